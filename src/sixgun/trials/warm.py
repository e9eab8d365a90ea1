"""Processes that begin with everything imported, so that one more costs a moment.

A process that has imported the house waits for orders and makes a copy of itself for each
(`forkserver`). Where the system cannot do that, every process begins from nothing.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Sequence
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path

#: What is imported before the first order comes; alembic is what a new store is made with.
IMPORTED = ["sixgun.cli.serve", "sixgun.server.front.serving", "alembic.command", "uvloop"]


class WarmProcess:
    """A command of `sixgun` in such a process; its output is added to a file."""

    def __init__(self, arguments: Sequence[str], log: Path, descriptors: int = 0) -> None:
        make: type[BaseProcess] = warm_context().Process
        self._process = make(
            target=_run, args=(list(arguments), str(log), descriptors), daemon=True
        )
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """How it ended; None if it has not."""
        return self._process.exitcode

    def wait(self, seconds: float) -> int:
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise TimeoutError(f"the process has not ended after {seconds:g} s")
        return self._process.exitcode


@cache
def warm_context() -> ForkServerContext | SpawnContext:
    """Where new processes come from."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    return context


def _run(arguments: list[str], log: str, descriptors: int) -> None:
    """In the new process: as if called from a shell in a session of its own, which may have set a
    limit."""
    if descriptors:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    if hasattr(os, "setsid"):
        os.setsid()
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(output, stream)
    os.close(output)
    sys.stdout.flush()
    sys.argv = ["sixgun", *arguments]
    runpy.run_module("sixgun.cli", run_name="__main__")
