"""What a decision costs those who look on; how fast it is, `benchmarks/house.py` says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.trials.echo import EchoProcess
from sixgun.trials.houses import HouseProcess
from sixgun.trials.load import Measurements, load


def test_one_short_message_per_decision_and_viewer(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path, warm=True)
    found = asyncio.run(load(tmp_path, tables=2, players=5, seconds=1.0, house=house))
    assert found.decisions
    assert found.refused == 0
    assert found.bytes_per_update <= 1024
    # What is on its way when the measuring begins or ends is counted on one side only.
    assert abs(found.updates - 5 * found.decisions) <= 5 * 2 * 5


@pytest.mark.long
def test_an_echo_can_be_measured_like_a_house(tmp_path: Path) -> None:
    echo = EchoProcess(tmp_path, 440)
    found = asyncio.run(load(tmp_path, tables=2, players=5, seconds=1.0, house=echo))
    assert found.decisions
    assert 300 < found.bytes_per_update < 600


def test_figures() -> None:
    found = Measurements(decisions=100, updates=500, size=200_000, seconds=2.0, cpu_seconds=0.5)
    found.latencies = [number / 1000 for number in range(1, 101)]
    assert (found.rate, found.cpu_rate) == (50.0, 200.0)
    assert (found.bytes_per_update, found.updates_per_decision) == (400.0, 5.0)
    assert found.p50 == pytest.approx(0.0505)
    assert found.p99 == pytest.approx(0.1, abs=0.001)
    assert Measurements().rate == Measurements().p99 == Measurements().bytes_per_update == 0.0
