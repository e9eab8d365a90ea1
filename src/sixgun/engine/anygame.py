"""What programs use of a game, whichever it is: types, explanations, what `help` says of fields.

A function that takes an `AnyGame` plays the big game and the duel alike, and an editor offers
inside it what programs use and nothing that is for cards. What is the same question in both games,
whoever is registered for the view answers: why not, cautions, odds.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol, Self

if TYPE_CHECKING:
    from .aims import Reason
    from .machine import Decision
    from .options import Option
    from .reports import Report
    from .view import Question


def document(shape: type[tuple[object, ...]], meanings: Mapping[str, str]) -> None:
    """Say what the fields of a named tuple mean, for `help`.

    Python keeps no comment for the day when somebody asks, so the meanings stand in a table
    below the class. Classes with slots need none of this: their `__slots__` are such a table.
    """
    for name, meaning in meanings.items():
        getattr(shape, name).__doc__ = meaning


class AnyView(Protocol):
    """What one seat may know of a game: a `View` or a `DuelView`."""

    @property
    def seat(self) -> int | None:
        """Whose view this is; None: a spectator's."""

    @property
    def decision(self) -> Question | None:
        """The open decision as this seat sees it; None: the game is over."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What I can choose from now; nothing if I am not asked."""

    @property
    def hand(self) -> tuple[str | None, ...]:
        """My own hand."""

    @property
    def hands(self) -> tuple[tuple[str | None, ...], ...]:
        """For each seat the faces of its hand; None: not known."""

    @property
    def discard(self) -> tuple[str | None, ...]:
        """The discard pile; the top card is the last one; None: closed, only the top is seen."""

    @property
    def turn(self) -> int:
        """Whose turn it is; -1 before the first one."""

    @property
    def turns(self) -> int:
        """How many turns have begun."""

    @property
    def over(self) -> str:
        """The winning side, or how else the game ended; empty while it goes on."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over."""


class AnyGame(Protocol):
    """A game as programs play it: a `Game` or a `Duel`."""

    @property
    def decision(self) -> Decision | None:
        """The open decision; None: the game is over."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the open decision; none if there is none."""

    def texts(self) -> list[str]:
        """The options of the open decision in words."""

    def choose(self, choice: Option | str, serial: int | None = None) -> None:
        """Answer the open decision by an option or by its words, and run to the next one."""

    @property
    def over(self) -> str:
        """The winning side, or how else the game ended; empty while it goes on."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def turn(self) -> int:
        """Whose turn it is; -1 before the first one."""

    @property
    def turns(self) -> int:
        """How many turns have begun."""

    def view(self, seat: int | None = None) -> AnyView:
        """What this seat may know; without a seat, what a spectator may know."""

    @property
    def reports(self) -> tuple[Report, ...]:
        """What has happened, in full, if the game was made with `listen=True`."""

    def copy(self) -> Self:
        """An equal, independent game. Nobody listens to the copy."""

    def leave(self, seat: int) -> None:
        """The player of this seat abandons the game."""


# ------------------------------------------------------------ explanations


class Explainer(Protocol):
    """A module that explains one game, from its views."""

    def why_not(self, seen: Any, option: Option) -> Reason | None: ...

    def cautions(self, seen: Any, option: Option) -> list[Reason]: ...

    @property
    def odds(self) -> Any: ...


#: Who explains a game, by the class of its views; each game registers its own.
EXPLAINERS: dict[type, Explainer] = {}


def why_not(seen: AnyView, option: Option) -> Reason | None:
    """Why this option is not offered to the seat now; None if it is."""
    return EXPLAINERS[type(seen)].why_not(seen, option)


def cautions(seen: AnyView, option: Option) -> list[Reason]:
    """What a friend would ask before this option is taken: is that what you want?"""
    return EXPLAINERS[type(seen)].cautions(seen, option)


def odds(seen: AnyView, me: int, wish: str, of: int | None = None) -> Fraction:
    """The chance that a draw! of this seat comes out as the wish says, from what is seen.

    In a duel, that its reveal shows the symbol (`barrel`, `snake`, `dynamite`); `of` is whose
    deck is turned up, None its own. For a `horseshoe` it is the second card that it draws.
    """
    more = () if of is None else (of,)
    chance: Fraction = EXPLAINERS[type(seen)].odds(seen, me, wish, *more)
    return chance
