"""The door by commands: check-in, waiting list, late entries; offices; questions and answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_tournament_asking import SHEET, cup, run, state

__all__ = ["cup"]


def test_check_in_tells_who_is_missing_and_leaves_them_out(cup: Path) -> None:
    run("register", cup, "Extra")
    assert "Check-in isn’t open yet" in run("check-in", cup, "Extra", code=1)
    told = run("check-in", cup, *[f"Player {letter}" for letter in "ABCDEFGHIJ"], "--open")
    assert "10 of 11" in told
    assert told.rstrip().endswith("Not here: Extra.")
    asked = ("leave-out", cup, "--missing", "--reason", "did not come")
    assert "Extra doesn’t play" in run(*asked, said="n\n", code=1)
    assert len(state(cup).players) == 11
    assert "10 play" in run(*asked, "--yes")
    assert run("check-in", cup).strip() == "Everybody is here."
    run("check-in", cup, "Player A", "--revoke")
    assert len(state(cup).missing) == 1


def test_the_waiting_list_and_a_late_entry(cup: Path) -> None:
    """A-20: one act, told first; later it is refused with that sentence."""
    run("waiting", cup, "--places", 10)
    assert "All 10 places are taken" in run("register", cup, "Wanda", code=1)
    told = run("waiting", cup, "Wanda", "--lang", "it")
    assert "al numero 1" in told
    assert "1. Wanda" in told
    assert "All 10 places" in run("waiting", cup, "--up", code=1)
    run("waiting", cup, "--places", 0)
    run("register", cup, "--close")
    assert "say why" in run("waiting", cup, "--up", code=1)
    run("draw", cup, "--hall", "1")
    late = ("late-entry", cup, "Late Larry", "--reason", "train")
    assert "--hall" in run(*late, code=2)
    told = run(*late, "--hall", "2", "--lang", "es", said="n\n", code=1)
    assert "La inscripción se reabre" in told
    assert len(state(cup).active) == 10
    told = run(*late, "--hall", "2", "--lang", "es", said="s\n")
    assert "Late Larry juega" in told
    run("late-entry", cup, "--waiting", "--reason", "a place more", "--hall", "3", "--yes")
    assert (len(state(cup).active), len(state(cup).voided)) == (12, 2)
    run("tables", cup, 1, "--start-all")
    assert "(A-20)" in run("late-entry", cup, "Later", "--reason", "x", "--hall", "1", code=1)
    assert "(A-20)" in run("leave-out", cup, "Late Larry", "--reason", "x", "--hall", "1",
                           "--yes", code=1)  # fmt: skip


def test_the_tenth_who_leaves_is_told_that_this_ends_it(cup: Path) -> None:
    """T-144: before it is done."""
    run("register", cup, "--close")
    run("draw", cup, "--hall", "1")
    for table in (1, 2):
        run("sheet", cup, 1, table, *SHEET)
    told = run("leave", cup, "Player A", said="n\n", code=1)
    assert told.startswith("THIS ENDS THE TOURNAMENT: 9 players are left")
    assert not state(cup).gone
    told = run("leave", cup, "Player A", "--lang", "it", said="s\n")
    assert told.startswith("COSÌ IL TORNEO FINISCE")
    assert len(state(cup).gone) == 1


@pytest.mark.parametrize(
    ("lang", "letters", "yes"), [("en", "[y/N]", "y"), ("it", "[s/N]", "sì"), ("es", "[s/N]", "SÍ")]
)
def test_questions_have_the_letters_of_the_language(
    cup: Path, lang: str, letters: str, yes: str
) -> None:
    asked = ("derogate", cup, "no_duels", "--lang", lang)
    told = run(*asked, said="q\nn\n", code=1)
    assert told.count(letters) == 2, "what is neither is asked again"
    assert "[y/N]" not in told or lang == "en"
    assert not state(cup).derogations
    run(*asked, said="\n", code=1)
    assert not state(cup).derogations, "nothing typed is no"
    run(*asked, said=f"{yes}\n")
    assert state(cup).derogations


def test_officers_are_named_and_dismissed(cup: Path) -> None:
    told = run("office", cup, "judge", "Judd", "--tables", "1,2", "--by", "Remo", "--lang", "it")
    assert "Giudice di tavolo" in told
    (judd,) = state(cup).judges
    assert state(cup).given[judd] == (1, 2)
    run("office", cup, "judge", "Judd", "--tables", "3", "--by", "Remo")
    assert state(cup).given[judd] == (3,)
    assert len(state(cup).judges) == 1
    run("office", cup, "registrar", "Regina", "--by", "Remo")
    run("check-in", cup, "--open", "--by", "Regina")
    assert "--tables" in run("office", cup, "organizer", "Oscar", "--tables", "1", code=2)
    dismissing = ("office", cup, "judge", "Judd", "--dismiss", "ill", "--by", "Remo")
    run(*dismissing, said="n\n", code=1)
    assert judd in state(cup).judges
    assert "Table judge" in run(*dismissing, said="y\n")
    assert not state(cup).judges
    assert "nobody is called" in run(*dismissing, "--yes", code=1).lower()
    refused = run("office", cup, "judge", "Jill", "--by", "Regina", code=1)
    assert "office" in refused.lower()
