"""What will be: what an act would do, and an edition that waits to be published."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ...front.requests import HttpRequest
from ..entry import come_in
from ..foretelling import ForetoldAct, edition_shown, foretold_shown
from ..previews import Foretold, PendingEdition
from ..rights import check_act


@post("/api/tournaments/{tournament:str}/desk/preview", status_code=200)
async def preview(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[ForetoldAct]
) -> Response[Foretold]:
    """What an act would do; it is refused like the act itself, and nothing is written."""
    session = come_in(request, tournament, "desk")
    desk = session.desk
    check_act(desk.tournament, session.person, data)
    shown = asyncio.to_thread(foretold_shown, desk.tournament, session.person, desk.now(), data)
    return Response(await shown)


@get("/api/tournaments/{tournament:str}/desk/pending")
async def pending(request: HttpRequest, tournament: FromPath[str]) -> Response[PendingEdition]:
    """The next edition beside the published one: who moves."""
    session = come_in(request, tournament, "desk")
    state, people = session.desk.tournament, session.desk.people
    return Response(await asyncio.to_thread(edition_shown, state, people))


ROUTES = [preview, pending]
