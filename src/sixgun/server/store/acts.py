"""What a house writes: every function makes something for `Store.write`.

Some make several acts, which belong together: `store.write(*add_line(line))`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update

from . import schema
from .errors import Conflict
from .naming import seat_name, signed
from .rows import ChatLine, HouseBan, MoveKind, SavedGame, SavedSeat, SavedSnapshot, SavedTable
from .writer import Procedure, Statement

#: So many lines of a table are kept.
LINES = 200


def _by(table: Table, *names: str) -> list[Any]:
    """Conditions on columns; their parameters have an underscore, as columns to set have none."""
    return [table.c[name] == bindparam(f"{name}_") for name in names]


def fields(row: Any) -> dict[str, Any]:
    """A row as parameters."""
    return {name: getattr(row, name) for name in row.__slots__}


# ------------------------------------------------------------------ tables

_ADD_TABLE = insert(schema.tables)
_SAVE_TABLE = (
    update(schema.tables)
    .where(*_by(schema.tables, "id"))
    .values({name: bindparam(name) for name in ("changed", "options", "state", "status")})
)
_CLOSE_TABLE = (
    update(schema.tables)
    .where(*_by(schema.tables, "id"))
    .values({name: bindparam(name) for name in ("changed", "closed", "reason", "state", "status")})
)


def add_table(table: SavedTable) -> Statement:
    """A new table."""
    return Statement(_ADD_TABLE, fields(table))


def save_table(
    table_id: str, *, options: str, state: str, status: str, changed: float
) -> Statement:
    """A table as it is now."""
    values = {"options": options, "state": state, "status": status, "changed": changed}
    return Statement(_SAVE_TABLE, {"id_": table_id, **values})


def close_table(table_id: str, *, closed: float, reason: str) -> Statement:
    """A table that nobody comes back to; who sat there is kept with its games alone."""
    values = {"closed": closed, "changed": closed, "reason": reason}
    return Statement(_CLOSE_TABLE, {"id_": table_id, "state": "{}", "status": "closed", **values})


# ------------------------------------------------------------------ games

_BEGIN_GAME = insert(schema.games)
_ADD_MOVE = insert(schema.moves)
_TAKE_BACK = delete(schema.moves).where(
    *_by(schema.moves, "game_id"), schema.moves.c.number >= bindparam("number_")
)
_DROP_SNAPSHOT = delete(schema.snapshots).where(*_by(schema.snapshots, "game_id"))
_ADD_SNAPSHOT = insert(schema.snapshots)


_GO_ON_FROM = (
    update(schema.games)
    .where(*_by(schema.games, "id"))
    .values({name: bindparam(name) for name in ("rules", "position", "position_at")})
)


def go_on_from(game_id: str, rules: int, position: str, number: int) -> Statement:
    """A game goes on with other rules from where it is after this move."""
    values = {"rules": rules, "position": position, "position_at": number}
    return Statement(_GO_ON_FROM, {"id_": game_id, **values})


def begin_game(game: SavedGame) -> Statement:
    """A new game of a table."""
    return Statement(_BEGIN_GAME, fields(game))


def add_move(
    game_id: str, number: int, seat: int, kind: MoveKind, text: str, spent: int
) -> Statement:
    """The next move of a game; the same number twice is a `Conflict`."""
    return Statement(_ADD_MOVE, (game_id, number, seat, kind, text, spent))


def take_back(game_id: str, number: int) -> tuple[Statement, ...]:
    """Go back to before a move: it, all after it, and the snapshot are gone."""
    back = Statement(_TAKE_BACK, {"game_id_": game_id, "number_": number})
    return back, Statement(_DROP_SNAPSHOT, {"game_id_": game_id})


def save_snapshot(snapshot: SavedSnapshot) -> tuple[Statement, ...]:
    """The running game, in the place of its snapshot before."""
    drop = Statement(_DROP_SNAPSHOT, {"game_id_": snapshot.game_id})
    return drop, Statement(_ADD_SNAPSHOT, fields(snapshot))


_UNSEAL = update(schema.games).where(*_by(schema.games, "sealed")).values(sealed="")


def unseal(tournament: str) -> Statement:
    """The standings of a tournament are published: its games are like all others now."""
    return Statement(_UNSEAL, {"sealed_": tournament})


def end_game(
    game_id: str,
    *,
    ended: float,
    over: str,
    record: str | None,
    seatings: Sequence[SavedSeat],
    reason: str = "",
    counted: bool | None = None,
    hurried: int | None = None,
) -> Procedure:
    """A game is over: its record, which gets the names of the seatings, and who sat where.

    Whoever was forgotten while it was played stays so. `counted` changes what was said when it
    began; `hurried` is the turn since which bots had hardly any time to think. A game that is
    not running is a `Conflict`.
    """
    values: dict[str, Any] = {"ended": ended, "over": over, "reason": reason, "hurried": hurried}
    if counted is not None:
        values["counted"] = counted

    def ending(connection: Connection) -> None:
        seated = _known(connection, seatings)
        names = {seating.seat: seating.name for seating in seated}
        text = None if record is None else signed(record, names)
        running = (schema.games.c.id == game_id, schema.games.c.ended.is_(None))
        done = connection.execute(
            update(schema.games).where(*running).values(record=text, **values)
        )
        if done.rowcount != 1:
            raise Conflict(f"there is no running game {game_id!r}")
        connection.execute(_DROP_SNAPSHOT, {"game_id_": game_id})
        if seated:
            connection.execute(insert(schema.seatings), [fields(seating) for seating in seated])

    return Procedure(ending)


def _known(connection: Connection, seatings: Sequence[SavedSeat]) -> list[SavedSeat]:
    """The seatings, without the names of people who were forgotten."""
    people = schema.people.c
    forgotten: Collection[str] = connection.scalars(
        select(people.id).where(
            people.id.in_([seating.person for seating in seatings if seating.person]),
            people.forgotten,
        )
    ).all()
    return [
        replace(seating, person=None, name=seat_name(seating.seat))
        if seating.person in forgotten
        else seating
        for seating in seatings
    ]


# ------------------------------------------------------------------ what people say

_ADD_LINE = insert(schema.lines)
_DROP_LINES = delete(schema.lines).where(
    *_by(schema.lines, "table_id"), schema.lines.c.number <= bindparam("number_")
)
_DROP_ALL_LINES = delete(schema.lines).where(*_by(schema.lines, "table_id"))


def add_line(line: ChatLine) -> tuple[Statement, ...]:
    """Something was said; of a table the last lines are kept."""
    old = {"table_id_": line.table_id, "number_": line.number - LINES}
    return Statement(_ADD_LINE, fields(line)), Statement(_DROP_LINES, old)


def drop_lines(table_id: str) -> Statement:
    """Nobody will come back to what was said at a table that is closed."""
    return Statement(_DROP_ALL_LINES, {"table_id_": table_id})


_UNBLOCK = delete(schema.blocks).where(*_by(schema.blocks, "person", "blocked"))
_BLOCK = insert(schema.blocks)
_COMPLAIN = insert(schema.complaints)
_COMPLAINED = select(schema.complaints.c.id).where(
    *_by(schema.complaints, "person", "against", "table_id")
)


def block(person: str, blocked: str) -> tuple[Statement, ...]:
    """One person wants to hear another no more; saying so twice changes nothing."""
    return *unblock(person, blocked), Statement(_BLOCK, {"person": person, "blocked": blocked})


def unblock(person: str, blocked: str) -> tuple[Statement, ...]:
    """… and does again."""
    return (Statement(_UNBLOCK, {"person_": person, "blocked_": blocked}),)


def complain(
    at: float, person: str, against: str, table_id: str, text: str, heard: Sequence[ChatLine]
) -> Procedure:
    """One person complains about another, with what was said; once at a table, else `Conflict`."""
    lines = json.dumps([asdict(line) for line in heard], ensure_ascii=False)
    values = {"person": person, "against": against, "table_id": table_id}
    same = {f"{name}_": value for name, value in values.items()}

    def complaining(connection: Connection) -> None:
        if connection.execute(_COMPLAINED, same).first() is not None:
            raise Conflict("this complaint was made before")
        connection.execute(_COMPLAIN, {"at": at, "text": text, "heard": lines, **values})

    return Procedure(complaining)


# ------------------------------------------------------------------ the house

_UNBAN = delete(schema.bans).where(*_by(schema.bans, "person"))
_BAN = insert(schema.bans)
_DROP_VALUE = delete(schema.house).where(*_by(schema.house, "key"))
_ADD_VALUE = insert(schema.house)


def ban(banned: HouseBan) -> tuple[Statement, ...]:
    """A person may not come in, for a while or for good; he is told why."""
    if not banned.reason.strip():
        raise ValueError("a ban needs a reason, which the person is told")
    return unban(banned.person), Statement(_BAN, fields(banned))


def unban(person: str) -> Statement:
    """A person may come in again."""
    return Statement(_UNBAN, {"person_": person})


def set_value(key: str, value: str) -> tuple[Statement, ...]:
    """Something that the house remembers about itself."""
    return Statement(_DROP_VALUE, {"key_": key}), Statement(
        _ADD_VALUE, {"key": key, "value": value}
    )
