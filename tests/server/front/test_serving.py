"""A house on a port: its headers, its beginning, its end, TLS, and whom it loses patience with."""

from __future__ import annotations

import asyncio
import shutil
import signal
import socket
import ssl
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixgun.server.clock import TestClock
from sixgun.server.front import connections
from sixgun.server.front.interfaces import CannotOpen, Premises
from sixgun.server.front.lan import lan_addresses, qr_code
from sixgun.server.front.serving import Serving, listening_socket, until_told
from sixgun.server.settings import HouseSettings
from tests.server.front.fronts import Crowd, Front, Parrot, front, served

#: Routes of every kind: pages, files, the API, the machine room, and what does not exist.
ROUTES = [
    ("GET", "/", 200),
    ("GET", "/plain.css", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/me", 200),
    ("POST", "/api/house/acts", 403),
    ("GET", "/api/house-rules", 200),
    ("GET", "/api/nothing", 404),
    ("POST", "/api/people", 200),
    ("POST", "/api/me/name", 400),
    ("PUT", "/api/me/name", 405),
    ("OPTIONS", "/api/me", None),
    ("POST", "/", 405),
    ("GET", "/socket", 404),
]

EXPECTED = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def policy_of(answer: httpx.Response) -> dict[str, str]:
    rules = answer.headers["content-security-policy"].split("; ")
    return {name: rest for name, _, rest in (rule.partition(" ") for rule in rules)}


def test_every_answer_has_the_headers() -> None:
    async def test(front: Front) -> None:
        async with front.browser() as client:
            await client.post("/api/people")
            answers = [await client.request(method, path) for method, path, _ in ROUTES]
            answers.append(await client.get("/", headers={"Host": "evil.example"}))
            answers.append(await client.post("/", headers={"Origin": "http://evil.example"}))
        for answer, (_, path, status) in zip(answers, ROUTES, strict=False):
            assert status in (answer.status_code, None), path
        for answer in answers:
            assert {name: answer.headers[name] for name in EXPECTED} == EXPECTED
            assert "geolocation=()" in answer.headers["permissions-policy"]
            assert "server" not in answer.headers
            kept = answer.headers["cache-control"]
            assert kept == ("no-cache" if answer in answers[:2] else "no-store")

    served(test)


def test_the_policy_allows_our_own_files_and_nothing_else() -> None:
    async def test(front: Front) -> None:
        async with front.browser() as client:
            policy = policy_of(await client.get("/"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["font-src"] == "'self'"
        assert policy["manifest-src"] == policy["worker-src"] == policy["form-action"] == "'self'"
        assert policy["img-src"] == "'self' data:"
        assert policy["connect-src"] == f"'self' ws://127.0.0.1:{front.serving.port}"
        assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in str(policy)

    served(test)


def test_a_failure_is_told_without_its_trace() -> None:
    async def test(front: Front) -> None:
        async def broken(person: str, page: int) -> str:
            raise LookupError("where is the history?")

        front.people.history = broken  # type: ignore[method-assign]
        async with front.browser() as client:
            await client.post("/api/people")
            answer = await client.get("/api/me/history")
        assert answer.status_code == 500
        assert answer.json() == {"reason": {"key": "house-failed"}}

    served(test)


# ------------------------------------------------------- beginning and end


def test_the_port_answers_before_the_house_is_open_and_until_it_is_closed() -> None:
    async def test() -> None:
        async with front(house_opens=False) as made:
            made.house.may_open.clear()
            opening = asyncio.create_task(made.serving.open())
            async with made.program() as client:
                assert (await client.get("/healthz")).json() == {"status": "opening"}
                made.house.may_open.set()
                await opening
                assert (await client.get("/healthz")).json() == {"status": "open"}
                assert made.serving.store == "nothing but memory"
        assert made.house.shut_down
        with pytest.raises(httpx.ConnectError):
            async with made.program() as client:
                await client.get("/healthz")

    asyncio.run(test())


def test_while_it_closes_nobody_is_let_in_any_more() -> None:
    async def test(front: Front) -> None:
        front.serving.context.state = "closing"
        async with front.program("new") as client:
            refused = await client.post("/api/people")
            assert refused.status_code == 503
            assert refused.json()["reason"]["key"] == "house-closing"
            assert (await client.get("/healthz")).status_code == 503

    served(test)


def test_a_house_that_cannot_open_gives_its_port_back() -> None:
    async def failing(*_: object) -> Premises:
        raise CannotOpen("the store is in use")

    async def test() -> None:
        serving = Serving(HouseSettings(port=0), clock=TestClock(), factory=failing)
        port = serving.port
        with pytest.raises(CannotOpen, match="the store is in use"):
            async with serving:
                pytest.fail("it opened")
        listening_socket(HouseSettings(port=port)).close()

    asyncio.run(test())


def test_a_serving_house_can_be_used_as_a_context() -> None:
    async def opening(*_: object) -> Premises:
        people = Crowd()
        return Premises(Parrot(people), people, "memory")

    async def test() -> None:
        async with Serving(HouseSettings(port=0), clock=TestClock(), factory=opening) as serving:
            assert serving.address == f"http://127.0.0.1:{serving.port}"

    asyncio.run(test())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("opens", [True, False])
def test_a_signal_ends_a_house_even_while_it_opens(number: int, opens: bool) -> None:
    people = Crowd()
    house = Parrot(people)

    async def opening(*_: object) -> Premises:
        if not opens:
            house.may_open.clear()
            signal.raise_signal(number)
        return Premises(house, people, "memory")

    async def test() -> None:
        serving = Serving(HouseSettings(port=0), clock=TestClock(), factory=opening)
        await until_told(serving, lambda _: signal.raise_signal(number))

    before = signal.getsignal(number)
    asyncio.run(test())
    assert house.shut_down
    assert house.opened == opens
    assert signal.getsignal(number) == before


# ---------------------------------------------------------------- settings


def test_a_taken_port_is_told_at_once() -> None:
    with listening_socket(HouseSettings(port=0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotOpen, match=rf"port {port} of 127\.0\.0\.1 is taken.*--port"):
            Serving(HouseSettings(port=port))


def test_small_messages_are_sent_at_once() -> None:
    """asyncio switches Nagle's delays off only for sockets that say that they are TCP."""
    with listening_socket(HouseSettings(port=0)) as listener:
        assert listener.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"host": "no.such.host.invalid"}, "no address 'no.such.host.invalid' to listen at"),
        ({"host": "192.0.2.1"}, r"cannot listen at 192\.0\.2\.1"),
        ({"tls_cert": "cert.pem"}, "TLS needs both files"),
        ({"tls_cert": "no.pem", "tls_key": "no.key"}, r"there is no file no\.pem"),
        ({"tls_cert": __file__, "tls_key": __file__}, "the TLS certificate or its key"),
        ({"lan": True, "host": "192.0.2.1"}, "leave --host out"),
        ({"public_url": "https://cup.example/our house/"}, "other signs than letters"),
        ({"public_url": "https://cup.example/a//b"}, "other signs than letters"),
        ({"public_url": "https://cup.example/../b/"}, "other signs than letters"),
        ({"public_url": 'https://cup.example/">/'}, "other signs than letters"),
        ({"public_url": "https://cup.example/table/"}, "like the house's own addresses"),
        ({"public_url": "https://cup.example/api/bang"}, "like the house's own addresses"),
        ({"public_url": "https://cup.example/bang?a=1"}, "something behind its path"),
        ({"public_url": "https://cup.example/bang#a"}, "something behind its path"),
        ({"public_url": "cup.example"}, "no address of a house"),
        ({"public_url": "ftp://cup.example"}, "no address of a house"),
        ({"public_url": "https://cup.example:port"}, "is no address"),
        ({"trusted_proxy": ("proxy.example",)}, "no address of a proxy"),
    ],
)
def test_settings_that_cannot_be_are_told_with_what_would_be_right(
    settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(CannotOpen, match=message):
        Serving(HouseSettings(**{"port": 0} | settings))


def test_the_local_network_is_let_in_if_it_should_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.front.context.lan_addresses", lambda: ["192.0.2.77"])
    monkeypatch.setattr("sixgun.server.front.serving.lan_addresses", lambda: ["192.0.2.77"])

    async def test(front: Front) -> None:
        port = front.serving.port
        assert front.address == f"http://127.0.0.1:{port}"
        assert front.serving.lan_addresses == [f"http://192.0.2.77:{port}"]
        async with front.program() as client:
            for host, status in (("192.0.2.77", 200), ("192.0.2.78", 403)):
                answer = await client.get("/", headers={"Host": f"{host}:{port}"})
                assert answer.status_code == status

    served(test, lan=True)


def test_the_addresses_of_this_machine_are_addresses_of_others() -> None:
    for address in lan_addresses():
        assert not address.startswith(("127.", "0.", "169.254."))


def test_a_qr_code_is_drawn_with_signs() -> None:
    drawn = qr_code("http://192.0.2.77:8080")
    assert len(drawn.splitlines()) > 10
    assert "\N{FULL BLOCK}" in drawn
    assert len({len(line) for line in drawn.splitlines()}) == 1


def test_ipv6_addresses_stand_in_brackets() -> None:
    try:
        serving = Serving(HouseSettings(host="::1", port=0))
    except CannotOpen:
        pytest.skip("this machine has no IPv6")
    assert serving.address == f"http://[::1]:{serving.port}"
    asyncio.run(serving.close())


# --------------------------------------------------------------------- TLS


def certificate(folder: Path) -> tuple[str, str]:
    """A certificate for this machine, signed by itself."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    cert, key = folder / "cert.pem", folder / "key.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(key), "-out", str(cert)]
    subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
    return str(cert), str(key)


def test_with_tls_everything_is_secure(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    trust = ssl.create_default_context(cafile=cert)

    async def test(front: Front) -> None:
        assert front.address.startswith("https://127.0.0.1:")
        async with httpx.AsyncClient(
            base_url=front.address,
            verify=trust,
            trust_env=False,
            headers={"Origin": front.address},
            timeout=None,
        ) as client:
            answer = await client.post("/api/people")
            assert answer.headers["set-cookie"].startswith("__Host-sixgun=")
            assert "Secure" in answer.headers["set-cookie"]
            assert policy_of(answer)["connect-src"].endswith(
                f" wss://127.0.0.1:{front.serving.port}"
            )
            assert (await client.get("/api/me")).status_code == 200
            plain = {"Origin": front.address.replace("https", "http")}
            assert (await client.post("/api/people", headers=plain)).status_code == 403

    served(test, tls_cert=cert, tls_key=key)


# ---------------------------------------------------------------- patience


async def left_alone(port: int, sent: bytes, times: int = 1) -> bytes:
    """What a connection that says this hears until it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for _ in range(times):
            writer.write(sent)
            await writer.drain()
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


def test_who_says_nothing_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_REQUEST", 0.01)

    async def test(front: Front) -> None:
        assert await left_alone(front.serving.port, b"") == b""
        assert await left_alone(front.serving.port, b"GET / HTTP/1.1\r\nHost: loc") == b""
        half = b"POST /api/recover HTTP/1.1\r\nContent-Length: 9\r\n"
        half += f"Host: {front.address[7:]}\r\nAuthorization: Bearer new\r\n\r\n".encode()
        assert await left_alone(front.serving.port, half) == b""
        monkeypatch.undo()
        async with front.program() as client, front.socket(await front.key()):
            assert (await client.get("/healthz")).status_code == 200

    served(test)


def test_a_head_that_never_ends_is_cut_off() -> None:
    async def test(front: Front) -> None:
        port = front.serving.port
        assert await left_alone(port, b"GET / HTTP/1.1\r\nX: " + b"x" * 9000, 100) == b""
        long = {"X-Long": "x" * 9000}
        async with front.program(**long) as client:
            for _ in range(12):
                assert (await client.get("/healthz")).status_code == 200

    served(test)


def test_what_is_no_http_is_refused() -> None:
    async def test(front: Front) -> None:
        heard = await left_alone(front.serving.port, b"\x16\x03\x01 hello\r\n\r\n")
        assert heard.startswith(b"HTTP/1.1 400")

    served(test)
