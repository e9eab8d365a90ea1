"""The chess clocks of duels: they run in the own turn, and whose time is up has lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.record import load_record
from sixgun.server.clock import TestClock
from sixgun.server.protocol import ChessClock, Ended, Full, Pause, Resume, Update
from sixgun.server.store import reads
from tests.server.houses import OpenHouse, RecordingClient, a_house, play_until, run
from tests.server.tables.test_restart import back, killed
from tests.server.tables.test_upgrades import mislead

HALF_AN_HOUR = 30 * 60_000
OPTIONS: dict[str, Any] = {"game": "duel", "players": 2, "minutes": 30}


async def duel(house: OpenHouse, **options: Any) -> list[RecordingClient]:
    """Two people who have begun a duel with chess clocks."""
    people = await house.seated("Ann", "Ben", **{**OPTIONS, **options})
    await people[0].start()
    for client in people:
        await client.hears(Update)
    return people


async def first_turn(house: OpenHouse, people: list[RecordingClient]) -> None:
    await play_until(house, people, turn_of(0))


async def clocks(house: OpenHouse, client: RecordingClient) -> ChessClock:
    """The clocks as they stand now."""
    seen = len(client.of(Update))
    await client.tell(Full())
    await client.hears(Update, seen + 1)
    assert client.chess is not None
    return client.chess


async def run_down(house: OpenHouse, client: RecordingClient) -> None:
    """Let time pass until the duel is over."""
    while client.ended is None:
        await house.pass_time(60)


def answers_with_a_choice(game: Any) -> bool:
    return game.turn == 1 - game.decision.seat and len(game.options) > 1


def test_a_clock_runs_in_the_own_turn_and_not_in_set_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await duel(house)
            ann, ben = people
            assert ann.chess == ChessClock((HALF_AN_HOUR, HALF_AN_HOUR))
            assert ann.clock is not None  # set-up has the clock of every table
            await house.pass_time(10)
            await first_turn(house, people)
            assert ann.chess == ben.chess == ChessClock((HALF_AN_HOUR, HALF_AN_HOUR), 0)
            assert (ann.clock, ben.clock) == (None, None)
            await house.pass_time(90)
            assert await clocks(house, ann) == ChessClock((HALF_AN_HOUR - 90_000, HALF_AN_HOUR), 0)
            await play_until(house, people, turn_of(1))
            assert ann.chess == ChessClock((HALF_AN_HOUR - 90_000, HALF_AN_HOUR), 1)

    run(test)


def test_whose_time_is_up_has_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await duel(house, minutes=25)
            ann, ben = people
            zoe = await house.client("Zoe")
            await zoe.watch(ann.table.table)
            await first_turn(house, people)
            await run_down(house, ann)
            assert house.clock.now() >= 25 * 60
            for client in (*people, zoe):
                ended = await client.hears(Ended)
                assert (ended.over, ended.how) == ("outlaws", "time")
                assert client.duel is not None
                assert client.duel.winners == (1,)
                assert client.chess is not None
                assert (client.chess.left[0], client.chess.running) == (0, -1)
                await client.until(lambda client=client: "time-lost" in client.notices())
            assert [chair.wins for chair in ben.table.chairs] == [0, 1]
            assert house.moves_of(ann)[-1].kind == "time"
            row = reads.game_called(house.house.store, house.saved(ann).game)
            assert row is not None
            assert load_record(row.record).winners == (1,)

    run(test)


def test_who_answers_in_the_others_turn_has_the_clock_of_every_table(tmp_path: Path) -> None:
    """Neither chess clock runs: who lets himself be waited for costs the other nothing."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await duel(house, clock="fast", substitutes=False)
            game = await play_until(house, people, answers_with_a_choice)
            seat = game.decision.seat
            before = people[0].chess
            assert before is not None
            assert before.running == -1
            assert people[0].clock is not None
            while game.decision is not None and game.decision.seat == seat:
                await house.pass_time(80)  # until somebody else is asked
            assert "default" in [move.kind for move in house.moves_of(people[0])]
            after = await clocks(house, people[0])
            assert after.left[1 - seat] == before.left[1 - seat]

    run(test)


