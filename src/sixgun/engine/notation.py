"""The notation: one text for every decision.

The only module that knows players by name. `option_texts` writes the open
decision's options, `read_choice` reads one of them; see docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cards import CARDS_BY_FACE, CHARACTERS, EVENTS, KIND_BY_SLUG, RANKS, SUITS, split_face
from .errors import AmbiguousWords, IllegalOption, UnknownWords
from .options import VERBS, Option

if TYPE_CHECKING:
    from .game import Game

#: Words that stand where a card may stand.
PLAIN_WORDS = frozenset({"hand", "deck", "discard", "yes", "no", "red", "black", *SUITS.values()})
NOON = "high noon now"
LEAVE = "leave"


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


def option_texts(game: Game) -> list[str]:
    """The texts of all open options, in their order."""
    options = game.options
    return [option_text(option, options, game.names) for option in options]


# ---------------------------------------------------------------- reading


def read_choice(game: Game, text: str) -> Option:
    """The open option that these words mean."""
    possible = option_texts(game)
    try:
        found = fitting(game, text)
    except UnknownWords as error:
        raise UnknownWords(error.message, error.possible or possible) from None
    if len(found) == 1:
        return found[0]
    if not found:
        raise IllegalOption(f"{text.strip()!r} is not offered now.", possible)
    meant = [option_text(option, game.options, game.names) for option in found]
    raise AmbiguousWords(f"{text.strip()!r} may mean {' or '.join(meant)}.", meant)


def fitting(game: Game, text: str) -> list[Option]:
    """All open options that these words fit; words that nobody knows are an error."""
    verb, word, target = read_option(text, game.names)
    return [
        option
        for option in game.options
        if option[0] == verb and option[2] == target and _word_fits(word, option[1])
    ]


def _word_fits(said: str | None, offered: str | None) -> bool:
    if said is None or offered is None or "/" in said:
        return said == offered
    return said == offered.partition("/")[0]


def read_option(text: str, names: Sequence[str]) -> Option:
    """The words as an option, whether or not it is offered."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise UnknownWords(f"{text.strip()!r} does not begin with a verb.", VERBS)
    verb, rest = words[0], words[1:]
    if not rest:
        return verb, None, None
    if len(rest) == 1:
        seat = seat_named(rest[0], names)
        return (verb, None, seat) if seat is not None else (verb, read_word(rest[0]), None)
    if len(rest) == 3 and rest[1] == "on":
        seat = seat_named(rest[2], names)
        if seat is None:
            raise UnknownWords(f"Nobody is called {rest[2]!r}.", names)
        return verb, read_word(rest[0]), seat
    raise UnknownWords(f"{text.strip()!r} is not of the form VERB CARD on PLAYER.")


def seat_named(word: str, names: Sequence[str]) -> int | None:
    for seat, name in enumerate(names):
        if name.lower() == word.lower():
            return seat
    return None


def read_word(word: str) -> str:
    """A card (`bang`, `bang/QH`), a character or a plain word; anything else is an error."""
    slug, slash, corner = word.partition("/")
    if not slash and any(
        slug in known for known in (PLAIN_WORDS, CHARACTERS, KIND_BY_SLUG, EVENTS)
    ):
        return word
    if slash and slug in KIND_BY_SLUG:
        face = f"{slug}/{corner.upper()}"
        if face in CARDS_BY_FACE:
            return face
        corners = [face.partition("/")[2] for face in CARDS_BY_FACE if split_face(face)[0] == slug]
        raise UnknownWords(f"There is no {word!r}.", [f"{slug}/{corner}" for corner in corners])
    raise UnknownWords(f"{word!r} is no card, character or player at this table.")


def corner_of(face: str) -> tuple[str, str]:
    """The rank and the name of the suit on a face."""
    _, rank, suit = split_face(face)
    assert rank in RANKS
    return rank, SUITS[suit]
