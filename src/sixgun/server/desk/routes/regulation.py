"""The regulation of the season as a file: organizers give it, everybody in the hall can open it."""

from __future__ import annotations

import asyncio

from litestar import Response, get, put
from litestar.params import FromPath

from ...front.interfaces import NotThere
from ...front.requests import HttpRequest
from .. import answers
from ..entry import come_in, come_in_as_any
from ..regulation import LONGEST_REGULATION, PDF, give_file, read_file
from .desk import done, signature_of_file

READERS = ("phone", "screen", "desk")


@put(
    "/api/tournaments/{tournament:str}/desk/regulation",
    request_max_body_size=LONGEST_REGULATION,
)
async def keep_regulation(
    request: HttpRequest, tournament: FromPath[str]
) -> Response[answers.ActDone]:
    """Give everybody the regulation of the season, as PDF."""
    session = come_in(request, tournament, "desk")
    content = await request.body()
    signature = signature_of_file(request, "keep_regulation", content)
    kept = await session.desk.act(session.person, lambda turn: give_file(turn, content), signature)
    return Response(await done(request, session.desk, kept))


@get("/api/tournaments/{tournament:str}/regulation.pdf", media_type=PDF)
async def see_regulation(request: HttpRequest, tournament: FromPath[str]) -> Response[bytes]:
    """The regulation that was given as a file; for referees, players and the screen."""
    desk = come_in_as_any(request, tournament, READERS).desk
    given = desk.tournament.regulation
    found = await asyncio.to_thread(read_file, desk.store, given.digest) if given else None
    if found is None:
        raise NotThere("desk-regulation-missing")
    headers = {"content-disposition": f'inline; filename="{desk.name}-regulation.pdf"'}
    return Response(found, headers=headers, media_type=PDF)


ROUTES = [keep_regulation, see_regulation]
