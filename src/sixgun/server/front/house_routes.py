"""What whoever has the house link may do: all acts of an operator, by one route.

What everybody may read of the house stands here, too: its rules.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Response, get, post
from msgspec import Struct

from ..logs import note
from ..operator.acts import read_act
from ..protocol import encode
from .cookies import HOUSE, cookie
from .interfaces import NotLetIn, Unreadable
from .people_routes import Secret
from .requests import HttpRequest


class HouseEntered(Struct, omit_defaults=True):
    """The house is yours; programs get a token."""

    token: str = ""


class HouseRules(Struct):
    """The rules of the house; "": there are none."""

    text: str


@post("/api/house/enter")
async def enter(request: HttpRequest) -> Response[HouseEntered]:
    """Exchange the secret of the house link for a token, in a cookie of its own."""
    brought, sender = await request.read(Secret), request.sender
    token = request.context.house_key.enter(brought.secret)
    if token is None:
        note("house link refused", logging.WARNING, address=sender.address)
        raise NotLetIn("house-link-not-valid")
    note("house link used", address=sender.address)
    if brought.bearer or sender.origin is None:
        return Response(HouseEntered(token), status_code=200)
    given = cookie(HOUSE, token, sender, None)  # ends with the browser's session
    return Response(HouseEntered(), status_code=200, cookies=[given])


@post("/api/house/acts")
async def act(request: HttpRequest) -> Response[Any]:
    """Do what an operator asks for; nothing of it is read before it is known that it is he."""
    by = f"page {request.check_house()}"
    try:
        asked = read_act(await request.body())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error
    answer = await request.context.operator.do(asked, by)
    return Response(encode(answer), status_code=200, media_type="application/json")


@get("/api/house-rules")
async def house_rules(request: HttpRequest) -> Response[HouseRules]:
    """What the operator wants people to read."""
    return Response(HouseRules(request.context.house.rules_text))


ROUTES = [enter, act, house_rules]
