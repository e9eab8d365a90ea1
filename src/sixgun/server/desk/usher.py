"""Between the desk of a tournament and the tables of the house.

The log says what is to be played; the house says what has been played. An usher makes the two
agree, step by step, whenever either has news, and after every start. Each step looks first, so one
that was cut off by a kill is done again and counts once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping
from secrets import token_bytes
from typing import NamedTuple

from ...tournament.log.clocking import duel_minutes
from ...tournament.log.dice import Dice
from ...tournament.log.housing import (
    HousedPlay,
    house_move,
    house_seat,
    housed_roles,
    news_of,
    until_noon,
)
from ...tournament.log.kinds import HOUSE
from ...tournament.log.people import told_apart
from ...tournament.log.state import RoundTable, Tournament
from ...tournament.regulation.duels import DUELS, characters_in_duel
from ..clock import Alarm
from ..front.interfaces import NotPossible
from ..logs import note_error
from ..minds.roster import DUEL_SUBSTITUTE
from ..tables.commissioned import (
    NO_SEAT,
    Entrant,
    Hosting,
    Key,
    TableProgress,
    duel_options,
    options_for,
)
from ..tables.state import Commission
from .doing import BOT_MARK, Turn, own_seat
from .opened import OpenDesk


class PlacedTable(NamedTuple):
    """A table of the house, as the log has it."""

    key: Key
    table: RoundTable

    @property
    def at(self) -> tuple[int, int]:
        return self.key.round, self.key.table

    @property
    def where(self) -> dict[str, int]:
        return {"round": self.key.round, "table": self.key.table}

    def is_in(self, tournament: Tournament) -> bool:
        """Is it still the same table? Its draw may have been taken back."""
        if len(tournament.rounds) != self.key.round:
            return False
        return tournament.table(*self.at).housed == self.table.housed


class PlacedDuel(NamedTuple):
    """A duel in the house: the Law sits first."""

    key: Key
    name: str
    players: tuple[str, str]
    is_ready: bool  # nobody has won it


class Usher:
    """Brings players to their tables, and results to the desk."""

    def __init__(self, desk: OpenDesk, hosting: Hosting) -> None:
        self._desk = desk
        self._hosting = hosting
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._noon: Alarm | None = None
        self._unsealed = False
        self._secret = ""
        self.housed: Mapping[tuple[int, int], TableProgress] = {}

    # ------------------------------------------------------------ the task

    def begin(self) -> None:
        self._hosting.listen(self._desk.name, self._news.set)
        self._task = asyncio.create_task(self._work(), name=f"usher {self._desk.name}")

    async def stop(self) -> None:
        self._hosting.unlisten(self._desk.name)
        if self._noon is not None:
            self._noon.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        with self._desk.watched() as changed:
            while True:
                changed.clear()
                self._news.clear()
                try:
                    await self._agree()
                except Exception as error:  # the next news tries again
                    note_error("a table of the house waits", error, tournament=self._desk.name)
                    self._hosting.stumble()
                await _either(changed, self._news)

    async def _agree(self) -> None:
        """One look at everything; what it changes is news, and so looked at again."""
        places = list(self._places())
        for place in places:
            await self._attend(place)
        for placed in self._placed_duels():
            await self._attend_duel(placed)
        self._watch_noon(places)
        await self._put_away()
        self._show()

    # ------------------------------------------------------------ what there is

    def _places(self) -> Iterator[PlacedTable]:
        """The tables of the last round that are played in the house."""
        tournament = self._desk.tournament
        number = len(tournament.rounds)
        for place, table in enumerate(tournament.rounds[-1].tables if number else (), 1):
            if table.housed is not None:
                yield PlacedTable(Key(self._desk.name, number, place, table.housed.event), table)

    def _placed_duels(self) -> list[PlacedDuel]:
        """The duels that are played in the house."""
        tournament = self._desk.tournament
        duels, found = tournament.duels(), []
        for name, housed in tournament.housed_duels.items():
            duel, law = duels[name], tournament.sides[name].law
            other = duel.second if law == duel.first else duel.first
            key = Key(self._desk.name, 0, DUELS.index(name) + 1, housed.event)
            found.append(PlacedDuel(key, name, (law, other or ""), duel.is_ready))
        return found

    def _show(self) -> None:
        """The desk and the phones see who has come and how far it is."""
        keys = [place.key for place in self._places()] + [
            placed.key for placed in self._placed_duels()
        ]
        found = {(key.round, key.table): self._hosting.progress(key) for key in keys}
        housed = {where: each for where, each in found.items() if each is not None}
        if housed != self.housed:
            self.housed = housed
            self._desk.tell()

    def seat_of(self, player: str) -> tuple[str, bool]:
        """The own role of a player at a table of the house, and whether one can sit there."""
        for place in self._places():
            if player in place.table.players:
                seat = place.table.players.index(player)
                return self._roles(place.table)[seat], place.at in self.housed
        return "", False

    def duel_of(self, player: str) -> str:
        """The duel whose table in the house waits for a player."""
        mine = [each for each in self._placed_duels() if player in each.players and each.is_ready]
        return next((each.name for each in mine if self._hosting.find(each.key)), "")

    def _roles(self, table: RoundTable) -> tuple[str, ...]:
        if not self._secret:
            self._secret = self._desk.store.secret().hex()
        return housed_roles(self._secret, table)

    # ------------------------------------------------------------ tickets

    def ticket_for(self, player: str) -> str:
        """By which a player sits down at the own table, or at the own duel."""
        for placed in self._placed_duels():
            if placed.name == self.duel_of(player):
                return self._hosting.ticket(placed.key, placed.players.index(player))
        place, seat = own_seat(self._desk.tournament, player)
        return self._ticket(len(self._desk.tournament.rounds), place, seat - 1)

    def ticket_to(self, number: int, place: int, duel: str = "") -> str:
        """By which a referee looks on."""
        for placed in self._placed_duels():
            if placed.name == duel and self._hosting.find(placed.key) is not None:
                return self._hosting.ticket(placed.key)
        self._desk.tournament.table(number, place)
        return self._ticket(number, place, NO_SEAT)

    async def admit(self, secret: str, person: str) -> str:
        """Somebody of the house uses a ticket; the name of the table."""
        return await self._hosting.use(secret, person)

    def _ticket(self, number: int, place: int, seat: int) -> str:
        for each in self._places():
            if each.at == (number, place) and self._hosting.find(each.key) is not None:
                return self._hosting.ticket(each.key, seat)
        raise NotPossible("desk-table-not-open")

    # ------------------------------------------------------------ what is to be done

    async def _attend(self, place: PlacedTable) -> None:
        table = place.table
        if table.versions:
            return  # its result is on the sheet, whoever wrote it
        if house_seat(self._desk.tournament, table) is not None:
            await self._desk.act(HOUSE, lambda turn: _bid(turn, place))
        elif self._hosting.is_aside(place.key):
            return  # it comes back when it is repaired; a referee may write the sheet by hand
        elif table.characters and self._hosting.find(place.key) is None:
            await self._open(place)
        elif table.characters:
            await self._follow(place)

    async def _open(self, place: PlacedTable) -> None:
        """Everybody has a character: the table is set up in the house."""
        table = place.table
        assert table.housed is not None
        commission = Commission(*place.key, self._roles(table), table.characters)
        clock, chat, spectators, _ = table.housed
        options = options_for(len(table.players), clock, chat=chat, spectators=spectators)
        entrants = [self._entrant(seat, number) for seat, number in enumerate(table.players)]
        await self._hosting.open(commission, options, entrants)

    def _entrant(self, seat: int, number: str) -> Entrant:
        """A bot has its mark at the table; there its name needs none."""
        bot = self._desk.tournament.bots.get(number, "")
        name = told_apart(self._desk.people).get(number, f"P{seat + 1}")
        return Entrant(name.removesuffix(BOT_MARK) if bot else name, bot)

    async def _follow(self, place: PlacedTable) -> None:
        """What the referee decided goes to the table, what happened there goes into the log."""
        by_time = place.table.noon == "time"
        await self._hosting.settle(place.key, _left(place.table), noon=by_time)
        progress = self._hosting.progress(place.key)
        if progress is None:
            return
        played = self._played(place.table, progress)
        if news_of(self._desk.tournament, *place.at, played, self._desk.now()):
            await self._desk.act(HOUSE, lambda turn: _report(turn, place, played))
        if progress.missed:
            await self._hosting.heard(place.key, [seat for seat, _ in progress.missed])

    def _played(self, table: RoundTable, progress: TableProgress) -> HousedPlay:
        over = progress.status == "over"
        return HousedPlay(
            self._roles(table),
            progress.shuffles,
            progress.missed,
            progress.absent,
            over,
            progress.outcome,
        )

    async def _attend_duel(self, placed: PlacedDuel) -> None:
        """A duel of the house: opened, or decided by what was played there."""
        progress = self._hosting.progress(placed.key)
        if not placed.is_ready or self._hosting.is_aside(placed.key):
            return
        if progress is None:
            await self._open_duel(placed)
        elif progress.won is not None:
            seat, how = progress.won
            winner = placed.players[seat]
            await self._desk.act(HOUSE, lambda turn: _decide(turn, placed.name, winner, how))

    async def _open_duel(self, placed: PlacedDuel) -> None:
        tournament = self._desk.tournament
        chat, spectators, _ = tournament.housed_duels[placed.name]
        three = "three_of_five" in tournament.derogations
        _, fighters = characters_in_duel(three_of_five=three)
        minutes = duel_minutes(tournament) or 0
        options = duel_options(minutes, fighters, chat=chat, spectators=spectators)
        entrants = [self._entrant(seat, number) for seat, number in enumerate(placed.players)]
        duelists = [each._replace(bot=DUEL_SUBSTITUTE if each.bot else "") for each in entrants]
        commission = Commission(*placed.key, (), (), placed.name)
        await self._hosting.open(commission, options, duelists)

    def _watch_noon(self, places: list[PlacedTable]) -> None:
        """T-107, A-12: by time, high noon comes by itself; look again when the next one is due."""
        tournament, now = self._desk.tournament, self._desk.now()
        due = [until_noon(tournament, place.table, now) for place in places]
        ahead = [left for left in due if left]
        if self._noon is not None:
            self._noon.cancel()
        if ahead:
            when = self._desk.clock.now() + min(ahead) / 1000
            self._noon = self._desk.clock.at(when, self._news.set)

    def _undecided(self) -> dict[Key, bool]:
        """The tables of this round, and whether their sheets are still missing."""
        return {place.key: not place.table.versions for place in self._places()}

    async def _put_away(self) -> None:
        """Tables whose round is over are closed; after publication nothing is sealed."""
        tournament = self._desk.tournament
        undecided = {} if tournament.is_published else self._undecided()
        undecided |= (
            {} if tournament.is_closed else {m.key: m.is_ready for m in self._placed_duels()}
        )
        for key in self._hosting.keys(self._desk.name):
            progress = self._hosting.progress(key)
            is_over = progress is not None and progress.status == "over"
            if key not in undecided or not (undecided[key] or is_over):
                await self._hosting.close(key)  # a referee may have decided it meanwhile
        if tournament.is_published and not self._unsealed:
            await self._hosting.unseal(self._desk.name)
            self._unsealed = True


def _bid(turn: Turn, place: PlacedTable) -> None:
    """Bots and who has left move until a person must."""
    dice = Dice(token_bytes(32))
    while place.is_in(turn.tournament):
        table = turn.tournament.table(*place.at)
        seat = house_seat(turn.tournament, table)
        if seat is None:
            return
        kind, data = house_move(table, seat, dice)
        turn.note(kind, **place.where, **data)


def _report(turn: Turn, place: PlacedTable, played: HousedPlay) -> None:
    """What happened at a table becomes events; whatever the log has already is left out."""
    if place.is_in(turn.tournament):
        for kind, data in news_of(turn.tournament, *place.at, played, turn.at):
            turn.note(kind, **place.where, **data)


def _decide(turn: Turn, name: str, winner: str, how: str) -> None:
    """A duel was decided at its table; if a referee was quicker, that holds."""
    if turn.tournament.duels()[name].is_ready:
        turn.note("duel_won", duel=name, winner=winner, how=how)


def _left(table: RoundTable) -> list[int]:
    return [seat for seat, player in enumerate(table.players) if player in table.passive]


async def _either(*events: asyncio.Event) -> None:
    waiting = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
