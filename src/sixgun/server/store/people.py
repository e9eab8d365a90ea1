"""People: a random key each, of which the house keeps nothing but a hash.

Nobody needs an account. Whoever has the key is that person; a recovery link gives another
device a key of its own.
"""

from __future__ import annotations

from hashlib import sha256
from math import ceil
from secrets import token_hex, token_urlsafe
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Connection, Row, delete, insert, outerjoin, select, update

from ..protocol import Told
from . import schema
from .errors import RowDamaged, StoreError
from .forgetting import forgetting
from .rows import checked
from .store import Store
from .writer import Procedure, Statement

#: Whoever has a key was seen; this is written down at most once in so many seconds.
SEEN_EVERY = 3600.0
#: Who is banned without further words.
BY_HOUSE = "house"
#: Links that are too old stay for so long, so that people can be told what is wrong with them.
OLD_LINKS = 7 * 86_400.0


class PersonError(StoreError):
    """Something that a person is to be told."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.told = Told(key, dict(args))
        super().__init__(f"{key} {args}" if args else key)


class NotWelcome(PersonError):
    """This person is banned, or asked to be forgotten."""


class LinkRefused(PersonError):
    """A link is unknown, was used before, or is too old."""


def hashed(secret: str) -> str:
    """What is kept of a key or of the secret in a link."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_secret() -> str:
    """A key, or the secret of a link: 256 bits."""
    return token_urlsafe(32)


class _Standing(Struct):
    """What is written about somebody's being let in."""

    id: str
    forgotten: bool
    banned: str | None
    until: float | None
    reason: str | None


class _Known(_Standing):
    """The same of who brings a key."""

    key_seen: float


class SavedLink(Struct):
    """A link that was made for somebody, or for a seat."""

    kind: str
    until: float
    person: str | None = None
    table_id: str | None = None
    used: float | None = None


class People:
    """The people of a house."""

    def __init__(
        self, store: Store, *, recovery_seconds: float = 86_400.0, link_seconds: float = 900.0
    ) -> None:
        self.store = store
        self.recovery_seconds = recovery_seconds
        self.link_seconds = link_seconds

    # ---------------------------------------------------------------- who somebody is

    async def make_person(self, name: str = "") -> tuple[str, str]:
        """A new person: his id, and the key that only he gets."""
        person, key, now = token_hex(16), new_secret(), self.store.date()
        values = {"id": person, "name": name, "made": now, "seen": now, "forgotten": False}
        await self.store.write(Statement(_ADD_PERSON, values), _add_key(key, person, now))
        return person, key

    async def person_of_key(self, key: str) -> str | None:
        """Whose key this is; `NotWelcome` says why somebody is not let in."""
        found = await self.store.ask(_WHOSE.where(schema.keys.c.hash == hashed(key)))
        if not found:
            return None
        known = checked(_Known, found[0])
        self._welcome(known)
        if known.key_seen + SEEN_EVERY < self.store.date():
            await self.store.write(*_seen(key, known.id, self.store.date()))
        return known.id

    async def knows(self, person: str) -> bool:
        """Was there ever anybody of this id, who is not forgotten?"""
        found = await self.store.ask(
            select(schema.people.c.forgotten).where(schema.people.c.id == person)
        )
        return bool(found) and found[0].forgotten is False

    async def name_of(self, person: str) -> str:
        """How somebody was called last time; '' if he never said, or is not known."""
        return await self._said_of(person, schema.people.c.name)

    async def _said_of(self, person: str, what: Column[str]) -> str:
        found = await self.store.ask(select(what).where(schema.people.c.id == person))
        if found and not isinstance(found[0][0], str):
            raise RowDamaged(person, f"the {what.name} of a person is no text")
        return str(found[0][0]) if found else ""

    async def rename(self, person: str, name: str) -> None:
        """Another name, from now on."""
        people = schema.people
        await self.store.write(
            Statement(update(people).where(people.c.id == person), {"name": name})
        )

    async def avatar_of(self, person: str) -> str:
        """The picture that somebody has chosen; '': none, or he is not known."""
        return await self._said_of(person, schema.people.c.avatar)

    async def choose_avatar(self, person: str, avatar: str) -> None:
        """Another picture, from now on."""
        people = schema.people
        await self.store.write(
            Statement(update(people).where(people.c.id == person), {"avatar": avatar})
        )

    async def sign_out_elsewhere(self, person: str, keep_key: str) -> None:
        """Every other key of this person is worth nothing from now on, and every link to one."""
        keys = schema.keys.c
        others = delete(schema.keys).where(keys.person == person, keys.hash != hashed(keep_key))
        await self.store.write(Statement(others, {}), _drop_recovery(person))

    async def forget(self, person: str) -> None:
        """Everything that tells who somebody was is gone; his games stay, as nobody's.

        Whoever sits at a table must have been taken from it: the state of open tables is
        the business of the house.
        """
        await self.store.write(forgetting(person))
        await self.store.tidied()

    def _welcome(self, row: _Standing) -> None:
        if row.forgotten:
            raise NotWelcome("person-forgotten")
        if row.banned is None or (row.until is not None and row.until <= self.store.date()):
            return
        if row.reason == BY_HOUSE or row.reason is None:
            raise NotWelcome("refusal-banned")
        if row.until is None:
            raise NotWelcome("person-banned", reason=row.reason)
        hours = ceil((row.until - self.store.date()) / 3600)
        raise NotWelcome("person-banned-for", hours=hours, reason=row.reason)

    # ---------------------------------------------------------------- links

    async def recovery_link(self, person: str) -> str:
        """The secret of a link that gives this person a new key once; older ones are void."""
        now, secret = self.store.date(), new_secret()
        link = _add_link(secret, "recovery", now, now + self.recovery_seconds, person=person)
        await self.store.write(_drop_old(now), _drop_recovery(person), link)
        return secret

    async def recover(self, secret: str) -> tuple[str, str]:
        """A person and a new key of his; the link is used up."""
        now, key = self.store.date(), new_secret()
        link = await self._link(secret, "recovery")
        found = await self.store.ask(_WHO.where(schema.people.c.id == link.person))
        if not found or link.person is None:
            raise LinkRefused("link-unknown")
        self._welcome(checked(_Standing, found[0]))
        used = using(secret, "recovery", link.person, now)
        await self.store.write(used, _add_key(key, link.person, now))
        return link.person, key

    async def another_key(self, person: str) -> str:
        """A new key for somebody who has shown otherwise who he is."""
        found = await self.store.ask(_WHO.where(schema.people.c.id == person))
        if not found:
            raise LinkRefused("link-unknown")
        self._welcome(checked(_Standing, found[0]))
        key = new_secret()
        await self.store.write(_add_key(key, person, self.store.date()))
        return key

    async def seat_link(self, table_id: str) -> str:
        """The secret of a link that seats one person at this table once, and soon."""
        now, secret = self.store.date(), new_secret()
        link = _add_link(secret, "seat", now, now + self.link_seconds, table_id=table_id)
        await self.store.write(_drop_old(now), link)
        return secret

    async def table_of_link(self, secret: str) -> str:
        """The table that a link leads to; it is not used up by asking."""
        link = await self._link(secret, "seat")
        if link.table_id is None:
            raise LinkRefused("link-unknown")
        return link.table_id

    def using_seat_link(self, secret: str, person: str) -> Procedure:
        """Use a link up, to be written together with the seat that it gave."""
        return using(secret, "seat", person, self.store.date())

    async def _link(self, secret: str, kind: str) -> SavedLink:
        found = await self.store.ask(select(schema.links).where(_called(secret)))
        return valid(found[0] if found else None, kind, self.store.date())


