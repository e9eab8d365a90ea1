"""What a season keeps of a tournament, by person (T-141, T-143, T-156)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from .errors import Refused


@dataclass(frozen=True, slots=True)
class SeasonResult:
    """One player in one tournament: the parts, so that any average can be made (A-17)."""

    player: str
    place: int
    score: int
    bonus: int
    rounds: int  # T-141: all rounds of the tournament, also of those who left
    wins: int
    left: str  # "", withdrawal, no_show, expulsion
    warnings: int
    is_annulled: bool = False


Average: TypeAlias = Callable[[SeasonResult], Fraction]


def plain_average(result: SeasonResult) -> Fraction:
    """A-17: the default; the organizing regulation, which we lack, may want another."""
    return Fraction(result.score + result.bonus, result.rounds)


def average(results: Iterable[SeasonResult], of: Average = plain_average) -> Fraction | None:
    """The mean over the tournaments of a player that were not annulled."""
    values = [of(result) for result in results if not result.is_annulled]
    return sum(values, Fraction(0)) / len(values) if values else None


def withdrawals(results: Iterable[SeasonResult]) -> int:
    """T-143: how often a player left before the end."""
    return sum([result.left in ("withdrawal", "no_show") for result in results])


def annulled(result: SeasonResult) -> SeasonResult:
    """T-156: the publisher takes a result away; what it was stays readable."""
    return replace(result, is_annulled=True)


def check_not_banned(person: str, banned: Collection[str]) -> None:
    """T-156, H-11: a banned person neither plays nor organizes."""
    if person in banned:
        raise Refused("banned", player=person)
