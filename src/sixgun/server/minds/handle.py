"""What the house holds of one process that thinks for bots: what it does now and what it knows."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...engine.options import Option
from ...engine.reports import Report
from ..clock import Alarm, HouseClock
from .bounds import Bounds
from .pipe import PROGRAM, Pipe
from .shares import Payer
from .worker import Mind, Reply, Task

if TYPE_CHECKING:
    from ..traces.spans import Span

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


class Thought(NamedTuple):
    """What a bot chose, or why it did not: "" or one of `FAILURES`."""

    option: Option | None
    failed: str


class Bill(NamedTuple):
    """Who pays for a thought, and what is known before about its price."""

    payer: Payer
    cost: float = 0.0  # what such a bot takes, in seconds of CPU time
    lighter: str = ""  # the spec of the one that plays a level lower


class PendingThought(NamedTuple):
    """A thought that somebody waits for."""

    mind: Mind
    options: Sequence[Option]
    seen: bytes
    reports: Sequence[Report]
    heard: int  # how many reports there were; the list may have grown meanwhile
    answer: asyncio.Future[Thought]
    bill: Bill
    seconds: float | None = None  # a budget that is shorter than usual
    span: Span | None = None  # of what a collector is told


class PoolTerms(NamedTuple):
    """On what terms a pool thinks."""

    seconds: float
    clock: HouseClock
    counter: Callable[[str], None]
    maker: str
    minds: int
    bounds: Bounds


class Books:
    """What one process knows, kept by the house: how many reports each mind has heard."""

    def __init__(self, minds: int) -> None:
        self._minds = minds
        self._heard: dict[Mind, int] = {}  # who was asked last stands last
        self._forgotten: list[Mind] = []

    def __contains__(self, mind: Mind) -> bool:
        return mind in self._heard

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
    """One process (when it is needed) and the thought that it is at.

    `free` is called when it can think, `finished` with what became of a thought and the CPU time
    that it took, and `stuck` when no process can be had.
    """

    def __init__(
        self,
        terms: PoolTerms,
        needs: dict[str, str],
        *,
        quick_only: bool,
        finished: Callable[[PendingThought, float], None],
        free: Callable[[], None],
        stuck: Callable[[str], None],
    ) -> None:
        self.quick_only = quick_only
        self.current: PendingThought | None = None
        self._terms = terms
        self._needs = needs  # by spec, as the bots have told
        self._finished, self._free, self._stuck = finished, free, stuck
        self._began = 0.0
        self._alarm: Alarm | None = None
        self._pipe: Pipe | None = None
        self._ready = False
        self._books = Books(terms.minds)
        self._leaving: set[asyncio.Future[None]] = set()  # of processes that were cut off

    @property
    def running(self) -> bool:
        return self._pipe is not None

    @property
    def starting(self) -> bool:
        return self.running and not self._ready

    @property
    def is_free(self) -> bool:
        return self._ready and self.current is None

    def knows(self, mind: Mind) -> bool:
        return mind in self._books

    def forget(self, mind: Mind) -> None:
        self._books.forget(mind)

    async def close(self) -> PendingThought | None:
        """End the process; the thought that it was at."""
        self._cut()
        left, self.current = self.current, None
        if self._leaving:
            await asyncio.wait(self._leaving)
        return left

    # ---------------------------------------------------- one thought after another

    def begin(self, request: PendingThought) -> None:
        assert self._pipe is not None
        self.current = request
        self._began = self._terms.clock.now()
        mind, heard = request.mind, request.heard
        if self._needs.get(mind.spec, "reports") != "reports":
            heard = 0
        known, forgotten = self._books.note(mind, heard)
        new = request.reports[known:heard]
        self._pipe.send(Task(mind, request.seen, known, new, forgotten, request.seconds))
        self._set_alarm(PATIENCE * self._terms.seconds, self._overtime)

    def _hear(self, reply: Reply) -> None:
        if reply.word == "unable":
            self._cannot_start(reply.text)
        elif reply.word == "ready":
            self._ready = True
            self._stop_alarm()
            log.info("a process thinks for bots: %s", reply.text)
            self._free()
        elif self.current is not None:
            self._answered(self.current, reply)

    def _answered(self, request: PendingThought, reply: Reply) -> None:
        if reply.needs:
            self._needs[request.mind.spec] = reply.needs
        if reply.word == "chose":
            self._finish(request, Thought(request.options[reply.number], ""), reply.cpu)
        else:
            self._books.forget(request.mind)  # who knows what it has become: made afresh
            self._fail(request, reply.word, reply.text, reply.cpu)

    def _fail(self, request: PendingThought, failed: str, text: str, cpu: float) -> None:
        mind = request.mind
        log.warning(
            "the bot %s (seat %s of game %s at table %s) gave no answer: %s\n%s",
            *(mind.spec, mind.seat, mind.game, mind.table, FAILURES[failed], text),
        )
        self._finish(request, Thought(None, failed), cpu)
        self._terms.counter(failed)

    def _finish(self, request: PendingThought, thought: Thought, cpu: float) -> None:
        self.current = None
        self._stop_alarm()
        if not request.answer.done():  # nobody may be waiting for it any more
            request.answer.set_result(thought)
        self._finished(request, cpu)
        self._free()

    def _since_it_began(self) -> float:
        """What a thought has cost at most, if no process is left to say it."""
        return self._terms.clock.now() - self._began

    # ---------------------------------------------------- processes come and go

    def start(self) -> None:
        terms = self._terms
        program = PROGRAM.format(
            path=sys.path,
            maker=terms.maker,
            seconds=terms.seconds,
            bounds=tuple(terms.bounds),
            polite=not self.quick_only,
        )
        self._pipe = Pipe(program, self._hear, self._lost)
        self._set_alarm(
            START_SECONDS, lambda: self._cannot_start(f"not ready after {START_SECONDS:g} seconds")
        )

    def _lost(self, why: str) -> None:
        if not self._ready:
            self._cannot_start(f"{why}; its standard error may say more")
            return
        self._cut()
        if self.current is not None:
            self._fail(self.current, "died", why, self._since_it_began())

    def _overtime(self) -> None:
        self._cut()
        assert self.current is not None
        why = f"its budget is {self._terms.seconds:g} seconds"
        self._fail(self.current, "overtime", why, self._since_it_began())

    def _cannot_start(self, why: str) -> None:
        self._cut()
        self._stuck(f"the process that thinks for bots cannot start: {why}")

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
