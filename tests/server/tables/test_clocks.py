"""Clocks: time runs out, a bot takes the seat, the person takes it back; pauses stop them all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.notation import option_text
from sixgun.server import protocol
from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Answer,
    Back,
    Clock,
    Leave,
    Pause,
    Resign,
    Resume,
    Update,
)
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    begun,
    give_up,
    run,
    want_again,
    who_is_asked,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")
#: What a fast clock gives for a decision and for the whole game.
DECISION, BANK = 12, 60


async def fast(house: OpenHouse, **options: Any) -> list[RecordingClient]:
    return await begun(house, *FOUR, **{"clock": "fast", **options})


async def answered_last(people: list[RecordingClient]) -> RecordingClient:
    """Whoever is asked takes the last option: nobody dies of that so soon."""
    client = await who_is_asked(people)
    return await answered(people, option=len(client.question.options) - 1)


async def until_asked(people: list[RecordingClient], client: RecordingClient) -> None:
    """Everybody but this one answers at once."""
    while await who_is_asked(people) is not client:
        await answered_last(people)


# ------------------------------------------------------------------ out of time


def test_when_the_time_is_up_the_default_is_played_and_logged(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            client = await asked_with_choice(people)
            question, moves = client.question, len(house.moves_of(client))
            assert client.clock == Clock(DECISION * 1000, BANK * 1000)
            game = house.table_of(client).play.game
            default = option_text(game.decision.default, game.options, game.names)
            await house.pass_time(DECISION + BANK - 0.1)
            assert client.question == question
            assert len(house.moves_of(client)) == moves
            await house.pass_time(0.1)
            assert client.question != question
            move = house.moves_of(client)[-1]
            assert (move.kind, move.seat) == ("default", question.seat)
            assert (move.text, move.spent) == (default, (DECISION + BANK) * 1000)
            assert all("timed-out" in each.notices() for each in people)
            late = Answer(decision=question.decision, option=0)
            assert await client.refuses(late) == "stale-decision"

    run(test)


def test_the_bank_is_used_when_the_time_of_a_decision_is_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            client = await who_is_asked(people)
            await house.pass_time(DECISION + 8)
            await client.tell(protocol.Full())
            await client.until(lambda: len(client.fulls()) == 2)
            assert client.clock == Clock(0, (BANK - 8) * 1000)
            await answered_last(people)
            await until_asked(people, client)
            assert client.clock == Clock(DECISION * 1000, (BANK - 8) * 1000)
            await house.pass_time(DECISION - 1)
            await answered_last(people)
            await until_asked(people, client)
            assert client.clock == Clock(DECISION * 1000, (BANK - 8) * 1000)
            await house.pass_time(DECISION + BANK - 8)
            assert house.moves_of(client)[-1].kind in ("default", "forced")

    run(test)


async def run_out(house: OpenHouse, people: list[RecordingClient], client: RecordingClient) -> None:
    """This one is asked and does not answer in time."""
    await until_asked(people, client)
    await house.pass_time(DECISION + BANK)


def test_after_two_in_a_row_a_bot_takes_the_seat_until_its_person_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            client = await who_is_asked(people)
            seat = client.table.seat
            other = people[seat - 1]
            await run_out(house, people, client)
            assert not other.table.chairs[seat].away
            await run_out(house, people, client)
            chair = other.table.chairs[seat]
            assert (chair.kind, chair.away, chair.bot, chair.here) == (
                "person",
                True,
                "tracker",
                True,
            )
            assert "took-over" in other.notices()
            await client.request(Back())
            await house.quiet()
            chair = other.table.chairs[seat]
            assert (chair.away, chair.bot) == (False, "")
            assert "took-back" in other.notices()
            await until_asked(people, client)
            await answered_last(people)
            kinds = [move.kind for move in house.moves_of(client) if move.seat == seat]
            assert kinds[-1] in ("person", "forced")

    run(test)


def test_an_answer_in_between_makes_two_time_outs_harmless(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            client = await who_is_asked(people)
            for _ in range(3):
                await run_out(house, people, client)
                await until_asked(people, client)
                await answered_last(people)
            await house.quiet()
            assert not people[client.table.seat - 1].table.chairs[client.table.seat].away
            assert "took-over" not in client.notices()

    run(test)


def test_without_a_clock_time_never_runs_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, clock="none")
            client = await who_is_asked(people)
            question = client.question
            assert client.clock is None
            await house.pass_time(10**7)
            assert client.question == question
            assert client.table is not None
            await answered(people)

    run(test)


# ------------------------------------------------------------------ away


async def gone(
    house: OpenHouse, people: list[RecordingClient], client: RecordingClient
) -> RecordingClient:
    """Somebody has lost the connection; one of those who are left."""
    other = people[client.table.seat - 1]
    await client.close()
    await other.until(lambda: not other.table.chairs[client.table.seat].here)
    return other


@pytest.mark.parametrize("clock", ["none", "fast"])
def test_a_bot_plays_for_whoever_is_gone_for_long(tmp_path: Path, clock: Any) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, clock=clock)
            client = await asked_with_choice(people)
            seat, moves = client.table.seat, len(house.moves_of(client))
            other = await gone(house, people, client)
            await house.pass_time(29.9)
            assert not other.table.chairs[seat].away
            await house.pass_time(0.2)
            assert other.table.chairs[seat].away
            await other.until(lambda: len(house.moves_of(other)) > moves)
            assert house.moves_of(other)[moves].kind == "substitute"

            again = await house.client("Back", key=client.key)
            await again.watch(other.table.table)
            await other.until(lambda: not other.table.chairs[seat].away)
            assert other.table.chairs[seat].here
            assert again.view.seat == seat

    run(test)


def test_whoever_comes_back_answers_even_if_the_bot_has_thought_already(tmp_path: Path) -> None:
    """The bot's answer is held back by the pace of the table: nobody has seen it."""

    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR, pace="slow")
            client = await asked_with_choice(people)
            seat, question = client.table.seat, client.question
            await answer_of_a_substitute(house, people, client)
            again = await house.client("Back", key=client.key)
            await again.watch(people[seat - 1].table.table)
            await again.until(lambda: again.question is not None)
            assert again.question.decision == question.decision
            assert again.question.options == question.options
            await again.answer(0)
            await house.pass_time(60)
            moves = [move for move in house.moves_of(again) if move.seat == seat]
            assert [move.kind for move in moves] == ["person"]
            assert not again.refused()

    run(test)


