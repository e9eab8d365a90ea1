"""Personalities: how bots of the same strength differ to play against.

A temper adds a little to the scores of what somebody likes, and takes a little from what he
does not; it holds grudges, hides for a while, or goes for the rich. What is plainly better stays
better, so that nobody gets much weaker by having a temper (docs/bots.md has the figures). A
Sheriff, whom everybody shoots at, gives in to it half as much.

>>> sorted(TEMPERS)
['avenger', 'gambler', 'hothead', 'robber', 'sly', 'vulture']
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ..engine.options import END, Option
from .cardsense import EFFECTS, GEAR_WORTH, HOSTILITY, slug_of

if TYPE_CHECKING:
    from ..engine.view import View
    from .scoring import Feelings, Judgement

#: So many turns of each player are the beginning of a game.
EARLY = 2
#: Whoever is hated as much as this is a plain enemy: nobody hides from him.
PLAIN = 0.9
#: Whoever is hated less than this may be a friend.
DISLIKED = 0.35

Likes = Mapping[str, float]
_NOTHING: Likes = MappingProxyType({})


class Temper(NamedTuple):
    """What a personality likes, in points of score."""

    #: Of playing a card with this effect; "gear": of laying down gear.
    likes: Likes = _NOTHING
    #: Of the effects of single cards, instead of what their effect says.
    cards: Likes = _NOTHING
    #: Of a healing card while life points are plenty (3 and more).
    healing: float = 0.0
    #: By how much somebody is disliked more for each hostile act towards me.
    grudge: float = 0.0
    #: Of acts at the beginning that show whom one is against.
    openness: float = 0.0
    #: Of hostile acts, for every life point that the target has less than four.
    prey: float = 0.0
    #: Of hostile acts, for every card that the target has more than four, in hand and in front.
    greed: float = 0.0

    def taste(self, mind: Judgement, option: Option) -> float:
        """What this option gains or loses because of the temper."""
        found = self._taste(mind, option)
        return found / 2 if mind.seen.role == "sheriff" else found

    def _taste(self, mind: Judgement, option: Option) -> float:
        verb, word, target = option
        if option == END:
            return 0.0
        slug = slug_of(word)
        effect = EFFECTS.get(slug, "shot" if target is not None else "")
        if verb == "play" and target is None and slug in GEAR_WORTH:
            effect = "gear"
        found = self.cards.get(slug, self.likes.get(effect, 0.0))
        if target is not None and found > 0:
            found *= max(0.0, min(1.0, mind.hate[target]))
        if effect == "heal" and mind.seen.life[mind.me] > 2:
            found += self.healing
        if self.openness and _shows_colours(mind, effect, target):
            found += self.openness
        if target is not None and mind.hate[target] > DISLIKED:
            found += self.prey * (4 - mind.seen.life[target])
            found += self.greed * (_riches(mind.seen, target) - 4)
        return found

    def colour(
        self, seen: View, felt: Feelings, hostility: Mapping[tuple[int, int], float]
    ) -> None:
        """Whoever turned on me is disliked more than his role alone makes him.

        What his wounds are worth stays as it is: revenge is no reason to lose a game.
        """
        if not self.grudge:
            return
        for foe, hate in enumerate(felt.hate):
            done = hostility.get((foe, seen.seat or 0), 0.0)
            if foe != seen.seat and done > 0 and hate > DISLIKED:
                felt.hate[foe] = hate * (1 + self.grudge * done)


def _riches(seen: View, seat: int) -> int:
    """How many cards a player has."""
    return len(seen.hands[seat]) + len(seen.gear[seat])


def _shows_colours(mind: Judgement, effect: str, target: int | None) -> bool:
    """An early hostile act at the Sheriff, or at somebody who is no plain enemy."""
    seen = mind.seen
    if target is None or HOSTILITY.get(effect, 0.0) <= 0 or seen.turns > EARLY * len(seen.roles):
        return False
    return seen.roles[target] == "sheriff" or mind.hate[target] < PLAIN


#: Every personality by its name.
TEMPERS: dict[str, Temper] = {
    "hothead": Temper(
        likes={"shot": 0.5, "duel": 1.0, "indians": 0.5, "volley": 0.5, "brawl": 0.5},
        healing=-0.45,
    ),
    "robber": Temper(likes={"take": 0.3, "drop": 0.2}, greed=0.12),
    "avenger": Temper(grudge=0.8),
    "vulture": Temper(prey=0.12),
    "gambler": Temper(
        likes={"jail": 0.5, "duel": 0.8, "indians": 0.3, "store": 0.4},
        cards={"dynamite": 0.6},
    ),
    "sly": Temper(likes={"jail": 0.1, "gear": 0.2}, openness=-0.5),
}


def temper_named(name: str) -> Temper | None:
    """The temper of a personality; none for ""."""
    if not name:
        return None
    if name not in TEMPERS:
        raise ValueError(f"there is no personality {name!r}; there are: {', '.join(TEMPERS)}")
    return TEMPERS[name]
