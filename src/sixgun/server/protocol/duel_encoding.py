"""From the views of a duel to the messages that carry them.

Every field of a view is either sent or named here with the reason why not; a test compares
both lists with the view itself.
"""

from __future__ import annotations

from typing import Any

from ...duel import explain
from ...duel.printed import SIDES, SYMBOLS
from ...duel.sums import sums
from ...duel.view import DuelView
from ...engine.aims import Reason
from ...narration.reasons import duel_reason_words
from .. import protocol
from . import DuelDelta, SideView, SpotView, Told
from .parts import Tail

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
    plain |= {name: pile(plain[name]) for name in TAILS}
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


def cautions(seen: DuelView) -> dict[int, tuple[Told, ...]]:
    """What speaks against options, by their index."""
    found = {at: explain.cautions(seen, option) for at, option in enumerate(seen.options)}
    return {
        at: tuple([_told(each) for each in reasons]) for at, reasons in found.items() if reasons
    }


def _told(reason: Reason) -> Told:
    return Told(*duel_reason_words(reason))


def explanation(seen: DuelView, ask: protocol.Ask) -> protocol.Explanation:
    """The answer to one question about the rules, from this view alone; there are no distances."""
    if isinstance(ask, protocol.Why):
        option = (ask.option.verb, ask.option.card, ask.option.target)
        reason = explain.why_not(seen, option)
        return protocol.Explanation(reason=_told(reason) if reason else None)
    if isinstance(ask, protocol.Distance) or not 0 <= ask.seat < len(SIDES):
        return protocol.Explanation()
    if isinstance(ask, protocol.Sums):
        return protocol.Explanation(sums=_sums(seen, ask.seat))
    return _chance(seen, ask)


def _sums(seen: DuelView, seat: int) -> tuple[protocol.Sum, ...]:
    return tuple(
        [
            protocol.Sum(name, total, tuple([protocol.Summand(*part) for part in parts]))
            for name, (total, parts) in sums(seen, seat).items()
        ]
    )


def _chance(seen: DuelView, ask: protocol.Odds) -> protocol.Explanation:
    if ask.wish not in SYMBOLS.values() or not -1 <= ask.of < len(SIDES):
        return protocol.Explanation()
    chance = explain.odds(seen, ask.seat, ask.wish, None if ask.of < 0 else ask.of)
    return protocol.Explanation(chance=(chance.numerator, chance.denominator))
