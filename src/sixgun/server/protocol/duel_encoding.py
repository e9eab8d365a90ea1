"""From the views of a duel to the messages that carry them.

Every field of a view is either sent or named here with the reason why not; a test compares
both lists with the view itself.
"""

from __future__ import annotations

from typing import Any

from ...duel.view import DuelView
from .. import protocol
from . import DuelDelta, SideView, SpotView, Told

#: Fields of a view that have an entry per side, and what a side calls its own.
BY_SIDE: dict[str, str] = {
    "dealt": "dealt",
    "picks": "picks",
    "picked": "picked",
    "reserve": "reserve",
    "reserve_size": "reserve_size",
    "front": "front",
    "out": "out",
    "passive": "passive",
    "hands": "hand",
    "backs": "backs",
    "shown": "shown",
}
#: Fields of a view that have an entry per spot, and what a spot calls its own.
BY_SPOT: dict[str, str] = {
    "characters": "character",
    "life": "life",
    "max_life": "max_life",
    "gear": "gear",
}
#: Fields of a view that are not sent, and why.
NOT_SENT: dict[str, str] = {
    "settings": "the options of the table say it",
    "decision": "the question is sent beside the view",
    "stack": "what waits is the engine's business",
    "later": "what waits is the engine's business",
}
#: Lists that mostly grow at their end.
TAILS = frozenset({"discard"})

_Places = tuple[tuple[int, str], ...]


def _places(names: dict[str, str]) -> _Places:
    return tuple((DuelView._fields.index(name), own) for name, own in names.items())


_SIDED, _SPOTTED = _places(BY_SIDE), _places(BY_SPOT)
_PLAIN = tuple(
    (place, name)
    for place, name in enumerate(DuelView._fields)
    if name not in {*BY_SIDE, *BY_SPOT, *NOT_SENT}
)


def encode_duel(seen: DuelView) -> protocol.DuelView:
    """The whole view."""
    fields: tuple[Any, ...] = seen
    sides = [SideView(**{own: fields[place][seat] for place, own in _SIDED}) for seat in (0, 1)]
    spots = [SpotView(**{own: fields[place][spot] for place, own in _SPOTTED}) for spot in range(4)]
    plain = {name: fields[place] for place, name in _PLAIN}
    return protocol.DuelView(sides=tuple(sides), spots=tuple(spots), **plain)


def duel_difference(seen: DuelView, now: DuelView) -> DuelDelta:
    """What a client has to change in order to see what is seen now."""
    before: tuple[Any, ...] = seen
    after: tuple[Any, ...] = now
    changed = {
        name: after[place]
        for place, name in _PLAIN
        if name not in TAILS and before[place] != after[place]
    }
    tails = {
        name: tail(before[place], after[place])
        for place, name in _PLAIN
        if name in TAILS and before[place] != after[place]
    }
    return DuelDelta(changed, _parts(before, after, _SIDED), _parts(before, after, _SPOTTED), tails)


def _parts(
    before: tuple[Any, ...], after: tuple[Any, ...], places: _Places
) -> dict[int, dict[str, Any]]:
    """What differs side by side, or spot by spot."""
    found: dict[int, dict[str, Any]] = {}
    for place, own in places:
        for number, value in enumerate(after[place]):
            if value != before[place][number]:
                found.setdefault(number, {})[own] = value
    return found


def tail(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """How many entries stay, and what follows them."""
    keep = 0
    for before, now in zip(old, new, strict=False):
        if before != now:
            break
        keep += 1
    return keep, new[keep:]


def explanation(seen: DuelView, ask: protocol.Ask) -> protocol.Explanation:
    """A duel has neither distances nor draw!, and what is not offered is not possible now."""
    if not isinstance(ask, protocol.Why):
        return protocol.Explanation()
    option = (ask.option.verb, ask.option.card, ask.option.target)
    return protocol.Explanation(reason=None if option in seen.options else Told("reason-not-now"))
