"""Finds cards, characters, events and roles by what people call them, in any language."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

from .index import index

SUIT_LETTERS = str.maketrans("♠♥♦♣", "SHDC")

#: The two games, of which some things are called alike.
BIG_GAME, DUEL = GAMES = ("bang", "duel")


class Thing(NamedTuple):
    """Something that has a name and a text: a card, a character, an event or a role."""

    shelf: str  # card, character, event, role
    slug: str
    game: str = BIG_GAME

    @property
    def key(self) -> str:
        """Its message in the Fluent files."""
        key = f"{self.shelf}-{self.slug.replace('_', '-')}"
        return f"duel-{key}" if self.game == DUEL else key


@cache
def things(game: str | None = None) -> tuple[Thing, ...]:
    """Everything that can be looked up, of both games or of one, in the order of the rules."""
    found = [Thing(named.shelf, named.slug, named.game) for named in index().things]
    return tuple(thing for thing in found if game in (None, thing.game))


@cache
def names(game: str | None) -> dict[str, set[Thing]]:
    """Every plain name in every language, and whose it is."""
    found: dict[str, set[Thing]] = {}
    for named in index().things:
        if game in (None, named.game):
            thing = Thing(named.shelf, named.slug, named.game)
            for name in (named.slug, *named.names):
                found.setdefault(plain(name), set()).add(thing)
    return found


def find(text: str, game: str | None = None) -> list[Thing]:
    """What is called like this, else whatever begins like this."""
    wanted = plain(text)
    if not wanted:
        return []
    known = names(game)
    found = known.get(wanted) or {
        thing for name, owners in known.items() if name.startswith(wanted) for thing in owners
    }
    return _in_order(found)


def near(text: str, game: str | None = None) -> list[Thing]:
    """What is called almost like this."""
    from difflib import get_close_matches  # only those who mistype wait for it

    close = get_close_matches(plain(text), list(names(game)), n=5, cutoff=0.6)
    return _in_order({thing for name in close for thing in names(game)[name]})


def namesakes(thing: Thing) -> list[Thing]:
    """What is called like something of one game in the other, in whatever language."""
    shared = [owners for owners in names(None).values() if thing in owners]
    return _in_order({other for owners in shared for other in owners if other.game != thing.game})


def _in_order(found: set[Thing]) -> list[Thing]:
    return [thing for thing in things() if thing in found]  # the big game's first


def plain(text: str) -> str:
    """Letters and digits only, small and without accents; suits as letters."""
    letters = unicodedata.normalize("NFKD", text.translate(SUIT_LETTERS)).casefold()
    return "".join(letter for letter in letters if letter.isalnum())
