"""What one person, and one address, may add to the store in a day: counted, kind by kind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sixgun.client.people import make_key
from sixgun.server.allowance import DAY, Allowance
from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Answer,
    Block,
    Complain,
    Ended,
    Game,
    Invite,
    Open,
    Phrase,
    Rematch,
    Resign,
    Say,
    Start,
    TableOptions,
)
from sixgun.server.protocol.refusals import Refusal
from sixgun.server.settings import LAN, HouseSettings
from sixgun.server.store.bounds import BOUNDS
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    begun,
    give_up,
    posted,
    run,
    who_is_asked,
)
from tests.stores import count

DAILY = [kind for kind, bound in BOUNDS.items() if not bound.held]
HERE, AFAR = "192.0.2.1", "203.0.113.9"


def share(kind: str, number: int) -> float:
    """The setting by which one person may have so many of a kind."""
    return number / BOUNDS[kind].of_a_person


def taken(allowance: Allowance, kind: str, person: str, address: str, most: int) -> int:
    """How many somebody gets of so many that he asks for."""
    got = 0
    for _ in range(most):
        with suppress(Refusal):
            allowance.take(kind, person, address)
            got += 1
    return got


# ------------------------------------------------------------------ counting


@pytest.mark.parametrize("kind", [kind for kind in DAILY if BOUNDS[kind].of_a_person])
def test_a_person_has_so_many_a_day_and_takes_nothing_from_others(kind: str) -> None:
    clock = TestClock()
    allowance = Allowance(HouseSettings(daily_share=share(kind, 4)), clock)
    assert taken(allowance, kind, "anna", HERE, 300) == 4
    assert taken(allowance, kind, "anna", AFAR, 3) == 0
    for number in range(49):
        assert taken(allowance, kind, f"other {number}", HERE, 4) == 4
    assert taken(allowance, kind, "one more", HERE, 3) == 0, "the address has had its share"
    assert taken(allowance, kind, "one more still", AFAR, 3) == 3
    clock.advance(DAY / 4 + 1)
    assert taken(allowance, kind, "anna", AFAR, 3) == 1
    clock.advance(DAY)
    assert taken(allowance, kind, "anna", HERE, 9) == 4


def test_an_address_makes_so_many_people_a_day() -> None:
    clock = TestClock()
    for lan, times in ((False, 1), (True, LAN)):
        settings = HouseSettings(daily_share=5 / BOUNDS["people"].of_an_address, lan=lan)
        allowance = Allowance(settings, clock)
        assert taken(allowance, "people", "", HERE, 60) == 5 * times
        assert taken(allowance, "people", "", "2001:db8::1", 60) == 5 * times
        assert taken(allowance, "people", "", "2001:db8::2", 60) == 0


# ------------------------------------------------------------------ what people do


async def refused_after(client: RecordingClient, act: Callable[[], Awaitable[Any]]) -> int:
    """How often something is done until the house has had enough."""
    done = 0
    while done < 20:
        before = len(client.refused())
        try:
            await act()
        except Exception:
            assert client.refused()[before:] == ["enough-today"]
            return done
        done += 1
    return done


@pytest.mark.parametrize("kind", ["tables", "links", "lines", "blocks"])
def test_so_many_rows_and_no_more(kind: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, daily_share=share(kind, 4), tables_per_person=50) as house:
            only(house, kind)
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            rows = count(house.house.store, kind)
            sign = next(each.who for each in anna.table.chairs if each.name == "Bruno")
            acts = {
                "tables": lambda: anna.request(Open(options=TableOptions(players=4))),
                "links": lambda: anna.request(Invite()),
                "lines": lambda: anna.request(Phrase(phrase="hello")),
                "blocks": lambda: anna.request(Block(who=sign)),
            }
            allowed = 3 if kind == "tables" else 4  # one table was opened before
            assert await refused_after(anna, acts[kind]) == allowed
            grown = count(house.house.store, kind) - rows
            assert grown == (1 if kind == "blocks" else allowed)
            if kind == "lines":
                assert await anna.refuses(Say(text="me again")) == "enough-today"
                await bruno.request(Say(text="I may"))

    run(test)


def only(house: OpenHouse, kind: str) -> None:
    """Nothing but one kind is counted: what is tried is one bound alone."""
    generous = Allowance(HouseSettings(daily_share=1e6), house.clock)
    purses = house.house.allowance._purses
    purses.update({each: found for each, found in generous._purses.items() if each != kind})


def test_complaints_are_few_and_about_each_person_at_each_table_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, daily_share=1.0) as house:
            anna, *_ = await house.seated("Anna", "Bruno", "Carla", "Dario", players=4)
            signs = {each.name: each.who for each in anna.table.chairs}
            await anna.request(Complain(who=signs["Bruno"], text="rude"))
            again = Complain(who=signs["Bruno"], text="rude again")
            assert await anna.refuses(again) == "complained-already"
            await anna.request(Complain(who=signs["Carla"]))
            assert count(house.house.store, "complaints") == 2
            for _ in range(7):  # of ten a day three are left from before
                assert await anna.refuses(again) == "complained-already"
            assert await anna.refuses(Complain(who=signs["Dario"])) == "enough-today"
            assert count(house.house.store, "complaints") == 2

    run(test)


def test_games_are_counted_where_they_are_begun_and_agreed_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, daily_share=share("games", 2)) as house:
            only(house, "games")
            people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
            await give_up(people)
            for client in people:
                await client.request(Rematch())
            for client in people:
                await client.hears(Game, 2)
                await client.request(Resign())
            for client in people:
                await client.hears(Ended, 2)
            assert await people[0].refuses(Rematch()) == "enough-today"
            assert await people[0].refuses(Start(bots="drifter")) == "enough-today"
            await people[1].request(Rematch())  # who has begun none has one more
            assert count(house.house.store, "games") == 2

    run(test)


def test_answers_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, daily_share=share("moves", 1)) as house:
            only(house, "moves")
            people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
            for client in people:
                person = await house.house.people.person_of_key(client.key)
                house.house.allowance.take("moves", person, "")
            client = await who_is_asked(people)
            rows = count(house.house.store, "moves")
            assert client.question is not None
            answer = Answer(decision=client.question.decision, option=0)
            assert await client.refuses(answer) == "enough-today"
            assert count(house.house.store, "moves") == rows
            house.clock.advance(DAY)
            await answered(people)
            assert count(house.house.store, "moves") > rows

    run(test)


def test_people_are_counted_by_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, daily_share=3 / BOUNDS["people"].of_an_address) as house:
            only(house, "people")
            for _ in range(3):
                await make_key(house.address)
            more = await posted(house, "/api/people", "new")
            assert (more.status_code, more.json()["reason"]["key"]) == (429, "refusal-enough-today")
            assert count(house.house.store, "people") == 3

    run(test)


def test_recovery_links_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, daily_share=share("links", 2)) as house:
            only(house, "links")
            key = await make_key(house.address)
            found = [await posted(house, "/api/me/recovery", key) for _ in range(3)]
            assert [each.status_code for each in found] == [200, 200, 429]

    run(test)
