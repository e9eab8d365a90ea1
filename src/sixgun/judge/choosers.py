"""Who plays before the judge: tempers that differ, so that everything comes up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from sixgun import Option
from sixgun.engine.options import default_of

from .asking import IDLE
from .kinds import BLUE, GREEN, slug_of

Chooser = Callable[[Random, Sequence[Option]], Option]


def uniform(dice: Random, options: Sequence[Option]) -> Option:
    """Anything; but a turn goes on for a while."""
    choice = dice.choice(options)
    return choice if choice not in IDLE or dice.random() < 0.5 else dice.choice(options)


def busy(dice: Random, options: Sequence[Option]) -> Option:
    """Ends and passes only where nothing else is left, or seldom."""
    rest = [option for option in options if option not in IDLE]
    return dice.choice(rest) if rest and dice.random() < 0.95 else default_of(options)


def aggressive(dice: Random, options: Sequence[Option]) -> Option:
    """Whatever is aimed at somebody, and no answer to anything."""
    aimed = [option for option in options if option[2] is not None]
    if aimed and dice.random() < 0.8:
        return dice.choice(aimed)
    return busy(dice, options) if dice.random() < 0.6 else default_of(options)


def builder(dice: Random, options: Sequence[Option]) -> Option:
    """Puts down whatever can lie there, so that tables fill up."""
    lays = [
        option for option in options if option[0] == "play" and slug_of(str(option[1])) in LASTING
    ]
    return dice.choice(lays) if lays and dice.random() < 0.9 else uniform(dice, options)


def hoarding(dice: Random, options: Sequence[Option]) -> Option:
    """Keeps cards and takes blows."""
    idle = default_of(options)
    return idle if idle in IDLE and dice.random() < 0.6 else dice.choice(options)


LASTING = BLUE | GREEN
TEMPERS: tuple[Chooser, ...] = (uniform, busy, busy, aggressive, aggressive, builder, hoarding)
