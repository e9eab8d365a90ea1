"""What is in the boxes, looked up in the tables that content fills."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from ..engine.cards import (
    CHARACTERS,
    EVENTS,
    FACES,
    KIND_BY_SLUG,
    KINDS,
    SET_OF,
    SETS,
    SUITS,
    split_face,
)
from ..engine.errors import SettingsError
from .entries import CardEntry, CharacterEntry, Copy, EventEntry, Words

#: The box of the duel; the others are `SETS`.
DUEL = "duel"

Entry = TypeVar("Entry", CardEntry, CharacterEntry, EventEntry)


def cards(box: str | None = None) -> Mapping[str, CardEntry]:
    """The cards by slug.

    Without a box, those of all sets; with a set, those that it has copies of; with `duel`,
    those of the duel, which is a game of its own.
    """
    _check(box)
    if box == DUEL:
        return _shelf(_duel_cards())
    wanted = [entry for entry in _cards() if box is None or box in {c.box for c in entry.copies}]
    return _shelf(wanted)


def characters(box: str | None = None) -> Mapping[str, CharacterEntry]:
    """The characters by slug: those of all sets, of one set, or of the `duel`."""
    _check(box)
    if box == DUEL:
        return _shelf(_duel_characters())
    return _shelf(
        CharacterEntry(slug, rule.set_name, rule.life, "", *_words("character", slug))
        for slug, rule in CHARACTERS.items()
        if box in (None, rule.set_name)
    )


def events(box: str | None = None) -> Mapping[str, EventEntry]:
    """The events by slug: those of all sets, or of one; most boxes have none."""
    _check(box)
    return _shelf(
        EventEntry(slug, rule.set_name, rule.last, *_words("event", slug))
        for slug, rule in EVENTS.items()
        if box in (None, rule.set_name)
    )


def _cards() -> list[CardEntry]:
    copies: dict[str, list[Copy]] = {slug: [] for slug in KIND_BY_SLUG}
    for kind, face, box in zip(KINDS, FACES, SET_OF, strict=True):
        _, rank, suit = split_face(face)
        copies[kind.slug].append(Copy(face, box, rank, SUITS[suit]))
    return [
        CardEntry(slug, of[0].box, KIND_BY_SLUG[slug].border, tuple(of), *_words("card", slug))
        for slug, of in copies.items()
    ]


def _duel_cards() -> list[CardEntry]:
    from ..duel import printed

    copies: dict[str, list[Copy]] = {slug: [] for slug in printed.KIND_BY_SLUG}
    for card, kind in enumerate(printed.KINDS):
        back, symbol = printed.SIDES[printed.BACK_OF[card]], printed.SYMBOL_OF[card]
        copies[kind.slug].append(Copy(printed.FACES[card], DUEL, back=back, symbol=symbol))
    return [
        CardEntry(slug, DUEL, kind.border, tuple(copies[slug]), *_words("duel-card", slug))
        for slug, kind in printed.KIND_BY_SLUG.items()
    ]


def _duel_characters() -> list[CharacterEntry]:
    from ..duel import printed

    return [
        CharacterEntry(
            slug, DUEL, trait.life, printed.SIDES[trait.side], *_words("duel-character", slug)
        )
        for slug, trait in printed.CHARACTERS.items()
    ]


def _words(shelf: str, slug: str) -> tuple[Words, Words]:
    key = f"{shelf}-{slug.replace('_', '-')}"
    return Words(key), Words(f"{key}.text")


def _shelf(entries: Iterable[Entry]) -> Mapping[str, Entry]:
    """Entries by slug, in the order of the rules; nobody can change the catalogue."""
    return MappingProxyType({entry.slug: entry for entry in entries})


def _check(box: str | None) -> None:
    if box is not None and box not in (*SETS, DUEL):
        raise SettingsError(f"there is no box {box!r}; there are: {', '.join((*SETS, DUEL))}")
