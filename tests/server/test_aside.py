"""What is damaged is set aside: by name, as it is, and alone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.aside import Aside
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Complain, Ended, Gone, Say, Told, Update, Watch
from sixgun.server.tables.commissioned import Entrant, key_of, options_for
from sixgun.server.tables.state import Commission
from sixgun.server.tables.table import set_aside
from sixgun.trials.damage import rows_of
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    begun,
    browser,
    give_up,
    posted,
    run,
    who_is_asked,
)
from tests.server.tables.test_restart import back

FOUR = ("Anna", "Bruno", "Carla", "Dario")
ACTS = "/api/house/acts"
OTHERS = ("Elena", "Fabio", "Greta", "Hugo")


def changed(folder: Path, sentence: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "house.db")) as store:
        assert store.execute(sentence, values).rowcount > 0
        store.commit()


def value(folder: Path, question: str, *values: Any) -> Any:
    with closing(sqlite3.connect(folder / "house.db")) as store:
        return store.execute(question, values).fetchone()[0]


async def owner(house: OpenHouse) -> str:
    """A token of whoever has the house link."""
    secret = house.serving.new_house_link().partition("#house=")[2]
    entered = await posted(house, "/api/house/enter", "new", secret=secret)
    token: str = entered.json()["token"]
    return token


async def told(house: OpenHouse, path: str, key: str = "") -> tuple[int, Any]:
    async with browser(house, key) as http:
        answer = await http.get(path)
    return answer.status_code, answer.json()


async def is_told_why(house: OpenHouse, client: RecordingClient, table: str) -> None:
    again = await house.client(client.name, key=client.key)
    assert await again.refuses(Watch(table=table)) == "no-such-table"
    assert again.gone is not None
    assert again.gone.reason.key == "notice-set-aside"


# ------------------------------------------------------------------ at the opening


def without_a_place(text: str) -> str:
    state = json.loads(text)
    state["places"].pop()
    return json.dumps(state)


DAMAGES: dict[str, tuple[str, Callable[[str], Any]]] = {
    "a state that is cut": ("state", lambda text: text[: len(text) // 2]),
    "bytes that are no text": ("options", lambda text: b"\xff\xfe"),
    "a status that there is not": ("state", lambda text: text.replace('"playing"', '"plaxing"')),
    "a place too few": ("state", without_a_place),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_set_aside_and_comes_back_when_it_is_repaired(
    tmp_path: Path, damage: str
) -> None:
    column, spoil = DAMAGES[damage]

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await answered(people)
            others = await begun(house, *OTHERS)
            seen = [client.view for client in people]
        table = people[0].table.table
        whole = value(tmp_path, f"SELECT {column} FROM tables WHERE id = ?", table)
        changed(tmp_path, f"UPDATE tables SET {column} = ? WHERE id = ?", spoil(whole), table)
        before = rows_of(tmp_path / "house.db", table)
        async with a_house(tmp_path, clock) as house:
            assert set(house.house.tables) == {others[0].table.table}
            await answered(await back(house, *others))
            await is_told_why(house, people[0], table)
            said = (await posted(house, ACTS, await owner(house), t="look")).json()
            (named,) = said["set_aside"]
            assert (named["part"], named["name"]) == ("table", table)
            assert said["troubles"] == ["set-aside"]
            assert said["figures"]["set_aside"] == 1
            assert await told(house, "/healthz") == (
                200,
                {"status": "open", "troubles": ["set-aside"]},
            )
            assert (await told(house, "/readyz"))[0] == 200
        assert rows_of(tmp_path / "house.db", table) == before
        changed(tmp_path, f"UPDATE tables SET {column} = ? WHERE id = ?", whole, table)
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            for client, view in zip(again, seen, strict=True):
                await client.hears(Update)
                assert client.view == view
            assert await told(house, "/healthz") == (200, {"status": "open"})

    run(test)


def test_a_damaged_line_is_not_told_and_the_table_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            (anna,) = await house.seated("Anna", players=4)
            for text in ("one", "two"):
                await anna.request(Say(text=text))
        changed(tmp_path, "UPDATE lines SET at = 'soon' WHERE text = 'one'")
        async with a_house(tmp_path, clock) as house:
            again = await house.client("Anna", key=anna.key)
            await again.watch(anna.table.table)
            (part,) = [each.part for each in house.house.aside.all()]
            assert part == "line"
            assert [line.text for line in house.house.chat.of(anna.table.table)] == ["two"]

    run(test)


def test_the_owner_of_the_house_closes_what_nobody_will_repair(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            (anna,) = await house.seated("Anna", players=4)
        table = anna.table.table
        changed(tmp_path, "UPDATE tables SET state = '{'")
        async with a_house(tmp_path, clock) as house:
            token = await owner(house)
            closed = await posted(house, ACTS, token, t="close", tables=[table], confirmed=True)
            assert closed.json()["tables"] == 1
            assert house.house.aside.all() == ()
            again = await house.client("Anna", key=anna.key)
            assert await again.refuses(Watch(table=table)) == "no-such-table"
            assert again.gone.reason.key == "house-closed-table"
        async with a_house(tmp_path, clock) as house:
            assert (house.house.tables, house.house.aside.all()) == ({}, ())

    run(test)


# ------------------------------------------------------------------ while it plays


class Stumble(RuntimeError):
    """A mistake of the engine."""


def stumble(*_: object) -> None:
    raise Stumble("a rule that nobody has thought of")


@pytest.mark.parametrize("how", ["choose", "view", "end"])
def test_a_table_whose_game_raises_stops_alone_and_is_told_so(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people, others = await begun(house, *FOUR), await begun(house, *OTHERS)
            await answered(people)
            await house.quiet()
            table = house.table_of(people[0])
            before, seen = rows_of(tmp_path / "house.db", table.name), people[0].view
            asked = await who_is_asked(people)
            if how == "choose":
                monkeypatch.setattr(table.play, "choose", stumble)
            elif how == "view":
                monkeypatch.setattr(table.play, "moment", stumble)
            else:
                monkeypatch.setattr(table.play, "go_on", stumble)
            await asked.answer(0)
            for client in people:
                gone = await client.hears(Gone)
                assert (gone.table, gone.reason.key) == (table.name, "notice-set-aside")
            await answered(others)
            assert table.name not in house.house.tables
            (named,) = house.house.aside.all()
            assert (named.part, named.name) == ("table", table.name)
            assert named.why.startswith("Stumble: a rule")
            await is_told_why(house, people[0], table.name)
            await table.settled()
            if how == "choose":  # what nobody was told is not on disk
                assert rows_of(tmp_path / "house.db", table.name) == before
        async with a_house(tmp_path, clock) as house:
            again = [await house.client(each.name, key=each.key) for each in people]
            for client in again:
                await client.watch(table.name)
                await client.hears(Update)
            if how == "choose":
                assert again[0].view == seen
            await answered(again)
            assert house.house.aside.all() == ()

    run(test)


def test_what_waits_at_a_table_that_is_set_aside_writes_nothing(tmp_path: Path) -> None:
    """An invitation that is used just then is refused, and can be used when the table is back."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            table = house.table_of(people[0])
            before = rows_of(tmp_path / "house.db", table.name)

            async def break_game() -> None:
                with table.staking():
                    stumble()

            zoe = await house.client("Zoe")
            secret = await house.house.people.seat_link(table.name)
            table.post(break_game)
            used = asyncio.create_task(posted(house, "/api/seat", zoe.key, secret=secret))
            await people[0].hears(Gone)
            assert (await used).status_code == 404
            await table.settled()
            assert rows_of(tmp_path / "house.db", table.name) == before

    run(test)


