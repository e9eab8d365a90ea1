"""Which message tells an option or a question, and with what: all from one seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.aims import ANYBODY
from ..engine.cards import EVENTS, KIND_BY_SLUG, split_face
from ..engine.explain import surplus
from ..engine.options import Option
from ..engine.view import View
from .words import Arguments, Telling

#: Questions that say in words of their own what passing means.
PASSES = frozenset(
    {"shot", "indians", "duel", "lethal", "ricochet", "roulette", "blood", "liquor", "ranch"}
)

#: What a card has to serve as in an answer.
WANTED = {
    "shot": "missed",
    "guard": "missed",
    "roulette": "missed",
    "indians": "bang",
    "duel": "bang",
}


# ----------------------------------------------------------------- options


def option_words(seen: View, option: Option) -> Telling:
    """What one of the open options of a view means."""
    key, arguments = _OPTIONS[option[0]](option, seen)
    return f"option-{key}", arguments


def heading(seen: View, option: Option) -> Telling:
    """What an option does, on whomever: above all options of the same card."""
    verb, word, _ = option
    if word in EVENTS:
        return "option-use", {"tool": word}
    return option_words(seen, (verb, word, None))


def _seat(seat: int | None) -> int:
    assert seat is not None
    return seat


def _kind_of(seen: View) -> str:
    assert seen.decision is not None
    return seen.decision.kind


def _about(seen: View) -> tuple[Any, ...]:
    assert seen.decision is not None
    return seen.decision.about


def _playing(option: Option, seen: View) -> Telling:
    _, face, target = option
    kind, asked = KIND_BY_SLUG[split_face(str(face))[0]], _kind_of(seen)
    card: Arguments = {"card": str(face), "serves": _served_as(str(face), asked)}
    if asked == "lethal":
        return "save", card
    if asked in WANTED:
        return "answer", card
    own = target is not None and target == seen.seat
    if kind.aim is ANYBODY and target is not None:
        return "play-for-you" if own else "play-for", card | {"player": target}
    if own:
        return "play-own", card
    return _on("play" if kind.border == "brown" else "equip", target, card)


def _served_as(face: str, asked: str) -> str:
    """What a card serves as if it is not itself: for Calamity Janet, for Elena Fuente."""
    kind = KIND_BY_SLUG[split_face(face)[0]]
    if asked == "play":
        return "bang" if kind.effect is None and kind.border == "brown" else ""
    wanted = WANTED.get(asked, kind.slug)
    plain = kind.slug == wanted or (wanted == "missed" and kind.stops)
    return "" if plain else wanted


def _using(option: Option, seen: View) -> Telling:
    word, target = str(option[1]), option[2]
    if word in EVENTS:
        key = f"use-{word.replace('_', '-')}"
        return key, {} if target is None else {"player": target}
    thing: Arguments = {"tool": word}
    if target is not None and target == seen.seat:
        return "use-own", thing
    return _on("use", target, thing)


def _on(key: str, target: int | None, arguments: Arguments) -> Telling:
    if target is None:
        return key, arguments
    return f"{key}-on", arguments | {"player": _seat(target)}


def _discarding(option: Option, seen: View) -> Telling:
    card: Arguments = {"card": str(option[1])}
    if _kind_of(seen) == "daltons":
        return "drop-own", card
    return "bury" if _kind_of(seen) == "limit" and _digs(seen) else "discard", card


def _digs(seen: View) -> bool:
    """Do discards of phase 3 go on the deck?"""
    return seen.event in EVENTS and bool(EVENTS[seen.event].digs)


def _taking(option: Option, seen: View) -> Telling:
    _, word, target = option
    if _kind_of(seen) == "pick":
        return _picking(str(word), seen)
    if target is not None:
        return "take-player", {"player": _seat(target)}
    if word == "deck":
        return "take-deck", {}
    if word == "discard":
        return "take-discard", {"card": seen.top_discard}
    if _kind_of(seen) == "source":
        return _from_play("take", str(word), _owner(str(word), seen), seen)
    return "count" if _kind_of(seen) == "flip" else "take", {"card": str(word)}


def _owner(face: str, seen: View) -> int:
    """Before whom a card lies."""
    return next(seat for seat, gear in enumerate(seen.gear) if face in gear)


def _picking(word: str, seen: View) -> Telling:
    """A card of somebody, to keep, to be discarded or to be shot at."""
    verb, foe = _purpose(seen)
    if word == "hand":
        return f"{verb}-hand", {"player": _seat(foe)}
    return _from_play(verb, word, foe, seen)


def _from_play(verb: str, face: str, foe: int, seen: View) -> Telling:
    place = "own" if foe == seen.seat else "gear"
    return f"{verb}-{place}", {"card": face, "player": _seat(foe)}


def _purpose(seen: View) -> tuple[str, int]:
    """What becomes of a card that is picked (take, drop, aim), and whose it is."""
    about = _about(seen)
    if isinstance(about[0], tuple):  # who shares what a dead player leaves
        return "take", about[1]
    if len(about) == 2:
        return "aim", about[1]
    _, foe, keep = about
    return "take" if keep else "drop", foe


def _choosing(option: Option, seen: View) -> Telling:
    _, word, target = option
    kind, me = _kind_of(seen), seen.seat or 0
    if target is not None:
        return "copy", {
            "player": _seat(target),
            "thing": seen.characters[target],
        }
    if kind == "gift":
        return "give", {"card": str(word), "player": _seat(_about(seen)[1])}
    if kind in _YES_OR_NO:
        return f"{kind}-{word}", {"thing": _YES_OR_NO[kind](seen, me, str(word))}
    return kind, {"thing": str(word)}  # a character, a suit or a colour


def _kept(seen: View, me: int, word: str) -> str:
    return seen.settings.keep[me]


def _new_or_old(seen: View, me: int, word: str) -> str:
    return seen.spares[me] if word == "yes" else seen.characters[me]


#: Which character a yes or a no is about.
_YES_OR_NO = {"keep": _kept, "identity": _new_or_old}


def _passing(option: Option, seen: View) -> Telling:
    kind = _kind_of(seen)
    if kind == "ranch":
        count = _about(seen)[1]
        return "pass-ranch" if count else "pass-ranch-at-once", {"count": count}
    return f"pass-{kind}" if kind in PASSES else "pass", {}


def _ending(option: Option, seen: View) -> Telling:
    return "end", {}


_OPTIONS: dict[str, Callable[[Option, View], Telling]] = {
    "play": _playing,
    "use": _using,
    "discard": _discarding,
    "take": _taking,
    "choose": _choosing,
    "pass": _passing,
    "end": _ending,
}


def character_offered(option: Option, seen: View) -> str:
    """The character whose ability an option would bring, if it would."""
    _, word, target = option
    kind = _kind_of(seen)
    if kind == "character":
        return str(word)
    if kind == "copy" and target is not None:
        return seen.characters[target]
    return seen.spares[seen.seat or 0] if kind == "identity" and word == "yes" else ""


# --------------------------------------------------------------- questions


def question_words(seen: View) -> Telling:
    """What the seat of this view is asked."""
    kind = _kind_of(seen)
    attribute, arguments = "", dict[str, str | int]()
    if kind in _QUESTIONS:
        attribute, arguments = _QUESTIONS[kind](seen)
    key = f"question-{kind}"
    return f"{key}.{attribute}" if attribute else key, arguments


def _of_a_shot(seen: View) -> Telling:
    _, by, needed, _ = _about(seen)
    number: Arguments = {"number": needed}
    if by is None:
        return "event", number | {"thing": seen.event if seen.event else ""}
    if not seen.card_played:
        return "ability", number | {"player": _seat(by)}
    return "", number | {"player": _seat(by), "card": seen.card_played}


def _of_an_attack(seen: View) -> Telling:
    return "", {"player": _seat(_about(seen)[1])}


def _of_a_card_shot_at(seen: View) -> Telling:
    _, by, face, _ = _about(seen)
    return "", {"player": _seat(by), "card": face}


def _of_the_last_point(seen: View) -> Telling:
    return "", {"number": 1 - seen.life[_about(seen)[0]]}


def _of_the_limit(seen: View) -> Telling:
    return "deck" if _digs(seen) else "", {"number": surplus(seen, _about(seen)[0])}


def _of_a_cost(seen: View) -> Telling:
    """José Delgado's costs a card; the others say how many."""
    about = _about(seen)
    return "", {"number": about[1] if len(about) > 1 else 1}


