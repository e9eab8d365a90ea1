"""A season counted: tournaments that are at hand, and what reports of other houses tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..log.errors import Malformed, Refused
from ..regulation.results import played
from ..reporting.report import read_report
from ..reporting.verification import verify_report
from .register import Kept
from .sanctions import Sanction
from .season import PlayedTournament, SeasonRow, SeasonRules, season_table


class Reckoned(NamedTuple):
    """A season, counted."""

    rules: SeasonRules
    played: tuple[PlayedTournament, ...]
    from_reports: frozenset[str]
    rows: tuple[SeasonRow, ...]
    sanctions: tuple[Sanction, ...]


def reckoned(season: str, here: Iterable[PlayedTournament], kept: Kept) -> Reckoned:
    """Count a season: what was held here, and what reports tell; a tournament counts once."""
    found = {each.tournament: each for each in here}
    taken = [each.played for each in kept.taken if each.season == season]
    elsewhere = [each for each in taken if each.tournament not in found]
    played = (*found.values(), *elsewhere)
    rules = kept.rules.get(season, SeasonRules())
    sanctions = tuple([each for each in kept.sanctions if each.season == season])
    rows = season_table(played, rules, sanctions)
    return Reckoned(
        rules, played, frozenset([each.tournament for each in elsewhere]), rows, sanctions
    )


def read_played(content: bytes) -> PlayedTournament:
    """What a report says, if everything in it is right, if it is decided, and if it has names."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise Malformed("report", f"is not text: {error}") from error
    report = read_report(text)
    violations = verify_report(text).violations
    if violations:
        raise Malformed("report", violations[0])
    found = played(report.tournament, report.events[0].hash, report.people)
    if found is None:
        raise Refused("report-undecided")
    if not found.people:
        raise Refused("report-without-names")
    return found
