"""A season as it is shown: what the register and the tournaments of a folder say together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from ....tournament.seasons.reckoning import Reckoned
from ....tournament.seasons.sanctions import Ban, Sanction
from ....tournament.seasons.season import Part, PlayedTournament, SeasonRow, shown
from .views import (
    BanView,
    SanctionView,
    SeasonPart,
    SeasonPerson,
    SeasonRulesView,
    SeasonTournament,
    SeasonView,
)


def season_shown(season: str, found: Reckoned, bans: Sequence[Ban], day: str) -> SeasonView:
    return SeasonView(
        season,
        SeasonRulesView(**asdict(found.rules)),
        tuple([_tournament(each, found) for each in found.played]),
        tuple([_person(row) for row in found.rows]),
        tuple([ban_shown(ban, day) for ban in bans]),
        tuple([_sanction(each) for each in found.sanctions]),
    )


def _tournament(played: PlayedTournament, found: Reckoned) -> SeasonTournament:
    return SeasonTournament(
        played.tournament,
        played.name,
        played.place,
        len(played.results),
        len([each for each in played.results if each.player not in played.people]),
        played.counts(found.rules),
        played.tournament in found.from_reports,
    )


def _person(row: SeasonRow) -> SeasonPerson:
    return SeasonPerson(
        row.place,
        row.person.name,
        row.person.member,
        shown(row.total),
        len(row.parts),
        row.withdrawals,
        row.expulsions,
        row.warnings,
        row.notices,
        row.reduced,
        tuple([_part(part) for part in row.parts]),
    )


def _part(part: Part) -> SeasonPart:
    result = part.result
    return SeasonPart(
        part.tournament,
        result.place,
        result.score,
        result.bonus,
        result.rounds,
        result.wins,
        result.left,
        result.warnings,
        part.reduced,
        shown(part.value),
        result.is_annulled,
        part.is_used,
    )


def ban_shown(ban: Ban, day: str) -> BanView:
    fields = asdict(ban)
    return BanView(fields.pop("number"), **fields, in_force=ban.holds(day))


def _sanction(sanction: Sanction) -> SanctionView:
    fields = asdict(sanction)
    del fields["season"]
    return SanctionView(fields.pop("number"), **fields)
