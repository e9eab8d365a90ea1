"""Who plays when nobody does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from ..engine.errors import SettingsError
from ..engine.options import Option
from ..engine.reports import Report
from ..engine.view import View


class Bot(Protocol):
    """Plays a seat from what it may see: the view, and what happened since its last choice."""

    def choose(self, view: View, reports: Sequence[Report]) -> Option: ...


class RandomBot:
    """Takes any option."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, view: View, reports: Sequence[Report]) -> Option:
        return self._random.choice(view.options)


def make_bot(spec: str, seed: int | str) -> Bot:
    """The bot that a spec names."""
    if spec != "random":
        raise SettingsError(f"there is no bot {spec!r}; there is: random")
    return RandomBot(seed)
