"""The catalogue: everything in the boxes as plain data.

>>> import sixgun
>>> volcanic = sixgun.cards()["volcanic"]
>>> volcanic
<card volcanic: blue, base, 2 copies>
>>> volcanic.names.it, [(copy.rank, copy.suit) for copy in volcanic.copies]
('Volcanic', [('10', 'spades'), ('10', 'clubs')])
>>> print(volcanic.text)
Weapon with range 1. You may play any number of BANG! cards in your turn.
>>> len(sixgun.cards("dodge_city")), len(sixgun.events("high_noon")), len(sixgun.cards("duel"))
(34, 15, 31)

The duel is a game of its own, and some of its cards are called like cards of the big game. So its
box is listed only when it is named.

Sentences are read when somebody asks for them, each language once; that takes a moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from .engine.cards import (
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
from .engine.documented import document
from .engine.errors import SettingsError
from .locales import speech

#: The box of the duel; the others are `SETS`.
DUEL = "duel"


@dataclass(frozen=True, repr=False)
class Words:
    """A name or a text in every language, by the key of its message: `words.it`, `words["it"]`."""

    key: str

    @property
    def en(self) -> str:
        """In English."""
        return self["en"]

    @property
    def it(self) -> str:
        """In Italian."""
        return self["it"]

    @property
    def es(self) -> str:
        """In Spanish."""
        return self["es"]

    def __getitem__(self, lang: str) -> str:
        """In the language of this code."""
        return speech(lang).say(self.key)

    def __repr__(self) -> str:
        return f"<words en={self.en!r} it={self.it!r} es={self.es!r}>"


class Copy(NamedTuple):
    """One physical card."""

    face: str
    box: str
    rank: str = ""
    suit: str = ""
    back: str = ""
    symbol: str = ""

    def __repr__(self) -> str:
        return f"<copy {self.face}, {self.box}>"


document(
    Copy,
    {
        "face": "What a person reads on it, and options call it: `bang/QH`.",
        "box": "The box it comes in.",
        "rank": "2 to 10, J, Q, K or A; empty in the duel.",
        "suit": "spades, hearts, diamonds or clubs; empty in the duel.",
        "back": "Of the duel: whose deck it is of, law or outlaws.",
        "symbol": "Of the duel: barrel, snake, dynamite or horseshoe.",
    },
)


class CardEntry(NamedTuple):
    """What the catalogue says of a card."""

    slug: str
    box: str
    border: str
    copies: tuple[Copy, ...]
    names: Words
    texts: Words

    @property
    def name(self) -> str:
        """Its name in English."""
        return self.names.en

    @property
    def text(self) -> str:
        """What it does, in English."""
        return self.texts.en

    def __repr__(self) -> str:
        count = f"{len(self.copies)} {'copy' if len(self.copies) == 1 else 'copies'}"
        return f"<card {self.slug}: {self.border}, {self.box}, {count}>"


class CharacterEntry(NamedTuple):
    """What the catalogue says of a character."""

    slug: str
    box: str
    life: int
    side: str
    names: Words
    texts: Words

    @property
    def name(self) -> str:
        """Its name in English."""
        return self.names.en

    @property
    def text(self) -> str:
        """Its ability, in English."""
        return self.texts.en

    def __repr__(self) -> str:
        side = f", {self.side}" if self.side else ""
        return f"<character {self.slug}: life {self.life}, {self.box}{side}>"


class EventEntry(NamedTuple):
    """What the catalogue says of an event."""

    slug: str
    box: str
    last: bool
    names: Words
    texts: Words

    @property
    def name(self) -> str:
        """Its name in English."""
        return self.names.en

    @property
    def text(self) -> str:
        """What it does, in English."""
        return self.texts.en

    def __repr__(self) -> str:
        return f"<event {self.slug}: {self.box}>"


#: What every entry has.
SHARED = {
    "slug": "The word for it in the notation, in settings and in code.",
    "box": "The box that brings it: a set, or `duel`.",
    "names": "What it is called in every language: `names.it`, or `names[lang]`.",
    "texts": "What it does, in every language; every sentence is our own.",
}
document(
    CardEntry,
    SHARED
    | {
        "border": "brown, blue or green; in the duel red, brown or blue.",
        "copies": "The physical cards, those that further boxes bring included.",
    },
)
document(
    CharacterEntry,
    SHARED
    | {
        "life": "The life points printed on it.",
        "side": "Of the duel: law or outlaws; else empty.",
    },
)
document(EventEntry, SHARED | {"last": "Is it the one that always comes at the end?"})


# ---------------------------------------------------------------- the boxes


def cards(box: str | None = None) -> Mapping[str, CardEntry]:
    """The cards by slug: of all sets, of those a set has copies of, or of the `duel`."""
    _check(box)
    if box == DUEL:
        return _shelf(_duel_cards())
    wanted = [entry for entry in _cards() if box is None or box in {c.box for c in entry.copies}]
    return _shelf(wanted)


def characters(box: str | None = None) -> Mapping[str, CharacterEntry]:
    """The characters by slug: of all sets, of one, or of the `duel`."""
    _check(box)
    if box == DUEL:
        return _shelf(_duel_characters())
    return _shelf(
        CharacterEntry(slug, rule.set_name, rule.life, "", *_words("character", slug))
        for slug, rule in CHARACTERS.items()
        if box in (None, rule.set_name)
    )


def events(box: str | None = None) -> Mapping[str, EventEntry]:
    """The events by slug: of all sets, or of one; most boxes have none."""
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
        CardEntry(
            slug, found[0].box, KIND_BY_SLUG[slug].border, tuple(found), *_words("card", slug)
        )
        for slug, found in copies.items()
    ]


def _duel_cards() -> list[CardEntry]:
    from .duel import printed

    copies: dict[str, list[Copy]] = {slug: [] for slug in printed.KIND_BY_SLUG}
    for card, kind in enumerate(printed.KINDS):
        back, symbol = printed.SIDES[printed.BACK_OF[card]], printed.SYMBOL_OF[card]
        copies[kind.slug].append(Copy(printed.FACES[card], DUEL, back=back, symbol=symbol))
    return [
        CardEntry(slug, DUEL, kind.border, tuple(copies[slug]), *_words("duel-card", slug))
        for slug, kind in printed.KIND_BY_SLUG.items()
    ]


def _duel_characters() -> list[CharacterEntry]:
    from .duel import printed

    return [
        CharacterEntry(
            slug, DUEL, trait.life, printed.SIDES[trait.side], *_words("duel-character", slug)
        )
        for slug, trait in printed.CHARACTERS.items()
    ]


def _words(shelf: str, slug: str) -> tuple[Words, Words]:
    key = f"{shelf}-{slug.replace('_', '-')}"
    return Words(key), Words(f"{key}.text")


Entry = TypeVar("Entry", CardEntry, CharacterEntry, EventEntry)


def _shelf(entries: Iterable[Entry]) -> Mapping[str, Entry]:
    """Entries by slug, in the order of the rules; nobody can change the catalogue."""
    return MappingProxyType({entry.slug: entry for entry in entries})


def _check(box: str | None) -> None:
    if box is not None and box not in (*SETS, DUEL):
        raise SettingsError(f"there is no box {box!r}; there are: {', '.join((*SETS, DUEL))}")
