"""Why a card, a side or a character cannot be picked: for every question that lets one choose."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.aims import Reason
from ..engine.options import Option
from .duel import Duel
from .printed import CHARACTERS, KIND_BY_SLUG, SIDES, slug_of
from .table import SPOTS, owner
from .turn import FEWEST_KEPT
from .view import DuelView


def why_no_pick(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    """None: what is asked is something else."""
    assert seen.decision is not None
    explain = _PICKS.get(seen.decision.kind)
    return explain(game, seen, option) if explain else None


# -------------------------------------------------------------- hand cards


def _hand_card(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    """Paying and giving up: any card of the hand."""
    verb, word, _ = option
    if verb != "discard":
        return None
    return "not-in-hand" if word not in seen.hand else "takes-no-target", {"card": word}


def _limit(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    if option[0] not in ("end", "pass"):
        return _hand_card(game, seen, option)
    assert seen.seat is not None
    limit = max(FEWEST_KEPT, game.life[game.active(seen.seat)])
    return "must-discard", {"number": len(seen.hand) - limit, "limit": limit}


# ------------------------------------------------------ what is laid out


def _laid_out(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    verb, word, _ = option
    assert seen.decision is not None
    if verb != seen.decision.options[0][0] or "/" not in str(word):
        return None
    return "not-laid-out" if word not in seen.spread else "takes-no-target", {"card": word}


# -------------------------------------------------- beside characters, hands


def _in_play(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    """Carbine, Steal, Teacher: equipment that can be had, and for a Steal the hand."""
    verb, word, spot = option
    assert seen.decision is not None
    step = seen.decision.asking[0].__name__
    if step == "reach_out" and verb == "take" and word in SIDES:
        return _back(game, seen, option)
    if verb != _VERB_OF[step] or "/" not in str(word):
        return None
    lying = [at for at in SPOTS if word in seen.gear[at]]
    if spot is None:
        spot = next((at for at in lying if (verb, word, at) in seen.options), None)
        if spot is not None:
            return "say-where", {"card": word}
    if not lying:
        return "not-in-play", {"card": word}
    at = lying[0] if spot is None else spot
    name = game.slug_at(at)
    if at not in lying:
        return ("not-there", {"card": word, "name": name}) if name else ("nobody-there", {})
    return "only-active-gear" if step == "aim_at_gear" else "rear-spared", {"name": name}


#: What is done with equipment, by the step that asks for it.
_VERB_OF = {"reach_out": "discard", "aim_at_gear": "discard", "confiscate": "take"}


def _back(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    """A random card of the opponent's hand, by its back."""
    verb, word, spot = option
    if verb != "take" or word not in SIDES or spot is not None:
        return None
    return "no-such-back", {"side": word}


def _loot(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    verb, word, _ = option
    assert seen.decision is not None
    me, fallen, _ = seen.decision.about
    if verb != "take":
        return None
    if word in SIDES:
        return ("own-fallen", {}) if owner(fallen) == me else _back(game, seen, option)
    if "/" not in str(word):
        return None
    there = word in seen.gear[fallen]
    return "takes-no-target" if there else "not-left-behind", {"card": word}


def _own_gear(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    """Cattle Katie gives up what lies beside her."""
    verb, word, _ = option
    assert seen.seat is not None
    if verb != "discard":
        return None
    front = game.active(seen.seat)
    if word not in seen.gear[front]:
        return "not-there", {"card": word, "name": game.slug_at(front)}
    trait = KIND_BY_SLUG[slug_of(str(word))].trait
    always = trait is not None and trait.always
    return "always-active" if always else "takes-no-target", {"card": word}


# -------------------------------------------------- markers and characters


def _marker(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    verb, word, spot = option
    chosen = verb == "choose" and word in SIDES and spot is None
    return ("no-pair", {"side": word}) if chosen else None


def _line_up(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    verb, word, _ = option
    assert seen.seat is not None
    if verb != "choose" or word not in CHARACTERS:
        return None
    return "already-chosen" if word in seen.picks[seen.seat] else "not-dealt", {"name": word}


def _replacement(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    verb, word, _ = option
    chosen = verb == "choose" and word in CHARACTERS
    return ("not-in-reserve", {"name": word}) if chosen else None


_PICKS: dict[str, Callable[[Duel, DuelView, Option], Reason | None]] = {
    "cost": _hand_card,
    "loss": _hand_card,
    "limit": _limit,
    "store": _laid_out,
    "look": _laid_out,
    "flip": _laid_out,
    "pick": _in_play,
    "loot": _loot,
    "back": _back,
    "gear": _own_gear,
    "marker": _marker,
    "front": _line_up,
    "rear": _line_up,
    "reserve": _line_up,
    "replacement": _replacement,
}
