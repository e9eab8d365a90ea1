"""People of known strength, whose games are decided by a model and not played.

The model, and what it leaves out: everybody has one strength, the same in every role, which never
changes. A side wins with a chance that is proportional to how often it wins among equals, times e
to the power of its strength: the sum of its members', or (`mean`) their mean. Nobody is cleverer as
an Outlaw, nobody has friends, nobody leaves. Who is one stronger than another wins 73 of 100 games
between two. The reckoning assumes sums; that it finds people whose sides are as strong as their
mean shows that it does not live on that alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from sixgun.engine.settings import ROLES_FOR
from sixgun.server.ratings.handicaps import SHARES
from sixgun.server.ratings.reckoning import Rating, reckoned, side_of


class Town(NamedTuple):
    """Simulated people: how strong they are, and how they are rated."""

    strengths: list[float]
    ratings: list[Rating]
    wins: dict[int, dict[str, int]]  # what the house has seen
    surplus: list[float]  # one number: what was gained in excess

    @property
    def mean(self) -> float:
        return sum(each.mu for each in self.ratings) / len(self.ratings)

    @property
    def spread(self) -> float:
        mean = self.mean
        return (sum((each.mu - mean) ** 2 for each in self.ratings) / len(self.ratings)) ** 0.5

    @property
    def rank_correlation(self) -> float:
        """Spearman's: 1 if they are rated in the order of their strength."""
        true, rated = _ranks(self.strengths), _ranks([each.mu for each in self.ratings])
        middle = (len(true) - 1) / 2
        along = sum((a - middle) * (b - middle) for a, b in zip(true, rated, strict=True))
        return along / sum((a - middle) ** 2 for a in true)


def _ranks(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0] * len(values)
    for rank, number in enumerate(order):
        ranks[number] = rank
    return ranks


def a_town(people: int, width: float = 2.0) -> Town:
    """People from the weakest to the strongest, evenly spread from -width to width."""
    step = 2 * width / (people - 1)
    return Town([step * each - width for each in range(people)], [Rating()] * people, {}, [0.0])


def evening(
    town: Town,
    dice: random.Random,
    *,
    mean: bool = False,
    law: float = 0.0,
    players: Sequence[int] = (4, 5, 6, 7),
) -> Iterator[list[int]]:
    """Everybody plays one game, as far as tables are full; who sat at each. `law`: so much
    stronger is the law among these people than among bots."""
    waiting = list(range(len(town.strengths)))
    dice.shuffle(waiting)
    while len(waiting) >= max(players):
        seated = [waiting.pop() for _ in range(dice.choice(players))]
        roles = [role for role, count in ROLES_FOR[len(seated)].items() for _ in range(count)]
        dice.shuffle(roles)
        play(town, dice, seated, roles, mean=mean, law=law)
        yield seated


def play(
    town: Town,
    dice: random.Random,
    seated: Sequence[int],
    roles: Sequence[str],
    *,
    mean: bool = False,
    law: float = 0.0,
) -> None:
    """One game, and what it changes. Each of two Renegades wins as often as both together half."""
    players = len(seated)
    sides: dict[str, list[int]] = {}
    for seat, role in enumerate(roles):
        name = side_of(role, players)
        sides.setdefault(f"{name} {seat}" if name == "renegade" else name, []).append(seat)
    names = [key.split()[0] for key in sides]
    chances = []
    for name, seats in zip(names, sides.values(), strict=True):
        strength = sum(town.strengths[seated[seat]] for seat in seats)
        strength = strength / len(seats) if mean else strength
        share = SHARES[players][name] / names.count(name)
        chances.append(share * exp(strength + (law if name == "law" else 0.0)))
    won = dice.choices(range(len(names)), chances)[0]
    seen = town.wins.setdefault(players, {})
    after, town.surplus[0] = reckoned(
        [town.ratings[each] for each in seated],
        roles,
        list(sides.values())[won],
        seen,
        town.surplus[0],
    )
    for each, rating in zip(seated, after, strict=True):
        town.ratings[each] = rating
    seen[names[won]] = seen.get(names[won], 0) + 1
