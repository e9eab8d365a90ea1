"""What comes from outside the game, at any decision, whoever is asked (S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import IllegalOption
from .victory import abandon

if TYPE_CHECKING:
    from .game import Game


def leave(game: Game, seat: int) -> None:
    """The player abandons; the character stays and is passive (R224 to R232).

    The open decision is asked again: every asking step knows what becomes of a
    question to somebody who has left (S8).
    """
    check_may_leave(game, seat)
    game.answer_forced()  # so that a record of it can be replayed (S2)
    if game.over or not (game.alive[seat] or game.decision_of(seat)):
        return  # there is nothing left to leave
    game.remember(("leave", seat))
    game.retire(seat)
    if all(game.passive[other] for other in game.living()):
        abandon(game)
        return
    game.ask_again()
    game.run()


def check_may_leave(game: Game, seat: int) -> None:
    if not 0 <= seat < game.seats:
        raise IllegalOption(f"There is no seat {seat}; seats go from 0 to {game.seats - 1}.")
    if game.decision is None:
        raise IllegalOption("Nobody can leave: the game is over.")
    if game.passive[seat]:
        raise IllegalOption(f"{game.names[seat]} has left already.")
    if not game.alive[seat] and not game.decision_of(seat):
        raise IllegalOption(f"{game.names[seat]} is out of the game and need not leave.")


def high_noon_now(game: Game) -> None:
    """The time limit acts like the third reshuffle (T-107, A-12); a second call changes nothing."""
    if game.decision is None:
        raise IllegalOption("High noon cannot come: the game is over.")
    game.answer_forced()
    if game.over:
        return
    game.remember(("noon",))
    if not game.noon:
        game.call_noon(from_outside=True)
