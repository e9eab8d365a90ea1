"""Tables come and go, and nothing piles up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixgun.trials.soak import NO_GROWTH, Sample, SoakFindings, growth_of, trial


def soak(folder: Path, **options: Any) -> SoakFindings:
    found = asyncio.run(trial(folder, seed=1, **options))
    assert found.faults == []
    assert found.evenings.total()
    assert found.samples
    assert found.games >= found.evenings.total()
    return found


def test_a_few_tables_come_and_go(tmp_path: Path) -> None:
    soak(tmp_path, seconds=1.0, tables=2, every=0.5, empty_seconds=0.2, warm=True)


@pytest.mark.long
def test_many_tables_come_and_go(tmp_path: Path) -> None:
    found = soak(tmp_path, seconds=20.0, empty_seconds=1.0)
    assert found.records
    assert found.bytes_per_game > 0


# ------------------------------------------------------------ would the trial notice?


def samples(memory_at: Any, files_at: Any = lambda second: 30, seconds: int = 600) -> SoakFindings:
    return SoakFindings(
        [
            Sample(float(second), round(memory_at(second)), 0, files_at(second) + 5, 3, 5, 0)
            for second in range(0, seconds, 2)
        ]
    )


def test_a_house_that_fills_its_caches_has_not_grown() -> None:
    found = samples(lambda second: 80e6 + min(second, 150) * 1e5 + (second % 7) * 2e5)
    assert growth_of(found) == []
    assert abs(found.slope(lambda sample: sample.memory)) < 1e6


def test_a_house_that_grows_is_found_out() -> None:
    found = samples(lambda second: 80e6 + second * 2e4)
    (fault,) = growth_of(found)
    assert "MB after its warm-up" in fault
    assert found.slope(lambda sample: sample.memory) == pytest.approx(3600 * 2e4)
    assert found.growth(lambda sample: sample.memory) > NO_GROWTH


def test_files_that_stay_open_are_found_out() -> None:
    (fault,) = growth_of(samples(lambda second: 80e6, lambda second: 30 + second // 20))
    assert "files more are open" in fault


def test_a_short_time_says_nothing() -> None:
    assert growth_of(samples(lambda second: 80e6 + second * 1e6, seconds=60)) == []
    assert growth_of(SoakFindings()) == []
