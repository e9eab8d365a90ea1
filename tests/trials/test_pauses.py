"""The pauses of patient tables, as spectators see them, tell nothing about hands."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from sixgun.server.tables.playing import Pending
from sixgun.trials.pauses import SPLITS, SURE, ks_chance, ks_distance, trial


def test_scheduled_pauses_do_not_depend_on_hands(tmp_path: Path) -> None:
    found = asyncio.run(trial(tmp_path, count=2_000, seed=1))
    assert found.faults == []
    assert len(found.pauses) == 2_000
    assert len(found.verdicts) == len(SPLITS)
    assert {pause.who for pause in found.pauses} == {"person", "bot", "substitute", "forced"}


def test_pauses_that_depend_on_hands_are_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is a little quicker with who has no choice."""
    made = Pending.__init__

    def telling(self: Pending, decision: object, opened: float, earliest: float) -> None:
        made(self, decision, opened, earliest)  # type: ignore[arg-type]
        if len(self.decision.options) == 1:
            self.earliest = opened + 0.8 * (earliest - opened)

    monkeypatch.setattr(Pending, "__init__", telling)
    found = asyncio.run(trial(tmp_path, count=2_000, seed=1))
    assert any(fault.startswith("pauses tell one answer") for fault in found.faults)


# ------------------------------------------------------------------ the test itself


def test_the_distance_of_samples() -> None:
    assert ks_distance([1, 2, 3, 4], [1, 2, 3, 4]) == 0
    assert ks_distance([1, 2], [3, 4]) == 1
    assert ks_distance([1, 2, 3, 4], [3, 4, 5, 6]) == pytest.approx(0.5)
    assert ks_distance([1, 1, 1, 2], [1, 2]) == pytest.approx(0.25)
    assert ks_distance([], [1]) == 0


def test_alike_samples_are_seldom_told_apart_and_others_always() -> None:
    dice = Random(2)
    chances = []
    for _ in range(200):
        one, other = [[dice.gauss(0, 1) for _ in range(size)] for size in (100, 300)]
        chances.append(ks_chance(ks_distance(one, other), one, other))
    assert sum(chance < 0.05 for chance in chances) < 20
    assert 0.3 < sum(chances) / len(chances) < 0.7
    shifted = [value + 0.8 for value in other]
    assert ks_chance(ks_distance(one, shifted), one, shifted) < SURE
