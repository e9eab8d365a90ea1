"""Derogations (regulation 1.3): what may be done otherwise, and what each needs for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..log.words import Words, words


class Derogation(NamedTuple):
    """A row of the regulation's list."""

    degree: str  # A: the publisher approves; B, C: the players are told
    midway: bool  # may it begin during the tournament, if all agree?
    unit: str = ""  # of the value that goes with it: rounds, minutes

    @property
    def needs_approval(self) -> bool:
        return self.degree == "A"


DEROGATIONS: dict[str, Derogation] = {
    "rounds": Derogation("A", False, "rounds"),  # T-012
    "timed_noon": Derogation("A", False, "minutes"),  # T-107
    "duel_clock_25": Derogation("A", False),  # T-126
    "dodge_city": Derogation("A", False),  # T-003, A-28
    "three_of_five": Derogation("B", True),  # T-125
    "no_auction": Derogation("B", True),  # T-070
    "eight_duelists": Derogation("C", False),  # T-120
    "no_duel_clock": Derogation("C", False),  # T-126
    "no_duels": Derogation("C", False),  # T-001
}


#: What cannot both be: two clocks for the duels, or anything about duels that are not held.
CONTRADICTIONS = (
    ("duel_clock_25", "no_duel_clock"),
    ("no_duels", "duel_clock_25"),
    ("no_duels", "no_duel_clock"),
    ("no_duels", "three_of_five"),
    ("no_duels", "eight_duelists"),
)


def contradicted(kind: str, taken: Collection[str]) -> list[str]:
    """Which of the derogations that are taken leave no room for this one."""
    others = {*[b for a, b in CONTRADICTIONS if a == kind]}
    others |= {*[a for a, b in CONTRADICTIONS if b == kind]}
    return [each for each in taken if each in others]


@dataclass(frozen=True, slots=True)
class TakenDerogation:
    """A derogation that a tournament makes use of (T-130)."""

    kind: str
    value: int  # rounds, or minutes; 0: nothing to say
    taken_at: int
    midway: bool  # after the first game had begun
    approval: str = ""  # the publisher's reference
    approved_at: int | None = None
    approved_midway: bool = False
    announced_at: int | None = None
    announced_midway: bool = False
    consent: tuple[str, ...] = ()  # who agreed, for what begins midway
    asked: tuple[str, ...] = ()  # who was active then

    @property
    def is_unanimous(self) -> bool:
        return bool(self.asked) and set(self.asked) <= set(self.consent)


def shortcomings(taken: Collection[TakenDerogation]) -> Iterator[tuple[str, Words]]:
    """T-130, H-6: by degree, what is missing before the tournament can be homologated."""
    for each in taken:
        row = DEROGATIONS[each.kind]
        if row.needs_approval and (not each.approval or each.approved_midway):
            yield row.degree, words("check-derogation-not-approved", derogation=each.kind)
        if each.midway and row.midway:
            if not each.is_unanimous:
                yield row.degree, words("check-derogation-not-unanimous", derogation=each.kind)
        elif each.midway:
            yield row.degree, words("check-derogation-midway", derogation=each.kind)
        elif each.announced_at is None or each.announced_midway:
            yield row.degree, words("check-derogation-not-announced", derogation=each.kind)
