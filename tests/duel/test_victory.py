"""When a side has nobody left; and when neither has (D1)."""

from __future__ import annotations

import pytest

from sixgun.duel import Duel
from sixgun.duel.fight import settle
from sixgun.duel.position import DuelPosition, Side, lay_out

LAW, OUTLAWS = 0, 1
#: Where they stand: the active one of each side, and its rearguard.
L0, L1, O0, O1 = range(4)


def duel(*, rear: bool = True, reserve: tuple[str, ...] = ()) -> Duel:
    """Everybody on one life point."""
    law = Side("jango", "wyatt_ear" if rear else "", active_life=1)
    outlaws = Side("west_harding", "jack_ransome" if rear else "", reserve, active_life=1)
    game = lay_out(DuelPosition(turn="law", law=law, outlaws=outlaws), listen=True)
    game.life = [min(life, 1) for life in game.life]
    return game


def fall(game: Duel, *spots: int) -> None:
    """These fall by one card, in this order; then it is settled.

    No card of the box brings both sides down at once: what answers a hit waits until the card is
    finished. A card that somebody writes may, so the rule stands.
    """
    game.decision = None
    for spot in spots:
        game.lose_life(spot, 1, LAW, "gatling")
    game.stack.append((settle, ()))
    game.run()


@pytest.mark.parametrize(
    ("order", "winner"),
    [
        ((L0, O0), "outlaws"),
        ((O0, L0), "law"),
    ],
)
def test_of_two_single_characters_the_one_who_fell_first_has_lost(
    order: tuple[int, ...], winner: str
) -> None:
    game = duel(rear=False)
    fall(game, *order)
    assert (game.over, game.winners) == (winner, ((LAW, OUTLAWS)[winner == "outlaws"],))
    assert game.decision is None


@pytest.mark.parametrize(
    ("order", "winner"),
    [
        ((L0, L1, O0, O1), "outlaws"),
        ((O0, O1, L0, L1), "law"),
        ((L0, O0, L1, O1), "outlaws"),  # as the order of simultaneous effects has it
        ((O0, L0, O1, L1), "law"),
        ((L0, O0, O1, L1), "law"),  # the first to fall was the Law's, the first last one was not
        ((O0, L1, L0, O1), "outlaws"),
    ],
)
def test_of_two_sides_the_one_whose_last_character_fell_first_has_lost(
    order: tuple[int, ...], winner: str
) -> None:
    """D1: it is the last one of a side that counts."""
    game = duel()
    fall(game, *order)
    assert (game.over, game.winners) == (winner, ((LAW, OUTLAWS)[winner == "outlaws"],))
    assert [report.word for report in game.reports if report.key == "won"] == [winner]


def test_a_side_with_somebody_in_reserve_has_not_lost() -> None:
    """Everybody in play falls; the Outlaws have one more."""
    game = duel(reserve=("babe_leroy",))
    fall(game, O0, O1, L0, L1)
    assert game.winners == (OUTLAWS,)
