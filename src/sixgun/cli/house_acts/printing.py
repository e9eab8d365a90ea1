"""Lists in columns, dates and ages as people read them in a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from ..terminal import tell
from .asking import Asking

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows below their heads; numbers stand at the right. No row can paint the terminal."""
    cells = [[clean(each) for each in row] for row in (heads, *rows)]
    widths = [max(_width(row[place]) for row in cells) for place in range(len(heads))]
    right = [all(_is_number(row[place]) for row in cells[1:]) for place in range(len(heads))]
    return [_line(row, widths, right) for row in cells]


def _line(row: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> str:
    parts = []
    for text, width, numbers in zip(row, widths, right, strict=True):
        space = " " * (width - _width(text))
        parts.append(space + text if numbers else text + space)
    return "  ".join(parts).rstrip()


def _is_number(text: str) -> bool:
    return bool(text) and text[0].isdigit()


def _width(text: str) -> int:
    """How many columns a text takes."""
    return sum(
        2 if unicodedata.east_asian_width(letter) in "WF" else not unicodedata.combining(letter)
        for letter in text
    )


def clean(text: str) -> str:
    """What a stranger typed, without what a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def show(heads: Sequence[str], rows: Sequence[Sequence[str]], none: str) -> None:
    """A list, or the sentence that there is nothing in it."""
    tell(*(columns(heads, rows) if rows else [none]))


def date(seconds: float | None) -> str:
    """A date as it is here; "": none."""
    if seconds is None:
        return ""
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def age(asking: Asking, seconds: float) -> str:
    """How long ago, in the largest unit that fits."""
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds >= 2 * length:
            return asking.say("operator-old", unit=unit, number=int(seconds // length))
    return asking.say("operator-old", unit="minutes", number=int(seconds // MINUTE))


def name(asking: Asking, someone: dict[str, Any] | None) -> str:
    """What somebody is called, and who that is."""
    if not someone or not someone["person"]:
        return asking.say("operator-nobody")
    called = someone["name"] or asking.say("operator-nameless")
    return f"{called} ({someone['person']})"
