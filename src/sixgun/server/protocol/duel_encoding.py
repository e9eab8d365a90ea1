"""From the views of a duel to the messages that carry them.

Every field of a view is either sent or named here with the reason why not; a test compares
both lists with the view itself.
"""

from __future__ import annotations

from ...duel import explain
from ...duel.printed import SIDES, SYMBOLS
from ...duel.sums import sums
from ...duel.table import SPOTS
from ...duel.view import DuelView
from ...engine.aims import Reason
from ...narration.reasons import duel_reason_words
from .. import protocol
from . import DuelDelta, SideView, SpotView, Told
from .layout import Layout, Section

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
#: Fields in which not everybody sees the same. All others are read from a spectator's view.
PRIVATE = ("seat", "dealt", "picks", "reserve", "hands", "spread")
#: How views are sent.
LAYOUT = Layout(
    DuelView._fields,
    protocol.DuelView,
    DuelDelta,
    {
        "sides": Section(SideView, lambda seen: len(SIDES), BY_SIDE),
        "spots": Section(SpotView, lambda seen: len(SPOTS), BY_SPOT),
    },
    NOT_SENT,
    PRIVATE,
)


def encode_duel(seen: DuelView) -> protocol.DuelView:
    """The whole view."""
    whole: protocol.DuelView = LAYOUT.whole_of(seen)
    return whole


def duel_difference(seen: DuelView, now: DuelView) -> DuelDelta:
    """What a client has to change in order to see what is seen now."""
    delta: DuelDelta = LAYOUT.difference(seen, now)
    return delta


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
