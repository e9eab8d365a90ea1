"""How events are applied: one function a kind, of the same name, kept in `APPLY`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias, TypeVar

from .chain import Event
from .errors import Refused
from .kinds import KINDS
from .seeds import follows
from .state import Player, Round, RoundTable, Tournament

Applied: TypeAlias = Callable[[Tournament, Event], Tournament]
Value = TypeVar("Value")

APPLY: dict[str, Applied] = {}


def event(function: Applied) -> Applied:
    """Registers the function that applies the kind of event it is named after."""
    name = function.__name__
    assert name in KINDS, f"{name} is no kind of event"
    APPLY[name] = function
    return function


# ------------------------------------------------------------ small changes


def with_item(mapping: Mapping[str, Value], key: str, value: Value) -> dict[str, Value]:
    return {**mapping, key: value}


def without(mapping: Mapping[str, Value], key: str) -> dict[str, Value]:
    return {name: value for name, value in mapping.items() if name != key}


def with_player(tournament: Tournament, player: Player) -> Tournament:
    return replace(tournament, players=with_item(tournament.players, player.number, player))


def with_round(tournament: Tournament, changed: Round) -> Tournament:
    rounds = list(tournament.rounds)
    rounds[changed.number - 1] = changed
    return replace(tournament, rounds=tuple(rounds))


def with_table(tournament: Tournament, number: int, place: int, table: RoundTable) -> Tournament:
    played = tournament.rounds[number - 1]
    tables = list(played.tables)
    tables[place - 1] = table
    return with_round(tournament, replace(played, tables=tuple(tables)))


# ----------------------------------------------------------------- demands


def demand(holds: object, key: str, **arguments: str | int) -> None:
    """Refuse, with these words, unless it holds."""
    if not holds:
        raise Refused(key, **arguments)


def known_player(tournament: Tournament, number: str) -> Player:
    player = tournament.players.get(number)
    if player is None:
        raise Refused("no-such-player", player=number)
    return player


def open_link(tournament: Tournament, link: str) -> Tournament:
    """A draw lays open the next link of the promise, and no other."""
    demand(tournament.link, "no-promise")
    demand(follows(tournament.link, link), "wrong-link")
    return replace(tournament, link=link)
