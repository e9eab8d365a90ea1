"""How tables are shared: by person, by address, and which go when the house is nearly full."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sixgun.server import table_shares
from sixgun.server.operator.acts import ListTables
from sixgun.server.operator.showing import tables
from sixgun.server.protocol import Gone, Invite, Open, Room, TableOptions, Unwatch, Watch
from sixgun.server.settings import LAN
from sixgun.server.store import reads
from sixgun.server.tables.scripted import scenario_names
from sixgun.server.tables.state import Commission
from tests.server.houses import OpenHouse, RecordingClient, a_house, begun, posted, run

OPEN = Open(options=TableOptions(players=4))


async def move(house: OpenHouse, client: RecordingClient, address: str) -> None:
    """Somebody comes from elsewhere: in a test everybody comes from this machine."""
    person = await house.house.people.person_of_key(client.key)
    for connection in house.house.company.connections:
        if connection.person == person:
            connection.address = address


async def from_afar(house: OpenHouse, name: str, address: str) -> RecordingClient:
    client = await house.client(name)
    await move(house, client, address)
    return client


async def opened(house: OpenHouse, name: str, tables: int = 1) -> list[str]:
    """Tables that somebody has opened and does not look at."""
    client = await house.client(name)
    return [(await client.request(OPEN)).table for _ in range(tables)]


# ------------------------------------------------------------------ by address


def test_an_address_has_so_many_tables_whoever_opens_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables_per_address=3, tables_per_person=2) as house:
            await opened(house, "Anna", 2)
            await opened(house, "Bruno", 1)
            carla = await house.client("Carla")
            assert await carla.refuses(OPEN) == "too-many-tables-here"
            await move(house, carla, "203.0.113.9")
            await carla.request(OPEN)
            await carla.request(OPEN)
            assert await carla.refuses(OPEN) == "too-many-tables"
            dario = await from_afar(house, "Dario", "203.0.113.9")
            await dario.request(OPEN)
            assert await dario.refuses(OPEN) == "too-many-tables-here"
        async with a_house(tmp_path, tables_per_address=3) as house:  # it is not forgotten
            emma = await house.client("Emma")
            assert await emma.refuses(OPEN) == "too-many-tables-here"
            house.house.settings = replace(house.house.settings, lan=True)
            for number in range(3 * LAN - 3):
                await (await house.client(f"Emma {number}")).request(OPEN)
            assert await emma.refuses(OPEN) == "too-many-tables-here"

    run(test)


def test_a_household_of_ipv6_is_one_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables_per_address=1) as house:
            await (await from_afar(house, "Anna", "2001:db8::1")).request(OPEN)
            bruno = await from_afar(house, "Bruno", "2001:db8::99")
            assert await bruno.refuses(OPEN) == "too-many-tables-here"
            await move(house, bruno, "2001:db8:0:1::99")
            await bruno.request(OPEN)

    run(test)


def test_forgetting_who_opened_a_table_frees_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables_per_address=1) as house:
            anna = await house.client("Anna")
            await anna.request(OPEN)
            await posted(house, "/api/me/forget", anna.key)
            bruno = await house.client("Bruno")
            assert await bruno.refuses(OPEN) == "too-many-tables-here"

    run(test)


def test_whoever_runs_the_house_sees_who_opened_what(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            mine = await opened(house, "Anna", 2)
            far = await from_afar(house, "Bruno", "203.0.113.9")
            theirs = (await far.request(OPEN)).table
            listed = await tables(house.house, ListTables())
            seen = {each.table: each for each in listed.tables}
            assert len({seen[name].opener.person for name in mine}) == 1
            assert seen[theirs].opener.person not in ("", seen[mine[0]].opener.person)
            signs = [seen[name].sign for name in (*mine, theirs)]
            assert signs[0] == signs[1] != signs[2]
            assert not any("127.0.0.1" in sign or "203.0.113" in sign for sign in signs)
            row = house.house.tables[theirs].as_saved().parameters["state"]
            assert "203.0.113.9" not in row
            assert signs[2] in row

    run(test)


# ------------------------------------------------------------------ nearly full


def test_above_four_fifths_unused_tables_go_and_no_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables=10, tables_per_person=10) as house:
            (looked_at,) = await house.seated("Anna", players=4)
            for player in await begun(house, "Bruno", "Carla", "Dario", "Emma", substitutes=False):
                await player.request(Unwatch())
            (host,) = await house.seated("Fabio", players=4)
            await host.request(Invite())
            inviting = host.table.table
            await host.request(Unwatch())
            played, looked = house.house.tables.copy(), looked_at.table.table
            (referees,) = await opened(house, "Remo")
            house.house.tables[referees].state.commission = Commission(
                tournament="cup", round=1, table=1, event=1, roles=(), characters=()
            )
            unused = await opened(house, "Gina", 4)
            assert len(house.house.tables) == 8
            await house.pass_time(600)
            assert len(house.house.tables) == 8, "the house is not nearly full"
            late = await opened(house, "Hugo", 1)  # and now it is: nobody used those for long
            await house.pass_time(59)
            assert set(unused) <= set(house.house.tables)
            await house.pass_time(1)
            assert set(house.house.tables) == {*played, referees}
            assert looked in played
            assert inviting in played
            assert late[0] not in house.house.tables

    run(test)


def test_a_house_that_is_shut_first_closes_what_nobody_uses(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables=5, tables_per_person=9) as house:
            await opened(house, "Anna", 5)
            house.clock.advance(60)  # it looks who could make way, and is shut meanwhile
        async with a_house(tmp_path) as house:
            assert house.house.tables == {}

    run(test)


def test_a_link_keeps_a_table_as_long_as_it_is_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables=1, tables_per_person=9) as house:
            (host,) = await house.seated("Fabio", players=4)
            await host.request(Invite())
            await host.request(Unwatch())
            anna = await house.client("Anna")
            await house.pass_time(899)
            assert await anna.refuses(OPEN) == "no-room"
            await house.pass_time(1)
            await anna.request(OPEN)
            assert len(house.house.tables) == 1

    run(test)


def test_a_room_link_keeps_a_table_for_a_while_where_somebody_sits(tmp_path: Path) -> None:
    """On a phone whoever sends the link somewhere does not look at the table meanwhile."""

    async def test() -> None:
        async with a_house(tmp_path, tables=2, tables_per_person=9) as house:
            shared, off = [(await house.seated(name, players=4))[0] for name in ("Anna", "Bruno")]
            await off.request(Room(act="revoke"))
            kept = shared.table.table
            for host in (shared, off):
                await host.request(Unwatch())
            await house.pass_time(60)
            assert list(house.house.tables) == [kept], "the other one has no link"
            (nobodys,) = await opened(house, "Carla")
            await house.pass_time(839)
            assert nobodys not in house.house.tables, "who opens it and goes has shared nothing"
            assert kept in house.house.tables
            await opened(house, "Dario")
            await house.pass_time(60)
            assert kept not in house.house.tables

    run(test)


def test_a_full_house_makes_room_at_once_for_who_comes(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables=5, tables_per_person=9) as house:
            await opened(house, "Anna", 4)
            await house.pass_time(61)
            assert len(house.house.tables) == 4
            anna = await house.client("Hugo")
            await anna.request(OPEN)
            await anna.request(OPEN)
            assert len(house.house.tables) == 2

    run(test)


def test_lessons_that_nobody_has_begun_go_too_and_whoever_comes_back_is_told(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables=1, tables_per_person=9) as house:
            anna = await house.client("Anna")
            table = (await anna.request(Open(scenario=scenario_names()[0]))).table
            await house.pass_time(60)
            await (await house.client("Bruno")).request(OPEN)
            assert table not in house.house.tables
            assert await anna.refuses(Watch(table=table)) == "no-such-table"
            assert (await anna.hears(Gone)).reason.key == "notice-closed-unused"

    run(test)


def test_a_link_that_was_used_keeps_no_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables=1, tables_per_person=9) as house:
            (host,) = await house.seated("Fabio", players=4)
            table, people = host.table.table, house.house.people
            secret = await people.seat_link(table)
            assert reads.tables_with_links(house.house.store, house.clock.date()) == {table}
            anna = await house.client("Anna")
            person = await people.person_of_key(anna.key)
            await house.house.invited(person, table, people.using_seat_link(secret, person))
            assert reads.tables_with_links(house.house.store, house.clock.date()) == set()

    run(test)


def test_who_comes_while_unused_tables_are_looked_for_keeps_his(tmp_path: Path) -> None:
    """Between the look and the closing the store is read: that takes a while."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            (host,) = await house.seated("Fabio", players=4)
            table, later = house.table_of(host), house.clock.now() + 900
            table.post(table_shares._close_unused, table, later)
            await house.quiet()
            assert table.name in house.house.tables
            await host.request(Unwatch())
            table.post(table_shares._close_unused, table, later)
            await house.quiet()
            assert table.name not in house.house.tables

    run(test)
