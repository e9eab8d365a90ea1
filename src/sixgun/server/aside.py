"""What is set aside: it cannot be used, is kept as it is for repair, and the rest goes on.

Whoever takes something up of which one part may be damaged (a table, a tournament, a person, a
record) does so within `containing`. What fails there is noted in the log, counted in the health
of the house and named to its owner; nothing of it is written, closed or deleted. At the next
opening it is tried again, so that whatever was repaired comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple, TypeAlias

from .logs import masked, note_error

#: What can be set aside: so much of a house that the rest does without it.
Part: TypeAlias = Literal["table", "line", "tournament", "person", "game", "house"]
#: An error is told to the owner in so many letters.
LONGEST_WHY = 200


class SetAside(NamedTuple):
    """Something that is set aside, since when and why."""

    part: Part
    name: str
    why: str
    since: float  # a date


class Aside:
    """Everything of one house that is set aside."""

    def __init__(self, date: Callable[[], float]) -> None:
        self._date = date
        self._found: dict[tuple[Part, str], SetAside] = {}

    @contextmanager
    def containing(self, part: Part, name: str) -> Iterator[None]:
        """Whatever goes wrong in here goes wrong for this one alone."""
        try:
            yield
        except Exception as error:
            self.put(part, name, error)
        else:
            self.take_up(part, name)

    def put(self, part: Part, name: str, error: BaseException) -> None:
        """Set something aside; what was so before is not told again."""
        if (part, name) in self._found:
            return
        why = masked(f"{type(error).__name__}: {error}")[:LONGEST_WHY]
        self._found[part, name] = SetAside(part, name, why, self._date())
        note_error("set aside", error, part=part, name=name)

    def take_up(self, part: Part, name: str) -> None:
        """It is in use, or nobody wants it any more."""
        self._found.pop((part, name), None)

    def has(self, part: Part, name: str) -> bool:
        return (part, name) in self._found

    def all(self) -> tuple[SetAside, ...]:
        return tuple(self._found.values())

    def plain(self) -> list[dict[str, Any]]:
        """The same for the owner of the house, as it is sent."""
        return [each._asdict() for each in self.all()]
