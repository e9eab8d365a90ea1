"""Clocks on tablets: lent and taken back by a referee, pressed by the two who play.

The house writes what a tablet reports, because a tablet is nobody; that a referee has lent the
clock is what allows it (`tournament/log/clocking.py`).
"""

from __future__ import annotations

from ...tournament.log.errors import Refused
from ..front.interfaces import Overtaken
from . import hall_acts
from .doing import ActOutcome, Turn, doer
from .hall_acts import TapClock
from .keys import Holder

#: A press that took no longer to come than this counts from when it came, in milliseconds.
AT_ONCE = 1500


@doer(hall_acts.LendClock)
def lend_clock(turn: Turn, act: hall_acts.LendClock) -> ActOutcome:
    """A second time gives a new link: the tablet was lost, or another one is taken."""
    if act.duel not in turn.tournament.lent:
        turn.note("clock_lent", duel=act.duel)
    return turn.give_link(Holder("clock", act.duel))


@doer(hall_acts.TakeClockBack)
def take_clock_back(turn: Turn, act: hall_acts.TakeClockBack) -> ActOutcome:
    turn.note("clock_taken_back", duel=act.duel)
    holder = Holder("clock", act.duel)
    turn.keys.revoke(holder)
    return ActOutcome(shut_out=[holder])


def tap(turn: Turn, duel: str, act: TapClock) -> ActOutcome:
    """A press on a tablet. One that is sent twice, or over what was not seen, does nothing."""
    if turn.tournament.clocks[duel].presses != act.seen:
        raise Overtaken("desk-clock-has-moved")
    if act.action == "done":
        running = turn.tournament.clocks[duel].turn
        if running != act.side:
            raise Refused("clock-not-running")
        _press(turn, duel, "end", act.side, act.ago)
        _press(turn, duel, "turn", 1 - act.side, act.ago)
    else:
        _press(turn, duel, "turn" if act.action == "begin" else act.action, act.side, act.ago)
    return ActOutcome()


def _press(turn: Turn, duel: str, action: str, side: int, ago: int) -> None:
    """What was pressed without a connection counts from then, but not before the press before."""
    data = {"duel": duel, "action": action, "side": side}
    late = min(ago, turn.at - turn.tournament.clocks[duel].seen)
    if late > AT_ONCE:
        turn.note("clock_pressed_late", **data, ago=late)
    else:
        turn.note("clock_pressed", **data)