async def answer_of_a_substitute(
    house: OpenHouse, people: list[RecordingClient], client: RecordingClient
) -> None:
    """Somebody is gone, and the bot's answer is there but has not taken effect."""
    table = house.table_of(client)
    other = await gone(house, people, client)
    pending = table.play.pending
    pending.earliest += 60
    await house.pass_time(31)
    while pending.option is None:
        await house.quiet()
    assert pending.kind == "substitute"
    assert other.table.chairs[client.table.seat].away


def test_whoever_answers_has_the_seat_back_though_the_bot_has_thought_already(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pace=1.0, defaults_in_a_row=1) as house:
            people = await fast(house)
            client = await asked_with_choice(people)
            seat = client.table.seat
            await house.pass_time(DECISION + BANK)
            assert client.table.chairs[seat].away
            while client.question.seat != seat or len(client.question.options) == 1:
                asked = people[client.question.seat]
                if asked is not client:
                    await asked.answer(len(asked.question.options) - 1)
                await house.pass_time(5)
            pending = house.table_of(client).play.pending
            while pending.option is None:
                await house.quiet()
            assert pending.kind == "substitute"
            await client.answer(0)
            await house.quiet()
            await house.pass_time(5)
            assert not client.table.chairs[seat].away
            kinds = [move.kind for move in house.moves_of(client) if move.seat == seat]
            assert kinds[-1] == "person"
            assert not client.refused()

    run(test)


def test_whoever_comes_back_answers_while_the_bot_is_still_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            asked = asyncio.Event()

            async def think_for_ever(*_: Any) -> None:
                asked.set()
                await asyncio.Future()

            monkeypatch.setattr(house.house.pool, "think", think_for_ever)
            other = await gone(house, people, client)
            await house.pass_time(31)
            await asked.wait()
            again = await house.client("Back", key=client.key)
            await again.watch(other.table.table)
            await again.until(again._is_asked)
            decision = again.question.decision
            assert decision == other.question.decision
            await again.answer(0)
            await other.until(lambda: other.question.decision != decision)

    run(test)


