"""Randomness of a tournament: the engine's counter over a keyed hash, with what draws need.

The same seed gives the same draw on every machine (T-037).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

from ...engine.chance import words

Thing = TypeVar("Thing")
_BITS = 64


class Dice:
    """A stream of random numbers from one seed of 32 bytes."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely; bounds may be huge."""
        size = max(1, -(-bound.bit_length() // _BITS))
        span = 1 << (size * _BITS)
        fair = span - span % bound
        while True:
            parts, self._counter = words(self._seed, self._counter, size)
            number = sum(part << (_BITS * place) for place, part in enumerate(parts))
            if number < fair:
                return number % bound

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """The things in random order: sorted by random keys."""
        keys, self._counter = words(self._seed, self._counter, len(things))
        order = sorted(range(len(things)), key=lambda place: (keys[place], place))
        return [things[place] for place in order]

    def sample(self, things: Sequence[Thing], count: int) -> list[Thing]:
        """So many of the things, in random order."""
        return self.shuffled(things)[:count] if count else []

    def weighted(self, weights: Sequence[int]) -> int:
        """A place, as likely as its weight says."""
        sums = list(accumulate(weights))
        ticket = self.below(sums[-1])
        return next(place for place, total in enumerate(sums) if ticket < total)
