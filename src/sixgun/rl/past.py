"""Who has aimed what at whom: the part of the past that an observation carries.

What is played on somebody or used on somebody is said aloud, so all of it is public. An
agent is only asked now and then; without this it could not know who shot at it meanwhile.
"""

from __future__ import annotations

from ..engine.cards import CARDS_BY_FACE, KIND_BY_SLUG
from ..engine.options import Option

#: What is done for whom it is aimed at; everything else that is aimed at somebody is against.
KINDNESSES = frozenset(
    {"blood_brothers", *(slug for slug, kind in KIND_BY_SLUG.items() if kind.heals == "target")}
)
#: The same as options say it: slugs of abilities and faces of cards.
FRIENDLY = KINDNESSES | {face for face in CARDS_BY_FACE if face.partition("/")[0] in KINDNESSES}
AIMING = frozenset({"play", "use"})


class Past:
    """Counts, for every pair of seats, what one has done against and for the other."""

    __slots__ = ("against", "helped")

    def __init__(self, seats: int) -> None:
        self.against = [[0] * seats for _ in range(seats)]
        self.helped = [[0] * seats for _ in range(seats)]

    def note(self, seat: int, option: Option) -> None:
        """Take note of what a seat has chosen, if it is aimed at somebody else."""
        verb, word, target = option
        if target is None or target == seat or verb not in AIMING:
            return
        (self.helped if word in FRIENDLY else self.against)[seat][target] += 1
