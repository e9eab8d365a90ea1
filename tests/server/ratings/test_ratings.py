"""Which games are rated, when that is told to whom, and what is left of who is forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixgun.server.clock import TestClock
from sixgun.server.house import seeded
from sixgun.server.minds.handle import FAILURES, Thought
from sixgun.server.protocol import Ended, Leave, Resign, Update
from sixgun.server.ratings import counting
from sixgun.server.ratings.ratings import FEWEST_GAMES
from sixgun.server.store import acts, reads
from sixgun.server.store.errors import Conflict
from sixgun.server.store.rows import HouseBan
from sixgun.server.tables import playing
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    browser,
    got,
    play_out,
    posted,
    run,
    want_again,
)
from tests.server.tables.test_history import everything_in
from tests.server.tables.test_restart import killed

FOUR = ("Anna", "Bruno", "Carla", "Dario")
ROUTES = ("/api/best", "/api/me/rating", "/api/me/statistics.json", "/api/me/statistics.csv")


async def begun(
    house: OpenHouse, *names: str, programs: int = 0, **options: Any
) -> list[RecordingClient]:
    """People, and as many programs as are asked for, who have begun a game."""
    people = [
        await house.client(name, program=number < programs) for number, name in enumerate(names)
    ]
    chosen = {"players": len(names), "clock": "none", **options}
    table = await people[0].open_table(**chosen)
    for other in people[1:]:
        await other.join(table)
    await people[0].start("drifter" if chosen["players"] > len(names) else "")
    await asyncio.gather(*[client.hears(Update) for client in people])
    return people


async def rating(house: OpenHouse, client: RecordingClient) -> Any:
    return await got(house, "/api/me/rating", client.key)


async def best(house: OpenHouse, client: RecordingClient) -> list[str]:
    found = await got(house, "/api/best", client.key)
    return [each["name"] for each in found["lists"][""]]


def rows(folder: Path) -> list[Any]:
    with closing(sqlite3.connect(folder / "house.db")) as store:
        return store.execute("SELECT person, role, mu, sigma, games FROM ratings").fetchall()


def make_veterans(folder: Path) -> None:
    """Everybody who was rated has played enough to be listed."""
    with closing(sqlite3.connect(folder / "house.db")) as store:
        store.execute("UPDATE ratings SET games = ?", (FEWEST_GAMES,))
        store.commit()


# ------------------------------------------------------------------ what counts


def test_a_game_among_people_is_rated_once_overall_and_by_role(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR)
            assert rows(tmp_path) == []
            await play_out(people)
            await house.quiet()
            view = people[0].view
            for seat, client in enumerate(people):
                told = (await rating(house, client))["ratings"]
                role = view.seats[seat].role
                assert set(told) == {"", role}
                assert told[""] == told[role], "after one game they are the same"
                assert told[""]["games"] == 1
                assert (told[""]["points"] > 1000) == (seat in view.winners)
                assert told[""]["low"] < told[""]["points"] < told[""]["high"]
            assert len(rows(tmp_path)) == 8
            assert sum(mu for _, role, mu, *_ in rows(tmp_path) if not role) / 4 == pytest.approx(
                25, abs=2
            )

    run(test)


def test_a_game_is_rated_together_with_its_end_or_not_at_all(tmp_path: Path) -> None:
    """Killed after the end, the house opens again and nothing is counted twice."""

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock, ratings=True) as house:
            people = await begun(house, *FOUR)
            before = killed(tmp_path, 2)
            await play_out(people)
            await house.quiet()
            after = killed(tmp_path, 3)
            once = rows(tmp_path)
        async with a_house(before, clock, ratings=True):
            assert rows(before) == []
        async with a_house(after, clock, ratings=True) as house:
            await house.quiet()
            assert rows(after) == once

    run(test)


def test_an_end_that_cannot_be_written_rates_nobody(tmp_path: Path) -> None:
    """The end of a game that is over is a contradiction, and takes the ratings with it."""

    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR)
            await play_out(people)
            await house.quiet()
            once, game, store = rows(tmp_path), people[0].game.game, house.house.store
            seatings = reads.seatings_of(store, game)
            end = acts.end_game(game, ended=1.0, over="law", record=None, seatings=seatings)
            with pytest.raises(Conflict):
                await store.write(end, counting.rating(game, seatings))
            assert rows(tmp_path) == once
            await store.write(counting.rating(game, seatings))
            assert {row[4] for row in rows(tmp_path)} == {2}, "else this would show nothing"

    run(test)


@pytest.mark.parametrize(
    "case", ["off", "program", "bot", "left", "away", "abandoned", "tournament"]
)
def test_what_is_no_game_of_people_from_deal_to_end_is_not_rated(tmp_path: Path, case: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=case != "off") as house:
            names = FOUR[:3] if case == "bot" else FOUR
            people = await begun(
                house,
                *names,
                programs=int(case == "program"),
                **({"players": 4} if case == "bot" else {}),
            )
            table = house.table_of(people[0])
            if case == "tournament":
                table.state.commission = commission()
            await spoil(house, people, case)
            await house.quiet()
            assert table.state.status == "over"
            assert rows(tmp_path) == []

    run(test)


async def spoil(house: OpenHouse, people: list[RecordingClient], case: str) -> None:
    """Play the game out, and somewhere do what it is not rated for."""
    if case == "abandoned":
        for client in people:
            await client.request(Resign())
        await asyncio.gather(*[client.hears(Ended) for client in people])
        return
    if case == "left":
        await people[3].request(Leave())
        people = people[:3]
    if case == "away":  # … and back: a bot has played in between, and nothing at the end tells
        await a_bot_plays_for(house, people)
    await asyncio.gather(*[client.play() for client in people])


async def a_bot_plays_for(
    house: OpenHouse, people: list[RecordingClient], kind: str = "substitute"
) -> None:
    table = house.table_of(people[0])
    seat = table.play.game.decision.seat
    gone = people[seat]
    await gone.close()
    await house.quiet()
    await house.pass_time(31)
    await people[seat - 1].until(
        lambda: any(move.kind == kind for move in house.moves_of(people[seat - 1]))
    )
    again = await house.client(gone.name, key=gone.key, program=False)
    await again.watch(table.name)
    await again.until(lambda: not again.table.chairs[seat].away)
    people[seat] = again


def test_a_bot_that_only_failed_has_played_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is played for it is written down like what is played for who was too slow."""

    async def no_thought(*_: object) -> Thought:
        return Thought(None, next(iter(FAILURES)))

    async def test() -> None:
        monkeypatch.setattr(playing, "thought_of", no_thought)
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR)
            table, clock = house.table_of(people[0]).name, house.clock
            await a_bot_plays_for(house, people, "default")
            await house.quiet()
            after = killed(tmp_path)
        async with a_house(after, clock, ratings=True) as house:
            again = [await house.client(each.name, key=each.key, program=False) for each in people]
            for client in again:
                await client.watch(table)
            await play_out(again)
            await house.quiet()
            kinds = {move.kind for move in house.moves_of_table(table)}
            assert kinds <= {"person", "forced", "default"}
            assert rows(after) == []

    run(test)


