"""What people ask about friends: keep, call, show, block."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .. import protocol
from ..names import clean_name
from ..protocol.refusals import Refusal
from ..store import acts
from ..store import friends as saved
from ..store.friends import KnownPerson
from ..tables.connection import Connection
from ..tables.talking import show_own
from .friends import MOST_FRIENDS
from .rules import on

if TYPE_CHECKING:
    from ..house import House


@on(protocol.Friends)
async def follow(house: House, connection: Connection, request: protocol.Friends) -> None:
    if request.on:
        await house.friends.follow(connection)
    else:
        house.friends.unfollow(connection)
    connection.done(request.id)


@on(protocol.Keep)
async def keep(house: House, connection: Connection, request: protocol.Keep) -> None:
    """Whoever says no, or never, is asked by nobody whether he is sure: clients ask before."""
    async with house.friends.lock:
        known = await _meant(house, connection, request)
        if known.other == connection.person:
            raise Refusal("that-is-you")
        match request.how:
            case "yes":
                await _keep(house, connection, known)
            case "no":
                await house.store.write(saved.part(connection.person, known.other))
            case "never":
                await _block(house, connection, known.other)
    house.friends.renewed(connection.person, known.other)
    connection.done(request.id)


async def _meant(house: House, connection: Connection, request: protocol.Keep) -> KnownPerson:
    if request.friend:
        return await house.friends.called(connection.person, request.friend)
    if connection.table is None:
        raise Refusal("not-at-a-table")
    other = connection.table.person_called(request.who)
    known = await house.friends.known_to(connection.person)
    strangers = KnownPerson(other, "", "nothing")
    return next((each for each in known if each.other == other), strangers)


async def _keep(house: House, connection: Connection, known: KnownPerson) -> None:
    """Who has asked is answered; others may be asked after a game that both have finished."""
    person, other = connection.person, known.other
    if known.mine:
        return
    if other in house.company.blocked_by(person):
        raise Refusal("blocked-by-you")
    if not known.theirs:
        if not await asyncio.to_thread(saved.have_played, house.store, person, other):
            raise Refusal("not-played-together")
        if not house.friends.may_ask(person, other):
            raise Refusal("enough-today")
    kept = [each for each in await house.friends.known_to(person) if each.mine]
    if len(kept) >= MOST_FRIENDS:
        raise Refusal("list-full", limit=MOST_FRIENDS)
    house.allowance.take("friends", person, connection.address)
    await house.store.write(saved.keep(person, other, house.clock.date()))
    # Who has blocked one hears nothing, and one does not hear of that.
    if not await house.company.keep_apart(person, other):
        key = "kept-back" if known.theirs else "kept"
        house.friends.notify(other, key, name=_own_name(connection))


def _own_name(connection: Connection) -> str:
    """How somebody is called where he is."""
    table = connection.table
    seat = table.seat_of(connection.person) if table is not None else -1
    return table.state.places[seat].name if table is not None and seat >= 0 else connection.name


async def _block(house: House, connection: Connection, other: str) -> None:
    person = connection.person
    house.allowance.take("blocks", person, connection.address)
    await house.store.write(*acts.block(person, other), saved.part(person, other))
    house.company.remember_block(person, other, on=True)
    if connection.table is not None:
        show_own(connection.table, person)


@on(protocol.Alias)
async def call(house: House, connection: Connection, request: protocol.Alias) -> None:
    alias = clean_name(request.name) if request.name.strip() else ""
    known = await house.friends.called(connection.person, request.friend)
    if not known.mine:
        raise Refusal("no-such-person")
    await house.store.write(saved.call(connection.person, known.other, alias))
    house.friends.renewed(connection.person)
    connection.done(request.id)


@on(protocol.Show)
async def show(house: House, connection: Connection, request: protocol.Show) -> None:
    await house.store.write(saved.show(connection.person, request.what))
    house.friends.renewed(connection.person)
    connection.done(request.id)
