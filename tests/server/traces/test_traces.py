"""Traces: what a collector is told of a house, what it is never told, and what it cannot hinder."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import socket
import subprocess
import sys
from collections import Counter
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.front.interfaces import CannotOpen
from sixgun.server.front.serving import Serving
from sixgun.server.protocol import Distance, Explain, Resume, Say
from sixgun.server.settings import HouseSettings
from sixgun.server.tables import playing, thinking
from sixgun.trials import worlds
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    begun,
    browser,
    give_up,
    play_out,
    run,
)
from tests.skipping import skip

if importlib.util.find_spec("opentelemetry") is None:
    skip("opentelemetry-proto is not installed, which requirements-traces.lock pins")

from sixgun.server.traces import courier as couriers
from sixgun.server.traces.courier import checked_collector, headers_of
from sixgun.server.traces.spans import Span, Traces
from tests.server.traces.collectors import Arrived, Collector, collecting

NAMES = ("Annabella", "Brunhilde", "Carlotta", "Domenico")
#: What is measured, and so differs from one run to the next.
MEASURED = {"waited_seconds", "cpu_seconds", "writes"}
#: A sign of a table, or the id of a request.
OPAQUE = re.compile(r"[0-9a-f]{12,32}")


def parent_of(span: Arrived, collector: Collector) -> Arrived:
    (parent,) = [each for each in collector.spans() if each.id == span.parent]
    assert parent.trace == span.trace
    return parent


# ------------------------------------------------------------------ what is told


def test_a_decision_is_told_from_the_message_to_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                people = await begun(house, *NAMES)
                before = house.figure("sixgun_decisions_total")
                await answered(people)
                made = house.figure("sixgun_decisions_total") - before
                sign = house.table_of(people[0]).sign()
            decisions = collector.named("decision")
            assert len(decisions) == made > 0
            for decision in decisions:
                assert decision.facts["sixgun.kind"] == "person"
                assert decision.facts["sixgun.table"] == sign
                message = parent_of(decision, collector)
                assert (message.name, message.facts["sixgun.table"]) == ("message answer", sign)
                (write,) = collector.parts_of(decision)
                assert write.name == "write"
                assert write.facts["sixgun.writes"] >= 1
                assert message.began <= decision.began <= write.began
                assert write.ended <= decision.ended <= message.ended

    run(test)


def test_each_decision_is_a_trace_of_its_own(tmp_path: Path) -> None:
    """A whole game in one trace could not be read."""

    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                people = await begun(house, *NAMES)
                for _ in range(5):
                    await answered(people)
            decisions = collector.named("decision")
            assert len({each.trace for each in decisions}) == len(decisions) >= 5

    run(test)


def test_a_bots_thought_is_told_with_its_wait_and_its_price(tmp_path: Path) -> None:
    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                client = await house.client(NAMES[0])
                await client.open_table(players=4, clock="none")
                await client.start("drifter")
                await client.play()
                thoughts = house.figure("sixgun_thoughts_total")
            told = collector.named("thought")
            assert len(told) == thoughts > 0
            assert {each.facts["sixgun.bot"] for each in told} == {"drifter"}
            assert all(each.facts["sixgun.waited_seconds"] >= 0 for each in told)
            assert all(each.facts["sixgun.cpu_seconds"] > 0 for each in told)
            decided = [parent_of(each, collector) for each in told]
            assert {each.facts["sixgun.kind"] for each in decided} == {"bot"}
            assert {each.parent for each in decided} == {b""}
            parts = Counter(part.name for part in collector.parts_of(decided[0]))
            assert parts == {"thought": 1, "write": 1}

    run(test)


def test_requests_explanations_replays_and_backups_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                people = await begun(house, *NAMES)
                await people[0].request(Explain(asks=(Distance(0, 1),) * 3))
                game = house.table_of(people[0]).state.game
                await give_up(people)
                async with browser(house, people[0].key) as http:
                    films = [await http.get(f"/api/games/{game}/replay") for _ in range(2)]
                    odd = await http.request("PROPFIND", "/nowhere")
                await house.house.backup()
            asked = collector.named("GET /api/games/{game}/replay")
            ids = [answer.headers["x-request-id"] for answer in films]
            assert [each.facts["sixgun.request"] for each in asked] == ids
            assert [each.facts["http.response.status_code"] for each in asked] == [200, 200]
            shown = collector.named("replay")
            assert [each.facts["sixgun.how"] for each in shown] == ["made", "kept"]
            assert [parent_of(each, collector) for each in shown] == asked
            (explanation,) = collector.named("explanation")
            assert explanation.facts == {"sixgun.asks": 3}
            assert parent_of(explanation, collector).name == "message explain"
            (backup,) = collector.named("backup")
            assert backup.facts == {"sixgun.by": "operator"}
            assert odd.status_code >= 400
            others = [each for each in collector.spans() if each.name.startswith("_OTHER ")]
            assert [each.facts["http.response.status_code"] for each in others] == [odd.status_code]

    run(test)


def test_what_is_refused_says_why(tmp_path: Path) -> None:
    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                people = await begun(house, *NAMES)
                await people[0].refuses(Resume())
                stranger = await house.client("Ettore")
                await stranger.refuses(Resume())
                async with browser(house) as http:
                    await http.get("/api/me")
            refused = [
                each.facts.get("sixgun.refused") for each in collector.named("message resume")
            ]
            assert refused == ["not-paused", "not-at-a-table"]
            (request,) = [each for each in collector.spans() if "sixgun.reason" in each.facts]
            assert request.facts["sixgun.reason"] == "house-no-key"

    run(test)


def test_the_collector_hears_what_it_wants_to_hear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_HEADERS", "x-token=let%20me,x-club=saloon")

    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=f"{collector.address}/of/club/"):
                pass
            path, headers = collector.requests[0]
            assert path == "/of/club/v1/traces"
            assert headers["content-type"] == "application/x-protobuf"
            assert (headers["x-token"], headers["x-club"]) == ("let me", "saloon")

    run(test)


# ------------------------------------------------------------------ what is never told


async def _a_full_evening(house: OpenHouse) -> tuple[list[RecordingClient], list[str]]:
    """People who say something, play to the end, and look at it again; and what nobody tells."""
    people = await begun(house, *NAMES)
    text = "whoever reads this reads too much"
    await people[0].request(Say(text=text))
    table, game = house.table_of(people[0]), house.table_of(people[0]).state.game
    persons = [place.person for place in table.state.places]
    await play_out(people)
    async with browser(house, people[0].key) as http:
        assert (await http.get(f"/api/games/{game}/replay?eyes=0")).status_code == 200
    keys = [client.key for client in people]
    return people, [*NAMES, text, table.name, game, *persons, *keys, "127.0.0.1"]


def test_no_span_carries_a_secret(tmp_path: Path) -> None:
    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                _, secrets = await _a_full_evening(house)
            sent = b"".join(collector.bodies)
            assert [secret for secret in secrets if secret.encode() in sent] == []
            strings = {
                (key, value)
                for span in collector.spans()
                for key, value in span.facts.items()
                if isinstance(value, str)
            }
            for key, value in strings:
                if key in ("sixgun.table", "sixgun.request"):
                    assert OPAQUE.fullmatch(value), (key, value)
            words = {(key, value) for key, value in strings if not OPAQUE.fullmatch(value)}
            assert words - ALLOWED == set()

    run(test)


#: Every word that an evening of people may tell.
ALLOWED = {
    ("sixgun.kind", "person"),
    ("sixgun.how", "made"),
    ("http.request.method", "GET"),
    ("http.request.method", "POST"),
    ("http.route", "/api/games/{game}/replay"),
    ("http.route", "/api/people"),
    *[
        ("sixgun.message", kind)
        for kind in ("answer", "full", "lobby", "number", "open", "ready", "say", "sit", "start")
    ],
    ("sixgun.message", "watch"),
}


def _without_times(spans: list[Span]) -> Counter[Any]:
    """What a collector would know, but for what is measured."""
    works = {span.id: span.work for span in spans}
    return Counter(
        (
            span.work,
            works.get(span.parent, "") if span.parent else "",
            tuple(sorted((k, v) for k, v in span.facts.items() if k not in MEASURED)),
        )
        for span in spans
    )


def _compared(folder: Path, monkeypatch: pytest.MonkeyPatch, games: int) -> tuple[int, list[str]]:
    """How many spans two worlds were compared by, and what differed."""
    told: dict[Any, list[Span]] = {}
    staged, compare = worlds.staged_house, worlds.Pair.compare
    counted, faults = [0], []

    @asynccontextmanager
    async def traced(file: Path, seed: int) -> Any:
        async with staged(file, seed) as house:
            spans = told[house.house] = []
            traces = Traces(spans.append)
            house.house.traces = house.house.count.traces = traces
            house.house.store.trace(traces)
            yield house

    def compared(pair: worlds.Pair) -> bool:
        here, there = [_without_times(told[scene.table.house]) for scene in pair.scenes]
        counted[0] += here.total()
        if here != there:
            faults.append(f"{here - there} here, {there - here} there")
        for scene in pair.scenes:
            told[scene.table.house].clear()
        return compare(pair)

    async def answer(pair: worlds.Pair, options: Any) -> None:
        """What follows the first thing that may be noticed is not compared."""
        noticed = pair.may_be_noticed(options)
        await answers(pair, options)
        if noticed:
            for scene in pair.scenes:
                await scene.table.house.store.flush()
                told[scene.table.house].clear()

    answers = worlds.Pair.answer
    monkeypatch.setattr(worlds, "staged_house", traced)
    monkeypatch.setattr(worlds.Pair, "compare", compared)
    monkeypatch.setattr(worlds.Pair, "answer", answer)
    found = asyncio.run(worlds.trial(folder, games=games, seed=3))
    assert found.faults == []
    assert found.differing
    return counted[0], faults


def test_two_worlds_are_told_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is hidden in a hand or a role, a collector is told the same."""
    counted, faults = _compared(tmp_path, monkeypatch, 12)
    assert faults == []
    assert counted > 100


