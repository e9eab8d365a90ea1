"""Bots of the house think in other processes, never on the event loop.

    pool = MindPool(processes=1, seconds=2.0, per_table=2, clock=clock)
    option, failed = await pool.think(mind, view(game, seat), reports)

There is one queue for all processes ([fair](fair_queue.py) by CPU time), and each thinks for one
mind at a time. One more than those that were asked for takes quick thoughts only: where all
others are at long ones, nobody waits for them. A process that does not know a mind is told all
that it has heard; one that does is preferred, and never waited for. A process that takes too
long is killed and replaced, and nobody who waits for it is harmed.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ...engine.errors import SixgunError
from ...engine.reports import Report
from ..clock import HouseClock
from .bounds import UNBOUND, Bounds
from .fair_queue import FairQueue
from .handle import FAILURES, Bill, Books, PendingThought, PoolTerms, Thought, WorkerHandle
from .shares import CROWD, ENOUGH, LEAST_PART, QUICK, Payer, Shares, part_for
from .worker import Mind

if TYPE_CHECKING:
    from ..traces.spans import Span

__all__ = ["FAILURES", "Bill", "Books", "Mind", "MindPool", "Payer", "PoolError", "Thought"]

#: What makes a bot from a spec and a seed.
MAKER = "sixgun.server.minds.worker:make"
#: So many bots one process remembers; the others are made again when they are asked.
MINDS = 2_000
#: With less memory than this no process thinks.
LEAST_MEMORY = 256 << 20
#: No thought is for nothing, even where the clock of a process is too coarse to tell.
LEAST_CHARGE = 1e-4
#: How much one thought changes what is believed about the price of those of its bot.
LEARNING = 0.1


class PoolError(SixgunError, RuntimeError):
    """Nobody can think: the process does not start, or the pool is closed."""


class PoolFigures(NamedTuple):
    """What a pool tells whoever counts."""

    failed: Callable[[str], None] = lambda reason: None
    thought: Callable[[float], None] = lambda seconds: None  # of CPU time
    shortened: Callable[[], None] = lambda: None


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
        quick_processes: int = 1,
        figures: PoolFigures = PoolFigures(),  # noqa: B008 - it cannot be changed
        maker: str = MAKER,
        minds: int = MINDS,
        bounds: Bounds = UNBOUND,
    ) -> None:
        for what, number in (("processes", processes), ("per_table", per_table), ("minds", minds)):
            if number < 1:
                raise ValueError(f"{what} is at least 1, not {number}")
        if not 0 < seconds < float("inf"):
            raise ValueError(f"the budget of a bot is more than 0 seconds, not {seconds}")
        if bounds.memory and bounds.memory < LEAST_MEMORY:
            least, given = LEAST_MEMORY >> 20, bounds.memory >> 20
            raise ValueError(f"to think, a process needs at least {least} MiB, not {given}")
        self._terms = PoolTerms(seconds, clock, figures.failed, maker, minds, bounds)
        self._figures = figures
        self._processes = processes
        self._costs: dict[str, float] = {}  # by spec, as measured
        self.shares = Shares(clock)
        self._queue: FairQueue[PendingThought] = FairQueue(per_table, self.shares.spent)
        self._spent: dict[str, float] = {}  # CPU time by table, as long as it is open
        needs: dict[str, str] = {}
        kinds = [False] * processes + [True] * quick_processes
        self._workers = [self._handle(needs, quick_only=quick_only) for quick_only in kinds]
        self._closed = False

    def _handle(self, needs: dict[str, str], *, quick_only: bool) -> WorkerHandle:
        return WorkerHandle(
            self._terms,
            needs,
            quick_only=quick_only,
            finished=self._finished,
            free=self._go_on,
            stuck=self._stuck,
        )

    async def think(
        self,
        mind: Mind,
        seen: Any,
        reports: Sequence[Report],
        seconds: float | None = None,
        bill: Bill | None = None,
        span: Span | None = None,
    ) -> Thought:
        """What this mind chooses; `reports` are all since the deal, as its seat may read them.

        Reports are only ever added: whoever goes back in a game forgets its minds first. With
        `seconds` the budget is at most that; what is too long is as long as ever. Without a
        bill the table pays for itself; with a span a collector is told what it took.
        """
        if not seen.options:
            raise ValueError(f"seat {mind.seat} of table {mind.table} is not asked anything")
        if self._closed:
            raise PoolError("the pool is closed")
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        pickled = pickle.dumps(seen, pickle.HIGHEST_PROTOCOL)
        bill = bill or Bill(Payer(mind.table, mind.table))
        bill = bill._replace(cost=self._expected(mind, bill, seconds))
        request = PendingThought(
            mind, seen.options, pickled, reports, len(reports), answer, bill, seconds, span
        )
        number = self._queue.put(request, mind.table, bill.payer, bill.cost)
        try:
            self._go_on()
            return await answer
        finally:
            self._queue.leave(number)

    def forget(self, mind: Mind) -> None:
        """The game of this mind is over, or its seat changed hands, or went back in the game."""
        for worker in self._workers:
            worker.forget(mind)

    def spent_at(self, table: str) -> float:
        """How many seconds of CPU time were thought at a table."""
        return self._spent.get(table, 0.0)

    def forget_table(self, table: str) -> None:
        """A table is closed: nobody asks any more what it has cost."""
        self._spent.pop(table, None)

    def running(self) -> int:
        """How many processes there are now; they are started when there is something to think."""
        return sum(worker.running for worker in self._workers)

    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return len(self._queue)

    async def close(self) -> None:
        """Kill all processes and wait until they are gone."""
        self._closed = True
        left = self._queue.withdraw(lambda each: True)
        closed = await asyncio.gather(*[worker.close() for worker in self._workers])
        self._refuse([*[each for each in closed if each], *left], "the pool is closed")

    # ---------------------------------------------------- how much there is for whom

    def part_of(self, payer: Payer) -> float:
        """How much of their time the strong bots of an address had lately: 1 is all of it."""
        return self.shares.part_of(payer)

    def is_busy(self, payer: Payer) -> bool:
        """Would one more table of strong bots be too many, of this address or at all?"""
        crowded = self.shares.crowd() >= CROWD * self._processes
        return crowded or self.shares.part_of(payer) < ENOUGH

    def _expected(self, mind: Mind, bill: Bill, seconds: float | None) -> float:
        """What a thought will cost: never less than what its bot is known for."""
        usual = max(bill.cost, self._costs.get(mind.spec, 0.0))
        return min(usual, self._terms.seconds, seconds or self._terms.seconds)

    def _as_affordable(self, request: PendingThought) -> PendingThought:
        """With the time that there is for a strong bot, or one level lower rather than later."""
        mind, bill = request.mind, request.bill
        if bill.cost <= QUICK:
            return request
        part = self._part_now(bill)
        self.shares.grant(bill.payer, bill.cost, part * bill.cost)
        if part >= 1.0:
            return request
        self._figures.shortened()
        if request.span is not None:
            request.span.note("shortened", True)
        if part < LEAST_PART and bill.lighter:
            return request._replace(mind=mind._replace(spec=bill.lighter))
        return request._replace(seconds=part * bill.cost)

    def _part_now(self, bill: Bill) -> float:
        """By what strong bots of the same address want now, this one counted, and how many other
        addresses have some."""
        waiting = [(each.payer.address, each.cost) for each in self._queue.standing()]
        begun = [each.current.bill for each in self._workers if each.current is not None]
        wanted = [*waiting, *[(each.payer.address, each.cost) for each in [*begun, bill]]]
        strong = [(address, cost) for address, cost in wanted if cost > QUICK]
        own = sum(cost for address, cost in strong if address == bill.payer.address)
        return part_for(own, len({address for address, _ in strong}), self._processes)

    # ---------------------------------------------------- who thinks where

    def _go_on(self) -> None:
        """Have every process that is free think, as long as somebody waits for it."""
        while (worker := self._next_free()) is not None:
            request = self._queue.take(quick_only=worker.quick_only)
            affordable = self._as_affordable(request)
            self.shares.charge(request.bill.payer, request.bill.cost)
            if request.span is not None:
                request.span.waited()
            self._best_for(affordable).begin(affordable)
        self._start_another()

    def _next_free(self) -> WorkerHandle | None:
        """A process for which there is something; one that thinks for all comes first, because
        it is to choose from all."""
        for worker in self._workers:
            if worker.is_free and self._queue.waits(quick_only=worker.quick_only):
                return worker
        return None

    def _best_for(self, request: PendingThought) -> WorkerHandle:
        """Of those that are free the one that knows this mind; else one for quick thoughts."""
        quick = request.bill.cost <= QUICK
        able = [each for each in self._workers if each.is_free and _serves(each, quick)]
        return max(able, key=lambda each: (each.knows(request.mind), each.quick_only))

    def _start_another(self) -> None:
        """One more process, if somebody waits for long thoughts, or in spite of being quick."""
        if self._closed or any(worker.starting for worker in self._workers):
            return
        for quick in {each.quick for each in self._queue.standing()}:
            idle = [each for each in self._workers if not each.running and _serves(each, quick)]
            if idle and not (quick and self._soon_over()):
                max(idle, key=lambda each: each.quick_only).start()
                return

    def _soon_over(self) -> bool:
        """Is it not worth while to start a process for what is quick? There is one that thinks of
        nothing long, and no crowd in front of it."""
        running = [each for each in self._workers if each.running]
        quick = [each for each in running if each.current and each.current.bill.cost <= QUICK]
        return bool(quick) and len(self._queue) <= len(running)

    def _is_served(self, quick: bool) -> bool:
        return any(each.running and _serves(each, quick) for each in self._workers)

    def _finished(self, request: PendingThought, cpu: float) -> None:
        self._queue.done(request.mind.table)
        cpu = max(cpu, LEAST_CHARGE)
        self.shares.charge(request.bill.payer, cpu - request.bill.cost)
        table = request.mind.table
        self._spent[table] = self._spent.get(table, 0.0) + cpu
        self._figures.thought(cpu)
        if request.span is not None:
            request.span.note("cpu_seconds", cpu)
        if request.seconds is None:
            before = self._costs.get(request.mind.spec, cpu)
            self._costs[request.mind.spec] = before + LEARNING * (cpu - before)

    def _stuck(self, why: str) -> None:
        """A process cannot be had: whoever waits for one of its kind waits in vain."""
        left = self._queue.withdraw(lambda each: not self._is_served(each.quick))
        self._refuse(left, why)

    def _refuse(self, requests: list[PendingThought], why: str) -> None:
        for request in requests:
            if not request.answer.done():
                request.answer.set_exception(PoolError(why))


def _serves(worker: WorkerHandle, quick: bool) -> bool:
    """Does this process take thoughts that are quick, or are not?"""
    return quick or not worker.quick_only
