"""Mutants that make no difference, and why: `equivalent.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from .making import Mutant

FILE = Path(__file__).with_name("equivalent.toml")
#: (area, module, function, original, mutated)
Key = tuple[str, str, str, str, str]


class NotKnown(Exception):
    """The list of mutants that make no difference is wrong."""


def read_known(file: Path = FILE) -> dict[Key, str]:
    """Why each of them makes no difference."""
    known: dict[Key, str] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []):
        key = tuple([entry[name] for name in ("area", "module", "function", "original", "mutated")])
        if not entry["why"].strip() or key in known:
            raise NotKnown(f"{file.name}: twice, or without a reason: {key}")
        known[key] = entry["why"]
    return known


def check_all_there(known: Iterable[Key], area: str, mutants: Iterable[Mutant]) -> None:
    """An explanation of a line that has changed explains nothing any more."""
    there = {mutant.key for mutant in mutants}
    gone = [key for key in known if key[0] == area and key[1:] not in there]
    if gone:
        listed = "\n".join([f"  {' | '.join(key)}" for key in gone])
        raise NotKnown(f"equivalent.toml explains mutants that there are no longer:\n{listed}")
