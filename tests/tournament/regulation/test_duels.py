"""Duels: section 12, the bonuses of section 11, and the clocks."""

from __future__ import annotations

import pytest

from sixgun.engine.chance import seed_from
from sixgun.tournament.log.dice import Dice
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.regulation.duel_clock import PAUSES, DuelClock, new_clock, pressed
from sixgun.tournament.regulation.duels import (
    Pairing,
    PairingResult,
    bonuses,
    bracket,
    characters_in_duel,
    draw_sides,
    is_over,
    places,
    qualified,
)
from sixgun.tournament.regulation.results import final_results
from tests.desks import Hall

FOUR = ("a", "b", "c", "d")
EIGHT = ("a", "b", "c", "d", "e", "f", "g", "h")


def won(**winners: str) -> dict[str, PairingResult]:
    return {duel: PairingResult(winner, "played") for duel, winner in winners.items()}


def test_pairings() -> None:
    """T-121, T-123, A-14, vector 8."""
    four = bracket(FOUR, {})
    assert [(d.first, d.second) for d in four.values() if d.is_ready] == [("a", "d"), ("b", "c")]
    eight = bracket(EIGHT, {})
    ready = [(d.first, d.second) for d in eight.values() if d.is_ready]
    assert ready == [("a", "h"), ("d", "e"), ("b", "g"), ("c", "f")]
    later = bracket(EIGHT, won(q1="a", q2="d", q3="b", q4="c"))
    assert (later["s1"].first, later["s1"].second) == ("a", "d")
    assert (later["s2"].first, later["s2"].second) == ("b", "c")


def test_eight_need_more_than_eighteen() -> None:
    """T-120, H-10, A-22, A-25, vector 8."""
    order = [str(n) for n in range(19)]
    assert len(qualified(order, 18, eight=False)) == 4
    with pytest.raises(Refused, match="eight-of-too-few"):
        qualified(order, 18, eight=True)
    assert len(qualified(order, 19, eight=True)) == 8


def test_the_duels_decide_the_places() -> None:
    """T-122, T-129: the final, then the duel for the third place."""
    duels = bracket(FOUR, won(s1="d", s2="b", final="d", third="c"))
    assert is_over(duels)
    assert places(FOUR, duels) == ("d", "b", "c", "a")


def test_the_third_place_without_a_duel() -> None:
    """T-122, A-24: by the standings."""
    duels = bracket(FOUR, won(s1="d", s2="b", final="b"), third_skipped=True)
    assert "third" not in duels
    assert places(FOUR, duels) == ("b", "d", "a", "c")


def test_who_leaves_loses_by_forfeit() -> None:
    """T-128, A-18: never replaced, before or between duels."""
    duels = bracket(FOUR, won(s2="b"), gone={"a"})
    assert (duels["s1"].winner, duels["s1"].how) == ("d", "forfeit")
    assert duels["third"].winner == "c"  # against a, who is gone
    after = bracket(FOUR, won(s1="a", s2="b"), gone={"a"})
    assert (after["s1"].winner, after["s1"].how) == ("a", "played")
    assert (after["final"].winner, after["final"].how) == ("b", "forfeit")
    assert not after["third"].is_over


def test_both_leave() -> None:
    """A-19: nobody comes through, the next opponent wins by forfeit, the two go by standing."""
    duels = bracket(FOUR, won(s2="c"), gone={"a", "d"})
    assert duels["s1"].winner is None
    assert duels["s1"].is_over
    assert duels["final"].winner == "c"
    assert places(FOUR, duels) == ("c", "b", "a", "d")
    nobody = bracket(FOUR, {}, gone=set(FOUR))
    assert is_over(nobody)
    assert places(FOUR, nobody) == FOUR


def test_places_five_to_eight() -> None:
    """A-14: those who lost in the quarterfinals, by standing."""
    results = won(q1="h", q2="d", q3="g", q4="c", s1="h", s2="c", final="c", third="g")
    assert places(EIGHT, bracket(EIGHT, results)) == ("c", "h", "g", "d", "a", "b", "e", "f")


