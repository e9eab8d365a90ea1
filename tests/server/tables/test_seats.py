"""Sitting down, standing up, and what the owner of a table may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.engine.cards import SETS
from sixgun.server import protocol
from sixgun.server.protocol import (
    Change,
    Clear,
    Invite,
    Kick,
    Leave,
    Open,
    Rematch,
    Rename,
    Resume,
    Seatbot,
    Sit,
    Stand,
    Start,
    TableOptions,
    Unwatch,
    Update,
    Watch,
)
from sixgun.server.visible_text import LONGEST_WORD
from tests.server.houses import OpenHouse, RecordingClient, a_house, begun, run


def names(client: RecordingClient) -> list[str]:
    """Who sits where; free seats are empty."""
    return [chair.name for chair in client.table.chairs]


async def unchanged(house: OpenHouse, client: RecordingClient, request: protocol.Request) -> str:
    before = house.fingerprint(client)
    why = await client.refuses(request)
    assert house.fingerprint(client) == before
    return why


# ------------------------------------------------------------------ seats and names


def test_people_sit_down_where_they_like_and_stand_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.group("Anna", "Bruno")
            table = (await anna.request(Open(options=TableOptions(players=4)))).table
            assert await anna.refuses(Sit(name="Anna")) == "not-at-a-table"
            await anna.watch(table)
            assert (anna.table.owner, anna.table.owned, anna.table.seat) == (-1, True, -1)
            await bruno.watch(table)
            assert not bruno.table.owned
            await anna.request(Sit(name="Anna", seat=2))
            await bruno.request(Sit(name="Bruno"))
            await house.quiet()
            assert names(anna) == ["Bruno", "", "Anna", ""]
            assert (anna.table.owner, anna.table.seat, bruno.table.seat) == (2, 2, 0)
            assert anna.notices() == ["joined", "joined"]

            assert await unchanged(house, bruno, Sit(name="Bruno")) == "already-seated"
            carla = await house.client("Carla")
            await carla.watch(table)
            for seat, why in ((2, "seat-taken"), (4, "no-such-seat"), (10**9, "no-such-seat")):
                assert await unchanged(house, carla, Sit(name="Carla", seat=seat)) == why
            await bruno.request(Stand())
            assert await unchanged(house, bruno, Stand()) == "not-seated"
            await carla.request(Sit(name="Carla", seat=0))
            await house.quiet()
            assert names(anna) == ["Carla", "", "Anna", ""]
            assert bruno.table.seat == -1
            again = await house.client("Carla", key=carla.key)
            assert again.welcome.name == "Carla"

    run(test)


def test_names_at_a_table_are_told_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla = await house.group("Anna", "Bruno", "Carla")
            table = await anna.open_table(players=4)
            await bruno.watch(table)
            bad = {
                "Anna": "name-taken",
                "ANNA": "name-taken",
                "Аnna": "name-lookalike",  # the first letter is Cyrillic
                "": "name-empty",
                "   ": "name-empty",
                "P3": "name-reserved",
                "Sixgun": "name-reserved",
                "x" * 21: "name-long",
                "a\u202eb": "name-unseen",
                "!!!": "name-letters",
            }
            for name, why in bad.items():
                assert await unchanged(house, bruno, Sit(name=name)) == why
            await bruno.request(Sit(name="<b>Bruno</b>"))
            assert await unchanged(house, bruno, Rename(name="Anna")) == "name-taken"
            await bruno.request(Rename(name="Benny"))
            await house.quiet()
            assert names(anna)[:2] == ["Anna", "Benny"]
            await carla.watch(table)
            assert await carla.refuses(Rename(name="Carla")) == "not-seated"

    run(test)


def test_looking_at_another_table_leaves_the_first_only_if_it_succeeds(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            first = anna.table.table
            assert await bruno.refuses(Watch(table="nowhere")) == "no-such-table"
            assert house.table_of(bruno).is_here(bruno_id(house, bruno))
            second = (await anna.request(Open())).table
            await anna.watch(second)
            await house.quiet()
            assert not bruno.table.chairs[0].here
            assert anna.table.seat == -1
            await anna.request(Sit(name="Anna"))
            await bruno.request(Rename(name="Benny"))
            await house.quiet()
            assert anna.table.table == second, "nothing more comes from the first table"
            await anna.watch(first)
            await house.quiet()
            assert (anna.table.table, anna.table.seat) == (first, 0)
            assert bruno.table.chairs[0].here
            await anna.watch(first)
            assert (await anna.request(Unwatch())).table == ""
            await bruno.until(lambda: not bruno.table.chairs[0].here)

    run(test)


def bruno_id(house: OpenHouse, bruno: RecordingClient) -> str:
    return house.table_of(bruno).state.places[bruno.table.seat].person


# ------------------------------------------------------------------ the owner's powers


def test_only_the_owner_does_what_an_owner_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            options = TableOptions(players=5)
            powers = [
                Change(options=options),
                Seatbot(bot="drifter"),
                Clear(seat=2),
                Kick(seat=0),
                Start(bots="drifter"),
            ]
            for request in powers:
                assert await unchanged(house, bruno, request) == "not-owner"
            assert await unchanged(house, anna, Start()) == "needs-players"
            assert await unchanged(house, anna, Rematch()) == "no-game"
            assert await unchanged(house, anna, Kick(seat=0)) == "that-is-you"
            assert await unchanged(house, anna, Kick(seat=2)) == "seat-free"
            assert await unchanged(house, anna, Kick(seat=9)) == "no-such-seat"

    run(test)


def test_during_a_game_the_table_stays_as_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
            requests = [
                Change(options=TableOptions(players=4)),
                Seatbot(bot="drifter"),
                Clear(seat=2),
                Start(),
                Rematch(),
                Stand(),
                Rename(name="Zoe"),
                Sit(name="Zoe"),
            ]
            for request in requests:
                assert await unchanged(house, people[0], request) == "game-running"
            assert await unchanged(house, people[0], Resume()) == "not-paused"

    run(test)


def test_bots_come_and_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=5)
            offered = [card.bot for card in anna.welcome.bots]
            assert [card.level for card in anna.welcome.bots] == sorted(
                card.level for card in anna.welcome.bots
            )
            await anna.request(Seatbot(bot=offered[0], seat=3))
            await house.quiet()
            chair = bruno.table.chairs[3]
            assert (chair.kind, chair.bot, chair.who) == ("bot", offered[0], "")
            assert chair.name not in ("", "Anna", "Bruno")
            for bot in ("search:ms=99999", "no such bot", "\u202e", "random:seed=1"):
                assert await unchanged(house, anna, Seatbot(bot=bot)) == "no-such-bot"
                assert await unchanged(house, anna, Start(bots=bot or "x")) == "no-such-bot"
            assert await unchanged(house, anna, Seatbot(bot=offered[0], seat=1)) == "seat-taken"
            assert await unchanged(house, anna, Clear(seat=1)) == "not-a-bot"
            assert await unchanged(house, anna, Clear(seat=2)) == "seat-free"
            await anna.request(Seatbot(bot=offered[-1]))
            await house.quiet()
            assert [chair.kind for chair in anna.table.chairs] == ["person"] * 2 + ["bot"] * 3
            assert len(set(names(anna))) == 5
            await anna.request(Clear(seat=3))
            await house.quiet()
            assert anna.table.chairs[3].kind == "nobody"

    run(test)


def test_bots_have_personalities(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=6)
            await anna.request(Seatbot(bot="tracker", seat=2, temper="sly"))
            await anna.request(Seatbot(bot="tracker", seat=3, temper="any"))
            await anna.request(Seatbot(bot="drifter", seat=4, temper="any"))
            await house.quiet()
            chairs = bruno.table.chairs
            assert chairs[2].temper == "sly"
            assert (
                chairs[3].temper
                in {card.bot: card for card in anna.welcome.bots}["tracker"].tempers
            )
            assert chairs[4].temper == ""
            for bot, temper in (("drifter", "sly"), ("tracker", "meek"), ("tracker", "\u202e")):
                refused = await unchanged(house, anna, Seatbot(bot=bot, temper=temper))
                assert refused == "no-such-temper"
                refused = await unchanged(house, anna, Start(bots=bot, temper=temper))
                assert refused == "no-such-temper"

    run(test)


def test_so_many_players_bring_the_box_that_they_need(tmp_path: Path) -> None:
    """S21: 3 and 8 cannot play without Dodge City; others are asked to add nothing."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=3)
            assert anna.table.options.sets == ("base", "dodge_city")
            for players, sets in ((5, ("base",)), (8, ("base", "dodge_city"))):
                await anna.request(Change(options=TableOptions(players=players)))
                await house.quiet()
                assert anna.table.options.sets == sets
            await anna.request(Start(bots="tracker"))
            await house.quiet()
            assert len(anna.table.chairs) == 8

    run(test)


