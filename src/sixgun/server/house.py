"""The house: all tables, everybody who is in, and the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from ..engine.cards import SETS
from . import protocol
from .clock import Clock
from .figures import Figures
from .front.interfaces import Wire
from .front.rate_limits import Buckets
from .logs import note
from .minds.pool import ThinkingRoom
from .minds.roster import DUEL_BOTS, bot_cards
from .names import name_for_seat
from .protocol import PROTOCOL, Request, TableOptions, Told
from .protocol.refusals import Refusal, notice
from .settings import HouseSettings
from .store import acts, reads
from .store.backup import backup
from .store.errors import StoreFailed
from .store.people import BY_HOUSE, People
from .store.rows import Ban, Line, SavedTable
from .store.store import Store
from .store.writer import AnyAct
from .tables import answering, dealing, seating, talking  # noqa: F401 - they say what tables do
from .tables.chat import PHRASES
from .tables.commissioned import Hosting
from .tables.connection import Guest
from .tables.games import BANG, DUEL, GAMES
from .tables.lessons import begun, scenario_table
from .tables.presence import arrive, close, look_away, wait_for, watch_emptiness
from .tables.presets import PRESETS
from .tables.restoring import go_on, restore_table, save_snapshot, why_closed
from .tables.seating import checked_options, checked_place, show_out, sit
from .tables.state import write_options, write_state
from .tables.table import RULES, Table

#: The lobby is told about changes this often, in seconds.
LOBBY_SECONDS = 0.5
#: How a socket is closed: normally, for what it sent, or because it does not read.
NORMAL, POLICY, TOO_SLOW = 1000, 1008, 1013


class House:
    """All tables and everybody who is in."""

    def __init__(
        self,
        settings: HouseSettings,
        store: Store,
        people: People,
        clock: Clock,
        thinking: ThinkingRoom,
        figures: Figures,
        randomness: Callable[[], int] | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.clock = clock
        self.thinking = thinking
        self.count = figures
        self.randomness = randomness or (lambda: secrets.randbits(256))
        self.salt = ""
        self.hosting = Hosting(self)
        self.tables: dict[str, Table] = {}
        self.guests: set[Guest] = set()
        self._lines: dict[str, list[Line]] = {}
        self._blocks: dict[str, set[str]] = {}  # of those who are in
        self._messages = Buckets(clock, settings.messages_per_second, settings.message_burst)
        self._followers: set[Guest] = set()
        self._farewells: set[asyncio.Future[None]] = set()
        self._news: set[str] = set()
        self._listed: set[str] = set()  # the tables that the lobby knows
        self._lobby_alarm = False
        self.closing = False

    def new_secret(self) -> str:
        """What nobody can guess: the seed of a bot, the house's part of a deal."""
        return f"{self.randomness():064x}"

    # ------------------------------------------------------------ opening and shutting

    async def open(self) -> None:
        """Everything that was there when the house was shut (or killed) is there again."""
        await self._season()
        for row in reads.open_tables(self.store):
            self._lines[row.id] = reads.lines_of(self.store, row.id)
            table = await restore_table(self, row)
            if table is None:
                del self._lines[row.id]
            else:
                self._drop_lines(row.id, None)
                self.tables[table.name] = table
                table.begin()
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
        for guest in list(self.guests):
            guest.send(protocol.Notice(notice=notice("closing-soon", minutes=0)))
        for table in list(self.tables.values()):
            await table.stop()
            await save_snapshot(table)
        for guest in list(self.guests):
            guest.hang_up()
        await self.thinking.close()
        await asyncio.to_thread(self.store.close)

    # ------------------------------------------------------------ a socket

    async def converse(self, wire: Wire) -> None:
        """Talk with one socket until it ends."""
        guest = await self._greet(wire)
        if guest is None:
            return
        self.guests.add(guest)
        guest.cut_off = lambda: self._cut_off(wire)
        writing = asyncio.create_task(self._write(wire, guest))
        try:
            await self._read(wire, guest, writing)
        finally:
            self.guests.discard(guest)
            self._followers.discard(guest)
            look_away(guest)
            if not any(other.person == guest.person for other in self.guests):
                self._blocks.pop(guest.person, None)
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing

    async def _greet(self, wire: Wire) -> Guest | None:
        """The first message is `hello`; an old client is told to load itself anew."""
        data = await wire.receive()
        if data is None:
            return None
        hello = _read(data)
        if not isinstance(hello, protocol.Hello):
            first = isinstance(hello, Request)
            refusal = Refusal("hello-first") if first else Refusal("malformed", why=str(hello))
            await wire.send(protocol.encode(protocol.Refused(id=0, reason=refusal.told())))
            await wire.close(POLICY, "hello first")
            return None
        if self.closing:
            await wire.close(NORMAL, "closing")
            return None
        if hello.protocol != PROTOCOL:
            await wire.send(protocol.encode(protocol.Reload(protocol=PROTOCOL)))
            await wire.close(NORMAL, "reload")
            return None
        name = await self.people.name_of(wire.person)
        await self._learn_blocks(wire.person)
        guest = Guest(wire.person, name, program=hello.program)
        guest.send(self._welcome(guest))
        return guest

    def _welcome(self, guest: Guest) -> protocol.Welcome:
        playing = [table.name for table in self.tables.values() if table.seat_of(guest.person) >= 0]
        return protocol.Welcome(
            protocol=PROTOCOL,
            rules=BANG.rules,
            name=guest.name,
            bots=bot_cards(),
            duel_bots=bot_cards(DUEL_BOTS),
            duel_rules=DUEL.rules,
            sets=tuple(SETS),
            presets=PRESETS,
            phrases=tuple(PHRASES),
            playing=tuple(playing),
        )

    async def _write(self, wire: Wire, guest: Guest) -> None:
        while True:
            message = await guest.next_message()
            if message is None:
                await wire.close(NORMAL, "closed")
                return
            try:
                await wire.send(message)
            except Exception:  # whatever a broken socket raises, the reader notices it too
                return

    def _cut_off(self, wire: Wire) -> None:
        """End a socket whose writer waits, perhaps for ever, for somebody to read."""
        task = asyncio.ensure_future(wire.close(TOO_SLOW, "too slow"))
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

    def afford(self, person: str, messages: float) -> bool:
        """May somebody ask for something that is worth so many messages?"""
        return self._messages.take(person, messages)

    async def _read(self, wire: Wire, guest: Guest, writing: asyncio.Task[None]) -> None:
        while not writing.done():
            data = await wire.receive()
            if data is None:
                return
            if not self._messages.take(guest.person):
                self.count.refused()
                told = Refusal("too-fast").told()
                await wire.send(protocol.encode(protocol.Refused(id=0, reason=told)))
                await wire.close(POLICY, "too fast")
                return
            request = _read(data)
            if isinstance(request, Request):
                await self._serve(guest, request)
            else:
                self.count.refused()
                guest.refuse(0, Refusal("malformed", why=request).told())

    async def _serve(self, guest: Guest, request: Request) -> None:
        try:
            if isinstance(request, protocol.Ack):
                if guest.viewer is not None:
                    guest.viewer.ack(request.seq)
            elif type(request) in RULES:
                if guest.table is None:
                    raise Refusal("not-at-a-table")
                guest.table.ask(guest, request)
            else:
                await self._serve_here(guest, request)
        except Refusal as refusal:
            self.count.refused()
            guest.refuse(request.id, refusal.told())
        except StoreFailed:
            guest.refuse(request.id, Refusal("store-trouble").told())

    async def _serve_here(self, guest: Guest, request: Request) -> None:
        match request:
            case protocol.Lobby():
                self._follow(guest, request)
            case protocol.Open():
                table = await self.open_table(guest, request.options, request.scenario)
                guest.done(request.id, table=table.name)
            case protocol.Watch():
                await self._watch(guest, request)
            case protocol.Unwatch():
                look_away(guest)
                guest.done(request.id)
            case protocol.Quick():
                await self._quick(guest, request)
            case protocol.Hello():
                raise Refusal("hello-again")
            case _:
                raise Refusal("unknown-message", message=type(request).__name__.lower())

    # ------------------------------------------------------------ tables

    def table(self, name: str) -> Table:
        table = self.tables.get(name)
        if table is None or table.closed:
            raise Refusal("no-such-table")
        return table

    async def open_table(self, guest: Guest, options: TableOptions, scenario: str = "") -> Table:
        if self.closing:
            raise Refusal("closing")
        if len(self.tables) >= self.settings.tables:
            raise Refusal("no-room", limit=self.settings.tables)
        states = [table.state for table in self.tables.values()]
        owned = Counter(state.owner or state.opener for state in states)
        if owned[guest.person] >= self.settings.tables_per_person:
            raise Refusal("too-many-tables", limit=self.settings.tables_per_person)
        if scenario:
            table = scenario_table(self, guest, options, scenario)
        else:
            table = Table.fresh(self, secrets.token_urlsafe(16), checked_options(options))
            table.state.owner = guest.person
            table.state.invited.append(guest.person)
        table.state.opener = guest.person
        await self.add(table)
        return table

    async def add(self, table: Table) -> None:
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

    async def _watch(self, guest: Guest, request: protocol.Watch) -> None:
        """Whoever comes to a table that was closed meanwhile is told why."""
        if request.table not in self.tables:
            reason = await asyncio.to_thread(why_closed, self.store, request.table)
            if reason is not None:
                guest.send(protocol.Gone(table=request.table, reason=reason))
        table = self.table(request.table)
        table.ask(guest, request, self._arrive)
        await table.settled()  # whoever asks for two tables looks at the second

    async def _arrive(self, table: Table, guest: Guest, request: protocol.Watch) -> None:
        if guest in self.guests:
            await arrive(table, guest)
            guest.done(request.id, table=table.name)

    async def _quick(self, guest: Guest, request: protocol.Quick) -> None:
        """Sit down at any public table that waits for people, or open one."""
        name = name_for_seat(request.name or guest.name, 0, ())
        waiting = [
            table
            for table in self.tables.values()
            if table.options.game == request.game and self._waits_for(table, guest)
        ]
        if waiting:
            best = max(waiting, key=lambda table: len(table.persons()))
        else:
            best = await self.open_table(guest, GAMES[request.game].usual)
        best.ask(guest, protocol.Sit(id=request.id, name=name), self._sit_down)
        await best.settled()

    async def _sit_down(self, table: Table, guest: Guest, request: protocol.Sit) -> None:
        """Look at the table and sit there, both or neither."""
        if guest not in self.guests:
            return
        if table.seat_of(guest.person) >= 0:
            await arrive(table, guest)
            guest.done(request.id, table=table.name)
        else:
            await checked_place(table, guest, request)
            await arrive(table, guest)
            await sit(table, guest, request)

    def _waits_for(self, table: Table, guest: Guest) -> bool:
        """Could this guest sit down at this table? Where he sits already, he could."""
        seated = table.seat_of(guest.person) >= 0 and table.is_idle()
        inviting = table.has_free_seat() and bool(table.viewers)
        if not _listed(table) or not (seated or inviting):
            return False
        return guest.person not in table.state.kicked and not self._keep_apart(
            guest.person, table.state.owner
        )

    def _keep_apart(self, person: str, other: str) -> bool:
        return other in self.blocked_by(person) or person in self.blocked_by(other)

    def table_closed(self, table: Table) -> None:
        self.tables.pop(table.name, None)
        self._lines.pop(table.name, None)
        self.table_changed(table)
        for guest in self.guests:
            if guest.table is table:
                guest.table = guest.viewer = None

    # ------------------------------------------------------------ for the one whose house it is

    def figures(self) -> dict[str, float]:
        """What can be counted right now."""
        playing = [table for table in self.tables.values() if table.state.status == "playing"]
        return {
            "tables": len(self.tables),
            "tables_playing": len(playing),
            "guests": len(self.guests),
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

    # ------------------------------------------------------------ the lobby

    def _follow(self, guest: Guest, request: protocol.Lobby) -> None:
        if not request.on:
            self._followers.discard(guest)
            guest.done(request.id)
            return
        if not self._followers:
            self._listed.clear()
        self._followers.add(guest)
        cards = [table.card for table in self.tables.values() if table.card and _listed(table)]
        self._listed.update(card.table for card in cards)
        guest.send(protocol.Tables(tables=tuple(cards), all=True))

    def table_changed(self, table: Table) -> None:
        """Tell the lobby, not more often than people can read."""
        self._news.add(table.name)
        if not self._lobby_alarm and self._followers:
            self._lobby_alarm = True
            self.clock.at(self.clock.now() + LOBBY_SECONDS, self._tell_lobby)
        elif not self._followers:
            self._news.clear()

    def _tell_lobby(self) -> None:
        self._lobby_alarm = False
        news, self._news = self._news, set()
        there = {name: self.tables[name] for name in news if name in self.tables}
        cards = [table.card for table in there.values() if table.card and _listed(table)]
        listed = {card.table for card in cards}
        gone = (news & self._listed) - listed
        self._listed = self._listed - gone | listed
        if not cards and not gone:
            return
        data = protocol.encode(protocol.Tables(tables=tuple(cards), gone=tuple(gone)))
        for guest in self._followers:
            guest.send_bytes(data)

    # ------------------------------------------------------------ people

    async def named(self, guest: Guest, name: str) -> None:
        """Remember how somebody likes to be called."""
        guest.name = name
        await self.people.rename(guest.person, name)

    async def seat_link(self, table: Table) -> str:
        return await self.people.seat_link(table.name)

    async def invited(self, person: str, table_name: str, use: AnyAct) -> None:
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
        row = Ban(person, self.clock.date(), None, BY_HOUSE)
        await self.store.write(*acts.ban(row))
        await self._take_from_tables(person, Refusal("banned").told())
        return True

    async def forget(self, person: str) -> None:
        """Nothing at any table names this person any more."""
        await self._take_from_tables(person, Refusal("not-seated").told())
        self._blocks.pop(person, None)
        for table in self._lines:
            self._drop_lines(table, person)

    async def _take_from_tables(self, person: str, reason: Told) -> None:
        for table in list(self.tables.values()):
            if table.knows(person):
                table.post(show_out, table, person, reason)
                await table.settled()

    async def keep_apart(self, person: str, other: str) -> bool:
        """Has one of these two blocked the other? The other one may be anywhere."""
        if other not in self._blocks:
            found = await asyncio.to_thread(reads.blocked_by, self.store, other)
            return person in found or other in self.blocked_by(person)
        return self._keep_apart(person, other)

    async def _learn_blocks(self, person: str) -> None:
        if person not in self._blocks:
            found = await asyncio.to_thread(reads.blocked_by, self.store, person)
            self._blocks[person] = set(found)

    def blocked_by(self, person: str) -> set[str]:
        return self._blocks.get(person, set())

    def remember_block(self, person: str, blocked: str, *, on: bool) -> None:
        blocks = self._blocks.get(person, set())
        if on:
            blocks.add(blocked)
        else:
            blocks.discard(blocked)

    # ------------------------------------------------------------ what was said

    def chat_of(self, table: str) -> list[Line]:
        return self._lines.get(table, [])

    def _drop_lines(self, table: str, person: str | None) -> None:
        """What somebody said is not told any more; None: whoever is forgotten."""
        lines = self._lines[table]
        lines[:] = [line for line in lines if line.person != person]

    def remember_line(self, table: str, line: Line) -> None:
        lines = self._lines.setdefault(table, [])
        lines.append(line)
        del lines[: -acts.LINES]


def _listed(table: Table) -> bool:
    return table.options.public and not table.state.scenario and not table.closed


def _read(data: bytes) -> Request | str:
    """A request, or what is wrong with the message."""
    try:
        request: Request = protocol.read_request(data)
        return request
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return str(error)[:200]


def seeded(seed: int) -> Callable[[], int]:
    """Randomness for tests: the same every time."""
    dice = random.Random(seed)
    return lambda: dice.getrandbits(256)