@pytest.mark.parametrize(
    ("rounds", "with_duels", "without"),
    [(3, (600, 300, 150, 75), 75), (4, (800, 400, 200, 100), 100), (5, (1000, 500, 250, 125), 125)],
)
def test_bonuses(rounds: int, with_duels: tuple[int, ...], without: int) -> None:
    """T-110, T-129, vector 9."""
    assert bonuses(rounds, with_duels=True) == with_duels
    assert bonuses(rounds, with_duels=False) == (without,) * 4


def test_sides_by_lot() -> None:
    """T-124: one of the two, each as likely."""
    duel = Pairing("s1", "a", "b", is_ready=True)
    drawn = [draw_sides(duel, Dice(seed_from(seed))) for seed in range(400)]
    assert 150 < drawn.count("a") < 250
    assert set(drawn) == {"a", "b"}


def test_characters_of_a_duel() -> None:
    """T-125."""
    assert characters_in_duel() == (6, 4)
    assert characters_in_duel(three_of_five=True) == (5, 3)


# -------------------------------------------------------------- at the desk


def test_a_duel_phase_from_publication_to_the_end() -> None:
    """T-006, T-110, T-120 to T-124, T-129: the duels order the first four, whatever the dollars."""
    hall = Hall(12)
    hall.play_all()
    with pytest.raises(Refused, match="not-published"):
        hall.begin_duels()
    hall.publish()
    order = hall.tournament.editions[0].standings.order()
    hall.begin_duels()
    assert hall.tournament.qualified == order[:4]
    with pytest.raises(Refused, match="sides-not-drawn"):
        hall.note("duel_won", duel="s1", winner=order[0], how="played")
    law = hall.sides("s1")
    assert law in (order[0], order[3])
    hall.note("duel_won", duel="s1", winner=order[3], how="time")
    with pytest.raises(Refused, match="duel-not-ready"):
        hall.win("final", order[3])
    hall.win("s2", order[2])
    with pytest.raises(Refused, match="duels-open"):
        hall.note("closed")
    hall.win("third", order[1])
    hall.win("final", order[3])
    hall.note("closed")
    finals = final_results(hall.tournament)
    assert [final.row.player for final in finals[:4]] == [order[3], order[2], order[1], order[0]]
    assert [final.bonus for final in finals[:5]] == [600, 300, 150, 75, 0]
    assert [final.row.player for final in finals[4:]] == list(order[4:])
    assert hall.tournament.phase == "closed"


def test_without_duels_the_standings_are_final() -> None:
    """T-001, T-006, T-110."""
    hall = Hall()
    hall.derogate("no_duels", approved=False)
    hall.register(10)
    hall.play_all()
    hall.publish()
    with pytest.raises(Refused, match="no-duels"):
        hall.begin_duels()
    finals = final_results(hall.tournament)
    order = hall.tournament.editions[0].standings.order()
    assert tuple(final.row.player for final in finals) == order
    assert [final.bonus for final in finals[:5]] == [75, 75, 75, 75, 0]


def test_a_qualified_player_who_leaves() -> None:
    """T-128, A-18, A-21: keeps the place among the four, loses by forfeit, has the bonus."""
    hall = Hall(12)
    hall.play_all()
    first = hall.tournament.standings().order()[0]
    hall.note("withdrew", player=first, no_show=False, note="")
    hall.publish()
    hall.begin_duels()
    qualified_ones = hall.tournament.qualified
    assert first in qualified_ones
    left = [d.name for d in hall.tournament.duels().values() if d.is_ready]
    assert len(left) == 1
    hall.win(left[0])
    assert hall.tournament.duels()["third"].how == "forfeit"
    hall.win("final")
    finals = final_results(hall.tournament)
    assert finals[3].row.player == first
    assert finals[3].bonus == 75


