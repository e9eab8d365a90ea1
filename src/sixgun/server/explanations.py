"""Why not, how far, how likely: reckoned a little at a time, and for everybody in turn.

An answer takes some hundredths of a millisecond, and 64 may be asked for at once. The tables do
not wait for them: a request is cut into pieces, between two of which everything else of the house
has its turn, and whoever asks much waits behind who asks little.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..narration.narrators import Seen
from . import protocol
from .fair_line import FairLine
from .logs import note_error
from .protocol.refusals import Refusal
from .tables.connection import Connection
from .tables.games import HouseGame

if TYPE_CHECKING:
    from .figures import Figures
    from .traces.spans import Span

#: So many questions are answered before the rest of the house has its turn.
ASKS_AT_ONCE = 8


class Wish:
    """What one connection wants to know about what it sees."""

    __slots__ = ("answers", "asks", "connection", "failed", "kind", "request", "seen", "span")

    def __init__(
        self,
        connection: Connection,
        request: int,
        kind: HouseGame,
        seen: Seen,
        asks: Sequence[protocol.Ask],
    ) -> None:
        self.connection = connection
        self.request = request
        self.kind = kind
        self.seen = seen
        self.asks = asks
        self.answers: list[protocol.Explanation] = []
        self.failed = False
        self.span: Span | None = None


class Piece(NamedTuple):
    """The questions of a wish that are answered in one go."""

    wish: Wish
    asks: Sequence[protocol.Ask]


class Explanations:
    """Everything that people want explained and have not been told yet."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._line: FairLine[Piece] = FairLine()
        self._work: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many pieces wait."""
        return len(self._line)

    def explain(self, wish: Wish) -> None:
        """Answer when it is this person's turn; the view stays what it was when he asked."""
        if self._figures.traces is not None:
            wish.span = self._figures.traces.begin_part("explanation")
            wish.span.note("asks", len(wish.asks))
        if not wish.asks:
            self._tell(wish)
            return
        for first in range(0, len(wish.asks), ASKS_AT_ONCE):
            asks = wish.asks[first : first + ASKS_AT_ONCE]
            self._line.put(wish.connection.person, len(asks), Piece(wish, asks))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._work_off(), name="explanations")

    async def _work_off(self) -> None:
        while self._line:
            self.answer_next()
            await asyncio.sleep(0)

    def answer_next(self) -> None:
        """Answer one piece; who asked is told when it was the last one of his wish."""
        wish, asks = self._line.take()
        if wish.connection.lost or wish.failed:
            return
        try:
            wish.answers += [wish.kind.explanation(wish.seen, ask) for ask in asks]
        except Exception as error:  # whatever it was, the others get their answers
            note_error("an explanation failed", error)
            self._figures.mistake()
            wish.failed = True
            if wish.span is not None:
                wish.span.note("failed", type(error).__name__)
                wish.span.end()
            wish.connection.refuse(wish.request, Refusal("trouble").told())
            return
        self._figures.explained(len(asks))
        if len(wish.answers) == len(wish.asks):
            self._tell(wish)

    def _tell(self, wish: Wish) -> None:
        answers = tuple(wish.answers)
        wish.connection.send(protocol.Explained(id=wish.request, answers=answers))
        if wish.span is not None:
            wish.span.end()
