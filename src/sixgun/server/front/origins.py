"""Who sends: what a request or a socket says about itself, read once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from secrets import token_hex
from typing import Any, NamedTuple, TypeAlias

from .interfaces import CannotOpen

Network: TypeAlias = IPv4Network | IPv6Network
Headers: TypeAlias = Mapping[str, str]

#: What the name of a request may look like.
REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
#: Headers that somebody in between has added.
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class Sender(NamedTuple):
    """One request or socket: where it comes from, and what its headers say."""

    peer: str  # the address at the other end of the connection
    address: str  # the same, or whom a trusted proxy calls for
    forwarded: bool  # somebody in between has added headers
    secure: bool
    host: str  # by which name the house was called, with its port
    local: str  # the own address at this end of the connection
    origin: str | None  # the page that asks; None: no browser, or one that need not say
    site: str | None  # Sec-Fetch-Site
    bearer: str | None  # the token of the Authorization header
    cookies: Mapping[str, str]
    language: str  # Accept-Language
    request: str  # by which this request is found in the log: its own, or as a proxy calls it
    prefix: str  # the path before all addresses of the house, such as /bang; "": there is none

    @property
    def own_origin(self) -> str:
        """The origin of the pages of this house, as this sender reaches it."""
        return f"{'https' if self.secure else 'http'}://{self.host}"


class Proxies:
    """The proxies whose headers are believed, and the path under which they show the house."""

    def __init__(self, addresses: Iterable[str], prefix: str = "") -> None:
        self._networks = [_network(address) for address in addresses]
        self.prefix = prefix

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None) or found
        return any(mapped in network for network in self._networks)

    def sender(self, scope: Mapping[str, Any]) -> Sender:
        """Read the scope of an ASGI connection."""
        headers = headers_of(scope)
        peer = scope["client"][0] if scope.get("client") else ""
        believed = headers if self.trusts(peer) else {}
        return Sender(
            peer=peer,
            address=self._first_stranger(peer, believed.get("x-forwarded-for", "")),
            forwarded=any(name in headers for name in FORWARDED),
            secure=_is_secure(scope["scheme"], believed),
            host=(believed.get("x-forwarded-host") or headers.get("host", "")).lower(),
            local=scope["server"][0] if scope.get("server") else "",
            origin=headers.get("origin"),
            site=headers.get("sec-fetch-site"),
            bearer=_bearer(headers.get("authorization", "")),
            cookies=cookies_in(headers.get("cookie", "")),
            language=headers.get("accept-language", ""),
            request=_request_id(believed.get("x-request-id", "")),
            prefix=self.prefix,
        )

    def path_in_house(self, path: str) -> str:
        """A path without the prefix; some proxies have taken it away already."""
        if self.prefix and (path == self.prefix or path.startswith(f"{self.prefix}/")):
            return path[len(self.prefix) :] or "/"
        return path

    def _first_stranger(self, peer: str, forwarded: str) -> str:
        """The nearest address that is no trusted proxy: what stands before it may be made up."""
        address = peer
        for hop in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
            if not self.trusts(address):
                break
            address = hop
        return address


def headers_of(scope: Mapping[str, Any]) -> Headers:
    """The headers by name; what is there twice is joined by commas."""
    found: dict[str, str] = {}
    for raw_name, raw in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw.decode("latin-1").strip()
        found[name] = f"{found[name]}, {value}" if name in found else value
    return found


def cookies_in(header: str) -> dict[str, str]:
    """The cookies by name; of several with one name the first."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, _, value = part.partition("=")
        found.setdefault(name.strip(), value.strip())
    return found


def _is_secure(scheme: str, believed: Headers) -> bool:
    said = believed.get("x-forwarded-proto", "").lower()
    return said in ("https", "wss") if said else scheme in ("https", "wss")


def _request_id(said: str) -> str:
    """What a trusted proxy calls a request, so that both logs can be read together."""
    return said if REQUEST_ID.fullmatch(said) else token_hex(6)


def _bearer(authorization: str) -> str | None:
    scheme, _, token = authorization.partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def _network(address: str) -> Network:
    try:
        return ip_network(address, strict=False)
    except ValueError as error:
        raise CannotOpen(
            f"{address!r} is no address of a proxy; right would be 192.0.2.7 or 10.0.0.0/8"
        ) from error
