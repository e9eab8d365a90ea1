"""Brawler: a sensible player that scores every option by simple rules, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ...bots.contract import Bot, Budget, Why
from ...builds import mypyc_attr
from ...engine.options import PASS, Option
from ...engine.reports import Report
from ..printed import KIND_BY_SLUG, SIDES, SYMBOLS, slug_of
from ..view import DuelView
from .worth import IN_PLAY, character_worth, hand_worth, is_hit


@mypyc_attr(allow_interpreted_subclasses=True)
class Brawler(Bot):
    """Takes the option with the highest score; ties are broken by chance."""

    needs: ClassVar[str] = "view"

    def choose(
        self,
        seen: Any,  # a view of the duel, where the bots of the big game get one of theirs
        reports: Sequence[Report] = (),
        budget: Budget | None = None,
    ) -> Option:
        dice, options = self.dice(seen), list[Option](seen.options)
        return max(options, key=lambda option: score(seen, option) + 0.1 * dice.random())

    def why(self) -> Why:
        return "why-order", {}


def score(seen: DuelView, option: Option) -> float:
    """How good an option looks to whoever is asked."""
    assert seen.decision is not None
    return _SCORES.get(seen.decision.kind, _play)(seen, option)


# ---------------------------------------------------------------- one's turn


def _play(seen: DuelView, option: Option) -> float:
    verb, word, spot = option
    if verb == "end":
        return 0.0
    if verb == "choose":
        return _swap(seen)
    if verb == "discard" or (verb == "use" and "/" in str(word)):
        return 2.5 - hand_worth(word) / 2  # reload
    if verb == "use":
        return _use(seen, str(word), spot)
    return _card(seen, slug_of(str(word)), spot)


def _swap(seen: DuelView) -> float:
    """Bring the healthier one to the front when the other is about to fall."""
    assert seen.seat is not None
    front, rear = seen.life[seen.active(seen.seat)], seen.life[seen.rear(seen.seat)]
    return 2.0 * (rear - front) if front <= 1 < rear else -1.0


def _use(seen: DuelView, slug: str, spot: int | None) -> float:
    if slug == "toco_ramirez":
        return _hit(seen, spot) - 1.0
    if slug == "pearl_hat":
        return _card(seen, slug_of(seen.top_discard), spot) - 2.5
    return {"babe_leroy": 8.0, "cattle_katie": 3.0, "soundance_kid": 1.5}.get(slug, 1.0)


def _card(seen: DuelView, slug: str, spot: int | None) -> float:
    if slug in _EFFECTS:
        return _EFFECTS[slug](seen, spot)
    kind = KIND_BY_SLUG[slug]
    if kind.border == "blue":
        return _equip(seen, slug, spot)
    return _hit(seen, spot)


def _mine(seen: DuelView, spot: int | None) -> bool:
    return spot is not None and spot // 2 == seen.seat


def _hit(seen: DuelView, spot: int | None) -> float:
    """The weaker the target and the emptier its hand, the better."""
    if spot is None or _mine(seen, spot):
        return -5.0
    kill = 5.0 if seen.life[spot] == 1 else 0.0
    return 5.0 + kill - 0.5 * seen.life[spot] - 0.3 * len(seen.hands[spot // 2])


def _quick_fire(seen: DuelView, spot: int | None) -> float:
    hits = len(seen.gear[spot]) if spot is not None else 0
    return _hit(seen, spot) + hits if hits else -2.0


def _equip(seen: DuelView, slug: str, spot: int | None) -> float:
    assert spot is not None
    worth = IN_PLAY[slug] if _mine(seen, spot) else -IN_PLAY[slug]
    there = any(slug_of(face) == slug for face in seen.gear[spot])
    return -1.0 if there else worth


def _others(seen: DuelView) -> list[int]:
    me = seen.seat or 0
    spots = [seen.active(1 - me), seen.rear(1 - me), seen.rear(me)]
    return [spot for spot in dict.fromkeys(spots) if spot != seen.active(me)]


def _for_all(seen: DuelView, spot: int | None) -> float:
    """Gatling and Indians!: what they do to the others, less what they do to one's rearguard."""
    total = 0.0
    for other in _others(seen):
        value = 2.5 + (4.0 if seen.life[other] == 1 else 0.0)
        total += -value if _mine(seen, other) else value
    return total


def _duel(seen: DuelView, spot: int | None) -> float:
    hits = sum(is_hit(face) for face in seen.hand)
    return 1.5 * hits - 0.5 * len(seen.hands[1 - (seen.seat or 0)]) + 1.0


def _canteen(seen: DuelView, spot: int | None) -> float:
    """Bring the opponent's weaker character to the front, or one's own healthier one."""
    assert spot is not None
    gain = seen.life[spot ^ 1] - seen.life[spot]
    return -1.5 * gain - 1.0 if _mine(seen, spot) else 1.5 * gain - 0.5


