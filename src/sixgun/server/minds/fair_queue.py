"""A queue in which no table stands more often than it may."""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """First come, first served; of one table only so many are in the queue or being served.

    Whoever is too many waits outside, in order, and joins the end of the queue when one of the
    same table is done. So a table that asks for much does not hold up the others.
    """

    def __init__(self, per_table: int) -> None:
        self._per_table = per_table
        self._queue: deque[Item] = deque()
        self._inside: Counter[str] = Counter()
        self._outside: dict[str, deque[Item]] = {}

    def __len__(self) -> int:
        """How many are in the queue; somebody outside always has somebody inside to wait for."""
        return len(self._queue)

    def put(self, table: str, item: Item) -> None:
        if self._inside[table] < self._per_table:
            self._inside[table] += 1
            self._queue.append(item)
        else:
            self._outside.setdefault(table, deque()).append(item)

    @property
    def first(self) -> Item:
        return self._queue[0]

    def take(self) -> Item:
        """Whose turn it is. Say `done` when that is over."""
        return self._queue.popleft()

    def done(self, table: str) -> None:
        """One of this table who was taken has been served."""
        outside = self._outside.get(table)
        if outside:
            self._queue.append(outside.popleft())
            if not outside:
                del self._outside[table]
            return
        self._inside[table] -= 1
        if not self._inside[table]:
            del self._inside[table]

    def clear(self) -> list[Item]:
        """Begin anew with nobody; those who had not been taken, in the queue or outside."""
        left = [*self._queue, *(item for items in self._outside.values() for item in items)]
        self._queue.clear()
        self._outside.clear()
        self._inside.clear()
        return left
