"""The pipes between the house and a process that thinks for bots.

The house sends pickles; from a worker it reads lines of words and numbers, so that whatever
runs there is never unpickled here. Nothing of this ever makes the event loop wait.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from .worker import LENGTH, Reply, Task

#: What the process runs. It finds its modules where the house found them.
PROGRAM = """\
import sys
sys.path[:] = {path!r}
from sixgun.server.minds.worker import work
work({maker!r}, {seconds!r}, {bounds!r}, polite={polite!r})
"""


class Pipe(asyncio.SubprocessProtocol):
    """One process: sends it tasks, hears its replies, notices its end, cuts it off."""

    def __init__(
        self, program: str, heard: Callable[[Reply], None], lost: Callable[[str], None]
    ) -> None:
        self._heard = heard
        self._lost = lost
        self._cut = False
        self._rest = b""
        self._process: asyncio.SubprocessTransport | None = None
        #: Done when nothing is left of the process.
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._opening = asyncio.create_task(self._open(program))

    async def _open(self, program: str) -> None:
        loop = asyncio.get_running_loop()
        command = (sys.executable, "-c", program)
        try:
            # In a session of its own Ctrl-C does not reach it, not even while it starts.
            await loop.subprocess_exec(
                lambda: self, *command, stdin=PIPE, stdout=PIPE, stderr=None, start_new_session=True
            )
        except Exception as error:  # whatever it is, somebody waits to hear of it
            self._end(f"{sys.executable} cannot be run: {error!r}")

    def send(self, task: Task) -> None:
        assert self._process is not None
        message = pickle.dumps(task, pickle.HIGHEST_PROTOCOL)
        pipe = cast("asyncio.WriteTransport", self._process.get_pipe_transport(0))
        pipe.write(LENGTH.pack(len(message)) + message)

    def cut(self) -> None:
        """Kill the process; nothing is heard of it any more."""
        self._cut = True
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    # ---------------------------------------------------- what asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast("asyncio.SubprocessTransport", transport)
        if self._cut:
            self.cut()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if not self._cut:
                self._heard(Reply(*json.loads(line)))

    def connection_lost(self, error: Exception | None) -> None:
        assert self._process is not None
        self._process.close()
        self._end(f"it ended with code {self._process.get_returncode()}")

    def _end(self, why: str) -> None:
        self.gone.set_result(None)
        if not self._cut:
            self._lost(why)
