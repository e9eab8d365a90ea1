"""The store of a house: one file, one writer, as many readers as there are questions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable, Row

from .connecting import reading_engine, writing_engine
from .errors import StoreUnusable
from .file import make_private
from .lock import Lock
from .migration import migrate
from .places import path_of
from .writer import AnyWrite, Writer

if TYPE_CHECKING:
    from ..traces.spans import Traces


class Store:
    """An open store. `date` tells the time that is written down."""

    def __init__(self, path: Path, lock: Lock, date: Callable[[], float]) -> None:
        self.path = path
        self.date = date
        self._lock = lock
        self._reading = reading_engine(path)
        self._writing = writing_engine(path, foreign_keys=True)
        self._writer = Writer(self._writing.connect())

    @classmethod
    def open(cls, where: str | Path = "", *, date: Callable[[], float]) -> Store:
        """Open the store at a path or `sqlite:///` URL ('': the default one).

        What is not there is made, what is old is migrated, what is in use is an error.
        """
        path = path_of(where)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = Lock(path)
        except OSError as error:
            raise StoreUnusable(f"no store can be kept at {path}: {error.strerror}") from error
        try:
            make_private(path)
            migrate(path)
            return cls(path, lock, date)
        except BaseException:
            lock.release()
            raise

    def set_address(self, address: str) -> None:
        """Where the house can be reached, for whoever finds the store in use."""
        self._lock.set_address(address)

    def write(self, *acts: AnyWrite) -> asyncio.Future[None]:
        """Write all of these or none; the future is done when they are on disk.

        It fails with `Conflict` if they contradict what is written, with `StoreFailed` if the
        disk refuses them.
        """
        return self._writer.write(acts)

    def watch(self, committed: Callable[[int, float], None]) -> None:
        """Have every commit told, from the writer's thread: how many writes, how many seconds."""
        self._writer.committed = committed

    def trace(self, traces: Traces | None) -> None:
        """Have every write told to the collector, if there is one."""
        self._writer.traces = traces

    def figures(self) -> dict[str, float]:
        """What can be counted right now: what waits, and how large the files are."""
        sizes = {"store_bytes": self.path, "store_wal_bytes": wal_of(self.path)}
        found: dict[str, float] = {name: _size(file) for name, file in sizes.items()}
        return {"writes_waiting": self._writer.waiting, **found}

    def flush(self) -> asyncio.Future[None]:
        """Done when everything that was written before is on disk."""
        return self._writer.flush()

    @property
    def trouble(self) -> str:
        """Why the last write failed; "": it did not."""
        return self._writer.trouble

    def read(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> list[Row[Any]]:
        """All rows of a question. It blocks: on the event loop use `ask`."""
        with self._reading.connect() as connection:
            return list(connection.execute(statement, parameters).all())

    async def ask(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> list[Row[Any]]:
        """The same in another thread, for the event loop."""
        return await asyncio.to_thread(self.read, statement, parameters)

    async def tidied(self) -> None:
        """Done when what SQLite keeps beside the file is merged, so that nothing old is left."""
        await asyncio.to_thread(self._tidy)

    def _tidy(self) -> None:
        with self._reading.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Write everything that waits, then close the file and give the lock back."""
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()


def wal_of(path: Path) -> Path:
    """What SQLite has written and not yet put into the file itself."""
    return path.with_name(f"{path.name}-wal")


def _size(file: Path) -> int:
    """How many bytes a file has; SQLite makes and removes some as it likes."""
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0
