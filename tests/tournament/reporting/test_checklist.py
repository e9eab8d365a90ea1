"""H-1 to H-12, computed live."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.state import Tournament
from sixgun.tournament.reporting.checklist import (
    ATTENTION,
    FAILED,
    OK,
    OPEN,
    checklist,
    is_homologable,
    marks,
)
from tests.desks import DIGEST, OLGA, REMO, RITA, Hall, number


def status(tournament: Tournament) -> dict[str, str]:
    return {check.rule: check.status for check in checklist(tournament)}


def finished(players: int = 12) -> Hall:
    hall = Hall(players)
    hall.play_all()
    return hall


def test_a_tournament_in_order() -> None:
    """H-1 to H-12: open at first, all met at the end."""
    hall = Hall(12)
    start = status(hall.tournament)
    assert list(start) == [f"H-{n}" for n in range(1, 13)]
    assert {rule for rule, state in start.items() if state == OPEN} == {
        "H-1",
        "H-2",
        "H-3",
        "H-4",
        "H-5",
        "H-8",
    }
    hall.play_all()
    assert set(status(hall.tournament).values()) == {OK}
    assert is_homologable(hall.tournament)
    assert marks(hall.tournament) == []


def test_h1_fewer_than_ten_seated() -> None:
    """H-1: whoever wrote such a log."""
    tournament = finished().tournament
    last = tournament.rounds[-1]
    few = replace(last, active=last.active[:9])
    changed = replace(tournament, rounds=(*tournament.rounds[:-1], few))
    assert status(changed)["H-1"] == FAILED


def test_h2_another_number_of_rounds() -> None:
    """H-2: only with the publisher's approval."""
    for approved in (True, False):
        hall = Hall()
        hall.derogate("rounds", 4, approved=approved)
        hall.register(12)
        hall.play_round()
        assert status(hall.tournament)["H-2"] == (OK if approved else FAILED)


def test_h3_other_tables() -> None:
    """H-3: also the printed order counts."""
    tournament = finished(11).tournament
    first = tournament.rounds[0]
    turned = replace(first, tables=first.tables[::-1])
    changed = replace(tournament, rounds=(turned, *tournament.rounds[1:]))
    assert status(tournament)["H-3"] == OK
    assert status(changed)["H-3"] == FAILED


def test_h4_and_h5_come_from_the_checker() -> None:
    """H-4, H-5: a round seated like the one before."""
    tournament = finished().tournament
    again = replace(tournament.rounds[0], number=2)
    changed = replace(tournament, rounds=(tournament.rounds[0], again, *tournament.rounds[2:]))
    found = status(changed)
    assert found["H-4"] == FAILED
    assert found["H-5"] == FAILED


@pytest.mark.parametrize(
    ("version", "keys"),
    [(1, ("referee-plays", "referee-plays")), (2, ("officer-plays", "player-in-office"))],
)
def test_h7_a_referee_who_plays(version: int, keys: tuple[str, str]) -> None:
    """H-7, T-150: refused officially, marked otherwise."""
    hall = Hall(version=version)
    hall.note("registration_opened")
    with pytest.raises(Refused, match=keys[0]):
        hall.note("registered", person=REMO, digest=DIGEST)
    hall.note("registered", person=number(1), digest=DIGEST)
    with pytest.raises(Refused, match=keys[1]):
        hall.note("person_named", person=number(1), role="referee", digest=DIGEST)
    free = Hall(official=False, version=version)
    free.note("registration_opened")
    free.note("registered", person=REMO, digest=DIGEST)
    assert status(free.tournament)["H-7"] == FAILED


@pytest.mark.parametrize(("version", "by"), [(1, OLGA), (2, RITA)])
def test_h7_a_revoked_referee_was_one(version: int, by: str) -> None:
    """H-7, T-150: the powers go, what was done stays."""
    hall = Hall(version=version)
    hall.note("person_revoked", person=REMO, role="referee", reason="ill", by=by)
    with pytest.raises(Refused, match="not-in-office"):
        hall.note("registration_opened", by=REMO)
    assert status(hall.tournament)["H-7"] == OK
    hall.note("left_official", reason="for fun", by=by)
    hall.note("registration_opened", by=by)
    hall.note("registered", person=REMO, digest=DIGEST, by=by)
    assert status(hall.tournament)["H-7"] == FAILED


def test_h8_sheet_verification_photo() -> None:
    """H-8: each of the three is missed in turn."""
    hall = Hall(12)
    hall.draw()

    def missing() -> list[str]:
        return [key for key, where in checklist(hall.tournament)[7].notes if where["table"] == 1]

    assert missing() == ["check-sheet-missing"]
    hall.enter(1, 1)
    assert missing() == ["check-sheet-unverified"]
    hall.verify(1, 1)
    assert missing() == ["check-photo-missing"]
    hall.note("photo_added", round=1, table=1, digest=DIGEST)
    assert missing() == []


def test_h9_a_short_time_limit() -> None:
    """H-9: refused at the desk, and found in the state."""
    hall = Hall()
    hall.derogate("timed_noon", 30)
    taken = hall.tournament.derogations["timed_noon"]
    short = replace(hall.tournament, derogations={"timed_noon": replace(taken, value=25)})
    assert status(hall.tournament)["H-9"] == OK
    assert status(short)["H-9"] == FAILED


@pytest.mark.parametrize(("players", "met"), [(18, FAILED), (19, OK)])
def test_h10_eight_of_eighteen(players: int, met: str) -> None:
    """H-10, T-120, A-22: counted in round 1."""
    hall = Hall()
    hall.derogate("eight_duelists", approved=False)
    hall.register(players)
    hall.play_round()
    assert status(hall.tournament)["H-10"] == met


def test_h11_somebody_banned() -> None:
    """H-11, T-156: noted after the registration."""
    hall = Hall(12)
    hall.note("ban_noted", person=number(3), reason="letter")
    assert status(hall.tournament)["H-11"] == FAILED
    assert ("mark-failed", {"rule": "H-11"}) in marks(hall.tournament)


def test_h12_a_hand_in_the_draw() -> None:
    """H-12."""
    tournament = finished().tournament
    hand = replace(tournament.rounds[0], by_hand=True)
    changed = replace(tournament, rounds=(hand, *tournament.rounds[1:]))
    assert status(changed)["H-12"] == FAILED


def test_nine_active_players_call_for_attention() -> None:
    """H-1, T-144: before the next draw."""
    hall = Hall(10)
    hall.play_round()
    hall.note("withdrew", player=number(1), no_show=False, note="")
    assert status(hall.tournament)["H-1"] == ATTENTION
