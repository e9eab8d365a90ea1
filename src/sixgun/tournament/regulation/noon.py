"""High noon (regulation 1.1 and 1.3): how a table's game is kept from going on for ever.

The engine plays it (R233); here is what the desk and the sheet need to know.
"""

from __future__ import annotations

from ..log.errors import Refused

RESHUFFLES = 3  # T-100: the third one begins it, at every size
LEAST_MINUTES = 30  # T-107: a time limit is never shorter
_MINUTE = 60_000


def first_hit(size: int) -> int:
    """T-101: the seat, from 1, that loses the first life point."""
    return 2 if size == 6 else 1


def check_limit(minutes: int) -> None:
    """T-107, H-9."""
    if minutes < LEAST_MINUTES:
        raise Refused("limit-too-short", minutes=minutes, least=LEAST_MINUTES)


def due_at(auction_ended: int, minutes: int) -> int:
    """T-107, A-12: by time it comes so long after the end of this table's own auction."""
    return auction_ended + minutes * _MINUTE
