"""When the same people meet at this table again, and how long an empty table is kept."""

from __future__ import annotations

from .. import protocol
from ..protocol.refusals import Refusal
from ..tables.connection import Connection
from ..tables.table import OpenTable, on
from .slow import is_for_days, is_slow

DAY = 86_400.0
#: People meet again within so many days: tables are not kept for ever.
MOST_DAYS = 35
#: A table for days that nobody plays at is kept for so many days, and so is who plays alone there.
DAYS_KEPT = 7


def is_expected(table: OpenTable) -> bool:
    """Will its people come, or have they met less than a day ago?"""
    return table.house.clock.date() < _expected_until(table)


def _expected_until(table: OpenTable) -> float:
    """A date; 0: nobody has said when."""
    return table.state.next_time + DAY if table.state.next_time else 0.0


def kept_until(table: OpenTable) -> float | None:
    """Until when a table is kept that nobody looks at; None: as long as its game goes on."""
    seconds = table.house.settings.empty_seconds
    if is_for_days(table) and table.persons():
        if is_slow(table):
            return None
        seconds = max(seconds, DAYS_KEPT * DAY)
    left = _expected_until(table) - table.house.clock.date()
    return table.now() + max(seconds, left)


def checked_time(table: OpenTable, at: int) -> float:
    left = at - table.house.clock.date()
    if at and not 0 < left <= MOST_DAYS * DAY:
        raise Refusal("bad-time", days=MOST_DAYS)
    return float(at)


@on(protocol.Meet)
async def meet(table: OpenTable, connection: Connection, request: protocol.Meet) -> None:
    """One time a table; another one takes its place."""
    table.demand_owner(connection)
    at = checked_time(table, request.at)
    if at != table.state.next_time:
        table.state.next_time = at
        await table.changed()
        table.notice("next-time" if at else "next-time-off", name=_name_of(table, connection))
    connection.done(request.id)


def _name_of(table: OpenTable, connection: Connection) -> str:
    seat = table.seat_of(connection.person)
    return table.state.places[seat].name if seat >= 0 else connection.name