def test_a_house_that_tells_how_many_answers_there_were_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = thinking.trace_decision

    def talkative(play: Any, pending: Any, message: Span | None) -> None:
        told(play, pending, message)
        pending.span.note("asks", len(pending.decision.options))

    monkeypatch.setattr(playing, "trace_decision", talkative)
    assert _compared(tmp_path, monkeypatch, 12)[1]


# ------------------------------------------------------------------ what a collector cannot do


def _fates(house: OpenHouse) -> dict[str, float]:
    text = house.serving.context.figures.text().decode()
    found = re.findall(r'^sixgun_spans_total\{fate="(\w+)"\} (\S+)$', text, re.MULTILINE)
    return {fate: float(number) for fate, number in found}


def test_what_arrives_is_counted(tmp_path: Path) -> None:
    async def test() -> None:
        with collecting() as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                await answered(await begun(house, *NAMES))
            assert _fates(house) == {"sent": len(collector.spans())}

    run(test)


@pytest.mark.parametrize("alive", [True, False])
def test_a_collector_that_takes_nothing_hinders_nobody(
    tmp_path: Path, alive: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Dead, or out of order: people play, what was in vain is counted, the log says so once."""

    async def test() -> None:
        with collecting(status=503) as collector, socket.socket() as nobody:
            nobody.bind(("127.0.0.1", 0))  # and never listens
            dead = f"http://127.0.0.1:{nobody.getsockname()[1]}"
            async with a_house(tmp_path, traces=collector.address if alive else dead) as house:
                await play_out(await begun(house, *NAMES))
            fates = _fates(house)
            assert set(fates) == {"refused"}
            assert fates["refused"] > 100
            if alive:
                assert fates["refused"] == len(collector.spans())

    caplog.set_level("WARNING", "sixgun.house")
    run(test)
    assert [record.getMessage() for record in caplog.records] == ["traces are refused"]


def test_a_collector_that_does_not_answer_hinders_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bag has a bottom: what does not fit is dropped and counted, and the house closes."""
    monkeypatch.setattr(couriers, "MOST_WAITING", 20)
    monkeypatch.setattr(couriers, "TOGETHER", 5)
    monkeypatch.setattr(couriers, "LAST_WORDS", 0.0)
    made = [0]
    begin = Span.__init__

    def counted(self: Span, *arguments: Any) -> None:
        begin(self, *arguments)
        made[0] += 1

    monkeypatch.setattr(Span, "__init__", counted)

    async def test() -> None:
        with collecting(slow=True) as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                people = await begun(house, *NAMES)
                await asyncio.to_thread(collector.came.wait)
                courier = house.serving.context.courier
                assert courier is not None
                await play_out(people)
                assert len(courier._bag) == 20
                assert _fates(house)["dropped"] > 100
            fates = _fates(house)
            assert set(fates) == {"dropped"}
            assert len(collector.spans()) == 5  # is still being held
            assert fates["dropped"] >= 20 + 100
            assert fates["dropped"] + 5 <= made[0]

    run(test)


def test_a_collector_that_recovers_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(couriers, "TOGETHER", 1)

    async def test() -> None:
        with collecting(status=500) as collector:
            async with a_house(tmp_path, traces=collector.address) as house:
                await asyncio.to_thread(collector.came.wait)
                collector.status = 200
                await answered(await begun(house, *NAMES))
            fates = _fates(house)
            assert fates["sent"] > 0
            assert fates["refused"] > 0

    caplog.set_level("INFO", "sixgun.house")
    run(test)
    said = [record.getMessage() for record in caplog.records if "traces" in record.getMessage()]
    assert said == ["traces are refused", "traces are taken again"]


# ------------------------------------------------------------------ asked for, or not


def test_a_house_without_traces_imports_nothing_of_them(tmp_path: Path) -> None:
    """Looked at in a process that serves, where somebody plays."""
    program = """
import asyncio, sys
from pathlib import Path
from tests.server.houses import a_house, answered, begun

async def main():
    async with a_house(Path(sys.argv[1]), **eval(sys.argv[2])) as house:
        await answered(await begun(house, "Anna", "Bruno", "Carla", "Dario"))
        theirs = ("opentelemetry.proto", "google.protobuf", "sixgun.server.traces")
        print(*[name for name in sys.modules if name.startswith(theirs)])

asyncio.run(main())
"""

    def imported(settings: dict[str, str]) -> list[str]:
        command = [sys.executable, "-c", program, str(tmp_path), repr(settings)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert imported({}) == []
    with collecting() as collector:
        found = imported({"traces": collector.address})
    assert {"google.protobuf", "opentelemetry.proto", "sixgun.server.traces"} <= set(found)


def test_without_the_extra_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [
        name for name in sys.modules if name.startswith(("sixgun.server.traces", "opent"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    with pytest.raises(CannotOpen, match=r'opentelemetry\): pip install "sixgun\[traces\]"'):
        Serving(HouseSettings(port=0, traces="http://127.0.0.1:4318"))


@pytest.mark.parametrize(
    "wrong",
    [
        "localhost:4318",
        "ftp://a.example",
        "http://",
        "http://me:pw@a.example",
        "http://a.example?x=1",
    ],
)
def test_what_is_no_collector_is_told_at_the_start(wrong: str) -> None:
    with pytest.raises(CannotOpen, match=r"--traces: .*collector"):
        Serving(HouseSettings(port=0, traces=wrong))


@pytest.mark.parametrize(
    "given", ["http://a.example", "http://a.example/", "http://a.example/v1/traces"]
)
def test_a_collector_is_named_with_or_without_its_place(given: str) -> None:
    assert checked_collector(given) == "http://a.example/v1/traces"


def test_headers_are_given_as_everybody_gives_them() -> None:
    assert headers_of({}) == {}
    assert headers_of({"OTEL_EXPORTER_OTLP_HEADERS": "a=1, b=x%3Dy,,c"}) == {"a": "1", "b": "x=y"}


# ------------------------------------------------------------------ spans


def test_what_a_task_begins_does_not_belong_to_its_span() -> None:
    """A table is begun by a message and lives for years."""
    ended: list[Span] = []
    traces = Traces(ended.append)

    async def test() -> None:
        async def alone() -> Span | None:
            return traces.current()

        with traces.part("request") as span:
            assert traces.current() is span
            assert await asyncio.create_task(alone()) is None
            assert await asyncio.to_thread(traces.current) is None
        assert traces.current() is None
        assert ended == [span]

    asyncio.run(test())


def test_of_an_error_only_its_kind_is_told() -> None:
    ended: list[Span] = []
    traces = Traces(ended.append)

    async def test() -> None:
        with pytest.raises(ValueError, match="Annabella"), traces.part("request"):
            raise ValueError("Annabella holds a Barrel")

    asyncio.run(test())
    assert ended[0].facts == {"failed": "ValueError"}


def test_what_is_over_stays_as_it_was() -> None:
    ended: list[Span] = []
    span = Traces(ended.append).begin("thought")
    span.end()
    at = span.ended
    span.note("cpu_seconds", 1.0)
    span.end()
    assert (span.facts, span.ended, len(ended)) == ({}, at, 1)
