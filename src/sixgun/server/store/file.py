"""The file of a store: whose it is, which revision it has, how it is copied.

Everything here is the standard library's: `sixgun backup` and `sixgun restore` need no more.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from .errors import StoreUnusable

#: Every revision that a store may have, the oldest first; `migrations/` has a script for each.
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
#: Marks an SQLite file as the store of a house ("SIXG").
APPLICATION = 0x53495847
#: How long (in seconds) one connection waits for another.
PATIENCE = 30.0
#: What SQLite lays beside a file in use.
BESIDE = ("-wal", "-shm")


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Open a file that is there (`rw`, or `ro` if nothing may be written beside it)."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None
    )


# ------------------------------------------------------------------ whose it is


def revision_of(path: Path, mode: str = "rw") -> str:
    """The revision of a store; what is no store, or one of a newer version, is an error."""
    try:
        with closing(connect(path, mode)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            if application != APPLICATION:
                raise StoreUnusable(f"{path} is no store of a house, but some other database")
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StoreUnusable(f"{path} cannot be read as the store of a house: {error}") from error
    revision = str(row[0]) if row else ""
    if revision not in REVISIONS:
        raise StoreUnusable(
            f"{path} has revision {revision!r}, this version of Sixgun knows revisions up to "
            f"{REVISIONS[-1]}: it was written by a newer one; use that, or restore a backup"
        )
    return revision


def is_empty(path: Path) -> bool:
    """Is nothing in it yet? SQLite writes a header before the first table is made."""
    try:
        with closing(connect(path)) as connection:
            return not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.Error:
        return False


def check_whole(path: Path, mode: str = "rw", name: Path | None = None) -> None:
    """Have SQLite read every page; damage is an error (about `name`, if this is a copy of it)."""
    try:
        with closing(connect(path, mode)) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
    except sqlite3.Error as error:
        found = [str(error)]
    if found != ["ok"]:
        raise StoreUnusable(f"{name or path} is damaged: {'; '.join(found)}")


# ------------------------------------------------------------------ making and copying


def make_private(path: Path) -> None:
    """Make sure that the file is there and that nobody else can read it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)  # SQLite gives what it lays beside a file the mode of that file


@contextmanager
def written_whole(target: Path) -> Iterator[Path]:
    """A file to write to that takes the place of the target when it is whole and on disk."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    os.close(handle)
    fresh = Path(name)
    try:
        yield fresh
        sync(fresh)
        fresh.replace(target)
        sync(target.parent)
    finally:
        for left in (name, f"{name}-journal", *(name + end for end in BESIDE)):
            Path(left).unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Wait until a file, or the list of names in a folder, is on disk."""
    with suppress(PermissionError):  # Windows opens no folders, and needs not
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def copy(source: Path, target: Path, mode: str = "rw") -> None:
    """Copy a database as it is at one moment, also while it is written to."""
    with written_whole(target) as fresh:
        copy_into(source, fresh, mode)


def copy_into(source: Path, fresh: Path, mode: str = "rw") -> None:
    """The same into a file that nobody knows yet; a copy that is not whole is an error."""
    with closing(connect(source, mode)) as old, closing(connect(fresh)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # a copy is one file
    check_whole(fresh, name=source)


def unused(path: Path) -> Path:
    """This path, or if something is there already, one with a number behind it."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{path.name}.{number}")
    return found
