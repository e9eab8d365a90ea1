"""Backups after every round; restored on a clean machine the tournament goes on."""

from __future__ import annotations

import asyncio
import zipfile
from pathlib import Path

import pytest

from sixgun.server.desk.backups import restore_backup
from sixgun.server.desk.store import FolderError
from tests.server.desk.halls import NAME, Desk, Hall, hall, in_hall, play_round, register


async def backed_up(desk: Desk, label: str) -> str:
    """The name of the last backup, once it is of this label."""
    while True:
        backup = (await desk.get())["backup"]
        if backup and label in backup["file"]:
            name: str = backup["file"]
            return name
        await asyncio.sleep(0)


def test_a_backup_after_every_round_goes_on_elsewhere(tmp_path: Path) -> None:
    here, stick, there = (tmp_path / name for name in ("here", "stick", "there"))

    async def test() -> None:
        async with hall(here, tournament_backups=str(stick)) as made:
            _, remo, rita = await made.cup()
            await register(remo, 10)
            await play_round(remo, rita)
            first = Path(await backed_up(remo, "round-1"))
            await remo.act("announce", text="after the backup")
            tokens = [each.http.headers["Authorization"][7:] for each in (remo, rita)]
        assert first.parent == here / "backups"
        (copy,) = stick.glob("*round-1.zip")
        assert copy.read_bytes() == first.read_bytes()
        there.mkdir()
        restored = restore_backup(copy, there)
        assert restored.read().tournament.announcements == ()
        async with hall(there) as made:
            one, two = (Desk(made.program(token), NAME, "desk", "") for token in tokens)
            await play_round(one, two)
            assert len((await one.get())["rounds"]) == 2
        assert len(restored.read().tournament.rounds) == 2

    asyncio.run(test())


def test_a_stick_that_was_pulled_out_is_shown_and_nothing_stops(tmp_path: Path) -> None:
    blocked = tmp_path / "stick"
    blocked.write_text("no folder")

    async def test(made: Hall) -> None:
        _, remo, rita = await made.cup()
        await register(remo, 10)
        await play_round(remo, rita)
        await backed_up(remo, "round-1")
        backup = (await remo.get())["backup"]
        assert backup["trouble"] == {
            "key": "desk-backup-failed",
            "args": {"folder": str(blocked)},
        }
        by_hand = await remo.post("backup")
        assert Path(by_hand["file"]).is_file()

    in_hall(tmp_path / "here", test, tournament_backups=str(blocked))


def test_a_backup_is_read_like_hostile_input(tmp_path: Path) -> None:
    evil = tmp_path / "evil.zip"
    folder = tmp_path / "folder"
    folder.mkdir()
    for names in (
        ["cup.jsonl", "../outside.txt"],
        ["cup.jsonl", "other.txt"],
        ["cup.jsonl", "cup.photos/../../x"],
        ["cup.jsonl", "/etc/passwd"],
        ["no-log.txt"],
        ["a.jsonl", "b.jsonl"],
    ):
        with zipfile.ZipFile(evil, "w") as archive:
            for name in names:
                archive.writestr(name, b"")
        with pytest.raises(FolderError):
            restore_backup(evil, folder)
        assert not list(folder.iterdir()), names
    evil.write_bytes(b"not a zip")
    with pytest.raises(FolderError, match="not a zip"):
        restore_backup(evil, folder)
