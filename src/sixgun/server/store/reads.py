"""What a house reads, at its start or in another thread: these functions block.

After a kill, `open_tables`, then for each `game_of`, `snapshot_of` and `moves_of` give all that
was acknowledged.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Row, Select, Table, bindparam, func, or_, select

from . import schema
from .errors import RowDamaged
from .rows import (
    ChatLine,
    Complaint,
    HouseBan,
    Kind,
    SavedGame,
    SavedMove,
    SavedSeat,
    SavedSnapshot,
    SavedTable,
    checked,
)
from .store import Store


def _of(table: Table, name: str) -> Select[Any]:
    """The rows of a table that have this value in this column."""
    return select(table).where(table.c[name] == bindparam("of"))


def _all(
    kind: type[Kind], store: Store, question: Select[Any], of: str | None = None
) -> list[Kind]:
    """Every row that answers a question; if one of them is damaged, a `RowDamaged`."""
    return [checked(kind, row) for row in _rows(store, question, of)]


def _each(
    kind: type[Kind], store: Store, question: Select[Any], of: str | None = None
) -> list[Kind | RowDamaged]:
    """The same where one row is nothing to the others: what is wrong with it takes its place."""
    found: list[Kind | RowDamaged] = []
    for row in _rows(store, question, of):
        try:
            found.append(checked(kind, row))
        except RowDamaged as error:
            found.append(error)
    return found


def _rows(store: Store, question: Select[Any], of: str | None) -> list[Row[Any]]:
    return store.read(question, None if of is None else {"of": of})


def _first(kind: type[Kind], store: Store, question: Select[Any], of: str) -> Kind | None:
    found = _all(kind, store, question, of)
    return found[0] if found else None


# ------------------------------------------------------------------ tables and games

#: A date that is none closes nothing.
_OPEN = select(schema.tables).where(
    or_(
        schema.tables.c.closed.is_(None),
        func.typeof(schema.tables.c.closed).not_in(("real", "integer")),
    )
)
_OPEN_TABLES = _OPEN.order_by(schema.tables.c.opened, schema.tables.c.id)
_CHANGED = select(schema.tables.c.changed).where(schema.tables.c.closed.is_(None))
_TABLE = _of(schema.tables, "id")
_GAME = _of(schema.games, "id")
_LAST_GAME = _of(schema.games, "table_id").order_by(schema.games.c.number.desc()).limit(1)
_MOVES = _of(schema.moves, "game_id").order_by(schema.moves.c.number)
_SNAPSHOT = _of(schema.snapshots, "game_id")
_SEATINGS = _of(schema.seatings, "game_id").order_by(schema.seatings.c.seat)


def open_tables(store: Store) -> list[SavedTable]:
    """Every table that was not closed, the oldest first."""
    return _all(SavedTable, store, _OPEN_TABLES)


def each_open_table(store: Store) -> list[SavedTable | RowDamaged]:
    """The same, with what is wrong in the place of those that are damaged."""
    return _each(SavedTable, store, _OPEN_TABLES)


def last_date(store: Store) -> float:
    """When something was written about a table last; 0: never."""
    dates = [row[0] for row in store.read(_CHANGED)]
    return max([date for date in dates if isinstance(date, float | int)], default=0.0)


def table_called(store: Store, table_id: str) -> SavedTable | None:
    """A table, open or closed."""
    return _first(SavedTable, store, _TABLE, table_id)


def game_of(store: Store, table_id: str) -> SavedGame | None:
    """The last game of a table; `ended` says whether it still goes on."""
    return _first(SavedGame, store, _LAST_GAME, table_id)


def game_called(store: Store, game_id: str) -> SavedGame | None:
    """A game, running or over."""
    return _first(SavedGame, store, _GAME, game_id)


def moves_of(store: Store, game_id: str) -> list[SavedMove]:
    """Everything that was done in a game, in its order."""
    return _all(SavedMove, store, _MOVES, game_id)


def snapshot_of(store: Store, game_id: str) -> SavedSnapshot | None:
    """The last snapshot of a running game; the moves after its number are not in it."""
    return _first(SavedSnapshot, store, _SNAPSHOT, game_id)


def seatings_of(store: Store, game_id: str) -> list[SavedSeat]:
    """Who sat where in a game that is over."""
    return _all(SavedSeat, store, _SEATINGS, game_id)


# ------------------------------------------------------------------ people and the house

_LINES = _of(schema.lines, "table_id").order_by(schema.lines.c.number)
_BLOCKED = select(schema.blocks.c.blocked).where(schema.blocks.c.person == bindparam("of"))
_LINKED = select(schema.links.c.table_id).where(
    schema.links.c.kind == "seat",
    schema.links.c.used.is_(None),
    schema.links.c.until > bindparam("of"),
)
_COMPLAINTS = select(schema.complaints).order_by(schema.complaints.c.id)
_BANS = select(schema.bans).order_by(schema.bans.c.at)
_VALUE = select(schema.house.c.value).where(schema.house.c.key == bindparam("of"))


class _HouseValue(Struct):
    value: str


def lines_of(store: Store, table_id: str) -> list[ChatLine]:
    """The last lines said at a table."""
    return _all(ChatLine, store, _LINES, table_id)


def each_line_of(store: Store, table_id: str) -> list[ChatLine | RowDamaged]:
    """The same, with what is wrong in the place of those that are damaged."""
    return _each(ChatLine, store, _LINES, table_id)


def blocked_by(store: Store, person: str) -> frozenset[str]:
    """Whom a person does not want to hear."""
    found = [row.blocked for row in store.read(_BLOCKED, {"of": person})]
    return frozenset(blocked for blocked in found if isinstance(blocked, str))


def tables_with_links(store: Store, date: float) -> frozenset[str]:
    """The tables to which somebody can still come by an invitation."""
    return frozenset(row.table_id for row in store.read(_LINKED, {"of": date}))


def complaints(store: Store) -> list[Complaint]:
    """Every complaint, the oldest first."""
    return _all(Complaint, store, _COMPLAINTS)


def bans(store: Store) -> list[HouseBan]:
    """Everybody who is or was banned and not let in again."""
    return _all(HouseBan, store, _BANS)


def house_value(store: Store, key: str) -> str | None:
    """What the house remembers about itself under this key."""
    found = store.read(_VALUE, {"of": key})
    return checked(_HouseValue, found[0], key).value if found else None
