"""Bots think in other processes: the same as here, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Callable
from typing import Any

import pytest

import sixgun
from sixgun.bots import Bot, Budget, make_bot
from sixgun.bots.runner import Witness
from sixgun.engine.game import Game
from sixgun.engine.view import view
from sixgun.server.clock import TestClock
from sixgun.server.minds.bounds import Bounds
from sixgun.server.minds.pool import Bill, Books, Mind, MindPool, Payer, Thought
from sixgun.server.minds.worker import Task, Worker
from tests.games import scenarios, walk
from tests.server.minds.minds import FOR_EVER, Deal, a_pool, doorbell, mind, run

# ------------------------------------------------------------ the same answers


class Play:
    """A game played by bots in the room and, beside them, by the same bots here."""

    def __init__(self, pool: MindPool, specs: list[str], **options: Any) -> None:
        self.pool = pool
        self.game = Game(len(specs), seed=5, listen=True, **options)
        seats = range(len(specs))
        self.minds = [mind(specs[seat], seat=seat) for seat in seats]
        self.bots = [make_bot(who.spec, who.seed) for who in self.minds]
        self.witnesses = [Witness(self.game, seat) for seat in seats]

    async def go(self, decisions: int = 100_000) -> None:
        for _ in range(decisions):
            if self.game.decision is None:
                return
            seat = self.game.decision.seat
            seen, reports = view(self.game, seat), self.witnesses[seat].reports()
            thought = await self.pool.think(self.minds[seat], seen, reports)
            assert thought == (self.bots[seat].choose(seen, reports), "")
            self.game.choose(thought.option)


def uvloops() -> asyncio.AbstractEventLoop:
    uvloop = pytest.importorskip("uvloop")
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


@pytest.mark.parametrize("loops", [asyncio.new_event_loop, uvloops])
def test_a_whole_game_goes_as_it_would_here(loops: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def scene() -> None:
        async with a_pool() as pool:
            play = Play(pool, ["tracker"] * 5)
            await play.go()
            assert play.game.over

    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(asyncio.wait_for(scene(), FOR_EVER))


def test_so_does_one_of_all_bots_and_boxes_whose_worker_forgets_all_the_time() -> None:
    async def scene() -> None:
        specs = ["tracker", "drifter", "gunslinger", "tenderfoot", "tracker", "drifter"]
        async with a_pool(minds=2) as pool:
            play = Play(pool, specs, sets="all", characters="two")
            while not play.game.over:
                await play.go(7)
                pool.forget(play.minds[0])

    run(scene())


def test_a_bot_that_is_made_again_hears_everything_again() -> None:
    async def scene() -> None:
        failures: list[str] = []
        async with doorbell() as door, a_pool(counter=failures.append) as pool:
            play = Play(pool, ["tracker", "drifter", "tracker", "drifter", "tracker"])
            await play.go(60)
            dying = Deal().asking(pool, door.ringer("T1"))
            ring = await door.ring()
            os.kill(ring.pid, signal.SIGKILL)
            assert await dying == (None, "died")
            await play.go()
            assert play.game.over
        assert failures == ["died"]

    run(scene())


def test_every_view_of_the_rulebook_can_be_sent() -> None:
    def send(game: Game) -> None:
        seen = view(game, game.decision.seat if game.decision else None)
        assert pickle.loads(pickle.dumps(seen, pickle.HIGHEST_PROTOCOL)) == seen

    for _, scenario in scenarios():
        walk(scenario, send)


# ------------------------------------------------------------ what bots get


def test_bots_get_what_they_need_and_their_budget() -> None:
    async def scene() -> None:
        deal = Deal()
        async with a_pool(seconds=1.5) as pool:
            for _ in range(2):  # the second time the house knows what they need
                for spec in ("first", "thrifty", "elephant"):
                    assert await deal.ask(pool, mind(spec)) == deal.first
                assert await deal.ask(pool, mind("picker")) == (deal.seen.options[-1], "")

    run(scene())


def test_bots_may_print_and_read() -> None:
    async def scene() -> None:
        deal = Deal()
        async with a_pool() as pool:
            assert await deal.ask(pool, mind("talker")) == deal.first
            assert await deal.ask(pool, mind("talker")) == deal.first

    run(scene())


def test_reports_that_came_while_a_mind_waited_are_for_its_next_thought() -> None:
    async def scene() -> None:
        deal = Deal()
        deal.reports = list(deal.reports)
        more = sixgun.Report("game_began", 0)  # the elephant would raise
        async with doorbell() as door, a_pool() as pool:
            busy = deal.asking(pool, door.ringer("T1"))
            ring = await door.ring()
            waiting = deal.asking(pool, mind("elephant"))
            await asyncio.sleep(0)
            deal.reports.append(more)
            await ring.tell("go")
            assert await busy == await waiting == deal.first
            assert await deal.ask(pool, mind("elephant")) == (None, "error")

    run(scene())


def test_a_mind_that_is_not_asked_cannot_think() -> None:
    async def scene() -> None:
        deal = Deal()
        async with a_pool() as pool:
            deal.seen = view(deal.game, (deal.seat + 1) % 5)
            with pytest.raises(ValueError, match="seat 0 of table T is not asked"):
                await deal.ask(pool, mind("first"))

    run(scene())


# ------------------------------------------------------------ bots that fail


@pytest.mark.parametrize(
    ("spec", "failed", "told"),
    [
        ("liar", "illegal", "['play', 'gold', 99]"),
        ("raiser", "error", "ZeroDivisionError"),
        ("unmade", "error", "no such luck"),
        ("nobody", "error", "KeyError: 'nobody'"),
        ("quitter", "died", "code 1"),
    ],
)
def test_a_bot_that_fails_says_how_and_harms_nobody(
    spec: str, failed: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        deal = Deal()
        failures: list[str] = []
        async with a_pool(counter=failures.append) as pool:
            asked = [deal.asking(pool, mind(each)) for each in (spec, "first", spec, "elephant")]
            nothing = Thought(None, failed)
            assert await asyncio.gather(*asked) == [nothing, deal.first, nothing, deal.first]
        assert failures == [failed, failed]

    run(scene())
    assert caplog.text.count(told) >= 2
    assert caplog.text.count(f"the bot {spec} (seat 0 of game G at table T)") == 2


def test_a_worker_that_is_killed_harms_only_the_one_it_thought_for() -> None:
    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool() as pool:
            dying, waiting = [deal.asking(pool, door.ringer(name)) for name in ("A1", "B1")]
            first = await door.ring()
            await first.tell("die")
            assert await dying == (None, "died")
            second = await door.ring()
            assert second.pid != first.pid
            await second.tell("go")
            assert await waiting == deal.first

    run(scene())


def test_a_worker_that_is_killed_while_it_is_idle_harms_nobody() -> None:
    async def scene() -> None:
        deal = Deal()
        failures: list[str] = []
        async with doorbell() as door, a_pool(counter=failures.append) as pool:
            asked = deal.asking(pool, door.ringer("A1"))
            ring = await door.ring()
            await ring.tell("go")
            assert await asked == deal.first
            assert pool.running() == 1
            os.kill(ring.pid, signal.SIGKILL)
            while pool.running():
                await asyncio.sleep(0)
            assert await deal.ask(pool, mind("first")) == deal.first
        assert failures == []

    run(scene())


def test_overtime_is_twice_the_budget_from_when_it_is_the_turn_of_a_mind() -> None:
    async def scene() -> None:
        clock, deal = TestClock(), Deal()
        failures: list[str] = []
        terms = {"clock": clock, "seconds": 2.0, "counter": failures.append}
        async with doorbell() as door, a_pool(**terms) as pool:
            slow, waiting = [deal.asking(pool, door.ringer(name)) for name in ("A1", "B1")]
            first = await door.ring()
            await first.tell("spin")
            clock.advance(3.9)
            assert not slow.done()
            clock.advance(0.2)
            assert await slow == (None, "overtime")
            second = await door.ring()
            clock.advance(3.9)
            await second.tell("go")
            assert await waiting == deal.first
            clock.advance(100.0)
            assert await deal.ask(pool, mind("first")) == deal.first
        assert failures == ["overtime"]
        with pytest.raises(ProcessLookupError):
            os.kill(first.pid, 0)

    run(scene())


def test_the_house_does_not_wait_for_a_worker_that_does_not_listen() -> None:
    async def scene() -> None:
        deal = Deal()
        deal.reports = [*deal.reports, *[sixgun.Report("drew", 1, number=n) for n in range(50_000)]]
        async with doorbell() as door, a_pool() as pool:
            asked = deal.asking(pool, door.ringer("T1"))
            ring = await door.ring()
            await ring.tell("go")
            assert await asked == deal.first
            os.kill(ring.pid, signal.SIGSTOP)
            assert len(pickle.dumps(deal.reports)) > 1_000_000  # more than a pipe holds
            waiting = deal.asking(pool, mind("elephant"))
            await asyncio.sleep(0)  # here it is sent
            assert not waiting.done()
            os.kill(ring.pid, signal.SIGCONT)
            assert await waiting == deal.first

    run(scene())


# ------------------------------------------------------------ who comes first


def test_a_table_that_asks_for_much_does_not_hold_up_the_others() -> None:
    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool(per_table=2) as pool:
            names = ["A1", "A2", "A3", "A4", "B1", "C1"]
            asked = [deal.asking(pool, door.ringer(name)) for name in names]
            order = []
            for _ in names:
                ring = await door.ring()
                assert door.quiet  # one at a time
                order.append(ring.name)
                await ring.tell("go")
            assert order == ["A1", "B1", "C1", "A2", "A3", "A4"]
            assert await asyncio.gather(*asked) == [deal.first] * len(names)

    run(scene())


def test_a_table_has_so_many_thoughts_at_once_and_no_more() -> None:
    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool(processes=3, per_table=2) as pool:
            asked = [long(deal, pool, door.ringer(name)) for name in ("A1", "A2", "A3", "B1")]
            rings = [await door.ring() for _ in range(3)]
            assert sorted(ring.name for ring in rings) == ["A1", "A2", "B1"]
            for ring in rings:
                await ring.tell("go")
            await (await door.ring()).tell("go")
            assert await asyncio.gather(*asked) == [deal.first] * 4

    run(scene())


def test_who_knows_a_mind_is_preferred_and_never_waited_for() -> None:
    """If both are free, the one that knows it thinks; if that one is busy, the other does."""

    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool(processes=2) as pool:
            asked = [long(deal, pool, door.ringer(name)) for name in ("A1", "B1")]
            known = {}
            for ring in [await door.ring(), await door.ring()]:
                known[ring.name] = ring
            for ring in known.values():
                await ring.tell("go")
            assert await asyncio.gather(*asked) == [deal.first] * 2
            assert known["A1"].pid != known["B1"].pid
            for name in ("B1", "A1", "B1"):
                again = deal.asking(pool, door.ringer(name))
                ring = await door.ring()
                assert (ring.name, ring.pid) == (name, known[name].pid)
                await ring.tell("go")
                assert await again == deal.first
            first = long(deal, pool, door.ringer("A1"))
            busy = await door.ring()
            second = deal.asking(pool, door.ringer("A1"))
            other = await door.ring()
            assert [busy.pid, other.pid] == [known["A1"].pid, known["B1"].pid]
            for ring in (busy, other):
                await ring.tell("go")
            assert await first == await second == deal.first

    run(scene())


def test_a_bot_that_moves_between_processes_plays_as_ever() -> None:
    """Each process is told what it has missed of a mind, and nothing twice."""

    async def scene() -> None:
        async with doorbell() as door, a_pool(processes=2) as pool:
            play = Play(pool, ["tracker", "drifter", "tracker", "drifter", "tracker"])
            deal, pids = Deal(), set()
            while not play.game.over:
                blocked = long(deal, pool, door.ringer("T1"))  # each time another one is busy
                ring = await door.ring()
                pids.add(ring.pid)
                await play.go(9)
                await ring.tell("go")
                await blocked
                pool.forget(door.ringer("T1"))
            assert pids

    run(scene())


def test_one_process_more_is_for_quick_thoughts_alone() -> None:
    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool(processes=1, quick_processes=1) as pool:
            slow = [long(deal, pool, door.ringer(name)) for name in ("A1", "B1")]
            busy = await door.ring()
            quick = deal.asking(pool, door.ringer("C1"))
            ring = await door.ring()
            assert (ring.name, pool.waiting()) == ("C1", 1), "the other long one waits"
            assert ring.pid != busy.pid
            await ring.tell("go")
            assert await quick == deal.first
            assert door.quiet
            assert not any(each.done() for each in slow)
            await busy.tell("go")
            last = await door.ring()
            assert last.pid == busy.pid
            await last.tell("go")
            assert await asyncio.gather(*slow) == [deal.first] * 2

    run(scene())


def long(deal: Deal, pool: MindPool, who: Mind) -> asyncio.Task[Thought]:
    """A thought that is known to be long before it begins."""
    bill = Bill(Payer(who.table, who.table), cost=1.0)
    return asyncio.create_task(pool.think(who, deal.seen, deal.reports, None, bill))


def test_who_waits_no_longer_is_passed_over() -> None:
    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool(per_table=1) as pool:
            names = ["A1", "B1", "B2", "C1"]
            asked = {name: deal.asking(pool, door.ringer(name)) for name in names}
            first = await door.ring()
            for name in ("A1", "B1"):
                asked[name].cancel()
            await first.tell("go")
            for name in ("B2", "C1"):
                ring = await door.ring()
                assert ring.name == name
                await ring.tell("go")
                assert await asked[name] == deal.first

    run(scene())


# ------------------------------------------------------------ the parts


ANN, BEN, CID = (mind("tracker", seat=seat) for seat in range(3))


def test_the_books_say_what_a_worker_knows() -> None:
    books = Books(2)
    assert books.note(ANN, 10) == (0, [])
    assert books.note(BEN, 5) == (0, [])
    assert books.note(ANN, 15) == (10, [])
    assert books.note(CID, 1) == (0, [BEN])  # who was not asked for longest
    assert books.note(BEN, 7) == (0, [ANN])
    assert books.note(BEN, 7) == (7, [])


def test_the_books_forget() -> None:
    books = Books(10)
    books.forget(ANN)  # was never there
    assert books.note(ANN, 10) == (0, [])
    books.forget(ANN)
    books.forget(ANN)
    assert books.note(ANN, 10) == (0, [ANN])
    assert books.note(ANN, 9) == (0, [ANN])  # the game went back


def heads(task: Task, make: Callable[[str, bytes], Bot] = make_bot) -> Any:
    return Worker(make, Budget(1)).think(task)


def test_a_worker_notices_what_it_does_not_know() -> None:
    deal = Deal()
    task = Task(ANN, pickle.dumps(deal.seen), 3, deal.reports[3:], ())
    reply = heads(task)
    assert (reply.word, reply.needs) == ("error", "reports")
    assert "it knows 0 reports, not 3" in reply.text


def test_what_went_wrong_is_told_in_short() -> None:
    def make(spec: str, seed: bytes) -> Bot:
        raise ValueError("x" * 10_000)

    reply = heads(Task(ANN, b"", 0, (), ()), make)
    assert (reply.word, len(reply.text)) == ("error", 4_000)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"processes": 0}, "processes is at least 1, not 0"),
        ({"per_table": 0}, "per_table is at least 1, not 0"),
        ({"minds": 0}, "minds is at least 1, not 0"),
        ({"seconds": 0}, "more than 0 seconds, not 0"),
        ({"seconds": float("nan")}, "more than 0 seconds, not nan"),
        ({"bounds": Bounds(memory=10 << 20)}, "at least 256 MiB, not 10"),
    ],
)
def test_terms_that_make_no_sense_are_refused(change: dict[str, Any], told: str) -> None:
    terms = {"processes": 1, "seconds": 1, "per_table": 1, "clock": TestClock()}
    with pytest.raises(ValueError, match=told):
        MindPool(**{**terms, **change})
