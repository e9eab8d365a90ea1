"""The matrix of offices where the log is applied: every kind of event by every office (A-30)."""

from __future__ import annotations

from functools import cache

import pytest

from sixgun.tournament.log.chain import next_event
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.kinds import JUDGE, KINDS, OFFICES, ORGANIZER, REFEREE, REGISTRAR
from sixgun.tournament.log.offices import (
    AMOUNTS,
    PLAYER,
    SEEING_AMOUNTS,
    SEES,
    SHEETS,
    TOTALS,
    WRITERS,
    offices_of,
    sight_of,
)
from sixgun.tournament.log.replay import apply
from sixgun.tournament.log.state import Tournament
from sixgun.tournament.reporting.checklist import FAILED, OK, checklist
from sixgun.tournament.reporting.report import make_report, write_report
from sixgun.tournament.reporting.verification import verify_report
from tests.desks import DIGEST, OLGA, REMO, RITA, Hall, number
from tests.offices import HERS, HIS, HOLDERS, JANE, JUDD, REGI, Scene, name_everybody, scenes

#: The first event is nobody's; sheets say how they were verified since there is a matrix.
IN_OFFICE = sorted(set(KINDS) - {"created", "sheet_verified"})
#: Any player calls; a call of another is no call of theirs. Anybody at a table confirms its sheet.
CALLING = ("referee_called", "call_withdrawn", "sheet_confirmed")
NOT_THEIRS = ("not-your-office", "not-in-office", "not-your-turn")


@cache
def all_scenes() -> dict[str, Scene]:
    return scenes()


def refusal(scene: Scene, kind: str, by: str) -> str:
    """Why this cannot be written by somebody; "" if it can."""
    first = next_event(None, "created", OLGA, 1, _created())
    event = next_event(first, kind, by, 10**9, scene.data)
    try:
        apply(scene.before, event)
    except Refused as refused:
        return refused.words[0].removeprefix("refused-")
    return ""


def _created() -> dict[str, object]:
    about = {"name": "Test", "place": "", "season": "", "official": True, "reading": "A"}
    return {**about, "practice": False, "nonce": "0" * 64, "version": 2}


def h7(tournament: Tournament) -> str:
    return {check.rule: check.status for check in checklist(tournament)}["H-7"]


# ------------------------------------------------------------------------ the walk


def test_every_kind_has_a_place_in_the_matrix_and_a_scene() -> None:
    assert set(WRITERS) == set(KINDS)
    assert set(all_scenes()) == set(IN_OFFICE), "tests/offices.py: where does it happen?"


#: What the offices below the head referee write, said once more: the matrix is held against it.
_DOOR = """registration_opened registered bot_seated unregistered person_changed registration_closed
    registration_reopened check_in_opened checked_in check_in_revoked waiting_added waiting_left
    moved_up moved_to_waiting"""
_TABLE = """table_moved table_set_back auction_begun auction_moved characters_offered
    character_chosen reshuffled noon_called sheet_entered sheet_corrected sheet_verified
    sheet_checked photo_added call_answered"""
_PAPERS = """person_erased ban_noted places_set derogation_taken derogation_withdrawn
    derogation_approved derogation_announced derogation_agreed left_official announced
    regulation_given"""
WRITTEN = {
    REGISTRAR: {*_DOOR.split(), "signed"},
    JUDGE: {*_TABLE.split(), "signed"},
    ORGANIZER: {*_DOOR.split(), *_PAPERS.split(), "signed"},
}


@pytest.mark.parametrize("office", sorted(WRITTEN))
def test_the_matrix_gives_an_office_what_is_its_own_and_nothing_more(office: str) -> None:
    """A-30: whoever organizes touches no sheet, whoever sits at the door no table."""
    assert {kind for kind, writers in WRITERS.items() if office in writers} == WRITTEN[office]


@pytest.mark.parametrize("office", OFFICES)
@pytest.mark.parametrize("kind", IN_OFFICE)
def test_every_kind_by_every_office(kind: str, office: str) -> None:
    found = refusal(all_scenes()[kind], kind, HOLDERS[office])
    if kind == "signed" and office != REFEREE:
        assert found == "key-of-another"  # everybody signs, with a key that is his own
    elif office in WRITERS[kind]:
        assert found == ""
    else:
        assert found == "not-your-office"


