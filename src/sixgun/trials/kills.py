"""The house is killed with -9 while people play, again and again.

Every player remembers what it was shown. After each new start the house shows every game from
its deal on: what was seen before must be the beginning of that, with nothing lost and nothing
doubled, and every table must come to its end.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from ..client import Client
from ..server.protocol import Game, Message, Report, Update
from .houses import HouseProcess

#: A kill comes after this many seconds of play, more or less.
SHORTEST, LONGEST = 0.02, 0.5


class Memory:
    """What one player was shown of each game, and whether it was ever told otherwise."""

    def __init__(self) -> None:
        self.seen: dict[str, list[Report]] = {}
        self.again: list[Report] = []  # since this connection shows the game
        self.game = ""
        self.faults: list[str] = []
        self.returns = 0

    def hear(self, message: Message) -> None:
        if isinstance(message, Game):
            self.returns += message.game in self.seen
            self.game, self.again = message.game, []
        elif isinstance(message, Update):
            self.again += message.reports
            self._compare()

    def _compare(self) -> None:
        before = self.seen.get(self.game, [])
        shared = min(len(before), len(self.again))
        if before[:shared] != self.again[:shared]:
            at = next(i for i in range(shared) if before[i] != self.again[i])
            self.faults.append(f"report {at} was {before[at]} and is {self.again[at]}")
        if len(self.again) < len(before):
            self.faults.append(f"{len(before)} reports were seen, {len(self.again)} are left")
        self.seen[self.game] = list(self.again)


class Player:
    """A person who plays at random and comes back after every kill."""

    def __init__(self, address: str, name: str, seed: int) -> None:
        self.memory = Memory()
        self.client = Client(address, name=name, hear=self.memory.hear)
        self.dice = random.Random(seed)

    async def play(self) -> None:
        async for question in self.client.questions():
            await self.client.answer(self.dice.randrange(len(question.options)))


async def trial(
    folder: Path,
    *,
    kills: int,
    tables: int = 3,
    people: int = 2,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> list[str]:
    """Kill the house so often while tables play; the faults that were found."""
    dice = random.Random(seed)
    house = HouseProcess(folder)
    await asyncio.to_thread(house.start)
    faults: list[str] = []
    done = 0
    try:
        while done < kills:
            players = await seat(house.address, tables, people, dice)
            games = asyncio.gather(*[player.play() for player in players])
            before = done
            done += await interrupt(house, games, kills - done, dice, progress, before)
            await games
            for player in players:
                faults += player.memory.faults
                await player.client.close()
    finally:
        await asyncio.to_thread(house.__exit__, None, None, None)
    return faults


async def seat(address: str, tables: int, people: int, dice: random.Random) -> list[Player]:
    """Some people at each table, and bots on the other seats."""
    players = []
    for number in range(tables):
        group = [
            Player(address, f"Kid {number}-{seat}", dice.getrandbits(32)) for seat in range(people)
        ]
        for player in group:
            await player.client.__aenter__()
        table = await group[0].client.open_table(players=dice.choice((4, 5, 6, 7)), clock="none")
        for player in group[1:]:
            await player.client.join(table)
        await group[0].client.start(bots="drifter")
        players += group
    return players


async def interrupt(
    house: HouseProcess,
    games: asyncio.Future[list[None]],
    most: int,
    dice: random.Random,
    progress: Callable[[int], None],
    before: int,
) -> int:
    """Kill and start again until the games are over; how often it was."""
    done = 0
    while done < most:
        wait = dice.uniform(SHORTEST, LONGEST)
        finished, _ = await asyncio.wait([games], timeout=wait)
        if finished:
            break
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
        done += 1
        progress(before + done)
    return done