def test_who_came_back_while_the_bot_was_thinking_has_a_clock_after_a_pause_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a bot that does not play any more."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            client = await asked_with_choice(people)
            asked = asyncio.Event()

            async def think_for_ever(*_: Any) -> None:
                asked.set()
                await asyncio.Future()

            monkeypatch.setattr(house.house.pool, "think", think_for_ever)
            other = await gone(house, people, client)
            await house.pass_time(31)
            await asked.wait()
            again = await house.client("Back", key=client.key)
            await again.watch(other.table.table)
            await again.until(again._is_asked)
            seat, written = again.table.seat, len(house.moves_of(other))
            await other.request(Pause())
            await other.request(Resume())
            await house.pass_time(DECISION + BANK)
            (move,) = house.moves_of(other)[written:]
            assert (move.seat, move.kind) == (seat, "default")

    run(test)


def test_a_seat_that_a_bot_has_for_good_stays_a_bots(tmp_path: Path) -> None:
    """Whoever left is not the one who has played to the end, however often the bot has moved."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            seat, other = client.table.seat, people[client.table.seat - 1]
            await client.request(Leave())
            while not any(m.seat == seat and m.kind == "bot" for m in house.moves_of(other)):
                await house.quiet()
            place = house.table_of(other).state.places[seat]
            assert (place.kind, place.away, place.relieved) == ("bot", False, True)
            seated = house.table_of(other).state.places[other.table.seat]
            assert not seated.relieved

    run(test)


def test_a_table_without_substitutes_plays_nothing_but_defaults(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house, substitutes=False)
            client = await who_is_asked(people)
            seat = client.table.seat
            for _ in range(3):
                await run_out(house, people, client)
            await until_asked(people, client)
            other = await gone(house, people, client)
            await house.pass_time(DECISION + BANK)
            mine = [move.kind for move in house.moves_of(other) if move.seat == seat]
            assert set(mine) <= {"default", "forced"}
            assert len(mine) >= 4
            assert not other.table.chairs[seat].away
            assert "took-over" not in other.notices()

    run(test)


def test_whoever_was_gone_before_the_game_is_played_by_a_bot_from_its_beginning(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated(*FOUR, players=4, clock="none")
            anna, dario = people[0], people[3]
            await dario.close()
            await anna.until(lambda: not anna.table.chairs[3].here)
            await house.pass_time(31)
            assert not anna.table.chairs[3].away, "there is nothing to play"
            await anna.start()
            await anna.until(lambda: anna.table.chairs[3].away)
            assert sorted((await anna.hears(protocol.Game)).deal.numbers) == [0, 1, 2]

    run(test)


# ------------------------------------------------------------------ pauses


def test_clocks_stand_still_in_a_pause(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            client = await asked_with_choice(people)
            other = people[client.table.seat - 1]
            decision = client.question.decision
            await house.pass_time(5)
            await other.request(Pause())
            await house.quiet()
            assert (client.table.status, client.clock) == (
                "paused",
                Clock(7000, BANK * 1000, False),
            )
            assert "paused-by" in client.notices()
            assert await client.refuses(Answer(decision=decision, option=0)) == "paused"
            assert await client.refuses(Pause()) == "paused"
            await house.pass_time(100)
            await other.request(Resume())
            await house.quiet()
            assert (client.table.status, client.clock) == ("playing", Clock(7000, BANK * 1000))
            await house.pass_time(7 + BANK - 0.1)
            assert client.question.decision == decision
            await house.pass_time(0.1)
            assert client.question.decision != decision
            assert house.moves_of(client)[-1].spent == (DECISION + BANK) * 1000

    run(test)


def test_pauses_are_counted_and_end_by_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            anna, bruno, carla = people[:3]
            assert bruno.table.pauses == 2
            await bruno.request(Pause())
            assert await carla.refuses(Resume()) == "not-owner"
            await anna.request(Resume())
            await bruno.request(Pause())
            await house.pass_time(179.9)
            assert bruno.table.status == "paused"
            await house.pass_time(0.2)
            assert (bruno.table.status, bruno.table.pauses) == ("playing", 0)
            assert bruno.notices()[-1] == "resumed"
            assert await bruno.refuses(Pause()) == "no-pauses-left"
            assert carla.table.pauses == 2
            await carla.request(Pause())

    run(test)


def test_a_game_that_ends_in_a_pause_is_over_for_good(tmp_path: Path) -> None:
    """All give up: the end of the pause begins nothing again, and another game can begin."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            await people[1].request(Pause())
            await give_up(people)
            await house.pass_time(house.house.settings.pause_seconds + 1)
            assert (people[0].table.status, house.saved(people[0]).status) == ("over", "over")
            assert house.saved(people[0]).paused_by == ""
            assert "resumed" not in people[0].notices()
            await want_again(people)
            await house.quiet()
            assert people[0].table.status == "playing"

    run(test)


