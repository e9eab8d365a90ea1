"""The examples are short, and they work."""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

import pytest

from sixgun.trials.houses import HouseProcess
from tests.skipping import skip

#: Examples that need a house to go to.
AT_A_HOUSE = ("remote_bot",)
#: Examples that need the extra `rl`, and how short a run they are asked for here.
LEARNING = {"learn_to_shoot": "20"}
ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    "path", [path for path in EXAMPLES if path.stem not in (*AT_A_HOUSE, *LEARNING)]
)
def test_an_example_runs(path: Path) -> None:
    assert told_by(path)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseProcess]:
    house = HouseProcess(tmp_path)
    house.start()
    yield house
    house.stop()


def told_by(*command: str | Path) -> str:
    """What a program prints that ends well."""
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def learn(name: str, games: str) -> list[float]:
    """How often an example wins after so many games, in hundredths, at every report of it."""
    if importlib.util.find_spec("pettingzoo") is None:
        skip("PettingZoo is not installed, which requirements-rl.lock pins")
    told = told_by(ROOT / f"examples/{name}.py", games)
    return [float(rate) for rate in re.findall(r"wins ([\d.]+)% against chance", told)]


@pytest.mark.parametrize("name", LEARNING)
def test_an_example_that_learns_runs(name: str) -> None:
    assert len(learn(name, LEARNING[name])) == 10


@pytest.mark.long
@pytest.mark.parametrize("name", LEARNING)
def test_an_example_that_learns_does_learn(name: str) -> None:
    """Chance wins 38 games of a hundred; two thousand games later it is far from that."""
    assert mean(learn(name, "4000")[-5:]) > 44


@pytest.mark.parametrize("name", AT_A_HOUSE)
def test_an_example_plays_at_a_house(name: str, house: HouseProcess) -> None:
    assert "I have" in told_by(ROOT / f"examples/{name}.py", house.address)


def test_the_program_in_the_readme_plays_at_a_house(house: HouseProcess, tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert "http://127.0.0.1:8080" in text
    program = tmp_path / "readme.py"
    program.write_text(text.replace("http://127.0.0.1:8080", house.address), encoding="utf-8")
    assert told_by(program).strip() in ("law", "outlaws", "renegade")


def test_there_are_examples() -> None:
    assert "ten_line_bot" in [path.stem for path in EXAMPLES]
