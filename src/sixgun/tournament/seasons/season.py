"""A season: results of several tournaments by person (T-141, T-143, T-156, A-17)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeAlias

from ..log.errors import Refused
from ..log.people import Person, is_same
from .formula import PARTS, USUAL, read_formula
from .sanctions import ANNULMENT, NOTICE, REDUCTION, Sanction

COMBINED = ("mean", "sum")  # how several tournaments become one number
COUNTING = ("all", "official", "homologable")  # which tournaments count


@dataclass(frozen=True, slots=True)
class SeasonResult:
    """One player in one tournament: the parts, so that any average can be made (A-17)."""

    player: str
    place: int
    score: int
    bonus: int
    rounds: int  # T-141: all rounds of the tournament, also of those who left
    wins: int
    left: str  # "", withdrawal, no_show, expulsion
    warnings: int
    is_annulled: bool = False
    participants: int = 1


Average: TypeAlias = Callable[[SeasonResult], Fraction]


def average_by(formula: str) -> Average:
    """What a formula makes of a result."""
    count = read_formula(formula)
    return lambda result: count({name: getattr(result, name) for name in PARTS})


#: A-17: the default; the organizing regulation, which we lack, may want another.
plain_average = average_by(USUAL)


def average(results: Iterable[SeasonResult], of: Average = plain_average) -> Fraction | None:
    """The mean over the tournaments of a player that were not annulled."""
    values = [of(result) for result in results if not result.is_annulled]
    return sum(values, Fraction(0)) / len(values) if values else None


def withdrawals(results: Iterable[SeasonResult]) -> int:
    """T-143: how often a player left before the end."""
    return sum([result.left in ("withdrawal", "no_show") for result in results])


def annulled(result: SeasonResult) -> SeasonResult:
    """T-156: the publisher takes a result away; what it was stays readable."""
    return replace(result, is_annulled=True)


def check_not_banned(person: str, banned: Collection[str]) -> None:
    """T-156, H-11: a banned person neither plays nor organizes."""
    if person in banned:
        raise Refused("banned", player=person)


# ------------------------------------------------------------- several tournaments


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """How a season counts; everything that the document we lack may want otherwise."""

    formula: str = USUAL  # of one tournament
    combined: str = "mean"
    best: int = 0  # so many tournaments count, the best ones; 0: all
    least: int = 1  # with fewer tournaments nobody has a place
    counting: str = "official"


@dataclass(frozen=True, slots=True)
class PlayedTournament:
    """A tournament of a season that is decided, whoever held it."""

    tournament: str  # the hash of its first event: nobody else has it, and it never changes
    name: str
    place: str
    is_official: bool
    is_homologable: bool
    results: tuple[SeasonResult, ...]
    people: Mapping[str, Person] = field(default_factory=dict)

    def counts(self, rules: SeasonRules) -> bool:
        kinds = {"all": True, "official": self.is_official, "homologable": self.is_homologable}
        return kinds[rules.counting]


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody has of one tournament."""

    tournament: str
    result: SeasonResult
    reduced: int  # T-156: points that the publisher took
    value: Fraction | None  # by the formula; None: annulled, or the tournament does not count
    is_used: bool = False  # is it among the best?


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """Somebody in a season."""

    person: Person
    parts: tuple[Part, ...]
    total: Fraction | None
    place: int  # 0: none
    notices: int
    reduced: int  # taken from the total, not from one score

    @property
    def withdrawals(self) -> int:
        return withdrawals([part.result for part in self.parts])

    @property
    def expulsions(self) -> int:
        return sum([part.result.left == "expulsion" for part in self.parts])

    @property
    def warnings(self) -> int:
        return sum([part.result.warnings for part in self.parts])


def check_rules(rules: SeasonRules) -> None:
    read_formula(rules.formula)