def test_what_is_asked_anew_during_a_pause_has_its_full_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await fast(house)
            client = await asked_with_choice(people)
            await house.pass_time(5)
            await people[client.table.seat - 1].request(Pause())
            await house.pass_time(50)
            await client.request(Resign())
            asked = await who_is_asked(people)
            await people[client.table.seat - 1].request(Resume())
            await house.quiet()
            assert asked.clock == Clock(DECISION * 1000, BANK * 1000)
            await house.pass_time(DECISION + BANK)
            assert house.moves_of(asked)[-1].kind in ("default", "forced")

    run(test)


def test_a_bot_that_thinks_during_a_pause_plays_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            other, decision = people[client.table.seat - 1], client.question.decision
            await other.request(Pause())
            pending = house.table_of(other).play.pending
            await gone(house, people, client)
            await house.pass_time(31)
            while pending.option is None:
                await house.quiet()
            assert other.question.decision == decision
            seen = len(other.of(Update))
            await other.request(Resume())
            await other.hears(Update, seen + 1)
            await other.until(lambda: other.question.decision != decision)

    run(test)


# ------------------------------------------------------------------ while the house is shut


def test_clocks_do_not_run_while_the_house_is_shut(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await fast(house)
            client = await who_is_asked(people)
            await house.pass_time(DECISION + 8)
            await answered_last(people)
            await until_asked(people, client)
            await house.pass_time(DECISION + 20)
            question, key, table = client.question, client.key, client.table.table
            seat = client.table.seat
        clock.advance(5000)
        async with a_house(tmp_path, clock) as house:
            again = await house.client("Again", key=key)
            await again.watch(table)
            await again.hears(Update)
            assert again.question == question
            assert again.clock == Clock(DECISION * 1000, (BANK - 8) * 1000)
            await house.pass_time(DECISION + BANK - 8.1)
            assert again.question == question
            await house.pass_time(0.2)
            last = [move for move in house.moves_of(again) if move.seat == seat][-1]
            assert last.kind in ("default", "forced")

    run(test)


# ------------------------------------------------------------------ time to see what led to it


def test_every_question_to_a_person_gets_the_same_extra_time(tmp_path: Path) -> None:
    """In the deadline, in the clock that is shown and in the reserve alike."""

    async def test() -> None:
        async with a_house(tmp_path, showing_seconds=1.5) as house:
            people = await fast(house)
            client = await asked_with_choice(people)
            assert client.clock == Clock(DECISION * 1000 + 1500, BANK * 1000)
            await house.pass_time(DECISION + 1.5)
            await answered_last(people)
            await until_asked(people, client)
            whole = Clock(DECISION * 1000 + 1500, BANK * 1000)
            assert client.clock == whole, "the extra time costs nothing of the reserve"
            client = await asked_with_choice(people)
            question, banked = client.question, client.clock.bank / 1000
            await house.pass_time(DECISION + 1.5 + banked - 0.001)
            assert client.question == question
            await house.pass_time(0.001)
            assert client.question != question

    run(test)


def test_a_table_without_a_clock_gets_none_by_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, showing_seconds=1.5) as house:
            people = await begun(house, *FOUR)
            assert (await who_is_asked(people)).clock is None

    run(test)