def commission() -> Any:
    from sixgun.server.tables.state import Commission

    return Commission("cup", 1, 1, 1, (), (), duel="1")


def test_whoever_was_out_before_he_left_is_rated_like_all_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR, "Elena", "Fabio")
            game = house.table_of(people[0]).play.game
            while all(game.alive) or not game.alive[game.decision.seat]:
                await answered(people)
                assert not game.over, "nobody was out before the end: take another seed"
            out = [client for client in people if not game.alive[client.table.seat]]
            await out[0].request(Leave())
            left = [client for client in people if client is not out[0]]
            await asyncio.gather(*[client.play() for client in left])
            await house.quiet()
            assert len(rows(tmp_path)) == 12

    run(test)


def test_duels_are_rated_apart_and_whoever_gives_up_has_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, "Anna", "Bruno", game="duel")
            await people[0].request(Resign())
            await asyncio.gather(*[client.hears(Ended) for client in people])
            await house.quiet()
            anna, bruno = [await rating(house, client) for client in people]
            assert set(anna["ratings"]) == {"duel"}
            assert anna["ratings"]["duel"]["points"] < 1000 < bruno["ratings"]["duel"]["points"]

    run(test)


def test_a_damaged_rating_stays_and_keeps_no_game_from_ending(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR)
            await play_out(people)
            await house.quiet()
            person = house.table_of(people[0]).state.places[0].person
            with closing(sqlite3.connect(tmp_path / "house.db")) as store:
                store.execute("UPDATE ratings SET mu = 'much' WHERE person = ?", (person,))
                store.execute("UPDATE house SET value = '{' WHERE key = 'ratings'")
                store.commit()
            await want_again(people)
            await asyncio.gather(*[client.hears(Ended, 1) for client in people])
            await house.quiet()
            await play_out(people)
            await house.quiet()
            assert [client.view.over != "" for client in people] == [True] * 4
            overall = {row[0]: row for row in rows(tmp_path) if not row[1]}
            assert overall[person][2:] == ("much", overall[person][3], 1)
            assert sorted(row[4] for row in overall.values()) == [1, 2, 2, 2]
            assert "" not in (await rating(house, people[0]))["ratings"]
            assert "" in (await rating(house, people[1]))["ratings"]
            for client in people:
                await posted(house, "/api/me/listed", client.key, listed=True)
            make_veterans(tmp_path)
            assert sorted(await best(house, people[0])) == ["Bruno", "Carla", "Dario"]

    run(test)


