"""People one knows, and circles of friends: what is written about them, and what is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from logging import WARNING
from typing import Any, Literal, TypeAlias

from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    false,
    insert,
    or_,
    select,
    true,
    update,
)

from sixgun.engine.victory import ABANDONED

from ..logs import note
from . import schema
from .errors import RowDamaged
from .rows import Kind, checked
from .store import Store
from .writer import Procedure, Statement

#: What somebody lets his friends see.
Shows: TypeAlias = Literal["nothing", "in", "table"]
#: What somebody is in a circle.
Rank: TypeAlias = Literal["owner", "helper", "member"]

_friends, _people, _blocks = schema.friends.c, schema.people.c, schema.blocks.c
_circles, _members = schema.circles.c, schema.members.c
_games, _seatings = schema.games.c, schema.seatings.c


@dataclass(frozen=True, slots=True, kw_only=True)
class _Kept:
    """One keeps the other, as it is written, and what is written about the other one."""

    other: str
    name: str
    shows: Shows
    alias: str = ""


@dataclass(slots=True)
class KnownPerson:
    """Somebody whom one keeps, or who keeps one; both: a friend."""

    other: str
    name: str
    shows: Shows
    alias: str = ""
    mine: bool = False
    theirs: bool = False


@dataclass(frozen=True, slots=True)
class SavedCircle:
    """A circle of friends."""

    id: str
    name: str
    code: str
    made: float


@dataclass(frozen=True, slots=True)
class CircleOf:
    """A circle, and what somebody is there."""

    id: str
    name: str
    rank: Rank


@dataclass(frozen=True, slots=True)
class SavedMember:
    """Who belongs to a circle."""

    circle: str
    person: str
    rank: Rank
    name: str
    joined: float


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """What one person did in one game of a circle."""

    game_id: str
    begun: float
    ended: float
    person: str
    role: str
    won: bool
    by_bot: bool


def _whole(kind: type[Kind], store: Store, question: Select[Any], of: str) -> list[Kind]:
    """The rows that answer a question; one that is damaged is nothing to the others."""
    found: list[Kind] = []
    for row in store.read(question, {"of": of}):
        try:
            found.append(checked(kind, row))
        except RowDamaged as error:
            note("something about friends is damaged", WARNING, row=kind.__name__, why=str(error))
    return found


# ------------------------------------------------------------------ people one knows

_ABOUT = (_people.name, _people.shows)
_MINE = (
    select(_friends.other, _friends.alias, *_ABOUT)
    .join_from(schema.friends, schema.people, _people.id == _friends.other)
    .where(_friends.person == bindparam("of"))
    .order_by(_friends.at)
)
_THEIRS = (
    select(_friends.person.label("other"), *_ABOUT)
    .join_from(schema.friends, schema.people, _people.id == _friends.person)
    .where(_friends.other == bindparam("of"))
    .order_by(_friends.at)
)
_APART = select(_blocks.person, _blocks.blocked).where(
    or_(_blocks.person == bindparam("of"), _blocks.blocked == bindparam("of"))
)
_SHOWS = select(_people.shows).where(_people.id == bindparam("of"))


def known_to(store: Store, person: str) -> list[KnownPerson]:
    """Whom somebody keeps and who keeps him; a block beats both, whoever has made it.

    Whom one keeps who has blocked one is still there as somebody who has not answered.
    """
    found: dict[str, KnownPerson] = {}
    for kept in _whole(_Kept, store, _MINE, person):
        known = KnownPerson(kept.other, kept.name, kept.shows, kept.alias, mine=True)
        found[kept.other] = known
    for kept in _whole(_Kept, store, _THEIRS, person):
        known = found.setdefault(kept.other, KnownPerson(kept.other, kept.name, kept.shows))
        known.theirs = True
    for row in store.read(_APART, {"of": person}):
        other = found.get(row.blocked if row.person == person else row.person)
        if other is not None and (row.person == person or not other.mine):
            del found[other.other]
        elif other is not None:
            other.theirs = False
    return list(found.values())


def shown_by(store: Store, person: str) -> Shows:
    """What somebody lets his friends see; what cannot be read shows nothing."""
    found = store.read(_SHOWS, {"of": person})
    said = found[0].shows if found else ""
    shows: dict[str, Shows] = {"in": "in", "table": "table"}
    return shows.get(str(said), "nothing")


def have_played(store: Store, one: str, other: str) -> bool:
    """Have these two finished a game together, both as persons?"""
    theirs = schema.seatings.alias()
    together = (
        select(_games.id)
        .join_from(schema.games, schema.seatings, _seatings.game_id == _games.id)
        .join(theirs, theirs.c.game_id == _games.id)
        .where(_seatings.person == one, theirs.c.person == other)
        .where(_seatings.by_bot.is_(False), theirs.c.by_bot.is_(False))
        .where(_games.ended.is_not(None), _games.counted == true())
        .where(_games.over.not_in(("", ABANDONED)))
        .limit(1)
    )
    return bool(store.read(together))


def keep(person: str, other: str, at: float) -> Procedure:
    """Somebody wants to keep somebody; saying so twice changes nothing."""
    mine = (_friends.person == person, _friends.other == other)

    def keeping(connection: Connection) -> None:
        if not _are_known(connection, person, other):
            return  # one of them was forgotten meanwhile
        if connection.execute(select(_friends.at).where(*mine)).first() is None:
            values = {"person": person, "other": other, "alias": "", "at": at}
            connection.execute(insert(schema.friends), values)

    return Procedure(keeping)


def _are_known(connection: Connection, *people: str) -> bool:
    """Is everybody of these somebody, who was not forgotten?"""
    known = select(_people.id).where(_people.id.in_(people), _people.forgotten == false())
    return len(connection.execute(known).all()) == len(people)


def part(one: str, other: str) -> Statement:
    """Neither of these two keeps the other any more."""
    return Statement(delete(schema.friends).where(_between(one, other)), {})


def _between(one: str, other: str) -> Any:
    there = and_(_friends.person == one, _friends.other == other)
    return or_(there, and_(_friends.person == other, _friends.other == one))


def call(person: str, other: str, alias: str) -> Statement:
    """What somebody calls somebody."""
    mine = (_friends.person == person, _friends.other == other)
    return Statement(update(schema.friends).where(*mine), {"alias": alias})


def show(person: str, shows: Shows) -> Statement:
    """What somebody lets his friends see from now on."""
    return Statement(update(schema.people).where(_people.id == person), {"shows": shows})


# ------------------------------------------------------------------ circles

_CIRCLES_OF = (
    select(_circles.id, _circles.name, _members.rank)
    .join_from(schema.members, schema.circles)
    .where(_members.person == bindparam("of"))
    .order_by(_circles.made, _circles.id)
)
_CIRCLE = select(schema.circles).where(_circles.id == bindparam("of"))
_BY_CODE = select(schema.circles).where(_circles.code == bindparam("of"))
_MEMBERS = (
    select(schema.members)
    .where(_members.circle == bindparam("of"))
    .order_by(_members.joined, _members.person)
)
_SEATS = (
    select(
        *(_games.id.label("game_id"), _games.begun, _games.ended),
        *(_seatings.person, _seatings.role, _seatings.won, _seatings.by_bot),
    )
    .join_from(schema.seatings, schema.games)
    .where(_games.circle == bindparam("of"), _seatings.person.is_not(None))
    .where(_games.ended.is_not(None), _games.counted == true())
    .where(_games.over.not_in(("", ABANDONED)))
    .order_by(_games.begun, _games.id, _seatings.seat)
)


def circles_of(store: Store, person: str) -> list[CircleOf]:
    """The circles that somebody belongs to, the oldest first."""
    return _whole(CircleOf, store, _CIRCLES_OF, person)


def circle_called(store: Store, circle: str) -> SavedCircle | None:
    found = _whole(SavedCircle, store, _CIRCLE, circle)
    return found[0] if found else None


def circle_of_code(store: Store, code: str) -> SavedCircle | None:
    """The circle whose link this is; one without a link is nobody's."""
    found = _whole(SavedCircle, store, _BY_CODE, code) if code else []
    return found[0] if found else None


