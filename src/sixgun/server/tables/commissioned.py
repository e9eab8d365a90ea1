"""Tables that a tournament has given to the house: opened, watched and closed for its desk.

Such a table is the referee's. Nobody owns it, nobody is sent away, no bot plays for a person; its
games are sealed until the standings are published. Players sit down by a *ticket*, which their
phones get from the desk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ...tournament.regulation.noon import RESHUFFLES
from ...tournament.regulation.tabletop import Outcome
from ..names import LONGEST_NAME
from ..protocol import TableOptions
from ..protocol.refusals import Refusal, notice
from ..store import acts
from ..visible_text import perceived
from .dealing import promise
from .presence import close, is_playing, wait_for
from .seating import dismiss, look_from
from .state import Commission, Place, TableState
from .table import OpenTable

if TYPE_CHECKING:
    from ..house import House

T = TypeVar("T")

#: A ticket that is older, in seconds, lets nobody sit down.
TICKET_SECONDS = 300.0
#: The seat of whoever only looks on.
NO_SEAT = -1


class Key(NamedTuple):
    """Which table of which tournament."""

    tournament: str
    round: int
    table: int
    event: int


class Entrant(NamedTuple):
    """A player as the desk names one; `bot`: which of the house's, "" for a person."""

    name: str
    bot: str = ""


class TableProgress(NamedTuple):
    """How far a table is."""

    status: str  # waiting, dealing, playing, over
    came: tuple[bool, ...]  # who has sat down; bots always have
    here: tuple[bool, ...]  # who is connected
    shuffles: int
    outcome: Outcome | None  # once it is over
    missed: tuple[tuple[int, str], ...]  # seats that do not play, and why: not told yet
    absent: tuple[int, ...]  # seats that have not played since
    won: tuple[int, str] | None = None  # a duel: by which seat, and how (played, time)


class _Ticket(NamedTuple):
    key: Key
    seat: int
    until: float


