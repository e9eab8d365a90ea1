"""The processes in which bots think: how they begin, and how they end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.minds.handle import START_SECONDS
from sixgun.server.minds.pool import PoolError
from tests.server.minds.minds import ODD_BOTS, Deal, a_pool, doorbell, mind, run

# ------------------------------------------------------------ processes come and go


def test_nothing_is_started_before_somebody_thinks() -> None:
    async def scene() -> None:
        async with doorbell() as door, a_pool() as pool:
            pool.forget(mind("first"))
            await asyncio.sleep(0)
            assert pool.running() == 0
            asked = Deal().asking(pool, door.ringer("A1"))
            await (await door.ring()).tell("go")
            await asked
            assert pool.running() == 1
        assert pool.running() == 0

    run(scene())


@pytest.mark.parametrize(
    ("maker", "told"),
    [
        ("nowhere:nothing", "cannot start: ModuleNotFoundError: No module named 'nowhere'"),
        ("sixgun.bots:nothing", "cannot start: AttributeError: .*'nothing'"),
    ],
)
def test_a_worker_that_cannot_start_says_why(maker: str, told: str) -> None:
    async def scene() -> None:
        deal = Deal()
        async with a_pool(maker=maker) as pool:
            for _ in range(2):  # each time it is tried again
                asked = [deal.asking(pool, mind("first", table)) for table in "AB"]
                for each in await asyncio.gather(*asked, return_exceptions=True):
                    with pytest.raises(PoolError, match=told):
                        raise each

    run(scene())


@pytest.mark.parametrize(
    ("python", "told"),
    [("/nowhere/python", "/nowhere/python cannot be run"), ("false", "it ended with code 1;")],
)
def test_a_python_that_does_not_run_is_named(
    python: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        deal = Deal()
        async with a_pool() as pool:
            with monkeypatch.context() as patch:
                patch.setattr(sys, "executable", python)
                with pytest.raises(PoolError, match=told):
                    await deal.ask(pool, mind("first"))
            assert await deal.ask(pool, mind("first")) == deal.first

    run(scene())


def test_a_worker_that_is_never_ready_is_given_up() -> None:
    async def scene() -> None:
        clock, deal = TestClock(), Deal()
        async with a_pool(clock=clock) as pool:
            asked = deal.asking(pool, mind("first"))
            await asyncio.sleep(0)
            clock.advance(START_SECONDS)
            with pytest.raises(PoolError, match="not ready after 60 seconds"):
                await asked
            assert await deal.ask(pool, mind("first")) == deal.first

    run(scene())


def test_closing_ends_the_process_and_tells_those_who_wait() -> None:
    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool() as pool:
            asked = [deal.asking(pool, door.ringer(name)) for name in ("A1", "A2", "A3", "B1")]
            ring = await door.ring()
            await pool.close()
            with pytest.raises(ProcessLookupError):
                os.kill(ring.pid, 0)
            for each in [*asked, deal.asking(pool, mind("first"))]:
                with pytest.raises(PoolError, match="closed"):
                    await each

    run(scene())


def test_closing_ends_a_process_that_has_hardly_begun() -> None:
    async def scene() -> None:
        deal = Deal()
        async with a_pool() as pool:
            asked = deal.asking(pool, mind("first"))
            await asyncio.sleep(0)
            await pool.close()
            with pytest.raises(PoolError, match="closed"):
                await asked

    run(scene())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_only_the_house_stops_a_worker(number: signal.Signals) -> None:
    async def scene() -> None:
        deal = Deal()
        async with doorbell() as door, a_pool() as pool:
            asked = deal.asking(pool, door.ringer("A1"))
            ring = await door.ring()
            os.kill(ring.pid, number)
            await ring.tell("go")
            assert await asked == deal.first

    run(scene())


HOUSE = """
import asyncio, sys
sys.path[:] = {path!r}
import sixgun
from sixgun.server.clock import RealClock
from sixgun.server.minds.pool import Mind, MindPool

async def house():
    game = sixgun.Game(5, seed=1)
    pool = MindPool(processes=1, seconds=99, per_table=1, clock=RealClock(), maker={maker!r},
        quick_processes=0)
    await pool.think(Mind(*{mind!r}), sixgun.view(game, game.decision.seat), ())

asyncio.run(house())
"""


def test_a_worker_does_not_outlive_its_house_even_if_its_bot_never_ends() -> None:
    """It has the standard error of its house, which ends when both have ended."""

    async def scene() -> None:
        async with doorbell() as door:
            ringer = tuple(door.ringer("A1"))
            program = HOUSE.format(path=sys.path, maker=ODD_BOTS, mind=ringer)
            house = await asyncio.create_subprocess_exec(
                sys.executable, "-c", program, stderr=asyncio.subprocess.PIPE
            )
            await (await door.ring()).tell("spin")
            house.kill()
            _, complaints = await house.communicate()
            assert complaints == b""

    run(scene())
