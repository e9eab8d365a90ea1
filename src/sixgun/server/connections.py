"""Connections that lose patience: with who says nothing, says too much or never reads."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

#: So long may the first request take to arrive, in seconds.
FIRST_REQUEST = 20.0
#: The longest head of a request (address and headers), in bytes.
LONGEST_HEAD = 65_536


class HttpConnection(HttpToolsProtocol):
    """HTTP, with an end to heads that never end."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head: int | None = 0  # how much of a head has come; None: it is complete
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.loop.call_later(FIRST_REQUEST, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head is not None and self._head > LONGEST_HEAD:
            self.transport.abort()
            return
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        self._calm()
        super().on_headers_complete()

    def _calm(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that can be cut off, even if its client reads nothing any more."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["sixgun.abort"] = self.transport.abort

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
