"""The chess clocks of a duel at a table (T-126, T-127).

A clock runs while its player is asked in the own turn. It stands still in set-up, while the
other one answers, and while a replacement is chosen: then the clock of every table counts.
"""

from __future__ import annotations

from typing import Any

from ...tournament.regulation.duel_clock import MINUTES, SHORT_MINUTES
from ..protocol import ChessClock

#: How many minutes a table may give each player; 0: there are no chess clocks.
CHESS_MINUTES = (0, SHORT_MINUTES, MINUTES)
#: Questions that interrupt a turn: an elimination stops the clock.
UNTIMED = frozenset({"replacement"})


class ChessClocks:
    """What each of the two has left, in seconds."""

    def __init__(self, minutes: int) -> None:
        self.left = [minutes * 60.0] * 2

    def counts(self, game: Any) -> bool:
        """Does the open decision cost its seat chess time?"""
        decision = game.decision
        if decision is None or decision.kind in UNTIMED:
            return False
        return bool(game.turn == decision.seat)

    def spend(self, seat: int, seconds: float) -> None:
        self.left[seat] = max(0.0, self.left[seat] - seconds)

    def shown(self, running: int = -1, spent: float = 0.0) -> ChessClock:
        """As clients see it: `running` has used so much of his time since he was asked."""
        left = [
            max(0.0, time - spent) if seat == running else time
            for seat, time in enumerate(self.left)
        ]
        return ChessClock((round(left[0] * 1000), round(left[1] * 1000)), running)
