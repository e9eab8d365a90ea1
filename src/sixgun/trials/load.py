"""Tables of people only, played at random as fast as wanted: what does the house carry?"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ..client.people import make_key, socket_address
from ..server import protocol
from ..server.protocol import ACK_EVERY, PROTOCOL, Request, TableOptions, encode
from .houses import HouseProcess, running


class _Asked(msgspec.Struct):
    decision: int
    options: list[msgspec.Raw] = []


class _Heard(msgspec.Struct):
    """The parts of a message that somebody who plays at random looks at."""

    t: str
    seq: int = 0
    id: int = 0
    table: str = ""
    question: _Asked | None = None
    view: msgspec.Raw = msgspec.Raw(b"")


_read = msgspec.json.Decoder(_Heard).decode


@dataclass
class Figures:
    """What was measured."""

    decisions: int = 0
    updates: int = 0
    size: int = 0  # bytes of updates that were no full views
    latencies: list[float] = field(default_factory=list)
    games: int = 0
    refused: int = 0
    seconds: float = 0.0
    bytes_per_table: int = 0

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def p50(self) -> float:
        return self._percentile(50)

    @property
    def p99(self) -> float:
        return self._percentile(99)

    def _percentile(self, percent: int) -> float:
        if len(self.latencies) < 2:
            return 0.0
        return quantiles(self.latencies, n=100)[percent - 1]

    @property
    def bytes_per_update(self) -> float:
        return self.size / self.updates if self.updates else 0.0


class Sitter:
    """One socket at one table."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.dice = random.Random(number)
        self.owner = False
        self.asked_at = 0.0
        self.table = asyncio.get_running_loop().create_future()

    async def run(self, socket: ClientConnection) -> None:
        async for data in socket:
            text = data if isinstance(data, bytes) else data.encode()
            await self._take(socket, text)

    async def _take(self, socket: ClientConnection, data: bytes) -> None:
        heard = _read(data)
        if heard.t == "update":
            await self._take_update(socket, heard, len(data))
        elif heard.t == "done" and heard.table and not self.table.done():
            self.table.set_result(heard.table)
        elif heard.t == "dealing":
            await self._send(socket, protocol.Number(value=secrets.token_hex(16)))
        elif heard.t == "refused":
            self.crowd.figures.refused += 1
        elif heard.t == "ended" and self.owner:
            self.crowd.figures.games += 1
            await self._send(socket, protocol.Rematch())

    async def _take_update(self, socket: ClientConnection, heard: _Heard, size: int) -> None:
        figures, now = self.crowd.figures, time.perf_counter()
        if self.crowd.measuring:
            if not heard.view:
                figures.size += size
                figures.updates += 1
            if self.asked_at:
                figures.latencies.append(now - self.asked_at)
                figures.decisions += 1
        self.asked_at = 0.0
        if heard.seq % ACK_EVERY == 0:
            await self._send(socket, protocol.Ack(seq=heard.seq))
        if heard.question is not None and heard.question.options:
            await self._answer(socket, heard.question)

    async def _answer(self, socket: ClientConnection, asked: _Asked) -> None:
        answer = protocol.Answer(
            decision=asked.decision, option=self.dice.randrange(len(asked.options))
        )
        if self.crowd.cycle:
            loop = asyncio.get_running_loop()
            wait = self.crowd.cycle * self.dice.uniform(0.5, 1.5)
            loop.call_later(wait, self.crowd.later, self._answer_now(socket, answer))
        else:
            await self._answer_now(socket, answer)

    async def _answer_now(self, socket: ClientConnection, answer: protocol.Answer) -> None:
        self.asked_at = time.perf_counter()
        await self._send(socket, answer)

    async def _send(self, socket: ClientConnection, request: Request) -> None:
        await socket.send(encode(request), text=True)


class Crowd:
    """All tables of a run."""

    def __init__(self, address: str, tables: int, players: int, rate: float) -> None:
        self.address = address
        self.tables = tables
        self.players = players
        self.cycle = tables / rate if rate else 0.0  # so long one decision of a table takes
        self.figures = Figures()
        self.measuring = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # a socket that was closed at the end of the run

    async def sit_down(self) -> None:
        for number in range(self.tables):
            await self._fill_table(number)

    async def _fill_table(self, number: int) -> None:
        sitters, sockets = [], []
        for seat in range(self.players):
            sitter = Sitter(self, number * self.players + seat)
            socket = await self._connect()
            self.later(sitter.run(socket))
            sitters.append(sitter)
            sockets.append(socket)
        sitters[0].owner = True
        options = TableOptions(players=self.players)
        await sockets[0].send(encode(protocol.Open(id=1, options=options)), text=True)
        table = await sitters[0].table
        for seat, socket in enumerate(sockets):
            await socket.send(encode(protocol.Watch(table=table)), text=True)
            sitters[seat].table = asyncio.get_running_loop().create_future()
            await sitters[seat].table
            sitters[seat].table = asyncio.get_running_loop().create_future()
            await socket.send(encode(protocol.Sit(id=2, name=f"Hand {seat + 1}")), text=True)
            await sitters[seat].table
        await sockets[0].send(encode(protocol.Start(id=3)), text=True)

    async def _connect(self) -> ClientConnection:
        key = await make_key(self.address)
        socket = await connect(
            socket_address(self.address),
            additional_headers={"Authorization": f"Bearer {key}"},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        hello = protocol.Hello(protocol=PROTOCOL, client="load", program=True)
        await socket.send(encode(hello), text=True)
        return socket

    async def leave(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def load(
    folder: Path,
    *,
    tables: int = 50,
    players: int = 5,
    seconds: float = 20.0,
    rate: float = 0.0,
    progress: Callable[[str], None] = lambda text: None,
) -> Figures:
    """Let so many tables play for so long, at most `rate` decisions a second in all."""
    async with running(HouseProcess(folder)) as house:
        crowd = Crowd(house.address, tables, players, rate)
        empty = resident(house.pid)
        progress(f"seating {tables * players} people")
        await crowd.sit_down()
        progress(f"playing for {seconds:.0f} s")
        await asyncio.sleep(min(2.0, seconds / 4))
        crowd.measuring, began = True, time.perf_counter()
        await asyncio.sleep(seconds)
        crowd.measuring = False
        crowd.figures.seconds = time.perf_counter() - began
        crowd.figures.bytes_per_table = (resident(house.pid) - empty) // tables
        await crowd.leave()
        return crowd.figures


def resident(pid: int) -> int:
    """The memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError(f"process {pid} does not say how much memory it has")
