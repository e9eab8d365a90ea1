"""The mutants: they are made, an obvious one is killed, and who survives is told."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sixgun_tools.mutants import __main__ as command
from sixgun_tools.mutants import known
from sixgun_tools.mutants.areas import AREAS, CLOCK_SHOWN, CLOCK_USE, Guarded
from sixgun_tools.mutants.making import Mutant, mutants_of

ROOT = Path(__file__).parents[2]

# ------------------------------------------------------------------ making


def changes(source: str, **more: Any) -> list[str]:
    """What the changed lines of a function become."""
    return [mutant.mutated for mutant in mutants_of(dedent(source), "some", **more)]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("return a < b", {"return a <= b", "return a >= b"}),
        ("return a is None", {"return a is not None"}),
        ("return a in b", {"return a not in b"}),
        ("return a and b", {"return (a or b)", "return (a)", "return (b)"}),
        ("return not a", {"return (a)"}),
        ("return a + b", {"return (a - b)"}),
        ("a += b", {"a -= b", "pass"}),
        ("return a(7)", {"return a(8)", "return a(6)"}),
        ("return a(True)", {"return a(False)"}),
        ("a.b = 'c'", {"pass"}),
        ("a(b)", {"pass"}),
        ("raise a", {"pass"}),
        ("return a if b else 'c'", {"return (a)", "return ('c')"}),
        ("a = b", set()),
        ("assert a < b", set()),
        ("return zip(a, b, strict=True)", set()),
        ("return f'{a + 1}'", set()),
    ],
)
def test_what_becomes_of_a_line(line: str, wanted: set[str]) -> None:
    assert set(changes(f"def some(a, b):\n    {line}\n")) == wanted


def test_a_guard_is_taken_away() -> None:
    source = """
        def some(a: int = 3) -> int | None:
            '''One of 5.'''
            if a:
                return
            return a
    """
    assert set(changes(source)) == {
        "def some(a: int = 4) -> int | None:",
        "def some(a: int = 2) -> int | None:",
        "if False:",
        "pass",
    }


def test_a_mutant_knows_where_it_is_and_what_it_changes() -> None:
    source = "class Some:\n    def thing(self, a):\n        return (a\n            + 1)\n"
    (other, *_) = mutants_of(source, "some", only=["Some.thing"])
    assert (other.module, other.function, other.line) == ("some", "Some.thing", 3)
    assert other.original == "return (a + 1)"
    assert mutants_of(source, "some", only=["Some.other"]) == []
    assert other.mutated == "return ((a - 1))"
    assert other.diff(source).splitlines()[-1] == "+        return ((a - 1))"


def test_letters_of_several_bytes_do_not_shift_a_change() -> None:
    assert changes("def some(a):\n    return a('è …', 1 < a)\n")[0].startswith("return a('è …', ")


# ------------------------------------------------------------------ running

POCKET = "def is_grown(age):\n    return age >= 18\n"
TESTS = """
from pocket.ages import is_grown


def test_some_ages():
    assert is_grown(30)
    assert not is_grown(3)
"""


@pytest.fixture
def pocket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one function, whose tests are too few."""
    package = tmp_path / "src/pocket"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "ages.py").write_text(POCKET)
    (package / "other.py").write_text("")
    (tmp_path / "test_ages.py").write_text(TESTS)
    (tmp_path / "equivalent.toml").write_text("")
    place = Guarded(package / "ages.py", ("test_ages.py",))
    monkeypatch.setattr(command, "AREAS", {"ages": (place,)})
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(command, "SECONDS", 3600.0)  # a busy machine kills no mutant
    monkeypatch.setattr(command, "RESULTS", tmp_path / ".mutants/results.jsonl")
    monkeypatch.setattr(
        command, "read_known", lambda: known.read_known(tmp_path / "equivalent.toml")
    )
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command.main, arguments)


EXPLAINED = """
[[mutant]]
area = "ages"
module = "ages"
function = "is_grown"
original = "return age >= 18"
mutated = "return age > 18"
why = "on a birthday nobody asks"
"""


def test_the_obvious_one_is_killed_and_survivors_are_told(pocket: Path) -> None:
    first = run()
    assert first.exit_code == 1, first.output
    assert "ages: 1 of 4 killed, 0 explained, 3 survived" in first.output
    assert "src/pocket/ages.py:2 in is_grown" in first.output
    assert "+    return age > 18" in first.output
    assert "+    return age < 18" not in first.output
    assert (pocket / "src/pocket/ages.py").read_text() == POCKET, "the tree is never changed"

    (pocket / "equivalent.toml").write_text(EXPLAINED)
    again = run()
    assert "ages: 1 of 4 killed, 1 explained, 2 survived" in again.output
    assert "/4]" not in again.output, "what is known is not tried again"


def test_an_explanation_of_what_is_gone_is_an_error(pocket: Path) -> None:
    (pocket / "equivalent.toml").write_text(EXPLAINED.replace("> 18", "> 21"))
    found = run()
    assert found.exit_code == 1
    assert "explains mutants that there are no longer" in found.output
    assert "return age > 21" in found.output


def test_tests_that_fail_by_themselves_tell_nothing(pocket: Path) -> None:
    (pocket / "test_ages.py").write_text(TESTS.replace("is_grown(3)", "is_grown(30)"))
    found = run()
    assert found.exit_code == 1
    assert "fails though nothing was changed" in found.output


def test_a_sample_is_the_same_for_the_same_seed(pocket: Path) -> None:
    def drawn(seed: str, sample: int = 2) -> list[Mutant]:
        return [each.mutant for each in command.sampled("ages", {}, sample, seed)]

    assert drawn("1") == drawn("1")
    assert [len(drawn("1", sample)) for sample in (0, 1, 3, 9)] == [4, 1, 3, 4]
    assert set(drawn("1")) < set(drawn("1", 3)), "a larger sample holds the smaller one"
    assert len({tuple(drawn(str(seed))) for seed in range(9)}) > 1


# ------------------------------------------------------------------ the areas of this project


@pytest.mark.parametrize("name", AREAS)
def test_an_area_names_modules_and_tests_that_there_are(name: str) -> None:
    places = AREAS[name]
    assert all((ROOT / test).is_file() for place in places for test in place.tests)
    found = [mutant for place in places for mutant in command.mutants_at(place)]
    assert len(found) > 50
    for mutant in found[:: len(found) // 20]:
        ast.parse(mutant.source)
    known.check_all_there(known.read_known(), name, found)


def test_the_functions_that_use_a_clock_are_there() -> None:
    places = [place for place in AREAS["clocks"] if place.only]
    found = {mutant.function for place in places for mutant in command.mutants_at(place)}
    assert found == {*CLOCK_USE, *CLOCK_SHOWN}
