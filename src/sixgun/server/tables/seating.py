"""Sitting down, standing up, and what the owner of a table may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from .. import protocol
from ..days.gathering import settle_gathering, sits_down
from ..days.slow import is_slow
from ..days.turns import tell_turns
from ..minds.roster import bot_name, settled_temper
from ..names import name_for_seat
from ..protocol import ANY_TEMPER, Gone, TableOptions, Told
from ..protocol.refusals import Refusal, notice
from ..visible_text import clean_word
from .connection import Connection, Viewer
from .games import GAMES
from .hurrying import settle_pace
from .presence import (
    claim,
    close,
    give_up,
    is_alive,
    is_open_to,
    is_playing,
    take_back,
    watch_emptiness,
)
from .solitude import company_changed
from .state import Place, empty_places
from .table import OpenTable, on
from .thinking import demand_strong_bot

if TYPE_CHECKING:
    from .playing import Play

#: What spectators see comes later by so many seconds at most.
LONGEST_DELAY = 600

# ------------------------------------------------------------------ people


@on(protocol.Sit)
async def sit(table: OpenTable, connection: Connection, request: protocol.Sit) -> None:
    seat, place = await checked_place(table, connection, request)
    table.state.places[seat] = place
    if table.state.status == "over":
        table.state.again[connection.person] = True  # whoever sits down now wants the next game
    sits_down(table, connection.person)
    claim(table, connection.person)
    look_from(table, connection.person, seat)
    await table.changed()
    table.notice("joined", name=place.name)
    await table.house.company.rename(connection, place.name)
    connection.done(request.id, table=table.name)


async def checked_place(
    table: OpenTable, connection: Connection, request: protocol.Sit
) -> tuple[int, Place]:
    """The seat that somebody would have, if he may sit down."""
    table.demand_idle()
    if table.seat_of(connection.person) >= 0:
        raise Refusal("already-seated")
    if connection.person in table.state.kicked:
        raise Refusal("sent-away")
    if await table.house.company.keep_apart(connection.person, table.state.owner):
        raise Refusal("blocked")
    seat = free_seat(table, request.seat)
    name = name_at(table, request.name, seat)
    return seat, Place(
        kind="person",
        person=connection.person,
        name=name,
        seed=table.house.new_secret(),
        program=connection.program,
        avatar=connection.avatar,
        gathers=connection.gathers,
    )


def free_seat(table: OpenTable, wanted: int) -> int:
    places = table.state.places
    if wanted < 0:
        for seat, place in enumerate(places):
            if place.kind == "nobody":
                return seat
        raise Refusal("no-free-seat")
    if wanted >= len(places):
        raise Refusal("no-such-seat", count=len(places))
    if places[wanted].kind != "nobody":
        raise Refusal("seat-taken", name=places[wanted].name)
    return wanted


def name_at(table: OpenTable, text: str, seat: int) -> str:
    """A clean name that nobody else at this table has, or seems to have."""
    others = [
        place.name
        for other, place in enumerate(table.state.places)
        if other != seat and place.kind != "nobody"
    ]
    return name_for_seat(text, seat, others)


def look_from(table: OpenTable, person: str, seat: int | None) -> None:
    """Whoever sits down or stands up sees the table from elsewhere, on all devices."""
    for connection, viewer in table.viewers.items():
        if connection.person == person and viewer.seat != seat:
            fresh = Viewer(connection, seat)
            table.viewers[connection] = connection.viewer = fresh


@on(protocol.Stand)
async def stand(table: OpenTable, connection: Connection, request: protocol.Stand) -> None:
    table.demand_idle()
    await vacate(table, connection.person)
    connection.done(request.id)
    await _go_on_without(table)


async def _go_on_without(table: OpenTable) -> None:
    """Somebody has left: the others may have waited for nobody else."""
    from .rematches import begin_if_agreed

    await settle_pace(table)
    await begin_if_agreed(table)
    await settle_gathering(table)


async def vacate(table: OpenTable, person: str) -> None:
    """The seat is free again."""
    seat = table.seat_of(person)
    if seat < 0:
        raise Refusal("not-seated")
    name = table.state.places[seat].name
    give_up(table, person)
    table.state.again.pop(person, None)
    table.state.places[seat] = Place()
    look_from(table, person, None)
    table.cancel_alarm(f"away {person}")
    await table.changed()
    tell_turns(table)
    table.notice("left", name=name)


@on(protocol.Rename)
async def rename(table: OpenTable, connection: Connection, request: protocol.Rename) -> None:
    table.demand_idle()
    place = table.place_of(connection)
    place.name = name_at(table, request.name, table.seat_of(connection.person))
    await table.changed()
    await table.house.company.rename(connection, place.name)
    connection.done(request.id)


@on(protocol.Prefer)
async def prefer(table: OpenTable, connection: Connection, request: protocol.Prefer) -> None:
    table.place_of(connection).forced = request.forced
    await table.keep(table.as_saved())  # nobody else sees it
    connection.done(request.id)
    if request.forced and table.play is not None:
        table.play.answer_forced(table.seat_of(connection.person))


@on(protocol.Invite)
async def invite(table: OpenTable, connection: Connection, request: protocol.Invite) -> None:
    table.place_of(connection)
    if request.friend:
        await table.house.friends.invite(table, connection, request.friend)
        connection.done(request.id)
        return
    table.house.allowance.take("links", connection.person, connection.address)
    secret = await table.house.people.seat_link(table.name)
    connection.done(request.id, secret=secret)


@on(protocol.Room)
async def room(table: OpenTable, connection: Connection, request: protocol.Room) -> None:
    """Whoever was let in stays so, whatever the code is from now on."""
    table.place_of(connection)
    if table.state.scenario:
        raise Refusal("only-a-lesson")
    if request.act != "make":
        table.demand_owner(connection)
    if request.act != "make" or table.state.room is None:  # None: an older version opened it
        table.state.room = "" if request.act == "revoke" else table.house.rooms.draw()
        table.house.rooms.note(table)
        await table.changed()
    connection.done(request.id)


# ------------------------------------------------------------------ leaving


@on(protocol.Back)
async def back(table: OpenTable, connection: Connection, request: protocol.Back) -> None:
    place = table.place_of(connection)
    if place.away:
        await take_back(table, table.seat_of(connection.person))
    connection.done(request.id)


@on(protocol.Resign)
async def resign(table: OpenTable, connection: Connection, request: protocol.Resign) -> None:
    play = table.demand_play()
    table.place_of(connection)
    await play.leave(table.seat_of(connection.person))
    connection.done(request.id)


@on(protocol.Leave)
async def leave(table: OpenTable, connection: Connection, request: protocol.Leave) -> None:
    if table.state.scenario:
        connection.done(request.id)
        await close(table, notice("closed-lesson"))
        return
    await send_away(table, connection.person)
    connection.done(request.id)
    dismiss(table, connection.person, notice("left", name=connection.name))


@on(protocol.Kick)
async def kick(table: OpenTable, connection: Connection, request: protocol.Kick) -> None:
    table.demand_owner(connection)
    place = place_at(table, request.seat)
    if place.kind != "person":
        raise Refusal("seat-free")
    if place.person == connection.person:
        raise Refusal("that-is-you")
    person, name = place.person, place.name
    table.state.kicked.append(person)
    await send_away(table, person)
    table.notice("kicked", name=name)
    connection.done(request.id)
    dismiss(table, person, notice("sent-away"))


async def show_out(table: OpenTable, person: str, reason: Told) -> None:
    """The house takes somebody from the table, and the name with him."""
    seat = table.seat_of(person)
    if table.state.commission is not None:
        await table.house.hosting.unseat(table, seat)
    elif seat >= 0:
        table.state.places[seat].name, table.state.places[seat].avatar = f"P{seat + 1}", ""
        await send_away(table, person)
    for number, place in enumerate(table.state.places, 1):
        if place.person == person and place.person:
            place.person, place.name, place.avatar = "", f"P{number}", ""
    table.state.forget(person)
    await table.changed()
    dismiss(table, person, reason)


async def send_away(table: OpenTable, person: str) -> None:
    """Somebody leaves for good. In a game a bot plays on, or nobody does."""
    seat = table.seat_of(person)
    if seat < 0:
        if person == table.state.owner:
            give_up(table, person)
            await table.changed()
        return
    if table.play is not None and is_playing(table, seat) and not table.options.substitutes:
        await _abandon(table.play, seat)
    if table.is_idle():
        await vacate(table, person)
    else:
        await _bequeath(table, seat)
    table.post(_go_on_without, table)


async def _abandon(play: Play, seat: int) -> None:
    if play.kind.is_in(play.game, seat) or play.game.decision_of(seat):
        await play.leave(seat)


async def _bequeath(table: OpenTable, seat: int) -> None:
    """A bot has the seat from now on; the game counts as finished by a bot."""
    from .dealing import deal_if_complete

    place = table.state.places[seat]
    give_up(table, place.person)
    look_from(table, place.person, None)
    table.cancel_alarm(f"away {place.person}")
    place.kind, place.bot, place.away, place.program = "bot", table.kind.substitute, False, False
    place.relieved = place.relieved or is_alive(table, seat)
    await table.changed()
    tell_turns(table)
    table.notice("left", name=place.name)
    if table.play is not None:
        table.play.ask_again(seat)
    company_changed(table)
    await deal_if_complete(table)


def show_spectators_out(table: OpenTable) -> None:
    """Nobody may look on at this game, and whoever came to sit down had his chance."""
    looking = {
        connection.person for connection, viewer in table.viewers.items() if viewer.seat is None
    }
    for person in [each for each in looking if not table.lets_look_on(each)]:
        dismiss(table, person, Refusal("spectators-off").told())


async def show_outsiders_out(table: OpenTable) -> None:
    """Who came because of a circle, and belongs to it no more, looks on no more."""
    outside = {
        connection.person
        for connection, viewer in table.viewers.items()
        if viewer.seat is None and not is_open_to(table, connection)
    }
    for person in outside:
        dismiss(table, person, Refusal("no-such-table").told())


def dismiss(table: OpenTable, person: str, reason: Told) -> None:
    """Show somebody who left (or had to) out of the room."""
    for connection in [each for each in table.viewers if each.person == person]:
        del table.viewers[connection]
        connection.table = connection.viewer = None
        connection.send(Gone(table=table.name, reason=reason))
    watch_emptiness(table)
    company_changed(table)
    table.show_table()


# ------------------------------------------------------------------ the owner


@on(protocol.Change)
async def change(table: OpenTable, connection: Connection, request: protocol.Change) -> None:
    table.demand_owner(connection)
    table.demand_idle()
    options = checked_options(request.options)
    if table.state.circle:
        options = replace(options, public=False)  # it is for the members of the circle
    places = table.state.places
    seated = [place for place in places if place.kind != "nobody"]
    if len(seated) > options.players:
        raise Refusal("too-few-seats", players=options.players, seated=len(seated))
    if options.players != len(places):
        free = options.players - len(seated)
        table.state.places = [*seated, *empty_places(free)]
        for place in table.persons():
            look_from(table, place.person, table.seat_of(place.person))
    table.options = options
    table.state.again, table.state.gathering = {}, None  # that was about another game
    table.cancel_alarm("gather")
    _train_bots(table)
    await table.changed()
    connection.done(request.id)


def _train_bots(table: OpenTable) -> None:
    """Bots who do not know the game that the table plays now make way for one who does."""
    for place in table.state.places:
        if place.kind == "bot" and place.bot not in table.kind.bots:
            place.bot = table.kind.substitute


def checked_options(options: TableOptions) -> TableOptions:
    """Options that the engine can play, in their normal form."""
    if options.clock == "days":  # what is not asked, and who is missed for long, would tell
        options = replace(options, patient=True, substitutes=True)
    checked = GAMES[options.game].checked(options)
    if not 0 <= options.spectator_delay <= LONGEST_DELAY:
        raise Refusal("bad-delay", limit=LONGEST_DELAY)
    return checked


def place_at(table: OpenTable, seat: int) -> Place:
    if not 0 <= seat < len(table.state.places):
        raise Refusal("no-such-seat", count=len(table.state.places))
    return table.state.places[seat]


@on(protocol.Seatbot)
async def seat_bot(table: OpenTable, connection: Connection, request: protocol.Seatbot) -> None:
    table.demand_owner(connection)
    table.demand_idle()
    demand_bot(table, request.bot, request.temper)
    if request.seat >= 0:
        seat = free_seat(table, request.seat)
        table.state.places[seat] = a_bot(table, request.bot, request.temper)
    else:
        fill_with_bots(table, request.bot, request.temper)
    await table.changed()
    connection.done(request.id)


def demand_bot(table: OpenTable, bot: str, temper: str = "") -> None:
    if bot not in table.kind.bots:
        raise Refusal("no-such-bot", bot=clean_word(bot))
    if temper not in ("", ANY_TEMPER, *table.kind.bots[bot].tempers):
        raise Refusal("no-such-temper", temper=clean_word(temper))
    demand_strong_bot(table, bot)


def fill_with_bots(table: OpenTable, bot: str, temper: str = "") -> None:
    demand_bot(table, bot, temper)
    for seat, place in enumerate(table.state.places):
        if place.kind == "nobody":
            table.state.places[seat] = a_bot(table, bot, temper)


def a_bot(table: OpenTable, bot: str, temper: str) -> Place:
    taken = {place.name for place in table.state.places if place.kind != "nobody"}
    name, seed = bot_name(taken, table.dice), table.house.new_secret()
    given = settled_temper(table.kind.bots[bot], temper, table.dice)
    return Place(kind="bot", name=name, bot=bot, temper=given, seed=seed)


@on(protocol.Clear)
async def clear(table: OpenTable, connection: Connection, request: protocol.Clear) -> None:
    table.demand_owner(connection)
    table.demand_idle()
    place = place_at(table, request.seat)
    if place.kind == "nobody":
        raise Refusal("seat-free")
    if place.kind != "bot":
        raise Refusal("not-a-bot", name=place.name)
    table.state.places[request.seat] = Place()
    await table.changed()
    connection.done(request.id)


# ------------------------------------------------------------------ pauses


@on(protocol.Pause)
async def pause(table: OpenTable, connection: Connection, request: protocol.Pause) -> None:
    play = table.demand_play()
    place = table.place_of(connection)
    if table.state.revealing:
        raise Refusal("not-begun")
    if play.paused_at is not None:
        raise Refusal("paused")
    if is_slow(table):
        raise Refusal("no-pauses-left")
    used = table.state.pauses.get(connection.person, 0)
    if used >= table.house.settings.pauses:
        raise Refusal("no-pauses-left")
    table.state.pauses[connection.person] = used + 1
    table.state.status, table.state.paused_by = "paused", connection.person
    table.state.paused_since = table.house.clock.date()
    halt(table)
    await table.changed()
    play.show()
    table.notice("paused-by", name=place.name)
    connection.done(request.id)


def halt(table: OpenTable) -> None:
    """Stop the clocks, but not for ever."""
    assert table.play is not None
    table.play.halt()
    when = table.now() + table.house.settings.pause_seconds
    table.alarm("resume", when, go_on, table)


@on(protocol.Resume)
async def resume(table: OpenTable, connection: Connection, request: protocol.Resume) -> None:
    table.demand_play()
    if table.state.status != "paused":
        raise Refusal("not-paused")
    if connection.person not in (table.state.paused_by, table.state.owner):
        raise Refusal("not-owner")
    await go_on(table)
    connection.done(request.id)


async def go_on(table: OpenTable) -> None:
    play = table.play
    if play is None or play.paused_at is None:
        return
    table.cancel_alarm("resume")
    table.state.status, table.state.paused_by = "playing", ""
    play.resume()
    play.mind_company()
    await table.changed()
    play.show()
    table.notice("resumed")
