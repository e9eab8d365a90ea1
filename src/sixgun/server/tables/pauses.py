"""Pauses of patient tables: speed tells nothing.

At a table a player who cannot answer a shot still takes a moment. Here no answer takes effect
before a pause that was drawn when the question was asked, from dice that know nothing of the
game: whoever is asked, whatever he holds, and whether a person, a bot or the only possible
answer decides.
"""

from __future__ import annotations

from random import Random, SystemRandom

#: How much pauses differ: two of three lie between the middle divided and multiplied by 1.5.
SPREAD = 0.4
#: The shortest and the longest pause, as parts of the middle one.
SHORTEST, LONGEST = 0.5, 3.0


def draw_pause(dice: Random, middle: float) -> float:
    """A pause in seconds: half of them are shorter than `middle`, half of them longer."""
    return middle * min(max(dice.lognormvariate(0.0, SPREAD), SHORTEST), LONGEST)


class Pauses:
    """The pauses of one table, drawn from dice of its own."""

    def __init__(self, middle: float, seed: int | None = None) -> None:
        """`middle` in seconds, 0 for no pauses at all; tests give a seed."""
        self.middle = middle
        self._dice = Random(SystemRandom().getrandbits(256) if seed is None else seed)

    def earliest(self, opened_at: float, part: float = 1.0) -> float:
        """When an answer may take effect; ask once, when the decision opens. Where people have
        agreed to hurry, a part of the pause is enough."""
        return opened_at + part * draw_pause(self._dice, self.middle)
