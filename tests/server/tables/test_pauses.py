"""A pause depends on nothing: neither on the hand, nor on the question, nor on the answer."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from math import exp, sqrt
from random import Random
from statistics import median
from typing import NamedTuple

import pytest

import sixgun
from sixgun.engine.game import TELLING
from sixgun.server.settings import PACES
from sixgun.server.tables.pauses import LONGEST, SHORTEST, Pauses, draw_pause

# ------------------------------------------------------------------ one pause


@pytest.mark.parametrize("middle", [0.45, 1.25, 2.0])
def test_half_of_the_pauses_are_shorter_than_the_middle(middle: float) -> None:
    dice = Random(1)
    pauses = [draw_pause(dice, middle) for _ in range(5000)]
    assert min(pauses) >= SHORTEST * middle
    assert max(pauses) <= LONGEST * middle
    assert median(pauses) == pytest.approx(middle, rel=0.03)
    inside = sum(SHORTEST * middle < pause < LONGEST * middle for pause in pauses)
    assert inside > 0.9 * len(pauses), "the limits are for the rare ones"


def test_a_pause_is_the_same_part_of_any_middle() -> None:
    drawn = [draw_pause(Random(7), middle) / middle for middle in (0.3, 1.0, 60.0)]
    assert drawn == pytest.approx([drawn[0]] * 3)


def test_without_a_pace_there_are_no_pauses() -> None:
    pauses = Pauses(PACES["none"])
    assert [pauses.earliest(float(at)) for at in range(9)] == [float(at) for at in range(9)]


def test_every_decision_has_a_pause_of_its_own() -> None:
    pauses = Pauses(1.0, seed=3)
    assert len({pauses.earliest(100.0) for _ in range(50)}) > 45


def test_tables_draw_from_dice_of_their_own() -> None:
    def drawn(pauses: Pauses) -> list[float]:
        return [pauses.earliest(0.0) for _ in range(10)]

    assert drawn(Pauses(1.0)) != drawn(Pauses(1.0))
    assert drawn(Pauses(1.0, seed=5)) == drawn(Pauses(1.0, seed=5))


# ------------------------------------------------------------------ pauses of whole games

DECISIONS = 6000


class Moment(NamedTuple):
    """A decision of a patient game, and what the asked player knows about it."""

    kind: str
    forced: bool
    holds_missed: bool
    hand: int


@cache
def moments() -> tuple[Moment, ...]:
    """The decisions of patient games that are played at random; at least `DECISIONS` tell."""
    found: list[Moment] = []
    for seed in range(1000):
        if sum(moment.kind in TELLING for moment in found) >= DECISIONS:
            return tuple(found)
        found += game_of(seed)
    raise AssertionError("these games are too short")


def game_of(seed: int) -> Iterator[Moment]:
    game, dice = sixgun.Game(4 + seed % 4, seed=seed, patient=True), Random(seed)
    while not game.over:
        assert game.decision is not None
        hand = game.view(game.decision.seat).hand
        holds = any(face is not None and face.startswith("missed/") for face in hand)
        forced = len(game.options) == 1
        yield Moment(game.decision.kind, forced, holds, len(hand))
        game.choose(dice.choice(game.options))


#: What somebody at the table would like to learn from a pause.
SECRETS: dict[str, tuple[str, Callable[[Moment], bool]]] = {
    "a Missed! against a shot": ("shot", lambda moment: moment.holds_missed),
    "an answer to a shot": ("shot", lambda moment: not moment.forced),
    "a BANG! against Indians!": ("indians", lambda moment: not moment.forced),
    "a card to play": ("play", lambda moment: not moment.forced),
    "a Missed! in the own turn": ("play", lambda moment: moment.holds_missed),
    "many cards": ("play", lambda moment: moment.hand > 2),
    "anything at all": ("", lambda moment: not moment.forced),
}

Draw = Callable[[Moment, float], float]


def honest() -> Draw:
    pauses = Pauses(PACES["normal"], seed=11)
    return lambda moment, now: pauses.earliest(now)


def leaking() -> Draw:
    """Who has no choice is a fifth quicker: what a careless house would do."""
    free, forced = Pauses(PACES["normal"], seed=11), Pauses(0.8 * PACES["normal"], seed=12)
    return lambda moment, now: (forced if moment.forced else free).earliest(now)


def split(draw: Draw, secret: str) -> tuple[list[float], list[float]]:
    """The pauses of all decisions by whether the secret is true of them."""
    kind, holds = SECRETS[secret]
    found: dict[bool, list[float]] = defaultdict(list)
    now = 0.0
    for moment in moments():
        earliest = draw(moment, now)
        if kind in ("", moment.kind):
            found[holds(moment)].append(earliest - now)
        now = earliest
    return found[True], found[False]


def chance_of_same(one: list[float], other: list[float]) -> float:
    """The two-sample test of Kolmogorov and Smirnov: how likely is so large a difference?"""
    one, other = sorted(one), sorted(other)
    gap = max(
        abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other))
        for at in [*one, *other]
    )
    size = sqrt(len(one) * len(other) / (len(one) + len(other)))
    reach = (size + 0.12 + 0.11 / size) * gap
    if reach < 0.2:  # the sum below converges only for larger ones
        return 1.0
    terms = ((-1) ** (n - 1) * exp(-2 * n * n * reach * reach) for n in range(1, 101))
    return min(1.0, max(0.0, 2 * sum(terms)))


def test_the_games_are_long_enough() -> None:
    assert sum(moment.kind in TELLING for moment in moments()) >= DECISIONS
    for secret in SECRETS:
        one, other = split(honest(), secret)
        assert min(len(one), len(other)) >= 100, secret


@pytest.mark.parametrize("secret", SECRETS)
def test_pauses_do_not_tell(secret: str) -> None:
    assert chance_of_same(*split(honest(), secret)) > 0.01


@pytest.mark.parametrize("secret", ["an answer to a shot", "a card to play", "anything at all"])
def test_a_house_that_tells_is_found_out(secret: str) -> None:
    assert chance_of_same(*split(leaking(), secret)) < 0.001


def test_the_statistics_are_right() -> None:
    dice = Random(2)
    same = [[dice.random() for _ in range(300)] for _ in range(2)]
    assert chance_of_same(*same) > 0.05
    assert chance_of_same(same[0], [number + 0.2 for number in same[1]]) < 1e-5
    assert chance_of_same([1.0, 2.0], [1.0, 2.0]) == 1.0
    # A gap of a fifth between two samples of 100 happens in about one of 28 times.
    low, high = [0.0] * 60 + [1.0] * 40, [0.0] * 40 + [1.0] * 60
    assert chance_of_same(low, high) == pytest.approx(0.035, abs=0.01)


def test_pauses_do_not_tell_whatever_the_dice() -> None:
    """Over many tables, a difference this large is as rare as chance makes it."""
    rare = 0
    for seed in range(100):
        pauses = Pauses(1.0, seed=seed)
        one, other = split(lambda _, now, p=pauses: p.earliest(now), "an answer to a shot")
        rare += chance_of_same(one, other) < 0.01
    assert rare <= 5
