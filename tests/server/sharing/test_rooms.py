"""One code lets in everybody: who comes, who stays, who sees it, and who only guesses."""

from __future__ import annotations

import asyncio
import logging
from itertools import product
from pathlib import Path

import pytest

from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Kick, Lobby, Open, Room, Stand, TableOptions, Tables, Watch
from sixgun.server.protocol.refusals import Refusal
from sixgun.server.settings import LAN, HouseSettings
from sixgun.server.sharing.codes import ALPHABET, CODES, LENGTH, is_code, new_code, read_code
from sixgun.server.sharing.rooms import MOST_LET_IN, Rooms
from sixgun.server.store import reads
from sixgun.server.tables.restoring import Damaged, check_state
from sixgun.server.tables.state import TableState, empty_places, read_state
from sixgun.server.tables.table import OpenTable
from tests.server.houses import OpenHouse, RecordingClient, a_house, posted, run

PRIVATE = TableOptions(public=False, players=5)
DAY = 86_400.0


async def opened(house: OpenHouse, **options: object) -> RecordingClient:
    """Anna, at a private table of her own."""
    anna = await house.client("Anna")
    await anna.open_table(public=False, **options)
    return anna


async def comes(house: OpenHouse, who: RecordingClient, code: str) -> str:
    """What somebody is told who brings a code: the table, or why not."""
    answer = await posted(house, "/api/room", who.key, code=code)
    said = answer.json()
    return str(said["table"] if answer.status_code == 200 else said["reason"]["key"])


# ------------------------------------------------------------------ codes