def test_a_table_of_a_tournament_that_is_set_aside_is_not_opened_a_second_time(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            hosting, news = house.house.hosting, []
            hosting.listen("cup", lambda: news.append("heard"))
            options = options_for(4, "normal", chat=True, spectators=False)
            roles = ("sheriff", "outlaw", "outlaw", "renegade")
            given = Commission("cup", 1, 1, 7, roles, ("jourdonnais",) * 4)
            await hosting.open(given, options, [Entrant(name) for name in FOUR])
            (table,) = house.house.tables.values()
            key = key_of(table)
            assert key is not None
            assert not hosting.is_aside(key)
            set_aside(table, Stumble("a rule"))
            assert hosting.find(key) is None
            assert hosting.is_aside(key)
            assert news, "the desk hears of it"
            del news[:]
            assert await house.house.close_table(table.name, Told("house-closed-table"))
            assert not hosting.is_aside(key)
            assert news, "and that another one may be opened"

    run(test)


# ------------------------------------------------------------------ people and records


def test_a_person_about_whom_something_is_damaged_is_told_so_and_others_come_in(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna, bruno = await house.group("Anna", "Bruno")
            person = await house.house.people.person_of_key(anna.key)
        changed(tmp_path, "UPDATE keys SET seen = 'yesterday' WHERE person = ?", person)
        async with a_house(tmp_path, clock) as house:
            status, said = await told(house, "/api/me", anna.key)
            assert (status, said["reason"]["key"]) == (503, "house-person-aside")
            assert (await told(house, "/api/me", bruno.key))[0] == 200
            await house.client("Bruno", key=bruno.key)
            (named,) = house.house.aside.all()
            assert (named.part, named.name) == ("person", person)

    run(test)


@pytest.mark.parametrize("spoilt", ["a line", "all of it", "bytes"])
def test_a_damaged_record_is_a_sentence_and_no_mistake(tmp_path: Path, spoilt: str) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await give_up(people)
            game = people[0].of(Ended)[0].game
        record = value(tmp_path, "SELECT record FROM games WHERE id = ?", game)
        lines = record.splitlines(keepends=True)
        new = {"a line": "".join(lines[:-2] + lines[-1:]), "all of it": "7", "bytes": b"\xff"}
        changed(tmp_path, "UPDATE games SET record = ? WHERE id = ?", new[spoilt], game)
        async with a_house(tmp_path, clock) as house:
            path = f"/api/games/{game}/replay?eyes=0"
            for client in people[:2]:
                status, said = await told(house, path, client.key)
                assert (status, said["reason"]["key"]) == (422, "house-record-damaged")
            assert ("game", game) in [each[:2] for each in house.house.aside.all()]

    run(test)


def test_a_damaged_complaint_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            who = people[1].table.chairs[people[1].table.seat].who
            await people[0].request(Complain(who=who, text="Rude"))
        changed(tmp_path, "UPDATE complaints SET heard = x'ff'")
        async with a_house(tmp_path, clock) as house:
            gone = await posted(house, "/api/me/forget", people[2].key)
            assert gone.status_code == 204

    run(test)


# ------------------------------------------------------------------ by itself


def test_what_is_set_aside_is_told_once_until_it_is_taken_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whatever it was, and without what looks like a secret."""
    aside = Aside(lambda: 7.0)
    key = "kEy1kEy2kEy3kEy4kEy5kEy6"
    for error in (KeyError(key), RecursionError("too deep"), ValueError("no number")):
        with aside.containing("table", "one"):
            raise error
    (found,) = aside.all()
    assert (found.part, found.name, found.since) == ("table", "one", 7.0)
    assert found.why.startswith("KeyError")
    assert key not in found.why
    assert [record.getMessage() for record in caplog.records] == ["set aside"]
    with aside.containing("table", "one"):
        pass
    assert not aside.all()


def test_what_ends_the_house_is_not_contained() -> None:
    aside = Aside(lambda: 7.0)
    with pytest.raises(asyncio.CancelledError), aside.containing("table", "one"):
        raise asyncio.CancelledError
    assert not aside.all()
