"""Ratings find out who plays well, do not drift, and do not ask who was dealt what."""

from __future__ import annotations

import random
from math import exp, sqrt

import pytest

from sixgun.engine.settings import ROLES_FOR
from sixgun.server.ratings.handicaps import DUEL, SHARES
from sixgun.server.ratings.reckoning import (
    BETA,
    MU,
    SIGMA,
    TAU,
    Rating,
    can_be_reckoned,
    reckoned,
    shares_of,
)
from tests.server.ratings.simulated import Town, a_town, evening, play

FIVE = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")


def played(people: int, games_each: int, seed: int, **model: bool | float) -> Town:
    """A town in which everybody has played so many games."""
    town, dice = a_town(people), random.Random(seed)
    while min(each.games for each in town.ratings) < games_each:
        for _ in evening(town, dice, **model):  # type: ignore[arg-type]
            pass
    return town


# ------------------------------------------------------------------ done when


@pytest.mark.parametrize(
    ("model", "least"),
    [({}, 0.9), ({"mean": True}, 0.85), ({"law": 0.7}, 0.9), ({"mean": True, "law": 0.7}, 0.85)],
)
def test_after_100_games_each_people_are_rated_in_the_order_of_their_strength(
    model: dict[str, bool | float], least: float
) -> None:
    assert played(40, 100, 1, **model).rank_correlation >= least


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_the_same_in_many_towns(seed: int) -> None:
    assert played(40, 100, seed).rank_correlation >= 0.93
    assert played(40, 100, seed, law=0.7).rank_correlation >= 0.93
    assert played(40, 100, seed, mean=True).rank_correlation >= 0.85


def test_before_anybody_has_played_much_the_order_is_worth_little() -> None:
    """Else the test above would show nothing."""
    assert played(40, 5, 1).rank_correlation < 0.85


