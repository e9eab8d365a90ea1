"""The index: names, rulings and scenarios of everything, and the sentences that are about it.

`./sixgun generate lookup` gathers them from the Fluent files, from the rulings and from the
rulebook; the tests say if they are out of date. Where the code of a rule stands is not in it,
for that changes with every line.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from sixgun.locales import LANGUAGES, Speech

#: Messages that looking up says, by how their keys begin.
SAID = (
    "book-symbol",
    "border-",
    "card-",
    "character-",
    "copies",
    "duel-border-",
    "duel-card-",
    "duel-character-",
    "duel-side-",
    "duel-sign-",
    "duel-symbol-",
    "event-",
    "role-",
    "ruling-",
    "set-",
    "suit-",
    "symbol-weapon",
)


class Named(NamedTuple):
    """Something that can be looked up, and what it is called in the order of `LANGUAGES`."""

    game: str
    shelf: str
    slug: str
    names: tuple[str, ...]

    def name(self, lang: str) -> str:
        return self.names[list(LANGUAGES).index(lang)]


class Index(NamedTuple):
    """What is gathered; rulings and scenarios by game, each with the slugs that it is about."""

    things: tuple[Named, ...]
    rulings: dict[str, dict[str, list[str]]]
    scenarios: dict[str, dict[str, list[str]]]


@cache
def index() -> Index:
    """What is gathered, read once."""
    kept = json.loads(_text("index"))
    things = [Named(game, shelf, slug, (*names,)) for game, shelf, slug, *names in kept["things"]]
    return Index(tuple(things), kept["rulings"], kept["scenarios"])


@cache
def speech_of(lang: str) -> Speech:
    """The sentences of a language that looking up may say, and no others."""
    return Speech(lang, json.loads(_text(lang)))


def _text(name: str) -> str:
    return files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8")
