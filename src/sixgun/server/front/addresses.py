"""Where others find this house: what links, slips and QR codes carry."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from ..settings import HouseSettings
from .access import LOCAL_NAMES, name_in
from .interfaces import CannotOpen
from .lan import lan_addresses
from .origins import Sender
from .static_pages import PLACES

#: What a house may lie under: one or more plain words.
PREFIX = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
#: What its own addresses begin with: a proxy that takes the prefix away leaves these.
OWN = PLACES | {"api", "assets", "healthz", "metrics", "readyz", "rulebook", "socket"}


def public_origin(settings: HouseSettings, sender: Sender) -> str:
    """The address that was set; else one of the local network, if the house listens there, in
    place of the machine's own name for itself; else how it was called."""
    if settings.public_url:
        return checked_url(settings.public_url)
    around = lan_addresses() if settings.lan else []
    if name_in(sender.host) not in LOCAL_NAMES or not around:
        return sender.own_origin
    port = sender.host.rpartition(":")[2]
    return f"{'https' if sender.secure else 'http'}://{around[0]}:{port}"


def is_reachable(origin: str) -> bool:
    """Can anybody but this machine come to this address?"""
    return (urlsplit(origin).hostname or "") not in LOCAL_NAMES


def checked_url(url: str) -> str:
    """Where `--public-url` says that the house is, without a slash at its end; what a house cannot
    be called by is refused."""
    example = "right would be https://cup.example or https://club.example/bang/"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise CannotOpen(f"--public-url {url!r} is no address ({error}); {example}") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise CannotOpen(f"--public-url {url!r} is no address of a house; {example}")
    if parts.query or parts.fragment:
        raise CannotOpen(f"--public-url {url!r} has something behind its path; {example}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{f':{port}' if port else ''}{_checked_path(url, parts.path)}"


def _checked_path(url: str, path: str) -> str:
    """The path under which a house lies, without a slash at its end."""
    path = path.rstrip("/")
    if not PREFIX.fullmatch(path):
        raise CannotOpen(
            f"--public-url {url!r} has a path of other signs than letters, digits, -, _, ~ and .;"
            " right would be https://club.example/bang/"
        )
    if path[1:].partition("/")[0] in OWN:
        raise CannotOpen(
            f"--public-url {url!r} has a path that begins like the house's own addresses;"
            " right would be https://club.example/bang/"
        )
    return path


def prefix_of(settings: HouseSettings) -> str:
    """The path before all addresses of the house, such as /bang; "": there is none."""
    return urlsplit(checked_url(settings.public_url)).path if settings.public_url else ""


def host_of(url: str) -> str:
    """The name in `--public-url`, by which the house may be called."""
    return urlsplit(checked_url(url)).hostname or ""
