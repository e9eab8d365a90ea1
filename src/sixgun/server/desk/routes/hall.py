"""Players' phones, the screen and tablets with clocks: what `eyes` lets them see, nothing else."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ....tournament.log.errors import Refused
from ....tournament.log.kinds import HOUSE
from ...front.interfaces import NotPossible
from ...front.requests import HttpRequest
from .. import answers, views
from ..acts import PhoneAct
from ..doing import do_as_player
from ..duel_views import ClockPage
from ..entry import DeskSession, come_in
from ..explaining import standings_shown
from ..hall_acts import ClockAct
from ..tapping import tap


@get("/api/tournaments/{tournament:str}/phone")
async def phone(request: HttpRequest, tournament: FromPath[str]) -> Response[views.PhoneView]:
    """The own seat, the own total, the hall."""
    session = come_in(request, tournament, "phone")
    return Response(session.desk.phone(session.person))


@post("/api/tournaments/{tournament:str}/phone/acts", status_code=200)
async def act(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[PhoneAct]
) -> Response[answers.ActDone]:
    """Call the referee, bid, choose."""
    session = come_in(request, tournament, "phone")
    request.context.people.afford("phone_acts", session.giver, request.sender.address)
    await session.desk.act(session.person, lambda turn: do_as_player(turn, data))
    state = session.desk.tournament
    return Response(answers.ActDone(state.events, state.head, "", None))


@post("/api/tournaments/{tournament:str}/phone/ticket", status_code=200)
async def ticket(request: HttpRequest, tournament: FromPath[str]) -> Response[answers.TicketGiven]:
    """A ticket to the own table, if it is played in the house."""
    session = come_in(request, tournament, "phone")
    if session.desk.usher is None:
        raise NotPossible("desk-no-tables")
    return Response(answers.TicketGiven(session.desk.usher.ticket_for(session.person)))


@get("/api/tournaments/{tournament:str}/screen")
async def screen(request: HttpRequest, tournament: FromPath[str]) -> Response[views.HallView]:
    """What the hall sees."""
    return Response(come_in(request, tournament, "screen").desk.hall())


@get("/api/tournaments/{tournament:str}/clock")
async def clock(request: HttpRequest, tournament: FromPath[str]) -> Response[ClockPage]:
    """The clock of a duel, for the tablet between its players."""
    session = come_in(request, tournament, "clock")
    return Response(session.desk.clock_page(session.person))


@post("/api/tournaments/{tournament:str}/clock/acts", status_code=200)
async def clock_act(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[ClockAct]
) -> Response[ClockPage]:
    """A press; the answer is the clock as it is then."""
    session = come_in(request, tournament, "clock")
    request.context.people.afford("clock_acts", session.giver, request.sender.address)
    await session.desk.act(HOUSE, lambda turn: tap(turn, session.person, data))
    return Response(session.desk.clock_page(session.person))


@get("/api/tournaments/{tournament:str}/phone/standings")
async def phone_standings(
    request: HttpRequest, tournament: FromPath[str], edition: FromQuery[int] = 0
) -> Response[views.StandingsView]:
    """The published standings, for a player."""
    return Response(await published(come_in(request, tournament, "phone"), edition))


@get("/api/tournaments/{tournament:str}/screen/standings")
async def screen_standings(
    request: HttpRequest, tournament: FromPath[str], edition: FromQuery[int] = 0
) -> Response[views.StandingsView]:
    """The published standings, for the hall."""
    return Response(await published(come_in(request, tournament, "screen"), edition))


async def published(session: DeskSession, edition: int) -> views.StandingsView:
    """T-093: an edition that is public; nothing before."""
    state, people = session.desk.tournament, session.desk.people
    if not state.is_published:
        raise Refused("not-published")
    chosen = edition if edition > 0 else len(state.editions)
    return await asyncio.to_thread(standings_shown, state, people, chosen)


ROUTES = [phone, act, ticket, screen, clock, clock_act, phone_standings, screen_standings]
