"""Bots of the house think in other processes, never on the event loop.

    pool = MindPool(processes=1, seconds=2.0, per_table=2, clock=clock)
    option, failed = await pool.think(mind, view(game, seat), reports)

The minds of one table share one process, which so knows what happened there before. It
thinks for one mind at a time; the others wait in a queue. A process that takes too long is
killed and replaced, and nobody who waits for it is harmed.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from ...engine.errors import SixgunError
from ...engine.options import Option
from ...engine.reports import Report
from ..clock import Alarm, HouseClock
from .fair_queue import FairQueue
from .pipe import PROGRAM, Pipe
from .worker import Mind, Reply, Task

__all__ = ["FAILURES", "Books", "Mind", "MindPool", "PoolError", "Thought"]

#: What makes a bot from a spec and a seed.
MAKER = "sixgun.server.minds.worker:make"
#: So many bots one process remembers; the others are made again when they are asked.
MINDS = 2_000
#: A process that is not ready after so many seconds never will be.
START_SECONDS = 60.0
#: A bot may take its budget so many times.
PATIENCE = 2

#: Why a bot gave no answer.
FAILURES: dict[str, str] = {
    "died": "the process ended while it was thinking",
    "overtime": "it took longer than twice its budget",
    "error": "it raised an exception, or cannot be made at all",
    "illegal": "it answered something that is not among the options",
}

log = logging.getLogger(__name__)


class PoolError(SixgunError, RuntimeError):
    """Nobody can think: the process does not start, or the pool is closed."""


class Thought(NamedTuple):
    """What a bot chose, or why it did not: "" or one of `FAILURES`."""

    option: Option | None
    failed: str


class PendingThought(NamedTuple):
    """A thought that somebody waits for."""

    mind: Mind
    options: Sequence[Option]
    seen: bytes
    reports: Sequence[Report]
    heard: int  # how many reports there were; the list may have grown meanwhile
    answer: asyncio.Future[Thought]


class PoolTerms(NamedTuple):
    """On what terms a pool thinks."""

    seconds: float
    per_table: int
    clock: HouseClock
    counter: Callable[[str], None]
    maker: str
    minds: int


class MindPool:
    """Where the bots of all tables think.

    `counter` is called with one of `FAILURES` whenever a bot fails; `maker` names the
    function that makes bots, and `minds` says how many of them a process remembers.
    """

    def __init__(
        self,
        *,
        processes: int,
        seconds: float,
        per_table: int,
        clock: HouseClock,
        counter: Callable[[str], None] = lambda reason: None,
        maker: str = MAKER,
        minds: int = MINDS,
    ) -> None:
        for what, number in (("processes", processes), ("per_table", per_table), ("minds", minds)):
            if number < 1:
                raise ValueError(f"{what} is at least 1, not {number}")
        if not 0 < seconds < float("inf"):
            raise ValueError(f"the budget of a bot is more than 0 seconds, not {seconds}")
        terms = PoolTerms(seconds, per_table, clock, counter, maker, minds)
        needs: dict[str, str] = {}
        self._workers = [WorkerHandle(terms, needs) for _ in range(processes)]
        self._closed = False

    async def think(self, mind: Mind, seen: Any, reports: Sequence[Report]) -> Thought:
        """What this mind chooses; `reports` are all since the deal, as its seat may read them.

        Reports are only ever added: whoever goes back in a game forgets its minds first.
        """
        if not seen.options:
            raise ValueError(f"seat {mind.seat} of table {mind.table} is not asked anything")
        if self._closed:
            raise PoolError("the pool is closed")
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        pickled = pickle.dumps(seen, pickle.HIGHEST_PROTOCOL)
        request = PendingThought(mind, seen.options, pickled, reports, len(reports), answer)
        self._worker_of(mind).take_on(request)
        return await answer

    def forget(self, mind: Mind) -> None:
        """The game of this mind is over, or its seat changed hands, or went back in the game."""
        self._worker_of(mind).forget(mind)

    def running(self) -> int:
        """How many processes there are now; the first thought of a table starts one."""
        return sum(worker.running for worker in self._workers)

    async def close(self) -> None:
        """Kill all processes and wait until they are gone."""
        self._closed = True
        await asyncio.gather(*[worker.close() for worker in self._workers])

    def _worker_of(self, mind: Mind) -> WorkerHandle:
        return self._workers[crc32(mind.table.encode()) % len(self._workers)]


class Books:
    """What one process knows, kept by the house: how many reports each mind has heard."""

    def __init__(self, minds: int) -> None:
        self._minds = minds
        self._heard: dict[Mind, int] = {}  # who was asked last stands last
        self._forgotten: list[Mind] = []

    def note(self, mind: Mind, heard: int) -> tuple[int, list[Mind]]:
        """This mind now hears so many reports: how many it knew, and whom to forget first."""
        if self._heard.get(mind, 0) > heard:
            self.forget(mind)
        known = self._heard.pop(mind, 0)
        self._heard[mind] = heard
        if len(self._heard) > self._minds:
            self.forget(next(iter(self._heard)))
        forgotten, self._forgotten = self._forgotten, []
        return known, forgotten

    def forget(self, mind: Mind) -> None:
        if self._heard.pop(mind, None) is not None:
            self._forgotten.append(mind)


class WorkerHandle:
    """The house's side of one process: who waits for it, and for whom it thinks now."""

    def __init__(self, terms: PoolTerms, needs: dict[str, str]) -> None:
        self._terms = terms
        self._needs = needs  # what the bots need, by spec, as far as it is known
        self._queue: FairQueue[PendingThought] = FairQueue(terms.per_table)
        self._current: PendingThought | None = None
        self._alarm: Alarm | None = None
        self._pipe: Pipe | None = None
        self._ready = False
        self._books = Books(terms.minds)
        self._leaving: set[asyncio.Future[None]] = set()  # of processes that were cut off

    @property
    def running(self) -> bool:
        return self._pipe is not None

    def take_on(self, request: PendingThought) -> None:
        self._queue.put(request.mind.table, request)
        self._go_on()

    def forget(self, mind: Mind) -> None:
        self._books.forget(mind)

    async def close(self) -> None:
        self._cut()
        left = [self._current] if self._current else []
        self._current = None
        self._refuse([*left, *self._queue.clear()], "the pool is closed")
        if self._leaving:
            await asyncio.wait(self._leaving)

    # ---------------------------------------------------- one thought after another

    def _go_on(self) -> None:
        """Whoever is next, if nobody is being thought for and somebody waits."""
        self._skip_the_cancelled()
        if self._current is not None or not self._queue:
            return
        if self._pipe is None:
            self._start()
        elif self._ready:
            self._ask(self._pipe, self._queue.take())

    def _skip_the_cancelled(self) -> None:
        while self._queue and self._queue.first.answer.done():
            self._queue.done(self._queue.take().mind.table)

    def _ask(self, pipe: Pipe, request: PendingThought) -> None:
        self._current = request
        mind, heard = request.mind, request.heard
        if self._needs.get(mind.spec, "reports") != "reports":
            heard = 0
        known, forgotten = self._books.note(mind, heard)
        pipe.send(Task(mind, request.seen, known, request.reports[known:heard], forgotten))
        self._set_alarm(PATIENCE * self._terms.seconds, self._overtime)

    def _hear(self, reply: Reply) -> None:
        if reply.word == "unable":
            self._cannot_start(reply.text)
        elif reply.word == "ready":
            self._ready = True
            self._stop_alarm()
            self._go_on()
        elif self._current is not None:
            self._answered(self._current, reply)

    def _answered(self, request: PendingThought, reply: Reply) -> None:
        if reply.needs:
            self._needs[request.mind.spec] = reply.needs
        if reply.word == "chose":
            self._finish(request, Thought(request.options[reply.number], ""))
        else:
            self._books.forget(request.mind)  # who knows what it has become: made afresh
            self._fail(request, reply.word, reply.text)

    def _fail(self, request: PendingThought, failed: str, text: str) -> None:
        mind = request.mind
        log.warning(
            "the bot %s (seat %s of game %s at table %s) gave no answer: %s\n%s",
            *(mind.spec, mind.seat, mind.game, mind.table, FAILURES[failed], text),
        )
        self._finish(request, Thought(None, failed))
        self._terms.counter(failed)

    def _finish(self, request: PendingThought, thought: Thought) -> None:
        self._current = None
        self._stop_alarm()
        self._queue.done(request.mind.table)
        if not request.answer.done():  # nobody may be waiting for it any more
            request.answer.set_result(thought)
        self._go_on()

    # ---------------------------------------------------- processes come and go

    def _start(self) -> None:
        terms = self._terms
        program = PROGRAM.format(path=sys.path, maker=terms.maker, seconds=terms.seconds)
        self._pipe = Pipe(program, self._hear, self._lost)
        self._set_alarm(
            START_SECONDS, lambda: self._cannot_start(f"not ready after {START_SECONDS:g} seconds")
        )

    def _lost(self, why: str) -> None:
        if not self._ready:
            self._cannot_start(f"{why}; its standard error may say more")
            return
        self._cut()
        if self._current is not None:
            self._fail(self._current, "died", why)

    def _overtime(self) -> None:
        self._cut()
        assert self._current is not None
        self._fail(self._current, "overtime", f"its budget is {self._terms.seconds:g} seconds")

    def _cannot_start(self, why: str) -> None:
        self._cut()
        self._refuse(self._queue.clear(), f"the process that thinks for bots cannot start: {why}")

    def _refuse(self, requests: list[PendingThought], why: str) -> None:
        for request in requests:
            if not request.answer.done():
                request.answer.set_exception(PoolError(why))

    def _cut(self) -> None:
        """Have no process, and so nobody who knows anything."""
        self._stop_alarm()
        if self._pipe is not None:
            self._pipe.cut()
            self._leaving.add(self._pipe.gone)
            self._pipe.gone.add_done_callback(self._leaving.discard)
        self._pipe, self._ready = None, False
        self._books = Books(self._terms.minds)

    def _set_alarm(self, seconds: float, act: Callable[[], None]) -> None:
        self._alarm = self._terms.clock.at(self._terms.clock.now() + seconds, act)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
