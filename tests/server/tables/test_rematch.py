"""Again with the same people: the star travels, survivors keep their characters, wins count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Change,
    Gone,
    Kick,
    Leave,
    Question,
    Rematch,
    Stand,
    Start,
    TableOptions,
)
from sixgun.server.store import reads
from tests.server.houses import (
    RecordingClient,
    a_house,
    begun,
    give_up,
    play_out,
    run,
    together,
    want_again,
    who_is_asked,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")


def sheriff_of(client: RecordingClient) -> int:
    return [seat.role for seat in client.view.seats].index("sheriff")


async def again(people: list[RecordingClient], game: int) -> None:
    await want_again(people)
    await together(*[client.hears(protocol.Game, game) for client in people])
    await together(*[client.until(lambda g=client: g.view is not None) for client in people])


def test_the_star_travels_and_survivors_are_asked_for_their_characters(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, travelling_sheriff=True, keep_characters=True)
            anna = people[0]
            first = sheriff_of(anna)
            assert first == anna.view.turn
            await play_out(people)
            last, winners = anna.view, anna.view.winners
            assert [chair.wins for chair in anna.table.chairs] == [
                int(seat in winners) for seat in range(4)
            ]
            await again(people, 2)
            game = anna.of(protocol.Game)[-1]
            assert (game.number, anna.table.games) == (2, 2)
            asked: dict[int, list[str]] = {}
            while (client := await who_is_asked(people)).question.kind == "keep":
                asked[client.table.seat] = [option.card for option in client.question.options]
                seen = client.question.decision
                await client.answer(asked[client.table.seat].index("yes"))
                await anna.until(lambda d=seen: anna.question.decision != d)
            survivors = [seat for seat in range(4) if last.seats[seat].alive]
            assert sorted(asked) == survivors
            for seat in survivors:
                assert anna.view.seats[seat].character == last.seats[seat].character
            assert sheriff_of(anna) == anna.view.turn == (first + 1) % 4

            await play_out_again(people)
            total = sum(chair.wins for chair in anna.table.chairs)
            assert total == len(winners) + len(anna.view.winners)
            rows = [reads.game_called(house.house.store, g.game) for g in anna.of(protocol.Game)]
            assert [row.number for row in rows] == [1, 2]
            assert rows[0].commitment != rows[1].commitment

    run(test)


async def play_out_again(people: list[RecordingClient]) -> None:
    """A second game: the end of the first one has been heard."""
    await together(*[client.play(first_option) for client in people])


def first_option(_: Question) -> int:
    return 0


def test_a_rematch_begins_like_any_game_if_nothing_is_carried_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            assert await people[0].refuses(Rematch()) == "game-running"
            await give_up(people)
            await again(people, 2)
            settings: Any = house.table_of(people[0]).play.game.settings
            assert (settings.keep, settings.sheriff) == ((), None)
            assert (
                len({client.numbers[game.game] for client in people for game in games(client)}) == 8
            )

    run(test)


def games(client: RecordingClient) -> list[protocol.Game]:
    return client.of(protocol.Game)


def test_on_a_seat_that_nobody_has_any_more_sits_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, travelling_sheriff=True)
            await give_up(people)
            await people[3].request(Stand())
            assert await people[3].refuses(Rematch()) == "not-seated"
            await people[0].request(Rematch())
            assert await people[0].refuses(Start()) == "needs-players"
            await want_again(people[1:3])
            await people[0].hears(protocol.Game, 2)
            assert [chair.kind for chair in people[0].table.chairs] == [*["person"] * 3, "bot"]
            assert people[3].table.seat == -1
            await people[3].until(lambda: people[3].view and people[3].view.seat is None)

    run(test)


def test_with_other_seats_nothing_is_carried_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, travelling_sheriff=True, keep_characters=True)
            await give_up(people)
            options = TableOptions(
                players=5, clock="none", travelling_sheriff=True, keep_characters=True
            )
            await people[0].request(Change(options=options))
            elena = await house.client("Elena")
            await elena.join(people[0].table.table)  # and so wants the next game
            assert elena.table.again == {4: True}
            await again(people, 2)
            await elena.until(lambda: elena.view is not None and elena.view.seat == 4)
            assert house.table_of(people[0]).play.game.settings.keep == ()

    run(test)


def test_a_seat_that_somebody_left_in_a_game_is_a_bots_in_the_next(tmp_path: Path) -> None:
    """The next game is none of his, and his old seat can be cleared."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            dario = people.pop()
            await dario.request(Leave())
            await people[0].until(lambda: people[0].table.chairs[3].kind == "bot")
            await together(*[client.play() for client in people])
            store = house.house.store
            first = reads.seatings_of(store, people[0].game.game)[3]
            assert (first.name, first.by_bot, bool(first.person)) == ("Dario", True, True)
            await again(people, 2)
            await together(*[client.play() for client in people])
            second = reads.seatings_of(store, people[0].game.game)[3]
            assert (second.person, second.by_bot, second.bot) == (None, False, "tracker")
            await house.quiet()
            await people[0].request(protocol.Clear(seat=3))

    run(test)


