"""What the pages know of the printed game.

Writes `catalogue.ts`, `copies.ts`, `rulings.ts` and `rulebook.ts` in
`src/sixgun/web/src/generated`, and `duel_catalogue.ts` for the duel. The pages know no
rules: here is only what is printed on a card, and what belongs where in the rulebook. A
test compares the files with what comes out here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sixgun  # noqa: F401 - registers everything
from sixgun.cli.voice import SYMBOLS
from sixgun.duel.printed import CHARACTERS as DUELLISTS
from sixgun.duel.printed import FACES as DUEL_FACES
from sixgun.duel.printed import KIND_BY_SLUG as DUEL_KINDS
from sixgun.duel.printed import Kind as DuelKind
from sixgun.duel.printed import slug_of
from sixgun.engine.cards import (
    CHARACTERS,
    EVENTS,
    FACES,
    KIND_BY_SLUG,
    KINDS,
    SET_OF,
    SETS,
    SUITS,
    Kind,
)
from sixgun.engine.settings import PLAYERS_NEED, ROLES, ROLES_FOR
from sixgun.locales import LANGUAGES
from sixgun.narration.telling import COLOURS

from ..places import FOR_PAGES
from .figure import figures
from .rulings import rulings_of_the_big_game, rulings_of_the_duel
from .sections import Section, first_set, sections

FOLDER = FOR_PAGES

HEAD = "// Made from the registry by `./sixgun generate`: do not edit.\n"

CATALOGUE = (
    HEAD
    + """
/** What is printed on all copies of a card, as far as pages need to know it. */
export interface Kind {{
  set: string;
  border: "blue" | "brown" | "green";
  /** How far it carries, if it is a weapon; else 0. */
  reach: number;
  /** So many further cards from the hand must be given up for it. */
  cost: number;
  /** Left out of the simplified game. */
  book: boolean;
  /** It bears the missed symbol. */
  stops: boolean;
}}

export interface Character {{
  set: string;
  life: number;
}}

export interface Event {{
  set: string;
  /** Always the last one of its pile. */
  last: boolean;
}}

export const KINDS: Record<string, Kind> = {kinds};

export const CHARACTERS: Record<string, Character> = {characters};

export const EVENTS: Record<string, Event> = {events};

export const SETS: readonly string[] = {sets};
/** The box without which so many cannot play. */
export const PLAYERS_NEED: Record<number, string> = {needs};
export const ROLES: readonly string[] = {roles};
export const COLOURS: readonly string[] = {colours};
/** The suits by their letter. */
export const SUITS: Record<string, string> = {suits};
/** How suits are written in a line of text. */
export const SYMBOLS: Record<string, string> = {symbols};
/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = {languages};
"""
)

COPIES = (
    HEAD
    + """
/** Rank and suit of every copy, by kind and by the set that brings it. */
export const COPIES: Record<string, Record<string, readonly string[]>> = {copies};
"""
)


RULINGS = (
    HEAD
    + """
/** The rulings about each card, character, event and role, by their numbers. */
export const RULINGS_OF: Record<string, readonly string[]> = {rulings};
"""
)


RULEBOOK = (
    HEAD
    + """
/** A section of the rulebook: `name` is its anchor, and its messages are rules-name. */
export interface Section {{
  name: string;
  part: string;
  /** What is explained in it. */
  names: readonly string[];
  rulings: readonly string[];
}}

export const SECTIONS: readonly Section[] = [
{sections}];

/** How many of each role there are, by the number of players. */
export const ROLE_COUNTS: Record<string, Record<string, number>> = {roles};

/** Somebody in the figure of distances; 0: oneself, or somebody who is out. */
export interface Seat {{
  distance: number;
  gear: string;
  out: boolean;
}}

export const FIGURES: Record<string, readonly Seat[]> = {figures};
"""
)


DUEL = (
    HEAD
    + """
/** What is printed on all copies of a card of the duel. */
export interface DuelKind {{
  border: "blue" | "brown" | "red";
  /** It bears the symbol of a hit, of a dodge, of reloading. */
  hit: boolean;
  dodge: boolean;
  reload: boolean;
  /** It works wherever its character stands. */
  always: boolean;
  /** Every copy: the deck (L: Law, O: Outlaws) and the symbol in its corner. */
  copies: readonly string[];
}}

