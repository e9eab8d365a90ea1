"""Doing otherwise than the regulation says: by derogation, or by leaving the official rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..regulation.derogations import DEROGATIONS, TakenDerogation, contradicted
from ..regulation.duels import MORE_THAN, is_over
from ..regulation.noon import check_limit
from ..regulation.rounds import MINIMUM_PLAYERS, MOST_ROUNDS, is_official_number
from .applying import demand, event, with_item, without
from .chain import Event
from .errors import Refused
from .state import Tournament


@event
def derogation_taken(tournament: Tournament, happened: Event) -> Tournament:
    """A derogation is made use of; class B may begin midway, if all agree."""
    kind, value = happened.data["derogation"], happened.data["value"]
    _check_may_take(tournament, kind)
    midway = tournament.has_started
    _check_value(tournament, kind, value)
    if kind == "no_auction":  # it holds for rounds after this one
        value = sum([each.has_started for each in tournament.rounds])
    asked = tournament.active if midway else ()
    taken = TakenDerogation(kind, value, happened.at, midway, asked=asked)
    return replace(tournament, derogations=with_item(tournament.derogations, kind, taken))


def _check_may_take(tournament: Tournament, kind: str) -> None:
    """Whether the regulation still allows it, whatever its value."""
    demand(kind not in tournament.derogations, "derogation-taken", derogation=kind)
    demand(not tournament.is_published or kind == "three_of_five", "already-published")
    too_late = tournament.has_started and not DEROGATIONS[kind].midway
    demand(not too_late, "derogation-too-late", derogation=kind)
    if tournament.version >= 2:
        _check_has_sense(tournament, kind)


def _check_has_sense(tournament: Tournament, kind: str) -> None:
    """Nothing is taken that contradicts another, that nothing is left for, or for too few."""
    for other in contradicted(kind, tournament.derogations):
        demand(False, "derogation-contradicts", derogation=kind, against=other)
    demand(not tournament.stopped, "tournament-stopped")
    if kind == "rounds":
        demand(not tournament.rounds, "round-seated", round=len(tournament.rounds))
    if kind == "no_auction" and tournament.rounds:
        begun = sum([each.has_started for each in tournament.rounds])
        demand(begun < tournament.planned, "derogation-too-late", derogation=kind)
    if kind == "three_of_five" and tournament.qualified:
        demand(not is_over(tournament.duels()), "derogation-too-late", derogation=kind)
    if kind == "eight_duelists" and tournament.registration == "closed":
        count = len(tournament.participants or tournament.active)
        enough = count > MORE_THAN
        demand(enough, "eight-of-too-few", participants=count, more_than=MORE_THAN)


def offered(tournament: Tournament) -> tuple[str, ...]:
    """The derogations that the regulation still allows now."""
    if tournament.is_closed:
        return ()
    return tuple([kind for kind in DEROGATIONS if _may(_check_may_take, tournament, kind)])


def withdrawable(tournament: Tournament) -> tuple[str, ...]:
    """The derogations that can be taken back: nothing rests on them yet."""
    if tournament.is_closed or tournament.version < 2:
        return ()
    return tuple([kind for kind in tournament.derogations if not rests_on(tournament, kind)])


def _may(check: Callable[[Tournament, str], None], tournament: Tournament, kind: str) -> bool:
    try:
        check(tournament, kind)
    except Refused:
        return False
    return True


@event
def derogation_withdrawn(tournament: Tournament, happened: Event) -> Tournament:
    """A derogation is given up again, and what the regulation says holds; while nothing rests on
    it."""
    kind = happened.data["derogation"]
    _taken(tournament, kind)
    demand(not rests_on(tournament, kind), "derogation-rests", derogation=kind)
    return replace(tournament, derogations=without(tournament.derogations, kind))


def rests_on(tournament: Tournament, kind: str) -> bool:
    """Has something been drawn, played or published by it?"""
    match kind:
        case "rounds":
            return bool(tournament.rounds)
        case "timed_noon" | "dodge_city":
            return tournament.has_started
        case "no_auction":
            without_auction = tournament.no_longer_auctioned
            return any(
                each.has_started and without_auction(each.number) for each in tournament.rounds
            )
        case "no_duels" | "eight_duelists":  # who qualifies is not chosen knowing the standings
            return tournament.is_published
    return bool(tournament.sides)  # how a duel is played


def _check_value(tournament: Tournament, kind: str, value: int) -> None:
    if kind == "rounds":
        demand(not tournament.rounds, "round-seated", round=len(tournament.rounds))
        demand(1 <= value <= MOST_ROUNDS, "rounds-out-of-range", rounds=value)
        official = is_official_number(value) or not tournament.is_official
        demand(official, "rounds-not-official", rounds=value)
    if kind == "timed_noon":
        check_limit(value)  # H-9


@event
def derogation_approved(tournament: Tournament, happened: Event) -> Tournament:
    """T-130: the publisher has approved it, under this reference."""
    changed = replace(
        _taken(tournament, happened.data["derogation"]),
        approval=happened.data["reference"],
        approved_at=happened.at,
        approved_midway=tournament.has_started,
    )
    return _with(tournament, changed)


@event
def derogation_announced(tournament: Tournament, happened: Event) -> Tournament:
    """T-130: the players were told."""
    changed = replace(
        _taken(tournament, happened.data["derogation"]),
        announced_at=happened.at,
        announced_midway=tournament.has_started,
    )
    return _with(tournament, changed)


@event
def derogation_agreed(tournament: Tournament, happened: Event) -> Tournament:
    """T-130: midway every active player must agree; who did."""
    taken = _taken(tournament, happened.data["derogation"])
    agreed = tuple(dict.fromkeys([*taken.consent, *happened.data["players"]]))
    strangers = [player for player in agreed if player not in tournament.players]
    demand(not strangers, "no-such-player", player=next(iter(strangers), ""))
    return _with(tournament, replace(taken, consent=agreed))


@event
def left_official(tournament: Tournament, happened: Event) -> Tournament:
    """T-130: the official rules are left, for a reason, and for good."""
    reasons = (*tournament.unofficial, happened.data["reason"])
    return replace(tournament, unofficial=reasons)


@event
def stopped(tournament: Tournament, happened: Event) -> Tournament:
    """T-144: it cannot go on, and cannot be homologated."""
    demand(tournament.rounds and not tournament.is_published, "nothing-to-stop")
    waiting = tournament.rounds[-1].is_entered and len(tournament.rounds) < tournament.planned
    demand(waiting, "round-open", round=len(tournament.rounds))
    enough = len(tournament.active) >= MINIMUM_PLAYERS
    demand(not enough or not tournament.is_official, "enough-players")
    return replace(tournament, stopped=happened.data["reason"])


def _taken(tournament: Tournament, kind: str) -> TakenDerogation:
    demand(kind in tournament.derogations, "derogation-not-taken", derogation=kind)
    return tournament.derogations[kind]


def _with(tournament: Tournament, taken: TakenDerogation) -> Tournament:
    changed = with_item(tournament.derogations, taken.kind, taken)
    return replace(tournament, derogations=changed)
