"""Answers that do not count: refused with a reason, and nothing is different afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.server import protocol
from sixgun.server.protocol import Answer, Request
from sixgun.server.protocol.refusals import Refusal
from sixgun.server.tables.connection import Connection
from sixgun.server.tables.table import RULES
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    begun,
    run,
)

FOUR = ("Anna", "Bruno", "Carla", "Dario")


async def refused(house: OpenHouse, client: RecordingClient, request: Request) -> str:
    """Why an answer is refused; nobody is shown anything, and nothing has changed."""
    before, seen = house.fingerprint(client), len(client.of(protocol.Update))
    why = await client.refuses(request)
    await house.quiet()
    assert house.fingerprint(client) == before
    assert len(client.of(protocol.Update)) == seen
    return why


def test_stale_foreign_and_impossible_answers_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            spectator = await house.client("Elena")
            await spectator.watch(people[0].table.table)
            old = await answered(people)
            client = await asked_with_choice(people)
            question = client.question
            now, count = question.decision, len(question.options)
            other = people[(question.seat + 1) % 4]

            stale = Answer(decision=now - 1, option=0)
            assert await refused(house, old, stale) == "stale-decision"
            for serial in (now + 1, 0, -1, 2**53 - 1):
                answer = Answer(decision=serial, option=0)
                assert await refused(house, client, answer) == "stale-decision"
            assert await refused(house, other, Answer(decision=now, option=0)) == "not-asked"
            for option in (count, -1, 2**53 - 1, 1 - 2**53):
                answer = Answer(decision=now, option=option)
                assert await refused(house, client, answer) == "no-such-option"
            answer = Answer(decision=now, option=0)
            assert await refused(house, spectator, answer) == "not-seated"

            assert client.question == question
            await answered(people)
            assert house.moves_of(client)[-1].seat == question.seat

    run(test)


def test_without_a_game_nothing_can_be_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            answer = Answer(decision=1, option=0)
            assert await anna.refuses(answer) == "not-at-a-table"
            await anna.open_table(players=4)
            assert await refused(house, anna, answer) == "no-game"
            assert await refused(house, anna, protocol.Resign()) == "no-game"
            assert await refused(house, anna, protocol.Pause()) == "no-game"
            assert await refused(house, anna, protocol.Full()) == "no-game"
            assert await refused(house, anna, protocol.Explain(asks=())) == "no-game"
            assert await refused(house, anna, protocol.Number(value="5e" * 16)) == "number-late"
            assert await refused(house, anna, protocol.Again()) == "not-a-lesson"

    run(test)


def test_whoever_has_looked_away_meanwhile_sees_nothing_more(tmp_path: Path) -> None:
    """What was asked at a table may be done only after the asker has been shown out."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            table, gone = house.table_of(people[0]), Connection("somebody")
            for look in (protocol.Full(), protocol.Explain(asks=())):
                with pytest.raises(Refusal) as refused:
                    await RULES[type(look)](table, gone, look)
                assert refused.value.told().key == "refusal-not-at-a-table"

    run(test)


def test_whoever_is_out_of_the_game_answers_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = await asked_with_choice(people)
            quitter = people[(client.question.seat + 1) % 4]
            await quitter.request(protocol.Resign())
            await quitter.until(lambda: quitter.view.seats[quitter.table.seat].passive)
            client = await asked_with_choice(people)
            answer = Answer(decision=client.question.decision, option=0)
            assert await refused(house, quitter, answer) == "not-asked"
            assert await refused(house, quitter, protocol.Resign()) == "resigned-already"

    run(test)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "malformed"),
        ("{}", "malformed"),
        ("[]", "malformed"),
        ('{"t": "answer"}', "malformed"),
        ('{"t": "answer", "decision": "1", "option": 0}', "malformed"),
        ('{"t": "answer", "decision": 1, "option": 0, "seat": 3}', "malformed"),
        ('{"t": "answer", "decision": 1.5, "option": 0}', "malformed"),
        ('{"t": "answer", "decision": 1, "option": 9007199254740992}', "malformed"),
        ('{"t": "update", "seq": 1}', "malformed"),
        ('{"t": "open", "options": {"players": 5, "cheat": true}}', "malformed"),
        ('{"t": "say", "text": "\\ud800"}', "malformed"),
        ("[" * 30_000, "malformed"),
        ('{"t": "hello", "protocol": 1}', "hello-again"),
    ],
)
def test_what_cannot_be_read_is_refused_and_the_socket_lives(
    tmp_path: Path, text: str, why: str
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna")
            before = house.fingerprint(anna)
            await anna._socket.send(text)
            await anna.hears(protocol.Refused)
            await house.quiet()
            assert anna.refused() == [why]
            assert house.fingerprint(anna) == before
            assert len(anna.of(protocol.Welcome)) == 1

    run(test)


def test_who_does_not_say_hello_first_is_told_so_and_shown_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            async with house.socket(anna.key) as socket:
                await socket.send('{"t": "lobby"}')
                told = protocol.read_message(str(await socket.recv()).encode())
                assert told.reason.key == "refusal-hello-first"
                await socket.wait_closed()
            async with house.socket(anna.key) as socket:
                await socket.send("howdy")
                told = protocol.read_message(str(await socket.recv()).encode())
                assert told.reason.key == "refusal-malformed"
                await socket.wait_closed()

    run(test)
