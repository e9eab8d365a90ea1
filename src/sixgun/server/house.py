"""The house: its tables, and what holds them, the company and the lobby together."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from . import protocol
from .chat_memory import ChatMemory
from .clock import HouseClock
from .company import Company
from .conversation import Conversation
from .figures import Figures
from .front.interfaces import Socket
from .lobby import HouseLobby
from .logs import note
from .minds.pool import MindPool
from .protocol import TableOptions, Told
from .protocol.refusals import Refusal, notice
from .settings import HouseSettings
from .store import acts, reads
from .store.backup import backup
from .store.people import BY_HOUSE, People
from .store.rows import HouseBan, SavedTable
from .store.store import Store
from .store.writer import AnyWrite
from .tables.commissioned import Hosting
from .tables.connection import Connection
from .tables.lessons import begun, scenario_table
from .tables.presence import close, wait_for, watch_emptiness
from .tables.restoring import go_on, restore_table, save_snapshot
from .tables.seating import checked_options, show_out
from .tables.state import write_options, write_state
from .tables.table import OpenTable


class House:
    """All tables, and everybody who is in."""

    def __init__(
        self,
        settings: HouseSettings,
        store: Store,
        people: People,
        clock: HouseClock,
        pool: MindPool,
        figures: Figures,
        randomness: Callable[[], int] | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.clock = clock
        self.pool = pool
        self.count = figures
        self.randomness = randomness or (lambda: secrets.randbits(256))
        self.salt = ""
        self.hosting = Hosting(self)
        self.tables: dict[str, OpenTable] = {}
        self.company = Company(settings, store, people, clock)
        self.lobby = HouseLobby(self.tables, clock)
        self.chat = ChatMemory()
        self.closing = False

    def new_secret(self) -> str:
        """What nobody can guess: the seed of a bot, the house's part of a deal."""
        return f"{self.randomness():064x}"

    # ------------------------------------------------------------ opening and shutting

    async def open(self) -> None:
        """Everything that was there when the house was shut (or killed) is there again."""
        await self._season()
        for row in reads.open_tables(self.store):
            self.chat.bring_back(row.id, reads.lines_of(self.store, row.id))
            table = await restore_table(self, row)
            if table is None:
                self.chat.drop_table(row.id)
            else:
                self.tables[table.name] = table
                table.begin()
        self.chat.drop_person(None)
        if self.tables:
            note("tables brought back", tables=len(self.tables))

    async def _season(self) -> None:
        """The salt of the signs by which tables tell people apart."""
        salt = reads.house_value(self.store, "salt")
        if salt is None:
            salt = secrets.token_hex(16)
            await self.store.write(*acts.set_value("salt", salt))
        self.salt = salt

    async def shut(self) -> None:
        """Tell everybody, write positions down, stop."""
        self.closing = True
        for connection in list(self.company.connections):
            connection.send(protocol.Notice(notice=notice("closing-soon", minutes=0)))
        for table in list(self.tables.values()):
            await table.stop()
            await save_snapshot(table)
        for connection in list(self.company.connections):
            connection.hang_up()
        await self.pool.close()
        await asyncio.to_thread(self.store.close)

    async def converse(self, socket: Socket) -> None:
        """Talk with one socket until it ends."""
        await Conversation(self, socket).run()

    # ------------------------------------------------------------ tables

    def table(self, name: str) -> OpenTable:
        table = self.tables.get(name)
        if table is None or table.closed:
            raise Refusal("no-such-table")
        return table

    async def open_table(
        self, connection: Connection, options: TableOptions, scenario: str = ""
    ) -> OpenTable:
        if self.closing:
            raise Refusal("closing")
        if len(self.tables) >= self.settings.tables:
            raise Refusal("no-room", limit=self.settings.tables)
        states = [table.state for table in self.tables.values()]
        owned = Counter(state.owner or state.opener for state in states)
        if owned[connection.person] >= self.settings.tables_per_person:
            raise Refusal("too-many-tables", limit=self.settings.tables_per_person)
        if scenario:
            table = scenario_table(self, connection, options, scenario)
        else:
            table = OpenTable.fresh(self, secrets.token_urlsafe(16), checked_options(options))
            table.state.owner = connection.person
            table.state.invited.append(connection.person)
        table.state.opener = connection.person
        await self.add(table)
        return table

    async def add(self, table: OpenTable) -> None:
        """A new table, when it is on disk."""
        date = self.clock.date()
        options, state = write_options(table.options), write_state(table.state)
        status = table.state.status
        row = SavedTable(table.name, date, date, options.decode(), state.decode(), status)
        games = [begun(table)] if table.state.scenario else []
        self.tables[table.name] = table  # it counts while it is being written
        try:
            await self.store.write(acts.add_table(row), *games)
        except BaseException:
            del self.tables[table.name]
            raise
        table.begin()
        if table.state.opener:
            wait_for(table, table.state.opener)
        watch_emptiness(table)
        table.post(table.changed)
        if table.play is not None:
            table.post(go_on, table)

    def table_closed(self, table: OpenTable) -> None:
        self.tables.pop(table.name, None)
        self.chat.drop_table(table.name)
        self.lobby.table_changed(table)
        for connection in self.company.connections:
            if connection.table is table:
                connection.table = connection.viewer = None

    # ------------------------------------------------------------ for the one whose house it is

    def figures(self) -> dict[str, float]:
        """What can be counted right now."""
        playing = [table for table in self.tables.values() if table.state.status == "playing"]
        return {
            "tables": len(self.tables),
            "tables_playing": len(playing),
            "guests": len(self.company.connections),
        }

    async def overview(self) -> Any:
        """All tables and who sits there."""
        return [
            {
                "table": table.name,
                "status": table.state.status,
                "games": table.state.games,
                "guests": len(table.viewers),
                "people": [
                    {"person": place.person, "name": place.name} for place in table.persons()
                ],
            }
            for table in self.tables.values()
        ]

    async def close_table(self, name: str, reason: Told) -> bool:
        """The house closes a table; False: there is none of this name."""
        table = self.tables.get(name)
        if table is None:
            return False
        table.post(close, table, reason)
        await table.settled()
        return True

    async def backup(self) -> str:
        """Write a backup beside the store; the name of its file."""
        stamp = datetime.fromtimestamp(self.clock.date(), UTC).strftime("%Y-%m-%d-%H%M%S")
        target = self.store.path.with_name(f"{self.store.path.name}.{stamp}.backup")
        await asyncio.to_thread(backup, self.store.path, target)
        return target.name

    # ------------------------------------------------------------ people

    async def invited(self, person: str, table_name: str, use: AnyWrite) -> None:
        """Somebody uses an invitation to this table: both are written down together."""
        table = self.table(table_name)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def note() -> None:
            known = person in table.state.invited
            try:
                if not known:
                    table.state.invited.append(person)
                await self.store.write(use, table.as_saved())
                table.show_table()
            except Exception as error:  # whoever came with the link is told
                if not known:
                    table.state.invited.remove(person)
                done.set_exception(error)
            else:
                done.set_result(None)

        table.post(note)
        await done

    async def ban(self, person: str) -> bool:
        """Let somebody in no more; a bot plays on."""
        if not await self.people.knows(person):
            return False
        row = HouseBan(person, self.clock.date(), None, BY_HOUSE)
        await self.store.write(*acts.ban(row))
        await self._take_from_tables(person, Refusal("banned").told())
        return True

    async def forget(self, person: str) -> None:
        """Nothing at any table names this person any more."""
        await self._take_from_tables(person, Refusal("not-seated").told())
        self.company.forget(person)
        self.chat.drop_person(person)

    async def _take_from_tables(self, person: str, reason: Told) -> None:
        for table in list(self.tables.values()):
            if table.knows(person):
                table.post(show_out, table, person, reason)
                await table.settled()


def seeded(seed: int) -> Callable[[], int]:
    """Randomness for tests: the same every time."""
    dice = random.Random(seed)
    return lambda: dice.getrandbits(256)
