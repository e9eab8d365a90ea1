"""The game sheet (regulation 1.1): one page for a table, to be filled in by hand, or filled in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import segno

from ....tournament.regulation.prizes import OUTCOMES
from ..views import DeskView, RoundView, SheetData, TableView
from .lists import feet
from .pdf import Page, fitted, wrapped
from .voice import Voice

_LEFT, _RIGHT = 15.0, 195.0
_CODE = 30.0  # how wide the code is, and what is said below it
#: Seats whose player is hit first by high noon (T-101): at six the one after the Sheriff.
SECOND_IS_FIRST = 6


@dataclass(frozen=True, slots=True)
class Form:
    """What stands on a sheet before anybody writes on it."""

    size: int
    names: Sequence[str] = ()
    date: str = ""
    round: str = ""
    table: str = ""
    address: str = ""
    filled: SheetData | None = None
    mark: str = ""


def blank(view: DeskView, voice: Voice) -> list[Page]:
    """Sheets without names, one for each size: for a hall without power."""
    return [_page(view, voice, Form(size)) for size in (5, 6, 7)]


def of_round(
    view: DeskView, voice: Voice, shown: RoundView, origin: str, *, filled: bool
) -> list[Page]:
    """The sheets of a round: with names, or with everything that was typed."""
    return [
        _page(view, voice, _form(view, voice, shown, number, table, origin, filled))
        for number, table in enumerate(shown.tables, 1)
    ]


def address(origin: str, tournament: str, round: int, table: int) -> str:
    """Where a referee's phone takes its photo: it says which one, and opens nothing to others."""
    return f"{origin}/tournament/{tournament}/sheet/{round}/{table}"


def _form(
    view: DeskView,
    voice: Voice,
    shown: RoundView,
    number: int,
    table: TableView,
    origin: str,
    filled: bool,
) -> Form:
    version = table.versions[-1] if filled and table.versions else None
    mark = ""
    if version:
        mark = voice.say("paper-version", version=len(table.versions))
        if table.is_verified:
            mark += ", " + voice.say("paper-verified")
    return Form(
        size=len(table.players),
        names=[voice.name(player) for player in table.players],
        date=voice.date(view.now),
        round=f"{shown.number} / {view.planned}",
        table=str(number),
        address=address(origin, view.tournament, shown.number, number),
        filled=version.sheet if version else None,
        mark=mark,
    )


def _page(view: DeskView, voice: Voice, form: Form) -> Page:
    page = Page()
    _top(page, view, voice, form)
    y = _seats(page, voice, form, 62)
    y = _reshuffles(page, voice, form, y + 8)
    y = _outcome(page, voice, form, y + 8)
    _rest(page, voice, y + 8)
    for at, words in enumerate(feet(view, voice)):
        page.text(_LEFT, 284 + 4 * at, fitted(words, 180, 7), 7)
    return page


def _top(page: Page, view: DeskView, voice: Voice, form: Form) -> None:
    title = voice.say("paper-sheet")
    if not form.names:
        title = voice.say("paper-sheet-blank", size=form.size)
    page.text(_LEFT, 22, title, 20, True)
    page.text(_LEFT, 29, form.mark, 10)
    lines = [("tournament", view.name if form.names else "", 98.0), ("date", form.date, 42.0)]
    _fields(page, voice, 38, lines)
    _fields(page, voice, 50, [("round", form.round, 30.0), ("table", form.table, 30.0)])
    if form.address:
        code = segno.make(form.address, error="m", micro=False)
        rows = [list(row) for row in code.matrix]
        page.squares(_RIGHT - _CODE, 14, _CODE / len(rows), rows)
        for at, words in enumerate(wrapped(voice.say("paper-qr"), _CODE, 6)):
            page.text(_RIGHT, 47 + at * 2.6, words, 6, align="right")


def _fields(page: Page, voice: Voice, y: float, fields: Sequence[tuple[str, str, float]]) -> None:
    """Labels with a line to write on, side by side."""
    x = _LEFT
    for key, value, room in fields:
        page.text(x, y, voice.say(f"paper-line-{key}"), 8)
        page.line(x, y + 7, x + room, y + 7, 0.3)
        page.fit(x + 1, y + 5.5, value, room - 2, 13, True)
        x += room + 6


