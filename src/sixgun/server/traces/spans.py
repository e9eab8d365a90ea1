"""Spans: pieces of work, each with its beginning, its end, what it is a part of, and a few facts.

No span ever holds a name, a key, a cookie, an address, a card or a text of anybody. Facts are of a
short list, and their values words of our own, numbers, ids of requests and signs of tables. Of a
decision it is told who makes it, and not which it is or whether there was a choice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from random import SystemRandom
from time import perf_counter_ns, time_ns
from typing import Any, Literal, TypeAlias

#: What is told of: each is the name of a span.
Work: TypeAlias = Literal[
    "request",  # over HTTP, from its first byte to the answer
    "message",  # of a socket, until the table has done what it asks for
    "decision",  # of a game, from the answer to the update; of bots, from the question
    "thought",  # of a bot, the wait for a process included
    "write",  # to the store, until it is on disk
    "explanation",
    "replay",
    "backup",
]
#: What may be told about it.
Fact: TypeAlias = Literal[
    "asks",  # how many questions about the rules
    "bot",  # which one of the house's bots
    "by",  # who wants a backup: the house or its operator
    "cpu_seconds",  # of a thought
    "failed",  # in one word: how a bot failed, or the kind of an error
    "how",  # a replay was made or kept
    "kind",  # who decides: person, bot, substitute
    "message",  # its kind
    "method",
    "reason",  # why a request was refused, as a key of the sentences
    "refused",  # the same of a message
    "request",  # the id by which the log knows it
    "route",
    "shortened",  # a bot had less time than usual
    "status",
    "table",  # by a sign that leads nowhere
    "waited_seconds",  # before anybody began with it
    "writes",  # that went to disk together
]
Value: TypeAlias = str | int | float | bool

#: Which span a task works on. What the task begins, such as a table, inherits it and goes on for
#: ever, so it counts for that very task alone.
_WORKS_ON: ContextVar[tuple[Span, asyncio.Task[Any] | None]] = ContextVar("span")
_DICE = SystemRandom()


class Span:
    """One piece of work."""

    __slots__ = (
        "_began",
        "_done",
        "began",
        "ended",
        "facts",
        "handed_on",
        "id",
        "parent",
        "trace",
        "work",
    )

    def __init__(self, work: Work, parent: Span | None, done: Callable[[Span], None]) -> None:
        self.work = work
        self.id: bytes = _new_id(8)
        self.trace: bytes = parent.trace if parent is not None else _new_id(16)
        self.parent: bytes = parent.id if parent is not None else b""
        self.facts: dict[Fact, Value] = {}
        self.began, self.ended = time_ns(), 0  # dates, in nanoseconds
        self.handed_on = False  # somebody else ends it
        self._began = perf_counter_ns()
        self._done = done

    def note(self, fact: Fact, value: Value) -> None:
        """Tell something about it; what is over stays as it was sent."""
        if not self.ended:
            self.facts[fact] = value

    def waited(self) -> None:
        """Somebody begins with it."""
        self.note("waited_seconds", (perf_counter_ns() - self._began) / 1e9)

    def end(self) -> None:
        """It is over, once."""
        if not self.ended:
            self.ended = self.began + perf_counter_ns() - self._began
            self._done(self)


class Traces:
    """Where spans begin, and where they go when they are over."""

    def __init__(self, done: Callable[[Span], None]) -> None:
        self._done = done

    def begin(self, work: Work, parent: Span | None = None) -> Span:
        return Span(work, parent, self._done)

    def begin_message(self, kind: str) -> Span:
        span = Span("message", None, self._done)
        span.note("message", kind)
        return span

    def begin_part(self, work: Work) -> Span:
        """A part of what this task works on, if it works on anything."""
        return Span(work, self.current(), self._done)

    def current(self) -> Span | None:
        """What this task works on."""
        span, task = _WORKS_ON.get((None, None))
        try:
            return span if span is not None and asyncio.current_task() is task else None
        except RuntimeError:  # in a thread no task is at work
            return None

    def hand_on(self) -> Span | None:
        """What this task works on, for somebody else to end."""
        span = self.current()
        if span is not None:
            span.handed_on = True
        return span

    def note(self, fact: Fact, value: Value) -> None:
        """Tell something about what this task works on."""
        span = self.current()
        if span is not None:
            span.note(fact, value)

    @contextmanager
    def working_on(self, span: Span) -> Iterator[None]:
        """What this task does in here belongs to the span; of an error only the kind is told."""
        token = _WORKS_ON.set((span, asyncio.current_task()))
        try:
            yield
        except BaseException as error:
            span.note("failed", type(error).__name__)
            span.handed_on = False
            raise
        finally:
            _WORKS_ON.reset(token)
            if not span.handed_on:
                span.end()

    @contextmanager
    def part(self, work: Work) -> Iterator[Span]:
        """The same, for a part that is done in one go."""
        span = self.begin_part(work)
        with self.working_on(span):
            yield span


def _new_id(size: int) -> bytes:
    """Never nothing but zeros, which would mean that there is none."""
    return _DICE.randint(1, 256**size - 1).to_bytes(size, "big")
