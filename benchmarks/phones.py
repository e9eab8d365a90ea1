"""A hall full of phones: `python benchmarks/phones.py`.

A hundred players follow one tournament while fourteen of its tables run their auctions. Measured
is the time from a bid until the phones of its table show it, and what every phone is sent for
every event, with a house in a process of its own. The phones share the machine with the house.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from sixgun.server.desk.keys import Holder, Keys
from sixgun.server.desk.store import TournamentFolder
from sixgun.tournament.log.dice import Dice
from sixgun.tournament.regulation.deal import pool, reveal_characters
from sixgun.trials.houses import HouseProcess, running
from sixgun.trials.load import cpu_seconds

NAME = "hall"
PLAYERS, TABLES = 100, 14
#: From a bid to the phones of its table, in seconds; bytes for an event and viewer.
AIM_SECONDS, AIM_BYTES = 0.1, 20_000


def prepare(folder: Path) -> dict[str, str]:
    """A tournament whose first round is drawn and whose auctions have begun; tokens of phones."""
    store = TournamentFolder(folder / f"{NAME}.jsonl")
    store.create()
    with store.writing() as ledger:
        at = int(time.time() * 1000)
        remo, mark = store.add_person("Remo")
        about = {"name": "Hall", "place": "", "season": "", "reading": "A", "nonce": "0" * 64}
        ledger.note("created", remo, at, **about, official=True, practice=True)
        ledger.note("person_named", remo, at, person=remo, role="referee", digest=mark)
        ledger.note("registration_opened", remo, at)
        for number in range(PLAYERS):
            person, mark = store.add_person(f"Player Number {number}", f"M{number}")
            ledger.note("registered", remo, at, person=person, digest=mark)
        ledger.note("registration_closed", remo, at, promise=store.link(0))
        ledger.draw(remo, at, store.link(1), "1 2 3")
        for place, table in enumerate(ledger.tournament.rounds[0].tables[:TABLES], 1):
            shown = reveal_characters(len(table.players), pool(), Dice(bytes([place]) * 32))
            ledger.note("auction_begun", remo, at, round=1, table=place, characters=shown)
        keys = Keys(store.keys_file)
        return {player: keys.enter(Holder("phone", player)) for player in ledger.tournament.players}


@dataclass
class Phone:
    """One player's phone: what it shows, and when it came to show it."""

    token: str
    view: dict[str, Any] = field(default_factory=dict)
    seen: list[tuple[int, float]] = field(default_factory=list)  # versions, and when
    sizes: list[int] = field(default_factory=list)
    shown: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self, address: str) -> None:
        url = f"{address}/api/tournaments/{NAME}/phone/live".replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=headers, proxy=None, max_size=None) as socket:
            async for message in socket:
                self.hear(message)

    def hear(self, message: str | bytes) -> None:
        self.view = json.loads(message)
        self.seen.append((self.view["hall"]["version"], time.perf_counter()))
        self.sizes.append(len(message))
        self.shown.set()

    def shows_since(self, version: int) -> float | None:
        return next((when for seen, when in self.seen if seen >= version), None)


class Table:
    """The phones of one table, and its auction."""

    def __init__(self, address: str, phones: list[Phone], dice: random.Random) -> None:
        self.address = address
        self.phones = phones
        self.dice = dice
        self.bids: list[tuple[float, int]] = []

    async def play(self, until: float, pause: float) -> None:
        """Whoever's turn it is raises or passes, after a moment."""
        while time.perf_counter() < until:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * pause)
            auction = self.phones[0].view["seat"]["auction"]
            if auction["phase"] == "done":
                return
            phone = self.phones[auction["turn"]]
            phone.shown.clear()
            began = time.perf_counter()
            version = await asyncio.to_thread(self.bid, phone, auction)
            self.bids.append((began, version))
            while phone.view["hall"]["version"] < version:
                phone.shown.clear()
                await phone.shown.wait()

    def bid(self, phone: Phone, auction: dict[str, Any]) -> int:
        move: dict[str, Any] = {"t": "bid", "move": "pass"}
        if auction["phase"] in ("open", "last"):
            how = {"open": "open", "last": "take"}[auction["phase"]]
            move = {"t": "bid", "move": how, "character": auction["revealed"][0], "price": 10}
        elif phone.view["seat"]["may_raise"] and self.dice.random() < 0.5:
            move = {"t": "bid", "move": "raise", "price": auction["price"] + 10}
        headers = {"Authorization": f"Bearer {phone.token}", "Content-Type": "application/json"}
        path = f"{self.address}/api/tournaments/{NAME}/phone/acts"
        asked = urllib.request.Request(path, json.dumps(move).encode(), headers)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            version: int = json.load(answer)["version"]
            return version


async def measured(arguments: argparse.Namespace) -> tuple[list[float], list[int], float, int]:
    """Seconds from each bid to each phone of its table; sizes; events a second; bids."""
    with tempfile.TemporaryDirectory(prefix="sixgun-phones-") as name:
        folder = Path(name)
        (folder / "tournaments").mkdir()
        tokens = prepare(folder / "tournaments")
        async with running(HouseProcess(folder)) as house:
            return await in_the_hall(house, tokens, arguments)


async def in_the_hall(
    house: HouseProcess, tokens: dict[str, str], arguments: argparse.Namespace
) -> tuple[list[float], list[int], float, int]:
    phones = {player: Phone(token) for player, token in tokens.items()}
    async with asyncio.TaskGroup() as group:
        lines = [group.create_task(phone.follow(house.address)) for phone in phones.values()]
        for phone in phones.values():
            await phone.shown.wait()
            phone.sizes.clear()
        seats = next(iter(phones.values())).view["hall"]["tables"][:TABLES]
        tables = [
            Table(house.address, [phones[player] for player in seat["players"]], random.Random(at))
            for at, seat in enumerate(seats)
        ]
        began, cpu = time.perf_counter(), cpu_seconds(house.pid)
        until = began + arguments.seconds
        await asyncio.gather(*[table.play(until, arguments.pause) for table in tables])
        took = time.perf_counter() - began
        await asyncio.gather(*[_arrived(table) for table in tables])
        for line in lines:
            line.cancel()
        print(f"the house used {cpu_seconds(house.pid) - cpu:.1f} s of CPU time in {took:.0f} s")
    bids = sum([len(table.bids) for table in tables])
    waits = [
        (phone.shows_since(version) or 0.0) - at
        for table in tables
        for at, version in table.bids
        for phone in table.phones
    ]
    sizes = [size for phone in phones.values() for size in phone.sizes]
    return waits, sizes, bids / took, bids


async def _arrived(table: Table) -> None:
    for phone in table.phones:
        while table.bids and phone.shows_since(table.bids[-1][1]) is None:
            phone.shown.clear()
            await phone.shown.wait()


def part(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between a table's bids")
    waits, sizes, rate, bids = asyncio.run(measured(parser.parse_args()))
    viewed = sum(sizes) / (bids * PLAYERS)
    print(f"{PLAYERS} phones, {TABLES} auctions, {bids} bids, {rate:.1f} a second")
    print(f"from a bid to the phones of its table, ms: p50 {1e3 * part(waits, 0.5):.1f}, ", end="")
    print(f"p99 {1e3 * part(waits, 0.99):.1f} (aim: {1e3 * AIM_SECONDS:.0f})")
    print(f"bytes for an event and viewer: {viewed:,.0f} (aim: {AIM_BYTES:,})")


if __name__ == "__main__":
    main()
