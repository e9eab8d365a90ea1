"""What is put at everybody's hand: the regulation of the season, as a file or by its address."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlsplit

from .applying import demand, event
from .chain import Event
from .state import GivenRegulation, Tournament


@event
def regulation_given(tournament: Tournament, happened: Event) -> Tournament:
    """Which regulation everybody is shown: by its address, or a file by its hash; none of both:
    no longer any."""
    address, mark = happened.data["address"], happened.data["digest"]
    demand(not (address and mark), "regulation-twice")
    demand(not address or is_web_address(address), "regulation-address")
    given = GivenRegulation(address, mark or "")
    return replace(tournament, regulation=given if address or mark else None)


def is_web_address(text: str) -> bool:
    """Is this an address that phones can open safely: https, a host, no name and password in it?"""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    is_plain = not any(letter.isspace() or letter in "\"'<>\\^`{|}" for letter in text)
    is_host = "." in host.strip(".") and parts.username is None and parts.password is None
    return parts.scheme == "https" and is_plain and is_host and port != 0
