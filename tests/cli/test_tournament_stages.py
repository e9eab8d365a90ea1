"""How far tables are, on the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.test_tournament_asking import cup, run, state

__all__ = ["cup"]


def test_all_games_start_and_one_is_set_back(cup: Path) -> None:
    run("register", cup, "--close")
    run("draw", cup, "--hall", "1")
    assert run("tables", cup, 1) == "1: seated\n2: seated\n"
    assert run("tables", cup, 1, "--start-all", "--lang", "it") == "1: in gioco\n2: in gioco\n"
    assert "No table of round 1" in run("tables", cup, 1, "--start-all", code=1)
    one = ("tables", cup, 1, "--table", 2, "--stage")
    assert run(*one, "seated", "--back", "too early") == "1: playing\n2: seated\n"
    assert [each.status for each in state(cup).rounds[0].tables] == ["playing", "seated"]
    assert run(*one, "finished").endswith("2: finished\n")


def test_what_makes_no_sense_is_a_wrong_use(cup: Path) -> None:
    for words in (
        ("--table", 1),
        ("--start-all", "--table", 1, "--stage", "playing"),
        ("--table", 1, "--stage", "seated"),
        ("--table", 1, "--stage", "finished", "--back", "too early"),
    ):
        run("tables", cup, 1, *words, code=2)
