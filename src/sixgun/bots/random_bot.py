"""Any legal option: the floor that every other bot stands on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from ..builds import mypyc_attr
from ..engine.options import Option
from .contract import Bot, Seed, Why


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every option is as likely."""

    needs: ClassVar[str] = "options"

    def __init__(self, seed: Seed = 0) -> None:
        super().__init__(seed)
        # A stream rather than `dice`, which would cost as much as the engine's own work.
        self._random = Random(self.seed).random

    def pick(self, options: Sequence[Option]) -> Option:
        return options[int(self._random() * len(options))]

    def why(self) -> Why:
        return "why-random", {}
