"""The paper of a tournament as PDF: what a hall hangs up, fills in, takes home.

- `letters`   the font: which letters, how wide
- `pdf`       pages as a file
- `flow`      what goes over several pages
- `voice`     sentences and names
- `lists`, `sheets`, `diplomas`, `report`, `slips`   what there is on paper

Links of players are secrets that no house can show again: whoever has made them brings them to be
printed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..views import ChecklistView, DeskView, RoundView, StandingsView
from . import lists, sheets
from .diplomas import diplomas
from .pdf import Page, document
from .report import report
from .slips import Slip, slips
from .voice import Voice

#: Everything that there is on paper, and the Fluent key of its title.
KINDS = {
    "seating": "paper-seating",
    "names": "paper-names",
    "sheets": "paper-sheet",
    "filled": "paper-sheet",
    "blank": "paper-sheet",
    "standings": "paper-standings",
    "duels": "paper-duels",
    "diplomas": "paper-diploma",
    "report": "paper-report",
}
_OF_A_ROUND = ("seating", "names", "sheets", "filled")


class NothingToPrint(LookupError):
    """There is no such paper, or not yet."""


def pdf(
    kind: str,
    view: DeskView,
    language: str,
    *,
    standings: StandingsView | None = None,
    checklist: ChecklistView | None = None,
    round: int = 0,
    origin: str = "",
) -> bytes:
    """A paper; `round` 0 is the last one, `origin` the address of the house for QR codes."""
    if kind not in KINDS:
        raise NothingToPrint(f"there is no paper {kind!r}; there are: {', '.join(KINDS)}")
    voice = Voice(language, view.people)
    if kind in _OF_A_ROUND:
        pages = _of_round(kind, view, voice, _round(view, round), origin)
    elif kind == "blank":
        pages = sheets.blank(view, voice)
    elif kind == "duels":
        pages = _duels(view, voice)
    else:
        pages = _of_standings(kind, view, voice, standings, checklist)
    return document(pages, f"{view.name}: {voice.say(KINDS[kind])}", language)


def slips_pdf(view: DeskView, language: str, given: Sequence[Slip]) -> bytes:
    """Links that were made just now, to be cut."""
    voice = Voice(language, view.people)
    return document(slips(view, voice, given), f"{view.name}: {voice.say('paper-slips')}", language)


def _round(view: DeskView, number: int) -> RoundView:
    found = [each for each in view.rounds if number in (0, each.number)]
    if not found:
        raise NothingToPrint(f"there is no round {number}" if number else "no round is drawn yet")
    return found[-1]


def _duels(view: DeskView, voice: Voice) -> list[Page]:
    if not view.duels:
        raise NothingToPrint("the duels have not begun")
    return lists.duels(view, voice)


def _of_round(kind: str, view: DeskView, voice: Voice, shown: RoundView, origin: str) -> list[Page]:
    if kind == "seating":
        return lists.seating(view, voice, shown)
    if kind == "names":
        return lists.names(view, voice, shown)
    return sheets.of_round(view, voice, shown, origin, filled=kind == "filled")


def _of_standings(
    kind: str,
    view: DeskView,
    voice: Voice,
    standings: StandingsView | None,
    checklist: ChecklistView | None,
) -> list[Page]:
    if standings is None or not standings.rows:
        raise NothingToPrint("there are no standings before a round is drawn")
    if kind == "standings":
        return lists.standings_pages(view, voice, standings)
    if kind == "diplomas":
        return diplomas(view, voice, standings)
    if checklist is None:
        raise NothingToPrint("a report needs the checklist")
    return report(view, voice, standings, checklist)
