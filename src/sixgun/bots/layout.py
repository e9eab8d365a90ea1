"""Who sits where with what, as reports tell it: whom somebody could have shot at.

Whoever shoots at his neighbour says little about the Sheriff if he does not reach him.
Numbers are those of the base game; what bends distances besides counts as out of reach.
"""

from __future__ import annotations

from ..engine.reports import Report
from .cardsense import slug_of

REACH: dict[str, int] = {"schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
COVER = frozenset({"mustang", "hideout", "paul_regret"})
SIGHT = frozenset({"scope", "binocular", "rose_doolan"})


class Layout:
    """Hears public reports and knows who is alive, with which gear and character."""

    def __init__(self, seats: int) -> None:
        self.alive = [True] * seats
        #: What lies in front of each seat, and who it plays.
        self.has: list[set[str]] = [set() for _ in range(seats)]

    def hear(self, report: Report) -> None:
        act = _HEARD.get(report.key)
        if act is not None:
            act(self, report)

    def _equip(self, report: Report) -> None:
        owner = report.foe if report.foe is not None else report.seat
        self._add(owner, report)

    def _lose(self, report: Report) -> None:
        self._drop(report.seat, report)

    def _rob(self, report: Report) -> None:
        self._drop(report.foe, report)

    def _move(self, report: Report) -> None:
        self._drop(report.seat, report)
        self._add(report.foe, report)

    def _add(self, owner: int | None, report: Report) -> None:
        if owner is not None:
            self.has[owner].update(slug_of(face) for face in report.cards)

    def _drop(self, owner: int | None, report: Report) -> None:
        if owner is not None:
            self.has[owner].difference_update(slug_of(face) for face in report.cards)

    def _play(self, report: Report) -> None:
        if report.seat is not None:
            self.has[report.seat].add(report.word)

    def _die(self, report: Report) -> None:
        if report.seat is not None:
            self.alive[report.seat] = False

    def _rise(self, report: Report) -> None:
        if report.seat is not None:
            self.alive[report.seat] = True

    def reach(self, me: int) -> int:
        """How far the weapon of a seat reaches."""
        return max([REACH.get(slug, 1) for slug in self.has[me]] or [1])

    def within(self, me: int, reach: int) -> frozenset[int]:
        """The living whom a seat sees at most so far away."""
        living = [seat for seat, alive in enumerate(self.alive) if alive or seat == me]
        here, round_table = living.index(me), len(living)
        reach += len(SIGHT & self.has[me])
        found = []
        for place, seat in enumerate(living):
            apart = abs(place - here)
            if apart and min(apart, round_table - apart) + len(COVER & self.has[seat]) <= reach:
                found.append(seat)
        return frozenset(found)


_HEARD = {
    "equipped": Layout._equip,
    "lost_gear": Layout._lose,
    "took_gear": Layout._rob,
    "gear_moved": Layout._move,
    "took_character": Layout._play,
    "changed_character": Layout._play,
    "died": Layout._die,
    "departed": Layout._die,
    "rose": Layout._rise,
}
#: The reports that change something of it.
HEARD = frozenset(_HEARD)
