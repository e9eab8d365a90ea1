"""How hard bots are to beat, for people: named levels, each a rung of the ladder.

Levels differ in how well a bot thinks, never in what it knows.
"""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A level that people choose by name."""

    name: str  # of the rung, as people know it
    spec: str
    tempered: bool  # can it have a personality?


#: From the easiest to the hardest.
LEVELS: tuple[Level, ...] = (
    Level("tenderfoot", "tenderfoot", tempered=False),
    Level("drifter", "drifter", tempered=False),
    Level("gunslinger", "gunslinger", tempered=True),
    Level("tracker", "tracker", tempered=True),
    Level("marshal", "marshal", tempered=True),
    Level("legend", "legend:ms=300", tempered=True),
)


def level_named(name: str) -> Level:
    """The level with this name, or with this number from 1."""
    for number, level in enumerate(LEVELS, 1):
        if name in (level.name, str(number)):
            return level
    known = ", ".join(f"{number} {level.name}" for number, level in enumerate(LEVELS, 1))
    raise ValueError(f"there is no level {name!r}; there are: {known}")
