"""After "forget me" no byte of the store names the person, friends and circles included."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sixgun.server.protocol import (
    Alias,
    Circle,
    Found,
    Friends,
    Invite,
    Join,
    Manage,
    Open,
    Say,
    Show,
    TableOptions,
)
from sixgun.server.store import friends as saved
from tests.server.friends.friendly import friends, listed, only, person_of, played, told
from tests.server.friends.test_circles import page
from tests.server.houses import a_house, posted, run
from tests.stores import count

#: Where the bare number of a person may stay: it leads to nothing any more.
NUMBER_STAYS = {("people", "id")}


def cells(store: Path) -> list[tuple[str, str, str]]:
    """Everything that a store says, by table and column."""
    found = []
    with closing(sqlite3.connect(store)) as file:
        tables = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            rows = file.execute(f'SELECT * FROM "{table}"')
            names = [column[0] for column in rows.description]
            found += [
                (table, name, str(cell))
                for row in rows
                for name, cell in zip(names, row, strict=True)
            ]
    return found


def test_no_byte_of_the_store_names_who_was_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        store = tmp_path / "house.db"
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Brunhilde")
            person = person_of(house, "Brunhilde")
            await anna.request(Alias(friend=only(anna).friend, name="Schnurrbart"))
            await bruno.request(Show(what="table"))
            await bruno.request(Say(text="I am Brunhilde"))
            circle = (await bruno.request(Found(name="Friday night"))).circle
            await bruno.request(Circle(circle=circle))
            await anna.request(Join(code=page(bruno).code))
            await anna.request(Circle(circle=circle))
            await bruno.request(Manage(circle=circle, act="rename", name="Saturday night"))
            await anna.open_table(players=4, public=False)
            await anna.request(Invite(friend=only(anna).friend))
            await bruno.request(Open(options=TableOptions(players=4), circle=circle))
            await told(house)
            before = cells(store)
            for word in (person, "Brunhilde", "Schnurrbart"):
                assert any(word in cell for _, _, cell in before), "else nothing is tried here"
            assert any(person in cell for table, _, cell in before if table == "tables")
            await posted(house, "/api/me/forget", bruno.key)
            await told(house)
            assert not listed(anna).friends
            assert page(anna).rank == "owner"
            assert len(page(anna).members) == 1
            _nothing_names(store, person)
        _nothing_names(store, person)
        with closing(sqlite3.connect(store)) as file:
            file.execute("VACUUM")
        _nothing_names(store, person)

    def _nothing_names(store: Path, person: str) -> None:
        left = cells(store)
        for word in ("Brunhilde", "Schnurrbart"):
            assert not [cell for cell in left if word in cell[2]]
        assert {cell[:2] for cell in left if person in cell[2]} <= NUMBER_STAYS
        files = [store, *store.parent.glob("house.db-*")]
        for file in files:
            text = file.read_bytes()
            for word in (b"Brunhilde", b"Schnurrbart"):
                assert word not in text, f"{file.name} still has it"
            assert text.count(person.encode()) <= 3, "in its row, and in the index of that"

    run(test)


def test_who_follows_hears_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            await anna.request(Friends())
            await posted(house, "/api/me/forget", bruno.key)
            await told(house)
            assert not listed(anna).friends

    run(test)


def test_who_is_kept_or_invited_while_he_is_forgotten_is_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            person, people = person_of(house, "Bruno"), house.house.people
            await anna.open_table(players=4, public=False)
            forget, sign = people.forget, only(anna).friend

            async def meanwhile(who: str) -> None:
                await anna.request(Invite(friend=sign))
                assert person in house.table_of(anna).state.invited
                await forget(who)

            people.forget = meanwhile  # type: ignore[method-assign]
            await posted(house, "/api/me/forget", bruno.key)
            left = {cell[:2] for cell in cells(tmp_path / "house.db") if person in cell[2]}
            assert left <= NUMBER_STAYS

    run(test)


def test_nobody_keeps_and_no_circle_gets_who_was_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await played(house, "Anna", "Bruno")
            person, hers = person_of(house, "Bruno"), person_of(house, "Anna")
            circle = (await anna.request(Found(name="Friday night"))).circle
            await posted(house, "/api/me/forget", bruno.key)
            date = house.clock.date()
            late = saved.SavedMember(circle, person, "member", "Bruno", date)
            own = saved.SavedCircle("c" * 32, "His own", "x" * 32, date)
            await house.house.store.write(
                *(saved.keep(hers, person, date), saved.keep(person, hers, date)),
                *(saved.join(late), saved.found(own, late)),
            )
            left = {cell[:2] for cell in cells(tmp_path / "house.db") if person in cell[2]}
            assert left <= NUMBER_STAYS
            assert count(house.house.store, "circles") == count(house.house.store, "members") == 1

    run(test)
