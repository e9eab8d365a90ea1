"""A game at one decision: what everybody sees of it is made once, what one seat sees laid over it.

The part that all share is read from a spectator's view, so nothing can be in it that a spectator
may not know. What a seat sees besides is read from its own view, and every report is redacted for
whoever reads it; only what came out the same for several is written once.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from ...engine.reports import EVERYBODY, Report, redacted
from ...narration.chronicle import Chronicler
from ...narration.narrators import Seen
from ..protocol import ChessClock, Clock, Lesson, encode
from ..protocol.encoding import encode_lines, reports_of
from ..protocol.layout import PublicDelta, PublicView, Values
from .games import HouseGame


class Position:
    """A game at one decision, for all who look at it."""

    def __init__(
        self,
        kind: HouseGame,
        public: Seen,
        heard: Sequence[Report],
        clock: Clock | None = None,
        chess: ChessClock | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        self.kind = kind
        self.public = public  # a spectator's view
        self.shared = PublicView(kind.layout, kind.layout.public_of(public))
        self.heard = heard  # all reports since the deal, in full: told only redacted
        self.told = len(heard)  # how many of them had happened
        self._clocks = clock, chess, lesson
        self._news: dict[int, _News] = {}  # by the first report that is told
        self._deltas: dict[PublicView, PublicDelta] = {}  # by what was seen before

    def moment(self, seen: Seen, *, asks: bool = True, recent: int = -1) -> Moment:
        """The same through the eyes of the seat that has this view."""
        is_asked = seen.decision is not None and bool(seen.decision.options)
        question = _written(self.kind.question(seen)) if asks and is_asked else None
        if asks and question is None:
            question = self._question
        return Moment(self, self.kind.layout.private_of(seen), question, recent)

    @cached_property
    def _question(self) -> msgspec.Raw | None:
        """The question as everybody sees it who is not asked."""
        return _written(self.kind.question(self.public))

    @cached_property
    def clocks(self) -> dict[str, Any]:
        """The fields of an update that say how much time there is, and how a lesson goes."""
        clock, chess, lesson = self._clocks
        return {"clock": _written(clock), "chess": _written(chess), "lesson": _written(lesson)}

    def delta(self, before: PublicView) -> PublicDelta:
        """What everybody sees differently since he saw that."""
        found = self._deltas.get(before)
        if found is None:
            found = self._deltas[before] = PublicDelta(before, self.shared)
        return found

    def news(self, first: int, seat: int | None, chronicle: Chronicler) -> dict[str, Any]:
        """The fields of an update that say what has happened, from this report on."""
        found = self._news.get(first)
        if found is None:
            found = self._news[first] = _News(self.heard[first : self.told])
        return found.told_to(seat, chronicle)


class Moment(NamedTuple):
    """A position as one seat sees it."""

    position: Position
    own: Values  # the fields in which not everybody sees the same
    question: msgspec.Raw | None  # None: nobody is asked yet, or the answer comes by itself
    recent: int = -1  # closed discards: whoever comes now is told so many reports; -1: all

    @property
    def over(self) -> bool:
        return bool(self.position.public.over)

    def shown(self, before: Moment | None) -> dict[str, Any]:
        """The field of an update that carries the view, whole or as what differs."""
        kind, shared = self.position.kind, self.position.shared
        whole, delta = kind.carriers
        if before is None or before.position.kind is not kind:
            return {whole: kind.layout.whole(shared.values, self.own)}
        changed = self.position.delta(before.position.shared)
        return {delta: changed.for_seat(before.own, self.own)}


class _News:
    """Reports that nobody has been told yet. Who reads the same of them, and remembers the same of
    those before, is told the same."""

    def __init__(self, reports: Sequence[Report]) -> None:
        self._reports = tuple(reports)
        self._is_open = all(report.eyes == EVERYBODY for report in reports)
        self._told: dict[tuple[Report, ...], _Reading] = {}

    def told_to(self, seat: int | None, chronicle: Chronicler) -> dict[str, Any]:
        """The fields of an update for this seat, whose chronicle tells them."""
        read = self._reports
        if not read:
            return {}
        if not self._is_open:
            read = tuple([redacted(report, seat) for report in read])
        found = self._told.get(read)
        if found is None:
            found = self._told[read] = _Reading(read)
        return found.told_by(chronicle)


class _Reading:
    """Reports as several may read them, and what chronicles tell of them."""

    def __init__(self, read: tuple[Report, ...]) -> None:
        self._read = read
        self._reports = _written(reports_of(read))
        self._told: dict[Hashable, tuple[dict[str, Any], Hashable]] = {}

    def told_by(self, chronicle: Chronicler) -> dict[str, Any]:
        before = chronicle.recall(self._read)
        found = self._told.get(before)
        if found is None:
            log = chronicle.tell(self._read)
            fields = {"reports": self._reports}
            if log.told:
                fields["told"] = _written(encode_lines(log.told))
            if log.asides:
                fields["asides"] = _written(encode_lines(log.asides))
            self._told[before] = fields, chronicle.memory
            return fields
        fields, chronicle.memory = found
        return fields


def _written(part: Any) -> msgspec.Raw | None:
    """A part of a message, encoded once for all who are sent it; nothing stays nothing."""
    return msgspec.Raw(encode(part)) if part else None
