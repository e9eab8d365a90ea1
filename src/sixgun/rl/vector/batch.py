"""One step of all games: every row is answered, and what its next question shows is noted down."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.game import Game
from .playing import CUT_OFF, OPEN, Row, Rules
from .reading import Notes


class Ending:
    """A game that ended in the last step."""

    __slots__ = ("place", "seat", "winners")

    def __init__(self, place: int, seat: int, winners: tuple[int, ...] | None) -> None:
        self.place = place  # in the batch
        self.seat = seat  # of the learner's, the last that was asked
        self.winners = winners  # None: it was cut off


class Batch:
    """All rows, and what has just happened to them."""

    __slots__ = ("_deals_at_once", "endings", "final", "notes", "rows")

    def __init__(self, rules: Rules, count: int, *, deals_at_once: bool) -> None:
        self.rows = [Row(rules) for _ in range(count)]
        self._deals_at_once = deals_at_once
        self.notes = Notes()
        self.endings: list[Ending] = []
        self.final = Notes()  # how games ended in whose place another one has been dealt

    def begin(self, places: Sequence[int], seeds: Sequence[int | None], given: Game | None) -> None:
        """A new game at these places; `seeds` are for all of them."""
        for place in places:
            seed = seeds[place]
            if seed is not None:
                self.rows[place].seed(seed)
            self.rows[place].begin(given)
        self.endings = []
        self.final = Notes()
        self._show()

    def step(self, actions: Sequence[int]) -> None:
        """Take an action in every game; where one was over, deal the next one instead."""
        picks = [
            row.pick(action) if row.state == OPEN else -1
            for row, action in zip(self.rows, actions, strict=True)
        ]  # all of them before anything happens: a wrong one changes nothing
        self.endings = []
        self.final = Notes()
        for place, row in enumerate(self.rows):
            picked = picks[place]
            if picked < 0:
                row.begin(None)
            else:
                row.answer(picked)
                if row.state != OPEN:
                    self._end(place, row)
        self._show()

    def _show(self) -> None:
        """Read all games one after another, which is much faster than each when it was played."""
        notes = self.notes = Notes()
        for row in self.rows:
            row.show(notes)

    def _end(self, place: int, row: Row) -> None:
        game = row.game
        assert game is not None
        winners = None if row.state == CUT_OFF else game.winners
        self.endings.append(Ending(place, row.asked, winners))
        if self._deals_at_once:
            row.show(self.final)
            row.begin(None)
