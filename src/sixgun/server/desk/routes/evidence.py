"""Check codes: does one stand in the log, and which were printed when."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ....tournament.log.chain import Event
from ....tournament.log.errors import Malformed
from ....tournament.reporting.heads import find_heads, read_code
from ...front.interfaces import NotThere, Unusable
from ...front.requests import HttpRequest
from ..doing import one_line
from ..entry import DeskSession, come_in, come_in_as_any
from ..evidence.acts import AskForKey
from ..evidence.printed import PrintedCode, PrintedCodes
from ..evidence.views import AskedKey, CodeChecked, NotePrinted, PrintedList, PrintedView
from ..paper import KINDS

SLIPS, REPORT_FILE = "slips", "report_file"
#: Everything that goes out with a check code on it.
PRINTED = (*KINDS, SLIPS, REPORT_FILE)


@get("/api/tournaments/{tournament:str}/check-code")
async def check_code(
    request: HttpRequest, tournament: FromPath[str], code: FromQuery[str]
) -> Response[CodeChecked]:
    """Does a check code stand in the log? Whoever has come in may ask; where and when is told."""
    desk = come_in_as_any(request, tournament, ("desk", "phone", "screen")).desk
    try:
        wanted = read_code(code)
    except Malformed as error:
        raise Unusable("check-code-unreadable") from error
    return Response(await asyncio.to_thread(about_code, desk.all_events(), wanted))


def about_code(events: Sequence[Event], code: str) -> CodeChecked:
    """What a code says about a log: it proves something if it fits one event alone."""
    found = find_heads(events, code)
    if len(found) != 1:
        return CodeChecked(False, 0, 0, len(events), several=len(found) > 1)
    (event,) = found
    return CodeChecked(True, event.number, event.at, len(events))


@get("/api/tournaments/{tournament:str}/desk/printed")
async def printed(request: HttpRequest, tournament: FromPath[str]) -> Response[PrintedList]:
    """Which check code was printed when, by whom, on what."""
    desk = come_in(request, tournament, "desk").desk
    found = await asyncio.to_thread(PrintedCodes(desk.store.printed_file).all)
    events = desk.all_events()
    shown = [PrintedView(*each, each.stands_in(events)) for each in reversed(found)]
    return Response(PrintedList(len(events), tuple(shown)))


@post("/api/tournaments/{tournament:str}/desk/printed", status_code=204)
async def note_printed(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[NotePrinted]
) -> None:
    """A page was printed by the browser, with the check code that it showed."""
    session = come_in(request, tournament, "desk")
    if data.paper not in PRINTED or data.version > session.desk.tournament.events:
        raise NotThere("desk-no-paper")
    await remember(session, data.paper, data.version)


@post("/api/tournaments/{tournament:str}/desk/keys", status_code=204)
async def ask_for_key(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[AskForKey]
) -> None:
    """This device has a key; the head referee is asked to bind it."""
    session = come_in(request, tournament, "desk")
    session.desk.ask_for_key(AskedKey(data.key, session.person, one_line(data.device)))


async def remember(session: DeskSession, paper: str, version: int) -> None:
    """A paper goes out that shows the head after so many events; it is noted first."""
    desk = session.desk
    (event,) = desk.events(version - 1, 1)
    code = PrintedCode(event.hash, event.number, paper, desk.now(), session.person)
    await desk.act(session.person, lambda turn: PrintedCodes(turn.store.printed_file).add(code))


ROUTES = [check_code, printed, note_printed, ask_for_key]
