"""The register of seasons: one file beside the tournaments of a folder.

    seasons/register.json   how each season counts; bans and sanctions of the publisher; results
                            of tournaments that other houses held, read from their reports

Whoever changes it holds a lock for that moment: a house and a command can both write.
"""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path

from ....tournament.log.errors import Malformed
from ....tournament.log.people import Person
from ....tournament.seasons.register import Change, Kept, kept_data, read_kept
from ....tournament.seasons.sanctions import check_not_barred
from ..disk import FolderError, locked, write_whole

FOLDER = "seasons"


def day_of(at: int) -> str:
    """The day of a time in milliseconds, as bans name days."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


class Seasons:
    """The register of a folder of tournaments."""

    def __init__(self, tournaments: Path) -> None:
        self.file = tournaments / FOLDER / "register.json"

    def read(self) -> Kept:
        """What is there; a folder without a register has no bans and the usual rules."""
        try:
            return read_kept(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Kept()
        except (OSError, UnicodeDecodeError, Malformed) as error:
            raise FolderError(f"{self.file}: {error}") from error

    def change(self, change: Change) -> Kept:
        """Read, change and write, with nobody between."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        said = f"process {os.getpid()}\n"
        with locked(self.file.with_suffix(".lock"), said, self._held):
            kept = change(self.read())
            text = json.dumps(kept_data(kept), ensure_ascii=False, indent=1)
            write_whole(self.file, text + "\n")
        return kept

    def _held(self, who: str) -> FolderError:
        return FolderError(f"{self.file} is being written by {who.strip() or 'somebody else'}")

    def check(self, person: Person, role: str, day: str) -> None:
        """T-156: refuse whoever is banned from this role on this day."""
        check_not_barred(person, role, day, self.read().bans)
