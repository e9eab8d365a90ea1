"""Derogations: section 13; and what they change."""

from __future__ import annotations

import pytest

from sixgun.tournament.log.closing import duel_minutes
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.filing import allowed_characters
from sixgun.tournament.regulation.derogations import DEROGATIONS
from sixgun.tournament.regulation.noon import due_at, first_hit
from sixgun.tournament.reporting.checklist import FAILED, OK, OPEN, checklist
from tests.desks import Hall, a_sheet


def h6(hall: Hall) -> tuple[str, list[str]]:
    check = checklist(hall.tournament)[5]
    return check.status, [key for key, _ in check.notes]


def test_classes() -> None:
    """T-130: the regulation's list."""
    classes = {kind: row.degree for kind, row in DEROGATIONS.items()}
    assert [kind for kind, degree in classes.items() if degree == "A"] == [
        "rounds",
        "timed_noon",
        "duel_clock_25",
        "dodge_city",
    ]
    assert [kind for kind, degree in classes.items() if degree == "B"] == [
        "three_of_five",
        "no_auction",
    ]
    assert {kind for kind, row in DEROGATIONS.items() if row.midway} == {
        "three_of_five",
        "no_auction",
    }


def test_class_a_needs_approval_and_notice() -> None:
    """T-130, H-6: without both, not homologated."""
    hall = Hall()
    hall.note("derogation_taken", derogation="timed_noon", value=45)
    missing = ["check-derogation-not-approved", "check-derogation-not-announced"]
    assert h6(hall) == (OPEN, missing)
    hall.note("derogation_approved", derogation="timed_noon", reference="letter 12")
    hall.note("derogation_announced", derogation="timed_noon")
    assert h6(hall) == (OK, [])
    hall.register(12)
    hall.play_round()
    assert h6(hall) == (OK, [])


@pytest.mark.parametrize("kind", ["dodge_city", "duel_clock_25", "timed_noon"])
def test_class_a_without_approval_before_the_start(kind: str) -> None:
    """T-130, H-6, A-28: approval that comes after the start is too late."""
    hall = Hall()
    hall.derogate(kind, 30, approved=False)
    hall.register(12)
    hall.play_round()
    hall.note("derogation_approved", derogation=kind, reference="too late")
    assert h6(hall) == (FAILED, ["check-derogation-not-approved"])


@pytest.mark.parametrize("kind", ["no_duels", "no_duel_clock", "three_of_five", "no_auction"])
def test_classes_b_and_c_need_notice(kind: str) -> None:
    """T-130, H-6, T-001: told before the start, no approval."""
    told, untold = Hall(), Hall()
    told.derogate(kind, approved=False)
    untold.note("derogation_taken", derogation=kind, value=0)
    for hall in (told, untold):
        hall.register(12)
        hall.play_round()
    assert h6(told) == (OK, [])
    assert h6(untold) == (FAILED, ["check-derogation-not-announced"])


def test_class_b_midway_needs_everybody() -> None:
    """T-130, H-6: all active players agree; later rounds have no auction."""
    hall = Hall(12)
    hall.play_round()
    with pytest.raises(Refused, match="derogation-too-late"):
        hall.note("derogation_taken", derogation="no_duels", value=0)
    hall.note("derogation_taken", derogation="no_auction", value=0)
    active = list(hall.tournament.active)
    hall.note("derogation_agreed", derogation="no_auction", players=active[:-1])
    assert h6(hall) == (FAILED, ["check-derogation-not-unanimous"])
    hall.note("derogation_agreed", derogation="no_auction", players=active[-1:])
    assert h6(hall) == (OK, [])
    hall.draw()
    with pytest.raises(Refused, match="sheet-no-prices"):
        hall.enter(2, 1, a_sheet(6))
    hall.enter(2, 1, a_sheet(6, auction=False))
    hall.correct(1, 1, a_sheet(6, "outlaws"))  # round 1 had an auction


def test_without_auctions_the_starting_money_counts() -> None:
    """T-073, A-08."""
    hall = Hall()
    hall.derogate("no_auction", approved=False)
    hall.register(12)
    hall.draw()
    with pytest.raises(Refused, match="no-auction"):
        hall.note("table_moved", round=1, table=1, status="auction")
    hall.finish_round("renegade")
    loser = hall.tournament.rounds[0].tables[0].players[0]
    assert hall.tournament.score_of(loser) == 300


def test_dodge_city() -> None:
    """T-003, V-8: its characters are allowed by derogation only."""
    plain, wide = Hall(10), Hall()
    wide.derogate("dodge_city")
    wide.register(10)
    assert "apache_kid" not in allowed_characters(plain.tournament)
    assert "apache_kid" in allowed_characters(wide.tournament)


def test_duel_clocks() -> None:
    """T-126."""
    halls = {kind: Hall() for kind in ("duel_clock_25", "no_duel_clock")}
    for kind, hall in halls.items():
        hall.note("derogation_taken", derogation=kind, value=0)
    minutes = [duel_minutes(hall.tournament) for hall in halls.values()]
    assert minutes == [25, None]
    assert duel_minutes(Hall().tournament) == 30


def test_high_noon_by_time() -> None:
    """T-107, H-9, A-12: never below 30 minutes, from the end of the table's own auction."""
    hall = Hall()
    with pytest.raises(Refused, match="limit-too-short"):
        hall.note("derogation_taken", derogation="timed_noon", value=29)
    hall.derogate("timed_noon", 30)
    hall.register(12)
    hall.draw()
    hall.note("table_moved", round=1, table=1, status="auction")
    hall.at += 20 * 60_000
    hall.note("table_moved", round=1, table=1, status="playing")
    began = hall.tournament.rounds[0].tables[0].playing_since
    assert began == hall.at
    assert due_at(began, 30) == began + 30 * 60_000
    hall.at += 29 * 60_000
    with pytest.raises(Refused, match="noon-too-early"):
        hall.note("noon_called", round=1, table=1, cause="time")
    hall.at += 60_000
    hall.note("noon_called", round=1, table=1, cause="time")
    assert hall.tournament.rounds[0].tables[0].noon == "time"
    with pytest.raises(Refused, match="noon-called"):
        hall.note("noon_called", round=1, table=1, cause="reshuffle")


def test_high_noon_by_reshuffles() -> None:
    """T-100, T-107: the third box; by time only if the derogation was taken."""
    hall = Hall(12)
    hall.draw()
    for count in (1, 2):
        hall.note("reshuffled", round=1, table=1, count=count)
        assert not hall.tournament.rounds[0].tables[0].noon
    with pytest.raises(Refused, match="not-the-next-box"):
        hall.note("reshuffled", round=1, table=1, count=2)
    with pytest.raises(Refused, match="no-time-limit"):
        hall.note("noon_called", round=1, table=1, cause="time")
    hall.note("reshuffled", round=1, table=1, count=3)
    assert hall.tournament.rounds[0].tables[0].noon == "reshuffle"


def test_who_is_hit_first() -> None:
    """T-101."""
    assert [first_hit(size) for size in (5, 6, 7)] == [1, 2, 1]


def test_leaving_the_official_rules_is_for_good() -> None:
    """T-130: every reason stays; nothing makes it official again."""
    hall = Hall(12)
    hall.note("left_official", reason="we avoid old opponents")
    hall.note("left_official", reason="and more")
    assert hall.tournament.unofficial == ("we avoid old opponents", "and more")
    assert not hall.tournament.is_official
    assert Hall(official=False).tournament.unofficial == ("",)
