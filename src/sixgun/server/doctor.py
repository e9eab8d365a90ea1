"""The doctor: what is wrong with a store that no house holds, and what its own log can repair.

A running game is written down twice, as its moves and (when the house was shut) as a snapshot; a
game that is over as its moves and as a record. Where one of the two is damaged, the other one tells
what it was. Dates that are none, and lines of talk that nobody can read, are of no use to anybody.
Nothing else is guessed: it stays as it is, and a backup may have it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..engine.deal import Deal
from ..engine.errors import SnapshotError
from ..engine.machine import HASTY, PATIENT, Machine
from ..engine.record import Recorder, load_record, record_of
from ..engine.snapshot import from_json, to_json
from .aside import SetAside
from .clock import RealClock
from .desk.keys import Keys
from .desk.store import SUFFIX, TournamentFolder
from .figures import Figures
from .house import House
from .minds.pool import MindPool
from .protocol import TableOptions
from .settings import HouseSettings
from .store import schema
from .store.connecting import text_or_bytes
from .store.file import check_whole, connect, copy, copy_into, revision_of, unused
from .store.lock import Lock
from .store.naming import noted, signed
from .store.people import People
from .store.rows import line_of
from .store.store import Store
from .tables.games import kind_written
from .tables.lessons import is_lesson
from .tables.state import read_options

#: A sentence of SQL and its values.
Mend = tuple[str, tuple[Any, ...]]


class Finding(NamedTuple):
    """Something that is wrong, and what would put it right; "" and nothing: nothing known here."""

    where: str
    what: str
    how: str = ""
    mends: tuple[Mend, ...] = ()


# ------------------------------------------------------------------ looking


def examined(path: Path) -> list[Finding]:
    """Everything that is wrong with a store; a file that is none is a `StoreUnusable`."""
    revision_of(path, "ro")
    check_whole(path, "ro")
    with closing(connect(path, "ro")) as connection:
        connection.text_factory = text_or_bytes
        connection.row_factory = sqlite3.Row
        return [
            *_damaged_rows(connection),
            *_damaged_games(connection),
            *_lost_rows(connection),
        ]


def repair(path: Path, findings: list[Finding]) -> Path:
    """Put right what can be, all of it or nothing; the store as it was is kept beside it."""
    lock = Lock(path)
    try:
        kept = unused(path.with_name(f"{path.name}.before-repair"))
        copy(path, kept)
        with closing(connect(path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            for finding in findings:
                for sentence, values in finding.mends:
                    connection.execute(sentence, values)
            connection.execute("COMMIT")
        return kept
    finally:
        lock.release()


# ------------------------------------------------------------------ rows

_SORTS: tuple[tuple[type[Any], tuple[type, ...]], ...] = (
    (schema.YesNo, (int,)),
    (sa.Integer, (int,)),
    (sa.Float, (float, int)),
    (sa.Text, (str,)),
)


def _damaged_rows(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Values that the schema would not have; what hangs together is looked at game by game."""
    for table in schema.METADATA.tables.values():
        key = [column.name for column in table.primary_key]
        for row in connection.execute(f"SELECT * FROM {table.name}"):
            for column in table.columns:
                if not _fits(column, row[column.name]) and not _is_told_by_game(column):
                    yield _row_finding(table, column, key, row)


def _is_told_by_game(column: sa.Column[Any]) -> bool:
    """Is it looked at together with everything else about its game?"""
    return column.table.name in ("moves", "snapshots") or column is schema.games.c.record


