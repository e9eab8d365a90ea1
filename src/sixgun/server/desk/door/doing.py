"""Acts at the door become events. What takes several of them is written in one go (`together`): if
any of it is refused, nothing has happened."""

from __future__ import annotations

from collections.abc import Callable

from ....tournament.log.errors import Refused
from ....tournament.log.registering import check_not_late
from ...front.interfaces import NotPossible
from ..doing import ActOutcome, Turn, doer, noted_person, one_line, plain_data
from ..keys import Holder
from . import acts


@doer(acts.AddWaiting)
def add_waiting(turn: Turn, act: acts.AddWaiting) -> ActOutcome:
    return ActOutcome(noted_person(turn, "waiting_added", act))


@doer(acts.LeaveWaiting)
def leave_waiting(turn: Turn, act: acts.LeaveWaiting) -> ActOutcome:
    turn.note("waiting_left", **plain_data(act))
    return _shut_out(turn, (act.person,))


@doer(acts.MoveUp)
def move_up(turn: Turn, act: acts.MoveUp) -> ActOutcome:
    _with_registration_open(turn, act.reason, lambda: turn.note("moved_up", person=act.person))
    return ActOutcome(act.person)


@doer(acts.LeaveOut)
def leave_out(turn: Turn, act: acts.LeaveOut) -> ActOutcome:
    _with_registration_open(turn, act.reason, lambda: _without(turn, act))
    return _shut_out(turn, act.people if act.whither == "out" else ())


@doer(acts.RedrawWithout)
def redraw_without(turn: Turn, act: acts.RedrawWithout) -> ActOutcome:
    if not turn.tournament.rounds:
        raise Refused("no-round")
    _with_draw_redone(turn, act.reason, act.hall, lambda: _without(turn, act))
    return _shut_out(turn, act.people if act.whither == "out" else ())


def _without(turn: Turn, act: acts.LeaveOut | acts.RedrawWithout) -> None:
    kind = "unregistered" if act.whither == "out" else "moved_to_waiting"
    for person in dict.fromkeys(act.people):
        turn.note(kind, person=person, reason=one_line(act.reason))


@doer(acts.LateEntry)
def late_entry(turn: Turn, act: acts.LateEntry) -> ActOutcome:
    """One guided act (A-20): void, reopen, register, close, draw; all of it, or nothing."""
    if not act.person and not act.name:
        raise NotPossible("desk-name")
    before, entered = turn.store.people(), ""

    def enter() -> None:
        nonlocal entered
        entered = _late_one(turn, act)

    try:
        _with_draw_redone(turn, act.reason, act.hall, enter)
    except Exception:
        if entered and entered not in before:
            turn.store.erase_person(entered)
        raise
    return ActOutcome(entered)


def _late_one(turn: Turn, act: acts.LateEntry) -> str:
    """Whoever comes: by name, or by number from the waiting list or as taken for absent."""
    tournament = turn.tournament
    person = act.person
    if not person:
        person = noted_person(turn, "registered", act)
    elif person in tournament.waiting:
        turn.note("moved_up", person=person)
    else:
        turn.note("withdrawal_revoked", player=person, reason=one_line(act.reason))
    if turn.tournament.has_check_in and person not in turn.tournament.present:
        turn.note("checked_in", person=person)
    return person


# ------------------------------------------------------------------ several events at once


def _with_draw_redone(turn: Turn, reason: str, hall: str, change: Callable[[], object]) -> None:
    """The draw of round 1, if there is one, is void; then something changes; it is drawn anew."""
    check_not_late(turn.tournament)
    drawn = bool(turn.tournament.rounds)
    if drawn and not one_line(hall):
        raise NotPossible("desk-hall-needed")
    with turn.ledger.together():
        if drawn:
            turn.note("draw_voided", round=1, reason=one_line(reason))
        _with_registration_open(turn, reason, change)
        if drawn:
            turn.ledger.draw(turn.by, turn.at, turn.link(), one_line(hall))


def _with_registration_open(turn: Turn, reason: str, change: Callable[[], object]) -> None:
    """What is done while people can register; if they no longer can, it is opened for it."""
    closed = turn.tournament.registration == "closed"
    if closed and not one_line(reason):
        raise NotPossible("desk-reopening-reason")
    with turn.ledger.together():
        if closed:
            turn.note("registration_reopened", reason=one_line(reason))
        change()
        if closed:
            turn.note("registration_closed", promise=None)


def _shut_out(turn: Turn, persons: tuple[str, ...]) -> ActOutcome:
    """Who neither plays nor waits any more has no phone here."""
    holders = [Holder("phone", person) for person in persons]
    for holder in holders:
        turn.keys.revoke(holder)
    return ActOutcome(shut_out=holders)
