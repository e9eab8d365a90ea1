"""The file of a store: where it lies, who may read it, who holds it."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.store.acts import set_value
from sixgun.server.store.errors import StoreLocked, StoreUnusable
from sixgun.server.store.file import REVISIONS
from sixgun.server.store.lock import Lock
from sixgun.server.store.places import default_path, path_of
from sixgun.server.store.reads import house_value
from sixgun.server.store.store import Store
from tests.stores import write

unix = pytest.mark.skipif(os.name == "nt", reason="modes and forks of Unix")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ------------------------------------------------------------------ opening


def test_a_store_keeps_what_was_written(file: Path, clock: TestClock) -> None:
    store = Store.open(file, date=clock.date)
    write(store, *set_value("name", "Saloon"))
    store.close()
    again = Store.open(f"sqlite:///{file}", date=clock.date)
    assert house_value(again, "name") == "Saloon"
    again.close()


def test_nobody_can_write_through_a_reading_connection(store: Store) -> None:
    act = set_value("name", "Saloon")[1]
    with pytest.raises(Exception, match="readonly database"):
        store.read(act.statement, {"key": "name", "value": "Saloon"})


@unix
def test_nobody_else_can_read_the_files(tmp_path: Path, clock: TestClock) -> None:
    file = tmp_path / "new" / "house.db"
    before = os.umask(0)
    try:
        store = Store.open(file, date=clock.date)
        write(store, *set_value("name", "Saloon"))
    finally:
        os.umask(before)
    found = {path.name: mode(path) for path in file.parent.iterdir()}
    store.close()
    assert found == {f"house.db{end}": 0o600 for end in ("", "-wal", "-shm", ".lock")}
    assert mode(file.parent) == 0o700


@unix
def test_a_file_that_others_could_read_is_closed_to_them(file: Path, clock: TestClock) -> None:
    Store.open(file, date=clock.date).close()
    file.chmod(0o644)
    store = Store.open(file, date=clock.date)
    assert {mode(path) for path in file.parent.iterdir()} == {0o600}
    store.close()


def test_a_store_is_opened_quietly(file: Path, clock: TestClock) -> None:
    """Migrating prints nothing and leaves the logging of the house alone."""
    code = (
        "import logging, sys; from sixgun.server.store.store import Store\n"
        "Store.open(sys.argv[1], date=lambda: 0.0).close()\n"
        "assert not logging.root.handlers and logging.root.level == logging.WARNING\n"
        "assert not logging.getLogger('alembic').disabled\n"
    )
    child = [sys.executable, "-W", "error", "-c", code, str(file)]
    done = subprocess.run(child, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# ------------------------------------------------------------------ what is no store


def test_another_database_is_refused(tmp_path: Path, clock: TestClock) -> None:
    file = tmp_path / "notes.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE notes (text)")
    before = file.read_bytes()
    with pytest.raises(StoreUnusable, match="some other database"):
        Store.open(file, date=clock.date)
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, clock: TestClock) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Dear diary, " * 100)
    with pytest.raises(StoreUnusable, match="not a database"):
        Store.open(file, date=clock.date)
    assert file.read_text().startswith("Dear diary")


def test_a_store_of_a_newer_version_is_refused(file: Path, clock: TestClock) -> None:
    Store.open(file, date=clock.date).close()
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '0999'")
        newer.commit()
    with pytest.raises(StoreUnusable, match=rf"'0999'.*up to {REVISIONS[-1]}.*newer"):
        Store.open(file, date=clock.date)
    Lock(file).release()  # whoever is refused leaves no lock behind


def test_a_file_that_was_just_begun_becomes_a_store(file: Path, clock: TestClock) -> None:
    """A kill right after SQLite has written its header."""
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as begun:
        begun.execute("PRAGMA journal_mode=WAL")
    assert file.stat().st_size
    store = Store.open(file, date=clock.date)
    assert house_value(store, "name") is None
    store.close()


# ------------------------------------------------------------------ where


@pytest.mark.parametrize(
    "where", ["postgresql://host/db", "sqlite://", "sqlite:///:memory:", ":memory:", "sqlite:///"]
)
def test_what_is_no_file_is_refused(where: str) -> None:
    with pytest.raises(StoreUnusable, match="sqlite:///path"):
        path_of(where)


def test_a_path_or_a_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    there = tmp_path / "a b%20c.db"
    assert path_of(there) == path_of(str(there)) == path_of(f"sqlite:///{there}") == there
    assert path_of("house.db") == path_of("sqlite:///house.db") == tmp_path / "house.db"


def test_the_default_is_in_the_data_folder_unless_the_environment_names_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.delenv("SIXGUN_DB", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert default_path().parts[-2:] == ("sixgun", "house.db")
    assert tmp_path in default_path().parents
    monkeypatch.setenv("SIXGUN_DB", f"sqlite:///{tmp_path}/other.db")
    assert default_path() == path_of("") == tmp_path / "other.db"


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, clock: TestClock) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable, match="no store can be kept"):
        Store.open(tmp_path / "file" / "house.db", date=clock.date)


# ------------------------------------------------------------------ the lock


def test_a_second_server_is_told_where_the_first_one_is(store: Store, clock: TestClock) -> None:
    store.set_address("http://127.0.0.1:8080/")
    store.set_address("http://127.0.0.1:90/")
    with pytest.raises(
        StoreLocked, match=r"in use by the server at http://127\.0\.0\.1:90/;"
    ) as no:
        Store.open(store.path, date=clock.date)
    assert no.value.address == "http://127.0.0.1:90/"


def test_a_closed_store_is_free(file: Path, clock: TestClock) -> None:
    for _ in range(2):
        store = Store.open(file, date=clock.date)
        store.set_address("http://127.0.0.1:8080/")
        store.close()
    assert file.with_name("house.db.lock").read_text() == ""


HOLDER = """
import os, sys, time
from pathlib import Path
from sixgun.server.store.lock import Lock

lock = Lock(Path(sys.argv[1]))
lock.set_address("somewhere")
if os.fork() == 0:
    print(os.getpid(), flush=True)
    sys.stdin.read()  # outlives its parent
else:
    time.sleep(600)
"""


@unix
def test_a_process_forked_off_does_not_keep_the_lock_of_the_dead(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    child = int(holder.stdout.readline())
    with pytest.raises(StoreLocked, match="somewhere"):
        Lock(file)
    holder.kill()
    holder.wait()
    os.kill(child, 0)  # it is still there
    Lock(file).release()
    os.kill(child, signal.SIGTERM)
    holder.communicate()
