"""Before the deal everybody says that he is there.

Whoever owns the table opens the gathering by `start`, and is there by that. All others say `here`;
when nobody is missing the cards are dealt. The owner may begin without those who are missing,
whose seats go to bots, or call it off. Programs, and clients that know nothing of it, are not
waited for; nor are people who have agreed on another game, which is an agreement of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import protocol
from ..protocol.refusals import Refusal, notice
from ..tables.connection import Connection
from ..tables.state import Gathering
from ..tables.table import OpenTable, on
from .slow import is_for_days

if TYPE_CHECKING:
    from ..tables.state import Place


def _asked(table: OpenTable) -> list[Place]:
    """Who has to say it: people whose clients can, besides who has asked."""
    gathering, asker = table.state.gathering, table.state.owner
    if gathering is not None:
        asker = gathering.by  # whoever has the table from him has not said anything yet
    others = [place for place in table.persons() if place.person != asker]
    return [place for place in others if place.gathers and not place.program]


def gathered(table: OpenTable) -> dict[int, bool]:
    """By seat, who has said that he is there."""
    gathering = table.state.gathering
    if gathering is None:
        return {}
    asked = {table.seat_of(place.person): place.person for place in _asked(table)}
    return {seat: person in gathering.here for seat, person in asked.items()}


def gather_left(table: OpenTable) -> int:
    gathering = table.state.gathering
    if gathering is None or not gathering.until:
        return 0
    return max(1, round(1000 * (gathering.until - table.house.clock.date())))


def gather(table: OpenTable, request: protocol.Start) -> bool:
    """Ask everybody; False: there is nobody to ask."""
    seconds = table.house.settings.gather_seconds
    if not seconds or not _asked(table):
        return False
    if table.state.gathering is not None:
        return True
    demand_players(table, request.bots)
    until = 0.0 if is_for_days(table) else table.house.clock.date() + seconds
    table.state.gathering = Gathering(request.bots, request.temper, until, by=table.state.owner)
    watch_gathering(table)
    owner = table.seat_of(table.state.owner)
    name = table.state.places[owner].name if owner >= 0 else ""
    table.post(_announce, table, name)
    return True


async def _announce(table: OpenTable, name: str) -> None:
    """Comes after what opened the gathering is on disk."""
    message = protocol.Notice(notice=notice("gather", name=name))
    people = {place.person for place in _asked(table)}
    for connection in table.viewers:
        if connection.person in people and table.state.gathering is not None:
            connection.send(message)


def demand_players(table: OpenTable, bots: str) -> None:
    seated = sum([place.kind != "nobody" for place in table.state.places])
    if seated < table.options.players and not bots:
        raise Refusal("needs-players", needed=table.options.players, seated=seated)


def watch_gathering(table: OpenTable) -> None:
    """Nobody is kept waiting for ever, but at a table for days."""
    gathering = table.state.gathering
    if gathering is not None and gathering.until:
        when = table.now() + gathering.until - table.house.clock.date()
        table.alarm("gather", when, call_off, table)


async def call_off(table: OpenTable) -> None:
    if table.state.gathering is not None:
        table.state.gathering = None
        table.cancel_alarm("gather")
        await table.changed()
        table.notice("gather-off")


def sits_down(table: OpenTable, person: str) -> None:
    """Whoever sits down while others gather is there."""
    gathering = table.state.gathering
    if gathering is not None:
        gathering.here.append(person)


@on(protocol.Here)
async def here(table: OpenTable, connection: Connection, request: protocol.Here) -> None:
    gathering = table.state.gathering
    if gathering is None:
        raise Refusal("not-gathering")
    if connection.person == table.state.owner and not request.on:
        await call_off(table)
        connection.done(request.id)
        return
    place = table.place_of(connection)
    if (place.person in gathering.here) != request.on:
        others = [person for person in gathering.here if person != place.person]
        gathering.here = [*others, *([place.person] if request.on else [])]
        await table.changed()
    await settle_gathering(table)
    connection.done(request.id)


async def settle_gathering(table: OpenTable) -> None:
    """Deal, if nobody is missing any more; call it off, if too few are left."""
    from ..tables.dealing import promise
    from ..tables.seating import fill_with_bots

    gathering = table.state.gathering
    if gathering is None or not all(gathered(table).values()):
        return
    if not table.persons():
        await call_off(table)  # nobody deals for nobody
        return
    try:
        table.demand_no_closing()
        demand_players(table, gathering.bots)
        if gathering.bots:
            fill_with_bots(table, gathering.bots, gathering.temper)
        await promise(table, {})
    except Refusal:
        await call_off(table)


def leave_out_missing(table: OpenTable, bots: str, temper: str) -> None:
    """The owner does not wait: bots have the seats of those who are missing, who may look on."""
    from ..tables.seating import a_bot, look_from

    missing = [seat for seat, is_there in gathered(table).items() if not is_there]
    for seat in missing:
        person = table.state.places[seat].person
        if person == table.state.owner:
            continue  # who begins is there
        table.state.places[seat] = a_bot(table, bots or table.kind.substitute, temper)
        table.state.orders.pop(person, None)
        table.cancel_alarm(f"away {person}")
        look_from(table, person, None)
