"""The measuring stand of the big game, for duels: X in each seat of the same deal, against Y.

`sixgun.bots.stand` plays and counts; here is only what a deal of a duel is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...bots.contract import Bot
from ...bots.stand import Cell, DealResult, Gain, gain
from ...engine.chance import seed_from, seed_of_part
from ..duel import Duel
from ..printed import SIDES
from .registry import make_duel_bot


@dataclass(frozen=True)
class DuelCell(Cell):
    """One X against a Y, in the normal set-up."""

    players: int = 2
    sets: tuple[str, ...] = ("duel",)

    def deal(self, number: int) -> Any:
        seed = seed_of_part(seed_from(f"{self.seed} deals"), number)
        game = Duel(seed, listen=True)
        game.history = None
        return game

    def bot(self, spec: str, number: int, seat: int) -> Bot:
        stream = seed_of_part(seed_from(f"{self.seed} bots"), number)
        return make_duel_bot(spec, seed_of_part(stream, seat))


def gains(deals: Sequence[DealResult]) -> dict[str, Gain]:
    """What X wins more than Y did in the same seat: overall, as the Law, as the Outlaws."""
    return {"all": gain(deals), **{side: gain(deals, side) for side in SIDES}}
