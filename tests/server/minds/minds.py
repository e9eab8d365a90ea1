"""Minds, deals and a doorbell: what the tests of the pool share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sixgun.bots.runner import Witness
from sixgun.engine.game import Game
from sixgun.engine.view import view
from sixgun.server.clock import RealClock
from sixgun.server.minds.pool import Mind, MindPool, PoolFigures, Thought

ODD_BOTS = "tests.server.minds.odd_bots:make"
#: Nothing here waits so long, unless it waits for ever.
FOR_EVER = 60


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(what, FOR_EVER))


@asynccontextmanager
async def a_pool(
    counter: Callable[[str], None] = lambda reason: None, **changes: Any
) -> AsyncIterator[MindPool]:
    """One process, unless told otherwise, and none besides for what is quick."""
    terms = {"processes": 1, "seconds": 30.0, "per_table": 2, "clock": RealClock()}
    terms |= {"quick_processes": 0, "figures": PoolFigures(failed=counter)}
    pool = MindPool(**{**terms, "maker": ODD_BOTS, **changes})
    try:
        yield pool
    finally:
        await pool.close()


def mind(spec: str, table: str = "T", seat: int = 0) -> Mind:
    return Mind(table, "G", seat, spec, bytes([seat]) * 32)


class Deal:
    """A game that begins, seen by whoever is asked first."""

    def __init__(self, **options: Any) -> None:
        self.game = Game(5, seed=11, listen=True, **options)
        assert self.game.decision is not None
        self.seat = self.game.decision.seat
        self.seen = view(self.game, self.seat)
        self.reports = Witness(self.game, self.seat).reports()
        self.first = Thought(self.seen.options[0], "")

    async def ask(self, pool: MindPool, who: Mind) -> Thought:
        return await pool.think(who, self.seen, self.reports)

    def asking(self, pool: MindPool, who: Mind) -> asyncio.Task[Thought]:
        return asyncio.create_task(self.ask(pool, who))


class Ring(NamedTuple):
    """A bot that is thinking in another process, until it is told what to do."""

    name: str
    pid: int
    line: asyncio.StreamWriter

    async def tell(self, word: str) -> None:
        self.line.write(word.encode())
        await self.line.drain()


class Doorbell:
    """Where the bots called `ringer` ring when they begin to think."""

    def __init__(self, port: int, rings: asyncio.Queue[Ring]) -> None:
        self.port = port
        self._rings = rings

    def ringer(self, name: str) -> Mind:
        """The first letter of the name is the table."""
        return mind(f"ringer:{self.port}:{name}", table=name[0])

    async def ring(self) -> Ring:
        return await self._rings.get()

    @property
    def quiet(self) -> bool:
        return self._rings.empty()


@asynccontextmanager
async def doorbell() -> AsyncIterator[Doorbell]:
    rings: asyncio.Queue[Ring] = asyncio.Queue()
    lines: list[asyncio.StreamWriter] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        name, pid = (await reader.readline()).split()
        await rings.put(Ring(name.decode(), int(pid), writer))

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield Doorbell(server.sockets[0].getsockname()[1], rings)
        for line in lines:
            line.close()
