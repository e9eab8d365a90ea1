"""Who comes to a tournament: links become cookies and tokens, and these become persons."""

from __future__ import annotations

import logging
from typing import NamedTuple

import segno
from litestar.datastructures import Cookie

from ..front.access import KEY, LOCAL_NAMES, SAFE, name_in
from ..front.context import Context
from ..front.cookies import cookie, cookie_name
from ..front.interfaces import NotKnown, NotLetIn, NotThere
from ..front.lan import lan_addresses
from ..front.origins import Sender
from ..front.requests import HttpRequest
from ..front.sockets import SIGNED_OUT
from ..logs import note
from .keys import Holder
from .opened import OpenDesk
from .views import Entered, LinkGiven


class DeskSession(NamedTuple):
    """Somebody who has come in, and to which tournament."""

    desk: OpenDesk
    holder: Holder

    @property
    def person(self) -> str:
        return self.holder.person


def desk_of(context: Context, name: str) -> OpenDesk:
    """The tournament of this name."""
    desk = context.desks.find(name)
    if desk is None:
        raise NotThere("desk-no-tournament")
    return desk


def come_in(request: HttpRequest, tournament: str, role: str) -> DeskSession:
    """Whoever may see or do what this role may; everybody else is refused."""
    return admitted(request.context, request.sender, request.method, tournament, role)


def admitted(
    context: Context, sender: Sender, method: str, tournament: str, role: str
) -> DeskSession:
    desk = desk_of(context, tournament)
    token = token_of(sender, method, cookie_of(role, tournament))
    holder = desk.keys.find(token) if token else None
    if holder is None:
        raise NotKnown("desk-no-key")
    if holder.role != role or not desk.may_come(holder):
        raise NotLetIn("desk-not-for-you")
    context.check_pace(socket_name(desk, holder))
    return DeskSession(desk, holder)


def token_of(sender: Sender, method: str, name: str) -> str | None:
    """Browsers bring a cookie, knowingly sent; programs bring a token."""
    if sender.bearer is not None and sender.origin is None:
        token: str | None = sender.bearer
    elif sender.origin is not None or method in SAFE:
        token = sender.cookies.get(cookie_name(name, sender.secure))
    else:
        token = None
    return token if token and KEY.fullmatch(token) else None


def cookie_of(role: str, tournament: str) -> str:
    return f"sixgun_{role}_{tournament}"


def socket_name(desk: OpenDesk, holder: Holder) -> str:
    """What the sockets of somebody are counted under."""
    return f"{desk.name}/{holder.role}/{holder.person}"


# --------------------------------------------------------------------- links


def link_given(request: HttpRequest, desk: OpenDesk, holder: Holder, secret: str) -> LinkGiven:
    """A link, and the same as a picture for phones."""
    address = f"{public_origin(request)}/tournament/{desk.name}/{holder.role}#enter={secret}"
    picture = segno.make(address, micro=False).svg_data_uri(scale=4, border=2)
    return LinkGiven(holder.role, holder.person, address, picture)  # type: ignore[arg-type]


def public_origin(request: HttpRequest) -> str:
    """Where others find this house: a phone cannot come to the laptop's own name for itself."""
    sender = request.sender
    around = lan_addresses() if request.context.settings.lan else []
    if name_in(sender.host) not in LOCAL_NAMES or not around:
        return sender.own_origin
    port = sender.host.rpartition(":")[2]
    return f"{'https' if sender.secure else 'http'}://{around[0]}:{port}"


async def shut_out(context: Context, desk: OpenDesk, holders: list[Holder]) -> None:
    """End the sockets of those whose link is worth nothing any more."""
    for holder in holders:
        await context.sockets.part_with(socket_name(desk, holder), SIGNED_OUT, "desk-signed-out")
    desk.tell()


async def entered(
    request: HttpRequest,
    desk: OpenDesk,
    holder: Holder,
    bearer: bool,
    link: LinkGiven | None = None,
) -> tuple[Entered, list[Cookie]]:
    """The answer to who brought a secret: a cookie, or a token for programs."""
    token = await desk.act("", lambda turn: turn.keys.enter(holder))
    note("tournament entered", tournament=desk.name, role=holder.role)
    told = Entered(desk.name, desk.tournament.name, holder.role, holder.person, "", link)  # type: ignore[arg-type]
    sender = request.sender
    if bearer or sender.origin is None:
        told.token = token
        return told, []
    return told, [cookie(cookie_of(holder.role, desk.name), token, sender.secure)]


def holder_of(request: HttpRequest, desk: OpenDesk, secret: str) -> Holder:
    """Whom the link with this secret is for."""
    holder = desk.keys.holder(secret)
    if holder is None or not desk.may_come(holder):
        address = request.sender.address
        note("tournament link refused", logging.WARNING, tournament=desk.name, address=address)
        raise NotLetIn("house-link-not-valid")
    return holder
