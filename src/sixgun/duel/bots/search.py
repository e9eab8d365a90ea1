"""Search: tries its best options on imagined deals and looks a turn ahead.

The same deals serve every option, so that luck of the deal cancels out. Both sides go on
as `Brawler` would; at the horizon the position is judged by what stands on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, ClassVar

from ...bots.contract import Bot, Budget, Seed, Why
from ...builds import mypyc_attr
from ...engine.options import Option
from ...engine.reports import Report
from ..duel import Duel
from ..imagine import imagine
from ..view import DuelView, view
from .brawler import score
from .worth import standing

#: Questions that are answered well enough without looking ahead.
PLAIN = frozenset({"front", "rear", "reserve", "back", "swap"})
#: More decisions than two turns ever take; a playout stops here at the latest.
MOST_DECISIONS = 80


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """So many imagined `deals`, options (`width`) and further `turns`; a budget cuts it short."""

    needs: ClassVar[str] = "view"

    def __init__(self, seed: Seed = 0, deals: int = 6, width: int = 4, turns: int = 1) -> None:
        super().__init__(seed)
        if min(deals, width) < 1 or turns < 0:
            raise ValueError("deals and width are at least 1, turns at least 0")
        self.deals, self.width, self.turns = deals, width, turns
        self._best = 0.0

    def choose(
        self,
        seen: Any,  # a view of the duel
        reports: Sequence[Report] = (),
        budget: Budget | None = None,
    ) -> Option:
        dice = self.dice(seen)
        options = list[Option](seen.options)
        ranked = sorted(options, key=lambda o: score(seen, o) + 0.01 * dice.random())[::-1]
        if len(ranked) == 1 or seen.decision.kind in PLAIN:
            return ranked[0]
        return self._search(seen, ranked[: self.width], dice, budget)

    def _search(
        self, seen: DuelView, options: list[Option], dice: Random, budget: Budget | None
    ) -> Option:
        totals = dict.fromkeys(options, 0.0)
        deadline = process_time() + budget.seconds if budget is not None else None
        for deal in range(self.deals):
            if deal and deadline is not None and process_time() > deadline:
                break
            world = imagine(seen, dice)
            for option in options:
                totals[option] += self._outcome(world.copy(), option, seen.seat or 0)
        # Of equals the one that looked better at first sight.
        best = max(options, key=lambda option: totals[option])
        self._best = totals[best]
        return best

    def _outcome(self, world: Duel, option: Option, me: int) -> float:
        """What comes of an option in this world; one that is not open there is worth nothing."""
        if option not in world.options:
            return -1000.0
        last = world.turns + self.turns
        world.choose(option)
        for _ in range(MOST_DECISIONS):
            if world.decision is None or world.turns > last:
                break
            seen = view(world, world.decision.seat)
            world.choose(max(seen.options, key=lambda option: score(seen, option)))
        return standing(view(world, me), me)

    def why(self) -> Why:
        return "why-best", {"score": round(self._best, 1)}
