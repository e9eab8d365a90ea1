"""A state tells what is hidden; an observation never does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixgun.engine.cards import FACES, LABELS
from sixgun.engine.game import Game
from sixgun.rl.layout import HIDDEN, HIDDEN_SEAT, SIZE, STATE_SIZE, hidden_slice
from sixgun.secrecy.worlds import other_world
from tests.games import LONG, Plan, play, random_games
from tests.skipping import skip

try:
    import numpy as np

    from sixgun.rl.vector.states import hidden
except ImportError:
    skip("NumPy is not installed, which requirements-rl.lock pins")

GAMES = 100 if LONG else 15


def told(row: Any, name: str, place: int | None = None) -> dict[str, float]:
    """What is not zero in a part of what is hidden, by its labels."""
    where = hidden_slice(name, place)
    numbers = row[where.start - SIZE : where.stop - SIZE].tolist()
    labels = (HIDDEN if place is None else HIDDEN_SEAT)[name].labels
    return {label: n for label, n in zip(labels, numbers, strict=True) if n}


def faces(labels: Any) -> list[str]:
    return sorted(label.rstrip("'") for label in labels)


@pytest.mark.parametrize("plan", list(random_games(GAMES)), ids=lambda plan: f"game{plan.seed}")
def test_everything_that_is_hidden_is_told(plan: Plan) -> None:
    rng = Random(plan.seed)
    for game in play(plan):
        if rng.random() > 0.1 and game.turns:
            continue
        me = rng.randrange(game.seats)
        (row,) = hidden([game], [me])
        assert len(row) == STATE_SIZE - SIZE
        deck = told(row, "deck")
        assert sorted(deck, key=lambda label: -deck[label]) == [
            LABELS[card] for card in reversed(game.deck)
        ]
        coming = told(row, "coming")
        assert sorted(coming, key=lambda slug: -coming[slug]) == game.events[::-1]
        assert faces(told(row, "laid_out")) == sorted(FACES[card] for card in game.spread)
        for place in range(game.seats):
            check_seat(game, (me + place) % game.seats, row, place)
        for place in range(game.seats, 8):
            assert not any(told(row, name, place) for name in HIDDEN_SEAT)


def check_seat(game: Game, seat: int, row: Any, place: int) -> None:
    """Is what this seat has face down told at this place?"""
    assert told(row, "hidden_role", place) == {game.roles[seat]: 1}
    assert faces(told(row, "holds", place)) == sorted(FACES[card] for card in game.hands[seat])
    assert set(told(row, "face_down", place)) == {game.spares[seat]} - {""}
    dealt, pick = (game.dealt[seat], game.picks[seat]) if not game.turns else ((), "")
    assert set(told(row, "offered", place)) == set(dealt)
    assert set(told(row, "picked", place)) == {pick} - {""}


def test_worlds_that_a_seat_cannot_tell_apart_have_states_of_their_own() -> None:
    game, rng = Game(6, seed=3, sets="all"), Random(3)
    rows = hidden([game, other_world(game, 2, rng)], [2, 2])
    for name, place in (("deck", None), ("coming", None), ("holds", 1), ("holds", 5)):
        assert told(rows[0], name, place) != told(rows[1], name, place)
    assert told(rows[0], "holds", 0) == told(rows[1], "holds", 0)


def test_the_second_of_two_twins_is_told_beside_the_first() -> None:
    game = Game(4, seed=1)
    twins = [card for card, face in enumerate(FACES) if face == "stagecoach/9S"]
    rows = []
    for held in ([twins[1]], twins, twins[::-1]):
        game.hands[0][:] = held
        rows.append(set(told(hidden([game], [0])[0], "holds", 0)))
    assert rows == [{"stagecoach/9S"}, {"stagecoach/9S", "stagecoach/9S'"}, rows[1]]
    assert np.array_equal(*hidden([game, game], [0, 0]))


def test_hidden_parts_follow_each_other_to_the_end_of_a_state() -> None:
    slices = [hidden_slice(name) for name in HIDDEN]
    slices += [hidden_slice(name, place) for place in range(8) for name in HIDDEN_SEAT]
    assert [each.start for each in slices] == [SIZE, *(each.stop for each in slices[:-1])]
    assert slices[-1].stop == STATE_SIZE
