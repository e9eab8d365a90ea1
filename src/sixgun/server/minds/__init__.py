"""Bots think in other processes, never on the event loop.

- `roster`       the bots that a house offers, and what they are called at a table
- `pool`         the processes, and who thinks where
- `fair_queue`   the line in front of them: cheap thoughts first, then whoever has used least
- `shares`       who has used how much, and how much there is for strong bots
- `handle`       what the house holds of such a process
- `worker`       what runs in it, within the `bounds` of its memory, time, files and network
- `pipe`         what goes between it and the house
"""
