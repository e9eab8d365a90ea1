"""A pool whose processes are imagined: every thought takes what its spec says, by the test's clock.

The spec `long:0.3` thinks for 0.3 seconds, or for as long as its budget allows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import pytest

from sixgun.server.minds import handle
from sixgun.server.minds.pool import Bill, Mind, MindPool, Payer, PoolFigures
from sixgun.server.minds.worker import Reply, Task
from sixgun.trials.staged import StagedClock


class Begun(NamedTuple):
    """A thought that has begun."""

    table: str
    spec: str
    seconds: float  # that it takes
    when: float


class Waited(NamedTuple):
    """What a thought has waited for."""

    others: int  # thoughts of others that began after it was asked for and before it did
    seconds: float  # until it began


class Imagined:
    """What is seen of a view here: that somebody is asked."""

    options = ("pass",)


class VirtualPool:
    """A pool and its clock, with everything that has begun."""

    def __init__(self, patch: pytest.MonkeyPatch, **terms: Any) -> None:
        self.clock = StagedClock()
        self.begun: list[Begun] = []
        self.shortened = 0
        self.spent: dict[str, float] = {}  # by table
        patch.setattr(handle, "Pipe", self._process)
        chosen: dict[str, Any] = {"processes": 2, "seconds": 2.0, "per_table": 2, **terms}
        figures = PoolFigures(shortened=self._count)
        self.pool = MindPool(clock=self.clock, figures=figures, **chosen)
        self._tables: set[asyncio.Task[None]] = set()

    def _count(self) -> None:
        self.shortened += 1

    def _process(
        self, program: str, heard: Callable[[Reply], None], lost: Callable[[str], None]
    ) -> VirtualProcess:
        return VirtualProcess(self, heard)

    async def think(self, table: str, bill: Bill, spec: str) -> Waited:
        """One thought, to its end. Tables whose names begin alike belong to one person."""
        mind = Mind(table, "G", 0, spec, bytes(32))
        began, asked = len(self.begun), self.clock.now()
        await self.pool.think(mind, Imagined, (), None, bill)
        since = self.begun[began:]
        own = next(number for number, each in enumerate(since) if each.table == table)
        others = [each for each in since[:own] if not each.table.startswith(table)]
        return Waited(len(others), since[own].when - asked)

    def keep_thinking(self, table: str, payer: Payer, seconds: float, lighter: str = "") -> None:
        """A table that asks again as soon as it was answered."""

        async def on_and_on() -> None:
            while True:
                await self.think(table, Bill(payer, seconds, lighter), f"long:{seconds}")

        self._tables.add(asyncio.create_task(on_and_on()))

    async def pass_time(self, seconds: float) -> None:
        await self.settle()
        until = self.clock.now() + seconds
        while (due := self.clock.next_due()) is not None and due <= until:
            self.clock.go_to(due)
            await self.settle()
        self.clock.go_to(until)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(4):
            await asyncio.sleep(0)

    async def waits(self, table: str, bill: Bill, spec: str) -> Waited:
        """The same while time passes."""
        asked = asyncio.create_task(self.think(table, bill, spec))
        await self.settle()
        while not asked.done():
            self.clock.go_to(self.clock.next_due() or self.clock.now())
            await self.settle()
        return asked.result()

    async def close(self) -> None:
        for each in self._tables:
            each.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)
        await self.pool.close()


class VirtualProcess:
    """What the house holds for a process."""

    def __init__(self, house: VirtualPool, heard: Callable[[Reply], None]) -> None:
        self._house, self._heard = house, heard
        self._cut = False
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(self._say, Reply("ready"))

    def send(self, task: Task) -> None:
        house = self._house
        seconds = float(task.mind.spec.partition(":")[2])
        seconds = min(seconds, task.seconds or seconds)
        table = task.mind.table
        house.begun.append(Begun(table, task.mind.spec, seconds, house.clock.now()))
        house.spent[table] = house.spent.get(table, 0.0) + seconds
        reply = Reply("chose", "view", 0, cpu=seconds)
        house.clock.at(house.clock.now() + seconds, lambda: self._say(reply))

    def cut(self) -> None:
        self._cut = True
        if not self.gone.done():
            self.gone.set_result(None)

    def _say(self, reply: Reply) -> None:
        if not self._cut:
            self._heard(reply)


def played(
    patch: pytest.MonkeyPatch,
    scene: Callable[[VirtualPool], Coroutine[Any, Any, None]],
    **terms: Any,
) -> None:
    """Play a scene with a pool of imagined processes."""

    async def whole() -> None:
        house = VirtualPool(patch, **terms)
        try:
            await scene(house)
        finally:
            await house.close()

    asyncio.run(whole())
