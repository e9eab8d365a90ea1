"""A table: one task that owns its places, its game and everybody who looks at it.

Whatever happens at a table is an act in its inbox, and acts happen one after another. An act
changes the table, waits until the change is on disk, and only then tells anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from .. import protocol
from ..avatars import avatar_of
from ..days import slow
from ..logs import note_error
from ..protocol import Chair, Message, Notice, OwnTable, Request, TableCard, TableOptions
from ..protocol.refusals import Refusal, notice
from ..store import acts
from ..store.errors import Conflict, StoreFailed
from .connection import Connection, Viewer
from .games import GAMES, HouseGame
from .state import Place, TableState, empty_places, write_options, write_state

if TYPE_CHECKING:
    from ..house import House
    from ..store.writer import AnyWrite
    from ..traces.spans import Span
    from .playing import Play
    from .showing import ShownPlay

#: How long to wait before a store that failed is tried again.
RETRY_SECONDS = 1.0
#: So many bytes of chance are in the name of a table.
NAME_BYTES = 16

R = TypeVar("R", bound=Request)
Rule: TypeAlias = Callable[["OpenTable", Connection, Any], Awaitable[None]]
#: What players may ask of a table that is a referee's; everything else is the referee's business.
AT_REFEREES = (
    protocol.Watch,
    protocol.Answer,
    protocol.Full,
    protocol.Explain,
    protocol.Number,
    protocol.Ready,
    protocol.Prefer,
    protocol.Say,
    protocol.Phrase,
    protocol.Mute,
    protocol.Block,
    protocol.Complain,
)
#: What a table does with each kind of request; `seating`, `dealing` and others fill it.
RULES: dict[type[Request], Rule] = {}


def new_name() -> str:
    """A name for a table, which nobody can guess: it stands in links, and is typed at commands,
    to which a dash at the beginning would be an option."""
    while (name := secrets.token_urlsafe(NAME_BYTES)).startswith("-"):
        continue  # one in 64
    return name


def on(
    kind: type[R],
) -> Callable[
    [Callable[[OpenTable, Connection, R], Awaitable[None]]],
    Callable[[OpenTable, Connection, R], Awaitable[None]],
]:
    """Make a function what a table does with this kind of request."""

    def register(
        rule: Callable[[OpenTable, Connection, R], Awaitable[None]],
    ) -> Callable[[OpenTable, Connection, R], Awaitable[None]]:
        RULES[kind] = rule
        return rule

    return register


def kind_of_request(request: Request) -> str:
    """What the protocol calls it."""
    return type(request).__name__.lower()


class GameBroken(Exception):
    """A game cannot be relied on any more; the cause says why. The table is set aside."""


class OpenTable:
    """A table of the house."""

    def __init__(self, house: House, name: str, options: TableOptions, state: TableState) -> None:
        self.house = house
        self.name = name
        self.options = options
        self.state = state
        self.play: Play | None = None
        self.screen: ShownPlay | None = None  # what spectators see: late, perhaps the game before
        self.viewers: dict[Connection, Viewer] = {}
        self.numbers: dict[int, str] = {}  # of the deal that is being made
        self.nudged: dict[str, float] = {}  # until when who has nudged somebody must wait
        self.reveal_ends: float | None = None  # when the game begins; None: when one is ready
        self.dice = random.Random(house.randomness())
        self.card: TableCard | None = None  # as the lobby shows it
        self.own_told: dict[str, OwnTable] = {}  # what people elsewhere know of it
        self.alarms: dict[str, Any] = {}
        self.opened = house.clock.date()  # when; one that was restored knows better
        self.left_at = house.clock.now()  # nobody has looked since, if nobody looks
        self.closed = False
        self.is_aside = False  # nothing of it is written any more
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    def fresh(
        cls, house: House, options: TableOptions, state: TableState | None = None
    ) -> OpenTable:
        """A table that there was not before, with a name of its own."""
        places = empty_places(options.players)
        return cls(house, new_name(), options, state or TableState(places))

    @property
    def kind(self) -> HouseGame:
        """The game that is played here next, or now."""
        return GAMES[self.options.game]

    # ------------------------------------------------------------ the task

    def begin(self) -> None:
        self._task = asyncio.create_task(self._work(), name=f"table {self.name}")

    def post(self, act: Callable[..., Awaitable[None]], *args: Any) -> None:
        """Have something done when its turn comes."""
        self._inbox.put_nowait(lambda: act(*args))

    async def _work(self) -> None:
        while not (self.closed and self._inbox.empty()):
            act = await self._inbox.get()
            try:
                await act()
            except GameBroken as broken:
                set_aside(self, broken.__cause__ or broken)
            except Exception as error:
                if self.is_aside:
                    continue  # what still waited comes to nothing
                note_error("an act failed", error, table=self.name)
                self.house.count.mistake()

    @contextlib.contextmanager
    def staking(self) -> Iterator[None]:
        """What fails in here leaves a game of which nobody knows whether it is what is on disk."""
        try:
            yield
        except (Refusal, StoreFailed, GameBroken):
            raise
        except Exception as error:
            raise GameBroken from error

    async def settled(self) -> None:
        """Wait until everything that was posted before has been done."""
        if self._task is None or self._task.done():
            return
        done = asyncio.get_running_loop().create_future()

        async def tell() -> None:
            if not done.done():
                done.set_result(None)

        self.post(tell)
        await asyncio.wait({done, self._task}, return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        """End the task after the act that is being done."""
        if self._task is None:
            return
        await self.settled()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        if self.play is not None:
            self.play.drop_pending()
        self.cancel_alarms()

    def ask(self, connection: Connection, request: Request, rule: Rule | None = None) -> None:
        """Somebody wants something of this table."""
        rule, traces = rule or RULES[type(request)], self.house.traces
        if traces is None:
            self.post(self._asked, connection, request, rule)
        else:
            span = traces.hand_on() or traces.begin_message(kind_of_request(request))
            self.post(self._asked_traced, span, connection, request, rule)

    async def _asked_traced(
        self, span: Span, connection: Connection, request: Request, rule: Rule
    ) -> None:
        """The same, and a collector is told: how long it waited, and what was done."""
        span.handed_on = False
        span.waited()
        span.note("table", self.sign())
        assert self.house.traces is not None
        with self.house.traces.working_on(span):
            await self._asked(connection, request, rule)

    async def _asked(self, connection: Connection, request: Request, rule: Rule) -> None:
        try:
            if self.closed:
                raise Refusal("no-such-table")
            if self.state.commission is not None and not isinstance(request, AT_REFEREES):
                raise Refusal("referees-table")
            await rule(self, connection, request)
        except Refusal as refusal:
            self.house.count.refused()
            if self.house.traces is not None:
                self.house.traces.note("refused", refusal.key)
            connection.refuse(request.id, refusal.told())
        except StoreFailed:
            connection.refuse(request.id, Refusal("store-trouble").told())
        except Exception:
            connection.refuse(request.id, Refusal("trouble").told())
            raise

    # ------------------------------------------------------------ time

    def alarm(
        self, name: str, when: float, act: Callable[..., Awaitable[None]], *args: Any
    ) -> None:
        """Have something done at a time of the house's clock; one alarm per name."""
        self.cancel_alarm(name)
        self.alarms[name] = self.house.clock.at(when, lambda: self._ring(name, act, args))

    def _ring(self, name: str, act: Callable[..., Awaitable[None]], args: tuple[Any, ...]) -> None:
        self.alarms.pop(name, None)
        self.post(act, *args)

    def cancel_alarm(self, name: str) -> None:
        alarm = self.alarms.pop(name, None)
        if alarm is not None:
            alarm.cancel()

    def cancel_alarms(self) -> None:
        for name in list(self.alarms):
            self.cancel_alarm(name)

    def now(self) -> float:
        return self.house.clock.now()

    # ------------------------------------------------------------ the store

    async def keep(self, *changes: AnyWrite) -> None:
        """Wait until these changes are on disk. A store in trouble is tried again and again."""
        if self.is_aside:
            raise Refusal("no-such-table")
        troubled = False
        while True:
            try:
                await self.house.store.write(*changes)
                break
            except StoreFailed as error:
                note_error("the store failed", error, table=self.name)
                if not troubled:
                    self.notice("store-trouble")
                troubled = True
                if self.house.closing:  # what was not written was told to nobody
                    raise
                await self._pass(RETRY_SECONDS)
            except Conflict:
                if not troubled:  # after trouble: what seemed to fail is on disk
                    raise
                break
        if troubled:
            self.notice("store-well")

    async def _pass(self, seconds: float) -> None:
        waited = asyncio.get_running_loop().create_future()
        self.house.clock.at(
            self.now() + seconds, lambda: None if waited.done() else waited.set_result(None)
        )
        await waited

    def as_saved(self) -> AnyWrite:
        """The act that writes this table down as it is now."""
        return acts.save_table(
            self.name,
            options=write_options(self.options).decode(),
            state=write_state(self.state).decode(),
            status=self.state.status,
            changed=self.house.clock.date(),
        )

    async def changed(self, *changes: AnyWrite) -> None:
        """Something about the table is different: write it down, then show it."""
        await self.keep(self.as_saved(), *changes)
        self.show_table()

    # ------------------------------------------------------------ who is who

    def seat_of(self, person: str) -> int:
        """The seat of a person; -1: none. Seats whose player has still to come have nobody's."""
        for seat, place in enumerate(self.state.places):
            if place.kind == "person" and place.person == person and person:
                return seat
        return -1

    def lets_look_on(self, person: str) -> bool:
        """Has the referee, whose table it is, let somebody look on?"""
        return self.state.commission is not None and person in self.state.invited

    def place_of(self, connection: Connection) -> Place:
        seat = self.seat_of(connection.person)
        if seat < 0:
            raise Refusal("not-seated")
        return self.state.places[seat]

    def demand_owner(self, connection: Connection) -> None:
        if connection.person != self.state.owner:
            raise Refusal("not-owner")

    def demand_no_closing(self) -> None:
        """Nothing new begins in a house that closes."""
        if self.house.closing_time.is_quiet:
            raise Refusal("closing")

    def demand_idle(self) -> None:
        if not self.is_idle():
            raise Refusal("game-running")

    def demand_play(self) -> Play:
        if self.play is None or self.state.status not in ("playing", "paused"):
            raise Refusal("no-game")
        return self.play

    def sign(self) -> str:
        """What tells this table from others, to whoever may not come to it."""
        text = f"{self.house.salt}/table/{self.name}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def who(self, person: str) -> str:
        """What tells people at this table apart and means nothing elsewhere."""
        text = f"{self.house.salt}/{self.name}/{person}"
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def person_called(self, who: str) -> str:
        """The person behind a `who` of this table."""
        for person in self.people():
            if self.who(person) == who:
                return person
        raise Refusal("no-such-person")

    def people(self) -> set[str]:
        """Everybody who sits here, looks on, or has said something."""
        people = {place.person for place in self.state.places if place.person}
        people |= {connection.person for connection in self.viewers}
        return people | {line.person for line in self.house.chat.of(self.name) if line.person}

    def signs(self, people: Iterable[str]) -> tuple[str, ...]:
        """People as a client knows them, in an order that says nothing."""
        return tuple(sorted(self.who(person) for person in people))

    def is_here(self, person: str) -> bool:
        return any(connection.person == person for connection in self.viewers)

    def is_gone(self, person: str) -> bool:
        """Has somebody been away for so long that nobody waits any more?"""
        return not self.is_here(person) and f"away {person}" not in self.alarms

    def knows(self, person: str) -> bool:
        """Is somebody here, or is anything about him written down?"""
        return self.is_here(person) or person.encode() in write_state(self.state)

    def persons(self) -> list[Place]:
        return [place for place in self.state.places if place.kind == "person"]

    # ------------------------------------------------------------ telling

    def tell(self, message: Message) -> None:
        """Tell everybody who looks at this table."""
        data = protocol.encode(message)
        for connection in self.viewers:
            connection.send_bytes(data)

    def notice(self, key: str, **args: str | int) -> None:
        self.tell(Notice(notice=notice(key, **args)))

    def show_table(self) -> None:
        """Show places, options and status to everybody here and in the lobby."""
        known, self.card = self.card, self._card()
        quiet = slow.is_slow(self)  # that somebody came or went must not be heard
        for connection in self.viewers:
            message = protocol.encode(self.message_for(connection))
            if not quiet or message != connection.table_seen:
                connection.table_seen = message
                connection.send_bytes(message)
        if not quiet or known != self.card:
            self.house.lobby.table_changed(self)
            self.house.circles.table_changed(self)
        self.house.friends.changed()

    def message_for(self, connection: Connection) -> protocol.Table:
        from ..days.gathering import gather_left, gathered
        from .reveal import reveal_left

        state = self.state
        seat = self.seat_of(connection.person)
        used = state.pauses.get(connection.person, 0)
        shared = self._shared_by_players() if seat >= 0 else {}
        return protocol.Table(
            table=self.name,
            status=self.status_for(seat),
            options=self.options,
            chairs=self.chairs(late=seat < 0),
            owner=self.seat_of(state.owner),
            owned=connection.person == state.owner,
            seat=seat,
            games=state.games,
            spectators=self.spectators(),
            pauses=max(0, self.house.settings.pauses - used) if self._may_pause(seat) else 0,
            reveal=reveal_left(self, late=seat < 0 and bool(self.options.spectator_delay)),
            scenario=state.scenario,
            tournament=state.commission.tournament if state.commission else "",
            muted=self.signs(state.muted.get(connection.person, ())),
            blocked=self.signs(self.house.company.blocked_by(connection.person) & self.people()),
            paused_by=self.seat_of(state.paused_by),
            paused_for=self._paused_for(),
            gathering=gathered(self),
            gather_left=gather_left(self),
            next_time=round(state.next_time),
            **shared,
            **slow.own_fields(self, connection.person),
        )

    def _paused_for(self) -> int:
        if self.state.status != "paused":
            return 0
        return max(0, round(1000 * (self.house.clock.date() - self.state.paused_since)))

    def _shared_by_players(self) -> dict[str, Any]:
        """What those who sit here agree on. Spectators may still see an earlier game."""
        from .hurrying import wishes

        play, places = self.play, self.state.places
        answers = {seat: self.state.again.get(place.person) for seat, place in enumerate(places)}
        return {
            "hurry": play is not None and play.can_hurry and not play.game.over,
            "wishes": wishes(self),
            "pace": play.pace if play is not None and not play.game.over else "",
            "room": self.state.room or "",
            "again": {seat: wants for seat, wants in answers.items() if wants is not None},
        }

    def _may_pause(self, seat: int) -> bool:
        return seat >= 0 and self.state.commission is None and not slow.is_slow(self)

    def play_for(self, viewer: Viewer) -> ShownPlay | None:
        """The game that somebody looks at; spectators may still see the one before."""
        return self.play if viewer.seat is not None else self.screen

    def status_for(self, seat: int) -> Any:
        """The status; spectators who see everything later learn the end later."""
        status = self.state.status
        if seat < 0 and status in ("dealing", "over") and self.unseen_ends():
            return "playing"
        return status

    def unseen_ends(self) -> list[ShownPlay]:
        """The games whose end spectators have still to see."""
        plays: set[ShownPlay | None] = {self.play, self.screen}
        return [play for play in plays if play is not None and play.game.over and play.late]

    def chairs(self, *, late: bool = False) -> tuple[Chair, ...]:
        """Who sits where; `late`: without the wins that spectators have still to see."""
        hidden = [seat for play in self.unseen_ends() for seat in play.scored] if late else []
        return tuple(
            [
                self._chair(place, place.wins - hidden.count(seat))
                for seat, place in enumerate(self.state.places)
            ]
        )

    def _chair(self, place: Place, wins: int) -> Chair:
        if place.kind == "nobody":
            return Chair(wins=wins)
        return Chair(
            kind="bot" if place.kind == "bot" else "person",
            name=place.name,
            who=self.who(place.person) if place.kind == "person" else "",
            bot=place.bot if place.kind == "bot" or place.away else "",
            temper=place.temper,
            program=place.program,
            here=place.kind == "person" and (slow.is_slow(self) or self.is_here(place.person)),
            away=place.away,
            wins=wins,
            avatar=avatar_of(place.avatar, place.name),
        )

    def spectators(self) -> int:
        return sum([self.seat_of(connection.person) < 0 for connection in self.viewers])

    def _card(self) -> TableCard:
        status = self.status_for(-1)
        return TableCard(
            table=self.name,
            status=status if status != "dealing" else "playing",
            options=self.options,
            chairs=self.chairs(late=True),
            spectators=self.spectators(),
        )

    def own_table(self, person: str) -> OwnTable:
        """This table for somebody who has a seat here and is elsewhere: who waits for him."""
        from ..days.turns import is_turn_of

        seat = self.seat_of(person)
        others = [place.name for at, place in enumerate(self.state.places) if at != seat]
        return OwnTable(
            table=self.name,
            playing=not self.is_idle(),
            others=tuple([name for name in others if name]),
            turn=is_turn_of(self, seat),
        )

    def is_idle(self) -> bool:
        return self.state.status in ("waiting", "over")

    def has_free_seat(self) -> bool:
        return self.is_idle() and any(place.kind == "nobody" for place in self.state.places)


def set_aside(table: OpenTable, error: BaseException) -> None:
    """A table stops alone and stays as it is on disk; its people are told so."""
    from .thinking import forget_bots

    if table.closed:
        return
    table.closed = table.is_aside = True
    table.house.aside.put("table", table.name, error)
    table.cancel_alarms()
    with contextlib.suppress(Exception):  # whatever its game has become
        if table.play is not None:
            table.play.drop_pending()
            forget_bots(table.play)
    message = protocol.Gone(table=table.name, reason=notice("set-aside"))
    for connection in list(table.viewers):
        connection.send(message)
        connection.table = connection.viewer = None
    table.viewers.clear()
    table.house.table_closed(table)
    table.house.hosting.note_aside(table)
