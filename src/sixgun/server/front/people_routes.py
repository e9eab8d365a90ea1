"""What a person can ask for outside of the socket: a key, a name, links, the own history."""

from __future__ import annotations

import logging
import re
from typing import Annotated, Any

from litestar import Response, get, post
from msgspec import Meta, Struct

from ..logs import note
from .access import key_of
from .addresses import is_reachable
from .cookies import PERSON, cookie, no_cookie
from .house_link import hashed
from .interfaces import NotLetIn, NotThere, Unreadable
from .origins import Sender
from .requests import HttpRequest
from .sockets import SIGNED_OUT

PAGE_NUMBER = re.compile("[1-9][0-9]{0,8}")


class Newcomer(Struct, forbid_unknown_fields=True):
    """Who wants a key; `bearer`: in the body, for a program, and not as a cookie."""

    bearer: bool = False


class Secret(Struct, forbid_unknown_fields=True):
    """What stood after the # of a link."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]
    bearer: bool = False


class RoomCode(Struct, forbid_unknown_fields=True):
    """A room code as it was typed, or stood after the # of a link."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Name(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(max_length=200)]


class Me(Struct, omit_defaults=True):
    """What a person is told about itself; the key only if it was asked for."""

    name: str
    key: str = ""


class Link(Struct):
    """A link with a secret after its #."""

    link: str


class Address(Struct):
    """Where others find this house, and whether anybody but this machine can."""

    origin: str
    reachable: bool


class Seat(Struct):
    """Where an invitation leads to."""

    table: str


def handed(sender: Sender, me: Me, key: str, bearer: bool, status: int = 200) -> Response[Me]:
    """Hand somebody the key: to programs in the body, to browsers as a cookie."""
    if bearer or sender.origin is None:
        return Response(Me(me.name, key), status_code=status)
    return Response(me, status_code=status, cookies=[cookie(PERSON, key, sender)])


@post("/api/people")
async def make_person(request: HttpRequest) -> Response[Me]:
    """Make somebody new. Whoever has a cookie already is told who it is instead."""
    wish, sender, people = await request.read(Newcomer), request.sender, request.context.people
    people.check_address(sender.address)
    key = None if wish.bearer else key_of(sender, "POST")
    person = await people.find(key) if key else None
    if key and person:
        return handed(sender, Me(await people.name(person)), key, False)
    request.context.check_newcomer(sender)
    people.afford("people", "", sender.address)
    person, key = await people.make()
    note("person made", person=person, address=sender.address)
    return handed(sender, Me(""), key, wish.bearer, 201)


@get("/api/me")
async def me(request: HttpRequest) -> Response[Me]:
    """Who am I? The cookie's time begins anew."""
    known, sender = await request.known(), request.sender
    name = await request.context.people.name(known.person)
    fresh = [] if sender.bearer else [cookie(PERSON, known.key, sender)]
    return Response(Me(name), cookies=fresh)


@post("/api/me/name")
async def rename(request: HttpRequest) -> Response[Me]:
    known, wish = await request.known(), await request.read(Name)
    name = await request.context.people.rename(known.person, wish.name)
    return Response(Me(name), status_code=200)


@get("/api/address")
async def address(request: HttpRequest) -> Response[Address]:
    """What invitations and QR codes carry."""
    origin = request.public_origin
    return Response(Address(origin, is_reachable(origin)))


@post("/api/me/recovery")
async def recovery(request: HttpRequest) -> Response[Link]:
    """A link that carries this person to another device."""
    known, people = await request.known(), request.context.people
    people.afford("links", known.person, request.sender.address)
    secret = await people.recovery_link(known.person)
    return Response(Link(f"{request.public_origin}/#recover={secret}"), status_code=200)


@post("/api/recover")
async def recover(request: HttpRequest) -> Response[Me]:
    """Exchange the secret of a recovery link for a key."""
    brought, people = await request.read(Secret), request.context.people
    key = await people.recover(brought.secret)
    person = await people.find(key) if key else None
    if key is None or person is None:
        note("recovery refused", logging.WARNING, address=request.sender.address)
        raise NotLetIn("house-link-not-valid")
    return handed(request.sender, Me(await people.name(person)), key, brought.bearer)


@post("/api/seat")
async def take_seat(request: HttpRequest) -> Response[Seat]:
    """Exchange the secret of an invitation for a place at its table."""
    known, brought = await request.known(), await request.read(Secret)
    table = await request.context.people.use_seat_link(brought.secret, known.person)
    if table is None:
        raise NotLetIn("house-link-not-valid")
    return Response(Seat(table), status_code=200)


@post("/api/room")
async def enter_room(request: HttpRequest) -> Response[Seat]:
    """Exchange a room code for being let in at its table, until one is sent away."""
    known, brought = await request.known(), await request.read(RoomCode)
    people, address = request.context.people, request.sender.address
    return Response(
        Seat(await people.enter_room(brought.code, known.person, address)), status_code=200
    )


@post("/api/me/sign-out-elsewhere")
async def sign_out_elsewhere(request: HttpRequest) -> Response[None]:
    """Leave this key as the only one; sockets that came with another are closed."""
    person, key = await request.known()
    await request.context.people.sign_out_elsewhere(person, key)
    await request.context.sockets.part_with(person, SIGNED_OUT, "house-signed-out", hashed(key))
    return Response(None, status_code=204)


@post("/api/me/forget")
async def forget(request: HttpRequest) -> Response[None]:
    """Forget me: keys, name and cookie."""
    known, sender = await request.known(), request.sender
    await request.context.people.forget(known.person)
    request.context.films.forget()
    await request.context.sockets.part_with(known.person, SIGNED_OUT, "house-signed-out")
    note("person forgotten", address=sender.address)
    return Response(None, status_code=204, cookies=[no_cookie(PERSON, sender)])


@get("/api/me/history")
async def history(request: HttpRequest) -> Response[Any]:
    """A page of the games that this person has finished."""
    known = await request.known()
    page = request.query_params.get("page", "1")
    if not PAGE_NUMBER.fullmatch(page):
        raise Unreadable("page is a number from 1, of nine digits at most")
    return Response(await request.context.people.history(known.person, int(page)))


@get("/api/me/statistics")
async def statistics(request: HttpRequest) -> Response[Any]:
    known = await request.known()
    return Response(await request.context.people.statistics(known.person))


@get("/api/games/{game:str}/record")
async def record(request: HttpRequest) -> Response[str]:
    """The record of a finished game, as a file to keep."""
    known, game = await request.known(), str(request.path_params["game"])
    text = await request.context.people.record(game, known.person)
    if text is None:
        raise NotThere("house-no-record")
    name = "".join(letter for letter in game if letter.isascii() and letter.isalnum())
    headers = {"content-disposition": f'attachment; filename="sixgun-{name}.record"'}
    return Response(text, headers=headers, media_type="text/plain")


ROUTES = [
    make_person,
    me,
    rename,
    address,
    recovery,
    recover,
    take_seat,
    enter_room,
    sign_out_elsewhere,
    forget,
    history,
    statistics,
    record,
]
