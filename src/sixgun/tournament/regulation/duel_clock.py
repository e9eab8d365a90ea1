"""The chess clock of a duel (T-126, T-127). Times come from outside, in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..log.errors import Refused

MINUTES, SHORT_MINUTES = 30, 25  # by derogation of class A
#: Why a clock may stand still in its player's turn.
PAUSES = ("reshuffle", "interruption", "elimination")
ACTIONS = ("turn", "end", *PAUSES, "resume")
_MINUTE = 60_000
#: A press may reach the house so late, in milliseconds: a tablet was without a connection.
LATEST_PRESS = 10 * _MINUTE


@dataclass(frozen=True, slots=True)
class DuelClock:
    """What is left to each of the two, and whose clock runs since when."""

    left: tuple[int, int] | None  # None: no limit, by derogation of class C
    turn: int | None = None  # 0 or 1; None: between turns
    since: int | None = None  # None: the clock stands still
    pause: str = ""
    seen: int = 0  # the last time that was given
    presses: int = 0  # so often it was pressed or set: tells a press from the same one sent again

    def remaining(self, side: int, now: int) -> int | None:
        """What is left to a player, never less than nothing."""
        if self.left is None:
            return None
        runs = self.turn == side and self.since is not None
        spent = now - self.since if runs and self.since is not None else 0
        return max(0, self.left[side] - spent)

    def out_of_time(self, now: int) -> int | None:
        """T-127: the player whose time is up; the other one has won."""
        return next((side for side in (0, 1) if self.remaining(side, now) == 0), None)


def new_clock(*, minutes: int | None = MINUTES) -> DuelClock:
    if minutes is None:
        return DuelClock(None)
    if minutes not in (MINUTES, SHORT_MINUTES):
        raise Refused("duel-minutes", minutes=minutes)
    return DuelClock((minutes * _MINUTE, minutes * _MINUTE))


def pressed(clock: DuelClock, action: str, now: int, side: int = 0) -> DuelClock:
    """T-126: begin a turn, end it, pause it for one of the regulation's reasons, go on."""
    if now < clock.seen:
        raise Refused("clock-backwards")
    if clock.out_of_time(now) is not None:
        raise Refused("clock-is-up")
    clock = replace(clock, seen=now, presses=clock.presses + 1)
    if action == "turn":
        return _began(clock, side, now)
    if clock.turn is None:
        raise Refused("clock-not-running")
    if action == "end":
        return replace(_stopped(clock, now), turn=None, pause="")
    return _paused(clock, action, now)


def set_to(clock: DuelClock, left: tuple[int, int], now: int) -> DuelClock:
    """The referee puts right what is left to both; a clock that runs goes on from there."""
    if now < clock.seen:
        raise Refused("clock-backwards")
    runs = clock.since is not None
    presses = clock.presses + 1
    return replace(clock, left=left, since=now if runs else None, seen=now, presses=presses)


def stopped(clock: DuelClock, now: int) -> DuelClock:
    """The duel is over: what is left stays readable."""
    return _stopped(clock, max(now, clock.seen))


def _began(clock: DuelClock, side: int, now: int) -> DuelClock:
    if clock.turn is not None:
        raise Refused("clock-running")
    return replace(clock, turn=side, since=now, pause="")


def _paused(clock: DuelClock, action: str, now: int) -> DuelClock:
    if action == "resume":
        if not clock.pause:
            raise Refused("clock-running")
        return replace(clock, since=now, pause="")
    if action not in PAUSES:
        raise Refused("no-such-pause", reason=action)
    return replace(_stopped(clock, now), pause=action)


def _stopped(clock: DuelClock, now: int) -> DuelClock:
    if clock.left is None or clock.turn is None:
        return replace(clock, since=None)
    left = [clock.remaining(side, now) or 0 for side in (0, 1)]
    return replace(clock, left=(left[0], left[1]), since=None)
