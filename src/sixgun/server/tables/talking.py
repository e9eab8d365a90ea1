"""What people say at a table, who hears it, and what one can do about it."""

from __future__ import annotations

from math import ceil
from typing import Any

from .. import protocol
from ..protocol import Said
from ..protocol.refusals import Refusal, notice
from ..store import acts
from ..store.errors import Conflict
from ..store.friends import part
from ..store.rows import ChatLine
from . import chat
from .chat import SPEAKS, Standing, clean_line, known_phrase, rooms_heard
from .connection import Connection
from .games import kind_of
from .table import OpenTable, on

#: A complaint carries so many of the lines that were said last.
LINES_HEARD = 50
#: So many seconds lie between two nudges of the same person.
NUDGE_SECONDS = 15.0


@on(protocol.Say)
async def say(table: OpenTable, connection: Connection, request: protocol.Say) -> None:
    await utter(table, connection, text=clean_line(request.text))
    connection.done(request.id)


@on(protocol.Phrase)
async def phrase(table: OpenTable, connection: Connection, request: protocol.Phrase) -> None:
    await utter(table, connection, phrase=known_phrase(request.phrase))
    connection.done(request.id)


async def utter(table: OpenTable, connection: Connection, text: str = "", phrase: str = "") -> None:
    """Write a line down, then let everybody hear it who may."""
    if not table.options.chat:
        raise Refusal("chat-off")
    _afford(table, connection, "lines")
    seat = table.seat_of(connection.person)
    table.state.lines += 1
    line = ChatLine(
        table_id=table.name,
        at=table.house.clock.date(),
        number=table.state.lines,
        room=SPEAKS[standing(table, seat)],
        person=connection.person,
        who=table.who(connection.person),
        name=table.state.places[seat].name if seat >= 0 else connection.name,
        seat=seat,
        text=text,
        phrase=phrase,
    )
    await table.keep(*acts.add_line(line))
    table.house.chat.remember(line)
    message = said(line)
    for other in table.viewers:
        if hears(table, other, line.room, line.person):
            other.send(message)


def said(line: ChatLine, *, past: bool = False) -> Said:
    room: Any = line.room
    return Said(
        number=line.number,
        room=room,
        who=line.who,
        name=line.name,
        seat=line.seat,
        text=line.text,
        phrase=line.phrase,
        past=past,
    )


def standing(table: OpenTable, seat: int) -> Standing:
    """What somebody is at this table now."""
    play = table.play
    if seat < 0 or play is None or not is_on(table):
        return chat.standing(seated=seat >= 0, playing=False)
    game, kind = play.game, kind_of(play.game)
    alive, ghost = kind.is_in(game, seat), kind.is_ghost(game, seat)
    return chat.standing(seated=True, playing=True, alive=alive, ghost=ghost)


def is_on(table: OpenTable) -> bool:
    return table.state.status in ("playing", "paused")


def hears(table: OpenTable, connection: Connection, room: str, speaker: str | None) -> bool:
    """May this person hear what was said in a room, and want to?"""
    who = standing(table, table.seat_of(connection.person))
    if room not in rooms_heard(who, playing=is_on(table)):
        return False
    muted = {connection.person: frozenset(table.state.muted.get(connection.person, ()))}
    blocked = {connection.person: table.house.company.blocked_by(connection.person)}
    return chat.hears(connection.person, speaker or "", muted, blocked)


@on(protocol.Nudge)
async def nudge(table: OpenTable, connection: Connection, request: protocol.Nudge) -> None:
    """Who waits reminds who is asked. That one is asked is public; whether he has answered is
    not, so he is told all the same. The dead tell the living nothing, so they nudge nobody."""
    table.place_of(connection)
    play = table.demand_play()
    if play.paused_at is not None:
        raise Refusal("paused")
    seat = table.seat_of(connection.person)
    if seat == request.seat:
        raise Refusal("that-is-you")
    if standing(table, seat) == "dead":
        raise Refusal("dead")
    if not play.game.decision_of(request.seat) or not _can_be_nudged(table, request.seat):
        raise Refusal("nobody-to-nudge")
    wait = table.nudged.get(connection.person, 0.0) - table.now()
    if wait > 0:
        raise Refusal("nudged-just-now", seconds=ceil(wait))
    table.nudged[connection.person] = table.now() + NUDGE_SECONDS
    _remind(table, table.state.places[request.seat].person, connection.person)
    connection.done(request.id)


def _can_be_nudged(table: OpenTable, seat: int) -> bool:
    place = table.state.places[seat]
    return place.kind == "person" and not place.away


def _remind(table: OpenTable, person: str, by: str) -> None:
    """Tell somebody on all devices, if he wants to hear the one who waits."""
    name = table.state.places[table.seat_of(by)].name
    message = protocol.Notice(notice=notice("nudged", name=name))
    for connection in table.viewers:
        if connection.person == person and hears(table, connection, "table", by):
            connection.send(message)


@on(protocol.Mute)
async def mute(table: OpenTable, connection: Connection, request: protocol.Mute) -> None:
    person = table.person_called(request.who)
    muted = [each for each in table.state.muted.pop(connection.person, []) if each != person]
    if request.on:
        muted.append(person)
    if muted:
        table.state.muted[connection.person] = muted
    await table.keep(table.as_saved())
    show_own(table, connection.person)
    connection.done(request.id)


@on(protocol.Block)
async def block(table: OpenTable, connection: Connection, request: protocol.Block) -> None:
    person = table.person_called(request.who)
    if person == connection.person:
        raise Refusal("that-is-you")
    if request.on:
        _afford(table, connection, "blocks")
    change = acts.block if request.on else acts.unblock
    parting = [part(connection.person, person)] if request.on else []  # a block beats everything
    await table.keep(*change(connection.person, person), *parting)
    table.house.company.remember_block(connection.person, person, on=request.on)
    table.house.friends.renewed(connection.person, person)
    show_own(table, connection.person)
    connection.done(request.id)


def show_own(table: OpenTable, person: str) -> None:
    """Show the table anew on somebody's own devices: nobody else learns whom he does not hear."""
    for connection in table.viewers:
        if connection.person == person:
            connection.send(table.message_for(connection))


@on(protocol.Complain)
async def complain(table: OpenTable, connection: Connection, request: protocol.Complain) -> None:
    person = table.person_called(request.who)
    text = clean_line(request.text) if request.text else ""
    heard = table.house.chat.of(table.name)[-LINES_HEARD:]
    date = table.house.clock.date()
    _afford(table, connection, "complaints")
    try:
        await table.keep(acts.complain(date, connection.person, person, table.name, text, heard))
    except Conflict:
        raise Refusal("complained-already") from None
    connection.done(request.id)


def _afford(table: OpenTable, connection: Connection, kind: str) -> None:
    table.house.allowance.take(kind, connection.person, connection.address)
