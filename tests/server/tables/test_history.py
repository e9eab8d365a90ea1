"""What one has played, how it went, and how to be forgotten or not let in any more."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from sixgun.client import Client
from sixgun.engine.game import Game
from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Leave, Say, Update, Watch
from sixgun.server.store import reads
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    begun,
    browser,
    give_up,
    got,
    play_out,
    play_until,
    posted,
    run,
    together,
    want_again,
)
from tests.server.operators import page_of
from tests.server.tables.test_restart import back, killed

FOUR = ("Anna", "Bruno", "Carla", "Dario")


async def statistics(house: OpenHouse, client: RecordingClient) -> Any:
    return await got(house, "/api/me/statistics", client.key)


async def history(house: OpenHouse, client: RecordingClient) -> list[Any]:
    return list(await got(house, "/api/me/history", client.key))


# ------------------------------------------------------------------ games


def test_games_are_in_the_history_of_everybody_who_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            assert await history(house, people[0]) == []
            await play_out(people)
            last = people[0].view
            for seat, client in enumerate(people):
                (played,) = await history(house, client)
                assert played["game_id"] == client.game.game
                assert (played["role"], played["over"]) == (last.seats[seat].role, last.over)
                assert (played["won"], played["by_bot"]) == (seat in last.winners, False)
                tally = (await statistics(house, client))["total"]
                assert (tally["games"], tally["wins"]) == (1, int(seat in last.winners))
            house.clock.advance(60)
            await want_again(people)
            await together(*[client.hears(protocol.Game, 2) for client in people])
            await give_up_again(people)
            games = await history(house, people[0])
            assert [game["over"] for game in games] == ["abandoned", last.over]
            total = (await statistics(house, people[0]))["total"]
            assert total["games"] == 1, "a game that nobody finished is not counted"
            zoe = await house.client("Zoe")
            assert await history(house, zoe) == []

    run(test)


async def give_up_again(people: list[RecordingClient]) -> None:
    for client in people:
        await client.request(protocol.Resign())
    await together(*[client.hears(protocol.Ended, 2) for client in people])


def test_a_game_that_a_bot_finished_is_marked_and_is_no_win(tmp_path: Path) -> None:
    """One has left and two are away at the end: if they win, they have not won it themselves."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna, bruno = people[:2]
            await bruno.request(Leave())
            for client in people[2:]:
                await client.close()
            await house.pass_time(31)
            await anna.play()
            await anna.hears(protocol.Ended)
            await house.quiet()
            seatings = reads.seatings_of(house.house.store, anna.game.game)
            assert [seating.by_bot for seating in seatings] == [False, True, True, True]
            assert {seating.bot for seating in seatings if seating.by_bot} == {"tracker"}
            winners = [seating.seat for seating in seatings if seating.won]
            assert winners == list(anna.view.winners)
            own = int(0 in winners)
            assert [chair.wins for chair in anna.table.chairs] == [own, 0, 0, 0]
            for client in people[1:]:
                (played,) = await history(house, client)
                assert played["by_bot"]
                tally = (await statistics(house, client))["total"]
                assert tally == {"games": 1, "wins": 0, "by_bot": 1}
            tally = (await statistics(house, anna))["total"]
            assert tally == {"games": 1, "wins": own, "by_bot": 0}

    run(test)


def test_whoever_was_out_before_he_left_has_played_the_game_himself(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, "Elena", "Fabio")
            table = house.table_of(people[0])
            game = await play_until(house, people, two_are_out)
            out = [client for client in people if not game.alive[client.table.seat]]
            await out[0].close()
            await house.quiet()
            await house.pass_time(31)
            await out[1].request(Leave())
            left = [client for client in people if client not in out[:2]]
            await together(*[client.play() for client in left])
            seatings = reads.seatings_of(house.house.store, table.state.game)
            for client in out[:2]:
                seating = seatings[people.index(client)]
                assert (seating.name, seating.by_bot) == (client.name, False)

    run(test)


def two_are_out(game: Game) -> bool:
    """… and neither is asked in which order to discard what he held."""
    assert game.decision is not None
    return game.alive.count(False) >= 2 and game.alive[game.decision.seat]


def test_records_can_be_downloaded_once_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            path = f"/api/games/{people[0].game.game}/record"
            async with browser(house, people[0].key) as http:
                assert (await http.get(path)).status_code == 404
                await give_up(people)
                record = (await http.get(path)).text
            assert "display P2 = Bruno" in record
            assert '"names": ["P1", "P2", "P3", "P4"]' in record
            async with browser(house) as http:
                assert (await http.get(path)).status_code == 401

    run(test)


