"""Houses for tests: real sockets and a real store, on a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sixgun.client import Client
from sixgun.server.clock import TestClock
from sixgun.server.house import House
from sixgun.server.protocol import Message, Question
from sixgun.server.serving import Serving
from sixgun.server.settings import HouseSettings

#: The clock of a test stands still, so nobody's bucket would ever fill again.
SETTINGS = HouseSettings(
    port=0,
    pace=0.0,
    open_browser=False,
    messages_per_second=1e9,
    message_burst=10**9,
    requests_per_second=1e9,
    request_burst=10**9,
    people_per_hour=10**9,
)
#: Whoever waits longer than this for something waits for ever.
PATIENCE = 60.0


class OpenHouse:
    """An open house and its clock."""

    def __init__(self, serving: Serving, clock: TestClock, stack: AsyncExitStack) -> None:
        self.serving = serving
        self.clock = clock
        self._stack = stack

    @property
    def address(self) -> str:
        return self.serving.address

    @property
    def house(self) -> House:
        house = self.serving.reception.house
        assert isinstance(house, House)
        return house

    async def guest(self, name: str = "", **options: Any) -> Guest:
        """Somebody who comes in; leaves when the house closes."""
        return await self._stack.enter_async_context(Guest(self.address, name=name, **options))

    async def group(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    async def seated(self, *names: str, **options: Any) -> list[Guest]:
        """People who sit at one table in this order; the first one owns it."""
        group = await self.group(*names)
        table = await group[0].open_table(**options)
        for other in group[1:]:
            await other.join(table)
        return group


class Guest(Client):
    """A client that remembers everything it was sent."""

    def __init__(self, house: str, **options: Any) -> None:
        self.heard: list[Message] = []
        super().__init__(house, hear=self.heard.append, **options)

    async def __aenter__(self) -> Guest:
        await super().__aenter__()
        return self

    def of(self, kind: type[Any]) -> list[Any]:
        """Every message of a kind, in the order they came."""
        return [message for message in self.heard if isinstance(message, kind)]

    async def hears(self, kind: type[Any], times: int = 1) -> Any:
        """Wait for the so-manieth message of a kind."""
        await self.until(lambda: len(self.of(kind)) >= times)
        return self.of(kind)[times - 1]

    async def question_of(self, seat: int) -> Question:
        """Wait until this seat is asked."""
        await self.until(lambda: self.question is not None and self.question.seat == seat)
        assert self.question is not None
        return self.question

    async def play(self, choose: Callable[[Question], int] = lambda question: 0) -> None:
        """Answer everything until the game is over."""
        async for question in self.questions():
            await self.answer(choose(question))

    def cut(self) -> None:
        """The network dies."""
        assert self._socket is not None
        self._socket.transport.abort()


@asynccontextmanager
async def a_house(
    folder: Path, clock: TestClock | None = None, **settings: Any
) -> AsyncIterator[OpenHouse]:
    clock = clock or TestClock()
    chosen = replace(SETTINGS, db=str(folder / "house.db"), **settings)
    async with Serving(chosen, clock=clock) as serving, AsyncExitStack() as stack:
        yield OpenHouse(serving, clock, stack)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test that waits; one that waits for ever fails."""

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    asyncio.run(in_time())


async def together(*work: Awaitable[Any]) -> None:
    await asyncio.gather(*work)
