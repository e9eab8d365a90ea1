"""HTTP that no browser sends: wrong methods, hosts, origins, bodies, paths and plain noise."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import quote

from .malice import STRANGE, Malice
from .raw import exchange

#: What the endpoints take, so that everything else about a request can be wrong.
POSTS = (
    *("/api/people", "/api/me/name", "/api/me/recovery", "/api/recover", "/api/seat", "/api/room"),
    *("/api/house/enter", "/api/house/acts"),
)
GETS = ("/", "/healthz", "/api/me", "/api/me/history", "/api/me/statistics", "/api/house-rules")
TRICKS = (
    *(
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fhouse.db",
        "//etc/passwd",
    ),
    *("/.git/config", "/index.html%00.js", "/%ff%fe", "/static/../../pyproject.toml", "/\\..\\x"),
    *("/api/games/../../x/record", "/api/games/%00/record", f"/{'a' * 5000}", f"/{'%41' * 1000}"),
    *("/api/people/", "/API/ME", "/socket", "/api/me/history?page=-1", "/api/me/history?page=x"),
    f"/api/me/history?page={'9' * 400}",
)


class Garbage(NamedTuple):
    """A request that must come to nothing: a status of 400 to 499 (or `fine`), or no answer."""

    sort: str
    sent: bytes
    fine: tuple[int, ...] = ()


class Sewer:
    """A seeded source of such requests against one house."""

    def __init__(self, address: str, key: str, dice: random.Random) -> None:
        self.address = address
        self.host = address.removeprefix("http://")
        self.key = key
        self.bearer = f"Bearer {key}"
        self.dice = dice
        self._malice = Malice(dice)

    def garbage(self) -> Garbage:
        return self.dice.choice(SORTS)(self)

    async def throw(self, garbage: Garbage) -> str:
        """Send it; what is wrong with the answer, or nothing."""
        heard = await exchange(self.address, garbage.sent)
        if heard is None:
            return f"{garbage.sort}: neither answered nor cut off: {garbage.sent[:200]!r}"
        status = _status(heard)
        if status == 0 or 400 <= status < 500 or status in garbage.fine:
            return ""
        return f"{garbage.sort}: answered with {status}: {garbage.sent[:200]!r}"

    def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> bytes:
        """A request as bytes that ends its connection; underscores in names become hyphens."""
        named = {"host": self.host, "connection": "close"}
        if body is not None:
            named["content-length"] = str(len(body))
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in named.items())
        start = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogatepass")
        return start + (body or b"")


def wrong_method(sewer: Sewer) -> Garbage:
    method = sewer.dice.choice(
        ("PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "get", "X" * 500)
    )
    path = sewer.dice.choice((*POSTS, *GETS))
    return Garbage("wrong methods", sewer.request(method, path, b"{}", authorization=sewer.bearer))


def wrong_host(sewer: Sewer) -> Garbage:
    host = sewer.dice.choice(
        (
            "evil.example",
            "",
            "127.0.0.1.evil.example",
            "localhost@evil",
            "[::1",
            "a" * 2000,
            "127.1:80:80",
        )
    )
    path = sewer.dice.choice((*POSTS, *GETS))
    method = "POST" if path in POSTS else "GET"
    return Garbage(
        "wrong hosts", sewer.request(method, path, b"{}", host=host, authorization=sewer.bearer)
    )


def wrong_origin(sewer: Sewer) -> Garbage:
    origin = sewer.dice.choice(
        ("http://evil.example", "null", "", "https://" + sewer.host, "x" * 99)
    )
    cookie = f"sixgun={sewer.key}"
    path = sewer.dice.choice(POSTS)
    return Garbage(
        "wrong origins", sewer.request("POST", path, b"{}", origin=origin, cookie=cookie)
    )


def no_key(sewer: Sewer) -> Garbage:
    key = sewer.dice.choice(("", "x", "A" * 43, "new", "é" * 43, "A" * 4000))
    path = sewer.dice.choice(POSTS[1:])
    body = b'{"secret": "x", "name": "Anna"}' if path != "/api/seat" else b'{"secret": "x"}'
    return Garbage("no keys", sewer.request("POST", path, body, authorization=f"Bearer {key}"))


def bad_body(sewer: Sewer) -> Garbage:
    """Bodies that no endpoint takes."""
    dice = sewer.dice
    path = dice.choice((*POSTS[:2], "/api/recover", "/api/seat", "/api/room", "/api/house/enter"))
    body = dice.choice(
        (
            b"{",
            b'{"unknown": 1}',
            b"\xff\xfe",
            b'{"bearer": "yes", "name": 1, "secret": []}',
            b"[" * 10_000,
            json.dumps({"name": dice.choice(STRANGE), "more": 1}).encode(),
            json.dumps([sewer._malice.anything()]).encode("utf-8", "surrogatepass"),
        )
    )
    return Garbage("bad bodies", sewer.request("POST", path, body, authorization=sewer.bearer))


def huge_body(sewer: Sewer) -> Garbage:
    size = sewer.dice.choice((20_000, 300_000))
    body = b'{"name": "' + b"x" * size + b'"}'
    return Garbage(
        "huge bodies", sewer.request("POST", "/api/me/name", body, authorization=sewer.bearer)
    )


def lying_length(sewer: Sewer) -> Garbage:
    """The length says something else than what comes."""
    length = sewer.dice.choice(("-1", "x", "1e3", "99999999999999999999", "0x10", "3, 4"))
    sent = sewer.request("POST", "/api/me/name", authorization=sewer.bearer, content_length=length)
    return Garbage("lying lengths", sent + b'{"name": "Anna"}', fine=(200,))


def bad_chunks(sewer: Sewer) -> Garbage:
    chunk = sewer.dice.choice(
        (b"zz\r\nx\r\n", b"-1\r\n", b"ffffffffffffffffff\r\nx", b"5\r\nabc\r\n0\r\n\r\n")
    )
    coding = sewer.dice.choice(("chunked", "chunked, chunked", "gzip"))
    bearer = sewer.bearer
    sent = sewer.request("POST", "/api/me/name", authorization=bearer, transfer_encoding=coding)
    return Garbage("bad chunks", sent + chunk)


def trick(sewer: Sewer) -> Garbage:
    path = sewer.dice.choice((*TRICKS, "/" + quote(sewer.dice.choice(STRANGE))[:3000]))
    fine = (200,) if path == "/" else ()
    return Garbage("tricky paths", sewer.request("GET", path, authorization=sewer.bearer), fine)


def long_head(sewer: Sewer) -> Garbage:
    size = sewer.dice.choice((70_000, 200_000))
    return Garbage("long heads", sewer.request("GET", "/healthz", x_long="y" * size), fine=(200,))


def many_headers(sewer: Sewer) -> Garbage:
    headers = {f"x_{number}": "y" for number in range(sewer.dice.choice((200, 5000)))}
    return Garbage("many headers", sewer.request("GET", "/healthz", None, **headers), fine=(200,))


def noise(sewer: Sewer) -> Garbage:
    dice = sewer.dice
    start = dice.choice(
        (b"", b"GET ", b"\x16\x03\x01", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/9.9")
    )
    return Garbage("noise", start + dice.randbytes(200) + b"\r\n\r\n")


def bad_handshake(sewer: Sewer) -> Garbage:
    """Requests for a socket that cannot be one."""
    wrong = sewer.dice.choice(
        (
            {"sec_websocket_version": "7"},
            {"sec_websocket_key": "x"},
            {"origin": "http://evil.example"},
            {"sec_websocket_protocol": "x" * 3000},
            {"upgrade": "telnet", "connection": "close"},
            {"authorization": "Bearer " + "A" * 43},
            {"host": "evil.example"},
            {"authorization": "Bearer \xff\xfe"},
        )
    )
    path = sewer.dice.choice(("/socket", "/socket/x", "/api/me", "/socket\xe9", "/%ff"))
    headers = {"connection": "Upgrade", "upgrade": "websocket", "sec_websocket_version": "13"}
    headers |= {"sec_websocket_key": "AAAAAAAAAAAAAAAAAAAAAA==", **wrong}
    return Garbage("bad handshakes", sewer.request("GET", path, None, **headers))


SORTS: tuple[Callable[[Sewer], Garbage], ...] = (
    *(wrong_method, wrong_host, wrong_origin, no_key, bad_body, huge_body, lying_length),
    *(bad_chunks, trick, long_head, many_headers, noise, bad_handshake),
)


def _status(heard: bytes) -> int:
    """The status of an answer; 0: there was none."""
    first = heard.split(b"\r\n", 1)[0].split(b" ")
    return int(first[1]) if len(first) > 1 and first[1].isdigit() else 0
