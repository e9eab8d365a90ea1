"""Backups that a house writes by itself: every so many hours, verified, and not for ever.

They lie in a folder beside the store, one file each, named by their time. Only files with such a
name are ever removed, and never the last one.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from .aside import Aside
from .clock import Alarm, HouseClock
from .logs import note
from .settings import HouseSettings
from .store.backup import backup, verify

if TYPE_CHECKING:
    from .traces.spans import Traces

#: What a backup is called: the time it was made, in UTC.
STAMP = "%Y-%m-%d-%H%M%S"
_NAME = re.compile(r"\d{4}-\d\d-\d\d-\d{6}\.backup")
HOUR, DAY = 3600.0, 86_400.0
#: One that is overdue is written so many seconds after the opening.
SOON = 60.0


class Kept(NamedTuple):
    """A backup, and the date when it was made."""

    file: Path
    made: float


class Backups:
    """The backups of one house."""

    def __init__(
        self,
        store: Path,
        settings: HouseSettings,
        clock: HouseClock,
        aside: Aside,
        traces: Traces | None = None,
    ) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._aside = aside
        self._traces = traces
        named = settings.backup_folder
        beside = store.with_name(f"{store.name}.backups")
        self.folder = Path(named).expanduser() if named else beside
        self._alarm: Alarm | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """The next one is due so many hours after the last, whether the house was open or not."""
        if self._settings.backup_hours > 0:
            last = max([kept.made for kept in self.all()], default=0.0)
            due = last + self._settings.backup_hours * HOUR - self._clock.date()
            longest = self._settings.backup_hours * HOUR  # a date that was set back delays nothing
            self._set_alarm(min(max(SOON, due), longest))

    async def stop(self) -> None:
        """What is being written is finished."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def all(self) -> list[Kept]:
        """Every backup that there is, the oldest first."""
        files = self.folder.iterdir() if self.folder.is_dir() else ()
        named = [file for file in files if _NAME.fullmatch(file.name) and file.is_file()]
        return sorted([Kept(file, _date_of(file)) for file in named], key=lambda kept: kept.made)

    def _set_alarm(self, seconds: float) -> None:
        self._alarm = self._clock.at(self._clock.now() + seconds, self._ring)

    def _ring(self) -> None:
        self._task = asyncio.create_task(self._write())
        self._set_alarm(self._settings.backup_hours * HOUR)

    async def _write(self) -> None:
        """One that fails is told until one is made; the others stay."""
        with self._aside.containing("house", "backup"), traced_backup(self._traces, "house"):
            file = await asyncio.to_thread(self.write)
            note("backup written", file=file.name)

    def write(self) -> Path:
        """Make a backup, open it to see that it is one, and remove those that are too old."""
        stamp = datetime.fromtimestamp(self._clock.date(), UTC).strftime(STAMP)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        target = self.folder / f"{stamp}.backup"
        backup(self._store, target)
        verify(target)
        self._tidy()
        return target

    def _tidy(self) -> None:
        kept = self.all()
        oldest = self._clock.date() - self._settings.backup_days * DAY
        surplus = len(kept) - self._settings.backups_kept
        for number, each in enumerate(kept[:-1]):
            if number < surplus or each.made < oldest:
                each.file.unlink(missing_ok=True)


@contextlib.contextmanager
def traced_backup(traces: Traces | None, by: Literal["house", "operator"]) -> Iterator[None]:
    """A backup is made in here; if there is a collector, it is told."""
    if traces is None:
        yield
        return
    with traces.part("backup") as span:
        span.note("by", by)
        yield


def _date_of(file: Path) -> float:
    return datetime.strptime(file.stem, STAMP).replace(tzinfo=UTC).timestamp()
