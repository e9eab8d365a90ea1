"""People at a table for days: who is asked in his own turn, and who waits for a moment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.engine.machine import Decision
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Done, Message, Watch, encode
from sixgun.server.tables.playing import Play
from tests.server.houses import OpenHouse, RecordingClient, begun

FOUR = ("Anna", "Bruno", "Carla", "Dario")
DAY, SHORTEST, LONGEST = 86_400.0, 300.0, 900.0


class Listener(RecordingClient):
    """Remembers when everything came, byte by byte."""

    def __init__(self, house: str, clock: TestClock, **options: Any) -> None:
        super().__init__(house, **options)
        self.timed: list[tuple[float, bytes]] = []
        self._watch, self._hear = clock, self._note

    def _note(self, message: Message) -> None:
        self.heard.append(message)
        if not isinstance(message, Done):  # what the test itself has asked for
            self.timed.append((self._watch.date(), encode(message)))


async def slow(house: OpenHouse, *names: str, **options: Any) -> list[RecordingClient]:
    return await begun(house, *(names or FOUR), **{"clock": "days", **options})


def play_at(house: OpenHouse, table: str = "") -> Play:
    (found,) = [each for each in house.house.tables.values() if table in ("", each.name)]
    assert found.play is not None
    return found.play


def decision_at(house: OpenHouse) -> Decision:
    decision = play_at(house).game.decision
    assert decision is not None
    return decision


async def step(house: OpenHouse, people: list[RecordingClient], option: int = 0) -> None:
    """One decision more: in his own turn somebody answers; out of turn the moment comes."""
    play, decision = play_at(house), decision_at(house)
    if play.pending is not None and play.pending.drawn:
        await house.pass_time(LONGEST + 1)
        return
    client = people[decision.seat]
    await client.until(
        lambda: client.question is not None and client.question.decision == decision.serial
    )
    await client.answer(option)
    await house.quiet()


def leads_to_a_shot(play: Play) -> bool:
    """Does the first option have somebody shot who can dodge it, and lose no more than a life?"""
    game = play.game.copy()
    game.choose(game.options[0])
    asked = game.decision
    if asked is None or asked.kind != "shot" or asked.seat == game.turn:
        return False
    return len(asked.options) > 1 and game.life[asked.seat] > 1


async def before_a_shot(house: OpenHouse, people: list[RecordingClient]) -> int:
    """Play until somebody is about to be shot who could dodge it; his seat."""
    while not leads_to_a_shot(play_at(house)):
        await step(house, people)
        assert not play_at(house).game.over, "nobody could dodge in this whole game"
    game = play_at(house).game.copy()
    game.choose(game.options[0])
    return int(game.decision.seat)


async def shot(house: OpenHouse, people: list[RecordingClient]) -> RecordingClient:
    """Somebody is asked out of turn, with a choice; who."""
    seat = await before_a_shot(house, people)
    await step(house, people)
    assert decision_at(house).seat == seat
    return people[seat]


async def returned(house: OpenHouse, client: RecordingClient, table: str) -> RecordingClient:
    """The same person comes to the table of another life of the house."""
    again = await house.client(client.name, key=client.key)
    await again.request(Watch(table=table))
    return again


def folder_of(path: Path, name: str) -> Path:
    made = path / name
    made.mkdir()
    return made


def news(client: RecordingClient) -> list[Message]:
    """What somebody was told without having asked for it."""
    return [message for message in client.heard if not isinstance(message, Done)]
