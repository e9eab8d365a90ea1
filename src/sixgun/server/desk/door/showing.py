"""Fills what is shown of the door."""

from __future__ import annotations

from ....tournament.log.offices import ENTRIES, Sight
from ....tournament.log.seating import least_players
from ....tournament.log.state import Tournament
from ....tournament.regulation.tables import all_rows
from .views import DoorView, ShortView, WaitingView


def door_shown(tournament: Tournament, links: frozenset[str], sight: Sight) -> DoorView:
    sees_links = sight.sees(ENTRIES)
    return DoorView(
        tournament.has_check_in,
        tuple(sorted(tournament.present)),
        tournament.missing,
        tournament.places,
        tournament.has_place,
        tuple(
            [
                WaitingView(person, person in tournament.present, sees_links and person in links)
                for person in tournament.waiting
            ]
        ),
        tournament.next_waiting,
        not tournament.has_started,
    )


def short_shown(tournament: Tournament) -> ShortView | None:
    """T-144: too few for the next round, if there is one; None: enough."""
    if tournament.registration != "closed" or tournament.is_published or tournament.stopped:
        return None
    if tournament.rounds and len(tournament.rounds) >= tournament.planned:
        return None  # withdrawals during the last round never invalidate
    left, least = len(tournament.active), least_players(tournament)
    can_be_seated = left in all_rows()
    if left >= least and can_be_seated:
        return None
    return ShortView(left, least, can_be_seated)
