"""What is shown of a game: to each seat, to spectators later, to who comes now."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ...narration.chronicle import recent
from ...narration.narrators import Seen
from .. import protocol
from ..days.slow import clock_shown
from .connection import Viewer
from .ending import tell_end_to
from .position import Moment, Position
from .solitude import is_unseen, lone_person

if TYPE_CHECKING:
    from ..store.rows import MoveKind
    from .chess_clock import ChessClocks
    from .games import HouseGame
    from .hurrying import Pace
    from .pending import Pending
    from .state import Place
    from .table import OpenTable


class ShownPlay:
    """The side of a game that people see; `Play` is the side that asks and answers."""

    table: OpenTable
    name: str
    number: int
    game: Any
    kind: HouseGame
    rules: int
    written: int
    deal: protocol.Deal | None
    pending: Pending | None
    paused_at: float | None
    seconds: float
    banks: list[float]
    chess: ChessClocks | None
    pace: Pace
    last: MoveKind
    proof: protocol.Proof | None
    scored: tuple[int, ...]
    by_bot: tuple[int, ...]
    hurried: bool
    late: deque[Moment]  # what spectators will see later
    public: Moment | None  # what spectators see now

    def _now(self) -> float:
        """The time of the players' clocks, which may stand still."""
        return self.paused_at if self.paused_at is not None else self.table.now()

    def _spares_forced(self, place: Place) -> bool:
        """Are questions with one answer answered for the person? If nothing else was said, they
        are while nobody is there to whom that would tell something."""
        if place.forced is not None:
            return place.forced
        return place is lone_person(self.table) and is_unseen(self.table)

    def _is_timed(self) -> bool:
        """Does a clock run? Alone with bots only those of a game of chess clocks do."""
        if self._chess_runs():
            return True
        return bool(self.seconds) and lone_person(self.table) is None

    def show(self) -> None:
        """Show the position to everybody, each as his seat sees it."""
        position, moments = self.position(), dict[int, Moment]()
        for viewer in self.table.viewers.values():
            if viewer.seat is not None:
                if viewer.seat not in moments:
                    moments[viewer.seat] = self.moment(position, viewer.seat)
                self._present(viewer, moments[viewer.seat])
        self._show_spectators(position)

    def _present(self, viewer: Viewer, moment: Moment) -> None:
        """Show a position; when the game is over, who came late to it is told all of it."""
        if viewer.late and moment.over:
            self.show_beginning([viewer])
        viewer.show(moment)

    def position(self) -> Position:
        """The game as it is now, for all who look at it."""
        public, heard = self.game.view(None), self.game.ears or []
        clock, chess, lesson = self._clock(), self._chess_clock(), self.lesson()
        return Position(self.kind, public, heard, clock, chess, lesson)

    def moment(self, position: Position, seat: int | None) -> Moment:
        """What a seat sees now; one that came after the game is a spectator's."""
        seat = self._eyes(seat)
        seen = position.public if seat is None else self.game.view(seat)
        return position.moment(seen, asks=self._asks(seat), recent=self._told_again(seat))

    def _eyes(self, seat: int | None) -> int | None:
        return seat if seat is not None and seat < self.game.seats else None

    def _asks(self, seat: int | None) -> bool:
        """Is a question shown to this seat? Not before the game begins, and to who is alone not
        one that is answered by itself."""
        decision = self.game.decision
        if self.table.state.revealing or decision is None:
            return False
        asked = decision.seat
        if seat != asked or len(decision.options) > 1 or self.bot_plays(asked):
            return True
        return not (is_unseen(self.table) and self._spares_forced(self.table.state.places[asked]))

    def _told_again(self, seat: int | None) -> int:
        """How many reports are told to who comes now: where discards are closed not all (S22)."""
        if not self.game.settings.closed_discards or self.game.over:
            return -1
        plays = seat is not None and self.kind.is_in(self.game, seat)
        return recent(self.game.ears or [], seat if plays else None)

    def lesson(self) -> protocol.Lesson | None:
        """What only prepared positions have."""
        return None

    def _clock(self) -> protocol.Clock | None:
        """How much time the one who is asked has; known before the question is opened."""
        decision = self.game.decision
        if decision is None or self.table.state.revealing:
            return None
        slow = clock_shown(self)
        if slow is not None:
            return slow
        if self.bot_plays(decision.seat) or self._chess_runs() or not self._is_timed():
            return None
        left = self.seconds
        if self.pending is not None:
            left -= self._now() - self.pending.opened
        bank = self.banks[decision.seat] + min(0.0, left)
        return protocol.Clock(
            max(0, round(left * 1000)), max(0, round(bank * 1000)), self.paused_at is None
        )

    def bot_plays(self, seat: int) -> bool:
        place = self.table.state.places[seat]
        return place.kind == "bot" or place.away or self.pace == "result"

    def _chess_runs(self) -> bool:
        """Is somebody asked whose chess clock pays for it?"""
        if self.chess is None or not self.chess.counts(self.game) or self.table.state.revealing:
            return False
        return not self.bot_plays(self.game.decision.seat)

    def _chess_clock(self) -> protocol.ChessClock | None:
        if self.chess is None:
            return None
        if not self._chess_runs():
            return self.chess.shown()
        spent = self._now() - self.pending.opened if self.pending is not None else 0.0
        shown = self.chess.shown(self.game.decision.seat, spent)
        return shown if self.paused_at is None else protocol.ChessClock(shown.left)

    def _show_spectators(self, position: Position) -> None:
        delay = self.table.options.spectator_delay
        if delay:
            self.late.append(self.moment(position, None))
            when = self.table.now() + delay
            self.table.house.clock.at(when, lambda: self.table.post(self._show_late))
        elif self._spectators():
            self._show_public(self.moment(position, None))

    async def _show_late(self) -> None:
        """What happened a while ago. If the delay was made shorter, a newer game is on show."""
        moment, shown = self.late.popleft(), self.table.screen
        if self.table.closed or (shown is not None and shown.number > self.number):
            return
        if shown is not self:
            self.bring_spectators()
        self._show_public(moment)
        if moment.over:
            self.table.show_table()
            tell_end_to(self, [viewer.connection for viewer in self._spectators()])

    def bring_spectators(self) -> None:
        """From now on spectators look at this game."""
        self.table.screen = self
        self.show_beginning(self._spectators())

    def show_beginning(self, viewers: Iterable[Viewer]) -> None:
        for viewer in viewers:
            viewer.new_game()
            viewer.connection.send(self.message())

    def _spectators(self) -> list[Viewer]:
        return [viewer for viewer in self.table.viewers.values() if viewer.seat is None]

    def _show_public(self, moment: Moment) -> None:
        self.public = moment
        for viewer in self._spectators():
            self._present(viewer, moment)

    def message(self) -> protocol.Game:
        return protocol.Game(game=self.name, number=self.number, rules=self.rules, deal=self.deal)

    def show_to(self, viewer: Viewer) -> None:
        """Somebody comes to the table: the game, its whole view and everything that happened,
        or where discards are closed what has happened lately."""
        viewer.connection.send(self.message())
        moment = self.now_for(viewer)
        if moment is not None:
            viewer.show_all(moment)
            if moment.over:
                tell_end_to(self, [viewer.connection])

    def now_for(self, viewer: Viewer) -> Moment | None:
        """The position as this viewer may see it now."""
        if viewer.seat is None and self.late:
            return self.public
        return self.moment(self.position(), viewer.seat)

    def view_for(self, viewer: Viewer) -> Seen | None:
        """The view that this viewer has now."""
        if viewer.seat is None and self.late:
            return None if self.public is None else self.public.position.public
        seen: Seen = self.game.view(self._eyes(viewer.seat))
        return seen