# ------------------------------------------------------------------ forget me


def everything_in(folder: Path) -> str:
    """All that the store says, table by table."""
    with closing(sqlite3.connect(folder / "house.db")) as store:
        names = store.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = {name: store.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}
    return json.dumps(rows)


def test_whoever_is_forgotten_is_named_nowhere(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, "Anna", "Forgetful Jim", "Carla", "Dario")
            anna, jim = people[:2]
            await give_up(people)
            await jim.request(Say(text="Remember me"))
            await want_again(people)
            await together(*[client.hears(protocol.Game, 2) for client in people])
            await anna.request(protocol.Mute(who=anna.table.chairs[1].who))
            old = (await jim.request(protocol.Open())).table
            person = house.table_of(anna).state.places[1].person
            answer = await posted(house, "/api/me/forget", jim.key)
            assert answer.status_code == 204
            assert (await jim.hears(protocol.Gone)).table == anna.table.table
            await anna.until(lambda: anna.table.chairs[1].kind == "bot")
            assert anna.table.chairs[1].name == "P2"
            assert house.house.tables[old].state.owner == ""
            await house.quiet()
            late = await house.second_device(anna)
            await house.quiet()
            assert not late.of(protocol.Said)
            others = [anna, *people[2:]]
            await anna.request(Say(text="Who was that?"))
            await together(*[client.play() for client in others])
            record = reads.game_called(house.house.store, anna.game.game).record
            assert "display P2 = P2" in record
            async with browser(house, jim.key) as http:
                assert (await http.get("/api/me")).status_code in (401, 403)
            await house.quiet()
            after = killed(tmp_path)
        assert "Forgetful Jim" not in everything_in(after)
        assert "Remember me" not in everything_in(after)
        with closing(sqlite3.connect(after / "house.db")) as store:
            states = store.execute("SELECT state FROM tables").fetchall()
        assert person not in json.dumps(states)
        async with a_house(after, clock) as house:
            (anna,) = await back(house, anna)
            await house.quiet()
            assert [line.text for line in anna.of(protocol.Said)] == ["Who was that?"]
            await anna.request(Say(text="Strange"))

    run(test)


# ------------------------------------------------------------------ not let in


def test_the_house_bans_somebody_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna, bruno = people[:2]
            page = await page_of(house)
            (table,) = (await page.asks("tables"))["tables"]
            person = next(each["person"] for each in table["people"] if each["name"] == "Bruno")
            nobody = await page.asks("ban", people=["nobody"], confirmed=True)
            assert nobody["reason"]["key"] == "operator-no-person"
            done = await page.asks("ban", people=[person], confirmed=True)
            assert done == {"done": True, "people": 1}
            gone = await bruno.hears(protocol.Gone)
            assert gone.reason.key == "refusal-banned"
            await anna.until(lambda: anna.table.chairs[1].kind == "bot")
            refused = await posted(house, "/api/me/name", bruno.key, name="Other")
            assert refused.status_code == 403
            assert refused.json()["reason"] == {"key": "refusal-banned"}
            await bruno.until_failed()

    run(test)


def test_a_link_carries_somebody_to_another_device_and_signs_out_the_old_one(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna = people[0]
            link = (await posted(house, "/api/me/recovery", anna.key)).json()["link"]
            secret = link.partition("#recover=")[2]
            found = await posted(house, "/api/recover", "new", secret=secret, bearer=True)
            key = found.json()["key"]
            assert (found.json()["name"], key != anna.key) == ("Anna", True)
            again = await posted(house, "/api/recover", "new", secret=secret, bearer=True)
            assert again.status_code == 403
            phone = await house.client("Anna", key=key)
            await phone.watch(people[1].table.table)
            await phone.hears(Update)
            assert phone.view.seat == 0
            await posted(house, "/api/me/sign-out-elsewhere", key)
            await anna.until_failed()
            await house.quiet()
            assert people[1].table.chairs[0].here
            await answered([phone, *people[1:]])
            assert await phone.refuses(Watch(table="nowhere")) == "no-such-table"

    run(test)


def test_our_client_stops_when_it_is_not_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            stranger = Client(house.address, key="no such key")
            with pytest.raises(InvalidStatus, match="401"):
                await stranger.__aenter__()
            await stranger.close()

    run(test)
