"""What an operator does: close, ban, announce, shut down, write the rules of the house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ..front.interfaces import Unusable
from ..house import House
from ..protocol import Told
from ..protocol.refusals import Refusal
from ..store import acts as store_acts
from ..store import admitting, operating
from ..store.admitting import MOST_INVITATIONS, TooManyInvitations
from ..store.people import BY_HOUSE
from ..store.rows import AddressBan
from ..tables.chat import clean_line
from ..visible_text import unseen
from . import acts
from .answers import Outcome
from .choosing import people_of, sign_of, tables_named, tables_of

HOUR = 3600.0


class Doors(NamedTuple):
    """What an operator needs of the front: show people out, say where it is, count, end it all."""

    show_out: Callable[[str], Awaitable[None]]  # who is banned
    shut_out: Callable[[str], Awaitable[None]]  # who is let in no more
    address: Callable[[], str]
    figures: Callable[[], dict[str, float]]
    leave: Callable[[], None]


Doer: TypeAlias = Callable[[House, Doors, Any], Awaitable[Outcome]]
A = TypeVar("A", bound=acts.HouseAct)
#: What is done with each act that changes something.
DOERS: dict[type[acts.HouseAct], Doer] = {}


def doer(
    kind: type[A],
) -> Callable[
    [Callable[[House, Doors, A], Awaitable[Outcome]]],
    Callable[[House, Doors, A], Awaitable[Outcome]],
]:
    """Make a function what is done with this act."""

    def register(
        function: Callable[[House, Doors, A], Awaitable[Outcome]],
    ) -> Callable[[House, Doors, A], Awaitable[Outcome]]:
        DOERS[kind] = function
        return function

    return register


# ------------------------------------------------------------------ tables


@doer(acts.CloseTables)
async def close_tables(house: House, doors: Doors, act: acts.CloseTables) -> Outcome:
    """Close tables; whoever sits there is told that the house did it."""
    if not (act.tables or act.opener or act.address):
        raise Unusable("operator-which-tables")
    names = tables_named(house, act.tables)
    if act.opener or act.address:
        names += [table.name for table in tables_of(house, act.opener, act.address)]
    names = list(dict.fromkeys(names))
    if act.confirmed:
        await _close(house, names)
    return Outcome(act.confirmed, tables=len(names))


async def _close(house: House, names: list[str]) -> None:
    for name in names:
        await house.close_table(name, Told("house-closed-table"))


# ------------------------------------------------------------------ people


@doer(acts.Ban)
async def ban(house: House, doors: Doors, act: acts.Ban) -> Outcome:
    """Let people in no more, and show out who is here; from an address nobody comes any more."""
    if not (act.people or act.address):
        raise Unusable("operator-whom")
    for person in act.people:
        if not await house.people.knows(person):
            raise Unusable("operator-no-person", person=person)
    people = list(dict.fromkeys(act.people))
    if act.address:
        people = list(dict.fromkeys([*people, *people_of(house, act.address)]))
    own = [t.name for t in house.tables.values() if t.state.opener in people]
    tables = own if act.close else []
    if act.confirmed:
        await _close(house, tables)
        await _ban(house, doors, people, act)
    return Outcome(
        act.confirmed, tables=len(tables), people=len(people), addresses=int(bool(act.address))
    )


async def _ban(house: House, doors: Doors, people: list[str], act: acts.Ban) -> None:
    reason = _line(act.reason) or BY_HOUSE
    now = house.clock.date()
    until = now + act.hours * HOUR if act.hours else None
    if act.address:
        await house.address_bans.add(AddressBan(sign_of(house, act.address), now, until, reason))
    for person in people:
        if await house.ban(person, until, reason):
            await doors.show_out(person)


@doer(acts.Unban)
async def unban(house: House, doors: Doors, act: acts.Unban) -> Outcome:
    """Let people, or addresses, in again; who was not banned refuses them all."""
    if not (act.people or act.addresses):
        raise Unusable("operator-whom")
    signs = [sign_of(house, address) for address in act.addresses]
    banned = {row.person for row in await asyncio.to_thread(operating.bans, house.store)}
    for person in act.people:
        if person not in banned:
            raise Unusable("operator-not-banned", who=person)
    for sign, address in zip(signs, act.addresses, strict=True):
        if not house.address_bans.has(sign):
            raise Unusable("operator-not-banned", who=address)
    await house.store.write(*[store_acts.unban(person) for person in act.people])
    for sign in signs:
        await house.address_bans.drop(sign)
    return Outcome(True, people=len(set(act.people)), addresses=len(set(signs)))


@doer(acts.DismissComplaints)
async def dismiss(house: House, doors: Doors, act: acts.DismissComplaints) -> Outcome:
    """Complaints that somebody has seen to are gone."""
    ids = set(act.complaints)
    if act.confirmed:
        await house.store.write(operating.drop_complaints(ids))
    return Outcome(act.confirmed, complaints=len(ids))


# ------------------------------------------------------------------ a closed house


@doer(acts.InviteToHouse)
async def invite(house: House, doors: Doors, act: acts.InviteToHouse) -> Outcome:
    """An invitation; of the secret in its link nothing but a hash is kept."""
    if house.admission is None:
        raise Unusable("operator-house-open")
    try:
        made = await house.admission.invite(_line(act.note), act.uses, act.hours * HOUR)
    except TooManyInvitations:
        raise Unusable("operator-too-many-invitations", most=MOST_INVITATIONS) from None
    return Outcome(True, invitations=1, link=f"{doors.address()}/#admit={made}")


@doer(acts.Revoke)
async def revoke(house: House, doors: Doors, act: acts.Revoke) -> Outcome:
    """Let people in no more; who is in is shown out, if nothing else lets him in."""
    if not (act.invitations or act.people):
        raise Unusable("operator-revoke-what")
    known = {each.id for each in await asyncio.to_thread(admitting.invitations, house.store)}
    for invitation in act.invitations:
        if invitation not in known:
            raise Unusable("operator-no-invitation", invitation=invitation)
    for person in act.people:
        if not await house.people.knows(person):
            raise Unusable("operator-no-person", person=person)
    came = await asyncio.to_thread(admitting.come_by, house.store, act.invitations)
    people = list(dict.fromkeys([*act.people, *came]))
    if act.confirmed:
        await _revoke(house, doors, people, act)
    invitations = len(set(act.invitations))
    return Outcome(act.confirmed, people=len(people), invitations=invitations)


async def _revoke(house: House, doors: Doors, people: list[str], act: acts.Revoke) -> None:
    now = house.clock.date()
    void = admitting.revoke_invitations(act.invitations, now)
    await house.store.write(*void, admitting.end_people(act.people, now))
    for person in people:
        if house.admission is not None and not await house.admission.lets_in(person):
            await doors.shut_out(person)


# ------------------------------------------------------------------ the house


@doer(acts.AnnounceToAll)
async def announce(house: House, doors: Doors, act: acts.AnnounceToAll) -> Outcome:
    """Tell everybody who is in, and whoever comes as long as it stands."""
    text = _line(act.text)
    if not text:
        house.announcing.withdraw()
        return Outcome(True)
    house.announcing.announce(text, act.hours * HOUR)
    return Outcome(True, people=len({each.person for each in house.company.connections}))


@doer(acts.Shutdown)
async def shutdown(house: House, doors: Doors, act: acts.Shutdown) -> Outcome:
    """Close in peace at a time."""
    playing = len(house.closing_time.playing())
    if act.confirmed:
        house.closing_time.begin(act.seconds, act.patience)
    inside = len({each.person for each in house.company.connections})
    return Outcome(act.confirmed, tables=playing, people=inside)


@doer(acts.StayOpen)
async def stay_open(house: House, doors: Doors, act: acts.StayOpen) -> Outcome:
    """The house does not close after all."""
    if not house.closing_time.cancel():
        raise Unusable("operator-not-closing")
    return Outcome(True)


@doer(acts.SetRules)
async def set_rules(house: House, doors: Doors, act: acts.SetRules) -> Outcome:
    """The rules of the house, in lines as they were written."""
    await house.set_rules(_lines(act.text))
    return Outcome(True)


@doer(acts.MakeBackup)
async def make_backup(house: House, doors: Doors, act: acts.MakeBackup) -> Outcome:
    """A copy of everything, beside the store."""
    return Outcome(True, file=await house.backup())


def _line(text: str) -> str:
    """One line without what cannot be seen; nothing stays nothing."""
    if not text.strip():
        return ""
    try:
        return clean_line(text)
    except Refusal as refusal:
        raise Unusable.told_by(refusal.told()) from None


def _lines(text: str) -> str:
    """Several lines, without what cannot be seen."""
    kept = "".join(letter for letter in text if letter == "\n" or not unseen(letter))
    return "\n".join(line.rstrip() for line in kept.splitlines()).strip()
