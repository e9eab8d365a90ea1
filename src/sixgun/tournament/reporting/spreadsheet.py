"""Tables for spreadsheets: CSV in which nothing is taken for a formula."""

from __future__ import annotations

from collections.abc import Sequence

from ..seasons.season import PlayedTournament, SeasonRow, shown

#: A cell that begins so may be taken for a formula by a spreadsheet.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_line(cells: Sequence[str | int]) -> str:
    quoted = [
        '"' + cell.replace('"', '""') + '"' if set(cell) & set('",\r\n') else cell
        for cell in map(str, cells)
    ]
    return ",".join(quoted) + "\r\n"


def safe_cell(cell: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def season_csv(rows: Sequence[SeasonRow], played: Sequence[PlayedTournament]) -> str:
    """A season: one column for each tournament."""
    names = [safe_cell(each.name) for each in played]
    counts = ["total", "withdrawals", "expulsions", "warnings", "notices"]
    lines = [csv_line(["place", "name", "member", *names, *counts])]
    for row in rows:
        values = {part.tournament: shown(part.value) for part in row.parts}
        cells: list[str | int] = [row.place or "", safe_cell(row.person.name)]
        cells += [safe_cell(row.person.member)]
        cells += [values.get(each.tournament, "") for each in played]
        cells += [shown(row.total), row.withdrawals, row.expulsions, row.warnings, row.notices]
        lines.append(csv_line(cells))
    return "".join(lines)
