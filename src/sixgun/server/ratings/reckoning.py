"""What a game changes in how well people are thought to play. No I/O.

Each side is rated by openskill (the model of Plackett and Luce) against the field: all the others
together, as one opponent that wins as often as they do. How often a side should have won follows
from the ratings of its members and from how often it wins among equals (`handicaps`, and what the
house has seen since). Which of the losers lost by more is not asked: nothing in the game says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from .handicaps import DUEL, SHARES

#: What is believed of somebody of whom nothing is known, and how far off that may be.
MU, SIGMA = 25.0, 25.0 / 3
#: How much chance there is in one game, on the same scale.
BETA = 25.0 / 6
#: So much more uncertain everybody is before each game: people change.
TAU = 25.0 / 300
#: How often sides win is known from bots: that counts as so many games of people.
BOTS_COUNT = 100
#: So much of what was gained in excess is taken back in each game.
PAID_BACK = 0.1
#: No side is ever thought to win, or to lose, more surely than this.
SUREST = 0.999


def _undamped(*_: object) -> float:
    """A game tells as much as it tells: by itself openskill learns more slowly of large sides."""
    return 1.0


_MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=0.0, gamma=_undamped)


class Rating(NamedTuple):
    """How well somebody plays: most likely `mu`, give or take `sigma`; after so many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


class _Side(NamedTuple):
    """Those who win or lose together."""

    seats: tuple[int, ...]
    share: float  # of all games, which it wins among equals


def side_of(role: str, players: int) -> str:
    """With whom a role wins. With three players everybody plays for himself, and in a duel the
    role is the side."""
    if players > 3:
        return {"sheriff": "law", "deputy": "law", "outlaw": "outlaws"}.get(role, role)
    return role


def shares_of(players: int, wins: Mapping[str, int]) -> dict[str, float]:
    """How often each side wins here: as among bots, until people have shown otherwise."""
    known = SHARES[players]
    games = BOTS_COUNT + sum(wins.get(side, 0) for side in known)
    return {side: (BOTS_COUNT * share + wins.get(side, 0)) / games for side, share in known.items()}


def _sides(roles: Sequence[str], wins: Mapping[str, int]) -> list[_Side]:
    """The sides of a game. Two Renegades are two sides: each must be the last one alive."""
    players = len(roles)
    seats: dict[str, list[int]] = {}
    for seat, role in enumerate(roles):
        side = side_of(role, players)
        seats.setdefault(f"{side} {seat}" if side == "renegade" else side, []).append(seat)
    names = [key.partition(" ")[0] for key in seats]
    of_all = shares_of(players, wins)
    shares = [of_all[name] / names.count(name) for name in names]
    return [_Side(tuple(each), share) for each, share in zip(seats.values(), shares, strict=True)]


def can_be_reckoned(roles: Sequence[str], winners: Sequence[int]) -> bool:
    """Is this a game of the kind we know, which one side has won and the others have lost?"""
    players = len(roles)
    known = SHARES.get(players, {})
    if not winners or any(side_of(role, players) not in known for role in roles):
        return False
    sides = _sides(roles, {})
    return len(sides) > 1 and sum(bool({*side.seats} & {*winners}) for side in sides) == 1


def reckoned(
    ratings: Sequence[Rating],
    roles: Sequence[str],
    winners: Sequence[int],
    wins: Mapping[str, int],
    surplus: float = 0.0,
) -> tuple[list[Rating], float]:
    """The ratings of all seats after a game, in which these had these roles, and these have won.

    `wins`: how often each side had won before, with as many players; `surplus`: how much more
    was gained than lost in all games before. The latter is told as it is then.
    """
    before = [each._replace(sigma=sqrt(each.sigma**2 + TAU**2)) for each in ratings]
    sides = _sides(roles, wins)
    spread = sqrt(sum(each.sigma**2 for each in before) + len(sides) * BETA**2)
    after = list(before)
    for side, chance in zip(sides, _chances(before, sides, spread), strict=True):
        is_won = side.seats[0] in winners
        changed = _against_field([before[seat] for seat in side.seats], chance, spread, is_won)
        for seat, rating in zip(side.seats, changed, strict=True):
            after[seat] = rating
    return _balanced(before, after, surplus)


def _chances(ratings: Sequence[Rating], sides: Sequence[_Side], spread: float) -> list[float]:
    """How likely each side is to win: as among equals, and more the better its members are."""
    strengths = [
        log(side.share) + sum(ratings[seat].mu - MU for seat in side.seats) / spread
        for side in sides
    ]
    most = max(strengths)
    weights = [exp(strength - most) for strength in strengths]
    chances = [weight / sum(weights) for weight in weights]
    return [min(SUREST, max(1 - SUREST, chance)) for chance in chances]


def _against_field(
    members: Sequence[Rating], chance: float, spread: float, is_won: bool
) -> list[Rating]:
    """The members of a side after a game against the field, over which they win with this chance.

    The field is as strong as that, and as uncertain as to make the spread that of the game.
    """
    uncertainty = spread**2 - sum(each.sigma**2 for each in members) - 2 * BETA**2
    strength = sum(each.mu for each in members) - spread * log(chance / (1 - chance))
    field = _MODEL.rating(mu=strength, sigma=sqrt(max(uncertainty, 1e-6)))
    side = [_MODEL.rating(mu=each.mu, sigma=each.sigma) for each in members]
    changed, _ = _MODEL.rate([side, [field]], ranks=[1, 2] if is_won else [2, 1])
    return [
        Rating(new.mu, new.sigma, old.games + 1) for old, new in zip(members, changed, strict=True)
    ]


def _balanced(
    before: Sequence[Rating], after: Sequence[Rating], surplus: float
) -> tuple[list[Rating], float]:
    """In the long run nobody gains what nobody loses: else the mean of a house would wander off.

    In one game it may be so, since sides have different sizes. What was won in excess before is
    taken back in small parts, most of it from those of whom least is known, and never so much that
    who has won would lose.
    """
    doubt = sum(each.sigma**2 for each in before)
    found = []
    for old, new in zip(before, after, strict=True):
        change = new.mu - old.mu
        owed = -PAID_BACK * surplus * old.sigma**2 / doubt
        paid = max(-abs(change) / 2, min(abs(change) / 2, owed))
        found.append(new._replace(mu=new.mu + paid))
    gained = sum(new.mu - old.mu for old, new in zip(before, found, strict=True))
    return found, surplus + gained


def is_duel(roles: Sequence[str]) -> bool:
    return len(roles) == DUEL
