"""Headings, paragraphs and tables one below the other, over as many pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .pdf import Page, fitted, wrapped

MARGIN = 15.0
FOOT = 21.0  # where nothing but the foot stands


class Column(NamedTuple):
    title: str
    width: float  # millimetres
    align: str = "left"


class Flow:
    """Pages that are filled from top to bottom; each bears the same title and foot."""

    def __init__(self, title: str, subtitle: str, foot: Sequence[str]) -> None:
        self.pages: list[Page] = []
        self._title = title
        self._subtitle = subtitle
        self._foot = foot
        self._y = 0.0
        self.turn()

    @property
    def page(self) -> Page:
        return self.pages[-1]

    @property
    def width(self) -> float:
        return self.page.width - 2 * MARGIN

    def turn(self) -> None:
        """Go on on a new page."""
        page = Page()
        self.pages.append(page)
        room = page.width - 2 * MARGIN
        page.fit(MARGIN, 20, self._title, room, 18, True)
        page.fit(MARGIN, 27, self._subtitle, room, 11)
        page.line(MARGIN, 30, page.width - MARGIN, 30, 0.5)
        self._y = 36.0

    def need(self, high: float) -> bool:
        """Turn the page unless there is so much room left; was it turned?"""
        is_full = self._y + high > self.page.height - FOOT
        if is_full:
            self.turn()
        return is_full

    def heading(self, words: str, with_at_least: float = 20) -> None:
        self.need(10 + with_at_least)
        self._y += 9
        self.page.text(MARGIN, self._y, words, 13, True)
        self._y += 3

    def paragraph(self, words: str, size: float = 10, bold: bool = False) -> None:
        for line in wrapped(words, self.width, size, bold):
            self.need(size * 0.5)
            self._y += size * 0.48
            self.page.text(MARGIN, self._y, line, size, bold)
        self._y += 1.5

    def table(
        self, columns: Sequence[Column], rows: Sequence[Sequence[str]], size: float = 10
    ) -> None:
        """Rows of one line each; what is too long is cut, the head stands on every page."""
        high = size * 0.6
        self.need(3 * high)
        self._row(columns, [column.title for column in columns], size * 0.85, high, True)
        for row in rows:
            if self.need(high):
                self._row(columns, [column.title for column in columns], size * 0.85, high, True)
            self._row(columns, row, size, high, False)
        self._y += 2

    def _row(
        self, columns: Sequence[Column], cells: Sequence[str], size: float, high: float, bold: bool
    ) -> None:
        left = MARGIN
        for column, cell in zip(columns, cells, strict=True):
            at = {"left": left, "center": left + column.width / 2}.get(
                column.align, left + column.width - 2
            )
            foot = self._y + high * 0.7
            self.page.fit(at, foot, cell, column.width - 2, size, bold, column.align)
            left += column.width
        self._y += high
        self.page.line(MARGIN, self._y, left, self._y, 0.4 if bold else 0.1)

    def side_by_side(self, blocks: Sequence[Callable[[Page, float, float], float]]) -> None:
        """Two blocks a row; a block draws itself at x, y and says how high it is."""
        for left in range(0, len(blocks), 2):
            pair = blocks[left : left + 2]
            probe = Page()
            self.need(max(block(probe, 0, 0) for block in pair))
            highs = [
                block(self.page, MARGIN + at * (self.width / 2 + 2), self._y)
                for at, block in enumerate(pair)
            ]
            self._y += max(highs)

    def finished(self, page_of: Callable[[int, int], str]) -> list[Page]:
        """The pages with their feet."""
        for number, page in enumerate(self.pages, 1):
            low = page.height - FOOT + 5
            page.line(MARGIN, low - 4, page.width - MARGIN, low - 4, 0.2)
            page.text(page.width - MARGIN, low, page_of(number, len(self.pages)), 8, align="right")
            for at, words in enumerate(self._foot):
                room = page.width - 2 * MARGIN - (35 if at == 0 else 0)
                page.text(MARGIN, low + 4 * at, fitted(words, room, 7), 7)
        return self.pages
