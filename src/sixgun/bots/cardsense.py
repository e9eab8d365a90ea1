"""What cards are good for, as data that every bot reads.

Numbers are in life points of an enemy, roughly; nothing here is a rule.
"""

from __future__ import annotations

from functools import cache

#: What playing or using a card does: a shot, a duel, taking or discarding a card, and so on.
EFFECTS: dict[str, str] = {
    "bang": "shot",
    "punch": "shot",
    "springfield": "shot",
    "knife": "shot",
    "derringer": "shot",
    "pepperbox": "shot",
    "buffalo_rifle": "shot",
    "duel": "duel",
    "panic": "take",
    "rag_time": "take",
    "conestoga": "take",
    "cat_balou": "drop",
    "can_can": "drop",
    "jail": "jail",
    "gatling": "volley",
    "howitzer": "volley",
    "indians": "indians",
    "brawl": "brawl",
    "beer": "heal",
    "whisky": "heal",
    "canteen": "heal",
    "tequila": "heal_one",
    "saloon": "heal_all",
    "stagecoach": "draw",
    "wells_fargo": "draw",
    "pony_express": "draw",
    "general_store": "store",
    "doc_holyday": "shot",
    "sniper": "shot",
    "ricochet": "drop",
    "sid_ketchum": "heal",
    "chuck_wengam": "bleed",
    "jose_delgado": "draw",
    "uncle_will": "store",
}
#: So many life points or cards, where it is not one.
AMOUNT: dict[str, int] = {
    "whisky": 2,
    "stagecoach": 2,
    "wells_fargo": 3,
    "pony_express": 3,
    "derringer": 1,
    "jose_delgado": 1,
}
#: Cards from the hand that it costs besides itself.
COST: dict[str, int] = {
    "springfield": 1,
    "rag_time": 1,
    "brawl": 1,
    "tequila": 1,
    "whisky": 1,
    "doc_holyday": 2,
    "sniper": 2,
    "ricochet": 1,
    "sid_ketchum": 2,
    "uncle_will": 1,
}
#: What it is worth to have a card in front of oneself.
GEAR_WORTH: dict[str, float] = {
    "barrel": 1.0,
    "mustang": 0.8,
    "hideout": 0.8,
    "scope": 0.7,
    "binocular": 0.7,
    "volcanic": 0.7,
    "schofield": 0.6,
    "remington": 0.8,
    "rev_carabine": 0.9,
    "winchester": 1.0,
    "bible": 0.7,
    "iron_plate": 0.6,
    "sombrero": 0.6,
    "ten_gallon_hat": 0.6,
    "canteen": 0.6,
    "pony_express": 0.9,
    "conestoga": 0.6,
    "can_can": 0.5,
    "derringer": 0.6,
    "knife": 0.4,
    "pepperbox": 0.5,
    "buffalo_rifle": 0.6,
    "howitzer": 0.8,
    "dynamite": -0.4,
    "jail": -1.0,
}
#: What it is worth to hold a card.
HAND_WORTH: dict[str, float] = {
    "bang": 0.50,
    "missed": 0.60,
    "dodge": 0.75,
    "beer": 0.70,
    "gatling": 0.80,
    "indians": 0.60,
    "duel": 0.50,
    "stagecoach": 0.90,
    "wells_fargo": 1.20,
    "panic": 0.60,
    "cat_balou": 0.55,
    "jail": 0.55,
    "saloon": 0.35,
    "general_store": 0.30,
    "dynamite": 0.20,
    "punch": 0.45,
    "springfield": 0.50,
    "tequila": 0.40,
    "whisky": 0.50,
    "rag_time": 0.50,
    "brawl": 0.50,
}
HAND_WORTH_OF_GEAR = 0.7  # of what it is worth in front of oneself

#: How hostile an act towards a target is: shooting weighs most, then taking, then Jail;
#: healing counts for the target. Cards for everybody say nothing.
HOSTILITY: dict[str, float] = {
    "shot": 1.0,
    "duel": 1.0,
    "take": 0.5,
    "drop": 0.6,
    "jail": 0.8,
    "heal_one": -1.0,
}
#: Cards that one does somebody a favour by taking away.
BURDENS = frozenset({"jail", "dynamite"})


@cache
def slug_of(face: str | None) -> str:
    return (face or "").partition("/")[0]


@cache
def hand_worth(face: str | None) -> float:
    """What it is worth to hold a card; of one that is not known, the average."""
    if face is None:
        return 0.55
    slug = slug_of(face)
    return HAND_WORTH.get(slug, max(0.2, GEAR_WORTH.get(slug, 0.4) * HAND_WORTH_OF_GEAR))
