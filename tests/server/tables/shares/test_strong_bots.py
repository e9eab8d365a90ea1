"""Strong bots where the house is busy: no more of them, and people hear that they think less."""

from __future__ import annotations

from pathlib import Path

from sixgun.server.minds.shares import HALF_LIFE
from sixgun.server.protocol import Leave, Seatbot, Start, Update
from sixgun.server.tables.state import Commission
from sixgun.server.tables.thinking import payer_of
from tests.server.houses import OpenHouse, RecordingClient, a_house, run
from tests.server.tables.test_solitude import gone_on

#: What strong bots have wanted lately, in seconds: enough to be sure.
WANTED = 100.0


def make_busy(house: OpenHouse, client: RecordingClient, part: float) -> None:
    """The strong bots of somebody's address have had such a part of their time lately."""
    house.house.pool.shares.grant(payer_of(house.table_of(client)), WANTED, part * WANTED)


def test_strong_bots_are_refused_when_the_house_is_busy(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, bot_seconds=0.02) as house:
            (anna,) = await house.seated("Anna", players=4)
            await anna.request(Seatbot(bot="legend", seat=1))
            make_busy(house, anna, 0.1)
            before = house.fingerprint(anna)
            assert await anna.refuses(Seatbot(bot="legend", seat=2)) == "bots-busy"
            assert await anna.refuses(Seatbot(bot="legend")) == "bots-busy"
            assert await anna.refuses(Start(bots="legend")) == "bots-busy"
            assert await anna.refuses(Start(bots="drifter")) == "bots-busy", "one sits there"
            assert house.fingerprint(anna) == before
            assert house.figure("sixgun_strong_bots_refused_total") == 4
            await anna.request(Seatbot(bot="marshal", seat=2))
            house.clock.advance(8 * HALF_LIFE)
            await anna.request(Start(bots="legend"))

    run(test)


def test_other_addresses_and_lighter_bots_have_nothing_to_do_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, bot_seconds=0.02) as house:
            (anna,) = await house.seated("Anna", players=4)
            make_busy(house, anna, 0.1)
            house.house.company._note_address(house.table_of(anna).state.owner, "elsewhere")
            await anna.request(Start(bots="legend"))

    run(test)


async def next_moves(house: OpenHouse, anna: RecordingClient, count: int) -> None:
    await anna.hears(Update)
    play = house.table_of(anna).play
    for _ in range(count):
        decision = play.game.decision
        if decision.seat == 0:
            await anna.until(
                lambda d=decision: anna.question and anna.question.decision == d.serial
            )
            await anna.answer(len(decision.options) - 1)
        await gone_on(house, play)


def test_people_hear_once_a_game_that_strong_bots_think_for_less(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, bot_seconds=0.02) as house:
            (anna,) = await house.seated("Anna", players=4, clock="none")
            await anna.start(bots="legend")
            await next_moves(house, anna, 2)
            await house.quiet()
            assert "bots-short" not in anna.notices()
            make_busy(house, anna, 0.6)
            await next_moves(house, anna, 3)
            await house.quiet()
            assert anna.notices().count("bots-short") == 1

    run(test)


def test_where_no_strong_bots_sit_nothing_is_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4, clock="none")
            await anna.start(bots="drifter")
            make_busy(house, anna, 0.1)
            await next_moves(house, anna, 3)
            await house.quiet()
            assert "bots-short" not in anna.notices()

    run(test)


def test_who_owns_a_table_pays_for_its_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            table = house.table_of(anna)
            owner, heir = [place.person for place in table.state.places[:2]]
            assert payer_of(table) == (owner, "127.0.0.1")
            await anna.request(Leave())
            await bruno.until(lambda: bruno.table.owner == 1)
            assert payer_of(table) == (heir, "127.0.0.1")
            await bruno.close()
            while table.viewers:
                await house.quiet()
            assert payer_of(table) == (heir, "127.0.0.1"), "also when he has gone"
            table.state.owner = ""
            assert payer_of(table) == (owner, "127.0.0.1"), "nobody's is who opened it's"
            table.state.commission = Commission("cup", 1, 1, 1, (), ())
            assert payer_of(table) == (table.name, table.name)
            table.state.commission = None

    run(test)


def test_what_bots_think_is_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4, clock="none")
            await anna.start(bots="tracker")
            while not house.figure("sixgun_thoughts_total"):
                await next_moves(house, anna, 1)
            assert house.figure("sixgun_thinking_seconds_total") > 0.0
            assert house.figure("sixgun_thoughts_shortened_total") == 0

    run(test)
