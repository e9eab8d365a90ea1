"""Seasons: results of several tournaments by person, sanctions, bans that block registration.

The register belongs to whoever has the house link; referees see the season of their tournament.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ....tournament.log.people import Person
from ....tournament.regulation.results import played
from ....tournament.reporting.spreadsheet import season_csv
from ....tournament.seasons import register
from ....tournament.seasons.reckoning import Reckoned, read_played, reckoned
from ....tournament.seasons.register import Change
from ....tournament.seasons.sanctions import Ban, Sanction
from ....tournament.seasons.season import SeasonRules
from ...front.interfaces import NotConfirmed, NotPossible, NotThere
from ...front.requests import HttpRequest
from ..deriving import Act
from ..desks import Desks
from ..entry import come_in
from ..lists import clean, is_name
from ..routes.desk import LONGEST_REPORT
from ..routes.papers import check_language
from ..routes.spreadsheets import as_file
from ..spreadsheets.tables import season_table
from ..spreadsheets.writing import TYPES
from .acts import (
    BanPerson,
    ForgetPerson,
    LiftEntry,
    RemoveReport,
    SanctionPerson,
    SeasonAct,
    SetSeasonRules,
)
from .register import day_of
from .showing import season_shown
from .views import SeasonLine, SeasonList, SeasonView


@get("/api/seasons")
async def list_seasons(request: HttpRequest) -> Response[SeasonList]:
    """All seasons that the tournaments of this house, or the register, name."""
    request.check_house()
    desks = request.context.desks
    kept = await asyncio.to_thread(desks.seasons.read)
    names = [desk.tournament.season for desk in desks.all()]
    names += [*kept.rules, *[taken.season for taken in kept.taken]]
    lines = [SeasonLine(name, names.count(name)) for name in sorted(set(names)) if name]
    return Response(SeasonList(tuple(lines)))


@get("/api/season")
async def season(request: HttpRequest, name: FromQuery[str]) -> Response[SeasonView]:
    """One season: its table, its rules, sanctions, and all bans."""
    request.check_house()
    return Response(await _shown(request.context.desks, name))


@get("/api/season.csv", media_type="text/csv")
async def season_csv_table(request: HttpRequest, name: FromQuery[str]) -> Response[str]:
    """The table of a season for a spreadsheet."""
    request.check_house()
    found = await _reckoned(request.context.desks, name)
    headers = {"content-disposition": 'attachment; filename="season.csv"'}
    text = season_csv(found.rows, found.played)
    return Response(text, headers=headers, media_type="text/csv")


@get("/api/season/tables/{file:str}", media_type=TYPES["xlsx"])
async def season_file(
    request: HttpRequest,
    file: FromPath[str],
    name: FromQuery[str],
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """The same as `season.xlsx` or `season.csv`, with headings in this language."""
    request.check_house()
    kind, _, suffix = file.partition(".")
    if kind != "season" or suffix not in TYPES:
        raise NotThere("desk-no-paper")
    check_language(language)
    found = await _reckoned(request.context.desks, name)
    table = season_table(name, found.rows, found.played, language)
    return await as_file(table, "season", suffix, name, language)


@get("/api/tournaments/{tournament:str}/desk/season")
async def own_season(request: HttpRequest, tournament: FromPath[str]) -> Response[SeasonView]:
    """The season of a tournament, for its referees."""
    name = come_in(request, tournament, "desk").desk.tournament.season
    if not name:
        raise NotThere("desk-no-season")
    return Response(await _shown(request.context.desks, name))


async def _shown(desks: Desks, name: str) -> SeasonView:
    found = await _reckoned(desks, name)
    kept = await asyncio.to_thread(desks.seasons.read)
    return season_shown(name, found, kept.bans, day_of(desks.now()))


async def _reckoned(desks: Desks, name: str) -> Reckoned:
    return await asyncio.to_thread(_counted, desks, name)


def _counted(desks: Desks, name: str) -> Reckoned:
    here = [
        played(desk.tournament, desk.all_events()[0].hash, desk.people)
        for desk in desks.all()
        if desk.tournament.season == name
    ]
    return reckoned(name, [each for each in here if each is not None], desks.seasons.read())


# -------------------------------------------------------------------------- acts


@post("/api/seasons/acts", status_code=204)
async def act(request: HttpRequest, data: JSONBody[SeasonAct]) -> None:
    """Change the register; the answer comes when it is on the disk."""
    request.check_house()
    if not getattr(data, "confirmed", True):
        raise NotConfirmed("desk-confirm")
    await request.context.desks.change_seasons(change_for(data))


def change_for(asked: Act) -> Change:
    """What an act does to the register."""
    fields: dict[str, Any] = msgspec.structs.asdict(asked)
    fields = {name: clean(each) if isinstance(each, str) else each for name, each in fields.items()}
    if fields.get("name") and not is_name(fields["name"]):
        raise NotPossible("desk-name")
    match asked:
        case SetSeasonRules():
            return register.with_rules(fields.pop("season"), SeasonRules(**fields))
        case BanPerson():
            return register.with_ban(Ban(0, **fields))
        case SanctionPerson():
            return register.with_sanction(Sanction(0, **fields))
        case LiftEntry():
            return register.lift(fields["entry"], fields["reason"])
        case RemoveReport():
            return register.removed(fields["season"], fields["tournament"])
        case ForgetPerson():
            return register.forgotten(Person(fields["name"], fields["member"]))
    raise AssertionError(f"nobody does {asked!r}")


@post("/api/season/reports", status_code=200, request_max_body_size=LONGEST_REPORT)
async def take_report(request: HttpRequest, name: FromQuery[str]) -> Response[SeasonView]:
    """Take the results of a tournament that another house held, from its report with names."""
    request.check_house()
    desks, content = request.context.desks, await request.body()
    if not 1 <= len(clean(name)) <= LONGEST_SEASON:
        raise NotPossible("desk-season-name")
    async with request.context.replaying:
        found = await asyncio.to_thread(read_played, content)
    await desks.change_seasons(register.with_taken(clean(name), desks.now(), found))
    return Response(await _shown(desks, clean(name)))


LONGEST_SEASON = 40


ROUTES = [list_seasons, season, season_csv_table, season_file, own_season, act, take_report]
