"""Tables that the house opens for given people: nobody owns them, and the result is heard."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.matches import Entrant, MatchResult, duel_match, hear_match, open_match
from sixgun.server.protocol import (
    Change,
    Ended,
    Kick,
    Leave,
    Rename,
    Request,
    Resign,
    Sit,
    Stand,
    Start,
    TableOptions,
    Update,
)
from sixgun.server.refusals import Refusal, notice
from tests.server.houses import Guest, OpenHouse, a_house, run
from tests.server.test_restart import back, killed


class Desk:
    """Whoever waits for results."""

    def __init__(self) -> None:
        self.results: asyncio.Queue[MatchResult] = asyncio.Queue()

    async def hear(self, result: MatchResult) -> None:
        self.results.put_nowait(result)


def person_of(house: OpenHouse, guest: Guest) -> str:
    (found,) = [each.person for each in house.house.guests if each.name == guest.name]
    return found


async def invited(house: OpenHouse, desk: Desk) -> tuple[str, list[Guest]]:
    """A match of two people who are in the house and have not come to the table yet."""
    people = []
    for name in ("Ann", "Ben"):
        guest = await house.guest(name)
        await guest.open_table(game="duel", players=2)  # so that the house knows the name
        people.append(guest)
    entrants = [Entrant(person_of(house, guest), guest.name) for guest in people]
    table = await open_match(house.house, entrants, duel_match())
    await hear_match(house.house, table, desk.hear)
    return table, people


async def begun(house: OpenHouse, desk: Desk) -> tuple[str, list[Guest]]:
    table, people = await invited(house, desk)
    for guest in people:
        await guest.watch(table)
    for guest in people:
        await guest.until(lambda guest=guest: guest.duel is not None)
    return table, people


def test_a_match_begins_when_both_are_there_and_its_result_is_heard(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            desk = Desk()
            table, (ann, ben) = await invited(house, desk)
            await ann.watch(table)
            await house.quiet()
            assert (ann.table.seat, ann.table.owner, ann.table.owned) == (0, -1, False)
            assert (ann.table.status, ann.table.match) == ("waiting", True)
            await ben.watch(table)
            await ben.until(lambda: ben.duel is not None)
            assert [len(side.dealt) for side in ben.duel.sides] == [6, 6]
            assert desk.results.empty()
            await ann.request(Resign())
            result = await desk.results.get()
            assert result == MatchResult(table, house.saved(ann).game, (1,), "left")
            assert (await ben.hears(Ended)).how == "left"

    run(test)


def test_nobody_has_the_powers_of_an_owner(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            table, (ann, ben) = await invited(house, Desk())
            zoe = await house.guest("Zoe")
            await zoe.watch(table)
            await ann.watch(table)
            not_mine: list[Request] = [
                Start(bots="random"),
                Change(options=TableOptions()),
                Kick(seat=1),
            ]
            for request in not_mine:
                assert await ann.refuses(request) == "not-owner"
            for request in (Stand(), Rename(name="Anna"), Leave()):
                assert await ann.refuses(request) == "match-table"
            assert await zoe.refuses(Sit(name="Zoe")) == "match-table"
            await house.pass_time(house.house.settings.away_seconds + 1)
            await ben.watch(table)
            await ben.hears(Update)
            assert house.saved(ben).owner == ""

    run(test)


def test_whoever_is_away_is_not_played_for_and_runs_out_of_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, empty_seconds=1e9) as house:
            desk = Desk()
            _, (_, ben) = await begun(house, desk)
            while desk.results.empty():
                if ben._is_asked():
                    await ben.answer(ben.question.default)
                await house.pass_time(20)
            result = await desk.results.get()
            assert (result.winners, result.how) == ((1,), "time")
            assert {move.kind for move in house.moves_of(ben)} <= {
                "person",
                "default",
                "forced",
                "time",
            }

    run(test)


def test_a_result_that_was_missed_is_heard_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            table, people = await begun(house, Desk())
            await house.quiet()
            folder = killed(tmp_path)
        desk = Desk()
        async with a_house(folder, clock) as house:
            (ann,) = await back(house, people[0])
            await ann.request(Leave())  # while nobody waits for the result
            await hear_match(house.house, table, desk.hear)
            result = desk.results.get_nowait()
            assert (result.winners, result.how) == ((1,), "left")
        async with a_house(folder, clock) as house:
            await hear_match(house.house, table, desk.hear)
            assert desk.results.get_nowait() == result

    run(test)


def test_a_match_that_is_closed_is_heard_of(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            desk = Desk()
            table, people = await begun(house, desk)
            game = house.saved(people[0]).game
            await house.house.close_table(table, notice("closed-house"))
            assert await desk.results.get() == MatchResult(table, game, (), "closed")

    run(test)


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            one = [Entrant("somebody", "Ann")]
            with pytest.raises(Refusal) as refused:
                await open_match(house.house, one, duel_match())
            assert refused.value.key == "needs-players"
            with pytest.raises(Refusal) as refused:
                await open_match(house.house, one * 2, duel_match(minutes=7))
            assert refused.value.key == "bad-minutes"

    run(test)
