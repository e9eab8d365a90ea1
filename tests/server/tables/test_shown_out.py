"""Whoever the house lets in no more leaves every table, and takes the name along."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.server.protocol import Gone, Update
from tests.server.houses import OpenHouse, a_house, begun, run

FOUR = ("Anna", "Bruno", "Carla", "Dario")


async def banned(house: OpenHouse, person: str) -> None:
    assert await house.house.ban(person)
    await house.quiet()


@pytest.mark.parametrize("seat", [0, 2])
def test_before_a_game_the_seat_is_free_again(tmp_path: Path, seat: int) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated(*FOUR, players=5)
            table = house.table_of(people[0])
            person = table.state.places[seat].person
            await banned(house, person)
            place = table.state.places[seat]
            assert (place.kind, place.person, place.name) == ("nobody", "", "")
            others = [each.name for each in table.state.places if each.kind == "person"]
            assert others == [name for at, name in enumerate(FOUR) if at != seat]
            assert person != table.state.owner != ""
            assert house.saved(people[1 if seat != 1 else 0]).places[seat].person == ""

    run(test)


@pytest.mark.parametrize("seat", [0, 2])
def test_in_a_game_a_bot_without_his_name_plays_on(tmp_path: Path, seat: int) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            table = house.table_of(people[0])
            await banned(house, table.state.places[seat].person)
            place = table.state.places[seat]
            assert (place.kind, place.person, place.name) == ("bot", "", f"P{seat + 1}")
            assert place.relieved
            stays = people[(seat + 1) % 4]
            assert stays.table.chairs[seat].name == f"P{seat + 1}"
            assert len(people[seat].of(Gone)) == 1
            assert not any(each.of(Gone) for each in people if each is not people[seat])
            assert stays.of(Update)

    run(test)


def test_who_is_not_at_a_table_changes_nothing_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            zoe = await house.client("Zoe")
            await zoe.watch(people[0].table.table)
            before = house.fingerprint(people[0])
            (person,) = {client.person for client in house.table_of(people[0]).viewers} - {
                place.person for place in house.table_of(people[0]).state.places
            }
            await banned(house, person)
            assert house.fingerprint(people[0]) == before
            assert len(zoe.of(Gone)) == 1

    run(test)
