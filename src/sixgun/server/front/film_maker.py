"""The process in which replays are made, and the house's end of the pipes to it.

A film takes 40 to 80 ms of nothing but Python. In a thread it would take turns with the event
loop, 5 ms each; in a process of a lower priority it takes what the house leaves over. The house
sends what is in the store already, and gets back bytes that it sends on without reading them.
"""

from __future__ import annotations

import asyncio
import json
import os
import struct
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import BinaryIO

#: What the process runs. It finds its modules where the house found them.
PROGRAM = """\
import sys
sys.path[:] = {path!r}
from sixgun.server.front.film_maker import work
work()
"""
#: Before every message comes its length; before what comes back also what it is.
LENGTH = struct.Struct("!I")
HEAD = struct.Struct("!BI")
FILM, SEAT, RUNNING, RULES, DAMAGED, FAILED = range(6)
#: So much nicer than the house is the process to everybody else.
NICENESS = 10
#: A film that takes longer never ends, in seconds.
LONGEST_MAKING = 60.0
#: Who has made no film for so long goes home, in seconds.
IDLE = 600.0


class NotFilmed(Exception):
    """There is no film: `why` is `SEAT`, `RUNNING`, `RULES`, `DAMAGED` or `FAILED`."""

    def __init__(self, why: int, text: str = "") -> None:
        super().__init__(text)
        self.why = why


class FilmMaker:
    """Makes one film at a time, in a process that is begun when the first one is wanted."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._rest: asyncio.TimerHandle | None = None

    async def make(self, game: str, record: str, eyes: int | None) -> bytes:
        """The film, packed. A process that dies, or hangs, harms this film alone."""
        self._stay()
        try:
            async with asyncio.timeout(LONGEST_MAKING):
                kind, body = await self._asked(json.dumps([game, record, eyes]).encode())
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.close()
            raise NotFilmed(FAILED, f"the process that makes replays: {error!r}") from error
        except BaseException:  # told to end in the middle: nobody reads the rest
            await self.close()
            raise
        self._rest = asyncio.get_running_loop().call_later(IDLE, self._kill)
        if kind != FILM:
            raise NotFilmed(kind, body.decode())
        return body

    async def _asked(self, message: bytes) -> tuple[int, bytes]:
        if self._process is None or self._process.returncode is not None:
            self._process = await begun()
        pipe, answer = self._process.stdin, self._process.stdout
        assert pipe is not None
        assert answer is not None
        pipe.write(LENGTH.pack(len(message)) + message)
        await pipe.drain()
        kind, length = HEAD.unpack(await answer.readexactly(HEAD.size))
        return kind, await answer.readexactly(length)

    async def close(self) -> None:
        """End the process, whatever it does."""
        self._stay()
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _kill(self) -> None:
        """A killed process is found dead, and followed by another, when it is wanted."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    def _stay(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None


async def begun() -> Process:
    """A new process. In a session of its own Ctrl-C does not reach it; it ends with its pipe."""
    program = PROGRAM.format(path=sys.path)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdin=PIPE, stdout=PIPE, start_new_session=True
    )


# ------------------------------------------------------------------ in the process


def work() -> None:
    """Make films until nobody is there to ask for one."""
    if hasattr(os, "nice"):  # Windows knows none
        os.nice(NICENESS)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints something must not print it between two films
    while (head := asked.read(LENGTH.size)) and len(head) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        kind, body = _answer(asked.read(length))
        _send(answers, kind, body)


def _answer(message: bytes) -> tuple[int, bytes]:
    from ...engine.errors import OtherRules
    from ..tables.replays import NoSuchSeat, NotOver, filmed

    known = {NoSuchSeat: SEAT, NotOver: RUNNING, OtherRules: RULES}
    try:
        return FILM, filmed(*json.loads(message))
    except Exception as error:
        return known.get(type(error), DAMAGED), repr(error).encode()


def _send(answers: BinaryIO, kind: int, body: bytes) -> None:
    with suppress(BrokenPipeError):  # the house is gone
        answers.write(HEAD.pack(kind, len(body)) + body)
        answers.flush()
