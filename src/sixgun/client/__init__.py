"""Speaks the protocol of a house: for remote bots, for tests, for tools of your own.

- `client`   keeps what it is shown, answers what it is asked, comes back by itself
- `delta`    a view, and what differs from it, make the next view
- `people`   becoming a person at a house
"""

from .client import Client, RefusedError, ReloadNeeded
from .delta import applied, applied_to_duel
from .people import make_key

__all__ = ["Client", "RefusedError", "ReloadNeeded", "applied", "applied_to_duel", "make_key"]
