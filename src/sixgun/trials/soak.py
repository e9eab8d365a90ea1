"""Tables come and go for as long as wanted: does anything pile up?

People open tables, play, talk, look on, reload their pages, fetch records, leave in the middle of
games or just vanish. The memory of the house, its open files and its store are watched. Whoever
was here comes again: a house has regulars, not an endless stream of strangers.
"""

from __future__ import annotations

import asyncio
import random
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

from ..client import Client, RefusedError, make_key
from ..server import protocol
from .houses import HouseProcess, running
from .ledger import Ledger
from .load import resident

#: A table that nobody looks at is closed after so many seconds, and who is away is replaced.
EMPTY_SECONDS, AWAY_SECONDS = 3.0, 1.0
#: In less time than this a house has not even warmed up, and nothing is said about growth.
SHORTEST = 120.0
#: So many people come to this house, one in so many visits by somebody new.
REGULARS, NEWCOMERS = 120, 50
#: The part of the time in which a house may still grow: it fills its caches.
WARM_UP = 1 / 3
#: So much is no growth: it comes and goes with the tables that are open.
NO_GROWTH = 4 * 2**20
#: Those who think for bots fill a cache of reports for much longer; it has an end, too.
HELPERS_GROWTH = 24 * 2**20
#: After so many seconds without anybody, nothing of all the tables may be left.
GONE_SECONDS = 60.0


class Sample(NamedTuple):
    """The house at one moment."""

    seconds: float
    memory: int  # in bytes
    helpers: int  # the memory of the processes that think for bots
    files: int
    tables: float
    sockets: float
    store: int  # in bytes


