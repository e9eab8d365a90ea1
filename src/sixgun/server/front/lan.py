"""Where the local network finds this machine."""

from __future__ import annotations

import io
import socket
from ipaddress import ip_address

import segno

#: Addresses for documentation: nothing is ever sent there, the system only picks a way.
FAR_AWAY = "192.0.2.1"


def lan_addresses() -> list[str]:
    """The IPv4 addresses of this machine, the one that others most likely reach first."""
    found = dict.fromkeys([*_on_the_way_out(), *_of_own_name()])
    return [address for address in found if _is_useful(address)]


def _on_the_way_out() -> list[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FAR_AWAY, 9))
        except OSError:
            return []  # no network at all
        return [str(probe.getsockname()[0])]


def _of_own_name() -> list[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []  # a machine need not know its own name
    return [str(address[0]) for *_, address in found]


def _is_useful(address: str) -> bool:
    found = ip_address(address)
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


def qr_code(text: str) -> str:
    """A QR code in the signs of a terminal."""
    written = io.StringIO()
    segno.make(text, micro=False).terminal(written, compact=True)
    return written.getvalue()
