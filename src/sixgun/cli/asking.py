"""Options and questions in words for people: which message tells each, and with what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sixgun.engine.aims import ANYBODY
from sixgun.engine.cards import EVENTS, KIND_BY_SLUG, split_face
from sixgun.engine.explain import surplus
from sixgun.engine.options import Option
from sixgun.engine.view import View

if TYPE_CHECKING:
    from .telling import Teller

Arguments = dict[str, str | int]
#: The name of a message (without its family), or of an attribute of it, and its arguments.
Telling = tuple[str, Arguments]

#: What a card has to serve as in an answer.
WANTED = {
    "shot": "missed",
    "guard": "missed",
    "roulette": "missed",
    "indians": "bang",
    "duel": "bang",
}


# ----------------------------------------------------------------- options


def option_of(teller: Teller, option: Option, seen: View) -> Telling:
    return _OPTIONS[option[0]](teller, option, seen)


def _kind_of(seen: View) -> str:
    assert seen.decision is not None
    return seen.decision.kind


def _about(seen: View) -> tuple[Any, ...]:
    assert seen.decision is not None
    return seen.decision.about


def _playing(teller: Teller, option: Option, seen: View) -> Telling:
    _, face, target = option
    kind, asked = KIND_BY_SLUG[split_face(str(face))[0]], _kind_of(seen)
    card: Arguments = {"card": teller.served(str(face), _served_as(str(face), asked))}
    if asked == "lethal":
        return "save", card
    if asked in WANTED:
        return "answer", card
    own = target is not None and target == teller.me
    if kind.aim is ANYBODY:
        return "play-for-you" if own else "play-for", card | {"player": teller.player(target)}
    if own:
        return "play-own", card
    return _on(teller, "play" if kind.border == "brown" else "equip", target, card)


def _served_as(face: str, asked: str) -> str:
    """What a card serves as if it is not itself: for Calamity Janet, for Elena Fuente."""
    kind = KIND_BY_SLUG[split_face(face)[0]]
    if asked == "play":
        return "bang" if kind.effect is None and kind.border == "brown" else ""
    wanted = WANTED.get(asked, kind.slug)
    plain = kind.slug == wanted or (wanted == "missed" and kind.stops)
    return "" if plain else wanted


def _using(teller: Teller, option: Option, seen: View) -> Telling:
    word, target = str(option[1]), option[2]
    if word in EVENTS:
        return f"use-{word.replace('_', '-')}", {"player": teller.player(target)}
    thing: Arguments = {"thing": teller.thing(word)}
    if target is not None and target == teller.me:
        return "use-own", thing
    return _on(teller, "use", target, thing)


def _on(teller: Teller, key: str, target: int | None, arguments: Arguments) -> Telling:
    if target is None:
        return key, arguments
    return f"{key}-on", arguments | {"player": teller.player(target)}


def _discarding(teller: Teller, option: Option, seen: View) -> Telling:
    card: Arguments = {"card": teller.card(str(option[1])), "player": ""}
    if _kind_of(seen) == "daltons":
        return "drop-own", card
    return "bury" if _kind_of(seen) == "limit" and _digs(seen) else "discard", card


def _digs(seen: View) -> bool:
    """Do discards of phase 3 go on the deck?"""
    return seen.event in EVENTS and bool(EVENTS[seen.event].digs)


def _taking(teller: Teller, option: Option, seen: View) -> Telling:
    _, word, target = option
    if _kind_of(seen) == "pick":
        return _picking(teller, str(word), seen)
    if target is not None:
        return "take-player", {"player": teller.player(target)}
    if word == "deck":
        return "take-deck", {}
    if word == "discard":
        return "take-discard", {"card": teller.card(seen.discard[-1])}
    if _kind_of(seen) == "source":
        return _from_play(teller, "take", str(word), _owner(str(word), seen))
    return "count" if _kind_of(seen) == "flip" else "take", {"card": teller.card(str(word))}


def _owner(face: str, seen: View) -> int:
    """Before whom a card lies."""
    return next(seat for seat, gear in enumerate(seen.gear) if face in gear)


def _picking(teller: Teller, word: str, seen: View) -> Telling:
    """A card of somebody, to keep, to be discarded or to be shot at."""
    verb, foe = _purpose(seen)
    if word == "hand":
        return f"{verb}-hand", {"player": teller.player(foe)}
    return _from_play(teller, verb, word, foe)


def _from_play(teller: Teller, verb: str, face: str, foe: int) -> Telling:
    place = "own" if foe == teller.me else "gear"
    return f"{verb}-{place}", {"card": teller.card(face), "player": teller.player(foe)}


def _purpose(seen: View) -> tuple[str, int]:
    """What becomes of a card that is picked (take, drop, aim), and whose it is."""
    about = _about(seen)
    if isinstance(about[0], tuple):  # who shares what a dead player leaves
        return "take", about[1]
    if len(about) == 2:
        return "aim", about[1]
    _, foe, keep = about
    return "take" if keep else "drop", foe


def _choosing(teller: Teller, option: Option, seen: View) -> Telling:
    _, word, target = option
    kind, me = _kind_of(seen), seen.seat or 0
    if target is not None:
        return "copy", {
            "player": teller.player(target),
            "thing": teller.name(seen.characters[target]),
        }
    if kind == "gift":
        return "give", {"card": teller.card(str(word)), "player": teller.player(_about(seen)[1])}
    if kind in _YES_OR_NO:
        return f"{kind}-{word}", {"thing": teller.name(_YES_OR_NO[kind](seen, me, str(word)))}
    return kind, {"thing": teller.name(str(word))}  # a character, a suit or a colour


def _kept(seen: View, me: int, word: str) -> str:
    return seen.settings.keep[me]


def _new_or_old(seen: View, me: int, word: str) -> str:
    return seen.spares[me] if word == "yes" else seen.characters[me]


#: Which character a yes or a no is about.
_YES_OR_NO = {"keep": _kept, "identity": _new_or_old}


def _passing(teller: Teller, option: Option, seen: View) -> Telling:
    key = f"pass-{_kind_of(seen)}"
    if key == "pass-ranch":
        count = _about(seen)[1]
        return key if count else "pass-ranch-at-once", {"count": count}
    return key if teller.speech.knows(f"option-{key}") else "pass", {}


def _ending(teller: Teller, option: Option, seen: View) -> Telling:
    return "end", {}


_OPTIONS: dict[str, Callable[[Teller, Option, View], Telling]] = {
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


def question_of(teller: Teller, seen: View) -> Telling:
    """The message of the open question, or the attribute of it that fits."""
    kind = _kind_of(seen)
    attribute, arguments = "", dict[str, str | int]()
    if kind in _QUESTIONS:
        attribute, arguments = _QUESTIONS[kind](teller, seen)
    return f"{kind}.{attribute}" if attribute else kind, arguments


def _of_a_shot(teller: Teller, seen: View) -> Telling:
    _, by, needed, _ = _about(seen)
    number: Arguments = {"number": needed}
    if by is None:
        return "event", number | {"thing": teller.name(seen.event) if seen.event else ""}
    if not seen.card_played:
        return "ability", number | {"player": teller.player(by)}
    return "", number | {"player": teller.player(by), "card": teller.card(seen.card_played)}


def _of_an_attack(teller: Teller, seen: View) -> Telling:
    return "", {"player": teller.player(_about(seen)[1])}


def _of_a_card_shot_at(teller: Teller, seen: View) -> Telling:
    _, by, face, _ = _about(seen)
    return "", {"player": teller.player(by), "card": teller.card(face)}


def _of_the_last_point(teller: Teller, seen: View) -> Telling:
    return "", {"number": 1 - seen.life[_about(seen)[0]]}


def _of_the_limit(teller: Teller, seen: View) -> Telling:
    return "deck" if _digs(seen) else "", {"number": surplus(seen, _about(seen)[0])}


def _of_a_cost(teller: Teller, seen: View) -> Telling:
    """José Delgado's costs a card; the others say how many."""
    about = _about(seen)
    return "", {"number": about[1] if len(about) > 1 else 1}


