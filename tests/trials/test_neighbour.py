"""Neighbours who take all that they can get, in small: that it runs and reports, without timing."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from sixgun.cli.trials import NUISANCES as OFFERED
from sixgun.cli.trials import neighbour_lines
from sixgun.trials.neighbour import NeighbourFindings, WaitingTimes, p95, trial
from sixgun.trials.nuisances import NUISANCES


def suffered(folder: Path, *names: str) -> NeighbourFindings:
    """One short pair each; how long the innocent waits says nothing on a busy machine."""
    return asyncio.run(trial(folder, nuisances=names, pairs=1, seconds=0.3))


def told(found: NeighbourFindings) -> list[str]:
    return [fault for fault in found.faults if "times as long" not in fault]


def test_a_person_who_complains_gets_one_complaint_and_nobody_is_shut_out(tmp_path: Path) -> None:
    found = suffered(tmp_path, "complaints")
    assert told(found) == []
    assert found.got["complaints"]["complaints done"] == 1
    ((alone, beside),) = found.pairs["complaints"]
    assert alone > 0
    assert beside > 0


@pytest.mark.long
@pytest.mark.parametrize("name", NUISANCES)
def test_each_nuisance_does_what_he_is_here_for_and_shuts_nobody_out(
    name: str, tmp_path: Path
) -> None:
    found = suffered(tmp_path, name)
    assert told(found) == []
    assert found.got[name]["begun"] == 1
    assert not [each for each in found.got[name] if each.startswith("failed")]
    if name == "tables":
        assert found.got[name]["tables done"] == 100
    if name == "connections":
        assert found.got[name]["connections cut"] >= 500


def test_every_nuisance_can_be_asked_for() -> None:
    assert set(OFFERED) == set(NUISANCES)


def test_the_median_of_the_ratios_is_judged() -> None:
    found = NeighbourFindings()
    for name, times in {"tables": 2.0, "photos": 2.1, "bots": 3.0, "replays": 0.5}.items():
        usual = [WaitingTimes(0.01, 0.01 * times) for _ in range(3)]
        found.pairs[name] = [WaitingTimes(0.01, 9.0), *usual, WaitingTimes(0.01, 0.001)]
        found.got[name] = Counter(begun=5, tried=3)
        found.judge(name)
    assert found.faults == ["photos: the innocent waits 2.1 times as long (2)"]
    lines = neighbour_lines(found)
    assert " ".join(lines[2].split()) == ("photos 10.0 ms 21.0 ms 2.10 900.00 2.10 2.10 2.10 0.10")
    assert lines[-1] == "replays got: 3 tried"


def test_p95() -> None:
    assert p95([number / 1000 for number in range(1, 101)]) == pytest.approx(0.096, abs=0.001)
    assert p95([]) == float("inf")
