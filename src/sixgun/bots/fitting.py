"""Fits how roles treat each other, from games whose roles are known afterwards.

Whoever does something hostile chooses a target among the living. The log-odds of that
choice, by the role of the actor and of the target, are what `beliefs` reads backwards:
a logistic regression with one number for every pair of roles.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import NamedTuple

from ..engine.game import Game
from .beliefs import Beliefs, Clue

STEPS = 400
PACE = 2.0
#: Pulls numbers that few acts speak of towards zero.
RIDGE = 0.002

Attitudes = dict[str, dict[str, float]]


class Choice(NamedTuple):
    """A hostile act: by which role, at which role, and which roles could have been hit."""

    role: str
    target: str
    others: tuple[str, ...]
    weight: float


class Watcher(Beliefs):
    """Notes every act together with the roles of those who could have been chosen."""

    def __init__(self, roles: list[str]) -> None:
        super().__init__(len(roles))
        self.true_roles = roles
        self.choices: list[Choice] = []

    def _add(self, act: Clue) -> None:
        super()._add(act)
        if act.weight > 0:
            roles = self.true_roles
            others = tuple(roles[seat] for seat in act.choice)
            self.choices.append(Choice(roles[act.me], roles[act.foe], others, act.weight))


def choices_of(game: Game) -> list[Choice]:
    """The hostile acts of a game that is over and was listened to."""
    watcher = Watcher(game.roles)
    for report in game.reports:
        watcher.hear(report)
    return watcher.choices


def fit(acts: Iterable[Choice]) -> Attitudes:
    """The attitudes that make these acts most likely, an average of zero for each role."""
    by_role: dict[str, list[Choice]] = {}
    for act in acts:
        by_role.setdefault(act.role, []).append(act)
    return {role: _fit_role(found) for role, found in sorted(by_role.items())}


def _fit_role(acts: list[Choice]) -> dict[str, float]:
    targets = sorted({role for act in acts for role in act.others})
    values = dict.fromkeys(targets, 0.0)
    total = sum(act.weight for act in acts)
    for _ in range(STEPS):
        slope = {role: -RIDGE * total * value for role, value in values.items()}
        for act in acts:
            odds = [exp(values[role]) for role in act.others]
            whole = sum(odds)
            slope[act.target] += act.weight
            for role, share in zip(act.others, odds, strict=True):
                slope[role] -= act.weight * share / whole
        for role in targets:
            values[role] += PACE * slope[role] / total
    return {role: round(value, 2) for role, value in values.items()}


def log_loss(game: Game, beliefs: Beliefs, seen_roles: list[str]) -> float:
    """How surprising the true roles of the hidden seats are, on average, in nats."""
    guesses = beliefs.roles(seen_roles)
    hidden = [seat for seat, role in enumerate(seen_roles) if not role]
    losses = [-log(guesses[seat][game.roles[seat]]) for seat in hidden]
    return sum(losses) / len(losses) if losses else 0.0
