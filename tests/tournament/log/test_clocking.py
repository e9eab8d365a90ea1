"""Clocks of duels: on a tablet, put right by a referee, and what a win on time rests on."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.kinds import HOUSE
from sixgun.tournament.regulation.duel_clock import LATEST_PRESS
from tests.desks import REMO, Hall

MINUTE = 60_000


def duelling(version: int = 2) -> Hall:
    """Both semifinals have their sides, and nobody has pressed a clock."""
    hall = Hall(10, version=version)
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    for name in ("s1", "s2"):
        hall.sides(name)
    return hall


def press(hall: Hall, action: str, side: int = 0, *, by: str = HOUSE, **more: Any) -> None:
    kind = "clock_pressed_late" if more else "clock_pressed"
    hall.note(kind, by=by, duel="s1", action=action, side=side, **more)


def left(hall: Hall, side: int) -> int:
    found = hall.tournament.clocks["s1"].remaining(side, hall.at)
    assert found is not None
    return found


def refused(hall: Hall, kind: str, /, **data: Any) -> str:
    """Why not; nothing is different then."""
    before = hall.tournament
    with pytest.raises(Refused) as error:
        hall.note(kind, **data)
    assert hall.tournament == before
    return error.value.words[0].removeprefix("refused-")


# ------------------------------------------------------------------------ tablets


def test_the_house_presses_only_clocks_that_a_referee_has_lent() -> None:
    hall = duelling()
    tap = {"by": HOUSE, "duel": "s1", "action": "turn", "side": 0}
    assert refused(hall, "clock_pressed", **tap) == "not-in-office"
    assert refused(hall, "clock_lent", by=HOUSE, duel="s1") == "not-in-office"
    hall.note("clock_lent", duel="s1")
    assert refused(hall, "clock_pressed", **{**tap, "duel": "s2"}) == "not-in-office"
    press(hall, "turn")
    assert hall.tournament.clocks["s1"].turn == 0
    hall.note("clock_taken_back", duel="s1")
    assert refused(hall, "clock_pressed", **{**tap, "action": "end"}) == "not-in-office"
    press(hall, "end", by=REMO)


def test_a_player_presses_nothing_in_his_own_name() -> None:
    hall = duelling()
    hall.note("clock_lent", duel="s1")
    player = hall.tournament.duels()["s1"].first
    tap = {"by": player, "duel": "s1", "action": "turn", "side": 0}
    assert refused(hall, "clock_pressed", **tap) == "not-in-office"
    assert refused(hall, "clock_lent", by=player, duel="s2") == "not-in-office"


def test_a_clock_is_lent_once_and_only_for_a_duel_that_is_played_here() -> None:
    hall = duelling()
    assert refused(hall, "clock_lent", duel="final") == "duel-not-ready"
    assert refused(hall, "clock_taken_back", duel="s1") == "clock-not-lent"
    hall.note("clock_lent", duel="s1")
    assert refused(hall, "clock_lent", duel="s1") == "clock-lent"
    hall.note("duel_housed", duel="s1", chat=False, spectators=False)
    assert hall.tournament.lent == frozenset()
    assert refused(hall, "clock_lent", duel="s1") == "duel-housed"


def test_a_late_press_counts_from_when_it_was_made() -> None:
    hall = duelling()
    hall.note("clock_lent", duel="s1")
    press(hall, "turn", 0)
    hall.at += 5 * MINUTE
    press(hall, "end", 0, ago=2 * MINUTE)
    assert left(hall, 0) == 27 * MINUTE - 1000  # a note takes a second
    press(hall, "turn", 1, ago=MINUTE)
    assert left(hall, 1) == 29 * MINUTE
    too_old = {"by": HOUSE, "duel": "s1", "action": "end", "side": 1, "ago": 9 * MINUTE}
    assert refused(hall, "clock_pressed_late", **too_old) == "clock-backwards"
    with pytest.raises(ValueError, match="not from 1 to"):
        press(hall, "end", 1, ago=LATEST_PRESS + 1)


def test_a_press_in_time_saves_who_was_out_of_time_when_it_came() -> None:
    hall = duelling()
    hall.note("clock_lent", duel="s1")
    press(hall, "turn", 0)
    hall.at += 31 * MINUTE
    assert hall.tournament.clocks["s1"].out_of_time(hall.at) == 0
    press(hall, "end", 0, ago=2 * MINUTE)
    assert hall.tournament.clocks["s1"].out_of_time(hall.at) is None


def test_only_a_lent_clock_is_pressed_late_and_only_by_the_house() -> None:
    hall = duelling()
    late = {"duel": "s1", "action": "turn", "side": 0, "ago": 10}
    assert refused(hall, "clock_pressed_late", **late) == "not-your-office"
    assert refused(hall, "clock_pressed_late", by=HOUSE, **late) == "not-in-office"
    hall.note("clock_lent", duel="s1")
    assert refused(hall, "clock_pressed_late", **late) == "not-your-office"
    hall.note("clock_pressed_late", by=HOUSE, **late)


# ------------------------------------------------------------------- put right


def test_a_referee_puts_a_clock_right() -> None:
    hall = duelling()
    press(hall, "turn", 0, by=REMO)
    hall.at += 31 * MINUTE
    assert left(hall, 0) == 0
    hall.note("clock_set", duel="s1", first=600, second=1200, reason="nobody pressed it")
    hall.at += MINUTE
    assert (left(hall, 0), left(hall, 1)) == (9 * MINUTE, 20 * MINUTE)
    press(hall, "interruption", by=REMO)
    hall.note("clock_set", duel="s1", first=60, second=60, reason="again")
    hall.at += MINUTE
    assert (left(hall, 0), hall.tournament.clocks["s1"].pause) == (MINUTE, "interruption")


def test_nobody_gets_more_time_than_there_is() -> None:
    hall = duelling()
    data = {"duel": "s1", "first": 1801, "second": 0, "reason": "a gift"}
    assert refused(hall, "clock_set", **data) == "clock-too-long"
    assert refused(hall, "clock_set", **{**data, "by": HOUSE, "first": 1}) == "not-in-office"


# ----------------------------------------------------------------- wins on time


def test_a_win_on_time_is_one_by_the_clock() -> None:
    """T-127: neither too early, nor for the wrong one."""
    hall = duelling()
    first, second = (getattr(hall.tournament.duels()["s1"], each) for each in ("first", "second"))
    press(hall, "turn", 0, by=REMO)
    hall.at += 29 * MINUTE
    claim = {"duel": "s1", "winner": second, "how": "time"}
    assert refused(hall, "duel_won", **claim) == "time-is-left"
    hall.at += 2 * MINUTE
    assert refused(hall, "duel_won", **{**claim, "winner": first}) == "time-is-left"
    hall.note("duel_won", **claim)


def test_a_hall_may_use_a_clock_of_its_own() -> None:
    hall = duelling()
    hall.note("duel_won", duel="s1", winner=hall.tournament.duels()["s1"].first, how="time")


def test_a_correction_is_held_against_the_clock_as_it_was() -> None:
    hall = duelling()
    duel = hall.tournament.duels()["s1"]
    press(hall, "turn", 0, by=REMO)
    hall.note("duel_won", duel="s1", winner=duel.first, how="played")
    hall.at += 60 * MINUTE
    correction = {"duel": "s1", "winner": duel.second, "how": "time", "reason": "misheard"}
    assert refused(hall, "duel_corrected", **correction) == "time-is-left"
    hall.note("duel_corrected", **{**correction, "how": "played"})


def test_what_was_never_begun_is_not_lost_on_time() -> None:
    hall = Hall(10)
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    duel = hall.tournament.duels()["s1"]
    hall.note("duel_won", duel="s1", winner=duel.first, how="forfeit")
    correction = {"duel": "s1", "winner": duel.second, "how": "time", "reason": "misheard"}
    assert refused(hall, "duel_corrected", **correction) == "sides-not-drawn"


def test_tournaments_of_before_stay_as_they_were() -> None:
    hall = duelling(version=1)
    assert refused(hall, "clock_lent", duel="s1") == "of-later-version"
    press(hall, "turn", 0, by=REMO)
    hall.note("duel_won", duel="s1", winner=hall.tournament.duels()["s1"].second, how="time")
    assert hall.tournament.clocks["s1"].since is not None
