"""What whoever has the house link may do: look around, close tables, ban, back up."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response, get, post
from msgspec import Struct

from ..logs import note
from ..protocol import Told
from .cookies import HOUSE, cookie
from .interfaces import NotLetIn, NotThere
from .people_routes import Secret
from .requests import HttpRequest
from .sockets import BANNED


class HouseEntered(Struct, omit_defaults=True):
    """The house is yours; programs get a token."""

    token: str = ""


class Overview(Struct):
    """The house at a glance."""

    figures: dict[str, float]
    house: Any


class Backup(Struct):
    """The file that was written."""

    file: str


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
    given = cookie(HOUSE, token, sender.secure, None)  # ends with the browser's session
    return Response(HouseEntered(), status_code=200, cookies=[given])


@get("/api/house")
async def look_around(request: HttpRequest) -> Response[Overview]:
    """Figures, tables and people."""
    request.check_house()
    context = request.context
    return Response(Overview(context.count(), await context.house.overview()))


@post("/api/house/tables/{table:str}/close")
async def close_table(request: HttpRequest) -> Response[None]:
    """Close a table; whoever sits there is told that the house did it."""
    request.check_house()
    table = str(request.path_params["table"])
    if not await request.context.house.close_table(table, Told("house-closed-table")):
        raise NotThere("house-no-table")
    note("table closed by the house", table=table)
    return Response(None, status_code=204)


@post("/api/house/people/{person:str}/ban")
async def ban(request: HttpRequest) -> Response[None]:
    """Let somebody in no more, and show out who is here."""
    request.check_house()
    person = str(request.path_params["person"])
    if not await request.context.house.ban(person):
        raise NotThere("house-no-person")
    await request.context.sockets.part_with(person, BANNED, "house-banned")
    note("person banned by the house", person=person)
    return Response(None, status_code=204)


@post("/api/house/backup")
async def backup(request: HttpRequest) -> Response[Backup]:
    """Write a backup beside the store."""
    request.check_house()
    file = await request.context.house.backup()
    note("backup written", file=file)
    return Response(Backup(file), status_code=200)


ROUTES = [enter, look_around, close_table, ban, backup]
