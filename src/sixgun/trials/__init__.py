"""Hard days for a house: it is killed, lied to, flooded and left running.

The tests run these in small, `sixgun trials` runs them in full. Nothing of the house imports
this room.

- `kills`, `ledger`, `memory`   killed with -9; what the store and the people say afterwards
- `damage`, `spoiling`, `evening`   whatever an evening leaves in a store is damaged
- `hostile`, `attacks`, `malice`, `garbage`, `raw`   what nobody should send, over plain sockets
- `worlds`, `pauses`, `staged`  secrets that leak by bytes or by time
- `neighbour`, `nuisances`   what an innocent table notices of who takes all that he can get
- `load`, `soak`, `echo`, `lines`   what a house carries, and what piles up
- `houses`, `warm`              houses in processes of their own
"""
