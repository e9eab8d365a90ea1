"""Bots think in other processes, never on the event loop.

- `roster`       the bots that a house offers, and what they are called at a table
- `pool`         the processes, and who thinks where
- `fair_queue`   the line in front of them, in which no table stands more often than it may
- `worker`       what runs in such a process
- `pipe`         what goes between it and the house
"""
