"""Copies of a whole store: made while people play, and put back when nobody does."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from .errors import StoreUnusable
from .file import (
    BESIDE,
    check_whole,
    connect,
    copy,
    copy_into,
    revision_of,
    sync,
    unused,
    written_whole,
)
from .lock import Lock


def backup(store: Path, target: Path) -> None:
    """Copy a store into one file; a server may be writing to it meanwhile."""
    if not store.exists():
        raise StoreUnusable(f"there is no store at {store}")
    revision_of(store)
    _refuse_to_lose(target, store)
    try:
        copy(store, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreUnusable(f"no backup was made at {target}: {error}") from error


def verify(made: Path) -> None:
    """Open a backup as a house would, and read every row of it; damage is a `StoreUnusable`."""
    revision_of(made, "ro")
    check_whole(made, "ro")
    try:
        with closing(connect(made, "ro")) as connection:
            connection.text_factory = bytes
            named = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            for (name,) in named.fetchall():
                for _ in connection.execute(f'SELECT * FROM "{name.decode()}"'):
                    pass
    except sqlite3.Error as error:
        raise StoreUnusable(f"{made} cannot be read: {error}") from error


def _refuse_to_lose(target: Path, store: Path) -> None:
    """Only an older backup may be replaced."""
    if not target.parent.is_dir():
        raise StoreUnusable(f"there is no folder {target.parent} for the backup")
    if not target.exists():
        return
    if target.is_dir() or target.samefile(store):
        raise StoreUnusable(f"{target} cannot be the backup; name a file of its own")
    try:
        revision_of(target, "ro")
    except StoreUnusable as error:
        raise StoreUnusable(f"{target} is there already and is no backup; it stays") from error


def restore(source: Path, store: Path) -> Path | None:
    """Put a backup in the place of a store; returns where the present one is kept."""
    if not source.is_file():
        raise StoreUnusable(f"there is no backup at {source}")
    if store.exists() and source.samefile(store):
        raise StoreUnusable(f"{source} is the store itself; name a backup")
    revision_of(source, "ro")
    check_whole(source, "ro")
    store.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = Lock(store)
    try:
        with written_whole(store) as fresh:
            copy_into(source, fresh, "ro")
            return _keep(store) if store.exists() else None
    except (OSError, sqlite3.Error) as error:
        raise StoreUnusable(f"{source} could not be put in place: {error}") from error
    finally:
        lock.release()


def _keep(store: Path) -> Path:
    """Keep the present store under another name, with what SQLite had not yet merged into it."""
    with suppress(sqlite3.Error), closing(connect(store)) as connection:  # it may be damaged
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = unused(store.with_name(f"{store.name}.before-restore"))
    _link(store, kept)
    for end in BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{store}{end}").replace(f"{kept}{end}")
    sync(store.parent)
    return kept


def _link(store: Path, kept: Path) -> None:
    """A second name, so that there is a store at any moment; a copy where names are single."""
    try:
        os.link(store, kept)
    except OSError:
        shutil.copy2(store, kept)