def test_options_change_and_everybody_keeps_a_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, _, carla = await house.seated("Anna", "Bruno", "Carla", players=7)
            await anna.request(Seatbot(bot="drifter", seat=5))
            await carla.request(Stand())
            await carla.request(Sit(name="Carla", seat=6))
            await anna.request(Change(options=TableOptions(players=4, clock="fast")))
            await house.quiet()
            assert names(carla)[:2] + names(carla)[3:] == ["Anna", "Bruno", "Carla"]
            assert (carla.table.seat, anna.table.owner) == (3, 0)
            assert carla.table.options.clock == "fast"
            three = Change(options=TableOptions(players=3, sets=("base", "dodge_city")))
            assert await unchanged(house, anna, three) == "too-few-seats"
            for players in (2, 9, -1, 10**9):
                options = TableOptions(players=players)
                assert await unchanged(house, anna, Change(options=options)) == "bad-players"
            for refusal, bad in (
                ("bad-sets", TableOptions(sets=("atlantis",))),
                ("bad-events", TableOptions(events=-1)),
                ("bad-events", TableOptions(events=10**9)),
                ("bad-delay", TableOptions(spectator_delay=601)),
                ("bad-reshuffles", TableOptions(high_noon_reshuffles=-1)),
            ):
                assert await unchanged(house, anna, Change(options=bad)) == refusal
            await anna.request(Change(options=TableOptions(players=8, sets=("all",))))
            await house.quiet()
            assert len(anna.table.chairs) == 8
            assert "dodge_city" in anna.table.options.sets

    run(test)


