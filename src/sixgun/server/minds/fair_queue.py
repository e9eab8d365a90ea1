"""A queue for thoughts: cheap ones first, and of those whoever has used least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from .shares import QUICK, Payer

Item = TypeVar("Item")
#: An address, or a person and an address.
Side: TypeAlias = tuple[str, ...]

#: While somebody waits, so many thoughts of one other address begin at most (or of one other
#: person, if both have the same address), however little that one has used.
LEAD = 2


class Standing(NamedTuple):
    """A place in the queue."""

    number: int  # who came later has a higher one
    table: str
    payer: Payer
    cost: float  # in seconds of CPU time, as far as one can know

    @property
    def quick(self) -> bool:
        return self.cost <= QUICK

    def sides(self, other: Standing) -> tuple[Side, Side]:
        """As whom this one and another one compete: as addresses, or as people of one address."""
        if not self.is_near(other):
            return (self.payer.address,), (other.payer.address,)
        return tuple(self.payer), tuple(other.payer)

    def is_near(self, other: Standing) -> bool:
        return self.payer.address == other.payer.address


class FairQueue(Generic[Item]):
    """Who waits for a process that thinks, and who is next.

    What is quick comes before what is not, then what leaves the account of its address lowest,
    then that of its person. `spent` says what is on both. Of one table only so many are
    thought for at the same time.
    """

    def __init__(self, per_table: int, spent: Callable[[Payer], tuple[float, float]]) -> None:
        self._per_table = per_table
        self._spent = spent
        self._waiting: dict[int, tuple[Standing, Item]] = {}
        self._served: Counter[str] = Counter()
        #: For each side that waits: what others have begun since it has begun something itself.
        self._passed: dict[Side, Counter[Side]] = {}
        self._number = count()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: Item, table: str, payer: Payer, cost: float) -> int:
        """Wait; the number is for `leave`."""
        number = next(self._number)
        self._waiting[number] = Standing(number, table, payer, cost), item
        return number

    def leave(self, number: int) -> None:
        """Wait no longer."""
        self._waiting.pop(number, None)

    def standing(self) -> list[Standing]:
        return [standing for standing, _ in self._waiting.values()]

    def waits(self, *, quick_only: bool) -> bool:
        """Is there anybody whom a process could take?"""
        return bool(self._open(quick_only=quick_only))

    def take(self, *, quick_only: bool) -> Item:
        """Whose turn it is, for a process that may be for quick thoughts only. Say `done` when
        that is over."""
        candidates = self._open(quick_only=quick_only)
        chosen = self._in_turn(candidates)
        self._note_passing(chosen, candidates)
        self._served[chosen.table] += 1
        return self._waiting.pop(chosen.number)[1]

    def _note_passing(self, chosen: Standing, candidates: list[Standing]) -> None:
        """Whoever could have been taken was passed, once for each side."""
        for side in _sides_of(chosen.payer):
            self._passed.pop(side, None)
        for own, others in {each.sides(chosen) for each in candidates}:
            if own != others:
                self._passed.setdefault(own, Counter())[others] += 1
        waiting = {each.payer for each, _ in self._waiting.values()}
        sides = {side for payer in waiting for side in _sides_of(payer)}
        self._passed = {side: each for side, each in self._passed.items() if side in sides}

    def _was_passed(self, each: Standing, first: Standing) -> bool:
        own, others = each.sides(first)
        return own in self._passed and self._passed[own][others] >= LEAD

    def _open(self, *, quick_only: bool) -> list[Standing]:
        return [
            each
            for each, _ in self._waiting.values()
            if (each.quick or not quick_only) and self._served[each.table] < self._per_table
        ]

    def _in_turn(self, candidates: list[Standing]) -> Standing:
        spent = {payer: self._spent(payer) for payer in {each.payer for each in candidates}}

        def rank(each: Standing) -> tuple[bool, float, float, int]:
            address, person = spent[each.payer]
            return not each.quick, address + each.cost, person + each.cost, each.number

        first = min(candidates, key=rank)
        for near in (False, True):  # among addresses, then among people of one
            rivals = [each for each in candidates if each.is_near(first) is near]
            patient = [each for each in rivals if self._was_passed(each, first)]
            first = min(patient, key=rank) if patient else first
        return first

    def done(self, table: str) -> None:
        """One of this table who was taken has been served."""
        self._served[table] -= 1
        if not self._served[table]:
            del self._served[table]

    def withdraw(self, which: Callable[[Standing], bool]) -> list[Item]:
        """Have these wait no longer; none of them has been taken."""
        left = [number for number, (standing, _) in self._waiting.items() if which(standing)]
        return [self._waiting.pop(number)[1] for number in left]


def _sides_of(payer: Payer) -> tuple[Side, Side]:
    return (payer.address,), tuple(payer)
