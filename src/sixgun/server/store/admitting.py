"""Who was let into a closed house, and by what: a password, an invitation, an account.

Of an invitation the hash of its secret is kept, of an account a sign, of a password nothing here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from . import schema
from .acts import fields
from .errors import Conflict, RowDamaged
from .people import LinkRefused, hashed
from .rows import Kind, SavedAdmission, SavedInvitation, checked
from .store import Store
from .writer import Procedure, Statement

#: By what somebody can be let in.
Way: TypeAlias = Literal["password", "invitation", "account"]

#: So many invitations are kept at most; those that are worth nothing go after so many seconds.
MOST_INVITATIONS = 1_000
OLD_INVITATIONS = 30 * 86_400.0

_admissions = schema.admissions.c
_invitations = schema.invitations.c


class TooManyInvitations(Conflict):
    """There are as many invitations as are kept."""


# ------------------------------------------------------------------ who is in


async def ways_of(store: Store, person: str) -> list[SavedAdmission]:
    """By what somebody was let in, as far as it is good; a damaged row lets nobody in."""
    question = select(schema.admissions).where(_admissions.person == person)
    found = [_whole(SavedAdmission, row) for row in await store.ask(question)]
    return [each for each in found if each is not None and each.ended is None]


def admitted(store: Store, people: Collection[str]) -> dict[str, list[SavedAdmission]]:
    """The same for many, those alone who were let in. It blocks."""
    good = (_admissions.person.in_(people), _admissions.ended.is_(None))
    found: dict[str, list[SavedAdmission]] = {}
    for row in store.read(select(schema.admissions).where(*good)):
        whole = _whole(SavedAdmission, row)
        if whole is not None:
            found.setdefault(whole.person, []).append(whole)
    return found


async def person_behind(store: Store, sign: str) -> str | None:
    """Who signs in with this account, also if he was shown out since."""
    mine = (_admissions.way == "account", _admissions.source == sign)
    for row in await store.ask(select(schema.admissions).where(*mine)):
        whole = _whole(SavedAdmission, row)
        if whole is not None:
            return whole.person
    return None


async def has_account(store: Store, person: str) -> bool:
    """Does somebody sign in with an account already?"""
    mine = (_admissions.way == "account", _admissions.person == person)
    return bool(await store.ask(select(_admissions.person).where(*mine)))


def admit(person: str, way: Way, source: str, now: float) -> tuple[Statement, Statement]:
    """Let somebody in from now on."""
    row = SavedAdmission(person, way, source, now, None)
    mine = (_admissions.person == person, _admissions.way == way)
    drop = Statement(delete(schema.admissions).where(*mine), {})
    return drop, Statement(insert(schema.admissions), fields(row))


def bind_account(person: str, sign: str, now: float) -> Procedure:
    """An account is somebody's from now on; one that is another's is a `Conflict`."""

    def binding(connection: Connection) -> None:
        mine = (_admissions.way == "account", _admissions.source == sign)
        owners = connection.scalars(select(_admissions.person).where(*mine)).all()
        if any(owner != person for owner in owners):
            raise Conflict("this account is somebody else's")
        own = (_admissions.way == "account", _admissions.person == person)
        connection.execute(delete(schema.admissions).where(*own))
        row = SavedAdmission(person, "account", sign, now, None)
        connection.execute(insert(schema.admissions), fields(row))

    return Procedure(binding)


def end_people(people: Collection[str], now: float) -> Statement:
    """Nothing lets these people in any more, until they come by one of the ways again."""
    return _end(now, _admissions.person.in_(people))


def end_password(now: float) -> Statement:
    """Whoever knew the password before has to know the new one."""
    return _end(now, _admissions.way == "password")


def _end(now: float, *which: Any) -> Statement:
    good = (*which, _admissions.ended.is_(None))
    return Statement(update(schema.admissions).where(*good), {"ended": now})


# ------------------------------------------------------------------ invitations


def invite(invitation: SavedInvitation) -> Procedure:
    """A new invitation; those that have been worth nothing for long go."""
    now = invitation.made

    def inviting(connection: Connection) -> None:
        long_ago = now - OLD_INVITATIONS
        old = or_(_invitations.until < long_ago, _invitations.ended < long_ago)
        connection.execute(delete(schema.invitations).where(old))
        count = select(func.count()).select_from(schema.invitations)
        if connection.execute(count).scalar_one() >= MOST_INVITATIONS:
            raise TooManyInvitations("there are too many invitations")
        connection.execute(insert(schema.invitations), fields(invitation))

    return Procedure(inviting)


def come_by_invitation(person: str, secret: str, now: float) -> Procedure:
    """Let somebody in by an invitation, and count it: of two who come at once for the last place,
    one is refused."""

    def coming(connection: Connection) -> None:
        found = select(schema.invitations).where(_invitations.hash == hashed(secret))
        invitation = _valid(connection.execute(found).first(), now)
        this = _invitations.id == invitation.id
        connection.execute(update(schema.invitations).where(this).values(used=invitation.used + 1))
        for each in admit(person, "invitation", invitation.id, now):
            connection.execute(each.statement, each.parameters or None)

    return Procedure(coming)


async def check_invitation(store: Store, secret: str, now: float) -> None:
    """Refuse a secret by which nobody can come."""
    question = select(schema.invitations).where(_invitations.hash == hashed(secret))
    _valid(next(iter(await store.ask(question)), None), now)


def _valid(row: Row[Any] | None, now: float) -> SavedInvitation:
    invitation = _whole(SavedInvitation, row) if row is not None else None
    if invitation is None or not invitation.is_good(now):
        raise LinkRefused("admission-invitation-void")
    return invitation


def invitations(store: Store) -> list[SavedInvitation]:
    """All that are kept, the latest first; damaged ones are left out. It blocks."""
    question = select(schema.invitations).order_by(_invitations.made.desc(), _invitations.id)
    found = [_whole(SavedInvitation, row) for row in store.read(question)]
    return [each for each in found if each is not None]


def come_by(store: Store, ids: Collection[str]) -> list[str]:
    """Who is in by these invitations. It blocks."""
    mine = (_admissions.way == "invitation", _admissions.source.in_(ids))
    rows = store.read(select(_admissions.person).where(*mine, _admissions.ended.is_(None)))
    return sorted({row.person for row in rows if isinstance(row.person, str)})


def revoke_invitations(ids: Collection[str], now: float) -> tuple[Statement, Statement]:
    """These are worth nothing any more, and let nobody in who came by them."""
    good = (_invitations.id.in_(ids), _invitations.ended.is_(None))
    void = Statement(update(schema.invitations).where(*good), {"ended": now})
    return void, _end(now, _admissions.way == "invitation", _admissions.source.in_(ids))


def _whole(kind: type[Kind], row: Row[Any]) -> Kind | None:
    """A row as it was written; None: it is damaged, and lets nobody in."""
    try:
        return checked(kind, row)
    except RowDamaged:
        return None