@pytest.mark.parametrize("kind", [k for k in IN_OFFICE if JUDGE in WRITERS[k] and k != "signed"])
def test_a_judge_does_nothing_at_a_table_of_another(kind: str) -> None:
    scene = all_scenes()[kind]
    assert refusal(scene, kind, JUDD) == ""
    assert refusal(scene, kind, JANE) == "not-your-office"


@pytest.mark.parametrize("kind", IN_OFFICE)
def test_who_has_no_office_writes_what_is_his_own(kind: str) -> None:
    scene = all_scenes()[kind]
    if PLAYER in WRITERS[kind]:
        new = kind in ("registered", "waiting_added")
        own = scene.data["person"] if new else scene.by
        assert own in scene.before.players or new
        assert refusal(scene, kind, own) == ""
    other = number(9)
    assert refusal(scene, kind, other) in NOT_THEIRS or kind in CALLING
    assert refusal(scene, kind, "0000abcd") in NOT_THEIRS


def test_a_judge_who_was_given_no_table_does_nothing() -> None:
    hall = name_everybody(Hall(10))
    hall.draw()
    hall.note("tables_given", person=JUDD, tables=[])
    for place in (1, 2):
        with pytest.raises(Refused, match="not-your-office"):
            hall.note("table_moved", by=JUDD, round=1, table=place, status="auction")


def test_tables_are_given_to_judges_alone() -> None:
    hall = name_everybody(Hall())
    with pytest.raises(Refused, match="no-such-judge"):
        hall.note("tables_given", person=REGI, tables=[1])
    hall.note("person_revoked", person=JUDD, role=JUDGE, reason="")
    assert JUDD not in hall.tournament.given
    with pytest.raises(Refused, match="no-such-judge"):
        hall.note("tables_given", person=JUDD, tables=[1])


def test_who_begins_a_tournament_names_everybody_until_people_can_register() -> None:
    hall = Hall()
    hall.note("person_named", by=OLGA, person=JUDD, role=JUDGE, digest=DIGEST)
    hall.note("registration_opened", by=OLGA)
    with pytest.raises(Refused, match="not-your-office"):
        hall.note("person_named", by=OLGA, person=JANE, role=ORGANIZER, digest=DIGEST)


def test_one_referee_stays() -> None:
    hall = Hall()
    hall.note("person_revoked", person=RITA, role=REFEREE, reason="")
    with pytest.raises(Refused, match="last-referee"):
        hall.note("person_revoked", person=REMO, role=REFEREE, reason="")


def test_somebody_may_hold_several_offices() -> None:
    hall = name_everybody(Hall())
    hall.note("person_named", person=JUDD, role=REGISTRAR, digest=DIGEST)
    assert offices_of(hall.tournament, JUDD) == (JUDGE, REGISTRAR)
    hall.note("registration_opened", by=JUDD)
    hall.note("person_changed", person=JUDD, digest="1" * 64)
    assert hall.tournament.officers[JUDD] == "1" * 64
    assert hall.tournament.judges[JUDD] == hall.tournament.registrars[JUDD]


# ------------------------------------------------------------------- who plays


@pytest.mark.parametrize("office", SEEING_AMOUNTS)
def test_who_plays_gets_no_office_that_sees_amounts(office: str) -> None:
    """A-30, T-150."""
    hall = Hall(10, close=False)
    with pytest.raises(Refused, match="player-in-office"):
        hall.note("person_named", person=number(1), role=office, digest=DIGEST)


@pytest.mark.parametrize("office", SEEING_AMOUNTS)
def test_who_ever_held_one_does_not_play(office: str) -> None:
    hall = Hall(10, close=False)
    hall.note("person_named", person=JUDD, role=office, digest=DIGEST)
    with pytest.raises(Refused, match="officer-plays"):
        hall.note("registered", person=JUDD, digest=DIGEST)
    hall.note("person_revoked", person=JUDD, role=office, reason="wants to play")
    with pytest.raises(Refused, match="officer-plays"):
        hall.note("registered", person=JUDD, digest=DIGEST)