def test_a_duel_typed_wrongly_can_be_corrected_until_the_next_one() -> None:
    hall = Hall(12)
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    hall.win("s1")
    other = hall.tournament.duels()["s1"].loser
    hall.note("duel_corrected", duel="s1", winner=other, how="played", reason="mixed up")
    assert hall.tournament.duels()["s1"].winner == other
    hall.win("s2")
    hall.win("final")
    with pytest.raises(Refused, match="duel-followed"):
        hall.note("duel_corrected", duel="s1", winner=other, how="played", reason="again")


# ---------------------------------------------------------------- the clock

MINUTE = 60_000


def test_a_clock_runs_in_its_players_turn_only() -> None:
    """T-126: thirty minutes each."""
    clock = pressed(new_clock(), "turn", 0, side=0)
    clock = pressed(clock, "end", 5 * MINUTE)
    assert clock.remaining(0, 9 * MINUTE) == 25 * MINUTE
    assert clock.remaining(1, 9 * MINUTE) == 30 * MINUTE
    clock = pressed(clock, "turn", 10 * MINUTE, side=1)
    assert clock.remaining(1, 12 * MINUTE) == 28 * MINUTE
    assert clock.remaining(0, 12 * MINUTE) == 25 * MINUTE


@pytest.mark.parametrize("reason", PAUSES)
def test_a_clock_stands_still_for_three_reasons(reason: str) -> None:
    """T-126: a reshuffle, an interruption from outside, an eliminated character."""
    clock = pressed(new_clock(), "turn", 0, side=0)
    clock = pressed(clock, reason, 2 * MINUTE)
    assert clock.pause == reason
    assert clock.remaining(0, 20 * MINUTE) == 28 * MINUTE
    clock = pressed(clock, "resume", 20 * MINUTE)
    assert clock.remaining(0, 21 * MINUTE) == 27 * MINUTE


def test_no_other_pause() -> None:
    """T-126."""
    clock = pressed(new_clock(), "turn", 0, side=0)
    with pytest.raises(Refused, match="no-such-pause"):
        pressed(clock, "thinking", 1)
    with pytest.raises(Refused, match="clock-running"):
        pressed(clock, "turn", 1, side=1)
    with pytest.raises(Refused, match="clock-running"):
        pressed(clock, "resume", 1)
    with pytest.raises(Refused, match="clock-backwards"):
        pressed(pressed(clock, "end", 50), "turn", 40)
    with pytest.raises(Refused, match="clock-not-running"):
        pressed(new_clock(), "end", 1)


def test_out_of_time() -> None:
    """T-127: at the very millisecond; nothing can be pressed any more."""
    clock = pressed(new_clock(), "turn", 0, side=1)
    assert clock.out_of_time(30 * MINUTE - 1) is None
    assert clock.out_of_time(30 * MINUTE) == 1
    assert clock.remaining(1, 99 * MINUTE) == 0
    with pytest.raises(Refused, match="clock-is-up"):
        pressed(clock, "end", 30 * MINUTE)


def test_other_clocks_by_derogation() -> None:
    """T-126: 25 minutes, or none; nothing else."""
    assert new_clock(minutes=25).left == (25 * MINUTE, 25 * MINUTE)
    endless = pressed(new_clock(minutes=None), "turn", 0, side=0)
    assert endless.remaining(0, 10**9) is None
    assert endless.out_of_time(10**9) is None
    assert pressed(endless, "end", 10**9) == DuelClock(None, seen=10**9, presses=2)
    with pytest.raises(Refused, match="duel-minutes"):
        new_clock(minutes=20)


def test_the_clock_at_the_desk() -> None:
    """T-126, T-127: pressed through the log, with the time of the event."""
    hall = Hall()
    hall.derogate("duel_clock_25")
    hall.register(12)
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    with pytest.raises(Refused, match="sides-not-drawn"):
        hall.note("clock_pressed", duel="s1", action="turn", side=0)
    hall.sides("s1")
    hall.note("clock_pressed", duel="s1", action="turn", side=0)
    began = hall.at
    clock = hall.tournament.clocks["s1"]
    assert clock.remaining(0, began + MINUTE) == 24 * MINUTE
    assert clock.out_of_time(began + 25 * MINUTE) == 0
