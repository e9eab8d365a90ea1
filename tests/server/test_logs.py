"""Logs: one line an event, and never a secret in any of them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator

import pytest

from sixgun.server import logs
from sixgun.server.logs import (
    LEVELS,
    JsonLines,
    TextLines,
    log,
    masked,
    note,
    note_error,
    work_for,
)
from tests.server.front.fronts import Front, echo, served
from tests.server.front.test_people_routes import key_in
from tests.server.front.test_sockets import refusal


@pytest.fixture(params=["text", "json"])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is logged from now on, in both forms; everything is as before afterwards."""
    root, stream = logging.getLogger(), io.StringIO()
    before = root.handlers[:], root.level, log.level
    logs.set_up(request.param, stream)
    yield stream
    root.handlers[:], level, own = before
    root.setLevel(level)
    log.setLevel(own)


def test_a_run_without_secrets_in_its_logs(written: io.StringIO) -> None:
    secrets: list[str] = []

    async def test(front: Front) -> None:
        link = front.serving.new_house_link().partition("#house=")[2]
        async with front.browser() as client:
            key = key_in(await client.post("/api/people"))
            recovery = (await client.post("/api/me/recovery")).json()["link"].partition("=")[2]
            again = key_in(await client.post("/api/recover", json={"secret": recovery}))
            await client.post("/api/recover", json={"secret": recovery})
            token = key_in(await client.post("/api/house/enter", json={"secret": link}))
            await client.post("/api/house/enter", json={"secret": link[:-1]})
            await client.post("/api/house/acts", json={"t": "look"})
            await client.get(f"/api/me/history?page=1&key={key}")
            await client.get(f"/recover={recovery}")
            await client.post("/api/me/forget")
        async with front.program(key, **{"X-Token": token}) as client:
            await client.get("/metrics", headers={"Authorization": "Bearer of-the-metrics-1"})
            await client.get("/api/me")
        assert (await refusal(front.socket(key, "http://evil.example")))[0] == 403
        assert (await refusal(front.socket(key, path=f"/socket?key={key}")))[0] == 401
        fresh = await front.key()
        async with front.socket(fresh) as socket:
            assert await echo(socket, f"my hand is bang/QH and {fresh}") != ""
            await socket.send("fail")
            await socket.wait_closed()
        secrets.extend([link, key, recovery, again, token, fresh, "of-the-metrics", "bang/QH"])

    served(test, metrics_token="of-the-metrics-1")
    text = written.getvalue()
    assert "house opened" in text
    assert "socket refused" in text
    assert "recovery refused" in text
    assert "fell off its perch" in text
    assert [secret for secret in secrets if secret in text] == []


def test_a_request_is_logged_by_its_route(written: io.StringIO) -> None:
    async def test(front: Front) -> None:
        async with front.program(await front.key()) as client:
            await client.get("/api/games/g1/record?x=secret")
            await client.get("/evil%0Aline")

    served(test)
    lines = [line for line in written.getvalue().splitlines() if "request" in line]
    assert len(lines) == 2
    assert "/api/games/{game}/record" in lines[0]
    assert "GET" in lines[0]
    assert "404" in lines[0]
    assert "127.0.0.1" in lines[0]
    assert "secret" not in lines[0]
    assert "evil" not in lines[1]


def test_a_json_line_is_an_object(written: io.StringIO) -> None:
    note("something happened", logging.WARNING, table="t1", number=3, text='two\nlines "quoted"')
    (line,) = written.getvalue().splitlines()
    if line.startswith("{"):
        entry = json.loads(line)
        assert entry.pop("time").endswith("+00:00")
        assert entry == {
            "level": "warning",
            "event": "something happened",
            "table": "t1",
            "number": 3,
            "text": 'two\nlines "quoted"',
        }
    else:
        assert line.endswith(
            r'warning something happened table=t1 number=3 text="two\nlines \"quoted\""'
        )


KEY = "VqIHS3-EN0mkKs1P2SJb44zsN34hyTBP"


@pytest.mark.parametrize("lines", [TextLines(), JsonLines()])
def test_errors_are_logged_with_their_trace_but_without_what_looks_like_a_secret(
    written: io.StringIO, lines: logging.Formatter
) -> None:
    logging.getLogger().handlers[0].setFormatter(lines)
    try:
        raise LookupError(f"no key {KEY}, seed {'0123abcd' * 8}")
    except LookupError as error:
        note_error("it failed", error, route="/")
    logging.getLogger("uvicorn.error").warning("strange key %s", KEY)
    text = written.getvalue()
    assert "it failed" in text
    assert "LookupError: no key …, seed …" in text
    assert "test_logs.py" in text
    assert "strange key …" in text
    assert KEY not in text


