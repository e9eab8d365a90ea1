"""A file in PDF, written here: pages with texts, lines, boxes. Nothing else is needed on paper.

Everything is measured in millimetres from the upper left corner of an A4 page, sizes of letters
in points.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

from . import encodings

#: A4, upright.
WIDTH, HEIGHT = 210.0, 297.0
POINT = 72 / 25.4
MM = 1 / POINT

#: Names of the fonts in a page: by (bold, second encoding).
_FONTS = {(False, False): "F1", (True, False): "F2", (False, True): "F3", (True, True): "F4"}


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, in millimetres."""
    return encodings.width(text, size, bold) * MM


def fitted(text: str, room: float, size: float, bold: bool = False) -> str:
    return encodings.fitted(text, room * POINT, size, bold)


def wrapped(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    return encodings.wrapped(text, room * POINT, size, bold)


class Page:
    """One page: what is drawn later lies above."""

    def __init__(self, landscape: bool = False) -> None:
        self.width, self.height = (HEIGHT, WIDTH) if landscape else (WIDTH, HEIGHT)
        self._drawn: list[bytes] = []

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
        part = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        left = x - width(words, size, bold) * part
        for run in encodings.runs(words, size, bold):
            at = self._at(left + run.right * MM, y - run.up * MM)
            self._draw(f"BT /{_FONTS[bold, run.is_further]} {size:g} Tf 1 0 0 1 {at} Tm")
            self._drawn.append(b"(" + _escaped(run.data) + b") Tj ET")

    def line(self, x: float, y: float, to_x: float, to_y: float, thick: float = 0.2) -> None:
        self._draw(f"{thick * POINT:.2f} w {self._at(x, y)} m {self._at(to_x, to_y)} l S")

    def box(self, x: float, y: float, wide: float, high: float, thick: float = 0.2) -> None:
        """A frame; `x`, `y` is its upper left corner."""
        self._draw(f"{thick * POINT:.2f} w {self._area(x, y, wide, high)} S")

    def shade(self, x: float, y: float, wide: float, high: float, grey: float = 0.9) -> None:
        """A filled box: 0 is black."""
        self._draw(f"{grey:g} g {self._area(x, y, wide, high)} f 0 g")

    def squares(self, x: float, y: float, side: float, rows: Sequence[Iterable[int]]) -> None:
        """A QR code: dark where a row has something."""
        for down, row in enumerate(rows):
            for right, dark in enumerate(row):
                if dark:
                    area = self._area(x + right * side, y + down * side, side, side)
                    self._draw(area)
        self._draw("f")

    def content(self) -> bytes:
        return b"\n".join(self._drawn)

    def _draw(self, operators: str) -> None:
        self._drawn.append(operators.encode("ascii"))

    def _at(self, x: float, y: float) -> str:
        return f"{x * POINT:.2f} {(self.height - y) * POINT:.2f}"

    def _area(self, x: float, y: float, wide: float, high: float) -> str:
        return f"{self._at(x, y + high)} {wide * POINT:.2f} {high * POINT:.2f} re"


def _escaped(data: bytes) -> bytes:
    for special in (b"\\", b"(", b")"):
        data = data.replace(special, b"\\" + special)
    return data


def document(pages: Sequence[Page], title: str, language: str) -> bytes:
    """The pages as a file."""
    fonts = " ".join(f"/{name} {at} 0 R" for at, name in enumerate(_FONTS.values(), 4))
    firsts = 5 + len(_FONTS)
    kids = " ".join(f"{firsts + 2 * at} 0 R" for at in range(len(pages)))
    objects = [
        f"<</Type/Catalog/Pages 2 0 R/Lang({language})"
        "/ViewerPreferences<</DisplayDocTitle true>>>>",
        f"<</Type/Pages/Count {len(pages)}/Kids[{kids}]/Resources<</Font<<{fonts}>>>>>>",
        _titled(title),
        *[_font(bold, further) for bold, further in _FONTS],
        _further_encoding(),
    ]
    bodies = [each.encode("ascii") for each in objects]
    for at, page in enumerate(pages):
        bodies += _page_objects(page, firsts + 2 * at)
    return _filed(bodies)


def _titled(title: str) -> str:
    told = (b"\xfe\xff" + title.encode("utf-16-be")).hex()
    return f"<</Title<{told}>/Producer(Sixgun)>>"


def _font(bold: bool, further: bool) -> str:
    name = "Helvetica-Bold" if bold else "Helvetica"
    encoding = f"{4 + len(_FONTS)} 0 R" if further else "/WinAnsiEncoding"
    return f"<</Type/Font/Subtype/Type1/BaseFont/{name}/Encoding {encoding}>>"


def _further_encoding() -> str:
    glyphs = "".join(f"/{name}" for name in encodings.FURTHER)
    first = min(encodings.FURTHER.values())
    return f"<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[{first}{glyphs}]>>"


def _page_objects(page: Page, number: int) -> list[bytes]:
    size = f"0 0 {page.width * POINT:.2f} {page.height * POINT:.2f}"
    head = f"<</Type/Page/Parent 2 0 R/MediaBox[{size}]/Contents {number + 1} 0 R>>"
    data = zlib.compress(page.content(), 9)
    stream = f"<</Length {len(data)}/Filter/FlateDecode>>stream\n".encode("ascii")
    return [head.encode("ascii"), stream + data + b"\nendstream"]


def _filed(bodies: Sequence[bytes]) -> bytes:
    """Objects, numbered from 1, with the table of where each begins."""
    made = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
    begins = []
    for number, body in enumerate(bodies, 1):
        begins.append(len(made))
        made += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    table = b"".join(b"%010d 00000 n \n" % begin for begin in begins)
    count = len(bodies) + 1
    xref = b"xref\n0 %d\n0000000000 65535 f \n" % count + table
    trailer = b"trailer<</Size %d/Root 1 0 R/Info 3 0 R>>\n" % count
    return made + xref + trailer + b"startxref\n%d\n%%%%EOF\n" % len(made)
