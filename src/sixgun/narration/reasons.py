"""Which message says why something is not possible, or what to think of before doing it."""

from __future__ import annotations

from ..duel import explain as duel_explain
from ..engine.aims import Reason
from ..engine.cards import EVENTS, split_face
from ..engine.explain import CAUTIONS
from .words import Arguments, Telling

#: Reasons about a card of which no copy in particular is meant.
ANY_COPY = frozenset({"not-in-hand", "not-in-play"})
DUEL_ANY_COPY = frozenset({"not-in-hand", "not-in-play", "not-beside-yours"})


def reason_words(reason: Reason) -> Telling:
    """The message of a reason or a caution of the engine; its arguments are words and numbers."""
    key, details = reason
    if key in CAUTIONS:
        return key, _plain(details)
    if key in ANY_COPY:
        return f"reason-{key}", {"card": split_face(details["card"])[0]}
    if key == "not-yours" and details["character"] in EVENTS:
        return f"reason-{key}.event", {"event": details["character"]}
    return f"reason-{key}", _plain(details)


def duel_reason_words(reason: Reason) -> Telling:
    """The same of a duel, which says some things as the big game does."""
    key, details = reason
    if key in duel_explain.CAUTIONS:
        return key, _plain(details)
    message = f"reason-{key}" if key in duel_explain.COMMON else f"duel-reason-{key}"
    if key in DUEL_ANY_COPY:
        return message, {"card": split_face(details["card"])[0]}
    return message, _plain(details)


def _plain(details: dict[str, object]) -> Arguments:
    return {
        name: value if isinstance(value, str | int) else str(value)
        for name, value in details.items()
    }
