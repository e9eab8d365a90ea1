"""`sixgun card`: what a card, character or role does, and where everything about it is."""

from __future__ import annotations

import inspect
import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import click

from sixgun.engine.cards import CHARACTERS, FACES, KIND_BY_SLUG, KINDS, SET_OF, SETS, Kind
from sixgun.engine.settings import ROLES_FOR
from sixgun.locales import LANGUAGES, speech

from .lookup import Thing, find, near, things
from .telling import Teller
from .terminal import paragraph, prepare_streams, tell, with_language
from .test import find_checkout


@click.command()
@click.argument("name", nargs=-1)
@with_language
def command(name: tuple[str, ...], lang: str) -> None:
    """Show a card, character or role: its rule, its copies, its rulings.

    NAME is what it is called in English, Italian or Spanish, or the beginning of
    that; accents and capitals do not matter. Without NAME, all are listed.
    """
    teller = Teller(speech(lang), (), symbols=prepare_streams())
    if not name:
        tell(*listing(teller))
        return
    tell(*description(wanted(" ".join(name), teller), teller, full=True))


def wanted(text: str, teller: Teller) -> Thing:
    """The one thing that is called like this."""
    found = find(text)
    if len(found) == 1:
        return found[0]
    close = ", ".join(teller.say(thing.key) for thing in (found or near(text)))
    key = "card-which" if close else "card-unknown"
    raise click.ClickException(teller.say(key, text=text, names=close))


# ------------------------------------------------------------------ listing


HEADINGS = ("brown", "blue", "green", "weapon", "character", "role")


def listing(teller: Teller) -> list[str]:
    """Everything there is, by kind, with the words of the notation."""
    shelves: dict[str, list[Thing]] = {}
    for thing in things():
        shelves.setdefault(heading(thing), []).append(thing)
    width = max(len(thing.slug) for thing in things())
    lines = []
    for key in [key for key in HEADINGS if key in shelves]:
        lines += ["", teller.say(f"card-list-{key}")]
        lines += [f"  {thing.slug:<{width}}  {teller.say(thing.key)}" for thing in shelves[key]]
    return lines[1:]


def heading(thing: Thing) -> str:
    kind = KIND_BY_SLUG.get(thing.slug)
    if thing.shelf != "card":
        return thing.shelf
    if kind is None or kind.weapon:
        return "weapon"
    return kind.border


# -------------------------------------------------------------- description


def description(thing: Thing, teller: Teller, *, full: bool = False) -> list[str]:
    """Name, facts, rule and rulings; `full`: the other languages, the code, the scenarios too."""
    say = teller.say
    lines = [say(thing.key)]
    if full:
        lines.append("  " + names_elsewhere(thing, teller))
    lines += [f"  {fact}" for fact in facts(thing, teller)]
    lines += ["", paragraph(say(f"{thing.key}.text"))]
    rulings = rulings_on(thing.slug, teller)
    if rulings:
        lines += ["", say("card-rulings"), *(paragraph(ruling, "  ") for ruling in rulings)]
    return [*lines, *sources(thing, teller)] if full else lines


def names_elsewhere(thing: Thing, teller: Teller) -> str:
    """Its names in the three languages, and its word in the notation."""
    told = " · ".join(f"{lang}: {speech(lang).say(thing.key)}" for lang in LANGUAGES)
    return teller.say("card-names", slug=thing.slug, names=told)


def facts(thing: Thing, teller: Teller) -> list[str]:
    """What is printed on it besides the rule."""
    if thing.shelf == "character":
        rule = CHARACTERS[thing.slug]
        return [teller.say("card-character", life=rule.life), set_names(teller, [rule.set_name])]
    if thing.shelf == "role":
        tables = [f"{seats}: {roles.get(thing.slug, 0)}" for seats, roles in ROLES_FOR.items()]
        return [teller.say("card-role", tables=", ".join(tables))]
    return facts_of_card(KIND_BY_SLUG[thing.slug], teller) if thing.slug in KIND_BY_SLUG else []


def facts_of_card(kind: Kind, teller: Teller) -> list[str]:
    copies = [card for card, other in enumerate(KINDS) if other is kind]
    corners = " ".join(teller.corner(FACES[card]) for card in copies)
    found = [
        teller.say(f"border-{kind.border}"),
        *([teller.say("book-symbol")] if kind.book else []),
    ]
    if kind.rule is not None and kind.weapon:
        found.append(teller.say("symbol-weapon", range=kind.rule.reach).rstrip("."))
    lines = [teller.say("card-facts", facts=", ".join(found))]
    lines.append(f"{teller.say('copies', count=len(copies))}: {corners}")
    return [*lines, set_names(teller, [SET_OF[card] for card in copies])]


def set_names(teller: Teller, sets: list[str]) -> str:
    names = [teller.say(f"set-{name.replace('_', '-')}") for name in SETS if name in sets]
    return teller.say("card-sets", names=", ".join(names))


# ------------------------------------------------------------------ rulings


@cache
def index_of_rulings() -> dict[str, dict[str, Any]]:
    text = files("sixgun.content").joinpath("rulings.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def numbers_on(slug: str) -> list[str]:
    """The rulings that name something and can come up with the sets there are."""
    return [
        number
        for number, ruling in index_of_rulings().items()
        if slug in ruling["names"] and set(ruling["sets"]) <= set(SETS)
    ]


def rulings_on(slug: str, teller: Teller) -> list[str]:
    told = {number: f"ruling-{number}" for number in numbers_on(slug)}
    return [
        f"{number}  {teller.say(key)}" for number, key in told.items() if teller.speech.knows(key)
    ]


# -------------------------------------------------------- code and scenarios


def sources(thing: Thing, teller: Teller) -> list[str]:
    lines = []
    code = code_of(thing)
    if code is not None:
        module, line = code.__module__, inspect.getsourcelines(code)[1]
        lines += ["", teller.say("card-code", module=module, line=str(line))]
    scenarios = scenarios_of(thing)
    if scenarios:
        lines += ["", teller.say("card-scenarios"), paragraph(", ".join(scenarios), "  ")]
    return lines


def code_of(thing: Thing) -> Any:
    """The function or class that is the rule of a card or character."""
    if thing.shelf == "character":
        return type(CHARACTERS[thing.slug])
    kind = KIND_BY_SLUG.get(thing.slug)
    if kind is None:
        return None
    return type(kind.rule) if kind.rule is not None else kind.effect or kind.reply


def scenarios_of(thing: Thing) -> list[str]:
    """The scenarios of this checkout whose id or source names it; none outside a checkout."""
    root = find_checkout(Path(__file__))
    if root is None:
        return []
    words = [
        thing.slug,
        thing.slug.replace("_", "-"),
        speech("en").say(thing.key),
        *numbers_on(thing.slug),
    ]
    names_it = re.compile(
        "|".join(rf"(?<![\w]){re.escape(word)}(?![\w])" for word in words), re.IGNORECASE
    )
    return [name for name, source in scenarios(root).items() if names_it.search(f"{name} {source}")]


@cache
def scenarios(root: Path) -> dict[str, str]:
    """The scenarios of a checkout: what each is called and where it comes from."""
    paths = sorted((root / "rulebook").rglob("*.toml"))
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in paths]
    found = [scenario for table in tables for scenario in table.get("scenario", ())]
    return {scenario["id"]: scenario.get("source", "") for scenario in found}
