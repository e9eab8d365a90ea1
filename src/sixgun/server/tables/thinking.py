"""What a table has to do with the thoughts of its bots: who they are, who pays, what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..logs import note_error
from ..minds.pool import Bill, Mind, Payer, PoolError, Thought
from ..minds.roster import HouseBot, one_level_lower
from ..protocol.refusals import Refusal
from .hurrying import HURRIED_SECONDS

if TYPE_CHECKING:
    from ..traces.spans import Span
    from .pending import Pending
    from .playing import Play
    from .table import OpenTable

#: Below this part of their usual time a table is told that its strong bots think for less.
TOLD_BELOW = 0.9


def payer_of(table: OpenTable) -> Payer:
    """Who owns a table pays for its bots, since nobody else chooses them; else who opened it. The
    tables of a tournament pay each for itself."""
    state = table.state
    if state.commission is not None:
        return Payer(table.name, table.name)
    person = state.owner or state.opener
    return Payer(person, table.house.company.address_of(person))


def mind_of(play: Play, seat: int) -> Mind:
    place = play.table.state.places[seat]
    spec = _bot_at(play, seat).spec_of(place.temper)
    return Mind(play.table.name, play.name, seat, spec, bytes.fromhex(place.seed))


def _bot_at(play: Play, seat: int) -> HouseBot:
    return play.kind.bots[play.table.state.places[seat].bot or play.kind.substitute]


def bill_of(play: Play, seat: int) -> Bill:
    place = play.table.state.places[seat]
    lighter = one_level_lower(play.kind.bots, place.bot or play.kind.substitute, place.temper)
    return Bill(payer_of(play.table), _bot_at(play, seat).cost, lighter)


def trace_decision(play: Play, pending: Pending, message: Span | None) -> None:
    """A collector is told of this decision: a part of the message that answers it, if one does.
    Whether there was any choice is not told."""
    table = play.table
    assert table.house.traces is not None
    place = table.state.places[pending.decision.seat]
    pending.span = table.house.traces.begin("decision", message)
    who = "bot" if place.kind == "bot" else "substitute" if place.away else "person"
    pending.span.note("kind", who)
    pending.span.note("table", table.sign())


async def thought_of(play: Play, seat: int, decision: Span | None = None) -> Thought:
    """What the bot of a seat chooses; a collector is told as a part of the decision."""
    if decision is None:
        return await _thought_of(play, seat, None)
    traces = play.table.house.traces
    assert traces is not None
    span = traces.begin("thought", decision)
    span.note("bot", play.table.state.places[seat].bot or play.kind.substitute)
    with traces.working_on(span):
        thought = await _thought_of(play, seat, span)
        if thought.failed:
            span.note("failed", thought.failed)
        return thought


async def _thought_of(play: Play, seat: int, span: Span | None) -> Thought:
    """If nobody can think for a bot, it has failed."""
    table = play.table
    hurried = None if table.state.hurried is None else HURRIED_SECONDS
    try:
        reports, seen = play.witness(seat).reports(), play.game.view(seat)
        thought = await table.house.pool.think(
            mind_of(play, seat), seen, reports, hurried, bill_of(play, seat), span
        )
    except Exception as error:  # whatever it was, the others do not wait for ever
        note_error("nobody can think for a bot", error, table=table.name)
        table.house.count.bot_failed("error")
        table.house.health.workers_dead = isinstance(error, PoolError)
        return Thought(None, "error")
    table.house.health.workers_dead = False
    return thought


def forget_bots(play: Play) -> None:
    """Nobody will think about this game any more."""
    for seat in range(play.game.seats):
        mind = mind_of(play, seat)
        play.table.house.pool.forget(mind)
        lighter = bill_of(play, seat).lighter
        if lighter:
            play.table.house.pool.forget(mind._replace(spec=lighter))


# ------------------------------------------------------------------ when there is not enough


def demand_strong_bot(table: OpenTable, bot: str) -> None:
    """A bot that thinks for long is had only where the house can think for it."""
    if table.kind.bots[bot].strong and table.house.pool.is_busy(payer_of(table)):
        table.house.count.bots_refused()
        raise Refusal("bots-busy")


def demand_strong_bots(table: OpenTable) -> None:
    """The same of all who sit here already."""
    for place in table.state.places:
        if place.kind == "bot":
            demand_strong_bot(table, place.bot)


def tell_if_short(play: Play) -> None:
    """Once a game, where strong bots sit: they have less time than usual. That depends on what
    the house has to think for, and not on what is thought; and it is said after a move, whichever
    it was."""
    table, bots = play.table, play.kind.bots
    if play.told_short or table.state.hurried is not None:
        return
    strong = any(place.kind == "bot" and bots[place.bot].strong for place in table.state.places)
    if strong and table.house.pool.part_of(payer_of(table)) < TOLD_BELOW:
        play.told_short = True
        table.notice("bots-short")
