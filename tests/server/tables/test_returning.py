"""Who loses the connection comes back to where the game is; two devices are one person."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sixgun.client import ReloadNeeded
from sixgun.client import client as client_module
from sixgun.server import protocol
from sixgun.server.protocol import (
    PROTOCOL,
    Answer,
    Ended,
    Hello,
    Question,
    Reload,
    Update,
    encode,
    read_message,
)
from tests.server.houses import (
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    begun,
    run,
    together,
    who_is_asked,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")


# ------------------------------------------------------------------ one device


def test_the_same_question_comes_again_and_the_answer_counts(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            for _ in range(5):
                await answered(people)
            client = await asked_with_choice(people)
            question, reports, view = client.question, list(client.reports), client.view
            moves = len(house.moves_of(client))
            await client.comes_back()
            assert (client.question, client.reports, client.view) == (question, reports, view)
            await answered(people)
            assert len(house.moves_of(client)) == moves + 1
            assert client.reports[: len(reports)] == reports
            assert not client.refused()

    run(test)


def test_an_answer_that_was_lost_with_the_connection_is_asked_for_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            asked = []
            async for question in client.questions():
                asked.append(question.decision)
                if len(asked) == 1:
                    client.cut()
                await client.answer(0)
                if len(asked) == 2:
                    break
            assert asked[0] == asked[1]
            await client.until(lambda: client.question and client.question.decision != asked[0])
            assert [move.seat for move in house.moves_of(client)].count(client.table.seat) >= 1
            assert not client.refused()

    run(test)


def test_an_answer_that_arrived_before_the_connection_broke_counts_once(tmp_path: Path) -> None:
    """At a patient table it is held back for a while: then the question comes again."""

    async def test() -> None:
        async with a_house(tmp_path, pace=1.0) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            decision = client.question.decision
            await client.answer(1)
            await house.quiet()
            await client.comes_back()
            assert client.question.decision == decision
            await client.answer(0)
            await house.quiet()
            await house.pass_time(10)
            assert len(house.moves_of(client)) == len(set(house.moves_of(client)))
            moves = [move for move in house.moves_of(client) if move.kind == "person"]
            assert len(moves) == 1
            assert not client.refused()

    run(test)


def test_a_whole_game_with_broken_connections(tmp_path: Path) -> None:
    async def cutting(client: RecordingClient, dice: Random) -> None:
        async for question in client.questions():
            if dice.random() < 0.05:
                client.cut()
            await client.answer(dice.randrange(len(question.options)))

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            await together(*[cutting(client, Random(n)) for n, client in enumerate(people)])
            await together(*[client.until(lambda g=client: bool(g.view.over)) for client in people])
            moves = house.moves_of(people[0])
            assert [move.number for move in moves] == [*range(1, len(moves) + 1)]
            assert {move.kind for move in moves} <= {"person", "forced"}
            public = [[report.key for report in client.reports] for client in people]
            assert public.count(public[0]) == len(people)

    run(test)


# ------------------------------------------------------------------ old clients


def test_a_client_of_another_version_is_told_to_reload(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            async with house.socket(anna.key) as socket:
                await socket.send(encode(Hello(protocol=PROTOCOL + 1)), text=True)
                told = read_message(str(await socket.recv()).encode())
                assert told == Reload(protocol=PROTOCOL)
                await socket.wait_closed()
                assert socket.close_code == 1000

    run(test)


def test_our_own_client_says_that_it_is_too_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            monkeypatch.setattr(client_module, "PROTOCOL", PROTOCOL + 1)
            with pytest.raises(ReloadNeeded, match=f"version {PROTOCOL} of the protocol"):
                await house.client("Anna")

    run(test)


# ------------------------------------------------------------------ two devices


def test_of_two_devices_the_first_answer_counts_and_the_second_sees_no_error(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            phone = await house.second_device(client)
            await phone.hears(Update)
            assert phone.question == client.question
            question = client.question
            texts = house.table_of(client).play.game.texts()
            last = len(question.options) - 1
            await client.answer(last)
            await house.quiet()
            await phone.tell(Answer(decision=question.decision, option=0))
            await house.quiet()
            assert house.moves_of(client)[-1].text == texts[last]
            assert not phone.refused()
            assert phone.view == client.view

            await client.tell(Answer(decision=question.decision, option=0))
            await house.quiet()
            assert client.refused() == ["stale-decision"]

    run(test)


def test_a_late_answer_of_somebody_else_is_not_taken_for_that_of_a_second_device(
    tmp_path: Path,
) -> None:
    """Only the own other device may be late: whoever else answers what is closed is told so."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            asked = await asked_with_choice(people)
            decision = asked.question.decision
            phone = await house.second_device(asked)
            await answered(people)
            before = house.fingerprint(asked)
            for late in (*people, phone):
                await late.tell(Answer(decision=decision, option=0))
            await house.quiet()
            assert [client.refused() for client in people] == [["stale-decision"]] * 4
            assert not phone.refused()
            assert house.fingerprint(asked) == before

    run(test)


def test_a_whole_game_in_which_everybody_answers_on_two_devices(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated(*FOUR, players=4, clock="none")
            phones = [await house.second_device(client) for client in people]
            await people[0].start()
            devices = [*people, *phones]
            await together(*[client.play(lazily(Random(n))) for n, client in enumerate(devices)])
            await house.quiet()
            assert {client.of(Ended)[0].over for client in devices} == {people[0].of(Ended)[0].over}
            assert not any(client.refused() for client in devices)
            for client, phone in zip(people, phones, strict=True):
                assert client.view == phone.view
                assert client.reports == phone.reports

    run(test)


def lazily(dice: Random):
    """Choose by chance, but rather something than nothing."""

    def choose(question: Question) -> int:
        return dice.randrange(max(1, len(question.options) - 1))

    return choose


def test_a_chair_is_empty_when_the_last_device_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno")
            phone = await house.second_device(anna)
            assert bruno.table.chairs[0].here
            await anna.close()
            await bruno.until(lambda: bruno.table.spectators == 0)
            await house.quiet()
            assert bruno.table.chairs[0].here
            await phone.close()
            await bruno.until(lambda: not bruno.table.chairs[0].here)
            assert not bruno.table.chairs[0].away
            again = await house.client("Anna", key=anna.key)
            assert again.welcome.playing == (bruno.table.table,)
            await again.watch(bruno.table.table)
            await bruno.until(lambda: bruno.table.chairs[0].here)
            assert again.table.seat == 0

    run(test)


def test_a_client_looks_at_the_table_again_that_it_found_by_quick(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            done = await anna.request(protocol.Quick(name="Anna"))
            await anna.until(lambda: anna.table is not None and anna.table.seat == 0)
            seen = len(anna.of(protocol.Table))
            anna.cut()
            await anna.hears(protocol.Table, seen + 1)
            assert anna.table.table == done.table
            await anna.request(protocol.Unwatch())
            met = len(anna.of(protocol.Welcome))
            anna.cut()
            await anna.hears(protocol.Welcome, met + 1)
            await house.quiet()
            assert not house.house.tables[done.table].viewers

    run(test)


def test_whoever_asks_for_the_whole_view_gets_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await who_is_asked(people)
            await answered(people)
            await client.tell(protocol.Full())
            await client.until(lambda: len(client.fulls()) == 2)
            full = client.fulls()[-1]
            assert (full.base, full.reports, full.view) == (0, (), client.view)

    run(test)
