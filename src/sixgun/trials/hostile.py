"""A house among people who send everything but what they should.

Some tables play, one stands still. Strangers, spectators, a rogue at every table, floods, frames
that are none, sockets that never read and HTTP garbage come down on the house. Whoever sends it
must get a reason or lose the connection; no game may change by it; and nothing of it may be more
to the house than a line in its log.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..client import Client, RefusedError, make_key
from ..client.people import socket_address
from ..engine.notation import option_texts
from ..server import protocol
from ..server.protocol import PROTOCOL, Request, TableOptions, encode
from .garbage import Sewer
from .houses import HouseProcess, running
from .ledger import Ledger, WrittenGame, faults_of, first_position
from .load import resident
from .malice import Malice, Missile, as_player, at_table, out_of_range
from .raw import BAD_FRAMES, RawSocket

#: What one person may send here: more than a person would, less than a flood.
PER_SECOND, BURST = 5_000, 20_000
#: So many messages are sent before their answers are waited for.
VOLLEY = 40
#: A message that is not answered after so many seconds never will be.
PATIENCE = 60.0
#: So many sockets never read; the memory of the house may grow by so many bytes meanwhile.
NEVER_READING, MOST_GROWTH = 12, 96 * 2**20
PLAYERS = 4


@dataclass
class Findings:
    """What was thrown at the house, and what was found."""

    sent: Counter[str] = field(default_factory=Counter)
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


# ------------------------------------------------------------------ who plays


class Honest(Client):
    """Somebody who plays at random and writes down what he answered."""

    def __init__(self, address: str, name: str, seed: int) -> None:
        super().__init__(address, name=name)
        self.dice = random.Random(seed)
        self.answers: dict[tuple[str, int], int] = {}  # by game and decision

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play one game after another; the owner begins them until it is enough."""
        while True:
            async for question in self.questions():
                await self.before_answer(question)
                assert self.game is not None
                choice = self.dice.randrange(len(question.options))
                self.answers[self.game.game, question.decision] = choice
                await self.answer(choice)
            assert self.game is not None
            if enough():
                return
            await self._next_game(self.game.number, enough)

    async def before_answer(self, question: protocol.Question) -> None:
        """A rogue has something to say first."""

    async def _next_game(self, number: int, enough: Callable[[], bool]) -> None:
        assert self.table is not None
        if self.table.owner == self.table.seat:
            await self.request(protocol.Rematch())
        await self.until(lambda: enough() or (self.game is not None and self.game.number > number))


class Rogue(Honest):
    """A player who answers as he should, after trying everything that he should not."""

    def __init__(self, address: str, name: str, seed: int, trial: Trial) -> None:
        super().__init__(address, name, seed)
        self.trial = trial
        self.malice = Malice(random.Random(seed))

    async def before_answer(self, question: protocol.Question) -> None:
        options = len(question.options)
        for _ in range(2):
            await self._try(out_of_range(self.malice, question.decision, options))
        earlier = max(0, question.decision - self.dice.randrange(1, 60))
        await self._try(as_player(self.malice, earlier, PLAYERS))

    async def _try(self, missile: Missile) -> None:
        self.trial.findings.sent[missile.sort] += 1
        request: Request = msgspec.json.decode(missile.data, type=protocol.AnyRequest)
        try:
            await asyncio.wait_for(self.request(request), PATIENCE)
        except RefusedError:
            self.trial.findings.refused += 1
        except (TimeoutError, OSError) as error:
            self.trial.findings.blame(f"{missile.sort}: no answer ({error}) to {missile.data!r}")
        else:
            self.trial.findings.blame(f"{missile.sort}: done: {missile.data!r}")


# ------------------------------------------------------------------ who attacks


