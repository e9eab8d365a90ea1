"""Checks draws without the code that made them.

It knows nothing of how a draw is made: it looks at who sat where, and searches whether a repeated
last seat, or a second time as Sheriff, could have been avoided with what was known at the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ..regulation.tables import sizes_by_rule


class Seating(NamedTuple):
    """One round as it was seated: who was active when it was drawn, and who sat where."""

    active: tuple[Hashable, ...]
    tables: tuple[tuple[Hashable, ...], ...]


class Finding(NamedTuple):
    """A rule that a draw broke."""

    rule: str
    round: int
    player: Hashable | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said about all draws of a tournament."""

    findings: tuple[Finding, ...]
    sheriffs_again: tuple[tuple[int, Hashable], ...]  # (round, player), all of them
    last_again: tuple[tuple[int, Hashable], ...]
    avoidable: int  # how many of `last_again` need not have been
    guilty: tuple[int, ...]  # the rounds whose draws caused these

    @property
    def is_clean(self) -> bool:
        return not self.findings and not self.avoidable


class Kinds(NamedTuple):
    """Players by what they may still be: Sheriff or last, Sheriff only, last only, neither."""

    either: int
    sheriff: int
    last: int
    neither: int


def check_draws(seatings: Sequence[Seating], rounds: int) -> Verdict:
    """Everything wrong with the draws of a tournament that was planned for so many rounds."""
    findings: list[Finding] = []
    sheriffs: list[tuple[int, Hashable]] = []
    last: list[tuple[int, Hashable]] = []
    regrets: list[int] = []
    for number, seating in enumerate(seatings, 1):
        before = seatings[: number - 1]
        findings += _seats_of(seating, number)
        findings += _sheriffs_of(seating, before, number)
        sheriffs += [(number, p) for p in _again(seating, before, 0)]
        last += [(number, p) for p in _again(seating, before, -1)]
    guilty: tuple[int, ...] = ()
    if last and not any(finding.rule in SEATS for finding in findings):
        regrets = [regret(seatings[: n + 1], rounds) for n in range(len(seatings))]
        guilty = tuple([number for number, spoilt in enumerate(regrets, 1) if spoilt])
    return Verdict(
        tuple(findings), tuple(sheriffs), tuple(last), min(len(last), sum(regrets)), guilty
    )


#: Findings that leave nothing to search in.
SEATS = ("T-030", "T-036", "H-3")


def _seats_of(seating: Seating, number: int) -> Iterator[Finding]:
    """Everybody active sits once, nobody else does, and the tables have the right sizes."""
    times = Counter(player for table in seating.tables for player in table)
    active = set(seating.active)
    if len(active) != len(seating.active):
        yield Finding("T-030", number)
    for player, count in times.items():
        if count > 1:
            yield Finding("T-030", number, player)
        if player not in active:
            yield Finding("T-036", number, player)
    for player in seating.active:
        if player not in times:
            yield Finding("T-030", number, player)
    sizes = sorted(len(table) for table in seating.tables)
    if sizes != sorted(sizes_by_rule(len(seating.active))):
        yield Finding("H-3", number)


def _sheriffs_of(seating: Seating, before: Sequence[Seating], number: int) -> Iterator[Finding]:
    """T-034; A-03 allows as many as are missing, those longest ago first."""
    again = _again(seating, before, 0)
    new = [player for player in seating.active if not _rounds(player, before, 0)]
    missing = max(0, len(seating.tables) - len(new))
    for player in again[missing:]:
        yield Finding("T-034", number, player)
    been = [player for player in seating.active if player not in set(new)]
    ages = sorted(_rounds(player, before, 0)[-1] for player in been)[: len(again)]
    taken = sorted(_rounds(player, before, 0)[-1] for player in again)
    if len(again) <= missing and taken != ages:
        yield Finding("A-03", number)


def _again(seating: Seating, before: Sequence[Seating], seat: int) -> list[Hashable]:
    return [table[seat] for table in seating.tables if _rounds(table[seat], before, seat)]


