"""Damage of every kind, to every column of a store and to every file of its tournaments.

Nothing here knows what a column is for: the tables are read from the schema, so that what is added
to it is damaged, too.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from ..server.store import schema

#: How deep the nesting is that no reader follows.
DEEP = 100_000


class Damage(NamedTuple):
    """One thing that is spoilt: a value, a row, or a file."""

    kind: str
    where: str  # a table of the store, or a file
    column: str = ""  # or a line of a log
    row: tuple[Any, ...] = ()  # by its key
    names: tuple[str, ...] = ()  # of the columns of the key

    def __str__(self) -> str:
        row = " ".join(str(part)[:12] for part in self.row)
        return " ".join(filter(None, (self.kind, self.where, self.column, row and f"({row})")))


# ------------------------------------------------------------------ values


def _flipped(value: Any, dice: random.Random) -> Any:
    """One bit is another one."""
    if isinstance(value, str | bytes):
        data = bytearray(value.encode() if isinstance(value, str) else value)
        if data:
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        return bytes(data)
    if isinstance(value, float):
        (bits,) = struct.unpack("<Q", struct.pack("<d", value))
        return struct.unpack("<d", struct.pack("<Q", bits ^ (1 << dice.randrange(64))))[0]
    return value ^ (1 << dice.randrange(62)) if isinstance(value, int) else b"\x01"


def _cut(value: Any, dice: random.Random) -> Any:
    if isinstance(value, str):
        return value[: dice.randrange(len(value))] if value else None
    return None if value is None else value / 3


#: What becomes of a value.
VALUES: dict[str, Callable[[Any, random.Random], Any]] = {
    "null": lambda value, dice: None,
    "nothing": lambda value, dice: "",
    "garbage": lambda value, dice: "\x00 }{ garbage \U0001f40d",
    "a number": lambda value, dice: dice.choice((-1, 7, 2**62)),
    "a fraction": lambda value, dice: dice.choice((0.5, 1e308, -1e308)),
    "bytes": lambda value, dice: b"\xff\xfe\x00\x80garbage",
    "other JSON": lambda value, dice: dice.choice(('{"a":[1,null]}', "[]", "1e999", '"\\ud800"')),
    "deep nesting": lambda value, dice: "[" * DEEP,
    "many digits": lambda value, dice: "9" * 5_000,
    "cut": _cut,
    "flipped": _flipped,
}
KINDS = (*VALUES, "missing")


def damages(store: Path, dice: random.Random, rows: int) -> list[Damage]:
    """Everything that can be spoilt in a store, in so many rows of each table."""
    found = []
    with closing(sqlite3.connect(store)) as connection:
        for table in schema.METADATA.tables.values():
            key = tuple(column.name for column in table.primary_key)
            question = f"SELECT {', '.join(key)} FROM {table.name} ORDER BY 1"
            there = connection.execute(question).fetchall()
            for kind in VALUES:
                for column in table.columns:
                    for row in dice.sample(there, min(rows, len(there))):
                        found.append(Damage(kind, table.name, column.name, row, key))
            for row in dice.sample(there, min(3 * rows, len(there))):
                found.append(Damage("missing", table.name, "", row, key))
    return found


def spoil(store: Path, damage: Damage, dice: random.Random) -> bool:
    """Do it; False: SQLite does not let anybody write that."""
    where = " AND ".join(f"{name} IS ?" for name in damage.names)
    with closing(sqlite3.connect(store)) as connection:
        if damage.kind == "missing":
            connection.execute(f"DELETE FROM {damage.where} WHERE {where}", damage.row)
            connection.commit()
            return True
        question = f"SELECT {damage.column} FROM {damage.where} WHERE {where}"
        (before,) = connection.execute(question, damage.row).fetchone()
        after = VALUES[damage.kind](before, dice)
    return _written(store, damage, where, after, as_text=isinstance(before, str))


def _written(store: Path, damage: Damage, where: str, value: Any, *, as_text: bool) -> bool:
    """Put a value where the schema would not have it."""
    flipped = damage.kind == "flipped" and as_text
    put = "CAST(? AS TEXT)" if flipped else "?"
    sentence = f"UPDATE {damage.where} SET {damage.column} = {put} WHERE {where}"
    if value is not None:
        return _updated(store, sentence, (value, *damage.row))
    with without_not_null(store, damage.where):
        return _updated(store, sentence, (value, *damage.row))


def _updated(store: Path, sentence: str, values: Sequence[Any]) -> bool:
    with closing(sqlite3.connect(store)) as connection:
        try:
            connection.execute(sentence, values)
        except (sqlite3.IntegrityError, OverflowError):
            return False
        connection.commit()
        return True


class without_not_null:  # noqa: N801 - used like a function
    """A table that takes nulls everywhere, meanwhile."""

    def __init__(self, store: Path, table: str) -> None:
        self._store = store
        self._table = table
        self._before = ""

    def __enter__(self) -> None:
        self._before = self._set("")

    def __exit__(self, *error: object) -> None:
        self._set(self._before)

    def _set(self, text: str) -> str:
        with closing(sqlite3.connect(self._store, isolation_level=None)) as connection:
            named = ("SELECT sql FROM sqlite_master WHERE name = ?", (self._table,))
            (before,) = connection.execute(*named).fetchone()
            connection.execute("PRAGMA writable_schema=ON")
            connection.execute(
                "UPDATE sqlite_master SET sql = ? WHERE name = ?",
                (text or before.replace("NOT NULL", ""), self._table),
            )
            return str(before)


# ------------------------------------------------------------------ files

#: What becomes of a file.
FILES: dict[str, Callable[[bytes, random.Random], bytes]] = {
    "nothing": lambda content, dice: b"",
    "garbage": lambda content, dice: b"\x00\xff }{ garbage",
    "other JSON": lambda content, dice: dice.choice((b"[]", b'{"a":[1,null]}', b"null", b"7")),
    "deep nesting": lambda content, dice: b"[" * DEEP,
    "many digits": lambda content, dice: b"9" * 5_000,
    "a long number": lambda content, dice: b'{"a":' + b"9" * 5_000 + b"}",
    "cut": lambda content, dice: content[: dice.randrange(1 + len(content))],
    "flipped": lambda content, dice: bytes(_flipped(content, dice)) if content else b"\x01",
}
LINES = ("missing", "twice", "changed places", "garbage", "deep nesting", "many digits")


def file_damages(folder: Path) -> list[Damage]:
    """Everything that can be spoilt in a folder of tournaments."""
    found = []
    for file in sorted(each for each in folder.rglob("*") if each.is_file()):
        name = file.relative_to(folder).as_posix()
        if name.endswith(".lock"):
            continue
        found += [Damage(kind, name) for kind in (*FILES, "missing", "a folder")]
        if name.endswith(".jsonl"):
            count = len(file.read_bytes().splitlines())
            found += [Damage(kind, name, str(line)) for kind in LINES for line in _some(count)]
    return found


def _some(count: int) -> Iterator[int]:
    yield from sorted({0, 1, count // 2, count - 1} & set(range(count)))


def spoil_file(folder: Path, damage: Damage, dice: random.Random) -> None:
    file = folder / damage.where
    if damage.column:
        _spoil_line(file, damage.kind, int(damage.column))
    elif damage.kind == "missing":
        file.unlink()
    elif damage.kind == "a folder":
        file.unlink()
        file.mkdir()
    else:
        file.write_bytes(FILES[damage.kind](file.read_bytes(), dice))


def _spoil_line(file: Path, kind: str, number: int) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    if kind == "missing":
        del lines[number]
    elif kind == "twice":
        lines.insert(number, lines[number])
    elif kind == "changed places":
        lines[number], lines[number - 1] = lines[number - 1], lines[number]
    else:
        lines[number] = FILES[kind](lines[number], random.Random(0)) + b"\n"
    file.write_bytes(b"".join(lines))


def copied(folder: Path, target: Path) -> Path:
    """The files of a house that is shut, for a case of their own."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(folder, target)
    return target
