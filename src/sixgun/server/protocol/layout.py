"""How the fields of a view are sent: whole, or as what differs from the view before.

Of every field a layout says where it goes, and whether all see it alike. What all see alike is
compared and written once for everybody; what a seat sees besides is laid over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .parts import Tail

#: What a view shows in some of its fields, in their order.
Values: TypeAlias = tuple[Any, ...]
#: Where a field goes: the part of a delta, its place there, and its name there.
_Place: TypeAlias = tuple[str, int, str]
#: What is different in one field: its place, and the value; of a part that has an entry for each
#: seat (side, spot) the numbers and values that are.
Change: TypeAlias = tuple[str, int, str, Any]

#: Lists that mostly grow at their end.
TAILS = frozenset({"discard"})
_PLAIN = frozenset({"set", "tails"})

_encode = msgspec.json.Encoder().encode


class Section(NamedTuple):
    """The fields of a view that have an entry for each seat (side, spot)."""

    entry: type[msgspec.Struct]  # what is sent of each
    size: Callable[[Mapping[str, Any]], int]  # how many there are
    names: Mapping[str, str]  # what an entry calls each field


class Layout:
    """How the views of a game are sent."""

    def __init__(
        self,
        fields: Iterable[str],
        whole: type[msgspec.Struct],
        delta: type[msgspec.Struct],
        parts: Mapping[str, Section],
        not_sent: Iterable[str],
        private: Iterable[str],
    ) -> None:
        self._whole, self._delta, self._parts = whole, delta, parts
        self._places = _places(fields, parts, frozenset(not_sent))
        own = frozenset(private)
        self.public = tuple([name for name in self._places if name not in own])
        self.private = tuple([name for name in self._places if name in own])
        #: What everybody sees alike, and what seats see differently, read from a view.
        self.public_of: Callable[[Any], Values] = attrgetter(*self.public)
        self.private_of: Callable[[Any], Values] = attrgetter(*self.private)
        self._public_places = tuple([self._places[name] for name in self.public])
        self._private_places = tuple([self._places[name] for name in self.private])

    def whole(self, public: Values, private: Values) -> msgspec.Struct:
        """The whole view."""
        seen = dict(zip(self.public + self.private, public + private, strict=True))
        parts = {
            name: tuple(
                [
                    part.entry(**{own: seen[field][at] for field, own in part.names.items()})
                    for at in range(part.size(seen))
                ]
            )
            for name, part in self._parts.items()
        }
        plain = {name: seen[name] for name, place in self._places.items() if place[0] in _PLAIN}
        plain |= {name: pile(plain[name]) for name in TAILS}
        return self._whole(**parts, **plain)

    def whole_of(self, seen: Any) -> Any:
        return self.whole(self.public_of(seen), self.private_of(seen))

    def difference(self, before: Any, now: Any) -> Any:
        """What a client has to change in order to see what is seen now."""
        public = self.public_changes(self.public_of(before), self.public_of(now))
        private = self.private_changes(self.private_of(before), self.private_of(now))
        return self.delta_of((*public, *private))

    def public_changes(self, before: Values, now: Values) -> tuple[Change, ...]:
        return _changes(self._public_places, before, now)

    def private_changes(self, before: Values, now: Values) -> tuple[Change, ...]:
        return () if before == now else _changes(self._private_places, before, now)

    def delta_of(self, changes: Iterable[Change]) -> msgspec.Struct:
        """Changes as they are sent, in the order of the fields."""
        made: dict[str, dict[Any, Any]] = {name: {} for name in (*_PLAIN, *self._parts)}
        for name, _, own, value in sorted(changes, key=_order):
            if name in _PLAIN:
                made[name][own] = value
            else:
                for number, entry in value:
                    made[name].setdefault(number, {})[own] = entry
        return self._delta(**made)


class PublicView:
    """What everybody sees of a game alike, as it was at one decision."""

    __slots__ = ("layout", "values")

    def __init__(self, layout: Layout, values: Values) -> None:
        self.layout = layout
        self.values = values


class PublicDelta:
    """What everybody sees differently, and what was written of it for whom.

    Whoever sees the same besides gets the same bytes.
    """

    def __init__(self, before: PublicView, now: PublicView) -> None:
        self._layout = now.layout
        self._changes = now.layout.public_changes(before.values, now.values)
        self._written: dict[tuple[Change, ...], msgspec.Raw] = {}

    def for_seat(self, before: Values, now: Values) -> msgspec.Raw:
        """The delta of a seat that sees these private values."""
        own = self._layout.private_changes(before, now)
        written = self._written.get(own)
        if written is None:
            delta = self._layout.delta_of((*self._changes, *own))
            written = self._written[own] = msgspec.Raw(_encode(delta))
        return written


def _places(
    fields: Iterable[str], parts: Mapping[str, Section], not_sent: frozenset[str]
) -> dict[str, _Place]:
    """Where each field that is sent goes."""
    found: dict[str, _Place] = {}
    within = {
        field: (name, at, own)
        for name, part in parts.items()
        for at, (field, own) in enumerate(part.names.items())
    }
    for at, field in enumerate(fields):
        if field not in not_sent:
            found[field] = within.get(field, ("tails" if field in TAILS else "set", at, field))
    return found


def _changes(places: Iterable[_Place], before: Values, now: Values) -> tuple[Change, ...]:
    pairs = zip(places, before, now, strict=True)
    return tuple([_change(place, old, new) for place, old, new in pairs if old != new])


def _change(place: _Place, old: Any, new: Any) -> Change:
    part, rank, own = place
    if part == "set":
        return part, rank, own, new
    if part == "tails":
        return part, rank, own, tail(old, new)
    entries = enumerate(zip(old, new, strict=True))
    return part, rank, own, tuple([(at, now) for at, (before, now) in entries if before != now])


def _order(change: Change) -> tuple[str, int]:
    return change[:2]


def pile(cards: tuple[str | None, ...]) -> tuple[str, ...]:
    """Discards as they are sent: what lies below the top of closed ones is "" (S22)."""
    return tuple([face or "" for face in cards])


def tail(old: tuple[str | None, ...], new: tuple[str | None, ...]) -> Tail:
    """How many entries stay, and what follows them."""
    keep = 0
    for before, now in zip(old, new, strict=False):
        if before != now:
            break
        keep += 1
    return keep, pile(new[keep:])
