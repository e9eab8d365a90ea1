"""The register of seasons: how each counts, what the publisher decided, results from elsewhere.

Nothing is changed in silence: what is lifted stays readable. Names can be erased.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, TypeAlias

from ..log.chain import loads
from ..log.errors import Refused
from ..log.fields import by_name, digest, flag, later, many, number, one_of, record, text, whole
from ..log.people import ALWAYS_HASHED, Person, is_same, person_data
from .formula import LONGEST
from .sanctions import SANCTIONS, Ban, Entry, Sanction, check_ban, check_sanction, lifted
from .season import COMBINED, COUNTING, PlayedTournament, SeasonResult, SeasonRules, check_rules

MOST_ENTRIES = 5000
MOST_TAKEN = 500
MOST_PLAYERS = 1000


@dataclass(frozen=True, slots=True)
class TakenReport:
    """What another house's report said."""

    season: str
    at: int  # milliseconds since 1970
    played: PlayedTournament


@dataclass(frozen=True, slots=True)
class Kept:
    """What the file holds."""

    last: int = 0  # the last number that was given to a ban or sanction
    rules: dict[str, SeasonRules] = field(default_factory=dict)
    bans: tuple[Ban, ...] = ()
    sanctions: tuple[Sanction, ...] = ()
    taken: tuple[TakenReport, ...] = ()


Change: TypeAlias = Callable[[Kept], Kept]


def with_rules(season: str, rules: SeasonRules) -> Change:
    """How a season counts from now on."""
    check_rules(rules)
    return lambda kept: replace(kept, rules={**kept.rules, season: rules})


def with_ban(ban: Ban) -> Change:
    """The ban gets the next number."""
    check_ban(ban)

    def change(kept: Kept) -> Kept:
        made = replace(ban, number=_next(kept, len(kept.bans)))
        return replace(kept, last=made.number, bans=(*kept.bans, made))

    return change


def with_sanction(sanction: Sanction) -> Change:
    """The sanction gets the next number."""
    check_sanction(sanction)

    def change(kept: Kept) -> Kept:
        made = replace(sanction, number=_next(kept, len(kept.sanctions)))
        return replace(kept, last=made.number, sanctions=(*kept.sanctions, made))

    return change


def _next(kept: Kept, there: int) -> int:
    if there >= MOST_ENTRIES:
        raise Refused("register-full", most=MOST_ENTRIES)
    return kept.last + 1


def lift(number: int, reason: str) -> Change:
    """A ban or a sanction has no force any more."""

    def change(kept: Kept) -> Kept:
        numbers = [each.number for each in kept.bans] + [each.number for each in kept.sanctions]
        if number not in numbers:
            raise Refused("no-such-entry", number=number)
        return replace(
            kept,
            bans=_lifted(kept.bans, number, reason),
            sanctions=_lifted(kept.sanctions, number, reason),
        )

    return change


def _lifted(entries: tuple[Entry, ...], number: int, reason: str) -> tuple[Entry, ...]:
    return tuple([lifted(each, reason) if each.number == number else each for each in entries])


def with_taken(season: str, at: int, played: PlayedTournament) -> Change:
    """A report that is read again takes the place of the one before."""

    def change(kept: Kept) -> Kept:
        others = without(kept, season, played.tournament)
        if len(others) >= MOST_TAKEN:
            raise Refused("register-full", most=MOST_TAKEN)
        return replace(kept, taken=(*others, TakenReport(season, at, played)))

    return change


def without(kept: Kept, season: str, tournament: str) -> tuple[TakenReport, ...]:
    """What was taken of other tournaments."""
    return tuple(
        [
            taken
            for taken in kept.taken
            if (taken.season, taken.played.tournament) != (season, tournament)
        ]
    )


def removed(season: str, tournament: str) -> Change:
    """A report was taken by mistake."""

    def change(kept: Kept) -> Kept:
        others = without(kept, season, tournament)
        if len(others) == len(kept.taken):
            raise Refused("no-such-report")
        return replace(kept, taken=others)

    return change


