"""Which check code was printed when: a small file beside the log.

It is no event: the head that a paper shows would change with every print. Whoever can rewrite the
log can rewrite this file, too; it tells which papers there are to compare with, and it finds
what somebody did to the log alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ....tournament.log.chain import Event
from ..disk import FolderError, write_whole

_HEAD = re.compile(r"[0-9a-f]{64}")


class PrintedCode(NamedTuple):
    """A paper that went out, and the head that stands on it."""

    head: str
    event: int  # whose hash it is
    paper: str  # its kind
    at: int  # milliseconds since 1970
    by: str  # a person's number

    def stands_in(self, events: Sequence[Event]) -> bool:
        """Has this event still this hash?"""
        return len(events) >= self.event and events[self.event - 1].hash == self.head


class PrintedCodes:
    """The file; the same paper of the same head by the same person is kept once."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def all(self) -> tuple[PrintedCode, ...]:
        """Everything that was printed, the oldest first."""
        if not self._file.exists():
            return ()
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
            return tuple([_checked(PrintedCode(**each)) for each in found])
        except (OSError, ValueError, TypeError) as error:
            raise FolderError(f"{self._file}: {error}") from error

    def add(self, printed: PrintedCode) -> None:
        """On the disk when it returns."""
        known = self.all()
        if any(printed._replace(at=each.at) == each for each in known):
            return
        lines = [json.dumps(each._asdict()) for each in (*known, printed)]
        write_whole(self._file, "[\n" + ",\n".join(lines) + "\n]\n")


def _checked(printed: PrintedCode) -> PrintedCode:
    head, event, paper, at, by = printed
    numbers = type(event) is int and type(at) is int and event > 0
    texts = all(isinstance(each, str) for each in (head, paper, by))
    if not (numbers and texts and _HEAD.fullmatch(head)):
        raise ValueError("a line is not what the desk writes")
    return printed
