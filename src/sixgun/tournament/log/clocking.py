"""The clocks of duels (T-126, T-127): pressed by a referee, or on a tablet between the players.

A tablet is nobody: both players press it, and no person's number could stand for what it does. So
the house writes its presses, and only for duels whose clock a referee has lent (`clock_lent`): the
log says who gave it away, and from when until when. What a tablet reports late, because it had no
connection, counts from when it was pressed, but never before the press before.
"""

from __future__ import annotations

from dataclasses import replace

from ..regulation.duel_clock import MINUTES, SHORT_MINUTES, DuelClock, pressed, set_to, stopped
from ..regulation.duels import Pairing
from .applying import demand, event, with_item
from .chain import Event
from .state import Tournament

_SECOND = 1000


def duel_minutes(tournament: Tournament) -> int | None:
    if "no_duel_clock" in tournament.derogations:
        return None
    return SHORT_MINUTES if "duel_clock_25" in tournament.derogations else MINUTES


def ready_duel(tournament: Tournament, name: str) -> Pairing:
    """A duel that can be played now."""
    duel = tournament.duels().get(name)
    demand(duel is not None and duel.is_ready, "duel-not-ready", duel=name)
    assert duel is not None
    return duel


def _clock_of(tournament: Tournament, name: str) -> DuelClock:
    ready_duel(tournament, name)
    demand(name in tournament.clocks, "sides-not-drawn", duel=name)
    return tournament.clocks[name]


def _with_clock(tournament: Tournament, name: str, clock: DuelClock) -> Tournament:
    return replace(tournament, clocks=with_item(tournament.clocks, name, clock))


@event
def clock_pressed(tournament: Tournament, happened: Event) -> Tournament:
    """T-126: side 0 is the first of the pairing, whatever it plays."""
    return _press(tournament, happened, happened.at)


@event
def clock_pressed_late(tournament: Tournament, happened: Event) -> Tournament:
    """T-126: a tablet without a connection was pressed so long ago."""
    demand(happened.data["duel"] in tournament.lent, "clock-not-lent", duel=happened.data["duel"])
    return _press(tournament, happened, happened.at - happened.data["ago"])


def _press(tournament: Tournament, happened: Event, at: int) -> Tournament:
    name, action, side = (happened.data[field] for field in ("duel", "action", "side"))
    return _with_clock(tournament, name, pressed(_clock_of(tournament, name), action, at, side))


@event
def clock_lent(tournament: Tournament, happened: Event) -> Tournament:
    """A referee lays the clock of a duel between its players, on a tablet."""
    name = happened.data["duel"]
    demand(_clock_of(tournament, name).left is not None, "no-duel-clock")
    demand(name not in tournament.housed_duels, "duel-housed", duel=name)
    demand(name not in tournament.lent, "clock-lent", duel=name)
    return replace(tournament, lent=tournament.lent | {name})


@event
def clock_taken_back(tournament: Tournament, happened: Event) -> Tournament:
    """From now on only referees press it."""
    name = happened.data["duel"]
    demand(name in tournament.lent, "clock-not-lent", duel=name)
    return replace(tournament, lent=tournament.lent - {name})


@event
def clock_set(tournament: Tournament, happened: Event) -> Tournament:
    """A referee puts a clock right, with a reason: a press was forgotten, or was a mistake.

    Nobody has more time than everybody has (T-126)."""
    data = happened.data
    clock, minutes = _clock_of(tournament, data["duel"]), duel_minutes(tournament)
    demand(minutes is not None and clock.left is not None, "no-duel-clock")
    left = (data["first"] * _SECOND, data["second"] * _SECOND)
    most = (minutes or 0) * 60 * _SECOND
    demand(max(left) <= most, "clock-too-long", minutes=minutes or 0)
    return _with_clock(tournament, data["duel"], set_to(clock, left, happened.at))


def check_on_time(tournament: Tournament, duel: Pairing, winner: str, at: int) -> None:
    """T-127: a win on time is one by the clock, if the clock was used at all.

    A hall may play with a chess clock of its own; then nobody has pressed this one."""
    if tournament.version < 2 or duel.name in tournament.housed_duels:
        return
    demand(duel.name in tournament.clocks, "sides-not-drawn", duel=duel.name)
    clock = tournament.clocks[duel.name]
    demand(clock.left is not None, "no-duel-clock")
    loser = 1 if winner == duel.first else 0
    agrees = not clock.presses or clock.out_of_time(at) == loser
    demand(agrees, "time-is-left", player=(duel.first, duel.second)[loser] or "")


def clock_stopped(tournament: Tournament, name: str, at: int) -> Tournament:
    """A decided duel's clock stands still: a correction is held against it."""
    if tournament.version < 2 or name not in tournament.clocks:
        return tournament
    return _with_clock(tournament, name, stopped(tournament.clocks[name], at))
