"""Only one process at a time may hold a store."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from weakref import WeakSet

from .errors import StoreLocked

if sys.platform == "win32":
    import msvcrt

    #: A byte far behind the address, which others must still be able to read.
    PLACE = 1 << 30

    def _seize(file: int) -> None:
        os.lseek(file, PLACE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The lock of a store: `FILE.lock`, which says where the house can be reached.

    The system gives it back however the process ends. The file stays: removing it would
    let two processes lock two files of the same name.
    """

    def __init__(self, store: Path) -> None:
        self.path = store.with_name(f"{store.name}.lock")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._file)
        except OSError:
            os.lseek(self._file, 0, os.SEEK_SET)
            address = os.read(self._file, 4096).decode("utf-8", "replace")
            os.close(self._file)
            raise StoreLocked(store, address.strip()) from None
        self.set_address("")
        _held.add(self)

    def set_address(self, address: str) -> None:
        """Say where the house can be reached, for whoever finds the store locked."""
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, address.encode())

    def release(self) -> None:
        if self in _held:
            self.set_address("")
            self.let_go()

    def let_go(self) -> None:
        """Close the file alone; in a process that was forked off, the lock stays the parent's."""
        _held.discard(self)
        os.close(self._file)


_held: WeakSet[Lock] = WeakSet()


def _let_go_of_all() -> None:
    for lock in list(_held):
        lock.let_go()


# A process that was forked off (one that thinks for bots) may outlive a house that was killed;
# it must not keep the store locked.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_of_all)