def test_names_of_code_are_no_secrets() -> None:
    for word in ("test_errors_are_logged_with_their_trace", "MethodNotAllowedException", "t1"):
        assert masked(f"in {word}") == f"in {word}"


# ------------------------------------------------------------------ who was refused, and why


def entries(written: io.StringIO) -> list[dict[str, str]]:
    """The lines as facts, whichever form they have."""
    found = []
    for line in written.getvalue().splitlines():
        if line.startswith("{"):
            found.append({name: str(value) for name, value in json.loads(line).items()})
        else:
            _, level, rest = line.split(maxsplit=2)
            event = re.split(r" (?=\w+=)", rest, maxsplit=1)[0]
            facts = dict(re.findall(r'(\w+)=("(?:[^"\\]|\\.)*"|\S+)', rest))
            found.append({"level": level, "event": event, **facts})
    return found


def test_a_refusal_is_logged_with_its_reason(written: io.StringIO) -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        async with front.program(key) as client:
            await client.get("/", headers={"Host": "evil.example"})
            await client.post("/api/me/forget", headers={"Origin": "http://evil.example"})
            await client.get("/api/games/nowhere/record")
            await client.get("/api/me")
        async with front.program() as stranger:
            await stranger.post("/api/people")
            await stranger.get("/api/me")
        assert (await refusal(front.socket(key, "http://evil.example")))[0] == 403

    served(test)
    told = [
        (each["level"], each["status"], each["reason"], each.get("host") or each.get("origin"))
        for each in entries(written)
        if "reason" in each
    ]
    evil = "http://evil.example"
    assert told == [
        ("warning", "403", "house-unknown-host", "evil.example"),
        ("warning", "403", "house-foreign-origin", evil),
        ("info", "404", "house-no-record", None),
        ("warning", "403", "house-no-origin", None),
        ("info", "401", "house-no-key", None),
        ("warning", "403", "house-foreign-origin", evil),
    ]


def test_every_request_has_an_id_that_the_answer_and_its_lines_carry(
    written: io.StringIO,
) -> None:
    async def test(front: Front) -> None:
        async with front.browser() as client:
            ids.append((await client.post("/api/people")).headers["x-request-id"])
            ids.append((await client.get("/nowhere")).headers["x-request-id"])
            ids.append((await client.get("/", headers={"Host": "evil"})).headers["x-request-id"])
            said = {"X-Request-Id": "made-up"}
            ids.append((await client.get("/healthz", headers=said)).headers["x-request-id"])

    ids: list[str] = []
    served(test)
    lines = [each for each in entries(written) if each["event"] == "request"]
    assert [line["request"] for line in lines] == ids
    assert len(set(ids)) == 4
    assert "made-up" not in ids
    made = [each for each in entries(written) if each.get("request") == ids[0]]
    assert [each["event"] for each in made] == ["person made", "request"]
    (opened,) = [each for each in entries(written) if each["event"] == "house opened"]
    assert "request" not in opened


def test_a_trusted_proxy_may_name_a_request_but_not_with_anything(written: io.StringIO) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            for said in ("a1b2-c3", "two words", "x" * 65, ""):
                answer = await client.get("/healthz", headers={"X-Request-Id": said})
                assert (answer.headers["x-request-id"] == said) == (said == "a1b2-c3")

    served(test, trusted_proxy=("127.0.0.1",))


def test_what_a_request_has_begun_does_not_speak_for_it(written: io.StringIO) -> None:
    """A table that goes on for hours would name the request that opened it in every line."""

    async def later() -> None:
        note("long after")
        await asyncio.to_thread(note, "in a thread")

    async def request() -> None:
        work_for("r1")
        note("at once")
        await asyncio.create_task(later())
        note("at its end")

    asyncio.run(request())
    named = {each["event"]: each.get("request") for each in entries(written)}
    assert named == {"at once": "r1", "long after": None, "in a thread": None, "at its end": "r1"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_leaves_out_what_is_less(level: str) -> None:
    root, stream = logging.getLogger(), io.StringIO()
    before = root.handlers[:], root.level, log.level
    try:
        logs.set_up("text", stream, level)
        for each in LEVELS:
            note(f"of {each}", logging.getLevelNamesMapping()[each.upper()])
            logging.getLogger("uvicorn").log(
                logging.getLevelNamesMapping()[each.upper()], "library %s", each
            )
    finally:
        root.handlers[:], own, house = before
        root.setLevel(own)
        log.setLevel(house)
    heard = [each for each in LEVELS if f"of {each}" in stream.getvalue()]
    assert heard == list(LEVELS[LEVELS.index(level) :])
    assert "library debug" not in stream.getvalue()
    assert "library info" not in stream.getvalue()
    assert ("library warning" in stream.getvalue()) == (level != "error")
