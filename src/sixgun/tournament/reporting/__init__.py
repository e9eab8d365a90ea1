"""What is told of a tournament, and whether it is true.

- `checklist`      H-1 to H-12, computed live
- `report`, `spreadsheet`   written and read back; tables of it
- `foretelling`    what an act will do, before it is done
- `heads`          what a head that was seen earlier proves
- `signatures`     whether signatures are genuine, and what keys prove
- `checker`, `verification`   draws and reports checked by other code than made them
"""
