"""The house is killed with -9 while people play, again and again.

Everybody remembers what he was shown: after each new start the house shows every game from its
deal on, and what was seen before must be the beginning of that, with nothing lost and nothing
doubled. At the end every table has finished, and the store is held to what people saw.

Kills do not fall just anywhere: most of the time a house waits for people, and whoever kills
it then proves little. Each kill waits for something to happen, and comes in the middle of it.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from ..client import Client, RefusedError
from ..engine.errors import SixgunError
from ..server import protocol
from ..server.protocol import Dealing, Ended, Message, Request, TableOptions, Update
from .houses import HouseProcess, running
from .ledger import Ledger, faults_of, replayed
from .memory import Memory

#: What a kill waits for, so that it hits the middle of it.
MOMENTS = ("seating", "dealing", "play", "bots", "chat", "ending")
#: It waits so many seconds at most, and comes so many after that at most.
LONGEST, SOON = 4.0, 0.02
#: A table that has not finished so many seconds after the last kill never will.
PATIENCE = 180.0
#: Refusals that mean: it was done, though the answer was lost with the connection.
DONE_BEFORE = ("refusal-already-seated", "refusal-game-running")
#: How often people say something after an answer.
TALKATIVE = 0.04
GAMES = 2


class Bell:
    """Rings whenever something happens that a kill may wait for."""

    def __init__(self) -> None:
        self._ears: dict[str, asyncio.Event] = {moment: asyncio.Event() for moment in MOMENTS}

    def ring(self, moment: str) -> None:
        self._ears[moment].set()

    async def rings(self, moment: str, seconds: float) -> bool:
        """Wait for the next time; False: it did not happen."""
        self._ears[moment].clear()
        try:
            await asyncio.wait_for(self._ears[moment].wait(), seconds)
        except TimeoutError:
            return False
        return True


@dataclass
class KillFindings:
    """What was done, and what was found."""

    kills: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    games: int = 0
    moves: int = 0
    lines: int = 0
    returns: int = 0
    faults: list[str] = field(default_factory=list)


class Visitor:
    """Somebody at a table who comes back after every kill; without a seat, a spectator."""

    def __init__(self, address: str, name: str, bell: Bell, dice: random.Random) -> None:
        self.memory = Memory()
        self.client = Client(address, name=name, hear=self._hear)
        self.name = name
        self.kept: list[str] = []  # lines that the house said it has
        self._bell = bell
        self._dice = dice
        self._lines = count(1)
        self._asked_bot = False

    def _hear(self, message: Message) -> None:
        self.memory.hear(message)
        if isinstance(message, Update):
            self._bell.ring("bots" if self._asked_bot else "play")
            self._asked_bot = self._asks_bot(message)
        elif isinstance(message, Dealing):
            self._bell.ring("dealing")
        elif isinstance(message, Ended):
            self._bell.ring("ending")

    def _asks_bot(self, update: Update) -> bool:
        table, question = self.client.table, update.question
        return bool(table and question) and table.chairs[question.seat].kind == "bot"  # type: ignore[union-attr]

    async def insist(self, request: Request, moment: str) -> Any:
        """Ask until it is done; how often it was asked before, only the house knows."""
        while True:
            self._bell.ring(moment)
            try:
                return await self.client.request(request)
            except ConnectionError:
                continue
            except RefusedError as error:
                if error.reason.key in DONE_BEFORE:
                    return None
                raise

    async def watch(self, table: str) -> None:
        while True:
            self._bell.ring("seating")
            try:
                await self.client.watch(table)
                return
            except ConnectionError:
                continue

    async def talk(self) -> None:
        """Say something nobody has said; if the answer is lost, it may or may not be kept."""
        text = f"{self.name} says {next(self._lines)}"
        self._bell.ring("chat")
        try:
            await self.client.request(protocol.Say(text=text))
            self.kept.append(text)
        except ConnectionError:
            pass

    async def play(self, games: int) -> None:
        """Play at random until so many games are over; all want to play the next one, too."""
        client = self.client
        while True:
            async for question in client.questions():
                await client.answer(self._dice.randrange(len(question.options)))
                if self._dice.random() < TALKATIVE:
                    await self.talk()
            assert client.game is not None
            if client.game.number >= games:
                return
            await self._play_again(client.game.number)

    async def _play_again(self, number: int) -> None:
        """Everybody says that he plays again; the house begins when it has heard it of all."""
        if not self._begun_after(number):
            await self.insist(protocol.Rematch(), "ending")
        await self.client.until(lambda: self._begun_after(number))

    async def look_on(self, games: int) -> None:
        """Watch until so many games are over, and talk to other spectators."""
        for number in range(1, games + 1):
            await self.talk()
            await self._until_ended(number)

    async def _until_ended(self, number: int) -> None:
        await self.client.until(lambda: self._ended(number))

    def _begun_after(self, number: int) -> bool:
        return self.client.game is not None and self.client.game.number > number

    def _ended(self, number: int) -> bool:
        game, ended = self.client.game, self.client.ended
        return game is not None and (
            game.number > number or (game.number == number and ended is not None)
        )


class KillTrial:
    """Tables that play, and a house that is killed meanwhile."""

    def __init__(self, house: HouseProcess, seed: int) -> None:
        self.house = house
        self.dice = random.Random(seed)
        self.bell = Bell()
        self.findings = KillFindings()
        self.visitors: list[Visitor] = []
        self.enough = False
        self._names = count(1)

    # ------------------------------------------------------------ tables

    async def keep_playing(self) -> None:
        """One table after another until there were kills enough."""
        while not self.enough:
            await self.one_table()

    async def one_table(self) -> None:
        """People sit down, play, talk and play again; somebody looks on."""
        players = self.dice.choice((4, 5, 6, 7))
        people = players if self.dice.random() < 0.6 else 2  # then bots have the other seats
        group = [self._visitor() for _ in range(people)]
        spectator = self._visitor()
        for visitor in (*group, spectator):
            await self._come(visitor)
        table = await self._sit(group, players)
        await spectator.watch(table)
        bots = "drifter" if people < players else ""
        playing = asyncio.gather(
            *[player.play(GAMES) for player in group], spectator.look_on(GAMES)
        )
        await group[0].insist(protocol.Start(bots=bots), "dealing")
        await playing
        self.findings.tables += 1
        for visitor in (*group, spectator):
            await visitor.client.close()

    def _visitor(self) -> Visitor:
        dice = random.Random(self.dice.getrandbits(32))
        visitor = Visitor(self.house.address, f"Kid {next(self._names)}", self.bell, dice)
        self.visitors.append(visitor)
        return visitor

    async def _come(self, visitor: Visitor) -> None:
        while True:
            try:
                await visitor.client.__aenter__()
                return
            except (ConnectionError, OSError):
                await asyncio.sleep(0.05)  # the house is being started again

    async def _sit(self, group: Sequence[Visitor], players: int) -> str:
        options = TableOptions(players=players, clock="none")
        done = await group[0].insist(protocol.Open(options=options), "seating")
        table: str = done.table
        for visitor in group:
            await visitor.watch(table)
            await visitor.insist(protocol.Sit(name=visitor.name), "seating")
        return table

    # ------------------------------------------------------------ kills

    async def kill(self, times: int, progress: Callable[[int], None]) -> None:
        """Kill the house in the middle of things, and start it again."""
        for number in range(times):
            moment = self.dice.choice(MOMENTS)
            happened = await self.bell.rings(moment, LONGEST)
            await asyncio.sleep(self.dice.uniform(0.0, SOON))
            await asyncio.to_thread(self.house.kill)
            await asyncio.to_thread(self.house.start)
            self.findings.kills[moment if happened else "elsewhere"] += 1
            progress(number + 1)
        self.enough = True

    # ------------------------------------------------------------ afterwards

    def examine(self) -> None:
        """The house is shut: is what it kept what people saw?"""
        ledger, found = Ledger(self.house.db), self.findings
        games = {game.id: game for game in ledger.games()}
        lines = ledger.lines()
        found.games, found.lines = len(games), len(lines)
        found.moves = sum(len(game.moves) for game in games.values())
        played = {}
        for name, game in games.items():
            found.faults += faults_of(game)
            try:
                played[name] = game, replayed(game)
            except (SixgunError, ValueError):
                continue  # told by faults_of
        for visitor in self.visitors:
            memory = visitor.memory
            wrong = [*memory.faults, *memory.held_to(played), *memory.held_to_lines(lines)]
            found.faults += [f"{visitor.name}: {fault}" for fault in wrong]
            found.returns += memory.returns
        found.faults += self._faults_of_talk([line.text for line in lines])
        found.faults += [f"the log: {line}" for line in self.house.bad_news()]

    def _faults_of_talk(self, texts: list[str]) -> list[str]:
        times = Counter(texts)
        kept = {text for visitor in self.visitors for text in visitor.kept}
        lost = [f"{text!r} was kept and is gone" for text in kept if not times[text]]
        return lost + [f"{text!r} is there {n} times" for text, n in times.items() if n > 1]


async def trial(
    folder: Path,
    *,
    kills: int,
    tables: int = 3,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> KillFindings:
    """Kill the house so often while so many tables play."""
    made = KillTrial(HouseProcess(folder, warm=True), seed)
    async with running(made.house):
        playing = [asyncio.create_task(made.keep_playing()) for _ in range(tables)]
        try:
            await made.kill(kills, progress)
            _, late = await asyncio.wait(playing, timeout=PATIENCE)
            if late:
                made.findings.faults.append(f"{len(late)} tables do not come to an end")
            for table in set(playing) - late:
                await table
        finally:
            for table in playing:
                table.cancel()
            await asyncio.gather(*[visitor.client.close() for visitor in made.visitors])
    made.examine()
    return made.findings
