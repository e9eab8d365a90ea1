"""How the judge's flow of play stops at every decision.

What the rules do is written as generators that run from decision to decision: a `Question`
comes out, the option that was chosen goes in. `AGAIN` goes in when somebody has left while a
question was open: it is asked again, of whoever is left (S7).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from sixgun import Option
from sixgun.engine.options import END, PASS, default_of

if TYPE_CHECKING:
    from .sheet import Sheet

IDLE = frozenset({PASS, END})
#: What goes in if the question is to be asked again.
AGAIN: Option = ("again", None, None)
#: What comes out if nothing is left to choose from, or if whoever was asked has left.
NOTHING: Option = ("nothing", None, None)
TAKE_HAND: Option = ("take", "hand", None)
TAKE_DECK: Option = ("take", "deck", None)

T = TypeVar("T")


class Question(NamedTuple):
    """A decision as the judge expects it."""

    seat: int
    kind: str
    options: list[Option]


Flow = Generator[Question, Option, T]
Offers = Callable[[], list[Option]]


class GameOver(Exception):
    """The game has ended; the sheet says how."""


def ask(sheet: Sheet, seat: int, kind: str, offers: Offers) -> Flow[Option]:
    """The answer: the only one there is, or the one that is chosen; the absent pass (S8)."""
    while True:
        options = offers()
        if not options:
            return NOTHING
        if sheet.passive[seat]:
            idle = default_of(options)
            return idle if idle in IDLE else NOTHING
        if len(options) == 1:
            return options[0]  # S2: not asked
        choice = yield Question(seat, kind, options)
        if choice is not AGAIN:
            return choice


def ask_or_throw(sheet: Sheet, seat: int, kind: str, offers: Offers) -> Flow[Option]:
    """The same where somebody must choose: for the absent chance does (S8)."""
    option = yield from ask(sheet, seat, kind, offers)
    options = offers()
    if option == NOTHING and options:
        return options[sheet.dice.throw_below(len(options)).number if len(options) > 1 else 0]
    return option


def distinct(options: list[Option]) -> list[Option]:
    """Twins are one option (S5)."""
    return list(dict.fromkeys(options))
