"""The measuring stand: one X among Y against a table of Y alone, deal by deal.

Every deal is played once by Y alone and once for every seat with X in that seat. What
X wins more than Y did in the same seat of the same deal is the result; luck of the
deal cancels out. Seats of one deal are not independent, so intervals are made by
drawing whole deals again (cluster bootstrap).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from ..engine.chance import seed_from, seed_of_part
from ..engine.game import Game
from ..engine.settings import ROLES
from .contract import Bot
from .registry import make_bot
from .runner import play_out

RESAMPLES = 1000


@dataclass(frozen=True)
class Cell:
    """What is compared: one X among Y, at tables of this size with these boxes."""

    one: str
    field: str
    players: int = 5
    sets: tuple[str, ...] = ("base",)
    seed: str = "stand"

    @cached_property
    def name(self) -> str:
        boxes = "" if self.sets == ("base",) else "-" + "+".join(self.sets[1:])
        text = f"{self.one}-among-{self.field}-{self.players}{boxes}"
        return text.replace(":", "_").replace("=", "_")

    def deal(self, number: int) -> Game:
        seed = seed_of_part(seed_from(f"{self.seed} deals"), number)
        game = Game(self.players, seed, sets=self.sets, listen=True)
        game.history = None
        return game

    def bot(self, spec: str, number: int, seat: int) -> Bot:
        """A bot with a seed that belongs to the seat of the deal, never to the game."""
        stream = seed_of_part(seed_from(f"{self.seed} bots"), number)
        return make_bot(spec, seed_of_part(stream, seat))


class DealResult(NamedTuple):
    """One deal of a cell: roles by seat, who won at the table of Y, where X won."""

    number: int
    roles: tuple[str, ...]
    field_won: tuple[bool, ...]
    one_won: tuple[bool, ...]

    def gain(self, role: str | None = None) -> tuple[int, int]:
        """How much more X won in these seats, and how many seats there were."""
        seats = [seat for seat, mine in enumerate(self.roles) if role in (None, mine)]
        return sum(self.one_won[s] - self.field_won[s] for s in seats), len(seats)

    def line(self) -> str:
        """As it is kept in a file of raw results."""
        bits = ["".join(str(int(won)) for won in side) for side in (self.field_won, self.one_won)]
        return f"{self.number} {''.join(role[0] for role in self.roles)} {bits[0]} {bits[1]}"


def read_deal(line: str) -> DealResult:
    number, letters, field_bits, one_bits = line.split()
    roles = {role[0]: role for role in ROLES}
    return DealResult(
        int(number),
        tuple(roles[letter] for letter in letters),
        tuple(bit == "1" for bit in field_bits),
        tuple(bit == "1" for bit in one_bits),
    )


def play_deal(cell: Cell, number: int, base: DealResult | None = None) -> DealResult:
    """Play a deal: once by Y alone, once for every seat with X in it.

    `base`: the same deal of another cell with the same Y, whose game of Y alone serves again.
    """
    roles, field_won = base[1:3] if base else _played_by_the_field(cell, number)
    won = []
    for seat in range(cell.players):
        bots = [
            cell.bot(cell.one if other == seat else cell.field, number, other)
            for other in range(cell.players)
        ]
        won.append(seat in play_out(cell.deal(number), bots).winners)
    return DealResult(number, roles, field_won, tuple(won))


def _played_by_the_field(cell: Cell, number: int) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    bots = [cell.bot(cell.field, number, seat) for seat in range(cell.players)]
    game = play_out(cell.deal(number), bots)
    return tuple(game.roles), tuple(seat in game.winners for seat in range(cell.players))


class Gain(NamedTuple):
    """Points of win rate that X has over Y in the same seats, with its 95 % interval."""

    baseline: float  # what Y wins among themselves
    points: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.points:+6.1f}  ({self.low:+.1f} to {self.high:+.1f})"


def gain(deals: Sequence[DealResult], role: str | None = None) -> Gain:
    """What the deals of a cell say, overall or for one role."""
    pairs = [deal.gain(role) for deal in deals]
    games = sum(count for _, count in pairs)
    if not games:
        return Gain(0.0, 0.0, 0.0, 0.0, 0)
    base = sum(
        won
        for deal in deals
        for mine, won in zip(deal.roles, deal.field_won, strict=True)
        if role in (None, mine)
    )
    low, high = _bootstrap(pairs)
    total = sum(more for more, _ in pairs)
    return Gain(100 * base / games, 100 * total / games, low, high, games)


def _bootstrap(pairs: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """The 95 % interval of a mean over deals that are drawn again, all with one seed."""
    rng = Random(1)
    means = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(pairs, k=len(pairs))
        count = sum(seats for _, seats in drawn)
        means.append(100 * sum(more for more, _ in drawn) / count if count else 0.0)
    means.sort()
    return means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1]


def gains(deals: Sequence[DealResult]) -> dict[str, Gain]:
    """Overall, and for every role that was dealt."""
    present = [role for role in ROLES if any(role in deal.roles for deal in deals)]
    return {"all": gain(deals), **{role: gain(deals, role) for role in present}}


def play_deals(
    cell: Cell, numbers: Iterable[int], note: Callable[[DealResult], None] = lambda deal: None
) -> list[DealResult]:
    found = []
    for number in numbers:
        found.append(play_deal(cell, number))
        note(found[-1])
    return found