def _inn(seen: DuelView, spot: int | None) -> float:
    assert spot is not None
    change = 3 - seen.life[spot]
    return 2.5 * change if _mine(seen, spot) else -2.5 * change


def _beer(seen: DuelView, spot: int | None) -> float:
    me = seen.seat or 0
    spots = dict.fromkeys([seen.active(me), seen.rear(me)])
    return -1.0 + 3.0 * sum(seen.life[s] < seen.max_life[s] for s in spots)


def _teacher(seen: DuelView, spot: int | None) -> float:
    me = seen.seat or 0
    theirs = [IN_PLAY[slug_of(face)] for face in seen.gear[seen.active(1 - me)]]
    burdens = [-IN_PLAY[slug_of(f)] for s in (2 * me, 2 * me + 1) for f in seen.gear[s]]
    return max([*theirs, *burdens, 0.0]) + 0.5


_EFFECTS: dict[str, Callable[[DuelView, int | None], float]] = {
    "quick_fire": _quick_fire,
    "gatling": _for_all,
    "indians": _for_all,
    "duel": _duel,
    "canteen": _canteen,
    "inn": _inn,
    "beer": _beer,
    "teacher": _teacher,
    "stagecoach": lambda seen, spot: 9.0,
    "general_store": lambda seen, spot: 3.0,
    "steal": lambda seen, spot: 6.0,
}


# ------------------------------------------------------------------- answers


def _about(seen: DuelView) -> tuple[Any, ...]:
    assert seen.decision is not None
    return seen.decision.about


def _shot(seen: DuelView, option: Option) -> float:
    """Free ways first, then the card that is missed least; a healthy one may take a hit."""
    verb, word, _ = option
    life = seen.life[_about(seen)[0]]
    if option == PASS:
        return 1.5 if life >= 4 else 0.5 if life == 3 else -5.0
    if verb == "use":
        return 3.0 if slug_of(str(word)) == "hat" else 9.0
    return 7.0 - hand_worth(word)


def _hit_card(seen: DuelView, option: Option) -> float:
    """Indians! and Duels: a hit card for a life point, unless there are enough of them."""
    life = seen.life[_about(seen)[0]]
    return (0.5 if life >= 4 else -3.0) if option == PASS else 6.0 - hand_worth(option[1])


def _bear(seen: DuelView, option: Option) -> float:
    spot = _about(seen)[0]
    better = seen.life[spot ^ 1] > seen.life[spot] + 1 or seen.life[spot] == 1
    return 1.0 if (option != PASS) == better else 0.0


def _give(seen: DuelView, option: Option) -> float:
    return -hand_worth(option[1])


def _keep(seen: DuelView, option: Option) -> float:
    worth = hand_worth(option[1])
    return -worth if option[0] == "discard" else worth


def _pick(seen: DuelView, option: Option) -> float:
    _, word, spot = option
    if option == PASS:
        return 0.0
    if word in SIDES:
        return 3.5
    worth = IN_PLAY.get(slug_of(str(word)), 0.0)
    if option[0] == "take" and spot is None:
        return 3.0 + worth  # what the fallen leave
    return -worth if _mine(seen, spot) else worth


def _flip(seen: DuelView, option: Option) -> float:
    """A barrel helps who reveals; snakes and dynamite do not."""
    _, revealing, wish = _about(seen)[:3]
    fits = SYMBOLS[str(option[1])[-1]] == wish
    helps = fits == (wish == "barrel")
    return 1.0 if helps == (revealing == seen.seat) else 0.0


def _marker(seen: DuelView, option: Option) -> float:
    if option == PASS:
        return 0.0
    seat = SIDES.index(str(option[1]))
    gain = seen.life[seen.active(seat)] - seen.life[seen.rear(seat)]
    return -gain - 0.5 if seat == seen.seat else gain - 0.5


def _character(seen: DuelView, option: Option) -> float:
    return character_worth(str(option[1]))


def _early_swap(seen: DuelView, option: Option) -> float:
    """The Dalton Bros draw one card more."""
    me = seen.seat or 0
    rear = seen.characters[seen.rear(me)]
    wanted = rear in ("dalton_bros", "pat_garret") and seen.life[seen.rear(me)] > 1
    return 1.0 if (option != PASS) == wanted else 0.0


_SCORES: dict[str, Callable[[DuelView, Option], float]] = {
    "play": _play,
    "shot": _shot,
    "indians": _hit_card,
    "duel": _hit_card,
    "bear": _bear,
    "cost": _give,
    "loss": _give,
    "limit": _give,
    "gear": lambda seen, option: -IN_PLAY.get(slug_of(str(option[1])), 0.0),
    "look": _keep,
    "store": _keep,
    "pick": _pick,
    "loot": _pick,
    "back": lambda seen, option: 0.0,
    "flip": _flip,
    "marker": _marker,
    "front": _character,
    "rear": _character,
    "reserve": _character,
    "replacement": _character,
    "swap": _early_swap,
}
