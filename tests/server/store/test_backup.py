"""Backups are made while people play, and put back whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.store.acts import add_move, set_value
from sixgun.server.store.backup import backup, restore
from sixgun.server.store.errors import StoreLocked, StoreUnusable
from sixgun.server.store.reads import house_value, moves_of
from sixgun.server.store.store import Store
from tests.stores import count, with_games, write


def rows_in(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as read:
        return int(read.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def value_in(file: Path) -> str | None:
    store = Store.open(file, date=lambda: 0.0)
    try:
        return house_value(store, "name")
    finally:
        store.close()


@pytest.fixture
def closed(file: Path, clock: TestClock) -> Path:
    """A store that nobody uses, and whose name is `present`."""
    store = Store.open(file, date=clock.date)
    write(store, *set_value("name", "present"))
    store.close()
    return file


@pytest.fixture
def older(closed: Path, tmp_path: Path, clock: TestClock) -> Path:
    """A backup whose name is `older`."""
    store = Store.open(closed, date=clock.date)
    write(store, *set_value("name", "older"))
    backup(closed, tmp_path / "older.backup")
    write(store, *set_value("name", "present"))
    store.close()
    return tmp_path / "older.backup"


# ------------------------------------------------------------------ backup


def test_a_backup_while_moves_are_written_is_a_moment_of_the_store(
    store: Store, tmp_path: Path
) -> None:
    """Two moves of each write are there or neither, and none is missing before them."""
    with_games(store, "g")
    stop, files = asyncio.Event(), [tmp_path / f"{number}.backup" for number in range(5)]

    async def writing() -> int:
        number = 0
        while not stop.is_set():
            moves = (add_move("g", number + n, 0, "bot", "x" * 500, 0) for n in range(2))
            await store.write(*moves)
            number += 2
        return number

    async def copying() -> None:
        for file in files:
            await asyncio.to_thread(backup, store.path, file)
        stop.set()

    async def both() -> int:
        written, _ = await asyncio.gather(writing(), copying())
        return written

    written = asyncio.run(both())
    found = [rows_in(file, "moves") for file in files]
    assert found == sorted(found)
    assert all(number % 2 == 0 for number in found)
    assert found[-1] <= written == count(store)
    for file in files:
        copy = Store.open(file, date=lambda: 0.0)
        moves = [move.number for move in moves_of(copy, "g")]
        assert moves == [*range(len(moves))]
        copy.close()


def test_a_backup_is_one_private_file(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(store.path, folder / "house.backup")
    assert [path.name for path in folder.iterdir()] == ["house.backup"]
    assert (folder / "house.backup").stat().st_mode & 0o077 == 0


def test_a_backup_replaces_an_older_one_and_nothing_else(store: Store, tmp_path: Path) -> None:
    target, diary = tmp_path / "house.backup", tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    backup(store.path, target)
    write(store, *set_value("name", "Saloon"))
    backup(store.path, target)
    assert rows_in(target, "house") == 1
    for wrong in (diary, tmp_path, store.path):
        with pytest.raises(StoreUnusable):
            backup(store.path, wrong)
    assert diary.read_text() == "Dear diary"
    assert house_value(store, "name") == "Saloon"


def test_what_cannot_be_copied_is_told(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match="no store at"):
        backup(tmp_path / "none.db", tmp_path / "house.backup")
    with pytest.raises(StoreUnusable, match="no folder"):
        backup(store.path, tmp_path / "nowhere" / "house.backup")
    assert not (tmp_path / "house.backup").exists()


def damage(file: Path) -> None:
    """Overwrite a page in the middle."""
    with file.open("r+b") as written:
        written.seek(8192)
        written.write(b"\xff" * 4096)


def test_a_damaged_store_gives_no_backup(closed: Path, tmp_path: Path) -> None:
    target = tmp_path / "house.backup"
    backup(closed, target)
    before = target.read_bytes()
    damage(closed)
    with pytest.raises(StoreUnusable, match=r"house\.db is damaged"):
        backup(closed, target)
    assert target.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["house.backup"]


# ------------------------------------------------------------------ restore


def test_a_backup_is_put_back_and_the_present_store_is_kept(older: Path, closed: Path) -> None:
    kept = restore(older, closed)
    assert kept == closed.with_name("house.db.before-restore")
    assert (value_in(closed), value_in(kept)) == ("older", "present")
    assert closed.stat().st_mode & 0o077 == 0
    again = restore(older, closed)
    assert again == closed.with_name("house.db.before-restore.2")
    assert value_in(kept) == "present"


def test_a_backup_can_begin_a_house(older: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "other" / "house.db"
    assert restore(older, fresh) is None
    assert value_in(fresh) == "older"


def test_what_a_killed_server_left_beside_the_store_is_kept_with_it(
    older: Path, closed: Path, tmp_path: Path
) -> None:
    """The last writes of the dead are in house.db-wal: they belong to the store before."""
    store = Store.open(closed, date=lambda: 0.0)
    write(store, *set_value("name", "last words"))
    left = {path: path.read_bytes() for path in closed.parent.iterdir()}
    store.close()
    for path, data in left.items():
        path.write_bytes(data)
    assert closed.with_name("house.db-wal").stat().st_size
    kept = restore(older, closed)
    assert kept is not None
    assert (value_in(closed), value_in(kept)) == ("older", "last words")


def test_a_damaged_store_can_be_replaced(older: Path, closed: Path) -> None:
    damage(closed)
    kept = restore(older, closed)
    assert kept is not None
    assert kept.read_bytes()[8192:12288] == b"\xff" * 4096
    assert value_in(closed) == "older"


def test_nothing_is_restored_while_a_server_is_there(store: Store, tmp_path: Path) -> None:
    backup(store.path, tmp_path / "house.backup")
    store.set_address("http://127.0.0.1:8080/")
    with pytest.raises(StoreLocked, match=r"http://127\.0\.0\.1:8080/"):
        restore(tmp_path / "house.backup", store.path)
    write(store, *set_value("name", "Saloon"))
    assert house_value(store, "name") == "Saloon"


def test_what_is_no_backup_is_refused(older: Path, closed: Path, tmp_path: Path) -> None:
    diary, other, newer = (tmp_path / name for name in ("diary.txt", "other.db", "newer.backup"))
    diary.write_text("Dear diary, " * 100)
    with closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE notes (text)")
    newer.write_bytes(older.read_bytes())
    with closing(sqlite3.connect(newer)) as changed:
        changed.execute("UPDATE alembic_version SET version_num = '0999'")
        changed.commit()
    damage(older)
    reasons = {
        tmp_path / "none": "no backup at",
        diary: "not a database",
        other: "some other database",
        newer: "newer",
        older: "damaged|malformed",
        closed: "the store itself",
    }
    for file, why in reasons.items():
        with pytest.raises(StoreUnusable, match=why):
            restore(file, closed)
    assert value_in(closed) == "present"
    assert not closed.with_name("house.db.before-restore").exists()
