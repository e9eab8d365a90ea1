"""Bots that fail, a disk that refuses: nobody waits for ever, nobody is told what is not kept."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.minds import roster
from sixgun.server.minds.pool import MindPool, PoolError, PoolFigures
from sixgun.server.minds.roster import HouseBot
from sixgun.server.protocol import Lobby, Open, Seatbot, Sit, Start, Update
from sixgun.server.store.store import Store
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    begun,
    run,
    who_is_asked,
)
from tests.server.tables.test_restart import back

FOUR = ("Anna", "Bruno", "Carla", "Dario")


# ------------------------------------------------------------------ bots


async def against_bots(house: OpenHouse, *bots: str) -> RecordingClient:
    (anna,) = await house.seated("Anna", players=len(bots) + 1, clock="none")
    for seat, bot in enumerate(bots, 1):
        await anna.request(Seatbot(bot=bot, seat=seat))
    await anna.request(Start())
    await anna.hears(Update)
    return anna


async def play_until_all_have_moved(house: OpenHouse, anna: RecordingClient) -> None:
    """Anna plays until every other seat has answered something."""

    def moved() -> bool:
        game = house.table_of(anna).play.game
        seats = {move.seat for move in house.moves_of(anna)}
        return bool(game.over) or {1, 2, 3} <= seats

    async for question in anna.questions():
        if moved():
            return
        await anna.answer(len(question.options) - 1)


def test_for_a_bot_that_fails_the_default_is_played_and_it_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = {"tenderfoot": "liar", "drifter": "raiser", "gunslinger": "quitter"}
    for name, spec in odd.items():
        monkeypatch.setitem(roster.HOUSE_BOTS, name, HouseBot(spec, 1))

    async def test() -> None:
        async with a_house(tmp_path) as house:
            house.house.pool = MindPool(
                processes=1,
                seconds=2.0,
                per_table=2,
                clock=house.clock,
                figures=PoolFigures(house.house.count.bot_failed),
                maker="tests.server.minds.odd_bots:make",
            )
            anna = await against_bots(house, *odd)
            await play_until_all_have_moved(house, anna)
            moves = [move for move in house.moves_of(anna) if move.seat != 0]
            assert {move.kind for move in moves} <= {"default", "forced"}
            failures = house.serving.context.figures.text().decode()
            for reason in ("illegal", "error", "died"):
                assert f'sixgun_bot_failures_total{{reason="{reason}"}}' in failures
            assert house.figure("sixgun_bot_failures_total") >= 3

    run(test)


def test_the_process_that_thinks_may_be_killed_at_any_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await against_bots(house, "drifter", "drifter", "drifter")
            await play_until_all_have_moved(house, anna)
            os.kill(thinking_process(house), signal.SIGKILL)
            await anna.play()
            kinds = {move.kind for move in house.moves_of(anna) if move.seat != 0}
            assert kinds <= {"bot", "forced", "default"}
            assert "bot" in kinds

    run(test)


def thinking_process(house: OpenHouse) -> int:
    (worker,) = [each for each in house.house.pool._workers if each.running]
    assert worker._pipe is not None
    assert worker._pipe._process is not None
    pid = worker._pipe._process.get_pid()
    assert pid is not None
    return pid


def test_if_nobody_can_think_the_game_goes_on_with_defaults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cannot(*_: Any) -> None:
        raise PoolError("the process that thinks for bots cannot start")

    async def test() -> None:
        async with a_house(tmp_path) as house:
            monkeypatch.setattr(house.house.pool, "think", cannot)
            anna = await against_bots(house, "drifter", "tracker", "drifter")
            await play_until_all_have_moved(house, anna)
            moves = [move for move in house.moves_of(anna) if move.seat != 0]
            assert {move.kind for move in moves} <= {"default", "forced"}
            assert house.figure("sixgun_bot_failures_total") >= len({m.seat for m in moves})

    run(test)


# ------------------------------------------------------------------ the disk


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Whatever the writer wants to write, the disk refuses."""
    writer = store._writer

    def refuse(_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    writer._carry_out = refuse  # type: ignore[method-assign]
    try:
        yield
    finally:
        del writer._carry_out  # type: ignore[method-assign]


async def hear_out(*people: RecordingClient) -> None:
    """Everybody has heard everything that was sent so far."""
    for client in people:
        await client.request(Lobby(on=False))


async def turned_until_done(house: OpenHouse, free: RecordingClient, *work: Awaitable[Any]) -> None:
    """Turn the clock again and again: a store in trouble may not be waiting for it yet.

    Whoever waits for the table is not answered before that: between two turns only somebody who
    is `free` is asked to listen.
    """
    together = asyncio.ensure_future(asyncio.gather(*work))
    while not together.done():
        house.clock.advance(1)
        await hear_out(free)
    await together


def test_nothing_is_told_before_it_is_on_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            await house.quiet()
            question, zoe = client.question, await house.client("Zoe")
            moves, seen = house.moves_of(client), [len(each.of(Update)) for each in people]
            with full_disk(house.house.store):
                await client.answer(0)
                await client.until(lambda: "store-trouble" in client.notices())
                watching = asyncio.create_task(zoe.watch(client.table.table))
                house.clock.advance(1)
                phone = await house.client("Phone", key=client.key)
                looking = asyncio.create_task(phone.watch(client.table.table))
                house.clock.advance(1)
                await hear_out(*people)
                assert [len(each.of(Update)) for each in people] == seen
                assert (zoe.of(Update), phone.of(Update)) == ([], [])
                assert house.moves_of(client) == moves
                assert client.notices().count("store-trouble") == 1
            shown = [
                each.hears(Update, before + 1) for each, before in zip(people, seen, strict=True)
            ]
            await turned_until_done(house, client, *shown, watching, looking)
            await house.quiet()
            assert "store-well" in client.notices()
            assert len(house.moves_of(client)) == len(moves) + 1
            assert client.question != question
            assert phone.view == client.view
            await answered(people)

    run(test)


def test_a_seat_is_taken_when_it_is_on_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            bruno = await house.client("Bruno")
            await bruno.watch(anna.table.table)
            with full_disk(house.house.store):
                sitting = asyncio.create_task(bruno.request(Sit(name="Bruno")))
                await anna.until(lambda: "store-trouble" in anna.notices())
                await hear_out(anna)
                assert anna.table.chairs[1].kind == "nobody"
                carla = await house.client("Carla", key=anna.key)
                await carla.tell(Lobby())
                tables = await carla.hears(protocol.Tables)
                assert tables.tables[0].chairs[1].kind == "nobody"
            await turned_until_done(house, anna, sitting)
            assert anna.table.chairs[1].name == "Bruno"

    run(test)


def test_what_cannot_be_written_is_refused_where_nobody_can_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            with full_disk(house.house.store):
                assert await anna.refuses(Open()) == "store-trouble"
                assert await anna.refuses(protocol.Invite()) == "store-trouble"
                assert len(house.house.tables) == 1
            await anna.request(Open())

    run(test)


def test_a_house_closes_even_if_the_disk_is_full(tmp_path: Path) -> None:
    """What was not written was told to nobody: the question comes again."""

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await answered(people)
            client = await asked_with_choice(people)
            question = client.question
            await house.quiet()
            inside = house.house
            with full_disk(inside.store):
                await client.answer(0)
                await client.until(lambda: "store-trouble" in client.notices())
                closing = asyncio.create_task(house.serving.close())
                while not inside.closing:
                    await asyncio.sleep(0)
                while not closing.done():
                    clock.advance(1)
                    await asyncio.sleep(0)
                await closing
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            asked = await who_is_asked(again)
            assert asked.question == question
            await answered(again)

    run(test)
