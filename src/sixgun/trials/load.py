"""Tables of people only, played at random as fast as wanted: what does the house carry?"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

import msgspec

from ..client.people import make_key
from ..server import protocol
from ..server.protocol import ACK_EVERY, PROTOCOL, Request, TableOptions, encode
from .houses import HouseFailed, HouseProcess, running
from .lines import BareSocket

#: So many tables are filled at the same time before anything is measured.
FILLING = 10


class _Asked(msgspec.Struct):
    decision: int
    options: list[msgspec.Raw] = []


class _Heard(msgspec.Struct):
    """The parts of a message that somebody who plays at random looks at."""

    t: str
    seq: int = 0
    id: int = 0
    table: str = ""
    reason: msgspec.Raw = msgspec.Raw(b"")
    question: _Asked | None = None
    view: msgspec.Raw = msgspec.Raw(b"")


_read = msgspec.json.Decoder(_Heard).decode


@dataclass
class Measurements:
    """What was measured."""

    decisions: int = 0
    updates: int = 0
    size: int = 0  # bytes of updates that were no full views
    latencies: list[float] = field(default_factory=list)
    games: int = 0
    refused: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0  # of the house
    bytes_per_table: int = 0

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def cpu_rate(self) -> float:
        """Decisions for a second of the house's CPU time: what it could do all by itself."""
        return self.decisions / self.cpu_seconds if self.cpu_seconds else 0.0

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

    @property
    def updates_per_decision(self) -> float:
        return self.updates / self.decisions if self.decisions else 0.0


class Party:
    """The people of one table, who answer at a common pace."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.dice = random.Random(number)
        self.sitters: list[Sitter] = []
        self._next = time.perf_counter()

    def pause(self) -> float:
        """How long to wait before the next answer, so that all tables keep the rate."""
        cycle, now = self.crowd.cycle, time.perf_counter()
        self._next = max(self._next + cycle * self.dice.uniform(0.5, 1.5), now - cycle)
        return max(0.0, self._next - now)

    async def sit_down(self) -> None:
        address = self.crowd.address
        for number in range(self.crowd.players):
            sitter = Sitter(self, number == 0)
            key = await make_key(address)
            sitter.line = await BareSocket.connect(address, key, sitter.take)
            sitter.send(protocol.Hello(protocol=PROTOCOL, client="load", program=True))
            self.sitters.append(sitter)
        options = TableOptions(players=self.crowd.players)
        table = await self.sitters[0].request(protocol.Open(options=options))
        for number, sitter in enumerate(self.sitters):
            await sitter.request(protocol.Watch(table=table))
            await sitter.request(protocol.Sit(name=f"Hand {number + 1}"))
        self.sitters[0].send(protocol.Start())


class Sitter:
    """One socket at one table."""

    def __init__(self, party: Party, owner: bool) -> None:
        self.party = party
        self.owner = owner
        self.line: BareSocket | None = None
        self._asked_at = 0.0
        self._last_id = 0
        self._done: asyncio.Future[str] | None = None

    def send(self, request: Request) -> None:
        assert self.line is not None
        self.line.send(encode(request))

    async def request(self, request: Request) -> str:
        """Ask for something; the table that the answer names."""
        self._last_id += 1
        self._done = asyncio.get_running_loop().create_future()
        self.send(msgspec.structs.replace(request, id=self._last_id))
        return await self._done

    def take(self, data: bytes) -> None:
        heard = _read(data)
        if heard.t == "update":
            self._take_update(heard, len(data))
        elif heard.t == "done" and self._done is not None and not self._done.done():
            self._done.set_result(heard.table)
        elif heard.t == "dealing":
            self.send(protocol.Number(value=secrets.token_hex(16)))
        elif heard.t == "refused" and self._done is not None and heard.id == self._last_id:
            why = bytes(heard.reason).decode()
            self._done.set_exception(HouseFailed(f"the house let nobody sit down: {why}"))
        elif heard.t == "refused":
            self.party.crowd.figures.refused += 1
        elif heard.t == "ended":
            self.party.crowd.figures.games += self.owner
            self.send(protocol.Rematch())

    def _take_update(self, heard: _Heard, size: int) -> None:
        crowd, now = self.party.crowd, time.perf_counter()
        if crowd.measuring:
            crowd.count(
                size if not heard.view else 0, now - self._asked_at if self._asked_at else 0
            )
        self._asked_at = 0.0
        if heard.seq % ACK_EVERY == 0:
            self.send(protocol.Ack(seq=heard.seq))
        if heard.question is not None and heard.question.options:
            self._answer(heard.question)

    def _answer(self, asked: _Asked) -> None:
        option = self.party.dice.randrange(len(asked.options))
        answer = protocol.Answer(decision=asked.decision, option=option)
        if self.party.crowd.cycle:
            loop = asyncio.get_running_loop()
            loop.call_later(self.party.pause(), self._answer_now, answer)
        else:
            self._answer_now(answer)

    def _answer_now(self, answer: protocol.Answer) -> None:
        self._asked_at = time.perf_counter()
        self.send(answer)


class Crowd:
    """All tables of a run."""

    def __init__(self, address: str, tables: int, players: int, rate: float) -> None:
        self.address = address
        self.players = players
        self.cycle = tables / rate if rate else 0.0  # so long one decision of a table takes
        self.figures = Measurements()
        self.measuring = False
        self.parties = [Party(self, number) for number in range(tables)]

    def count(self, size: int, latency: float) -> None:
        """An update of so many bytes came, perhaps so long after an answer."""
        if size:
            self.figures.size += size
            self.figures.updates += 1
        if latency:
            self.figures.latencies.append(latency)
            self.figures.decisions += 1

    async def sit_down(self) -> None:
        for start in range(0, len(self.parties), FILLING):
            filling = self.parties[start : start + FILLING]
            await asyncio.gather(*[party.sit_down() for party in filling])

    def leave(self) -> None:
        for party in self.parties:
            for sitter in party.sitters:
                if sitter.line is not None:
                    sitter.line.close()


async def load(
    folder: Path,
    *,
    tables: int = 50,
    players: int = 5,
    seconds: float = 20.0,
    rate: float = 0.0,
    house: HouseProcess | None = None,
    progress: Callable[[str], None] = lambda text: None,
) -> Measurements:
    """Let so many tables play for so long, `rate` decisions a second in all (0: full speed)."""
    async with running(house or HouseProcess(folder)) as opened:
        crowd = Crowd(opened.address, tables, players, rate)
        empty = resident(opened.pid)
        progress(f"seating {tables * players} people")
        await crowd.sit_down()
        progress(f"playing for {seconds:.0f} s")
        await asyncio.sleep(min(2.0, seconds / 4))
        await measure(crowd, opened.pid, seconds)
        crowd.figures.bytes_per_table = (resident(opened.pid) - empty) // tables
        crowd.leave()
        return crowd.figures


async def measure(crowd: Crowd, pid: int, seconds: float) -> None:
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    crowd.measuring = True
    await asyncio.sleep(seconds)
    crowd.measuring = False
    crowd.figures.seconds = time.perf_counter() - began
    crowd.figures.cpu_seconds = cpu_seconds(pid) - cpu


# ------------------------------------------------------------------ other processes


def resident(pid: int) -> int:
    """The memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError(f"process {pid} does not say how much memory it has")


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has had, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
