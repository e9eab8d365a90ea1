"""Deltas: a view and what differs from it make the next view, over whole games."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import sixgun
from sixgun.client.delta import DeltaError, applied
from sixgun.server.protocol import Delta, GameView
from sixgun.server.protocol.encoding import difference, encode_view
from tests.games import Plan, random_games, steps


def sent(made: Delta) -> Delta:
    """As it arrives: its values are plain JSON."""
    return msgspec.json.decode(msgspec.json.encode(made), type=Delta)


def views(plan: Plan, seat: int | None) -> Iterator[sixgun.View]:
    game = plan.start()
    for _ in steps(plan, game):
        yield game.view(seat)


@pytest.mark.parametrize("number", range(10))
def test_every_view_of_a_game_follows_from_the_one_before(number: int) -> None:
    plan = list(random_games(10))[number]
    seen, before = None, None
    for view in views(plan, None if number == 0 else number % plan.players):
        seen = applied(seen, sent(difference(before, view))) if before else encode_view(view)
        before = view
        assert seen == encode_view(view)
    assert seen is not None
    assert seen.over


def a_view() -> GameView:
    return encode_view(sixgun.Game(4, 1).view(0))


def test_nothing_different_is_the_same_view() -> None:
    assert applied(a_view(), Delta()) == a_view()


def test_views_stay_as_they_were_and_lists_are_read_as_tuples() -> None:
    before = a_view()
    made = sent(Delta({"turn": 2, "deck": [[0, "beer/6H"]]}, {1: {"hand": [None, "bang/QH"]}}))
    after = applied(before, made)
    assert before == a_view()
    assert (after.turn, after.deck) == (2, ((0, "beer/6H"),))
    assert after.seats[1].hand == (None, "bang/QH")
    assert after.seats[0] is before.seats[0]


def test_tails_keep_what_stays() -> None:
    view = applied(a_view(), Delta({"discard": ["bang/QH", "beer/6H", "duel/QD"]}))
    assert applied(view, Delta(tails={"discard": (3, ("jail/JS",))})).discard == (
        "bang/QH",
        "beer/6H",
        "duel/QD",
        "jail/JS",
    )
    assert applied(view, Delta(tails={"discard": (1, ())})).discard == ("bang/QH",)
    assert applied(view, Delta(tails={"discard": (0, ("jail/JS",))})).discard == ("jail/JS",)


@pytest.mark.parametrize(
    ("made", "complaint"),
    [
        (Delta({"stack": []}), "GameView has no stack"),
        (Delta({"turn": "two"}), "Expected `int`, got `str`"),
        (Delta({"discard": [None]}), "Expected `str`, got `null`"),
        (Delta({}, {4: {"life": 1}}), "no seat 4; they go from 0 to 3"),
        (Delta({}, {-1: {"life": 1}}), "no seat -1"),
        (Delta({}, {0: {"money": 1}}), "SeatView has no money"),
        (Delta({}, {0: {"life": None}}), "Expected `int`, got `null`"),
        (Delta(tails={"discard": (1, ())}), "discard has 0 entries, of which 1 cannot stay"),
        (Delta(tails={"discard": (-1, ())}), "of which -1 cannot stay"),
        (Delta(tails={"turn": (0, ())}), "no list 'turn'"),
        (Delta(tails={"piles": (0, ())}), "no list 'piles'"),
        (Delta(tails={"winners": (0, ("Ann",))}), "Expected `int`, got `str`"),
    ],
)
def test_what_does_not_fit_is_an_error_that_says_why(made: Delta, complaint: str) -> None:
    view = a_view()
    with pytest.raises(DeltaError, match=complaint):
        applied(view, made)
    assert view == a_view()
