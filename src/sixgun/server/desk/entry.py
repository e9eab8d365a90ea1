"""Who comes to a tournament: links become cookies and tokens, and these become persons."""

from __future__ import annotations

import logging
from typing import NamedTuple

import segno
from litestar.datastructures import Cookie

from ..front.access import KEY, LOCAL_NAMES, SAFE, name_in
from ..front.context import Reception
from ..front.cookies import cookie, cookie_name
from ..front.interfaces import NotKnown, NotLetIn, NotThere
from ..front.lan import lan_addresses
from ..front.origins import Caller
from ..front.requests import Visit
from ..front.sockets import SIGNED_OUT
from ..logs import note
from .keys import Holder
from .opened import OpenDesk
from .views import Entered, LinkGiven


class Guest(NamedTuple):
    """Somebody who has come in, and to which tournament."""

    desk: OpenDesk
    holder: Holder

    @property
    def person(self) -> str:
        return self.holder.person


def desk_of(reception: Reception, name: str) -> OpenDesk:
    """The tournament of this name."""
    desk = reception.desks.find(name)
    if desk is None:
        raise NotThere("desk-no-tournament")
    return desk


def come_in(request: Visit, tournament: str, role: str) -> Guest:
    """Whoever may see or do what this role may; everybody else is refused."""
    return admitted(request.reception, request.caller, request.method, tournament, role)


def admitted(
    reception: Reception, caller: Caller, method: str, tournament: str, role: str
) -> Guest:
    desk = desk_of(reception, tournament)
    token = token_of(caller, method, cookie_of(role, tournament))
    holder = desk.keys.find(token) if token else None
    if holder is None:
        raise NotKnown("desk-no-key")
    if holder.role != role or not desk.may_come(holder):
        raise NotLetIn("desk-not-for-you")
    reception.check_pace(wire_name(desk, holder))
    return Guest(desk, holder)


def token_of(caller: Caller, method: str, name: str) -> str | None:
    """Browsers bring a cookie, knowingly sent; programs bring a token."""
    if caller.bearer is not None and caller.origin is None:
        token: str | None = caller.bearer
    elif caller.origin is not None or method in SAFE:
        token = caller.cookies.get(cookie_name(name, caller.secure))
    else:
        token = None
    return token if token and KEY.fullmatch(token) else None


def cookie_of(role: str, tournament: str) -> str:
    return f"sixgun_{role}_{tournament}"


def wire_name(desk: OpenDesk, holder: Holder) -> str:
    """What the sockets of somebody are counted under."""
    return f"{desk.name}/{holder.role}/{holder.person}"


# --------------------------------------------------------------------- links


def link_given(request: Visit, desk: OpenDesk, holder: Holder, secret: str) -> LinkGiven:
    """A link, and the same as a picture for phones."""
    address = f"{public_origin(request)}/tournament/{desk.name}/{holder.role}#enter={secret}"
    picture = segno.make(address, micro=False).svg_data_uri(scale=4, border=2)
    return LinkGiven(holder.role, holder.person, address, picture)  # type: ignore[arg-type]


def public_origin(request: Visit) -> str:
    """Where others find this house: a phone cannot come to the laptop's own name for itself."""
    caller = request.caller
    around = lan_addresses() if request.reception.settings.lan else []
    if name_in(caller.host) not in LOCAL_NAMES or not around:
        return caller.own_origin
    port = caller.host.rpartition(":")[2]
    return f"{'https' if caller.secure else 'http'}://{around[0]}:{port}"


async def shut_out(reception: Reception, desk: OpenDesk, holders: list[Holder]) -> None:
    """End the sockets of those whose link is worth nothing any more."""
    for holder in holders:
        await reception.wires.part_with(wire_name(desk, holder), SIGNED_OUT, "desk-signed-out")
    desk.tell()


async def entered(
    request: Visit, desk: OpenDesk, holder: Holder, bearer: bool, link: LinkGiven | None = None
) -> tuple[Entered, list[Cookie]]:
    """The answer to who brought a secret: a cookie, or a token for programs."""
    token = await desk.act("", lambda turn: turn.keys.enter(holder))
    note("tournament entered", tournament=desk.name, role=holder.role)
    told = Entered(desk.name, desk.tournament.name, holder.role, holder.person, "", link)  # type: ignore[arg-type]
    caller = request.caller
    if bearer or caller.origin is None:
        told.token = token
        return told, []
    return told, [cookie(cookie_of(holder.role, desk.name), token, caller.secure)]


def holder_of(request: Visit, desk: OpenDesk, secret: str) -> Holder:
    """Whom the link with this secret is for."""
    holder = desk.keys.holder(secret)
    if holder is None or not desk.may_come(holder):
        address = request.caller.address
        note("tournament link refused", logging.WARNING, tournament=desk.name, address=address)
        raise NotLetIn("house-link-not-valid")
    return holder
