"""`sixgun test`: what it runs, in which order, and where."""

import importlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sixgun_tools import fetching

# Not `from sixgun.cli import test`: that name may be the command rather than its module.
command: Any = importlib.import_module("sixgun_tools.test")

ROOT = Path(__file__).parents[2]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    """What is called, without calling it: mypy fails, all else succeeds."""
    made: list[tuple[list[str], dict[str, str]]] = []

    def pretend(called: list[str], cwd: Path, env: dict[str, str]) -> int:
        assert called[:2] == [sys.executable, "-m"]
        assert cwd == ROOT
        made.append((called[2:], env))
        return 1 if called[2] == "mypy" else 0

    monkeypatch.setattr(subprocess, "call", pretend)
    monkeypatch.setattr(command, "fetch_for_tests", lambda root: "")
    return made


def test_it_stops_at_the_first_failure_and_says_which(
    calls: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.run([]) == 1
    assert [called[:2] for called, _ in calls] == [["ruff", "check"], ["ruff", "format"], ["mypy"]]
    assert capsys.readouterr().out.splitlines()[-1].startswith("== types: FAILED")


def test_long_tests_are_asked_for_through_the_environment(
    calls: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SIXGUN_LONG", raising=False)
    command.run([])
    assert all("SIXGUN_LONG" not in env for _, env in calls)
    calls.clear()
    command.run(["--long"])
    assert all(env["SIXGUN_LONG"] == "1" for _, env in calls)


def test_the_whole_suite_gets_workers_and_a_selection_does_not() -> None:
    assert "-n" in command.checks([])[-1][1]
    assert command.checks(["-k", "gatling"])[-1] == ("tests", ["pytest", "-k", "gatling"])


def test_the_pages_are_checked_with_the_whole_suite_only() -> None:
    assert ("pages", ["sixgun.cli", "pages", "check"]) in command.checks([])
    assert "pages" not in [headline for headline, _ in command.checks(["-k", "gatling"])]


def test_mutants_are_planted_instead_and_take_the_other_arguments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[tuple[list[str], Path]] = []

    def pretend(said: list[str], cwd: Path) -> int:
        called.append((said[1:], cwd))
        return 7

    monkeypatch.setattr(subprocess, "call", pretend)
    assert command.run(["--mutants", "--sample", "3"]) == 7
    assert called == [(["-m", "sixgun_tools.mutants", "--sample", "3"], ROOT)]


# --- what only the tests need -----------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose environment this is, as far as the command can tell."""
    (tmp_path / ".venv").mkdir()
    for extra in fetching.EXTRAS:
        (tmp_path / fetching.lock_of(extra)).write_text("pettingzoo==1\n")
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    return tmp_path


def launcher_that_ends_with(code: int, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    called: list[list[str]] = []

    def call(said: list[str], cwd: Path) -> int:
        called.append(said[1:])
        return code

    monkeypatch.setattr(subprocess, "call", call)
    return called


def test_what_only_tests_need_is_fetched_once_and_again_when_the_lock_changes(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = launcher_that_ends_with(0, monkeypatch)
    assert fetching.fetch_for_tests(checkout) == fetching.fetch_for_tests(checkout) == ""
    once = [[str(checkout / "sixgun"), f"--fetch-{extra}"] for extra in fetching.EXTRAS]
    assert called == once
    (checkout / fetching.lock_of("rl")).write_text("pettingzoo==2\n")
    fetching.fetch_for_tests(checkout)
    assert called[len(once) :] == [[str(checkout / "sixgun"), "--fetch-rl"]]


def test_what_could_not_be_fetched_is_told_and_tried_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = launcher_that_ends_with(1, monkeypatch)
    said = fetching.fetch_for_tests(checkout)
    assert all(fetching.lock_of(extra) in said for extra in fetching.EXTRAS)
    assert "pins could not be installed" in said
    assert fetching.fetch_for_tests(checkout)
    assert len(called) == 2 * len(fetching.EXTRAS)


def test_nothing_is_fetched_into_somebody_elses_environment(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = launcher_that_ends_with(0, monkeypatch)
    monkeypatch.setattr(sys, "prefix", str(checkout / "another"))
    assert fetching.fetch_for_tests(checkout) == ""
    assert not called


@pytest.mark.parametrize("name", fetching.EXTRAS)
def test_the_lock_pins_what_the_extra_needs(name: str) -> None:
    """The extra and the group say the same; a lock of the extra would pin the library's too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = project["dependency-groups"][name]
    if name != "compile":  # what only a checkout can do is no extra
        assert project["project"]["optional-dependencies"][name] == extra
    lock = (ROOT / fetching.lock_of(name)).read_text(encoding="utf-8")
    names = [re.split(r"[\[>]", need)[0] for need in extra]
    assert all(f"\n{needed}==" in lock for needed in names)


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_by_itself_tests_nothing(calls: list[Any], word: str) -> None:
    done = CliRunner().invoke(command.command, [word])
    assert done.exit_code == 0
    assert "ARGUMENTS go to pytest" in done.output
    assert calls == []


def test_help_among_other_arguments_is_for_pytest(calls: list[Any]) -> None:
    CliRunner().invoke(command.command, ["tests/cli", "--help"])
    assert calls[0][0][0] == "ruff"
