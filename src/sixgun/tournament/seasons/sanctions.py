"""What the publisher decides beyond a tournament (T-156): notices, annulments, reductions, bans.

Persons are meant by member code or name, as they are told apart everywhere (`people.is_same`):
a number belongs to one tournament only.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from ..log.errors import Refused
from ..log.people import Person, is_same

NOTICE, ANNULMENT, REDUCTION = "notice", "annulment", "reduction"
SANCTIONS = (NOTICE, ANNULMENT, REDUCTION)
PLAYER, ORGANIZER = "player", "organizer"
_DAY = re.compile(r"([12]\d{3})-(\d{2})-(\d{2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Ban:
    """For a period, as player, as organizer or referee, or as both."""

    number: int
    name: str
    member: str
    since: str  # the first day, 2026-09-01
    until: str  # the last day; "": for good
    as_player: bool
    as_organizer: bool
    reason: str
    lifted: str = ""  # why; it stays readable

    @property
    def person(self) -> Person:
        return Person(self.name, self.member)

    def holds(self, day: str) -> bool:
        return not self.lifted and self.since <= day and (not self.until or day <= self.until)

    def forbids(self, role: str) -> bool:
        return self.as_player if role == PLAYER else self.as_organizer


@dataclass(frozen=True, slots=True)
class Sanction:
    """A formal notice; a result annulled; points taken from a score or from the average."""

    number: int
    season: str
    kind: str
    name: str  # "": everybody in the tournament
    member: str
    tournament: str  # by the hash of its first event; "": none in particular
    points: int
    reason: str
    lifted: str = ""

    @property
    def person(self) -> Person:
        return Person(self.name, self.member)

    def hits(self, person: Person, tournament: str) -> bool:
        """Is it about this person's result in this tournament?"""
        if self.lifted or self.tournament != tournament:
            return False
        return not self.name or is_same(self.person, person)


def check_ban(ban: Ban) -> None:
    """A ban that says for when and for what."""
    _check_days(ban.since, ban.until)
    if not (ban.as_player or ban.as_organizer):
        raise Refused("ban-for-nothing")


def _check_days(since: str, until: str) -> None:
    for day in (since, *([until] if until else [])):
        if not _is_day(day):
            raise Refused("not-a-day", day=day)
    if until and until < since:
        raise Refused("ban-ends-before", since=since, until=until)


def _is_day(text: str) -> bool:
    """A day of the calendar, spelt so that days compare as texts do."""
    found = _DAY.fullmatch(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    return 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


def check_sanction(sanction: Sanction) -> None:
    """Each kind needs what it is about."""
    if sanction.kind == ANNULMENT and not sanction.tournament:
        raise Refused("sanction-tournament")
    if sanction.kind != ANNULMENT and not sanction.name:
        raise Refused("sanction-person")
    if (sanction.kind == REDUCTION) != (sanction.points > 0):
        raise Refused("sanction-points")


def ban_on(person: Person, role: str, day: str, bans: Iterable[Ban]) -> Ban | None:
    """The ban that keeps somebody from this role on this day."""
    for ban in bans:
        if ban.holds(day) and ban.forbids(role) and is_same(ban.person, person):
            return ban
    return None


def check_not_barred(person: Person, role: str, day: str, bans: Iterable[Ban]) -> None:
    """T-156, H-11: the register blocks registering and organizing."""
    ban = ban_on(person, role, day, bans)
    if ban is not None:
        raise Refused("barred", name=person.name, until=ban.until or "never", reason=ban.reason)


Entry = TypeVar("Entry", Ban, Sanction)


def lifted(entry: Entry, reason: str) -> Entry:
    """It does not count any more; what it was stays readable."""
    if entry.lifted:
        raise Refused("already-lifted")
    return replace(entry, lifted=reason)
