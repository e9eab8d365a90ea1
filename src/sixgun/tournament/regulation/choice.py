"""Without auctions (regulation 1.1, derogation of class B): one of two open characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..log.errors import Refused


@dataclass(frozen=True, slots=True)
class Choice:
    """Everybody sees which two each player had (T-072); the choice is secret until all have one."""

    offered: tuple[tuple[str, str], ...]
    chosen: tuple[str | None, ...]

    @property
    def is_done(self) -> bool:
        return None not in self.chosen

    @property
    def revealed(self) -> tuple[str, ...]:
        """T-071: nothing until everybody has chosen, then all at once."""
        return tuple([slug for slug in self.chosen if slug]) if self.is_done else ()

    @property
    def chosen_by(self) -> tuple[bool, ...]:
        """Who has put a character down: all that others may know meanwhile."""
        return tuple([slug is not None for slug in self.chosen])


def deal_two(shuffled: Sequence[str], seats: int) -> Choice:
    """T-070: one open character each from the Sheriff on, then a second one the same way."""
    if len(set(shuffled)) < 2 * seats:
        raise Refused("characters-revealed", needed=2 * seats, given=len(set(shuffled)))
    offered = tuple([(shuffled[seat], shuffled[seats + seat]) for seat in range(seats)])
    return Choice(offered, (None,) * seats)


def chose(choice: Choice, seat: int, character: str) -> Choice:
    """T-061, T-071: one of one's own two; once chosen it cannot be changed."""
    if choice.chosen[seat] is not None:
        raise Refused("already-chosen")
    if character not in choice.offered[seat]:
        raise Refused("not-revealed", character=character)
    chosen = [*choice.chosen]
    chosen[seat] = character
    return replace(choice, chosen=tuple(chosen))
