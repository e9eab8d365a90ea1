"""Patient tables tell nothing by speed: nothing takes effect before a pause, whoever answers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sixgun.engine.record import load_record
from sixgun.server.protocol import Pause, Prefer, Resume, Update
from sixgun.server.settings import PACES
from sixgun.server.store import reads
from sixgun.server.tables.pauses import LONGEST, SHORTEST
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    asked_with_choice,
    begun,
    play_out,
    run,
    who_is_asked,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")
MIDDLE = PACES["normal"]


def updates(people: list[RecordingClient]) -> list[int]:
    return [len(client.of(Update)) for client in people]


async def held_back(house: OpenHouse, people: list[RecordingClient]) -> None:
    """An answer has been given: nobody sees it before the pause is over, everybody after."""
    await house.quiet()
    before, pending = updates(people), house.table_of(people[0]).play.pending
    pause = pending.earliest - pending.opened
    assert MIDDLE * SHORTEST <= pause <= MIDDLE * LONGEST
    left = pending.earliest - house.clock.now()
    await house.pass_time(left - 0.001)
    assert updates(people) == before
    await house.pass_time(0.002)
    assert updates(people) == [count + 1 for count in before]


async def a_forced_question(house: OpenHouse, people: list[RecordingClient]) -> RecordingClient:
    """Whoever is asked something with one answer; such questions come up in every game."""
    while True:
        client = await who_is_asked(people)
        if len(client.question.options) == 1:
            return client
        decision = client.question.decision
        await client.answer(0)
        await house.quiet()
        await house.pass_time(MIDDLE * LONGEST + 1)
        await client.until(lambda d=decision, g=client: g.question.decision != d)


def test_an_answer_of_a_person_takes_effect_after_the_pause(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            await client.answer(0)
            await held_back(house, people)
            client = await who_is_asked(people)
            await house.pass_time(MIDDLE * LONGEST + 1)
            before = updates(people)
            await client.answer(0)
            await house.quiet()
            assert updates(people) == [count + 1 for count in before], "the pause was long over"

    run(test)


def test_a_pause_of_the_table_does_not_shorten_the_pause_before_an_answer(tmp_path: Path) -> None:
    """Nothing happens while the game stands still, and then what was left of it is left."""

    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            pending = house.table_of(client).play.pending
            pause = pending.earliest - pending.opened
            await client.answer(0)
            await house.quiet()
            await house.pass_time(pause / 4)
            written = len(house.moves_of(client))
            other = people[client.table.seat - 1]
            await other.request(Pause())
            await house.pass_time(60)  # much longer than any pause before an answer
            assert len(house.moves_of(client)) == written
            await other.request(Resume())
            await house.pass_time(pause * 3 / 4 - 0.001)
            assert len(house.moves_of(client)) == written
            await house.pass_time(0.002)
            assert len(house.moves_of(client)) == written + 1
            assert house.moves_of(client)[-1].seat == client.table.seat

    run(test)


def test_an_answer_of_a_bot_takes_effect_after_the_pause(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            (anna,) = await house.seated("Anna", players=4, clock="none")
            await anna.start(bots="drifter")
            await anna.hears(Update)
            while anna.question.seat == 0:
                decision = anna.question.decision
                await anna.answer(len(anna.question.options) - 1)
                await house.pass_time(MIDDLE * LONGEST + 1)
                await anna.until(lambda d=decision: anna.question.decision != d)
            pending = house.table_of(anna).play.pending
            while pending.option is None:
                await house.quiet()
            await held_back(house, [anna])

    run(test)


def test_a_default_takes_effect_after_the_pause_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR, clock="fast")
            client = await asked_with_choice(people)
            house.table_of(client).play.pending.earliest += 100
            await house.pass_time(72)
            before = updates(people)
            await house.pass_time(20)
            assert updates(people) == before
            await house.pass_time(20)
            assert updates(people) == [count + 1 for count in before]

    run(test)


def test_an_answer_in_time_counts_though_the_time_is_up_before_it_takes_effect(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR, clock="fast")
            client = await asked_with_choice(people)
            house.table_of(client).play.pending.earliest += 100
            wanted = house.table_of(client).play.game.texts()[0]
            before = house.moves_of(client)
            await client.answer(0)
            await house.quiet()
            await house.pass_time(95)
            assert house.moves_of(client) == before
            await house.pass_time(10)
            (move,) = house.moves_of(client)[len(before) :]
            assert (move.kind, move.text) == ("person", wanted)
            assert "timed-out" not in client.notices()

    run(test)


def test_whoever_has_one_answer_is_asked_like_everybody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR)
            client = await a_forced_question(house, people)
            question = client.question
            assert (len(question.options), question.default) == (1, 0)
            before = updates(people)
            await house.pass_time(100)
            assert updates(people) == before, "nobody answers for him"
            await client.answer(0)
            await house.quiet()
            assert updates(people) == [count + 1 for count in before]
            assert house.moves_of(client)[-1].kind == "forced"

    run(test)


def test_who_prefers_it_is_answered_for_but_not_faster(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR)
            client = await a_forced_question(house, people)
            await client.request(Prefer(forced=True))
            await held_back(house, people)
            for each in people:
                await each.request(Prefer(forced=True))
            while True:
                client = await who_is_asked(people)
                if len(client.question.options) == 1:
                    break
                await client.answer(0)
                await house.quiet()
                await house.pass_time(MIDDLE * LONGEST + 1)
            assert house.table_of(client).play.pending.kind == "forced"
            await held_back(house, people)
            assert not any(each.refused() for each in people)

    run(test)


def test_forced_answers_are_in_the_log_but_not_in_the_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            for client in people:
                await client.request(Prefer(forced=True))
            await play_out(people)
            moves = house.moves_of(people[0])
            forced = [move for move in moves if move.kind == "forced"]
            assert forced
            game = reads.game_called(house.house.store, people[0].game.game)
            lines = re.findall(r"^P\d: ", game.record, re.MULTILINE)
            assert len(lines) == len(moves) - len(forced)
            replayed = load_record(game.record)
            assert replayed.over == game.over

    run(test)


def test_a_table_that_is_not_patient_asks_only_real_questions(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, patient=False)
            await play_out(people)
            kinds: set[Any] = {move.kind for move in house.moves_of(people[0])}
            assert kinds == {"person"}
            assert all(
                len(update.question.options) != 1
                for client in people
                for update in client.of(Update)
                if update.question is not None
            )

    run(test)
