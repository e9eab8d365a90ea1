"""Legend: looks further than marshal, for as long as it may.

The options that may be good are played on the same imagined deals, in rounds; after each
round the worse half is given up (sequential halving). While there are many, to the end of the
turn; the last three go on through the turns of the next players, who act as `tracker` would in
the role that the imagined deal gives them. What those turns change counts the more, the
more deals were followed: it differs much from deal to deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import ClassVar, NamedTuple

from ..builds import mypyc_attr
from ..engine.game import Game
from ..engine.imagine import imagine
from ..engine.options import Option
from ..engine.reports import Report
from ..engine.view import View, glance
from .beliefs import Beliefs, Roles
from .contract import Budget, Seed
from .marshal import Marshal, Search, reply
from .scoring import Feelings, Judgement, feelings
from .worth import Deal, Deals, Worth, worth_for

#: So many of the options that score best are looked at, and none further behind than this.
WIDTH, MARGIN = 5, 1.8
#: So many of them are followed through the turns of others.
FOLLOWED = 3
#: What a point of score counts for, in chances to win.
FAITH = 0.03
#: How much of what the turns of others change is believed at most, and after how many deals
#: half of that. Measured at hard choices: it differs between the two best options by 0.027, and
#: by 0.067 from deal to deal.
TRUST, DOUBT = 0.7, 6.0
#: An option that is so far behind after a round, in chances to win, is given up even if it is
#: among the better half.
BEHIND = 0.06
#: Roles are drawn in even steps, so that few deals are like many.
GOLDEN = 0.6180339887498949


class Limits(NamedTuple):
    """How much a search may do."""

    deals: int  # in each round, unless time is given
    steps: int  # turns of others that the last options are followed through
    deadline: float = 0.0  # 0: there is none
    by_time: bool = False  # as many deals as there is time for


@mypyc_attr(allow_interpreted_subclasses=True)
class Legend(Marshal):
    """Marshal's search with more deals, on more options, and beyond the end of the turn.

    `deals`: imagined deals in each round; `steps`: turns of others that the last three options
    are followed through; `ms`: so much time instead of so many deals.
    """

    needs: ClassVar[str] = "reports"
    width: int = WIDTH
    margin: float = MARGIN

    def __init__(
        self,
        seed: Seed = 0,
        deals: int = 12,
        steps: int = 2,
        ms: int = 0,
        personality: str = "",
        weights: str = "",
    ) -> None:
        super().__init__(seed, deals, ms, personality, weights)
        if steps < 0:
            raise ValueError("steps is at least 0")
        self.limits = Limits(deals, steps, by_time=ms > 0)
        self._others: Beliefs | None = None
        self._told = 0

    def choose(
        self, seen: View, reports: Sequence[Report] = (), budget: Budget | None = None
    ) -> Option:
        given = [self.seconds] if self.seconds else []
        given += [budget.seconds] if budget else []
        deadline = perf_counter() + min(given) if given else 0.0
        self.limits = self.limits._replace(deadline=deadline)
        self._listen(seen, reports)
        return super().choose(seen, reports, budget)

    def _listen(self, seen: View, reports: Sequence[Report]) -> None:
        """What others believe rests on the same reports, but they do not know my role."""
        if self._others is None or self._told > len(reports):
            self._others, self._told = Beliefs(len(seen.roles)), 0
        for report in reports[self._told :]:
            self._others.hear(report)
        self._told = len(reports)

    def search(self, seen: View, felt: Feelings, scores: dict[Option, float]) -> Option:
        assert self._beliefs is not None
        assert self._others is not None
        deals, public = self._beliefs.deals(seen.roles), self._others.deals(shown_to_all(seen))
        worth = worth_for(seen.role, self.weights)
        lookout = Lookout(seen, felt, deals, self.dice(seen), worth, public, self.limits)
        return lookout.best_of(scores)


def shown_to_all(seen: View) -> list[str]:
    """The roles that everybody knows: without my own, unless it lies open."""
    known = list(seen.roles)
    assert seen.seat is not None
    if seen.alive[seen.seat] and known[seen.seat] != "sheriff":
        known[seen.seat] = ""
    return known


class OutOfTime(Exception):
    """The budget is spent."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookout(Search):
    """One decision, looked at in rounds and beyond the end of the turn."""

    def __init__(
        self,
        seen: View,
        felt: Feelings,
        deals: Deals,
        dice: Random,
        worth: Worth,
        public: Deals,
        limits: Limits,
    ) -> None:
        super().__init__(seen, felt, deals, dice, worth)
        self.public, self.limits = public, limits
        self.scores: dict[Option, float] = {}
        #: Summed over deals: what the end of the turn is worth, and what comes after it changes.
        self.near: dict[Option, float] = {}
        self.after: dict[Option, float] = {}
        self.dealt = self.followed = 0
        self._place = dice.random()
        self._feelings: dict[tuple[int | None, str, tuple[bool, ...]], Feelings] = {}
        self._roles: Deal = deals[0][1]

    def best_of(self, scores: dict[Option, float]) -> Option:
        """The option that is worth most after all rounds; without time, the one that scores."""
        self.scores = scores
        self.near, self.after = dict.fromkeys(scores, 0.0), dict.fromkeys(scores, 0.0)
        with suppress(OutOfTime):
            self._play_rounds()
        return max(self.near, key=self.value)

    def value(self, option: Option) -> float:
        """How likely this option wins, after the deals so far."""
        found = FAITH * self.scores[option]
        if self.dealt:
            found += self.near[option] / self.dealt
        return found + TRUST * self.after[option] / (self.followed + DOUBT)

    def _play_rounds(self) -> None:
        while len(self.near) > FOLLOWED:
            self._play_round(0)
            self._give_up_half()
        while len(self.near) > 2:
            self._play_round(self.limits.steps)
            self._give_up_half()
        if len(self.near) == 2:
            self._play_round(self.limits.steps)

    def _play_round(self, steps: int) -> None:
        """So many deals, or an equal share of the time that is left."""
        deals, _, deadline, by_time = self.limits
        now, done = perf_counter(), 0
        ends = now + (deadline - now) / rounds_of(len(self.near))
        while perf_counter() < ends if by_time else done < deals:
            self._look_at_all(steps)
            done += 1

    def _give_up_half(self) -> None:
        ranked = sorted(self.near, key=self.value, reverse=True)
        least = self.value(ranked[0]) - BEHIND
        half = ranked[: (len(ranked) + 1) // 2]
        self.near = {o: self.near[o] for o in half if self.value(o) >= least}

    def _look_at_all(self, steps: int) -> None:
        """One more deal for every option, or for none if time runs out."""
        game = imagine(self.seen, self.dice)
        self._roles = self._some_roles()
        game.roles = list(self._roles)
        found = {}
        for option in self.near:
            if option in game.options:
                line = game.copy()
                line.choose(option)
                found[option] = self._outcome(line), self._aftermath(line, steps)
            self._check_time()
        for option, (worth, change) in found.items():
            self.near[option] += worth
            self.after[option] += change
        self.dealt, self.followed = self.dealt + 1, self.followed + bool(steps)

    def _check_time(self) -> None:
        if self.limits.deadline and perf_counter() > self.limits.deadline:
            raise OutOfTime

    def _some_roles(self) -> Deal:
        self._place = (self._place + GOLDEN) % 1.0
        rest = self._place
        for weight, roles in self.roles:
            rest -= weight
            if rest <= 0:
                return roles
        return self.roles[0][1]

    # ------------------------------------------------- the turns of others

    def _aftermath(self, game: Game, steps: int) -> float:
        """What the next turns change, if the roles are those of this deal."""
        if not steps:
            return 0.0
        dealt = ((1.0, self._roles),)
        before = self.worth.chance(game, self.me, dealt)
        last = self.seen.turns + steps
        while game.decision is not None and game.turns <= last:
            self._act(game)
        return self.worth.chance(game, self.me, dealt) - before

    def _act(self, game: Game) -> None:
        """Whoever is asked chooses: in his turn as `tracker` would; answers are simple."""
        decision = game.decision
        assert decision is not None
        if decision.seat != self.me and decision.kind != "play":
            game.choose(reply(decision))
            return
        seen = glance(game, decision.seat)
        felt = self.felt if decision.seat == self.me else self._felt_by(seen)
        game.choose(Judgement(seen, felt).best()[0])

    def _felt_by(self, seen: View) -> Feelings:
        """How another seat feels in the role that the deal gives it."""
        key = seen.seat, seen.role, seen.alive
        if key not in self._feelings:
            fitting = [pair for pair in self.public if fits(pair[1], seen.roles)]
            believed = marginals(fitting or [(1.0, self._roles)])
            self._feelings[key] = feelings(seen, believed, self.felt.tells)
        return self._feelings[key]


def rounds_of(options: int) -> int:
    """How many rounds it takes to tell so many options apart."""
    rounds = 1
    while options > 2:
        options, rounds = (options + 1) // 2, rounds + 1
    return rounds


def fits(deal: Deal, known: Sequence[str]) -> bool:
    return all(role in ("", dealt) for role, dealt in zip(known, deal, strict=True))


def marginals(deals: Iterable[tuple[float, Deal]]) -> list[Roles]:
    """How likely every role of every seat is, over deals with their weights."""
    pairs = list(deals)
    whole = sum([weight for weight, _ in pairs])
    found: list[Roles] = [{} for _ in pairs[0][1]]
    for weight, deal in pairs:
        for mine, role in zip(found, deal, strict=True):
            mine[role] = mine.get(role, 0.0) + weight / whole
    return found