@pytest.mark.parametrize("games", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("law", [0.0, 0.7])
def test_the_mean_does_not_drift(games: int, law: float) -> None:
    """Also where sides win otherwise than among bots."""
    town, dice, done = a_town(40), random.Random(7), 0
    while done < games:
        done += sum(1 for _ in evening(town, dice, law=law))
    assert town.spread > 3
    assert abs(town.mean - MU) < town.spread / 10


def test_who_is_always_the_sheriff_is_neither_rewarded_nor_punished() -> None:
    """Among people of one strength the roles are all that differs; at six the law of bots wins
    one game in five."""
    town, dice = a_town(36, width=0.0), random.Random(3)
    roles = [role for role, count in ROLES_FOR[6].items() for _ in range(count)]
    for _ in range(300):
        others = list(range(1, 36))
        dice.shuffle(others)
        play(town, dice, [0, *others[:5]], roles)
    sheriff = town.ratings[0]
    assert roles[0] == "sheriff"
    assert sheriff.games == 300
    assert abs(sheriff.mu - MU) < 2.5 * sheriff.sigma


def test_what_the_house_has_seen_takes_the_place_of_what_bots_do() -> None:
    assert shares_of(5, {}) == pytest.approx(SHARES[5])
    seen = {"law": 900, "outlaws": 50, "renegade": 50}
    assert shares_of(5, seen)["law"] == pytest.approx((100 * SHARES[5]["law"] + 900) / 1100)
    assert sum(shares_of(5, seen).values()) == pytest.approx(1)


# ------------------------------------------------------------------ one game


def second_reckoning(
    ratings: list[Rating], sides: list[tuple[tuple[int, ...], float]], won: int
) -> list[Rating]:
    """The same without openskill: the gradient of the logarithm of the winner's chance."""
    sigmas = [sqrt(each.sigma**2 + TAU**2) for each in ratings]
    spread = sqrt(sum(each**2 for each in sigmas) + len(sides) * BETA**2)
    weights = [
        share * exp(sum(ratings[seat].mu - MU for seat in seats) / spread) for seats, share in sides
    ]
    found: dict[int, Rating] = {}
    for number, (seats, _) in enumerate(sides):
        chance = weights[number] / sum(weights)
        for seat in seats:
            step = sigmas[seat] ** 2 / spread * ((number == won) - chance)
            known = sigmas[seat] ** 2 / spread**2 * chance * (1 - chance)
            sigma = sigmas[seat] * sqrt(1 - known)
            found[seat] = Rating(ratings[seat].mu + step, sigma, ratings[seat].games + 1)
    return [found[seat] for seat in range(len(ratings))]


@pytest.mark.parametrize(("winners", "won"), [((0, 1), 0), ((2, 3), 1), ((4,), 2)])
def test_a_game_of_five_by_a_second_reckoning(winners: tuple[int, ...], won: int) -> None:
    dice = random.Random(won)
    before = [Rating(dice.uniform(15, 35), dice.uniform(1, 8), 3) for _ in FIVE]
    share = SHARES[5]
    sides = [((0, 1), share["law"]), ((2, 3), share["outlaws"]), ((4,), share["renegade"])]
    expected = second_reckoning(before, sides, won)
    after, surplus = reckoned(before, FIVE, winners, {})
    for mine, other in zip(after, expected, strict=True):
        assert mine == pytest.approx(other, rel=1e-6)
    assert surplus == pytest.approx(sum(b.mu - a.mu for a, b in zip(before, after, strict=True)))


def test_what_was_gained_in_excess_is_taken_back_and_who_has_won_still_wins() -> None:
    usual, _ = reckoned([Rating()] * 5, FIVE, (2, 3), {})
    after, surplus = reckoned([Rating()] * 5, FIVE, (2, 3), {}, 5.0)
    paid = sum(b.mu - a.mu for a, b in zip(after, usual, strict=True))
    assert paid == pytest.approx(0.5)
    assert surplus == pytest.approx(5 + sum(each.mu - MU for each in after))
    after, _ = reckoned([Rating()] * 5, FIVE, (2, 3), {}, 1e6)
    assert after[2].mu > MU, "however much that is"
    after, _ = reckoned([Rating()] * 5, FIVE, (2, 3), {}, -1e6)
    assert after[0].mu < MU


def test_who_wins_gains_and_who_loses_loses() -> None:
    after, _ = reckoned([Rating()] * 5, FIVE, (4,), {})
    assert after[4].mu > MU + 3, "a Renegade seldom wins"
    assert all(each.mu < MU for each in after[:4])
    assert all(each.sigma < SIGMA and each.games == 1 for each in after)


def test_a_renegade_who_loses_loses_little() -> None:
    after, _ = reckoned([Rating()] * 5, FIVE, (0, 1), {})
    renegade, outlaw = MU - after[4].mu, MU - after[2].mu
    assert 0 < renegade < outlaw


def test_of_two_renegades_one_has_won_and_the_other_lost() -> None:
    roles = [role for role, count in ROLES_FOR[8].items() for _ in range(count)]
    first, second = [seat for seat, role in enumerate(roles) if role == "renegade"]
    after, _ = reckoned([Rating()] * 8, roles, (first,), {})
    assert after[first].mu > MU > after[second].mu


def test_with_three_players_everybody_plays_for_himself() -> None:
    roles = ("deputy", "outlaw", "renegade")
    assert can_be_reckoned(roles, (0,))
    after, _ = reckoned([Rating()] * 3, roles, (0,), {})
    assert after[0].mu > MU > max(after[1].mu, after[2].mu)


def test_a_duel_is_one_against_one() -> None:
    after, _ = reckoned([Rating()] * 2, ("law", "outlaws"), (1,), {})
    assert after[1].mu - MU == pytest.approx(MU - after[0].mu)
    assert after[1].mu > MU


@pytest.mark.parametrize(
    ("roles", "winners"),
    [
        (FIVE, ()),
        (FIVE, (0, 2)),
        (("sheriff", "deputy"), (0,)),
        (("sheriff",), (0,)),
        (("", "", "", "", ""), (0,)),
        ((*FIVE, "stranger"), (0, 1)),
    ],
)
def test_what_is_no_game_that_one_side_has_won_is_not_reckoned(
    roles: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    assert not can_be_reckoned(roles, winners)


def test_every_number_of_players_has_handicaps() -> None:
    assert set(SHARES) == {DUEL, *ROLES_FOR}
    for shares in SHARES.values():
        assert sum(shares.values()) == pytest.approx(1, abs=0.002)
        assert all(share > 0 for share in shares.values())


def test_extreme_ratings_stay_numbers() -> None:
    wild = [Rating(1000, 100), Rating(-1000, 0.01), Rating(1000, 0.01), Rating(), Rating(-1000, 9)]
    for winners in ((0, 1), (2, 3), (4,)):
        for each in reckoned(wild, FIVE, winners, {})[0]:
            assert abs(each.mu) < 1e5
            assert 0 < each.sigma < 200