# ------------------------------------------------------------------ an offer, not an order


def test_who_does_not_want_to_stays_with_the_sheet(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna, bruno, carla, dario = people
            await give_up(people)
            await carla.request(Rematch())  # anybody may offer it
            await house.quiet()
            assert anna.notices()[-1] == "again-offered"
            assert anna.table.again == {2: True}
            await bruno.request(Rematch(on=False))
            await anna.request(Rematch())
            await house.quiet()
            assert bruno.table.again == {0: True, 1: False, 2: True}
            assert (anna.table.status, bruno.gone) == ("over", None), "Dario has not answered"
            await dario.request(Rematch())
            for client in (anna, carla, dario):
                await client.hears(protocol.Game, 2)
            gone = await bruno.hears(Gone)
            assert gone.reason.key == "notice-again-without"
            assert [chair.kind for chair in anna.table.chairs] == [
                *("person", "bot", "person", "person")
            ]
            await house.quiet()
            assert len(bruno.of(protocol.Game)) == 1, "no new game is shown to him"
            assert bruno.view.over
            assert anna.table.again == {}
            await bruno.watch(anna.table.table)  # unless he comes to look on
            await bruno.until(lambda: bruno.view is not None and not bruno.view.over)
            assert bruno.table.seat == -1

    run(test)


def test_a_change_of_mind_counts(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            await give_up(people)
            for client in people[1:]:
                await client.request(Rematch(on=False))
            await people[1].request(Rematch())
            await house.quiet()
            assert people[0].table.again == {1: True, 2: False, 3: False}
            await people[0].request(Rematch(on=False))
            await people[1].hears(protocol.Game, 2)
            assert [chair.kind for chair in people[1].table.chairs] == [
                *("bot", "person", "bot", "bot")
            ]
            assert people[1].table.owner == 1, "the owner wanted no other game"

    run(test)


def test_nobody_wants_to_and_nothing_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            await give_up(people)
            for client in people:
                await client.request(Rematch(on=False))
            await house.quiet()
            assert {client.table.status for client in people} == {"over"}
            assert all(client.table.seat >= 0 for client in people)

    run(test)


def test_an_owner_forces_nobody(tmp_path: Path) -> None:
    """Neither by not waiting, nor by beginning a game as before the first one."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna, bruno, carla, dario = people
            await give_up(people)
            assert await bruno.refuses(Rematch(now=True)) == "not-owner"
            assert await anna.refuses(Start()) == "needs-players"
            await bruno.request(Rematch())
            await anna.request(Rematch(now=True))
            await bruno.hears(protocol.Game, 2)
            for left in (carla, dario):
                assert (await left.hears(Gone)).reason.key == "notice-again-without"
            await house.quiet()
            await give_up_second([anna, bruno])
            await anna.request(Start(bots="drifter"))
            await anna.hears(protocol.Game, 3)
            assert (await bruno.hears(Gone)).reason.key == "notice-again-without"
            assert len(bruno.of(protocol.Game)) == 2
            assert [chair.kind for chair in anna.table.chairs] == ["person", *["bot"] * 3]

    run(test)


async def give_up_second(people: list[RecordingClient]) -> None:
    for client in people:
        await client.request(protocol.Resign())
    await together(*[client.hears(protocol.Ended, 2) for client in people])


def test_nobody_waits_for_who_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna, bruno, carla, dario = people
            await give_up(people)
            await want_again([anna, bruno])
            await carla.request(Leave())
            await dario.close()
            await house.quiet()
            assert anna.table.status == "over", "Dario may come back"
            await house.pass_time(house.house.settings.away_seconds + 1)
            await anna.hears(protocol.Game, 2)
            assert [chair.kind for chair in anna.table.chairs] == ["person", "person", "bot", "bot"]

    run(test)


def test_an_offer_outlives_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        from tests.server.tables.test_restart import back

        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await give_up(people)
            await people[1].request(Rematch())
            await people[2].request(Rematch(on=False))
            await house.quiet()
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            await house.quiet()
            assert again[0].table.again == {1: True, 2: False}
            assert again[0].table.status == "over"
            await want_again([again[0], again[3]])
            await again[1].hears(protocol.Game, 2)
            assert (await again[2].hears(Gone)).reason.key == "notice-again-without"

    run(test)


def test_who_is_sent_away_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            await give_up(people)
            await want_again(people[:3])
            await people[0].request(Kick(seat=3))
            await people[0].hears(protocol.Game, 2)

    run(test)


def test_other_options_are_another_offer(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            await give_up(people)
            await people[1].request(Rematch())
            await people[0].request(Change(options=TableOptions(players=4, clock="fast")))
            await house.quiet()
            assert people[0].table.again == {}

    run(test)


def test_the_sheet_says_whose_game_a_bot_has_finished(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await people[3].request(Leave())
            await together(*[client.play() for client in people[:3]])
            ended = await people[0].hears(protocol.Ended)
            assert ended.by_bot == (3,)
        async with a_house(tmp_path, clock) as house:
            from tests.server.tables.test_restart import back

            (anna,) = await back(house, people[0])
            assert await anna.hears(protocol.Ended) == ended

    run(test)
