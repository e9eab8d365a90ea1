"""What the catalogue says of a card, a character, an event: the shapes of its entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.anygame import document
from ..locales import speech


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
