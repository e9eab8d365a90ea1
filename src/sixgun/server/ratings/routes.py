"""`GET /api/best`, `GET /api/me/rating`, `POST /api/me/listed`: in a house that rates nobody there
is nothing at any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Response, get, post
from msgspec import Struct

from ..front.interfaces import NotThere
from ..front.requests import HttpRequest

if TYPE_CHECKING:
    from .ratings import Ratings


class ListingWish(Struct, forbid_unknown_fields=True):
    """Does somebody want to be among the best of the house?"""

    listed: bool


def _ratings(request: HttpRequest) -> Ratings:
    ratings = request.context.ratings
    if ratings is None:
        raise NotThere("house-not-found")
    return ratings


@get("/api/best")
async def best(request: HttpRequest) -> Response[Any]:
    """The best of those who have asked to be listed."""
    ratings, known = _ratings(request), await request.known()
    return Response(await ratings.best(known.person))


@get("/api/me/rating")
async def own(request: HttpRequest) -> Response[Any]:
    """How well one plays oneself; nobody else is told."""
    ratings, known = _ratings(request), await request.known()
    return Response(await ratings.own(known.person))


@post("/api/me/listed")
async def be_listed(request: HttpRequest) -> Response[Any]:
    """Be listed among the best, if one is, or not any more."""
    ratings, known, wish = _ratings(request), await request.known(), await request.read(ListingWish)
    await ratings.be_listed(known.person, wish.listed)
    return Response(await ratings.own(known.person), status_code=200)


ROUTES = [best, own, be_listed]
