"""The examples are short, and they work."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.trials.houses import HouseProcess

#: Examples that need a house to go to.
AT_A_HOUSE = ("remote_bot",)
ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem not in AT_A_HOUSE])
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
