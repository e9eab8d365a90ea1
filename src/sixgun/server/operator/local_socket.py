"""A socket beside the store, for commands of the same machine: whoever may open it is the operator.

One act comes as a line of JSON, one answer goes back as another; then the connection ends. The file
belongs to who runs the house and to nobody else, and where the system says who is at the other end,
that is asked as well.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from ..front.interfaces import NotLetIn, NotNow, Unreadable
from ..front.responses import Problem
from ..logs import note, note_error
from ..protocol import encode
from ..store.errors import StoreFailed
from .acts import LONGEST_ACT, read_act
from .operator import Operator

#: What the file is called, behind the name of the store.
ENDING = ".operator"
#: The longest name that a socket may have on every system, in bytes.
LONGEST_PATH = 100
#: Who has not said what he wants after so many seconds is not waited for.
PATIENCE = 10.0
#: So many ask at the same time.
AT_ONCE = 16
#: Who asks, in the audit log.
BY = "command"


class NoLocalSocket(Exception):
    """There can be no such socket here; the text says why."""


def socket_path(store: Path) -> Path:
    """Where the socket of a store lies; refuses where there can be none."""
    if not hasattr(socket, "AF_UNIX"):
        raise NoLocalSocket("operator-no-sockets")
    path = store.with_name(f"{store.name}{ENDING}")
    if len(os.fsencode(path)) > LONGEST_PATH:
        raise NoLocalSocket("operator-long-path")
    return path


class LocalSocket:
    """The socket of one house, while it is open."""

    def __init__(self, operator: Operator, store: Path) -> None:
        self._operator = operator
        self._store = store
        self._server: asyncio.Server | None = None
        self._path: Path | None = None
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """Listen; where that is not possible, the log says so and the page does as well as ever."""
        try:
            path = socket_path(self._store)
            listening = _bound(path)
        except (NoLocalSocket, OSError) as error:
            note("commands cannot reach this house", logging.WARNING, why=str(error))
            return
        self._path = path
        self._server = await asyncio.start_unix_server(
            self._talk, sock=listening, limit=LONGEST_ACT
        )

    async def close(self) -> None:
        """Nobody is heard any more; the file goes."""
        if self._server is not None:
            self._server.close()
        if self._path is not None:
            with suppress(OSError):
                self._path.unlink()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with self._turns:
                if _is_ours(writer.get_extra_info("socket")):
                    writer.write(await self._answer(reader) + b"\n")
                    await writer.drain()
        except (OSError, TimeoutError):  # who went away, or never said anything
            pass
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader) -> bytes:
        """The answer to a line, or why there is none."""
        try:
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            act = read_act(line)
        except (ValueError, msgspec.DecodeError, RecursionError) as error:
            return encode(Problem(Unreadable("").told, str(error)))
        try:
            return encode(await self._operator.do(act, BY))
        except NotLetIn as refusal:
            return encode(Problem(refusal.told))
        except StoreFailed as error:
            note_error("the store failed", error, act=type(act).__name__)
            return encode(Problem(NotNow("house-store-trouble").told))
        except Exception as error:
            note_error("a command failed", error, act=type(act).__name__)
            return encode(Problem(NotLetIn("house-failed").told))


def _bound(path: Path) -> socket.socket:
    """A socket that is private before anybody can be heard on it."""
    with suppress(FileNotFoundError):
        path.unlink()  # of a house that was killed: its lock of the store is ours now
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        made.bind(str(path))
        path.chmod(0o600)
        made.listen(AT_ONCE)
        made.setblocking(False)
    except BaseException:
        made.close()
        raise
    return made


def _is_ours(peer: Any) -> bool:
    """Is it who runs the house, or who may do everything here anyway?"""
    if not hasattr(socket, "SO_PEERCRED"):
        return True  # the file says it alone
    size = struct.calcsize("3i")
    _, user, _ = struct.unpack("3i", peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size))
    return user in (os.getuid(), 0)
