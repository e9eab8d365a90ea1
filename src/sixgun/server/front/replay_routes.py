"""A finished game to look at once more: `GET /api/games/{id}/replay?eyes=2`, or `eyes=all`."""

from __future__ import annotations

import asyncio
from gzip import decompress

from litestar import Response, get

from ..tables.replays import LONGEST_RECORD, tag_of
from .film_maker import DAMAGED, RULES, RUNNING, SEAT, NotFilmed
from .interfaces import Failed, NotLetIn, NotPossible, NotThere, Overtaken, TooLarge, Unreadable
from .requests import HttpRequest

#: What is asked for instead of a seat, to see all cards.
ALL_OPEN = "all"
#: A film that has to be made is worth so many requests.
WORTH = 10
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
    film = await developed(request, known.person, game, record, eyes)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        film = await asyncio.to_thread(decompress, film)
    return Response(film, headers=headers, media_type=JSON)


def eyes_of(text: str) -> int | None:
    """Through whose eyes: a seat, or None for all cards open."""
    if text in SEATS:
        return int(text)
    if text != ALL_OPEN:
        raise Unreadable("eyes is a seat from 0 to 7, or all")
    return None


async def developed(
    request: HttpRequest, person: str, game: str, record: str, eyes: int | None
) -> bytes:
    """The film of a record that this person may have."""
    if len(record) > LONGEST_RECORD:
        raise TooLarge("house-replay-too-long")
    films = request.context.films
    if not films.keeps(game, record, eyes):
        request.context.check_pace(person, WORTH - 1)  # one was taken when it was asked for
    try:
        return await films.film(person, game, record, eyes)
    except NotFilmed as error:
        if error.why == DAMAGED:  # whatever is wrong with one record, it is nobody else's
            request.context.people.set_aside(game, error)
        raise refusal_of(error) from None


#: Why there is no film, as people are told.
REFUSALS: dict[int, tuple[type[NotLetIn], str]] = {
    SEAT: (Unreadable, "nobody sat there in this game"),
    RUNNING: (NotThere, "house-no-record"),
    RULES: (Overtaken, "house-replay-other-rules"),
    DAMAGED: (NotPossible, "house-record-damaged"),
}


def refusal_of(error: NotFilmed) -> NotLetIn:
    kind, text = REFUSALS.get(error.why, (Failed, "house-failed"))
    return kind(text)


ROUTES = [replay]
