"""Neighbours whom nobody wants: each takes of a house whatever it lets him, from one address.

Each works in a process of its own, so that what it costs is no part of what is measured, and
tells from time to time what it has got.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import struct
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

import msgspec

from ..server import protocol
from ..server.protocol import ACK_EVERY, PROTOCOL, Request, TableOptions, encode
from .lines import BareSocket
from .raw import place_of
from .warm import warm_context

#: Where they come from: another address of this machine than everybody else's.
AFAR = "127.0.0.2"
#: What they have got is told so often, in seconds.
TELLING = 0.2
#: Whoever has not begun after so many seconds never will.
BEGINNING = 90.0
#: So many people ask for explanations, or for replays.
PEOPLE = 20
#: A message, or what is worth so many, is allowed a second; all else is refused.
MESSAGES_A_SECOND = 20.0
REQUESTS_A_SECOND = 45.0


class _Told(msgspec.Struct):
    """The parts of a message that a nuisance looks at."""

    t: str
    id: int = 0
    seq: int = 0
    table: str = ""
    game: msgspec.Raw = msgspec.Raw(b"")
    question: Any = None
    chairs: list[dict[str, Any]] = []
    reason: dict[str, Any] = {}


_read = msgspec.json.Decoder(_Told).decode


class Task(NamedTuple):
    """What a nuisance works with."""

    house: str
    secret: str  # of the house link, for who has to be a referee
    got: Counter[str]
    begun: Callable[[], None]


Nuisance: TypeAlias = Callable[[Task], Awaitable[None]]
NUISANCES: dict[str, Nuisance] = {}


def nuisance(name: str) -> Callable[[Nuisance], Nuisance]:
    def register(work: Nuisance) -> Nuisance:
        NUISANCES[name] = work
        return work

    return register


# ------------------------------------------------------------------ from another address


async def http(
    house: str, method: str, path: str, key: str, body: bytes = b"", *, address: str = AFAR
) -> tuple[int, bytes]:
    """One request on a connection of its own: the status, and the body of the answer."""
    host, port = place_of(house)
    reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n"
    head += f"Authorization: Bearer {key}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    try:
        answer = await reader.read(-1)
    finally:
        writer.transport.abort()
    top, _, rest = answer.partition(b"\r\n\r\n")
    if not top:
        raise ConnectionError("the house hung up")
    return int(top.split(b" ", 2)[1]), rest


async def new_key(house: str) -> str:
    status, body = await http(house, "POST", "/api/people", "new", b'{"bearer":true}')
    if status != 201:
        raise ConnectionError(f"no key: {status}")
    key: str = json.loads(body)["key"]
    return key


class Pest:
    """Somebody with a socket, who answers every question with the first option."""

    def __init__(self) -> None:
        self.line: BareSocket | None = None
        self.table = ""
        self.chairs: list[dict[str, Any]] = []
        self.ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.plays = True
        self._last_id = 0
        self._waiting: dict[int, asyncio.Future[_Told]] = {}
        self._next = 0.0  # when the next answer is allowed

    @classmethod
    async def come(cls, house: str, key: str = "") -> Pest:
        made = cls()
        made.line = await BareSocket.connect(
            house, key or await new_key(house), made._take, address=AFAR
        )
        made.send(protocol.Hello(protocol=PROTOCOL, client="nuisance", program=True))
        return made

    def send(self, request: Request) -> None:
        assert self.line is not None
        self.line.send(encode(request))

    async def ask(self, request: Request) -> _Told:
        """The answer, whatever it is."""
        self._last_id += 1
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[self._last_id] = waiting
        self.send(msgspec.structs.replace(request, id=self._last_id))
        return await asyncio.wait_for(waiting, BEGINNING)

    async def sit_down(self, table: str, name: str) -> None:
        await self.ask(protocol.Watch(table=table))
        await self.ask(protocol.Sit(name=name))

    def _take(self, data: bytes) -> None:
        heard = _read(data)
        waiting = self._waiting.pop(heard.id, None) if heard.id else None
        if waiting is not None and not waiting.done():
            waiting.set_result(heard)
        elif heard.t == "table":
            self.chairs = heard.chairs
        elif heard.t == "dealing":
            self.send(protocol.Number(value=f"{random.getrandbits(128):032x}"))
        elif heard.t == "update":
            self._take_update(heard)
        elif heard.t == "ended":
            if not self.ended.done():
                self.ended.set_result(json.loads(bytes(heard.game)))
            self.send(protocol.Rematch())

    def _take_update(self, heard: _Told) -> None:
        if heard.seq % ACK_EVERY == 0:
            self.send(protocol.Ack(seq=heard.seq))
        if heard.question is not None and heard.question.get("options") and self.plays:
            now = time.monotonic()
            self._next = max(now, self._next) + 1.5 / MESSAGES_A_SECOND
            answer = protocol.Answer(decision=heard.question["decision"], option=0)
            asyncio.get_running_loop().call_later(self._next - now, self.send, answer)


async def for_ever() -> None:
    await asyncio.Event().wait()


# ------------------------------------------------------------------ what they do


@nuisance("bots")
async def take_bots(task: Task) -> None:
    """One visitor with as many tables of the most expensive bots as he may have."""
    key, here = await new_key(task.house), []
    for number in range(5):
        visitor = await Pest.come(task.house, key)
        here.append(visitor)
        opened = await visitor.ask(protocol.Open(options=TableOptions(players=7)))
        task.got[f"tables {opened.t}"] += 1
        await visitor.sit_down(opened.table, f"Bad {number}")
        started = await visitor.ask(protocol.Start(bots="legend"))
        task.got[f"games {started.t}"] += 1
    task.begun()
    await for_ever()


@nuisance("tables")
async def take_tables(task: Task) -> None:
    """A hundred fresh keys, and every table that they get."""
    here: list[Pest] = []
    request = protocol.Open(options=TableOptions(players=4))
    while True:
        if len(here) < 100:
            with suppress(ConnectionError, OSError):
                here.append(await Pest.come(task.house))
        for visitor in here[-1:] if len(here) < 100 else here:
            for _ in range(5):
                answer = await visitor.ask(request)
                task.got[f"tables {answer.t}"] += 1
            await asyncio.sleep(0.05)
        if task.got["tables refused"]:
            task.begun()


@nuisance("complaints")
async def complain(task: Task) -> None:
    """One person complains as often as messages are allowed, with as much as a complaint holds."""
    rude, touchy = [await Pest.come(task.house) for _ in range(2)]
    table = (await rude.ask(protocol.Open(options=TableOptions(players=4)))).table
    await rude.sit_down(table, "Rude")
    await touchy.sit_down(table, "Touchy")
    for _ in range(50):
        await rude.ask(protocol.Say(text="\U0001f92c" * 299))
    while not touchy.chairs:
        await asyncio.sleep(0.01)
    who = next(chair["who"] for chair in touchy.chairs if chair.get("name") == "Rude")
    task.begun()
    while True:
        answer = await touchy.ask(protocol.Complain(who=who, text="\U0001f92c" * 299))
        task.got[f"complaints {answer.t}"] += 1
        await asyncio.sleep(1.1 / MESSAGES_A_SECOND)


@nuisance("connections")
async def keep_waiting(task: Task) -> None:
    """A thousand requests that are never finished; who is cut off comes again."""
    host, port = place_of(task.house)

    async def half() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, port, local_addr=(AFAR, 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                task.got["connections"] += 1
                await reader.read(-1)
                writer.transport.abort()
            task.got["connections cut"] += 1
            await asyncio.sleep(5.0)

    halves = []
    for _ in range(1000):
        halves.append(asyncio.create_task(half()))
        await asyncio.sleep(0.002)
    task.begun()
    await asyncio.gather(*halves)


@nuisance("explanations")
async def ask_why(task: Task) -> None:
    """Twenty people at five tables ask how far and how likely, as often as they may."""
    here = []
    for number in range(PEOPLE):
        visitor = await Pest.come(task.house)
        visitor.plays = False
        here.append(visitor)
        owner = here[number // 4 * 4]
        if visitor is owner:
            options = TableOptions(players=4, clock="none")
            owner.table = (await owner.ask(protocol.Open(options=options))).table
        await visitor.sit_down(owner.table, f"Bad {number}")
        if number % 4 == 3:
            await owner.ask(protocol.Start())
    both = (protocol.Distance(0, 2), protocol.Odds(0, "barrel"))
    worth = 1 + 64 / 4

    async def pester(visitor: Pest) -> None:
        while True:
            answer = await visitor.ask(protocol.Explain(asks=both * 32))
            task.got[f"explanations {answer.t}"] += 1
            await asyncio.sleep(worth / MESSAGES_A_SECOND)

    task.begun()
    await asyncio.gather(*[pester(visitor) for visitor in here])


@nuisance("replays")
async def look_again(task: Task) -> None:
    """Twenty people ask for one finished game, through all eyes, as often as an address may."""
    player = await Pest.come(task.house)
    table = (await player.ask(protocol.Open(options=TableOptions(players=7)))).table
    await player.sit_down(table, "Bad")
    await player.ask(protocol.Start(bots="drifter"))
    game = await player.ended
    player.plays = False
    keys = [await new_key(task.house) for _ in range(PEOPLE)]
    looked = 0

    async def look(key: str) -> None:
        nonlocal looked
        while True:
            looked += 1
            with suppress(OSError):
                path = f"/api/games/{game}/replay?eyes={looked % 7}"
                status, _ = await http(task.house, "GET", path, key)
                task.got[f"replays {status}"] += 1
            await asyncio.sleep(PEOPLE / REQUESTS_A_SECOND)

    task.begun()
    await asyncio.gather(*[look(key) for key in keys])


@nuisance("photos")
async def take_photos(task: Task) -> None:
    """A referee sends large photos, several at a time and one after another."""

    async def asked(method: str, path: str, key: str, **said: Any) -> Any:
        _, body = await http(task.house, method, path, key, json.dumps(said).encode())
        return json.loads(body)

    token = (await asked("POST", "/api/house/enter", "new", secret=task.secret))["token"]
    cup = await asked(
        "POST", "/api/tournaments", token, name="Cup", organizer="Ada", referees=["Bob"]
    )
    root, secret = f"/api/tournaments/{cup['tournament']}", cup["links"][-1]["link"]
    entered = await asked(
        "POST", f"{root}/enter", "new", secret=secret.rpartition("=")[2], bearer=True
    )
    photo = large_picture()

    async def send() -> None:
        while True:
            task.got["photos sent"] += 1
            with suppress(OSError):
                path = f"{root}/desk/inbox?file=x"
                status, _ = await http(task.house, "PUT", path, entered["token"], photo)
                task.got[f"photos {status}"] += 1
            await asyncio.sleep(0.1)

    task.begun()
    await asyncio.gather(*[send() for _ in range(6)])


def large_picture(width: int = 7500, height: int = 5000) -> bytes:
    """A PNG of as many pixels as a good phone makes, written by hand and quickly packed."""
    row = b"\0" + random.Random(1).randbytes(300) * (width // 100)
    head = struct.pack("!IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = {b"IHDR": head, b"IDAT": zlib.compress(row * height, 1), b"IEND": b""}
    made = b"\x89PNG\r\n\x1a\n"
    for name, content in parts.items():
        made += struct.pack("!I", len(content)) + name + content
        made += struct.pack("!I", zlib.crc32(name + content))
    return made


# ------------------------------------------------------------------ in a process of its own


class NuisanceProcess:
    """One of them, at work; `got` says what he has got so far."""

    def __init__(self, name: str, house: str, secret: str = "") -> None:
        self.name = name
        self.got: Counter[str] = Counter()
        self._ears, mouth = warm_context().Pipe(duplex=False)
        make: Any = warm_context().Process
        self._process = make(target=_work, args=(name, house, secret, mouth), daemon=True)
        self._process.start()
        mouth.close()

    async def begun(self) -> None:
        """Wait until he does what he is here for."""
        until = time.monotonic() + BEGINNING
        while not self.got["begun"]:
            self.hear()
            if not self._process.is_alive() or time.monotonic() > until:
                raise RuntimeError(f"{self.name}: the nuisance did not begin: {dict(self.got)}")
            await asyncio.sleep(0.02)

    def hear(self) -> None:
        with suppress(EOFError, OSError):
            while self._ears.poll():
                self.got = Counter(self._ears.recv())

    def stop(self) -> None:
        self.hear()
        self._process.kill()
        self._process.join()
        self._ears.close()


def _work(name: str, house: str, secret: str, mouth: Connection) -> None:
    os.nice(10)  # what it costs is not what is measured
    got: Counter[str] = Counter()

    async def whole() -> None:
        def begun() -> None:
            got["begun"] = 1

        telling = asyncio.create_task(_tell(got, mouth))
        try:
            await NUISANCES[name](Task(house, secret, got, begun))
        except Exception as error:
            got[f"failed: {error!r}"] += 1
            mouth.send(dict(got))
            raise
        finally:
            telling.cancel()

    asyncio.run(whole())


async def _tell(got: Counter[str], mouth: Connection) -> None:
    while True:
        with suppress(OSError):  # whoever listened is gone, and so are we soon
            mouth.send(dict(got))
        await asyncio.sleep(TELLING)