export interface Duellist {{
  /** 0: the Law, 1: the Outlaws. */
  side: number;
  life: number;
  always: boolean;
}}

export const DUEL_KINDS: Record<string, DuelKind> = {kinds};

export const DUELLISTS: Record<string, Duellist> = {characters};

/** The rulings of the duel, and the cards and characters that each is about. */
export const DUEL_RULINGS: Record<string, readonly string[]> = {rulings};
"""
)


def catalogue() -> str:
    """catalogue.ts."""
    return CATALOGUE.format(
        kinds=_table({slug: _printed(kind) for slug, kind in KIND_BY_SLUG.items()}),
        characters=_table(
            {slug: {"set": rule.set_name, "life": rule.life} for slug, rule in CHARACTERS.items()}
        ),
        events=_table(
            {slug: {"set": rule.set_name, "last": rule.last} for slug, rule in EVENTS.items()}
        ),
        sets=json.dumps(SETS),
        needs=json.dumps(PLAYERS_NEED),
        roles=json.dumps(ROLES),
        colours=json.dumps(COLOURS),
        suits=_table(SUITS),
        symbols=_table(SYMBOLS),
        languages=_table(LANGUAGES),
    )


def copies() -> str:
    """copies.ts."""
    found: dict[str, dict[str, list[str]]] = {}
    for face, kind, set_name in zip(FACES, KINDS, SET_OF, strict=True):
        corner = face.partition("/")[2]
        found.setdefault(kind.slug, {}).setdefault(set_name, []).append(corner)
    return COPIES.format(copies=_table(found))


def rulings() -> str:
    """rulings.ts."""
    found: dict[str, list[str]] = {}
    for number, ruling in rulings_of_the_big_game().items():
        for name in ruling["names"]:
            found.setdefault(name, []).append(number)
    return RULINGS.format(rulings=_table(dict(sorted(found.items()))))


def rulebook() -> str:
    """rulebook.ts."""
    pictures = {name: [seat._asdict() for seat in seats] for name, seats in figures().items()}
    return RULEBOOK.format(
        sections="".join(f"  {_value(_told(section))},\n" for section in sections()),
        roles=_table({str(players): roles for players, roles in ROLES_FOR.items()}),
        figures=_table(pictures),
    )


def duel_catalogue() -> str:
    """duel_catalogue.ts."""
    cast = {
        slug: {"side": each.side, "life": each.life, "always": bool(each.always)}
        for slug, each in DUELLISTS.items()
    }
    return DUEL.format(
        kinds=_table({slug: _printed_duel(kind) for slug, kind in DUEL_KINDS.items()}),
        characters=_table(cast),
        rulings=_table({number: entry["names"] for number, entry in rulings_of_the_duel().items()}),
    )


def _printed_duel(kind: DuelKind) -> dict[str, Any]:
    return {
        "border": kind.border,
        "hit": kind.hit,
        "dodge": kind.dodge,
        "reload": kind.reload,
        "always": bool(kind.trait and kind.trait.always),
        "copies": [face.partition("/")[2] for face in DUEL_FACES if slug_of(face) == kind.slug],
    }


def _told(section: Section) -> dict[str, Any]:
    return {
        "name": section.anchor,
        "part": section.part,
        "names": section.names,
        "rulings": section.rulings,
    }


def _printed(kind: Kind) -> dict[str, Any]:
    return {
        "set": first_set(kind),
        "border": kind.border,
        "reach": kind.rule.reach if kind.rule else 0,
        "cost": kind.cost,
        "book": kind.book,
        "stops": kind.stops,
    }


def _table(entries: dict[str, Any]) -> str:
    """An object with a line for each entry."""
    return "{\n" + "".join(f"  {name}: {_value(value)},\n" for name, value in entries.items()) + "}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{name}: {_value(each)}" for name, each in value.items())
        return f"{{ {inner} }}"
    return json.dumps(value, ensure_ascii=False)


#: What is written, by the name of its file.
FILES = {
    "catalogue.ts": catalogue(),
    "copies.ts": copies(),
    "rulings.ts": rulings(),
    "rulebook.ts": rulebook(),
    "duel_catalogue.ts": duel_catalogue(),
}


def made() -> dict[Path, str]:
    return {FOLDER / name: text for name, text in FILES.items()}
