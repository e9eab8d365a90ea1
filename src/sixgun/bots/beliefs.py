"""Who may be who: a joint posterior over roles from what everybody has seen.

Every hostile or friendly act is evidence about two players at once. The number of
ways to deal the hidden roles is small (210 with eight players), so the posterior is
exact: each deal is weighed by how likely its players would have acted as they did.

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

from ..engine.reports import Report
from ..engine.settings import ROLES_FOR
from .cardsense import BURDENS, EFFECTS, HOSTILITY, slug_of

#: How likely a role is to turn on another one, as log-likelihood per hostile act; fitted by
#: `sixgun bots fit` on games of mixed bots, see docs/bots.md.
ATTITUDES: dict[str, dict[str, float]] = {
    "sheriff": {"deputy": -0.40, "outlaw": 0.44, "renegade": -0.04},
    "deputy": {"sheriff": -2.88, "deputy": 0.58, "outlaw": 1.34, "renegade": 0.97},
    "outlaw": {"sheriff": 0.95, "deputy": 0.00, "outlaw": -0.86, "renegade": -0.09},
    "renegade": {"sheriff": -1.41, "deputy": 0.73, "outlaw": 0.68, "renegade": 0.0},
}
#: Nonsense by people never makes a role impossible: so much of the prior always stays.
FLOOR = 0.03
#: No single pair of players tells more than this.
MOST_EVIDENCE = 4.0

#: Of all ways to deal the roles so many at most are looked at, and none that is so much less
#: likely than the likeliest.
MOST_DEALS, HARDLY = 16, 0.02

Roles = dict[str, float]


class Beliefs:
    """Hears public reports and says how likely every role of every seat is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        #: How hostile each seat was to each other one, summed up.
        self.hostility: dict[tuple[int, int], float] = {}
        self._last_pick: tuple[int, int, float] | None = None
        #: What was worked out last, as long as nothing new is heard.
        self._worked_out: tuple[Sequence[str], list[Roles]] | None = None

    def hear(self, report: Report) -> None:
        """Take note of a report; faces that are redacted are never needed."""
        if report.key in ("played", "used", "equipped") and report.foe is not None:
            self._note_act(report)
        elif report.key in ("took_gear", "lost_gear") and self._last_pick:
            self._forgive_favour(report)

    def _note_act(self, report: Report) -> None:
        slug = slug_of(report.cards[0]) if report.cards else report.word
        slug = report.word or slug
        weight = HOSTILITY.get(EFFECTS.get(slug, ""), 0.0)
        me, foe = report.seat, report.foe
        if not weight or me is None or foe is None or me == foe:
            return
        self._add(me, foe, weight)
        self._last_pick = (me, foe, weight) if EFFECTS[slug] in ("take", "drop") else None

    def _forgive_favour(self, report: Report) -> None:
        """To take a Jail away from somebody is a favour, not a theft."""
        assert self._last_pick is not None
        me, foe, weight = self._last_pick
        victim = report.foe if report.key == "took_gear" else report.seat
        if victim == foe and slug_of(report.cards[0]) in BURDENS:
            self._add(me, foe, -2 * weight)
        self._last_pick = None

    def _add(self, me: int, foe: int, weight: float) -> None:
        total = self.hostility.get((me, foe), 0.0) + weight
        self._worked_out = None
        self.hostility[me, foe] = max(-MOST_EVIDENCE, min(MOST_EVIDENCE, total))

    def roles(self, known: Sequence[str]) -> list[Roles]:
        """Per seat, how likely each role is; `known` has the roles that are seen, "" for hidden."""
        if self._worked_out is None or self._worked_out[0] != known:
            self._worked_out = known, self._work_out(known)
        return self._worked_out[1]

    def _work_out(self, known: Sequence[str]) -> list[Roles]:
        hidden = [seat for seat, role in enumerate(known) if not role]
        left = _left(tuple(known))
        deals = _deals(left)
        weights = self._weights(known, hidden, deals)
        total = sum(weights)
        found: list[Roles] = [{role: 1.0} if role else {} for role in known]
        for place, seat in enumerate(hidden):
            chances = dict.fromkeys(left, 0.0)
            for deal, weight in zip(deals, weights, strict=True):
                chances[deal[place]] += weight
            found[seat] = {
                role: (1 - FLOOR) * chance / total + FLOOR * left.count(role) / len(left)
                for role, chance in chances.items()
            }
        return found

    def deals(self, known: Sequence[str]) -> list[tuple[float, tuple[str, ...]]]:
        """The ways to deal the roles with their chances, the likeliest first.

        Those that are hardly possible are left out.
        """
        hidden = [seat for seat, role in enumerate(known) if not role]
        ways = _deals(_left(tuple(known)))
        weights = self._weights(known, hidden, ways)
        total = sum(weights)
        even = FLOOR / len(ways)
        chances = [(1 - FLOOR) * weight / total + even for weight in weights]
        ranked = sorted(zip(chances, ways, strict=True), reverse=True)
        kept = [pair for pair in ranked[:MOST_DEALS] if pair[0] > HARDLY * ranked[0][0]]
        whole = sum(weight for weight, _ in kept)
        return [(weight / whole, _filled(known, hidden, way)) for weight, way in kept]

    def _weights(
        self, known: Sequence[str], hidden: list[int], deals: Sequence[tuple[str, ...]]
    ) -> list[float]:
        acts = [
            (me, foe, amount)
            for (me, foe), amount in self.hostility.items()
            if not (known[me] and known[foe])
        ]
        if not acts:
            return [1.0] * len(deals)
        roles = list(known)
        choices = _log_odds(len(known))
        scores = []
        for deal in deals:
            for seat, role in zip(hidden, deal, strict=True):
                roles[seat] = role
            scores.append(
                sum([amount * choices[roles[me]][roles[foe]] for me, foe, amount in acts])
            )
        most = max(scores)
        return [exp(score - most) for score in scores]


def _filled(known: Sequence[str], hidden: list[int], way: tuple[str, ...]) -> tuple[str, ...]:
    roles = list(known)
    for seat, role in zip(hidden, way, strict=True):
        roles[seat] = role
    return tuple(roles)


@cache
def _log_odds(seats: int) -> dict[str, dict[str, float]]:
    """The log-likelihood that a role picks out one player of another role, at a full table."""
    table = ROLES_FOR[seats]
    found = {}
    for role, likes in ATTITUDES.items():
        others = {other: count - (other == role) for other, count in table.items()}
        whole = sum(count * exp(likes.get(other, 0.0)) for other, count in others.items() if count)
        found[role] = {other: like - log(whole) for other, like in likes.items()}
    return found


@cache
def _left(known: tuple[str, ...]) -> tuple[str, ...]:
    """The roles that are still hidden."""
    left = [role for role, count in ROLES_FOR[len(known)].items() for _ in range(count)]
    for role in known:
        if role:
            left.remove(role)
    return tuple(left)


@cache
def _deals(left: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every way to deal these roles, each once."""
    return tuple(sorted(set(permutations(left))))


def prior(known: Sequence[str]) -> list[Roles]:
    """What is known before anybody has acted."""
    return Beliefs(len(known)).roles(known)
