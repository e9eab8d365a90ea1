"""Kicked, resigned, gone for good: the game of the others goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server import protocol
from sixgun.server.protocol import (
    Dealing,
    Ended,
    Gone,
    Invite,
    Kick,
    Leave,
    Number,
    Resign,
    Sit,
    Start,
    Watch,
)
from sixgun.server.store import reads
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    begun,
    posted,
    run,
    who_is_asked,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")


async def sends_no_number(*_: Any) -> None:
    """A client that does not care about the deal."""


# ------------------------------------------------------------------ kicked


def test_whoever_is_kicked_before_a_game_cannot_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla = await house.seated("Anna", "Bruno", "Carla", players=4)
            table, phone = anna.table.table, await house.second_device(bruno)
            secret = (await carla.request(Invite())).secret
            await anna.request(Kick(seat=1))
            for device in (bruno, phone):
                gone = await device.hears(Gone)
                assert (gone.table, gone.reason.key) == (table, "notice-sent-away")
                assert device.table is None
            await house.quiet()
            assert anna.table.chairs[1].kind == "nobody"
            assert "kicked" in carla.notices()
            assert await bruno.refuses(Watch(table=table)) == "no-such-table"
            assert await bruno.refuses(Sit(name="Bruno")) == "not-at-a-table"
            await posted(house, "/api/seat", bruno.key, secret=secret)
            assert await bruno.refuses(Watch(table=table)) == "no-such-table"
            quick = await bruno.request(protocol.Quick(name="Bruno"))
            assert quick.table != table

    run(test)


def test_a_bot_plays_on_for_whoever_is_kicked_in_a_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            seat = client.question.seat
            if seat == 0:
                await answered(people)
                client = await asked_with_choice(people)
                seat = client.question.seat
            if seat == 0:
                seat, client = 1, people[1]
            anna = people[0]
            reports = list(client.reports)
            await anna.request(Kick(seat=seat))
            await client.hears(Gone)
            await house.quiet()
            assert client.reports == reports, "nothing was shown on the way out"
            chair = anna.table.chairs[seat]
            assert (chair.kind, chair.bot, chair.away) == ("bot", "tracker", False)
            assert await client.refuses(Watch(table=anna.table.table)) == "no-such-table"
            others = [each for each in people if each is not client]
            await plays_on(house, others, seat)

    run(test)


async def plays_on(house: OpenHouse, others: list[RecordingClient], seat: int) -> None:
    """The others play until whoever has this seat has answered something, or cannot."""
    anna = others[0]

    def has_played() -> bool:
        game = house.table_of(anna).play.game
        kinds = {move.kind for move in house.moves_of(anna) if move.seat == seat}
        return bool(kinds & {"bot", "substitute"}) or game.over or not game.alive[seat]

    while not has_played():
        for each in others:
            if each._is_asked():
                await each.answer(len(each.question.options) - 1)
        await house.quiet()


def test_whoever_is_kicked_while_numbers_are_collected_is_not_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated(*FOUR, players=4)
            people[2]._add_number = sends_no_number
            await people[0].request(Start())
            await house.quiet()
            assert people[0].table.status == "dealing"
            assert len(house.table_of(people[0]).numbers) == 3
            await people[0].request(Kick(seat=2))
            game = await people[0].hears(protocol.Game)
            assert sorted(game.deal.numbers) == [0, 1, 3]
            assert people[0].table.chairs[2].kind == "bot"

    run(test)


# ------------------------------------------------------------------ resigned


def test_whoever_resigns_plays_on_passively(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await who_is_asked(people)
            seat, old = client.question.seat, client.question.decision
            await client.request(Resign())
            for each in people:
                await each.until(lambda each=each: each.view.seats[seat].passive)
            asked = await who_is_asked(people)
            assert asked is not client
            assert asked.question.decision > old
            move = house.moves_of(client)[-1]
            assert (move.kind, move.seat, move.text) == ("leave", seat, "")
            assert client.table.chairs[seat].kind == "person"
            assert client.reports[-1].key == "left" or "left" in [r.key for r in client.reports]

    run(test)


def test_an_answer_that_is_held_back_is_asked_for_again_when_somebody_resigns(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR)
            client = await who_is_asked(people)
            decision, other = client.question.decision, people[client.question.seat - 1]
            await client.answer(0)
            await house.quiet()
            await other.request(Resign())
            await client.until(lambda: client.question.decision > decision)
            await house.pass_time(10)
            assert [move.kind for move in house.moves_of(client)][-1] == "leave"

    run(test)


def test_a_game_that_everybody_gives_up_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            for client in people:
                await client.request(Resign())
            for client in people:
                assert (await client.hears(Ended)).over == "abandoned"
            await house.quiet()
            assert {client.table.status for client in people} == {"over"}
            assert await people[0].refuses(Resign()) == "no-game"
            assert [chair.wins for chair in people[0].table.chairs] == [0] * 4

    run(test)


# ------------------------------------------------------------------ left for good


def test_a_bot_plays_on_for_whoever_leaves_for_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna, bruno = people[:2]
            await anna.request(Leave())
            gone = await anna.hears(Gone)
            assert gone.reason.key == "notice-left"
            await bruno.until(lambda: bruno.table.chairs[0].kind == "bot")
            await house.quiet()
            assert bruno.table.owned
            await plays_on(house, people[1:], 0)
            zoe = await house.client("Zoe")
            for client in (anna, zoe):
                await client.watch(bruno.table.table)
            assert (anna.table.seat, anna.view.seat) == (-1, None), "as a spectator"
            assert anna.view.seats[0].hand == zoe.view.seats[0].hand, "what everybody knows of it"
            assert await anna.refuses(Sit(name="Anna")) == "game-running"

    run(test)


def test_without_substitutes_whoever_leaves_is_passive(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, substitutes=False)
            anna, bruno = people[:2]
            await anna.request(Leave())
            await bruno.until(lambda: bruno.view.seats[0].passive)
            await house.quiet()
            assert (bruno.table.chairs[0].kind, bruno.table.owned) == ("bot", True)
            assert [move.kind for move in house.moves_of(bruno)][-1] == "leave"
            for _ in range(6):
                client = await who_is_asked(people[1:])
                await answered(people[1:], option=len(client.question.options) - 1)
            assert all(move.seat != 0 for move in house.moves_of(bruno) if move.kind != "leave")

    run(test)


def test_the_last_one_who_leaves_ends_the_game_and_frees_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, substitutes=False)
            for client in people[1:]:
                await client.request(Resign())
            table = house.table_of(people[0])
            await people[0].request(Leave())
            ended = await people[1].hears(Ended)
            assert ended.over == "abandoned"
            await house.quiet()
            assert people[1].table.chairs[0].kind == "nobody"
            (seating, *_) = reads.seatings_of(house.house.store, table.state.game)
            assert (seating.name, seating.by_bot) == ("Anna", False)

    run(test)


def test_whoever_leaves_before_a_game_frees_the_seat_and_may_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            table = anna.table.table
            await bruno.request(Leave())
            await anna.until(lambda: anna.table.chairs[1].kind == "nobody")
            await bruno.join(table)
            await anna.until(lambda: anna.table.chairs[1].name == "Bruno")

    run(test)


def test_of_a_deal_that_waits_a_bot_takes_the_seat_of_whoever_leaves(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated(*FOUR, players=4)
            people[3]._add_number = sends_no_number
            await people[0].request(Start())
            await people[3].hears(Dealing)
            await people[3].request(Leave())
            game = await people[0].hears(protocol.Game)
            assert sorted(game.deal.numbers) == [0, 1, 2]
            late = Number(value="5e" * 16)
            assert await people[0].tell(late) is None, "the own number is in: no error"
            await house.quiet()
            assert not people[0].refused()

    run(test)
