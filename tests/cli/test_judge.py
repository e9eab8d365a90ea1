"""`sixgun judge`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import sixgun
from sixgun.cli import main


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["judge", *map(str, arguments)])


BASE = ("--players", "4-5", "--sets", "base", "--seed", "1")


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets back a life point."""
    monkeypatch.setattr(sixgun.Game, "heal", lambda *_: None)


def test_nothing_differs() -> None:
    result = run("--games", 12, "--jobs", 1, *BASE)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("seed 1\n12 games, ")
    assert ": 0 differences\nDecisions: play " in result.stdout
    assert "\nCards played or used: bang " in result.stdout
    assert "Never met: a guard decision, " in result.stdout


@pytest.mark.usefixtures("fault")
def test_a_difference_is_told_with_its_record() -> None:
    result = run("--games", 30, "--jobs", 1, *BASE)
    assert result.exit_code == 1
    assert "  life:\n    expected [" in result.stdout
    assert "sixgun record 1" in result.stdout
    number = result.stdout.split("Game ")[1].split(" ")[0]
    again = run("--games", 1, "--first", number, "--jobs", 1, *BASE)
    assert again.exit_code == 1
    assert f"Game {number} (seed '1 {number}'" in again.stdout


def test_the_figures_do_not_depend_on_the_number_of_jobs() -> None:
    alone, together = (run("--games", 8, "--jobs", jobs, *BASE).stdout for jobs in (1, 2))
    assert alone == together


def test_a_run_is_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "not" / "yet" / "state.json"
    plan = (*BASE, "--jobs", 1, "--resume", path)
    first = run("--games", 50, *plan)
    both = run("--games", 100, *plan)
    assert first.exit_code == both.exit_code == 0
    assert "\n100 games, " in both.stdout
    written = path.read_bytes()
    assert run("--games", 100, *plan).stdout == both.stdout
    assert path.read_bytes() == written  # nothing was judged twice


def test_what_cannot_be_judged_is_refused(tmp_path: Path) -> None:
    assert "need the set dodge_city" in run("--players", 3, "--sets", "base").stderr
    assert "--resume needs --seed" in run("--resume", tmp_path / "state.json").stderr
    path = tmp_path / "other.json"
    path.write_text("{}", encoding="utf-8")
    assert "not the state" in run("--seed", 1, "--resume", path).stderr
