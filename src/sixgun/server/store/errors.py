"""What can go wrong with a store, told apart."""

from __future__ import annotations

from pathlib import Path

from sixgun.engine.errors import SixgunError


class StoreError(SixgunError):
    """The base of all errors of the store."""


class StoreUnusable(StoreError):
    """This file cannot be the store of a house; the text says why."""


class StoreLocked(StoreError):
    """Somebody else holds the store; `address` says where that house can be reached, or ''."""

    def __init__(self, path: Path, address: str) -> None:
        self.address = address
        who = f"the server at {address}" if address else "another process"
        super().__init__(f"{path} is in use by {who}; stop it first, or name another file")


class StoreFailed(StoreError):
    """The disk refused a write: nothing of it counts, and nobody may be told that it does."""


class StoreClosed(StoreError):
    """Somebody wanted to write after the store was closed."""


class RowDamaged(StoreError):
    """What is written in a row cannot have been written by a house; `name` is the row's key."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        super().__init__(f"the row {name!r} is damaged: {why}")


class Conflict(StoreError):
    """A write contradicts what is already written; nothing of it was done."""
