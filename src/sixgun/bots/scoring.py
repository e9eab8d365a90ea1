"""How good an option is for a player who feels about the others in a certain way.

`Judgement` looks at one view with a feeling towards each seat: 1 wants to hurt it, -1
wants to spare it. It scores every option in life points of an enemy, roughly; the
highest wins. Gunslinger and tracker differ only in where the feelings come from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..builds import mypyc_attr
from ..engine.options import END, PASS, Option
from ..engine.view import View
from .beliefs import Roles
from .cardsense import AMOUNT, BURDENS, COST, EFFECTS, GEAR_WORTH, hand_worth, slug_of
from .tells import Tells
from .tempers import Temper

#: How much each role gains by hurting another one, in general.
FEELINGS: dict[str, dict[str, float]] = {
    "sheriff": {"deputy": -1.2, "outlaw": 1.0, "renegade": 0.9},
    "deputy": {"sheriff": -3.0, "deputy": -0.8, "outlaw": 1.0, "renegade": 0.9},
    "outlaw": {"sheriff": 1.6, "deputy": 0.6, "outlaw": -0.8, "renegade": 0.2},
    "renegade": {"sheriff": 0.2, "deputy": 0.7, "outlaw": 0.5, "renegade": 0.5},
}
#: What it is worth to cost somebody a life point, by the role of both and by the life points
#: the other one has (1, 2, 3, 4, 5 and more); read off the value that `marshal` has learned.
WOUNDS: dict[str, dict[str, tuple[float, ...]]] = {
    "sheriff": {
        "deputy": (-4.0, -1.2, -0.7, -0.5, -0.5),
        "outlaw": (2.0, 1.2, 1.0, 0.8, 0.7),
        "renegade": (1.0, 1.4, 1.2, 0.9, 0.7),
    },
    "deputy": {
        "sheriff": (-9.0, -3.4, -2.2, -1.2, -1.0),
        "deputy": (-2.0, -1.0, -0.8, -0.6, -0.6),
        "outlaw": (2.0, 1.2, 1.0, 0.8, 0.7),
        "renegade": (1.0, 1.2, 1.0, 0.8, 0.7),
    },
    "outlaw": {
        "sheriff": (9.0, 3.4, 2.7, 1.6, 1.2),
        "deputy": (0.9, 0.9, 0.5, 0.3, 0.3),
        "outlaw": (-1.2, -1.6, -1.2, -0.8, -0.8),
        "renegade": (0.2, 0.1, 0.1, 0.1, 0.1),
    },
    "renegade": {
        "sheriff": (-9.0, -3.0, -0.5, 0.3, 0.6),
        "deputy": (0.9, 0.5, 0.5, 0.6, 0.6),
        "outlaw": (0.9, 0.5, 0.3, 0.2, 0.2),
        "renegade": (1.2, 0.6, 0.5, 0.5, 0.5),
    },
}
#: With three players everybody has a quarry and a hunter.
FEELINGS_OF_THREE: dict[str, dict[str, float]] = {
    "deputy": {"renegade": 1.5, "outlaw": 0.7},
    "renegade": {"outlaw": 1.5, "deputy": 0.7},
    "outlaw": {"deputy": 1.5, "renegade": 0.7},
}
#: The last two life points count for more.
URGENCY = (3.0, 1.5, 1.0, 1.0, 1.0)
WEAPONS = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}


#: What makes other cards better is played before them.
FIRST: dict[str, float] = {"draw": 6.0, "gear": 4.0, "store": 3.0, "take": 2.0, "drop": 2.0}
#: What it is worth that a shot costs its target a Missed!, and how likely a card that was not
#: played when it would have helped is one, compared with any card.
DRAIN, STALE = 0.25, 0.2
_NO_WOUNDS = (0.0,) * 5


class Feelings(NamedTuple):
    """What I think of every seat: how much I dislike it, and what its wounds are worth."""

    hate: list[float]
    wounds: list[list[float]]  # by seat and by the life points that it has
    tells: Tells | None = None  # what hands lack, if somebody has listened
    temper: Temper | None = None  # what I like to play besides


def feelings(seen: View, roles: Sequence[Roles], tells: Tells | None = None) -> Feelings:
    """How much I want to hurt each seat, from what I believe about the roles."""
    if len(roles) == 3:
        return _feelings_of_three(seen, roles)._replace(tells=tells)
    mine, costs = FEELINGS[seen.role], WOUNDS[seen.role]
    hate = [sum([chance * mine.get(role, 0.0) for role, chance in r.items()]) for r in roles]
    wounds = [_wounds(costs, r) for r in roles]
    found = Feelings(hate, wounds, tells)
    if seen.role == "renegade":
        _mind_the_balance(seen, roles, found)
    _love_oneself(seen, found)
    return found


def _wounds(costs: dict[str, tuple[float, ...]], roles: Roles) -> list[float]:
    if len(roles) == 1:  # it is known
        for role in roles:
            if roles[role] == 1.0:
                return list(costs.get(role, _NO_WOUNDS))
    rows = [(chance, costs[role]) for role, chance in roles.items() if role in costs]
    return [sum([chance * row[life] for chance, row in rows]) for life in range(5)]


def _feelings_of_three(seen: View, roles: Sequence[Roles]) -> Feelings:
    mine = FEELINGS_OF_THREE[seen.role]
    hate = [sum([chance * mine.get(role, 0.0) for role, chance in r.items()]) for r in roles]
    found = Feelings(hate, [[h * urgency for urgency in URGENCY] for h in hate])
    _love_oneself(seen, found)
    return found


def _love_oneself(seen: View, found: Feelings) -> None:
    if seen.seat is not None:
        found.hate[seen.seat] = -1.0


def _mind_the_balance(seen: View, roles: Sequence[Roles], found: Feelings) -> None:
    """A Renegade keeps the Sheriff alive until last, and the two sides equally strong."""
    living = [seat for seat, alive in enumerate(seen.alive) if alive and seat != seen.seat]
    sheriff = seen.roles.index("sheriff")
    if living == [sheriff]:
        found.hate[sheriff], found.wounds[sheriff] = 2.0, [9.0, 3.0, 2.0, 2.0, 2.0]
        return
    outlaws: float = sum([roles[seat].get("outlaw", 0.0) for seat in living])
    deputies: float = sum([roles[seat].get("deputy", 0.0) for seat in living])
    law = 1 + deputies
    for seat in living:
        if seat != sheriff:
            chance = roles[seat]
            tilt = chance.get("outlaw", 0.0) - chance.get("deputy", 0.0)
            more = 0.4 * tilt * max(-1.0, min(1.0, outlaws - law))
            found.hate[seat] += more
            found.wounds[seat] = [worth + more for worth in found.wounds[seat]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """One decision, seen with feelings."""

    def __init__(self, seen: View, felt: Feelings) -> None:
        assert seen.seat is not None
        assert seen.decision is not None
        self.seen = seen
        self.me: int = seen.seat
        self.hate, self.wounds, self.tells, self.temper = felt
        self.hand = [face for face in seen.hand if face is not None]
        #: How much a card that is spent counts: little if it would be discarded anyway.
        self.thrift = 0.05 if len(self.hand) > seen.life[self.me] else 0.35
        self.foes = [s for s, alive in enumerate(seen.alive) if alive and s != self.me]
        self._plays = seen.decision.kind == "play"
        self._answer = _ANSWERS.get(seen.decision.kind)

    def best(self) -> tuple[Option, float]:
        """The option with the highest score; the earlier one of equals.

        Of several good cards those come first that make the others better.
        """
        found, best, first = self.seen.options[0], 0.0, float("-inf")
        for option in self.seen.options:
            score = self.score(option)
            rank = self._precedence(score, option)
            if rank > first:
                found, best, first = option, score, rank
        return found, best

    def _precedence(self, score: float, option: Option) -> float:
        verb, word, target = option
        if score <= 0 or verb != "play":
            return score
        slug = slug_of(word)
        return score + (
            FIRST["gear"]
            if slug in GEAR_WORTH and target is None
            else FIRST.get(EFFECTS.get(slug, ""), 0.0)
        )

    def score(self, option: Option) -> float:
        if not self._plays:
            return self._answer(self, option) if self._answer else 0.0
        if self.temper is None:
            return self.play(option)
        return self.play(option) + self.temper.taste(self, option)

    # --------------------------------------------------------- play phase

    def play(self, option: Option) -> float:
        verb, word, target = option
        if option == END:
            return 0.0
        slug = slug_of(word)
        if verb == "play" and self._lays_down(slug, target):
            return self._equip(slug)
        if slug == "missed" or (slug not in EFFECTS and target is not None):
            slug = "bang"  # Calamity Janet
        value = self._effect(slug, target)
        spent = hand_worth(word) if verb == "play" else 0.0
        return value - self.thrift * (spent + 1.2 * COST.get(slug, 0))

    def _lays_down(self, slug: str, target: int | None) -> bool:
        return target is None and (slug in GEAR_WORTH)

    def _effect(self, slug: str, target: int | None) -> float:
        act = _EFFECTS.get(EFFECTS.get(slug, ""))
        return act(self, slug, target) if act else 0.05

    def shot(self, slug: str, target: int | None) -> float:
        assert target is not None
        extra = 0.5 * AMOUNT.get(slug, 0)
        hit = self.hit_chance(target, slug)
        return extra + hit * self.wound(target) + (1 - hit) * DRAIN * self.hate[target]

    def duel(self, slug: str, target: int | None) -> float:
        assert target is not None
        mine = sum([slug_of(face) == "bang" for face in self.hand])
        theirs = 0.33 * self._unproven(target, "bang")
        win = float(1 / (1 + 2.0 ** (1.5 * (theirs - mine))))
        lose = 1.0 if self.seen.life[self.me] > 1 else 4.0
        return win * self.wound(target) - (1 - win) * lose * 0.8

    def take(self, slug: str, target: int | None) -> float:
        assert target is not None
        if target == self.me:
            return 1.2 if self._burdened(self.me) else -0.2
        return 0.45 + self._loss(target)

    def drop(self, slug: str, target: int | None) -> float:
        assert target is not None
        if target == self.me:
            return 1.0 if self._burdened(self.me) else -0.5
        return self._loss(target)

    def jail(self, slug: str, target: int | None) -> float:
        assert target is not None
        return 0.75 * 1.1 * self.hate[target]

    def volley(self, slug: str, target: int | None) -> float:
        return sum([self.hit_chance(foe, slug) * self.wound(foe) for foe in self.foes])

    def indians(self, slug: str, target: int | None) -> float:
        return sum(
            [float(0.8 ** self._unproven(foe, "bang")) * self.wound(foe) for foe in self.foes]
        )

    def brawl(self, slug: str, target: int | None) -> float:
        return sum(
            [
                0.6 * self.hate[foe]
                for foe in self.foes
                if self.seen.hands[foe] or self.seen.gear[foe]
            ]
        )

    def heal(self, slug: str, target: int | None) -> float:
        missing = self.seen.max_life[self.me] - self.seen.life[self.me]
        gained = min(missing, AMOUNT.get(slug, 1))
        if slug == "beer" and len(self.foes) == 1:
            gained = 0
        need = {1: 2.4, 2: 1.6}.get(self.seen.life[self.me], 1.0)
        return need * gained - (0.0 if gained else 1.0)

    def heal_one(self, slug: str, target: int | None) -> float:
        assert target is not None
        wounded = self.seen.life[target] < self.seen.max_life[target]
        if target == self.me:
            return self.heal("tequila", None)
        return -0.9 * self.hate[target] if wounded else -1.0

    def heal_all(self, slug: str, target: int | None) -> float:
        return self.heal("saloon", None) - sum(
            [
                0.8 * self.hate[foe]
                for foe in self.foes
                if self.seen.life[foe] < self.seen.max_life[foe]
            ]
        )

    def draw(self, slug: str, target: int | None) -> float:
        return 0.5 * AMOUNT.get(slug, 2)

    def store(self, slug: str, target: int | None) -> float:
        return 0.6 - 0.3 * sum([self.hate[foe] > 0 for foe in self.foes]) / max(1, len(self.foes))

    def bleed(self, slug: str, target: int | None) -> float:
        return {1: -5.0, 2: -1.0, 3: -0.1}.get(self.seen.life[self.me], 0.3)

    # --------------------------------------------------------- estimates

    def wound(self, foe: int) -> float:
        """What it is worth to cost a player a life point."""
        return self.wounds[foe][min(max(self.seen.life[foe], 1), 5) - 1]

    def hit_chance(self, foe: int, slug: str) -> float:
        """How likely a shot hits: what the hand may hide, what is known of it, a Barrel."""
        hand = self.seen.hands[foe]
        if any(slug_of(face) in ("missed", "dodge") for face in hand if face):
            return 0.15
        chance = float(0.83 ** min(hand.count(None), self._unproven(foe, "missed")))
        gear = [slug_of(face) for face in self.seen.gear[foe]]
        if "barrel" in gear or self.seen.characters[foe] == "jourdonnais":
            chance *= 0.75
        if slug == "bang" and self.seen.characters[self.me] == "slab_the_killer":
            chance = 0.5 + 0.5 * chance
        return chance

    def _unproven(self, foe: int, card: str) -> float:
        """How many cards of a hand may be such a card; those that were not played count little."""
        held = len(self.seen.hands[foe])
        new = self.tells.newcomers(foe, card) if self.tells else None
        return held if new is None or new >= held else new + STALE * (held - new)

    def _loss(self, foe: int) -> float:
        """What it is worth that a player loses a card."""
        gear = [GEAR_WORTH.get(slug_of(face), 0.4) for face in self.seen.gear[foe]]
        best = max([*gear, 0.5 if self.seen.hands[foe] else 0.0])
        worst = min([*gear, 0.0])
        if self.hate[foe] < 0 and worst < 0:
            return self.hate[foe] * worst
        return self.hate[foe] * (0.2 + best)

    def _burdened(self, seat: int) -> bool:
        return any(slug_of(face) in BURDENS for face in self.seen.gear[seat])

    def _equip(self, slug: str) -> float:
        """Gear is worth what it gives; a weapon what it gives more than the one I have."""
        worth = GEAR_WORTH[slug]
        if slug == "dynamite":
            hated = sum([self.hate[foe] for foe in self.foes])
            return 0.2 * hated if self.seen.role != "sheriff" else -0.2
        if slug not in WEAPONS:
            return worth
        mine = [slug_of(face) for face in self.seen.gear[self.me] if slug_of(face) in WEAPONS]
        if not mine:
            return worth
        bangs = sum([slug_of(face) == "bang" for face in self.hand])
        now = GEAR_WORTH[mine[0]] + (0.4 * bangs if mine[0] == "volcanic" else 0)
        then = worth + (0.4 * bangs if slug == "volcanic" else 0)
        return then - now - 0.1

    # ----------------------------------------------------------- answers

    def answer_shot(self, option: Option) -> float:
        """A Barrel is free; a Missed! if it can still help; keep it if one is not enough."""
        verb, word, _ = option
        if option == PASS:
            return 0.0
        if verb == "use":
            return 2.0 if slug_of(word) in ("barrel", "jourdonnais") else 1.5
        assert self.seen.decision is not None
        needed = self.seen.decision.about[2] if self.seen.decision.kind == "shot" else 1
        others = len(self.seen.options) - 1
        if isinstance(needed, int) and needed > others:
            return -0.5
        return 1.0 - hand_worth(word) * 0.5

    def answer_bang(self, option: Option) -> float:
        return 0.0 if option == PASS else 1.0 - hand_worth(option[1]) * 0.3

    def answer_duel(self, option: Option) -> float:
        """Give in to a friend, unless it is the last life point."""
        assert self.seen.decision is not None
        foe = self.seen.decision.about[1]
        if option == PASS:
            return 0.0
        spared = self.hate[foe] < -0.5 and self.seen.life[self.me] > 1
        return -0.5 if spared else 1.0

    def answer_death(self, option: Option) -> float:
        return 0.0 if option == PASS else 1.0 - COST.get(slug_of(option[1]), 0) * 0.1

    # ------------------------------------------------------------- picks

    def throw_away(self, option: Option) -> float:
        return -self.keep(slug_of(option[1]))

    def keep(self, slug: str) -> float:
        """What it is worth to keep a card, with what I have already."""
        mine = [slug_of(face) for face in self.seen.gear[self.me]]
        weapon = max([WEAPONS.get(other, 0) for other in mine] or [0])
        if slug in mine or (slug in WEAPONS and WEAPONS[slug] <= weapon):
            return 0.05
        if slug == "beer" and len(self.foes) == 1:
            return 0.0
        need = 0.2 if slug in ("missed", "dodge", "beer") and self.seen.life[self.me] <= 2 else 0.0
        held = [slug_of(face) for face in self.hand].count(slug)
        return hand_worth(slug) + need - 0.08 * (held - 1)

    def hand_over(self, option: Option) -> float:
        return -GEAR_WORTH.get(slug_of(option[1]), 0.4)

    def pick(self, option: Option) -> float:
        """The best card of an enemy, the burden of a friend."""
        assert self.seen.decision is not None
        foe = self._owner(option)
        if option[1] == "hand":
            return 0.5
        worth = GEAR_WORTH.get(slug_of(option[1]), 0.4)
        friendly = foe is not None and self.hate[foe] < 0
        return -worth if friendly or foe == self.me else worth

    def _owner(self, option: Option) -> int | None:
        for seat, gear in enumerate(self.seen.gear):
            if option[1] in gear:
                return seat
        about = self.seen.decision.about if self.seen.decision else ()
        return about[1] if len(about) > 1 and isinstance(about[1], int) else None

    def shop(self, option: Option) -> float:
        return hand_worth(option[1])

    def draw_from(self, option: Option) -> float:
        _, word, target = option
        if target is not None:
            return 0.3 * self.hate[target] + 0.01 * len(self.seen.hands[target])
        if word == "discard":
            return hand_worth(self.seen.top_discard) - 0.55
        if word == "deck":
            return 0.0
        owner = self._owner(option)
        hated = self.hate[owner] if owner is not None else 0.0
        return GEAR_WORTH.get(slug_of(word), 0.4) * (0.6 + hated) - 0.9

    def flip(self, option: Option) -> float:
        """Of cards turned up: a heart helps, low spades make Dynamite explode."""
        corner = (option[1] or "").partition("/")[2]
        assert self.seen.decision is not None
        if "spades_2_9" in self.seen.decision.about:
            return 0.0 if corner[-1] == "S" and corner[:-1] in "23456789" else 1.0
        return 1.0 if corner.endswith("H") else 0.0

    def gift(self, option: Option) -> float:
        assert self.seen.decision is not None
        foe: int = self.seen.decision.about[1]
        return -hand_worth(option[1]) * self.hate[foe]

    # ------------------------------------------------- events and choices

    def name_suit(self, option: Option) -> float:
        letter = (option[1] or " ")[0].upper()
        return sum([hand_worth(face) for face in self.hand if face.endswith(letter)])

    def renew(self, option: Option) -> float:
        return 0.0 if option == PASS else 0.42 - hand_worth(option[1])

    def drink(self, option: Option) -> float:
        need = {1: 1.6, 2: 1.2}.get(self.seen.life[self.me], 0.8)
        return need - 1.0 if option != PASS else 0.0

    def bleed_for(self, option: Option) -> float:
        if option == PASS or option[2] is None:
            return 0.0
        dying = self.seen.life[option[2]] == 1 and self.seen.life[self.me] > 2
        return -self.hate[option[2]] - 1.2 if dying else -1.0

    def swap_identity(self, option: Option) -> float:
        return (2 - self.seen.life[self.me] - 0.5) * (1 if option[1] == "yes" else 0)

    def study(self, option: Option) -> float:
        liked = {"lucky_duke": 0.2, "bart_cassidy": 0.4, "pixie_pete": 0.5, "kit_carlson": 0.45}
        return liked.get(self.seen.characters[option[2] or 0], 0.3)


Judge = Callable[[Judgement, Option], float]
_ANSWERS: dict[str, Judge] = {
    "shot": Judgement.answer_shot,
    "roulette": Judgement.answer_shot,
    "guard": Judgement.answer_shot,
    "indians": Judgement.answer_bang,
    "duel": Judgement.answer_duel,
    "lethal": Judgement.answer_death,
    "limit": Judgement.throw_away,
    "cost": Judgement.throw_away,
    "order": Judgement.throw_away,
    "pick": Judgement.pick,
    "daltons": Judgement.hand_over,
    "store": Judgement.shop,
    "look": Judgement.shop,
    "source": Judgement.draw_from,
    "flip": Judgement.flip,
    "gift": Judgement.gift,
    "suit": Judgement.name_suit,
    "ranch": Judgement.renew,
    "liquor": Judgement.drink,
    "blood": Judgement.bleed_for,
    "identity": Judgement.swap_identity,
    "copy": Judgement.study,
}
_EFFECTS: dict[str, Callable[[Judgement, str, int | None], float]] = {
    "shot": Judgement.shot,
    "duel": Judgement.duel,
    "take": Judgement.take,
    "drop": Judgement.drop,
    "jail": Judgement.jail,
    "volley": Judgement.volley,
    "indians": Judgement.indians,
    "brawl": Judgement.brawl,
    "heal": Judgement.heal,
    "heal_one": Judgement.heal_one,
    "heal_all": Judgement.heal_all,
    "draw": Judgement.draw,
    "store": Judgement.store,
    "bleed": Judgement.bleed,
}
