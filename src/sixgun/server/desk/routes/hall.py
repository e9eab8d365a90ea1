"""Players' phones and the screen of the hall: what `eyes` lets them see, and nothing else."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ....tournament.log.errors import Refused
from ...front.interfaces import NotPossible
from ...front.requests import HttpRequest
from .. import views
from ..acts import PhoneAct
from ..doing import do_as_player
from ..entry import DeskSession, come_in
from ..explaining import standings_shown


@get("/api/tournaments/{tournament:str}/phone")
async def phone(request: HttpRequest, tournament: FromPath[str]) -> Response[views.PhoneView]:
    """The own seat, the own total, the hall."""
    session = come_in(request, tournament, "phone")
    return Response(session.desk.phone(session.person))


@post("/api/tournaments/{tournament:str}/phone/acts", status_code=200)
async def act(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[PhoneAct]
) -> Response[views.ActDone]:
    """Call the referee, bid, choose."""
    session = come_in(request, tournament, "phone")
    await session.desk.act(session.person, lambda turn: do_as_player(turn, data))
    state = session.desk.tournament
    return Response(views.ActDone(state.events, state.head, "", None))


@post("/api/tournaments/{tournament:str}/phone/ticket", status_code=200)
async def ticket(request: HttpRequest, tournament: FromPath[str]) -> Response[views.TicketGiven]:
    """A ticket to the own table, if it is played in the house."""
    session = come_in(request, tournament, "phone")
    if session.desk.usher is None:
        raise NotPossible("desk-no-tables")
    return Response(views.TicketGiven(session.desk.usher.ticket_for(session.person)))


@get("/api/tournaments/{tournament:str}/screen")
async def screen(request: HttpRequest, tournament: FromPath[str]) -> Response[views.HallView]:
    """What the hall sees."""
    return Response(come_in(request, tournament, "screen").desk.hall())


@get("/api/tournaments/{tournament:str}/phone/standings")
async def phone_standings(
    request: HttpRequest, tournament: FromPath[str], edition: FromQuery[int] = 0
) -> Response[views.StandingsView]:
    """The published standings, for a player."""
    return Response(await _published(come_in(request, tournament, "phone"), edition))


@get("/api/tournaments/{tournament:str}/screen/standings")
async def screen_standings(
    request: HttpRequest, tournament: FromPath[str], edition: FromQuery[int] = 0
) -> Response[views.StandingsView]:
    """The published standings, for the hall."""
    return Response(await _published(come_in(request, tournament, "screen"), edition))


async def _published(session: DeskSession, edition: int) -> views.StandingsView:
    """T-093: an edition that is public; nothing before."""
    state, people = session.desk.tournament, session.desk.people
    if not state.is_published:
        raise Refused("not-published")
    chosen = edition if edition > 0 else len(state.editions)
    return await asyncio.to_thread(standings_shown, state, people, chosen)


ROUTES = [phone, act, ticket, screen, phone_standings, screen_standings]
