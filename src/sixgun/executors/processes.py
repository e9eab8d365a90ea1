"""Work on several processes of this machine.

They talk through pipes alone, so that no system is too bare for them: a pool of Python's own
needs POSIX semaphores, and waits for ever for a chunk whose worker was killed. They are started
afresh rather than forked, which is the same on every system, and know nothing of the program that
started them: it may be a script, a notebook or a line on standard input.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, TypeAlias, cast

from .contract import MOST_LOSSES, Chunk, ChunkLost, Done, Executor
from .worker import order_of, receive, result_of, send

#: What a process runs. It finds its modules where they were found here.
PROGRAM = """\
import sys
sys.path[:] = {path!r}
from sixgun.executors.worker import work
work()
"""


class WorkerProcess:
    """One such process, as it is seen from here."""

    def __init__(self, heard: SimpleQueue[Heard]) -> None:
        self._heard = heard
        # In a session of its own Ctrl-C does not reach it, not even while it starts.
        self._process = subprocess.Popen(
            [sys.executable or "", "-c", PROGRAM.format(path=sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._listener = Thread(target=self._listen, daemon=True)
        try:
            self._listener.start()
        except RuntimeError as error:
            self._end_process()
            raise OSError(str(error)) from error

    def order(self, order: bytes) -> None:
        """Have a chunk done; if the process has ended, that is heard like any answer."""
        with suppress(OSError):
            send(cast("BinaryIO", self._process.stdin), order)

    def _listen(self) -> None:
        pipe = cast("BinaryIO", self._process.stdout)
        while (answered := receive(pipe)) is not None:
            self._heard.put((self, answered))
        self._heard.put((self, None))

    def end(self) -> None:
        """Kill it, and leave nothing of it."""
        self._process.kill()
        self._listener.join()
        self._end_process()

    def _end_process(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # of what nobody will read
                cast("BinaryIO", pipe).close()


#: What a process has answered; None: it has ended.
Heard: TypeAlias = tuple[WorkerProcess, bytes | None]


class Processes(Executor):
    """So many processes, begun when they are needed and kept for what comes next.

    `note` is told if there cannot be so many; without any, this process does the work.
    """

    def __init__(self, jobs: int, note: Callable[[str], None]) -> None:
        self._jobs = jobs
        self._note = note
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        self._idle: list[WorkerProcess] = []
        self._busy: dict[WorkerProcess, int] = {}  # with the number of the chunk

    @property
    def places(self) -> int:
        return self._jobs

    def close(self) -> None:
        self._give_up()
        while self._idle:
            self._idle.pop().end()

    def _give_up(self) -> None:
        """End those who are busy with what nobody wants any more."""
        while self._busy:
            self._busy.popitem()[0].end()

    def _done(
        self, work: Callable[[Chunk], Done], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Done], None, None]:
        waiting, losses = deque(range(len(chunks))), Counter[int]()
        try:
            while waiting or self._busy:
                # A single chunk is done sooner here than a process is begun.
                while waiting and len(chunks) > 1 and (worker := self._free()) is not None:
                    self._busy[worker] = number = waiting.popleft()
                    worker.order(order_of(work, chunks[number]))
                if not self._busy:
                    number = waiting.popleft()
                    yield number, work(chunks[number])
                    continue
                number, answered = self._next_answer()
                if answered is not None:
                    yield number, result_of(answered)
                    continue
                waiting.appendleft(number)
                losses[number] += 1
                if losses[number] == MOST_LOSSES:
                    raise ChunkLost(number)
        finally:
            self._give_up()

    def _free(self) -> WorkerProcess | None:
        """Somebody who can do a chunk now, if there is anybody, or may be."""
        if self._idle:
            return self._idle.pop()
        if self._jobs == 1 or len(self._busy) == self._jobs:
            return None
        try:
            return WorkerProcess(self._heard)
        except OSError as error:
            self._jobs = max(1, len(self._busy))
            rest = f"{self._jobs} must do" if self._jobs > 1 else "this one does everything"
            self._note(f"no more processes can be started here ({error}); {rest}")
            return None

    def _next_answer(self) -> tuple[int, bytes | None]:
        """What came of a chunk, with its number; None if who did it has ended."""
        while True:
            worker, answered = self._heard.get()
            number = self._busy.pop(worker, None)
            if answered is None:
                if worker in self._idle:
                    self._idle.remove(worker)
                worker.end()
            elif number is not None:
                self._idle.append(worker)
            if number is not None:
                return number, answered
