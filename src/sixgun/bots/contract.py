"""What a bot is.

A bot is a function of what its seat has seen since the deal (its view now, and the
reports as it may read them) and of a seed of its own. So it can be made again at any
moment, take over a seat in mid-game and run in another process. It never gets the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from ..engine.chance import seed_from
from ..engine.options import Option
from ..engine.reports import Report
from ..engine.view import View

T = TypeVar("T")

#: Anything that a person may call a seed.
Seed: TypeAlias = int | str | bytes

#: Why a bot chose what it chose: a key and its arguments, told by the Fluent files.
Why: TypeAlias = tuple[str, dict[str, Any]]

#: What a bot may need in order to choose; a runner builds no more than that.
NEEDS: dict[str, str] = {
    "options": "the options alone: the bot defines `pick`, nobody builds a view for it",
    "view": "the view of its seat; the reports it gets are empty",
    "reports": "the view of its seat and all reports since the deal",
}

#: Every reason that the bots of this package give, with its arguments.
WHYS: dict[str, str] = {
    "why-unsaid": "this bot does not say why",
    "why-random": "every option was as likely",
    "why-order": "the first useful card of a fixed order",
    "why-karma": "a random useful card, at somebody who looks like an enemy",
    "why-best": "this scored highest: score",
    "why-suspect": "the target is believed to have this role: target, role, chance in percent",
}


class Budget(NamedTuple):
    """How much a bot may spend on one decision."""

    seconds: float


class Bot:
    """Derive a class, define `choose`, and it plays.

    The seed is the bot's own and never comes from the game's. Options of a bot are
    keyword arguments with defaults; a spec string sets them (`marshal:deals=24`).
    """

    needs: ClassVar[str] = "reports"

    def __init__(self, seed: Seed = 0) -> None:
        self.seed = seed_from(seed)

    def __init_subclass__(cls) -> None:
        if cls.needs not in NEEDS:
            raise TypeError(f"{cls.__name__}.needs is one of {', '.join(NEEDS)}; not {cls.needs!r}")
        method = "pick" if cls.needs == "options" else "choose"
        if getattr(cls, method) is getattr(Bot, method):
            raise TypeError(f"{cls.__name__} needs {cls.needs} and must define {method!r}")

    def choose(
        self, seen: View, reports: Sequence[Report] = (), budget: Budget | None = None
    ) -> Option:
        """One of `seen.options`. The reports are those since the deal; do not change them."""
        return self.pick(seen.options)

    def pick(self, options: Sequence[Option]) -> Option:
        """One of these: what a bot defines for which the options are enough."""
        raise NotImplementedError(f"{type(self).__name__} chooses from a view, not from options")

    def why(self) -> Why:
        """Why the last choice was made: a key of `WHYS` or of your own, and its arguments."""
        return "why-unsaid", {}

    def any_of(self, seen: View, options: Sequence[T]) -> T:
        """One of these for the open decision, by chance; a sixth of what `dice` costs."""
        if len(options) == 1:
            return options[0]
        assert seen.decision is not None
        drawn = blake2b(seen.decision.serial.to_bytes(8, "little"), key=self.seed, digest_size=8)
        return options[int.from_bytes(drawn.digest(), "little") % len(options)]

    def dice(self, seen: View) -> Random:
        """Randomness for the open decision: the same again for a bot that is made again."""
        assert seen.decision is not None
        return Random(self.seed + seen.decision.serial.to_bytes(8, "little"))
