"""Which message tells an option or a question of the duel: all from one seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..duel.printed import CHARACTERS, KIND_BY_SLUG, SIDES, slug_of
from ..duel.view import DuelView
from ..engine.options import Option
from .words import Arguments, Telling

#: Questions that say in words of their own what passing means.
PASSES = frozenset({"shot", "indians", "duel", "swap", "bear"})
#: Questions whose asking step begins with the spot of the character that it is about.
ABOUT_SOMEBODY = frozenset({"shot", "indians", "duel", "bear"})


def _kind(seen: DuelView) -> str:
    assert seen.decision is not None
    return seen.decision.kind


def _about(seen: DuelView) -> tuple[Any, ...]:
    assert seen.decision is not None
    return seen.decision.about


# ----------------------------------------------------------------- options


def option_words(seen: DuelView, option: Option) -> Telling:
    """What one of the open options of a view means."""
    key, arguments = _OPTIONS[option[0]](option, seen)
    return f"duel-option-{key}", arguments


def heading(seen: DuelView, option: Option) -> Telling:
    """What an option does, to whomever: above all options of the same card."""
    verb, word, _ = option
    return option_words(seen, (verb, word, None))


def _named(seen: DuelView, spot: int | None) -> Arguments:
    return {} if spot is None else {"name": seen.characters[spot]}


def _playing(option: Option, seen: DuelView) -> Telling:
    _, face, spot = option
    card: Arguments = {"card": str(face)}
    if _kind(seen) != "play":
        return "answer", card
    if spot is None:
        return "play", card
    blue = KIND_BY_SLUG[slug_of(str(face))].border == "blue"
    return "equip" if blue else "play-on", card | _named(seen, spot)


def _using(option: Option, seen: DuelView) -> Telling:
    _, word, spot = option
    if _kind(seen) == "play" and "/" in str(word):
        return "reload-gear", {"card": str(word)}
    thing: Arguments = {"thing": str(word)}
    return ("use", thing) if spot is None else ("use-on", thing | _named(seen, spot))


def _discarding(option: Option, seen: DuelView) -> Telling:
    _, face, spot = option
    if _kind(seen) == "play":
        return "reload", {"card": str(face)}
    return "discard" if spot is None else "discard-from", {"card": str(face)} | _named(seen, spot)


def _taking(option: Option, seen: DuelView) -> Telling:
    _, word, spot = option
    if word in SIDES:
        return "drop-back" if _kind(seen) == "back" else "take-back", {"side": str(word)}
    if _kind(seen) == "flip":
        return "count", {"card": str(word)}
    return "take" if spot is None else "take-from", {"card": str(word)} | _named(seen, spot)


def _choosing(option: Option, seen: DuelView) -> Telling:
    word = str(option[1])
    if word == "swap":
        assert seen.seat is not None
        return "swap", _named(seen, seen.rear(seen.seat))
    if word in CHARACTERS:
        return "choose", {"name": word}
    return "marker", {"side": word}


def _passing(option: Option, seen: DuelView) -> Telling:
    kind = _kind(seen)
    if kind == "bear":
        return "pass-bear", _named(seen, _about(seen)[0])
    return f"pass-{kind}" if kind in PASSES else "pass", {}


def _ending(option: Option, seen: DuelView) -> Telling:
    return "end", {}


_OPTIONS: dict[str, Callable[[Option, DuelView], Telling]] = {
    "play": _playing,
    "use": _using,
    "discard": _discarding,
    "take": _taking,
    "choose": _choosing,
    "pass": _passing,
    "end": _ending,
}


# --------------------------------------------------------------- questions


def question_words(seen: DuelView) -> Telling:
    """What the seat of this view is asked."""
    kind = _kind(seen)
    arguments: Arguments = {}
    if kind in ABOUT_SOMEBODY:
        arguments = _named(seen, _about(seen)[0])
    if kind == "shot":
        arguments["thing"] = str(_about(seen)[2])
    return f"duel-question-{kind}", arguments
