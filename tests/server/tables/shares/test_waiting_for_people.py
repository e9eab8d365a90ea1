"""Where all people of a table are away, nobody thinks and no clock runs until the first is back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server.clock import TestClock
from sixgun.server.protocol import Ended, Hurry, Leave, Update
from sixgun.server.tables.solitude import stands_still
from sixgun.server.tables.state import Commission
from tests.server.houses import OpenHouse, RecordingClient, a_house, run
from tests.server.tables.test_hurrying import only_the_dead
from tests.server.tables.test_restart import back
from tests.server.tables.test_solitude import gone_on

LONG = 600.0
AWAY = 31.0


async def two_and_bots(house: OpenHouse, **options: Any) -> list[RecordingClient]:
    """Anna and Bruno with two bots, when it is up to a bot."""
    people = await house.seated("Anna", "Bruno", **{"players": 4, "clock": "fast", **options})
    await people[0].start(bots="drifter")
    await people[0].hears(Update)
    play = house.table_of(people[0]).play
    while play.game.decision.seat < 2:
        decision = play.game.decision
        asked = people[decision.seat]
        await asked.until(
            lambda g=asked, d=decision: g.question and g.question.decision == d.serial
        )
        await asked.answer(len(decision.options) - 1)
        await gone_on(house, play)
    return people


async def all_gone(house: OpenHouse, people: list[RecordingClient]) -> str:
    """Everybody's connection ends; the name of the table."""
    table = house.table_of(people[0])
    for client in people:
        await client.close()
    while table.viewers:
        await house.quiet()
    await house.quiet()
    return table.name


def thoughts(house: OpenHouse) -> list[str]:
    """From now on, the tables for which somebody thinks."""
    asked: list[str] = []
    think = house.house.pool.think

    async def noting(*terms: Any) -> Any:
        asked.append(terms[0].table)
        return await think(*terms)

    house.house.pool.think = noting
    return asked


def test_nobody_thinks_and_no_clock_runs_while_all_are_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await two_and_bots(house)
            name = await all_gone(house, people)
            asked, before = thoughts(house), len(house.moves_of_table(name))
            await house.pass_time(LONG)
            assert (asked, len(house.moves_of_table(name))) == ([], before)
            table = house.house.tables[name]
            assert not any(place.away for place in table.state.places), "no substitutes either"
            await back(house, people[0])
            await gone_on(house, table.play)
            assert set(asked) == {name}
            assert len(house.moves_of_table(name)) > before

    run(test)


def test_who_is_still_away_has_his_time_from_then_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await two_and_bots(house, clock="none")
            name = await all_gone(house, people)
            await house.pass_time(LONG)
            await back(house, people[0])
            bruno = house.house.tables[name].state.places[1]
            await house.pass_time(AWAY - 2.0)
            assert not bruno.away
            await house.pass_time(2.0)
            assert bruno.away, "with somebody there, a bot plays for who is not"

    run(test)


def test_a_clock_goes_on_where_it_stood(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated("Anna", "Bruno", "Carla", "Dario", players=4, clock="fast")
            await people[0].start()
            await people[0].hears(Update)
            play = house.table_of(people[0]).play
            asked = play.game.decision
            await house.pass_time(5.0)
            name = await all_gone(house, people)
            await house.pass_time(LONG)
            assert house.house.tables[name].play.game.decision is asked
            (again,) = await back(house, people[asked.seat])
            await again.until(lambda: again.clock is not None)
            assert (again.clock.left, again.clock.running) == (7_000, True)

    run(test)


def test_after_a_restart_nobody_thinks_before_somebody_comes(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock, pace=1.0) as house:
            people = await two_and_bots(house)
            name = house.table_of(people[0]).name
        async with a_house(tmp_path, clock, pace=1.0) as house:
            before = len(house.moves_of_table(name))
            await house.pass_time(LONG)
            assert house.house.pool.running() == 0, "not even a process was needed"
            assert len(house.moves_of_table(name)) == before
            await back(house, people[1])
            await gone_on(house, house.house.tables[name].play)
            assert len(house.moves_of_table(name)) > before

    run(test)


def test_bots_alone_play_while_somebody_looks(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await two_and_bots(house)
            watcher = await house.client("Wim")
            name = people[0].table.table
            await watcher.watch(name)
            for client in people:
                await client.request(Leave())
            play = house.house.tables[name].play
            await gone_on(house, play)
            await watcher.close()
            while house.house.tables[name].viewers:
                await house.quiet()
            await house.quiet()
            asked, before = thoughts(house), len(house.moves_of_table(name))
            await house.pass_time(LONG)
            assert (asked, len(house.moves_of_table(name))) == ([], before)
            again = await house.client("Wim", key=watcher.key)
            await again.watch(name)
            await gone_on(house, play)
            assert len(house.moves_of_table(name)) > before

    run(test)


def test_a_game_of_which_only_the_result_was_wanted_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            one, other = await only_the_dead(house, 2)
            table = house.table_of(one)
            await other.close()
            while table.is_here(table.state.places[other.table.seat].person):
                await house.quiet()
            await one.request(Hurry(how="result"))
            await one.close()
            while table.viewers:
                await house.quiet()
            while not table.play.game.over:
                await gone_on(house, table.play)
            (again,) = await back(house, one)
            assert (await again.hears(Ended)).hurried

    run(test)


def test_so_do_the_tables_of_referees_and_nothing_stands_that_somebody_looks_at(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await two_and_bots(house)
            table = house.table_of(people[0])
            assert not stands_still(table)
            await people[1].close()
            while len(table.viewers) > 1:
                await house.quiet()
            assert not stands_still(table), "one of two is enough"
            await all_gone(house, people[:1])
            assert stands_still(table)
            table.state.commission = Commission("cup", 1, 1, 1, (), ())
            assert not stands_still(table)
            table.state.commission = None

    run(test)