class Attacker:
    """A socket that sends missiles and counts what comes back."""

    def __init__(self, trial: Trial, key: str, socket: ClientConnection) -> None:
        self.trial = trial
        self.key = key
        self.socket = socket
        self.malice = Malice(random.Random(trial.dice.getrandbits(32)))
        self.decision, self.seats = 1, PLAYERS

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
            self.trial.findings.blame(f"a public table cannot be watched: {heard}")

    async def volley(self, missiles: list[Missile]) -> None:
        """Send them all; each must be refused by its number."""
        waiting = Counter(missile.id for missile in missiles)
        for missile in missiles:
            self.trial.findings.sent[missile.sort] += 1
            await self.socket.send(missile.data, text=True)
        try:
            while waiting:
                self._tick_off(waiting, await self._receive())
        except (TimeoutError, ConnectionClosed) as error:
            left = [missile for missile in missiles if missile.id in waiting]
            shown = [(missile.sort, missile.data[:200]) for missile in left[:3]]
            self.trial.findings.blame(f"{len(left)} not answered ({error!r}): {shown}")
            raise

    def _tick_off(self, waiting: Counter[int], data: bytes) -> None:
        heard = _read(data)
        if heard.t == "update":
            self.decision = max(self.decision, _decision(data))
        elif heard.t == "refused":
            self.trial.findings.refused += 1
            waiting[heard.id] -= 1
            if waiting[heard.id] <= 0:
                del waiting[heard.id]
        elif heard.t in ("done", "explained"):
            self.trial.findings.blame(f"done instead of refused: {data[:200]!r}")
            del waiting[heard.id]

    async def last(self, missile: Missile) -> None:
        """Send what ends the connection."""
        self.trial.findings.sent[missile.sort] += 1
        with suppress(ConnectionClosed):
            await self.socket.send(missile.data, text=not missile.binary)
        await self.cut_off(f"{missile.sort}: {missile.data[:100]!r}")

    async def cut_off(self, what: str) -> None:
        """The house must end the connection."""
        try:
            while True:
                await self._receive()
        except ConnectionClosed:
            self.trial.findings.cut_off += 1
        except TimeoutError:
            self.trial.findings.blame(f"not cut off for {what}")

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


# ------------------------------------------------------------------ the trial


