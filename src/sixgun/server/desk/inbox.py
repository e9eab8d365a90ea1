"""Photos that belong to no sheet yet: nobody could read from them to which.

They wait beside the log until a referee says where each belongs, or throws it away. The log does
not know of them: only what is filed is a fact.
"""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path

from .disk import FolderError, write_whole
from .views import InboxPhoto

#: So many wait at most: the sheets of a round of a hundred players, several times.
MOST_PHOTOS = 100
#: … and so many bytes.
MOST_BYTES = 150_000_000
NAME = re.compile(r"[0-9a-f]{16}")


class Inbox:
    """The folder: of each photo the picture, and beside it where it came from."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[InboxPhoto, ...]:
        """Everything that waits, in the order in which it came."""
        if not self._folder.is_dir():
            return ()
        found = [_read(file) for file in self._folder.glob("*.json") if NAME.fullmatch(file.stem)]
        return tuple(sorted(found, key=lambda each: (each.at, each.photo)))

    def has_room(self, more: int) -> bool:
        """Is there room for one of so many bytes?"""
        files = list(self._folder.iterdir()) if self._folder.is_dir() else []
        size = sum([file.stat().st_size for file in files])
        return len(files) < 2 * MOST_PHOTOS and size + more <= MOST_BYTES

    def add(self, photo: bytes, file: str, by: str, at: int) -> str:
        """Keep a picture; what it is called in addresses."""
        name = secrets.token_hex(8)
        self._folder.mkdir(exist_ok=True)
        write_whole(self._folder / f"{name}.jpg", photo)
        said = json.dumps({"file": file, "by": by, "at": at}, ensure_ascii=False)
        write_whole(self._folder / f"{name}.json", said + "\n")
        return name

    def photo(self, name: str) -> bytes | None:
        """The picture; None: it does not wait here."""
        file = self._folder / f"{name}.jpg"
        return file.read_bytes() if NAME.fullmatch(name) and file.is_file() else None

    def drop(self, name: str) -> None:
        """It is filed, or thrown away."""
        if NAME.fullmatch(name):
            for suffix in ("json", "jpg"):  # a picture that nobody names is not shown
                (self._folder / f"{name}.{suffix}").unlink(missing_ok=True)


def _read(file: Path) -> InboxPhoto:
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
        return InboxPhoto(file.stem, str(said["file"]), str(said["by"]), int(said["at"]))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise FolderError(f"{file}: {error}") from error
