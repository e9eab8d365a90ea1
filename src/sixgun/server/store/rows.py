"""What is written in the store, as plain data. Every field is called like its column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Row

from ...engine.notation import LEAVE, NOON, LogLine
from .errors import RowDamaged

Kind = TypeVar("Kind")

#: Who made a move: a person; a bot in its own seat; a bot for somebody who is away; the clock;
#: nobody, for there was no choice. Or it came from outside the game; `time`: a chess clock did.
MoveKind: TypeAlias = Literal[
    "person", "bot", "substitute", "default", "forced", "leave", "noon", "time"
]


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table; `closed` is null as long as it is open."""

    id: str
    opened: float
    changed: float
    options: str  # JSON
    state: str  # JSON: whatever is needed to set it up again
    status: str
    closed: float | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame:
    """A game; `ended` is null as long as it goes on.

    Its settings call the seats P1, P2 …: real names stand in seatings alone, where they can
    be forgotten.
    """

    id: str
    table_id: str
    number: int  # of the games at this table
    rules: int
    settings: str  # JSON
    seed: str
    begun: float
    position: str | None = None  # the snapshot it begins from, if not from its seed
    position_at: int = 0  # the moves up to this number are in the position
    secret: str = ""
    numbers: str = "{}"  # JSON: what each seat added to the deal
    commitment: str = ""
    counted: bool = True  # in statistics
    sealed: str = ""  # by this tournament, until it publishes its standings
    ended: float | None = None
    over: str = ""
    record: str | None = None
    reason: str = ""
    hurried: int | None = None  # since this turn bots had hardly any time to think
    circle: str = ""  # whose table it is played at


@dataclass(frozen=True, slots=True)
class SavedMove:
    """Something that was done in a game."""

    game_id: str
    number: int
    seat: int
    kind: MoveKind
    text: str
    spent: int  # milliseconds

    @property
    def line(self) -> LogLine:
        return line_of(self.kind, self.seat, self.text)


def line_of(kind: MoveKind, seat: int, text: str) -> LogLine:
    """What a move was, as the line that a game can follow."""
    if kind == "noon":
        return LogLine(None, NOON)
    if kind in ("leave", "time"):
        return LogLine(seat, LEAVE)
    return LogLine(seat, text, kind == "forced")


@dataclass(frozen=True, slots=True)
class SavedSnapshot:
    """A running game after its move of this number."""

    game_id: str
    number: int
    rules: int
    data: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedSeat:
    """Who sat where in a game that is over."""

    game_id: str
    seat: int
    role: str
    character: str
    won: bool
    person: str | None = None
    name: str = ""
    bot: str = ""
    by_bot: bool = False  # a bot played it to the end for this person


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatLine:
    """Something said at a table."""

    table_id: str
    number: int
    room: str
    who: str
    name: str
    at: float
    person: str | None = None
    seat: int = -1
    text: str = ""
    phrase: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Complaint:
    """Somebody complained about somebody; `heard` is a JSON list of lines."""

    id: int
    at: float
    person: str
    against: str
    table_id: str | None
    text: str
    heard: str


@dataclass(frozen=True, slots=True)
class HouseBan:
    """A person who may not come in; `until` is null if that is for good."""

    person: str
    at: float
    until: float | None
    reason: str


@dataclass(frozen=True, slots=True)
class AddressBan:
    """An address, by its sign, from which nobody may come; `until` is null if that is for good."""

    sign: str
    at: float
    until: float | None
    reason: str


@dataclass(frozen=True, slots=True)
class SavedAdmission:
    """Somebody was let in by this way; `ended` is null as long as that is good."""

    person: str
    way: str
    source: str
    at: float
    ended: float | None


@dataclass(frozen=True, slots=True)
class SavedInvitation:
    """An invitation to a closed house; `ended` is null if nobody has revoked it."""

    id: str
    hash: str
    note: str
    made: float
    until: float
    uses: int
    used: int
    ended: float | None

    def is_good(self, now: float) -> bool:
        """Can somebody come by it?"""
        return self.ended is None and self.until > now and self.used < self.uses


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditEntry:
    """Something that was done by whoever runs the house."""

    id: int
    at: float
    by: str
    act: str
    arguments: str  # JSON
    result: str  # JSON


def checked(kind: type[Kind], row: Row[Any], name: str = "") -> Kind:
    """A row as a house has written it; values of other types are damage."""
    try:
        return msgspec.convert({str(name): value for name, value in row._mapping.items()}, kind)
    except msgspec.ValidationError as error:
        raise RowDamaged(name or str(row[0]), str(error)) from error
