"""The pages that a house shows: built files, or plain words while there are none."""

from __future__ import annotations

import re
from functools import lru_cache
from gzip import compress
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import NamedTuple

import sixgun

#: Built files are named after what is in them, so a browser may keep them for ever.
HASHED = re.compile(r"(^|/)assets/.*[.-][A-Za-z0-9_-]{8,}\.\w+$")
FOR_EVER = "public, max-age=31536000, immutable"
#: Everything else is asked for again, and sent again only if it has changed.
ASK_AGAIN = "no-cache"

#: Types that a system's own table may not know, or knows otherwise.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


#: What is sent smaller than it is; pictures and fonts are packed already.
PACKED = (".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".webmanifest")

#: The addresses of the pages: the script decides what it shows there.
PLACES = frozenset(
    {
        *("table", "rules", "gallery", "lesson", "replay", "me", "season", "tournament"),
        *("house", "house-rules", "admission", "friends", "circle", "best"),
    }
)


class Asset(NamedTuple):
    """A file as it is sent; `packed` is the same with gzip, or nothing."""

    body: bytes
    kind: str
    cache: str
    etag: str
    packed: bytes = b""


class BuildProgress(NamedTuple):
    """How far the pages are built: so many of so many steps."""

    done: int
    steps: int


class Pages:
    """The built pages, read into memory: a path from outside never touches the disk."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder if folder is not None else files(sixgun) / "web" / "static"
        self._assets: dict[str, Asset] = {}
        self.progress: BuildProgress | None = None
        self.look()

    @property
    def ready(self) -> bool:
        """Is there a page to begin with?"""
        return "index.html" in self._assets

    def look(self) -> None:
        """Read the folder again: the pages are built, or there are none."""
        self.progress = None
        self._assets = dict(_read(self._folder, "")) if self._folder.is_dir() else {}

    def building(self, done: int, steps: int) -> None:
        """The pages are being built; whoever looks meanwhile is shown how far it is."""
        self.progress = BuildProgress(done, steps)

    def asset(self, path: str) -> Asset | None:
        return self._assets.get(path)


def _read(folder: Traversable, above: str) -> list[tuple[str, Asset]]:
    found: list[tuple[str, Asset]] = []
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            found += _read(entry, f"{path}/")
        elif not entry.name.startswith("."):
            found.append((path, asset_of(path, entry.read_bytes())))
    return found


def asset_of(path: str, body: bytes) -> Asset:
    """A file by its name: what it is, and how long it may be kept."""
    cache = FOR_EVER if HASHED.search(path) else ASK_AGAIN
    packed = compress(body, mtime=0) if path.lower().endswith(PACKED) else b""
    return Asset(body, kind_of(path), cache, f'"{sha256(body).hexdigest()[:20]}"', packed)


def placed(path: str, asset: Asset, prefix: str) -> Asset:
    """A page that lies under a path: its files do, too, and it tells the path to its scripts.

    Scripts and styles name files by where they lie themselves, so that they are the same anywhere.
    """
    return _placed(path, asset, prefix) if prefix and path.endswith(".html") else asset


@lru_cache(maxsize=8)
def _placed(path: str, asset: Asset, prefix: str) -> Asset:
    body = asset.body.replace(b'="/', f'="{prefix}/'.encode())
    return asset_of(path, body.replace(b"<html", f'<html data-prefix="{prefix}"'.encode(), 1))


def is_place(path: str) -> bool:
    """Is this the address of a page, such as `table/mT3v`, rather than of a file?"""
    return path.partition("/")[0] in PLACES and "." not in path


def kind_of(path: str) -> str:
    """The content type of a file."""
    ending = path[path.rfind(".") :].lower()
    return TYPES.get(ending) or guess_type(path)[0] or "application/octet-stream"
