"""What is printed on things of the duel besides the rule, and where they stand in its list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sixgun.duel  # noqa: F401 - registers everything
from sixgun.duel.printed import (
    BACK_OF,
    CHARACTERS,
    KIND_BY_SLUG,
    KINDS,
    SIDES,
    SYMBOL_OF,
    Kind,
)

from ..voice import Voice
from .finding import DUEL, Thing, things
from .printed import box_line

HEADINGS = ("red", "brown", "blue", *SIDES)


def facts(thing: Thing, voice: Voice) -> list[str]:
    """What is printed on it besides the rule: for a referee, what the symbols mean as well."""
    if thing.shelf == "character":
        found = _facts_of_character(thing.slug, voice)
    else:
        found = _facts_of_card(KIND_BY_SLUG[thing.slug], voice)
    return [*found, box_line(voice, DUEL)]


def _facts_of_character(slug: str, voice: Voice) -> list[str]:
    trait = CHARACTERS[slug]
    told = voice.say("card-duel-character", side=SIDES[trait.side], life=trait.life)
    return [told, *([voice.say("duel-sign-always")] if trait.always else [])]


def _facts_of_card(kind: Kind, voice: Voice) -> list[str]:
    signs = {
        "hit": kind.hit,
        "dodge": kind.dodge,
        "reload": kind.reload,
        "always": kind.trait is not None and kind.trait.always,
    }
    borders = [voice.say(f"border-{kind.border}"), voice.say(f"duel-border-{kind.border}")]
    return [
        voice.say("card-facts", facts=", ".join(borders)),
        *(voice.say(f"duel-sign-{sign}") for sign, borne in signs.items() if borne),
        *_copy_lines(kind, voice),
    ]


def _copy_lines(kind: Kind, voice: Voice) -> list[str]:
    """The copies in each of the two decks, with the symbols in their corners."""
    found: dict[int, Counter[str]] = {}
    for card, other in enumerate(KINDS):
        if other is kind:
            found.setdefault(BACK_OF[card], Counter())[SYMBOL_OF[card]] += 1
    return [
        voice.say(
            "card-copies-of-set",
            set=voice.say(f"duel-side-{SIDES[seat]}"),
            copies=voice.say("copies", count=symbols.total()),
            corners=", ".join(_times(voice, *symbol) for symbol in symbols.items()),
        )
        for seat, symbols in sorted(found.items())
    ]


def _times(voice: Voice, symbol: str, count: int) -> str:
    name = voice.say(f"duel-symbol-{symbol}")
    return f"{name} ×{count}" if count > 1 else name


def shelves() -> dict[str, list[Thing]]:
    """What the box of the duel brings, by heading."""
    found: dict[str, list[Thing]] = {heading: [] for heading in HEADINGS}
    for thing in things(DUEL):
        found[_heading(thing)].append(thing)
    return found


def _heading(thing: Thing) -> str:
    if thing.shelf == "character":
        return SIDES[CHARACTERS[thing.slug].side]
    return KIND_BY_SLUG[thing.slug].border


def code_of(thing: Thing) -> Any:
    """The function or class that is the rule of a card or a character."""
    if thing.shelf == "character":
        return type(CHARACTERS[thing.slug])
    kind = KIND_BY_SLUG[thing.slug]
    return type(kind.trait) if kind.trait is not None else kind.dodged or kind.effect
