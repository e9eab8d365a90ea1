"""Spectators see what everybody may see, perhaps later; whoever is out may go on watching."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.engine.reports import redacted
from sixgun.engine.view import view
from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Change,
    Ended,
    Game,
    Gone,
    Lobby,
    Question,
    TableOptions,
    Tables,
    Update,
    Watch,
    encoding,
)
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
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")


async def watching(
    house: OpenHouse, people: list[RecordingClient], name: str = "Zoe"
) -> RecordingClient:
    client = await house.client(name)
    await client.watch(people[0].table.table)
    return client


def test_spectators_see_public_information_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, characters="two")
            early = await watching(house, people)
            await together(*[client.play() for client in people], early.hears(Ended))
            late = await watching(house, people, "Yves")
            await late.until(lambda: late.view is not None)
            game = house.table_of(early).play.game
            public = encoding.encode_view(view(game, None))
            assert early.view == late.view == public
            for update in early.of(Update):
                asked = update.question
                if asked is not None:
                    assert asked == Question(asked.decision, asked.seat, asked.kind, asked.about)
                if not update.view or update.view.over:
                    continue
                for seat in update.view.seats:
                    assert set(seat.hand) <= {None}
                    assert seat.role in ("", "sheriff")
            told = [redacted(report, None)[:6] for report in game.ears]
            assert [tuple(encoded(report)) for report in early.reports] == told
            secrets = [report for report in early.reports if report.key == "dealt_role"]
            assert {report.word for report in secrets} <= {"", "sheriff"}

    run(test)


def encoded(report: protocol.Report) -> tuple[Any, ...]:
    return report.key, report.seat, report.foe, report.cards, report.number, report.word


def test_spectators_are_counted_and_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, spectators_per_table=2) as house:
            people = await begun(house, *FOUR)
            zoe = await watching(house, people)
            await watching(house, people, "Yves")
            await house.quiet()
            assert people[0].table.spectators == zoe.table.spectators == 2
            wim = await house.client("Wim")
            assert await wim.refuses(Watch(table=people[0].table.table)) == "table-full"
            await people[1].comes_back()
            await zoe.close()
            await people[0].until(lambda: people[0].table.spectators == 1)
            await wim.watch(people[0].table.table)

    run(test)


def test_a_table_may_do_without_spectators(tmp_path: Path) -> None:
    """While there is a free seat one may look at the table, but not at the game."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated(*FOUR[:3], players=4, spectators=False)
            zoe, yves = await house.group("Zoe", "Yves")
            await zoe.watch(people[0].table.table)
            await yves.join(people[0].table.table)
            await people[0].start()
            gone = await zoe.hears(Gone)
            assert gone.reason.key == "refusal-spectators-off"
            await yves.hears(Update)
            await house.quiet()
            assert not zoe.of(Update)
            assert not zoe.of(Game)
            assert await zoe.refuses(Watch(table=gone.table)) == "spectators-off"
            assert people[0].table.spectators == 0

    run(test)


def test_whoever_is_out_of_the_game_goes_on_watching(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, spectators=False)
            await together(*[client.play() for client in people])
            view_of = people[0].view
            dead = [client for client in people if not view_of.seats[client.table.seat].alive]
            assert dead
            for client in dead:
                assert client.view.seat == client.table.seat
                assert client.reports[-1].key in ("won", "game_over")
                await client.comes_back()
                assert client.view.over

    run(test)


# ------------------------------------------------------------------ later


def test_with_a_delay_spectators_see_everything_so_much_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, spectator_delay=30)
            zoe = await watching(house, people)
            await house.quiet()
            assert (zoe.of(Game), zoe.of(Update)) == ([], [])
            await house.pass_time(10)
            await answered(people)
            await house.pass_time(19.9)
            assert not zoe.of(Update)
            await house.pass_time(0.2)
            assert len(zoe.of(Game)) == len(zoe.of(Update)) == 1
            first = zoe.question.decision
            await house.pass_time(9)
            assert zoe.question.decision == first
            await house.pass_time(1)
            assert zoe.question.decision != first
            assert zoe.view == encoding.encode_view(view(house.table_of(zoe).play.game, None))

            await answered(people)
            seen = len(zoe.of(Update))
            late = await watching(house, people, "Yves")
            await house.quiet()
            assert late.view == zoe.view
            assert late.question == zoe.question, "who comes later sees as much as the others"
            await zoe.tell(protocol.Full())
            await house.quiet()
            assert len(zoe.of(Update)) == seen + 1
            assert zoe.question == late.question

    run(test)


def test_the_end_comes_later_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, spectator_delay=30)
            zoe = await watching(house, people)
            lobby = await house.client("Lobby")
            await lobby.tell(Lobby())
            await house.pass_time(31)
            await play_out(people)
            await house.pass_time(29)
            assert people[0].table.status == "over"
            assert sum(chair.wins for chair in people[0].table.chairs) > 0
            assert zoe.table.status == "playing"
            assert not zoe.of(Ended)
            assert not any(chair.wins for chair in zoe.table.chairs)
            for tables in lobby.of(Tables):
                for card in tables.tables:
                    assert card.status == "playing"
                    assert not any(chair.wins for chair in card.chairs)
            await house.pass_time(1.1)
            assert zoe.of(Ended) == people[0].of(Ended)
            assert (zoe.table.status, zoe.table.chairs) == ("over", people[0].table.chairs)
            assert zoe.view.over

    run(test)


def test_the_end_is_seen_even_if_the_next_game_has_begun(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, spectator_delay=30)
            zoe = await watching(house, people)
            await house.pass_time(31)
            await give_up(people)
            first = zoe.game.game
            await house.pass_time(5)
            await want_again(people)
            await people[0].hears(Game, 2)
            await house.pass_time(20)
            assert (zoe.game.game, zoe.of(Ended), zoe.table.status) == (first, [], "playing")
            assert not zoe.of(protocol.Dealing)
            await house.pass_time(5.1)
            assert zoe.of(Ended)[0].game == first
            assert zoe.view.over
            late = await watching(house, people, "Yves")
            await late.hears(Ended)
            await house.pass_time(10)
            assert zoe.game.game == late.game.game == people[0].game.game != first
            assert not zoe.view.over

    run(test)


def test_a_delay_that_is_taken_away_shows_the_new_game_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, spectator_delay=300)
            zoe = await watching(house, people)
            await give_up(people)
            await people[0].request(Change(options=TableOptions(players=4, clock="none")))
            await want_again(people)
            await zoe.until(lambda: zoe.question is not None)
            await answered(people)
            await house.quiet()
            decision = zoe.question.decision
            await house.pass_time(301)
            assert zoe.question.decision == decision == people[0].question.decision
            assert zoe.game.game == people[0].game.game

    run(test)


def test_after_a_restart_spectators_are_still_late(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR, spectator_delay=30)
            for _ in range(3):
                await answered(people)
            keys, table = [client.key for client in people], people[0].table.table
            seen = people[0].reports
        async with a_house(tmp_path, clock) as house:
            zoe = await house.client("Zoe")
            await zoe.watch(table)
            await house.pass_time(29)
            assert not zoe.of(Update)
            await house.pass_time(1.1)
            assert [report.key for report in zoe.reports] == [report.key for report in seen]
            back = [await house.client(key=key) for key in keys]
            for client in back:
                await client.watch(table)
            await give_up(back)
            await house.pass_time(31)
            assert zoe.of(Ended)
        async with a_house(tmp_path, clock) as house:
            zoe = await house.client("Zoe")
            await zoe.watch(table)
            await zoe.hears(Ended)
            assert zoe.table.status == "over"

    run(test)
