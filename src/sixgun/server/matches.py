"""Tables that the house itself opens for given people, such as a duel of a tournament.

Nobody owns such a table: who sits where and what is played was decided elsewhere. The game begins
by itself as soon as everybody is there, and whoever opened the table hears how it ended:

    name = await open_match(house, [Entrant(ann, "Ann"), Entrant(ben, "Ben")], duel_match())
    await hear_match(house, name, heard)

What was heard is not remembered. A house that was started again has the table, and whoever waits
for its result says `hear_match` again; a result that was missed meanwhile comes at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from .dealing import promise
from .ending import HOW
from .names import name_for_seat
from .protocol import TableOptions
from .refusals import Refusal
from .seating import checked_options
from .state import Place, TableState, new_seed
from .store import reads
from .table import Table

if TYPE_CHECKING:
    from .house import House


class Entrant(NamedTuple):
    """Somebody who is to play, and the name that stands on the seat."""

    person: str
    name: str


class MatchResult(NamedTuple):
    """How a match ended."""

    table: str
    game: str  # its name; its record can be had by it. "": it never began
    winners: tuple[int, ...]  # seats; none if it was closed before its end
    how: str  # "" played out, "left" given up, "time" out of time, "closed" not finished


Heard: TypeAlias = Callable[[MatchResult], Awaitable[None]]


def duel_match(minutes: int = 30, fighters: int = 4) -> TableOptions:
    """A duel as the regulation has it: 4 of 6 characters, chess clocks of 30 minutes (T-125)."""
    return TableOptions(
        game="duel",
        players=2,
        fighters=fighters,
        tournament=True,
        minutes=minutes,
        substitutes=False,
        chat=False,
    )


async def open_match(house: House, entrants: Sequence[Entrant], options: TableOptions) -> str:
    """Open a table where these people play, in the order of seats; in a duel the Law first.

    Whoever is away has no substitute. Options that cannot be played are a `Refusal`, and so is
    a house that has no room. The name of the table comes back: its people `watch` it.
    """
    house.demand_room()
    chosen = checked_options(msgspec.structs.replace(options, substitutes=False))
    if len(entrants) != chosen.players:
        raise Refusal("needs-players", needed=chosen.players, seated=len(entrants))
    invited = [each.person for each in entrants]
    state = TableState(_places(entrants), match=True, invited=invited)
    table = Table(house, secrets.token_urlsafe(16), chosen, state)
    await house.add(table)
    return table.name


def _places(entrants: Sequence[Entrant]) -> list[Place]:
    places: list[Place] = []
    for seat, (person, name) in enumerate(entrants):
        shown = name_for_seat(name, seat, [place.name for place in places])
        places.append(Place(kind="person", person=person, name=shown, seed=new_seed()))
    return places


async def begin_when_complete(table: Table) -> None:
    """Everybody is there: nobody has to say start, and nobody could."""
    if table.state.status != "waiting":
        return
    if all(table.is_here(place.person) for place in table.persons()):
        await promise(table, {})


# ------------------------------------------------------------------ results


async def hear_match(house: House, table: str, heard: Heard) -> None:
    """Have somebody told, once, how the match of this table ends, or has ended."""
    house.awaited[table] = heard
    await tell_result(house, table)


async def tell_result(house: House, table: str) -> None:
    """Tell whoever waits for it, if there is a result."""
    if table not in house.awaited:
        return
    result = result_of(house, table)
    if result is not None:
        await house.awaited.pop(table)(result)


def result_of(house: House, table: str) -> MatchResult | None:
    """How the match of a table ended, from what is on disk; None: it goes on."""
    row = reads.table_called(house.store, table)
    game = reads.game_of(house.store, table)
    if row is None:
        return MatchResult(table, "", (), "closed")
    if game is None or game.ended is None:
        closed = MatchResult(table, game.id if game else "", (), "closed")
        return closed if row.closed is not None else None
    moves = reads.moves_of(house.store, game.id)
    won = tuple(each.seat for each in reads.seatings_of(house.store, game.id) if each.won)
    return MatchResult(table, game.id, won, HOW.get(moves[-1].kind, "") if moves else "")
