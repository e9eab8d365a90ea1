"""Who has won how often: one reckoning, over an evening or over everything.

A point is a game won as a person, whatever the role: the same as the wins that a table counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from ..protocol import CircleStanding
from ..store.friends import PlayedSeat

#: Between two games of an evening lie so many seconds at most.
NIGHT = 6 * 3600.0
#: What stands for the sides of a duel, which are no roles.
DUEL = "duel"
ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def evenings(seats: Iterable[PlayedSeat]) -> list[list[PlayedSeat]]:
    """The same by evening, the first one first."""
    found: list[list[PlayedSeat]] = []
    until = 0.0
    for seat in sorted(seats, key=begun_at):
        if not found or begun_at(seat) - until > NIGHT:
            found.append([])
            until = seat.ended
        found[-1].append(seat)
        until = max(until, seat.ended)
    return found


def begun_at(seat: PlayedSeat) -> float:
    """When the evening of a game began; one that took days is of the evening when it ended."""
    return seat.begun if seat.ended - seat.begun <= NIGHT else seat.ended


def standings(
    seats: Sequence[PlayedSeat], members: Mapping[str, str]
) -> tuple[CircleStanding, ...]:
    """How it stands among members, by person and sign, as far as they have played."""
    tallies = [
        _tally(sign, mine)
        for person, sign in members.items()
        if (mine := [seat for seat in seats if seat.person == person])
    ]
    tallies.sort(key=_order)
    keys = [_order(tally) for tally in tallies]
    return tuple([replace(each, place=keys.index(_order(each)) + 1) for each in tallies])


def _order(tally: CircleStanding) -> tuple[int, int]:
    """Whoever needed fewer games for as many points stands before."""
    return -tally.points, tally.games


def _tally(sign: str, seats: Sequence[PlayedSeat]) -> CircleStanding:
    won = [_role(seat) for seat in seats if seat.won and not seat.by_bot]
    wins = {role: won.count(role) for role in sorted(set(won))}
    return CircleStanding(0, sign, len(seats), len(won), wins)


def _role(seat: PlayedSeat) -> str:
    return seat.role if seat.role in ROLES else DUEL
