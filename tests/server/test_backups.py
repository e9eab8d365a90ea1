"""Backups that a house writes by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.aside import Aside
from sixgun.server.backups import DAY, HOUR, SOON, Backups
from sixgun.server.clock import TestClock
from sixgun.server.front.interfaces import CannotOpen
from sixgun.server.front.serving import Serving
from sixgun.server.settings import HouseSettings
from sixgun.server.store.backup import restore, verify
from sixgun.server.store.errors import StoreUnusable
from sixgun.server.store.file import make_private
from sixgun.server.store.migration import migrate
from tests.server.houses import SETTINGS, a_house, answered, begun, run
from tests.server.tables.test_restart import back
from tests.server.tables.test_trouble import FOUR


def backups_of(folder: Path, clock: TestClock, **settings: Any) -> Backups:
    store = folder / "house.db"
    if not store.exists():
        make_private(store)
        migrate(store)
    return Backups(store, HouseSettings(**settings), clock, Aside(clock.date))


def names(made: Backups) -> list[str]:
    return [kept.file.name for kept in made.all()]


async def written(house: Any, count: int) -> None:
    """Wait until there are so many backups."""
    while len(house.house.backups.all()) < count or not house.house.backups._task.done():
        await asyncio.sleep(0.01)


def test_a_house_writes_backups_by_itself_and_goes_on_from_them(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock, backup_hours=24.0) as house:
            people = await begun(house, *FOUR)
            clock.advance(SOON - 1)
            assert house.house.backups.all() == []
            clock.advance(1)
            await written(house, 1)
            await answered(people)
            clock.advance(24 * HOUR)
            await written(house, 2)
            first, second = house.house.backups.all()
            assert second.made - first.made == 24 * HOUR
            assert second.file.stat().st_mode & 0o077 == 0
            assert second.file.parent == tmp_path / "house.db.backups"
        async with a_house(tmp_path, clock, backup_hours=24.0) as house:
            clock.advance(24 * HOUR - 1)  # counted from the last one, not from the opening
            assert len(house.house.backups.all()) == 2
        restore(second.file, tmp_path / "elsewhere" / "house.db")
        async with a_house(tmp_path / "elsewhere", clock) as house:
            await answered(await back(house, *people))

    run(test)


def test_backups_are_kept_by_number_and_age_and_nothing_else_is_touched(tmp_path: Path) -> None:
    clock = TestClock()
    made = backups_of(tmp_path, clock, backups_kept=3, backup_days=10.0)
    made.folder.mkdir()
    foreign = [made.folder / name for name in ("mine.backup", "2020-01-01.backup", "notes.txt")]
    for file in foreign:
        file.write_text("mine")
    for _ in range(5):
        made.write()
        clock.advance(DAY)
    assert len(names(made)) == 3
    clock.advance(30 * DAY)
    last = made.write()
    assert names(made) == [last.name], "the others are too old"
    clock.advance(30 * DAY)
    assert names(made) == [last.name], "the last one is never removed"
    assert all(file.read_text() == "mine" for file in foreign)


def test_a_backup_that_fails_is_told_until_one_is_made(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        (tmp_path / "house.db.backups").write_text("a file is in the way")
        async with a_house(tmp_path, clock, backup_hours=1.0) as house:
            clock.advance(SOON)
            while not house.house.aside.has("house", "backup"):
                await asyncio.sleep(0.01)
            (tmp_path / "house.db.backups").unlink()
            clock.advance(HOUR)
            await written(house, 1)
            assert house.house.aside.all() == ()

    run(test)


def test_a_backup_is_opened_to_see_that_it_is_one(tmp_path: Path) -> None:
    made = backups_of(tmp_path, TestClock()).write()
    verify(made)
    data = bytearray(made.read_bytes())
    data[4096:8192] = b"\xff" * 4096
    made.write_bytes(data)
    with pytest.raises(StoreUnusable):
        verify(made)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE t (x)")
    with pytest.raises(StoreUnusable, match="some other database"):
        verify(tmp_path / "other.db")


# ------------------------------------------------------------------ whose tournaments


def test_two_stores_in_one_folder_do_not_share_tournaments_without_a_word(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path):
            pass
        second = {"db": str(tmp_path / "second.db")}
        with pytest.raises(CannotOpen, match=r"are those of the store house\.db"):
            async with a_house_at(**second):
                pass
        async with a_house_at(**second, tournaments=str(tmp_path / "tournaments")):
            pass  # it was said
        async with a_house_at(**second, tournaments=str(tmp_path / "own")):
            pass
        async with a_house(tmp_path):
            pass  # they are still the first one's
        (tmp_path / "house.db").rename(tmp_path / "saloon.db")
        async with a_house_at(db=str(tmp_path / "saloon.db")):
            pass  # a store that was renamed takes them along

    run(test)


def a_house_at(**settings: Any) -> Serving:
    return Serving(replace(SETTINGS, **settings), clock=TestClock())