# ------------------------------------------------------------------ statements

_ADD_PERSON = insert(schema.people)
_ADD_KEY = insert(schema.keys)
_ADD_LINK = insert(schema.links)
_standing = (
    schema.people.c.id,
    schema.people.c.forgotten,
    schema.bans.c.person.label("banned"),
    schema.bans.c.until,
    schema.bans.c.reason,
)
_with_bans = outerjoin(schema.people, schema.bans, schema.bans.c.person == schema.people.c.id)
_WHO = select(*_standing).select_from(_with_bans)
_WHOSE = select(*_standing, schema.keys.c.seen.label("key_seen")).select_from(
    _with_bans.join(schema.keys, schema.keys.c.person == schema.people.c.id)
)


def _add_key(key: str, person: str, now: float) -> Statement:
    return Statement(_ADD_KEY, {"hash": hashed(key), "person": person, "made": now, "seen": now})


def _seen(key: str, person: str, now: float) -> tuple[Statement, Statement]:
    keys, people = schema.keys, schema.people
    return (
        Statement(update(keys).where(keys.c.hash == hashed(key)), {"seen": now}),
        Statement(update(people).where(people.c.id == person), {"seen": now}),
    )


def _called(secret: str) -> Any:
    return schema.links.c.hash == hashed(secret)


def _add_link(
    secret: str,
    kind: str,
    now: float,
    until: float,
    person: str | None = None,
    table_id: str | None = None,
) -> Statement:
    values = {"hash": hashed(secret), "kind": kind, "person": person, "table_id": table_id}
    return Statement(_ADD_LINK, {**values, "made": now, "until": until, "used": None})


def _drop_recovery(person: str) -> Statement:
    links = schema.links.c
    open_ones = (links.person == person, links.kind == "recovery", links.used.is_(None))
    return Statement(delete(schema.links).where(*open_ones), {})


def _drop_old(now: float) -> Statement:
    return Statement(delete(schema.links).where(schema.links.c.until < now - OLD_LINKS), {})


def valid(row: Row[Any] | None, kind: str, now: float) -> SavedLink:
    """The link, if it can still be used."""
    link = checked(SavedLink, row, "link") if row is not None else None
    if link is None or link.kind != kind:
        raise LinkRefused("link-unknown")
    if link.used is not None:
        raise LinkRefused("link-used")
    if link.until <= now:
        raise LinkRefused("link-expired")
    return link


def using(secret: str, kind: str, person: str, now: float) -> Procedure:
    """Check and use up a link in one go: of two who come at once, one is refused."""

    def use(connection: Connection) -> None:
        valid(connection.execute(select(schema.links).where(_called(secret))).first(), kind, now)
        done = update(schema.links).where(_called(secret)).values(used=now, person=person)
        connection.execute(done)

    return Procedure(use)
