"""Lists of people as spreadsheets write them, and names as people type them."""

from __future__ import annotations

import codecs
import csv
import io
import re
from typing import NamedTuple
from unicodedata import category, normalize

#: What the columns may be called.
COLUMNS = {
    "name": ("name", "nome", "nombre", "player", "giocatore", "jugador"),
    "surname": ("surname", "last name", "family name", "cognome", "apellido", "apellidos"),
    "given": ("first name", "given name", "given", "nome di battesimo", "nombre de pila"),
    "club": ("club", "società", "associazione", "circolo", "asociación"),
    "member": ("member", "code", "tessera", "codice", "codigo", "código"),
    "contact": ("contact", "email", "e-mail", "contatto", "contacto"),
}
_USUAL = {"name": 0, "member": 1, "contact": 2, "club": 3, "surname": 4, "given": 5}
#: What may stand between cells; the first one, if nothing does.
_DELIMITERS = (",", ";", "\t")
_SAYS_SO = re.compile(r'"?sep=([,;\t])"?', re.IGNORECASE)
_QUOTED = re.compile(r'"[^"]*"')
_LOOKED_AT = 200  # bytes, to tell how a text is written
LONGEST_NAME = 100
LONGEST_OTHER = 200


class ListedPerson(NamedTuple):
    """A person of a list, and in which line of the file; "" as a name: there is none."""

    number: int
    name: str
    member: str = ""
    contact: str = ""
    surname: str = ""
    given: str = ""
    club: str = ""


class ListUnreadable(ValueError):
    """The file is no list; `line` is where reading it came to an end."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}: a cell never ends")
        self.line = line


def read_list(content: bytes) -> list[ListedPerson]:
    """Everybody in a list, however a spreadsheet wrote it; titles may be left out."""
    text = decoded(content)
    skipped, text, delimiter = _delimited(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        rows = [(reader.line_num, row) for row in reader if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise ListUnreadable(reader.line_num + skipped) from error
    if not rows:
        return []
    places = _places(rows[0][1])
    return [
        _person(number + skipped, row, places or _USUAL)
        for number, row in rows[1 if places else 0 :]
    ]


def decoded(content: bytes) -> str:
    """What spreadsheets and editors save: UTF-16, UTF-8, else the letters of old Windows.

    UTF-16 that does not say so is told by its bytes: in a list every comma has one that is zero.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    if b"\0" in content[:_LOOKED_AT]:
        order = "le" if content[1:_LOOKED_AT:2].count(0) > content[:_LOOKED_AT:2].count(0) else "be"
        return content.decode(f"utf-16-{order}", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _delimited(text: str) -> tuple[int, str, str]:
    """How many lines said only how to read it, the text after them, and what parts its cells.

    Excel writes `sep=;` in front of some files; else the first line shows it.
    """
    first, _, rest = text.partition("\n")
    if match := _SAYS_SO.fullmatch(first.strip()):
        return 1, rest, match[1]
    outside = _QUOTED.sub("", first)
    return 0, text, max(_DELIMITERS, key=outside.count)


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
    surname, given = cells.get("surname", ""), cells.get("given", "")
    name = cells.get("name", "")
    if surname and places is not _USUAL and not given:  # beside a surname, a name is the first one
        name, given = "", name
    name = name or f"{given} {surname}".strip()
    return ListedPerson(
        number,
        name,
        cells.get("member", ""),
        cells.get("contact", ""),
        surname,
        given,
        cells.get("club", ""),
    )


def line_problem(line: ListedPerson) -> str:
    """Why nobody can be registered as this line says: a key, or "" if somebody can."""
    if not is_name(line.name):
        return "desk-name"
    too_long = any(len(cell) > LONGEST_OTHER for cell in line[2:])
    return "desk-cell-too-long" if too_long else ""


def clean(text: str) -> str:
    """One line without what cannot be seen."""
    shown = " ".join(normalize("NFC", text).split())
    return "".join(letter for letter in shown if category(letter)[0] != "C")


def is_name(text: str) -> bool:
    """Is this something that a person can be called, on paper and on a screen?"""
    return len(text) <= LONGEST_NAME and any(category(letter)[0] in "LN" for letter in text)
