"""Messages go straight to the line where nothing waits, and never past what does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from sixgun.server.front.connections import SocketConnection, text_frame
from sixgun.server.front.sockets import WebSocket
from sixgun.server.protocol import Lobby
from sixgun.server.tables.connection import Connection
from tests.server.houses import a_house, begun, play_out, run


class Line:
    """A line that can be busy."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.busy = False

    def write(self, message: bytes) -> bool:
        if not self.busy:
            self.sent.append(message)
        return not self.busy


def connected() -> tuple[Connection, Line]:
    connection, line = Connection("somebody"), Line()
    connection.send_at_once = line.write
    return connection, line


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1, 10**6])
def test_a_message_goes_over_the_line_as_the_library_would_send_it(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False, extensions=[])


def test_where_nothing_waits_a_message_is_sent_at_once() -> None:
    connection, line = connected()
    connection.send_bytes(b"one")
    connection.send_bytes(b"two")
    assert line.sent == [b"one", b"two"]
    assert connection._outbox.empty()


def test_nothing_overtakes_what_waits() -> None:
    """Neither in the outbox, nor while what was taken from there is still being sent."""

    async def test() -> None:
        connection, line = connected()
        line.busy = True
        connection.send_bytes(b"one")
        connection.send_bytes(b"two")
        line.busy = False
        connection.send_bytes(b"three")
        assert line.sent == []
        for expected in (b"one", b"two", b"three"):
            taken = await connection.next_message()
            connection.send_bytes(b"after " + expected)
            assert (line.sent, taken) == ([], expected)
        for expected in (b"after one", b"after two", b"after three"):
            assert await connection.next_message() == expected
        waiting = asyncio.create_task(connection.next_message())
        await asyncio.sleep(0)
        connection.send_bytes(b"four")
        assert line.sent == [b"four"]
        connection.hang_up()
        assert await waiting is None

    asyncio.run(test())


def test_nothing_overtakes_the_last_one_while_it_is_being_sent() -> None:
    """The outbox is empty then, and the line may be free again."""

    async def test() -> None:
        connection, line = connected()
        line.busy = True
        connection.send_bytes(b"one")
        line.busy = False
        assert await connection.next_message() == b"one"
        connection.send_bytes(b"two")
        assert line.sent == []
        assert await connection.next_message() == b"two"

    asyncio.run(test())


def test_who_is_lost_is_sent_nothing_at_once() -> None:
    connection, line = connected()
    connection.lost = True
    connection.send_bytes(b"one")
    assert line.sent == []


def test_nothing_overtakes_a_send_that_waits_for_the_line() -> None:
    async def test() -> None:
        line, free = Line(), asyncio.Event()

        async def send(event: dict[str, Any]) -> None:
            await free.wait()
            line.sent.append(event["text"].encode())

        socket = WebSocket("p", b"", "", None, send, None, line.write)  # type: ignore[arg-type]
        line.busy = True
        sending = asyncio.create_task(socket.send(b"one"))
        await asyncio.sleep(0)
        line.busy = False
        assert not socket.send_at_once(b"two")
        free.set()
        await sending
        assert socket.send_at_once(b"two")
        assert line.sent == [b"one", b"two"]

    asyncio.run(test())


def test_whole_games_are_sent_at_once_and_a_closed_socket_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On real sockets, and in order: every client has applied every delta."""
    written: list[SocketConnection] = []
    write = SocketConnection.write_text

    def noted(self: SocketConnection, message: bytes) -> bool:
        done = write(self, message)
        if done:
            written.append(self)
        return done

    monkeypatch.setattr(SocketConnection, "write_text", noted)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
            await play_out(people)
            await people[0].request(Lobby(on=False))
            assert len(written) > 100
            line = written[-1]
            line.pause_writing()
            assert not line.write_text(b"{}")
            line.resume_writing()
            line.conn.send_close(1000)
            assert not line.write_text(b"{}")

    run(test)
