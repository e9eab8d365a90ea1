"""A whole game for days in several worlds, in which one of four people answers live, in advance or
not at all when it is not his turn. Everybody else is sent the same bytes at the same times from the
first question to the end of the game: those at the table, who looks on, who has the list of
tables, and who is his friend and elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest

from sixgun.engine.machine import Decision
from sixgun.engine.options import PASS
from sixgun.server.clock import TestClock
from sixgun.server.days.orders import ordered
from sixgun.server.house import seeded
from sixgun.server.protocol import Friends, Lobby, Order, Orders, Watch
from sixgun.server.store import friends as saved
from tests.server.days.slow_tables import FOUR, Listener, folder_of, play_at, returned, slow
from tests.server.houses import OpenHouse, RecordingClient, a_house, run
from tests.server.tables.test_restart import killed

How: TypeAlias = Literal["live", "in advance", "not at all"]
#: What somebody was sent, and when.
Told: TypeAlias = list[tuple[float, bytes]]
#: Whose answers out of turn nobody is to tell apart.
BRUNO = 1
HIT = Orders(shot="hit", indians="hit", duel="hit")
DODGE = Orders(shot="dodge", beer=True, indians="bang", duel="bang")
#: Of a game that is cut short, so many decisions.
SHORT, WHOLE = 60, 10_000


class World:
    """The same table in one of several worlds."""

    def __init__(self, house: OpenHouse, bruno: RecordingClient, how: How, orders: Orders) -> None:
        self.house, self.bruno, self.how, self.orders = house, bruno, how, orders
        self.table = bruno.table.table
        self.listeners: dict[str, Listener] = {}
        self.asked: list[str] = []  # what Bruno was asked out of turn, and what he answered

    async def comes(self, name: str, *, key: str = "", **options: bool) -> Listener:
        """Somebody comes in whose every message counts."""
        listener = Listener(self.house.address, self.house.clock, name=name, key=key, **options)
        self.house._clients.append(listener)
        await self.house._stack.enter_async_context(listener)
        self.listeners[f"{name} {len(self.listeners)}"] = listener
        return listener

    async def begins(self, people: list[RecordingClient]) -> dict[int, Listener]:
        """Everybody but Bruno is there; by seat."""
        seated = {}
        for seat, client in enumerate(people):
            if seat != BRUNO:
                seated[seat] = await self.comes(client.name, key=client.key)
                await seated[seat].request(Watch(table=self.table))
        await (await self.comes("Zoe")).request(Watch(table=self.table))
        await (await self.comes("Lola")).tell(Lobby(on=True))
        self.house._clients.remove(self.listeners["Lola 4"])
        await (await self.comes("Anna", key=people[0].key, turns=True)).request(Friends())
        if self.how == "in advance":
            client = await returned(self.house, self.bruno, self.table)
            await client.request(Order(orders=self.orders))
            await client.close()
        return seated

    async def plays(self, people: list[RecordingClient], most: int) -> list[Told]:
        """The game until its end, or so many decisions; what everybody was told."""
        seated = await self.begins(people)
        await self.house.quiet()
        for listener in self.listeners.values():
            listener.timed.clear()
        play = play_at(self.house)
        for _ in range(most):
            decision = play.game.decision
            if decision is None:
                break
            is_drawn = play.pending is not None and play.pending.drawn
            await self.house.pass_time(60)
            if decision.seat == BRUNO:
                await (self.is_asked(decision) if is_drawn else self.has_turn(decision))
            else:
                await seated[decision.seat].answer(0)
            await self.house.quiet()
            while play.game.decision is decision:
                await self.house.pass_time(10)
        return [listener.timed for listener in self.listeners.values()]

    async def has_turn(self, decision: Decision) -> None:
        """Alike in all worlds: he comes, answers and goes."""
        client = await returned(self.house, self.bruno, self.table)
        await self.house.pass_time(30)
        await client.until(
            lambda: client.question is not None and client.question.decision == decision.serial
        )
        await client.answer(0)
        await self.house.quiet()
        await client.close()

    async def is_asked(self, decision: Decision) -> None:
        """Out of turn: here the worlds differ, and what takes effect does not."""
        chosen = ordered(self.orders, decision.kind, decision.options)
        if chosen < 0:
            chosen = decision.options.index(decision.default)
        self.asked.append(f"{decision.kind} {decision.options[chosen]}")
        if self.how != "live":
            await self.house.pass_time(60)
            return
        client = await returned(self.house, self.bruno, self.table)
        await self.house.pass_time(40)
        await client.answer(chosen)
        await self.house.pass_time(20)
        await client.close()


async def worlds(
    folder: Path, hows: tuple[How, ...], orders: Orders, seed: int, most: int
) -> tuple[dict[How, list[Told]], dict[How, list[str]]]:
    """What everybody was told in each world, and what Bruno was asked."""
    clock, copies = TestClock(), {}
    async with a_house(folder, clock) as house:
        house.house.randomness = seeded(seed)
        people = await slow(house, *FOUR)
        places = house.table_of(people[0]).state.places
        anna, bruno = places[0].person, places[BRUNO].person
        now = clock.date()
        await house.house.store.write(saved.keep(anna, bruno, now), saved.keep(bruno, anna, now))
        await house.quiet()
        for life, how in enumerate(hows, 2):
            copies[how] = killed(folder, life)
    told, asked = {}, {}
    for how, copy in copies.items():
        async with a_house(copy, TestClock(now)) as house:
            house.house.randomness = seeded(seed)
            world = World(house, people[BRUNO], how, orders)
            told[how] = await world.plays(people, most)
            asked[how] = world.asked
    return told, asked


def assert_alike(told: dict[How, list[Told]]) -> None:
    """Nobody can tell the worlds apart; and at the table much was told."""
    first, *others = told.values()
    for other in others:
        for one, same in zip(first, other, strict=True):
            assert one == same
    assert all(len(each) > 20 for each in first[:4]), "three who play, and one who looks on"


def games(first: int, *others: int) -> list[Any]:
    """The beginning of one game; in long runs whole ones, too."""
    whole = [pytest.param(seed, WHOLE, id=f"{seed}", marks=pytest.mark.long) for seed in others]
    return [pytest.param(first, SHORT, id="beginning"), *whole]


@pytest.mark.parametrize(("seed", "most"), games(2, *range(1, 7)))
def test_a_whole_game_looks_the_same_whether_somebody_takes_it_live_in_advance_or_asleep(
    tmp_path: Path, seed: int, most: int
) -> None:
    async def test() -> None:
        hows: tuple[How, ...] = ("live", "in advance", "not at all")
        for other in range(seed, seed + 50):  # until he was shot at
            told, asked = await worlds(folder_of(tmp_path, f"{other}"), hows, HIT, other, most)
            assert asked["live"] == asked["in advance"] == asked["not at all"]
            assert_alike(told)
            if any(PASS[0] in each for each in asked["live"]):
                return
        raise AssertionError("nobody ever shot at him")

    run(test)


@pytest.mark.parametrize(("seed", "most"), games(5, 1, 3, 4, 5, 6))
def test_a_whole_game_looks_the_same_whether_somebody_dodges_live_or_in_advance(
    tmp_path: Path, seed: int, most: int
) -> None:
    async def test() -> None:
        for other in range(seed, seed + 50):  # until he could dodge something
            folder = folder_of(tmp_path, f"{other}")
            told, asked = await worlds(folder, ("live", "in advance"), DODGE, other, most)
            assert asked["live"] == asked["in advance"]
            assert_alike(told)
            if any("'play'" in each or "'use'" in each for each in asked["live"]):
                return
        raise AssertionError("he never had anything to dodge with")

    run(test)