class Trial:
    """A house, its tables, and everything that comes down on it."""

    def __init__(self, house: HouseProcess, seed: int, messages: int) -> None:
        self.house = house
        self.dice = random.Random(seed)
        self.messages = messages
        self.findings = Findings()
        self.players: list[Honest] = []
        self.tables: list[str] = []
        self.frozen = ""
        self.enough = False
        self._names = count(1)

    @property
    def sent(self) -> int:
        return self.findings.sent.total()

    # ------------------------------------------------------------ tables

    async def seat(self, *, rogue: bool) -> list[Honest]:
        """A table of people, the last of them perhaps a rogue."""
        group = [self._player(rogue and seat == PLAYERS - 1) for seat in range(PLAYERS)]
        for player in group:
            await player.__aenter__()
        options = TableOptions(players=PLAYERS, clock="none")
        done = await group[0].request(protocol.Open(options=options))
        for player in group:
            await player.join(done.table)
        self.tables.append(done.table)
        self.players += group
        return group

    def _player(self, rogue: bool) -> Honest:
        address, name = self.house.address, f"Good {next(self._names)}"
        seed = self.dice.getrandbits(32)
        if rogue:
            return Rogue(address, name, seed, self)
        return Honest(address, name, seed)

    async def freeze(self) -> tuple[object, object]:
        """A table whose game waits for an answer that nobody gives; what the store has of it."""
        group = await self.seat(rogue=False)
        self.frozen = self.tables.pop()
        await group[0].start()
        await group[0].until(lambda: group[0].question is not None)
        return self._state_of_frozen()

    def _state_of_frozen(self) -> tuple[object, object]:
        ledger = Ledger(self.house.db)
        return ledger.moves(self.frozen), ledger.states()[self.frozen]

    # ------------------------------------------------------------ attacks

    async def attack(self, progress: Callable[[int], None]) -> None:
        """One attack after another, until so many messages were sent."""
        attacks: list[Callable[[], Awaitable[None]]] = [
            *(self.stranger, self.stranger, self.onlooker, self.onlooker, self.onlooker),
            *(self.before_hello, self.bad_frames, self.http, self.flood, self.slow_reader),
        ]
        while self.sent < self.messages:
            await self.dice.choice(attacks)()
            progress(self.sent)

    async def attacker(self) -> Attacker:
        key = await make_key(self.house.address)
        socket = await connect(
            socket_address(self.house.address),
            additional_headers={"Authorization": f"Bearer {key}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
        return Attacker(self, key, socket)

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
            await attacker.watch(self.dice.choice((*self.tables, self.frozen)))
            for _ in range(self._volleys()):
                await attacker.volley([self._look_on(attacker) for _ in range(VOLLEY)])
            if self.dice.random() < 0.3:
                await attacker.last(attacker.malice.last_missile())

    def _look_on(self, attacker: Attacker) -> Missile:
        if self.dice.random() < 0.7:
            return at_table(attacker.malice, attacker.decision, attacker.seats)
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
        key = await make_key(self.house.address)
        for what, make in BAD_FRAMES.items():
            self.findings.sent["bad frames"] += 1
            raw = await RawSocket.connect(self.house.address, key)
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
        sewer = Sewer(self.house.address, await make_key(self.house.address), self.dice)
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
        if self.sent + BURST > self.messages:
            return
        attacker = await self.attacker()
        async with attacker.socket:
            await attacker.hello()
            with suppress(ConnectionClosed):
                for _ in range(3 * BURST):
                    await attacker.socket.send(b'{"t":"ack","seq":1}', text=True)
                    self.findings.sent["flood"] += 1
            await attacker.cut_off("a flood")

    async def slow_reader(self) -> None:
        """Somebody who asks for much and reads it late: nothing is lost, nothing piles up."""
        attacker = await self.attacker()
        async with attacker.socket:
            await attacker.hello()
            await attacker.watch(self.dice.choice(self.tables))
            for number in range(100):
                self.findings.sent["asked, not read"] += 1
                await attacker.socket.send(encode(protocol.Full(id=number)), text=True)

    # ------------------------------------------------------------ those who never read

    async def deaf(self) -> list[RawSocket]:
        """Sockets that look at a busy table, ask for everything and never read."""
        found = []
        for _ in range(NEVER_READING):
            raw = await RawSocket.connect(
                self.house.address, await make_key(self.house.address), buffer=4096
            )
            await raw.hello()
            raw.stop_reading()
            raw.send(encode(protocol.Watch(table=self.dice.choice(self.tables))))
            found.append(raw)
        return found

    async def pester(self, deaf: list[RawSocket]) -> None:
        """They ask for the longest answers, as often as they may."""
        asks = (protocol.Distance(0, 1),) * 64
        longest: list[Request] = [protocol.Full(), protocol.Explain(asks=asks), protocol.Lobby()]
        while not self.enough:
            for raw in deaf:
                if not raw.writer.transport.is_closing():
                    self.findings.sent["never read"] += 1
                    raw.send(encode(self.dice.choice(longest)))
            await asyncio.sleep(0.002)

    # ------------------------------------------------------------ afterwards

    async def settle(self, before: tuple[object, object]) -> None:
        """Everybody is gone: the house is well, and no table is other than it was."""
        figures = await asyncio.to_thread(self.house.figures)
        if figures["sixgun_mistakes_total"]:
            self.findings.blame(f"the house counts {figures['sixgun_mistakes_total']:.0f} mistakes")
        if self._state_of_frozen() != before:
            self.findings.blame("the table that stood still has changed")
        if self.findings.growth > MOST_GROWTH:
            self.findings.blame(f"the house has grown by {self.findings.growth / 2**20:.0f} MB")

    def examine(self) -> None:
        """The house is shut: did anybody but the players decide anything?"""
        answers = {key: choice for player in self.players for key, choice in player.answers.items()}
        for game in Ledger(self.house.db).games():
            if game.table == self.frozen:
                continue
            self.findings.games += 1
            self.findings.moves += len(game.moves)
            for fault in (*faults_of(game), *strange_moves(game, answers)):
                self.findings.blame(fault)
        for line in self.house.bad_news():
            self.findings.blame(f"the log: {line}")


def strange_moves(written: WrittenGame, answers: dict[tuple[str, int], int]) -> list[str]:
    """Moves that nobody made, and answers that were lost."""
    game, faults = first_position(written), []
    for move in written.moves:
        assert game.decision is not None
        choice, serial = option_texts(game).index(move.text), game.decision.serial
        given = answers.pop((written.id, serial), None)
        if given != choice:
            faults.append(f"{written.id}: {move} was made, the answer was option {given}")
        game.choose(game.options[choice])
    lost = [serial for name, serial in answers if name == written.id]
    return [*faults, *[f"{written.id}: the answer to {serial} is lost" for serial in lost]]


async def trial(
    folder: Path,
    *,
    messages: int,
    tables: int = 2,
    attackers: int = 4,
    seed: int = 0,
    progress: Callable[[int], None] = lambda sent: None,
) -> Findings:
    """Send so many hostile messages while so many tables play."""
    limits = {"messages_per_second": str(PER_SECOND), "message_burst": str(BURST)}
    made = Trial(HouseProcess(folder, warm=True, **limits), seed, messages)
    async with running(made.house):
        for _ in range(tables):
            await made.seat(rogue=True)
        players = list(made.players)
        before = await made.freeze()
        for player in players[::PLAYERS]:
            await player.start()
        playing = [asyncio.create_task(player.play(lambda: made.enough)) for player in players]
        deaf = await made.deaf()
        memory = resident(made.house.pid)
        try:
            pestering = asyncio.create_task(made.pester(deaf))
            await asyncio.gather(*[made.attack(progress) for _ in range(attackers)])
        finally:
            made.enough = True
        await pestering
        made.findings.growth = resident(made.house.pid) - memory
        await asyncio.gather(*playing)
        await made.settle(before)
        for raw in deaf:
            await raw.close()
        for player in made.players:
            await player.close()
    made.examine()
    return made.findings
