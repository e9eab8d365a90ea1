"""The log: hash-chained, replayed, checked like hostile input; persons as numbers."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sixgun.tournament.log.applying import APPLY
from sixgun.tournament.log.chain import (
    Event,
    canonical,
    event_from,
    line_of,
    next_event,
    read_chain,
)
from sixgun.tournament.log.desk import Desk
from sixgun.tournament.log.errors import Malformed, Refused
from sixgun.tournament.log.kinds import KINDS, VERSION
from sixgun.tournament.log.people import Person, digest, is_same, photo_digest
from sixgun.tournament.log.replay import replay
from sixgun.tournament.log.seeds import LINKS, follows, link, promise, seed_of
from sixgun.tournament.log.state import Tournament
from sixgun.tournament.regulation.sheet import Sheet
from tests.desks import DIGEST, OLGA, REMO, SECRET, Hall, a_sheet, number


def played() -> Hall:
    hall = Hall(10)
    hall.play_round()
    return hall


def test_the_state_follows_from_the_log() -> None:
    hall = played()
    lines = [line_of(event) for event in hall.desk.events]
    events = list(read_chain(lines))
    assert events == hall.desk.events
    assert replay(events) == hall.tournament
    assert hall.tournament.head == events[-1].hash


def test_every_kind_is_applied_by_a_documented_function() -> None:
    assert set(APPLY) == set(KINDS)
    assert all(function.__doc__ for function in APPLY.values())


def test_every_changed_byte_is_found() -> None:
    """Any byte of any line: replaced, left out or doubled."""
    lines = [line_of(event) for event in played().desk.events]
    for place in (0, 2, len(lines) // 2, len(lines) - 1):
        line = lines[place]
        for at in range(0, len(line), 7):
            for spoilt in (
                line[:at] + chr(ord(line[at]) ^ 1) + line[at + 1 :],
                line[:at] + line[at + 1 :],
                line[:at] + line[at] + line[at:],
            ):
                changed = [*lines[:place], spoilt, *lines[place + 1 :]]
                with pytest.raises(Malformed):
                    list(read_chain(changed))


def test_events_cannot_be_left_out_swapped_or_repeated() -> None:
    lines = [line_of(event) for event in played().desk.events]
    for changed in (
        lines[1:],
        [*lines[:5], *lines[6:]],
        [*lines[:5], lines[6], lines[5], *lines[7:]],
        [*lines[:5], lines[5], *lines[5:]],
    ):
        with pytest.raises(Malformed):
            list(read_chain(changed))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        "[]",
        "{}",
        "[" * 100_000,
        '{"number":1,"number":1}',
        '{"at":NaN}',
        '{"number":' + "9" * 10_000 + "}",
        "x" * 300_000,
    ],
)
def test_lines_that_are_no_events(line: str) -> None:
    with pytest.raises(Malformed, match="event 1"):
        list(read_chain([line]))


def created(**other: Any) -> dict[str, Any]:
    data = {
        "name": "T",
        "place": "",
        "season": "",
        "official": True,
        "reading": "A",
        "practice": False,
        "nonce": "0" * 64,
    }
    return {**data, **other}


@pytest.mark.parametrize(
    "data",
    [
        created(name=""),
        created(name="x" * 201),
        created(name="a\nb"),
        created(official=1),
        created(official="yes"),
        created(reading="C"),
        created(extra=1),
        {"name": "T"},
        created(name=["T"]),
    ],
)
def test_fields_are_checked(data: dict[str, Any]) -> None:
    with pytest.raises(Malformed, match="event 1"):
        next_event(None, "created", OLGA, 1, data)


def test_envelopes_are_checked() -> None:
    good = next_event(None, "created", OLGA, 1, created())
    value = json.loads(line_of(good))
    assert event_from(value, None) == good
    for name, wrong in [
        ("number", 2),
        ("number", True),
        ("kind", "destroyed"),
        ("by", "Olga"),
        ("at", -1),
        ("previous", "f" * 64),
        ("hash", "0" * 64),
        ("data", []),
    ]:
        with pytest.raises(Malformed):
            event_from({**value, name: wrong}, None)
    with pytest.raises(Malformed, match="there is no kind"):
        next_event(None, "destroyed", OLGA, 1, {})


def test_what_the_rules_refuse_is_refused_in_a_log_too() -> None:
    """A well-formed chain that somebody wrote to his own liking."""
    hall = played()
    forged = next_event(
        hall.desk.events[-1],
        "sheet_verified",
        number(1),
        hall.at,
        {"round": 1, "table": 1, "version": 1, "typed_again": False},
    )
    with pytest.raises(Refused, match="not-in-office"):
        replay([*hall.desk.events, forged])


def test_a_log_begins_with_a_tournament_and_somebody_in_office() -> None:
    desk = Desk()
    with pytest.raises(Refused, match="not-created"):
        desk.note("registration_opened", OLGA, 1)
    desk.note("created", OLGA, 1, **created())
    with pytest.raises(Refused, match="already-created"):
        desk.note("created", OLGA, 1, **created())
    with pytest.raises(Refused, match="not-in-office"):
        desk.note("registration_opened", OLGA, 1)
    desk.note("person_named", OLGA, 1, person=OLGA, role="organizer", digest=DIGEST)
    desk.note("registration_opened", OLGA, 1)
    with pytest.raises(Refused, match="last-in-office"):
        desk.note("person_revoked", OLGA, 1, person=OLGA, role="organizer", reason="")


def test_a_head_cannot_be_guessed_from() -> None:
    """T-090: the same events under another nonce have other hashes, all of them."""
    one, two = (next_event(None, "created", OLGA, 1, created(nonce=digit * 64)) for digit in "12")
    data = {"person": OLGA, "role": "organizer", "digest": DIGEST}
    after = [next_event(first, "person_named", OLGA, 2, data) for first in (one, two)]
    assert after[0].hash != after[1].hash
    same = replace(two, hash=one.hash)
    assert next_event(same, "person_named", OLGA, 2, data).hash != after[0].hash
    assert "nonce" not in json.loads(line_of(after[0]))


def test_canonical_spelling() -> None:
    assert canonical({"b": 1, "a": "è"}) == '{"a":"è","b":1}'
    with pytest.raises(ValueError, match="Out of range"):
        canonical(float("nan"))


# ------------------------------------------------------------------ persons


def test_persons_enter_the_chain_as_salted_hashes() -> None:
    """The same name gives another hash with another salt; without it nobody can guess."""
    one = Person("Anna Rossi", "123", "anna@example.org", "00")
    assert digest(one) != digest(Person("Anna Rossi", "123", "anna@example.org", "01"))
    assert photo_digest(b"jpeg", b"a") != photo_digest(b"jpeg", b"b")
    hall = Hall(10)
    log = "".join(line_of(event) for event in hall.desk.events)
    assert "Anna" not in log


def test_persons_are_told_apart_by_their_codes() -> None:
    assert is_same(Person("Anna", "1"), Person("Annetta", "1"))
    assert not is_same(Person("Anna", "1"), Person("Anna", "2"))
    assert is_same(Person("Anna  Rossi"), Person("anna rossi"))


def test_names_can_be_changed_and_erased() -> None:
    hall = Hall(10)
    hall.note("person_changed", person=number(1), digest="e" * 64)
    assert hall.tournament.players[number(1)].digest == "e" * 64
    hall.note("person_erased", person=number(1))
    assert hall.tournament.players[number(1)].is_erased
    with pytest.raises(Refused, match="no-such-player"):
        hall.note("person_erased", person=number(77))


# -------------------------------------------------------------------- seeds


def test_one_promise_binds_every_link() -> None:
    """T-037: each link laid open hashes to the one before; none tells the next."""
    shown = promise(SECRET)
    for count in range(1, 6):
        opened = link(SECRET, count)
        assert follows(shown, opened)
        assert not follows(opened, shown)
        shown = opened
    assert link(SECRET, LINKS) == SECRET.hex()
    assert not follows(promise(SECRET), link(SECRET, 2))


def test_the_halls_number_and_the_purpose_are_mixed_in() -> None:
    """T-037."""
    opened = link(SECRET, 1)
    seeds = {
        seed_of(opened, "1 2", "round 1"),
        seed_of(opened, "1 3", "round 1"),
        seed_of(opened, "1 2", "round 2"),
        seed_of(link(SECRET, 2), "1 2", "round 1"),
    }
    assert len(seeds) == 4


def test_another_link_than_the_promised_one_is_refused() -> None:
    """T-037: the desk cannot choose among seeds."""
    hall = Hall(10)
    for wrong in (link(SECRET, 2), link(bytes(32), 1), promise(SECRET)):
        with pytest.raises(Refused, match="wrong-link"):
            hall.desk.draw(REMO, hall.at, wrong, "1")


# -------------------------------------------------------------- corrections


def three_rounds(version: int = VERSION) -> Hall:
    hall = Hall(12, version=version)
    hall.play_all("outlaws")
    return hall


def test_a_correction_recomputes_what_follows() -> None:
    """Section 16: scores, Marogi, order; the old version stays in the log."""
    hall = three_rounds()
    before = hall.tournament.standings()
    hall.correct(1, 1, a_sheet(6, "renegade"))
    after = hall.tournament.standings()
    assert before.order() != after.order()
    table = hall.tournament.rounds[0].tables[0]
    assert len(table.versions) == 2
    assert not table.is_verified
    with pytest.raises(Refused, match="not-verified"):
        hall.publish()
    hall.verify(1, 1)
    hall.publish()


def test_published_standings_need_every_round() -> None:
    """T-093: an explicit act, when everything is there."""
    hall = Hall(12)
    with pytest.raises(Refused, match="no-round"):
        hall.publish()
    hall.play_round()
    with pytest.raises(Refused, match="rounds-missing"):
        hall.publish()
    hall.play_all()
    hall.publish()
    assert hall.tournament.is_published
    with pytest.raises(Refused, match="already-published"):
        hall.publish()
    with pytest.raises(Refused, match="already-published"):
        hall.draw()


def test_lots_are_drawn_once_for_everybody() -> None:
    """Section 11: seeded, logged, repeatable, never redrawn."""
    hall = three_rounds()
    hall.publish()
    lots = hall.tournament.lots
    assert lots is not None
    assert sorted(lots.values()) == list(range(1, 13))
    hall.correct(1, 1, a_sheet(6, "law"))
    assert hall.tournament.lots == lots
    again = replay(hall.desk.events)
    assert again.lots == lots


def test_a_correction_after_publication_made_a_new_edition_at_once() -> None:
    """In tournaments of version 1; the old one stays readable."""
    hall = three_rounds(version=1)
    hall.publish()
    first = hall.tournament.editions[0]
    hall.correct(1, 1, a_sheet(6, "renegade"), "misread role")
    one, two = hall.tournament.editions
    assert one == first
    assert (two.number, two.reason) == (2, "misread role")
    assert one.standings.order() != two.standings.order()


def test_duels_drawn_or_played_are_not_redrawn() -> None:
    hall = three_rounds(version=1)
    hall.publish()
    hall.begin_duels()
    hall.win("s1")
    qualified = hall.tournament.qualified
    pairs = [(d.first, d.second) for d in hall.tournament.duels().values()]
    everybody_else = Sheet(a_sheet(6).roles, (10,) * 6, "renegade", confirmed={})
    hall.correct(3, 1, everybody_else)
    hall.correct(3, 2, everybody_else)
    assert hall.tournament.editions[-1].standings.order()[:4] != qualified
    assert hall.tournament.qualified == qualified
    assert [(d.first, d.second) for d in hall.tournament.duels().values()] == pairs


def test_nothing_can_be_added_after_the_report_was_sent() -> None:
    """In tournaments of version 1 sheets were corrected after closing, too."""
    hall = Hall(version=1)
    hall.derogate("no_duels", approved=False)
    hall.register(10)
    hall.play_all()
    hall.publish()
    with pytest.raises(Refused, match="not-closed"):
        hall.note("sent", to="publisher")
    hall.note("closed")
    hall.correct(1, 1, a_sheet(5, "outlaws"))
    assert len(hall.tournament.editions) == 2
    with pytest.raises(Refused, match="not-verified"):
        hall.note("sent", to="publisher")
    hall.verify(1, 1)
    hall.note("sent", to="publisher")
    with pytest.raises(Refused, match="already-sent"):
        hall.correct(1, 1, a_sheet(5))
    with pytest.raises(Refused, match="already-sent"):
        hall.note("announced", text="hello")
    assert hall.tournament.phase == "sent"


def test_the_phases() -> None:
    """Section 16: from draft to the end."""
    hall = Hall()
    seen = [hall.tournament.phase]
    hall.register(10, close=False)
    seen.append(hall.tournament.phase)
    hall.note("registration_closed", promise=promise(SECRET))
    seen.append(hall.tournament.phase)
    hall.draw()
    seen.append(hall.tournament.phase)
    hall.note("table_moved", round=1, table=1, status="auction")
    seen.append(hall.tournament.phase)
    hall.finish_round()
    seen.append(hall.tournament.phase)
    hall.play_all()
    hall.publish()
    seen.append(hall.tournament.phase)
    hall.begin_duels()
    seen.append(hall.tournament.phase)
    assert seen == [
        "draft",
        "registration",
        "ready",
        "seating",
        "playing",
        "checked",
        "published",
        "duels",
    ]


def test_a_players_own_total() -> None:
    """T-091, T-092: computed for one player, without the standings."""
    hall = played()
    player = hall.tournament.rounds[0].tables[0].players[0]
    assert hall.tournament.score_of(player) == 300 + 1200 - 10
    assert hall.tournament.lots is None
    assert isinstance(Tournament().head, str)
    assert isinstance(hall.desk.events[0], Event)
