"""What is printed on things of the big game besides the rule, and where they stand in its lists."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

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

from ..voice import Voice
from .finding import BIG_GAME, Thing, things

HEADINGS = ("brown", "blue", "green", "weapon", "character", "event", "role")


# -------------------------------------------------------------------- facts


def facts(thing: Thing, voice: Voice) -> list[str]:
    """What is printed on it besides the rule."""
    if thing.shelf == "character":
        rule = CHARACTERS[thing.slug]
        return [voice.say("card-character", life=rule.life), box_line(voice, rule.set_name)]
    if thing.shelf == "event":
        rule = EVENTS[thing.slug]
        last = "yes" if rule.last else "no"
        return [voice.say("card-event", last=last), box_line(voice, rule.set_name)]
    if thing.shelf == "role":
        tables = [f"{seats}: {roles.get(thing.slug, 0)}" for seats, roles in ROLES_FOR.items()]
        return [voice.say("card-role", tables=", ".join(tables))]
    return _facts_of_card(KIND_BY_SLUG[thing.slug], voice) if thing.slug in KIND_BY_SLUG else []


def _facts_of_card(kind: Kind, voice: Voice) -> list[str]:
    found = [
        voice.say(f"border-{kind.border}"),
        *([voice.say("book-symbol")] if kind.book else []),
    ]
    if kind.rule is not None and kind.weapon:
        found.append(voice.say("symbol-weapon", range=kind.rule.reach).rstrip("."))
    return [voice.say("card-facts", facts=", ".join(found)), *_copy_lines(kind, voice)]


def _copy_lines(kind: Kind, voice: Voice) -> list[str]:
    """The copies of a card, box by box if more than one has some."""
    by_box: dict[str, list[int]] = {}
    for card in copies_of(kind):
        by_box.setdefault(SET_OF[card], []).append(card)
    if len(by_box) == 1:
        (box,) = by_box
        return [_corners(voice, by_box[box]), box_line(voice, box)]
    return [_corners(voice, cards, box) for box, cards in by_box.items()]


def _corners(voice: Voice, cards: list[int], box: str = "") -> str:
    told = {
        "copies": voice.say("copies", count=len(cards)),
        "corners": " ".join(voice.corner(FACES[card]) for card in cards),
    }
    if not box:
        return voice.say("card-copies", **told)
    return voice.say("card-copies-of-set", set=set_name(voice, box), **told)


def copies_of(kind: Kind | None) -> list[int]:
    return [card for card, other in enumerate(KINDS) if other is kind]


# -------------------------------------------------------------------- boxes


def box_line(voice: Voice, box: str) -> str:
    return voice.say("card-set", name=set_name(voice, box))


def set_names(voice: Voice, sets: Collection[str]) -> str:
    return ", ".join(set_name(voice, name) for name in SETS if name in sets)


def set_name(voice: Voice, name: str) -> str:
    return voice.say(f"set-{name.replace('_', '-')}")


def shelves(box: str) -> dict[str, list[Thing]]:
    """What a box brings, by heading."""
    found: dict[str, list[Thing]] = {heading: [] for heading in HEADINGS}
    for thing in things(BIG_GAME):
        if _box_of(thing) == box:
            found[_heading(thing)].append(thing)
    return found


def further_copies(box: str) -> dict[Kind, list[int]]:
    """The copies that a box brings of cards that another one has brought."""
    found: dict[Kind, list[int]] = {}
    for card, kind in enumerate(KINDS):
        if SET_OF[card] == box != SET_OF[copies_of(kind)[0]]:
            found.setdefault(kind, []).append(card)
    return found


def _box_of(thing: Thing) -> str:
    rule = CHARACTERS.get(thing.slug) or EVENTS.get(thing.slug)
    if rule is not None:
        return rule.set_name
    copies = copies_of(KIND_BY_SLUG.get(thing.slug))
    return SET_OF[copies[0]] if copies else SETS[0]


def _heading(thing: Thing) -> str:
    kind = KIND_BY_SLUG.get(thing.slug)
    if thing.shelf != "card":
        return thing.shelf
    if kind is None or kind.weapon:
        return "weapon"
    return kind.border


# --------------------------------------------------------------------- code


def code_of(thing: Thing) -> Any:
    """The function or class that is the rule of a card, character or event."""
    if thing.shelf in ("character", "event"):
        return type((CHARACTERS if thing.shelf == "character" else EVENTS)[thing.slug])
    kind = KIND_BY_SLUG.get(thing.slug)
    if kind is None:
        return None
    return type(kind.rule) if kind.rule is not None else kind.effect or kind.reply
