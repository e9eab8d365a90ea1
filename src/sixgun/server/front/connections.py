"""Connections that lose patience: with who says nothing, says too much or never reads."""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from .connection_limits import ConnectionLimits, Peer

#: So long may a request take to arrive, in seconds.
LONGEST_REQUEST = 20.0
#: The longest head of a request (address and headers), in bytes.
LONGEST_HEAD = 65_536
#: A long body, such as a photo, has the same time again for every so many bytes of it.
LONG_BODY = 250_000
#: How a frame begins that is a whole message of text, as RFC 6455 has it: with its length in one
#: byte, or a sign and the length in two or in eight.
TEXT = 0x81
_SHORT, _LONG, _LONGER = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


class HttpConnection(HttpToolsProtocol):
    """HTTP, with an end to heads and bodies that never end; tells when it waits."""

    def __init__(
        self,
        *args: Any,
        limits: ConnectionLimits | None = None,
        peer: Peer | None = None,
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self._limits, self._peer = limits, peer
        self._head: int | None = 0  # how much of a head has come; None: it is complete
        self._body = 0
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._peer is not None:
            self._peer.hang_up = transport.abort
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        if self._limits is not None and self._peer is not None:
            self._limits.leave(self._peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head is not None and self._head > LONGEST_HEAD:
            self.transport.abort()
            return
        if self._head is None:
            self._be_patient_with(len(data))
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)

    def on_message_begin(self) -> None:
        self._head = self._body = 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        if self.parser.should_upgrade():  # a socket has rules of its own
            self._calm()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._calm()
        self._tell_limits(busy=True)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._tell_limits(busy=bool(self.pipeline))
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketConnection):  # it says from now on when the line has ended
            socket.limits, socket.peer = self._limits, self._peer

    def _tell_limits(self, *, busy: bool) -> None:
        if self._limits is not None and self._peer is not None:
            (self._limits.busy if busy else self._limits.idle)(self._peer)

    def _be_patient_with(self, length: int) -> None:
        self._body += length
        if self._body >= LONG_BODY and self._patience is not None:
            self._body = 0
            self._calm()
            self._wait()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(LONGEST_REQUEST, self.transport.abort)

    def _calm(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that can be cut off, even if its client reads nothing any more."""

    limits: ConnectionLimits | None = None
    peer: Peer | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.limits is not None and self.peer is not None:
            self.limits.leave(self.peer)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["sixgun.abort"] = self.transport.abort
            extensions["sixgun.write"] = self.write_text

    def write_text(self, message: bytes) -> bool:
        """Write a message at once, as `send` would; False: that is not possible, or not now.

        uvicorn's way takes a task and a dozen calls for what is a head of four bytes.
        """
        if not self.handshake_complete or self.close_sent or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True

    def send_receive_event_to_app(self) -> None:
        """What is no text ends the connection; uvicorn would tell the log a story about it."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(1007, "no UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def text_frame(message: bytes) -> bytes:
    """A message of text as it goes over the line; what a server sends is not masked."""
    size = len(message)
    if size < 126:
        return _SHORT(TEXT, size) + message
    if size < 2**16:
        return _LONG(TEXT, 126, size) + message
    return _LONGER(TEXT, 127, size) + message
