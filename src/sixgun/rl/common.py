"""What both environments share: what a game is worth, and which tables and positions they take."""

from __future__ import annotations

from ..engine.errors import SettingsError
from ..engine.game import MOST_TURNS, Game

#: What the game is worth at its end; a game that was cut off is worth nothing to anybody.
WON, LOST = 1, -1
#: Longer than almost any game; random players finish in a tenth of it.
USUAL_MOST_TURNS = 500


def check_most_turns(most_turns: int) -> None:
    """Refuse a length at which no game can be cut off."""
    if not 1 <= most_turns <= MOST_TURNS:
        raise SettingsError(f"most_turns goes from 1 to {MOST_TURNS}, not {most_turns!r}")


def check_position(game: Game, players: int) -> None:
    """Refuse a game that an environment of this size cannot go on with."""
    if game.seats != players or game.decision is None:
        raise SettingsError(
            f"a game to go on with has {players} players and an open decision; "
            f"this one has {game.seats} players and is {'over' if game.over else 'open'}"
        )
