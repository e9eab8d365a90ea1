"""How a duel is written down: snapshots and records of the engine, with the duel's own fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.snapshot import NOT_WRITTEN, SCRIPTS, Script, tuples
from .duel import STEPS, Duel
from .printed import CARD_BY_LABEL, CHARACTERS, KINDS, LABELS
from .settings import options_of, settings_from
from .table import FIELDS

_CARD_LISTS = frozenset({"discard", "spread"})
_LISTS_OF_CARDS = frozenset({"hands", "gear", "decks"})


def _write(name: str, value: Any) -> Any:
    if name in _CARD_LISTS:
        return [LABELS[card] for card in value]
    if name in _LISTS_OF_CARDS:
        return [[LABELS[card] for card in cards] for cards in value]
    if name == "known":
        return {LABELS[card]: mask for card, mask in enumerate(value) if mask}
    if name == "characters":
        return [trait.slug if trait else None for trait in value]
    return value


def _read(name: str, value: Any) -> Any:
    if name in _CARD_LISTS:
        return [CARD_BY_LABEL[label] for label in value]
    if name in _LISTS_OF_CARDS:
        return [[CARD_BY_LABEL[label] for label in labels] for labels in value]
    read = _READERS.get(name)
    return read(value) if read else value


def _read_known(masks: dict[str, int]) -> list[int]:
    known = [0] * len(LABELS)
    for label, mask in masks.items():
        known[CARD_BY_LABEL[label]] = mask
    return known


_READERS: dict[str, Callable[[Any], Any]] = {
    "known": _read_known,
    "characters": lambda slugs: [CHARACTERS[slug] if slug else None for slug in slugs],
    "dealt": lambda sides: [tuple(names) for names in sides],
    "picks": lambda sides: [tuple(names) for names in sides],
    "out": lambda sides: [tuple(names) for names in sides],
    "used": tuple,
    "fallen": tuple,
    "later": tuples,
}

#: Fields that are lists, and how long they are.
_LENGTHS = {"hands": 2, "gear": 4, "decks": 3, "life": 4, "characters": 4, "front": 2}
_LENGTHS |= {"dealt": 2, "picks": 2, "reserve": 2, "out": 2, "passive": 2}


#: The type of their entries; those that name characters.
_ENTRIES: dict[str, type] = {"hands": list, "gear": list, "decks": list, "life": int, "front": int}
_ENTRIES |= {"dealt": tuple, "picks": tuple, "reserve": list, "out": tuple, "passive": bool}
_NAMES = ("dealt", "picks", "reserve", "out")


def _check(game: Duel) -> None:
    """Is every card in one place, and every list as long as it is?"""
    for name, length in _LENGTHS.items():
        if len(getattr(game, name)) != length:
            raise ValueError(f"{name} has not {length} entries")
    for name, kind in _ENTRIES.items():
        if any(type(entry) is not kind for entry in getattr(game, name)):
            raise ValueError(f"{name} has entries that are no {kind.__name__}")
    if not set(game.front) <= {0, 1}:
        raise ValueError("a marker is at no spot")
    slugs = [slug for name in _NAMES for entry in getattr(game, name) for slug in entry]
    if any(slug not in CHARACTERS for slug in slugs):
        raise ValueError("a character has a name that nobody knows")
    if sorted(card for zone in game.zones() for card in zone) != list(range(len(KINDS))):
        raise ValueError("a card is lost or doubled")
    if any(step not in STEPS for step, _ in game.later):
        raise ValueError("something waits that nobody knows")


def _settings(data: dict[str, Any]) -> Any:
    return settings_from(**options_of(data))


def _fresh(
    settings: dict[str, Any], seed: bytes, rules: int, *, patient: bool, listen: bool
) -> Duel:
    made = settings_from(**options_of(settings))
    return Duel.by_rules(rules, made, seed, patient=patient, listen=listen)


SCRIPTS[Duel.title] = Script(
    rules=Duel.newest_rules,
    fields=[name for name in FIELDS if name not in NOT_WRITTEN],
    steps=STEPS,
    write=_write,
    read=_read,
    settings=_settings,
    fresh=_fresh,
    bare=Duel.bare,
    check=_check,
)
