<<<<<<< HEAD
"""Speaks the protocol of a house: for remote bots, for tests, for tools of your own."""

from .client import Client, RefusedError, ReloadNeeded
from .people import make_key

__all__ = ["Client", "RefusedError", "ReloadNeeded", "make_key"]
=======
"""Who speaks the protocol with a house: programs that play there."""
>>>>>>> deals
