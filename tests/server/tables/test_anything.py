"""People who do anything at any time: the house makes no mistake and forgets nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Request, TableOptions
from sixgun.server.tables.state import read_state, write_state
from sixgun.server.tables.table import OpenTable
from tests.server.houses import OpenHouse, RecordingClient, a_house, run

ROOM_ACTS = ("make", "renew", "revoke")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


def a_duel(dice: Random) -> TableOptions:
    return TableOptions(
        game="duel",
        players=dice.choice((2, 2, 2, 4)),
        fighters=dice.choice((2, 3, 4)),
        tournament=dice.random() < 0.5,
        minutes=dice.choice((0, 25, 30)),
        clock=dice.choice(("fast", "none", "normal")),
        patient=dice.random() < 0.5,
        substitutes=dice.random() < 0.7,
        spectators=dice.random() < 0.8,
        spectator_delay=dice.choice((0, 0, 20)),
    )


def some_options(dice: Random) -> TableOptions:
    if dice.random() < 0.3:
        return a_duel(dice)
    return TableOptions(
        players=dice.choice((4, 4, 4, 5, 3, 9)),
        sets=dice.choice((("base",), ("all",))),
        clock=dice.choice(("fast", "none", "normal")),
        patient=dice.random() < 0.5,
        substitutes=dice.random() < 0.7,
        spectators=dice.random() < 0.8,
        spectator_delay=dice.choice((0, 0, 20)),
        public=dice.random() < 0.8,
        travelling_sheriff=dice.random() < 0.5,
        keep_characters=dice.random() < 0.5,
        characters=dice.choice(("random", "two", "two_open")),
    )


def answer(dice: Random, client: RecordingClient) -> Request:
    question = client.question
    if question is None or not question.options:
        return protocol.Answer(decision=dice.randrange(50), option=0)
    return protocol.Answer(decision=question.decision, option=dice.randrange(len(question.options)))


def whom(dice: Random, client: RecordingClient) -> str:
    chairs = client.table.chairs if client.table is not None else ()
    return dice.choice([chair.who for chair in chairs] or [""])


def seat(dice: Random) -> int:
    return dice.randrange(-1, 4)


def late(dice: Random) -> bool:
    """Does the owner wait no longer for what the others say?"""
    return dice.random() < 0.2


#: Bots of both games, and none.
BOTS = ("drifter", "brawler", "")
#: What people do, and how often.
Act = Callable[[Random, RecordingClient, str], Request]
ACTS: list[tuple[int, Act]] = [
    (60, lambda dice, client, table: answer(dice, client)),
    (8, lambda dice, client, table: protocol.Sit(name=client.name, seat=dice.choice((-1, 0, 3)))),
    (4, lambda dice, client, table: protocol.Start(bots=dice.choice(BOTS))),
    (6, lambda dice, client, table: protocol.Rematch(on=dice.random() < 0.8, now=late(dice))),
    (3, lambda dice, client, table: protocol.Hurry(how=dice.choice(("", "faster", "result")))),
    (2, lambda dice, client, table: protocol.Nudge(seat=dice.randrange(4))),
    (1, lambda dice, client, table: protocol.Avatar(avatar=dice.choice(("", "hat", "boot")))),
    (2, lambda dice, client, table: protocol.Stand()),
    (1, lambda dice, client, table: protocol.Leave()),
    (1, lambda dice, client, table: protocol.Kick(seat=dice.randrange(4))),
    (1, lambda dice, client, table: protocol.Resign()),
    (2, lambda dice, client, table: protocol.Pause()),
    (3, lambda dice, client, table: protocol.Resume()),
    (2, lambda dice, client, table: protocol.Back()),
    (2, lambda dice, client, table: protocol.Prefer(forced=dice.random() < 0.5)),
    (2, lambda dice, client, table: protocol.Seatbot(bot=dice.choice(BOTS), seat=seat(dice))),
    (2, lambda dice, client, table: protocol.Clear(seat=dice.randrange(5))),
    (2, lambda dice, client, table: protocol.Change(options=some_options(dice))),
    (6, lambda dice, client, table: protocol.Watch(table=table)),
    (2, lambda dice, client, table: protocol.Unwatch()),
    (2, lambda dice, client, table: protocol.Say(text=dice.choice(("Howdy", "", "x" * 400)))),
    (1, lambda dice, client, table: protocol.Mute(who=whom(dice, client), on=dice.random() < 0.5)),
    (1, lambda dice, client, table: protocol.Block(who=whom(dice, client), on=dice.random() < 0.3)),
    (1, lambda dice, client, table: protocol.Rename(name=client.name)),
    (1, lambda dice, client, table: protocol.Number(value=dice.choice(("5e" * 16, "5")))),
    (2, lambda dice, client, table: protocol.Full()),
    (1, lambda dice, client, table: protocol.Ack(seq=dice.randrange(99))),
    (1, lambda dice, client, table: protocol.Explain(asks=(protocol.Odds(0, "hearts"),))),
    (1, lambda dice, client, table: protocol.Invite()),
    (1, lambda dice, client, table: protocol.Room(act=dice.choice(ROOM_ACTS))),
]


async def do_anything(
    house: OpenHouse, people: list[RecordingClient], dice: Random, steps: int
) -> None:
    """So many things in a row, some of them at the same time."""
    weights = [weight for weight, _ in ACTS]
    for step in range(steps):
        client = dice.choice(people)
        (made,) = dice.choices([act for _, act in ACTS], weights)
        tables = [*house.house.tables] or ["nowhere"]
        with suppress(ConnectionError):
            await client.tell(made(dice, client, dice.choice(tables)))
        if not house.house.tables:
            with suppress(ConnectionError):
                await people[0].tell(protocol.Open(options=TableOptions(players=4)))
        if dice.random() < 0.04 and client.connected:
            client.cut()
        if dice.random() < 0.1:
            house.clock.advance(dice.choice((0.1, 2.0, 15.0, 40.0)))
        if step % 10 == 0 or dice.random() < 0.3:
            await asyncio.sleep(0)
        if step % 25 == 0:
            await calm(house, people)


async def calm(house: OpenHouse, people: list[RecordingClient]) -> None:
    """Wait until nothing is on its way: everybody connected, every act done, no bot thinking."""
    for client in people:
        await client.until(lambda g=client: g.connected)
    while True:
        before = decisions(house)
        try:
            await house.quiet()
        except ConnectionError:
            continue
        thinking = any(is_thinking(table) for table in house.house.tables.values())
        if not thinking and decisions(house) == before:
            return


def decisions(house: OpenHouse) -> list[Any]:
    """Which decision every table has come to."""
    return [
        (name, table.state.status, table.play and (table.play.name, table.play.game.serial))
        for name, table in house.house.tables.items()
    ]


def is_thinking(table: OpenTable) -> bool:
    pending = table.play.pending if table.play is not None else None
    return pending is not None and pending.thinking is not None and pending.option is None


def check(house: OpenHouse, people: list[RecordingClient]) -> None:
    """What everybody sees is what there is, and what there is is on disk."""
    for client in people:
        if client.table is None or client.table.table not in house.house.tables:
            continue
        table = house.table_of(client)
        inside = [each for each in table.viewers if each.person == person_of(house, client)]
        if not inside:
            continue
        assert client.table.seat == table.seat_of(inside[0].person)
        assert client.table.chairs == table.chairs(late=client.table.seat < 0)
        assert client.table.status == table.status_for(client.table.seat)
        seat, play = client.table.seat, table.play
        shown = client.view or client.duel
        if seat < 0 or play is None or client.game is None or shown is None:
            continue
        if client.game.game == play.name and shown.seat == seat:
            seen = play.game.view(seat)
            assert shown == play.kind.layout.whole_of(seen)
            assert client.question == play.kind.question(seen)


def person_of(house: OpenHouse, client: RecordingClient) -> str:
    return str(PEOPLE[client.key])


PEOPLE: dict[str, str] = {}


async def remember(house: OpenHouse, people: list[RecordingClient]) -> None:
    for client in people:
        found = await house.house.people.person_of_key(client.key)
        assert found is not None
        PEOPLE[client.key] = found


def positions(house: OpenHouse) -> dict[str, Any]:
    """Every table and its game, as they must be again after a restart.

    How often somebody was out of time in a row is not worth writing down, and how the chess
    clocks stood is written down when the house is shut.
    """
    found = {}
    for name, table in house.house.tables.items():
        state = read_state(write_state(table.state))
        for place in state.places:
            place.defaults = 0
        state.times = None
        found[name] = state, table.play.game if table.play is not None else None
    return found


async def a_wild_life(folder: Path, seed: int, steps: int, **options: Any) -> None:
    dice, clock = Random(seed), TestClock()
    async with a_house(folder, clock, pace=dice.choice((0.0, 0.0, 1.0))) as house:
        people = await house.group(*NAMES)
        await remember(house, people)
        chosen = {"players": 4, "clock": "none", **options}
        await people[0].open_table(**chosen)
        for client in people[1 : chosen["players"]]:
            await client.join(people[0].table.table)
        await people[0].start()
        await do_anything(house, people, dice, steps)
        await calm(house, people)
        check(house, people)
        before = positions(house)
    async with a_house(folder, clock) as house:
        after = positions(house)
        assert after.keys() == before.keys()
        for name, (state, game) in before.items():
            assert after[name][1] == game
            assert after[name][0] == state


@pytest.mark.parametrize("seed", range(3))
def test_anything_goes(tmp_path: Path, seed: int) -> None:
    run(lambda: a_wild_life(tmp_path, seed, 300))


@pytest.mark.parametrize("seed", range(10, 12))
def test_anything_goes_at_a_duel(tmp_path: Path, seed: int) -> None:
    run(lambda: a_wild_life(tmp_path, seed, 300, game="duel", players=2))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
def test_anything_goes_for_longer(tmp_path: Path, seed: int) -> None:
    run(lambda: a_wild_life(tmp_path, seed, 1000))
