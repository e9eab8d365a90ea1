"""Logs: one line an event, and never a secret in any of them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from sixgun.server import logs
from sixgun.server.logs import JsonLines, TextLines, log, masked, note, note_error
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
            await client.get("/api/house")
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
