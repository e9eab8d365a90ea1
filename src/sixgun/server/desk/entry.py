"""Who comes to a tournament: links become cookies and tokens, and these become persons."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

import segno
from litestar.datastructures import Cookie

from ...tournament.log.offices import Sight, sight_of
from ..front.access import KEY, SAFE
from ..front.context import Context
from ..front.cookies import cookie, cookie_name
from ..front.interfaces import NotKnown, NotLetIn, NotThere, TooMuch
from ..front.origins import Sender
from ..front.requests import HttpRequest
from ..front.sockets import SIGNED_OUT
from ..logs import note
from .answers import Entered, LinkGiven
from .keys import Holder
from .opened import OpenDesk
from .rights import ADDRESSES, Right, check_right

#: Why a device is shown out whose link is still good.
SESSION_ENDED = "desk-session-ended"


class DeskSession(NamedTuple):
    """Somebody who has come in, and to which tournament."""

    desk: OpenDesk
    holder: Holder
    token: str

    @property
    def person(self) -> str:
        return self.holder.person

    @property
    def giver(self) -> str:
        """Who adds something to the tournament, among all who do to any."""
        return f"{self.desk.store.log.stem}/{self.holder.role}/{self.person}"

    @property
    def sight(self) -> Sight:
        """What somebody in office may see."""
        return sight_of(self.desk.tournament, self.person)

    def check(self, right: Right, table: int | None = None) -> None:
        """Refuse who has no office for this, at this table."""
        check_right(self.desk.tournament, self.person, right, table)


def desk_of(context: Context, name: str) -> OpenDesk:
    """The tournament of this name."""
    desk = context.desks.find(name)
    if desk is None:
        raise NotThere("desk-no-tournament")
    return desk


def come_in(request: HttpRequest, tournament: str, role: str) -> DeskSession:
    """Whoever may see or do what is at this address; everybody else is refused."""
    session = admitted(request.context, request.sender, request.method, tournament, role)
    if role == "desk":
        (path,) = request.route_handler.paths
        session.check(ADDRESSES[f"{request.method} {path}"])
    return session


def come_in_as_any(request: HttpRequest, tournament: str, roles: Sequence[str]) -> DeskSession:
    """Whoever may see what is for several roles: a browser can have a cookie of each."""
    refusal: NotLetIn = NotKnown("desk-no-key")
    for role in roles:
        try:
            return come_in(request, tournament, role)
        except NotKnown:
            continue
        except TooMuch:
            raise  # who asks is known, and no other role would be let in either
        except NotLetIn as error:
            refusal = error
    raise refusal


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
    return DeskSession(desk, holder, token or "")


def token_of(sender: Sender, method: str, name: str) -> str | None:
    """Browsers bring a cookie, knowingly sent; programs bring a token."""
    if sender.bearer is not None and sender.origin is None:
        token: str | None = sender.bearer
    elif sender.origin is not None or method in SAFE:
        token = sender.cookies.get(cookie_name(name, sender))
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
    address = f"{request.public_origin}/tournament/{desk.name}/{holder.role}#enter={secret}"
    picture = segno.make(address, micro=False).svg_data_uri(scale=4, border=2)
    return LinkGiven(holder.role, holder.person, address, picture)  # type: ignore[arg-type]


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
    """The answer to who brought a secret: a cookie, or a token for programs.

    Who comes again on the same device goes on with the session that is there.
    """
    name = cookie_of(holder.role, desk.name)
    before = token_of(request.sender, request.method, name) or ""
    token, ended = await desk.act("", lambda turn: turn.keys.enter(holder, before))
    for mark in ended:
        await request.context.sockets.end_session(bytes.fromhex(mark), SIGNED_OUT, SESSION_ENDED)
    note("tournament entered", tournament=desk.name, role=holder.role, ended=len(ended))
    told = Entered(desk.name, desk.tournament.name, holder.role, holder.person, "", link)  # type: ignore[arg-type]
    told.waiting = holder.role == "phone" and holder.person in desk.tournament.waiting
    sender = request.sender
    if bearer or sender.origin is None:
        told.token = token
        return told, []
    return told, [cookie(name, token, sender)]


def holder_of(request: HttpRequest, desk: OpenDesk, secret: str) -> Holder:
    """Whom the link with this secret is for."""
    holder = desk.keys.holder(secret)
    if holder is None or not desk.may_come(holder):
        address = request.sender.address
        note("tournament link refused", logging.WARNING, tournament=desk.name, address=address)
        raise NotLetIn("house-link-not-valid")
    return holder