def forgotten(person: Person) -> Change:
    """Everything about somebody is erased from the register, for good."""

    def change(kept: Kept) -> Kept:
        return replace(
            kept,
            bans=tuple([each for each in kept.bans if not is_same(each.person, person)]),
            sanctions=tuple(
                [s for s in kept.sanctions if not s.name or not is_same(s.person, person)]
            ),
            taken=tuple([_without_person(taken, person) for taken in kept.taken]),
        )

    return change


def _without_person(taken: TakenReport, person: Person) -> TakenReport:
    people = {
        number: known for number, known in taken.played.people.items() if not is_same(known, person)
    }
    return replace(taken, played=replace(taken.played, people=people))


# ------------------------------------------------------------------ written and read

_line = text(200)
_reason = text(1000)
_count = whole(0, 10**9)
_points = whole(-(10**9), 10**9)
_RULES = record(
    {
        "formula": text(LONGEST, 1),
        "combined": one_of(COMBINED),
        "best": _count,
        "least": _count,
        "counting": one_of(COUNTING),
    }
)
_NAMED = {"number": _count, "name": _line, "member": _line, "reason": _reason, "lifted": _reason}
_BAN = record(
    {**_NAMED, "since": text(10, 10), "until": text(10), "as_player": flag, "as_organizer": flag}
)
_SANCTION = record(
    {
        **_NAMED,
        "season": _line,
        "kind": one_of(SANCTIONS),
        "tournament": text(64),
        "points": _count,
    }
)
_RESULT = record(
    {
        "player": number,
        "place": whole(1, MOST_PLAYERS),
        "score": _points,
        "bonus": _points,
        "rounds": whole(1, 100),
        "wins": _count,
        "left": text(20),
        "warnings": _count,
        "is_annulled": flag,
        "participants": whole(1, MOST_PLAYERS),
    }
)
_PERSON = {name: text(400) for name in ALWAYS_HASHED}
_PERSON |= {name: later(text(400)) for name in ("surname", "given", "club")}
_PLAYED = record(
    {
        "tournament": digest,
        "name": _line,
        "place": _line,
        "is_official": flag,
        "is_homologable": flag,
        "results": many(_RESULT, MOST_PLAYERS),
        "people": by_name(record(_PERSON), MOST_PLAYERS),
    }
)
_KEPT = record(
    {
        "last": _count,
        "rules": by_name(_RULES, MOST_ENTRIES, 40),
        "bans": many(_BAN, MOST_ENTRIES),
        "sanctions": many(_SANCTION, MOST_ENTRIES),
        "taken": many(
            record({"season": _line, "at": whole(0, 10**14), "played": _PLAYED}), MOST_TAKEN
        ),
    }
)


def kept_data(kept: Kept) -> dict[str, Any]:
    """The register as plain data."""
    found = asdict(kept)
    for taken, plain in zip(kept.taken, found["taken"], strict=True):
        people = taken.played.people
        plain["played"]["people"] = {who: person_data(each) for who, each in people.items()}
    return found


def read_kept(written: str) -> Kept:
    """The register from text, or `Malformed` with what is wrong and where."""
    found = _KEPT(loads(written, "register"), "register")
    return Kept(
        found["last"],
        {season: SeasonRules(**rules) for season, rules in found["rules"].items()},
        tuple([Ban(**ban) for ban in found["bans"]]),
        tuple([Sanction(**sanction) for sanction in found["sanctions"]]),
        tuple([_taken(**taken) for taken in found["taken"]]),
    )


def _taken(season: str, at: int, played: dict[str, Any]) -> TakenReport:
    results = tuple([SeasonResult(**result) for result in played["results"]])
    people = {who: Person(**person) for who, person in played["people"].items()}
    return TakenReport(
        season, at, PlayedTournament(**{**played, "results": results, "people": people})
    )
