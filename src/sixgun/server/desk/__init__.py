"""The referee's desk: where tournaments are kept.

- `store`   the log of a tournament as a file, the people and the secret beside it
"""
