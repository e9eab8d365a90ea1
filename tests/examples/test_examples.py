"""The examples are short, and they work."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from statistics import mean

import pytest

from sixgun.trials.houses import HouseProcess
from tests.skipping import skip

#: Examples that need a house to go to.
AT_A_HOUSE = ("remote_bot",)
#: Examples that need the extra `rl`, and how short a run they are asked for here.
LEARNING = {"learn_to_shoot": "20"}
EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    "path", [path for path in EXAMPLES if path.stem not in (*AT_A_HOUSE, *LEARNING)]
)
def test_an_example_runs(path: Path) -> None:
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def learn(name: str, games: str) -> list[float]:
    """How often an example wins after so many games, in hundredths, at every report of it."""
    if importlib.util.find_spec("pettingzoo") is None:
        skip("PettingZoo is not installed, which requirements-rl.lock pins")
    command = [sys.executable, EXAMPLES[0].with_name(f"{name}.py"), games]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [float(rate) for rate in re.findall(r"wins ([\d.]+)% against chance", done.stdout)]


@pytest.mark.parametrize("name", LEARNING)
def test_an_example_that_learns_runs(name: str) -> None:
    assert len(learn(name, LEARNING[name])) == 11


@pytest.mark.long
@pytest.mark.parametrize("name", LEARNING)
def test_an_example_that_learns_does_learn(name: str) -> None:
    """Chance wins 38 games of a hundred; two thousand games later it is far from that."""
    assert mean(learn(name, "4000")[-5:]) > 44


@pytest.mark.parametrize("name", AT_A_HOUSE)
def test_an_example_plays_at_a_house(name: str, tmp_path: Path) -> None:
    path = EXAMPLES[0].with_name(f"{name}.py")
    house = HouseProcess(tmp_path)
    house.start()
    try:
        command = [sys.executable, path, house.address]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    finally:
        house.stop()
    assert done.returncode == 0, done.stderr
    assert "I have" in done.stdout


def test_there_are_examples() -> None:
    assert "ten_line_bot" in [path.stem for path in EXAMPLES]
