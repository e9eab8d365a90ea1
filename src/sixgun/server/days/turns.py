"""Whose turn it is, told to who is elsewhere: on every page stands where one is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import protocol
from .slow import is_for_days, question_of

if TYPE_CHECKING:
    from ..house import House
    from ..tables.connection import Connection
    from ..tables.table import OpenTable


def is_turn_of(table: OpenTable, seat: int) -> bool:
    """Is this seat's person asked something that nothing answers yet, and has a day for it? At
    other tables whoever is elsewhere has seconds: there the way back is all that counts."""
    play = table.play
    if play is None or not is_for_days(table):
        return False
    if play.game.over or table.state.revealing or table.state.status != "playing":
        return False
    decision, place = play.game.decision, table.state.places[seat]
    if decision is None or decision.seat != seat or place.kind != "person" or place.away:
        return False
    question = question_of(play)
    return question is None or question.held < 0


def own_tables(house: House, person: str) -> tuple[protocol.OwnTable, ...]:
    own = [table for table in house.tables.values() if table.seat_of(person) >= 0]
    return tuple([table.own_table(person) for table in own])


def tell_turns(table: OpenTable) -> None:
    """Tell who sits at a table for days and looks elsewhere that it is his turn, or no longer."""
    if not is_for_days(table):
        return
    seated = [] if table.closed else table.persons()
    now = {place.person: table.own_table(place.person) for place in seated}
    before, table.own_told = table.own_told, now
    people = {person for person in {*before, *now} if before.get(person) != now.get(person)}
    for connection in table.house.company.connections:
        if connection.person in people and connection.table is not table and connection.turns:
            connection.send(protocol.Own(own=own_tables(table.house, connection.person)))


def tell_own(house: House, connection: Connection) -> None:
    """Tell somebody at which tables he sits, if his client can hear it and one is for days."""
    person = connection.person
    own = [table for table in house.tables.values() if table.seat_of(person) >= 0]
    if connection.turns and any(is_for_days(table) for table in own):
        connection.send(protocol.Own(own=own_tables(house, person)))
