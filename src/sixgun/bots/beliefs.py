"""Who may be who: a joint posterior over roles from what everybody has seen.

Every hostile or friendly act is evidence about two players at once, and about those whom
its player spared although he could have chosen them. The number of ways to deal the hidden
roles is small (210 with eight players), so the posterior is exact: each deal is weighed by
how likely its players would have acted as they did.

    beliefs = Beliefs(5)
    for report in reports:
        beliefs.hear(report)
    beliefs.roles(view.roles)[3]["outlaw"]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import exp, log
from typing import NamedTuple

from ..engine.reports import Report
from ..engine.settings import ROLES, ROLES_FOR
from .cardsense import BURDENS, EFFECTS, HOSTILITY, slug_of
from .layout import HEARD as HEARD_BY_LAYOUT
from .layout import Layout

#: How likely a role is to turn on another one, as log-likelihood per hostile act; fitted by
#: `fitting` on games of bots, see docs/bots.md.
ATTITUDES: dict[str, dict[str, float]] = {
    "sheriff": {"deputy": -0.58, "outlaw": 0.42, "renegade": 0.15},
    "deputy": {"sheriff": -2.80, "deputy": 0.31, "outlaw": 1.50, "renegade": 1.15},
    "outlaw": {"sheriff": 2.60, "deputy": -0.15, "outlaw": -2.02, "renegade": -0.45},
    "renegade": {"sheriff": -1.00, "deputy": 1.06, "outlaw": -0.05, "renegade": 0.0},
}
#: Nonsense by people never makes a role impossible: so much of the prior always stays.
FLOOR = 0.03
#: Acts of one player are alike: each counts for less than if it stood alone, and no pair of
#: players tells more than this.
EVIDENCE, MOST_EVIDENCE = 0.8, 2.0
#: Of all ways to deal the roles so many at most are given to a search, and none that is so
#: much less likely than the likeliest.
MOST_DEALS, HARDLY = 16, 0.02

#: The reports that say something about roles, and about who could have been chosen.
HEARD = frozenset({"played", "used", *HEARD_BY_LAYOUT})

Roles = dict[str, float]
Deal = tuple[str, ...]


class Clue(NamedTuple):
    """Somebody turned on somebody (or did him a favour: a weight below zero)."""

    me: int
    foe: int
    weight: float
    choice: tuple[int, ...]  # whom he could have chosen
    jail: bool = False  # which no Sheriff goes to


class Beliefs:
    """Hears public reports and says how likely every role of every seat is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        #: How hostile each seat was to each other one, summed up.
        self.hostility: dict[tuple[int, int], float] = {}
        self.acts: list[Clue] = []
        self._layout = Layout(seats)
        self._last_pick: Clue | None = None
        #: Every deal that fits the known roles with the logarithm of its weight, as far as
        #: the acts were counted.
        self._deals: dict[Deal, float] = {}
        self._known: tuple[str, ...] = ()
        self._counted = 0
        self._roles: list[Roles] = []

    def hear(self, report: Report) -> None:
        """Take note of a report; faces that are redacted are never needed."""
        if report.key in ("played", "used", "equipped") and report.foe is not None:
            self._note_act(report)
        elif report.key in ("took_gear", "lost_gear") and self._last_pick:
            self._forgive_favour(report)
        self._layout.hear(report)

    def _note_act(self, report: Report) -> None:
        slug = report.word or (slug_of(report.cards[0]) if report.cards else "")
        effect = EFFECTS.get(slug, "")
        weight = HOSTILITY.get(effect, 0.0)
        me, foe = report.seat, report.foe
        if not weight or me is None or foe is None or me == foe:
            return
        act = Clue(me, foe, weight, self._choice(me, foe, slug), effect == "jail")
        self._add(act)
        self._last_pick = act if effect in ("take", "drop") else None

    def _choice(self, me: int, foe: int, slug: str) -> tuple[int, ...]:
        """Whom somebody could have chosen."""
        if slug == "bang":
            found = self._layout.within(me, self._layout.reach(me))
        elif slug == "panic":
            found = self._layout.within(me, 1)
        else:
            found = self._layout.within(me, self.seats)
        return tuple(sorted(found | {foe}))

    def _forgive_favour(self, report: Report) -> None:
        """To take a Jail away from somebody is a favour, not a theft."""
        act = self._last_pick
        assert act is not None
        victim = report.foe if report.key == "took_gear" else report.seat
        if victim == act.foe and slug_of(report.cards[0]) in BURDENS:
            self._add(act._replace(weight=-2 * act.weight))
        self._last_pick = None

    def _add(self, act: Clue) -> None:
        before = self.hostility.get((act.me, act.foe), 0.0)
        after = max(-MOST_EVIDENCE, min(MOST_EVIDENCE, before + act.weight))
        self.hostility[act.me, act.foe] = after
        if after != before:
            self.acts.append(act._replace(weight=after - before))

    # ---------------------------------------------------------- posterior

    def roles(self, known: Sequence[str]) -> list[Roles]:
        """Per seat, how likely each role is; `known` has the roles that are seen, "" for hidden."""
        if self._known != tuple(known) or self._counted < len(self.acts):
            self._weigh(tuple(known))
            self._roles = self._marginals()
        return self._roles

    def deals(self, known: Sequence[str]) -> list[tuple[float, Deal]]:
        """The ways to deal the roles with their chances, the likeliest first.

        Those that are hardly possible are left out.
        """
        self.roles(known)
        chances = self._chances()
        ranked = sorted(zip(chances, self._deals, strict=True), reverse=True)
        kept = [pair for pair in ranked[:MOST_DEALS] if pair[0] > HARDLY * ranked[0][0]]
        whole = sum([chance for chance, _ in kept])
        return [(chance / whole, deal) for chance, deal in kept]

    def _weigh(self, known: tuple[str, ...]) -> None:
        """Count the acts that are new, for the deals that fit what is known."""
        if not self._known or any(
            was not in ("", now) for was, now in zip(self._known, known, strict=True)
        ):
            self._deals, self._counted = dict.fromkeys(_deals(known), 0.0), 0
        elif self._known != known:
            self._deals = {deal: score for deal, score in self._deals.items() if _fits(deal, known)}
        self._known = known
        for act in self.acts[self._counted :]:
            self._count(act)
        self._counted = len(self.acts)

    def _count(self, act: Clue) -> None:
        me, foe, weight, choice, jail = act
        weight *= EVIDENCE
        if jail:
            choice = tuple([seat for seat in choice if self._known[seat] != "sheriff"])
        for deal in self._deals:
            odds = _ODDS[deal[me]]
            whole = sum([odds[deal[seat]] for seat in choice])
            self._deals[deal] += weight * log(odds[deal[foe]] / whole)

    def _chances(self) -> list[float]:
        """How likely each deal is; something is left for each."""
        most = max(self._deals.values())
        weights = [exp(score - most) for score in self._deals.values()]
        total, even = sum(weights), FLOOR / len(weights)
        return [(1 - FLOOR) * weight / total + even for weight in weights]

    def _marginals(self) -> list[Roles]:
        found: list[Roles] = [{role: 1.0} if role else {} for role in self._known]
        chances = self._chances()
        for seat, role in enumerate(self._known):
            if not role:
                mine = found[seat]
                for deal, chance in zip(self._deals, chances, strict=True):
                    mine[deal[seat]] = mine.get(deal[seat], 0.0) + chance
        return found


#: The attitudes as odds.
_ODDS: dict[str, dict[str, float]] = {
    role: {other: exp(likes.get(other, 0.0)) for other in ROLES}
    for role, likes in ATTITUDES.items()
}


def _fits(deal: Deal, known: Sequence[str]) -> bool:
    return all(role in ("", dealt) for role, dealt in zip(known, deal, strict=True))


@cache
def _deals(known: tuple[str, ...]) -> tuple[Deal, ...]:
    """Every way to deal the roles that fits what is known, each once."""
    left = [role for role, count in ROLES_FOR[len(known)].items() for _ in range(count)]
    for role in known:
        if role:
            left.remove(role)
    return tuple(_filled(known, way) for way in sorted(set(permutations(left))))


def _filled(known: Sequence[str], way: Sequence[str]) -> Deal:
    """The known roles with the others filled in."""
    rest = iter(way)
    return tuple(role or next(rest) for role in known)


def prior(known: Sequence[str]) -> list[Roles]:
    """What is known before anybody has acted."""
    return _prior(tuple(known))


@cache
def _prior(known: tuple[str, ...]) -> list[Roles]:
    return Beliefs(len(known)).roles(known)
