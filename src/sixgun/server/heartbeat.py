"""The heartbeat of the event loop: how much later than it should everything happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

#: A beat every so many seconds.
BEAT = 0.25


class Heartbeat:
    """Asks to be called, and tells how late it was: so late is everybody else, too."""

    def __init__(self, late: Callable[[float], None]) -> None:
        self._late = late
        self._loop: asyncio.AbstractEventLoop | None = None
        self._next: asyncio.TimerHandle | None = None

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._await_beat(loop.time() + BEAT)

    def _await_beat(self, due: float) -> None:
        assert self._loop is not None
        self._next = self._loop.call_at(due, self._beat, due)

    def _beat(self, due: float) -> None:
        """Beats that were missed are not made up for: one that was late has told of them."""
        assert self._loop is not None
        now = self._loop.time()
        self._late(max(0.0, now - due))
        self._await_beat(now + BEAT)

    def end(self) -> None:
        if self._next is not None:
            self._next.cancel()
