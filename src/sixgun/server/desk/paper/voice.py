"""What is written on paper: keys and arguments become sentences, numbers of persons names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime

from ....locales import speech
from ....tournament.log.words import PERSONS, key_of
from ...protocol import Told
from ..persons import PersonView

_DECIMAL = re.compile(r"-?\d+\.\d\d")


class Voice:
    """Says everything in one language, about people whose names it knows."""

    def __init__(self, language: str, people: Mapping[str, PersonView]) -> None:
        self._language = language
        self._speech = speech(language)
        self._people = people

    def say(self, key: str, **arguments: str | int) -> str:
        return self._speech.say(key, **arguments)

    def told(self, told: Told) -> str:
        """A sentence of the tournament."""
        given = {name: self._argument(name, value) for name, value in told.args.items()}
        return self.say(told.key, **given)

    def name(self, number: str | None) -> str:
        """A person's name; the number if the name was erased, nobody if there is nobody."""
        if number is None:
            return self.say("bracket-nobody")
        return self._people[number].shown if number in self._people else number

    def listed(self, number: str) -> str:
        """The same for lists in the order of names, the surname first."""
        return self._people[number].listed if number in self._people else number

    def names(self, numbers: tuple[str, ...]) -> str:
        return ", ".join(map(self.name, numbers))

    def word(self, family: str, value: str) -> str:
        """The word for something: a role, an outcome, a character; nothing for nothing."""
        return self.say(f"{family}-{value.replace('_', '-')}") if value else ""

    def number(self, value: int | str) -> str:
        """A number, or one with decimals as text, with its thousands set apart."""
        whole, dot, rest = str(value).partition(".")
        comma, point = (",", ".") if self._language == "en" else (".", ",")
        return f"{int(whole):,}".replace(",", comma) + (point + rest if dot else "")

    def dollars(self, amount: int) -> str:
        return self.say("hall-dollars", amount=amount)

    def date(self, moment: int) -> str:
        """A day, by milliseconds since 1970."""
        day = datetime.fromtimestamp(moment / 1000, UTC).astimezone()
        return self.say("paper-date", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")

    def _argument(self, name: str, value: str | int) -> str | int:
        if isinstance(value, int):
            return value
        if name in PERSONS:
            return ", ".join(map(self.name, value.split(",")))
        if _DECIMAL.fullmatch(value):
            return self.number(value)
        key = key_of(name, value)
        return self.say(key) if self._speech.knows(key) else value
