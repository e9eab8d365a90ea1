"""Speaks the protocol of a house: for remote bots, for tests, for tools of your own."""

from .client import Client, RefusedError, ReloadNeeded
from .delta import applied, applied_to_duel
from .people import make_key

__all__ = ["Client", "RefusedError", "ReloadNeeded", "applied", "applied_to_duel", "make_key"]
