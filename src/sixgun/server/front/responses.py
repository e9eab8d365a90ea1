"""How the front answers: the headers of every answer, and refusals as JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Struct

from ..protocol import Told, encode
from .access import name_in
from .interfaces import NotKnown, NotLetIn
from .origins import Sender
from .statuses import status_of

Scope: TypeAlias = MutableMapping[str, Any]
Event: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Event]]
Send: TypeAlias = Callable[[Event], Awaitable[None]]
RawHeaders: TypeAlias = list[tuple[bytes, bytes]]

#: Nothing but our own files, and nothing inline: a name in the lobby can never be a script.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{socket}; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
#: What no page of ours ever asks a browser for.
PERMISSIONS = "camera=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()"
HEADERS: dict[str, str] = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS,
}


class Problem(Struct, omit_defaults=True):
    """Why something was refused; `detail` is for who writes programs."""

    reason: Told
    detail: str = ""


def headers_for(sender: Sender, *, is_part: bool = False) -> RawHeaders:
    """The headers that every answer to this sender has. A part of a page, which browsers keep for
    good, is no page that a policy holds for, and has no id of one request."""
    if is_part:
        return _part_headers()
    # 'self' includes the own socket, but older versions of Safari want it spelt out.
    scheme = "wss" if sender.secure else "ws"
    own = _headers(f" {scheme}://{sender.host}" if name_in(sender.host) else "")
    return [*own, (b"x-request-id", sender.request.encode())]


@lru_cache(maxsize=1)
def _part_headers() -> RawHeaders:
    return [(name.encode(), value.encode()) for name, value in HEADERS.items()]


@lru_cache(maxsize=64)
def _headers(socket: str) -> RawHeaders:
    policy = CONTENT_SECURITY_POLICY.format(socket=socket)
    named = {"content-security-policy": policy, **HEADERS}
    return [(name.encode(), value.encode()) for name, value in named.items()]


def refusal_headers(refusal: NotLetIn) -> RawHeaders:
    """The headers of a refusal; who was too quick is told when to come again."""
    found = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if seconds := refusal.told.args.get("seconds"):
        found.append((b"retry-after", str(seconds).encode()))
    if isinstance(refusal, NotKnown):
        found.append((b"www-authenticate", b"Bearer"))
    return found


async def refuse(send: Send, sender: Sender, refusal: NotLetIn, kind: str = "http") -> None:
    """Answer a request (or, as kind `websocket.http`, a socket) with a refusal."""
    body = encode(Problem(refusal.told))
    headers = [
        *headers_for(sender),
        *refusal_headers(refusal),
        (b"content-length", str(len(body)).encode()),
    ]
    start = {"type": f"{kind}.response.start", "status": status_of(refusal), "headers": headers}
    await send(start)
    await send({"type": f"{kind}.response.body", "body": body})
