"""Something that many changes ask for, and that is done once for all of them, soon."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ..clock import HouseClock
from ..logs import note_error

#: People are told about changes this often, in seconds.
SECONDS = 0.5


class Soon:
    """One thing to do, not more often than people can read."""

    def __init__(self, clock: HouseClock, act: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self._act = act
        self._is_wanted = False
        self._doing: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()  # else what was read first could be told last

    def want(self) -> None:
        """Something has changed."""
        if not self._is_wanted:
            self._is_wanted = True
            self._clock.at(self._clock.now() + SECONDS, self._begin)

    def _begin(self) -> None:
        self._is_wanted = False
        task = asyncio.ensure_future(self._do())
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _do(self) -> None:
        try:
            async with self._one_at_a_time:
                await self._act()
        except Exception as error:  # those who are told wait for the next change
            note_error("friends were not told", error)

    async def settled(self) -> None:
        """Wait until what has begun is done."""
        await asyncio.gather(*self._doing)
