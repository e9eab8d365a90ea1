"""Circles of friends: who belongs to them, what is played there, how it stands."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from sixgun.server.friends.standings import NIGHT, evenings, standings
from sixgun.server.protocol import (
    Block,
    Change,
    Circle,
    CirclePage,
    CircleStanding,
    Found,
    Friends,
    Gone,
    Join,
    Leave,
    Manage,
    Open,
    Part,
    Resign,
    Sit,
    Start,
    TableOptions,
    Watch,
)
from sixgun.server.store import friends as saved
from sixgun.server.store.friends import PlayedSeat
from sixgun.server.store.store import Store
from tests.server.friends.friendly import listed, told, who
from tests.server.houses import OpenHouse, RecordingClient, a_house, play_out, run
from tests.stores import count

NAMES = ("Anna", "Bruno", "Carla", "Dora")


async def circle_of(house: OpenHouse, *names: str) -> tuple[str, list[RecordingClient]]:
    """People who belong to a circle, of which the first one is the owner, and follow its page."""
    people = await house.group(*names)
    circle = (await people[0].request(Found(name="Friday night", called=names[0]))).circle
    await people[0].request(Circle(circle=circle))
    for client in people[1:]:
        house.clock.advance(1)  # so that one of them is the oldest member
        assert (await client.request(Join(code=page(people[0]).code, called=client.name))).circle
        await client.request(Circle(circle=circle))
    await told(house)
    return circle, people


def page(client: RecordingClient) -> CirclePage:
    found = client.of(CirclePage)[-1]
    assert isinstance(found, CirclePage)
    return found


def sign(client: RecordingClient, name: str) -> str:
    return next(each.member for each in page(client).members if each.name == name)


def ranks(client: RecordingClient) -> dict[str, str]:
    return {each.name: each.rank for each in page(client).members}


# ------------------------------------------------------------------ who belongs to it


def test_people_come_by_the_link_and_no_other_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno, _) = await circle_of(house, "Anna", "Bruno", "Carla")
            code = page(anna).code
            assert len(code) >= 32
            assert not page(bruno).code, "members need not know it"
            stranger = await house.client("Zoe")
            assert await stranger.refuses(Circle(circle=circle)) == "no-such-circle"
            assert await stranger.refuses(Part(circle=circle)) == "no-such-circle"
            assert await stranger.refuses(Join(code="")) == "no-such-circle"
            assert await stranger.refuses(Join(code=circle)) == "no-such-circle"
            assert await stranger.refuses(Join(code=code, called="Anna")) == "name-taken"
            await anna.request(Manage(circle=circle, act="renew"))
            await told(house)
            assert page(anna).code != code
            assert await stranger.refuses(Join(code=code, called="Zoe")) == "no-such-circle"
            renewed = page(anna).code
            await anna.request(Manage(circle=circle, act="revoke"))
            await told(house)
            assert not page(anna).code
            for old in (code, renewed, ""):
                assert await stranger.refuses(Join(code=old, called="Zoe")) == "no-such-circle"
            assert list(ranks(bruno)) == ["Anna", "Bruno", "Carla"], "who was in stays in"

    run(test)


def test_who_may_do_what(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno, carla, dora) = await circle_of(house, *NAMES)
            for act in ("renew", "revoke", "remove", "help", "unhelp", "rename", "end"):
                wish = Manage(circle=circle, act=act, member=sign(carla, "Dora"), name="Ours")
                assert await carla.refuses(wish) == "not-in-charge"
            await anna.request(Manage(circle=circle, act="help", member=sign(anna, "Bruno")))
            await told(house)
            assert page(bruno).rank == "helper"
            assert page(bruno).code
            for act in ("help", "unhelp", "rename", "end"):
                wish = Manage(circle=circle, act=act, member=sign(bruno, "Dora"), name="Ours")
                assert await bruno.refuses(wish) == "not-in-charge"
            wish = Manage(circle=circle, act="remove", member=sign(bruno, "Anna"))
            assert await bruno.refuses(wish) == "not-in-charge", "a helper removes no owner"
            await bruno.request(Manage(circle=circle, act="renew"))
            await bruno.request(Manage(circle=circle, act="remove", member=sign(bruno, "Dora")))
            await anna.request(Manage(circle=circle, act="rename", name="Saturday night"))
            await told(house)
            assert page(carla).name == "Saturday night"
            assert ranks(carla) == {"Anna": "owner", "Bruno": "helper", "Carla": "member"}
            assert page(dora) == CirclePage(circle=circle), "to her there is none any more"
            await anna.request(Manage(circle=circle, act="end"))
            await told(house)
            assert page(carla) == CirclePage(circle=circle)
            assert count(house.house.store, "circles") == count(house.house.store, "members") == 0

    run(test)


def test_an_owner_who_leaves_hands_it_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno, carla, dora) = await circle_of(house, *NAMES)
            await anna.request(Manage(circle=circle, act="help", member=sign(anna, "Carla")))
            await anna.request(Part(circle=circle))
            await told(house)
            assert ranks(dora) == {"Bruno": "member", "Carla": "owner", "Dora": "member"}
            await carla.request(Part(circle=circle))
            await told(house)
            assert ranks(dora) == {"Bruno": "owner", "Dora": "member"}, "the oldest member"
            await bruno.request(Part(circle=circle))
            await dora.request(Part(circle=circle))
            assert count(house.house.store, "circles") == 0

    run(test)


def test_who_asks_for_the_page_again_gets_it_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna,) = await circle_of(house, "Anna")
            before = page(anna)
            for _ in range(2):
                await anna.request(Circle(circle=circle))
                assert page(anna) == before
            await anna.request(Manage(circle=circle, act="rename", name="Saturday night"))
            await told(house)
            assert page(anna).name == "Saturday night"

    run(test)


@pytest.mark.parametrize("column", ["rank", "name", "joined"])
def test_who_belongs_to_it_by_a_damaged_row_joins_again(tmp_path: Path, column: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno) = await circle_of(house, "Anna", "Bruno")
            code, key = page(anna).code, bruno.key
            await bruno.close()
            with closing(sqlite3.connect(tmp_path / "house.db")) as file, file:
                change = f"UPDATE members SET {column} = X'FF' WHERE name = 'Bruno'"
                assert file.execute(change).rowcount == 1
            again = await house.client("Bruno", key=key)
            assert (await again.request(Join(code=code, called="Bruno"))).circle == circle
            await again.request(Circle(circle=circle))
            assert ranks(again) == {"Anna": "owner", "Bruno": "member"}

    run(test)


def test_a_block_keeps_out_of_the_circle_of_who_made_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, _) = await circle_of(house, "Anna", "Carla")
            code, bruno = page(anna).code, await house.client("Bruno")
            await anna.open_table(players=4)
            await bruno.join(anna.table.table)
            await anna.request(Block(who=who(anna, "Bruno")))
            assert await bruno.refuses(Join(code=code, called="Bruno")) == "no-such-circle"
            assert count(house.house.store, "members") == 2
            await anna.request(Block(who=who(anna, "Bruno"), on=False))
            await bruno.request(Block(who=who(bruno, "Anna")))
            assert await bruno.refuses(Join(code=code, called="Bruno")) == "blocked-by-you"
            await bruno.request(Block(who=who(bruno, "Anna"), on=False))
            assert (await bruno.request(Join(code=code, called="Bruno"))).circle == circle

    run(test)


def test_who_is_removed_while_he_comes_in_does_not_belong_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno) = await circle_of(house, "Anna", "Bruno")
            await bruno.close()
            wish = Manage(circle=circle, act="remove", member=sign(anna, "Bruno"))
            loop, read, seen = asyncio.get_running_loop(), saved.circles_of, []

            def slowly(store: Store, person: str) -> list[saved.CircleOf]:
                found = read(store, person)
                if not seen:  # what is true no more when he is let in
                    seen.extend(found)
                    asyncio.run_coroutine_threadsafe(anna.request(wish), loop).result()
                return found

            monkeypatch.setattr(saved, "circles_of", slowly)
            again = await house.client("Bruno", key=bruno.key)
            assert [each.id for each in seen] == [circle]
            assert await again.refuses(Circle(circle=circle)) == "no-such-circle"
            assert await again.refuses(Open(circle=circle)) == "no-such-circle"

    run(test)


# ------------------------------------------------------------------ its tables


def test_who_belongs_to_it_no_more_looks_on_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno, carla, dora) = await circle_of(house, *NAMES)
            options = TableOptions(players=4)
            table = (await anna.request(Open(options=options, circle=circle))).table
            for client in (anna, bruno, carla, dora):
                await client.request(Watch(table=table))
            await anna.request(Sit(name="Anna"))
            await dora.request(Sit(name="Dora"))
            for name in ("Bruno", "Dora"):
                await anna.request(Manage(circle=circle, act="remove", member=sign(anna, name)))
            await house.quiet()
            assert [each.table for each in bruno.of(Gone)] == [table]
            assert await bruno.refuses(Watch(table=table)) == "no-such-table"
            assert not carla.of(Gone)
            assert not dora.of(Gone), "she has a seat, which only the owner of the table can take"
            await anna.request(Manage(circle=circle, act="end"))
            await house.quiet()
            assert [each.table for each in carla.of(Gone)] == [table]
            assert not anna.of(Gone)

    run(test)


def test_the_page_tells_no_result_before_who_looks_on_later_has_seen_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno, carla) = await circle_of(house, "Anna", "Bruno", "Carla")
            options = TableOptions(game="duel", players=2, clock="none", spectator_delay=120)
            await seat(house, circle, [anna, bruno], options)
            await carla.request(Watch(table=anna.table.table))
            await bruno.request(Resign())
            await told(house)
            assert page(anna).standings, "who has played knows it"
            assert not page(carla).standings
            assert not page(carla).evenings
            await house.pass_time(121)
            await told(house)
            assert page(carla).standings == page(anna).standings

    run(test)


def test_its_tables_are_for_members(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno) = await circle_of(house, "Anna", "Bruno")
            options = TableOptions(players=4, public=True)
            table = (await anna.request(Open(options=options, circle=circle))).table
            await anna.request(Watch(table=table))
            await anna.request(Sit(name="Anna"))
            await anna.request(Change(options=options))
            assert not house.house.tables[table].options.public
            await told(house)
            assert [card.table for card in page(bruno).tables] == [table]
            stranger = await house.client("Zoe")
            assert await stranger.refuses(Watch(table=table)) == "no-such-table"
            wish = Open(options=options, circle=circle)
            assert await stranger.refuses(wish) == "no-such-circle"
            await bruno.join(table)
            assert bruno.table.seat == 1
            await bruno.request(Part(circle=circle))
            assert await bruno.refuses(Open(options=options, circle=circle)) == "no-such-circle"
        async with a_house(tmp_path) as house:
            assert house.house.tables[table].state.circle == circle

    run(test)


# ------------------------------------------------------------------ how it stands


#: What friends write down after a game: who had which role, and whether he has won.
Slip: TypeAlias = dict[str, tuple[str, bool]]


async def play(house: OpenHouse, circle: str, people: list[RecordingClient]) -> list[Slip]:
    """A game, one that Dora leaves to a bot, and a duel that Bruno gives up; as all have seen."""
    slips = []
    options = TableOptions(players=4, clock="none", pace="none", substitutes=True)
    for leaves in (False, True):
        await seat(house, circle, people, options)
        playing = people
        if leaves:
            await people[3].request(Leave())
            playing = people[:3]
        await play_out(playing)
        view = people[0].view
        roles = [each.role for each in view.seats]
        won = [number in view.winners for number in range(4)]
        assert {"sheriff", "outlaw", "renegade"} == set(roles)
        slips.append(dict(zip(NAMES, zip(roles, won, strict=True), strict=True)))
        if leaves:
            slips[-1]["Dora"] = (roles[3], False)  # what a bot wins is nobody's
        series = [chair.wins for chair in house.table_of(people[0]).chairs()]
        assert series == [won for _, won in slips[-1].values()], "a table counts the same"
        await house.pass_time(60)
    pair = people[:2]
    await seat(house, circle, pair, TableOptions(game="duel", players=2, clock="none"))
    await pair[1].request(Resign())
    await house.quiet()
    return [*slips, {"Anna": ("duel", True), "Bruno": ("duel", False)}]


async def seat(
    house: OpenHouse, circle: str, people: list[RecordingClient], options: TableOptions
) -> None:
    table = (await people[0].request(Open(options=options, circle=circle))).table
    for client in people:
        await client.request(Watch(table=table))
        await client.request(Sit(name=client.name))
    await people[0].request(Start())
    for client in people:
        await client.until(lambda each=client: bool(each.view or each.duel))
    await house.hear_out()


def by_hand(slips: list[Slip]) -> list[tuple[int, str, int, int, Counter]]:
    """Place, name, games, points and wins by role, added up from what was written down."""
    rows = []
    for name in NAMES:
        mine = [slip[name] for slip in slips if name in slip]
        wins = Counter(role for role, won in mine if won)
        rows.append((name, len(mine), wins.total(), wins))
    return sorted(
        [
            (
                1 + sum((-points, games) > (-more, fewer) for _, fewer, more, _ in rows),
                *(name, games, points, wins),
            )
            for name, games, points, wins in rows
        ],
        key=lambda row: row[:2],
    )


def shown(client: RecordingClient, standing: tuple[CircleStanding, ...]) -> list[tuple]:
    names = {each.member: each.name for each in page(client).members}
    rows = [
        (each.place, names[each.member], each.games, each.points, Counter(each.wins))
        for each in standing
    ]
    assert [row[0] for row in rows] == sorted(row[0] for row in rows)
    return sorted(rows, key=lambda row: row[:2])


def test_a_circle_of_four_plays_two_evenings(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, people = await circle_of(house, *NAMES)
            first = await play(house, circle, people)
            await house.pass_time(NIGHT + 3600)
            second = await play(house, circle, people)
            await told(house)
            anna, both = people[0], by_hand([*first, *second])
            assert sum(points for _, _, _, points, _ in both) >= 2
            assert {name: games for _, name, games, *_ in both} == {
                **{"Anna": 6, "Bruno": 6, "Carla": 4, "Dora": 4}
            }
            for client in people:
                assert shown(client, page(client).standings) == both
                assert [each.games for each in page(client).evenings] == [3, 3]
                nights = [shown(client, each.standings) for each in page(client).evenings]
                assert nights == [by_hand(second), by_hand(first)], "the last one stands first"
            bruno = sign(anna, "Bruno")
            await people[1].request(Part(circle=circle))
            await told(house)
            left = str([page(anna).members, page(anna).standings, page(anna).evenings])
            assert "Bruno" not in left, "leaving removes one's name"
            assert bruno not in left
            games = {name: rest for _, name, *rest in both if name != "Bruno"}
            assert {name: rest for _, name, *rest in shown(anna, page(anna).standings)} == games
            with closing(sqlite3.connect(tmp_path / "house.db")) as store:
                members = store.execute("SELECT name FROM members ORDER BY name").fetchall()
            assert members == [("Anna",), ("Carla",), ("Dora",)]

    run(test)


# ------------------------------------------------------------------ the reckoning itself


def a_seat(
    game: int, person: str, role: str = "outlaw", *, at: float = 0.0, **said: bool
) -> PlayedSeat:
    won, by_bot = said.get("won", False), said.get("by_bot", False)
    return PlayedSeat(f"g{game}", at, at + 600, person, role, won, by_bot)


def test_equals_share_a_place_and_bots_win_nothing_for_anybody() -> None:
    seats = [
        *(
            a_seat(1, "a", won=True),
            a_seat(1, "b", won=True),
            a_seat(1, "c"),
            a_seat(1, "d", won=True, by_bot=True),
        ),
        *(a_seat(2, "a"), a_seat(2, "b"), a_seat(2, "c", "law", won=True)),
        *(a_seat(3, "x", won=True), a_seat(3, "c")),
    ]
    members = {each: each.upper() for each in "abcde"}
    assert [
        (each.place, each.member, each.games, each.points) for each in standings(seats, members)
    ] == [
        *((1, "A", 2, 1), (1, "B", 2, 1), (3, "C", 3, 1), (4, "D", 1, 0)),
    ]
    assert standings(seats, members)[2].wins == {"duel": 1}


@pytest.mark.parametrize(("gap", "nights"), [(NIGHT, 1), (NIGHT + 1, 2)])
def test_an_evening_ends_with_six_hours_of_rest(gap: float, nights: int) -> None:
    seats = [a_seat(1, "a"), a_seat(2, "a", at=600 + gap)]
    assert len(evenings(seats)) == nights
    assert sum(len(night) for night in evenings(seats)) == 2


def test_a_game_for_days_is_of_the_evening_when_it_ended() -> None:
    monday, tuesday, friday = 0.0, 86_400.0, 4 * 86_400.0
    slow = PlayedSeat("slow", monday, friday + 60, "a", "outlaw", True, False)
    seats = [slow, *(a_seat(day, "a", at=at) for day, at in enumerate((monday, tuesday, friday)))]
    nights = [[seat.game_id for seat in night] for night in evenings(seats)]
    assert nights == [["g0"], ["g1"], ["g2", "slow"]]


def test_the_list_has_ones_circles(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            circle, (anna, bruno) = await circle_of(house, "Anna", "Bruno")
            await bruno.request(Friends())
            (card,) = listed(bruno).circles
            assert (card.circle, card.name, card.rank) == (circle, "Friday night", "member")
            await anna.request(Part(circle=circle))
            await told(house)
            assert listed(bruno).circles[0].rank == "owner"

    run(test)
