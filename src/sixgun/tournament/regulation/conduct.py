"""Conduct and penalties (regulation 2 and 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

#: T-152: what a warning or an expulsion may be for.
MISCONDUCT = (
    "careless",
    "against_own_faction",
    "agreed_result",
    "losing_on_purpose",
    "directing_others",
    "role_shown",
    "looking_at_a_hand",
    "false_information",
    "outside_advice",
    "agreed_ending",
    "intentional_overspend",
    "cheating",
    "slow_play",
    "lying_to_the_referee",
    "contesting",
    "swearing",
    "offending",
    "tampering_with_the_clock",
    "threats",
    "eliminated_telling",
    "other",
)
WARNINGS = 2  # T-153: the second one is an expulsion


class Warned(NamedTuple):
    """A warning, by the number of the event that gave it."""

    event: int
    category: str
    note: str


def expels(warnings: Sequence[Warned]) -> bool:
    """T-153: so many warnings in one tournament put a player out by themselves."""
    return len(warnings) >= WARNINGS
