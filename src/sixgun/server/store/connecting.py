"""How SQLite is spoken to: what every connection is told first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from .file import PATIENCE

#: WAL lets people read while somebody writes; FULL means that a commit is on disk;
#: secure_delete, that what was deleted is gone.
WRITING = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON")
READING = ("query_only=ON",)


def writing_engine(path: Path, *, foreign_keys: bool) -> Engine:
    """For the one who writes. Migrations switch foreign keys off: they may replace tables."""
    engine = _engine(path, (*WRITING, f"foreign_keys={'ON' if foreign_keys else 'OFF'}"))
    event.listen(engine, "begin", _begin)
    return engine


def reading_engine(path: Path) -> Engine:
    """For everybody else, in any thread."""
    return _engine(path, READING).execution_options(isolation_level="AUTOCOMMIT")


def _engine(path: Path, pragmas: tuple[str, ...]) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(path))
    engine = create_engine(
        url,
        connect_args={"check_same_thread": False, "timeout": PATIENCE},
        hide_parameters=True,  # no error names a person or a secret
    )

    def prepare(connection: Any, _record: object) -> None:
        connection.text_factory = text_or_bytes
        connection.isolation_level = None  # the driver begins no transactions of its own
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", prepare)
    return engine


def text_or_bytes(written: bytes) -> str | bytes:
    """What is no text stays bytes: one damaged value must not keep the others from being read."""
    try:
        return written.decode()
    except UnicodeDecodeError:
        return written


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
