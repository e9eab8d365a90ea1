"""Prizes (regulation 1.1): by outcome, role and the number of players seated at the table.

Dead or alive makes no difference (T-080), and a passive character counts and earns (T-082, A-27).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.settings import ROLES_FOR
from ..log.errors import Refused
from .tables import SIZES

OUTCOMES = ("law", "outlaws", "renegade")
#: What the winners get, by outcome and size.
WINNERS = {
    "law": {5: 1200, 6: 1600, 7: 1200},
    "outlaws": {5: 1800, 6: 1500, 7: 1700},
    "renegade": {5: 2400, 6: 2600, 7: 2800},
}
#: The Renegade who reached the final duel with the Sheriff, and lost it (T-081).
CONSOLATION = {5: 300, 6: 350, 7: 400}
#: The roles that win together.
SIDES = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",), "renegade": ("renegade",)}


def prize(size: int, role: str, outcome: str, *, final_duel: bool = False) -> int:
    """What a player with this role gets at a table of so many."""
    if size not in SIZES:
        raise Refused("no-prizes", size=size)
    if wins(role, outcome):
        return WINNERS[outcome][size]
    if role == "renegade" and outcome == "law" and final_duel:
        return CONSOLATION[size]
    return 0


def wins(role: str, outcome: str) -> bool:
    """Did the player's side win? The Renegade's consolation is no victory."""
    return role in SIDES[outcome]


def roles_at(size: int) -> dict[str, int]:
    """How many of each role sit at a table."""
    return ROLES_FOR[size]


def reached_final_duel(alive: Sequence[str], last_to_fall: str, outcome: str) -> bool:
    """A-09: only he and the Sheriff were left when the Renegade fell, whatever felled him."""
    return outcome == "law" and last_to_fall == "renegade" and list(alive) == ["sheriff"]
