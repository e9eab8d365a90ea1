"""Lists of people as spreadsheets write them, and names as people type them."""

from __future__ import annotations

import csv
from typing import NamedTuple
from unicodedata import category, normalize

#: What the columns may be called.
COLUMNS = {
    "name": ("name", "nome", "nombre", "player", "giocatore", "jugador"),
    "member": ("member", "code", "tessera", "codice", "codigo", "código"),
    "contact": ("contact", "email", "e-mail", "contatto", "contacto"),
}
_USUAL = {"name": 0, "member": 1, "contact": 2}
LONGEST_NAME = 100
LONGEST_OTHER = 200


class ListedPerson(NamedTuple):
    """A person of a list, and in which line of the file; "" as a name: there is none."""

    number: int
    name: str
    member: str = ""
    contact: str = ""


class ListUnreadable(ValueError):
    """The file is no list; `line` is where reading it came to an end."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}: a cell never ends")
        self.line = line


def read_list(content: bytes) -> list[ListedPerson]:
    """Everybody in a list: comma or semicolon, a BOM or not; titles may be left out."""
    text = decoded(content)
    first = text.partition("\n")[0]
    delimiter = ";" if first.count(";") > first.count(",") else ","
    reader = csv.reader(text.splitlines(), delimiter=delimiter)
    try:
        rows = [(reader.line_num, row) for row in reader if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise ListUnreadable(reader.line_num) from error
    if not rows:
        return []
    places = _places(rows[0][1])
    return [_person(number, row, places or _USUAL) for number, row in rows[1 if places else 0 :]]


def decoded(content: bytes) -> str:
    """UTF-8 with or without a BOM, else Latin-1, in which every byte is a letter."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def _places(row: list[str]) -> dict[str, int]:
    """Which column is which, if the first line says so."""
    titles = [cell.strip().casefold() for cell in row]
    return {
        column: titles.index(title)
        for column, names in COLUMNS.items()
        for title in names
        if title in titles
    }


def _person(number: int, row: list[str], places: dict[str, int]) -> ListedPerson:
    cells = {
        column: clean(row[place]) if place < len(row) else "" for column, place in places.items()
    }
    return ListedPerson(
        number, cells.get("name", ""), cells.get("member", ""), cells.get("contact", "")
    )


def line_problem(line: ListedPerson) -> str:
    """Why nobody can be registered as this line says: a key, or "" if somebody can."""
    if not is_name(line.name):
        return "desk-name"
    too_long = any(len(cell) > LONGEST_OTHER for cell in (line.member, line.contact))
    return "desk-cell-too-long" if too_long else ""


def clean(text: str) -> str:
    """One line without what cannot be seen."""
    shown = " ".join(normalize("NFC", text).split())
    return "".join(letter for letter in shown if category(letter)[0] != "C")


def is_name(text: str) -> bool:
    """Is this something that a person can be called, on paper and on a screen?"""
    return len(text) <= LONGEST_NAME and any(category(letter)[0] in "LN" for letter in text)
