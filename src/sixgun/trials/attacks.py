"""What comes down on a house: strangers, spectators, floods, noise, and who never reads."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..client import make_key
from ..client.people import socket_address
from ..server import protocol
from ..server.protocol import PROTOCOL, encode
from .garbage import Sewer
from .malice import Malice, Missile, at_table
from .raw import BAD_FRAMES, TEXT, RawSocket, frame

#: What one person may send here: more than a person would, less than a flood.
PER_SECOND, BURST = 500, 2_000
#: So many messages are sent before their answers are waited for.
VOLLEY = 40
#: A message that is not answered after so many seconds never will be.
PATIENCE = 60.0
#: How many seats the tables have.
PLAYERS = 4


@dataclass
class AttackFindings:
    """What was thrown at the house, and what was found."""

    sent: Counter[str] = field(default_factory=Counter)
    heaped: Counter[str] = field(default_factory=Counter)  # harmless, but too much of it
    refused: int = 0
    cut_off: int = 0
    games: int = 0
    moves: int = 0
    growth: int = 0  # of the memory of the house, in bytes
    faults: list[str] = field(default_factory=list)

    def blame(self, what: str) -> None:
        if len(self.faults) < 100:
            self.faults.append(what)


class _Heard(msgspec.Struct):
    t: str
    id: int = 0


_read = msgspec.json.Decoder(_Heard).decode


class Attacker:
    """A socket that sends missiles and counts what comes back."""

    def __init__(self, socket: ClientConnection, findings: AttackFindings, seed: int) -> None:
        self.socket = socket
        self.findings = findings
        self.malice = Malice(random.Random(seed))
        self.decision = 1  # the last one that was seen

    async def hello(self) -> None:
        hello = protocol.Hello(protocol=PROTOCOL, client="malice", program=True)
        await self.socket.send(encode(hello), text=True)
        while _read(await self._receive()).t != "welcome":
            pass

    async def watch(self, table: str) -> None:
        await self.socket.send(encode(protocol.Watch(table=table, id=2**40)), text=True)
        while (heard := _read(await self._receive())).id != 2**40:
            pass
        if heard.t != "done":
            self.findings.blame(f"a public table cannot be watched: {heard}")

    async def volley(self, missiles: list[Missile]) -> None:
        """Send them all; each must be refused by its number."""
        waiting = Counter(missile.id for missile in missiles)
        for missile in missiles:
            self.findings.sent[missile.sort] += 1
            await self.socket.send(missile.data, text=True)
        try:
            while waiting:
                self._tick_off(waiting, await self._receive())
        except (TimeoutError, ConnectionClosed) as error:
            left = [missile for missile in missiles if missile.id in waiting]
            shown = [(missile.sort, missile.data[:200]) for missile in left[:3]]
            self.findings.blame(f"{len(left)} not answered ({error!r}): {shown}")
            raise

    def _tick_off(self, waiting: Counter[int], data: bytes) -> None:
        heard = _read(data)
        if heard.t == "update":
            self.decision = max(self.decision, _decision(data))
        elif heard.t == "refused":
            self.findings.refused += 1
            waiting[heard.id] -= 1
            if waiting[heard.id] <= 0:
                del waiting[heard.id]
        elif heard.t in ("done", "explained"):
            self.findings.blame(f"done instead of refused: {data[:200]!r}")
            del waiting[heard.id]

    async def last(self, missile: Missile) -> None:
        """Send what ends the connection."""
        self.findings.sent[missile.sort] += 1
        with suppress(ConnectionClosed):
            await self.socket.send(missile.data, text=not missile.binary)
        await self.cut_off(f"{missile.sort}: {missile.data[:100]!r}")

    async def cut_off(self, what: str) -> None:
        """The house must end the connection."""
        try:
            while True:
                await self._receive()
        except ConnectionClosed:
            self.findings.cut_off += 1
        except TimeoutError:
            self.findings.blame(f"not cut off for {what}")

    async def _receive(self) -> bytes:
        return await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)


class _Asks(msgspec.Struct):
    decision: int = 1


class _Update(msgspec.Struct):
    question: _Asks | None = None


def _decision(data: bytes) -> int:
    """The open decision of an update."""
    question = msgspec.json.decode(data, type=_Update).question
    return question.decision if question else 1


# ------------------------------------------------------------------ attacks


class Attacks:
    """Attacks on one house, until enough messages were sent."""

    def __init__(
        self,
        address: str,
        tables: list[str],
        findings: AttackFindings,
        dice: random.Random,
        messages: int,
    ) -> None:
        self.address = address
        self.tables = tables
        self.findings = findings
        self.dice = dice
        self.messages = messages

    @property
    def sent(self) -> int:
        return self.findings.sent.total()

    async def go_on(self, progress: Callable[[int], None]) -> None:
        """One attack after another."""
        attacks: list[Callable[[], Awaitable[None]]] = [
            *(self.stranger,) * 6,
            *(self.onlooker,) * 8,
            *(self.before_hello, self.bad_frames, self.http, self.flood, self.slow_reader),
        ]
        while self.sent < self.messages:
            await self.dice.choice(attacks)()
            progress(min(self.sent, self.messages))

    async def attacker(self) -> Attacker:
        key = await make_key(self.address)
        socket = await connect(
            socket_address(self.address),
            additional_headers={"Authorization": f"Bearer {key}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
        return Attacker(socket, self.findings, self.dice.getrandbits(32))

    async def stranger(self) -> None:
        """Somebody at no table."""
        attacker = await self.attacker()
        async with attacker.socket:
            await attacker.hello()
            for _ in range(self._volleys()):
                await attacker.volley([attacker.malice.missile() for _ in range(VOLLEY)])
            await attacker.last(attacker.malice.last_missile())

    async def onlooker(self) -> None:
        """Somebody who looks on and would like to do more."""
        attacker = await self.attacker()
        async with attacker.socket:
            await attacker.hello()
            await attacker.watch(self.dice.choice(self.tables))
            for _ in range(self._volleys()):
                await attacker.volley([self._look_on(attacker) for _ in range(VOLLEY)])
            if self.dice.random() < 0.3:
                await attacker.last(attacker.malice.last_missile())

    def _look_on(self, attacker: Attacker) -> Missile:
        if self.dice.random() < 0.7:
            return at_table(attacker.malice, attacker.decision, PLAYERS)
        return attacker.malice.unreadable()

    def _volleys(self) -> int:
        left = max(1, (self.messages - self.sent) // VOLLEY)
        return min(left, self.dice.randrange(1, 20))

    async def before_hello(self) -> None:
        """Everything but hello comes first."""
        for _ in range(10):
            attacker = await self.attacker()
            async with attacker.socket:
                missile = attacker.malice.missile()
                if missile.sort != "hello again":
                    await attacker.last(missile._replace(sort="before hello"))

    async def bad_frames(self) -> None:
        """Frames that are none."""
        key = await make_key(self.address)
        for what, make in BAD_FRAMES.items():
            self.findings.sent["bad frames"] += 1
            raw = await RawSocket.connect(self.address, key)
            if self.dice.random() < 0.5:
                await raw.hello()
            raw.writer.write(make(self.dice))
            if await raw.until_cut_off():
                self.findings.cut_off += 1
            else:
                self.findings.blame(f"not cut off for a frame: {what}")
            await raw.close()

    async def http(self) -> None:
        """Garbage at the endpoints."""
        sewer = Sewer(self.address, await make_key(self.address), self.dice)
        for _ in range(30):
            garbage = sewer.garbage()
            self.findings.sent[f"HTTP: {garbage.sort}"] += 1
            fault = await sewer.throw(garbage)
            if fault:
                self.findings.blame(fault)
            else:
                self.findings.refused += 1

    async def flood(self) -> None:
        """More than anybody may send: the socket is closed."""
        attacker = await self.attacker()
        async with attacker.socket:
            await attacker.hello()
            with suppress(ConnectionClosed):
                for _ in range(3 * BURST):
                    await attacker.socket.send(b'{"t":"ack","seq":1}', text=True)
                    self.findings.heaped["flood"] += 1
            await attacker.cut_off("a flood")

    async def slow_reader(self) -> None:
        """Somebody who asks for much and reads it late: nothing is lost, nothing piles up."""
        attacker = await self.attacker()
        async with attacker.socket:
            await attacker.hello()
            await attacker.watch(self.dice.choice(self.tables))
            for number in range(100):
                self.findings.heaped["asked, read late"] += 1
                await attacker.socket.send(encode(protocol.Full(id=number)), text=True)


# ------------------------------------------------------------------ those who linger


class Lingerers:
    """Sockets that never read, and connections that never go on with what they began."""

    def __init__(self, address: str, findings: AttackFindings) -> None:
        self.address = address
        self.findings = findings
        self.deaf: list[RawSocket] = []
        self.halves: list[RawSocket] = []

    async def come(self, table: str, deaf: int) -> None:
        for _ in range(deaf):
            key = await make_key(self.address)
            raw = await RawSocket.connect(self.address, key, "never reads", buffer=4096)
            await raw.hello()
            raw.stop_reading()
            raw.send(encode(protocol.Watch(table=table)))
            self.deaf.append(raw)
        await self._begin()

    async def _begin(self) -> None:
        host = self.address.removeprefix("http://")
        head = f"POST /api/people HTTP/1.1\r\nHost: {host}\r\nContent-Length: 10\r\n"
        body = f"{head}Authorization: Bearer new\r\n\r\n{{"
        for what, sent in {"nothing": "", "half a head": head, "half a body": body}.items():
            self.halves.append(await RawSocket.begin(self.address, what, sent.encode()))
        key, hello = await make_key(self.address), b'{"t":"hello","protocol":1}'
        for what, half in {"no hello": b"", "half a frame": frame(TEXT, hello)[:-5]}.items():
            raw = await RawSocket.connect(self.address, key, what)
            raw.writer.write(half)
            self.halves.append(raw)

    async def pester(self, times: int) -> None:
        """Those who never read ask for long answers, as often as they may."""
        for _ in range(times):
            for raw in self.deaf:
                if not raw.writer.transport.is_closing():
                    self.findings.heaped["asked, never read"] += 1
                    raw.send(encode(protocol.Full()))
                    with suppress(OSError):
                        await raw.writer.drain()

    async def part(self, *, cut_off: bool) -> None:
        """Go; if there was time for it, all of them were (or will soon be) cut off."""
        if cut_off:
            await asyncio.gather(*[self._see_end(raw) for raw in (*self.deaf, *self.halves)])
        for raw in (*self.deaf, *self.halves):
            await raw.close()

    async def _see_end(self, raw: RawSocket) -> None:
        raw.read_on()
        if await raw.until_cut_off():
            self.findings.cut_off += 1
        else:
            self.findings.blame(f"not cut off after {PATIENCE:.0f} s: {raw.what}")
