"""Somebody comes to a house."""

from __future__ import annotations

import asyncio
import json

import pytest

from sixgun.client.people import make_key, socket_address

OPENING = b"HTTP/1.1 503 Opening\r\nRetry-After: 0\r\nContent-Length: 0\r\n"
SHUT = b"HTTP/1.1 429 Too many\r\nContent-Length: 0\r\n"


def opened(key: str) -> bytes:
    body = json.dumps({"key": key}).encode()
    return b"HTTP/1.1 201 Created\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)


def key_from(*answers: bytes) -> str:
    """The key that somebody gets from a house that answers like this, one after the other."""
    left = list(answers)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(left.pop(0) + b"\r\n")
        writer.close()
        await writer.wait_closed()

    async def ask() -> str:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return await make_key(f"http://127.0.0.1:{port}/")

    return asyncio.run(ask())


def test_whoever_comes_while_a_house_opens_waits_for_it() -> None:
    assert key_from(OPENING, OPENING, opened("a key")) == "a key"


def test_whoever_is_not_let_in_is_told_where_and_why() -> None:
    with pytest.raises(ConnectionError, match=r"no house lets us in at http.*429"):
        key_from(SHUT)


def test_the_socket_of_a_house() -> None:
    assert socket_address("https://far.away") == "wss://far.away/socket"
    with pytest.raises(ValueError, match="is no address of a house"):
        socket_address("far.away:8080")
