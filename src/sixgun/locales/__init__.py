"""Every sentence that a person reads, in three languages.

>>> speech = Speech("it")
>>> speech.say("card-beer")
'Birra'
>>> speech.say("cards", count=2)
'2 carte'

A key may name an attribute: `speech.say("card-beer.text")`. What is missing, a
message as well as an argument, is an error: nobody ever reads a raw key.

Many cards are called something that ends in an exclamation mark. At the end of a
sentence such a name takes no full stop after it, in any of the languages:

>>> speech.say("report-drew", actor="you", player="Ann", cards="Mancato!")
'Peschi Mancato!'

A message is parsed when it is first said, for nobody says all of them: reading the files takes
milliseconds, parsing them takes most of a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # Fluent takes longer to import than all of the engine
    from fluent.runtime.resolver import Pattern

#: The languages there are, each by its own name.
LANGUAGES: dict[str, str] = {"en": "English", "it": "italiano", "es": "español"}

#: Texts longer than this are put into a sentence after it is made.
LONG = 500

#: A full stop after a name that ends in an exclamation mark.
SPARE_STOP = re.compile(r"(?<=!)\.(?!\.)")


class UnknownLanguage(ValueError):
    """There are no sentences in this language."""


class UnknownSentence(LookupError):
    """There is no such message, or it was not given what it needs."""


class Speech:
    """Messages of one language: all there are, or those that are given as `sources` has them."""

    def __init__(self, lang: str, given: Mapping[str, str] | None = None) -> None:
        from fluent.runtime import FluentBundle

        if lang not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {lang!r}; there are: {_languages()}")
        self.lang = lang
        self._sources = sources(lang) if given is None else given
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)

    def say(self, key: str, **arguments: str | int) -> str:
        """The message of this key, or of its attribute (`card-bang.text`)."""
        pattern = self._pattern(key)
        if pattern is None:
            raise UnknownSentence(f"there is no message {key!r} in {LANGUAGES[self.lang]}")
        short, long = _marked(arguments)
        made, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise UnknownSentence(f"{key} in {LANGUAGES[self.lang]}: {errors[0]}")
        text = SPARE_STOP.sub("", str(made))
        for mark, value in long.items():
            text = text.replace(mark, value)
        return text

    def knows(self, key: str) -> bool:
        """Is there a message (or attribute) of this key?"""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if name not in self._parsed:
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Parse a message and all that it mentions; only then is it there for other threads."""
        from fluent.runtime import FluentResource

        wanted, met = [name], set()
        while wanted:
            each = wanted.pop()
            if each in met or each in self._parsed or each not in self._sources:
                continue
            met.add(each)
            resource = FluentResource(self._sources[each])
            self._bundle.add_resource(resource)
            wanted += _mentioned(resource)
        self._parsed |= met

    def __repr__(self) -> str:
        return f"Speech({self.lang!r})"


@cache
def speech(lang: str) -> Speech:
    """The speech of a language, read once."""
    return Speech(lang)


def texts(lang: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = files(__name__).joinpath(lang)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {f.name: f.read_text(encoding="utf-8") for f in found if f.name.endswith(".ftl")}


def sources(lang: str) -> dict[str, str]:
    """Every message of a language as it is written, by its key; terms have a dash before it."""
    return {key: source for text in texts(lang).values() for key, source in _entries(text)}


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent file: each begins a line, and what belongs to it does not."""
    entry: list[str] = []
    for line in [*text.splitlines(keepends=True), "#"]:
        if line[0].isalpha() or line[0] in "-#":
            if entry:
                yield entry[0].partition("=")[0].rstrip(), "".join(entry)
            entry = [] if line[0] == "#" else [line]
        elif entry:
            entry.append(line)


def _mentioned(node: Any) -> Iterator[str]:
    """The messages and terms that a piece of Fluent refers to, as `sources` has them."""
    from fluent.syntax import ast

    if isinstance(node, ast.MessageReference | ast.TermReference):
        yield f"{'-' * isinstance(node, ast.TermReference)}{node.id.name}"
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _mentioned(child)


def _marked(arguments: dict[str, str | int]) -> tuple[dict[str, str | int], dict[str, str]]:
    """Long texts give way to a mark, because Fluent refuses those of a few thousand letters."""
    long = {
        f"\N{OBJECT REPLACEMENT CHARACTER}{name}\N{OBJECT REPLACEMENT CHARACTER}": value
        for name, value in arguments.items()
        if isinstance(value, str) and len(value) > LONG
    }
    marks = {value: mark for mark, value in long.items()}
    return {name: marks.get(str(value), value) for name, value in arguments.items()}, long


def _languages() -> str:
    return ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
