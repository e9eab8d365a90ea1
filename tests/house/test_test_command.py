"""`sixgun test`: what it runs, in which order, and where."""

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

# Not `from sixgun.cli import test`: that name may be the command rather than its module.
command: Any = importlib.import_module("sixgun.cli.test")

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


def test_outside_a_checkout_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed = tmp_path / "lib/python3.11/site-packages/sixgun/cli/test.py"
    monkeypatch.setattr(command, "__file__", str(installed))
    assert command.run([]) == 2
    assert "needs a checkout" in capsys.readouterr().out
