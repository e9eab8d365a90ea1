"""Sentences as keys and arguments: the tournament says what, the Fluent files say it.

An argument called `player`, `foe` or `players` holds the number (or numbers, joined by commas)
of persons; whoever speaks puts their names there, and words where `FAMILIES` has some.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Words: TypeAlias = tuple[str, dict[str, str | int]]

#: Arguments that hold numbers of persons.
PERSONS = ("player", "foe", "players")
#: Arguments that are words of their own, and the family of keys that has them.
FAMILIES = {
    "role": "role",
    "outcome": "outcome",
    "derogation": "derogation",
    "against": "derogation",
    "duel": "bracket",
    "status": "table-status",
    "character": "character",
    "category": "misconduct",
    "how": "left",
}


def words(key: str, **arguments: str | int) -> Words:
    return key, arguments


def key_of(name: str, value: str) -> str:
    """The key of what an argument says; it need not be there: most arguments are as they are."""
    return f"{FAMILIES.get(name, '')}-{value.replace('_', '-')}"


def listed(persons: Iterable[str]) -> str:
    """Several persons as one argument."""
    return ",".join(persons)
