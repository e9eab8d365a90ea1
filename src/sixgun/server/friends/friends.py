"""Who follows the list of friends, and what everybody sees of whom.

A friend is called by a sign that only the one who keeps him is given, so that two people cannot
compare whom they know. Whoever shows nothing looks as if he were out: the same bytes, at the same
times, for what has not changed is not told.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .. import protocol
from ..days.slow import is_for_days, is_slow
from ..front.rate_limits import Buckets
from ..protocol import CircleCard, FriendCard, FriendList, FriendState, InvitationCard, Notice
from ..protocol.refusals import Refusal, notice
from ..store import friends as saved
from ..store.friends import CircleOf, KnownPerson, Shows
from ..tables.connection import Connection
from ..tables.table import OpenTable
from .soon import Soon

if TYPE_CHECKING:
    from ..house import House

#: So many people one can keep, and so often a day the same one, if he does not want to.
MOST_FRIENDS, ASKED_A_DAY = 200, 2
DAY = 86_400.0

#: The connections of everybody who is in.
Devices: TypeAlias = dict[str, list[Connection]]


class Whereabouts(NamedTuple):
    """Who is in, and where, and the tables to which somebody was invited: the same for all."""

    devices: Devices
    inviting: list[OpenTable]


class Follower:
    """What is known about who follows his list, and what he was sent last."""

    def __init__(self, known: list[KnownPerson], circles: list[CircleOf], shows: Shows) -> None:
        self.known = known
        self.circles = circles
        self.shows = shows
        self.sent = b""


class Friendships:
    """The friends of everybody in a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._followers: dict[Connection, Follower] = {}
        self._stale: set[str] = set()  # about whom something else is written now
        self._soon = Soon(house.clock, self._tell_all)
        self._asking = Buckets(house.clock, ASKED_A_DAY / DAY, ASKED_A_DAY)
        self.lock = asyncio.Lock()  # what is checked and then written, one after another

    # ------------------------------------------------------------ following

    async def follow(self, connection: Connection) -> None:
        """Send somebody the list, and from now on whenever it changes."""
        follower = await self._read(connection.person)
        self._followers[connection] = follower
        self._tell(connection, follower, self._look_around())

    def unfollow(self, connection: Connection) -> None:
        self._followers.pop(connection, None)

    def changed(self) -> None:
        """Somebody has come or gone, or a table is another one."""
        if self._followers and not self._house.closing:
            self._soon.want()

    def renewed(self, *people: str) -> None:
        """Something else is written about these people now."""
        self._stale.update(people)
        self.changed()

    def renew_all(self) -> None:
        self.renewed(*[connection.person for connection in self._followers])

    async def settled(self) -> None:
        await self._soon.settled()

    async def _read(self, person: str) -> Follower:
        def read() -> Follower:
            store = self._house.store
            circles = saved.circles_of(store, person)
            return Follower(saved.known_to(store, person), circles, saved.shown_by(store, person))

        return await asyncio.to_thread(read)

    async def _tell_all(self) -> None:
        stale, self._stale = self._stale, set()
        around = self._look_around()
        for connection, before in list(self._followers.items()):
            follower = before
            if connection.person in stale or any(known.other in stale for known in before.known):
                follower = await self._read(connection.person)
                follower.sent = before.sent
            if connection in self._followers:
                self._followers[connection] = follower
                self._tell(connection, follower, around)

    def _look_around(self) -> Whereabouts:
        found: Devices = {}
        for connection in self._house.company.connections:
            found.setdefault(connection.person, []).append(connection)
        return Whereabouts(
            found, [each for each in self._house.tables.values() if each.state.asked]
        )

    def _tell(self, connection: Connection, follower: Follower, around: Whereabouts) -> None:
        """What is the same as before is not sent: who shows nothing is not seen to come."""
        data = protocol.encode(self._list(connection, follower, *around))
        if data != follower.sent:
            follower.sent = data
            connection.send_bytes(data)

    # ------------------------------------------------------------ what somebody sees

    def sign(self, person: str, other: str) -> str:
        """What tells the friends of one person apart and means nothing to anybody else."""
        text = f"{self._house.salt}/friend/{person}/{other}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def _list(
        self,
        connection: Connection,
        follower: Follower,
        devices: Devices,
        inviting: list[OpenTable],
    ) -> FriendList:
        person = connection.person
        return FriendList(
            friends=tuple([self._card(person, known, devices) for known in follower.known]),
            invitations=tuple(self._invitations(person, follower.known, inviting)),
            circles=tuple([CircleCard(each.id, each.name, each.rank) for each in follower.circles]),
            shows=follower.shows,
            here=self._at_table(connection, follower.known),
        )

    def _card(self, person: str, known: KnownPerson, devices: Devices) -> FriendCard:
        state = state_of(known)
        shows = known.shows if state == "known" else "nothing"
        at = devices.get(known.other, [])
        if at and self._play_for_days(person, known.other):
            at = []  # that he comes would tell when he answers
        tables = [each.table for each in at if each.table and shows == "table"]
        tables = [table for table in tables if not is_for_days(table)]  # there nobody is seen
        open_to_me = [table.name for table in tables if self.may_come(table, person)]
        return FriendCard(
            friend=self.sign(person, known.other),
            name=known.name,
            state=state,
            alias=known.alias,
            here=bool(at) and shows != "nothing",
            table=min(open_to_me, default=""),
        )

    def _play_for_days(self, person: str, other: str) -> bool:
        """Do these two play a game for days with each other?"""
        tables = [table for table in self._house.tables.values() if is_for_days(table)]
        shared = [each for each in tables if each.seat_of(person) >= 0 and each.seat_of(other) >= 0]
        return any(is_slow(table) for table in shared)

    def may_come(self, table: OpenTable, person: str) -> bool:
        """Could somebody look at this table?"""
        state = table.state
        if table.closed or state.scenario or state.commission or person in state.kicked:
            return False
        invited = person in state.invited or table.seat_of(person) >= 0
        return table.options.public or invited or self._house.circles.has(state.circle, person)

    def _invitations(
        self, person: str, known: list[KnownPerson], tables: list[OpenTable]
    ) -> list[InvitationCard]:
        friends = {each.other for each in known if state_of(each) == "known"}
        return [
            InvitationCard(table.name, self.sign(person, table.state.asked[person]))
            for table in tables
            if table.state.asked.get(person) in friends
            and table.seat_of(person) < 0
            and self.may_come(table, person)
        ]

    def _at_table(self, connection: Connection, known: list[KnownPerson]) -> dict[str, str]:
        table = connection.table
        if table is None:
            return {}
        people = {each.other for each in known}
        seated = [place.person for place in table.persons() if place.person in people]
        return {table.who(other): self.sign(connection.person, other) for other in seated}

    # ------------------------------------------------------------ who is meant, and what he is told

    async def known_to(self, person: str) -> list[KnownPerson]:
        return await asyncio.to_thread(saved.known_to, self._house.store, person)

    async def called(self, person: str, sign: str) -> KnownPerson:
        """Whom somebody means by a sign of his list."""
        for known in await self.known_to(person):
            if self.sign(person, known.other) == sign:
                return known
        raise Refusal("no-such-person")

    def may_ask(self, person: str, other: str) -> bool:
        """Nobody is asked again and again."""
        return self._asking.take(f"{person} {other}")

    def notify(self, person: str, key: str, name: str, table: str = "") -> None:
        """Tell somebody on all devices, if he is in."""
        message = Notice(notice=notice(key, name=name), table=table)
        for connection in self._house.company.connections:
            if connection.person == person:
                connection.send(message)

    async def invite(self, table: OpenTable, connection: Connection, sign: str) -> None:
        """A friend is told of a table, and let in; who is out finds it while it is open."""
        if table.state.scenario:
            raise Refusal("only-a-lesson")
        known = await self.called(connection.person, sign)
        if state_of(known) != "known":
            raise Refusal("no-such-person")
        if known.other in table.state.kicked:
            raise Refusal("friend-sent-away")
        self._house.allowance.take("links", connection.person, connection.address)
        table.state.asked[known.other] = connection.person
        if known.other not in table.state.invited:
            table.state.invited.append(known.other)
        await table.changed()
        name = await self._name_for(known.other, connection.person)
        self.notify(known.other, "invited-to", name=name, table=table.name)
        self.changed()

    async def _name_for(self, person: str, other: str) -> str:
        """How one calls the other."""
        for known in await self.known_to(person):
            if known.other == other:
                return known.alias or known.name
        return ""


def state_of(known: KnownPerson) -> FriendState:
    if known.mine and known.theirs:
        return "known"
    return "asked" if known.mine else "asks"
