"""How `worth` learns: positions at the ends of turns, and who won in the end.

A logistic regression for every role over the aspects of a position. What is known about
cards beforehand (`cardsense`) is where their numbers start, and few samples move them
little. Chance and the order of samples come from one seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from ..engine.game import Game
from ..engine.settings import ROLES
from .cardsense import GEAR_WORTH, hand_worth
from .registry import make_bot
from .runner import Witness, chosen_by
from .worth import Worth, aspects

#: Who plays the games that are learned from, and how often somebody does just anything.
POPULATION = ("drifter", "drifter", "gunslinger", "tracker", "tracker")
NONSENSE = (0.0, 0.0, 0.05, 0.1)
#: Of every turn so many players are asked how they stand.
ASKED = 2
EPOCHS, PACE = 6, 0.15
#: How strongly numbers are held where they start, by what they are about.
HOLD: dict[str, float] = {"gear": 80, "holds": 80, "state": 25, "turn": 20, "reaches": 20}
#: What a card in front of somebody is worth to each role, compared with one's own.
SIDES: dict[str, dict[str, float]] = {
    "sheriff": {"deputy": 0.4, "outlaw": -1.0, "renegade": -0.7},
    "deputy": {"sheriff": 1.0, "deputy": 0.4, "outlaw": -1.0, "renegade": -0.7},
    "outlaw": {"sheriff": -1.0, "deputy": -0.4, "outlaw": 0.8, "renegade": -0.1},
    "renegade": {"sheriff": -0.4, "deputy": -0.4, "outlaw": -0.3, "renegade": -0.5},
}
#: Somebody dead is worth at least so much more than in any state with one life point.
DEATH = {"sheriff": 0.3, "deputy": 0.3, "outlaw": 0.3, "renegade": 0.1}

Learned = dict[str, float]


class Sample(NamedTuple):
    """A position in the eyes of one player, and whether he won."""

    role: str
    aspects: tuple[str, ...]
    won: bool


def samples_of(players: int, sets: Sequence[str], seed: str) -> list[Sample]:
    """Play a game of mixed bots; what it can teach."""
    rng = Random(seed)
    game = Game(players, seed, sets=sets, listen=True)
    game.history = None
    asked = list(_ask(game, rng))
    return [Sample(game.roles[me], seen, me in game.winners) for me, seen in asked]


def _ask(game: Game, rng: Random) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Play to the end and look at some players whenever a turn begins."""
    bots = [make_bot(rng.choice(POPULATION), rng.randbytes(32)) for _ in range(game.seats)]
    witnesses = [Witness(game, seat) for seat in range(game.seats)]
    nonsense, turns = rng.choice(NONSENSE), game.turns
    while (decision := game.decision) is not None:
        if game.turns != turns:
            turns = game.turns
            living = game.living()
            for me in rng.sample(living, min(ASKED, len(living))):
                yield me, tuple(aspects(game, me))
        seat = decision.seat
        if rng.random() < nonsense:
            game.choose(rng.choice(decision.options))
        else:
            game.choose(chosen_by(bots[seat], game, witnesses[seat].reports()))


def learn(samples: Iterable[Sample], seed: str = "school") -> dict[str, Learned]:
    """What the samples teach about each role."""
    by_role: dict[str, list[Sample]] = {role: [] for role in ROLES}
    for sample in samples:
        by_role[sample.role].append(sample)
    return {role: settled(role, _fit(role, found, seed)) for role, found in by_role.items()}


def _fit(role: str, samples: list[Sample], seed: str) -> Learned:
    """Steps of gradient descent, smaller where much was learned already (AdaGrad)."""
    start = {name: start_of(role, name) for sample in samples for name in sample.aspects}
    start["always"] = 0.0
    values, steps = dict(start), dict.fromkeys(start, 1.0)
    hold = {name: _hold(name) / max(1, len(samples)) for name in start}
    rng = Random(f"{seed} {role}")
    for _ in range(EPOCHS):
        for sample in rng.sample(samples, len(samples)):
            names = (*sample.aspects, "always")
            slope = sample.won - chance([values[name] for name in names])
            for name in names:
                pull = slope - hold[name] * (values[name] - start[name])
                steps[name] += pull * pull
                values[name] += PACE * pull / steps[name] ** 0.5
    return {name: round(value, 3) for name, value in values.items()}


def chance(scores: Iterable[float]) -> float:
    return 1 / (1 + exp(-sum(scores)))


def start_of(role: str, name: str) -> float:
    """What an aspect is believed to count for before anything was learned."""
    who, _, what = name.partition(".")
    about, _, card = what.partition(".")
    if about == "gear":
        worth = 0.3 * GEAR_WORTH.get(card, 0.4)
        return worth if who == "me" else 0.8 * worth * SIDES[role].get(who, 0.0)
    return 0.2 * (hand_worth(card) - 0.5) if about == "holds" else 0.0


def _hold(name: str) -> float:
    return HOLD.get(name.split(".")[1] if "." in name else "", 3.0)


def settled(role: str, learned: Learned) -> Learned:
    """An enemy is never worth more alive, nor a friend dead.

    Whoever is weak is seen most often in games that are decided, which makes it look as if
    it were better to leave him alive.
    """
    worth, found = Worth(role, learned), dict(learned)
    for other in ROLES[1:]:
        states = worth.parts[other].states
        weak, well = states[1][:4], states[3][:4]
        dead, more = learned.get(f"{other}.dead", 0.0), DEATH[role]
        if role == other == "renegade":
            continue
        if sum(weak) > sum(well):
            more = 0.0 if (role, other) == ("outlaw", "renegade") else more
            found[f"{other}.dead"] = round(max(dead, max(weak) + more), 3)
        else:
            found[f"{other}.dead"] = round(min(dead, min(weak) - more), 3)
    return found
