"""Rows without their zeros add up to the same."""

from __future__ import annotations

import pytest

from tests.skipping import skip

try:
    import numpy as np

    from sixgun.rl.vector import Tables, side_by_side
except ImportError:
    skip("NumPy is not installed, which requirements-rl.lock pins")


def test_what_is_not_zero_stands_side_by_side() -> None:
    rows = np.array([[0, 2, 0, 3], [0, 0, 0, 0], [1, 1, 1, 0]], np.float32)
    places, numbers = side_by_side(rows)
    assert places.tolist() == [[1, 3, 3], [3, 3, 3], [0, 1, 2]]
    assert numbers.tolist() == [[2, 3, 0], [0, 0, 0], [1, 1, 1]]


def test_observations_are_the_same_without_their_zeros() -> None:
    rows = Tables(8).reset(seed=1)[0]["observation"]
    places, numbers = side_by_side(rows)
    again = np.zeros_like(rows)
    np.add.at(again, (np.arange(8)[:, None], places), numbers)
    assert np.array_equal(again, rows)
    weights = np.random.default_rng(1).random(rows.shape[1])
    assert (weights[places] * numbers).sum(1) == pytest.approx(rows @ weights)


def test_all_options_are_listed_as_the_mask_has_them() -> None:
    tables = Tables(8, 4, autoreset_mode="NextStep", most_turns=1)
    seen, _ = tables.reset(seed=1)
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(60):
        for here, there in zip(tables.offered(), seen["action_mask"].nonzero(), strict=True):
            assert np.array_equal(here, there)
        seen, _, over, cut_off, _ = tables.step(tables.random_actions(dice))
        ended += int((over | cut_off).sum())
    assert ended


@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
def test_actions_are_drawn_by_their_odds(mode: str) -> None:
    tables, dice = Tables(16, 4, autoreset_mode=mode, most_turns=1), np.random.default_rng(1)
    tables.reset(seed=1)
    for _ in range(40):
        table, numbers = tables.offered()
        favourite = dice.random(len(table))
        best = {one: numbers[table == one][favourite[table == one].argmax()] for one in set(table)}
        sure = np.where([best[one] == n for one, n in zip(table, numbers, strict=True)], 1, 1e-12)
        actions = tables.random_actions(dice, sure)
        assert [actions[one] for one in best] == list(best.values())
        tables.step(actions)


def test_without_odds_everything_is_as_likely_and_with_odds_as_likely_as_they_say() -> None:
    tables, dice = Tables(1, 4), np.random.default_rng(1)
    tables.reset(seed=2)
    while len(tables.offered()[1]) < 3:
        tables.step(tables.random_actions(dice))
    _, numbers = tables.offered()
    odds = np.arange(1.0, len(numbers) + 1)
    for given, wanted in ((None, np.ones(len(numbers))), (odds, odds)):
        drawn = [tables.random_actions(dice, given)[0] for _ in range(3000)]
        counts = np.array([drawn.count(number) for number in numbers])
        assert counts / 3000 == pytest.approx(wanted / wanted.sum(), abs=0.05)
