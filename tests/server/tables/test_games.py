"""Whole games at a house: people, bots, and what everybody is shown."""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random

from sixgun.client import applied
from sixgun.engine.record import load_record, proved_deal
from sixgun.server.protocol import Dealing, Ended, Question, Refused, Update
from tests.server.houses import RecordingClient, a_house, run, together


def at_random(seed: int) -> Callable[[Question], int]:
    dice = Random(seed)
    return lambda question: dice.randrange(len(question.options))


def record_of(house: str, client: RecordingClient, game: str) -> str:
    request = urllib.request.Request(
        f"{house}/api/games/{game}/record", headers={"Authorization": f"Bearer {client.key}"}
    )
    with urllib.request.urlopen(request) as answer:
        text: str = answer.read().decode()
    return text


def test_five_people_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated("Anna", "Bruno", "Carla", "Dario", "Elena")
            await people[0].start()
            await together(*[client.play(at_random(n)) for n, client in enumerate(people)])
            ends = {client.of(Ended)[0].over for client in people}
            assert len(ends) == 1
            assert not any(client.of(Refused) for client in people)
            for seat, client in enumerate(people):
                assert client.view is not None
                assert client.view.seat == seat
                assert all(each.role for each in client.view.seats)

    run(test)


def test_one_person_and_bots_play_and_the_record_proves_the_deal(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna")
            await anna.start(bots="drifter")
            await anna.play(at_random(1))
            ended, promised = anna.of(Ended)[0], anna.of(Dealing)[0]
            text = await house_record(house.address, anna, ended.game)
            deal = proved_deal(text)
            assert deal.commitment == promised.commitment
            assert deal.numbers == {0: anna.numbers[ended.game]}
            game = load_record(text)
            assert game.over == ended.over
            assert ended.proof.seed == game.seed.hex()
            assert "display P1 = Anna" in text

    run(test)


async def house_record(address: str, client: RecordingClient, game: str) -> str:
    return await asyncio.to_thread(record_of, address, client, game)


def test_deltas_lead_to_the_view_that_is_sent_in_full(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=7, sets=("all",))
            await anna.start(bots="drifter")
            await anna.play(at_random(5))
            await anna.until(lambda: anna.view is not None and bool(anna.view.over))
            by_deltas = anna.view
            updates = anna.of(Update)
            assert sum(update.view is not None for update in updates) == 1
            view = updates[0].view
            for update in updates[1:]:
                view = applied(view, update.delta)
            assert view == by_deltas
            again = await house.client("Again", key=anna.key)
            await again.watch(anna.table.table)
            await again.hears(Update)
            assert again.view == by_deltas
            assert again.reports == anna.reports

    run(test)
