"""When nobody who plays is left: those who are out may agree that it goes faster.

Everything that is decided here is known to everybody: who is out, and who looks on. As long as a
person plays, no wish is taken, so nobody learns what the dead would like.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from .. import protocol
from ..protocol.refusals import Refusal, notice
from .connection import Connection
from .table import OpenTable, on

Pace: TypeAlias = Literal["", "faster", "result"]
#: What people may want, from the slowest; they agree on the slowest that anybody wants.
WANTED: tuple[Pace, ...] = ("", "faster", "result")
#: How much of each pause is left.
PARTS: dict[Pace, float] = {"": 1.0, "faster": 0.25, "result": 0.0}
#: From then on no bot has more time for a decision than this, in seconds.
HURRIED_SECONDS = 0.005


@on(protocol.Hurry)
async def hurry(table: OpenTable, connection: Connection, request: protocol.Hurry) -> None:
    table.demand_play()
    place = table.place_of(connection)
    if plays(table, table.seat_of(place.person)):
        raise Refusal("not-out")
    if not can_hurry(table):
        raise Refusal("others-play")
    table.state.wishes[place.person] = request.how
    await table.keep(table.as_saved())
    if not await settle_pace(table):
        table.show_table()
    connection.done(request.id)


def plays(table: OpenTable, seat: int) -> bool:
    """Does a person sit here who is in the game and may still decide something?"""
    play = table.play
    if play is None or table.state.places[seat].kind != "person":
        return False
    return play.kind.is_in(play.game, seat) and not play.game.passive[seat]


def can_hurry(table: OpenTable) -> bool:
    """Is a game being played, and no person plays it any more?"""
    state = table.state
    if state.commission is not None or state.scenario or state.status not in ("playing", "paused"):
        return False
    return table.play is not None and not any(plays(table, s) for s in range(len(state.places)))


def wishes(table: OpenTable) -> dict[int, str]:
    """By seat, how those who look on want it to go on; spectators have no say."""
    if not can_hurry(table):
        return {}
    return {
        seat: table.state.wishes.get(place.person, "")
        for seat, place in enumerate(table.state.places)
        if place.kind == "person" and table.is_here(place.person)
    }


def agreed(table: OpenTable) -> Pace:
    """What everybody who looks on wants at least."""
    wanted = [WANTED.index(wish) for wish in wishes(table).values()]
    return WANTED[min(wanted)] if wanted else ""


def want_result(table: OpenTable) -> bool:
    """Has nobody who sits here said anything else but that he wants the result, whether he is
    still here or not?"""
    if not can_hurry(table):
        return False
    said = [table.state.wishes.get(place.person) for place in table.persons()]
    return "result" in said and all(wish in ("result", None) for wish in said)


async def settle_pace(table: OpenTable) -> bool:
    """Somebody has come, gone, fallen or changed his mind: go on as fast as all agree.

    True: something about it is different, and was shown.
    """
    play = table.play
    if play is None:
        return False
    possible = can_hurry(table)
    pace = agreed(table) if possible else ""
    if (pace, possible) == (play.pace, play.can_hurry):
        return False
    before, play.pace, play.can_hurry = play.pace, pace, possible
    if pace and table.state.hurried is None:
        table.state.hurried = play.game.turns
        await table.keep(table.as_saved())
        _announce(table)
    if before == "result" and not play.game.over:
        play.show()  # what happened meanwhile
    if pace != before:
        play.change_pace()
    table.show_table()
    return True


def _announce(table: OpenTable) -> None:
    """Spectators, who may see everything later, learn it at the end."""
    message = protocol.Notice(notice=notice("hurried"))
    for connection, viewer in table.viewers.items():
        if viewer.seat is not None:
            connection.send(message)
