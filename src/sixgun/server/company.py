"""The company: everybody who is in, by how many sockets, and who keeps away from whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from .aside import Aside
from .clock import HouseClock
from .front.interfaces import Socket
from .front.rate_limits import Buckets, neighbourhood
from .protocol import Hello
from .settings import HouseSettings
from .store import reads
from .store.people import People
from .store.store import Store
from .tables.connection import Connection

#: How the socket of somebody who does not read is closed.
TOO_SLOW = 1013
#: … and of somebody who never says hello.
SILENT = 1008
#: Of so many people it is remembered from where they came last, also when they have gone.
ADDRESSES = 10_000


class Company:
    """Everybody who is in."""

    def __init__(
        self,
        settings: HouseSettings,
        store: Store,
        people: People,
        clock: HouseClock,
        aside: Aside,
    ) -> None:
        self.connections: set[Connection] = set()
        self._store = store
        self._people = people
        self._aside = aside
        self._blocks: dict[str, set[str]] = {}  # of those who are in
        self._addresses: dict[str, str] = {}  # who came last stands last
        self._messages = Buckets(clock, settings.messages_per_second, settings.message_burst)
        self._farewells: set[asyncio.Future[None]] = set()

    # ------------------------------------------------------------ coming and going

    async def introduce(self, person: str, hello: Hello) -> Connection:
        """Somebody at the door, with what the house knows of him."""
        connection = Connection(
            person,
            "",
            program=hello.program,
            reveals=hello.reveals,
            gathers=hello.gathers and not hello.program,
            turns=hello.turns,
        )
        with self._aside.containing("person", person):  # without a name one can still play
            connection.name = await self._people.name_of(person)
            connection.avatar = await self._people.avatar_of(person)
        if person not in self._blocks:
            found = await asyncio.to_thread(reads.blocked_by, self._store, person)
            self._blocks[person] = set(found)
        return connection

    def enter(self, connection: Connection, socket: Socket) -> None:
        self.connections.add(connection)
        socket.state = "in"
        self._note_address(connection.person, neighbourhood(socket.address))
        connection.send_at_once = socket.send_at_once
        connection.cut_off = lambda: self._part_with(socket, TOO_SLOW, "too slow")

    def silent(self, socket: Socket) -> Callable[[], None]:
        """What ends a socket that says nothing."""
        return lambda: self._part_with(socket, SILENT, "hello first")

    def _note_address(self, person: str, address: str) -> None:
        self._addresses.pop(person, None)
        self._addresses[person] = address
        if len(self._addresses) > ADDRESSES:
            del self._addresses[next(iter(self._addresses))]

    def address_of(self, person: str) -> str:
        """From where somebody came last; "": nobody knows (any more)."""
        return self._addresses.get(person, "")

    def whereabouts(self) -> Mapping[str, str]:
        """From where everybody came last, as far as it is remembered."""
        return self._addresses

    def leave(self, connection: Connection) -> None:
        """A socket has ended; whoever has no other is out."""
        self.connections.discard(connection)
        connection.lost = True  # nobody reads what is still to come
        if not self.is_in(connection.person):
            self._blocks.pop(connection.person, None)

    def is_in(self, person: str) -> bool:
        return any(other.person == person for other in self.connections)

    def forget(self, person: str) -> None:
        self._blocks.pop(person, None)
        self._addresses.pop(person, None)

    def _part_with(self, socket: Socket, code: int, why: str) -> None:
        """End a socket whose other side waits, perhaps for ever, and does not read or speak."""
        task = asyncio.ensure_future(socket.close(code, why))
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

    def afford(self, person: str, messages: float = 1.0) -> bool:
        """May somebody ask for something that is worth so many messages?"""
        return self._messages.take(person, messages)

    async def rename(self, connection: Connection, name: str) -> None:
        """Remember how somebody likes to be called."""
        connection.name = name
        await self._people.rename(connection.person, name)

    async def choose_avatar(self, person: str, avatar: str) -> None:
        """Remember by which picture somebody likes to be seen."""
        for connection in self.connections:
            if connection.person == person:
                connection.avatar = avatar
        await self._people.choose_avatar(person, avatar)

    # ------------------------------------------------------------ who keeps away from whom

    def blocked_by(self, person: str) -> set[str]:
        return self._blocks.get(person, set())

    def remember_block(self, person: str, blocked: str, *, on: bool) -> None:
        blocks = self._blocks.get(person, set())
        if on:
            blocks.add(blocked)
        else:
            blocks.discard(blocked)

    def apart(self, person: str, other: str) -> bool:
        """Has one of these two blocked the other, as far as they are in?"""
        return other in self.blocked_by(person) or person in self.blocked_by(other)

    async def keep_apart(self, person: str, other: str) -> bool:
        """Has one of these two blocked the other? The other one may be anywhere."""
        if other not in self._blocks:
            found = await asyncio.to_thread(reads.blocked_by, self._store, other)
            return person in found or other in self.blocked_by(person)
        return self.apart(person, other)