def _lost_rows(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Rows that belong to something that is not there."""
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield Finding(f"{table} {row or ''}".strip(), f"it belongs to {parent} that are missing")


def _fits(column: sa.Column[Any], value: Any) -> bool:
    if value is None:
        return bool(column.nullable)
    types = next(types for sort, types in _SORTS if isinstance(column.type, sort))
    return isinstance(value, types) and (
        not isinstance(column.type, schema.YesNo) or value in (0, 1)
    )


def _row_finding(
    table: sa.Table, column: sa.Column[Any], key: list[str], row: sqlite3.Row
) -> Finding:
    named = " ".join(str(row[name])[:40] for name in key)
    where, what = f"{table.name} {named}", f"{column.name} is {type(row[column.name]).__name__}"
    values = tuple(row[name] for name in key)
    which = " AND ".join(f"{name} IS ?" for name in key)
    if table.name == "lines":
        return Finding(
            where, what, "drop this line", ((f"DELETE FROM lines WHERE {which}", values),)
        )
    is_date = isinstance(column.type, sa.Float) and table is not schema.ratings
    if is_date and column.name not in key:
        zero = (f"UPDATE {table.name} SET {column.name} = 0.0 WHERE {which}", values)
        nothing = (f"UPDATE {table.name} SET {column.name} = NULL WHERE {which}", values)
        mend = nothing if column.nullable and table.name == "tables" else zero
        return Finding(where, what, "forget this date", (mend,))
    if table.name == "house" and values == ("salt",):
        sentence = "UPDATE house SET value = ? WHERE key = 'salt'"
        return Finding(where, what, "draw another one", ((sentence, (secrets.token_hex(16),)),))
    return Finding(where, what)


# ------------------------------------------------------------------ games

_MOVE = schema.moves.columns
_MOVES_OF = "SELECT * FROM moves WHERE game_id IS ? ORDER BY number"
_SNAPSHOT_OF = "SELECT * FROM snapshots WHERE game_id IS ?"


def _damaged_games(connection: sqlite3.Connection) -> Iterator[Finding]:
    for row in connection.execute("SELECT * FROM games"):
        if is_lesson(row["settings"]):
            continue  # a lesson has nothing but its moves
        moves = connection.execute(_MOVES_OF, (row["id"],)).fetchall()
        if row["ended"] is None:
            saved = connection.execute(_SNAPSHOT_OF, (row["id"],)).fetchone()
            finding = _running(row, moves, saved, patient=_is_patient(connection, row))
        else:
            finding = _over(connection, row, moves)
        if finding is not None:
            yield finding


def _is_patient(connection: sqlite3.Connection, row: sqlite3.Row) -> bool:
    """Does the table of a game ask what has one answer, so that no pause tells anything?"""
    found = connection.execute("SELECT options FROM tables WHERE id IS ?", (row["table_id"],))
    try:
        return read_options(found.fetchone()["options"]).patient
    except (TypeError, ValueError):
        return TableOptions().patient


def _running(
    row: sqlite3.Row, moves: list[sqlite3.Row], saved: sqlite3.Row | None, *, patient: bool
) -> Finding | None:
    """A game goes on from its moves; if these cannot be used, from its snapshot."""
    where, position = f"game {row['id']}", _position(saved)
    try:
        game = _replayed(row, moves, patient=patient)
    except Exception as error:
        what = f"its moves cannot be replayed: {str(error)[:100]}"
        if position is None or saved is None or saved["number"] != _last(moves):
            return Finding(where, what)
        return Finding(where, what, "go on from its snapshot", _from_snapshot(row, moves, position))
    if saved is None or position is not None:
        return None
    fresh = "UPDATE snapshots SET number = ?, rules = ?, data = ? WHERE game_id IS ?"
    values = (len(moves), game.rules_version, to_json(game), row["id"])
    return Finding(where, "its snapshot is damaged", "take one from its moves", ((fresh, values),))


def _last(moves: list[sqlite3.Row]) -> int:
    numbers = [move["number"] for move in moves if isinstance(move["number"], int)]
    return max(numbers, default=0)


def _position(saved: sqlite3.Row | None) -> Machine | None:
    """The position of a snapshot, if it is whole."""
    try:
        game: Machine | None = from_json(saved["data"], proved=False) if saved else None
    except SnapshotError:
        return None
    return game


def _from_snapshot(row: sqlite3.Row, moves: list[sqlite3.Row], game: Machine) -> tuple[Mend, ...]:
    """From now on the game begins at its snapshot; moves before it are only counted."""
    game.history, game.patient = None, HASTY
    game.answer_forced()
    last = _last(moves)
    position = "UPDATE games SET position = ?, position_at = ?, rules = ? WHERE id IS ?"
    mends: list[Mend] = [(position, (to_json(game), last, game.rules_version, row["id"]))]
    there = {move["number"]: move for move in moves}
    blank = "INSERT OR REPLACE INTO moves VALUES (?, ?, 0, 'person', '', 0)"
    for number in range(1, last + 1):
        if number not in there or not all(_fits(each, there[number][each.name]) for each in _MOVE):
            mends.append((blank, (row["id"], number)))
    return tuple(mends)


def _replayed(row: sqlite3.Row, moves: list[sqlite3.Row], *, patient: bool) -> Machine:
    """Where the moves of a game lead."""
    if [move["number"] for move in moves] != list(range(1, len(moves) + 1)):
        raise ValueError("a move is missing")
    if row["position"]:
        game: Machine = from_json(row["position"])
        game.patient = PATIENT if patient else HASTY
    else:
        settings = json.loads(row["settings"])
        seed, rules = bytes.fromhex(row["seed"]), row["rules"]
        game = kind_written(settings).make(settings, seed, rules, patient=patient)
    for move in moves[row["position_at"] or 0 :]:
        game.apply(line_of(move["kind"], move["seat"], move["text"]))
    return game


def _over(
    connection: sqlite3.Connection, row: sqlite3.Row, moves: list[sqlite3.Row]
) -> Finding | None:
    """A game that is over has a record, which can be written again from its moves."""
    if row["record"] is None or not row["counted"]:
        return None
    try:
        load_record(row["record"])
    except Exception as error:
        where, what = f"game {row['id']}", f"its record is damaged: {str(error)[:100]}"
        try:
            record = _recorded(connection, row, moves)
        except Exception as why:
            return Finding(where, f"{what}; its moves do not lead to one: {why}")
        mend = ("UPDATE games SET record = ? WHERE id IS ?", (record, row["id"]))
        return Finding(where, what, "write it again from its moves", (mend,))
    return None


def _recorded(connection: sqlite3.Connection, row: sqlite3.Row, moves: list[sqlite3.Row]) -> str:
    """The record of a game, as it was written when it ended."""
    game = _replayed(row, moves, patient=False)
    if not game.over:
        raise ValueError("they do not lead to an end")
    if row["position"]:
        lines = [line_of(each["kind"], each["seat"], each["text"]) for each in moves]
        recorder = Recorder.following(from_json(row["position"]))
        for line in lines[row["position_at"] :]:
            recorder.apply(line)
        text = recorder.text()
    else:
        text = record_of(game, deal=_deal(row))
    if row["hurried"] is not None:
        text = noted(text, f"hurried {row['hurried']}")
    seated = connection.execute("SELECT seat, name FROM seatings WHERE game_id IS ?", (row["id"],))
    return signed(text, {each["seat"]: each["name"] for each in seated})


def _deal(row: sqlite3.Row) -> Deal | None:
    if not row["commitment"] or not row["secret"]:
        return None
    numbers = {int(seat): number for seat, number in json.loads(row["numbers"]).items()}
    return Deal(row["id"], row["commitment"], row["secret"], numbers)


# ------------------------------------------------------------------ trying


def set_aside_by(path: Path) -> tuple[SetAside, ...]:
    """What a house would set aside that is opened on this store; it is tried on a copy."""
    with tempfile.TemporaryDirectory(prefix="sixgun-doctor-") as folder:
        there = Path(folder) / "house.db"
        there.touch(0o600)
        copy_into(path, there, "ro")
        return asyncio.run(_opened(there))


async def _opened(path: Path) -> tuple[SetAside, ...]:
    clock, settings = RealClock(), HouseSettings(bot_processes=1)
    store = Store.open(path, date=clock.date)
    pool = MindPool(processes=1, seconds=1.0, per_table=1, clock=clock)
    house = House(settings, store, People(store), clock, pool, Figures())
    try:
        await house.open()
        for table in list(house.tables.values()):
            await table.settled()
        return house.aside.all()
    finally:
        await house.shut()


def damaged_tournaments(folder: Path) -> list[Finding]:
    """Tournaments that cannot be opened; their backups lie beside them."""
    found = []
    for log in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else ():
        tournament = TournamentFolder(log)
        try:
            tournament.read()
            tournament.people()
            tournament.secret()
            Keys(tournament.keys_file)
        except Exception as error:
            found.append(Finding(f"tournament {log.stem}", str(error)))
    return found
