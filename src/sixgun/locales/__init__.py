"""Every sentence that a person reads, in three languages.

>>> speech = Speech("it")
>>> speech.say("card-beer")
'Birra'
>>> speech.say("cards", count=2)
'2 carte'

A key may name an attribute: `speech.say("card-beer.text")`. What is missing, a
message as well as an argument, is an error: nobody ever reads a raw key.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

#: The languages there are, each by its own name.
LANGUAGES: dict[str, str] = {"en": "English", "it": "italiano", "es": "español"}

#: Texts longer than this are put into a sentence after it is made.
LONG = 500


class UnknownLanguage(ValueError):
    """There are no sentences in this language."""


class UnknownSentence(LookupError):
    """There is no such message, or it was not given what it needs."""


class Speech:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {lang!r}; there are: {_languages()}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in texts(lang).values():
            self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, **arguments: str | int) -> str:
        """The message of this key, or of its attribute (`card-bang.text`)."""
        pattern = self._pattern(key)
        if pattern is None:
            raise UnknownSentence(f"there is no message {key!r} in {LANGUAGES[self.lang]}")
        short, long = _marked(arguments)
        made, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise UnknownSentence(f"{key} in {LANGUAGES[self.lang]}: {errors[0]}")
        text = str(made)
        for mark, value in long.items():
            text = text.replace(mark, value)
        return text

    def knows(self, key: str) -> bool:
        """Is there a message (or attribute) of this key?"""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

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