def test_seats_and_delays_end_where_they_end(tmp_path: Path) -> None:
    """The last seat is there, the one after it is not; so with the longest delay."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            for seat in (4, -1):
                for request in (Kick(seat=seat), Clear(seat=seat)):
                    assert await unchanged(house, anna, request) == "no-such-seat"
            assert await unchanged(house, anna, Clear(seat=3)) == "seat-free"
            for delay in (601, -1):
                options = TableOptions(spectator_delay=delay)
                assert await unchanged(house, anna, Change(options=options)) == "bad-delay"
            for delay in (600, 0):
                await anna.request(Change(options=TableOptions(spectator_delay=delay)))
                assert house.table_of(anna).options.spectator_delay == delay

    run(test)


def test_a_box_that_there_is_not_is_named_in_short_and_the_others_in_full(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            options = TableOptions(sets=("atlantis\u202e" * 30,))
            assert await anna.refuses(Change(options=options)) == "bad-sets"
            args = anna.of(protocol.Refused)[-1].reason.args
            assert args["name"].startswith("atlantisatlantis")
            assert len(args["name"]) <= LONGEST_WORD
            assert args["there"] == ", ".join([*SETS, "all"])

    run(test)


def test_after_a_game_a_larger_table_can_be_looked_at_from_new_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
            for client in people:
                await client.request(protocol.Resign())
            anna, elena = people[0], await house.client("Elena")
            await anna.until(lambda: anna.ended is not None)
            assert anna.ended.over == "abandoned"
            await anna.request(Change(options=TableOptions(players=5)))
            await elena.join(anna.table.table)
            assert elena.table.seat == 4
            await elena.comes_back()
            assert elena.view.seat is None, "at that game there was no such seat"
            await people[1].request(Stand())
            await people[1].comes_back()
            await anna.request(Start(bots="drifter"))
            await anna.hears(protocol.Game, 2)
            await elena.until(lambda: elena.view is not None and elena.view.seat == 4)

    run(test)


# ------------------------------------------------------------------ whose table it is


def test_the_table_passes_on_when_its_owner_stands_up_or_leaves(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla = await house.seated("Anna", "Bruno", "Carla", players=4)
            await anna.request(Stand())
            await house.quiet()
            assert bruno.table.owned
            assert (carla.table.owner, carla.notices()[-1]) == (1, "new-owner")
            await bruno.request(Leave())
            await bruno.until(lambda: bruno.gone is not None)
            await house.quiet()
            assert (carla.table.owner, carla.table.owned) == (2, True)
            await carla.request(Stand())
            await house.quiet()
            assert carla.table.owner == -1
            assert await carla.refuses(Seatbot(bot="drifter")) == "not-owner"
            await anna.request(Sit(name="Anna"))
            await anna.until(lambda: anna.table.owned)

    run(test)


def test_the_table_passes_on_when_its_owner_is_gone_for_long(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            await anna.close()
            await bruno.until(lambda: not bruno.table.chairs[0].here)
            await house.pass_time(29.9)
            assert bruno.table.owner == 0
            await house.pass_time(0.2)
            assert bruno.table.owned
            again = await house.client("Anna", key=anna.key)
            await again.watch(bruno.table.table)
            await house.quiet()
            assert (again.table.seat, again.table.owner) == (0, 1)

    run(test)


def test_an_owner_who_comes_back_in_time_is_still_the_owner(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            await anna.close()
            await bruno.until(lambda: not bruno.table.chairs[0].here)
            await house.pass_time(29)
            again = await house.client("Anna", key=anna.key)
            await again.watch(bruno.table.table)
            await house.pass_time(29)
            assert (again.table.owned, bruno.table.owned) == (True, False)

    run(test)


def test_the_table_of_somebody_who_never_came_goes_to_who_sits_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla = await house.group("Anna", "Bruno", "Carla")
            table = (await anna.request(Open(options=TableOptions(players=4)))).table
            await bruno.join(table)
            assert not bruno.table.owned, "the opener is on the way"
            await house.pass_time(31)
            assert bruno.table.owned
            other = (await anna.request(Open(options=TableOptions(players=4)))).table
            await house.pass_time(31)
            await carla.join(other)
            await house.quiet()
            assert carla.table.owned, "nobody waits for the opener any more"

    run(test)


def test_of_an_owner_who_only_looked_on_the_table_passes_on_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.group("Anna", "Bruno")
            table = (await anna.request(Open(options=TableOptions(players=4)))).table
            await anna.watch(table)
            await bruno.join(table)
            await anna.request(Leave())
            await house.quiet()
            assert bruno.table.owned

    run(test)


def test_a_table_whose_owner_is_gone_belongs_to_the_first_who_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            table = anna.table.table
            await anna.close()
            await bruno.close()
            await house.quiet()
            await house.pass_time(31)
            again = await house.client("Bruno", key=bruno.key)
            await again.watch(table)
            await again.until(lambda: again.table.owned)

    run(test)


# ------------------------------------------------------------------ invitations


@pytest.mark.parametrize("request_", [Invite(), Stand(), protocol.Prefer(forced=True)])
def test_spectators_have_no_seat_to_do_this_from(
    tmp_path: Path, request_: protocol.Request
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.group("Anna", "Bruno")
            await anna.open_table(players=4)
            await bruno.watch(anna.table.table)
            assert await unchanged(house, bruno, request_) == "not-seated"

    run(test)


def test_what_is_changed_is_told_once_it_is_on_disk(tmp_path: Path) -> None:
    """Everybody sees the same chairs, and the store has them."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            await anna.request(Seatbot(bot="drifter", seat=2))
            await bruno.until(lambda: bruno.table.chairs[2].kind == "bot")
            saved = house.saved(anna)
            assert [place.name for place in saved.places] == names(bruno)
            assert not bruno.of(Update)

    run(test)
