"""A Fistful of Cards: fifteen events.

`events` are the cards; `shooting` has those of them that shoot.
"""

from . import events, shooting

__all__ = ["events", "shooting"]
