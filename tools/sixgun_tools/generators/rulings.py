"""The rulings of both games: which things each is about, and where it belongs."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def rulings_of_the_big_game() -> dict[str, dict[str, Any]]:
    return _read("sixgun.content")


@cache
def rulings_of_the_duel() -> dict[str, dict[str, Any]]:
    return _read("sixgun.duel")


@cache
def regulation_of_the_duel() -> dict[str, dict[str, Any]]:
    """What the tournament regulation says about play: in three languages, but no ruling of ours."""
    return _read("sixgun.duel", "regulation.toml")


def _read(package: str, name: str = "rulings.toml") -> dict[str, dict[str, Any]]:
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)
