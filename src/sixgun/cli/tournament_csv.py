"""Lists of people as spreadsheets write them: comma or semicolon, with or without a BOM."""

from __future__ import annotations

import csv
from pathlib import Path

import click

#: What the columns may be called.
COLUMNS = {
    "name": ("name", "nome", "nombre", "player", "giocatore", "jugador"),
    "member": ("member", "code", "tessera", "codice", "codigo", "código"),
    "contact": ("contact", "email", "e-mail", "contatto", "contacto"),
}


def read_people(path: Path) -> list[tuple[str, str, str]]:
    """(name, member, contact) of every line; a first line of titles may be left out."""
    text = decoded(path.read_bytes())
    first = text.partition("\n")[0]
    delimiter = ";" if first.count(";") > first.count(",") else ","
    rows = [row for row in csv.reader(text.splitlines(), delimiter=delimiter) if any(row)]
    if not rows:
        raise click.ClickException(f"{path}: there is nobody in this file.")
    places = _places(rows[0])
    if places:
        rows = rows[1:]
    return [_person(path, row, places or {"name": 0, "member": 1, "contact": 2}) for row in rows]


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


def _person(path: Path, row: list[str], places: dict[str, int]) -> tuple[str, str, str]:
    cells = {
        column: row[place].strip() if place < len(row) else "" for column, place in places.items()
    }
    name = cells.get("name", "")
    if not name:
        raise click.ClickException(f"{path}: the line {','.join(row)!r} has no name.")
    return name, cells.get("member", ""), cells.get("contact", "")