def season_table(
    played: Sequence[PlayedTournament], rules: SeasonRules, sanctions: Sequence[Sanction]
) -> tuple[SeasonRow, ...]:
    """Everybody of a season, the best first; equals share a place."""
    people = same_people([person for each in played for person in each.people.values()])
    found: dict[Person, list[Part]] = {}
    for each in played:
        for result in each.results:
            if result.player in each.people:  # whose name was erased is in no season
                who = people[bare(each.people[result.player])]
                found.setdefault(who, []).append(_part(each, result, who, rules, sanctions))
    rows = [_row(who, parts, rules, sanctions) for who, parts in found.items()]
    return _placed(sorted(rows, key=_by_total))


def same_people(people: Iterable[Person]) -> dict[Person, Person]:
    """Who is who over several tournaments.

    By the code; who has none is the one of that name, if the season knows only one.
    """
    everybody = list(dict.fromkeys(map(bare, people)))
    coded: list[Person] = []
    for person in everybody:
        if person.member and not any(is_same(person, known) for known in coded):
            coded.append(person)
    return {person: _known_as(person, coded, everybody) for person in everybody}


def _known_as(person: Person, coded: Sequence[Person], everybody: Sequence[Person]) -> Person:
    same = [known for known in coded if is_same(person, known)]
    if len(same) == 1:
        return same[0]
    nameless = [other for other in everybody if not other.member]
    return next(other for other in nameless if is_same(other, person))


def bare(person: Person) -> Person:
    """As much of somebody as a season needs to know."""
    return Person(person.name, person.member, club=person.club)


def _part(
    played: PlayedTournament,
    result: SeasonResult,
    who: Person,
    rules: SeasonRules,
    sanctions: Sequence[Sanction],
) -> Part:
    hit = [each for each in sanctions if each.hits(who, played.tournament)]
    reduced = sum([each.points for each in hit if each.kind == REDUCTION])
    if any(each.kind == ANNULMENT for each in hit):
        result = annulled(result)
    if result.is_annulled or not played.counts(rules):
        return Part(played.tournament, result, reduced, None)
    value = average_by(rules.formula)(replace(result, score=result.score - reduced))
    return Part(played.tournament, result, reduced, value)


def _row(
    who: Person, parts: list[Part], rules: SeasonRules, sanctions: Sequence[Sanction]
) -> SeasonRow:
    mine = [each for each in sanctions if each.name and each.hits(who, each.tournament)]
    notices = sum([each.kind == NOTICE for each in mine])
    taken = sum([each.points for each in mine if each.kind == REDUCTION and not each.tournament])
    worth = sorted([part for part in parts if part.value is not None], key=_by_value)
    used = worth[: rules.best] if rules.best else worth
    shown = tuple([replace(part, is_used=part in used) for part in parts])
    total = _combined([part.value for part in used if part.value is not None], rules)
    if len(worth) < rules.least or total is None:
        return SeasonRow(who, shown, None, 0, notices, taken)
    return SeasonRow(who, shown, total - taken, 0, notices, taken)


def _combined(values: Sequence[Fraction], rules: SeasonRules) -> Fraction | None:
    if not values:
        return None
    total = sum(values, Fraction(0))
    return total if rules.combined == "sum" else total / len(values)


def _by_value(part: Part) -> Fraction:
    assert part.value is not None, "only what counts is compared"
    return -part.value


def _by_total(row: SeasonRow) -> tuple[bool, Fraction, str, str]:
    total = row.total
    return total is None, -(total or Fraction(0)), row.person.name.casefold(), row.person.member


def _placed(rows: Sequence[SeasonRow]) -> tuple[SeasonRow, ...]:
    made: list[SeasonRow] = []
    for count, row in enumerate(rows, 1):
        if row.total is None:
            made.append(row)
        elif made and made[-1].total == row.total:
            made.append(replace(row, place=made[-1].place))
        else:
            made.append(replace(row, place=count))
    return tuple(made)


def shown(value: Fraction | None) -> str:
    """A number with two decimals, halves away from zero; "" for none."""
    if value is None:
        return ""
    cents = abs(value) * 100
    whole = int(cents + Fraction(1, 2))
    sign = "-" if value < 0 and whole else ""
    return f"{sign}{whole // 100}.{whole % 100:02}"
