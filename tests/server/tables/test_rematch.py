"""Again with the same people: the star travels, survivors keep their characters, wins count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server import protocol
from sixgun.server.protocol import Change, Leave, Question, Rematch, Stand, Start, TableOptions
from sixgun.server.store import reads
from tests.server.houses import (
    RecordingClient,
    a_house,
    begun,
    give_up,
    play_out,
    run,
    together,
    who_is_asked,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")


def sheriff_of(client: RecordingClient) -> int:
    return [seat.role for seat in client.view.seats].index("sheriff")


async def again(people: list[RecordingClient], game: int) -> None:
    await people[0].request(Rematch())
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
            assert await people[1].refuses(Rematch()) == "not-owner"
            await again(people, 2)
            settings: Any = house.table_of(people[0]).play.game.settings
            assert (settings.keep, settings.sheriff) == ((), None)
            assert (
                len({client.numbers[game.game] for client in people for game in games(client)}) == 8
            )

    run(test)


def games(client: RecordingClient) -> list[protocol.Game]:
    return client.of(protocol.Game)


def test_a_rematch_needs_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, travelling_sheriff=True)
            await give_up(people)
            await people[3].request(Stand())
            assert await people[0].refuses(Rematch()) == "needs-players"
            assert people[0].table.status == "over"
            await people[0].request(Start(bots="drifter"))
            await people[0].hears(protocol.Game, 2)
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
            await elena.join(people[0].table.table)
            await again([*people, elena], 2)
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
