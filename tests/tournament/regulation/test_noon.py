"""High noon on the engine: section 10 and vector 11. The rulebook has the rest (T-100 to T-107)."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.cards import FACES, cards_in
from sixgun.scenarios import run_scenario

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus")
CAST = ("willy_the_kid", "slab_the_killer", "lucky_duke", "calamity_janet", "jourdonnais")
CAST += ("sid_ketchum", "black_jack")
ROLES = ("sheriff", "outlaw", "renegade", "deputy", "outlaw", "outlaw", "deputy")
#: Something to decide about, so that everybody is asked.
WEAPONS = {
    "Ann": "schofield/JC",
    "Dan": "remington/KC",
    "Eve": "rev_carabine/AC",
    "Fay": "winchester/8S",
}
LIFE = (5, 4, 4, 4, 4, 4, 4)


def table(size: int, steps: list[str]) -> dict[str, Any]:
    """Seat 3 draws the deck empty again and again; who sits last holds the rest of the cards."""
    hands = {name: [weapon] for name, weapon in WEAPONS.items() if name in NAMES[:size]}
    hands["Cat"] = ["wells_fargo/3H", "scope/AS"]
    rest = [FACES[card] for card in cards_in(("base",))]
    for face in [face for hand in hands.values() for face in hand]:
        rest.remove(face)
    hands["Bob" if size == 6 else "Ann"] = rest + hands.get("Bob" if size == 6 else "Ann", [])
    players = [
        {"name": name, "role": role, "character": character, "hand": hands.get(name, [])}
        for name, role, character in zip(NAMES[:size], ROLES, CAST, strict=False)
    ]
    return {
        "id": f"vector-11-{size}",
        "title": "the third reshuffle in seat 3's turn",
        "source": "T-100",
        "sets": ["base"],
        "turn": "Cat",
        "options": {"high_noon_reshuffles": 3},
        "steps": ["Cat: play wells_fargo"] * 3 + ["Cat: end", *steps],
        "player": players,
    }


def round_of(names: list[str]) -> list[str]:
    """Each in turn is asked, has lost nothing, and ends the turn."""
    steps = []
    for name in names:
        life = LIFE[NAMES.index(name)]
        steps += [f"asked {name}", f"check {name}.life = {life}", f"{name}: end"]
    return steps


@pytest.mark.parametrize(
    ("size", "unaffected", "first"),
    [(6, ["Dan", "Eve", "Fay", "Ann"], "Bob"), (5, ["Dan", "Eve"], "Ann")],
)
def test_the_third_reshuffle_in_the_turn_of_seat_three(
    size: int, unaffected: list[str], first: str
) -> None:
    """T-100, T-101, T-102, T-105, vector 11."""
    life = LIFE[NAMES.index(first)] - 1
    steps = [*round_of(unaffected), f"asked {first}", f"check {first}.life = {life}"]
    outcome = run_scenario(table(size, [*steps, f"asked {first}"]))
    assert outcome.passed, outcome.message
