"""A game being played at a table: who is asked, for how long, and what becomes of the answer."""

from __future__ import annotations

import asyncio
from collections import deque
from logging import WARNING
from typing import TYPE_CHECKING, Any

from ...bots.runner import Witness
from ...engine.notation import LogLine, option_text
from ...engine.options import Option
from ...engine.record import Recorder
from .. import protocol
from ..days import slow
from ..days.turns import tell_turns
from ..logs import note
from ..minds.pool import Thought
from ..protocol.refusals import Refusal
from ..settings import CLOCKS, PACES
from ..store import acts
from ..store.rows import line_of
from .connection import Connection
from .ending import finish
from .games import kind_of
from .hurrying import PARTS, Pace, settle_pace
from .pauses import Pauses
from .pending import Pending
from .position import Moment
from .presence import take_back, take_over
from .showing import ShownPlay
from .solitude import lone_person, stands_still
from .table import OpenTable
from .thinking import tell_if_short, thought_of, trace_decision

if TYPE_CHECKING:
    from ..store.rows import MoveKind
    from ..store.writer import AnyWrite
    from ..traces.spans import Span
    from .state import Place


class Play(ShownPlay):
    """One game of a table, from the deal to the end."""

    def __init__(
        self, table: OpenTable, name: str, number: int, game: Any, written: int = 0
    ) -> None:
        self.table = table
        self.name = name
        self.number = number
        self.game = game
        self.kind = kind_of(game)
        self.written = written  # how many moves are on disk
        self.rules = game.rules_version
        self.recorder: Recorder | None = None  # writes the record as it goes on; lessons have none
        self.deal: protocol.Deal | None = None
        self.secret = ""  # of the deal, until the game is over
        self.proof: protocol.Proof | None = None
        self.pending: Pending | None = None
        self.paused_at: float | None = None
        clocks = CLOCKS[table.options.clock]
        # what led to a question takes time to see: the same for all, so that it tells nothing
        extra = table.house.settings.showing_seconds
        self.seconds = clocks.decision + extra if clocks.decision else 0.0
        if slow.is_for_days(table):
            self.seconds = table.house.settings.day_seconds
        self.banks = [clocks.bank] * game.seats
        self.chess = self.kind.chess_clocks(table.options)
        self.last: MoveKind = "person"  # the kind of the last move
        middle = PACES[table.options.pace] * table.house.settings.pace
        self.pauses = Pauses(middle, table.house.randomness())
        self.witnesses: dict[int, Witness] = {}
        self.answered_by: dict[int, Connection | None] = {}  # the last decisions of people
        self.late: deque[Moment] = deque()  # what spectators will see later
        self.public: Moment | None = None  # what spectators see now
        self.scored: tuple[int, ...] = ()  # the seats that have one more win
        self.by_bot: tuple[int, ...] = ()  # the seats whose game a bot has finished
        self.hurried = False  # had bots hardly any time towards the end?
        self.pace: Pace = ""  # what those who are out agree on
        self.can_hurry = False  # nobody who plays is left
        self.told_short = False  # have people heard that strong bots think for less?

    # ------------------------------------------------------------ asking

    def go_on(self) -> None:
        """Open the decision that the game has come to."""
        decision = self.game.decision
        if decision is None or self.table.state.revealing:
            return
        now = self._now()
        self.pending = Pending(decision, now, self.pauses.earliest(now, PARTS[self.pace]))
        slow.take_up(self, self.pending)
        with self.table.staking():
            self._ask()
        tell_turns(self.table)

    def _ask(self) -> None:
        """Have the one who is asked answer: a bot thinks, a person sees the clock run."""
        pending = self.pending
        assert pending is not None
        place = self.table.state.places[pending.decision.seat]
        if self.bot_plays(pending.decision.seat):
            if not stands_still(self.table):
                if self.table.house.traces is not None:
                    trace_decision(self, pending, None)
                pending.thinking = asyncio.create_task(self._think(pending))
            return
        if self._chess_runs() or not self._is_forced(pending, place):
            self._start_clock(pending)
        pending.itself = self._is_forced(pending, place)
        if pending.itself:
            self._hold(pending, pending.decision.options[0], "forced")
            return
        given = slow.given_before(self, pending)
        if given is not None:
            self._hold(pending, given, "person")
            self.table.post(self._apply_when_due, pending)
            slow.show_own(self.table, place.person)

    def _is_forced(self, pending: Pending, place: Place) -> bool:
        return len(pending.decision.options) == 1 and self._spares_forced(place)

    def _start_clock(self, pending: Pending) -> None:
        if self._is_timed() and self.paused_at is None:
            self.table.alarm("clock", self._deadline(pending), self.out_of_time, pending)

    def _deadline(self, pending: Pending) -> float:
        if pending.due is not None:
            return pending.due
        if self.chess is not None and self.chess.counts(self.game):
            return pending.opened + self.chess.left[pending.decision.seat]
        return pending.opened + self.seconds + self.banks[pending.decision.seat]

    async def _think(self, pending: Pending) -> None:
        thought = await thought_of(self, pending.decision.seat, pending.span)
        self.table.post(self.thought, pending, thought)

    def witness(self, seat: int) -> Witness:
        if seat not in self.witnesses:
            self.witnesses[seat] = Witness(self.game, seat)
        return self.witnesses[seat]

    # ------------------------------------------------------------ answers

    async def thought(self, pending: Pending, thought: Thought) -> None:
        """A bot has answered, or failed: then the default is played."""
        if self.pending is not pending or pending.option is not None:
            return
        place = self.table.state.places[pending.decision.seat]
        if thought.failed:
            note("bot failed", WARNING, why=thought.failed, table=self.table.name)
        if not self.bot_plays(pending.decision.seat):
            return  # the person came back meanwhile
        if thought.option is None:
            await self._note_bot()
            self._hold(pending, pending.decision.default, "default")
        else:
            self._hold(pending, thought.option, "bot" if place.kind == "bot" else "substitute")
        await self._apply_when_due(pending)

    async def _note_bot(self) -> None:
        """A bot that says nothing has played, too; the default that is written does not tell."""
        if self.table.state.among_people:
            self.table.state.among_people = False
            await self.table.keep(self.table.as_saved())

    async def answer(self, connection: Connection, request: protocol.Answer) -> None:
        """A person answers; from a second device the same answer is no mistake."""
        seat = self.table.seat_of(connection.person)
        if seat < 0:
            raise Refusal("not-seated")
        pending = self.pending
        if pending is None or request.decision != pending.decision.serial:
            self._stale(connection, request.decision)
            return
        if pending.decision.seat != seat:
            raise Refusal("not-asked")
        if self.paused_at is not None:
            raise Refusal("paused")
        if not 0 <= request.option < len(pending.decision.options):
            raise Refusal("no-such-option", count=len(pending.decision.options))
        if self.table.state.places[seat].away:
            await take_back(self.table, seat)
        if pending.drawn:
            await self._answer_slowly(connection, pending, request)
            return
        if pending.option is not None:
            self._stale(connection, request.decision)
            return
        self.table.state.places[seat].defaults = 0
        await self.table.house.hosting.played(self.table, seat)
        pending.by = connection
        self.answered_by[pending.decision.serial] = connection
        self._hold(pending, pending.decision.options[request.option], "person")
        await self._apply_when_due(pending)

    async def _answer_slowly(
        self, connection: Connection, pending: Pending, request: protocol.Answer
    ) -> None:
        """Out of turn at a table for days: on disk, and changed as often as one likes."""
        await slow.note_answer(self, request.option)
        pending.by = connection
        self.answered_by[pending.decision.serial] = connection
        self._hold(pending, pending.decision.options[request.option], "person")
        await self._apply_when_due(pending)
        connection.done(request.id)
        slow.show_own(self.table, connection.person)
        tell_turns(self.table)

    def _stale(self, connection: Connection, serial: int) -> None:
        """Too late, unless the person's other device was quicker."""
        first = self.answered_by.get(serial)
        if first is None or first is connection or first.person != connection.person:
            raise Refusal("stale-decision", decision=serial)

    async def out_of_time(self, pending: Pending) -> None:
        """The time is up: the default is played; after some of those a bot takes the seat."""
        if self.pending is not pending or self.paused_at is not None:
            return
        if self._chess_runs():
            await self.lose_on_time(pending.decision.seat)
            return
        if pending.option is not None:
            return
        table = self.table
        seat = pending.decision.seat
        place = table.state.places[seat]
        self._hold(pending, pending.decision.default, "default")
        if pending.drawn:  # nobody learns that no answer has come
            await self._apply_when_due(pending)
            return
        place.defaults += slow.missed(self)
        if table.options.substitutes and place.defaults >= table.house.settings.defaults_in_a_row:
            await take_over(table, seat)
        elif not place.defaults % table.house.settings.defaults_in_a_row:
            await table.house.hosting.miss(table, seat, "time")
        await self._apply_when_due(pending)
        table.notice("timed-out", name=place.name)

    def _hold(self, pending: Pending, option: Option, kind: MoveKind) -> None:
        """Keep an answer until the pause is over. A chess clock runs on: where it stands is seen
        by everybody, and must not tell when somebody answered, or that he had no choice."""
        if not self._chess_runs():
            self.table.cancel_alarm("clock")
        if pending.thinking is not None and kind not in ("bot", "substitute"):
            pending.thinking.cancel()
        if pending.span is None and self.table.house.traces is not None:
            answered = kind == "person"
            trace_decision(self, pending, self.table.house.traces.current() if answered else None)
        pending.option = option
        pending.kind = "forced" if len(pending.decision.options) == 1 else kind
        pending.answered = self._now()
        if kind == "forced":
            self.table.post(self._apply_when_due, pending)

    async def _apply_when_due(self, pending: Pending) -> None:
        if self.pending is not pending or self.paused_at is not None or pending.option is None:
            return
        if self.table.now() < pending.earliest:
            self.table.alarm("pause", pending.earliest, self._apply_when_due, pending)
            return
        with self.table.staking():
            if pending.span is None:
                await self._apply(pending)
            else:
                await self._apply_traced(pending, pending.span)

    async def _apply_traced(self, pending: Pending, span: Span) -> None:
        traces = self.table.house.traces
        assert traces is not None
        span.waited()
        with traces.working_on(span):
            await self._apply(pending)

    async def _apply(self, pending: Pending) -> None:
        """Play the answer, write it down, and only then tell anybody."""
        decision, option = pending.decision, pending.option
        assert option is not None
        game = self.game
        text = option_text(option, decision.options, game.places)
        spent = self._spent(pending)
        self._spend(decision.seat, pending.kind, spent)
        self.table.cancel_alarm("clock")
        self.pending = None
        self.choose(option, decision.serial)
        self._forget_answers(decision.serial)
        move = self._move(decision.seat, pending.kind, text, round(spent * 1000))
        await self._moved(move)
        # where nobody waits as elsewhere
        untimed = pending.drawn or self.table.state.hurried is not None
        self.table.house.count.decision(None if untimed else self.table.now() - pending.answered)

    def choose(self, option: Option, serial: int) -> None:
        (self.recorder or self.game).choose(option, serial)

    def apply(self, line: LogLine) -> None:
        """Do what a line of the log says."""
        (self.recorder or self.game).apply(line)

    def _spent(self, pending: Pending) -> float:
        """How long an answer took; of bots no chess clock may tell that they had no choice."""
        if self._chess_runs():
            return self.table.now() - pending.opened
        if self.chess is not None and self.bot_plays(pending.decision.seat):
            return 0.0
        return pending.answered - pending.opened

    def _spend(self, seat: int, kind: str, spent: float) -> None:
        self.spend_time(seat, kind, spent)
        place = self.table.state.places[seat]
        place.relieved = place.relieved or place.away

    def spend_time(self, seat: int, kind: str, spent: float) -> None:
        """In the own turn of a duel the chess clock pays for the open decision; else the bank
        pays for what takes longer than a decision's time. Bots pay nothing."""
        if kind not in ("person", "default", "forced"):
            return
        if self.chess is not None and self.chess.counts(self.game):
            self.chess.spend(seat, spent)
        elif self.seconds and lone_person(self.table) is None:
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, spent - self.seconds))

    def _forget_answers(self, serial: int) -> None:
        for old in [each for each in self.answered_by if each < serial - 3]:
            del self.answered_by[old]

    def _move(self, seat: int, kind: MoveKind, text: str, spent: int = 0) -> AnyWrite:
        self.written += 1
        self.last = kind
        return acts.add_move(self.name, self.written, seat, kind, text, spent)

    async def _moved(self, move: AnyWrite) -> None:
        """Something has changed the game: on disk with it, then show it and ask on."""
        if self.game.over:
            await finish(self, move)
        else:
            await self.table.keep(move, *slow.prepared(self))
            if self.pace != "result":  # else everything is shown at the end
                self.show()
            tell_if_short(self)
            await settle_pace(self.table)
            self.go_on()
        self.table.house.hosting.report(self.table)

    # ------------------------------------------------------------ from outside

    async def leave(self, seat: int) -> None:
        """The player of this seat gives up and becomes passive (S7)."""
        game = self.game
        if game.passive[seat]:
            raise Refusal("resigned-already")
        if not (self.kind.is_in(game, seat) or game.decision_of(seat)):
            raise Refusal("dead")
        await self._from_outside(seat, "leave")

    async def lose_on_time(self, seat: int) -> None:
        """A chess clock has run down: the other one has won (T-127)."""
        assert self.chess is not None
        self.chess.left[seat] = 0.0
        await self._from_outside(seat, "time")
        self.table.notice("time-lost", name=self.table.state.places[seat].name)

    async def high_noon(self) -> None:
        """The time limit of a tournament is reached (T-107)."""
        await self._from_outside(-1, "noon")

    async def _from_outside(self, seat: int, kind: MoveKind) -> None:
        asked = self.pending.decision if self.pending is not None else None
        self.drop_pending()
        with self.table.staking():
            self.apply(line_of(kind, seat, ""))
            if asked is not None and asked == self.game.decision:
                slow.ask_on(self, self.written + 1)
            await self._moved(self._move(seat, kind, ""))

    def drop_pending(self) -> None:
        """What was being asked is asked anew."""
        self._stop_thinking()
        self.pending = None
        self.table.cancel_alarm("clock")
        self.table.cancel_alarm("pause")

    def ask_again(self, seat: int) -> None:
        """Somebody else plays this seat now; if it is asked, he is.

        What a substitute has answered and nobody has seen yet does not bind who comes back.
        """
        pending = self.pending
        if pending is None or pending.decision.seat != seat:
            return
        if pending.option is not None and pending.kind != "substitute":
            return
        pending.option = None
        self.table.cancel_alarm("pause")
        self._stop_thinking()
        self.table.cancel_alarm("clock")
        pending.opened = self._now()
        self._ask()

    def _stop_thinking(self) -> None:
        if self.pending is not None and self.pending.thinking is not None:
            self.pending.thinking.cancel()
            self.pending.thinking = None

    async def heed_order(self, seat: int) -> None:
        """What this seat answers in advance is different: so may be what it answers now."""
        pending = self.pending
        if pending is not None and pending.decision.seat == seat and slow.waits_for_order(self):
            pending.option = None
            self.table.cancel_alarm("pause")
            self._ask()
        slow.show_own(self.table, self.table.state.places[seat].person)
        tell_turns(self.table)

    def answer_forced(self, seat: int) -> None:
        """Whoever wants no questions with one answer is not kept waiting for this one."""
        pending = self.pending
        if pending is not None and len(pending.decision.options) == 1:
            self.ask_again(seat)

    def change_pace(self) -> None:
        """The open question goes on as fast as all agree now; who is back for a turn and wants
        nothing but the result is played for."""
        pending = self.pending
        if pending is None:
            return
        pending.earliest = min(
            pending.earliest, self.pauses.earliest(self._now(), PARTS[self.pace])
        )
        if pending.option is not None:
            self.table.cancel_alarm("pause")
            self.table.post(self._apply_when_due, pending)
        elif self.bot_plays(pending.decision.seat) != (pending.thinking is not None):
            self.ask_again(pending.decision.seat)

    def mind_company(self) -> None:
        """Somebody has come or gone. The table waits for its people; whoever is alone has no
        clock; and what would have been answered by itself is asked if somebody looks on."""
        if self.table.state.status != "playing":
            return
        stands = stands_still(self.table)
        if stands and self.paused_at is None:
            self.halt()
            self._stop_thinking()
        elif not stands and self.paused_at is not None:
            self.resume()
        pending = self.pending
        if pending is None or self.bot_plays(pending.decision.seat):
            return
        if not self._is_timed():
            self.table.cancel_alarm("clock")
        if self._is_forced(pending, self.table.state.places[pending.decision.seat]):
            self.ask_again(pending.decision.seat)
        elif pending.itself:
            pending.option = None
            self.table.cancel_alarm("pause")
            self._ask()
            if not pending.drawn:  # that one was shown, and another look would tell
                self.show()

    # ------------------------------------------------------------ pauses of the game

    def halt(self) -> None:
        self.paused_at = self.table.now()
        self.table.cancel_alarm("clock")
        self.table.cancel_alarm("pause")

    def resume(self) -> None:
        """Clocks go on where they stood."""
        assert self.paused_at is not None
        shift = self.table.now() - self.paused_at
        self.paused_at = None
        pending = self.pending
        if pending is None:
            return
        pending.opened += shift
        pending.earliest += shift
        pending.answered += shift
        if pending.option is not None:
            self.table.post(self._apply_when_due, pending)
        if pending.thinking is None and self.bot_plays(pending.decision.seat):
            if pending.option is None:
                self._ask()  # nobody has thought while all were away
        elif pending.thinking is None and (pending.option is None or self._chess_runs()):
            self._start_clock(pending)
