"""Is another Sixgun the same? Results add up only if everybody plays by the same sources."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import sixgun

#: What lies in the package and decides nothing that is played: sentences and pages.
NOT_PLAYED = ("locales", "web")
#: What decides: code, printed cards, learned numbers, tables of the regulation.
SUFFIXES = (".py", ".toml", ".json", ".csv")


@cache
def fingerprint() -> str:
    """A hash of everything that results depend on, however the package was installed."""
    root = Path(sixgun.__file__).parent
    rooms = [path for path in root.iterdir() if path.name not in NOT_PLAYED]
    files = [file for room in rooms for file in (room.rglob("*") if room.is_dir() else [room])]
    digest = sha256()
    for place, file in sorted((file.relative_to(root).as_posix(), file) for file in files):
        if file.suffix in SUFFIXES:
            text = file.read_bytes().replace(b"\r\n", b"\n")  # as a checkout of Windows has them
            digest.update(f"{place} {len(text)}\n".encode() + text)
    return digest.hexdigest()
