"""What programs use of a game, whichever it is: the types of what both games have.

A function that takes an `AnyGame` plays the big game and the duel alike, and an editor offers
inside it what programs use and nothing that is for cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

if TYPE_CHECKING:
    from .machine import Decision
    from .options import Option
    from .reports import Report
    from .view import Question


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
    def discard(self) -> tuple[str, ...]:
        """The discard pile; the top card is the last one."""

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
