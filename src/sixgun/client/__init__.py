"""Speaks the protocol of a house: for remote bots, for tests, for tools of your own."""

from .client import Client, RefusedError, ReloadNeeded
from .delta import applied
from .people import make_key

__all__ = ["Client", "RefusedError", "ReloadNeeded", "applied", "make_key"]
