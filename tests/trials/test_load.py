"""What a decision costs those who look on; how fast it is, `benchmarks/house.py` says."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from sixgun.trials.echo import EchoProcess
from sixgun.trials.houses import HouseFailed, HouseProcess
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


# ------------------------------------------------------- nothing is left running


class SilentHouse(HouseProcess):
    """Is there and never answers."""

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-c", "import threading; threading.Event().wait()"]


class InterruptedHouse(SilentHouse):
    """Whoever opens it is interrupted while he waits for its answer."""

    def launch(self) -> None:
        super().launch()
        task = asyncio.current_task()
        assert task is not None
        task.cancel()


def test_a_house_that_does_not_answer_is_not_left_running(tmp_path: Path) -> None:
    house = SilentHouse(tmp_path)
    house.patience = 0.0
    with pytest.raises(HouseFailed, match="does not answer"):
        asyncio.run(load(tmp_path, house=house))
    assert not house.is_running()
    with pytest.raises(HouseFailed, match="does not answer"):
        house.start()
    assert not house.is_running()


def test_a_house_is_not_left_running_by_somebody_who_is_interrupted(tmp_path: Path) -> None:
    house = InterruptedHouse(tmp_path)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(load(tmp_path, house=house))
    assert not house.is_running()


def test_a_house_that_refuses_a_table_is_closed_and_says_why(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path, warm=True, tables="1")
    with pytest.raises(HouseFailed, match=r"let nobody sit down: .+refusal-no-room"):
        asyncio.run(load(tmp_path, tables=2, seconds=1.0, house=house))
    assert not house.is_running()


def test_figures() -> None:
    found = Measurements(decisions=100, updates=500, size=200_000, seconds=2.0, cpu_seconds=0.5)
    found.latencies = [number / 1000 for number in range(1, 101)]
    assert (found.rate, found.cpu_rate) == (50.0, 200.0)
    assert (found.bytes_per_update, found.updates_per_decision) == (400.0, 5.0)
    assert found.p50 == pytest.approx(0.0505)
    assert found.p99 == pytest.approx(0.1, abs=0.001)
    assert Measurements().rate == Measurements().p99 == Measurements().bytes_per_update == 0.0
