"""A house that is shut or killed has everything again that anybody has seen."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from sixgun.engine.record import proved_deal
from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Dealing,
    Ended,
    Kick,
    Pause,
    Say,
    Seatbot,
    Start,
    Update,
    Watch,
)
from sixgun.server.store import reads
from sixgun.server.store.backup import backup
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    begun,
    give_up,
    play_out,
    run,
    together,
    want_again,
    who_is_asked,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")


def killed(folder: Path, life: int = 2) -> Path:
    """The files as a house leaves them that is killed now, in a folder of their own."""
    after = folder / f"life{life}"
    after.mkdir()
    for file in folder.glob("house.db*"):
        if not file.name.endswith(("-shm", ".lock", ".operator")):
            shutil.copy(file, after / file.name)
    return after


async def back(house: OpenHouse, *people: RecordingClient) -> list[RecordingClient]:
    """The same people come to the same table of another life of the house."""
    returned = []
    for client in people:
        again = await house.client(client.name, key=client.key)
        await again.watch(client.table.table)
        returned.append(again)
    return returned


# ------------------------------------------------------------------ tables and people


def test_tables_seats_owners_and_what_was_said_are_there_again(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await house.seated(*FOUR, players=5)
            anna, bruno, carla, dario = people
            options = protocol.TableOptions(clock="relaxed", public=False)
            await anna.request(protocol.Change(options=options))
            await anna.request(Kick(seat=3))
            await anna.request(Seatbot(bot="gunslinger", seat=4))
            await bruno.request(Say(text="Howdy"))
            await carla.request(protocol.Phrase(phrase="hello"))
            await house.quiet()
            before = house.table_of(anna).state
            after = killed(tmp_path)
        for folder in (tmp_path, after):
            async with a_house(folder, clock) as house:
                again = await back(house, anna, bruno, carla)
                assert house.table_of(again[0]).state == before
                assert again[0].table.options == anna.table.options
                assert again[0].table.owned
                assert (again[1].table.seat, again[2].table.seat) == (1, 2)
                assert [chair.name for chair in again[0].table.chairs][:2] == ["Anna", "Bruno"]
                for client in again:
                    said = [
                        (line.name, line.text, line.phrase) for line in client.of(protocol.Said)
                    ]
                    assert said == [("Bruno", "Howdy", ""), ("Carla", "", "hello")]
                out = await house.client("Dario", key=dario.key)
                assert await out.refuses(Watch(table=anna.table.table)) == "no-such-table"
                await again[1].request(Say(text="Still here"))
                assert (await again[0].hears(protocol.Said, 3)).text == "Still here"
                stranger = await house.client("Zoe")
                assert await stranger.refuses(Watch(table=anna.table.table)) == "no-such-table"

    run(test)


# ------------------------------------------------------------------ games


def test_a_running_game_goes_on_where_it_was(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR, sets=("all",))
            for _ in range(12):
                await answered(people)
            await house.quiet()
            after = killed(tmp_path)
        for folder in (after, tmp_path):
            async with a_house(folder, clock) as house:
                again = await back(house, *people)
                for old, new in zip(people, again, strict=True):
                    await new.hears(Update)
                    assert (new.view, new.reports) == (old.view, old.reports)
                    assert new.question == question_before(old)
                    assert new.game == old.game
                await answered(again)
                await play_out(again)
                moves = house.moves_of(again[0])
                assert [move.number for move in moves] == [*range(1, len(moves) + 1)]

    run(test)


def question_before(client: RecordingClient) -> Any:
    """What somebody was asked last, before the house was gone."""
    return client.of(Update)[-1].question


def test_nothing_that_anybody_saw_is_lost_at_any_moment(tmp_path: Path) -> None:
    """The store is copied while five people and their answers are on their way."""

    async def copying(people: list[RecordingClient], store: Path) -> list[tuple[Path, list[int]]]:
        taken = []
        for number in range(6):
            await people[0].until(lambda n=number: len(people[0].of(Update)) > 1 + 7 * n)
            seen = [len(client.reports) for client in people]
            folder = tmp_path / f"copy{number}"
            folder.mkdir()
            await asyncio.to_thread(backup, store, folder / "house.db")
            taken.append((folder, seen))
        return taken

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            playing = asyncio.gather(*[client.play() for client in people])
            copies = await copying(people, house.house.store.path)
            await playing
            shown = [client.reports for client in people]
        for folder, seen in copies:
            async with a_house(folder, clock) as house:
                again = await back(house, *people)
                for client, reports, count in zip(again, shown, seen, strict=True):
                    await client.hears(Update)
                    assert len(client.reports) >= count
                    both = min(len(client.reports), len(reports))
                    assert client.reports[:count] == reports[:count]
                    assert client.reports[:both] == reports[:both]
                if not again[0].view.over:
                    await who_is_asked(again)

    run(test)


def test_bots_and_whoever_is_away_play_on_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4, clock="none")
            await anna.start(bots="drifter")
            await anna.hears(Update)
            await bruno.close()
            await anna.until(lambda: not anna.table.chairs[1].here)
            await house.pass_time(31)
            assert anna.table.chairs[1].away
            await house.quiet()
            after = killed(tmp_path)
        async with a_house(after, clock) as house:
            (again,) = await back(house, anna)
            assert again.table.chairs[1].away
            await again.play()
            (late,) = await back(house, bruno)
            assert not late.table.chairs[1].away
            kinds = {move.kind for move in house.moves_of(again) if move.seat == 1}
            assert kinds <= {"substitute", "forced"}

    run(test)


def test_a_game_that_is_over_is_shown_to_whoever_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR, travelling_sheriff=True)
            await play_out(people)
            await house.quiet()
            wins = [chair.wins for chair in people[0].table.chairs]
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            for old, new in zip(people, again, strict=True):
                assert (await new.hears(Ended)) == old.ended
                assert (new.view, new.reports) == (old.view, old.reports)
            assert [chair.wins for chair in again[0].table.chairs] == wins
            await want_again(again)
            await again[0].hears(protocol.Game, 2)
            await again[0].until(lambda: again[0].view is not None)
            first = [seat.role for seat in people[0].view.seats].index("sheriff")
            assert again[0].view.seats[(first + 1) % 4].role == "sheriff"

    run(test)


def test_options_that_change_after_a_game_do_not_change_the_game(tmp_path: Path) -> None:
    """A patient game is over, and the next one will not be patient: both can be told again."""

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR, patient=True)
            await play_out(people)
            assert "forced" in {move.kind for move in house.moves_of(people[0])}
            options = protocol.TableOptions(players=5, patient=False, clock="fast")
            await people[0].request(protocol.Change(options=options))
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            for old, new in zip(people, again, strict=True):
                assert (await new.hears(Ended)) == old.ended
                assert (new.view, new.reports) == (old.view, old.reports)

    run(test)


def test_a_pause_goes_on_after_a_restart_but_not_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR, clock="fast")
            await people[1].request(Pause())
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            await house.quiet()
            assert again[0].table.status == "paused"
            assert again[1].table.pauses == 1
            assert not again[0].clock.running
            await house.pass_time(179)
            assert not house.moves_of(again[0])
            await house.pass_time(2)
            assert again[0].table.status == "playing"
            assert again[0].clock == protocol.Clock(12_000, 60_000)

    run(test)


# ------------------------------------------------------------------ a deal that waits


async def sends_no_number(*_: Any) -> None:
    """A client that lets the others wait."""


def test_a_promise_outlives_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await house.seated(*FOUR, players=4, clock="none")
            people[2]._add_number = sends_no_number
            await people[0].request(Start())
            await house.quiet()
            promised = people[0].of(Dealing)[0]
            after = killed(tmp_path)
        for folder in (after, tmp_path):
            async with a_house(folder, clock) as house:
                again = await back(house, *people[:3])
                for client in again:
                    assert await client.hears(Dealing) == promised
                await house.quiet()
                assert again[0].table.status == "dealing", "the fourth may still come"
                assert not again[0].of(protocol.Game)
                again += await back(house, people[3])
                game = await again[0].hears(protocol.Game)
                assert (game.game, game.deal.commitment) == (promised.game, promised.commitment)
                assert sorted(game.deal.numbers) == [0, 1, 2, 3]
                await give_up(again)
                row = reads.game_called(house.house.store, game.game)
                assert proved_deal(row.record).commitment == promised.commitment

    run(test)


def test_whoever_does_not_come_back_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await house.seated(*FOUR, players=4)
            people[2]._add_number = sends_no_number
            await people[0].request(Start())
            await house.quiet()
        async with a_house(tmp_path, clock) as house:
            (anna,) = await back(house, people[0])
            await house.pass_time(4.9)
            assert anna.table.status == "dealing"
            await house.pass_time(0.2)
            game = await anna.hears(protocol.Game)
            assert sorted(game.deal.numbers) == [0]

    run(test)


# ------------------------------------------------------------------ by themselves


def test_clients_come_back_by_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with AsyncExitStack() as stack:
            async with a_house(tmp_path, clock) as house:
                port = house.serving.port
                people = [
                    await stack.enter_async_context(RecordingClient(house.address, name=name))
                    for name in FOUR
                ]
                table = await people[0].open_table(players=4, clock="none")
                for client in people[1:]:
                    await client.join(table)
                await people[0].start()
                await together(*[client.hears(Update) for client in people])
                for _ in range(3):
                    await answered(people)
                seen = [list(client.reports) for client in people]
            async with a_house(tmp_path, clock, port=port) as house:
                await together(*[client.hears(protocol.Welcome, 2) for client in people])
                await together(*[client.until(lambda g=client: g.question) for client in people])
                assert [client.reports for client in people] == seen
                assert all("closing-soon" in client.notices() for client in people)
                await answered(people)

    run(test)
