"""Sockets without a library: for frames that none would send, and for who never reads."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import cast
from urllib.parse import urlsplit

from ..server import protocol
from ..server.protocol import PROTOCOL, encode

TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
#: Whoever is not cut off after so many seconds never will be.
PATIENCE = 60.0


class RawSocket:
    """A WebSocket made by hand."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: str = ""
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.what = what  # is done with it

    @classmethod
    async def begin(cls, address: str, what: str, sent: bytes) -> RawSocket:
        """A connection that is no socket yet, and perhaps never will be."""
        reader, writer = await asyncio.open_connection(*place_of(address))
        writer.write(sent)
        return cls(reader, writer, what)

    @classmethod
    async def connect(cls, address: str, key: str, what: str = "", *, buffer: int = 0) -> RawSocket:
        """Shake hands with a house; a small `buffer` holds little that was not read."""
        host, port = place_of(address)
        plug = socket.socket()
        if buffer:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, (host, port))
        reader, writer = await asyncio.open_connection(sock=plug, limit=2**16)
        nonce = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {key}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.splitlines()[0]:
            raise ConnectionError(f"not let in: {head.splitlines()[0].decode()}")
        return cls(reader, writer, what)

    async def hello(self) -> None:
        self.send(encode(protocol.Hello(protocol=PROTOCOL, client="raw", program=True)))
        await self.reader.read(1)  # the beginning of the welcome

    def send(self, message: bytes) -> None:
        self.writer.write(frame(TEXT, message))

    def stop_reading(self) -> None:
        """From now on whatever comes stays where it is."""
        cast(asyncio.ReadTransport, self.writer.transport).pause_reading()

    def read_on(self) -> None:
        cast(asyncio.ReadTransport, self.writer.transport).resume_reading()

    async def until_cut_off(self) -> bool:
        """Read (and throw away) until the house ends the connection; False: it does not."""
        try:
            async with asyncio.timeout(PATIENCE):
                while await self.reader.read(65_536):
                    pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True

    async def close(self) -> None:
        self.writer.transport.abort()
        with suppress(OSError):
            await self.writer.wait_closed()


def frame(opcode: int, payload: bytes, *, first: int = 0x80, masked: bool = True) -> bytes:
    """A frame; `first` has the bits beside the opcode: the final one, and three reserved ones."""
    size = len(payload)
    mask = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first | opcode, mask | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first | opcode, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, mask | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


#: Frames after which a house ends the connection, by what is wrong with them.
BAD_FRAMES: dict[str, Callable[[random.Random], bytes]] = {
    "unmasked": lambda dice: frame(TEXT, b"{}", masked=False),
    "reserved bits": lambda dice: frame(TEXT, b"{}", first=0x80 | dice.choice((0x40, 0x20, 0x10))),
    "reserved opcodes": lambda dice: frame(dice.choice((3, 7, 11, 15)), b"{}"),
    "long ping": lambda dice: frame(PING, b"x" * 126),
    "ping in parts": lambda dice: frame(PING, b"x", first=0),
    "nothing to go on with": lambda dice: frame(0, b"x"),
    "begun twice": lambda dice: frame(TEXT, b"{", first=0) + frame(TEXT, b"}"),
    "endless": lambda dice: (
        struct.pack("!BBQ", 0x81, 0xFF, 2 ** dice.randrange(20, 62)) + b"\0" * 9
    ),
    "too long in parts": lambda dice: (
        frame(TEXT, b"[" * 30_000, first=0) + frame(0, b"[" * 30_000, first=0) * 3
    ),
    "bad farewell": lambda dice: frame(
        CLOSE, struct.pack("!H", dice.choice((0, 999, 1005, 65535)))
    ),
    "half a farewell": lambda dice: frame(CLOSE, b"\x03"),
    "no Unicode": lambda dice: frame(TEXT, b'"\xff\xfe"'),
    "noise": lambda dice: b"\xff" + dice.randbytes(300),
}


def place_of(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    assert parts.hostname
    assert parts.port
    return parts.hostname, parts.port


async def exchange(address: str, sent: bytes, *, seconds: float = PATIENCE) -> bytes | None:
    """Send bytes on a fresh connection and read until the house ends it; None: it does not."""
    host, port = place_of(address)
    reader, writer = await asyncio.open_connection(host, port)
    heard = b""
    try:
        writer.write(sent)
        async with asyncio.timeout(seconds):
            while data := await reader.read(65_536):
                heard += data
    except TimeoutError:
        return None
    except OSError:
        pass
    finally:
        writer.transport.abort()
    return heard


async def requested(
    address: str, method: str, path: str, key: str = "", body: bytes = b""
) -> tuple[int, bytes]:
    """A plain request of somebody's program: the status and the body of the answer."""
    host, port = place_of(address)
    bearer = f"Authorization: Bearer {key}\r\n" if key else ""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n{bearer}"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    heard = await exchange(address, head.encode() + body)
    if not heard:
        raise ConnectionError(f"nobody answers to {method} {path}")
    first, _, rest = heard.partition(b"\r\n\r\n")
    return int(first.split(b" ", 2)[1]), rest
