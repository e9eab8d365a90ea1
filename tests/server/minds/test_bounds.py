"""Processes that think have bounds: whoever breaks one dies alone, and the house goes on."""

from __future__ import annotations

import logging

import pytest

from sixgun.bots.levels import LEVELS
from sixgun.bots.runner import Witness
from sixgun.duel.bots.registry import BUILT_IN as OF_THE_DUEL
from sixgun.duel.duel import Duel
from sixgun.engine.game import Game
from sixgun.server.clock import TestClock
from sixgun.server.minds.bounds import UNBOUND, Bounds, bind
from sixgun.server.minds.pool import MAKER, MindPool
from tests.server.minds.minds import Deal, a_pool, mind, run

BOUNDS = Bounds(memory=512 << 20, sealed=True)


def test_a_bot_that_eats_memory_dies_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        deal = Deal()
        failures: list[str] = []
        async with a_pool(counter=failures.append, bounds=BOUNDS) as pool:
            asked = [deal.asking(pool, mind(each)) for each in ("elephant", "glutton", "first")]
            assert await asked[1] == (None, "died")
            assert [await asked[0], await asked[2]] == [deal.first] * 2
            assert await deal.ask(pool, mind("elephant")) == deal.first, "it is made again"
        assert failures == ["died"]

    run(scene())
    assert "code 12" in caplog.text


def test_a_bot_cannot_open_anything(caplog: pytest.LogCaptureFixture) -> None:
    """The house says within which bounds a process thinks, and which it could not have."""

    async def scene() -> None:
        deal = Deal()
        async with a_pool(bounds=BOUNDS) as pool:
            assert await deal.ask(pool, mind("prisoner")) == deal.first
        async with a_pool(bounds=UNBOUND) as pool:
            assert await deal.ask(pool, mind("prisoner")) == (None, "illegal")

    with caplog.at_level(logging.INFO):
        run(scene())
    bound, unbound = [line for line in caplog.text.splitlines() if "thinks for bots: " in line]
    for told in (
        "memory 512 MiB",
        "no writing",
        "no new files and sockets",
        "a network of its own",
    ):
        assert told in bound
    assert unbound.endswith("no bounds")


def test_a_bot_that_never_ends_ends_even_if_nobody_looks() -> None:
    """The clock of the house stands still here; the processor's does not."""

    async def scene() -> None:
        deal = Deal()
        async with a_pool(bounds=BOUNDS, seconds=0.01, clock=TestClock()) as pool:
            assert await deal.ask(pool, mind("spinner")) == (None, "died")
            assert await deal.ask(pool, mind("first")) == deal.first

    run(scene())


async def play(pool: MindPool, game: Game | Duel, specs: list[str]) -> None:
    witnesses = [Witness(game, seat) for seat in range(game.seats)]
    while game.decision is not None:
        seat = game.decision.seat
        who = mind(specs[seat % len(specs)], seat=seat)
        thought = await pool.think(who, game.view(seat), witnesses[seat].reports(), 0.005)
        assert thought.option is not None
        game.choose(thought.option)


def test_the_bots_of_the_house_need_nothing_more() -> None:
    """Whole games of both kinds; what a bot reads from a file it has read before."""

    async def scene() -> None:
        async with a_pool(bounds=BOUNDS, maker=MAKER) as pool:
            specs = [level.spec for level in LEVELS]
            await play(pool, Game(len(specs), seed=5, sets="all", listen=True), specs)
            duel = [f"duel/{name}" for name in OF_THE_DUEL]
            await play(pool, Duel(5, listen=True), duel[-2:])

    run(scene())


def test_without_bounds_nothing_is_bound() -> None:
    assert bind(UNBOUND) == ["no bounds"]
