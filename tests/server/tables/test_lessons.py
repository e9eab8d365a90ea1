"""Tables opened from a scenario: for one person, scripted, to be taken again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sixgun.client import RefusedError
from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Again, Game, Leave, Open, Option, Resign, Tables, Update, Watch
from sixgun.server.store import reads
from tests.server.houses import OpenHouse, RecordingClient, a_house, run

SCENARIO = "bang-and-missed"


async def begin(house: OpenHouse, scenario: str = SCENARIO) -> RecordingClient:
    anna = await house.client("Anna")
    done = await anna.request(Open(scenario=scenario))
    await anna.watch(done.table)
    await anna.hears(Update)
    return anna


def index_of(client: RecordingClient, option: Option) -> int:
    assert client.question is not None
    return client.question.options.index(option)


async def shoot(anna: RecordingClient) -> None:
    seen = len(anna.of(Update))
    await anna.answer(index_of(anna, Option("play", "bang/QH", 1)))
    await anna.hears(Update, seen + 2)
    assert anna.table is not None
    await anna.question_of(anna.table.seat)


def test_a_step_that_went_wrong_is_taken_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await begin(house)
            assert anna.table is not None
            wrong = index_of(anna, Option("end", None, None))
            await anna.answer(wrong)
            await anna.until(lambda: anna.of(Update)[-1].lesson.failed)
            await anna.question_of(anna.table.seat)
            await anna.request(Again(step=0))
            await anna.hears(Game, 2)
            await anna.until(lambda: not anna.of(Update)[-1].lesson.failed)
            await shoot(anna)
            lesson = anna.of(Update)[-1].lesson
            assert (lesson.failed, lesson.steps) == (False, 2)
            with pytest.raises(RefusedError, match="no-such-step"):
                await anna.request(Again(step=7))

    run(test)


def test_nobody_else_sees_a_lesson_and_it_counts_nowhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            bruno = await house.client("Bruno")
            await bruno.request(protocol.Lobby(on=False))
            await bruno.tell(protocol.Lobby())
            anna = await begin(house)
            assert anna.table is not None
            with pytest.raises(RefusedError, match="no-such-table"):
                await bruno.request(Watch(table=anna.table.table))
            house.clock.advance(1)
            assert not any(tables.tables for tables in bruno.of(Tables))
            name = anna.table.table
            await anna.request(Leave())
            await anna.until(lambda: anna.table is None)
            assert name not in house.house.tables
            game = reads.game_of(house.house.store, name)
            assert game is not None
            assert not game.counted

    run(test)


def test_a_lesson_that_was_given_up_outlives_the_house(tmp_path: Path) -> None:
    """What came from outside is a line of its log, too, and none of its steps."""

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna = await begin(house)
            await shoot(anna)
            await anna.request(Resign())
            await anna.until(lambda: anna.ended is not None)
            before, key, table = anna.view, anna.key, anna.table
        async with a_house(tmp_path, clock) as house:
            again = await house.client("Anna", key=key)
            await again.watch(table.table)
            await again.hears(Update)
            assert again.view == before
            assert again.of(Update)[-1].lesson.steps == 2

    run(test)


def test_a_lesson_outlives_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna = await begin(house)
            await shoot(anna)
            before, key, table = anna.view, anna.key, anna.table
        async with a_house(tmp_path, clock) as house:
            again = await house.client("Anna", key=key)
            await again.watch(table.table)
            await again.hears(Update)
            assert again.view == before
            assert again.of(Update)[-1].lesson.steps == 2
            await again.request(Again(step=0))
            await again.hears(Game, 2)
            await again.until(lambda: again.question is not None)
            assert Option("play", "bang/QH", 1) in again.question.options

    run(test)


@pytest.mark.parametrize("changed", [False, True])
def test_moves_that_do_not_fit_are_damage_unless_the_lesson_has_changed(
    tmp_path: Path, changed: bool
) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna = await begin(house)
            await shoot(anna)
        with closing(sqlite3.connect(tmp_path / "house.db")) as store:
            store.execute("UPDATE moves SET text = 'garbage' WHERE number = 1")
            if changed:  # as an older version left it, or another scenario of that name
                store.execute("UPDATE games SET settings = '{}'")
            store.commit()
        async with a_house(tmp_path, clock) as house:
            again = await house.client("Anna", key=anna.key)
            await again.refuses(Watch(table=anna.table.table))
            notice = "notice-closed-lesson" if changed else "notice-set-aside"
            assert again.gone.reason.key == notice

    run(test)


@pytest.mark.parametrize("scenario", ["no-such-thing", "[[scenario]]\nname = 3\n", "x" * 20_000])
def test_what_is_no_scenario_is_refused(tmp_path: Path, scenario: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            with pytest.raises(RefusedError, match="scenario"):
                await anna.request(Open(scenario=scenario))
            assert not house.house.tables

    run(test)
