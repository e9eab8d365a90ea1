"""The index of `sixgun card`: names, rulings, scenarios and sentences, so that it opens two files.

A line for each thing, ruling, scenario and message, so that a change of one shows as one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import sixgun.duel  # noqa: F401 - registers everything
from sixgun.cli.lookup import BIG_GAME, DUEL, Thing
from sixgun.cli.lookup.index import SAID
from sixgun.duel import printed as duel_printed
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, SETS
from sixgun.engine.settings import ROLES
from sixgun.locales import LANGUAGES, sources, speech
from sixgun.scenarios.table import load_file, scenario_files

from ..places import PACKAGE, ROOT
from .rulings import regulation_of_the_duel, rulings_of_the_big_game, rulings_of_the_duel

FOLDER = PACKAGE / "cli" / "lookup"
#: How the ids of its scenarios begin.
OF_THE_DUEL = "duel-"


def made() -> dict[Path, str]:
    sentences = {lang: said(lang) for lang in LANGUAGES}
    return {FOLDER / "index.json": index()} | {
        FOLDER / f"{lang}.json": _object(entries) for lang, entries in sentences.items()
    }


def said(lang: str) -> dict[str, str]:
    """The messages that looking up may say, as they are written."""
    return {key: text for key, text in sources(lang).items() if key.startswith(SAID)}


def index() -> str:
    """index.json."""
    rows = [[thing.game, thing.shelf, thing.slug, *names_of(thing)] for thing in things()]
    rulings = {BIG_GAME: rulings_of_the_boxes(), DUEL: regulation_and_rulings()}
    parts = {
        "things": "[\n" + ",\n".join(map(_line, rows)) + "\n]",
        "rulings": _by_game(rulings),
        "scenarios": _by_game(scenarios(ROOT / "rulebook", rulings)),
    }
    return "{\n" + ",\n".join(f"{_line(name)}: {text}" for name, text in parts.items()) + "\n}\n"


def things() -> Iterator[Thing]:
    """Everything that can be looked up, in the order of the rules; the Colt is no card."""
    yield from (Thing("card", slug) for slug in (*KIND_BY_SLUG, "colt"))
    yield from (Thing("character", slug) for slug in CHARACTERS)
    yield from (Thing("event", slug) for slug in EVENTS)
    yield from (Thing("role", slug) for slug in ROLES)
    yield from (Thing("card", slug, DUEL) for slug in duel_printed.KIND_BY_SLUG)
    yield from (Thing("character", slug, DUEL) for slug in duel_printed.CHARACTERS)


def names_of(thing: Thing) -> list[str]:
    return [speech(lang).say(thing.key) for lang in LANGUAGES]


def rulings_of_the_boxes() -> dict[str, list[str]]:
    """The rulings of the big game that can come up with the sets there are, and what they name."""
    found = rulings_of_the_big_game()
    return {key: ruling["names"] for key, ruling in found.items() if set(ruling["sets"]) <= {*SETS}}


def regulation_and_rulings() -> dict[str, list[str]]:
    """What holds in a duel, and what it is about: what the regulation says comes first."""
    found = regulation_of_the_duel() | rulings_of_the_duel()
    return {key: entry["names"] for key, entry in found.items()}


# ----------------------------------------------------------------- scenarios


def scenarios(
    rulebook: Path, rulings: dict[str, dict[str, list[str]]]
) -> dict[str, dict[str, list[str]]]:
    """By game, the ids of all scenarios and the slugs of what they are about."""
    found: dict[str, dict[str, list[str]]] = {game: {} for game in rulings}
    for file in scenario_files(rulebook):
        for scenario in load_file(file):
            game = DUEL if scenario.get("sets") == ["duel"] else BIG_GAME
            about = about_in_the_duel if game == DUEL else about_in_the_big_game
            found[game][scenario["id"]] = sorted(about(scenario, rulings[game]))
    return found


def about_in_the_big_game(scenario: dict[str, Any], rulings: dict[str, list[str]]) -> set[str]:
    """What the id or the source of a scenario names, and what the rulings name that stand there."""
    text = f"{scenario['id']} {scenario.get('source', '')}"
    named = {slug for slug, naming in _namings().items() if naming.search(text)}
    return named | _ruled(text, rulings)


def about_in_the_duel(scenario: dict[str, Any], rulings: dict[str, list[str]]) -> set[str]:
    """What the id or the title of a scenario names; of its rulings, what is on its table.

    Every id and some sources have "duel" in them, which is also a card.
    """
    name, source = scenario["id"].removeprefix(OF_THE_DUEL), scenario.get("source", "")
    of_the_duel = [thing for thing in things() if thing.game == DUEL]
    slugs = {thing.slug.replace("_", "-"): thing.slug for thing in of_the_duel}
    names = {speech("en").say(thing.key): thing.slug for thing in of_the_duel}
    table = json.dumps([scenario[part] for part in ("law", "outlaws", "steps")])
    ruled = _ruled(f"{name} {source} {' '.join(lines_of_regulation(source))}", rulings)
    present = {slug for slug in ruled if re.search(rf"\b{slug}\b", table)}
    return present | _named(name, slugs) | _named(scenario["title"], names)


def lines_of_regulation(source: str) -> list[str]:
    """`regulation, duel FAQ 9, 10` → FAQ9, FAQ10."""
    found = re.search(r"duel FAQ (\d+(?:, \d+)*)", source)
    return [f"FAQ{line}" for line in found[1].split(", ")] if found else []


def _ruled(text: str, rulings: dict[str, list[str]]) -> set[str]:
    """What is named by the rulings whose numbers stand in a text."""
    numbers = re.findall(r"\b(?:[RD]|FAQ)\d+\b", text)
    return {slug for number in numbers for slug in rulings.get(number, ())}


def _named(text: str, slugs: dict[str, str]) -> set[str]:
    """Whose words stand in a text; where Pearl Hat does, no Hat is meant."""
    longest_first = sorted(slugs, key=len, reverse=True)
    either = "|".join(map(re.escape, longest_first))
    return {slugs[word] for word in re.findall(rf"(?<!\w)(?:{either})(?!\w)", text)}


@cache
def _namings() -> dict[str, re.Pattern[str]]:
    """For everything in the big game, what finds its slug or its English name."""
    return {thing.slug: _naming(thing) for thing in things() if thing.game == BIG_GAME}


def _naming(thing: Thing) -> re.Pattern[str]:
    words = (thing.slug, thing.slug.replace("_", "-"), speech("en").say(thing.key))
    either = "|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in dict.fromkeys(words))
    return re.compile(either, re.IGNORECASE)


# -------------------------------------------------------------------- as text


def _by_game(found: dict[str, dict[str, list[str]]]) -> str:
    return "{\n" + ",\n".join(f"{_line(g)}: {_object(e).strip()}" for g, e in found.items()) + "\n}"


def _object(entries: dict[str, Any]) -> str:
    """JSON with a line for each entry."""
    lines = [f"{_line(name)}: {_line(value)}" for name, value in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
