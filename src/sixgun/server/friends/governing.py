"""What people ask about circles: make, join, leave, manage."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from .. import protocol
from ..names import clean_name, name_for_seat
from ..protocol.refusals import Refusal
from ..store import friends as saved
from ..store.friends import Rank, SavedCircle, SavedMember
from ..tables.connection import Connection
from .circles import MOST_CIRCLES, MOST_MEMBERS, Written
from .rules import on

if TYPE_CHECKING:
    from ..house import House

#: So many characters may the name of a circle have.
LONGEST_NAME = 30
#: So many bytes of chance are in the code of its link: nobody says it aloud.
CODE_BYTES = 24
#: What helpers may do, too; the rest is the owner's.
HELPERS = ("renew", "revoke", "remove")


@on(protocol.Circle)
async def follow(house: House, connection: Connection, request: protocol.Circle) -> None:
    if request.on:
        await house.circles.follow(connection, request.circle)
    else:
        house.circles.unfollow(connection)
    connection.done(request.id)


@on(protocol.Found)
async def make(house: House, connection: Connection, request: protocol.Found) -> None:
    """Whoever makes a circle is its owner."""
    person = connection.person
    name, now = clean_name(request.name, LONGEST_NAME), house.clock.date()
    called = name_for_seat(request.called or connection.name, -1, ())
    async with house.friends.lock:
        await _demand_room(house, person)
        house.allowance.take("circles", person, connection.address)
        circle = SavedCircle(secrets.token_hex(16), name, new_code(), now)
        owner = SavedMember(circle.id, person, "owner", called, now)
        await house.store.write(saved.found(circle, owner))
    house.circles.joined(circle.id, person)
    house.friends.renewed(person)
    connection.done(request.id, circle=circle.id)


@on(protocol.Join)
async def join(house: House, connection: Connection, request: protocol.Join) -> None:
    """Whoever has the link may belong to the circle; who does so already may come by it again."""
    person = connection.person
    async with house.friends.lock:
        circle = await asyncio.to_thread(saved.circle_of_code, house.store, request.code)
        if circle is None:
            raise Refusal("no-such-circle")
        members = await asyncio.to_thread(saved.members_of, house.store, circle.id)
        if not any(each.person == person for each in members):
            await _enter(house, connection, circle.id, request.called, members)
    connection.done(request.id, circle=circle.id)


async def _enter(
    house: House, connection: Connection, circle: str, called: str, members: list[SavedMember]
) -> None:
    person = connection.person
    await _demand_peace(house, person, members)
    await _demand_room(house, person)
    if len(members) >= MOST_MEMBERS:
        raise Refusal("list-full", limit=MOST_MEMBERS)
    name = name_for_seat(called or connection.name, -1, [each.name for each in members])
    house.allowance.take("members", person, connection.address)
    date = house.clock.date()
    await house.store.write(saved.join(SavedMember(circle, person, "member", name, date)))
    house.circles.joined(circle, person)
    house.friends.renewed(person)


async def _demand_peace(house: House, person: str, members: list[SavedMember]) -> None:
    """To whom the owner has blocked there is no such circle, as he is not to hear of that."""
    for owner in [each.person for each in members if each.rank == "owner"]:
        if owner in house.company.blocked_by(person):
            raise Refusal("blocked-by-you")
        if await house.company.keep_apart(person, owner):
            raise Refusal("no-such-circle")


async def _demand_room(house: House, person: str) -> None:
    mine = await asyncio.to_thread(saved.circles_of, house.store, person)
    if len(mine) >= MOST_CIRCLES:
        raise Refusal("list-full", limit=MOST_CIRCLES)


def new_code() -> str:
    return secrets.token_urlsafe(CODE_BYTES)


@on(protocol.Part)
async def leave(house: House, connection: Connection, request: protocol.Part) -> None:
    async with house.friends.lock:
        written = await house.circles.read(request.circle)
        written.member(connection.person)
        await _take_out(house, written, connection.person)
    connection.done(request.id)


async def _take_out(house: House, written: Written, person: str) -> None:
    circle = written.circle.id
    await house.store.write(saved.leave(circle, person))
    house.circles.left(circle, person)
    house.friends.renewed(*[member.person for member in written.members])


@on(protocol.Manage)
async def manage(house: House, connection: Connection, request: protocol.Manage) -> None:
    async with house.friends.lock:
        written = await house.circles.read(request.circle)
        rank = written.member(connection.person).rank
        if rank != "owner" and not (rank == "helper" and request.act in HELPERS):
            raise Refusal("not-in-charge")
        await _do(house, written, connection, request)
    connection.done(request.id)


async def _do(
    house: House, written: Written, connection: Connection, request: protocol.Manage
) -> None:
    circle = written.circle.id
    match request.act:
        case "renew":
            await _change(house, circle, code=new_code())
        case "revoke":
            await _change(house, circle, code="")
        case "rename":
            await _change(house, circle, name=clean_name(request.name, LONGEST_NAME))
            house.friends.renewed(*[member.person for member in written.members])
        case "help" | "unhelp":
            rank: Rank = "helper" if request.act == "help" else "member"
            other = _other(house, written, connection, request.member)
            await house.store.write(saved.set_rank(circle, other.person, rank))
            house.circles.renewed(circle)
            house.friends.renewed(other.person)
        case "remove":
            other = _other(house, written, connection, request.member)
            if other.rank != "member" and written.member(connection.person).rank != "owner":
                raise Refusal("not-in-charge")
            await _take_out(house, written, other.person)
        case "end":
            people = [member.person for member in written.members]
            await house.store.write(saved.end(circle))
            house.circles.left(circle, *people)
            house.friends.renewed(*people)


async def _change(house: House, circle: str, **values: str) -> None:
    await house.store.write(saved.change_circle(circle, **values))
    house.circles.renewed(circle)


def _other(house: House, written: Written, connection: Connection, sign: str) -> SavedMember:
    """A member who is somebody else."""
    for member in written.members:
        if house.circles.sign(written.circle.id, member.person) == sign:
            if member.person == connection.person:
                raise Refusal("that-is-you")
            return member
    raise Refusal("no-such-person")