@pytest.mark.parametrize("office", [ORGANIZER, REGISTRAR])
def test_who_plays_may_organize_and_register(office: str) -> None:
    hall = Hall(10, close=False)
    hall.note("person_named", person=number(1), role=office, digest=DIGEST)
    hall.note("person_named", person=REGI, role=office, digest=DIGEST)
    hall.note("registered", person=REGI, digest=DIGEST)
    assert h7(hall.tournament) == OK


@pytest.mark.parametrize("office", SEEING_AMOUNTS)
def test_h7_knows_every_office_that_was_ever_held(office: str) -> None:
    """H-7: outside the official rules it is let, and marked; given up or not."""
    hall = Hall(10, close=False)
    hall.note("person_named", person=JUDD, role=office, digest=DIGEST)
    hall.note("person_revoked", person=JUDD, role=office, reason="wants to play")
    assert h7(hall.tournament) == OK
    hall.note("left_official", reason="for fun")
    hall.note("registered", person=JUDD, digest=DIGEST)
    assert h7(hall.tournament) == FAILED


def test_in_practice_a_referee_plays_and_sees_no_amounts_meanwhile() -> None:
    hall = Hall(practice=True)
    hall.note("registration_opened")
    hall.note("registered", person=REMO, digest=DIGEST)
    sight = sight_of(hall.tournament, REMO)
    assert not any(sight.sees(fact) for fact in AMOUNTS)
    assert all(sight_of(hall.tournament, RITA).sees(fact) for fact in AMOUNTS)


# ---------------------------------------------------------------- who sees what


@pytest.mark.parametrize("fact", SEES)
@pytest.mark.parametrize("office", OFFICES)
def test_every_fact_for_every_office(office: str, fact: str) -> None:
    hall = name_everybody(Hall(10))
    assert sight_of(hall.tournament, HOLDERS[office]).sees(fact, HIS) == (office in SEES[fact])


def test_a_judge_sees_sheets_of_his_tables() -> None:
    hall = name_everybody(Hall(10))
    sight = sight_of(hall.tournament, JUDD)
    assert sight.sees(SHEETS, HIS)
    assert not sight.sees(SHEETS, HERS)
    assert not sight.sees(TOTALS)


def test_without_an_office_nothing_is_seen() -> None:
    assert not sight_of(name_everybody(Hall(10)).tournament, number(1)).facts


# -------------------------------------------------------- old tournaments, and verify


@pytest.mark.parametrize("role", [JUDGE, REGISTRAR])
def test_an_older_tournament_knows_no_new_offices(role: str) -> None:
    hall = Hall(version=1)
    with pytest.raises(Refused, match="of-later-version"):
        hall.note("person_named", person=JUDD, role=role, digest=DIGEST)


def test_in_an_older_tournament_organizers_do_and_see_everything() -> None:
    hall = Hall(10, version=1)
    hall.note("person_named", by=OLGA, person=JUDD, role=REFEREE, digest=DIGEST)
    hall.draw()
    hall.note("table_moved", by=OLGA, round=1, table=1, status="auction")
    assert sight_of(hall.tournament, OLGA) == sight_of(hall.tournament, REMO)


def test_verify_sees_who_did_what_was_not_his() -> None:
    """A log whose hashes are all right, and in which an organizer has entered a sheet."""
    hall = Hall(10)
    hall.draw()
    hall.enter(1, 1)
    report = make_report(hall.desk.events, hall.tournament)
    assert verify_report(write_report(report)).violations == ()
    forged = []
    for event in hall.desk.events:
        by = OLGA if event.kind == "sheet_entered" else event.by
        last = forged[-1] if forged else None
        forged.append(next_event(last, event.kind, by, event.at, event.data))
    made = make_report(forged, hall.tournament)
    (violation,) = verify_report(write_report(made)).violations
    assert "not-your-office" in violation
