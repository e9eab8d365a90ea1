"""The notation: one text for every decision.

The only module that knows players by name. `option_texts` writes the open
decision's options, `read_choice` reads one of them; `line_text` and `read_line`
do the same for the lines of a log; see docs/notation.md.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .cards import CARDS_BY_FACE, CHARACTERS, EVENTS, KIND_BY_SLUG, SUITS, split_face
from .errors import AmbiguousWords, IllegalOption, UnknownWords
from .options import VERBS, Option

if TYPE_CHECKING:
    from .machine import Machine

#: Verbs that pick a card: `on` says where it lies, which need not be said if the card tells.
PICKS = frozenset({"take", "discard"})
#: Words that stand where a card may stand.
PLAIN_WORDS = frozenset({"hand", "deck", "discard", "yes", "no", "red", "black", *SUITS.values()})
NOON = "high noon now"
LEAVE = "leave"

_LINE = re.compile(r"([A-Za-z0-9_-]+): (.+)\Z")


class LogLine(NamedTuple):
    """A line of a log, which `Machine.apply` follows: a choice, or what came from outside (S7)."""

    seat: int | None  # whose it is; None: nobody's, and that can only be `NOON`
    said: Option | str  # an option or its words, `LEAVE` or `NOON`
    forced: bool = False  # there was one answer, so that only a patient game has asked (S2)

    @property
    def from_outside(self) -> bool:
        """May it come at any decision, whoever is asked (S7)?"""
        return self.seat is None or self.said == LEAVE


class Lexicon(NamedTuple):
    """The words of a game that may stand where a card may stand."""

    faces: Mapping[str, Sequence[int]]  # every face, with the cards that bear it
    kinds: Container[str]  # of cards
    words: Sequence[Container[str]]  # characters and whatever else
    halves: bool = False  # does one letter of a corner say which copy, where it tells them apart?

    def has(self, word: str) -> bool:
        return any(word in known for known in (self.kinds, *self.words))


#: The words of the big game.
LEXICON = Lexicon(CARDS_BY_FACE, KIND_BY_SLUG, (PLAIN_WORDS, CHARACTERS, EVENTS))


# ---------------------------------------------------------------- writing


def option_text(option: Option, options: Sequence[Option], names: Sequence[str]) -> str:
    """The canonical text: rank and suit only where two differing copies are offered (S5)."""
    verb, word, target = option
    parts = [verb]
    if word is not None:
        parts.append(word if _needs_corner(word, options) else word.partition("/")[0])
    if target is not None:
        parts += ["on", names[target]] if word is not None else [names[target]]
    return " ".join(parts)


def _needs_corner(word: str, options: Sequence[Option]) -> bool:
    slug = word.partition("/")[0]
    return any(
        other is not None and other != word and other.partition("/")[0] == slug
        for _, other, _ in options
    )


def option_texts(game: Machine) -> list[str]:
    """The texts of all open options, in their order."""
    options, places = game.options, game.places
    return [option_text(option, options, places) for option in options]


def line_text(line: LogLine, names: Sequence[str]) -> str:
    """A line as records have it; of a choice the words must be known."""
    return NOON if line.seat is None else f"{names[line.seat]}: {line.said}"


# ---------------------------------------------------------------- reading


def read_line(text: str, names: Sequence[str]) -> LogLine | None:
    """The line of a record; None: it is none."""
    if text == NOON:
        return LogLine(None, NOON)
    match = _LINE.match(text)
    seat = seat_named(match.group(1), names) if match else None
    return LogLine(seat, match.group(2)) if match and seat is not None else None


def read_choice(game: Machine, text: str) -> Option:
    """The open option that these words mean."""
    try:
        found = fitting(game, text)
    except UnknownWords as error:
        raise UnknownWords(error.message, error.possible or option_texts(game)) from None
    if len(found) == 1:
        return found[0]
    if not found:
        raise IllegalOption(f"{text.strip()!r} is not offered now.", option_texts(game))
    meant = [option_text(option, game.options, game.places) for option in found]
    raise AmbiguousWords(f"{text.strip()!r} may mean {' or '.join(meant)}.", meant)


def fitting(game: Machine, text: str) -> list[Option]:
    """All open options that these words fit; words that nobody knows are an error."""
    verb, word, target = read_option(text, game.places, game.lexicon)
    named = [option for option in game.options if option[0] == verb and word_fits(word, option[1])]
    found = [option for option in named if option[2] == target]
    if not found and target is None and word is not None and verb in PICKS:
        return named
    return found


def word_fits(said: str | None, offered: str | None) -> bool:
    """Does a word mean what is offered? Without its corner it fits any copy."""
    if said is None or offered is None or said == offered:
        return said == offered
    slug, slash, corner = said.partition("/")
    kind, _, whole = offered.partition("/")
    return slug == kind and (not slash or (len(corner) == 1 and corner in whole))


def read_option(text: str, places: Sequence[str], lexicon: Lexicon = LEXICON) -> Option:
    """The words as an option, whether or not it is offered; `places` are the targets by name."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise UnknownWords(f"{text.strip()!r} does not begin with a verb.", VERBS)
    verb, rest = words[0], words[1:]
    if not rest:
        return verb, None, None
    if len(rest) == 1:
        # Where targets are characters, `use jango` means the ability and not the target.
        seat = None if lexicon.has(rest[0]) else seat_named(rest[0], places)
        return (verb, None, seat) if seat is not None else (verb, read_word(rest[0], lexicon), None)
    if len(rest) == 3 and rest[1] == "on":
        seat = seat_named(rest[2], places)
        if seat is None:
            there = [place for place in places if place]  # nobody may stand at a place
            raise UnknownWords(f"Nobody is called {rest[2]!r}.", there)
        return verb, read_word(rest[0], lexicon), seat
    raise UnknownWords(f"{text.strip()!r} is not of the form VERB CARD on PLAYER.")


def seat_named(word: str, names: Sequence[str]) -> int | None:
    for seat, name in enumerate(names):
        if name.lower() == word.lower():
            return seat
    return None


def read_word(word: str, lexicon: Lexicon = LEXICON) -> str:
    """A card (`bang`, `bang/QH`), a character or a plain word; anything else is an error."""
    slug, slash, corner = word.partition("/")
    if not slash and lexicon.has(slug):
        return word
    if slash and slug in lexicon.kinds:
        face = f"{slug}/{corner.upper()}"
        if face in lexicon.faces:
            return face
        copies = [copy for copy in lexicon.faces if split_face(copy)[0] == slug]
        if lexicon.halves and any(word_fits(face, copy) for copy in copies):
            return face
        raise UnknownWords(f"There is no {word!r}.", copies)
    raise UnknownWords(f"{word!r} is no card, character or player at this table.")
