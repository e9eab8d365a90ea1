"""The porch: every request and every socket comes this way first.

Here the host name, the origin and the rate are checked, headers are added to every answer,
refusals included, and every request is logged: without its query, and by the route it took, so
that nothing somebody pasted into an address ends up in a log.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ..desk.entry import admitted, wire_name
from ..desk.routes.live import PLACE
from ..desk.routes.live import converse as look_on
from ..logs import note, note_error
from .context import Reception
from .house_link import hashed
from .interfaces import NotLetIn, NotThere
from .origins import Caller
from .responses import Event, Receive, Scope, Send, headers_for, refuse
from .sockets import FAILED, SocketWire
from .statuses import status_of

Rooms = Callable[[Scope, Receive, Send], Awaitable[None]]

Conversation = Callable[[SocketWire], Awaitable[None]]

#: Where sockets are opened.
SOCKET = "/socket"


class Porch:
    """An ASGI application: guards in front of the rooms, and the sockets."""

    def __init__(self, reception: Reception, rooms: Rooms) -> None:
        self.reception = reception
        self.rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)

    # -------------------------------------------------------------- requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = self.reception.proxies.caller(scope)
        started = self.reception.clock.now()
        status = 500

        async def dressed(event: Event) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event["headers"] = dress(event["headers"], caller)
            await send(event)

        try:
            self.reception.check_caller(caller, scope["method"], scope["path"])
        except NotLetIn as refusal:
            status = status_of(refusal)
            await refuse(send, caller, refusal)
        else:
            scope.setdefault("state", {})["caller"] = caller
            await self.rooms(scope, receive, dressed)
        self.reception.figures.request(status)
        note(
            "request",
            method=scope["method"],
            route=scope.get("path_template", "?"),
            status=status,
            ms=round((self.reception.clock.now() - started) * 1000, 1),
            address=caller.address,
        )

    # --------------------------------------------------------------- sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = self.reception.proxies.caller(scope)
        await receive()  # websocket.connect
        try:
            wire, converse = await self._admitted(scope, caller, receive, send)
        except NotLetIn as refusal:
            await self._turn_away(scope, send, caller, refusal)
            return
        with self.reception.wires.counted(wire):
            await send({"type": "websocket.accept"})
            await self._converse(converse, wire)

    async def _admitted(
        self, scope: Scope, caller: Caller, receive: Receive, send: Send
    ) -> tuple[SocketWire, Conversation]:
        """The wire of somebody who may come in, and what is talked about."""
        live = PLACE.fullmatch(scope["path"])
        if scope["path"] != SOCKET and not live:
            raise NotThere("house-not-found")
        self.reception.check_socket(caller)
        if live:
            person, key, converse = self._looker_on(caller, *live.groups())
        else:
            person, key = await self.reception.known(caller, "SOCKET")
            self.reception.check_pace(person)
            converse = self.reception.house.converse
        self.reception.wires.check(person, caller.address)
        abort = scope.get("extensions", {}).get("sixgun.abort")
        wire = SocketWire(person, hashed(key), caller.address, receive, send, abort)
        return wire, converse

    def _looker_on(
        self, caller: Caller, tournament: str, role: str
    ) -> tuple[str, str, Conversation]:
        """Somebody who looks on at a tournament."""
        guest = admitted(self.reception, caller, "SOCKET", tournament, role)
        return wire_name(guest.desk, guest.holder), "", partial(look_on, guest)

    async def _converse(self, converse: Conversation, wire: SocketWire) -> None:
        note("socket opened", person=wire.person, address=wire.address)
        try:
            await converse(wire)
        except Exception as error:  # whatever went wrong in there, the others play on
            note_error("socket failed", error, person=wire.person)
            await wire.close(FAILED, "house-failed")
        else:
            await wire.close(1000, "")
        note("socket closed", person=wire.person, address=wire.address)

    async def _turn_away(self, scope: Scope, send: Send, caller: Caller, refusal: NotLetIn) -> None:
        self.reception.figures.socket_refused(status_of(refusal))
        note(
            "socket refused",
            logging.WARNING,
            status=status_of(refusal),
            reason=refusal.told.key,
            address=caller.address,
        )
        if "websocket.http.response" in scope.get("extensions", {}):
            await refuse(send, caller, refusal, "websocket.http")
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.told.key})


def dress(headers: object, caller: Caller) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has; nothing is kept unless told."""
    own: list[tuple[bytes, bytes]] = list(headers)  # type: ignore[call-overload]
    if not any(name == b"cache-control" for name, _ in own):
        own.append((b"cache-control", b"no-store"))
    return [*own, *headers_for(caller)]
