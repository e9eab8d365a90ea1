"""Commands tell what an act will do, and ask, before they do it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.server.desk.store import TournamentFolder
from sixgun.tournament.log.state import Tournament

SHEET = ("--roles", "s,d,o,o,r", "--prices", "10,20,10,10,10", "--outcome", "law")


def run(*words: str | Path | int, said: str = "", code: int = 0) -> str:
    outcome: Result = CliRunner().invoke(main, ["tournament", *map(str, words)], input=said)
    assert outcome.exit_code == code, outcome.output
    return outcome.output


def state(file: Path) -> Tournament:
    return TournamentFolder(file).read().tournament


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    file = tmp_path / "cup.jsonl"
    run("new", file, "--name", "Coppa", "--organizer", "Olga", "--referee", "Remo")
    people = tmp_path / "people.csv"
    people.write_text("\n".join(f"Player {letter}" for letter in "ABCDEFGHIJ"), encoding="utf-8")
    run("register", file, "--csv", people)
    return file


def test_an_expulsion_is_told_before_it_is_done(cup: Path) -> None:
    """A-29: the same that the desk's dialog says; no is no."""
    run("register", cup, "--close")
    run("draw", cup, "--hall", "1")
    told = run("leave", cup, "Player A", "--expel", "cheating", said="n\n", code=1)
    for part in ("no prize and no win", "Marogi", "9 players are left", "This can’t be taken back"):
        assert part in told
    assert "H-1: not yet, then needs a look" in told
    assert not state(cup).gone
    told = run("leave", cup, "Player A", "--expel", "cheating", "--lang", "it", said="y\n")
    assert "né premio né vittoria" in told
    assert len(state(cup).gone) == 1


def test_a_lone_referee_reads_sheets_aloud(cup: Path) -> None:
    """A-33, H-8: every line is asked for; one that differs ends it."""
    run("register", cup, "--close")
    run("draw", cup, "--hall", "1")
    run("sheet", cup, 1, 1, *SHEET)
    assert "--verify" in run("sheet", cup, 1, 1, "--read-aloud", code=2)
    aloud = ("sheet", cup, 1, 1, "--verify", "--read-aloud")
    said = run(*aloud, said="y\ny\nn\n", code=1)
    assert "Deputy, paid 20$" in said
    assert not state(cup).table(1, 1).is_verified
    said = run(*aloud, said="y\n" * 6)
    assert "0 boxes ticked" in said
    verified = state(cup).table(1, 1).verified
    assert verified is not None
    assert verified.how == "read_aloud"


def test_derogations_are_told_and_withdrawn(cup: Path) -> None:
    """T-130."""
    told = run("derogate", cup, "no_duel_clock", said="n\n", code=1)
    assert "The players have to be told before the first game" in told
    assert not state(cup).derogations
    run("derogate", cup, "no_duel_clock", "--yes")
    assert "exclude each other" in run("derogate", cup, "duel_clock_25", "--yes", code=1)
    run("derogate", cup, "no_duel_clock", "--withdraw", "--yes")
    assert not state(cup).derogations
    run("derogate", cup, "duel_clock_25", "--yes")


def test_an_edition_is_published_and_a_tournament_reopened(cup: Path) -> None:
    """A-32: by commands, too."""
    run("derogate", cup, "no_duels", "--announced", "--yes")
    run("register", cup, "--close")
    for number in (1, 2, 3):
        run("draw", cup, "--hall", "1", "--confirm")
        for place in (1, 2):
            run("sheet", cup, number, place, *SHEET)
            run("sheet", cup, number, place, *SHEET, "--verify", "--typed-again")
    run("publish", cup, "--hall", "2")
    told = run("duel", cup, "--close", said="y\n")
    assert "The photos of 6 sheets are missing" in told
    corrected = (*SHEET[:-1], "outlaws", "--correct", "misread")
    assert "reopen the tournament" in run("sheet", cup, 1, 1, *corrected, code=1)
    run("duel", cup, "--reopen", "misread", "--yes")
    run("sheet", cup, 1, 1, *corrected)
    shown = run("standings", cup)
    assert "Edition 1." in shown
    assert "edition 2 would change" in shown
    run("sheet", cup, 1, 1, *SHEET[:-1], "outlaws", "--verify", "--typed-again")
    told = run("publish", cup, "--edition", "misread", said="y\n")
    assert "Edition 2 changes" in told
    run("duel", cup, "--close", "--yes")
    assert "0 violations" in run("verify", cup)