class Hosting:
    """The tables of tournaments in a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._listeners: dict[str, Callable[[], None]] = {}
        self._told: dict[str, tuple[object, ...]] = {}
        self._tickets: dict[str, _Ticket] = {}
        self._aside: dict[str, Key] = {}  # by table: they wait for repair, and are not opened again

    # ------------------------------------------------------------ for the desk

    def listen(self, tournament: str, listener: Callable[[], None]) -> None:
        """Call this whenever something about a table of the tournament may be news."""
        self._listeners[tournament] = listener

    def unlisten(self, tournament: str) -> None:
        self._listeners.pop(tournament, None)

    def keys(self, tournament: str) -> list[Key]:
        """The tables of a tournament that are open."""
        found = [key_of(table) for table in self._house.tables.values() if not table.closed]
        return [key for key in found if key is not None and key.tournament == tournament]

    def find(self, key: Key) -> OpenTable | None:
        for table in self._house.tables.values():
            if key_of(table) == key and not table.closed:
                return table
        return None

    async def open(
        self, commission: Commission, options: TableOptions, players: Sequence[Entrant]
    ) -> None:
        """Set a table up; it waits until everybody has come."""
        state = TableState([self._place(player) for player in players], commission=commission)
        table = OpenTable.fresh(self._house, options, state)
        await self._house.add(table)
        table.post(begin_if_complete, table)

    def _place(self, player: Entrant) -> Place:
        kind, seed = "bot" if player.bot else "person", self._house.new_secret()
        return Place(kind=kind, name=_short(player.name), bot=player.bot, seed=seed)

    def progress(self, key: Key) -> TableProgress | None:
        """How far a table is; None: it is not open."""
        table = self.find(key)
        if table is None or table.state.commission is None:
            return None
        places, play = table.state.places, table.play
        return TableProgress(
            table.state.status,
            tuple([place.kind == "bot" or bool(place.person) for place in places]),
            tuple([place.kind == "bot" or table.is_here(place.person) for place in places]),
            play.kind.shuffles(play.game) if play is not None else 0,
            play.kind.outcome(play.game) if play is not None else None,
            tuple(table.state.commission.missed.items()),
            tuple(table.state.commission.absent),
            _won(table),
        )

    async def settle(self, key: Key, left: Iterable[int], *, noon: bool) -> None:
        """What has been decided at the desk comes about: who has left, high noon by time."""
        table = self.find(key)
        if table is not None:
            gone = sorted(left)
            await in_turn(table, lambda: _settle(table, gone, noon=noon))

    async def heard(self, key: Key, seats: Iterable[int]) -> None:
        """The referee knows who does not play."""
        table, told = self.find(key), list(seats)
        if table is not None:
            await in_turn(table, lambda: _heard(table, told))

    async def close(self, key: Key) -> None:
        table = self.find(key)
        if table is not None:
            self._told.pop(table.name, None)
            table.post(close, table, notice("closed-tournament"))
            await table.settled()

    async def unseal(self, tournament: str) -> None:
        """The standings are published: games of this tournament are like all others."""
        await self._house.store.write(acts.unseal(tournament))

    def note_aside(self, table: OpenTable) -> None:
        """A table of a tournament is set aside: the desk waits for it, or for a sheet by hand."""
        key = key_of(table)
        if key is not None:
            self._aside[table.name] = key
            self._listeners.get(key.tournament, _nobody)()

    def forget_aside(self, table: str) -> None:
        """It was closed for good: the desk may open another one."""
        key = self._aside.pop(table, None)
        if key is not None:
            self._listeners.get(key.tournament, _nobody)()

    def is_aside(self, key: Key) -> bool:
        return key in self._aside.values()

    def stumble(self) -> None:
        """Something went wrong that should not have."""
        self._house.count.mistake()

    # ------------------------------------------------------------ tickets

    def ticket(self, key: Key, seat: int = NO_SEAT) -> str:
        """A secret by which one person sits down once, or looks on for the referee."""
        now = self._house.clock.now()
        self._tickets = {h: each for h, each in self._tickets.items() if each.until > now}
        secret = secrets.token_urlsafe(24)
        self._tickets[_hashed(secret)] = _Ticket(key, seat, now + TICKET_SECONDS)
        return secret

    async def use(self, secret: str, person: str) -> str:
        """Sit down; the name of the table."""
        ticket = self._tickets.pop(_hashed(secret), None)
        table = self.find(ticket.key) if ticket is not None else None
        if ticket is None or table is None or ticket.until < self._house.clock.now():
            raise Refusal("ticket-old")
        await in_turn(table, lambda: self._admit(table, ticket.seat, person))
        return table.name

    async def _admit(self, table: OpenTable, seat: int, person: str) -> None:
        if seat == NO_SEAT:
            if person not in table.state.invited:
                table.state.invited.append(person)
            await table.keep(table.as_saved())
            return
        if table.seat_of(person) == seat:
            return
        if table.seat_of(person) >= 0:
            raise Refusal("already-seated")
        await _sit(table, seat, person)
        self.report(table)
        await begin_if_complete(table)

    # ------------------------------------------------------------ from the tables

    def report(self, table: OpenTable) -> None:
        """Tell the desk, if there is anything new for it."""
        commission, play = table.state.commission, table.play
        if commission is None:
            return
        shuffles = play.kind.shuffles(play.game) if play is not None else 0
        came = tuple([place.person for place in table.state.places])
        here = tuple([table.is_here(place.person) for place in table.state.places])
        absent = (tuple(commission.missed), tuple(commission.absent))
        news = (table.state.status, shuffles, came, here, absent)
        if self._told.get(table.name) != news:
            self._told[table.name] = news
            self._listeners.get(commission.tournament, _nobody)()

    async def miss(self, table: OpenTable, seat: int, cause: str) -> None:
        """Somebody does not play: the referee must hear of it."""
        commission = table.state.commission
        if commission is None or commission.duel or seat < 0 or not is_playing(table, seat):
            return  # in a duel the clocks decide (T-127)
        commission.missed[seat] = cause
        commission.absent = sorted({*commission.absent, seat})
        await table.changed()
        self.report(table)

    async def played(self, table: OpenTable, seat: int) -> None:
        """Somebody plays: if the referee was called to him, that is over."""
        commission = table.state.commission
        if commission is None or seat not in commission.absent:
            return
        commission.absent.remove(seat)
        commission.missed.pop(seat, None)
        await table.changed()
        self.report(table)

    async def unseat(self, table: OpenTable, seat: int) -> None:
        """The house lets a person in no more; the seat stays the player's, by another ticket."""
        if seat < 0:
            return
        table.state.places[seat].person = ""
        await self.miss(table, seat, "away")


