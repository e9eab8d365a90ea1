"""The letters of Helvetica: every reader of PDF has it, so no font has to be put into a file.

It has the letters of Western Europe, and marks to put on letters for the rest of the Latin ones.
What is no Latin letter is written as a question mark; the print views of the pages, which have
the fonts of the machine, write everything.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from functools import cache

#: Widths from the space to the tilde, in thousandths of the size.
_PLAIN = (
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
)  # fmt: skip
_BOLD = (
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
)  # fmt: skip
#: What has no plain letter inside to take the width of: plain, bold.
_OTHERS = {
    "‘": (222, 278), "’": (222, 278), "“": (333, 500), "”": (333, 500), "–": (556, 556),
    "—": (1000, 1000), "…": (1000, 1000), "·": (278, 278), "•": (350, 350), "€": (556, 556),
    "ß": (611, 611), "Ø": (778, 778), "ø": (611, 611), "Æ": (1000, 1000), "æ": (889, 889),
    "Œ": (1000, 1000), "œ": (944, 944), "Ł": (556, 611), "ł": (222, 278), "¿": (611, 611),
    "¡": (333, 333), "ª": (370, 370), "º": (365, 365), "«": (556, 556), "»": (556, 556),
    "°": (400, 400), "Đ": (722, 722), "đ": (556, 611), "Ð": (722, 722), "ð": (556, 611),
    "Þ": (667, 667), "þ": (556, 611), "×": (584, 584), "ı": (278, 278),
}  # fmt: skip
#: Marks that combine with letters, as a mark that stands alone: its glyph.
_MARKS = {
    "\u0301": "acute", "\u0302": "circumflex", "\u0303": "tilde", "\u0304": "macron",
    "\u0306": "breve", "\u0307": "dotaccent", "\u0308": "dieresis", "\u030a": "ring",
    "\u030b": "hungarumlaut", "\u030c": "caron", "\u0300": "grave",
    "\u0326": "cedilla", "\u0327": "cedilla", "\u0328": "ogonek",
}  # fmt: skip
#: Letters whose mark Unicode does not take off.
_STROKED = {"đ": ("d", "macron"), "Đ": ("Ð", ""), "ħ": ("h", "macron")}
_GLYPHS = ("Lslash", "lslash", "dotlessi", *sorted(set(_MARKS.values())))
_SINGLE = {"Ł": "Lslash", "ł": "lslash", "ı": "dotlessi"}
_FIRST = 128
#: The second encoding: name of a glyph → its byte.
FURTHER = {glyph: _FIRST + at for at, glyph in enumerate(_GLYPHS)}
_BELOW = ("cedilla", "ogonek")
#: How wide a mark is, and how much higher it sits on what is tall, in thousandths.
_MARK_WIDTH, _RISE = 333, 195


@dataclass(frozen=True, slots=True)
class Run:
    """Bytes of one encoding, and where they begin: points to the right, points up."""

    is_further: bool
    data: bytes
    right: float
    up: float = 0


@cache
def written(text: str) -> str:
    """A text in letters that can be written here."""
    return "".join(map(_written, unicodedata.normalize("NFC", text)))


def _written(letter: str) -> str:
    if letter in _SINGLE or letter in _STROKED or _is_western(letter):
        return letter
    if letter.isspace():
        return " "
    plain, *marks = list(unicodedata.normalize("NFKD", letter))
    if _is_western(plain):
        return letter if len(marks) == 1 and marks[0] in _MARKS else plain
    return "" if unicodedata.category(letter)[0] in "CM" else "?"


def _is_western(letter: str) -> bool:
    if ord(letter) < 32 or 127 <= ord(letter) < 160:
        return False
    return bool(letter.encode("cp1252", errors="ignore"))


def _marked(letter: str) -> tuple[str, str]:
    """A letter without its mark, and the mark's glyph."""
    if _is_western(letter) or letter in _SINGLE:
        return letter, ""
    if letter in _STROKED:
        return _STROKED[letter]
    plain, mark = list(unicodedata.normalize("NFKD", letter))
    return plain, _MARKS[mark]


def runs(text: str, size: float, bold: bool = False) -> list[Run]:
    """A text as bytes in one of two encodings, marks put where they belong."""
    found: list[Run] = []
    marks: list[Run] = []
    right = 0.0
    for letter in written(text):
        plain, mark = _marked(letter)
        wide = _width(plain, bold)
        if mark:
            high = (plain.isupper() or plain in "bfhklt") and mark not in _BELOW
            middle = right + (wide - _MARK_WIDTH) * size / 2000
            byte = bytes([FURTHER[mark]])
            marks.append(Run(True, byte, middle, _RISE * size / 1000 if high else 0))
        is_further = plain in _SINGLE
        byte = bytes([FURTHER[_SINGLE[plain]]]) if is_further else plain.encode("cp1252")
        if found and found[-1].is_further == is_further:
            found[-1] = replace(found[-1], data=found[-1].data + byte)
        else:
            found.append(Run(is_further, byte, right))
        right += wide * size / 1000
    return found + marks


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, in the unit of the size."""
    return sum(_width(letter, bold) for letter in written(text)) * size / 1000


@cache
def _width(letter: str, bold: bool) -> int:
    letter = _STROKED.get(letter, (letter, ""))[0]
    if letter in _OTHERS:
        return _OTHERS[letter][bold]
    plain = unicodedata.normalize("NFD", letter)[0]
    if plain == "i" != letter:
        return 278
    widths = _BOLD if bold else _PLAIN
    at = ord(plain) - 32
    return widths[at] if 0 <= at < len(widths) else 556


def fitted(text: str, room: float, size: float, bold: bool = False) -> str:
    """As much of a text as there is room for."""
    text = written(text)
    if width(text, size, bold) <= room:
        return text
    while text and width(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"


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
