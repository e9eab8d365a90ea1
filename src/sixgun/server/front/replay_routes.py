"""A finished game to look at once more: `GET /api/games/{id}/replay?eyes=2`, or `eyes=all`."""

from __future__ import annotations

import asyncio

from litestar import Response, get

from ...engine.errors import OtherRules
from ..tables.replays import LONGEST_RECORD, Film, NoSuchSeat, NotOver, filmed, tag_of
from .interfaces import NotThere, Overtaken, TooLarge, Unreadable
from .requests import HttpRequest

#: What is asked for instead of a seat, to see all cards.
ALL_OPEN = "all"
SEATS = tuple("01234567")
JSON = "application/json"


@get("/api/games/{game:str}/replay")
async def replay(request: HttpRequest) -> Response[bytes]:
    """The game as one seat saw it, or with all cards open; a browser may keep it."""
    known, game = await request.known(), str(request.path_params["game"])
    eyes = eyes_of(request.query_params.get("eyes", ALL_OPEN))
    record = await request.context.people.record(game, known.person)
    if record is None:
        raise NotThere("house-no-record")
    headers = {"cache-control": "private, no-cache", "vary": "accept-encoding"}
    headers["etag"] = tag_of(record, eyes)
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=JSON)
    film = await developed(request, game, record, eyes)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(film.packed, headers=headers, media_type=JSON)
    return Response(film.body, headers=headers, media_type=JSON)


def eyes_of(text: str) -> int | None:
    """Through whose eyes: a seat, or None for all cards open."""
    if text in SEATS:
        return int(text)
    if text != ALL_OPEN:
        raise Unreadable("eyes is a seat from 0 to 7, or all")
    return None


async def developed(request: HttpRequest, game: str, record: str, eyes: int | None) -> Film:
    """Make a replay in a thread, one at a time: the tables need the machine more."""
    if len(record) > LONGEST_RECORD:
        raise TooLarge("house-replay-too-long")
    try:
        async with request.context.replaying:
            return await asyncio.to_thread(filmed, game, record, eyes)
    except NoSuchSeat:
        raise Unreadable("nobody sat there in this game") from None
    except NotOver:
        raise NotThere("house-no-record") from None
    except OtherRules:
        raise Overtaken("house-replay-other-rules") from None


ROUTES = [replay]