def _of_a_look(seen: View) -> Telling:
    return "", {"number": _about(seen)[1]}


def _of_a_pick(seen: View) -> Telling:
    verb, foe = _purpose(seen)
    if verb == "aim":
        return "aim", {"player": _seat(foe)}
    own, kept = ("yes" if answer else "no" for answer in (foe == seen.seat, verb == "take"))
    return "", {"player": _seat(foe), "own": own, "keep": kept}


def _of_a_flip(seen: View) -> Telling:
    return "", {"wish": _about(seen)[1]}


def _of_the_source(seen: View) -> Telling:
    """Pat Brennan looks at what lies in play."""
    in_play = any(word not in (None, "deck", "discard") for _, word, _ in seen.options)
    return "play" if in_play else "", {}


def _of_the_old_character(seen: View) -> Telling:
    return "", {"thing": seen.settings.keep[_about(seen)[0]]}


def _of_the_new_character(seen: View) -> Telling:
    return "", {"thing": seen.spares[_about(seen)[0]]}


def _of_a_gift(seen: View) -> Telling:
    return "", {"player": _seat(_about(seen)[1])}


def _of_the_ranch(seen: View) -> Telling:
    return "more" if _about(seen)[1] else "", {}


_QUESTIONS: dict[str, Callable[[View], Telling]] = {
    "shot": _of_a_shot,
    "indians": _of_an_attack,
    "duel": _of_an_attack,
    "guard": _of_a_card_shot_at,
    "lethal": _of_the_last_point,
    "limit": _of_the_limit,
    "cost": _of_a_cost,
    "pick": _of_a_pick,
    "look": _of_a_look,
    "flip": _of_a_flip,
    "source": _of_the_source,
    "keep": _of_the_old_character,
    "identity": _of_the_new_character,
    "gift": _of_a_gift,
    "ranch": _of_the_ranch,
}
