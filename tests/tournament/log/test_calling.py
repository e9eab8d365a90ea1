"""A call for the referee has an end (T-151)."""

from __future__ import annotations

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.kinds import HOUSE
from tests.desks import REMO, Hall


def calling(version: int = 2) -> tuple[Hall, str, int]:
    """Somebody at table 1 of two calls; who, and the number of the call."""
    hall = Hall(12, version=version)
    hall.draw()
    player = hall.tournament.table(1, 1).players[2]
    hall.note("referee_called", by=player, round=1, table=1, note="")
    return hall, player, hall.tournament.calls[-1].event


def tables_that_call(hall: Hall) -> list[int]:
    return [call.table for call in hall.tournament.calls]


def test_whoever_called_withdraws_it_and_nobody_else_does() -> None:
    hall, player, call = calling()
    neighbour = hall.tournament.table(1, 1).players[3]
    for other in (neighbour, REMO, HOUSE):
        with pytest.raises(Refused, match=r"no-such-call|not-in-office|not-your-office"):
            hall.note("call_withdrawn", by=other, call=call)
    assert tables_that_call(hall) == [1]
    hall.note("call_withdrawn", by=player, call=call)
    assert tables_that_call(hall) == []
    with pytest.raises(Refused, match="no-such-call"):
        hall.note("call_withdrawn", by=player, call=call)


def test_the_end_of_the_game_ends_the_calls_of_its_table_only() -> None:
    hall, _, _ = calling()
    other = hall.tournament.table(1, 2).players[0]
    hall.note("referee_called", by=other, round=1, table=2, note="")
    hall.note("table_moved", round=1, table=1, status="playing")
    assert tables_that_call(hall) == [1, 2]
    hall.note("table_moved", round=1, table=1, status="finished")
    assert tables_that_call(hall) == [2]
    hall.enter(1, 2)
    assert tables_that_call(hall) == []


def test_a_draw_that_is_taken_back_has_no_calls() -> None:
    hall, _, _ = calling()
    hall.note("draw_voided", round=1, reason="a no-show")
    assert tables_that_call(hall) == []


def test_in_tournaments_of_before_only_the_referee_ends_a_call() -> None:
    hall, player, call = calling(version=1)
    with pytest.raises(Refused, match="of-later-version"):
        hall.note("call_withdrawn", by=player, call=call)
    hall.enter(1, 1)
    assert tables_that_call(hall) == [1]
    hall.note("call_answered", call=call)
    assert tables_that_call(hall) == []


def missing() -> tuple[Hall, str]:
    """Two do not play at a table of the house; one of them twice."""
    hall = Hall(12)
    hall.draw()
    hall.note("table_housed", round=1, table=1, clock="none", chat=False, spectators=False)
    one, other = hall.tournament.table(1, 1).players[:2]
    for player in (one, other, one):
        hall.note("player_missed", by=HOUSE, round=1, table=1, player=player, cause="away")
    return hall, one


def test_who_plays_again_is_not_missed_any_more() -> None:
    hall, one = missing()
    hall.note("player_returned", by=HOUSE, round=1, table=1, player=one)
    assert [call.player for call in hall.tournament.calls] != [one]
    assert len(hall.tournament.calls) == 1
    with pytest.raises(Refused, match="no-such-call"):
        hall.note("player_returned", by=HOUSE, round=1, table=1, player=one)


def test_who_has_left_for_good_is_not_missed_any_more() -> None:
    hall, one = missing()
    hall.note("withdrew", player=one, no_show=False, note="")
    assert one not in [call.player for call in hall.tournament.calls]
    assert len(hall.tournament.calls) == 1