def test_a_clock_stands_still_while_a_replacement_is_chosen(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await duel(house, tournament=True)
            await play_until(house, people, lambda game: game.decision.kind == "replacement")
            assert people[0].chess is not None
            assert people[0].chess.running == -1
            assert people[0].clock is not None

    run(test)


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await duel(house)
            ann, ben = people
            await first_turn(house, people)
            await house.pass_time(60)
            await ben.request(Pause())
            await house.pass_time(100)
            stopped = await clocks(house, ann)
            assert stopped == ChessClock((HALF_AN_HOUR - 60_000, HALF_AN_HOUR))
            await ben.request(Resume())
            await house.pass_time(30)
            assert await clocks(house, ben) == ChessClock((HALF_AN_HOUR - 90_000, HALF_AN_HOUR), 0)
            await run_down(house, ann)
            assert ann.ended.how == "time"

    run(test)


@pytest.mark.parametrize("peaceful", [True, False])
def test_no_clock_runs_while_the_house_is_down(tmp_path: Path, peaceful: bool) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await duel(house, minutes=25, fighters=6)  # two turns end no such duel
            for minute in range(2):
                await first_turn(house, people)
                await house.pass_time(60 + minute)
                await play_until(house, people, turn_of(1))
            before = await clocks(house, people[0])
            assert before.left[0] < 25 * 60_000
            folder = tmp_path if peaceful else killed(tmp_path)
        clock.advance(86_400)
        async with a_house(folder, clock) as house:
            again = await back(house, *people)
            after = await clocks(house, again[0])
            assert after == before
            await run_down(house, again[0])
            assert again[1].ended.how == "time"
            late = await house.client("Ann", key=people[0].key)
            await late.watch(people[0].table.table)
            assert (await late.hears(Ended)).how == "time"
        async with a_house(folder, clock) as house:
            (ann,) = await back(house, people[0])
            assert (await ann.hears(Ended)).how == "time"

    run(test)


def test_clocks_go_on_from_a_snapshot(tmp_path: Path) -> None:
    """From the position in a snapshot nobody could tell whose time the moves before it took."""

    async def test() -> None:
        clock, whole = TestClock(), 25 * 60_000
        async with a_house(tmp_path, clock) as house:
            people = await duel(house, minutes=25, fighters=6)  # two turns end no such duel
            await first_turn(house, people)
            await house.pass_time(60)
            await play_until(house, people, turn_of(1))
        mislead(tmp_path)
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            assert await clocks(house, again[0]) == ChessClock((whole - 60_000, whole), 1)
            await house.pass_time(30)
            await play_until(house, again, turn_of(0))
            before = await clocks(house, again[0])
            assert before == ChessClock((whole - 60_000, whole - 30_000), 0)
            after = killed(tmp_path)
        async with a_house(after, clock) as house:
            again = await back(house, *people)
            assert await clocks(house, again[0]) == before
            await run_down(house, again[0])
            row = reads.game_called(house.house.store, again[0].ended.game)
            assert row is not None
            assert load_record(row.record).winners == (1,)

    run(test)


# ------------------------------------------------- between an answer and its effect


async def ten_seconds_left(house: OpenHouse, pause: float) -> tuple[list[RecordingClient], Any]:
    """Ann is asked in her turn with ten seconds on her clock; no answer counts before a pause."""
    people = await duel(house, minutes=25)
    await first_turn(house, people)
    await house.pass_time(25 * 60 - 10)
    play = house.table_of(people[0]).play
    assert play is not None
    assert play.pending is not None
    assert play.pending.decision.seat == 0
    play.pending.earliest = house.clock.now() + pause
    return people, play


def test_a_flag_that_falls_before_an_answer_takes_effect_has_fallen(tmp_path: Path) -> None:
    """The clock runs until the answer is seen: where it stands must not tell when he answered."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            (ann, ben), _ = await ten_seconds_left(house, pause=20)
            before = house.moves_of(ann)
            await ann.answer(0)
            await house.quiet()
            await house.pass_time(9.999)
            assert (ann.ended, house.moves_of(ann)) == (None, before)
            assert (await clocks(house, ben)).running == 0
            await house.pass_time(0.002)
            assert [move.kind for move in house.moves_of(ann)[len(before) :]] == ["time"]
            assert (await ben.hears(Ended)).how == "time"
            assert ben.duel.winners == (1,)
            await house.pass_time(60)
            assert len(house.moves_of(ann)) == len(before) + 1, "the answer is never played"

    run(test)


def test_an_answer_that_takes_effect_before_the_flag_falls_costs_its_pause(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (ann, _), play = await ten_seconds_left(house, pause=4)
            before = len(house.moves_of(ann))
            await ann.answer(0)
            await house.quiet()
            await house.pass_time(4)
            assert [move.kind for move in house.moves_of(ann)[before:]] == ["person"]
            assert play.chess.left[0] == pytest.approx(6.0)
            assert ann.ended is None

    run(test)


def turn_of(seat: int) -> Any:
    """This side is asked in its own turn."""
    return lambda game: game.turn == seat == game.decision.seat


def test_bots_need_no_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.client("Ann")
            await ann.open_table(**OPTIONS, pace="none")
            await ann.start(bots="random")
            await ann.play(lambda question: len(question.options) - 1)
            assert ann.chess == ChessClock((HALF_AN_HOUR, HALF_AN_HOUR))
            assert ann.ended.how == ""

    run(test)


def test_chess_clocks_get_no_extra_time_for_what_is_shown(tmp_path: Path) -> None:
    """T-126, T-127: who has half an hour has half an hour."""

    async def test() -> None:
        async with a_house(tmp_path, showing_seconds=1.5) as house:
            people = await duel(house)
            await first_turn(house, people)
            await house.pass_time(10)
            shown = await clocks(house, people[0])
            assert shown.left[0] == HALF_AN_HOUR - 10_000
            await house.pass_time(HALF_AN_HOUR / 1000 - 10 - 0.001)
            assert people[0].ended is None
            await house.pass_time(0.001)
            assert (await people[0].hears(Ended)).how == "time"

    run(test)
