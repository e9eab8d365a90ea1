"""The figure of the rulebook: six at a table, and how far away the others are.

The pages draw it; the distances are those of the rules, asked at a real table.

>>> [seat.distance for seat in figures()["plain"]]
[0, 1, 2, 3, 2, 1]
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sixgun.scenarios.table import ScenarioTable

#: Who sits there, clockwise from the one who looks.
ROLES = ("sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw")
CHARACTERS = (
    "willy_the_kid",
    "black_jack",
    "el_gringo",
    "kit_carlson",
    "lucky_duke",
    "vulture_sam",
)
#: What lies in front of whom, and who is out, in each picture.
PICTURES: dict[str, dict[int, str]] = {
    "plain": {},
    "gear": {0: "scope", 3: "mustang", 5: "mustang"},
    "fewer": {2: ""},
}


class Seat(NamedTuple):
    """Somebody in the figure; a distance of 0 is one's own, or of nobody any more."""

    distance: int
    gear: str
    out: bool


def figures() -> dict[str, list[Seat]]:
    """Every picture, seat by seat."""
    return {name: _picture(gear) for name, gear in PICTURES.items()}


def _picture(gear: dict[int, str]) -> list[Seat]:
    places = [_place(seat, gear.get(seat)) for seat in range(len(ROLES))]
    scenario = {"id": "figure", "title": "", "turn": "P0", "steps": [], "player": places}
    game = ScenarioTable(scenario).game
    return [
        Seat(
            game.facts.distance(game, 0, seat).total if seat and game.alive[seat] else 0,
            gear.get(seat, ""),
            not game.alive[seat],
        )
        for seat in range(len(ROLES))
    ]


def _place(seat: int, gear: str | None) -> dict[str, Any]:
    place: dict[str, Any] = {
        "name": f"P{seat}",
        "role": ROLES[seat],
        "character": CHARACTERS[seat],
    }
    if gear:
        place["table"] = [gear]
    return place if gear != "" else {**place, "alive": False}