def members_of(store: Store, circle: str) -> list[SavedMember]:
    """Who belongs to a circle, the oldest first."""
    return _whole(SavedMember, store, _MEMBERS, circle)


def seats_of(store: Store, circle: str) -> list[PlayedSeat]:
    """What people did in the games of a circle that were played to an end, in their order."""
    return _whole(PlayedSeat, store, _SEATS, circle)


def found(circle: SavedCircle, owner: SavedMember) -> Procedure:
    """A new circle, and whose it is."""
    values = {name: getattr(circle, name) for name in circle.__slots__}

    def founding(connection: Connection) -> None:
        if _are_known(connection, owner.person):
            connection.execute(insert(schema.circles), values)
            join(owner).statement(connection)

    return Procedure(founding)


def join(member: SavedMember) -> Procedure:
    """Somebody belongs to a circle; what was damaged of his belonging to it is whole again."""
    values = {name: getattr(member, name) for name in member.__slots__}

    def joining(connection: Connection) -> None:
        connection.execute(delete(schema.members).where(*_belongs(member.circle, member.person)))
        if _are_known(connection, member.person):
            connection.execute(insert(schema.members), values)

    return Procedure(joining)


def change_circle(circle: str, **values: str) -> Statement:
    """Another name, another code."""
    return Statement(update(schema.circles).where(_circles.id == circle), values)


def set_rank(circle: str, person: str, rank: Rank) -> Statement:
    return Statement(update(schema.members).where(*_belongs(circle, person)), {"rank": rank})


def _belongs(circle: str, person: str) -> tuple[Any, ...]:
    return _members.circle == circle, _members.person == person


def leave(circle: str, person: str) -> Procedure:
    """Somebody belongs to a circle no more. What was his goes to the oldest helper, else to the
    oldest member; a circle without anybody is none."""
    return Procedure(_leaving(circle, person))


def _leaving(circle: str, person: str) -> Callable[[Connection], None]:
    def leaving(connection: Connection) -> None:
        connection.execute(delete(schema.members).where(*_belongs(circle, person)))
        others = connection.execute(_MEMBERS, {"of": circle}).all()
        if not others:
            _end(connection, circle)
        elif not any(row.rank == "owner" for row in others):
            heirs = [row for row in others if row.rank == "helper"] or others
            heir = _belongs(circle, heirs[0].person)
            connection.execute(update(schema.members).where(*heir).values(rank="owner"))

    return leaving


def end(circle: str) -> Procedure:
    """There is no such circle any more; its games stay, as nobody's."""
    return Procedure(lambda connection: _end(connection, circle))


def _end(connection: Connection, circle: str) -> None:
    connection.execute(update(schema.games).where(_games.circle == circle).values(circle=""))
    connection.execute(delete(schema.members).where(_members.circle == circle))
    connection.execute(delete(schema.circles).where(_circles.id == circle))


def forget_friends(connection: Connection, person: str) -> None:
    """Nobody keeps this person any more, by whatever name, and he belongs to no circle."""
    kept = or_(_friends.person == person, _friends.other == person)
    connection.execute(delete(schema.friends).where(kept))
    mine = select(_members.circle).where(_members.person == person)
    for circle in connection.scalars(mine).all():
        _leaving(circle, person)(connection)
