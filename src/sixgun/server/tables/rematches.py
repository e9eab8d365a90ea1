"""Again: an offer that each person accepts or not, while the sheet of the game before stays.

The next game begins when everybody who is there has answered. Nobody is made to play: the seats
of those who do not want to, or are gone, go to bots, and they stay with their sheet.
"""

from __future__ import annotations

from .. import protocol
from ..days.slow import is_for_days
from ..protocol.refusals import Refusal, notice
from .connection import Connection
from .dealing import promise
from .presence import pass_on_to
from .seating import a_bot, dismiss, look_from
from .state import Place
from .table import OpenTable, on


@on(protocol.Rematch)
async def rematch(table: OpenTable, connection: Connection, request: protocol.Rematch) -> None:
    """As the options say, the star travels and survivors keep their characters."""
    place = table.place_of(connection)
    table.demand_idle()
    if table.state.status != "over" or table.play is None or table.state.scenario:
        raise Refusal("no-game")
    if request.on:
        table.demand_no_closing()
    if request.now:
        table.demand_owner(connection)
    if request.on and not table.state.again.get(place.person):
        table.house.allowance.take("games", connection.person, connection.address)
    is_news = request.on and True not in table.state.again.values()
    table.state.again[place.person] = request.on
    await table.changed()
    if request.now and request.on:
        await begin_again(table)
    else:
        await begin_if_agreed(table)
    if is_news and table.state.status == "over":
        _tell_others(table, place)
    connection.done(request.id)


def _tell_others(table: OpenTable, place: Place) -> None:
    """Somebody would like to play again: those who sit here may answer."""
    message = protocol.Notice(notice=notice("again-offered", name=place.name))
    for connection, viewer in table.viewers.items():
        if viewer.seat is not None and connection.person != place.person:
            connection.send(message)


async def begin_if_agreed(table: OpenTable) -> None:
    """Begin, if everybody who is not gone has answered, and somebody wants to."""
    if table.state.status != "over" or not table.state.again:
        return
    if table.house.closing_time.is_quiet:
        return
    answers = [table.state.again.get(place.person) for place in _waited_for(table)]
    if None not in answers and True in answers:
        await begin_again(table)


def _waited_for(table: OpenTable) -> list[Place]:
    """At a table for days nobody is gone because he is elsewhere."""
    people = table.persons()
    if is_for_days(table):
        return people
    return [place for place in people if not table.is_gone(place.person)]


async def begin_again(table: OpenTable) -> None:
    """Deal for those who want to; before the seats change hands, what is carried over is noted."""
    assert table.play is not None
    carried = table.kind.carried(table.play.game, table.options)
    leave_behind(table)
    await promise(table, carried)


def leave_behind(table: OpenTable, bot: str = "", temper: str = "") -> None:
    """Bots sit down for everybody who has not said that he plays again, and on free seats."""
    wanting = {place.person for place in _waited_for(table) if table.state.again.get(place.person)}
    kept = next((place for place in table.state.places if place.kind == "bot"), None)
    bot, temper = (bot, temper) if bot else (kept.bot, kept.temper) if kept else ("", "")
    heirs = [place for place in table.persons() if place.person in wanting]
    if heirs and table.seat_of(table.state.owner) >= 0 and table.state.owner not in wanting:
        pass_on_to(table, heirs[0])
    left: list[str] = []
    for seat, place in enumerate(table.state.places):
        if place.kind == "bot" or place.person in wanting:
            continue
        left += [place.person] if place.kind == "person" else []
        table.state.places[seat] = a_bot(table, bot or table.kind.substitute, temper)
    for person in left:
        table.state.orders.pop(person, None)
        table.cancel_alarm(f"away {person}")
        look_from(table, person, None)
        dismiss(table, person, notice("again-without"))
