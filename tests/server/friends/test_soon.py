"""What many changes ask for is done once for all of them, and never twice at a time."""

from __future__ import annotations

import asyncio

from sixgun.server.clock import TestClock
from sixgun.server.friends.soon import SECONDS, Soon


def test_many_changes_are_told_once_and_what_was_read_first_is_told_first() -> None:
    async def test() -> None:
        clock, told, slow = TestClock(), [], asyncio.Event()
        news = [0]

        async def tell() -> None:
            read = news[0]
            if read == 1:
                await slow.wait()  # a disk that takes its time
            told.append(read)

        soon = Soon(clock, tell)
        for news[0] in (1, 2):
            for _ in range(3):
                soon.want()
            clock.advance(SECONDS)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert told == []
        slow.set()
        await soon.settled()
        assert told == [1, 2]

    asyncio.run(test())