@dataclass
class SoakFindings:
    """What was seen of the house, and what was found."""

    samples: list[Sample] = field(default_factory=list)
    evenings: Counter[str] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0
    records: int = 0
    store: int = 0  # the bytes that are left when the house is shut
    faults: list[str] = field(default_factory=list)

    def warm(self) -> list[Sample]:
        """The samples after the house has warmed up."""
        begun = self.samples[-1].seconds * WARM_UP if self.samples else 0.0
        return [sample for sample in self.samples if sample.seconds >= begun]

    def growth(self, what: Callable[[Sample], float]) -> float:
        """How much more there is in the last third of the warm time than in its first."""
        found = [what(sample) for sample in self.warm()]
        part = max(1, len(found) // 3)
        return median(found[-part:]) - median(found[:part]) if found else 0.0

    def slope(self, what: Callable[[Sample], float]) -> float:
        """The growth in an hour, as the line that fits the warm samples best has it."""
        points = [(sample.seconds, what(sample)) for sample in self.warm()]
        mean_x = sum(x for x, _ in points) / len(points) if points else 0.0
        mean_y = sum(y for _, y in points) / len(points) if points else 0.0
        spread = sum((x - mean_x) ** 2 for x, _ in points)
        rise = sum((x - mean_x) * (y - mean_y) for x, y in points)
        return 3600 * rise / spread if spread else 0.0

    @property
    def bytes_per_game(self) -> float:
        """What the store grows by for every game that was begun."""
        empty = self.samples[0].store if self.samples else 0
        return (self.store - empty) / self.games if self.games else 0.0


class Soak:
    """A house, and everybody who comes there."""

    def __init__(self, house: HouseProcess, seed: int) -> None:
        self.house = house
        self.dice = random.Random(seed)
        self.findings = SoakFindings()
        self.began = time.monotonic()
        self.until = self.began
        self._at_home: list[str] = []  # the keys of those who are not here now
        self._people = 0

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    # ------------------------------------------------------------ evenings

    async def evenings(self) -> None:
        """One table after another, until the time is over."""
        while not self.is_over:
            how = self.dice.choice((*EVENINGS, "stay"))
            players = self.dice.choice((4, 5, 6, 7))
            people = self.dice.randrange(1, players + 1)
            group, spectator = [await self._come() for _ in range(people)], await self._come()
            try:
                await self._sit(group, players)
                await self._evening(how, group, spectator)
                self.findings.evenings[how] += 1
            except RefusedError as error:
                self.findings.faults.append(f"{how}: {error}")
            finally:
                for client in (*group, spectator):
                    await self._go(client)

    async def _sit(self, group: list[Client], players: int) -> None:
        table = await group[0].open_table(players=players, clock="none")
        for client in group[1:]:
            await client.join(table)
        if len(group) < players:
            await group[0].request(protocol.Seatbot(bot="drifter"))

    async def _evening(self, how: str, group: list[Client], spectator: Client) -> None:
        assert group[0].table is not None
        await spectator.watch(group[0].table.table)
        await group[0].start()
        await EVENINGS[how](self, group)
        if group[0].ended is not None:
            await self._fetch_record(group[0])

    async def stay(self, group: list[Client]) -> None:
        """Everybody plays to the end, and some leave as one should."""
        await asyncio.gather(*[self.play(client) for client in group])
        for client in group[1:]:
            if self.dice.random() < 0.5:
                await client.request(protocol.Leave())

    async def again(self, group: list[Client]) -> None:
        """The same people play once more."""
        await asyncio.gather(*[self.play(client) for client in group])
        for client in group:
            await client.request(protocol.Rematch())
        await asyncio.gather(*[self._play_second(client) for client in group])

    async def _play_second(self, client: Client) -> None:
        await client.until(lambda: client.game is not None and client.game.number == 2)
        await self.play(client)

    async def vanish(self, group: list[Client]) -> None:
        """When the first has enough of it, everybody is gone without a word."""
        playing = [asyncio.create_task(self.play(client)) for client in group[1:]]
        await self.play(group[0], self.dice.randrange(1, 15))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def part(self, group: list[Client]) -> None:
        """One leaves for good in the middle of the game, the others go on."""
        playing = [asyncio.create_task(self.play(client)) for client in group[1:]]
        await self.play(group[0], self.dice.randrange(1, 8))
        if group[0].ended is None:
            await group[0].request(protocol.Leave())
        await asyncio.gather(*playing)

    async def reload(self, group: list[Client]) -> None:
        """Everybody loads the page anew now and then."""
        await asyncio.gather(*[self._reloading(group, seat) for seat in range(len(group))])

    async def _reloading(self, group: list[Client], seat: int) -> None:
        while group[seat].ended is None:
            await self.play(group[seat], self.dice.randrange(3, 12))
            if group[seat].ended is None:
                group[seat] = await self._come_back(group[seat])

    async def play(self, client: Client, most: int = 10**9) -> None:
        """Answer at random so many times, or until the game is over, and talk at times."""
        left = most
        async for question in client.questions():
            await client.answer(self.dice.randrange(len(question.options)))
            self.findings.decisions += 1
            if self.dice.random() < 0.05:
                await client.request(protocol.Say(text=f"I say {self.dice.getrandbits(40):x}"))
            left -= 1
            if left <= 0:
                return

    # ------------------------------------------------------------ coming and going

    async def _come(self) -> Client:
        address = self.house.address
        new = self._people < REGULARS or self.dice.randrange(NEWCOMERS) == 0
        if new or not self._at_home:
            self._people += 1
            key = await make_key(address)
        else:
            key = self._at_home.pop(self.dice.randrange(len(self._at_home)))
        client = Client(address, key=key, name=f"Guest {key[:6]}")
        await client.__aenter__()
        if self.dice.random() < 0.3:
            await client.tell(protocol.Lobby())
        return client

    async def _come_back(self, client: Client) -> Client:
        """The same person in a new window, at the same table."""
        assert client.table is not None
        table = client.table.table
        await client.close()
        fresh = Client(self.house.address, key=client.key, name=client.name)
        await fresh.__aenter__()
        await fresh.watch(table)
        await fresh.until(lambda: fresh.view is not None)
        return fresh

    async def _go(self, client: Client) -> None:
        await client.close()
        self._at_home.append(client.key)

    async def _fetch_record(self, client: Client) -> None:
        assert client.ended is not None
        address = f"{self.house.address}/api/games/{client.ended.game}/record"
        asked = urllib.request.Request(address, headers={"Authorization": f"Bearer {client.key}"})

        def fetch() -> bytes:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                text: bytes = answer.read()
                return text

        if (await asyncio.to_thread(fetch)).startswith(b"sixgun record"):
            self.findings.records += 1

    # ------------------------------------------------------------ watching

    async def watch(self, every: float, progress: Callable[[float], None]) -> None:
        """Look at the house again and again."""
        while not self.is_over:
            self.findings.samples.append(await asyncio.to_thread(self.sample))
            progress(time.monotonic() - self.began)
            await asyncio.sleep(min(every, max(0.0, self.until - time.monotonic())))

    def sample(self) -> Sample:
        pid, figures = self.house.pid, self.house.figures()
        return Sample(
            time.monotonic() - self.began,
            resident(pid),
            sum(_memory_if_there(child) for child in children(pid)),
            len(list(Path(f"/proc/{pid}/fd").iterdir())),
            figures["sixgun_tables"],
            figures["sixgun_sockets"],
            Ledger(self.house.db).size(),
        )

    async def until_empty(self) -> None:
        """Everybody is gone: all tables must be closed soon."""
        until = time.monotonic() + GONE_SECONDS
        while (sample := await asyncio.to_thread(self.sample)).tables or sample.sockets:
            if time.monotonic() > until:
                left = f"{sample.tables:.0f} tables and {sample.sockets:.0f} sockets"
                self.findings.faults.append(f"{left} are left after everybody went")
                return
            await asyncio.sleep(0.2)

    def judge(self) -> None:
        """The house is shut: what is left of it?"""
        found, ledger = self.findings, Ledger(self.house.db)
        found.games, found.store = ledger.count("games"), ledger.size()
        found.faults += growth_of(found)
        found.faults += [f"the log: {line}" for line in self.house.bad_news()]


EVENINGS = {
    "stay": Soak.stay,
    "again": Soak.again,
    "vanish": Soak.vanish,
    "part": Soak.part,
    "reload": Soak.reload,
}


async def trial(
    folder: Path,
    *,
    seconds: float,
    tables: int = 6,
    seed: int = 0,
    every: float = 2.0,
    empty_seconds: float = EMPTY_SECONDS,
    warm: bool = False,
    progress: Callable[[float], None] = lambda seconds: None,
) -> SoakFindings:
    """Let so many tables at a time come and go for so long."""
    house = HouseProcess(
        folder, warm=warm, empty_seconds=str(empty_seconds), away_seconds=str(AWAY_SECONDS)
    )
    async with running(house):
        soak = Soak(house, seed)
        soak.until = soak.began + seconds
        work = [soak.evenings() for _ in range(tables)]
        await asyncio.gather(soak.watch(every, progress), *work)
        await soak.until_empty()
    soak.judge()
    return soak.findings


def growth_of(found: SoakFindings) -> list[str]:
    """What has grown after the warm-up, if there was time for one."""
    if not found.samples or found.samples[-1].seconds < SHORTEST:
        return []
    faults = []
    grown = found.growth(lambda sample: sample.memory)
    if grown > NO_GROWTH:
        faults.append(f"the house has grown by {grown / 2**20:.1f} MB after its warm-up")
    helped = found.growth(lambda sample: sample.helpers)
    if helped > HELPERS_GROWTH:
        faults.append(f"those who think have grown by {helped / 2**20:.1f} MB after the warm-up")
    files = found.growth(lambda sample: sample.files - sample.sockets)
    if files > 10:
        faults.append(f"{files:.0f} files more are open than after the warm-up")
    return faults


# ------------------------------------------------------------------ other processes


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += [int(child) for child in (thread / "children").read_text().split()]
    return found


def _memory_if_there(pid: int) -> int:
    try:
        return resident(pid)
    except OSError:
        return 0
