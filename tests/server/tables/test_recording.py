"""Records are written as games go on: byte by byte what playing a game again would give."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.engine.record import Recorder, load_record, proved_deal, record_of
from sixgun.engine.snapshot import SCRIPTS, from_json
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Ended, Hurry, Resign, Update
from sixgun.server.store import reads
from sixgun.server.tables.ending import deal_of
from sixgun.server.tables.games import HouseGame
from sixgun.server.tables.playing import Play
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    begun,
    run,
    together,
)
from tests.server.tables.test_hurrying import ends, only_the_dead
from tests.server.tables.test_restart import back, killed
from tests.server.tables.test_upgrades import OLD, mislead

FOUR = ("Anna", "Bruno", "Carla", "Dario")
DUEL: dict[str, Any] = {"game": "duel", "clock": "none", "pace": "none"}


def without_names(record: str) -> str:
    return "".join(f"{line}\n" for line in record.splitlines() if not line.startswith("display "))


def written(house: OpenHouse, client: RecordingClient) -> str:
    """What is on disk of the game that somebody has seen the end of, names and notes aside."""
    row = reads.game_called(house.house.store, client.game.game)
    assert row is not None
    assert row.ended is not None
    return without_names(row.record)


def played_again(house: OpenHouse, client: RecordingClient) -> str:
    """The record that the whole game gives, played from its seed once more."""
    play = house.table_of(client).play
    assert play is not None
    return record_of(play.game, deal=deal_of(play))


async def play_boldly(people: list[RecordingClient], seed: int) -> None:
    """To the end; each chooses by dice of his own, so that nobody's network decides."""

    async def one(client: RecordingClient) -> None:
        dice = Random(f"{seed} {client.name}")
        await client.play(lambda question: dice.randrange(len(question.options)))
        await client.hears(Ended)

    await together(*[one(client) for client in people])


@pytest.mark.parametrize(
    ("names", "options"),
    [(FOUR, {"patient": True}), (FOUR, {"patient": False}), (FOUR[:2], DUEL)],
)
def test_after_a_kill_in_the_middle_the_record_is_that_of_the_whole_game(
    tmp_path: Path, names: tuple[str, ...], options: dict[str, Any]
) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *names, **options)
            for _ in range(12):
                await answered(people)
            await house.quiet()
            after = killed(tmp_path)
        for folder in (after, tmp_path):  # after a kill, and after it was shut
            async with a_house(folder, clock) as house:
                again = await back(house, *people)
                for client in again:
                    await client.hears(Update)
                if len(again) > 2:
                    await again[3].request(Resign())  # the others play on
                await play_boldly(again, 1)
                record = written(house, again[0])
                assert record == played_again(house, again[0])
                assert load_record(record).over
                assert proved_deal(record)
                assert ("\nP4: leave\n" in record) == (len(again) > 2)

    run(test)


def test_a_game_of_older_rules_is_recorded_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        clock = TestClock()
        with monkeypatch.context() as before:
            before.setattr(HouseGame, "rules", property(lambda kind: OLD))
            async with a_house(tmp_path, clock) as house:
                people = await begun(house, *FOUR)
                for _ in range(6):
                    await answered(people)
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            await play_boldly(again, 2)
            record = written(house, again[0])
            assert record == played_again(house, again[0])
            assert record.startswith(f"sixgun record 1\nrules {OLD}\nsettings ")

    run(test)


def test_a_game_that_went_on_from_a_position_is_recorded_from_there(tmp_path: Path) -> None:
    """Also after a further restart: what was done since then stands in the log of the house."""

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            for _ in range(8):
                await answered(people)
            await asked_with_choice(people)
        mislead(tmp_path)
        async with a_house(tmp_path, clock) as house:
            people = await back(house, *people)
            for _ in range(6):
                await asked_with_choice(people)
                await answered(people)
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            for client in again:
                await client.hears(Update)
            await again[3].request(Resign())
            await play_boldly(again, 3)
            row = reads.game_called(house.house.store, again[0].game.game)
            reference = Recorder(from_json(row.position))
            for move in house.moves_of(again[0]):
                if move.number > row.position_at:
                    reference.apply(move.line)
            assert without_names(row.record) == reference.text()
            assert "\nsnapshot {" in row.record

    run(test)


def test_a_hurried_game_says_so_in_the_same_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await only_the_dead(house, 1)
            game = house.table_of(anna).play.name
            await anna.request(Hurry(how="result"))
            await ends([anna], game)
            await house.quiet()
            row = reads.game_called(house.house.store, game)
            assert f"\ndisplay hurried {row.hurried}\n" in row.record
            assert without_names(row.record) == played_again(house, anna)

    run(test)


def test_at_its_end_nothing_of_a_game_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many choices are made as moves are written; no second game is ever made."""
    made: list[str] = []
    chosen: list[int] = []
    for title, script in SCRIPTS.items():

        def fresh(*args: Any, script: Any = script, title: str = title, **options: Any) -> Any:
            made.append(title)
            return script.fresh(*args, **options)

        monkeypatch.setitem(SCRIPTS, title, script._replace(fresh=fresh))
    choose = Recorder.choose

    def counted(recorder: Recorder, *args: Any) -> None:
        chosen.append(1)
        choose(recorder, *args)

    monkeypatch.setattr(Recorder, "choose", counted)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR[:2], **DUEL)
            play = house.table_of(people[0]).play
            assert isinstance(play, Play)
            await play_boldly(people, 4)
            await house.quiet()
            assert (len(made), len(chosen)) == (1, len(house.moves_of(people[0])))
            assert written(house, people[0]) == record_of(play.game, deal=deal_of(play))

    run(test)
