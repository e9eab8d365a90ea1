"""Who comes, who goes, who plays meanwhile, and to whom the table belongs then."""

from __future__ import annotations

from ..days.meeting import kept_until
from ..days.slow import is_slow, prepare
from ..days.turns import tell_turns
from ..protocol import Gone, Told, encode
from ..protocol.refusals import Refusal, notice
from ..store import acts
from .connection import Connection, Viewer
from .games import kind_of
from .hurrying import settle_pace
from .solitude import company_changed, lone_person, stands_still
from .state import Place
from .table import OpenTable
from .thinking import forget_bots

# ------------------------------------------------------------------ coming


async def arrive(table: OpenTable, connection: Connection) -> None:
    """A connection looks at the table from now on; whoever has a seat here is back."""
    seat = table.seat_of(connection.person)
    if seat < 0:
        _admit_spectator(table, connection)
    stood = stands_still(table)
    was_here = table.is_here(connection.person)
    if connection.table is not table:
        look_away(connection)
    if seat >= 0:
        table.state.places[seat].gathers |= connection.gathers
    viewer = Viewer(connection, seat if seat >= 0 else None)
    table.viewers[connection] = viewer
    connection.table, connection.viewer = table, viewer
    table.cancel_alarm("empty")
    table.cancel_alarm(f"away {connection.person}")
    company_changed(table)
    connection.table_seen = encode(table.message_for(connection))
    connection.send_bytes(connection.table_seen)
    show_past(table, viewer)
    if seat >= 0 and not was_here:
        await _be_back(table, seat)
    else:
        table.show_table()
    if stood:
        _wait_for_others(table)
    await settle_pace(table)
    table.house.hosting.report(table)


def _wait_for_others(table: OpenTable) -> None:
    """The table stood still: those who are still away have their time from now on."""
    for place in table.persons():
        if not place.away and not table.is_here(place.person):
            wait_for(table, place.person)


def _admit_spectator(table: OpenTable, connection: Connection) -> None:
    state = table.state
    if state.scenario or connection.person in state.kicked or not is_open_to(table, connection):
        raise Refusal("no-such-table")
    if table.lets_look_on(connection.person):
        return
    free = any(place.kind == "nobody" for place in state.places)
    if not table.options.spectators and not free:
        raise Refusal("spectators-off")
    if table.spectators() >= table.house.settings.spectators_per_table:
        raise Refusal("table-full", limit=table.house.settings.spectators_per_table)


def is_open_to(table: OpenTable, connection: Connection) -> bool:
    """May somebody know of this table who does not sit there?"""
    person, state = connection.person, table.state
    if table.options.public or person in state.invited:
        return True
    return table.house.circles.has(state.circle, person)


def show_past(table: OpenTable, viewer: Viewer) -> None:
    """What somebody who comes has to know: the deal, the game, what was said."""
    from .dealing import show_promise
    from .talking import hears, said

    show_promise(table, viewer.connection)
    play = table.play_for(viewer)
    if play is not None:
        play.show_to(viewer)
    for line in table.house.chat.of(table.name):
        if hears(table, viewer.connection, line.room, line.person):
            viewer.connection.send(said(line, past=True))


async def _be_back(table: OpenTable, seat: int) -> None:
    claim(table, table.state.places[seat].person)
    if table.state.places[seat].away:
        await take_back(table, seat)
    else:
        await table.changed()


def claim(table: OpenTable, person: str) -> None:
    """A table whose owner is gone for long belongs to the next one who comes."""
    if table.state.commission is not None:
        return  # it is the referee's
    if table.state.owner and is_slow(table):
        return  # nobody is expected to be there
    if not table.state.owner or table.is_gone(table.state.owner):
        table.state.owner = person


# ------------------------------------------------------------------ going


def look_away(connection: Connection) -> None:
    """A connection looks away or is cut off: nothing of the table is sent to it any more."""
    table = connection.table
    if table is not None:
        table.viewers.pop(connection, None)
        connection.table = connection.viewer = None
        table.post(departed, table, connection.person)


async def departed(table: OpenTable, person: str) -> None:
    """The seat stays, for a while."""
    if table.closed:
        return
    if not table.is_here(person):
        if table.seat_of(person) >= 0 or person == table.state.owner:
            wait_for(table, person)
        watch_emptiness(table)
    company_changed(table)
    if not await settle_pace(table):
        table.show_table()
    table.house.hosting.report(table)


def wait_for(table: OpenTable, person: str) -> None:
    if is_slow(table):
        return
    when = table.now() + table.house.settings.away_seconds
    table.alarm(f"away {person}", when, gone_for_long, table, person)


