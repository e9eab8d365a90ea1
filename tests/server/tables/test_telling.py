"""What is told beside the reports is what a chronicle makes of them, however they arrive."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.engine.reports import Report
from sixgun.narration.narrators import BANG, DUEL
from sixgun.server.protocol import Question, Update
from tests.server.houses import RecordingClient, a_house, run

GAMES: dict[str, tuple[dict[str, Any], str, Any]] = {
    "bang": ({"players": 4}, "drifter", BANG),
    "duel": ({"game": "duel", "players": 2, "fighters": 2}, "brawler", DUEL),
}


def at_random(question: Question) -> int:
    return Random(question.decision).randrange(len(question.options))


def told_again(client: RecordingClient, narrator: Any, seat: int | None) -> list[Any]:
    """The updates of a client, each told anew from the reports that came with it."""
    chronicle, found = narrator.chronicle(seat), []
    for update in client.of(Update):
        reports = [
            Report(each.key, each.seat, each.foe, tuple(each.cards), each.number, each.word)
            for each in update.reports
        ]
        log = chronicle.tell(reports)
        found.append(([tuple(line) for line in log.told], [tuple(line) for line in log.asides]))
    return found


def told(client: RecordingClient) -> list[Any]:
    return [
        (
            [(line.at, line.key, line.args) for line in update.told],
            [(line.at, line.key, line.args) for line in update.asides],
        )
        for update in client.of(Update)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_what_they_may_know_and_nothing_twice(name: str, tmp_path: Path) -> None:
    options, bots, narrator = GAMES[name]

    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            await anna.open_table(public=True, **options)
            watcher = await house.client("Watcher")
            await watcher.watch(anna.table.table)
            await anna.start(bots=bots)
            later = asyncio.create_task(comes_back(house, anna))
            await anna.play(at_random)
            back = await later
            await watcher.until(lambda: watcher.ended is not None)
            for client, seat in ((anna, 0), (back, 0), (watcher, None)):
                assert told(client) == told_again(client, narrator, seat)
            assert sum(len(lines) for lines, _ in told(back)) <= sum(
                len(lines) for lines, _ in told(anna)
            )

    run(test)


async def comes_back(house: Any, anna: RecordingClient) -> RecordingClient:
    """The same person on another device, from the middle of the game on."""
    await anna.until(lambda: len(anna.of(Update)) > 10)
    again = await house.client("Anna", key=anna.key)
    await again.watch(anna.table.table)
    await again.until(lambda: again.ended is not None)
    return again
