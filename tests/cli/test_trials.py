"""`sixgun trials`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.trials import kills
from sixgun.trials.houses import HouseFailed


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["trials", *map(str, arguments)])


def test_worlds_are_compared_and_kept_where_one_wants_them(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    outcome = run("worlds", "--games", 3, "--seed", 1, "--folder", folder)
    assert outcome.exit_code == 0, outcome.output
    assert outcome.output.startswith("3 pairs of worlds")
    assert outcome.output.endswith("No faults.\n")
    assert (folder / "here.db").exists()
    assert "is not empty" in run("worlds", "--games", 1, "--folder", folder).output


def test_pauses_are_compared() -> None:
    outcome = run("pauses", "--count", 200, "--seed", 1)
    assert "200 pauses" in outcome.output
    assert "one answer or several" in outcome.output


def test_faults_are_shown_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial(folder: Path, **options: Any) -> kills.KillFindings:
        options["progress"](2)
        found = kills.KillFindings(faults=[f"fault {number}" for number in range(30)])
        found.kills["play"] = 2
        return found

    monkeypatch.setattr(kills, "trial", trial)
    outcome = run("kills", "--count", 2)
    assert outcome.exit_code == 1
    assert "2 kills in the middle of: 2 play" in outcome.output
    assert "  fault 19\n  … and 10 more\n30 faults\n" in outcome.output


def test_a_house_that_does_not_open_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial(folder: Path, **options: Any) -> kills.KillFindings:
        raise HouseFailed("the house does not answer")

    monkeypatch.setattr(kills, "trial", trial)
    outcome = run("kills", "--count", 2)
    assert (outcome.exit_code, outcome.output) == (1, "Error: the house does not answer\n")


def test_every_trial_says_what_it_is_for() -> None:
    outcome = run("--help")
    names = ("kills", "hostile", "damage", "worlds", "pauses", "load", "neighbour", "soak")
    for name in names:
        assert f"\n  {name} " in outcome.output
        assert "--help" in run(name, "--help").output
