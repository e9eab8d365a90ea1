"""Understands what a person would like to do in a duel, whether or not it is offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sixgun.duel import DuelView
from sixgun.duel.printed import CARDS_BY_FACE, CHARACTERS, KIND_BY_SLUG, SIDES, slug_of
from sixgun.duel.turn import SWAP
from sixgun.engine.options import VERBS, Option

from ..lookup import plain
from .duel_telling import DuelTeller
from .hearing import phrases

#: Verbs that stand alone.
ALONE = ("pass", "end")


def duel_wish_in(text: str, seen: DuelView, teller: DuelTeller) -> Option | None:
    """The option that somebody would like to have; None if the words cannot be understood."""
    words = text.split()
    verb = words.pop(0).casefold() if words and words[0].casefold() in VERBS else ""
    if not words:
        return (verb, None, None) if verb in ALONE else None
    if words == ["swap"]:
        return SWAP
    if verb in ("take", "choose") and words[0].casefold() in SIDES:
        return verb, words[0].casefold(), None
    for size in range(len(words), 0, -1):
        wish = _wished(verb, words[:size], words[size:], seen, teller)
        if wish is not None:
            return wish
    return None


def _wished(
    verb: str, thing: Sequence[str], on: Sequence[str], seen: DuelView, teller: DuelTeller
) -> Option | None:
    """A thing, and a character that it is meant for; the words must be about nothing else."""
    slug = _called(" ".join(thing), [*KIND_BY_SLUG, *CHARACTERS], teller)
    if slug is None:
        return None
    spot: int | None = None
    fillers = {plain(word) for word in phrases("words-on", teller.speech.lang)} | {"on"}
    named = [word for word in on if plain(word) not in fillers]
    if on:
        target = _called(" ".join(named), [each for each in seen.characters if each], teller)
        if target is None:
            return None
        spot = seen.characters.index(target)
    if slug in CHARACTERS:
        return (verb or "use"), slug, spot
    verb = verb or ("use" if _lies_ready(slug, seen) else "play")
    return verb, _face_of(" ".join(thing), slug, verb, seen), spot


def _called(text: str, slugs: Sequence[str], teller: DuelTeller) -> str | None:
    """What is called like this, else what alone begins like this."""
    wanted = plain(text.partition("/")[0])
    names = {slug: (plain(slug), plain(teller.name(slug))) for slug in slugs}
    if not wanted:
        return None
    found = [slug for slug in slugs if wanted in names[slug]]
    found = found or [s for s in slugs if any(name.startswith(wanted) for name in names[s])]
    return found[0] if len(found) == 1 else None


def _beside_mine(seen: DuelView) -> list[str]:
    me = seen.seat or 0
    return [face for spot in (2 * me, 2 * me + 1) for face in seen.gear[spot]]


def _lies_ready(slug: str, seen: DuelView) -> bool:
    """Does it lie beside one of the player's characters, with no copy in the hand?"""
    return _copy_of(slug, _beside_mine(seen)) is not None and _copy_of(slug, seen.hand) is None


def _face_of(said: str, slug: str, verb: str, seen: DuelView) -> str:
    """The copy of a card that is meant: that which was said, one that is near, else any."""
    face = f"{slug}/{said.partition('/')[2].upper()}"
    if face in CARDS_BY_FACE:
        return face
    laid = [face for gear in seen.gear for face in gear]
    near: Iterable[str | None] = seen.hand
    if verb in ("use", "take"):
        near = _beside_mine(seen) if verb == "use" else [*seen.spread, *laid]
    return _copy_of(slug, near) or _copy_of(slug, laid) or _copy_of(slug, CARDS_BY_FACE) or slug


def _copy_of(slug: str, faces: Iterable[str | None]) -> str | None:
    return next((face for face in faces if face and slug_of(face) == slug), None)
