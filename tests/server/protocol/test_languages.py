"""What happens at a table is told in three languages from the same messages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import astuple

from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.reports import Report
from sixgun.locales import LANGUAGES, speech
from sixgun.narration.chronicle import Line
from sixgun.server import protocol
from sixgun.server.protocol import Kick, Leave, Notice, Pause, Question, Refused, Resign, Sit, Told
from tests.server.houses import RecordingClient, a_house, begun, play_out, run


def log_of(client: RecordingClient, lang: str) -> list[str]:
    """The log of a game as one reader sees it, from nothing but what was sent."""
    names = [chair.name for chair in client.table.chairs]
    teller = Teller(speech(lang), names, client.view.seat)
    return [
        teller.line(Line(*astuple(line)), Report(*astuple(update.reports[line.at])))
        for update in client.of(protocol.Update)
        for line in update.told
    ]


def questions_of(client: RecordingClient) -> list[Question]:
    """What somebody was asked, each question once."""
    questions = [update.question for update in client.of(protocol.Update)]
    return [question for question in questions if question is not None and question.options]


def told(question: Question, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """A question, its options and its cautions in one language."""
    teller = Teller(speech(lang), names, question.seat)
    words = [teller.told(each.key, each.args) for each in (question.asks, *question.words)]
    for cautions in question.cautions.values():
        words += [teller.told(each.key, each.args) for each in cautions]
    return tuple(words)


def say(told: Told, lang: str) -> str:
    return speech(lang).say(told.key, **told.args)


def test_the_same_log_in_three_languages(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            names = ("Anna", "Bruno", "Carla", "Dario", "Elena")
            people = await begun(house, *names, sets=("all",), characters="two")
            zoe = await house.client("Zoe")
            await zoe.watch(people[0].table.table)
            await play_out(people)
            await zoe.until(lambda: zoe.view is not None and bool(zoe.view.over))
            for client in (*people, zoe):
                logs = {lang: log_of(client, lang) for lang in LANGUAGES}
                lengths = {len(log) for log in logs.values()}
                assert len(lengths) == 1
                assert lengths.pop() > 20
                assert len({tuple(log) for log in logs.values()}) == 3
                for log in logs.values():
                    assert all(sentence.strip() for sentence in log)
            assert any("Bruno" in sentence for sentence in log_of(people[0], "it"))
            questions = [q for client in people for q in questions_of(client)]
            assert len(questions) > 10
            for question in questions:
                assert len({told(question, names, lang) for lang in LANGUAGES}) == 3

    run(test)


def test_refusals_and_announcements_of_a_game_in_three_languages(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, pauses=1) as house:
            people = await begun(house, "Anna", "Bruno", "Carla", "Dario", clock="fast")
            anna, bruno, carla, dario = people
            await bruno.refuses(Kick(seat=0))
            await bruno.refuses(Sit(name="B"))
            await bruno.request(Pause())
            await bruno.refuses(Pause())
            await house.pass_time(200)
            await bruno.refuses(Pause())
            await house.pass_time(80)
            await anna.request(Kick(seat=3))
            await carla.request(Resign())
            await carla.refuses(Resign())
            await carla.request(Leave())
            await bruno.close()
            await anna.until(lambda: not anna.table.chairs[1].here)
            await house.pass_time(40)
            told = [message.notice for client in people for message in client.of(Notice)]
            told += [message.reason for client in people for message in client.of(Refused)]
            told += [message.reason for client in people for message in client.of(protocol.Gone)]
            assert len({each.key for each in told}) >= 10, {each.key for each in told}
            assert dario.gone is not None
            for each in told:
                sentences = {say(each, lang) for lang in LANGUAGES}
                assert len(sentences) == 3, each.key

    run(test)
