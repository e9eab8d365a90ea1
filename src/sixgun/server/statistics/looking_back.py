"""The finished games of somebody, with who else sat there: the latest of many."""

from __future__ import annotations

import asyncio
from logging import WARNING
from typing import Annotated, Any

from msgspec import Meta, Struct
from sqlalchemy import Row, Select, func, or_, select, true

from ...engine.victory import ABANDONED
from ..logs import note
from ..store import schema
from ..store.errors import RowDamaged
from ..store.rows import checked
from ..store.store import Store

#: So many games are looked at; who has played more is told of the latest.
LATEST = 2_000


class Companion(Struct):
    """Somebody else who finished a game: a person, who is not forgotten."""

    person: str
    name: str
    role: str
    won: bool


class LookedAt(Struct):
    """A game of somebody; `by_bot`: a bot played it to the end, and it counts as lost."""

    game_id: str
    ended: Annotated[float, Meta(ge=0, le=1e11)]  # a date of which there is a year
    seat: int
    role: str
    character: str
    won: bool
    by_bot: bool
    players: int
    others: list[Companion] = []

    @property
    def is_won(self) -> bool:
        return self.won and not self.by_bot


class _Other(Companion):
    game_id: str


_games, _seatings = schema.games.c, schema.seatings.c


class LookingBack:
    """What the store has of people's games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def games_of(self, person: str) -> list[LookedAt]:
        """The latest games of a person that count, the oldest first."""
        return await asyncio.to_thread(games_of, self._store, person)


def games_of(store: Store, person: str, latest: int = LATEST) -> list[LookedAt]:
    """The same for who may wait."""
    played = _played(person, latest)
    rows = [_whole(LookedAt, row) for row in store.read(played)]
    games = {game.game_id: game for game in rows if game is not None}
    for row in store.read(_others(person, latest)):
        other = _whole(_Other, row)
        if other is not None and other.game_id in games:
            found = Companion(other.person, other.name, other.role, other.won)
            games[other.game_id].others.append(found)
    return sorted(games.values(), key=lambda game: (game.ended, game.game_id))


def _latest(person: str, latest: int) -> Select[Any]:
    """Games that are over, that count, and that no tournament keeps to itself."""
    return (
        select(_games.id)
        .join_from(schema.seatings, schema.games)
        .where(_seatings.person == person, _games.ended.is_not(None), _games.sealed == "")
        .where(_games.counted == true(), _games.over.not_in(("", ABANDONED)))
        .order_by(_games.ended.desc(), _games.id.desc())
        .limit(latest)
    )


def _played(person: str, latest: int) -> Select[Any]:
    beside = schema.seatings.alias()
    players = (
        select(func.count())
        .where(beside.c.game_id == _games.id)
        .correlate(schema.games)
        .scalar_subquery()
    )
    return (
        select(
            *(_games.id.label("game_id"), _games.ended, _seatings.seat, _seatings.role),
            *(_seatings.character, _seatings.won, _seatings.by_bot, players.label("players")),
        )
        .join_from(schema.seatings, schema.games)
        .where(_seatings.person == person, _games.id.in_(_latest(person, latest)))
    )


def _others(person: str, latest: int) -> Select[Any]:
    """Who else has finished these games; nobody for whom a bot has."""
    return (
        select(
            *(_seatings.game_id, _seatings.person, _seatings.name, _seatings.role),
            _seatings.won,
        )
        .where(_seatings.game_id.in_(_latest(person, latest)))
        .where(_seatings.person.is_not(None), _seatings.person != person)
        .where(or_(_seatings.by_bot == 0, _seatings.by_bot.is_(None)))
    )


def _whole(kind: type[Any], row: Row[Any]) -> Any:
    """A row that is damaged is left out."""
    try:
        return checked(kind, row)
    except RowDamaged as error:
        note("a game of a history is damaged", WARNING, game=error.name, why=str(error))
        return None
