"""Gunslinger and tracker: scored options, without and with beliefs about roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..builds import mypyc_attr
from ..engine.options import Option
from ..engine.reports import Report
from ..engine.view import View
from .beliefs import HEARD as BELIEVED
from .beliefs import Beliefs, Roles, prior
from .contract import Bot, Budget, Seed, Why
from .scoring import Feelings, Judgement, feelings
from .tells import HEARD as TOLD
from .tells import Tells
from .tempers import temper_named

#: The reports that say something about roles or hands; the others are not listened to.
HEARD = BELIEVED | TOLD


@mypyc_attr(allow_interpreted_subclasses=True)
class Gunslinger(Bot):
    """Plays the option with the highest score; believes what the role cards say, no more.

    `personality`: one of `tempers`, or none.
    """

    needs: ClassVar[str] = "view"

    def __init__(self, seed: Seed = 0, personality: str = "") -> None:
        super().__init__(seed)
        self.temper = temper_named(personality)
        self._why: Why = ("why-unsaid", {})

    def choose(
        self, seen: View, reports: Sequence[Report] = (), budget: Budget | None = None
    ) -> Option:
        if not seen.turns:
            return self.any_of(seen, seen.options)
        roles = self.guess(seen, reports)
        option, score = Judgement(seen, self.feel(seen, roles)).best()
        self._why = self._reason(seen, option, roles, score)
        return option

    def guess(self, seen: View, reports: Sequence[Report]) -> list[Roles]:
        """How likely every role of every seat is."""
        return prior(seen.roles)

    def feel(self, seen: View, roles: list[Roles]) -> Feelings:
        """How much I want to hurt each seat."""
        return feelings(seen, roles)._replace(temper=self.temper)

    def _reason(self, seen: View, option: Option, roles: list[Roles], score: float) -> Why:
        target = option[2]
        if target is None or target == seen.seat:
            return "why-best", {"score": round(score, 2)}
        role = max(roles[target], key=lambda name: roles[target][name])
        chance = round(100 * roles[target][role])
        return "why-suspect", {"target": target, "role": role, "chance": chance}

    def why(self) -> Why:
        return self._why


@mypyc_attr(allow_interpreted_subclasses=True)
class Tracker(Gunslinger):
    """The same, with beliefs about roles from what everybody did."""

    needs: ClassVar[str] = "reports"

    def __init__(self, seed: Seed = 0, personality: str = "") -> None:
        super().__init__(seed, personality)
        self._beliefs: Beliefs | None = None
        self._tells: Tells | None = None
        self._heard = 0
        self._felt: Feelings | None = None
        self._felt_of: tuple[list[Roles], tuple[bool, ...], str] | None = None

    def guess(self, seen: View, reports: Sequence[Report]) -> list[Roles]:
        """Hears what is new; made again in mid-game it hears everything and believes the same."""
        if self._beliefs is None or self._tells is None or self._heard > len(reports):
            self._beliefs, self._tells = Beliefs(len(seen.roles)), Tells(len(seen.roles))
            self._heard = 0
        for report in reports[self._heard :]:
            if report.key in HEARD:
                self._beliefs.hear(report)
                self._tells.hear(report)
        self._heard = len(reports)
        return self._beliefs.roles(seen.roles)

    def feel(self, seen: View, roles: list[Roles]) -> Feelings:
        if self.temper is None and self._felt is not None and self._felt_of is not None:
            believed, alive, role = self._felt_of
            if believed is roles and alive == seen.alive and role == seen.role:
                return self._felt  # nothing that it follows from has changed
        felt = feelings(seen, roles, self._tells)
        if self.temper is None or self._beliefs is None:
            self._felt, self._felt_of = felt, (roles, seen.alive, seen.role)
            return felt
        self.temper.colour(seen, felt, self._beliefs.hostility)
        return felt._replace(temper=self.temper)
