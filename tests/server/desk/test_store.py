"""The store of a tournament: durable, locked, and nothing in it can be changed unnoticed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.server.desk.store import FolderError, StoredDesk, TournamentFolder
from sixgun.tournament.log.chain import line_of
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.people import digest

WHO = "0000000a"


def begun(folder: Path) -> TournamentFolder:
    store = TournamentFolder(folder / "cup.jsonl")
    store.create()
    with store.writing() as desk:
        desk.note(
            "created",
            WHO,
            1,
            name="Cup",
            place="",
            season="",
            official=True,
            reading="A",
            practice=False,
            nonce="0" * 64,
        )
        desk.note("person_named", WHO, 2, person=WHO, role="organizer", digest="d" * 64)
        desk.note("registration_opened", WHO, 3)
    return store


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    store = begun(tmp_path)
    with store.writing() as desk:
        assert desk.tournament.registration == "open"
        desk.note("announced", WHO, 4, text="Buongiorno è già tardi")
    again = TournamentFolder(store.log).read()
    assert again.tournament.announcements == ("Buongiorno è già tardi",)
    assert len(again.events) == 4
    with pytest.raises(FolderError, match="is there already"):
        store.create()
    with pytest.raises(FolderError, match="ends in"):
        TournamentFolder(tmp_path / "cup.txt").create()
    with pytest.raises(FolderError, match="No such file"):
        TournamentFolder(tmp_path / "other.jsonl").read()


def test_a_refused_event_is_not_written(tmp_path: Path) -> None:
    store = begun(tmp_path)
    before = store.log.read_bytes()
    with pytest.raises(Refused), store.writing() as desk:
        desk.note("registration_opened", WHO, 9)
    assert store.log.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is full")
def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    events = begun(tmp_path).read().events
    with Path("/dev/full").open("r+b", buffering=0) as full:
        ledger = StoredDesk(events, full)
        before = ledger.tournament
        with pytest.raises(OSError, match=r".+"):
            ledger.note("announced", WHO, 4, text="hello")
    assert ledger.tournament is before
    assert ledger.events == events


def test_a_changed_byte_is_found(tmp_path: Path) -> None:
    """Every byte of the file, the ends of lines included."""
    store = begun(tmp_path)
    content = store.log.read_bytes()
    for at in range(len(content)):
        changed = bytearray(content)
        changed[at] ^= 1
        store.log.write_bytes(bytes(changed))
        with pytest.raises(FolderError, match="event"):
            store.read()
    store.log.write_bytes(content)
    assert len(store.read().events) == 3


def test_an_unfinished_line_was_never_acknowledged(tmp_path: Path) -> None:
    """Wherever a killed process stopped writing, the log goes on after the last whole event."""
    store = begun(tmp_path)
    content = store.log.read_bytes()
    with store.writing() as desk:
        event = desk.note("announced", WHO, 4, text="hello")
    line = line_of(event).encode()
    for kept in range(0, len(line), 11):
        store.log.write_bytes(content + line[:kept])
        assert len(store.read().events) == 3
        with store.writing() as desk:
            desk.note("announced", WHO, 5, text="after all")
        assert [e.kind for e in store.read().events][3:] == ["announced"]
    store.log.write_bytes(content + line)  # all but the end of the line: whole, so it counts
    assert len(store.read().events) == 4
    with store.writing() as desk:
        desk.note("announced", WHO, 5, text="and on")
    assert len(store.read().events) == 5


def test_only_one_writes_at_a_time(tmp_path: Path) -> None:
    store = begun(tmp_path)
    other = TournamentFolder(store.log)
    with (
        store.writing("the desk at table 1"),
        pytest.raises(FolderError, match="being written by the desk at table 1"),
        other.writing(),
    ):
        pass
    with other.writing() as desk:
        desk.note("announced", WHO, 4, text="now")


def test_people_lie_beside_the_log(tmp_path: Path) -> None:
    store = begun(tmp_path)
    number, mark = store.add_person("Anna Rossi", "A1", "anna@example.org")
    assert store.add_person("Anna R.", "a1") == (number, mark)
    assert store.add_person("Anna Rossi", "A2")[0] != number
    with store.writing() as desk:
        desk.note("registered", WHO, 4, person=number, digest=mark)
    person = store.people()[number]
    assert digest(person) == mark
    assert "Anna" not in store.log.read_text(encoding="utf-8")
    store.erase_person(number)
    assert number not in store.people()
    assert store.read().tournament.players[number].digest == mark


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files are a thing of POSIX")
def test_secrets_are_for_their_owner(tmp_path: Path) -> None:
    store = begun(tmp_path)
    for file in (store.secret_file, store.people_file, store.log, store.lock_file):
        assert file.stat().st_mode & 0o077 == 0
    assert store.link(0) != store.link(1)
    store.secret_file.write_text("not hexadecimal")
    with pytest.raises(FolderError, match="the secret cannot be read"):
        store.link(1)
    store.people_file.write_text("[]")
    with pytest.raises(FolderError, match="people"):
        store.people()


def test_photos_are_kept_under_their_hash(tmp_path: Path) -> None:
    store = begun(tmp_path)
    one, two = store.add_photo(b"jpeg"), store.add_photo(b"jpeg")
    assert one != two
    assert (store.photos / one).read_bytes() == b"jpeg"
    store.erase_photo(one)
    assert not list(store.photos.glob(f"{one}*"))
    assert (store.photos / two).exists()


WRITER = """
import sys
from pathlib import Path
from sixgun.server.desk.store import Store
store = Store(Path(sys.argv[1]))
with store.writing() as desk:
    at = len(desk.events) + 1
    while True:
        event = desk.note("announced", "0000000a", at, text=f"message {at} " + "x" * 200)
        at += 1
        print(event.number, event.hash, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_process_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """Killed with -9 at different moments; the chain verifies and goes on each time."""
    store = begun(tmp_path)
    source = str(Path(__file__).parents[3] / "src")
    environment = {**os.environ, "PYTHONPATH": source}
    for wait_for in (1, 7, 23):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(store.log)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert process.stdout is not None
        seen = [process.stdout.readline().split() for _ in range(wait_for)]
        process.send_signal(signal.SIGKILL)
        seen += [line.split() for line in process.stdout.read().splitlines()]
        process.stdout.close()
        process.wait()
        events = {str(event.number): event.hash for event in store.read().events}
        for number, seal in [words for words in seen if len(words) == 2]:
            assert events[number] == seal


def test_the_files_are_plain(tmp_path: Path) -> None:
    store = begun(tmp_path)
    lines = store.log.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["kind"] for line in lines] == [
        "created",
        "person_named",
        "registration_opened",
    ]
