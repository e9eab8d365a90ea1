"""What cards and characters of the duel are good for: numbers that bots share."""

from __future__ import annotations

from ..printed import CHARACTERS, KIND_BY_SLUG, slug_of
from ..view import DuelView

#: What a card in hand is worth keeping for.
IN_HAND: dict[str, float] = {
    "missed": 5.0,
    "return_fire": 6.0,
    "winchester": 5.5,
    "colt": 4.5,
    "quick_fire": 2.5,
    "carbine": 5.0,
    "peacemaker": 5.0,
    "remington": 5.0,
    "schofield": 5.0,
    "shotgun": 4.8,
    "derringer": 4.0,
    "knife": 4.8,
    "gatling": 4.5,
    "indians": 4.0,
    "duel": 3.5,
    "canteen": 2.5,
    "stagecoach": 6.5,
    "general_store": 4.0,
    "steal": 5.0,
    "teacher": 3.0,
    "inn": 3.5,
    "beer": 4.5,
    "bank": 4.5,
    "barrel": 4.5,
    "hat": 4.5,
    "gunbelt": 3.5,
    "scope": 2.5,
    "pocket_watch": 3.0,
    "panic": 1.5,
    "rattlesnake": 4.0,
    "dynamite": 1.0,
}
#: What an equipment beside a character is worth to its owner.
IN_PLAY: dict[str, float] = {
    "bank": 4.0,
    "barrel": 4.0,
    "hat": 4.0,
    "gunbelt": 2.5,
    "scope": 2.0,
    "pocket_watch": 2.0,
    "panic": -1.5,
    "rattlesnake": -3.5,
    "dynamite": -2.0,
}
#: What a character is worth besides its life points.
ABILITY: dict[str, float] = {
    "dalton_bros": 2.5,
    "wild_bill": 1.5,
    "tex_killer": 2.0,
    "sid_curry": 2.0,
    "babe_leroy": 2.0,
    "pat_garret": 1.5,
    "west_harding": 1.5,
    "toco_ramirez": 1.5,
    "annie_oakey": 1.5,
    "alan_pinkertoon": 1.5,
}

DEAD_CHARACTER = 5.0
CARD = 0.55


def hand_worth(word: str | None) -> float:
    """What a face, or a card that nobody knows, is worth in a hand."""
    return IN_HAND.get(slug_of(word), 4.0) if word else 4.0


def character_worth(slug: str) -> float:
    return CHARACTERS[slug].life + ABILITY.get(slug, 1.0)


def side_worth(seen: DuelView, seat: int) -> float:
    """How well a side stands: characters, life points, equipment and cards."""
    total = DEAD_CHARACTER * seen.left(seat) + 4.0 * seen.reserve_size[seat]
    for spot in (2 * seat, 2 * seat + 1):
        if seen.life[spot] > 0:
            total += seen.life[spot] + 0.5 * min(seen.life[spot], 2)
            total += 0.6 * sum(IN_PLAY.get(slug_of(face), 0.0) for face in seen.gear[spot])
    return total + CARD * min(len(seen.hands[seat]), 6)


def standing(seen: DuelView, me: int) -> float:
    """How much better I stand than the opponent."""
    if seen.over:
        return 100.0 if me in seen.winners else -100.0
    return side_worth(seen, me) - side_worth(seen, 1 - me)


def is_hit(word: str | None) -> bool:
    return word is not None and KIND_BY_SLUG[slug_of(word)].hit
