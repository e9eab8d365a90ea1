"""How many withdrawals the Sheriff rule can still stand (T-034, section 4.1, A-03)."""

from __future__ import annotations

from typing import NamedTuple

from ..log.state import Tournament
from ..log.words import Words, words
from .draw import remember
from .rounds import MINIMUM_PLAYERS
from .tables import table_sizes


class Forecast(NamedTuple):
    """For the referee, between rounds."""

    needed: int  # Sheriffs until the end
    available: int  # active players who have not been Sheriff
    breaks_at: int | None  # so many of those leaving now would break the rule; None: never
    stops_at: int  # so many leaving now would stop the tournament (T-144)


def forecast(active: int, not_sheriff: int, rounds_left: int) -> Forecast:
    """What would happen if players left now, before the next draw."""
    stops = max(0, active - MINIMUM_PLAYERS + 1)
    needed = rounds_left * len(table_sizes(active)) if active >= MINIMUM_PLAYERS else 0
    breaks = next(
        (
            leavers
            for leavers in range(min(stops, not_sheriff + 1))
            if rounds_left * len(table_sizes(active - leavers)) > not_sheriff - leavers
        ),
        None,
    )
    return Forecast(needed, not_sheriff, breaks, stops)


def forecast_of(tournament: Tournament) -> Forecast:
    """The forecast for the next draw of a tournament."""
    been = remember([each.seating for each in tournament.rounds]).sheriff
    fresh = [player for player in tournament.active if player not in been]
    left = tournament.planned - len(tournament.rounds)
    return forecast(len(tournament.active), len(fresh), left)


def told(found: Forecast) -> list[Words]:
    """What the referee should know before somebody leaves."""
    if found.breaks_at is None:
        return [words("forecast-safe")]
    if not found.breaks_at:
        missing = found.needed - found.available
        return [words("forecast-broken", missing=missing)]
    return [words("forecast-breaks", leavers=found.breaks_at, stops=found.stops_at)]
