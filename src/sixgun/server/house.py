"""The house: its tables, and what holds them, the company and the lobby together."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec.structs import replace

from . import protocol
from .address_bans import AddressBans
from .admission.admission import Admission
from .admission.ways import ways_of
from .allowance import Allowance
from .announcing import Announcing, ClosingTime
from .aside import Aside
from .backups import Backups, traced_backup
from .chat_memory import ChatMemory
from .clock import HouseClock
from .company import Company
from .conversation import Conversation
from .explanations import Explanations
from .figures import Figures
from .friends.circles import Circles
from .friends.friends import Friendships
from .front.interfaces import Socket
from .health import Health
from .lobby import HouseLobby
from .logs import note
from .minds.pool import MindPool
from .protocol import TableOptions, Told
from .protocol.refusals import Refusal, notice
from .settings import HouseSettings
from .sharing.rooms import Rooms, check_entry
from .store import acts, reads
from .store.backup import backup
from .store.errors import RowDamaged
from .store.people import BY_HOUSE, People
from .store.rows import HouseBan, SavedTable
from .store.store import Store
from .store.writer import AnyWrite
from .table_shares import TableShares
from .tables.commissioned import Hosting
from .tables.connection import Connection
from .tables.lessons import begun, scenario_table
from .tables.presence import close, wait_for, watch_emptiness
from .tables.restoring import bring_back, close_aside, go_on, save_snapshot
from .tables.seating import checked_options, show_out
from .tables.state import write_options, write_state
from .tables.table import OpenTable

if TYPE_CHECKING:
    from .ratings.ratings import Ratings


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
        self.traces = figures.traces
        self.randomness = randomness or (lambda: secrets.randbits(256))
        self.aside = Aside(clock.date)
        self.backups = Backups(store.path, settings, clock, self.aside, self.traces)
        self.health = Health(self.aside, clock, lambda: store.trouble)
        closed = bool(ways_of(settings))
        self.admission = Admission(settings, store, clock, self.aside) if closed else None
        self.salt = ""
        self.hosting = Hosting(self)
        self.tables: dict[str, OpenTable] = {}
        self.company = Company(settings, store, people, clock, self.aside)
        self.lobby = HouseLobby(self.tables, clock)
        self.chat = ChatMemory()
        self.explanations = Explanations(figures)
        self.shares = TableShares(self)
        self.allowance = Allowance(settings, clock)
        self.rooms = Rooms(settings, clock)
        self.closing = False
        self.announcing = Announcing(self.company, clock)
        self.closing_time = ClosingTime(self.tables, self.announcing, clock)
        self.address_bans = AddressBans(store, clock)
        self.friends, self.circles = Friendships(self), Circles(self)
        self.rules_text = ""  # the rules of the house, for people to read
        self.ratings = _open_ratings(self) if settings.ratings else None

    def new_secret(self) -> str:
        """What nobody can guess: the seed of a bot, the house's part of a deal."""
        return f"{self.randomness():064x}"

    # ------------------------------------------------------------ opening and shutting

    async def open(self) -> None:
        """Everything that was there when the house was shut (or killed) is there again."""
        await self._season()
        if self.admission is not None:
            await self.admission.open()
        with self.aside.containing("house", "rules"):
            self.rules_text = reads.house_value(self.store, "rules") or ""
        with self.aside.containing("house", "bans"):
            self.address_bans.open()
        with self.aside.containing("house", "tables"):
            for row in reads.each_open_table(self.store):
                name = row.name if isinstance(row, RowDamaged) else row.id
                with self.aside.containing("table", name):
                    await bring_back(self, row)
        with self.aside.containing("house", "dates"):
            self.health.last_written(reads.last_date(self.store))
        self.chat.drop_person(None)
        if self.tables:
            note("tables brought back", tables=len(self.tables))
        self.shares.watch()

    async def _season(self) -> None:
        """The salt of the signs by which tables tell people apart."""
        self.salt = secrets.token_hex(16)
        with self.aside.containing("house", "salt"):
            salt = reads.house_value(self.store, "salt")
            if salt is None:
                await self.store.write(*acts.set_value("salt", self.salt))
            else:
                self.salt = salt

    async def shut(self) -> None:
        """Tell everybody, write positions down, stop."""
        self.closing = True
        await self.backups.stop()
        await self.shares.settled()
        await self.friends.settled()
        await self.circles.settled()
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
        self, connection: Connection, options: TableOptions, scenario: str = "", circle: str = ""
    ) -> OpenTable:
        await self.shares.make_room()
        if self.closing or self.closing_time.is_quiet:
            raise Refusal("closing")
        self.shares.check(connection)
        if circle and not self.circles.has(circle, connection.person):
            raise Refusal("no-such-circle")
        if scenario:
            table = scenario_table(self, connection, options, scenario)
        else:
            options = replace(options, public=False) if circle else options
            table = OpenTable.fresh(self, checked_options(options))
            table.state.circle = circle
            table.state.owner = connection.person
            table.state.invited.append(connection.person)
            table.state.room = self.rooms.draw()
        self.allowance.take("tables", connection.person, connection.address)
        table.state.opener = connection.person
        table.state.opened_from = self.shares.sign_of(connection.address)
        await self.add(table)
        note("table opened", table=table.name, person=connection.person, address=connection.address)
        self.shares.watch()
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
        self.rooms.note(table)
        table.begin()
        if table.state.opener:
            wait_for(table, table.state.opener)
        watch_emptiness(table)
        table.post(table.changed)
        if table.play is not None:
            table.post(go_on, table)

    def table_closed(self, table: OpenTable) -> None:
        self.tables.pop(table.name, None)
        self.rooms.drop(table)
        self.chat.drop_table(table.name)
        self.pool.forget_table(table.name)
        self.lobby.table_changed(table)
        self.circles.table_changed(table)
        self.friends.changed()
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
            "set_aside": len(self.aside.all()),
            "guests": len(self.company.connections),
            "thoughts_waiting": self.pool.waiting(),
            "explanations_waiting": len(self.explanations),
            **self.store.figures(),
        }

    async def set_rules(self, text: str) -> None:
        """Other rules of the house; "": none."""
        await self.store.write(*acts.set_value("rules", text))
        self.rules_text = text

    async def close_table(self, name: str, reason: Told) -> bool:
        """The house closes a table; False: there is none of this name."""
        table = self.tables.get(name)
        if table is None:
            return await close_aside(self, name, reason)
        table.post(close, table, reason)
        await table.settled()
        return True

    async def backup(self) -> str:
        """Write a backup beside the store; the name of its file."""
        stamp = datetime.fromtimestamp(self.clock.date(), UTC).strftime("%Y-%m-%d-%H%M%S")
        target = self.store.path.with_name(f"{self.store.path.name}.{stamp}.backup")
        with traced_backup(self.traces, "operator"):
            await asyncio.to_thread(backup, self.store.path, target)
        return target.name

    # ------------------------------------------------------------ people

    async def enter_room(self, person: str, code: str, address: str) -> str:
        """Somebody comes by a room code, and is let in from now on; the name of the table."""
        table = self.rooms.find(code, person, address)
        if await self.company.keep_apart(person, table.state.owner):
            raise Refusal("blocked")
        check_entry(table, person)
        await self.invited(person, table.name)
        return table.name

    async def invited(self, person: str, table_name: str, *use: AnyWrite) -> None:
        """Somebody uses an invitation to this table: both are written down together."""
        table = self.table(table_name)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def note() -> None:
            if table.closed:  # nothing of it is written any more
                done.set_exception(Refusal("no-such-table"))
                return
            known = person in table.state.invited
            try:
                if not known:
                    table.state.invited.append(person)
                await self.store.write(*use, table.as_saved())
                table.show_table()
            except Exception as error:  # whoever came with the link is told
                if not known:
                    table.state.invited.remove(person)
                done.set_exception(error)
            else:
                done.set_result(None)

        table.post(note)
        await done

    async def show_as(self, person: str, avatar: str) -> None:
        """Somebody has another picture, at every table where he sits."""
        await self.company.choose_avatar(person, avatar)
        for table in list(self.tables.values()):
            if table.seat_of(person) >= 0:
                table.post(_show_as, table, person, avatar)

    async def ban(self, person: str, until: float | None = None, reason: str = BY_HOUSE) -> bool:
        """Let somebody in no more, for good or until a date; a bot plays on."""
        if not await self.people.knows(person):
            return False
        row = HouseBan(person, self.clock.date(), until, reason)
        await self.store.write(*acts.ban(row))
        await self._take_from_tables(person, Refusal("banned").told())
        return True

    async def forget(self, person: str) -> None:
        """Nothing at any table names this person any more."""
        await self._take_from_tables(person, Refusal("not-seated").told())
        self.company.forget(person)
        self.circles.forget(person)
        self.chat.drop_person(person)
        if self.ratings is not None:
            self.ratings.forget(person)

    async def _take_from_tables(self, person: str, reason: Told) -> None:
        for table in list(self.tables.values()):
            if table.knows(person):
                table.post(show_out, table, person, reason)
                await table.settled()


def _open_ratings(house: House) -> Ratings:
    from .ratings.ratings import Ratings  # where nobody is rated, nothing of it is loaded

    return Ratings(house.store, house.clock)


async def _show_as(table: OpenTable, person: str, avatar: str) -> None:
    seat = table.seat_of(person)
    if seat >= 0 and table.state.places[seat].avatar != avatar:
        table.state.places[seat].avatar = avatar
        await table.changed()


def seeded(seed: int) -> Callable[[], int]:
    """Randomness for tests: the same every time."""
    dice = random.Random(seed)
    return lambda: dice.getrandbits(256)
