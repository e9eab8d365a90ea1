"""Tables as files: CSV as the spreadsheets of a country expect it, and xlsx."""

from __future__ import annotations

import io
from decimal import Decimal

from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet

from ....tournament.reporting.spreadsheet import safe_cell
from .tables import Cell, SpreadsheetTable

#: The types of the files, by how their names end.
TYPES = {
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
#: The size of the paper, as workbooks count them.
A4 = 9
#: Where decimals have a point, columns are set apart by commas; elsewhere by semicolons.
_WITH_POINTS = ("en",)
#: A spreadsheet takes a file for UTF-8 only with this in front.
_BOM = "\ufeff"
_NARROWEST, _WIDEST = 6, 40


def as_csv(table: SpreadsheetTable, language: str) -> bytes:
    """As a spreadsheet that speaks this language opens it by a double click."""
    is_point = language in _WITH_POINTS
    between = "," if is_point else ";"
    lines = [[safe_cell(each) for each in table.headings]]
    lines += [[_written(cell, "." if is_point else ",") for cell in row] for row in table.rows]
    text = "".join(between.join(_quoted(cell, between) for cell in row) + "\r\n" for row in lines)
    return (_BOM + text).encode()


def _written(cell: Cell, point: str) -> str:
    if cell is None:
        return ""
    if isinstance(cell, Decimal):
        return str(cell).replace(".", point)
    return str(cell) if isinstance(cell, int) else safe_cell(cell)


def _quoted(cell: str, between: str) -> str:
    if set(cell) & {between, '"', "\r", "\n"}:
        return '"' + cell.replace('"', '""') + '"'
    return cell


def as_xlsx(table: SpreadsheetTable, name: str) -> bytes:
    """A workbook of one sheet; `name` is that of the tournament or the season."""
    made = io.BytesIO()
    with Workbook(made, {"in_memory": True}) as book:
        book.set_properties({"title": f"{name}: {table.title}", "comments": table.note})
        sheet = book.add_worksheet(_sheet_name(table.title))
        _fill(book, sheet, table)
        _make_printable(sheet, table, name)
    return made.getvalue()


def _fill(book: Workbook, sheet: Worksheet, table: SpreadsheetTable) -> None:
    """Texts are written as texts: nothing that somebody is called becomes a formula or a link."""
    bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top", "bottom": 1})
    decimal = book.add_format({"num_format": "0.00"})
    for column, heading in enumerate(table.headings):
        sheet.write_string(0, column, heading, bold)
        sheet.set_column(column, column, _width(table, column))
    for down, row in enumerate(table.rows, 1):
        for column, cell in enumerate(row):
            if isinstance(cell, str):
                sheet.write_string(down, column, cell)
            elif cell is not None:
                shape = decimal if isinstance(cell, Decimal) else None
                sheet.write_number(down, column, cell, shape)
    sheet.freeze_panes(1, 0)
    sheet.autofilter(0, 0, max(1, len(table.rows)), len(table.headings) - 1)


def _make_printable(sheet: Worksheet, table: SpreadsheetTable, name: str) -> None:
    """A4 across, all columns on one page, the headings on each."""
    sheet.set_landscape()
    sheet.set_paper(A4)
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(0)
    sheet.set_header(f"&L{_plain(name)}&C{_plain(table.title)}&R{_plain(table.note)}")
    sheet.set_footer("&R&P / &N")


def _plain(text: str) -> str:
    """In headers an ampersand begins a command, and there is room for 255 letters in all."""
    return text[:70].replace("&", "&&")


def _sheet_name(title: str) -> str:
    return "".join(each for each in title if each not in "[]:*?/\\'")[:31]


def _width(table: SpreadsheetTable, column: int) -> int:
    cells = [table.headings[column].split()[-1], *[str(row[column] or "") for row in table.rows]]
    return min(_WIDEST, max(_NARROWEST, max(map(len, cells)) + 2))


def written_as(suffix: str, table: SpreadsheetTable, name: str, language: str) -> bytes:
    """A table as one of `TYPES`."""
    return as_csv(table, language) if suffix == "csv" else as_xlsx(table, name)
