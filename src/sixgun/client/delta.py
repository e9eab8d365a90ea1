"""A view, and what differs from it, make the next view."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from sixgun.server.protocol import Delta, GameView

Seen = TypeVar("Seen", bound=Struct)


class DeltaError(ValueError):
    """A delta does not fit the view; ask the house for the `full` one."""


def applied(view: GameView, delta: Delta) -> GameView:
    """The view after a delta; the view before is left as it was."""
    after = _changed(view, delta.set)
    if delta.seats:
        after = replace(after, seats=_seats(after, delta.seats))
    if delta.tails:
        after = _changed(
            after, {name: _tail(after, name, *delta.tails[name]) for name in delta.tails}
        )
    return after


def _seats(view: GameView, changes: dict[int, dict[str, Any]]) -> tuple[Any, ...]:
    seats = list(view.seats)
    for seat, values in changes.items():
        if not 0 <= seat < len(seats):
            raise DeltaError(f"there is no seat {seat}; they go from 0 to {len(seats) - 1}")
        seats[seat] = _changed(seats[seat], values)
    return tuple(seats)


def _tail(view: GameView, name: str, kept: int, rest: tuple[str, ...]) -> tuple[Any, ...]:
    """A list of which so many entries stay, and these follow."""
    before = getattr(view, name, None)
    if not isinstance(before, tuple):
        raise DeltaError(f"a view has no list {name!r}")
    if not 0 <= kept <= len(before):
        raise DeltaError(f"{name} has {len(before)} entries, of which {kept} cannot stay")
    return (*before[:kept], *rest)


def _changed(seen: Seen, values: dict[str, Any]) -> Seen:
    """The same with other values, each read as what its field is."""
    types = _types(type(seen))
    if unknown := values.keys() - types.keys():
        raise DeltaError(f"{type(seen).__name__} has no {', '.join(sorted(unknown))}")
    try:
        read = {name: msgspec.convert(value, types[name]) for name, value in values.items()}
    except msgspec.ValidationError as error:
        raise DeltaError(str(error)) from error
    return replace(seen, **read)


@cache
def _types(cls: type[Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in fields(cls)}
