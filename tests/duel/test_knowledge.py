"""Who knows which card of a duel once it has moved: twins, and a card taken unseen (S5, S23)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.duel import Duel, view
from sixgun.duel.position import DuelPosition, Side, lay_out
from sixgun.engine.reports import EVERYBODY

LAW, OUTLAWS = 0, 1
BOTH = 1 << LAW | 1 << OUTLAWS


def duel(*hand: str) -> Duel:
    """The Law has the turn, and these cards."""
    law = Side("jango", "wyatt_ear", hand=hand)
    outlaws = Side("west_harding", "jack_ransome", hand=("knife/OS",))
    return lay_out(DuelPosition(turn="law", law=law, outlaws=outlaws))


def seen(game: Duel, seat: int | None) -> list[str]:
    """The cards of the Law that a seat knows."""
    return [face for face in view(game, seat).hands[LAW] if face is not None]


#: How a hand card leaves for everybody to see.
WAYS: dict[str, Callable[[Duel, int], None]] = {
    "discarded": lambda game, card: game.throw(LAW, card),
    "played": lambda game, card: game.play_down(LAW, card, None),
    "answered": lambda game, card: game.answer_with(LAW, card),
    "equipped": lambda game, card: game.equip(LAW, card, 1),
}


@pytest.mark.parametrize("way", WAYS)
def test_of_twins_nobody_can_tell_which_one_has_left(way: str) -> None:
    """The opponent knew one of them; the one that left looked just like it."""
    game = duel("missed/LS", "missed/LS", "inn/LB")
    shown, hidden, _ = game.hands[LAW]
    game.known[shown] |= 1 << OUTLAWS
    WAYS[way](game, hidden)
    assert seen(game, OUTLAWS) == []
    assert seen(game, LAW) == ["missed/LS", "inn/LB"], "its owner still does"


@pytest.mark.parametrize("way", WAYS)
def test_of_twins_that_are_both_known_the_other_one_stays_known(way: str) -> None:
    game = duel("missed/LS", "missed/LS", "inn/LB")
    first, second, _ = game.hands[LAW]
    game.known[first], game.known[second] = EVERYBODY, BOTH
    WAYS[way](game, first)
    assert seen(game, OUTLAWS) == ["missed/LS"]
    assert seen(game, None) == []


def test_a_card_that_only_looks_alike_in_part_stays_known() -> None:
    """Same name, another corner: everybody sees which of the two has left."""
    game = duel("missed/LS", "missed/LB", "inn/LB")
    shown, hidden, _ = game.hands[LAW]
    game.known[shown] = EVERYBODY
    game.throw(LAW, hidden)
    assert seen(game, OUTLAWS) == seen(game, None) == ["missed/LS"]


def test_the_known_one_of_twins_is_played_first() -> None:
    """S5: by the words of the notation it is the one that everybody has seen."""
    game = duel("missed/LS", "missed/LS", "inn/LB")
    _, shown, _ = game.hands[LAW]
    game.known[shown] = EVERYBODY
    game.throw(LAW, game.in_hand(LAW, "missed/LS"))
    assert game.discard == [shown]
    assert seen(game, OUTLAWS) == []
