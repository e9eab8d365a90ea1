"""Where a store lies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .errors import StoreUnusable

SQLITE = "sqlite:///"


def default_path() -> Path:
    """The file that `SIXGUN_DB` names, else one in the user's data folder."""
    named = os.environ.get("SIXGUN_DB")
    return path_of(named) if named else data_folder() / "sixgun" / "house.db"


def data_folder() -> Path:
    """Where programs keep what belongs to a user, on this platform."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData/Roaming")
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")


def path_of(where: str | Path) -> Path:
    """The file that a path or a `sqlite:///` URL means; '': the default one."""
    if isinstance(where, Path):
        return where.absolute()
    if not where:
        return default_path()
    name = where.removeprefix(SQLITE)
    if "://" in name or name.startswith("sqlite:") or name in ("", ":memory:"):
        raise StoreUnusable(
            f"{where!r} is no store: a house keeps it in a file, named by a path or as {SQLITE}path"
        )
    return Path(name).expanduser().absolute()
