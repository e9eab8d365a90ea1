"""A process beside the house for one kind of heavy work, and the house's end of the pipes to it.

In a thread such work would take turns with the event loop, or the processor from it; in a process
of a lower priority it takes what the house leaves over. It is begun when the first piece is wanted
and goes home when nobody has wanted one for a while.
"""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, TypeAlias

#: What the process runs. It finds its modules where the house found them.
PROGRAM = """\
import sys
sys.path[:] = {path!r}
from {module} import {name}
from sixgun.server.side_process import work
work({name})
"""
#: Before every message comes its length; before what comes back also what it is.
LENGTH = struct.Struct("!I")
HEAD = struct.Struct("!BI")
#: So much nicer than the house is the process to everybody else.
NICENESS = 10
#: A piece that takes longer never ends, in seconds.
LONGEST_MAKING = 60.0
#: Who has made nothing for so long goes home, in seconds.
IDLE = 600.0

#: What is done there: from what was sent, what kind of answer it is and the answer.
Handwork: TypeAlias = Callable[[bytes], tuple[int, bytes]]


class ProcessFailed(Exception):
    """The process died or hung; the next piece of work gets a new one."""


class SideProcess:
    """Does one piece of work at a time in a process of its own, with a function that is named
    `module:name`, so that the house need not import what only the process uses."""

    def __init__(self, handwork: str) -> None:
        self._handwork = handwork
        self.process: Process | None = None
        self._rest: asyncio.TimerHandle | None = None

    async def do(self, message: bytes) -> tuple[int, bytes]:
        """What the function makes of this. A process that dies, or hangs, harms this alone."""
        self._stay()
        try:
            async with asyncio.timeout(LONGEST_MAKING):
                answer = await self._asked(message)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.close()
            raise ProcessFailed(repr(error)) from error
        except BaseException:  # told to end in the middle: nobody reads the rest
            await self.close()
            raise
        self._rest = asyncio.get_running_loop().call_later(IDLE, self._kill)
        return answer

    async def _asked(self, message: bytes) -> tuple[int, bytes]:
        if self.process is None or self.process.returncode is not None:
            self.process = await begun(self._handwork)
        pipe, answer = self.process.stdin, self.process.stdout
        assert pipe is not None
        assert answer is not None
        pipe.write(LENGTH.pack(len(message)))
        pipe.write(message)
        await pipe.drain()
        kind, length = HEAD.unpack(await answer.readexactly(HEAD.size))
        return kind, await answer.readexactly(length)

    async def close(self) -> None:
        """End the process, whatever it does."""
        self._stay()
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _kill(self) -> None:
        """A killed process is found dead, and followed by another, when it is wanted."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()

    def _stay(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None


async def begun(handwork: str) -> Process:
    """A new process. In a session of its own Ctrl-C does not reach it; it ends with its pipe."""
    module, _, name = handwork.partition(":")
    program = PROGRAM.format(path=sys.path, module=module, name=name)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdin=PIPE, stdout=PIPE, start_new_session=True
    )


# ------------------------------------------------------------------ in the process


def work(handwork: Handwork) -> None:
    """Do what is sent until nobody is there to send anything."""
    if hasattr(os, "nice"):  # Windows knows none
        os.nice(NICENESS)
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints something must not print it between two answers
    while (head := asked.read(LENGTH.size)) and len(head) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        kind, body = handwork(asked.read(length))
        _send(answers, kind, body)


def _send(answers: BinaryIO, kind: int, body: bytes) -> None:
    with suppress(BrokenPipeError):  # the house is gone
        answers.write(HEAD.pack(kind, len(body)) + body)
        answers.flush()
