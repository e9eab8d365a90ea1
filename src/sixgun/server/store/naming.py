"""Names in records: `display P3 = Anna`, in the header and outside all hashes.

A record calls the seats P1, P2 …; what the people were called can be shown, and forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from sixgun.engine.record import DISPLAY

_LINE = re.compile(rf"^{DISPLAY}P(\d+) = (.*)\n", re.MULTILINE)


def seat_name(seat: int) -> str:
    """What a seat is called in records, and whoever was forgotten."""
    return f"P{seat + 1}"


def signed(record: str, names: Mapping[int, str]) -> str:
    """A record that shows these names, by seat, and no others."""
    header, rest = _parted(record)
    header = _LINE.sub("", header)
    shown = (f"{DISPLAY}{seat_name(seat)} = {one_line(names[seat])}\n" for seat in sorted(names))
    return header + "".join(shown) + rest


def names_in(record: str) -> dict[int, str]:
    """The names that a record shows, by seat."""
    header, _ = _parted(record)
    return {int(number) - 1: name for number, name in _LINE.findall(header)}


def noted(record: str, *notes: str) -> str:
    """A record that says more of a game than its moves, where names stand: outside all hashes."""
    header, rest = _parted(record)
    return header + "".join(f"{DISPLAY}{one_line(note)}\n" for note in notes) + rest


def without_name(record: str, seat: int) -> str:
    """A record that has forgotten who sat there."""
    return signed(record, {**names_in(record), seat: seat_name(seat)})


def one_line(name: str) -> str:
    """A name without line breaks, which would be lines of the record."""
    return " ".join(name.split())


def _parted(record: str) -> tuple[str, str]:
    """The header, which ends with the first mark, and the rest."""
    place = record.find("\n-- ") + 1
    return record[:place], record[place:]
