"""`sixgun bots`."""

from __future__ import annotations

import json

from click.testing import CliRunner

from sixgun.cli import main


def run(*arguments: str) -> tuple[int, str]:
    outcome = CliRunner().invoke(main, ["bots", *arguments])
    return outcome.exit_code, outcome.output


def test_every_bot_is_named() -> None:
    code, printed = run("list")
    assert code == 0
    assert {"random", "tenderfoot", "drifter", "gunslinger", "tracker", "legend:ms=300"} <= set(
        printed.split()
    )


def test_personalities_are_named() -> None:
    assert "personalities: hothead, robber" in run("list")[1]


def test_manners_are_counted() -> None:
    code, printed = run("manners", "tracker", "random", "--games", "10", "--jobs", "1")
    assert code == 0
    assert printed.splitlines()[1].startswith("tracker ")
    code, printed = run("manners", "tracker", "--games", "10", "--jobs", "1", "--json")
    assert json.loads(printed)["tracker"]["attacks"] > 0.5
    assert run("manners", "nobody")[0] == 2


def test_a_duel_says_what_one_gains() -> None:
    arguments = ("duel", "random", "tenderfoot", "--games", "20", "--jobs", "1")
    code, printed = run(*arguments)
    assert code == 0
    assert "One random among tenderfoot" in printed
    code, printed = run(*arguments, "--json")
    found = json.loads(printed)
    assert found["gains"]["all"]["games"] == 20
    assert found["gains"]["all"]["points"] < 20


def test_a_duel_ends_when_it_is_clear() -> None:
    arguments = ("duel", "tracker", "random", "--games", "1500", "--sequential", "--jobs", "1")
    code, printed = run(*arguments)
    assert code == 0
    assert "sequential test: a gain of 2 points (H1) after" in printed
    found = json.loads(run(*arguments, "--json")[1])
    assert found["sequential"]["accepted"] == "H1"
    assert found["gains"]["all"]["games"] < 1500


def test_a_duel_ends_at_the_same_deal_whatever_the_number_of_jobs() -> None:
    arguments = ("duel", "drifter", "random", "--games", "1500", "--sequential", "--json")
    alone, together = (run(*arguments, "--jobs", jobs) for jobs in ("1", "3"))
    assert alone == together
    assert json.loads(alone[1])["gains"]["all"]["games"] < 1500


def test_what_cannot_be_compared_is_refused() -> None:
    code, printed = run("duel", "nobody", "random")
    assert code == 2
    assert "there is no bot 'nobody'" in printed
    code, printed = run("duel", "random", "random", "--players", "8")
    assert code == 2
    assert "8 players need the set dodge_city" in printed
