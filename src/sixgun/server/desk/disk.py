"""Files that are whole or not there, on the disk when it is said so, and locked while written."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


class FolderError(Exception):
    """The files of a tournament cannot be used; the message says why."""


def _for_the_owner(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def append(file: IO[bytes], line: bytes) -> None:
    """A line at the end of a file, on the disk; all of it or nothing."""
    end = file.tell()
    try:
        rest = memoryview(line)
        while rest:
            rest = rest[file.write(rest) :]
        os.fsync(file.fileno())
    except OSError:
        file.seek(end)
        file.truncate()
        raise


def write_whole(path: Path, content: str | bytes) -> None:
    """A small file as a whole or not at all; readable by its owner only."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())
    Path(name).replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


#: Locks that are held. A process that was forked off (one that thinks for bots) may outlive a
#: house that was killed; it must not keep a tournament locked.
_held: set[IO[str]] = set()


def _let_go_of_all() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for file in _held:
        os.dup2(nothing, file.fileno())  # the file object stays usable, the lock is the parent's
    os.close(nothing)
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_of_all)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        try:
            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _unlock(file: IO[str]) -> None:
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _unlock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


@contextmanager
def locked(path: Path, said: str, refuse: Callable[[str], Exception]) -> Iterator[None]:
    """Nobody else writes meanwhile. The lock's file says who does; `refuse` makes that an error."""
    with open(path, "a+", encoding="utf-8", opener=_for_the_owner) as file:
        if not _lock(file):
            file.seek(0)
            raise refuse(file.read())
        _held.add(file)
        try:
            file.seek(0)
            file.truncate()
            file.write(said)
            file.flush()
            yield
        finally:
            _held.discard(file)
            file.seek(0)
            file.truncate()
            _unlock(file)
