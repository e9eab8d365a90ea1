"""A house in a process of its own, to be started, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from .warm import WarmProcess

#: A house that does not answer after so many seconds never will.
START_SECONDS = 60.0
#: So many new people and connections from one address are nobody's attack here.
GENEROUS = {
    "people-per-hour": "1000000",
    "sockets-per-address": "100000",
    "requests-per-second": "100000",
    "request-burst": "100000",
    "messages-per-second": "100000",
    "message-burst": "100000",
    "tables": "100000",
    "tables-per-person": "1000",
    "tables-per-address": "100000",
    "connections-per-address": "100000",
    "daily-share": "1000000",
}
#: What no log of a house may hold, however hard the day was.
BAD_NEWS = ("Traceback", "an act failed", "socket failed", "request failed", "the store failed")


class HouseFailed(RuntimeError):
    """The house did not open, or did not close."""


class HouseProcess:
    """`sixgun serve` in another process, on one port and one store for all its lives.

    A `warm` one begins as a copy of a process that has everything imported: it is the same
    house, open in a moment instead of seconds.
    """

    def __init__(self, folder: Path, *, warm: bool = False, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.warm = warm
        self.patience = START_SECONDS
        self.descriptors = 0  # a warm one may have no more than so many; 0: as many as there are
        named = {name.replace("_", "-"): value for name, value in settings.items()}
        self.settings = {"pace": "0", **GENEROUS, **named}
        self.lives = 0
        self._process: WarmProcess | subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def db(self) -> Path:
        return self.folder / "house.db"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def arguments(self) -> list[str]:
        given = ["serve", "--no-open-browser", "--no-build-pages"]
        given += ["--port", str(self.port), "--db", str(self.db)]
        for name, value in self.settings.items():
            given += [f"--{name}", value]
        return given

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "sixgun.cli", *self.arguments]

    def start(self) -> None:
        """Start and wait until it answers; one that does not is not left running."""
        self.launch()
        try:
            self.await_health()
        except BaseException:
            self.kill()
            raise

    def launch(self) -> None:
        self.lives += 1
        if self.warm:
            file = self.folder / "house.log"
            self._process = WarmProcess(self.arguments, file, self.descriptors)
            return
        with (self.folder / "house.log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder
            )

    def await_health(self) -> None:
        until = time.monotonic() + self.patience
        while not self._is_healthy():
            if not self.is_running():
                raise HouseFailed(f"the house ended at its start:\n{self.log()[-2000:]}")
            if time.monotonic() > until:
                raise HouseFailed(f"the house does not answer:\n{self.log()[-2000:]}")
            time.sleep(0.01)

    def _is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """As if the power failed."""
        assert self._process is not None
        if self.is_running():  # or its number may be somebody else's by now
            os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait(START_SECONDS)

    def stop(self) -> None:
        """As a person would: SIGTERM, and wait."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGTERM)
        try:
            self._process.wait(START_SECONDS)
        except (subprocess.TimeoutExpired, TimeoutError):
            self.kill()
            raise HouseFailed("the house does not stop") from None

    def log(self) -> str:
        return (self.folder / "house.log").read_text(encoding="utf-8", errors="replace")

    def bad_news(self) -> list[str]:
        """Lines of the log that tell of a mistake of the house itself."""
        return [line for line in self.log().splitlines() if any(bad in line for bad in BAD_NEWS)]

    def figures(self) -> dict[str, float]:
        """What `/metrics` says, by name; those with labels are left out."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        pairs = [line.split(" ") for line in lines if line[:1] not in ("", "#") and "{" not in line]
        return {name: float(value) for name, value in pairs}


@asynccontextmanager
async def running(house: HouseProcess) -> AsyncIterator[HouseProcess]:
    """A house that is open, and closed at the end if it still runs.

    It is waited for in a thread, which goes on when whoever waits is interrupted: the house is
    launched here, so that there is no moment in which it runs and nobody would end it.
    """
    house.launch()
    try:
        await asyncio.to_thread(house.await_health)
    except BaseException:
        house.kill()
        raise
    try:
        yield house
    finally:
        if house.is_running():
            await asyncio.to_thread(house.stop)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
