"""Which build of the engine runs, and what the sources say for the day when they are compiled.

A build lies apart from the sources, in a folder of its own with a `build.json` that names the
modules, the Python and the hash of the sources that it was made from. It is used if all of that is
true of what is here now, else the sources are: a stale build is never used. `SIXGUN_PURE=1` says
that the sources are wanted in any case.

This module itself is never compiled: it does what compiled code cannot do. Run as they are, the
sources notice nothing of it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

__all__ = ["BUILD", "COMPILING", "Step", "blank", "choose", "fits", "hash_of", "mypyc_attr"]

T = TypeVar("T")

#: Says that no build is wanted, if it is anything but empty or 0.
PURE_WANTED = "SIXGUN_PURE"
PACKAGE = Path(__file__).resolve().parent
#: Names another folder to look for builds in, before these.
SHELF_WANTED = "SIXGUN_BUILDS"
#: Where builds lie: in a wheel that was asked to bring one, and in a checkout.
SHELVES = (PACKAGE / "_compiled", PACKAGE.parent.parent / ".compiled")
MANIFEST = "build.json"


def python_tag() -> str:
    """What a compiled module fits: the interpreter, its version and the machine."""
    return str(get_config_var("SOABI") or sys.implementation.cache_tag)


def hash_of(names: Sequence[str]) -> str:
    """The hash of the sources of these modules (`sixgun.engine.turn` …)."""
    digest = blake2b(digest_size=16)
    for name in sorted(names):
        source = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        digest.update(f"{name}\n".encode() + source.read_bytes() + b"\0")
    return digest.hexdigest()


class CompiledModules:
    """Finds the modules of a build, before Python finds their sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The way that Python asks."""
        file = self._files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def modules_in(folder: Path) -> dict[str, Path]:
    """The compiled modules in the folder of a build, by name."""
    return {
        ".".join(file.relative_to(folder).parts).removesuffix(suffix): file
        for suffix in EXTENSION_SUFFIXES[:1]
        for file in folder.rglob(f"*{suffix}")
    }


def fits(folder: Path) -> bool:
    """Was this build made from the sources that are here, for this Python?"""
    try:
        made = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        same = made["python"] == python_tag() and made["sources"] == hash_of(made["modules"])
        return same and set(made["modules"]) <= modules_in(folder).keys()
    except (OSError, ValueError, KeyError, TypeError):
        return False


def fitting_build() -> Path | None:
    """The build to use, if there is one."""
    if os.environ.get(PURE_WANTED, "0") not in ("", "0"):
        return None
    named = os.environ.get(SHELF_WANTED)
    for shelf in (Path(named), *SHELVES) if named else SHELVES:
        if shelf.is_dir():
            for folder in sorted(shelf.iterdir()):
                if fits(folder):
                    return folder
    return None


def choose() -> str:
    """Have the engine imported from a build if there is one that fits; says which it is."""
    folder = fitting_build()
    if folder is None:
        return "pure"
    sys.meta_path.insert(0, CompiledModules(modules_in(folder)))
    return f"compiled {folder.name}"


#: The build that runs: `pure`, or `compiled` and its name. It is chosen once, when `sixgun` is
#: imported and before anything of the engine is.
BUILD = choose()

# ------------------------------------------------- what the sources say

#: True for the compiler alone. It takes apart and puts together again every tuple whose parts it
#: knows, which costs more than it gives; so it is told less of some than people are.
COMPILING = False

if not COMPILING:
    #: What waits: a function, and what it is called with besides the game.
    Step: TypeAlias = tuple[Callable[..., None], tuple[Any, ...]]
else:
    Step: TypeAlias = tuple[Any, ...]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: object) -> Callable[[T], T]:
        """What the compiler must know of a class; only the compiler reads it."""
        return lambda kind: kind


def blank(kind: type[T]) -> T:
    """An object of this class without its `__init__`, for whoever fills in every field himself."""
    return kind.__new__(kind)
