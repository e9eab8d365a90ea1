"""A line in which nobody waits for those who want much: fair by what each has had."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairLine(Generic[Item]):
    """Everybody gets as much as everybody else, counted in work, as long as he wants that much.

    Each item is stamped with the moment at which it would begin if all worked side by side, on a
    clock that counts work and not time; the earliest stamp is next. Who has had nothing lately is
    stamped one item back, so he comes before everybody who has something waiting already: he
    waits for what is under way, and for those who come as he does.
    """

    def __init__(self) -> None:
        self._line: list[tuple[float, int, str, Item]] = []
        self._ends: dict[str, float] = {}  # when everything of somebody would be done
        self._now = 0.0
        self._number = 0  # of two with one stamp the first to come is first

    def __len__(self) -> int:
        return len(self._line)

    def waiting(self, who: str) -> int:
        """How many of somebody's items are in the line."""
        return sum(1 for each in self._line if each[2] == who)

    def put(self, who: str, work: float, item: Item) -> None:
        begins = max(self._now - work, self._ends.get(who, self._now - work))
        self._ends[who] = begins + work
        self._number += 1
        heappush(self._line, (begins, self._number, who, item))

    def take(self) -> Item:
        """Whose turn it is. Nobody is remembered for longer than he has something in the line,
        or has had more than others."""
        begins, _, _, item = heappop(self._line)
        self._now = max(self._now, begins)
        if not self._line:
            self._ends.clear()
        elif len(self._ends) > 2 * len(self._line) + 64:
            self._ends = {who: end for who, end in self._ends.items() if end > self._now}
        return item
