"""Random games before the judge.

Game i of a plan depends on the plan's seed and on i alone: its boxes, its settings, its
players, who leaves and when high noon is called. So a plan can be cut into chunks that are
judged anywhere, in any order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from sixgun import Option, record_of
from sixgun.engine.game import EndlessGame

from .bench import Judge
from .choosers import TEMPERS, Chooser
from .dice import HeardGame
from .kinds import EVENTS, LIFE, characters_of
from .rulings import ALWAYS, rules_about
from .verdicts import Difference, Finding, Verdict

#: The boxes besides `base`, and the numbers of players that need one of them (S21).
BOXES = ("dodge_city", *EVENTS, "promo")
NEEDS_DODGE_CITY = (3, 8)
#: What `sets` says for every legal combination of boxes.
EVERY = ("every",)
#: A game of more decisions than this is broken off.
MOST_DECISIONS = 5000


@dataclass(frozen=True)
class JudgePlan:
    """What is to be judged; numbers of players are taken by turns."""

    players: tuple[int, ...] = (3, 4, 5, 6, 7, 8)
    sets: tuple[str, ...] = EVERY
    seed: str = "0"

    def seed_of(self, number: int) -> str:
        return f"{self.seed} {number}"

    def dice_of(self, number: int) -> Random:
        return Random(self.seed_of(number))

    def options_of(self, number: int, dice: Random) -> dict[str, Any]:
        """The options of a game, the rarer ones often enough."""
        players = self.players[number % len(self.players)]
        sets = self._sets(players, dice)
        options: dict[str, Any] = {
            "players": players,
            "sets": sets,
            "simplified": dice.random() < 0.15,
            "high_noon_reshuffles": dice.choice((0, 0, 0, 1, 1, 2, 3)),
            "characters": dice.choice(("random", "random", "two", "two_open")),
        }
        if dice.random() < 0.3:  # a short event deck brings its last card into play
            options["events"] = dice.randint(1, 6)
        options |= _rarely(players, sets, dice)
        return options

    def _sets(self, players: int, dice: Random) -> tuple[str, ...]:
        if self.sets != EVERY:
            return self.sets
        boxes = BOXES if dice.random() < 0.5 else [box for box in BOXES if dice.random() < 0.6]
        needed = ["dodge_city"] if players in NEEDS_DODGE_CITY else []
        return tuple(dict.fromkeys(("base", *needed, *boxes)))


def _rarely(players: int, sets: tuple[str, ...], dice: Random) -> dict[str, Any]:
    """Characters given or kept, a given Sheriff, given roles."""
    options: dict[str, Any] = {}
    characters = [slug for slug in LIFE if slug in characters_of(sets)]
    chance = dice.random()
    if chance < 0.05:
        options["characters"] = dice.sample(characters, players)
    elif chance < 0.15:
        kept = dice.sample(characters, players)
        options["characters"] = "random"
        options["keep"] = [slug if dice.random() < 0.5 else "" for slug in kept]
    elif chance < 0.25 and players > 3:
        options["sheriff"] = dice.randrange(players)
    return options


@dataclass
class Outside:
    """What comes from outside: how often somebody leaves, and when high noon is called."""

    leaving: float
    noon_at: int

    @classmethod
    def by(cls, dice: Random) -> Outside:
        leaving = dice.choice((0.0, 0.0, 0.0, 0.004, 0.02))
        return cls(leaving, dice.randrange(150) if dice.random() < 0.1 else -1)


# --------------------------------------------------------------------- judging


def judge_games(plan: JudgePlan, numbers: Iterable[int]) -> Verdict:
    """These games of a plan, added up."""
    total = Verdict()
    for number in numbers:
        total.add(judge_game(plan, number))
    return total


def judge_game(plan: JudgePlan, number: int) -> Verdict:
    """One game, to its end or to the first difference."""
    dice = plan.dice_of(number)
    options = plan.options_of(number, dice)
    try:
        trial = Trial(plan, number, options, dice)
    except Exception as error:  # it broke off before the judge could sit down
        return Verdict(games=1, differences=[_never_begun(plan, number, options, error)])
    trial.run()
    return trial.verdict


def _broken_off(error: Exception) -> Finding:
    place = extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}, line {place.lineno}, in {place.name}"
    return Finding("error", "none", f"{type(error).__name__}: {error} ({where})")


def _never_begun(
    plan: JudgePlan, number: int, options: dict[str, Any], error: Exception
) -> Difference:
    return Difference(
        number=number,
        seed=plan.seed_of(number),
        options=told(options),
        who="",
        decision="in set-up",
        findings=(_broken_off(error),),
        rule=ALWAYS,
        record="",
    )


def told(options: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value!r}" for name, value in options.items())


class Trial:
    """One game before the judge."""

    def __init__(self, plan: JudgePlan, number: int, options: dict[str, Any], dice: Random) -> None:
        self.number, self.options, self.dice = number, options, dice
        self.seed = plan.seed_of(number)
        self.game = HeardGame(seed=self.seed, **options)
        self.judge = Judge(self.game)
        self.verdict = Verdict(games=1)
        self.outside = Outside.by(dice)
        self.choosers: list[Chooser] = [dice.choice(TEMPERS) for _ in range(self.game.seats)]
        self.last: Option | None = None
        self.asked = 0

    def run(self) -> None:
        try:
            while not self.differs() and self.game.decision is not None:
                if self.asked >= MOST_DECISIONS:
                    self.verdict.unfinished += 1
                    break
                self.go_on()
        except EndlessGame:
            self.verdict.unfinished += 1
        except Exception as error:  # a game that breaks off is as bad as a wrong one
            self.verdict.differences.append(self._difference([_broken_off(error)]))
        self.verdict.turns = self.game.turns
        self.verdict.effects += self.judge.met

    def differs(self) -> bool:
        findings = self.judge.verdict()
        if findings:
            self.verdict.differences.append(self._difference(findings))
        return bool(findings)

    def go_on(self) -> None:
        """A choice, or what comes from outside."""
        game, decision = self.game, self.game.decision
        assert decision is not None
        if self.asked == self.outside.noon_at:
            self.outside.noon_at = -1
            self.verdict.noons += 1
            game.high_noon_now()
            self.judge.noon_called()
        elif self.dice.random() < self.outside.leaving and (leavers := self._leavers()):
            seat = self.dice.choice(leavers)
            self.verdict.left += 1
            game.leave(seat)
            self.judge.left(seat)
        else:
            self.asked += 1
            self.verdict.decisions[decision.kind] += 1
            self.last = self.choosers[decision.seat](self.dice, decision.options)
            game.choose(self.last)
            self.judge.chosen(self.last)

    def _leavers(self) -> list[int]:
        game = self.game
        asked = game.decision.seat if game.decision else None
        return [
            seat
            for seat in range(game.seats)
            if not game.passive[seat] and (game.alive[seat] or seat == asked)
        ]

    def _difference(self, findings: list[Finding]) -> Difference:
        kind = self.judge.question.kind if self.judge.question else ""
        return Difference(
            number=self.number,
            seed=self.seed,
            options=told(self.options),
            who=self.judge.company(),
            decision=f"after {self.asked} decisions, the last answer {self.last}, "
            f"event {self.judge.sheet.event or 'none'}",
            findings=tuple(findings),
            rule=rules_about(kind, self.last, self.judge.sheet.event),
            record=self._record(),
        )

    def _record(self) -> str:
        """The record; a game that breaks off cannot be replayed, and its number must do."""
        try:
            return record_of(self.game)
        except Exception as error:
            return f"none, for replaying it breaks off as well: {error}"
