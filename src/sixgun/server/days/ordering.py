"""Somebody says what he answers in advance."""

from __future__ import annotations

from .. import protocol
from ..protocol.refusals import Refusal
from ..tables.connection import Connection
from ..tables.table import OpenTable, on
from .slow import held_by_order, is_for_days, question_of


@on(protocol.Order)
async def order(table: OpenTable, connection: Connection, request: protocol.Order) -> None:
    """Heard by nobody else; a question that is open and not answered yet is answered by it."""
    place = table.place_of(connection)
    if not is_for_days(table):
        raise Refusal("not-for-days")
    table.state.orders[place.person] = request.orders
    play, seat = table.play, table.seat_of(place.person)
    question = question_of(play) if play is not None else None
    if play is not None and question is not None and question.drawn and not question.live:
        asked = play.game.decision.seat
        question.held = held_by_order(play) if asked == seat else question.held
    await table.keep(table.as_saved())
    if play is not None:
        await play.heed_order(seat)
    connection.done(request.id)
