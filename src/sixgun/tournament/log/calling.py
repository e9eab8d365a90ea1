"""Calls for the referee (T-151), and how they end.

A call is over when the referee has come, when whoever called withdraws it, when the game of its
table is finished, or, if the house called because somebody did not play, when that person plays
again. In tournaments of version 1 only the referee ends one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from .applying import demand, event, known_player
from .chain import Event
from .state import Call, Tournament


@event
def referee_called(tournament: Tournament, happened: Event) -> Tournament:
    """T-151: somebody at this table calls the referee."""
    number, place = happened.data["round"], happened.data["table"]
    tournament.table(number, place)
    call = Call(happened.number, number, place, happened.by)
    return replace(tournament, calls=(*tournament.calls, call))


@event
def player_missed(tournament: Tournament, happened: Event) -> Tournament:
    """Somebody does not play at a table of the house: the referee is called, and decides."""
    data = happened.data
    _seated(tournament, happened)
    call = Call(happened.number, data["round"], data["table"], happened.by, data["player"])
    return replace(tournament, calls=(*tournament.calls, call))


@event
def call_answered(tournament: Tournament, happened: Event) -> Tournament:
    """T-151: the referee has come."""
    number = happened.data["call"]
    demand(any(call.event == number for call in tournament.calls), "no-such-call")
    return without_calls(tournament, lambda call: call.event == number)


@event
def call_withdrawn(tournament: Tournament, happened: Event) -> Tournament:
    """Whoever called needs nobody any more."""
    number = happened.data["call"]
    mine = [call for call in tournament.calls if call.event == number and call.by == happened.by]
    demand(mine, "no-such-call")
    return without_calls(tournament, lambda call: call.event == number)


@event
def player_returned(tournament: Tournament, happened: Event) -> Tournament:
    """Who did not play at a table of the house plays again."""
    player = happened.data["player"]
    _seated(tournament, happened)
    demand(any(call.player == player for call in tournament.calls), "no-such-call")
    return without_calls(tournament, lambda call: call.player == player)


def _seated(tournament: Tournament, happened: Event) -> None:
    data = happened.data
    table = tournament.table(data["round"], data["table"])
    known_player(tournament, data["player"])
    demand(data["player"] in table.players, "not-at-this-table", player=data["player"])


def without_calls(tournament: Tournament, is_over: Callable[[Call], bool]) -> Tournament:
    """The calls of which this is true are over."""
    left = tuple([call for call in tournament.calls if not is_over(call)])
    return replace(tournament, calls=left) if left != tournament.calls else tournament


def game_is_over(tournament: Tournament, number: int, place: int) -> Tournament:
    """A table has finished: nobody waits for the referee there."""
    if tournament.version < 2:
        return tournament
    return without_calls(tournament, lambda call: (call.round, call.table) == (number, place))


def has_gone(tournament: Tournament, player: str) -> Tournament:
    """Who did not play has left for good: the referee has decided it."""
    if tournament.version < 2:
        return tournament
    return without_calls(tournament, lambda call: call.player == player)


def never_drawn(tournament: Tournament, number: int) -> Tournament:
    """A draw was taken back: at its tables nobody waits."""
    if tournament.version < 2:
        return tournament
    return without_calls(tournament, lambda call: call.round == number)
