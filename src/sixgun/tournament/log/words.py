"""Sentences as keys and arguments: the tournament says what, the Fluent files say it.

An argument called `player`, `foe` or `players` holds the number (or numbers, joined by commas)
of persons; whoever speaks puts their names there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Words: TypeAlias = tuple[str, dict[str, str | int]]

#: Arguments that hold numbers of persons.
PERSONS = ("player", "foe", "players")


def words(key: str, **arguments: str | int) -> Words:
    return key, arguments


def listed(persons: Iterable[str]) -> str:
    """Several persons as one argument."""
    return ",".join(persons)
