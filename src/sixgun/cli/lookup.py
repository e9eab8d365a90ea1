"""Finds cards, characters, events and roles by what people call them, in any language."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

import sixgun  # noqa: F401 - registers everything
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.engine.settings import ROLES
from sixgun.locales import LANGUAGES, speech

SUIT_LETTERS = str.maketrans("♠♥♦♣", "SHDC")


class Thing(NamedTuple):
    """Something that has a name and a text: a card, a character, an event or a role."""

    shelf: str  # card, character, event, role
    slug: str

    @property
    def key(self) -> str:
        """Its message in the Fluent files."""
        return f"{self.shelf}-{self.slug.replace('_', '-')}"


@cache
def things() -> tuple[Thing, ...]:
    """Everything that can be looked up, in the order of the rules; the Colt is no card."""
    cards = [Thing("card", slug) for slug in (*KIND_BY_SLUG, "colt")]
    characters = [Thing("character", slug) for slug in CHARACTERS]
    events = [Thing("event", slug) for slug in EVENTS]
    return (*cards, *characters, *events, *(Thing("role", slug) for slug in ROLES))


@cache
def names() -> dict[str, set[Thing]]:
    """Every plain name in every language, and whose it is."""
    found: dict[str, set[Thing]] = {}
    for thing in things():
        spoken = [speech(lang).say(thing.key) for lang in LANGUAGES]
        for name in (thing.slug, *spoken):
            found.setdefault(plain(name), set()).add(thing)
    return found


def find(text: str) -> list[Thing]:
    """What is called like this, else whatever begins like this."""
    wanted = plain(text)
    if not wanted:
        return []
    whole = names().get(wanted)
    found = whole or {
        t for name, owners in names().items() if name.startswith(wanted) for t in owners
    }
    return [thing for thing in things() if thing in found]


def near(text: str) -> list[Thing]:
    """What is called almost like this."""
    close = get_close_matches(plain(text), list(names()), n=5, cutoff=0.6)
    found = {thing for name in close for thing in names()[name]}
    return [thing for thing in things() if thing in found]


def plain(text: str) -> str:
    """Letters and digits only, small and without accents; suits as letters."""
    letters = unicodedata.normalize("NFKD", text.translate(SUIT_LETTERS)).casefold()
    return "".join(letter for letter in letters if letter.isalnum())
