"""The final places: by the standings, or the first by the duels; and the bonuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..log.people import Person
from ..log.state import Tournament
from ..reporting.checklist import is_homologable
from ..seasons.season import PlayedTournament, SeasonResult, bare
from .duels import bonuses, is_over, places
from .standings import Row


class Final(NamedTuple):
    """A player at the end."""

    place: int
    row: Row  # of the scoring phase
    bonus: int
    left: str  # "", withdrawal, no_show, expulsion
    warnings: int


def is_final(tournament: Tournament) -> bool:
    """Are the places settled, so that bonuses can be given?"""
    if not tournament.is_published:
        return False
    if not tournament.has_duels or tournament.stopped:
        return True
    return bool(tournament.qualified) and is_over(tournament.duels())


def final_order(tournament: Tournament) -> tuple[str, ...]:
    """T-006, T-122: those who duelled first, by the duels; then by the latest edition."""
    order = tournament.editions[-1].standings.order()
    if not tournament.qualified:
        return order
    duelled = places(tournament.qualified, tournament.duels())
    return (*duelled, *[player for player in order if player not in tournament.qualified])


def final_results(tournament: Tournament) -> tuple[Final, ...]:
    """Everybody's place and bonus; () until they are settled."""
    if not is_final(tournament):
        return ()
    latest = tournament.editions[-1].standings
    rows = {row.player: row for row in latest.rows}
    extra = _bonuses(tournament)
    return tuple(
        [
            Final(place, rows[player], extra.get(place, 0), *_leaving(tournament, player))
            for place, player in enumerate(final_order(tournament), 1)
        ]
    )


def _bonuses(tournament: Tournament) -> dict[int, int]:
    """T-110, T-129, A-21: by place alone; a tournament that was stopped has none."""
    if tournament.stopped:
        return {}
    amounts = bonuses(tournament.planned, with_duels=tournament.has_duels)
    return dict(enumerate(amounts, 1))


def _leaving(tournament: Tournament, number: str) -> tuple[str, int]:
    player = tournament.players[number]
    return player.gone.how if player.gone else "", len(player.warnings)


def season_results(tournament: Tournament) -> tuple[SeasonResult, ...]:
    """What the season keeps; rounds count in full for everybody (T-141, T-154)."""
    return tuple(
        [
            SeasonResult(
                final.row.player,
                final.place,
                final.row.score,
                final.bonus,
                tournament.planned,
                final.row.wins,
                final.left,
                final.warnings,
                participants=len(tournament.participants),
            )
            for final in final_results(tournament)
        ]
    )


def played(
    tournament: Tournament, first: str, people: Mapping[str, Person]
) -> PlayedTournament | None:
    """A tournament as a season sees it; None while it is not decided, or if it was practice.

    `first` is the hash of its first event. One that was stopped is not official (T-144).
    """
    results = season_results(tournament)
    if not results or tournament.is_practice:
        return None
    return PlayedTournament(
        first,
        tournament.name,
        tournament.place,
        tournament.is_official and not tournament.stopped,
        is_homologable(tournament),
        results,
        {number: bare(people[number]) for number in tournament.players if number in people},
    )
