"""Diplomas for the first four: one page across for each."""

from __future__ import annotations

from ..views import DeskView, StandingsView
from .lists import feet
from .pdf import Page
from .voice import Voice

HONOURED = 4


def diplomas(view: DeskView, voice: Voice, standings: StandingsView) -> list[Page]:
    rows = [row for row in standings.rows if row.place <= HONOURED]
    return [_diploma(view, voice, row.place, voice.name(row.player)) for row in rows]


def _diploma(view: DeskView, voice: Voice, place: int, name: str) -> Page:
    page = Page(landscape=True)
    middle = page.width / 2
    page.box(10, 10, page.width - 20, page.height - 20, 1.6)
    page.box(13, 13, page.width - 26, page.height - 26, 0.4)
    page.text(middle, 50, voice.say("paper-diploma"), 40, True, "center")
    _rules(page, middle, 66)
    page.fit(middle, 96, name, 240, 36, True, "center")
    page.text(middle, 118, voice.say("paper-diploma-place", place=place), 26, False, "center")
    title = voice.say("paper-diploma-of", name=view.name)
    page.fit(middle, 134, title, 250, 18, False, "center")
    date = voice.date(view.now)
    where = voice.say("paper-diploma-where", place=view.place, date=date) if view.place else date
    page.fit(middle, 146, where, 250, 14, False, "center")
    for x, key in ((60, "paper-sign-referee"), (page.width - 130, "paper-organizer")):
        page.line(x, 178, x + 70, 178, 0.3)
        page.text(x + 35, 184, voice.say(key), 9, False, "center")
    page.fit(middle, page.height - 15.5, feet(view, voice)[0], 250, 7, False, "center")
    return page


def _rules(page: Page, x: float, y: float) -> None:
    """Three rules, each shorter than the one above."""
    for at, half in enumerate((60.0, 40.0, 20.0)):
        page.line(x - half, y + at * 2, x + half, y + at * 2, 0.8 - at * 0.2)
