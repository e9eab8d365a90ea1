"""The question that a table waits for: since when, and what has been answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import Decision
from ...engine.options import Option

if TYPE_CHECKING:
    import asyncio

    from ..store.rows import MoveKind
    from ..traces.spans import Span
    from .connection import Connection


class Pending:
    """The open decision: since when, how long, and what has been answered."""

    __slots__ = (
        "answered",
        "by",
        "decision",
        "drawn",
        "due",
        "earliest",
        "itself",
        "kind",
        "opened",
        "option",
        "span",
        "thinking",
    )

    def __init__(self, decision: Decision, opened: float, earliest: float) -> None:
        self.decision = decision
        self.opened = opened
        self.earliest = earliest  # nothing takes effect before, whoever answers
        self.due: float | None = None  # at a table for days: when the time is up
        self.drawn = False  # … and every answer takes effect at that very moment
        self.option: Option | None = None
        self.kind: MoveKind = "default"  # who answered: person, bot, substitute, default, forced
        self.by: Connection | None = None
        self.itself = False  # was there no choice, and nobody was asked?
        self.answered = 0.0
        self.thinking: asyncio.Task[None] | None = None
        self.span: Span | None = None  # of what a collector is told
