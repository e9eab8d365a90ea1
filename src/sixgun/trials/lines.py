"""A socket that costs its process next to nothing, so that what is measured is the house."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

from .raw import PING, TEXT, frame, place_of

PONG = 0xA


class BareSocket(asyncio.Protocol):
    """Speaks as much of the WebSocket protocol as a house does; every message goes to `take`."""

    def __init__(self, request: bytes, take: Callable[[bytes], None]) -> None:
        self._request = request
        self._take = take
        self._buffer = bytearray()
        self._shaken = False
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(
        cls, house: str, key: str, take: Callable[[bytes], None], *, address: str = ""
    ) -> BareSocket:
        """A socket of this house, perhaps from another address of this machine."""
        host, port = place_of(house)
        nonce = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {key}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        where = (address, 0) if address else None
        _, line = await loop.create_connection(
            lambda: cls(request, take), host, port, local_addr=where
        )
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the house did not let us in"))

    def send(self, message: bytes) -> None:
        assert self.transport is not None
        if not self.transport.is_closing():
            self.transport.write(frame(TEXT, message))

    def close(self) -> None:
        assert self.transport is not None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._shaken or self._shake():
            while self._take_frame():
                pass

    def _shake(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.close()
            return False
        self._buffer = bytearray(rest)
        self._shaken = True
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """Take a frame from the buffer; a house sends each message in one, unmasked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            (size,) = struct.unpack("!H" if start == 4 else "!Q", buffer[2:start])
        if len(buffer) < start + size:
            return False
        opcode, payload = buffer[0] & 0xF, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == TEXT:
            self._take(payload)
        elif opcode == PING and self.transport is not None:
            self.transport.write(frame(PONG, payload))
        return True
