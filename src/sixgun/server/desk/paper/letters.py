"""The letters of the papers: which there are, how wide they are, how lines are made of them.

The font lies in `fonts` and is put into every file: names are written as people write them, in
Latin, Greek or Cyrillic letters. What it has no letter for is written as a question mark.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

#: What stands in brackets behind a name, if another bears it too.
_MARK = re.compile(r" \([^()]*\)$")
FONTS = Path(__file__).parent / "fonts"
#: The files of the font: upright, by whether it is bold.
FILES = {False: FONTS / "Arimo-Regular.ttf", True: FONTS / "Arimo-Bold.ttf"}


@cache
def _widths(bold: bool) -> dict[int, float]:
    """How wide each letter is, in parts of the size."""
    with TTFont(FILES[bold], lazy=True) as font:
        unit = font["head"].unitsPerEm
        metrics = font["hmtx"].metrics
        return {code: metrics[glyph][0] / unit for code, glyph in font.getBestCmap().items()}


def has(letter: str) -> bool:
    """Can it be written as it is?"""
    return ord(letter) in _widths(False)


@cache
def written(text: str) -> str:
    """A text in letters that can be written here."""
    return "".join(_written(unicodedata.normalize("NFC", text)))


def _written(text: str) -> Iterator[str]:
    for letter in text:
        if letter.isspace():
            yield " "
        elif unicodedata.category(letter)[0] == "C":
            continue
        elif has(letter):
            yield letter
        else:
            yield _nearest(letter)


def _nearest(letter: str) -> str:
    """The letter without its mark, if that is there; a mark that is not there is left out."""
    plain = unicodedata.normalize("NFKD", letter)[0]
    if plain != letter and has(plain):
        return plain
    return "" if unicodedata.category(letter)[0] == "M" else "?"


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, in the unit of the size."""
    widths = _widths(bold)
    return sum(widths[ord(letter)] for letter in written(text)) * size


def fitted(text: str, room: float, size: float, bold: bool = False) -> str:
    """As much of a text as there is room for; what tells namesakes apart is not cut off."""
    text = written(text)
    if width(text, size, bold) <= room:
        return text
    mark = found[0] if (found := _MARK.search(text)) else ""
    end = "…" + mark if width("…" + mark, size, bold) <= room / 2 else "…"
    text = text.removesuffix(mark)
    while text and width(text + end, size, bold) > room:
        text = text[:-1]
    return text.rstrip() + end


def wrapped(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """A text in lines; a word that is longer than a line is cut."""
    lines = [""]
    for word in written(text).split():
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, bold) <= room:
            lines[-1] = longer
        elif lines[-1]:
            lines.append(fitted(word, room, size, bold))
        else:
            lines[-1] = fitted(word, room, size, bold)
    return lines