# ------------------------------------------------------------------ who is told what


def test_nobody_is_listed_who_has_not_asked_for_it_or_has_played_little(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR)
            await play_out(people)
            await house.quiet()
            anna, bruno, carla, _ = people
            for client in (anna, bruno, carla):
                assert not (await rating(house, client))["listed"]
                answer = await posted(house, "/api/me/listed", client.key, listed=True)
                assert answer.json()["listed"]
            assert await best(house, anna) == [], "one game is too little"
            make_veterans(tmp_path)
            listed = await best(house, anna)
            assert sorted(listed) == ["Anna", "Bruno", "Carla"]
            told = (await got(house, "/api/best", anna.key))["lists"][""]
            assert [each["is_me"] for each in told] == [each["name"] == "Anna" for each in told]
            lows = [each["rating"]["low"] for each in told]
            assert lows == sorted(lows, reverse=True)
            await posted(house, "/api/me/listed", bruno.key, listed=False)
            place = house.table_of(carla).state.places[2]
            await house.house.store.write(*acts.ban(HouseBan(place.person, 0.0, None, "name")))
            assert await best(house, anna) == ["Anna"]
            assert (await posted(house, "/api/me/listed", anna.key, listed=1)).status_code == 400
            async with browser(house) as http:
                assert (await http.get("/api/best")).status_code == 401

    run(test)


def test_who_looks_on_later_cannot_read_the_end_from_the_list(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR)
            for client in people:
                await posted(house, "/api/me/listed", client.key, listed=True)
            await play_out(people)
            await house.quiet()
            make_veterans(tmp_path)
            zoe = await house.client("Zoe")
            before = await got(house, "/api/best", zoe.key)
            table = house.table_of(people[0])
            table.options = replace_delay(table.options)
            await want_again(people)
            await asyncio.gather(*[client.hears(Update) for client in people])
            await house.quiet()
            await play_out(people)
            await house.quiet()
            assert len([row for row in rows(tmp_path) if row[4] == FEWEST_GAMES + 1]) >= 4
            assert await got(house, "/api/best", zoe.key) == before
            own = (await rating(house, people[0]))["ratings"][""]
            assert own["games"] == FEWEST_GAMES + 1, "who has played knows how it ended"
            await house.pass_time(59)
            assert await got(house, "/api/best", zoe.key) == before
            await house.pass_time(2)
            assert await got(house, "/api/best", zoe.key) != before

    run(test)


