"""Understands what a person types: a number, the notation, or words of the sentence shown."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from sixgun.engine.cards import CARDS_BY_FACE, CHARACTERS, EVENTS
from sixgun.engine.notation import option_text
from sixgun.engine.options import VERBS, Option
from sixgun.engine.view import View
from sixgun.locales import speech

from ..lookup import BIG_GAME, find, plain
from ..terminal import tell
from .telling import Teller

#: What a person may say besides options, by the message that lists the words for it.
COMMANDS = ("help", "table", "log", "card", "why", "odds", "view", "quit")


#: Verbs that may stand without a card.
WORDLESS = ("take", "choose", "pass", "end")


class Unclear(Exception):
    """What was typed means nothing here, or more than one thing (`meant`)."""

    def __init__(self, key: str, meant: Sequence[Option] = (), **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.meant = meant
        self.arguments = arguments


class Quit(Exception):
    """The person wants to stop."""


def line_said() -> str:
    """A line from the person; if there is none left, the session is over."""
    try:
        text = input("> ").strip()
    except EOFError:
        tell()
        raise Quit from None
    if not sys.stdin.isatty():  # so that what comes out of a pipe reads like a terminal
        tell(shown(text))
    return text


# ---------------------------------------------------------------- commands


def command_in(text: str, lang: str) -> tuple[str, str] | None:
    """A command and what follows it, if the text begins with one; English works everywhere."""
    words = text.split()
    for command in COMMANDS:
        for phrase in sorted(phrases(f"command-{command}", lang), key=_length, reverse=True):
            size = _length(phrase)
            if same(words[:size], phrase.split()):
                return command, " ".join(words[size:])
    return None


def same(said: Sequence[str], meant: Sequence[str]) -> bool:
    """Are these the same words, ignoring case and accents?"""
    return [plain(word) or word for word in said] == [plain(word) or word for word in meant]


def phrases(key: str, lang: str) -> list[str]:
    """The phrases that a message lists, in a language and then in English."""
    spoken = [speech(code).say(key) for code in (lang, "en")]
    return list(dict.fromkeys(phrase.strip() for said in spoken for phrase in said.split(",")))


def _length(phrase: str) -> int:
    return len(phrase.split())


def agrees(text: str, lang: str) -> bool | None:
    """Yes, no, or None for anything else."""
    for answer, key in ((True, "answer-yes"), (False, "answer-no")):
        if any(same(text.split(), phrase.split()) for phrase in phrases(key, lang)):
            return answer
    return None


# ----------------------------------------------------------------- options


def option_in(text: str, seen: View, teller: Teller) -> Option:
    """The open option that is meant, or `Unclear`."""
    options = seen.options
    if text.isdecimal() and len(text) <= 6:
        return _numbered(int(text), options)
    said = _tokens(text)
    for fits in (_says, _begins):
        found = [option for option in options if fits(said, _notation(option, seen))]
        if not found and fits is _begins:
            told = {option: _tokens(teller.option(option, seen)) for option in options}
            found = [option for option in options if _begins(said, told[option])]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear("play-ambiguous", found, text=shown(text))
    raise Unclear("play-unknown", options, text=shown(text))


def _numbered(number: int, options: Sequence[Option]) -> Option:
    if 1 <= number <= len(options):
        return options[number - 1]
    raise Unclear("play-no-number", options, number=number, count=len(options))


def _tokens(text: str) -> list[str]:
    return [token for word in text.split() if (token := plain(word))]


def _notation(option: Option, seen: View) -> list[str]:
    """The words of the notation, with rank and suit."""
    words = option_text(option, (), seen.settings.names).split()
    return [
        plain(option[1]) if place == 1 and option[1] else plain(word)
        for place, word in enumerate(words)
    ]


def _says(said: list[str], meant: list[str]) -> bool:
    """The same words, the card with or without rank and suit."""
    return len(said) == len(meant) and all(
        word == other or (place == 1 and _is_corner(other.removeprefix(word)))
        for place, (word, other) in enumerate(zip(said, meant, strict=True))
    )


def _is_corner(text: str) -> bool:
    return len(text) in (2, 3) and text[-1] in "shdc" and text[:-1] in {*"23456789jqka", "10"}


def _begins(said: list[str], meant: list[str]) -> bool:
    """Each word is the beginning of a later and later word; a single letter must be all of it."""
    rest = iter(meant)
    return bool(said) and all(
        any(other == word or (len(word) > 1 and other.startswith(word)) for other in rest)
        for word in said
    )


def shown(text: str) -> str:
    """What was typed, fit to be printed."""
    return "".join(letter for letter in text if letter.isprintable())[:60]


# ------------------------------------------------------------------ wishes


def wish_in(text: str, seen: View, teller: Teller) -> Option | None:
    """The option that somebody would like to have; None if the words cannot be understood."""
    words = text.split()
    verb = words.pop(0) if words and words[0].casefold() in VERBS else ""
    target = _seat_in(words, seen.settings.names)
    if target is not None:
        del words[-1]
        fillers = {plain(word) for word in phrases("words-on", teller.speech.lang)}
        while words and plain(words[-1]) in fillers:
            del words[-1]
    if not words:
        return (verb.casefold(), None, target) if verb.casefold() in WORDLESS else None
    return _wished(verb.casefold(), " ".join(words), target, seen)


def _seat_in(words: Sequence[str], names: Iterable[str]) -> int | None:
    """The player whom the last word names, or begins to name."""
    last = plain(words[-1]) if words else ""
    plain_names = [plain(name) for name in names]
    if last in plain_names:
        return plain_names.index(last)
    found = [
        seat for seat, name in enumerate(plain_names) if len(last) > 1 and name.startswith(last)
    ]
    return found[0] if len(found) == 1 and len(words) > 1 else None


def _wished(verb: str, text: str, target: int | None, seen: View) -> Option | None:
    slug, _, corner = text.casefold().partition("/")
    if f"{slug}/{corner.upper()}" in CARDS_BY_FACE:
        return verb or "play", f"{slug}/{corner.upper()}", target
    called = find(text, BIG_GAME)
    found = [thing for thing in called if thing.shelf != "role" and thing.slug != "colt"]
    if len(found) != 1:
        return None
    slug = found[0].slug
    if slug in CHARACTERS or slug in EVENTS:
        return verb or "use", slug, target
    verb = verb or ("use" if _lies_ready(slug, seen) else "play")
    return verb, _face_of(slug, verb, seen), target


def _lies_ready(slug: str, seen: View) -> bool:
    """Does it lie in front of the player, with no copy in the hand?"""
    gear = seen.gear[seen.seat or 0]
    return _copy_of(slug, gear) is not None and _copy_of(slug, seen.hand) is None


def _face_of(slug: str, verb: str, seen: View) -> str:
    """The copy of a card that is meant: one that the player has, else any."""
    near = seen.gear[seen.seat or 0] if verb == "use" else seen.hand
    return _copy_of(slug, near) or _copy_of(slug, CARDS_BY_FACE) or slug


def _copy_of(slug: str, faces: Iterable[str | None]) -> str | None:
    return next((face for face in faces if face and face.partition("/")[0] == slug), None)
