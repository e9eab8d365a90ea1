"""Players' links as slips to cut: ten to a page, each with the link as a code and as words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import segno

from ..views import DeskView
from .pdf import Page, fitted, wrapped
from .voice import Voice

_LEFT, _TOP = 10.0, 12.0
_WIDE, _HIGH = 95.0, 54.0
_COLUMNS, _ROWS = 2, 5
_CODE = 38.0
SHORT = 16  # digits of a check code, where there is no room for all


class Slip(NamedTuple):
    """A player by number, and the link; whoever reads it can act as that player."""

    person: str
    link: str


def slips(view: DeskView, voice: Voice, given: Sequence[Slip]) -> list[Page]:
    pages = []
    for at, slip in enumerate(given):
        place = at % (_COLUMNS * _ROWS)
        if place == 0:
            pages.append(Page())
        x, y = _LEFT + place % _COLUMNS * _WIDE, _TOP + place // _COLUMNS * _HIGH
        _slip(pages[-1], view, voice, slip, x, y)
    return pages


def _name(name: str, room: float) -> tuple[float, list[str]]:
    """A name in two lines at most, as large as that goes."""
    for size in (13.0, 11.0, 9.0, 8.0):
        lines = wrapped(name, room, size, True)
        if len(lines) <= 2:
            break
    return size, lines[:2]


def _slip(page: Page, view: DeskView, voice: Voice, slip: Slip, x: float, y: float) -> None:
    page.dashes(x, y, _WIDE, _HIGH)
    room = _WIDE - _CODE - 9
    low = y + 9.0
    size, lines = _name(voice.name(slip.person), room)
    for line in lines:
        page.text(x + 4, low, line, size, True)
        low += 5.5
    page.text(x + 4, low, fitted(view.name, room, 9), 9)
    low += 6
    for line in wrapped(voice.say("paper-slip-how"), room, 8):
        page.text(x + 4, low, line, 8)
        low += 3.6
    short = voice.say("paper-head-short", code=view.head[:SHORT])
    page.text(x + 4, y + _HIGH - 9, fitted(short, room, 6.5), 6.5)
    rows = [list(row) for row in segno.make(slip.link, error="m", micro=False).matrix]
    page.squares(x + _WIDE - _CODE - 3, y + 4, _CODE / len(rows), rows)
    address, _, secret = slip.link.partition("#")
    for at, words in enumerate((address, f"#{secret}")):
        page.text(x + 4, y + _HIGH - 6 + at * 3, fitted(words, _WIDE - 8, 6.5), 6.5)
