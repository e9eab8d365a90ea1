"""How a game begins: people see who they are, and nobody learns how long each looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Ended, Game, Pause, Ready, Resign, Table, Update
from tests.server.houses import OpenHouse, RecordingClient, a_house, run
from tests.server.tables.test_restart import killed

SECONDS = 10.0
OPTIONS: dict[str, Any] = {"players": 4, "clock": "none"}


async def a_page_alone(house: OpenHouse, **options: Any) -> RecordingClient:
    """Somebody who has begun a game with bots and is shown who he is."""
    anna = await house.page("Anna")
    await anna.open_table(**OPTIONS | options)
    await anna.start(bots="drifter")
    await anna.hears(Update)
    return anna


async def pages_together(house: OpenHouse, *names: str) -> list[RecordingClient]:
    """People at their pages who have begun a game with bots on the other seats."""
    people = [await house.page(name) for name in names]
    table = await people[0].open_table(**OPTIONS)
    for other in people[1:]:
        await other.join(table)
    await people[0].start(bots="drifter")
    for each in people:
        await each.hears(Update)
    await house.quiet()
    return people


def is_asleep(house: OpenHouse, client: RecordingClient) -> bool:
    """Nothing has been asked, played or timed since the deal."""
    table = house.table_of(client)
    assert table.play is not None
    idle = table.play.pending is None and not house.moves_of(client)
    return idle and client.question is None and client.clock is None and table.state.revealing


def test_alone_the_game_begins_when_one_is_ready_and_not_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            anna = await a_page_alone(house)
            assert (anna.table.status, anna.table.reveal) == ("playing", -1)
            assert anna.view is not None
            assert anna.view.seats[0].role, "who one is can be seen"
            await house.pass_time(3 * SECONDS)
            assert is_asleep(house, anna)
            await anna.ready()
            await anna.until(lambda: anna.table.reveal == 0)
            await anna.until(lambda: anna.question is not None)
            assert house.table_of(anna).play.pending is not None

    run(test)


@pytest.mark.parametrize("quick", [(), ("Anna",), ("Anna", "Bruno")])
def test_with_others_it_takes_its_time_whoever_is_ready(
    tmp_path: Path, quick: tuple[str, ...]
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            people = await pages_together(house, "Anna", "Bruno")
            assert {each.table.reveal for each in people} == {SECONDS * 1000}
            for each in people:
                if each.name in quick:
                    await each.ready()
            await house.pass_time(SECONDS - 0.001)
            assert all(is_asleep(house, each) for each in people)
            await house.pass_time(0.001)
            for each in people:
                await each.until(lambda e=each: e.table.reveal == 0 and e.question is not None)

    run(test)


def test_nothing_that_others_are_sent_tells_who_was_ready_or_when(tmp_path: Path) -> None:
    """Two worlds, the same but for who presses: the others hear the same at the same time."""

    async def world(folder: Path, presses: dict[str, tuple[float, ...]]) -> list[Any]:
        folder.mkdir()
        heard: list[Any] = []
        clock = TestClock()
        async with a_house(folder, clock, reveal_seconds=SECONDS) as house:
            people = await pages_together(house, "Anna", "Bruno", "Carla")
            watcher = await house.client("Wim")
            await watcher.watch(people[0].table.table)
            carla = people[2]
            before = {each: len(each.heard) for each in (carla, watcher)}
            for second in range(int(SECONDS) + 1):
                for each in people[:2]:
                    if second in presses.get(each.name, ()):
                        await each.ready()
                await house.pass_time(1.0)
                for each, since in before.items():
                    news = each.heard[since:]
                    before[each] = len(each.heard)
                    told = [told_of(message) for message in news if not is_answer(message)]
                    heard.append((each.name, second, [line for line in told if line]))
        return heard

    def is_answer(message: Any) -> bool:
        return isinstance(message, protocol.Done | protocol.Tables)

    def told_of(message: Any) -> Any:
        """What a message says; names of tables are drawn anew in each world."""
        return (type(message).__name__, getattr(message, "reveal", None))

    async def test() -> None:
        worlds = [{}, {"Anna": (2,)}, {"Bruno": (2, 5)}, {"Anna": (0,), "Bruno": (8,)}]
        first, *others = [
            await world(tmp_path / str(number), presses) for number, presses in enumerate(worlds)
        ]
        assert any(news for _, _, news in first), "when it is over, everybody hears of it"
        for other in others:
            assert other == first

    run(test)


def test_who_looks_on_makes_it_last_as_long_as_the_house_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            anna = await a_page_alone(house)
            await house.pass_time(60)
            watcher = await house.client("Wim")
            await watcher.watch(anna.table.table)
            await anna.until(lambda: anna.table.reveal == SECONDS * 1000)
            await anna.ready()
            await house.quiet()
            assert is_asleep(house, anna)
            assert watcher.table.reveal == SECONDS * 1000
            await house.pass_time(SECONDS)
            await watcher.until(lambda: watcher.question is not None)
            assert anna.table.reveal == 0

    run(test)


def test_programs_and_clients_that_know_nothing_of_it_do_not_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            for program in (True, False):
                anna = await house.client("Anna", program=program)
                await anna.open_table(**OPTIONS)
                await anna.start(bots="drifter")
                await anna.hears(Update)
                assert anna.table.reveal == 0
                assert anna.of(Update)[0].question is not None or not program

    run(test)


def test_a_program_beside_people_is_asked_when_they_have_seen_who_they_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            anna, robot = await house.page("Anna"), await house.client("Robot")
            table = await anna.open_table(players=2, game="duel", clock="none")
            await robot.join(table)
            await anna.start()
            await robot.hears(Update)
            assert robot.table.reveal == SECONDS * 1000
            assert robot.question is None
            await house.pass_time(SECONDS)
            await robot.until(lambda: robot.question is not None)

    run(test)


def test_a_client_that_does_not_show_it_takes_over_from_one_that_did(tmp_path: Path) -> None:
    """Whoever comes back with an old page must not wait for a button that it has not."""

    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            anna = await a_page_alone(house)
            old = await house.client("Anna", key=anna.key, program=False)
            await anna.close()
            await old.watch(anna.table.table)
            await old.until(lambda: old.question is not None)
            assert old.table.reveal == 0

    run(test)


def test_a_house_without_it_begins_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=0.0) as house:
            anna = await a_page_alone(house)
            assert anna.table.reveal == 0
            await anna.until(lambda: anna.question is not None)

    run(test)


@pytest.mark.parametrize("way", ["shut", "killed"])
@pytest.mark.parametrize("names", [("Anna",), ("Anna", "Bruno")])
def test_a_house_that_is_started_again_is_still_where_it_was(
    tmp_path: Path, way: str, names: tuple[str, ...]
) -> None:
    async def test() -> None:
        clock, folder = TestClock(), tmp_path
        async with a_house(tmp_path, clock, reveal_seconds=SECONDS) as house:
            people = await pages_together(house, *names)
            await house.pass_time(SECONDS / 2)
            seen = [each.view for each in people]
            if way == "killed":
                folder = killed(tmp_path)
        async with a_house(folder, clock, reveal_seconds=SECONDS) as house:
            again = [await house.page(each.name, each.key) for each in people]
            for each, before in zip(again, people, strict=True):
                await each.watch(before.table.table)
                await each.hears(Update)
            await house.quiet()
            assert [each.view for each in again] == seen
            assert all(is_asleep(house, each) for each in again)
            lasts = -1 if len(names) == 1 else SECONDS * 1000
            assert {each.table.reveal for each in again} == {lasts}
            await again[0].ready()
            await house.pass_time(SECONDS)
            await again[0].until(lambda: again[0].question is not None)
            assert again[0].table.reveal == 0

    run(test)


def test_the_game_has_not_begun_for_pauses_and_ends_with_who_gives_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            people = [await house.page(name) for name in ("Anna", "Bruno")]
            table = await people[0].open_table(players=2, game="duel", clock="none")
            await people[1].join(table)
            await people[0].start()
            for each in people:
                await each.hears(Update)
            assert await people[0].refuses(Pause()) == "not-begun"
            await people[0].request(Resign())
            for each in people:
                await each.hears(Ended)
            await house.pass_time(SECONDS)
            assert not house.table_of(people[0]).state.revealing
            assert people[0].table.reveal == 0

    run(test)


def test_chess_clocks_do_not_run_meanwhile(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            people = [await house.page(name) for name in ("Anna", "Bruno")]
            table = await people[0].open_table(players=2, game="duel", minutes=25)
            await people[1].join(table)
            await people[0].start()
            for each in people:
                await each.hears(Update)
            assert people[0].chess == protocol.ChessClock((1_500_000, 1_500_000))
            await house.pass_time(SECONDS)
            await people[0].until(lambda: people[0].question is not None)
            assert people[0].chess.left == (1_500_000, 1_500_000)

    run(test)


def test_the_next_game_begins_like_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            anna = await house.page("Anna")
            await anna.open_table(players=2, game="duel", clock="none")
            await anna.start(bots="brawler")
            await anna.hears(Update)
            await anna.ready()
            await anna.until(lambda: anna.table.reveal == 0)
            await anna.request(Resign())
            await anna.hears(Ended)
            await anna.request(protocol.Rematch())
            await anna.hears(Game, 2)
            await anna.until(lambda: anna.table.reveal == -1)

    run(test)


def test_who_does_not_sit_there_cannot_be_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, reveal_seconds=SECONDS) as house:
            anna = await a_page_alone(house)
            watcher = await house.client("Wim")
            await watcher.watch(anna.table.table)
            assert await watcher.refuses(Ready()) == "not-seated"
            assert is_asleep(house, anna)
            assert len(anna.of(Table)) >= 1

    run(test)
