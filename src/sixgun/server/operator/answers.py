"""What an operator is answered."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from ..protocol import Told

#: What is counted of what was done, and the sentence that says so.
COUNTED = ("tables", "people", "addresses", "complaints", "invitations")
DID_COUNTS = "operator-did-counts"


class Someone(Struct):
    """A person, and how he calls himself; a name may be nothing, or anybody's."""

    person: str
    name: str


class ClosingAt(Struct):
    """When a house closes: in so many seconds no more games begin."""

    seconds: float
    is_quiet: bool  # that time has come


class AsideRow(Struct):
    """What is set aside for repair."""

    part: str
    name: str
    why: str
    since: float


class HouseLook(Struct, omit_defaults=True):
    """The house at a glance."""

    figures: dict[str, float]
    troubles: tuple[str, ...] = ()
    set_aside: list[AsideRow] = field(default_factory=list)
    rules: str = ""
    announcement: str = ""
    closing: ClosingAt | None = None


class TableRow(Struct):
    """An open table."""

    table: str
    status: str
    game: str  # bang or duel
    age: float  # seconds
    games: int
    watching: int
    opener: Someone
    address: str  # it was opened from, if that is still known
    sign: str  # of that address
    thinking: float  # seconds of CPU time for its bots, since the house opened
    moves: int  # of the game that is played
    lines: int  # that were said
    people: list[Someone]


class TableGroup(Struct):
    """The tables of one opener, or of one address."""

    opener: Someone | None
    address: str
    sign: str
    tables: int
    thinking: float
    people: int  # who opened them


class TableList(Struct):
    """Open tables in the order that was asked for, and who has how many, the most first."""

    tables: list[TableRow]
    openers: list[TableGroup]
    addresses: list[TableGroup]


class PersonRow(Struct):
    """Somebody who is or was here."""

    person: str
    name: str
    made: float
    seen: float
    is_in: bool
    address: str  # where he came from last, if that is still known
    tables: int  # open ones that he opened
    complaints: int  # about him
    is_banned: bool
    ways: list[str]  # by what he was let in, if the house is closed


class PersonList(Struct):
    people: list[PersonRow]
    all: bool  # there are no others


class Complainant(Struct):
    """One of those who complained about the same."""

    id: int
    at: float
    person: Someone
    text: str


class HeardLine(Struct):
    """Something that was said before somebody complained."""

    at: float
    room: str
    person: Someone
    text: str
    phrase: str
    is_meant: bool  # said by whom the complaint is about


class ComplaintGroup(Struct):
    """Everything about one person at one table, with what was said there."""

    against: Someone
    table: str
    is_open: bool
    is_banned: bool
    complaints: list[Complainant]
    lines: list[HeardLine]


class ComplaintList(Struct):
    complaints: list[ComplaintGroup]


class BanRow(Struct):
    """Somebody, or an address by its sign, that is not let in."""

    person: Someone | None
    sign: str
    address: str  # if it is known
    at: float
    until: float | None
    reason: str


class BanList(Struct):
    bans: list[BanRow]


class InvitationRow(Struct):
    """An invitation to the house; its secret nobody knows any more."""

    invitation: str
    note: str
    made: float
    until: float
    uses: int
    used: int
    is_good: bool  # somebody can still come by it
    is_revoked: bool


class InvitationList(Struct):
    ways: tuple[str, ...]  # by what people are let in; none: everybody is
    invitations: list[InvitationRow]


class AuditRow(Struct):
    """Something that was done."""

    id: int
    at: float
    by: str
    act: str
    arguments: dict[str, Any]
    result: Told


class AuditList(Struct):
    entries: list[AuditRow]


class Outcome(Struct, omit_defaults=True):
    """What was done, or, if it was not confirmed, would be."""

    done: bool
    tables: int = 0
    people: int = 0
    addresses: int = 0
    complaints: int = 0
    invitations: int = 0
    file: str = ""
    link: str = ""  # of an invitation; it is shown once
