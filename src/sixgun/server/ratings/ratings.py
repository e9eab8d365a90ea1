"""The ratings of a house as people see them: one's own, and the best of those who want it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from logging import WARNING
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Row, Select, or_, select, update

from ...engine.victory import SIDES
from ..clock import HouseClock
from ..logs import note
from ..store import schema
from ..store.errors import RowDamaged
from ..store.rows import SavedSeat, checked
from ..store.store import Store
from ..store.writer import AnyWrite, Statement
from .counting import DUELS, OVERALL, SavedRating, is_rated, rating

if TYPE_CHECKING:
    from ..tables.playing import Play

#: Whoever has played fewer games is not listed: too little is known.
FEWEST_GAMES = 10
#: So many are listed.
LISTED = 50
#: So many points are one of the scale that we reckon on: who begins has 1000.
POINTS = 40
#: By which names ratings are told.
KINDS = (OVERALL, *(role for roles in SIDES.values() for role in roles), DUELS)


class Shown(Struct):
    """A rating as it is told: most likely so many points, almost surely between these two."""

    points: int
    low: int
    high: int
    games: int


class Best(Struct):
    """One of the best of the house."""

    name: str
    rating: Shown
    is_me: bool


class BestList(Struct):
    """The best of the house, by role ("": in all of them); the surest come first."""

    fewest_games: int
    lists: dict[str, list[Best]]


class OwnRatings(Struct):
    """What somebody is told of himself."""

    listed: bool
    fewest_games: int
    ratings: dict[str, Shown]


class _Listed(SavedRating):
    name: str


def shown(saved: SavedRating) -> Shown:
    middle, range_ = POINTS * saved.mu, 2 * POINTS * saved.sigma
    return Shown(round(middle), round(middle - range_), round(middle + range_), saved.games)


class Ratings:
    """What the house knows of how well people play."""

    def __init__(self, store: Store, clock: HouseClock) -> None:
        self._store = store
        self._clock = clock
        self._held: dict[str, _Held] = {}  # by person: what others are still shown of him

    # ------------------------------------------------------------ when a game is over

    async def acts_of(self, play: Play, seatings: Sequence[SavedSeat]) -> list[AnyWrite]:
        """What is to be written with the end of a game; nothing, if it does not count."""
        if not is_rated(play, seatings):
            return []
        if delay := play.table.options.spectator_delay:
            people = [each.person for each in seatings if each.person]
            await self._hold_back(people, self._clock.now() + delay)
        return [rating(play.name, seatings)]

    async def _hold_back(self, people: Sequence[str], until: float) -> None:
        """Who looks on later must not read from a list how the game has ended: until he has seen
        it, everybody but they themselves are shown what was before."""
        rows = await self._rows(people)
        for person in people:
            before = self._held.get(person)
            if before is None or before.until <= self._clock.now():
                kept = {each.role: each for each in rows if each.person == person}
                self._held[person] = _Held(until, kept)
            else:
                before.until = max(before.until, until)

    # ------------------------------------------------------------ what people are told

    async def own(self, person: str) -> OwnRatings:
        found = await self._store.ask(
            select(schema.people.c.listed).where(schema.people.c.id == person)
        )
        rows = {each.role: shown(each) for each in await self._rows([person])}
        listed = bool(found) and found[0].listed is True
        told = {kind: rows[kind] for kind in KINDS if kind in rows}
        return OwnRatings(listed, FEWEST_GAMES, told)

    async def be_listed(self, person: str, listed: bool) -> None:
        """Somebody wants to be among the best, if he is, or does not."""
        people = schema.people
        change = update(people).where(people.c.id == person)
        await self._store.write(Statement(change, {"listed": listed}))

    async def best(self, person: str) -> BestList:
        """The best of those who have asked to be listed."""
        self._let_go()
        found = await self._store.ask(_listing(self._clock.date()))
        rows = [each for each in _whole(_Listed, found) if each.games]
        told = [each for row in rows if (each := self._as_told(row)) is not None]
        told = [each for each in told if each.games >= FEWEST_GAMES]
        told.sort(key=lambda each: (2 * each.sigma - each.mu, each.person))
        lists = {kind: [each for each in told if each.role == kind][:LISTED] for kind in KINDS}
        return BestList(
            FEWEST_GAMES,
            {
                kind: [Best(each.name, shown(each), each.person == person) for each in rows]
                for kind, rows in lists.items()
            },
        )

    def _as_told(self, row: _Listed) -> _Listed | None:
        """A row as others are shown it."""
        held = self._held.get(row.person)
        if held is None:
            return row
        before = held.rows.get(row.role)
        if before is None:
            return None
        return _Listed(row.person, row.role, before.mu, before.sigma, before.games, row.name)

    def _let_go(self) -> None:
        now = self._clock.now()
        self._held = {person: held for person, held in self._held.items() if held.until > now}

    def forget(self, person: str) -> None:
        self._held.pop(person, None)

    async def _rows(self, people: Sequence[str]) -> list[SavedRating]:
        ratings = schema.ratings
        found = await self._store.ask(select(ratings).where(ratings.c.person.in_(people)))
        return _whole(SavedRating, found)


class _Held(Struct):
    """What others are shown of somebody until then, by role."""

    until: float
    rows: dict[str, SavedRating]


def _listing(date: float) -> Select[Any]:
    """The ratings of everybody who wants to be listed and may come in."""
    ratings, people, bans = schema.ratings.c, schema.people, schema.bans.c
    banned = select(bans.person).where(or_(bans.until.is_(None), bans.until > date))
    return (
        select(schema.ratings, people.c.name)
        .join_from(schema.ratings, people, ratings.person == people.c.id)
        .where(people.c.listed == 1, people.c.forgotten == 0, people.c.id.not_in(banned))
        .where(ratings.games >= FEWEST_GAMES)
    )


def _whole(kind: type[Any], rows: Iterable[Row[Any]]) -> list[Any]:
    """Those that are not damaged."""
    found = []
    for row in rows:
        try:
            found.append(checked(kind, row))
        except RowDamaged as error:
            note("a rating is damaged", WARNING, person=error.name, why=str(error))
    return found
