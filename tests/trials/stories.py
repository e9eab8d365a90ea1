"""Games as the store of a house has them, without a house."""

from __future__ import annotations

from random import Random

from sixgun.engine.game import Game
from sixgun.engine.notation import option_texts
from sixgun.engine.record import record_of
from sixgun.trials.ledger import WrittenGame, WrittenMove


def a_written_game() -> WrittenGame:
    """A whole game, but for the proof of its deal."""
    played, dice = Game(4, "a ledger"), Random(1)
    moves: list[WrittenMove] = []
    while played.decision is not None:
        choice = dice.randrange(len(played.options))
        seat, text = played.decision.seat, option_texts(played)[choice]
        moves.append(WrittenMove(len(moves) + 1, seat, "person", text))
        played.choose(played.options[choice])
    seed, record = played.seed.hex(), record_of(played)
    settings = record.splitlines()[2].removeprefix("settings ")
    return WrittenGame(
        *("g", "t", 1, settings, seed, "", "{}", played.over, True, record, False, tuple(moves))
    )
