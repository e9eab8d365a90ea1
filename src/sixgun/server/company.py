"""The company: everybody who is in, by how many sockets, and who keeps away from whom."""

from __future__ import annotations

import asyncio

from .clock import HouseClock
from .front.interfaces import Socket
from .front.rate_limits import Buckets
from .settings import HouseSettings
from .store import reads
from .store.people import People
from .store.store import Store
from .tables.connection import Connection

#: How the socket of somebody who does not read is closed.
TOO_SLOW = 1013


class Company:
    """Everybody who is in."""

    def __init__(
        self, settings: HouseSettings, store: Store, people: People, clock: HouseClock
    ) -> None:
        self.connections: set[Connection] = set()
        self._store = store
        self._people = people
        self._blocks: dict[str, set[str]] = {}  # of those who are in
        self._messages = Buckets(clock, settings.messages_per_second, settings.message_burst)
        self._farewells: set[asyncio.Future[None]] = set()

    # ------------------------------------------------------------ coming and going

    async def introduce(self, person: str, *, program: bool) -> Connection:
        """Somebody at the door, with what the house knows of him."""
        name = await self._people.name_of(person)
        if person not in self._blocks:
            found = await asyncio.to_thread(reads.blocked_by, self._store, person)
            self._blocks[person] = set(found)
        return Connection(person, name, program=program)

    def enter(self, connection: Connection, socket: Socket) -> None:
        self.connections.add(connection)
        connection.cut_off = lambda: self._cut_off(socket)

    def leave(self, connection: Connection) -> None:
        """A socket has ended; whoever has no other is out."""
        self.connections.discard(connection)
        if not any(other.person == connection.person for other in self.connections):
            self.forget(connection.person)

    def forget(self, person: str) -> None:
        self._blocks.pop(person, None)

    def _cut_off(self, socket: Socket) -> None:
        """End a socket whose writer waits, perhaps for ever, for somebody to read."""
        task = asyncio.ensure_future(socket.close(TOO_SLOW, "too slow"))
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

    def afford(self, person: str, messages: float = 1.0) -> bool:
        """May somebody ask for something that is worth so many messages?"""
        return self._messages.take(person, messages)

    async def rename(self, connection: Connection, name: str) -> None:
        """Remember how somebody likes to be called."""
        connection.name = name
        await self._people.rename(connection.person, name)

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
