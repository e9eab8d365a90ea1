"""The health of a house: what troubles it, in words that tell the causes apart.

Everybody may know these words (`/healthz`, `/readyz`); names and texts are for the owner alone.
"""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable
from typing import Literal, TypeAlias

from .aside import Aside
from .clock import HouseClock
from .logs import note

Trouble: TypeAlias = Literal[
    "disk-full", "store-trouble", "workers-dead", "set-aside", "clock-jumped"
]
#: With these nobody should be sent here: what is done cannot be kept, or bots do not play.
HINDERING: tuple[Trouble, ...] = ("disk-full", "store-trouble", "workers-dead")
#: Date and clock may drift apart by so many seconds; more is a jump, told for so long.
JUMP, JUMP_TOLD = 60.0, 3600.0


class Health:
    """What is wrong with one house at the moment."""

    def __init__(self, aside: Aside, clock: HouseClock, store: Callable[[], str]) -> None:
        self._aside = aside
        self._clock = clock
        self._store = store  # why the last write failed; "": it did not
        self._files = ""  # the same for the files of tournaments
        self._offset = clock.date() - clock.now()
        self._jumped: float | None = None
        self.workers_dead = False  # the last thought came to nothing, for want of a process

    def troubles(self) -> tuple[Trouble, ...]:
        """Everything that is wrong, the worst first."""
        failed = [why for why in (self._store(), self._files) if why]
        full = [why for why in failed if "full" in why]
        found: dict[Trouble, bool] = {
            "disk-full": bool(full),
            "store-trouble": len(failed) > len(full),
            "workers-dead": self.workers_dead,
            "set-aside": bool(self._aside.all()),
            "clock-jumped": self._has_jumped(),
        }
        return tuple(trouble for trouble, there in found.items() if there)

    def files_failed(self, error: OSError) -> None:
        """A file of a tournament could not be written."""
        self._files = "disk full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else str(error)

    def files_written(self) -> None:
        self._files = ""

    def last_written(self, date: float) -> None:
        """The store knows a date; if that is still to come, the date was set back."""
        ahead = date - self._clock.date()
        if ahead > JUMP:
            self._note_jump(-ahead)

    def _has_jumped(self) -> bool:
        now = self._clock.now()
        shift = self._clock.date() - now - self._offset
        if abs(shift) > JUMP:
            self._offset += shift
            self._note_jump(shift)
        return self._jumped is not None and now < self._jumped + JUMP_TOLD

    def _note_jump(self, seconds: float) -> None:
        note("the date has jumped", logging.WARNING, seconds=round(seconds))
        self._jumped = self._clock.now()
