"""Whatever in a store is damaged, the rest opens and plays."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sixgun.server.aside import Aside
from sixgun.server.store import schema
from sixgun.server.store.file import make_private
from sixgun.server.store.migration import migrate
from sixgun.trials import damage
from sixgun.trials.spoiling import FILES, KINDS, Damage, damages, file_damages, spoil, spoil_file


def test_a_few_damages_keep_nothing_else_shut(tmp_path: Path) -> None:
    found = asyncio.run(damage.trial(tmp_path, rows=1, part=0.02, seed=3))
    assert found.faults == []
    assert found.kinds.total() > 12
    assert found.set_aside > 2
    with closing(sqlite3.connect(tmp_path / "whole" / "house.db")) as connection:
        for table in schema.METADATA.tables:
            row = connection.execute(f"SELECT * FROM {table}").fetchone()
            assert row, f"nothing in {table} could be damaged"


@pytest.mark.long
def test_no_damage_keeps_anything_else_shut(tmp_path: Path) -> None:
    found = asyncio.run(damage.trial(tmp_path, rows=1, seed=random.randrange(2**32)))
    assert (found.shut, found.faults) == ([], [])
    assert set(found.kinds) >= {*KINDS, *FILES}


# ------------------------------------------------------------ would the trial notice?


def test_a_house_that_does_not_contain_faults_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def careless(self: Aside, part: str, name: str) -> Iterator[None]:
        yield

    cut = Damage("nothing", "tables", "state", (), ("id",))

    def one(store: Path, dice: random.Random, rows: int) -> list[Damage]:
        with closing(sqlite3.connect(store)) as connection:
            row = connection.execute("SELECT id FROM tables WHERE closed IS NULL").fetchone()
        return [cut._replace(row=row)]

    monkeypatch.setattr(damage, "damages", one)
    monkeypatch.setattr(damage, "file_damages", lambda folder: [])
    monkeypatch.setattr(Aside, "containing", careless)
    found = asyncio.run(damage.trial(tmp_path))
    assert len(found.shut) == 1
    assert "tables state" in found.faults[0]


def test_every_column_of_every_table_is_damaged_in_every_way(tmp_path: Path) -> None:
    """So that a column that is added is damaged, too."""
    store = tmp_path / "house.db"
    make_private(store)
    migrate(store)
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("INSERT INTO house VALUES ('salt', 'abc')")
        connection.execute("INSERT INTO bans VALUES ('p', 1.0, NULL, 'rude')")
        connection.commit()
    found = damages(store, random.Random(1), 1)
    for table in (schema.house, schema.bans):
        for column in table.columns:
            kinds = {
                each.kind
                for each in found
                if (each.where, each.column) == (table.name, column.name)
            }
            assert kinds == {*KINDS} - {"missing"}
    null = next(each for each in found if (each.kind, each.column) == ("null", "reason"))
    assert spoil(store, null, random.Random(1))
    with closing(sqlite3.connect(store)) as connection:
        assert connection.execute("SELECT reason FROM bans").fetchall() == [(None,)]
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("UPDATE bans SET reason = NULL")


def test_every_file_is_damaged_in_every_way(tmp_path: Path) -> None:
    folder = tmp_path / "tournaments"
    folder.mkdir()
    (folder / "cup.jsonl").write_text("one\ntwo\nthree\n")
    for each in file_damages(folder):
        (folder / "cup.jsonl").write_text("one\ntwo\nthree\n")
        spoil_file(folder, each, random.Random(1))
        file = folder / "cup.jsonl"
        if file.is_dir():
            file.rmdir()
        else:
            after = file.read_bytes() if file.exists() else b""
            assert after != b"one\ntwo\nthree\n", each
