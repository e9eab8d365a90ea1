"""Further copies of base cards, and two blue cards that work like base ones."""

from __future__ import annotations

from ...engine.cards import blue, more_copies
from ...engine.rule import Rule

SET = "dodge_city"

for _slug, _copies in {
    "bang": "8S 5C 6C KC",
    "missed": "8D",
    "beer": "6H 6S",
    "cat_balou": "8C",
    "panic": "JH",
    "general_store": "AS",
    "indians": "5D",
    "mustang": "5H",
    "barrel": "AC",
    "dynamite": "10C",
    "remington": "6D",
    "rev_carabine": "5S",
}.items():
    more_copies(_slug, _copies, set_name=SET)


@blue("binocular", "10D", set_name=SET)
class Binocular(Rule):
    """You see the others one closer; it adds up with a Scope (R104)."""

    sight = 1


@blue("hideout", "KD", set_name=SET)
class Hideout(Rule):
    """The others see you one farther away; it adds up with a Mustang (R104)."""

    cover = 1
