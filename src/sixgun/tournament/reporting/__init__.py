"""What is told of a tournament, and whether it is true.

- `checklist`      H-1 to H-12, computed live
- `report`, `spreadsheet`   written and read back; tables of it
- `checker`, `verification`   draws and reports checked by other code than made them
"""
