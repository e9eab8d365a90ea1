"""Tournaments of a house: opened by whoever has the house link; entered by links of their own."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ...front.interfaces import NotLetIn, NotPossible, NotThere, Overtaken
from ...front.requests import HttpRequest
from ...protocol.refusals import Refusal
from ..acts import Enter, NewTournament, RegisterMyself, SitByTicket
from ..answers import Entered, LinkGiven, Opened, SeatTaken
from ..doing import register_oneself
from ..entry import desk_of, entered, holder_of, link_given, shut_out
from ..keys import Holder
from ..views import Tournaments


@get("/api/tournaments")
async def list_tournaments(request: HttpRequest) -> Response[Tournaments]:
    """All tournaments of this house, for whoever has the house link.

    What a command has put into the folder meanwhile is opened now.
    """
    request.check_house()
    desks = request.context.desks
    await desks.open()
    return Response(desks.lines())


@post("/api/tournaments")
async def open_tournament(request: HttpRequest, data: JSONBody[NewTournament]) -> Response[Opened]:
    """A new tournament; the answer has the links of organizer and referees."""
    request.check_house()
    desk, secrets = await request.context.desks.create(data)
    links = [
        link_given(request, desk, Holder("desk", person), secret)
        for person, secret in secrets.items()
    ]
    return Response(Opened(desk.name, tuple(links)), status_code=201)


@post("/api/tournaments/{tournament:str}/officers/{person:str}/link", status_code=200)
async def lost_link(
    request: HttpRequest, tournament: FromPath[str], person: FromPath[str]
) -> Response[LinkGiven]:
    """A new link for somebody in office who has lost it; the old one is worth nothing."""
    request.check_house()
    desk = desk_of(request.context, tournament)
    if not desk.in_office(person):
        raise NotThere("desk-not-in-office")
    holder = Holder("desk", person)
    secret = await desk.act("", lambda turn: turn.keys.new_link(holder))
    await shut_out(request.context, desk, [holder])
    return Response(link_given(request, desk, holder, secret))


@post("/api/tournaments/{tournament:str}/enter", status_code=200)
async def enter(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[Enter]
) -> Response[Entered]:
    """Exchange the secret of a link for a cookie, or for a token."""
    desk = desk_of(request.context, tournament)
    holder = holder_of(request, desk, data.secret)
    told, cookies = await entered(request, desk, holder, data.bearer)
    return Response(told, cookies=cookies)


@post("/api/tournaments/{tournament:str}/register")
async def register(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[RegisterMyself]
) -> Response[Entered]:
    """Register oneself by the link for it; the phone that does so becomes the player's."""
    desk = desk_of(request.context, tournament)
    if holder_of(request, desk, data.secret).role != "register":
        raise NotLetIn("desk-not-for-you")
    request.context.check_newcomer(request.sender)
    request.context.people.afford("people", "", request.sender.address)
    outcome = await desk.act("", lambda turn: register_oneself(turn, data))
    holder = Holder("phone", outcome.person)
    link = link_given(request, desk, holder, outcome.secret)
    told, cookies = await entered(request, desk, holder, data.bearer, link)
    return Response(told, status_code=201, cookies=cookies)


@post("/api/tournaments/{tournament:str}/sit", status_code=200)
async def sit(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[SitByTicket]
) -> Response[SeatTaken]:
    """Sit down by a ticket, as somebody who has a key of the house; the table's name."""
    known = await request.known()
    usher = desk_of(request.context, tournament).usher
    if usher is None:
        raise NotPossible("desk-no-tables")
    try:
        return Response(SeatTaken(await usher.admit(data.secret, known.person)))
    except Refusal as refusal:
        raise Overtaken.told_by(refusal.told()) from None


ROUTES = [list_tournaments, open_tournament, lost_link, enter, register, sit]