def test_codes_have_no_vowels_and_no_signs_that_look_alike() -> None:
    assert (len(ALPHABET), len(set(ALPHABET)), LENGTH) == (24, 24, 8)
    assert not set(ALPHABET) & set("AEIOUY")
    for alike in ("0O", "1IL", "2Z", "5S", "6G", "8B", "UV"):
        assert len(set(alike) & set(ALPHABET)) <= 1, alike
    drawn = {new_code() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(is_code(code) for code in drawn)
    assert set("".join(drawn)) == set(ALPHABET), "every sign is drawn"


def test_codes_are_read_as_people_write_them() -> None:
    for text in ("CDFG-HJKL", "cdfg hjkl", " CdFgHjKl\n", "cdfg–hjkl", "c.d.f.g_h.j.k.l"):
        assert read_code(text) == "CDFGHJKL", text
    for text in ("", "CDFG-HJK", "CDFG-HJKLM", "ADFG-HJKL", "CDFG/HJKL", "ＣDFGHJKL", "0DFGHJKL"):
        assert read_code(text) is None, text


# ------------------------------------------------------------------ coming by one


def test_one_code_lets_in_everybody_and_whoever_came_stays_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await opened(house, players=5)
            table, code = anna.table.table, anna.table.room
            others = await house.group("Bruno", "Carla", "Dario", "Elena", "Fabio")
            for each in others:
                assert await each.refuses(Watch(table=table)) == "no-such-table"
                assert await comes(house, each, f"{code[:4]}-{code[4:]}".lower()) == table
                assert house.saved(anna).invited == house.table_of(anna).state.invited
            for each in others[:-1]:
                await each.join(table)
            await others[-1].watch(table)
            assert others[-1].table.seat == -1
            gina = await house.client("Gina")
            await anna.request(Room(act="revoke"))
            assert await comes(house, gina, code) == "refusal-no-such-room"
            assert await gina.refuses(Watch(table=table)) == "no-such-table"
            bruno = await house.second_device(others[0])
            await bruno.watch(table)
            assert (bruno.table.seat, bruno.table.room) == (1, "")
            await others[0].request(Stand())
            await others[0].watch(table)
            await anna.request(Room(act="renew"))
            await anna.until(lambda: bool(anna.table.room))
            assert anna.table.room != code
            assert await comes(house, gina, code) == "refusal-no-such-room"
            assert await comes(house, gina, anna.table.room) == table
            await gina.join(table)

    run(test)


def test_the_code_is_the_same_when_the_house_was_shut_and_so_are_the_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await opened(house)
            table, code, key = anna.table.table, anna.table.room, anna.key
            bruno = await house.client("Bruno")
            assert await comes(house, bruno, code) == table
            let_in = bruno.key
        async with a_house(tmp_path) as house:
            again = await house.client("Anna", key=key)
            await again.watch(table)
            assert again.table.room == code
            bruno = await house.client("Bruno", key=let_in)
            await bruno.join(table)
            carla = await house.client("Carla")
            assert await comes(house, carla, code) == table

    run(test)


def test_whoever_was_sent_away_is_blocked_or_finds_no_place_is_told_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await opened(house, players=3, spectators=False)
            table, code = anna.table.table, anna.table.room
            bruno, carla, dario, elena = await house.group("Bruno", "Carla", "Dario", "Elena")
            for each in (bruno, carla):
                await comes(house, each, code)
                await each.join(table)
            before = house.fingerprint(anna)
            assert await comes(house, dario, code) == "refusal-no-free-seat"
            assert house.fingerprint(anna) == before, "nobody is let in who cannot come in"
            assert await comes(house, bruno, code) == table, "he sits there"
            await anna.request(Kick(seat=1))
            assert await comes(house, bruno, code) == "refusal-sent-away"
            assert await bruno.refuses(Watch(table=table)) == "no-such-table"
            await anna.request(protocol.Block(who=anna.table.chairs[2].who))
            await carla.request(Stand())
            assert await comes(house, carla, code) == "refusal-blocked"
            house.table_of(anna).state.invited[:] = ["somebody"] * MOST_LET_IN
            assert await comes(house, elena, code) == "refusal-table-full"

    run(test)


def test_whoever_comes_while_the_table_closes_is_not_written_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await opened(house)
            table, code = anna.table.table, anna.table.room
            bruno = await house.client("Bruno")
            person = await house.house.people.person_of_key(bruno.key)
            assert person is not None
            coming = house.house.enter_room(person, code, "203.0.113.1")
            closing = house.house.close_table(table, protocol.Told("notice-closed-owner"))
            closed, refused = await asyncio.gather(closing, coming, return_exceptions=True)
            assert closed is True
            assert isinstance(refused, Refusal)
            assert refused.key == "no-such-table"
            row = reads.table_called(house.house.store, table)
            assert row is not None
            assert (row.state, row.status) == ("{}", "closed")

    run(test)


def test_only_the_owner_changes_the_code_and_only_ordinary_tables_have_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            before = house.fingerprint(anna)
            for act in ("renew", "revoke"):
                assert await bruno.refuses(Room(act=act)) == "not-owner"
            carla = await house.client("Carla")
            await carla.watch(anna.table.table)
            assert await carla.refuses(Room()) == "not-seated"
            await bruno.request(Room())
            assert house.fingerprint(anna) == before, "there is one already"
            lesson = (await carla.request(Open(scenario="bang-and-missed"))).table
            await carla.watch(lesson)
            assert carla.table.room == ""
            assert await carla.refuses(Room()) == "only-a-lesson"

    run(test)


def test_a_table_of_an_older_version_gets_its_code_when_it_is_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            house.table_of(anna).state.room = None
            house.house.rooms.note(house.table_of(anna))
            await bruno.request(Room())
            await anna.until(lambda: is_code(anna.table.room))
            assert house.saved(anna).room == anna.table.room
            await anna.request(Room(act="revoke"))
            await bruno.request(Room())
            await house.quiet()
            assert house.saved(anna).room == "", "what the owner has revoked stays so"

    run(test)


def test_a_code_that_cannot_be_one_is_damage() -> None:
    state = TableState(empty_places(4), room="x'; --")
    with pytest.raises(Damaged) as found:
        check_state(state, TableOptions(players=4))
    assert "x'" not in str(found.value)
    for room in (None, "", "CDFGHJKL"):
        check_state(TableState(empty_places(4), room=room), TableOptions(players=4))
    assert read_state(b'{"places": []}').room is None


# ------------------------------------------------------------------ who sees it


def test_nobody_sees_the_code_who_does_not_sit_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            caplog.set_level(logging.DEBUG, logger="sixgun")
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            code, table = anna.table.room, anna.table.table
            assert bruno.table.room == code
            carla = await house.client("Carla")
            carla.follows = True
            await carla._socket.send(protocol.encode(Lobby()), text=True)  # type: ignore[union-attr]
            await carla.hears(Tables)
            assert await comes(house, carla, code) == table
            await carla.watch(table)
            assert await comes(house, carla, new_code()) == "refusal-no-such-room"
            await bruno.request(Stand())
            await bruno.until(lambda: bruno.table.seat == -1)
            assert bruno.table.room == "", "who stood up is not shown it any more"
            assert code.encode() not in protocol.encode(carla.heard)
            logged = [record for record in caplog.records if record.name.startswith("sixgun")]
            assert len(logged) > 5
            assert not [each for each in logged if code in str(vars(each))]
            assert code not in house.serving.context.figures.text().decode()
            name = house.table_of(anna).name
            await anna.request(protocol.Leave())
            await house.house.close_table(name, protocol.Told("notice-closed-owner"))
            row = reads.table_called(house.house.store, name)
            assert row is not None
            assert code not in row.state
            assert len(house.house.rooms) == 0
            assert await comes(house, carla, code) == "refusal-no-such-room"

    run(test)


def test_forgetting_somebody_takes_him_from_where_he_was_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await opened(house)
            bruno = await house.client("Bruno")
            await comes(house, bruno, anna.table.room)
            (_, person) = house.saved(anna).invited
            await posted(house, "/api/me/forget", bruno.key)
            row = reads.table_called(house.house.store, anna.table.table)
            assert row is not None
            assert person not in row.state + row.options

    run(test)


# ------------------------------------------------------------------ guessing


def a_guess(rooms: Rooms, person: str, address: str, code: str = "") -> str:
    """How a try ends: with a table, or a reason."""
    try:
        return rooms.find(code or new_code(), person, address).name
    except Refusal as refusal:
        return refusal.key


@pytest.mark.parametrize("lan", [False, True])
def test_100_addresses_for_a_day_have_less_than_1_chance_in_10000(lan: bool) -> None:
    settings = HouseSettings(lan=lan)
    tries = settings.wrong_codes_per_day * (LAN if lan else 1)
    assert 100 * tries * settings.tables / CODES < 1 / 10_000
    assert CODES == 24**8
    clock = TestClock()
    rooms = Rooms(settings, clock)
    looked_up = 0
    for _ in range(144):  # every ten minutes of a day, from all addresses, as often as he may
        for near in range(100):
            address = f"203.0.113.{near}"
            while a_guess(rooms, f"person {looked_up}", address) == "no-such-room":
                looked_up += 1
        clock.advance(DAY / 144)
    assert 100 * (tries - 1) <= looked_up <= 100 * tries


def test_who_was_wrong_too_often_is_refused_with_a_right_code_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, wrong_codes_per_day=6) as house:
            anna = await opened(house)
            bruno, carla = await house.group("Bruno", "Carla")
            code = anna.table.room
            for text in ("CDFG", "no code at all", "AEIO-UAEI"):
                assert await comes(house, bruno, text) == "refusal-no-such-room"
            wrong = [code for code in map("".join, product("29", repeat=8)) if code != "2" * 8]
            for guess in wrong[:3]:
                assert await comes(house, bruno, guess) == "refusal-no-such-room"
            assert await comes(house, bruno, code) == "refusal-wrong-codes"
            assert await comes(house, carla, code) == "refusal-wrong-codes", "the same address"
            assert "Bruno" not in str(house.saved(anna).invited)
            house.clock.advance(DAY / 3 - 1)
            assert await comes(house, bruno, code) == "refusal-wrong-codes"
            house.clock.advance(2)
            assert await comes(house, carla, code) == anna.table.table
            answer = await posted(house, "/api/room", bruno.key, code=wrong[3])
            assert answer.status_code == 404
            refused = await posted(house, "/api/room", bruno.key, code=code)
            assert refused.status_code == 429

    run(test)


