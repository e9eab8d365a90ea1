"""The gateway: every request and every socket comes this way first.

Here the host name, the origin and the rate are checked, headers are added to every answer,
refusals included, and every request is logged: without its query, and by the route it took, so
that nothing somebody pasted into an address ends up in a log.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from ..desk.entry import admitted, socket_name
from ..desk.keys import MOST_TOKENS
from ..desk.routes.live import PLACE
from ..desk.routes.live import converse as look_on
from ..logs import masked, note, note_error, work_for
from .context import Context
from .house_link import hashed
from .interfaces import NotLetIn, NotThere
from .origins import Sender
from .responses import Event, Receive, Scope, Send, headers_for, refuse
from .sockets import FAILED, WebSocket
from .statuses import status_of

if TYPE_CHECKING:
    from ..traces.spans import Traces

Application = Callable[[Scope, Receive, Send], Awaitable[None]]

Conversation = Callable[[WebSocket], Awaitable[None]]

#: So many refused sockets are remembered, so that each reason is logged once.
MOST_TURNED_AWAY = 1000
#: The methods that HTTP has.
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
#: Where sockets are opened.
SOCKET = "/socket"


class Gateway:
    """An ASGI application: guards in front of the routes, and the sockets."""

    def __init__(self, context: Context, application: Application) -> None:
        self.context = context
        self.application = application
        self._turned_away: set[tuple[str, str, str]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:  # behind this line nobody knows under which path the house lies
            scope["path"] = self.context.proxies.path_in_house(scope["path"])
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            traces = self.context.figures.traces
            if traces is None:
                await self._request(scope, receive, send)
            else:
                with traces.part("request"):
                    await self._request(scope, receive, send)

    # -------------------------------------------------------------- requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        sender = self.context.proxies.sender(scope)
        started = self.context.clock.now()
        status, why = 500, scope.setdefault("state", {})
        work_for(sender.request)

        async def dressed(event: Event) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event["headers"] = dress(event["headers"], sender)
            await send(event)

        try:
            self.context.check_request(sender, scope["method"], scope["path"])
        except NotLetIn as refusal:
            status = status_of(refusal)
            why |= reason_of(refusal, sender)
            await refuse(send, sender, refusal)
        else:
            why["sender"] = sender
            await self.application(scope, receive, dressed)
        self.context.figures.request(status)
        if self.context.figures.traces is not None:
            note_span(self.context.figures.traces, scope, sender, status)
        reason = {name: why[name] for name in ("reason", "host", "origin") if name in why}
        note(
            "request",
            level_of(status),
            method=scope["method"],
            route=scope.get("path_template", "?"),
            status=status,
            ms=round((self.context.clock.now() - started) * 1000, 1),
            address=sender.address,
            **reason,
        )

    # --------------------------------------------------------------- sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        sender = self.context.proxies.sender(scope)
        work_for(sender.request)
        await receive()  # websocket.connect
        try:
            socket, converse = await self._admitted(scope, sender, receive, send)
        except NotLetIn as refusal:
            await self._turn_away(scope, send, sender, refusal)
            return
        self._turned_away = {
            each for each in self._turned_away if each[:2] != (sender.address, scope["path"])
        }
        with self.context.sockets.counted(socket):
            await send({"type": "websocket.accept"})
            await self._converse(converse, socket)

    async def _admitted(
        self, scope: Scope, sender: Sender, receive: Receive, send: Send
    ) -> tuple[WebSocket, Conversation]:
        """The socket of somebody who may come in, and what is talked about."""
        live = PLACE.fullmatch(scope["path"])
        if scope["path"] != SOCKET and not live:
            raise NotThere("house-not-found")
        self.context.check_socket(sender)
        if live:
            person, key, converse = self._looker_on(sender, *live.groups())
        else:
            person, key = await self.context.known(sender, "SOCKET")
            await self.context.check_admission(sender, "SOCKET")
            self.context.check_pace(person)
            converse = self.context.house.converse
        self.context.sockets.check(person, sender.address, MOST_TOKENS if live else 0)
        own = scope.get("extensions", {})
        abort, write = own.get("sixgun.abort"), own.get("sixgun.write")
        socket = WebSocket(person, hashed(key), sender.address, receive, send, abort, write)
        socket.request = sender.request
        socket.state = "hall" if live else "greeting"
        return socket, converse

    def _looker_on(
        self, sender: Sender, tournament: str, role: str
    ) -> tuple[str, str, Conversation]:
        """Somebody who looks on at a tournament."""
        session = admitted(self.context, sender, "SOCKET", tournament, role)
        name = socket_name(session.desk, session.holder)
        return name, session.token, partial(look_on, session)

    async def _converse(self, converse: Conversation, socket: WebSocket) -> None:
        note("socket opened", person=socket.person, address=socket.address)
        try:
            await converse(socket)
        except Exception as error:  # whatever went wrong in there, the others play on
            note_error("socket failed", error, person=socket.person)
            await socket.close(FAILED, "house-failed")
        else:
            await socket.close(1000, "")
        note("socket closed", person=socket.person, address=socket.address)

    async def _turn_away(self, scope: Scope, send: Send, sender: Sender, refusal: NotLetIn) -> None:
        self.context.figures.socket_refused(status_of(refusal))
        if self._is_news(sender.address, scope["path"], refusal.told.key):
            note(
                "socket refused",
                logging.WARNING,
                status=status_of(refusal),
                address=sender.address,
                **reason_of(refusal, sender),
            )
        if "websocket.http.response" in scope.get("extensions", {}):
            await refuse(send, sender, refusal, "websocket.http")
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.told.key})

    def _is_news(self, address: str, path: str, reason: str) -> bool:
        """Who is refused tries again and again: the reason is logged once, until he is let in."""
        if len(self._turned_away) >= MOST_TURNED_AWAY:
            self._turned_away.clear()
        known = (address, path, reason) in self._turned_away
        self._turned_away.add((address, path, reason))
        return not known


def note_span(traces: Traces, scope: Scope, sender: Sender, status: int) -> None:
    """What a collector is told of a request; a method that nobody knows could be any text."""
    traces.note("method", scope["method"] if scope["method"] in METHODS else "_OTHER")
    traces.note("route", str(scope.get("path_template", "?")))
    traces.note("status", status)
    traces.note("request", sender.request)
    if "reason" in scope["state"]:
        traces.note("reason", scope["state"]["reason"])


def level_of(status: int) -> int:
    """How bad an answer is: a mistake of the house, somebody shut out, or everyday life."""
    if status == 500:
        return logging.ERROR
    return logging.WARNING if status in (403, 429, 503) else logging.INFO


def reason_of(refusal: NotLetIn, sender: Sender) -> dict[str, str]:
    """Why somebody was refused, with the name or page that was wrong if it was that."""
    found = {"reason": refusal.told.key}
    if refusal.told.key == "house-unknown-host":
        found["host"] = masked(sender.host[:100])
    if refusal.told.key == "house-foreign-origin":
        found["origin"] = masked((sender.origin or f"Sec-Fetch-Site {sender.site}")[:100])
    return found


def dress(headers: object, sender: Sender) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has; nothing is kept unless told."""
    own: list[tuple[bytes, bytes]] = list(headers)  # type: ignore[call-overload]
    kept = [value for name, value in own if name == b"cache-control"]
    if not kept:
        own.append((b"cache-control", b"no-store"))
    is_part = any(b"immutable" in value for value in kept)  # of a page, whose policy holds for it
    return [*own, *headers_for(sender, is_part=is_part)]
