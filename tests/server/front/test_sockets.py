"""Sockets: who gets one, how many, and how they end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixgun.server.protocol import LONGEST_MESSAGE
from tests.server.front.fronts import Front, echo, front, served

EVIL = "http://evil.example"


async def refusal(attempt: Any) -> tuple[int, str]:
    """The status and the reason with which a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        async with attempt:
            pass
    response = refused.value.response
    assert "content-security-policy" in response.headers
    body = response.body.decode()
    return response.status_code, body.partition('"key":"')[2].partition('"')[0]


async def end(socket: ClientConnection) -> tuple[int, str]:
    """The code and the reason with which a socket ends."""
    with suppress(ConnectionClosed):
        await socket.recv()
    await socket.wait_closed()
    return socket.close_code or 0, socket.close_reason or ""


def test_a_program_brings_its_key_and_a_page_its_cookie() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        async with front.socket(key) as program, front.socket(key, front.address) as page:
            assert await echo(program, "howdy") == "howdy"
            assert await echo(page, "¡hola! \N{PISTOL}") == "¡hola! \N{PISTOL}"
            assert {house_socket.person for house_socket in front.house.sockets} == {"p0"}
            assert {house_socket.address for house_socket in front.house.sockets} == {"127.0.0.1"}

    served(test)


def test_who_is_not_let_in() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        cookie = {"Cookie": f"sixgun={key}"}
        own = front.address
        assert await refusal(front.socket(key, EVIL)) == (403, "house-foreign-origin")
        assert await refusal(front.socket(origin=own)) == (401, "house-no-key")
        assert await refusal(front.socket("x" * 32)) == (401, "house-unknown-key")
        assert await refusal(front.socket(**cookie)) == (403, "house-no-origin")
        assert await refusal(front.socket("new")) == (401, "house-no-key")
        front.people.banned.add("p0")
        assert await refusal(front.socket(key)) == (403, "house-banned")
        assert front.house.sockets == []
        assert len(front.serving.context.sockets) == 0

    served(test)


def test_a_key_in_a_header_does_not_help_a_foreign_page() -> None:
    async def test(front: Front) -> None:
        bearer = {"Authorization": f"Bearer {await front.key()}"}
        assert await refusal(front.socket(origin=EVIL, **bearer)) == (403, "house-foreign-origin")
        assert await refusal(front.socket(origin=front.address, **bearer)) == (401, "house-no-key")

    served(test)


def test_other_hosts_and_other_paths_have_no_sockets() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        stranger = front.socket(key, host="rebound.example")
        assert await refusal(stranger) == (403, "house-unknown-host")
        assert await refusal(front.socket(key, path="/api/me")) == (404, "house-not-found")

    served(test)


def test_a_person_has_so_many_sockets() -> None:
    async def test(front: Front) -> None:
        ann, bob = await front.key(), await front.key()
        async with front.socket(ann) as one:
            async with front.socket(ann):
                assert await refusal(front.socket(ann)) == (429, "house-too-many-sockets")
                async with front.socket(bob) as other:
                    assert await echo(other, "hello") == "hello"
            assert await echo(one, "still here") == "still here"
            while len(front.serving.context.sockets) > 1:
                await asyncio.sleep(0)
            async with front.socket(ann) as again:
                assert await echo(again, "back") == "back"

    served(test, sockets_per_person=2)


def test_an_address_has_so_many_sockets() -> None:
    async def test(front: Front) -> None:
        keys = [await front.key() for _ in range(4)]
        async with front.socket(keys[0]), front.socket(keys[1]), front.socket(keys[2]):
            expected = (429, "house-too-many-sockets-here")
            assert await refusal(front.socket(keys[3])) == expected
            far = {"X-Forwarded-For": "203.0.113.9"}
            async with front.socket(keys[3], **far) as socket:
                assert await echo(socket, "from afar") == "from afar"

    served(test, sockets_per_address=3, trusted_proxy=("127.0.0.1",))


def test_what_cannot_be_read_ends_the_socket() -> None:
    messages: list[tuple[str | bytes, int]] = [
        ("x" * (LONGEST_MESSAGE + 1), 1009),
        ("é" * (LONGEST_MESSAGE // 2 + 1), 1009),
        (b"\x00\x01", 1003),
        (b'{"t":"hello"}', 1003),
    ]

    async def test(front: Front) -> None:
        key = await front.key()
        for message, code in messages:
            async with front.socket(key) as socket:
                await socket.send(message)
                assert (await end(socket))[0] == code
        async with front.socket(key) as socket:
            assert await echo(socket, "x" * LONGEST_MESSAGE) == "x" * LONGEST_MESSAGE

    served(test)


def test_one_conversation_that_fails_leaves_the_others_alone() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        async with front.socket(key) as bad, front.socket(key) as good:
            await bad.send("fail")
            assert await end(bad) == (1011, "house-failed")
            assert await echo(good, "hm?") == "hm?"

    served(test)


def test_sockets_open_no_faster_than_allowed() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        for _ in range(3):
            async with front.socket(key):
                pass
        assert await refusal(front.socket(key)) == (429, "house-too-many-requests")
        front.clock.advance(1)
        async with front.socket(key) as socket:
            assert await echo(socket, "in time") == "in time"

    served(test, request_burst=3, requests_per_second=1.0)


def test_while_the_house_opens_sockets_wait_outside() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        assert await refusal(front.socket(key)) == (503, "house-opening")
        await front.serving.open()
        async with front.socket(key) as socket:
            assert await echo(socket, "at last") == "at last"

    served(test, house_opens=False)


def test_the_end_is_told_to_every_socket() -> None:
    async def test() -> None:
        async with front() as made:
            sockets = [await made.socket(await made.key()) for _ in range(3)]
            for socket in sockets:
                assert await echo(socket, "hello") == "hello"
        assert made.house.shut_down
        assert [await end(socket) for socket in sockets] == [(1012, "house-closing")] * 3

    asyncio.run(test())


def test_a_client_that_reads_nothing_is_cut_off_when_the_house_parts_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its buffers are full, so a farewell would wait for ever."""
    monkeypatch.setattr("sixgun.server.front.sockets.FAREWELL", 0.0)

    async def test(front: Front) -> None:
        socket = await front.socket(await front.key())
        assert await echo(socket, "hello") == "hello"
        socket.transport.pause_reading()
        (house_socket,) = front.house.sockets
        flood = asyncio.create_task(flooded(house_socket))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not flood.done(), "the buffers never filled"
        await front.serving.context.sockets.part_with("p0", 4403, "house-banned")
        await flood
        while len(front.serving.context.sockets):
            await asyncio.sleep(0)
        socket.transport.abort()

    async def flooded(house_socket: Any) -> None:
        for _ in range(1000):
            await house_socket.send(b"x" * 65_536)

    served(test)
