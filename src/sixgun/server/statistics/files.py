"""The games of somebody as a table for a spreadsheet: one line a game."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from .looking_back import LookedAt
from .reckoning import are_together, local

HEADINGS = (
    *("date", "time", "players", "role", "character", "won", "by_bot"),
    *("with", "against"),
)
#: With what a spreadsheet lets a formula begin: no name of somebody is one.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def as_csv(games: Sequence[LookedAt], minutes: int) -> str:
    """The games, the oldest first; programs can rely on the headings."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADINGS)
    for game in games:
        when = local(game, minutes)
        writer.writerow(
            [
                *(when.strftime("%Y-%m-%d"), when.strftime("%H:%M"), game.players),
                *(game.role, game.character, int(game.is_won), int(game.by_bot)),
                _names(each.name for each in game.others if are_together(game, each)),
                _names(each.name for each in game.others if not are_together(game, each)),
            ]
        )
    return text.getvalue()


def _names(names: Iterable[str]) -> str:
    text = "; ".join(names)
    return f"'{text}" if text.startswith(FORMULA) else text