def watch_emptiness(table: OpenTable) -> None:
    """A table that nobody looks at is kept for a while, then closed; a referee's is kept."""
    if not table.viewers:
        table.left_at = table.now()
    if not table.viewers and table.state.commission is None:
        when = kept_until(table)
        if when is not None:
            table.alarm("empty", when, close_empty, table)


async def gone_for_long(table: OpenTable, person: str) -> None:
    """Somebody has not come back in time: a bot plays, and the table may get another owner."""
    if table.is_here(person) or is_slow(table):
        return
    if person and person == table.state.owner:
        pass_on(table)
    seat = table.seat_of(person)
    if table.state.commission is not None:
        await table.house.hosting.miss(table, seat, "away")
    elif seat >= 0 and is_playing(table, seat) and has_substitutes(table):
        await take_over(table, seat)
    else:
        from .rematches import begin_if_agreed

        await table.changed()
        await begin_if_agreed(table)


def pass_on(table: OpenTable) -> None:
    """The table goes to the next person who is here, if there is one; in a game for days to the
    next one, since it must not tell who is here."""
    owner = table.state.owner
    start = max(0, table.seat_of(owner))
    places = table.state.places
    order = [*places[start:], *places[:start]]
    others = [place for place in order if place.kind == "person" and place.person != owner]
    heirs = [place for place in others if is_slow(table) or table.is_here(place.person)]
    if heirs:
        pass_on_to(table, heirs[0])


def pass_on_to(table: OpenTable, heir: Place) -> None:
    table.state.owner = heir.person
    table.post(_announce, table, heir.name)


async def _announce(table: OpenTable, name: str) -> None:
    """Comes after what made somebody the owner, and so is told when that is on disk."""
    table.notice("new-owner", name=name)


def give_up(table: OpenTable, person: str) -> None:
    """Somebody leaves for good, and what he owned and ordered with him."""
    table.state.orders.pop(person, None)
    if table.state.owner == person:
        pass_on(table)
    if table.state.owner == person:
        table.state.owner = ""


async def close_empty(table: OpenTable) -> None:
    until = kept_until(table)
    if not table.viewers and until is not None:
        await close(table, notice("closed-empty"))


async def close(table: OpenTable, reason: Told) -> None:
    """Close the table for good."""
    if table.closed:
        return
    table.closed = True
    if table.play is not None:
        table.play.drop_pending()
        if not table.play.game.over:  # else they are forgotten, and others may sit there
            forget_bots(table.play)
    table.cancel_alarms()
    date = table.house.clock.date()
    closing = acts.close_table(table.name, closed=date, reason=reason.key)
    await table.keep(closing, acts.drop_lines(table.name))
    message = Gone(table=table.name, reason=reason)
    for connection in list(table.viewers):
        connection.send(message)
        connection.table = connection.viewer = None
    table.viewers.clear()
    table.house.table_closed(table)
    tell_turns(table)


# ------------------------------------------------------------------ substitutes


def is_playing(table: OpenTable, seat: int) -> bool:
    """Is a game going on in which this seat may still be asked?"""
    play = table.play
    if play is None or table.state.status not in ("playing", "paused"):
        return False
    return not play.game.passive[seat]


def is_alive(table: OpenTable, seat: int) -> bool:
    if table.play is None:
        return False
    game = table.play.game
    return kind_of(game).is_in(game, seat)


def has_substitutes(table: OpenTable) -> bool:
    """Does a bot play for who is away? A table with nobody else waits."""
    if lone_person(table) is not None or stands_still(table):
        return False
    return table.options.substitutes


async def take_over(table: OpenTable, seat: int) -> None:
    """A bot plays for somebody who is away, and everybody sees it."""
    place = table.state.places[seat]
    if place.away or place.kind != "person":
        return
    substitute = table.kind.substitute
    place.away, place.bot = True, substitute
    place.relieved = is_alive(table, seat)
    await table.changed()
    table.notice("took-over", name=place.name, bot=substitute)
    if table.play is not None:
        table.play.ask_again(seat)


async def take_back(table: OpenTable, seat: int) -> None:
    """The person plays again, at once."""
    place = table.state.places[seat]
    place.away, place.bot, place.defaults, place.relieved = False, "", 0, False
    if table.play is not None:
        prepare(table.play)
    await table.changed()
    table.notice("took-back", name=place.name)
    if table.play is not None:
        table.play.ask_again(seat)
        table.play.show()
