"""A file in PDF: pages with texts, lines, boxes. Nothing else is needed on paper.

Everything is measured in millimetres from the upper left corner of an A4 page, sizes of letters
in points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from fpdf import FPDF, ViewerPreferences

from . import letters

#: A4, upright.
WIDTH, HEIGHT = 210.0, 297.0
POINT = 72 / 25.4
MM = 1 / POINT
#: So much of their size letters keep at least, if a name is to fit.
SMALLEST = 0.7
_FONT = "Arimo"


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, in millimetres."""
    return letters.width(text, size, bold) * MM


def fitted(text: str, room: float, size: float, bold: bool = False) -> str:
    return letters.fitted(text, room * POINT, size, bold)


def wrapped(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    return letters.wrapped(text, room * POINT, size, bold)


class Page:
    """One page: what is drawn later lies above."""

    def __init__(self, landscape: bool = False) -> None:
        self.width, self.height = (HEIGHT, WIDTH) if landscape else (WIDTH, HEIGHT)
        self._drawn: list[Callable[[FPDF], None]] = []

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 10,
        bold: bool = False,
        align: str = "left",
    ) -> None:
        """A line of text; `x` is its left end, its middle or its right end, `y` its foot."""
        shown = letters.written(words).strip()
        if not shown:
            return
        part = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        left = x - width(shown, size, bold) * part

        def draw(file: FPDF) -> None:
            file.set_font(_FONT, "B" if bold else "", size)
            file.text(left, y, shown)

        self._drawn.append(draw)

    def fit(
        self,
        x: float,
        y: float,
        words: str,
        room: float,
        size: float,
        bold: bool = False,
        align: str = "left",
    ) -> None:
        """A line of text in so much room: too long, in smaller letters; still too long, cut."""
        wide = width(words, size, bold)
        if wide > room:
            size = max(size * room / wide, size * SMALLEST)
        self.text(x, y, fitted(words, room, size, bold), size, bold, align)

    def line(self, x: float, y: float, to_x: float, to_y: float, thick: float = 0.2) -> None:
        def draw(file: FPDF) -> None:
            file.set_line_width(thick)
            file.line(x, y, to_x, to_y)

        self._drawn.append(draw)

    def box(self, x: float, y: float, wide: float, high: float, thick: float = 0.2) -> None:
        """A frame; `x`, `y` is its upper left corner."""

        def draw(file: FPDF) -> None:
            file.set_line_width(thick)
            file.rect(x, y, wide, high)

        self._drawn.append(draw)

    def dashes(self, x: float, y: float, wide: float, high: float, thick: float = 0.2) -> None:
        """A frame to cut along."""

        def draw(file: FPDF) -> None:
            file.set_line_width(thick)
            file.set_dash_pattern(2, 1.5)
            file.rect(x, y, wide, high)
            file.set_dash_pattern()

        self._drawn.append(draw)

    def shade(self, x: float, y: float, wide: float, high: float, grey: float = 0.9) -> None:
        """A filled box: 0 is black."""

        def draw(file: FPDF) -> None:
            file.set_fill_color(round(grey * 255))
            file.rect(x, y, wide, high, style="F")

        self._drawn.append(draw)

    def squares(self, x: float, y: float, side: float, rows: Sequence[Iterable[int]]) -> None:
        """A QR code: dark where a row has something."""

        def draw(file: FPDF) -> None:
            file.set_fill_color(0)
            for down, row in enumerate(rows):
                right = 0
                for dark, group in groupby(row, bool):
                    wide = len(list(group))
                    if dark:
                        file.rect(x + right * side, y + down * side, wide * side, side, style="F")
                    right += wide

        self._drawn.append(draw)

    def draw_into(self, file: FPDF) -> None:
        """As the next page of a file."""
        file.add_page(orientation="landscape" if self.width > self.height else "portrait")
        for draw in self._drawn:
            draw(file)


def document(pages: Sequence[Page], title: str, language: str) -> bytes:
    """The pages as a file."""
    file = FPDF(unit="mm", format="A4")
    file.set_auto_page_break(False)
    for bold, path in letters.FILES.items():
        file.add_font(_FONT, "B" if bold else "", path)
    file.set_title(title)
    file.set_lang(language)
    file.set_producer("Sixgun")
    file.viewer_preferences = ViewerPreferences(display_doc_title=True)
    for page in pages:
        page.draw_into(file)
    return bytes(file.output())
