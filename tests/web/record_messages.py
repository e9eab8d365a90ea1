"""Records what a house really sends, for the tests of the pages.

    ./sixgun generate fixtures

writes `src/sixgun/web/test/fixtures/*.json`: a whole game as one seat hears it, somebody who
comes back in the middle, and somebody who looks on. Chance is real, so every recording is of
another game: it is made only when what is there is no longer what a house would send.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sixgun.server import protocol
from sixgun.server.protocol import Message, Question
from tests.server.houses import OpenHouse, RecordingClient, a_house
from tests.source import PACKAGE

FOLDER = PACKAGE / "web" / "test" / "fixtures"
NAMES = ("comes-back.json", "everything.json", "game.json", "spectator.json")


class Talk:
    """What one seat heard of a game, and the whole view that it should have led to."""

    def __init__(self, heard: list[Message], view: protocol.GameView) -> None:
        self.heard = heard
        self.view = view

    def text(self, **more: Any) -> str:
        """As a file, with what else the tests need to know."""
        fixture = {**more, "messages": self.heard, "view": self.view}
        plain = json.loads(protocol.encode(fixture))
        lines = [f'  "{key}": {_lines(value)}' for key, value in plain.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(value: Any) -> str:
    """JSON with a message a line."""
    if not isinstance(value, list):
        return json.dumps(value, separators=(",", ":"))
    entries = [json.dumps(entry, separators=(",", ":")) for entry in value]
    return "[\n    " + ",\n    ".join(entries) + "\n  ]"


async def record(folder: Path) -> dict[str, str]:
    """Play at a house in this folder; the recordings by the names of their files."""
    async with a_house(folder) as house:
        anna = await opened(house, players=4)
        watcher = await house.client("Watcher")
        await watcher.watch(anna.table.table if anna.table else "")
        later = asyncio.create_task(comes_back(house, anna))
        await anna.play(at_random(4))
        game = (await seen(house, anna)).text(number=anna.numbers)
        back = (await later).text()
        await watcher.until(lambda: watcher.ended is not None)
        assert watcher.view is not None
        spectator = Talk(watcher.heard, watcher.view).text()
        everything = await opened(house, players=8, sets=("all",), characters="two")
        await everything.play(at_random(2))
        all_boxes = (await seen(house, everything)).text(number=everything.numbers)
    return dict(zip(NAMES, (back, all_boxes, game, spectator), strict=True))


async def opened(house: OpenHouse, **options: Any) -> RecordingClient:
    client = await house.client("Anna")
    assert client._socket is not None
    await client._socket.send(protocol.encode(protocol.Lobby()), text=True)
    await client.hears(protocol.Tables)  # that is the answer
    await client.open_table(public=True, **options)
    await client.request(protocol.Say(text="Howdy"))
    await client.start(bots="drifter")
    return client


async def comes_back(house: OpenHouse, anna: RecordingClient) -> Talk:
    """The same person on another device, from the middle of the game on."""
    await anna.until(lambda: len(anna.of(protocol.Update)) > 10)
    again = await house.client("Anna", key=anna.key)
    assert anna.table is not None
    await again.watch(anna.table.table)
    await again.until(lambda: again.ended is not None)
    return await seen(house, again)


async def seen(house: OpenHouse, client: RecordingClient) -> Talk:
    """What was heard, and the view as the house sends it in full afterwards."""
    heard = list(client.heard)
    fresh = await house.client("Anna", key=client.key)
    assert client.table is not None
    await fresh.watch(client.table.table)
    await fresh.hears(protocol.Update)
    assert fresh.view is not None
    return Talk(heard, fresh.view)


def at_random(seed: int) -> Any:
    dice = Random(seed)

    def choose(question: Question) -> int:
        return dice.randrange(len(question.options))

    return choose


def made() -> dict[Path, str]:
    """The recordings that are there, or new ones if a house would send something else by now."""
    if all(still_sent(FOLDER / name) for name in NAMES):
        return {FOLDER / name: (FOLDER / name).read_text(encoding="utf-8") for name in NAMES}
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(asyncio.wait_for(record(Path(folder)), 120))
    return {FOLDER / name: text for name, text in found.items()}


def is_told(message: Message) -> bool:
    """Is every report of an update in words as well?"""
    if not isinstance(message, protocol.Update):
        return True
    lines = {line.at for line in (*message.told, *message.asides)}
    return lines == set(range(len(message.reports)))


def still_sent(file: Path) -> bool:
    """Is everything in this recording what a house would send today, and is nothing missing?"""
    if not file.is_file():
        return False
    recorded = json.loads(file.read_text(encoding="utf-8"))
    try:
        read = [protocol.read_message(json.dumps(each).encode()) for each in recorded["messages"]]
    except msgspec.DecodeError:
        return False
    same = [json.loads(protocol.encode(each)) for each in read] == recorded["messages"]
    return (
        same
        and all(map(is_told, read))
        and list(recorded["view"]) == list(protocol.GameView.__struct_fields__)
    )
