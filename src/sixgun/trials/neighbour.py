"""What an innocent table notices of a neighbour who takes all that he can get.

Every nuisance comes down on a house of its own, of ordinary settings, in pairs with a house that
is left alone; both are measured in the same way, one after the other. What counts is the median
of the ratios: how much longer does the innocent wait, 95 times of 100 at most?
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from ..client.people import make_key
from ..server import protocol
from ..server.front.house_link import FILE as HOUSE_LINK
from ..server.front.house_link import renewed_link
from ..server.protocol import PROTOCOL, TableOptions
from ..server.settings import HouseSettings
from .houses import GENEROUS, HouseFailed, HouseProcess, running
from .lines import BareSocket
from .load import Crowd, Party, Sitter, _Heard
from .nuisances import NUISANCES, NuisanceProcess, http

#: Whoever is here, too, may make somebody wait so many times as long …
MOST = 2.0
#: … or so many, for what is said here.
MOST_OF = {"bots": 3.0}
#: The innocent decides so often in a second.
PACE = 25.0
#: With so many descriptors the house of half-sent requests has to do.
FEW_DESCRIPTORS = 1024
#: Whoever is not let in after so many seconds is shut out.
PATIENCE = 30.0


class WaitingTimes(NamedTuple):
    """How long the innocent waited, 95 times of 100 at most, in seconds."""

    alone: float
    beside: float

    @property
    def ratio(self) -> float:
        return self.beside / self.alone


@dataclass
class NeighbourFindings:
    """What was measured, by nuisance, and what he got."""

    pairs: dict[str, list[WaitingTimes]] = field(default_factory=dict)
    got: dict[str, Counter[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def ratio(self, name: str) -> float:
        """The median over all pairs."""
        return median([pair.ratio for pair in self.pairs[name]] or [float("nan")])

    def judge(self, name: str) -> None:
        """Has the innocent to wait for too long?"""
        most, found = MOST_OF.get(name, MOST), self.ratio(name)
        if found > most:
            self.faults.append(f"{name}: the innocent waits {found:.1f} times as long ({most:g})")


# ------------------------------------------------------------------ the house


class OrdinaryHouse(HouseProcess):
    """A house with the limits that it has by default; perhaps with few descriptors."""

    def __init__(self, folder: Path, descriptors: int = 0) -> None:
        folder.mkdir(parents=True)
        usual = {each.name: str(each.default) for each in fields(HouseSettings)}
        named = {name.replace("-", "_"): usual[name.replace("-", "_")] for name in GENEROUS}
        super().__init__(folder, warm=True, **named)
        self.descriptors = descriptors

    def new_link(self) -> str:
        """The secret of its house link."""
        file = self.folder / "tournaments" / HOUSE_LINK
        return renewed_link(file, self.address).rpartition("=")[2]


# ------------------------------------------------------------------ the innocent


class LoneSitter(Sitter):
    """Somebody among bots, who notes how long each single decision takes."""

    def _take_update(self, heard: _Heard, size: int) -> None:
        now, since = time.perf_counter(), self._asked_at
        self._asked_at = 0.0
        super()._take_update(heard, 0)
        if since and self.party.crowd.measuring:
            self.party.crowd.figures.latencies.append(now - since)
        asked = heard.question is not None and heard.question.options
        self._asked_at = 0.0 if asked else now  # somebody else thinks from now on


class AmongBots(Party):
    """One person at a table of bots."""

    async def sit_down(self) -> None:
        sitter = LoneSitter(self, True)
        key = await make_key(self.crowd.address)
        sitter.line = await BareSocket.connect(self.crowd.address, key, sitter.take)
        sitter.send(protocol.Hello(protocol=PROTOCOL, client="innocent", program=True))
        self.sitters.append(sitter)
        options = TableOptions(players=4)
        table = await sitter.request(protocol.Open(options=options))
        await sitter.request(protocol.Watch(table=table))
        await sitter.request(protocol.Sit(name="Good"))
        await sitter.request(protocol.Start(bots="tracker"))


def innocent_of(name: str, address: str) -> Crowd:
    """Four people at one table; where bots are at stake, one among three of them."""
    crowd = Crowd(address, 1, 4, PACE)
    if name == "bots":
        crowd.parties = [AmongBots(crowd, 0)]
    return crowd


class Newcomer:
    """Looks from time to time whether the house lets anybody in."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.shut_out = 0

    async def knock(self) -> None:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    status, _ = await http(
                        self._address, "GET", "/healthz", "new", address="127.0.0.1"
                    )
            except (TimeoutError, OSError):
                status = 0
            self.shut_out += status != 200
            await asyncio.sleep(0.5)

    async def opens_a_table(self) -> bool:
        party = Party(Crowd(self._address, 1, 1, 0.0), 0)
        sitter = Sitter(party, True)
        try:
            async with asyncio.timeout(PATIENCE):
                key = await make_key(self._address)
                sitter.line = await BareSocket.connect(self._address, key, sitter.take)
                sitter.send(protocol.Hello(protocol=PROTOCOL, client="newcomer", program=True))
                return bool(await sitter.request(protocol.Open(options=TableOptions(players=4))))
        except (TimeoutError, OSError):
            return False
        finally:
            if sitter.line is not None:
                sitter.line.close()


