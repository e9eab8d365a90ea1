"""Alone with bots: no clock, nobody plays for who is away, and the table waits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server.clock import TestClock
from sixgun.server.protocol import Leave, Prefer, Update
from tests.server.houses import OpenHouse, RecordingClient, a_house, run

OPTIONS: dict[str, Any] = {"players": 4, "clock": "fast"}
LONG = 600.0


async def alone(house: OpenHouse, name: str = "Anna", **options: Any) -> RecordingClient:
    anna = await house.client(name, program=False)
    await anna.open_table(**OPTIONS | options)
    await anna.start(bots="drifter")
    await anna.hears(Update)
    await until_open(house, anna)
    return anna


async def until_open(house: OpenHouse, anna: RecordingClient) -> None:
    """Bots have played until Anna is asked something with a choice, which is the house's state."""
    play = house.table_of(anna).play
    assert play is not None
    while play.game.decision is not None:
        if play.game.decision.seat == 0 and len(play.game.decision.options) > 1:
            break
        await gone_on(house, play)
    await house.quiet()


async def gone_on(house: OpenHouse, play: Any) -> None:
    """The open decision is answered. Bots think in real time; pauses are the clock's."""
    decision = play.game.decision
    while play.game.decision is decision:
        if play.pending is None or play.pending.option is None:
            await house.quiet()
        else:
            await house.pass_time(5.0)


def test_nobody_hurries_who_is_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await alone(house)
            asked, moves = anna.question, len(house.moves_of(anna))
            assert anna.clock is None
            await house.pass_time(LONG)
            assert anna.question == asked
            assert len(house.moves_of(anna)) == moves
            assert not anna.table.chairs[0].away

    run(test)


def test_a_program_alone_plays_by_the_clock_as_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            robot = await house.client("Robot")
            await robot.open_table(**OPTIONS)
            await robot.start(bots="drifter")
            await robot.until(lambda: robot.question is not None and robot.question.seat == 0)
            assert robot.clock is not None

    run(test)


def test_the_table_stands_still_while_its_person_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            anna = await alone(house)
            table = house.table_of(anna)
            while table.play.game.decision.seat == 0:  # until it is up to the bots
                await next_decision(house, anna)
            key, name = anna.key, anna.table.table
            await anna.close()
            while table.viewers:
                await house.quiet()
            before = len(house.moves_of_table(name))
            await house.pass_time(LONG)
            assert len(house.moves_of_table(name)) == before
            place = table.state.places[0]
            assert (place.away, place.kind) == (False, "person")
            again = await house.client("Anna", key=key, program=False)
            await again.watch(name)
            await gone_on(house, house.house.tables[name].play)
            assert len(house.moves_of_table(name)) > before

    run(test)


def test_it_closes_as_empty_tables_do(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, empty_seconds=900.0) as house:
            anna = await alone(house)
            table = house.table_of(anna)
            await anna.close()
            while table.viewers:
                await house.quiet()
            await house.pass_time(899.0)
            assert not table.closed
            await house.pass_time(2.0)
            assert table.closed

    run(test)


def test_it_stands_still_after_a_restart_until_its_person_comes(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock, pace=1.0) as house:
            anna = await alone(house)
            table = house.table_of(anna)
            while table.play.game.decision.seat == 0:
                await next_decision(house, anna)
            name, key = table.name, anna.key
        async with a_house(tmp_path, clock, pace=1.0) as house:
            before = len(house.moves_of_table(name))
            await house.pass_time(LONG)
            assert len(house.moves_of_table(name)) == before
            again = await house.client("Anna", key=key, program=False)
            await again.watch(name)
            await gone_on(house, house.house.tables[name].play)
            assert len(house.moves_of_table(name)) > before

    run(test)


def test_what_has_one_answer_is_asked_only_if_somebody_is_there_to_see(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            anna = await alone(house)
            while not is_forced(house, anna):
                await next_decision(house, anna)
            await house.quiet()
            assert anna.question is None
            assert house.table_of(anna).play.pending.option is not None, "answered by itself"
            before = len(house.moves_of(anna))
            watcher = await house.client("Wim")
            await watcher.watch(anna.table.table)
            await anna.until(lambda: anna.question is not None)
            assert len(anna.question.options) == 1
            await house.pass_time(LONG)
            assert len(house.moves_of(anna)) == before, "somebody looks on: it is asked"
            await watcher.close()
            while house.table_of(anna).spectators():
                await house.quiet()
            await house.pass_time(LONG)
            assert len(house.moves_of(anna)) > before, "and nobody looks on any more"

    run(test)


def test_who_wants_to_be_asked_everything_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            anna = await alone(house)
            await anna.request(Prefer(forced=False))
            while not is_forced(house, anna):
                await next_decision(house, anna)
            await anna.until(lambda: anna.question is not None and len(anna.question.options) == 1)
            before = len(house.moves_of(anna))
            await house.pass_time(LONG)
            assert len(house.moves_of(anna)) == before

    run(test)


def is_forced(house: OpenHouse, anna: RecordingClient) -> bool:
    decision = house.table_of(anna).play.game.decision
    assert decision is not None, "the game went by without a question of one answer"
    return decision.seat == 0 and len(decision.options) == 1


async def next_decision(house: OpenHouse, anna: RecordingClient) -> None:
    """Whoever is asked answers, Anna with the last option."""
    play = house.table_of(anna).play
    decision = play.game.decision
    if decision.seat == 0 and len(decision.options) > 1:
        await anna.until(lambda: anna.question and anna.question.decision == decision.serial)
        await anna.answer(len(decision.options) - 1)
    await gone_on(house, play)


def test_who_is_left_alone_is_not_hurried_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna", program=False)
            bruno = await house.client("Bruno", program=False)
            table = await anna.open_table(**OPTIONS)
            await bruno.join(table)
            await anna.start(bots="drifter")
            await anna.hears(Update)
            await until_open(house, anna)
            assert anna.clock is not None, "with others there is a clock"
            await bruno.request(Leave())
            await until_open(house, anna)
            asked = anna.question
            await house.pass_time(LONG)
            assert anna.question == asked

    run(test)
