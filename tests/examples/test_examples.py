"""The examples are short, and they work."""

import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.trials.houses import HouseProcess

#: Examples that need a house to go to.
AT_A_HOUSE = ("remote_bot",)
EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem not in AT_A_HOUSE])
def test_an_example_runs(path: Path) -> None:
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


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
