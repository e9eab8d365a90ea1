"""How well people play, in a house that wants to know (`--ratings`); others load its routes alone.

- `reckoning`    what a game changes, with openskill; no I/O
- `handicaps`    how often each side wins among equals
- `counting`     which games count, and their act for the store
- `ratings`      what is kept, as people see it: one's own, and the best of the house
- `routes`       the addresses of both
"""
