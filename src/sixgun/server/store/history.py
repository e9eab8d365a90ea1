"""What somebody has played: the games one by one, and how they went by role and character."""

from __future__ import annotations

from dataclasses import dataclass
from logging import WARNING
from typing import Any

from sqlalchemy import Column, Row, Select, and_, case, func, not_, or_, select, true

from sixgun.engine.victory import ABANDONED

from ..logs import note
from . import schema
from .errors import RowDamaged
from .rows import checked
from .store import Store

#: So many games are on a page.
PAGE = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A finished game of somebody."""

    game_id: str
    table_id: str
    begun: float
    ended: float
    rules: int
    over: str
    counted: bool
    seat: int
    role: str
    character: str
    won: bool
    by_bot: bool  # a bot played it to the end: marked, and never counted as won
    hurried: int | None = None  # since this turn bots had hardly any time to think


@dataclass(frozen=True, slots=True)
class Tally:
    """So many games, won, and played to the end by a bot."""

    games: int
    wins: int
    by_bot: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """How the games of somebody went."""

    total: Tally
    by_role: dict[str, Tally]
    by_character: dict[str, Tally]


_games, _seatings = schema.games.c, schema.seatings.c
#: Games that are over, and that no tournament keeps to itself.
_TOLD = (_games.ended.is_not(None), _games.sealed == "")
_PLAYED = select(
    _games.id.label("game_id"),
    _games.table_id,
    _games.begun,
    _games.ended,
    _games.rules,
    _games.over,
    _games.counted,
    _seatings.seat,
    _seatings.role,
    _seatings.character,
    _seatings.won,
    _seatings.by_bot,
    _games.hurried,
).join_from(schema.seatings, schema.games)


def history_of(
    store: Store, person: str, after: PlayedGame | None = None, limit: int = PAGE
) -> list[PlayedGame]:
    """The finished games of a person, the latest first; the next page is `after` the last one."""
    question = _PLAYED.where(_seatings.person == person, *_TOLD)
    if after is not None:
        same = and_(_games.ended == after.ended, _games.id < after.game_id)
        question = question.where(or_(_games.ended < after.ended, same))
    question = question.order_by(_games.ended.desc(), _games.id.desc()).limit(limit)
    return [played for row in store.read(question) if (played := _whole(row)) is not None]


def _whole(row: Row[Any]) -> PlayedGame | None:
    """A game of a history; one that is damaged is left out of it."""
    try:
        return checked(PlayedGame, row)
    except RowDamaged as error:
        note("a game of a history is damaged", WARNING, game=error.name, why=str(error))
        return None


def statistics_of(store: Store, person: str) -> Statistics:
    """How the games of a person went, as far as they count and were played to an end."""
    by_role = _tallies(store, _seatings.role, person)
    tallies = by_role.values()
    total = Tally(
        sum(tally.games for tally in tallies),
        sum(tally.wins for tally in tallies),
        sum(tally.by_bot for tally in tallies),
    )
    return Statistics(total, by_role, _tallies(store, _seatings.character, person))


def _tallies(store: Store, by: Column[Any], person: str) -> dict[str, Tally]:
    rows = store.read(_counting(by, person))
    return {row[0]: Tally(*row[1:]) for row in rows if isinstance(row[0], str)}


def _counting(by: Column[Any], person: str) -> Select[Any]:
    won = and_(_seatings.won == true(), not_(_seatings.by_bot))
    finished = (_games.counted == true(), *_TOLD)
    played = _games.over.not_in(("", ABANDONED))
    return (
        select(by, func.count(), _how_many(won), _how_many(_seatings.by_bot == true()))
        .join_from(schema.seatings, schema.games)
        .where(_seatings.person == person, *finished, played)
        .group_by(by)
        .order_by(by)
    )


def _how_many(condition: Any) -> Any:
    return func.sum(case((condition, 1), else_=0))
