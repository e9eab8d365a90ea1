"""Scenarios of the duel: `sets = ["duel"]`, and a table for each side instead of players.

[[scenario]]
id = "colt-hits"
sets = ["duel"]
turn = "law"
steps = ["law: play colt on toco_ramirez", "check toco_ramirez.life = 3"]
[scenario.law]
active = "jango"
hand = ["colt"]
[scenario.outlaws]
active = "toco_ramirez"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..duel import Duel, view
from ..duel.position import DuelPosition, Side, lay_out
from ..duel.printed import CHARACTERS, FACES, SIDES
from ..duel.table import COMMON
from .table import ScenarioError, ScenarioTable, StepFailed, check_keys, demand_keys

#: What a scenario of the duel and its sides say, each with what it is.
SCENARIO_KEYS: dict[str, str] = {
    "id": "text",
    "title": "text",
    "source": "text",
    "sets": "a list of texts",
    "turn": "text",
    "phase": "text",
    "options": "a table",
    "common": "a list of texts",
    "discard": "a list of texts",
    "rest": "text",
    "bangs_played": "a number",
    "swapped": "true or false",
    "steps": "a list of texts",
    "law": "a table",
    "outlaws": "a table",
}
SIDE_KEYS: dict[str, str] = {
    "active": "text",
    "active_life": "a number",
    "active_table": "a list of texts",
    "rear": "text",
    "rear_life": "a number",
    "rear_table": "a list of texts",
    "reserve": "a list of texts",
    "out": "a list of texts",
    "hand": "a list of texts",
    "deck": "a list of texts",
}


def read_position(scenario: Mapping[str, Any]) -> DuelPosition:
    """The position of a scenario; unknown keys and wrong types are errors."""
    check_keys(scenario, SCENARIO_KEYS, "a scenario of the duel")
    demand_keys(scenario, ("id", "title", "turn", "steps", *SIDES))
    law, outlaws = [_read_side(name, scenario[name]) for name in SIDES]
    said = ("phase", "common", "discard", "rest", "bangs_played", "swapped", "options")
    others = {key: scenario[key] for key in said if key in scenario}
    return DuelPosition(scenario["turn"], law, outlaws, **others)


def _read_side(name: str, said: Mapping[str, Any]) -> Side:
    check_keys(said, SIDE_KEYS, f"the side of the {name}")
    if "active" not in said:
        raise ScenarioError(f"{name} has no 'active'")
    return Side(**said)


class DuelScenarioTable(ScenarioTable):
    """A duel set up from a scenario; the same steps, and checks of its own."""

    def __init__(self, scenario: Mapping[str, Any], *, listen: bool = False) -> None:
        position = read_position(scenario)
        self.game: Duel = lay_out(position, seed=str(scenario["id"]), listen=listen)
        self.me = 0
        words = [*position.common, *position.discard]
        for side in position.sides:
            words += [*side.hand, *side.deck, *side.active_table, *side.rear_table]
        self.loose = {word for word in words if "/" not in word}

    def knows(self, name: str, other: str, listed: str) -> None:
        seen = view(self.game, self.seat(name)).hands[self.seat(other)]
        self.compare_cards([face for face in seen if face is not None], listed)

    def check_player(self, name: str, field: str, wanted: str) -> None:
        checks: dict[str, Callable[[Duel, Any], Any]] = SIDE_CHECKS
        who: Any = name
        if name in CHARACTERS:
            checks = CHARACTER_CHECKS
        else:
            who = self.seat(name)
        if field not in checks:
            raise ScenarioError(f"{name} has no {field!r}: {', '.join(checks)}")
        found = checks[field](self.game, who)
        if isinstance(found, list):
            self.compare_cards(found, wanted.strip()[1:-1])
        else:
            self.compare(found, wanted)

    def check_distance(self, name: str, other: str, wanted: str) -> None:
        raise ScenarioError("there are no distances in a duel")

    def check_pile(self, pile: str, field: str, wanted: str) -> None:
        if pile == "deck":
            raise ScenarioError("say whose deck: check law.deck = 3, or check common = 3")
        cards = self.game.discard
        if field == "size":
            self.compare(str(len(cards)), wanted)
        else:
            self.compare_cards([FACES[card] for card in cards[-1:]], wanted)

    def check_game(self, field: str, wanted: str) -> None:
        if field not in GAME_CHECKS:
            raise ScenarioError(f"a duel has no {field!r}: {', '.join(GAME_CHECKS)}")
        self.compare(GAME_CHECKS[field](self.game), wanted)


def _spot(game: Duel, slug: str) -> int:
    if slug not in game.places:
        raise StepFailed(
            f"{slug} is not in play; there are: {', '.join(filter(None, game.places))}"
        )
    return game.places.index(slug)


def _rear(game: Duel, seat: int) -> str:
    return game.slug_at(game.active(seat) ^ 1) or "none"


#: What is checked of a side, of a character and of the duel.
SIDE_CHECKS: dict[str, Callable[[Duel, int], Any]] = {
    "active": lambda game, seat: game.slug_at(game.active(seat)) or "none",
    "rear": _rear,
    "reserve": lambda game, seat: str(len(game.reserve[seat])),
    "hand": lambda game, seat: [FACES[card] for card in game.hands[seat]],
    "hand_size": lambda game, seat: str(len(game.hands[seat])),
    "deck": lambda game, seat: str(len(game.decks[seat])),
}
CHARACTER_CHECKS: dict[str, Callable[[Duel, str], Any]] = {
    "life": lambda game, slug: str(game.life[_spot(game, slug)]),
    "table": lambda game, slug: [FACES[card] for card in game.gear[_spot(game, slug)]],
    "out": lambda game, slug: "yes" if any(slug in names for names in game.out) else "no",
}
GAME_CHECKS: dict[str, Callable[[Duel], str]] = {
    "turn": lambda game: SIDES[game.turn],
    "common": lambda game: str(len(game.decks[COMMON])),
    "over": lambda game: "yes" if game.over else "no",
    "bangs_played": lambda game: str(game.bangs_played),
    "reshuffles": lambda game: str(game.shuffles),
    "spread": lambda game: str(len(game.spread)),
}
