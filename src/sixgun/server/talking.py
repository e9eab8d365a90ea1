"""What people say at a table, who hears it, and what one can do about it."""

from __future__ import annotations

import json

from . import protocol
from .chat import PHRASES, clean_line, hears_room, room_of
from .guest import Guest
from .protocol import Said
from .refusals import Refusal
from .store import acts
from .store.reads import Line
from .table import Table, on

#: A complaint carries so many of the lines that were said last.
LINES_HEARD = 50


@on(protocol.Say)
async def say(table: Table, guest: Guest, request: protocol.Say) -> None:
    await utter(table, guest, text=clean_line(request.text))
    guest.done(request.id)


@on(protocol.Phrase)
async def phrase(table: Table, guest: Guest, request: protocol.Phrase) -> None:
    if request.phrase not in PHRASES:
        raise Refusal("phrase-unknown", phrase=request.phrase[:40])
    await utter(table, guest, phrase=request.phrase)
    guest.done(request.id)


async def utter(table: Table, guest: Guest, text: str = "", phrase: str = "") -> None:
    """Write a line down, then let everybody hear it who may."""
    if not table.options.chat:
        raise Refusal("chat-off")
    seat = table.seat_of(guest.person)
    table.state.lines += 1
    line = Line(
        number=table.state.lines,
        room=room_of(standing(table, seat)),
        person=guest.person,
        who=table.who(guest.person),
        name=table.state.places[seat].name if seat >= 0 else guest.name,
        seat=seat,
        text=text,
        phrase=phrase,
    )
    await table.keep(acts.add_line(table.name, line, at=table.house.clock.date()))
    table.house.remember_line(table.name, line)
    message = said(line)
    for other in table.viewers:
        if hears(table, other, line.room, line.person):
            other.send(message)


def said(line: Line) -> Said:
    return Said(
        number=line.number,
        room=line.room,
        who=line.who,
        name=line.name,
        seat=line.seat,
        text=line.text,
        phrase=line.phrase,
    )


def standing(table: Table, seat: int) -> str:
    """What somebody is at this table: living, dead, spectator; without a game all live."""
    if seat < 0:
        return "spectator"
    play = table.play
    if play is None or table.state.status not in ("playing", "paused"):
        return "living"
    return "living" if play.game.alive[seat] else "dead"


def hears(table: Table, guest: Guest, room: str, speaker: str) -> bool:
    if speaker in guest.muted or speaker in table.house.blocked_by(guest.person):
        return False
    over = table.state.status not in ("playing", "paused")
    return hears_room(standing(table, table.seat_of(guest.person)), room, over=over)


@on(protocol.Mute)
async def mute(table: Table, guest: Guest, request: protocol.Mute) -> None:
    person = table.person_called(request.who)
    if request.on:
        guest.muted.add(person)
    else:
        guest.muted.discard(person)
    guest.done(request.id)


@on(protocol.Block)
async def block(table: Table, guest: Guest, request: protocol.Block) -> None:
    person = table.person_called(request.who)
    if person == guest.person:
        raise Refusal("that-is-you")
    await table.keep(acts.block(guest.person, person, on=request.on))
    table.house.remember_block(guest.person, person, on=request.on)
    guest.done(request.id)


@on(protocol.Complain)
async def complain(table: Table, guest: Guest, request: protocol.Complain) -> None:
    person = table.person_called(request.who)
    heard = [
        {"who": line.who, "name": line.name, "text": line.text, "phrase": line.phrase}
        for line in table.house.chat_of(table.name)[-LINES_HEARD:]
    ]
    await table.keep(
        acts.complain(
            guest.person,
            person,
            table.name,
            text=clean_line(request.text) if request.text else "",
            heard=json.dumps(heard),
            at=table.house.clock.date(),
        )
    )
    guest.done(request.id)
