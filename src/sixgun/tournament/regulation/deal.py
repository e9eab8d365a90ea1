"""What the referee deals at a table: roles and characters, before the game exists.

The tournament draws both and gives them to the game, so that no game needs to know of auctions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.cards import characters_in
from ..log.dice import Dice
from .noon import RESHUFFLES
from .prizes import roles_at


def deal_roles(size: int, dice: Dice) -> tuple[str, ...]:
    """T-033: seat 1 is the Sheriff, everybody else gets a role at random."""
    others = dict(roles_at(size), sheriff=0)
    deck = [role for role, count in others.items() for _ in range(count)]
    return ("sheriff", *dice.shuffled(deck))


def pool(*, dodge_city: bool = False) -> tuple[str, ...]:
    """T-002, T-003: the characters of the base game; those of Dodge City by derogation."""
    return tuple(characters_in(("base", "dodge_city") if dodge_city else ("base",)))


def reveal_characters(size: int, characters: Sequence[str], dice: Dice) -> tuple[str, ...]:
    """T-050: for the auction, one character more than players."""
    return tuple(dice.sample(characters, size + 1))


def game_options(roles: Sequence[str], characters: Sequence[str]) -> dict[str, Any]:
    """What the engine's `Game` is made with for a table of a tournament (T-002, T-100, S22)."""
    return {
        "players": len(roles),
        "sets": ("base",),
        "roles": tuple(roles),
        "characters": tuple(characters),
        "high_noon_reshuffles": RESHUFFLES,
        "closed_discards": True,
    }
