"""One's own games as a file: `GET /api/me/statistics.json` and `.csv`, with `?minutes=60` for who
lives an hour east of Greenwich."""

from __future__ import annotations

import re
from typing import Any

from litestar import Response, get

from ..front.interfaces import Unreadable
from ..front.requests import HttpRequest
from .files import as_csv
from .looking_back import LATEST, LookedAt
from .reckoning import looks

#: To look through all games is worth so many requests.
WORTH = 5
MINUTES = re.compile("-?[0-9]{1,3}")
#: No clock on any wall is further from Greenwich.
FURTHEST = 14 * 60


@get("/api/me/statistics.json")
async def as_data(request: HttpRequest) -> Response[Any]:
    games, minutes = await _games(request)
    headers = _named("sixgun-statistics.json") if "file" in request.query_params else {}
    return Response(looks(games, minutes, LATEST), headers=headers)


@get("/api/me/statistics.csv")
async def as_table(request: HttpRequest) -> Response[str]:
    games, minutes = await _games(request)
    headers = _named("sixgun-games.csv")
    return Response(as_csv(games, minutes), headers=headers, media_type="text/csv; charset=utf-8")


def _named(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


async def _games(request: HttpRequest) -> tuple[list[LookedAt], int]:
    known = await request.known()
    minutes = request.query_params.get("minutes", "0")
    if not MINUTES.fullmatch(minutes) or abs(int(minutes)) > FURTHEST:
        raise Unreadable("minutes is how far east of Greenwich one lives, from -840 to 840")
    request.context.check_pace(known.person, WORTH - 1)
    return await request.context.looking_back.games_of(known.person), int(minutes)


ROUTES = [as_data, as_table]
