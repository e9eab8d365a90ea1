"""The Marogi coefficient: the mean, over the rounds, of the sums of the opponents' final scores.

Reading A is the literal text: divide by the tournament's rounds, the same for everybody, so that
integer sums can be compared. Reading B divides by the opponents met, which takes away the
advantage of bigger tables. The regulation leaves it open (A-13).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from .score import PlayedTable

READINGS = ("A", "B")


class Marogi(NamedTuple):
    """The sum of the scores of all opponents met, each as often as met, and how many."""

    total: int
    opponents: int
    rounds: int

    def value(self, reading: str = "A") -> Fraction:
        """Exact, so that comparing it never depends on rounding."""
        parts = self.rounds if reading == "A" else self.opponents
        return Fraction(self.total, parts) if parts else Fraction(0)

    def shown(self, reading: str = "A") -> str:
        """With two decimals, half away from zero."""
        value = self.value(reading)
        cents = int(abs(value) * 100 + Fraction(1, 2))
        return f"{'-' if value < 0 and cents else ''}{cents // 100}.{cents % 100:02}"


def marogi(
    games: Iterable[PlayedTable], scores: Mapping[str, int], rounds: int
) -> dict[str, Marogi]:
    """Everybody's coefficient, from final scores without bonuses."""
    total = dict.fromkeys(scores, 0)
    met = dict.fromkeys(scores, 0)
    for game in games:
        everybody = sum([scores[player] for player in game.players])
        for player in game.players:
            total[player] += everybody - scores[player]
            met[player] += len(game.players) - 1
    return {player: Marogi(total[player], met[player], rounds) for player in scores}
