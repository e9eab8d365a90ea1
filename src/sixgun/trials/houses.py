"""A house in a process of its own, to be started, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

#: A house that does not answer after so many seconds never will.
START_SECONDS = 60.0
#: So many new people and connections from one address are nobody's attack here.
GENEROUS = {
    "people-per-hour": "100000",
    "sockets-per-address": "100000",
    "requests-per-second": "100000",
    "request-burst": "100000",
    "messages-per-second": "100000",
    "message-burst": "100000",
    "tables": "100000",
}


class HouseFailed(RuntimeError):
    """The house did not open."""


class HouseProcess:
    """`sixgun serve` in another process, on one port and one store for all its lives."""

    def __init__(self, folder: Path, *, port: int = 0, **settings: str) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.settings = {"pace": "0", **GENEROUS, **settings}
        self.lives = 0
        self._process: subprocess.Popen[bytes] | None = None

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

    def __enter__(self) -> HouseProcess:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()

    def start(self) -> None:
        """Start and wait until it answers."""
        self.launch()
        self.await_health()

    def launch(self) -> None:
        command = [sys.executable, "-m", "sixgun.cli", "serve", "--no-open-browser"]
        command += ["--no-build-pages"]
        command += ["--port", str(self.port), "--db", str(self.db)]
        for name, value in self.settings.items():
            command += [f"--{name}", value]
        self.lives += 1
        with (self.folder / "house.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder
            )

    def await_health(self) -> None:
        until = time.monotonic() + START_SECONDS
        while not self._is_healthy():
            if self._process is None or self._process.poll() is not None:
                raise HouseFailed(f"the house ended at its start:\n{self.log()[-2000:]}")
            if time.monotonic() > until:
                raise HouseFailed(f"the house does not answer:\n{self.log()[-2000:]}")
            time.sleep(0.02)

    def _is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As if the power failed."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As a person would: SIGTERM, and wait."""
        assert self._process is not None
        self._process.terminate()
        try:
            return self._process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise HouseFailed("the house does not stop") from None

    def log(self) -> str:
        return (self.folder / "house.log").read_text(encoding="utf-8", errors="replace")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
