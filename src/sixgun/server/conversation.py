"""A conversation: one socket from its `hello` to its end, and what is served outside of tables."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from ..engine.cards import SETS
from . import protocol
from .avatars import AVATARS, checked_avatar
from .days import gathering, meeting, ordering  # noqa: F401 - they say what tables do, too
from .days.slow import is_for_days
from .days.turns import own_tables, tell_own
from .friends import governing, keeping  # noqa: F401 - they say what is done about friends
from .friends.rules import RULES as FRIENDS
from .front.interfaces import Socket
from .minds.roster import bot_cards
from .names import name_for_seat
from .protocol import PROTOCOL, Request
from .protocol.refusals import Refusal, notice
from .store.errors import StoreFailed
from .tables import (  # noqa: F401 - they say what tables do
    answering,
    dealing,
    hurrying,
    rematches,
    seating,
    talking,
)
from .tables.chat import EMOTES, PHRASES
from .tables.connection import Connection
from .tables.games import BANG, DUEL, GAMES
from .tables.presence import arrive, look_away
from .tables.presets import PRESETS
from .tables.restoring import why_closed
from .tables.seating import checked_place, sit
from .tables.table import RULES, OpenTable, kind_of_request

if TYPE_CHECKING:
    from .house import House
    from .traces.spans import Traces

#: How a socket is closed: normally, or for what it sent.
NORMAL, POLICY = 1000, 1008
#: Whoever has not said hello so many seconds after the socket was opened is shown out.
HELLO_SECONDS = 10.0


class Conversation:
    """What the house and one socket have to say to each other."""

    def __init__(self, house: House, socket: Socket) -> None:
        self._house = house
        self._company = house.company
        self._socket = socket

    async def run(self) -> None:
        """Talk until the socket ends."""
        connection = await self._greet()
        if connection is None:
            return
        self._company.enter(connection, self._socket)
        self._house.friends.changed()
        writing = asyncio.create_task(self._write(connection))
        try:
            await self._read(connection, writing)
        finally:
            self._company.leave(connection)
            self._house.lobby.unfollow(connection)
            self._leave_friends(connection)
            look_away(connection)
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing

    def _leave_friends(self, connection: Connection) -> None:
        self._house.friends.unfollow(connection)
        self._house.circles.unfollow(connection)
        if not self._company.is_in(connection.person):
            self._house.circles.forget(connection.person)
        self._house.friends.changed()

    # ------------------------------------------------------------ hello

    async def _greet(self) -> Connection | None:
        """The first message is `hello`; an old client is told to load itself anew."""
        data = await self._first_message()
        if data is None:
            return None
        hello = _request(data)
        if not isinstance(hello, protocol.Hello):
            first = isinstance(hello, Request)
            refusal = Refusal("hello-first") if first else Refusal("malformed", why=str(hello))
            await self._turn_away(refusal, "hello first")
            return None
        if self._house.closing:
            await self._socket.close(NORMAL, "closing")
            return None
        if hello.protocol != PROTOCOL:
            await self._socket.send(protocol.encode(protocol.Reload(protocol=PROTOCOL)))
            await self._socket.close(NORMAL, "reload")
            return None
        connection = await self._company.introduce(self._socket.person, hello)
        await self._house.circles.welcome(self._socket.person)
        connection.address = self._socket.address
        connection.send(self._welcome(connection))
        self._tell_what_stands(connection)
        return connection

    def _tell_what_stands(self, connection: Connection) -> None:
        """What everybody was told who was in before."""
        text, closing = self._house.announcing.text, self._house.closing_time.standing()
        if text:
            connection.send(protocol.Notice(notice=notice("announcement", text=text)))
        if closing is not None:
            connection.send(protocol.Notice(notice=closing))

    async def _first_message(self) -> bytes | None:
        clock = self._house.clock
        late = clock.at(clock.now() + HELLO_SECONDS, self._company.silent(self._socket))
        try:
            return await self._socket.receive()
        finally:
            late.cancel()

    async def _turn_away(self, refusal: Refusal, why: str) -> None:
        await self._socket.send(protocol.encode(protocol.Refused(id=0, reason=refusal.told())))
        await self._socket.close(POLICY, why)

    def _welcome(self, connection: Connection) -> protocol.Welcome:
        person = connection.person
        own = own_tables(self._house, person)
        return protocol.Welcome(
            protocol=PROTOCOL,
            rules=BANG.rules,
            name=connection.name,
            bots=bot_cards(BANG.bots, BANG.substitute),
            duel_bots=bot_cards(DUEL.bots, DUEL.substitute),
            duel_rules=DUEL.rules,
            sets=tuple(SETS),
            presets=PRESETS,
            phrases=tuple(PHRASES),
            emotes=EMOTES,
            avatars=AVATARS,
            avatar=connection.avatar,
            playing=tuple([each.table for each in own]),
            own=own,
            house_rules=bool(self._house.rules_text),
            ratings=self._house.ratings is not None,
        )

    # ------------------------------------------------------------ both directions

    async def _write(self, connection: Connection) -> None:
        while True:
            message = await connection.next_message()
            if message is None:
                await self._socket.close(NORMAL, "closed")
                return
            try:
                await self._socket.send(message)
            except Exception:  # whatever a broken socket raises, the reader notices it too
                return

    async def _read(self, connection: Connection, writing: asyncio.Task[None]) -> None:
        while not writing.done():
            data = await self._socket.receive()
            if data is None:
                return
            if not self._company.afford(connection.person):
                self._house.count.refused()
                await self._turn_away(Refusal("too-fast"), "too fast")
                return
            request = _request(data)
            if isinstance(request, Request):
                traces = self._house.traces
                if traces is None or isinstance(request, protocol.Ack):
                    await self._serve(connection, request)
                else:
                    await self._serve_traced(traces, connection, request)
            else:
                self._house.count.refused()
                connection.refuse(0, Refusal("malformed", why=request).told())

    async def _serve_traced(self, traces: Traces, connection: Connection, request: Request) -> None:
        """The same, and a collector is told: from here until the table is done with it."""
        span = traces.begin_message(kind_of_request(request))
        span.note("request", self._socket.request)
        with traces.working_on(span):
            await self._serve(connection, request)

    async def _serve(self, connection: Connection, request: Request) -> None:
        try:
            if isinstance(request, protocol.Ack):
                if connection.viewer is not None:
                    connection.viewer.ack(request.seq)
            elif type(request) in RULES:
                if connection.table is None:
                    raise Refusal("not-at-a-table")
                connection.table.ask(connection, request)
            elif type(request) in FRIENDS:
                await FRIENDS[type(request)](self._house, connection, request)
            else:
                await self._serve_here(connection, request)
        except Refusal as refusal:
            self._house.count.refused()
            if self._house.traces is not None:
                self._house.traces.note("refused", refusal.key)
            connection.refuse(request.id, refusal.told())
        except StoreFailed:
            connection.refuse(request.id, Refusal("store-trouble").told())

    # ------------------------------------------------------------ outside of tables

    async def _serve_here(self, connection: Connection, request: Request) -> None:
        match request:
            case protocol.Lobby(on=True):
                self._house.lobby.follow(connection)
            case protocol.Lobby():
                self._house.lobby.unfollow(connection)
                connection.done(request.id)
            case protocol.Open():
                table = await self._house.open_table(
                    connection, request.options, request.scenario, request.circle
                )
                connection.done(request.id, table=table.name)
            case protocol.Watch():
                await self._watch(connection, request)
            case protocol.Unwatch():
                look_away(connection)
                connection.done(request.id)
                tell_own(self._house, connection)
            case protocol.Quick():
                await self._quick(connection, request)
            case protocol.Avatar():
                await self._house.show_as(connection.person, checked_avatar(request.avatar))
                connection.done(request.id)
            case protocol.Hello():
                raise Refusal("hello-again")
            case _:
                raise Refusal("unknown-message", message=kind_of_request(request))

    async def _watch(self, connection: Connection, request: protocol.Watch) -> None:
        """Whoever comes to a table that was closed meanwhile is told why."""
        if self._house.aside.has("table", request.table):
            connection.send(protocol.Gone(table=request.table, reason=notice("set-aside")))
        elif request.table not in self._house.tables:
            reason = await asyncio.to_thread(why_closed, self._house.store, request.table)
            if reason is not None:
                connection.send(protocol.Gone(table=request.table, reason=reason))
        table = self._house.table(request.table)
        table.ask(connection, request, self._arrive)
        await table.settled()  # whoever asks for two tables looks at the second

    async def _arrive(
        self, table: OpenTable, connection: Connection, request: protocol.Watch
    ) -> None:
        if connection in self._company.connections:
            await arrive(table, connection)
            connection.done(request.id, table=table.name)
            tell_own(self._house, connection)

    async def _quick(self, connection: Connection, request: protocol.Quick) -> None:
        """Sit down at any public table that waits for people, or open one."""
        name = name_for_seat(request.name or connection.name, 0, ())
        listed = self._house.lobby.tables_for(request.game)
        waiting = [table for table in listed if self._waits_for(table, connection)]
        if waiting:
            best = max(waiting, key=lambda table: len(table.persons()))
        else:
            best = await self._house.open_table(connection, GAMES[request.game].usual)
        best.ask(connection, protocol.Sit(id=request.id, name=name), self._sit_down)
        await best.settled()

    def _waits_for(self, table: OpenTable, connection: Connection) -> bool:
        """Could this person sit down at this table? Where he sits already, he could."""
        seated = table.seat_of(connection.person) >= 0 and table.is_idle()
        inviting = table.has_free_seat() and bool(table.viewers) and not is_for_days(table)
        if not (seated or inviting) or connection.person in table.state.kicked:
            return False
        return not self._company.apart(connection.person, table.state.owner)

    async def _sit_down(
        self, table: OpenTable, connection: Connection, request: protocol.Sit
    ) -> None:
        """Look at the table and sit there, both or neither."""
        if connection not in self._company.connections:
            return
        if table.seat_of(connection.person) >= 0:
            await arrive(table, connection)
            connection.done(request.id, table=table.name)
        else:
            await checked_place(table, connection, request)
            await arrive(table, connection)
            await sit(table, connection, request)


def _request(data: bytes) -> Request | str:
    """A request, or what is wrong with the message."""
    try:
        request: Request = protocol.read_request(data)
        return request
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return str(error)[:200]
