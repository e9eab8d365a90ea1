"""What the desk answers with, besides views: links, what was done, why something was refused."""

from __future__ import annotations

from msgspec import Struct

from ..protocol import Told
from .acts import LinkRole
from .views import SheetData


class LinkGiven(Struct):
    """A link with a secret after its #; it is never shown again."""

    role: LinkRole
    person: str  # "" for the screen and for registration
    link: str
    qr: str  # the same as a picture: a data: address


class Opened(Struct):
    """A new tournament, and the links of those in office."""

    tournament: str
    links: tuple[LinkGiven, ...]


class Entered(Struct):
    """Somebody has come in; programs get a token for the Authorization header."""

    tournament: str
    name: str  # of the tournament, as people call it
    role: LinkRole
    person: str
    token: str  # "" for browsers, which get a cookie
    link: LinkGiven | None  # for who has registered by self-service
    waiting: bool = False  # on the waiting list


class ActDone(Struct):
    """It is on the disk."""

    version: int
    head: str
    person: str  # who was registered or named
    link: LinkGiven | None  # of who was named


class InboxKept(Struct):
    """A picture waits in the inbox; what it is called there."""

    photo: str


class TicketGiven(Struct):
    """A ticket to a table of the house, for one person and soon."""

    secret: str


class SeatTaken(Struct):
    """Where a ticket leads to."""

    table: str


class Registered(Struct):
    """Who was registered from a list, and which lines were not."""

    version: int
    registered: tuple[str, ...]
    refused: tuple[LineRefused, ...]
    waiting: tuple[str, ...] = ()  # for whom there was no place any more


class LineRefused(Struct):
    """A line of a list that could not be used."""

    line: int
    name: str
    reason: Told


class SheetConflict(Struct):
    """What somebody else has filed meanwhile."""

    version: int
    by: str
    sheet: SheetData
    differs: tuple[str, ...]  # names of fields


class DeskProblem(Struct):
    """Why something was refused; `detail` is for who writes programs."""

    reason: Told
    rule: str = ""  # the validation that failed
    detail: str = ""
    conflict: SheetConflict | None = None


class ReportVerified(Struct):
    """What other code says about a report."""

    violations: tuple[str, ...]
    last_again: int
    avoidable: int
    name: str
    head: str
