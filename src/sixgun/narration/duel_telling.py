"""Which message tells a report of a duel, and with what; what is quiet, others say well enough."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from ..duel.printed import CHARACTERS, SYMBOLS
from ..engine.reports import Report
from .chronicle import Line, Log
from .telling import USES, faces
from .words import Arguments, Telling

#: Reports that have no sentence.
QUIET = frozenset({"ranks_closed", "shot", "turn_ended", "won"})


def duel_report_words(report: Report) -> Telling:
    """The message of a report, and what it needs besides the report."""
    key = f"duel-report-{report.key.replace('_', '-')}"
    who, _, served = report.word.partition(",")
    if report.key == "offered_characters":
        return (key, {"names": report.word}) if report.word else (f"{key}.hidden", {})
    if report.key in USES:
        return key, {"thing": faces(report.cards) if report.cards else report.word}
    if report.key == "played":
        return f"{key}.on" if who else key, _named(who) | _serving(report, served)
    return key, _serving(report, who) if report.key == "answered" else _named(who)


def _named(who: str) -> Arguments:
    """A character, or the symbol of a reveal."""
    if who in SYMBOLS.values():
        return {"symbol": who}
    return {"name": who} if who in CHARACTERS else {}


def _serving(report: Report, kind: str) -> Arguments:
    """What the card served as; a hit is what it says itself."""
    is_itself = not kind or kind == "hit" or None in report.cards
    return {} if is_itself else {"serves": kind}


class DuelChronicle:
    """Tells the reports of a duel one after another; the cards of a reveal are said already."""

    def __init__(self, me: int | None = None) -> None:
        self.memory = False  # is something being revealed?

    def recall(self, reports: Iterable[Report]) -> Hashable:
        return self.memory

    def tell(self, reports: Iterable[Report]) -> Log:
        log = Log([], [])
        for at, report in enumerate(reports):
            if report.key in ("turned_up", "reveal_decided"):
                self.memory = report.key == "turned_up"
            if report.key in QUIET:
                continue
            is_said = self.memory and report.key == "spread_discarded"
            (log.asides if is_said else log.told).append(Line(at, *duel_report_words(report)))
        return log
