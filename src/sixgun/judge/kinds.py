"""What is in the boxes, as the judge knows it: cards, characters, events, roles.

Written down from the lists of cards and the rulings. That the engine deals the same cards is
one of the things that are judged, so nothing here is read from the engine.
"""

from __future__ import annotations

#: The copies of each card, by box: rank and suit.
COPIES: dict[str, dict[str, str]] = {
    "base": {
        "bang": "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
        "missed": "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S",
        "beer": "6H 7H 8H 9H 10H JH",
        "saloon": "5H",
        "stagecoach": "9S 9S",
        "wells_fargo": "3H",
        "general_store": "9C QS",
        "panic": "JH QH AH 8D",
        "cat_balou": "KH 9D 10D JD",
        "gatling": "10H",
        "indians": "KD AD",
        "duel": "QD JS 8C",
        "mustang": "8H 9H",
        "scope": "AS",
        "barrel": "QS KS",
        "jail": "JS 10S 4H",
        "dynamite": "2H",
        "volcanic": "10S 10C",
        "schofield": "JC QC KS",
        "remington": "KC",
        "rev_carabine": "AC",
        "winchester": "8S",
    },
    "dodge_city": {
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
        "binocular": "10D",
        "hideout": "KD",
        "punch": "10S",
        "dodge": "7D KH",
        "rag_time": "9H",
        "brawl": "JS",
        "springfield": "KS",
        "tequila": "9C",
        "whisky": "QH",
        "bible": "10H",
        "ten_gallon_hat": "JD",
        "iron_plate": "AD QS",
        "sombrero": "7C",
        "canteen": "7H",
        "can_can": "JC",
        "conestoga": "9D",
        "pony_express": "QD",
        "derringer": "7S",
        "knife": "8H",
        "pepperbox": "AH",
        "buffalo_rifle": "QC",
        "howitzer": "9S",
    },
}
#: The life points of each character, by box.
CHARACTERS: dict[str, dict[str, int]] = {
    "base": {
        "bart_cassidy": 4,
        "black_jack": 4,
        "calamity_janet": 4,
        "el_gringo": 3,
        "jesse_jones": 4,
        "jourdonnais": 4,
        "kit_carlson": 4,
        "lucky_duke": 4,
        "paul_regret": 3,
        "pedro_ramirez": 4,
        "rose_doolan": 4,
        "sid_ketchum": 4,
        "slab_the_killer": 4,
        "suzy_lafayette": 4,
        "vulture_sam": 4,
        "willy_the_kid": 4,
    },
    "dodge_city": {
        "apache_kid": 3,
        "belle_star": 4,
        "bill_noface": 4,
        "chuck_wengam": 4,
        "doc_holyday": 4,
        "elena_fuente": 3,
        "greg_digger": 4,
        "herb_hunter": 4,
        "jose_delgado": 4,
        "molly_stark": 4,
        "pat_brennan": 4,
        "pixie_pete": 3,
        "sean_mallory": 3,
        "tequila_joe": 4,
        "vera_custer": 3,
    },
    "promo": {"uncle_will": 4, "johnny_kisch": 4, "claus_the_saint": 3},
}
#: The events of each box; the last one comes at the very end (R148).
EVENTS: dict[str, tuple[str, ...]] = {
    "high_noon": (
        "blessing",
        "curse",
        "ghost_town",
        "gold_rush",
        "hangover",
        "shootout",
        "the_daltons",
        "the_doctor",
        "the_reverend",
        "the_sermon",
        "thirst",
        "train_arrival",
        "handcuffs",
        "new_identity",
        "high_noon",
    ),
    "fistful_of_cards": (
        "abandoned_mine",
        "ambush",
        "blood_brothers",
        "dead_man",
        "hard_liquor",
        "lasso",
        "law_of_the_west",
        "peyote",
        "ranch",
        "ricochet",
        "russian_roulette",
        "sniper",
        "the_judge",
        "vendetta",
        "a_fistful_of_cards",
    ),
}
#: How many of each role, by players (R69).
ROLES: dict[int, dict[str, int]] = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "outlaw": 2, "renegade": 1},
    5: {"sheriff": 1, "deputy": 1, "outlaw": 2, "renegade": 1},
    6: {"sheriff": 1, "deputy": 1, "outlaw": 3, "renegade": 1},
    7: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1},
    8: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2},
}

#: How far each weapon carries.
WEAPONS = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
#: Cards that change distances: whoever has them sees closer, or is seen farther away.
SIGHTS = ("scope", "binocular")
COVERS = ("mustang", "hideout")
BLUE = frozenset((*WEAPONS, *SIGHTS, *COVERS, "barrel", "jail", "dynamite"))
GREEN_ANSWERS = frozenset(("bible", "ten_gallon_hat", "iron_plate", "sombrero"))
GREEN_ACTS = frozenset(
    (
        "canteen",
        "can_can",
        "conestoga",
        "pony_express",
        "derringer",
        "knife",
        "pepperbox",
        "buffalo_rifle",
        "howitzer",
    )
)
GREEN = GREEN_ANSWERS | GREEN_ACTS
#: Cards that a further card from the hand pays for (R105).
PAID = frozenset(("brawl", "rag_time", "springfield", "tequila", "whisky"))
#: Cards that bear the book symbol and are left out of the simplified game.
BOOK = frozenset(("dynamite", "duel", "general_store", "indians", "jail"))

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def slug_of(face: str) -> str:
    """`bang/QH` → `bang`."""
    return face.partition("/")[0]


def deck_of(sets: tuple[str, ...], *, simplified: bool) -> list[str]:
    """Every card of these boxes by its face, sorted."""
    return sorted(
        f"{slug}/{corner}"
        for box, copies in COPIES.items()
        if box in sets
        for slug, corners in copies.items()
        if not (simplified and slug in BOOK)
        for corner in corners.split()
    )


def characters_of(sets: tuple[str, ...]) -> dict[str, int]:
    """The characters of these boxes, with their life points."""
    return {
        slug: life
        for box, those in CHARACTERS.items()
        if box in sets
        for slug, life in those.items()
    }


LIFE = characters_of(tuple(CHARACTERS))
EVERY_KIND = tuple(sorted({slug for copies in COPIES.values() for slug in copies}))
EVERY_EVENT = tuple(slug for those in EVENTS.values() for slug in those)
