"""Before the deal everybody says that he is there; and when the same people meet again."""

from __future__ import annotations

from pathlib import Path

from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Change,
    Game,
    Here,
    Leave,
    Meet,
    Order,
    Orders,
    Stand,
    Start,
    TableOptions,
)
from sixgun.server.store import reads
from tests.server.houses import OpenHouse, RecordingClient, a_house, run
from tests.server.tables.test_restart import killed

DAY = 86_400


async def pages(house: OpenHouse, *names: str, **options: object) -> list[RecordingClient]:
    """People at one table whose pages can say that they are there."""
    people = [await house.client(name, program=False, reveals=True, gathers=True) for name in names]
    table = await people[0].open_table(**{"players": 4, **options})
    for other in people[1:]:
        await other.join(table)
    return people


def test_the_cards_are_dealt_when_everybody_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla = await pages(house, "Anna", "Bruno", "Carla")
            assert await anna.refuses(Start()) == "needs-players"
            assert await bruno.refuses(Here()) == "not-gathering"
            await anna.request(Start(bots="drifter"))
            await house.quiet()
            assert carla.table.status == "waiting"
            assert carla.table.gathering == {1: False, 2: False}
            assert carla.table.gather_left == 60_000
            assert "gather" in carla.notices()
            assert "gather" not in anna.notices()
            await bruno.request(Here())
            await bruno.request(Here())
            await house.quiet()
            assert carla.table.gathering == {1: True, 2: False}
            await bruno.request(Here(on=False))
            await carla.request(Here())
            await house.quiet()
            assert anna.table.gathering == {1: False, 2: True}
            assert not anna.of(Game)
            await bruno.request(Here())
            await anna.hears(Game)
            assert [chair.kind for chair in anna.table.chairs].count("bot") == 1
            assert not anna.table.gathering

    run(test)


def test_nobody_waits_for_ever_and_the_owner_calls_it_off_or_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla = await pages(house, "Anna", "Bruno", "Carla")
            await anna.request(Start(bots="drifter", now=True))  # nobody is left out unasked
            await house.pass_time(59)
            assert anna.table.gathering
            await house.pass_time(2)
            assert not anna.table.gathering
            assert "gather-off" in bruno.notices()
            await anna.request(Start(bots="drifter"))
            await anna.request(Here(on=False))
            await house.quiet()
            assert not anna.table.gathering
            await anna.request(Start(bots="drifter"))
            await bruno.request(Here())
            await anna.request(Start(now=True))
            await anna.hears(Game)
            await house.quiet()
            assert anna.table.chairs[2].kind == "bot"
            assert (bruno.table.seat, carla.table.seat) == (1, -1), "who was missing looks on"
            assert (bruno.view.seat, carla.view.seat) == (1, None), "and sees what anybody sees"

    run(test)


