"""Who tells a game: the big one and the duel have their own words for the same things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from ..duel.view import DuelView
from ..engine.options import Option
from ..engine.view import View
from . import duel_wording, wording
from .chronicle import Chronicle, Chronicler
from .duel_telling import DuelChronicle
from .words import Telling

Seen: TypeAlias = View | DuelView


class Narrator(NamedTuple):
    """How a game is put into words."""

    question: Callable[[Any], Telling]
    option: Callable[[Any, Option], Telling]
    heading: Callable[[Any, Option], Telling]
    chronicle: Callable[[int | None], Chronicler]  # for a reader; None: none of the players

    def headings(self, seen: Seen) -> dict[int, Telling]:
        """What a card with several targets does, by the index of the first of its options."""
        first: dict[tuple[str, str], int] = {}
        found: dict[int, Telling] = {}
        for index, option in enumerate(seen.options):
            verb, card, _ = option
            if card is not None and first.setdefault((verb, card), index) != index:
                found[first[verb, card]] = self.heading(seen, option)
        return found


BANG = Narrator(wording.question_words, wording.option_words, wording.heading, Chronicle)
DUEL = Narrator(
    duel_wording.question_words, duel_wording.option_words, duel_wording.heading, DuelChronicle
)


def narrator_of(seen: Seen) -> Narrator:
    """Who tells the game of this view."""
    return DUEL if isinstance(seen, DuelView) else BANG
