"""Hard days for a house: it is killed, lied to, flooded and left running.

The tests run these in small, `sixgun trials` runs them in full. Nothing of the house imports
this room.
"""