def test_who_asks_again_asks_nothing_new_and_who_sits_down_meanwhile_is_there(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla = await pages(house, "Anna", "Bruno", "Carla")
            await anna.request(Start(bots="drifter"))
            await bruno.request(Here())
            await house.pass_time(20)
            await anna.request(Start(bots="tracker"))
            dario = await house.client("Dario", program=False, reveals=True, gathers=True)
            await dario.join(anna.table.table)
            await house.quiet()
            assert carla.table.gathering == {1: True, 2: False, 3: True}
            assert carla.table.gather_left == 40_000
            assert carla.notices().count("gather") == 1
            await carla.request(Here())
            await dario.hears(Game)

    run(test)


def test_who_is_left_out_leaves_no_orders(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla = await pages(house, "Anna", "Bruno", "Carla", clock="days")
            for client in (bruno, carla):
                await client.request(Order(orders=Orders(beer=True)))
            state = house.table_of(anna).state
            person = state.places[1].person
            assert len(state.orders) == 2
            await anna.request(Start(bots="drifter"))
            await bruno.request(Here())
            await anna.request(Start(now=True))
            await anna.hears(Game)
            assert list(state.orders) == [person]

    run(test)


def test_programs_and_old_clients_are_not_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            people = await house.seated("Anna", "Bruno", "Carla", "Dario", players=4)
            await people[0].request(Start())
            await people[1].hears(Game)

    run(test)


def test_who_leaves_is_not_waited_for_and_other_options_end_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla = await pages(house, "Anna", "Bruno", "Carla")
            await anna.request(Start(bots="drifter"))
            await anna.request(Change(options=TableOptions(players=5)))
            await house.quiet()
            assert not anna.table.gathering
            await anna.request(Start(bots="drifter"))
            await carla.request(Stand())
            await bruno.request(Here())
            await anna.hears(Game)
            assert anna.table.seat == 0

    run(test)


def test_a_gathering_is_there_again_and_takes_days_at_a_table_for_days(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock, gather_seconds=60.0) as house:
            anna, bruno = await pages(house, "Anna", "Bruno", clock="days")
            await anna.request(Start(bots="drifter"))
            await anna.close()
            await bruno.close()
            await house.pass_time(3 * DAY)
            after, table = killed(tmp_path), anna.table.table
        async with a_house(after, clock, gather_seconds=60.0) as house:
            again = await house.client(
                "Bruno", key=bruno.key, program=False, reveals=True, gathers=True
            )
            await again.watch(table)
            assert again.table.gathering == {1: False}
            await again.request(Here())
            await house.pass_time(6)  # Anna, who is elsewhere, adds no number
            await again.hears(Game)

    run(test)


def test_who_has_the_table_from_who_asked_says_it_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla = await pages(house, "Anna", "Bruno", "Carla")
            await anna.request(Start(bots="drifter"))
            await carla.request(Here())
            await anna.request(Leave())
            await house.quiet()
            assert bruno.table.owned
            assert bruno.table.gathering == {1: False, 2: True}, "he was not asked yet"
            assert not bruno.of(Game)
            await bruno.request(Here())
            await bruno.hears(Game)

    run(test)


def test_who_has_asked_is_there_even_if_the_table_is_not_his_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla = await pages(house, "Anna", "Bruno", "Carla", clock="days")
            await anna.request(Start(bots="drifter"))
            await anna.close()
            await house.pass_time(60)
            assert bruno.table.owned
            assert bruno.table.gathering == {1: False, 2: False}
            await bruno.request(Start(now=True))
            await bruno.hears(Game)
            await house.quiet()
            kinds = [chair.kind for chair in bruno.table.chairs]
            assert kinds == ["person", "person", "bot", "bot"], "only who is missing makes way"
            assert carla.table.seat == -1

    run(test)


def test_nobody_loses_his_seat_to_a_game_that_cannot_begin(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, carla, dario = await pages(house, "Anna", "Bruno", "Carla", "Dario")
            await anna.request(Start())
            await dario.request(Stand())
            assert await anna.refuses(Start(now=True)) == "needs-players"
            places = house.table_of(anna).state.places
            assert [place.name for place in places] == ["Anna", "Bruno", "Carla", ""]
            assert (bruno.table.seat, carla.table.seat) == (1, 2)

    run(test)


def test_a_gathering_after_which_too_few_are_left_is_called_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, *others = await pages(house, "Anna", "Bruno", "Carla", "Dario")
            await anna.request(Start())
            for client in others[:2]:
                await client.request(Here())
            await others[2].request(Stand())
            await house.quiet()
            assert not anna.table.gathering
            assert house.table_of(anna).state.gathering is None
            assert "gather-off" in anna.notices()

    run(test)


def test_nothing_is_dealt_when_everybody_has_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno = await pages(house, "Anna", "Bruno")
            table = house.table_of(anna)
            await anna.request(Start(bots="drifter"))
            await anna.request(Stand())
            await bruno.request(Stand())
            await house.quiet()
            assert (table.state.status, table.state.gathering) == ("waiting", None)

    run(test)


def test_nothing_is_left_of_who_has_asked_and_is_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno, _ = await pages(house, "Anna", "Bruno", "Carla")
            await anna.request(Start(bots="drifter"))
            person = house.table_of(anna).state.owner
            await house.house.forget(person)
            await house.quiet()
            assert bruno.table.gathering == {1: False, 2: False}
            row = reads.table_called(house.house.store, house.table_of(bruno).name)
            assert row is not None
            assert person not in row.state

    run(test)


# ------------------------------------------------------------------ the next time


def test_the_owner_says_when_and_the_table_is_kept_until_a_day_after(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno = await pages(house, "Anna", "Bruno")
            date = round(house.clock.date())
            assert await bruno.refuses(Meet(at=date + DAY)) == "not-owner"
            for wrong in (date - 1, date + 36 * DAY):
                assert await anna.refuses(Meet(at=wrong)) == "bad-time"
            await anna.request(Meet(at=date + 2 * DAY))
            await anna.request(Meet(at=date + 7 * DAY))
            await house.quiet()
            assert bruno.table.next_time == date + 7 * DAY
            assert bruno.notices().count("next-time") == 2
            name = anna.table.table
            await anna.close()
            await bruno.close()
            await house.pass_time(7.9 * DAY)
            assert name in house.house.tables
            await house.pass_time(0.2 * DAY)
            assert name not in house.house.tables

    run(test)


def test_a_time_can_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, gather_seconds=60.0) as house:
            anna, bruno = await pages(house, "Anna", "Bruno")
            await anna.request(Meet(at=round(house.clock.date()) + DAY))
            await anna.request(Meet(at=0))
            await house.quiet()
            assert bruno.table.next_time == 0
            assert "next-time-off" in bruno.notices()
            await bruno.request(Leave())
            name = anna.table.table
            await anna.close()
            await house.pass_time(3601)
            assert name not in house.house.tables

    run(test)
