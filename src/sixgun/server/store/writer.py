"""The one who writes: everything that waits goes into one transaction.

Whoever writes gets a future that is done when his acts are on disk. While one group is
being committed the next one gathers, so that the disk is waited for once for all of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, suppress
from itertools import chain, groupby
from operator import attrgetter
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, UpdateBase
from sqlalchemy.exc import DBAPIError

from .errors import Conflict, StoreClosed, StoreFailed

if TYPE_CHECKING:
    from ..traces.spans import Span, Traces


class Statement(NamedTuple):
    """A statement and its parameters.

    They are given by name; or, to insert a row, as a tuple in the order of the columns, which is
    handed to the driver as it is, together with all its neighbours: for what is written most.
    """

    statement: UpdateBase
    parameters: Mapping[str, Any] | tuple[Any, ...]


class Procedure(NamedTuple):
    """What must read before it writes. It may be done twice, if the first try is rolled back."""

    statement: Callable[[Connection], None]


#: So many rows at most are inserted by one statement; SQLite bounds its parameters.
MOST_ROWS = 64

AnyWrite: TypeAlias = Statement | Procedure
_statement = attrgetter("statement")


class _Write:
    """The acts of one call, and who is waiting for them."""

    __slots__ = ("acts", "failure", "future", "loop", "span")

    def __init__(
        self,
        acts: Sequence[AnyWrite],
        future: asyncio.Future[None],
        loop: asyncio.AbstractEventLoop,
        span: Span | None,
    ) -> None:
        self.acts = acts
        self.span = span
        self.future = future
        self.loop = loop
        self.failure: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever waited has given up
            return
        if self.failure is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.failure)


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._texts: dict[tuple[UpdateBase, int], str] = {}
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self.trouble = ""  # why the disk refused what was written last
        self._asked = self._settled = 0  # writes; the one counts the loop, the other the thread
        self.committed: Callable[[int, float], None] = lambda writes, seconds: None
        self.traces: Traces | None = None
        self._thread = Thread(target=self._run, name="sixgun store", daemon=True)
        self._thread.start()

    # ---------------------------------------------------------------- on the event loop

    def write(self, acts: Sequence[AnyWrite]) -> asyncio.Future[None]:
        """Write all of these or none; the future is done when they are on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        with self._lock:
            if self._closed:
                raise StoreClosed("the store is closed; nothing was written")
            self._asked += 1
            span = None if self.traces is None else self.traces.begin_part("write")
            self._waiting.put(_Write(acts, future, loop, span))
        return future

    @property
    def waiting(self) -> int:
        """How many writes are not yet on disk."""
        return self._asked - self._settled

    def flush(self) -> asyncio.Future[None]:
        """Done when everything that was written before is on disk."""
        return self.write(())

    def close(self) -> None:
        """Write everything that waits, and end the thread."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    # ---------------------------------------------------------------- in the thread

    def _run(self) -> None:
        going_on = True
        while going_on:
            group = [self._waiting.get()]
            while not self._waiting.empty():
                group.append(self._waiting.get())
            going_on = group[-1] is not None  # nothing is let in after the end
            self._commit([write for write in group if write is not None])
        self._connection.close()

    def _commit(self, group: Sequence[_Write]) -> None:
        began = perf_counter()
        if self.traces is not None:
            _note_begun(group)
        try:
            with self._connection.begin():
                self._carry_out(chain.from_iterable(write.acts for write in group))
        except Exception as failure:
            self._commit_apart(group, failure)
        failures = [write.failure for write in group]
        refused = [each for each in failures if isinstance(each, StoreFailed)]
        if group:
            self.trouble = str(refused[0]) if refused else ""
        self._settled += len(group)
        if group:
            self.committed(len(group), perf_counter() - began)
        if self.traces is not None:
            _note_done(group)
        _tell(group)

    def _commit_apart(self, group: Sequence[_Write], failure: Exception) -> None:
        """After a failure: do everything again, so that it befalls only whose it is."""
        try:
            if len(group) == 1:
                raise failure
            with self._connection.begin():
                for write in group:
                    self._try(write)
        except Exception as fatal:
            for write in group:
                write.failure = write.failure or told(fatal)

    def _try(self, write: _Write) -> None:
        """SQLite may have dropped the whole transaction after an error of the disk, so that is
        everybody's; any other is the fault of this write alone."""
        part = self._connection.begin_nested()
        try:
            self._carry_out(write.acts)
        except Exception as failure:
            write.failure = told(failure)
            if isinstance(write.failure, StoreFailed):
                raise
            part.rollback()
        else:
            part.commit()

    def _carry_out(self, acts: Iterable[AnyWrite]) -> None:
        """In their order; neighbours with the same statement at once."""
        for statement, alike in groupby(acts, _statement):
            if isinstance(statement, UpdateBase):
                self._execute(
                    statement, [act.parameters for act in alike if type(act) is Statement]
                )
            else:
                for _ in alike:
                    statement(self._connection)

    def _execute(self, statement: UpdateBase, rows: list[Any]) -> None:
        if not isinstance(rows[0], tuple):
            self._connection.execute(statement, rows if len(rows) > 1 else rows[0])
            return
        with closing(self._connection.connection.cursor()) as cursor:
            for first in range(0, len(rows), MOST_ROWS):
                some = rows[first : first + MOST_ROWS]
                cursor.execute(self._insertion(statement, some), tuple(chain.from_iterable(some)))

    def _insertion(self, statement: UpdateBase, rows: Sequence[tuple[Any, ...]]) -> str:
        """The text that inserts so many rows in one step: at each step the driver lets go of
        Python, and has to wait until the event loop does so to get it back."""
        text = self._texts.get((statement, len(rows)))
        if text is None:
            one = str(statement.compile(dialect=self._connection.dialect))
            more = f", ({', '.join('?' * len(rows[0]))})" * (len(rows) - 1)
            text = self._texts[statement, len(rows)] = one + more
        return text


def told(failure: Exception) -> Exception:
    """The failure as it is told to whoever wrote: his own fault, or the disk's."""
    cause = failure.orig if isinstance(failure, DBAPIError) else failure
    made: Exception = failure
    if isinstance(cause, sqlite3.IntegrityError):
        made = Conflict(f"this contradicts what is written: {cause}")
    elif isinstance(cause, sqlite3.OperationalError) or type(cause) is sqlite3.DatabaseError:
        made = StoreFailed(f"the store could not be written: {cause}")
    if made is not failure:
        made.__cause__ = failure
    return made


def _note_begun(group: Sequence[_Write]) -> None:
    for write in group:
        if write.span is not None:
            write.span.waited()


def _note_done(group: Sequence[_Write]) -> None:
    """What is told of a failure is its kind: the disk's, or a contradiction."""
    for write in group:
        if write.span is not None:
            write.span.note("writes", len(group))
            if write.failure is not None:
                write.span.note("failed", type(write.failure).__name__)
            write.span.end()


def _tell(group: Sequence[_Write]) -> None:
    """One call per event loop, for all who wait there."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Write]] = {}
    for write in group:
        by_loop.setdefault(write.loop, []).append(write)
    for loop, writes in by_loop.items():
        with suppress(RuntimeError):  # a loop that is closed has nobody left to tell
            loop.call_soon_threadsafe(_settle, writes)


def _settle(writes: Sequence[_Write]) -> None:
    for write in writes:
        write.settle()
