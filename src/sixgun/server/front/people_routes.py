"""What a person can ask for outside of the socket: a key, a name, links, the own history."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from litestar import Response, get, post
from msgspec import Meta, Struct

from ..logs import note
from .access import key_of
from .cookies import PERSON, cookie, no_cookie
from .house_link import hashed
from .interfaces import NotLetIn, NotThere, Unreadable
from .origins import Caller
from .requests import Visit
from .sockets import SIGNED_OUT


class Newcomer(Struct, forbid_unknown_fields=True):
    """Who wants a key; `bearer`: in the body, for a program, and not as a cookie."""

    bearer: bool = False


class Secret(Struct, forbid_unknown_fields=True):
    """What stood after the # of a link."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]
    bearer: bool = False


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


class Seat(Struct):
    """Where an invitation leads to."""

    table: str


def handed(caller: Caller, me: Me, key: str, bearer: bool, status: int = 200) -> Response[Me]:
    """Hand somebody the key: to programs in the body, to browsers as a cookie."""
    if bearer or caller.origin is None:
        return Response(Me(me.name, key), status_code=status)
    return Response(me, status_code=status, cookies=[cookie(PERSON, key, caller.secure)])


@post("/api/people")
async def make_person(request: Visit) -> Response[Me]:
    """Make somebody new. Whoever has a cookie already is told who it is instead."""
    wish, caller, people = await request.read(Newcomer), request.caller, request.reception.people
    key = None if wish.bearer else key_of(caller, "POST")
    person = await people.find(key) if key else None
    if key and person:
        return handed(caller, Me(await people.name(person)), key, False)
    request.reception.check_newcomer(caller)
    person, key = await people.make()
    note("person made", person=person, address=caller.address)
    return handed(caller, Me(""), key, wish.bearer, 201)


@get("/api/me")
async def me(request: Visit) -> Response[Me]:
    """Who am I? The cookie's time begins anew."""
    known, caller = await request.known(), request.caller
    name = await request.reception.people.name(known.person)
    fresh = [] if caller.bearer else [cookie(PERSON, known.key, caller.secure)]
    return Response(Me(name), cookies=fresh)


@post("/api/me/name")
async def rename(request: Visit) -> Response[Me]:
    known, wish = await request.known(), await request.read(Name)
    name = await request.reception.people.rename(known.person, wish.name)
    return Response(Me(name), status_code=200)


@post("/api/me/recovery")
async def recovery(request: Visit) -> Response[Link]:
    """A link that carries this person to another device."""
    known = await request.known()
    secret = await request.reception.people.recovery_link(known.person)
    return Response(Link(f"{request.caller.own_origin}/#recover={secret}"), status_code=200)


@post("/api/recover")
async def recover(request: Visit) -> Response[Me]:
    """Exchange the secret of a recovery link for a key."""
    brought, people = await request.read(Secret), request.reception.people
    key = await people.recover(brought.secret)
    person = await people.find(key) if key else None
    if key is None or person is None:
        note("recovery refused", logging.WARNING, address=request.caller.address)
        raise NotLetIn("house-link-not-valid")
    return handed(request.caller, Me(await people.name(person)), key, brought.bearer)


@post("/api/seat")
async def take_seat(request: Visit) -> Response[Seat]:
    """Exchange the secret of an invitation for a place at its table."""
    known, brought = await request.known(), await request.read(Secret)
    table = await request.reception.people.use_seat_link(brought.secret, known.person)
    if table is None:
        raise NotLetIn("house-link-not-valid")
    return Response(Seat(table), status_code=200)


@post("/api/me/sign-out-elsewhere")
async def sign_out_elsewhere(request: Visit) -> Response[None]:
    """Leave this key as the only one; sockets that came with another are closed."""
    person, key = await request.known()
    await request.reception.people.sign_out_elsewhere(person, key)
    await request.reception.wires.part_with(person, SIGNED_OUT, "house-signed-out", hashed(key))
    return Response(None, status_code=204)


@post("/api/me/forget")
async def forget(request: Visit) -> Response[None]:
    """Forget me: keys, name and cookie."""
    known, caller = await request.known(), request.caller
    await request.reception.people.forget(known.person)
    await request.reception.wires.part_with(known.person, SIGNED_OUT, "house-signed-out")
    note("person forgotten", address=caller.address)
    return Response(None, status_code=204, cookies=[no_cookie(PERSON, caller.secure)])


@get("/api/me/history")
async def history(request: Visit) -> Response[Any]:
    """A page of the games that this person has finished."""
    known = await request.known()
    page = request.query_params.get("page", "1")
    if not (page.isascii() and page.isdigit() and 1 <= int(page[:9]) == int(page)):
        raise Unreadable("page is a number from 1")
    return Response(await request.reception.people.history(known.person, int(page)))


@get("/api/me/statistics")
async def statistics(request: Visit) -> Response[Any]:
    known = await request.known()
    return Response(await request.reception.people.statistics(known.person))


@get("/api/games/{game:str}/record")
async def record(request: Visit) -> Response[str]:
    """The record of a finished game, as a file to keep."""
    known, game = await request.known(), str(request.path_params["game"])
    text = await request.reception.people.record(game, known.person)
    if text is None:
        raise NotThere("house-no-record")
    name = "".join(letter for letter in game if letter.isascii() and letter.isalnum())
    headers = {"content-disposition": f'attachment; filename="sixgun-{name}.record"'}
    return Response(text, headers=headers, media_type="text/plain")


ROUTES = [
    make_person,
    me,
    rename,
    recovery,
    recover,
    take_seat,
    sign_out_elsewhere,
    forget,
    history,
    statistics,
    record,
]
