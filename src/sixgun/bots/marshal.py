"""Marshal: looks ahead to the end of the turn, over imagined deals, and asks what that is worth.

Every option that may be good is played on the same imagined deals; the rest of the turn
is played as `tracker` would. What comes out is judged by `worth`, over all deals of the
roles that are likely. Options that fall behind are given up early.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import ClassVar

from ..builds import mypyc_attr
from ..engine.game import Decision, Game
from ..engine.imagine import imagine
from ..engine.options import Option
from ..engine.reports import Report
from ..engine.view import View, glance
from .cardsense import BURDENS, EFFECTS, GEAR_WORTH, hand_worth, slug_of
from .contract import Budget, Seed
from .memory import remembering
from .scorers import Tracker
from .scoring import WEAPONS, Feelings, Judgement
from .worth import Deals, Worth, worth_for

#: The kinds of decisions that are worth a search; the others have plain answers.
SEARCHED = frozenset({"play", "duel"})
#: So many of the options that score best are looked at.
WIDTH = 4
#: Options further behind the best one than this are not looked at.
MARGIN = 1.5
#: What a point of score counts for, in chances to win summed over deals.
FAITH = 0.4
#: Deals between two decisions about which options to give up, and how far behind an option is
#: given up after the first of them; later less is enough.
ROUND, BEHIND = 4, 0.06


@mypyc_attr(allow_interpreted_subclasses=True)
class Marshal(Tracker):
    """Tracker's candidates, judged by a look ahead.

    `deals`: how many imagined deals, in rounds of four; `ms`: so much time instead;
    `weights`: a file that `sixgun bots train` has made, instead of what was shipped.
    """

    needs: ClassVar[str] = "reports"
    width: int = WIDTH
    margin: float = MARGIN

    def __init__(
        self,
        seed: Seed = 0,
        deals: int = 8,
        ms: int = 0,
        personality: str = "",
        weights: str = "",
    ) -> None:
        super().__init__(seed, personality)
        if deals < 1 or ms < 0:
            raise ValueError("deals is at least 1, and ms at least 0")
        self.deals = deals
        self.seconds = ms / 1000
        self.weights = weights
        self._until = 0.0  # the budget of this decision ends then; 0: there is none
        worth_for("sheriff", weights)  # a file that cannot be read is better refused now

    def choose(
        self, seen: View, reports: Sequence[Report] = (), budget: Budget | None = None
    ) -> Option:
        self._until = perf_counter() + budget.seconds if budget else 0.0
        choice = super().choose(seen, reports, budget)
        assert seen.decision is not None
        if seen.decision.kind not in SEARCHED or not seen.turns or len(seen.roles) == 3:
            return choice
        assert self._beliefs is not None
        felt = self.feel(seen, self._beliefs.roles(seen.roles))
        scores = candidates(Judgement(seen, felt), self.width, self.margin)
        if len(scores) == 1 or plainly_good(seen, choice):
            return choice
        option = self.search(remembering(seen, reports), felt, scores)
        self._why = self._reason(seen, option, self._beliefs.roles(seen.roles), scores[option])
        return option

    def search(self, seen: View, felt: Feelings, scores: dict[Option, float]) -> Option:
        """The best of these options, after a look ahead."""
        assert self._beliefs is not None
        worth = worth_for(seen.role, self.weights)
        search = Search(seen, felt, self._beliefs.deals(seen.roles), self.dice(seen), worth)
        return search.best(scores, self.deals, self.seconds, self._until)


def candidates(mind: Judgement, width: int = WIDTH, margin: float = MARGIN) -> dict[Option, float]:
    """The options that may be good with their scores, the likeliest first.

    Of cards that do the same to the same player one is enough.
    """
    alike: dict[Option, tuple[float, Option]] = {}
    for option in mind.seen.options:
        verb, word, target = option
        key = verb, slug_of(word), target
        score = mind.score(option)
        if key not in alike or score > alike[key][0]:
            alike[key] = score, option
    ranked = sorted(alike.values(), key=lambda pair: -pair[0])
    return {option: score for score, option in ranked[:width] if score >= ranked[0][0] - margin}


def plainly_good(seen: View, option: Option) -> bool:
    """New cards for nothing, or gear where there was none: always right, and worth no search."""
    assert seen.decision is not None
    verb, word, target = option
    slug = slug_of(word)
    if seen.decision.kind != "play" or verb != "play" or target is not None:
        return False
    if slug in WEAPONS:
        return WEAPONS[slug] > 1 and "volcanic" not in [
            slug_of(face) for face in seen.gear[seen.seat or 0]
        ]
    return EFFECTS.get(slug) == "draw" or (slug in GEAR_WORTH and slug not in BURDENS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One decision, looked at over imagined deals."""

    def __init__(
        self, seen: View, felt: Feelings, deals: Deals, dice: Random, worth: Worth
    ) -> None:
        assert seen.seat is not None
        self.seen, self.felt, self.dice = seen, felt, dice
        self.me: int = seen.seat
        self.worth = worth
        self.roles = deals

    def best(
        self, scores: dict[Option, float], most: int, seconds: float, until: float = 0.0
    ) -> Option:
        """The option that is worth most; those that fall behind are given up. Whoever must be
        done before `until` looks at fewer deals."""
        began = perf_counter()
        totals = {option: FAITH * score for option, score in scores.items()}
        dealt = 0
        while len(totals) > 1:
            for _ in range(ROUND):
                if until and perf_counter() > until:
                    return max(totals, key=lambda option: totals[option])
                self._look(totals)
            dealt += ROUND
            if (seconds and perf_counter() - began > seconds) or (not seconds and dealt >= most):
                break
            self._give_up(totals, dealt)
        return max(totals, key=lambda option: totals[option])

    def _give_up(self, totals: dict[Option, float], dealt: int) -> None:
        best = max(totals.values())
        for option, total in list(totals.items()):
            if best - total > BEHIND * dealt / (dealt / ROUND) ** 0.5:
                del totals[option]

    def _look(self, totals: dict[Option, float]) -> None:
        game = imagine(self.seen, self.dice)
        game.roles = list(self._some_roles())
        for option in totals:
            if option in game.options:
                line = game.copy()
                line.choose(option)
                totals[option] += self._outcome(line)

    def _some_roles(self) -> tuple[str, ...]:
        rest = self.dice.random()
        for weight, roles in self.roles:
            rest -= weight
            if rest <= 0:
                return roles
        return self.roles[0][1]

    def _outcome(self, game: Game) -> float:
        """Play the turn to its end; how likely I win then."""
        turns, me = game.turns, self.me
        while (decision := game.decision) is not None and game.turns == turns:
            if decision.seat == me:
                game.choose(Judgement(glance(game, me), self.felt).best()[0])
            elif decision.kind == "play":
                break
            else:
                game.choose(reply(decision))
        return self.worth.chance(game, me, self.roles)


def reply(decision: Decision) -> Option:
    """What others answer within my turn: they defend themselves and take what is best."""
    options = decision.options
    if decision.kind == "store":
        return max(options, key=lambda option: hand_worth(option[1]))
    if decision.kind in ("limit", "cost", "order"):
        return min(options, key=lambda option: hand_worth(option[1]))
    for option in options:
        if option[0] == "use":
            return option
    return options[0]
