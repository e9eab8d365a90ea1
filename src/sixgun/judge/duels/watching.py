"""A duel whose chance is noted, so that the judge can follow it without casting lots itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple, Unpack

from ...duel.duel import Duel
from ...duel.printed import FACES
from ...duel.settings import DuelOptions


class Lot(NamedTuple):
    """A number that was drawn, and the hands as they were at that moment."""

    below: int
    number: int
    hands: tuple[list[str], list[str]]


class Chance:
    """What chance has decided and the judge has not asked for yet."""

    __slots__ = ("lots", "shuffles")

    def __init__(self) -> None:
        self.shuffles: deque[list[str]] = deque()
        self.lots: deque[Lot] = deque()


class WatchedDuel(Duel):
    """A duel like any other that notes how things were shuffled and which lots were cast."""

    __slots__ = ("chance",)

    def __init__(self, seed: str, *, patient: bool = False, **options: Unpack[DuelOptions]) -> None:
        self.chance = Chance()
        super().__init__(seed, patient=patient, **options)

    def shuffled(self, things: Sequence[Any]) -> list[Any]:
        order = super().shuffled(things)
        self.chance.shuffles.append(_named(order))
        return order

    def random_below(self, bound: int) -> int:
        number = super().random_below(bound)
        law, outlaws = self.hands
        self.chance.lots.append(Lot(bound, number, (_named(law), _named(outlaws))))
        return number


def _named(things: Sequence[int | str]) -> list[str]:
    """Cards by their faces, characters by their names."""
    return [FACES[thing] if isinstance(thing, int) else str(thing) for thing in things]
