"""The lobby: public tables, private ones that nobody hears of, quick seats, and an end to all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Block,
    Change,
    Gone,
    Invite,
    Leave,
    Lobby,
    Open,
    Quick,
    Sit,
    Stand,
    TableOptions,
    Tables,
    Unwatch,
    Watch,
)
from sixgun.server.store import reads
from tests.server.houses import OpenHouse, RecordingClient, a_house, begun, give_up, posted, run
from tests.server.operators import page_of

FOUR = ("Anna", "Bruno", "Carla", "Dario")
PRIVATE = TableOptions(players=4, public=False)


async def following(house: OpenHouse, name: str = "Zoe") -> RecordingClient:
    client = await house.client(name)
    client.follows = True
    await client.tell(Lobby())
    await client.hears(Tables)
    return client


def listed(client: RecordingClient) -> dict[str, protocol.TableCard]:
    """The list as a client keeps it."""
    cards: dict[str, protocol.TableCard] = {}
    for message in client.of(Tables):
        if message.all:
            cards.clear()
        cards |= {card.table: card for card in message.tables}
        for name in message.gone:
            del cards[name]
    return cards


async def news(house: OpenHouse, client: RecordingClient, times: int) -> None:
    """Wait for the so-manieth change of the list."""
    for table in list(house.house.tables.values()):
        await table.settled()
    house.clock.advance(1)
    await client.hears(Tables, times)


# ------------------------------------------------------------------ the list


def test_the_lobby_lists_public_tables_and_tells_every_change(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, _ = await house.seated("Anna", "Bruno", players=4)
            zoe = await following(house)
            card = listed(zoe)[anna.table.table]
            assert (card.status, card.options, card.chairs) == (
                "waiting",
                anna.table.options,
                anna.table.chairs,
            )
            assert zoe.of(Tables)[0].all
            carla = await house.client("Carla")
            await carla.join(anna.table.table)
            await carla.request(Stand())
            await news(house, zoe, 2)
            assert listed(zoe)[anna.table.table].spectators == 1
            assert len(zoe.of(Tables)[1].tables) == 1, "several changes are told at once"

            await anna.request(Change(options=PRIVATE))
            await news(house, zoe, 3)
            assert listed(zoe) == {}
            await anna.request(Change(options=TableOptions(players=4)))
            await news(house, zoe, 4)
            await anna.start(bots="drifter")
            await anna.hears(protocol.Update)
            await news(house, zoe, 5)
            assert listed(zoe)[anna.table.table].status == "playing"
            page = await page_of(house)
            assert (await page.asks("close", tables=[anna.table.table], confirmed=True))["done"]
            assert (await anna.hears(Gone)).reason.key == "house-closed-table"
            await news(house, zoe, 6)
            assert listed(zoe) == {}

            await zoe.request(Lobby(on=False))
            zoe.follows = False
            (other,) = await house.seated("Dario")
            assert other.table.table in house.house.tables
            house.clock.advance(1)
            await house.quiet()
            assert len(zoe.of(Tables)) == 6

    run(test)


def test_nobody_hears_of_private_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            zoe = await following(house)
            anna = await house.client("Anna")
            table = (await anna.request(Open(options=PRIVATE))).table
            await anna.join(table)
            await anna.request(protocol.Seatbot(bot="drifter"))
            lesson = (await anna.request(Open(scenario="bang-and-missed"))).table
            (dario,) = await house.seated("Dario")
            await news(house, zoe, 2)
            said = protocol.encode(zoe.of(Tables))
            assert dario.table.table in said.decode()
            assert table not in said.decode()
            assert lesson not in said.decode()
            for name in (table, lesson):
                assert await zoe.refuses(Watch(table=name)) == "no-such-table"
            later = await following(house, "Later")
            assert list(listed(later)) == [dario.table.table]

    run(test)


# ------------------------------------------------------------------ invitations


def test_an_invitation_lets_one_person_in_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla = await house.group("Anna", "Bruno", "Carla")
            table = (await anna.request(Open(options=PRIVATE))).table
            await anna.join(table)
            secret = (await anna.request(Invite())).secret
            assert len(secret) >= 22
            assert await bruno.refuses(Watch(table=table)) == "no-such-table"
            used = await posted(house, "/api/seat", bruno.key, secret=secret)
            assert used.json() == {"table": table}
            await bruno.join(table)
            again = await posted(house, "/api/seat", carla.key, secret=secret)
            assert (again.status_code, again.json()["reason"]["key"]) == (403, "link-used")
            assert await carla.refuses(Watch(table=table)) == "no-such-table"
            made_up = await posted(house, "/api/seat", carla.key, secret="x" * 43)
            assert made_up.json()["reason"]["key"] == "link-unknown"

            late = (await bruno.request(Invite())).secret
            house.clock.advance(901)
            expired = await posted(house, "/api/seat", carla.key, secret=late)
            assert expired.json()["reason"]["key"] == "link-expired"
            await bruno.request(Unwatch())
            await bruno.watch(table)
            assert bruno.table.seat == 1
            assert secret not in (tmp_path / "house.db").read_bytes().decode("latin-1")

    run(test)


def test_of_two_who_use_a_link_at_once_one_is_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, *others = await house.group(*FOUR)
            table = (await anna.request(Open(options=PRIVATE))).table
            await anna.join(table)
            secret = (await anna.request(Invite())).secret
            answers = await asyncio.gather(
                *[posted(house, "/api/seat", each.key, secret=secret) for each in others]
            )
            assert sorted(answer.status_code for answer in answers) == [200, 403, 403]
            assert len(house.table_of(anna).state.invited) == 2
            assert house.saved(anna).invited == house.table_of(anna).state.invited

    run(test)


# ------------------------------------------------------------------ quick


def test_quick_finds_the_fullest_table_or_opens_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla, dario = await house.group(*FOUR)
            first = (await anna.request(Quick(name="Anna"))).table
            await anna.until(lambda: anna.table is not None and anna.table.seat == 0)
            assert (anna.table.table, anna.table.owned) == (first, True)
            assert (await bruno.request(Quick(name="Bruno"))).table == first
            (elena,) = await house.seated("Elena")
            assert (await carla.request(Quick(name="Carla"))).table == first, (
                "more people are there"
            )
            assert (await carla.request(Quick())).table == first, "one sits there already"
            await house.quiet()
            assert [chair.kind for chair in anna.table.chairs[:4]] == ["person"] * 3 + ["nobody"]

            before = house.fingerprint(anna)
            assert await dario.refuses(Quick(name="Anna")) == "name-taken"
            assert await dario.refuses(Quick(name="")) == "name-empty"
            assert (dario.table, house.fingerprint(anna)) == (None, before)
            assert len(house.house.tables) == 2
            await dario.request(Quick(name="Dario"))
            await dario.request(Quick(name="Dario"))
            assert dario.table.table == first
            assert elena.table.chairs[1].kind == "nobody"

    run(test)


def test_quick_leaves_out_tables_where_one_is_not_wanted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            table = anna.table.table
            sign = anna.table.chairs[1].who
            await bruno.request(Stand())
            await anna.request(Block(who=sign))
            assert await bruno.refuses(Sit(name="Bruno")) == "blocked"
            opened = (await bruno.request(Quick(name="Bruno"))).table
            assert opened != table
            await anna.request(Stand())
            await anna.watch(opened)
            assert await anna.refuses(Sit(name="Anna")) == "blocked", "neither sits at the other's"
            await anna.request(Block(who=bruno_at(anna), on=False))
            await anna.request(Sit(name="Anna"))

    run(test)


def bruno_at(anna: RecordingClient) -> str:
    """The sign of whoever has the first seat of the table that Anna looks at."""
    return str(anna.table.chairs[0].who)


def test_quick_passes_by_tables_that_play_or_that_nobody_looks_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            await begun(house, *FOUR)
            (elena,) = await house.seated("Elena")
            await elena.request(Unwatch())
            await house.quiet()
            fabio = await house.client("Fabio")
            await fabio.request(Quick(name="Fabio"))
            assert len(house.house.tables) == 3

    run(test)


# ------------------------------------------------------------------ limits


def test_a_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables_per_person=2, tables=3) as house:
            anna, bruno = await house.group("Anna", "Bruno")
            await anna.open_table()
            await anna.request(Stand())
            await anna.open_table()
            assert await anna.refuses(Open()) == "too-many-tables", "nobody else took the first one"
            await anna.request(Leave())
            await bruno.request(Open())
            assert await bruno.refuses(Open()) == "no-room"
            assert len(house.house.tables) == 3

    run(test)


def test_limits_hold_for_who_asks_on_many_sockets_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables_per_person=2) as house:
            anna = await house.client("Anna")
            devices = [await house.client("Anna", key=anna.key) for _ in range(5)]
            await asyncio.gather(
                *[each.request(Open()) for each in devices], return_exceptions=True
            )
            assert len(house.house.tables) == 2

    run(test)


# ------------------------------------------------------------------ nothing piles up


def test_tables_that_everybody_left_are_closed_after_a_while(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            zoe = await following(house)
            people = await begun(house, *FOUR)
            await people[0].request(protocol.Say(text="Bye"))
            (elena,) = await house.seated("Elena")
            never_entered = (await elena.request(Open())).table
            names = [people[0].table.table, elena.table.table, never_entered]
            await give_up(people)
            for client in (*people, elena):
                await client.close()
            await house.quiet()
            house.clock.advance(3599)
            back = await house.client("Elena", key=elena.key)
            await back.watch(names[1])
            await house.pass_time(1)
            assert set(house.house.tables) == {names[1]}
            await back.request(Leave())
            await house.pass_time(3601)
            assert house.house.tables == {}
            house.clock.advance(1)
            await zoe.until(lambda: not listed(zoe))
            shown = {card.table for message in zoe.of(Tables) for card in message.tables}
            assert shown == set(names)
            for name in names:
                row = reads.table_called(house.house.store, name)
                assert (row.status, row.reason, row.state) == (
                    "closed",
                    "notice-closed-empty",
                    "{}",
                )
                assert await back.refuses(Watch(table=name)) == "no-such-table"
                assert back.gone.reason.key == "notice-closed-empty"
            await zoe.close()
            await back.close()
            await nobody_in(house)

    run(test)


async def nobody_in(house: OpenHouse) -> None:
    """The house remembers nothing of those who were here."""
    inside: Any = house.house
    company, lobby, sockets = inside.company, inside.lobby, house.serving.context.sockets
    while company.connections or len(sockets):
        await asyncio.sleep(0)
    assert not any((inside.tables, inside.chat._lines, company._blocks))
    assert not any((lobby._followers, lobby._news))


def test_an_empty_table_is_closed_after_a_restart_too(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            (anna,) = await house.seated("Anna")
            assert anna.table is not None
        async with a_house(tmp_path, clock) as house:
            await house.quiet()
            assert len(house.house.tables) == 1
            await house.pass_time(3599)
            assert len(house.house.tables) == 1
            await house.pass_time(1)
            assert house.house.tables == {}

    run(test)