_WIDTHS = (14.0, 66.0, 34.0, 38.0, 28.0)
_COLUMNS = ("seat", "player", "role", "character", "price")


def _seats(page: Page, voice: Voice, form: Form, y: float) -> float:
    """The list of players, with what is written beside them."""
    x = _LEFT
    for key, wide in zip(_COLUMNS, _WIDTHS, strict=True):
        page.text(x + 1.5, y + 4, fitted(voice.say(f"paper-column-{key}"), wide - 3, 8), 8)
        x += wide
    y += 6
    for seat in range(form.size):
        _seat(page, y + seat * 11, _cells(voice, form, seat))
    return y + form.size * 11


def _seat(page: Page, y: float, cells: Sequence[str]) -> None:
    x = _LEFT
    for at, (cell, wide) in enumerate(zip(cells, _WIDTHS, strict=True)):
        page.box(x, y, wide, 11, 0.3)
        size = 14 if at < 2 else 11
        page.fit(x + 2, y + 7.5, cell, wide - 4, size, at < 2)
        x += wide


def _cells(voice: Voice, form: Form, seat: int) -> list[str]:
    """What is known of a seat; seat 1 is the Sheriff in any case."""
    sheet = form.filled
    role = "sheriff" if seat == 0 else ""
    character = price = ""
    if sheet:
        role = sheet.roles[seat] if seat < len(sheet.roles) else role
        character = sheet.characters[seat] if seat < len(sheet.characters) else ""
        price = str(sheet.prices[seat]) if seat < len(sheet.prices) else ""
    name = form.names[seat] if form.names else ""
    shown = [voice.word("role", role), voice.word("character", character)]
    return [str(seat + 1), name, *shown, price]


def _reshuffles(page: Page, voice: Voice, form: Form, y: float) -> float:
    page.text(_LEFT, y + 5, voice.say("paper-reshuffles"), 11, True)
    x = _LEFT + 70
    for box in range(3):
        ticked = bool(form.filled and form.filled.reshuffles > box)
        _tick(page, x + box * 14, y - 0.5, 8, ticked)
    page.text(x + 42, y + 5, voice.say("paper-noon"), 11, True)
    key = "paper-noon-from-second" if form.size == SECOND_IS_FIRST else "paper-noon-from-sheriff"
    for at, words in enumerate(wrapped(voice.say(key), 180, 9)):
        page.text(_LEFT, y + 13 + at * 4.5, words, 9)
        last = y + 13 + at * 4.5
    return last


def _tick(page: Page, x: float, y: float, side: float, ticked: bool) -> None:
    page.box(x, y, side, side, 0.4)
    if ticked:
        page.line(x + 1, y + 1, x + side - 1, y + side - 1, 0.6)
        page.line(x + 1, y + side - 1, x + side - 1, y + 1, 0.6)


def _outcome(page: Page, voice: Voice, form: Form, y: float) -> float:
    page.text(_LEFT, y + 4, voice.say("paper-outcome"), 11, True)
    for at, outcome in enumerate(OUTCOMES):
        x = _LEFT + at * 60
        _tick(page, x, y + 8, 6, bool(form.filled and form.filled.outcome == outcome))
        page.text(x + 8, y + 12.5, fitted(voice.word("outcome", outcome), 50, 11), 11)
    _tick(page, _LEFT, y + 17, 6, bool(form.filled and form.filled.final_duel))
    page.text(_LEFT + 8, y + 21.5, voice.say("paper-final-duel"), 11)
    return y + 23


def _rest(page: Page, voice: Voice, y: float) -> None:
    """Times, remarks, signatures."""
    for at, key in enumerate(("began", "auction-ended", "ended")):
        _line(page, voice, f"paper-{key}", _LEFT + at * 62, y + 8, 54)
    page.text(_LEFT, y + 17, voice.say("paper-remarks"), 8)
    page.box(_LEFT, y + 19, 180, max(12.0, 255 - y - 19), 0.2)
    _line(page, voice, "paper-sign-sheriff", _LEFT, 275, 84)
    _line(page, voice, "paper-sign-referee", _LEFT + 96, 275, 84)


def _line(page: Page, voice: Voice, key: str, x: float, y: float, room: float) -> None:
    page.text(x, y - 7, voice.say(key), 8)
    page.line(x, y + 1, x + room, y + 1, 0.3)
