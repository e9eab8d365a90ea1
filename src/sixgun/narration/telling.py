"""Which message tells a report, and with what.

A message is given the fields of its report (`stage` says which); the arguments of a telling are
what it needs besides. Reports are redacted before: what a reader may not know is not there.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.aims import ANYBODY
from ..engine.cards import KIND_BY_SLUG, split_face
from ..engine.reports import SECRET_WORDS, Report
from .words import Arguments, Telling

COLOURS = ("red", "black")
#: Reports whose word is the name of something.
NAMED = frozenset(
    {
        "called",
        "changed_character",
        "copied",
        "dealt_role",
        "died",
        "event_coming",
        "event_revealed",
        "looked_at_spare",
        "named_suit",
        "offered_characters",
        "took_character",
        "won",
    }
)
#: Reports of what was used: their word is a character, a card or an event.
USES = frozenset({"acted", "used"})
#: Reports that are told otherwise if their cards or their word are hidden, or if there is no word.
VEILED = SECRET_WORDS | {"copied", "laid_out"}


def report_words(report: Report) -> Telling:
    """The message of a report, and what it needs besides the report."""
    arguments: Arguments = {}
    if report.key in VEILED and (None in report.cards or not report.word):
        arguments["known"] = "no"
    if report.word:
        arguments |= _named(report)
    return _message(report), arguments


def _named(report: Report) -> Arguments:
    """What the word of a report is the name of."""
    key, word = report.key, report.word
    if key in USES:
        return {"tool": faces(report.cards) if key == "used" and report.cards else word}
    if key in ("played", "answered") and len(report.cards) == 1 and report.cards[0]:
        return {"serves": word}
    return {"thing": word} if key in NAMED else {}


def _message(report: Report) -> str:
    """What does somebody good has a sentence of its own."""
    key = f"report-{report.key.replace('_', '-')}"
    if report.key == "played" and report.foe is not None and report.cards[0] is not None:
        kind = KIND_BY_SLUG[split_face(report.cards[0])[0]]
        return f"{key}.for" if kind.aim is ANYBODY else key
    return key


def faces(cards: Iterable[str | None]) -> str:
    """Cards as one argument; a hidden one is empty."""
    return ",".join(face or "" for face in cards)


def cards_in(arguments: Arguments, report: Report) -> tuple[str | None, ...]:
    """The cards that a telling of a report is about."""
    if "cards" not in arguments:
        return report.cards
    return tuple(face or None for face in str(arguments["cards"]).split(","))


def stage(report: Report, me: int | None) -> dict[str, str]:
    """How the reader stands to what has happened: `actor`, and `scene` where two are concerned."""
    actor = "you" if report.seat is not None and report.seat == me else "they"
    if report.foe is None:
        return {"actor": actor, "scene": actor}
    if report.foe == report.seat:
        return {"actor": actor, "scene": f"{actor}-self"}
    return {"actor": actor, "scene": f"{actor}-{'you' if report.foe == me else 'them'}"}
