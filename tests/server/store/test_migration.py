"""Old stores become new ones, with a copy before each step."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from sqlalchemy.engine import Inspector

import sixgun
from sixgun.server.clock import TestClock
from sixgun.server.store import schema
from sixgun.server.store.acts import add_line, add_move, end_game
from sixgun.server.store.file import REVISIONS, make_private, revision_of
from sixgun.server.store.migration import SCRIPTS, migrate
from sixgun.server.store.reads import game_of, lines_of, moves_of, open_tables, snapshot_of
from sixgun.server.store.rows import ChatLine, SavedSeat
from sixgun.server.store.store import Store
from tests.stores import write


def script_directory() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    return ScriptDirectory.from_config(config)


def test_every_revision_has_its_script() -> None:
    scripts = [script.revision for script in script_directory().walk_revisions()]
    assert tuple(reversed(scripts)) == REVISIONS


# ------------------------------------------------------------------ the schema


def anatomy(inspector: Inspector, table: str) -> dict[str, Any]:
    """Everything about a table that the order of its columns does not change."""
    columns = {
        column["name"]: (str(column["type"]), column["nullable"], column["default"])
        for column in inspector.get_columns(table)
    }
    return {
        "columns": columns,
        "key": inspector.get_pk_constraint(table),
        "references": inspector.get_foreign_keys(table),
        "indexes": sorted(inspector.get_indexes(table), key=lambda index: str(index["name"])),
        "options": inspector.get_table_options(table),
    }


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    migrated, made = tmp_path / "migrated.db", tmp_path / "made.db"
    make_private(migrated)
    migrate(migrated)
    schema.METADATA.create_all(create_engine(f"sqlite:///{made}"))
    ours = inspect(create_engine(f"sqlite:///{migrated}"))
    theirs = inspect(create_engine(f"sqlite:///{made}"))
    assert set(ours.get_table_names()) == {*schema.METADATA.tables, "alembic_version"}
    for table in schema.METADATA.tables:
        assert anatomy(ours, table) == anatomy(theirs, table)


# ------------------------------------------------------------------ an old store


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A store of the first revision with a game that is being played."""
    file = tmp_path / "house.db"
    make_private(file)
    migrate(file, "0001")
    with closing(sqlite3.connect(file)) as written:
        written.execute("PRAGMA foreign_keys=ON")
        written.execute("INSERT INTO people VALUES ('p', 'Anna', 1.0, 2.0)")
        written.execute("INSERT INTO keys VALUES ('hash', 'p', 1.0, 2.0)")
        written.execute(
            "INSERT INTO tables VALUES ('t', 1.0, 2.0, '{}', '{\"owner\": 0}', 'playing', NULL, '')"
        )
        written.execute(
            "INSERT INTO games VALUES ('g', 't', 1, 1, '{}', NULL, 'ab', 's', '{}', 'c', 3.0, "
            "NULL, '', '')"
        )
        moves = [("g", number, 0, "person", f"move {number}", 5) for number in range(3)]
        written.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", moves)
        written.execute("INSERT INTO snapshots VALUES ('g', 1, 1, '{}')")
        written.commit()
    return file


def test_a_running_game_goes_on_after_the_migration(old: Path, clock: TestClock) -> None:
    store = Store.open(old, date=clock.date)
    (table,) = open_tables(store)
    game = game_of(store, table.id)
    assert game is not None
    assert (game.id, game.ended, game.counted, game.record) == ("g", None, True, None)
    assert [move.text for move in moves_of(store, "g")] == ["move 0", "move 1", "move 2"]
    snapshot = snapshot_of(store, "g")
    assert snapshot is not None
    assert snapshot.number == 1

    said = ChatLine(table_id="t", number=0, room="table", who="w", name="Anna", at=4.0, text="hi")
    seating = SavedSeat(game_id="g", seat=0, role="sheriff", character="x", won=True, person="p")
    ending = end_game("g", ended=9.0, over="law", record=None, seatings=[seating])
    write(store, add_move("g", 3, 0, "person", "end", 1), *add_line(said), ending)
    assert len(moves_of(store, "g")) == 4
    assert lines_of(store, "t") == [said]
    assert snapshot_of(store, "g") is None
    store.close()


def test_there_is_a_copy_from_before_the_migration(old: Path, clock: TestClock) -> None:
    Store.open(old, date=clock.date).close()
    kept = old.with_name("house.db.before-0002")
    assert (revision_of(old), revision_of(kept)) == (REVISIONS[-1], "0001")
    assert kept.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(kept)) as copy:
        assert copy.execute("SELECT count(*) FROM moves").fetchone() == (3,)


def test_a_copy_never_takes_the_place_of_another(old: Path, clock: TestClock) -> None:
    older = old.with_name("house.db.before-0002")
    older.write_text("precious")
    Store.open(old, date=clock.date).close()
    assert older.read_text() == "precious"
    assert revision_of(old.with_name("house.db.before-0002.2")) == "0001"


def test_a_store_that_is_up_to_date_is_not_copied(file: Path, clock: TestClock) -> None:
    for _ in range(2):
        Store.open(file, date=clock.date).close()
    assert sorted(path.name for path in file.parent.iterdir()) == ["house.db", "house.db.lock"]


def test_a_migration_that_fails_changes_nothing(old: Path, clock: TestClock) -> None:
    """A table that is in the way makes it stop in the middle."""
    with closing(sqlite3.connect(old)) as written:
        written.execute("CREATE TABLE lines (note)")
        written.commit()
    with pytest.raises(sixgun.SixgunError, match=r"0002.*lines already exists"):
        Store.open(old, date=clock.date)
    assert revision_of(old) == "0001"
    with closing(sqlite3.connect(old)) as read:
        assert [row[1] for row in read.execute("PRAGMA table_info(people)")][-1] == "seen"
