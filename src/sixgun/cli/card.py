"""`sixgun card`: what a card, character, event or role does, and all there is about it."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import click

from sixgun.engine.cards import (
    CHARACTERS,
    EVENTS,
    FACES,
    KIND_BY_SLUG,
    KINDS,
    SET_OF,
    SETS,
    Kind,
)
from sixgun.engine.settings import ROLES_FOR
from sixgun.locales import LANGUAGES, speech

from .checkout import find_checkout
from .lookup import Thing, find, near, things
from .terminal import paragraph, prepare_streams, tell, with_language
from .terminal_play.telling import Teller


@click.command()
@click.argument("name", nargs=-1)
@with_language
def command(name: tuple[str, ...], lang: str) -> None:
    """Show a card, character, event or role: its rule, its copies, its rulings.

    NAME is what it is called in English, Italian or Spanish, or the beginning of
    that; accents and capitals do not matter. Without NAME, all are listed, box by box.
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


HEADINGS = ("brown", "blue", "green", "weapon", "character", "event", "role")
WIDTH = max(len(thing.slug) for thing in things())


def listing(teller: Teller) -> list[str]:
    """Everything there is, box by box and by kind, with the words of the notation."""
    lines = []
    for box in SETS:
        name = set_name(teller, box)
        lines += ["", name, "=" * len(name)]
        for key in HEADINGS:
            lines += shelf_lines(teller, key, [t for t in things() if place(t) == (box, key)])
        lines += further_copies(teller, box)
    return lines[1:]


def further_copies(teller: Teller, box: str) -> list[str]:
    """The copies that a box brings of cards that another one has brought."""
    found: dict[Kind, list[int]] = {}
    for card, kind in enumerate(KINDS):
        if SET_OF[card] == box != SET_OF[copies_of(kind)[0]]:
            found.setdefault(kind, []).append(card)
    lines = [
        f"  {kind.slug:<{WIDTH}}  {teller.name(kind.slug)}: "
        + " ".join(teller.corner(FACES[card]) for card in cards)
        for kind, cards in found.items()
    ]
    return ["", teller.say("card-list-copies"), *lines] if lines else []


def shelf_lines(teller: Teller, key: str, found: list[Thing]) -> list[str]:
    """The things of one kind in a box, under their heading."""
    if not found:
        return []
    lines = [f"  {thing.slug:<{WIDTH}}  {teller.say(thing.key)}" for thing in found]
    return ["", teller.say(f"card-list-{key}"), *lines]


def place(thing: Thing) -> tuple[str, str]:
    """The box that brings it, and its heading there."""
    return box_of(thing), heading(thing)


def box_of(thing: Thing) -> str:
    rule = CHARACTERS.get(thing.slug) or EVENTS.get(thing.slug)
    if rule is not None:
        return rule.set_name
    copies = copies_of(KIND_BY_SLUG.get(thing.slug))
    return SET_OF[copies[0]] if copies else SETS[0]


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
    lines += ["", *(paragraph(text) for text in texts(thing, teller))]
    rulings = rulings_on(thing.slug, teller)
    if rulings:
        lines += ["", say("card-rulings"), *(paragraph(ruling, "  ") for ruling in rulings)]
    return [*lines, *sources(thing, teller)] if full else lines


def texts(thing: Thing, teller: Teller) -> list[str]:
    """Its rule; roles mean something else with three and with eight players."""
    found = [teller.say(f"{thing.key}.text")]
    for players in ("three", "eight"):
        key = f"{thing.key}-{players}.text"
        if thing.shelf == "role" and teller.speech.knows(key):
            found.append(teller.say(f"card-role-{players}", text=teller.say(key)))
    return found


def names_elsewhere(thing: Thing, teller: Teller) -> str:
    """Its names in the three languages, and its word in the notation."""
    told = " · ".join(f"{lang}: {speech(lang).say(thing.key)}" for lang in LANGUAGES)
    return teller.say("card-names", slug=thing.slug, names=told)


def facts(thing: Thing, teller: Teller) -> list[str]:
    """What is printed on it besides the rule."""
    if thing.shelf == "character":
        rule = CHARACTERS[thing.slug]
        return [teller.say("card-character", life=rule.life), box_line(teller, rule.set_name)]
    if thing.shelf == "event":
        rule = EVENTS[thing.slug]
        last = "yes" if rule.last else "no"
        return [teller.say("card-event", last=last), box_line(teller, rule.set_name)]
    if thing.shelf == "role":
        tables = [f"{seats}: {roles.get(thing.slug, 0)}" for seats, roles in ROLES_FOR.items()]
        return [teller.say("card-role", tables=", ".join(tables))]
    return facts_of_card(KIND_BY_SLUG[thing.slug], teller) if thing.slug in KIND_BY_SLUG else []


def facts_of_card(kind: Kind, teller: Teller) -> list[str]:
    found = [
        teller.say(f"border-{kind.border}"),
        *([teller.say("book-symbol")] if kind.book else []),
    ]
    if kind.rule is not None and kind.weapon:
        found.append(teller.say("symbol-weapon", range=kind.rule.reach).rstrip("."))
    return [teller.say("card-facts", facts=", ".join(found)), *copy_lines(kind, teller)]


def copy_lines(kind: Kind, teller: Teller) -> list[str]:
    """The copies of a card, box by box if more than one has some."""
    by_box: dict[str, list[int]] = {}
    for card in copies_of(kind):
        by_box.setdefault(SET_OF[card], []).append(card)
    if len(by_box) == 1:
        (box,) = by_box
        return [corners(teller, by_box[box]), box_line(teller, box)]
    return [corners(teller, cards, box) for box, cards in by_box.items()]


def corners(teller: Teller, cards: list[int], box: str = "") -> str:
    told = {
        "copies": teller.say("copies", count=len(cards)),
        "corners": " ".join(teller.corner(FACES[card]) for card in cards),
    }
    if not box:
        return teller.say("card-copies", **told)
    return teller.say("card-copies-of-set", set=set_name(teller, box), **told)


def copies_of(kind: Kind | None) -> list[int]:
    return [card for card, other in enumerate(KINDS) if other is kind]


def box_line(teller: Teller, box: str) -> str:
    return teller.say("card-set", name=set_name(teller, box))


def set_names(teller: Teller, sets: Collection[str]) -> str:
    return ", ".join(set_name(teller, name) for name in SETS if name in sets)


def set_name(teller: Teller, name: str) -> str:
    return teller.say(f"set-{name.replace('_', '-')}")


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
    """The function or class that is the rule of a card, character or event."""
    if thing.shelf in ("character", "event"):
        return type((CHARACTERS if thing.shelf == "character" else EVENTS)[thing.slug])
    kind = KIND_BY_SLUG.get(thing.slug)
    if kind is None:
        return None
    return type(kind.rule) if kind.rule is not None else kind.effect or kind.reply


def scenarios_of(thing: Thing) -> list[str]:
    """The scenarios of this checkout whose id or source names it; none outside a checkout."""
    root = find_checkout()
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