def key_of(table: OpenTable) -> Key | None:
    given = table.state.commission
    return Key(given.tournament, given.round, given.table, given.event) if given else None


def options_for(players: int, clock: str, *, chat: bool, spectators: bool) -> TableOptions:
    """The official rules, closed discards, and what the referee allows."""
    return TableOptions(
        players=players,
        high_noon_reshuffles=RESHUFFLES,
        closed_discards=True,
        clock=clock,  # type: ignore[arg-type]
        substitutes=False,
        chat=chat,
        spectators=spectators,
        public=spectators,
    )


def duel_options(minutes: int, fighters: int, *, chat: bool, spectators: bool) -> TableOptions:
    """T-124 to T-126: the set-up of tournaments, chess clocks, closed discards, and what the
    referee allows."""
    return TableOptions(
        game="duel",
        players=2,
        fighters=fighters,
        tournament=True,
        minutes=minutes,
        closed_discards=True,
        clock="relaxed",
        substitutes=False,
        chat=chat,
        spectators=spectators,
        public=spectators,
    )


def _short(name: str) -> str:
    """A name that fits at a table."""
    letters = perceived(name)
    return "".join(letters[: LONGEST_NAME - 1]) + "…" if len(letters) > LONGEST_NAME else name


async def _sit(table: OpenTable, seat: int, person: str) -> None:
    """A player comes, or comes with another device than before."""
    place = table.state.places[seat]
    before, place.person, place.defaults = place.person, person, 0
    look_from(table, person, seat)
    if before:
        table.cancel_alarm(f"away {before}")
    if not table.is_here(person):
        wait_for(table, person)  # the ticket is quicker than the page of the table
    await table.changed()
    if before:
        dismiss(table, before, notice("seat-elsewhere"))
    table.notice("joined", name=place.name)


async def begin_if_complete(table: OpenTable) -> None:
    """The game begins when everybody who has not left the tournament sits there."""
    commission = table.state.commission
    if commission is None or table.state.status != "waiting":
        return
    for seat, place in enumerate(table.state.places):
        if place.kind == "person" and not place.person and seat not in commission.left:
            return
    given = {"roles": commission.roles, "characters": commission.characters}
    await promise(table, {} if commission.duel else given)


async def _settle(table: OpenTable, left: list[int], *, noon: bool) -> None:
    commission, play = table.state.commission, table.play
    assert commission is not None
    if commission.left != left:
        commission.left = left
        await table.changed()
    await begin_if_complete(table)
    if play is None or table.state.status != "playing":
        return
    for seat in left:
        if not play.game.over and play.game.alive[seat] and not play.game.passive[seat]:
            await play.leave(seat)
    if noon and not play.game.over and not play.game.noon:
        await play.high_noon()


async def _heard(table: OpenTable, seats: list[int]) -> None:
    commission = table.state.commission
    assert commission is not None
    commission.missed = {s: why for s, why in commission.missed.items() if s not in seats}
    await table.keep(table.as_saved())


def _won(table: OpenTable) -> tuple[int, str] | None:
    """Who has won a duel that is over, and how."""
    play = table.play
    winner = play.kind.winner(play.game) if play is not None else None
    if play is None or winner is None:
        return None
    return winner, "time" if play.last == "time" else "played"


def _nobody() -> None:
    """The desk of this tournament is not open."""


def _hashed(secret: str) -> str:
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


async def in_turn(table: OpenTable, act: Callable[[], Awaitable[None]]) -> None:
    """Have something done at a table when its turn comes, and wait for it."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run() -> None:
        try:
            await act()
        except Exception as error:  # whoever asked is told
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    table.post(run)
    await done