def test_a_person_has_so_many_tries_from_all_addresses_together() -> None:
    clock = TestClock()
    rooms = Rooms(HouseSettings(), clock)
    half = HouseSettings().wrong_codes_per_day // 2
    said = [a_guess(rooms, "guesser", f"203.0.113.{number}") for number in range(half + 1)]
    assert said == ["no-such-room"] * half + ["wrong-codes"]
    assert a_guess(rooms, "somebody else", "203.0.113.1") == "no-such-room"


def test_the_addresses_of_one_household_are_one() -> None:
    rooms = Rooms(HouseSettings(wrong_codes_per_day=2), TestClock())
    assert a_guess(rooms, "a", "2001:db8::1") == "no-such-room"
    assert a_guess(rooms, "b", "2001:db8::2") == "wrong-codes"
    assert a_guess(rooms, "c", "2001:db8:0:1::1") == "no-such-room"


def test_a_whole_network_of_ipv6_has_no_more_tries_than_five_households() -> None:
    """Anybody can have a /48, which is 65,536 households."""
    clock, tries = TestClock(), HouseSettings().wrong_codes_per_day
    rooms, looked_up = Rooms(HouseSettings(), clock), 0
    for hour in range(24):
        for number in range(200):
            address = f"2001:db8:7:{hour:x}{number:02x}::1"
            looked_up += a_guess(rooms, f"{hour} {number}", address) == "no-such-room"
        clock.advance(DAY / 24)
    assert 5 * tries - 10 <= looked_up <= 5 * tries
    assert a_guess(rooms, "neighbour", "2001:db8:8::1") == "no-such-room"
    assert 100 * 5 * tries * HouseSettings().tables / CODES < 1 / 10_000


def test_a_right_code_costs_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, wrong_codes_per_day=2) as house:
            anna = await opened(house)
            bruno = await house.client("Bruno")
            table: OpenTable = house.table_of(anna)
            for _ in range(5):
                assert await comes(house, bruno, anna.table.room) == table.name
            assert table.state.invited.count(table.state.invited[-1]) == 1

    run(test)
