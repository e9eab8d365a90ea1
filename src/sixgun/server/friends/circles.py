"""Who belongs to which circle, who follows its page, and what is seen there."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, NamedTuple

from .. import protocol
from ..protocol import CirclePage, Evening, Member
from ..protocol.refusals import Refusal
from ..store import friends as saved
from ..store.friends import PlayedSeat, SavedCircle, SavedMember
from ..tables.connection import Connection
from ..tables.seating import show_outsiders_out
from ..tables.table import OpenTable
from .soon import Soon
from .standings import begun_at, evenings, standings

if TYPE_CHECKING:
    from ..house import House

#: So many circles one can belong to, so many members one can have.
MOST_CIRCLES, MOST_MEMBERS = 20, 60
#: So many of the last evenings are shown.
EVENINGS = 8


class Written(NamedTuple):
    """A circle as it is written."""

    circle: SavedCircle
    members: list[SavedMember]
    seats: list[PlayedSeat]

    def member(self, person: str) -> SavedMember:
        """Somebody who belongs to it; to everybody else there is no such circle."""
        for member in self.members:
            if member.person == person:
                return member
        raise Refusal("no-such-circle")


class Circles:
    """The circles of a house, as far as anybody who is in has to do with them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._mine: dict[str, set[str]] = {}  # of those who are in
        self._changes = 0  # how often somebody has joined or left
        self._followers: dict[Connection, str] = {}
        self._sent: dict[Connection, bytes] = {}
        self._written: dict[str, Written] = {}  # of the circles that somebody follows
        self._stale: set[str] = set()
        self._soon = Soon(house.clock, self._tell_all)

    # ------------------------------------------------------------ who belongs to them

    async def welcome(self, person: str) -> None:
        """Somebody comes in: know his circles, also if he is removed from one meanwhile."""
        while person not in self._mine:
            changes = self._changes
            found = await asyncio.to_thread(saved.circles_of, self._house.store, person)
            if changes == self._changes:
                self._mine[person] = {each.id for each in found}

    def has(self, circle: str, person: str) -> bool:
        """Does somebody who is in belong to this circle?"""
        return bool(circle) and circle in self._mine.get(person, ())

    def forget(self, person: str) -> None:
        self._mine.pop(person, None)

    def joined(self, circle: str, person: str) -> None:
        self._changes += 1
        self._mine.setdefault(person, set()).add(circle)
        self.renewed(circle)

    def left(self, circle: str, *people: str) -> None:
        self._changes += 1
        for person in people:
            self._mine.get(person, set()).discard(circle)
        for table in self._tables(circle):
            table.post(show_outsiders_out, table)
        self.renewed(circle)

    def sign(self, circle: str, person: str) -> str:
        """What tells the members of a circle apart and means nothing elsewhere."""
        text = f"{self._house.salt}/circle/{circle}/{person}"
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    # ------------------------------------------------------------ following

    async def follow(self, connection: Connection, circle: str) -> None:
        """Send somebody the page of a circle, and from now on whenever it changes."""
        if not self.has(circle, connection.person):
            raise Refusal("no-such-circle")
        written = await self.read(circle)
        self.unfollow(connection)
        self._followers[connection] = circle
        self._written[circle] = written
        self._tell(connection, circle)

    def unfollow(self, connection: Connection) -> None:
        circle = self._followers.pop(connection, "")
        self._sent.pop(connection, None)
        if circle and circle not in self._followers.values():
            self._written.pop(circle, None)

    def table_changed(self, table: OpenTable) -> None:
        circle = table.state.circle
        if circle and circle in self._followers.values():
            if table.state.status == "over":
                self._stale.add(circle)
            self._want()

    def renewed(self, circle: str) -> None:
        """Something else is written about a circle now."""
        if circle in self._followers.values():
            self._stale.add(circle)
            self._want()

    def renew_all(self) -> None:
        for circle in set(self._followers.values()):
            self.renewed(circle)

    def _want(self) -> None:
        if not self._house.closing:
            self._soon.want()

    async def settled(self) -> None:
        await self._soon.settled()

    async def read(self, circle: str) -> Written:
        """A circle with everything about it."""

        def read() -> Written | None:
            store = self._house.store
            found = saved.circle_called(store, circle)
            if found is None:
                return None
            return Written(found, saved.members_of(store, circle), saved.seats_of(store, circle))

        written = await asyncio.to_thread(read)
        if written is None:
            raise Refusal("no-such-circle")
        return written

    async def _tell_all(self) -> None:
        stale, self._stale = self._stale, set()
        for circle in stale & set(self._followers.values()):
            try:
                self._written[circle] = await self.read(circle)
            except Refusal:
                self._written.pop(circle, None)
        for connection, circle in list(self._followers.items()):
            self._tell(connection, circle)

    def _tell(self, connection: Connection, circle: str) -> None:
        data = protocol.encode(self._page(connection.person, circle))
        if data != self._sent.get(connection):
            self._sent[connection] = data
            connection.send_bytes(data)

    # ------------------------------------------------------------ what somebody sees

    def _page(self, person: str, circle: str) -> CirclePage:
        written = self._written.get(circle)
        if written is None or not self.has(circle, person):
            return CirclePage(circle=circle)
        try:
            me = written.member(person)
        except Refusal:
            return CirclePage(circle=circle)
        signs = {each.person: self.sign(circle, each.person) for each in written.members}
        unseen = self._unseen(circle, person)
        seats = [each for each in written.seats if each.game_id not in unseen]
        nights = evenings(seats)[-EVENINGS:]
        return CirclePage(
            circle=circle,
            name=written.circle.name,
            rank=me.rank,
            code="" if me.rank == "member" else written.circle.code,
            members=tuple(
                [
                    Member(signs[each.person], each.name, each.rank, each.person == person)
                    for each in written.members
                ]
            ),
            tables=tuple([each.card for each in self._tables(circle) if each.card is not None]),
            standings=standings(seats, signs),
            evenings=tuple([_evening(night, signs) for night in reversed(nights)]),
        )

    def _unseen(self, circle: str, person: str) -> set[str]:
        """The games that are over, which who looks on later has still to see: until then the page
        tells their results to those alone who sit there."""
        tables = [each for each in self._tables(circle) if each.seat_of(person) < 0]
        return {play.name for table in tables for play in table.unseen_ends()}

    def _tables(self, circle: str) -> list[OpenTable]:
        tables = self._house.tables.values()
        return [each for each in tables if each.state.circle == circle and not each.closed]


def _evening(seats: list[PlayedSeat], signs: dict[str, str]) -> Evening:
    games = {seat.game_id for seat in seats}
    begun, ended = min(begun_at(seat) for seat in seats), max(seat.ended for seat in seats)
    return Evening(begun, ended, len(games), standings(seats, signs))
