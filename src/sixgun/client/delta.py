"""A view, and what differs from it, make the next view."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from sixgun.server.protocol import Delta, DuelDelta, DuelView, GameView

Seen = TypeVar("Seen", bound=Struct)


class DeltaError(ValueError):
    """A delta does not fit the view; ask the house for the `full` one."""


def applied(view: GameView, delta: Delta) -> GameView:
    """The view after a delta; the view before is left as it was."""
    after = _changed(view, delta.set)
    if delta.seats:
        after = replace(after, seats=_parts("seat", after.seats, delta.seats))
    return _with_tails(after, delta.tails)


def applied_to_duel(view: DuelView, delta: DuelDelta) -> DuelView:
    """The view of a duel after a delta; the view before is left as it was."""
    after = _changed(view, delta.set)
    if delta.sides:
        after = replace(after, sides=_parts("side", after.sides, delta.sides))
    if delta.spots:
        after = replace(after, spots=_parts("spot", after.spots, delta.spots))
    return _with_tails(after, delta.tails)


def _parts(
    word: str, before: tuple[Struct, ...], changes: dict[int, dict[str, Any]]
) -> tuple[Any, ...]:
    parts = list(before)
    for number, values in changes.items():
        if not 0 <= number < len(parts):
            raise DeltaError(f"there is no {word} {number}; they go from 0 to {len(parts) - 1}")
        parts[number] = _changed(parts[number], values)
    return tuple(parts)


def _with_tails(view: Seen, tails: dict[str, tuple[int, tuple[str, ...]]]) -> Seen:
    if not tails:
        return view
    return _changed(view, {name: _tail(view, name, *tails[name]) for name in tails})


def _tail(view: Struct, name: str, kept: int, rest: tuple[str, ...]) -> tuple[Any, ...]:
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
