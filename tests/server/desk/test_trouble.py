"""A disk that is full: the desk says so, nothing is half done, and it goes on afterwards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.desk.halls import Hall, in_hall, is_view, register

if sys.platform == "win32":
    pytest.skip("limits of processes are a thing of POSIX", allow_module_level=True)

import resource


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """As if the disk were full for whoever makes a file longer."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        screen = await hall.visitor(remo, "screen")
        before = await remo.get()
        async with hall.live(screen) as socket:
            await socket.recv()
            with no_file_longer_than(hall.store().log.stat().st_size + 40):
                assert await remo.refused(503, "announce", text="Lost?") == "desk-cannot-write"
            assert (await remo.get())["head"] == before["head"]
            await remo.act("announce", text="Here again")
            view = is_view(await socket.recv(), "hall")
            assert view["announcements"] == ["Here again"], "of what failed nobody heard"
        assert hall.store().read().tournament.announcements == ("Here again",)

    in_hall(tmp_path, test)
