"""Standings and lists for spreadsheets, for referees."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ....tournament.log.errors import Refused
from ...front.interfaces import NotThere
from ...front.requests import HttpRequest
from ..entry import come_in
from ..rights import SHEETS_OF_CELLS, Right
from ..spreadsheets.tables import TABLES, SpreadsheetTable, table_of
from ..spreadsheets.writing import TYPES, written_as
from .papers import check_language


@get("/api/tournaments/{tournament:str}/desk/tables/{file:str}", media_type=TYPES["xlsx"])
async def write_table(
    request: HttpRequest,
    tournament: FromPath[str],
    file: FromPath[str],
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """A table such as `standings.xlsx` or `players.csv`, with headings in this language."""
    session = come_in(request, tournament, "desk")
    kind, _, suffix = file.partition(".")
    if kind not in TABLES or suffix not in TYPES:
        raise NotThere("desk-no-paper")
    session.check(Right("desk", SHEETS_OF_CELLS[kind]))
    check_language(language)
    state, people = session.desk.tournament, session.desk.people
    if kind != "players" and not state.rounds:
        raise Refused("no-round")
    table = await asyncio.to_thread(table_of, kind, state, people, language)
    return await as_file(table, f"{session.desk.name}-{kind}", suffix, state.name, language)


async def as_file(
    table: SpreadsheetTable, file_name: str, suffix: str, title: str, language: str
) -> Response[bytes]:
    made = await asyncio.to_thread(written_as, suffix, table, title, language)
    headers = {"content-disposition": f'attachment; filename="{file_name}.{suffix}"'}
    return Response(made, headers=headers, media_type=TYPES[suffix])


ROUTES = [write_table]
