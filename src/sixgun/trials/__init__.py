"""Hard days for a house: it is killed, lied to, flooded and left running.

The tests run these in small, `sixgun trials` runs them in full. Nothing of the house imports
this room.

- `kills`, `ledger`, `memory`   killed with -9; what the store and the people say afterwards
- `hostile`, `attacks`, `malice`, `garbage`, `raw`   what nobody should send, over plain sockets
- `worlds`, `pauses`, `staged`  secrets that leak by bytes or by time
- `load`, `soak`, `echo`, `lines`   what a house carries, and what piles up
- `houses`, `warm`              houses in processes of their own
"""