# ------------------------------------------------------------------ the trial


class NeighbourTrial:
    """All pairs of one nuisance."""

    def __init__(self, folder: Path, name: str, seconds: float, found: NeighbourFindings) -> None:
        self.folder = folder
        self.name = name
        self.seconds = seconds
        self.found = found
        found.pairs[name], found.got[name] = [], Counter()

    async def pair(self, number: int) -> None:
        """Both halves, each first every other time."""
        times: dict[bool, float] = {}
        for beside in (False, True) if number % 2 == 0 else (True, False):
            times[beside] = await self._half(number, beside)
        self.found.pairs[self.name].append(WaitingTimes(times[False], times[True]))

    async def _half(self, number: int, beside: bool) -> float:
        place = self.folder / f"{self.name}-{number}-{'beside' if beside else 'alone'}"
        few = FEW_DESCRIPTORS if self.name == "connections" and sys.platform != "win32" else 0
        house = OrdinaryHouse(place, few)
        async with running(house):
            crowd = innocent_of(self.name, house.address)
            await crowd.sit_down()
            try:
                if beside:
                    await self._suffer(house, crowd)
                else:
                    await self._listen(crowd)
            finally:
                crowd.leave()
        return p95(crowd.figures.latencies)

    async def _listen(self, crowd: Crowd) -> None:
        await asyncio.sleep(min(1.0, self.seconds / 4))
        crowd.measuring = True
        await asyncio.sleep(self.seconds)
        crowd.measuring = False

    async def _suffer(self, house: OrdinaryHouse, crowd: Crowd) -> None:
        secret = house.new_link() if self.name == "photos" else ""
        pest, newcomer = NuisanceProcess(self.name, house.address, secret), Newcomer(house.address)
        knocking = None
        try:
            await pest.begun()
            knocking = asyncio.create_task(newcomer.knock())
            await self._listen(crowd)
            if not await newcomer.opens_a_table():
                self.found.faults.append(f"{self.name}: a newcomer can open no table")
        finally:
            if knocking is not None:
                knocking.cancel()
            pest.stop()
        self.found.got[self.name] += pest.got
        if newcomer.shut_out:
            self.found.faults.append(f"{self.name}: newcomers were shut out {newcomer.shut_out}×")


def p95(latencies: list[float]) -> float:
    """So long it takes 95 times of 100 at most."""
    return quantiles(latencies, n=20)[18] if len(latencies) > 1 else float("inf")


async def trial(
    folder: Path,
    *,
    nuisances: tuple[str, ...] = (),
    pairs: int = 5,
    seconds: float = 6.0,
    progress: Callable[[float], None] = lambda done: None,
) -> NeighbourFindings:
    """Let each of these come down on an innocent table, so many times with and without."""
    found, done = NeighbourFindings(), 0
    for name in nuisances or tuple(NUISANCES):
        each = NeighbourTrial(folder, name, seconds, found)
        for number in range(pairs):
            try:
                await each.pair(number)
            except (HouseFailed, RuntimeError, OSError) as error:  # the others are still tried
                found.faults.append(f"{name}: pair {number + 1} came to nothing: {error}")
            done += 1
            progress(done)
        found.judge(name)
    return found
