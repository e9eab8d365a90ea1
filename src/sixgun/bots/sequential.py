"""The sequential test: play until it is clear whether one bot is better than another.

H0 says that X gains nothing on Y, H1 that it gains two points. After every deal the ratio of
how likely the gains so far are under each is compared with two bounds (Wald's test, with the
variance that was seen). Deals are read in their order, so that nobody who looks at the
results of several processes can choose when to stop.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from .stand import DealResult

#: Points of win rate under the two hypotheses.
H0, H1 = 0.0, 2.0
#: How often the test may be wrong, either way.
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
#: The variance is not trusted before so many deals.
LEAST_DEALS = 20


class Verdict(NamedTuple):
    """What the test says after so many deals."""

    accepted: str  # "H0", "H1", or "" as long as nothing is clear
    ratio: float  # the logarithm of the likelihood ratio; it is decided at ±BOUND
    deals: int  # that were read

    def __str__(self) -> str:
        said = {"H0": "no gain (H0)", "H1": f"a gain of {H1:g} points (H1)"}
        found = said.get(self.accepted, "undecided")
        return f"{found} after {self.deals} deals; log-likelihood ratio {self.ratio:+.2f}"


def verdict(deals: Sequence[DealResult]) -> Verdict:
    """The first decision in the order of the deals; a gap in their numbers ends the reading."""
    count, total, squares, ratio = 0, 0.0, 0.0, 0.0
    for deal in sorted(deals):
        if deal.number != count:
            break
        more, seats = deal.gain()
        points = 100 * more / seats
        count, total, squares = count + 1, total + points, squares + points * points
        ratio = _ratio(count, total, squares)
        if abs(ratio) >= BOUND and count >= LEAST_DEALS:
            return Verdict("H1" if ratio > 0 else "H0", ratio, count)
    return Verdict("", ratio, count)


def _ratio(count: int, total: float, squares: float) -> float:
    """Of normal distributions with the variance that was seen."""
    mean = total / count
    variance = squares / count - mean * mean
    if variance <= 0:
        return 0.0
    return count * (H1 - H0) * (mean - (H0 + H1) / 2) / variance
