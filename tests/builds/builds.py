"""A build to compare with the sources: compiled once for all tests, and told from which it runs."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from sixgun_tools.compile import SHELF, CannotCompile, compile_into, compiler, headers
from tests.skipping import skip

ROOT = Path(__file__).parents[2]
#: Apart from those that people have compiled for themselves.
GATE = SHELF / "gate"


def build() -> Path:
    """The build of the sources that are here, little optimised, made by whoever comes first."""
    try:
        compiler()
        headers()
    except CannotCompile as error:
        skip(str(error))
    GATE.mkdir(parents=True, exist_ok=True)
    with (GATE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return compile_into(GATE, "quick")


def start(command: Sequence[str], *, compiled: bool, **more: str) -> subprocess.Popen[str]:
    """A program of Python, by the sources or by the build."""
    chosen = {"SIXGUN_PURE": "" if compiled else "1", "SIXGUN_BUILDS": str(GATE)}
    environment = {**os.environ, **chosen, **more}
    return subprocess.Popen(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def said_by_both(command: Sequence[str]) -> tuple[list[str], list[str]]:
    """What a program says by the sources and by the build, line by line; both run at a time."""
    both = [start(command, compiled=compiled) for compiled in (False, True)]
    texts = [each.communicate()[0] for each in both]
    assert [each.returncode for each in both] == [0, 0], texts
    pure, compiled = (text.splitlines() for text in texts)
    return pure, compiled