def _rounds(player: Hashable, before: Sequence[Seating], seat: int) -> list[int]:
    """The rounds in which the player had this seat."""
    return [
        number
        for number, seating in enumerate(before, 1)
        if any(table[seat] == player for table in seating.tables)
    ]


# ------------------------------------------------------------- the search


def regret(seatings: Sequence[Seating], rounds: int) -> int:
    """How many more repeats the last of these draws led to than the best draw would have.

    Both are judged with what was known then: who was active, and that nobody was expected
    to leave.
    """
    *before, drawn = seatings
    tables = len(drawn.tables)
    left = rounds - len(seatings)
    made = len(_again(drawn, before, -1)) + fewest(left, tables, _kinds(drawn, seatings))
    best = min(repeats + fewest(left, tables, kinds) for repeats, kinds in _possible(drawn, before))
    return max(0, made - best)


def _kinds(drawn: Seating, rounds: Sequence[Seating]) -> Kinds:
    count = Counter(
        (bool(_rounds(player, rounds, 0)), bool(_rounds(player, rounds, -1)))
        for player in drawn.active
    )
    return Kinds(count[False, False], count[False, True], count[True, False], count[True, True])


def _possible(drawn: Seating, before: Sequence[Seating]) -> Iterator[tuple[int, Kinds]]:
    """What other draws of this round would have cost, and left behind."""
    kinds = _kinds(drawn, before)
    tables = len(drawn.tables)
    missing = max(0, tables - kinds.either - kinds.sheriff)
    if not missing:
        yield from _round(kinds, tables, [0])
        return
    ages = {
        player: _rounds(player, before, 0)[-1]
        for player in drawn.active
        if _rounds(player, before, 0)
    }
    limit = sorted(ages.values())[missing - 1]
    may_be_last = {player for player in ages if not _rounds(player, before, -1)}
    certain = [player for player, age in ages.items() if age < limit]
    equals = [player for player, age in ages.items() if age == limit]
    fixed = sum(player in may_be_last for player in certain)
    by_lot, free = missing - len(certain), sum(player in may_be_last for player in equals)
    low, high = max(0, by_lot - (len(equals) - free)), min(by_lot, free)
    yield from _round(kinds, tables, [fixed + drawn for drawn in range(low, high + 1)])


def _round(kinds: Kinds, tables: int, blocked: Sequence[int]) -> Iterator[tuple[int, Kinds]]:
    """Every way to fill one round: the repeats it costs, and the kinds after it.

    `blocked` are the possible numbers of Sheriffs-again who could still have sat last.
    """
    new = min(tables, kinds.either + kinds.sheriff)
    for sheriffs in range(max(0, new - kinds.sheriff), min(new, kinds.either) + 1):
        for away in blocked:
            either, last = kinds.either - sheriffs, kinds.last - away
            sat = min(tables, either + last)
            for of_either in range(max(0, sat - last), min(sat, either) + 1):
                of_last = sat - of_either
                after = Kinds(
                    either - of_either,
                    kinds.sheriff - (new - sheriffs) + of_either,
                    kinds.last + sheriffs - of_last,
                    kinds.neither + (new - sheriffs) + of_last,
                )
                yield tables - sat, after


@lru_cache(maxsize=100_000)
def fewest(rounds: int, tables: int, kinds: Kinds) -> int:
    """The fewest repeated last seats in so many rounds, found by trying every way to fill them."""
    if not rounds:
        return 0
    bound = max(0, rounds * tables - kinds.either - kinds.last)
    missing = max(0, tables - kinds.either - kinds.sheriff)
    blocked = range(max(0, missing - kinds.neither), min(missing, kinds.last) + 1)
    best: int | None = None
    for repeats, after in _round(kinds, tables, list(blocked)):
        cost = repeats + fewest(rounds - 1, tables, after)
        best = cost if best is None else min(best, cost)
        if best == bound:
            return best
    assert best is not None, "there are more players than tables"
    return best