def replace_delay(options: Any) -> Any:
    from msgspec.structs import replace as changed

    return changed(options, spectator_delay=60)


def test_two_worlds_of_a_running_game_look_alike_until_it_is_over(tmp_path: Path) -> None:
    """Other roles, other cards, the same answers to everybody until the end."""

    async def world(folder: Path, seed: int) -> tuple[list[str], list[list[bytes]], list[bytes]]:
        folder.mkdir()
        async with a_house(folder, TestClock(), ratings=True) as house:
            house.house.randomness = seeded(seed)
            people = await begun(house, *FOUR)
            for client in people:
                await posted(house, "/api/me/listed", client.key, listed=True)
            roles = list(house.table_of(people[0]).play.game.roles)
            seen = [await answers(house, people)]
            for _ in range(20):
                await answered(people)
                seen.append(await answers(house, people))
            await play_out(people)
            await house.quiet()
            return roles, seen, await answers(house, people)

    async def test() -> None:
        roles, seen, end = await world(tmp_path / "one", 11)
        others, looked, other_end = await world(tmp_path / "two", 12)
        assert roles != others
        assert seen == looked
        assert all(each == seen[0] for each in seen)
        assert end != seen[0]
        assert end != other_end

    run(test)


async def answers(house: OpenHouse, people: list[RecordingClient]) -> list[bytes]:
    """What every route says to everybody."""
    found = []
    for client in people:
        async with browser(house, client.key) as http:
            found += [(await http.get(route)).content for route in ROUTES]
    return found


# ------------------------------------------------------------------ a house without, and forget me


def test_in_a_house_that_rates_nobody_there_is_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            await play_out(people)
            await house.quiet()
            assert not people[0].welcome.ratings
            async with browser(house, people[0].key) as http:
                answers: list[httpx.Response] = [
                    await http.get("/api/best"),
                    await http.get("/api/me/rating"),
                    await http.post("/api/me/listed", json={"listed": True}),
                    await http.get("/best"),
                ]
            assert [each.status_code for each in answers] == [404] * 4
            assert rows(tmp_path) == []
        async with a_house(tmp_path, ratings=True) as house:
            anna = await house.client("Anna")
            assert anna.welcome.ratings

    run(test)


def test_nothing_of_it_is_loaded_where_nobody_is_rated() -> None:
    code = (
        "import sys, sixgun.server.front.serving, sixgun.server.house\n"
        "print('openskill' in sys.modules, 'sixgun.server.ratings.reckoning' in sys.modules)"
    )
    said = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert said.split() == ["False", "False"]


def test_whoever_is_forgotten_is_rated_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            people = await begun(house, *FOUR)
            await play_out(people)
            await house.quiet()
            jim = people[1]
            person = house.table_of(jim).state.places[1].person
            await posted(house, "/api/me/listed", jim.key, listed=True)
            make_veterans(tmp_path)
            assert await best(house, people[0]) == ["Bruno"]
            assert (await posted(house, "/api/me/forget", jim.key)).status_code == 204
            assert await best(house, people[0]) == []
            assert len(rows(tmp_path)) == 6
            assert person not in {row[0] for row in rows(tmp_path)}
            with closing(sqlite3.connect(tmp_path / "house.db")) as store:
                (kept,) = store.execute("SELECT listed FROM people WHERE id = ?", (person,))
            assert kept == (0,)
            assert "Bruno" not in everything_in(tmp_path)

    run(test)
