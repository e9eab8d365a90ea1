"""Tournaments of version 2: editions that wait, what is final, sheets verified in three ways."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.eyes import hall_view, player_view
from sixgun.tournament.log.kinds import FINAL, KINDS, READ_ALOUD, SECOND_PERSON, TYPED_AGAIN
from sixgun.tournament.log.replay import replay
from sixgun.tournament.log.state import Verified
from sixgun.tournament.regulation.results import final_results
from sixgun.tournament.reporting.checklist import ATTENTION, OPEN, checklist, is_homologable
from sixgun.tournament.reporting.foretelling import edition_changes, foretold
from sixgun.tournament.reporting.report import make_report, write_report
from sixgun.tournament.reporting.verification import verify_report
from tests.desks import REMO, RITA, Hall, a_sheet, number


def published(players: int = 12, *, duels: bool = True) -> Hall:
    hall = Hall()
    if not duels:
        hall.derogate("no_duels", approved=False)
    hall.register(players)
    hall.play_all("outlaws")
    hall.publish()
    return hall


def public(hall: Hall) -> list[Any]:
    """Everything that the hall and every phone see of results."""
    views = [hall_view(hall.tournament)]
    views += [player_view(hall.tournament, player) for player in hall.tournament.players]
    names = ("standings", "final", "total", "duels", "tables", "seat")
    return [{name: view[name] for name in names if name in view} for view in views]


def violations(hall: Hall) -> tuple[str, ...]:
    return verify_report(write_report(make_report(hall.desk.events, hall.tournament))).violations


# ------------------------------------------------------------------------------- editions


def test_a_correction_waits_for_its_edition() -> None:
    """A-32, T-093: pending until verified and published by an act of its own."""
    hall = published(duels=False)
    first, before = hall.tournament.editions[0], public(hall)
    hall.correct(1, 1, a_sheet(6, "renegade"), "misread")
    assert hall.tournament.editions == (first,)
    assert hall.tournament.is_pending
    assert hall.tournament.corrected == ((1, 1),)
    assert public(hall) == before
    with pytest.raises(Refused, match="not-verified"):
        hall.note("edition_published", edition=2, reason="misread")
    hall.verify(1, 1)
    assert public(hall) == before
    with pytest.raises(Refused, match="edition-pending"):
        hall.note("closed")
    with pytest.raises(Refused, match="not-the-next-edition"):
        hall.note("edition_published", edition=3, reason="misread")
    moved = edition_changes(hall.tournament)
    hall.note("edition_published", edition=2, reason="misread")
    one, two = hall.tournament.editions
    assert (one, two.number, two.reason) == (first, 2, "misread")
    assert one.standings.order() != two.standings.order()
    for change in moved:
        row = two.standings.row_of(change.player)
        assert (row.place, row.score) == (change.new_place, change.new_score)
    assert public(hall) != before
    assert not hall.tournament.is_pending
    assert replay(hall.desk.events) == hall.tournament
    with pytest.raises(Refused, match="nothing-pending"):
        hall.note("edition_published", edition=3, reason="again")


def test_before_publication_nothing_is_pending() -> None:
    hall = Hall(12)
    hall.play_all()
    hall.correct(1, 1, a_sheet(6, "renegade"))
    assert not hall.tournament.is_pending
    with pytest.raises(Refused, match="not-published"):
        hall.note("edition_published", edition=2, reason="early")


def test_duels_stand_by_the_edition_that_was_the_latest() -> None:
    """T-120, A-32: neither a correction nor its edition pairs them anew."""
    hall = published()
    hall.correct(3, 1, a_sheet(6, "renegade"))
    hall.begin_duels()
    assert hall.tournament.qualified == hall.tournament.editions[0].standings.order()[:4]
    pairs = [(duel.first, duel.second) for duel in hall.tournament.duels().values()]
    hall.verify(3, 1)
    hall.note("edition_published", edition=2, reason="misread")
    assert hall.tournament.editions[1].standings.order()[:4] != hall.tournament.qualified
    assert [(duel.first, duel.second) for duel in hall.tournament.duels().values()] == pairs
    assert violations(hall) == ()


def test_a_revoked_warning_can_make_an_edition_necessary() -> None:
    """A-29, A-32: who was expelled in the last game gets all back, by a new edition."""
    hall = Hall()
    hall.derogate("no_duels", approved=False)
    hall.register(12)
    hall.play_round()
    hall.play_round()
    hall.draw()
    player = hall.tournament.rounds[-1].tables[0].players[0]
    for _ in range(2):
        hall.note("warned", player=player, category="slow_play", note="")
    hall.finish_round("law")
    hall.publish()
    score = hall.tournament.editions[0].standings.row_of(player).score
    last = hall.tournament.players[player].warnings[-1].event
    assert violations(hall) == ()
    hall.note("warning_revoked", player=player, warning=last, reason="it was somebody else")
    assert hall.tournament.is_pending
    assert hall.tournament.corrected == ()
    assert violations(hall) == ()
    assert player_view(hall.tournament, player)["total"] == score
    hall.note("edition_published", edition=2, reason="somebody else was warned")
    assert hall.tournament.editions[1].standings.row_of(player).score == score + 1600
    assert violations(hall) == ()


def test_reports_verify_while_something_is_pending() -> None:
    """A-32: the numbers are those of the sheets that the edition was made with."""
    hall = published(duels=False)
    hall.correct(1, 1, a_sheet(6, "renegade"))
    made = make_report(hall.desk.events, hall.tournament)
    assert made["tournament"]["pending"]
    table = made["rounds"][0]["tables"][0]
    assert (table["sheet"]["outcome"], table["counted"]["sheet"]["outcome"]) == (
        "renegade",
        "outlaws",
    )
    assert violations(hall) == ()


# ------------------------------------------------------------------------------ the end


def test_what_closing_makes_final_needs_reopening() -> None:
    """A-32: with a reason; the places are open again, and the editions stay."""
    hall = published(duels=False)
    with pytest.raises(Refused, match="not-closed"):
        hall.note("reopened", reason="early")
    hall.note("closed")
    assert hall.tournament.phase == "closed"
    with pytest.raises(Refused, match="closed-is-final"):
        hall.correct(1, 1, a_sheet(6, "renegade"))
    hall.note("reopened", reason="a sheet was misread")
    assert hall.tournament.phase == "published"
    assert [each.reason for each in hall.tournament.reopenings] == ["a sheet was misread"]
    hall.correct(1, 1, a_sheet(6, "renegade"))
    hall.verify(1, 1)
    with pytest.raises(Refused, match="edition-pending"):
        hall.note("closed")
    hall.note("edition_published", edition=2, reason="misread")
    hall.note("closed")
    assert violations(hall) == ()
    report = make_report(hall.desk.events, hall.tournament)
    assert [each["reason"] for each in report["reopened"]] == ["a sheet was misread"]


def test_what_was_sent_is_never_reopened() -> None:
    hall = published(duels=False)
    hall.note("closed")
    hall.note("sent", to="publisher")
    with pytest.raises(Refused, match="already-sent"):
        hall.note("reopened", reason="too late")


@pytest.mark.parametrize("kind", FINAL)
def test_every_final_thing_is_refused_after_closing(kind: str) -> None:
    hall = published(duels=False)
    hall.note("closed")
    usual: dict[str, Any] = {"round": 1, "table": 1, "version": 1, "player": number(1)}
    usual |= {"reason": "late", "note": "", "intentional": True, "how": READ_ALOUD, "warning": 1}
    usual |= {"derogation": "three_of_five", "value": 0, "edition": 2}
    sheet = json.loads(json.dumps(make_report(hall.desk.events, hall.tournament)))
    usual["sheet"] = sheet["rounds"][0]["tables"][0]["sheet"]
    with pytest.raises(Refused, match="closed-is-final"):
        hall.note(kind, **{name: usual[name] for name in KINDS[kind]})


def test_photos_can_be_added_after_closing() -> None:
    """A-31, H-8: a reminder, in every stage."""
    hall = Hall()
    hall.derogate("no_duels", approved=False)
    hall.register(10)
    for at in range(1, 4):
        hall.draw(confirmed=True)
        for place in (1, 2):
            hall.enter(at, place)
            hall.verify(at, place)
    hall.publish()
    lines = foretold(hall.tournament, "closed", REMO, hall.at, {}).lines
    assert [words for words, _ in lines].count("check-photo-missing") == 6
    hall.note("closed")
    assert h8(hall) == (ATTENTION, 6)
    assert is_homologable(hall.tournament)
    hall.note("photo_added", round=1, table=1, digest="d" * 64)
    assert h8(hall) == (ATTENTION, 5)


def test_photos_failed_tournaments_of_version_1() -> None:
    """H-8, as it was."""
    hall = Hall(10, version=1)
    hall.draw()
    hall.enter(1, 1)
    hall.verify(1, 1)
    assert h8(hall)[0] == OPEN


def h8(hall: Hall) -> tuple[str, int]:
    (line,) = [check for check in checklist(hall.tournament) if check.rule == "H-8"]
    return line.status, len(line.notes)


# ------------------------------------------------------------------------- verifying


@pytest.mark.parametrize("how", [TYPED_AGAIN, READ_ALOUD])
def test_whoever_typed_a_sheet_types_or_reads_it_again(how: str) -> None:
    """H-8: recorded as what it was."""
    hall = Hall(10)
    hall.draw()
    hall.enter(1, 1)
    with pytest.raises(Refused, match="needs-another-way"):
        hall.desk.verify(REMO, hall.at, 1, 1, SECOND_PERSON)
    hall.desk.verify(REMO, hall.at, 1, 1, how)
    assert hall.tournament.table(1, 1).verified == Verified(REMO, how, 1)
    with pytest.raises(Refused, match="sheet-is-verified"):
        hall.desk.verify(RITA, hall.at, 1, 1)
    hall.correct(1, 1, a_sheet(5, "renegade"))
    assert not hall.tournament.table(1, 1).is_verified
    hall.desk.verify(RITA, hall.at, 1, 1)
    verified = hall.tournament.table(1, 1).verified
    assert verified == Verified(RITA, SECOND_PERSON, 2)


def test_each_version_says_it_in_its_own_way() -> None:
    for version, kind in ((1, "sheet_verified"), (2, "sheet_checked")):
        hall = Hall(10, version=version)
        hall.draw()
        hall.enter(1, 1)
        hall.verify(1, 1)
        assert hall.desk.events[-1].kind == kind
    with pytest.raises(Refused, match="says-how-verified"):
        hall.note("sheet_verified", by=RITA, round=1, table=1, version=1, typed_again=False)


def test_the_next_draw_waits_for_complete_sheets_only() -> None:
    """A-33: publication waits for verified ones."""
    hall = Hall(10)
    for at in range(1, 4):
        hall.draw(confirmed=True)
        hall.enter(at, 1)
        if at < 3:
            with pytest.raises(Refused, match="round-open"):
                hall.draw(confirmed=True)
        hall.enter(at, 2)
    with pytest.raises(Refused, match="not-verified"):
        hall.publish()


def test_final_places_are_those_of_the_latest_edition() -> None:
    hall = published(duels=False)
    before = final_results(hall.tournament)
    hall.correct(1, 1, a_sheet(6, "renegade"))
    hall.verify(1, 1)
    assert final_results(hall.tournament) == before
    hall.note("edition_published", edition=2, reason="misread")
    assert final_results(hall.tournament) != before
