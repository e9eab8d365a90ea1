"""From the engine's views, reports and questions to the messages that carry them.

Every field of a view is either sent or named here with the reason why not; a test
compares both lists with the view itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...engine import explain
from ...engine.aims import Reason
from ...engine.cards import CARDS_BY_FACE, CHARACTERS, EVENTS
from ...engine.common import WISHES
from ...engine.options import Option
from ...engine.reports import Report, redacted
from ...engine.view import Question, View
from ...narration.chronicle import Chronicler, Line
from ...narration.reasons import reason_words
from .. import protocol
from . import Delta, GameView, SeatView, Sentence, Told
from .layout import Layout, Section

#: Fields of a view that have an entry per seat, and what a seat calls its own.
BY_SEAT: dict[str, str] = {
    "roles": "role",
    "characters": "character",
    "copied": "copied",
    "spares": "spare",
    "has_spare": "has_spare",
    "dealt": "dealt",
    "picks": "pick",
    "life": "life",
    "max_life": "max_life",
    "alive": "alive",
    "passive": "passive",
    "hands": "hand",
    "shown": "shown",
    "gear": "gear",
}
#: Fields of a view that are not sent, and why.
NOT_SENT: dict[str, str] = {
    "settings": "the options of the table say it",
    "decision": "the question is sent beside the view",
    "stack": "what waits is the engine's business",
    "peeked": "only says how far `deck` may reach",
    "suits": "the event in force says it",
    "graves": "the order of the dead matters to the engine alone",
    "shown_roles": "`role` says it",
    "hand_mark": "what waits is the engine's business",
    "digging": "what waits is the engine's business",
    "skipping": "what waits is the engine's business",
    "awaited": "what waits is the engine's business",
    "waiting": "what waits is the engine's business",
    "laid_aside": "matters to the engine alone",
    "rules_version": "the game's own message says it",
    "fallen": "what waits is the engine's business",
    "owes": "what waits is the engine's business",
}
#: Fields in which not everybody sees the same. All others are read from a spectator's view.
PRIVATE = ("seat", "roles", "spares", "dealt", "picks", "hands", "deck", "spread")
#: How views are sent.
LAYOUT = Layout(
    View._fields,
    GameView,
    Delta,
    {"seats": Section(SeatView, lambda seen: len(seen["life"]), BY_SEAT)},
    NOT_SENT,
    PRIVATE,
)


# ------------------------------------------------------------------ views


def encode_view(seen: View) -> GameView:
    """The whole view."""
    whole: GameView = LAYOUT.whole_of(seen)
    return whole


def difference(seen: View, now: View) -> Delta:
    """What a client has to change in order to see what is seen now."""
    delta: Delta = LAYOUT.difference(seen, now)
    return delta


# ------------------------------------------------------------------ reports and questions


def encode_reports(reports: Iterable[Report], seat: int | None) -> tuple[protocol.Report, ...]:
    """What this seat (None: a spectator) may read of what has happened."""
    return reports_of([redacted(report, seat) for report in reports])


def reports_of(read: Iterable[Report]) -> tuple[protocol.Report, ...]:
    """Reports that are redacted already, as they are sent."""
    return tuple([protocol.Report(*report[:6]) for report in read])


def encode_lines(lines: Iterable[Line], first: int = 0) -> tuple[Sentence, ...]:
    """What is told of reports, the first of which had this place."""
    return tuple([Sentence(at - first, key, args) for at, key, args in lines])


def encode_news(
    reports: Iterable[Report], seat: int | None, chronicle: Chronicler
) -> dict[str, Any]:
    """The fields of an update that say what has happened; only what a seat may read is told."""
    seen = [redacted(report, seat) for report in reports]
    log = chronicle.tell(seen)
    return {
        "reports": reports_of(seen),
        "told": encode_lines(log.told),
        "asides": encode_lines(log.asides),
    }


def public_parts(question: Question) -> tuple[int, int, str, tuple[int | str | None, ...]]:
    """What everybody may know of a question: number, seat, kind and arguments."""
    about = tuple([_argument(part) for part in question.about])
    return question.serial, question.seat, question.kind, about


def _argument(part: object) -> int | str | None:
    """A public argument of a question; a step is named, yes and no are 1 and 0."""
    if isinstance(part, bool):
        return int(part)
    if part is None or isinstance(part, int | str):
        return part
    return getattr(part, "__name__", "")


def cautions(seen: View) -> dict[int, tuple[Told, ...]]:
    """What speaks against options, by their index."""
    found: dict[int, tuple[Told, ...]] = {}
    for index, option in enumerate(seen.options):
        reasons = explain.cautions(seen, option)
        if reasons:
            found[index] = tuple([told(reason) for reason in reasons])
    return found


def told(reason: Reason) -> Told:
    """A reason of the engine as a message."""
    return Told(*reason_words(reason))


# ------------------------------------------------------------------ explanations


def explanation(seen: View, ask: protocol.Ask) -> protocol.Explanation:
    """The answer to one question about the rules, from this view alone."""
    if isinstance(ask, protocol.Why):
        reason = _why_not(seen, (ask.option.verb, ask.option.card, ask.option.target))
        return protocol.Explanation(reason=told(reason) if reason else None)
    if isinstance(ask, protocol.Distance):
        if not _both_play(seen, ask.seat, ask.foe):
            return protocol.Explanation()
        total, parts = explain.distance(seen, ask.seat, ask.foe)
        summands = tuple([protocol.Summand(*part) for part in parts])
        reach = explain.reach(seen, ask.seat)
        return protocol.Explanation(distance=total, reach=reach, summands=summands)
    if isinstance(ask, protocol.Sums):
        return protocol.Explanation()
    if ask.wish not in WISHES or not 0 <= ask.seat < seen.settings.players:
        return protocol.Explanation()
    chance = explain.odds(seen, ask.seat, ask.wish)
    return protocol.Explanation(chance=(chance.numerator, chance.denominator))


def _why_not(seen: View, option: Option) -> Reason | None:
    """Why this is not offered; about what could never be, there is little to say."""
    verb, card, target = option
    if option in seen.options:
        return None
    inside = target is None or 0 <= target < seen.settings.players
    known = card in CARDS_BY_FACE or card in CHARACTERS or card in EVENTS
    named = known or (card is None and verb not in ("play", "use"))
    return explain.why_not(seen, option) if inside and named else ("not-now", {})


def _both_play(seen: View, seat: int, foe: int) -> bool:
    players = seen.settings.players
    inside = 0 <= seat < players and 0 <= foe < players and seat != foe
    return inside and seen.alive[seat] and seen.alive[foe]
