"""Who may come in: host names, origins, and who brings which key.

A page of another house must not act in the name of somebody who has this house's cookie, and
no name that somebody points at this machine may be taken for it (DNS rebinding).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address

from .cookies import PERSON, cookie_name
from .interfaces import NotLetIn
from .origins import Sender

#: A host, with or without a port; addresses of IPv6 stand in brackets.
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_](?:[a-z0-9._-]*[a-z0-9])?))(?::\d{1,5})?")
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
#: Requests that change nothing.
SAFE = ("GET", "HEAD", "OPTIONS")
#: What a key can look like; whatever else comes is not worth a look into the store.
KEY = re.compile(r"[A-Za-z0-9_-]{22,128}")
#: Who brings this instead of a key wants one of his own.
NEW = "new"


class AccessCheck:
    """The names of the house, and the checks that every request and socket passes."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {plain(name) for name in (*LOCAL_NAMES, *names)}

    def check_host(self, sender: Sender) -> None:
        """Refuse whoever calls this house by a name that is not its own."""
        name = name_in(sender.host)
        if not name or (name not in self._names and name != plain(sender.local)):
            raise NotLetIn("house-unknown-host", host=sender.host[:100])

    def check_request(self, sender: Sender, method: str) -> None:
        """Refuse requests that pages of others have made."""
        if sender.site not in (None, "same-origin", "none"):
            raise NotLetIn("house-foreign-origin")
        if method not in SAFE:
            self.check_origin(sender)

    def check_origin(self, sender: Sender) -> None:
        """Refuse who comes from elsewhere; who comes from nowhere must bring a token."""
        if sender.origin is None and sender.bearer is None:
            raise NotLetIn("house-no-origin")
        if sender.origin is not None and sender.origin != sender.own_origin:
            raise NotLetIn("house-foreign-origin")


def key_of(sender: Sender, method: str) -> str | None:
    """The key that a sender brings: browsers a cookie, programs a token.

    A cookie counts only where it was sent knowingly: with an Origin, or to look at something.
    """
    if sender.bearer is not None and sender.origin is None:
        key: str | None = sender.bearer
    elif sender.origin is not None or method in SAFE:
        key = sender.cookies.get(cookie_name(PERSON, sender))
    else:
        key = None
    return key if key and KEY.fullmatch(key) else None


def is_local(sender: Sender) -> bool:
    """Does this come from the machine itself, and not through anything that forwards?"""
    try:
        near = ip_address(sender.peer.partition("%")[0])
    except ValueError:
        return False
    near = getattr(near, "ipv4_mapped", None) or near
    return near.is_loopback and not sender.forwarded and name_in(sender.host) in LOCAL_NAMES


def name_in(host: str) -> str:
    """The name in a Host header, without its port; "" if it cannot be one."""
    found = HOST.fullmatch(host)
    return plain(found.group(1) or found.group(2)) if found else ""


def plain(name: str) -> str:
    """A name or an address as it is compared: small letters, addresses in their short form."""
    name = name.strip().lower().strip("[]").partition("%")[0]
    try:
        address = ip_address(name)
    except ValueError:
        return name
    return str(getattr(address, "ipv4_mapped", None) or address)
