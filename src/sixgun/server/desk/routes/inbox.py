"""Photos whose sheet nobody could read from them: they wait for a referee."""

from __future__ import annotations

import asyncio

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ...front.interfaces import NotThere, TooLarge
from ...front.requests import HttpRequest
from .. import answers
from ..doing import ActOutcome, Turn, add_photo
from ..entry import come_in
from ..evidence.signing import HEADER, signature_from
from ..hall_acts import FilePhoto
from ..inbox import Inbox
from ..lists import clean
from .desk import LONGEST_PHOTO, PHOTO_KIND, done
from .developing import developed

LONGEST_NAME = 100


@put("/api/tournaments/{tournament:str}/desk/inbox", request_max_body_size=LONGEST_PHOTO)
async def keep(
    request: HttpRequest, tournament: FromPath[str], file: FromQuery[str] = ""
) -> Response[answers.InboxKept]:
    """A picture waits until somebody says of which sheet it is; `file` is what it was called."""
    session = come_in(request, tournament, "desk")
    photo = await developed(request, session)
    name = clean("".join([letter for letter in file if letter.isprintable()]))[:LONGEST_NAME]
    kept = await session.desk.act(session.person, lambda turn: _keep(turn, photo, name))
    return Response(answers.InboxKept(kept))


def _keep(turn: Turn, photo: bytes, file: str) -> str:
    inbox = Inbox(turn.store.inbox)
    if not inbox.has_room(len(photo)):
        raise TooLarge("desk-inbox-full")
    return inbox.add(photo, file, turn.by, turn.at)


@get("/api/tournaments/{tournament:str}/desk/inbox/{photo:str}", media_type=PHOTO_KIND)
async def see(
    request: HttpRequest, tournament: FromPath[str], photo: FromPath[str]
) -> Response[bytes]:
    """A picture of the inbox, for referees only."""
    session = come_in(request, tournament, "desk")
    found = await asyncio.to_thread(Inbox(session.desk.store.inbox).photo, photo)
    if found is None:
        raise NotThere("desk-photo-missing")
    return Response(found, media_type=PHOTO_KIND)


@post("/api/tournaments/{tournament:str}/desk/inbox/{photo:str}/sheet", status_code=200)
async def file_photo(
    request: HttpRequest,
    tournament: FromPath[str],
    photo: FromPath[str],
    data: JSONBody[FilePhoto],
) -> Response[answers.ActDone]:
    """It is the photo of this sheet."""
    session = come_in(request, tournament, "desk")
    where = {"round": data.round, "table": data.table}
    signature = signature_from(request.headers.get(HEADER), "keep_photo", {**where, "inbox": photo})
    filed = await session.desk.act(session.person, lambda turn: _file(turn, photo, data), signature)
    return Response(await done(request, session.desk, filed))


def _file(turn: Turn, photo: str, where: FilePhoto) -> ActOutcome:
    inbox = Inbox(turn.store.inbox)
    found = inbox.photo(photo)
    if found is None:
        raise NotThere("desk-photo-missing")
    outcome = add_photo(turn, where.round, where.table, found)
    inbox.drop(photo)
    return outcome


@delete("/api/tournaments/{tournament:str}/desk/inbox/{photo:str}", status_code=204)
async def drop(request: HttpRequest, tournament: FromPath[str], photo: FromPath[str]) -> None:
    """It is no sheet: throw it away for good."""
    session = come_in(request, tournament, "desk")
    await session.desk.act(session.person, lambda turn: Inbox(turn.store.inbox).drop(photo))


ROUTES = [keep, see, file_photo, drop]
