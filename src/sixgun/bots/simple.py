"""Tenderfoot and drifter: public yardsticks, written from descriptions of how others play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..builds import mypyc_attr
from ..engine.options import END, PASS, Option
from ..engine.reports import Report
from ..engine.view import View
from .cardsense import EFFECTS, GEAR_WORTH, HOSTILITY, hand_worth, slug_of
from .contract import Bot, Budget, Seed, Why

#: On which side a role is that everybody sees.
SIDES = {"sheriff": 1, "deputy": 1, "outlaw": -1}


@mypyc_attr(allow_interpreted_subclasses=True)
class Tenderfoot(Bot):
    """A fixed order of cards, a random target; a Deputy spares the Sheriff. No memory."""

    needs: ClassVar[str] = "view"

    #: What is played first.
    ORDER = ("gear", "draw", "store", "take", "drop", "heal", "jail", "indians", "volley", "shot")

    def choose(
        self, seen: View, reports: Sequence[Report] = (), budget: Budget | None = None
    ) -> Option:
        assert seen.decision is not None
        if seen.decision.kind == "play":
            return self._play(seen)
        return answer(self, seen)

    def _play(self, seen: View) -> Option:
        possible = [option for option in seen.options if sensible(seen, option)]
        for effect in self.ORDER:
            found = [option for option in possible if effect_of(option) == effect]
            if found:
                return self.any_of(seen, found)
        return END if END in seen.options else self.any_of(seen, seen.options)

    def why(self) -> Why:
        return "why-order", {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Drifter(Bot):
    """A random useful card at somebody whom everybody can see is an enemy (`karma`)."""

    needs: ClassVar[str] = "reports"

    def __init__(self, seed: Seed = 0) -> None:
        super().__init__(seed)
        self._heard = 0
        #: What everybody seems to be, and the roles that were known then.
        self._signs: list[int] = []
        self._roles: tuple[str, ...] = ()

    def choose(
        self, seen: View, reports: Sequence[Report] = (), budget: Budget | None = None
    ) -> Option:
        assert seen.decision is not None
        if seen.decision.kind not in ("play", "pick", "source"):
            return answer(self, seen)
        enemies = self._enemies(seen, self._karma(seen, reports))
        useful = [
            option
            for option in seen.options
            if sensible(seen, option) and (option[2] is None or option[2] in enemies)
        ]
        if seen.decision.kind != "play":
            return self.any_of(seen, useful or seen.options)
        return self.any_of(seen, useful) if useful else _end(self, seen)

    def _karma(self, seen: View, reports: Sequence[Report]) -> list[int]:
        """1: with the law, -1: against it, 0: unclear; from the last plain act of each.

        What was heard before is read again only if other roles are known now.
        """
        if self._roles != seen.roles or self._heard > len(reports):
            self._heard, self._roles = 0, seen.roles
            self._signs = [SIDES.get(role, 0) for role in seen.roles]
        for me, foe in attacks(reports[self._heard :]):
            if not self._roles[me] and self._signs[foe]:
                self._signs[me] = -self._signs[foe]
        self._heard = len(reports)
        return self._signs

    def _enemies(self, seen: View, signs: list[int]) -> set[int]:
        """Law and Outlaws fight each other; who is neither is fought when nobody else is left."""
        side = SIDES.get(seen.role, 0)
        others = [seat for seat, alive in enumerate(seen.alive) if alive and seat != seen.seat]
        if side == 0:
            return set(self._of_the_stronger_side(seen, signs, others))
        enemies = {seat for seat in others if signs[seat] == -side}
        unclear = {seat for seat in others if signs[seat] == 0}
        return enemies or unclear or set(others)

    def _of_the_stronger_side(self, seen: View, signs: list[int], others: list[int]) -> list[int]:
        law = [seat for seat in others if signs[seat] > 0]
        outlaws = [seat for seat in others if signs[seat] < 0]
        sheriff = [seat for seat in others if seen.roles[seat] == "sheriff"]
        stronger = outlaws if len(outlaws) >= len(law) else law
        spared = [seat for seat in stronger or others if seat not in sheriff]
        return spared or others

    def why(self) -> Why:
        return "why-karma", {}


def attacks(reports: Sequence[Report]) -> list[tuple[int, int]]:
    """Every hostile act: who, at whom."""
    return [
        (report.seat, report.foe)
        for report in reports
        if report.key in ("played", "used", "equipped")
        and report.seat is not None
        and report.foe is not None
        and report.seat != report.foe
        and _hostile(report)
    ]


def _hostile(report: Report) -> bool:
    slug = report.word or (slug_of(report.cards[0]) if report.cards else "")
    return HOSTILITY.get(EFFECTS.get(slug, ""), 0.0) > 0


# ------------------------------------------------------------ what both do


def effect_of(option: Option) -> str:
    slug = slug_of(option[1])
    if option[0] == "play" and option[2] is None and slug in GEAR_WORTH:
        return "gear"
    return EFFECTS.get(slug, "shot" if option[2] is not None else "")


def sensible(seen: View, option: Option) -> bool:
    """Leaves out what a beginner would not do either."""
    verb, word, target = option
    me = seen.seat
    assert me is not None
    effect = effect_of(option)
    if verb in ("end", "pass") or target == me:
        return False
    if target is not None and seen.role == "deputy" and seen.roles[target] == "sheriff":
        return effect == "heal_one"
    if effect in ("heal", "heal_all"):
        return seen.life[me] < seen.max_life[me] and sum(seen.alive) > 2
    if effect == "gear":
        return slug_of(word) != "dynamite" and not _worse_weapon(seen, slug_of(word))
    return effect != "bleed" or seen.life[me] > 2


def _worse_weapon(seen: View, slug: str) -> bool:
    from .scoring import WEAPONS

    mine = [slug_of(face) for face in seen.gear[seen.seat or 0]]
    best = max([WEAPONS.get(other, 0) for other in mine] or [0])
    return slug in WEAPONS and WEAPONS[slug] <= best


def answer(bot: Bot, seen: View) -> Option:
    """Answers that need no thought: defend oneself, keep the better card, take what comes."""
    assert seen.decision is not None
    kind, options = seen.decision.kind, seen.options
    if kind in ("limit", "cost", "order"):
        return min(options, key=lambda option: hand_worth(option[1]))
    if kind in ("store", "look"):
        return max(options, key=lambda option: hand_worth(option[1]))
    if kind in ("shot", "indians", "duel", "lethal", "roulette", "guard"):
        free = [option for option in options if option[0] == "use"]
        return (free or options)[0]
    if options[-1] == PASS:
        return PASS
    return bot.any_of(seen, options)


def _end(bot: Bot, seen: View) -> Option:
    return END if END in seen.options else bot.any_of(seen, seen.options)
