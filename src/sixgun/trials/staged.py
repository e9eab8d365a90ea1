"""A staged house: real tables and a real store, on a clock that a script turns.

There are no sockets: connections write down what would be sent to them, and when. Bots are puppets,
which say what the script wants, when it wants.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from heapq import heappop
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.game import RULES_VERSION, Game
from ..engine.options import Option
from ..engine.reports import Report
from ..engine.view import View
from ..server.clock import TestClock
from ..server.figures import Figures
from ..server.house import House, seeded
from ..server.minds.pool import Bill, Mind, MindPool, Thought
from ..server.protocol import Answer, Request, TableOptions
from ..server.settings import HouseSettings
from ..server.store import acts
from ..server.store.people import People
from ..server.store.rows import SavedGame, SavedTable
from ..server.store.store import Store
from ..server.tables.connection import Connection
from ..server.tables.dealing import begin
from ..server.tables.ending import begin_record
from ..server.tables.playing import Play
from ..server.tables.presence import arrive
from ..server.tables.state import Place, TableState, write_options, write_state
from ..server.tables.table import OpenTable

if TYPE_CHECKING:
    from ..server.traces.spans import Span

#: The seed of whatever bot sits anywhere.
SEED = "5eed" * 16


class StagedClock(TestClock):
    """A clock that can be asked when something falls due."""

    def next_due(self) -> float | None:
        while self._due and self._due[0][2].cancelled:
            heappop(self._due)
        return self._due[0][0] if self._due else None

    def go_to(self, when: float) -> None:
        self.advance(max(0.0, when - self.now()))


class Puppets(MindPool):
    """Bots that answer when they are told to."""

    def __init__(self, clock: TestClock) -> None:
        super().__init__(processes=1, seconds=1.0, per_table=1, clock=clock)
        self._asked: dict[str, asyncio.Future[Thought]] = {}  # by table

    async def think(
        self,
        mind: Mind,
        seen: View,
        reports: Sequence[Report],
        seconds: float | None = None,
        bill: Bill | None = None,
        span: Span | None = None,
    ) -> Thought:
        self._asked[mind.table] = asyncio.get_running_loop().create_future()
        return await self._asked[mind.table]

    def say(self, table: str, option: Option) -> None:
        """The bot that is asked at this table answers."""
        self._asked.pop(table).set_result(Thought(option, ""))


class Listener(Connection):
    """A connection that keeps what would be sent to it, with the time."""

    def __init__(self, person: str, clock: TestClock) -> None:
        super().__init__(person, person)
        self.heard: list[tuple[float, bytes]] = []
        self._clock = clock

    def send_bytes(self, message: bytes) -> None:
        self.heard.append((self._clock.now(), message))


class Scene:
    """A table where a game is played."""

    def __init__(self, table: OpenTable, play: Play, connections: dict[str, Listener]) -> None:
        self.table = table
        self.play = play
        self.connections = connections

    @property
    def game(self) -> Game:
        game: Game = self.play.game
        return game

    def ask(self, person: str, request: Request) -> None:
        self.table.ask(self.connections[person], request)

    def answer(self, option: Option) -> None:
        """Whoever is asked gives this answer: a person through a connection, a bot as a puppet."""
        decision = self.game.decision
        assert decision is not None
        place = self.table.state.places[decision.seat]
        if place.kind == "person" and not place.away:
            number = decision.options.index(option)
            self.ask(place.person, Answer(decision=decision.serial, option=number))
        else:
            puppets = self.table.house.pool
            assert isinstance(puppets, Puppets)
            puppets.say(self.table.name, option)

    def reload(self, person: str) -> None:
        """Somebody's page forgets everything and comes again."""
        self.table.post(arrive, self.table, self.connections[person])

    def acknowledge(self) -> None:
        """Everybody has read everything."""
        for connection in self.connections.values():
            if connection.viewer is not None:
                connection.viewer.ack(connection.viewer.seq)

    async def settled(self) -> None:
        """Wait until nothing happens any more but by the clock."""
        for _ in range(3):
            await asyncio.sleep(0)
            await self.table.settled()
        while self.table.house.explanations:
            await asyncio.sleep(0)


class StagedHouse:
    """A house for scenes."""

    def __init__(self, house: House, clock: StagedClock) -> None:
        self.house = house
        self.clock = clock
        self._games = count(1)

    async def scene(
        self, game: Game, places: Sequence[Place], options: TableOptions, spectators: int = 0
    ) -> Scene:
        """A table where these people and bots go on with this game."""
        number = next(self._games)
        table = self._table(f"table {number}", places, options)
        play = Play(table, f"game {number}", 1, game)
        begin_record(play)
        await self._write(table, play)
        self.house.tables[table.name] = table
        table.begin()
        people = [place.person for place in places if place.kind == "person" and not place.away]
        people += [f"spectator {each}" for each in range(spectators)]
        connections = {person: Listener(person, self.clock) for person in people}
        for connection in connections.values():
            table.post(arrive, table, connection)
        await table.settled()
        begin(table, play)
        scene = Scene(table, play, connections)
        await scene.settled()
        return scene

    def _table(self, name: str, places: Sequence[Place], options: TableOptions) -> OpenTable:
        owner = next((place.person for place in places if place.kind == "person"), "")
        state = TableState(list(places), owner=owner, opener=owner, status="playing", games=1)
        return OpenTable(self.house, name, options, state)

    async def _write(self, table: OpenTable, play: Play) -> None:
        date, state = self.clock.date(), write_state(table.state).decode()
        options = write_options(table.options).decode()
        row = SavedTable(table.name, date, date, options, state, "playing")
        game = SavedGame(
            id=play.name,
            table_id=table.name,
            number=1,
            rules=RULES_VERSION,
            settings="{}",
            seed="",
            begun=date,
        )
        await self.house.store.write(acts.add_table(row), acts.begin_game(game))

    def mistakes(self) -> int:
        """How often the house itself failed."""
        counted = self.house.count.text().decode().partition("\nsixgun_mistakes_total ")[2]
        return int(float(counted.split("\n", 1)[0]))

    async def strike(self, scene: Scene) -> None:
        """The table is taken away, whatever was going on there."""
        scene.play.drop_pending()
        await scene.table.stop()
        self.house.tables.pop(scene.table.name)


@asynccontextmanager
async def staged_house(file: Path, seed: int) -> AsyncIterator[StagedHouse]:
    """A house whose chance, names and times are fixed by a seed."""
    clock = StagedClock()
    settings = HouseSettings(
        port=0,
        open_browser=False,
        messages_per_second=1e9,
        message_burst=10**9,
        daily_share=1e6,
    )
    store = Store.open(file, date=clock.date)
    house = House(settings, store, People(store), clock, Puppets(clock), Figures(), seeded(seed))
    await house.open()
    house.salt = "salt"
    try:
        yield StagedHouse(house, clock)
    finally:
        await house.shut()
