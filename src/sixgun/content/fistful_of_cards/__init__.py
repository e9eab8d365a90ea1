"""A Fistful of Cards: fifteen events."""

from . import events, shooting

__all__ = ["events", "shooting"]
