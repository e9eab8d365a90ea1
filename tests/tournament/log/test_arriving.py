"""Places, check-in, the waiting list: who comes before the first game of round 1."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournament.log.chain import as_data
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.seeds import promise
from sixgun.tournament.reporting.report import make_report, read_report, write_report
from tests.desks import DIGEST, REMO, RITA, SECRET, Hall, number
from tests.tournament.reckoning import facts_of


def refused(hall: Hall, key: str, kind: str, **data: Any) -> None:
    before = hall.tournament
    with pytest.raises(Refused) as caught:
        hall.note(kind, **data)
    assert caught.value.words[0] == f"refused-{key}"
    assert hall.tournament is before


def wait(hall: Hall, *persons: int) -> None:
    for person in persons:
        hall.note("waiting_added", person=number(person), digest=DIGEST)


def test_who_is_there_is_noted_once_and_can_be_taken_back() -> None:
    hall = Hall(10)
    one = number(1)
    refused(hall, "check-in-not-open", "checked_in", person=one)
    assert hall.tournament.missing == (), "without check-in nobody is missing"
    hall.note("check_in_opened")
    refused(hall, "check-in-open", "check_in_opened")
    assert len(hall.tournament.missing) == 10
    hall.note("checked_in", person=one)
    hall.note("checked_in", by=number(2), person=number(2))
    refused(hall, "already-here", "checked_in", person=one)
    refused(hall, "no-such-player", "checked_in", person=number(99))
    refused(hall, "not-in-office", "checked_in", by=number(3), person=number(4))
    assert hall.tournament.missing == tuple(map(number, range(3, 11)))
    hall.note("check_in_revoked", person=one)
    refused(hall, "not-here", "check_in_revoked", person=one)
    hall.note("withdrew", player=one, no_show=True, note="")
    refused(hall, "has-left", "checked_in", person=one)


def test_check_in_is_over_when_the_first_game_has_started() -> None:
    """A-20: so is everything else at the door."""
    hall = Hall(10)
    hall.note("check_in_opened")
    wait(hall, 21)
    hall.draw()
    hall.note("checked_in", person=number(1))
    hall.note("table_moved", round=1, table=1, status="playing")
    for kind, data in (
        ("checked_in", {"person": number(2)}),
        ("check_in_revoked", {"person": number(1)}),
        ("waiting_added", {"person": number(22), "digest": DIGEST}),
        ("moved_up", {"person": number(21)}),
        ("moved_to_waiting", {"person": number(2), "reason": ""}),
        ("places_set", {"places": 12}),
        ("registered", {"person": number(23), "digest": DIGEST}),
        ("registration_reopened", {"reason": "late"}),
    ):
        refused(hall, "late-entry", kind, **data)
    hall.note("waiting_left", person=number(21), reason="gone home")
    assert not hall.tournament.waiting


def test_the_waiting_list_has_an_order_and_places_an_end() -> None:
    hall = Hall(10, close=False)
    hall.note("places_set", places=10)
    refused(hall, "places-full", "registered", person=number(11), digest=DIGEST)
    wait(hall, 21, 22, 23)
    refused(hall, "already-waiting", "waiting_added", person=number(21), digest=DIGEST)
    refused(hall, "already-waiting", "registered", person=number(21), digest=DIGEST)
    refused(hall, "already-registered", "waiting_added", person=number(1), digest=DIGEST)
    refused(hall, "officer-plays", "waiting_added", person=RITA, digest=DIGEST)
    refused(hall, "not-the-next-waiting", "moved_up", person=number(22))
    refused(hall, "places-full", "moved_up", person=number(21))
    hall.note("moved_to_waiting", person=number(3), reason="gives the place away")
    assert list(hall.tournament.waiting) == [number(each) for each in (21, 22, 23, 3)]
    hall.note("moved_up", person=number(21))
    assert hall.tournament.active[-1] == number(21)
    hall.note("waiting_left", person=number(22), reason="")
    refused(hall, "not-waiting", "waiting_left", person=number(22), reason="")
    hall.note("places_set", places=0)
    hall.note("moved_up", person=number(23))
    assert list(hall.tournament.waiting) == [number(3)]


def test_who_waits_in_the_hall_goes_before_who_is_not_there() -> None:
    hall = Hall(10, close=False)
    wait(hall, 21, 22)
    hall.note("check_in_opened")
    hall.note("checked_in", person=number(22))
    refused(hall, "not-the-next-waiting", "moved_up", person=number(21))
    hall.note("moved_up", person=number(22))
    assert number(22) in hall.tournament.present
    hall.note("moved_up", person=number(21))


def test_who_was_banned_meanwhile_does_not_move_up() -> None:
    hall = Hall(10, close=False)
    wait(hall, 21)
    hall.note("ban_noted", person=number(21), reason="by the publisher")
    refused(hall, "banned", "moved_up", person=number(21))


def test_a_tournament_of_version_1_knows_no_door() -> None:
    hall = Hall(10, version=1, close=False)
    for kind, data in (
        ("places_set", {"places": 12}),
        ("check_in_opened", {}),
        ("waiting_added", {"person": number(22), "digest": DIGEST}),
    ):
        refused(hall, "of-later-version", kind, **data)
    assert "door" not in make_report(hall.desk.events, hall.tournament)


def test_a_report_tells_of_the_door_only_where_there_was_one() -> None:
    plain, hall = Hall(10), Hall(10, close=False)
    hall.note("check_in_opened")
    hall.note("checked_in", person=number(1))
    wait(hall, 21)
    hall.note("registration_closed", promise=promise(SECRET))
    assert "door" not in make_report(plain.desk.events, plain.tournament)
    made = make_report(hall.desk.events, hall.tournament)
    said = {"check_in": True, "present": [number(1)], "places": 0, "waiting": [number(21)]}
    assert made["door"] == said
    assert read_report(write_report(made)).tournament == hall.tournament
    made["door"] = {**said, "waiting": []}
    with pytest.raises(Exception, match="does not follow from the log"):
        read_report(write_report(made))


def test_a_late_entry_voids_the_draw_and_the_second_reckoning_follows() -> None:
    """T-038, A-04, A-20: reopen, register, close, draw; the void draw stays readable."""
    hall = Hall(10)
    wait(hall, 21)
    hall.draw()
    hall.note("draw_voided", round=1, reason="late")
    hall.note("registration_reopened", reason="late")
    hall.note("unregistered", person=number(5), reason="did not come")
    hall.note("moved_up", person=number(21))
    hall.note("registered", person=number(11), digest=DIGEST)
    hall.note("registration_closed", promise=None)
    hall.draw("6 6 6")
    assert len(hall.tournament.voided) == 1
    assert {number(11), number(21)} <= set(hall.tournament.participants)
    assert number(5) not in hall.tournament.participants
    hall.finish_round()
    hall.play_all()
    hall.publish()
    told = facts_of([as_data(event) for event in hall.desk.events])
    assert told.strangers == set()
    assert hall.desk.events[-1].by == REMO
