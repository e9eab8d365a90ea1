"""After "forget me" no byte of the store names the person, friends and circles included."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sixgun.client import RefusedError
from sixgun.server.protocol import (
    Alias,
    Block,
    Circle,
    Complain,
    Found,
    Friends,
    Invite,
    Join,
    Keep,
    Kick,
    Mute,
    Open,
    Order,
    Orders,
    Rename,
    Say,
    Show,
    Start,
    TableOptions,
    Watch,
    encode,
)
from sixgun.server.store import friends as saved
from tests.server.friends.friendly import friends, listed, only, person_of, played, told, who
from tests.server.friends.test_circles import page
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    got,
    play_out,
    posted,
    run,
)
from tests.server.operators import command_of
from tests.stores import count

#: Where the bare number of a person may stay: it leads to nothing any more.
NUMBER_STAYS = {("people", "id"), ("complaints", "person"), ("complaints", "against")}
#: What she is called, by herself and by others, and what she has said.
WORDS = ("Brunhilde", "Schnurrbart", "Hilde of the saloon", "Remember me", "Too loud")
#: Every place of the store that says something of her before she is forgotten.
EVERYWHERE = {
    *(("people", "id"), ("people", "name"), ("keys", "person"), ("links", "person")),
    *(("blocks", "person"), ("blocks", "blocked"), ("friends", "person"), ("friends", "other")),
    *(("friends", "alias"), ("members", "person"), ("members", "name")),
    *(("seatings", "person"), ("seatings", "name"), ("games", "record"), ("ratings", "person")),
    *(("lines", "person"), ("lines", "name"), ("lines", "text"), ("tables", "state")),
    *(("complaints", "person"), ("complaints", "against"), ("complaints", "heard")),
    *(("complaints", "text"), ("audit", "arguments")),
}
#: … and what tables remember of her.
STATES = ("tables", "state")
FIELDS = {
    *("places", "owner", "opener", "invited", "kicked", "muted", "asked", "orders", "gathering"),
}


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
        async with a_house(tmp_path, ratings=True, gather_seconds=60.0) as house:
            anna, hilde = await everything_happens(house)
            person = await who_is(house, hilde)
            await told(house)
            before = cells(store)
            assert fields_with(store, person) == FIELDS
            said = {
                cell[:2] for cell in before if any(word in cell[2] for word in (person, *WORDS))
            }
            assert said == EVERYWHERE, "else something is not tried here"
            for word in WORDS:
                assert any(word in cell for _, _, cell in before), word
            assert "Brunhilde" in await about(house, anna)
            await posted(house, "/api/me/forget", hilde.key)
            await told(house)
            assert not listed(anna).friends
            assert page(anna).rank == "owner"
            assert len(page(anna).members) == 1
            left = await about(house, anna)
            assert [word for word in (person, *WORDS) if word in left] == []
            _nothing_names(store, person)
        _nothing_names(store, person)
        with closing(sqlite3.connect(store)) as file:
            file.execute("VACUUM")
        _nothing_names(store, person)

    run(test)


def fields_with(store: Path, person: str) -> set[str]:
    """Where the states of tables speak of somebody."""
    states = [json.loads(cell) for table, name, cell in cells(store) if (table, name) == STATES]
    return {
        name for state in states for name, value in state.items() if person in json.dumps(value)
    }


async def everything_happens(house: OpenHouse) -> tuple[RecordingClient, RecordingClient]:
    """Brunhilde founds a circle, plays, wants to be listed, talks, is complained about, has orders
    at a table for days, is invited, shown out, waited for … and Anna is her friend."""
    names = ("Anna", "Brunhilde", "Carla", "Dario")
    key = await who_was_banned(house)
    keys = {"Brunhilde": key}
    anna, hilde, carla, dario = [
        await house.client(name, key=keys.get(name, ""), program=False) for name in names
    ]
    people = [anna, hilde, carla, dario]
    await posted(house, "/api/me/name", hilde.key, name="Brunhilde")
    circle = (await hilde.request(Found(name="Friday night", called="Brunhilde"))).circle
    await hilde.request(Circle(circle=circle))
    await anna.request(Join(code=page(hilde).code, called="Anna"))
    await anna.request(Circle(circle=circle))
    options = TableOptions(players=4, clock="none", pace="none")
    played = (await hilde.request(Open(options=options, circle=circle))).table
    await hilde.join(played)
    await anna.join(played)
    for client in (carla, dario):
        await posted(house, "/api/room", client.key, code=hilde.table.room)
        await client.join(played)
    await talk(people)
    await hilde.start()
    await play_out(people)
    await house.quiet()
    await are_friends(house, anna, hilde)
    await posted(house, "/api/me/listed", hilde.key, listed=True)
    await posted(house, "/api/me/recovery", hilde.key)
    waiting = await wait_and_play_for_days(house, anna, hilde)
    for client in (hilde, waiting):  # whoever is forgotten comes in vain, again and again
        await client.close()
    return anna, hilde


async def who_was_banned(house: OpenHouse) -> str:
    """The key of somebody about whom the audit log has something to say."""
    first = await house.client("Brunhilde", program=False)
    person, command = await who_is(house, first), command_of(house)
    await first.close()
    await command.asks("ban", people=[person], hours=1, reason="Too loud", confirmed=True)
    await command.asks("unban", people=[person])
    return first.key


async def who_is(house: OpenHouse, client: RecordingClient) -> str:
    person = await house.house.people.person_of_key(client.key)
    assert person is not None
    return person


async def talk(people: list[RecordingClient]) -> None:
    """What was said, and what others make of it."""
    _, hilde, carla, dario = people
    await hilde.request(Say(text="Remember me"))
    await carla.request(Complain(who=who(carla, "Brunhilde"), text="So loud"))
    await hilde.request(Complain(who=who(hilde, "Dario"), text="Brunhilde says: so silent"))
    await dario.request(Mute(who=who(dario, "Brunhilde")))
    await dario.request(Block(who=who(dario, "Brunhilde")))
    await hilde.request(Block(who=who(hilde, "Carla")))


async def are_friends(house: OpenHouse, anna: RecordingClient, hilde: RecordingClient) -> None:
    for client, other in ((anna, "Brunhilde"), (hilde, "Anna")):
        await client.request(Friends())
        await client.request(Keep(who=who(client, other)))
    await told(house)
    await anna.request(Alias(friend=only(anna).friend, name="Schnurrbart"))
    await hilde.request(Show(what="table"))
    await told(house)


async def wait_and_play_for_days(
    house: OpenHouse, anna: RecordingClient, hilde: RecordingClient
) -> RecordingClient:
    """Tables of every kind: she was sent away, is invited, gathers, and has orders."""
    kicked = await anna.open_table(players=4)
    await hilde.join(kicked)
    await anna.request(Kick(seat=1))
    await anna.open_table(players=4, public=False)
    await anna.request(Invite(friend=only(anna).friend))
    gathers = [
        await house.client(each.name, key=each.key, program=False, gathers=True)
        for each in (hilde, anna)
    ]
    table = await gathers[0].open_table(players=4)
    await gathers[1].join(table)
    await gathers[0].request(Rename(name="Hilde of the saloon"))
    await gathers[0].request(Start(bots="drifter"))
    assert house.house.tables[table].state.gathering is not None
    duel = await hilde.open_table(players=2, game="duel", clock="days")
    await anna.join(duel)
    await hilde.request(Order(orders=Orders(beer=True)))
    await hilde.start()
    await hilde.until(lambda: hilde.duel is not None)
    return gathers[0]


async def about(house: OpenHouse, client: RecordingClient) -> str:
    """Everything that somebody is told who comes in now."""
    again = await house.client(client.name, key=client.key)
    await again.request(Friends())
    found = [encode(listed(again)).decode()]
    for table in list(house.house.tables):
        with suppress(RefusedError):
            await again.request(Watch(table=table))
            await house.quiet()
    await again.close()
    found += [encode(each).decode() for each in again.heard]
    for route in ("/api/best", "/api/me/statistics.json", "/api/me/history"):
        found.append(str(await got(house, route, client.key)))
    return "".join(found)


def _nothing_names(store: Path, person: str) -> None:
    left = cells(store)
    for word in WORDS:
        assert not [cell for cell in left if word in cell[2]]
    assert {cell[:2] for cell in left if person in cell[2]} <= NUMBER_STAYS
    with closing(sqlite3.connect(store)) as file:
        about = "SELECT name, avatar, shows, listed, forgotten FROM people WHERE id = ?"
        assert file.execute(about, (person,)).fetchall() == [("", "", "in", 0, 1)]
    stays = 1 + sum(cell[2] == person for cell in left)  # and in the index of its row
    for file in [store, *store.parent.glob("house.db-*")]:
        text = file.read_bytes()
        for word in WORDS:
            assert word.encode() not in text, f"{file.name} still has it"
        assert text.count(person.encode()) <= stays


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