def _of_a_look(teller: Teller, seen: View) -> Telling:
    return "", {"number": _about(seen)[1]}


def _of_a_pick(teller: Teller, seen: View) -> Telling:
    verb, foe = _purpose(seen)
    if verb == "aim":
        return "aim", {"player": teller.player(foe)}
    own, kept = ("yes" if answer else "no" for answer in (foe == seen.seat, verb == "take"))
    return "", {"player": teller.player(foe), "own": own, "keep": kept}


def _of_a_flip(teller: Teller, seen: View) -> Telling:
    return "", {"wish": _about(seen)[1]}


def _of_the_source(teller: Teller, seen: View) -> Telling:
    """Pat Brennan looks at what lies in play."""
    in_play = any(word not in (None, "deck", "discard") for _, word, _ in seen.options)
    return "play" if in_play else "", {}


def _of_the_old_character(teller: Teller, seen: View) -> Telling:
    return "", {"thing": teller.name(seen.settings.keep[_about(seen)[0]])}


def _of_the_new_character(teller: Teller, seen: View) -> Telling:
    return "", {"thing": teller.name(seen.spares[_about(seen)[0]])}


def _of_a_gift(teller: Teller, seen: View) -> Telling:
    return "", {"player": teller.player(_about(seen)[1])}


def _of_the_ranch(teller: Teller, seen: View) -> Telling:
    return "more" if _about(seen)[1] else "", {}


_QUESTIONS: dict[str, Callable[[Teller, View], Telling]] = {
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
