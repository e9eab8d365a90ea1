"""From "start" to the first decision: the promise, the numbers of the players, the deal."""

from __future__ import annotations

import json
import secrets
from typing import Any

from ...engine.deal import checked_number, commitment, seed_of_deal
from ...engine.errors import DealError
from .. import protocol
from ..days.gathering import demand_players, gather, leave_out_missing
from ..days.slow import prepare
from ..protocol.refusals import Refusal
from ..store import acts
from ..store.rows import SavedGame
from .connection import Connection
from .ending import begin_record
from .playing import Play
from .presence import gone_for_long
from .reveal import begin_reveal
from .seating import demand_bot, fill_with_bots, show_spectators_out
from .solitude import company_changed
from .state import Promise
from .table import OpenTable, on
from .thinking import demand_strong_bots


@on(protocol.Start)
async def start(table: OpenTable, connection: Connection, request: protocol.Start) -> None:
    table.demand_owner(connection)
    table.demand_idle()
    table.demand_no_closing()
    demand_strong_bots(table)
    if table.state.gathering is None:
        table.house.allowance.take("games", connection.person, connection.address)
    if table.state.status != "over" or table.play is None:
        await _start_gathered(table, connection, request)
        return
    if table.play is not None:
        _only_with_who_wants(table, connection.person, request)
    if request.bots:
        fill_with_bots(table, request.bots, request.temper)
    await promise(table, {})
    connection.done(request.id)


async def _start_gathered(
    table: OpenTable, connection: Connection, request: protocol.Start
) -> None:
    """Where other people sit, everybody says first that he is there."""
    if request.bots:
        demand_bot(table, request.bots, request.temper)
    gathering = table.state.gathering
    if (gathering is None or not request.now) and gather(table, request):
        await table.changed()
        connection.done(request.id)
        return
    bots, temper = request.bots, request.temper
    if gathering is not None:
        bots, temper = (bots, temper) if bots else (gathering.bots, gathering.temper)
        if bots:
            demand_bot(table, bots, temper)
        demand_players(table, bots)  # before anybody has lost his seat
        leave_out_missing(table, bots, temper)
    if bots:
        fill_with_bots(table, bots, temper)
    await promise(table, {})
    connection.done(request.id)


def _only_with_who_wants(table: OpenTable, owner: str, request: protocol.Start) -> None:
    """After a game nobody is made to play another one: who has not said that he wants to makes
    way for a bot, if there is one."""
    from .rematches import leave_behind

    wanting = [place for place in table.persons() if table.state.again.get(place.person)]
    others = [place for place in table.persons() if place not in wanting and place.person != owner]
    if others and not request.bots:
        needed, seated = table.options.players, len(table.state.places) - len(others)
        raise Refusal("needs-players", needed=needed, seated=seated)
    if request.bots:
        demand_bot(table, request.bots, request.temper)
        if table.seat_of(owner) >= 0:
            table.state.again[owner] = True
        leave_behind(table, request.bots, request.temper)


async def promise(table: OpenTable, carried: dict[str, Any]) -> None:
    """Commit to a secret and to the settings before anybody adds a number."""
    seated = [place for place in table.state.places if place.kind != "nobody"]
    if len(seated) < table.options.players:
        raise Refusal("needs-players", needed=table.options.players, seated=len(seated))
    settings = table.kind.plain_settings(table.options, carried)
    game, secret = secrets.token_hex(8), table.house.new_secret()
    published = commitment(secret, settings, game)
    table.state.promise = Promise(game, secret, published, json.dumps(settings))
    table.state.status, table.state.gathering = "dealing", None
    table.cancel_alarm("gather")
    table.numbers = {}
    await table.changed()
    for connection in table.viewers:
        show_promise(table, connection)
    await_numbers(table)


def show_promise(table: OpenTable, connection: Connection) -> None:
    made = table.state.promise
    if made is not None and table.status_for(table.seat_of(connection.person)) == "dealing":
        connection.send(protocol.Dealing(game=made.game, commitment=made.commitment))


def await_numbers(table: OpenTable) -> None:
    """Deal when everybody who may still come has added a number, or has had time enough."""
    when = table.now() + table.house.settings.number_seconds
    table.alarm("numbers", when, deal, table)
    table.post(deal_if_complete, table)


async def deal_if_complete(table: OpenTable) -> None:
    if table.state.promise is not None and not missing_numbers(table):
        await deal(table)


def missing_numbers(table: OpenTable) -> list[int]:
    return [
        seat
        for seat, place in enumerate(table.state.places)
        if place.kind == "person" and seat not in table.numbers and not table.is_gone(place.person)
    ]


@on(protocol.Number)
async def number(table: OpenTable, connection: Connection, request: protocol.Number) -> None:
    """A client adds its own chance to the deal; of two devices the first counts."""
    seat = table.seat_of(connection.person)
    if seat < 0:
        raise Refusal("not-seated")
    if table.state.promise is None:
        if seat not in table.numbers:
            raise Refusal("number-late")
        return  # the other device was quicker
    try:
        value = checked_number(request.value)
    except DealError:
        raise Refusal("number-bad") from None
    table.numbers.setdefault(seat, value)
    await deal_if_complete(table)


async def deal(table: OpenTable) -> None:
    """Make the game from the secret and all numbers."""
    made = table.state.promise
    if made is not None:
        table.cancel_alarm("numbers")
        with table.staking():
            await _deal(table, made)


async def _deal(table: OpenTable, made: Promise) -> None:
    seed = seed_of_deal(made.secret, table.numbers)
    settings = json.loads(made.settings)
    game = table.kind.make(settings, seed, table.kind.rules, patient=table.options.patient)
    state = table.state
    state.promise, state.status = None, "playing"
    state.games, state.game = state.games + 1, made.game
    state.new_game()
    play = Play(table, made.game, state.games, game)
    play.secret = made.secret
    play.deal = protocol.Deal(made.commitment, dict(table.numbers))
    begin_record(play)
    for place in state.places:
        place.defaults, place.relieved = 0, place.kind == "bot"
    state.among_people = all(each.kind == "person" and not each.program for each in state.places)
    begin_reveal(table)
    prepare(play)
    await table.keep(
        table.as_saved(),
        acts.begin_game(
            SavedGame(
                id=made.game,
                table_id=table.name,
                number=state.games,
                rules=play.rules,
                settings=made.settings,
                seed=seed.hex(),
                secret=made.secret,
                numbers=json.dumps(table.numbers),
                commitment=made.commitment,
                begun=table.house.clock.date(),
                sealed=sealed_by(table),
                circle=state.circle,
            )
        ),
    )
    begin(table, play)


def sealed_by(table: OpenTable) -> str:
    """The tournament that keeps a game to itself; duels come after the standings are published."""
    commission = table.state.commission
    return commission.tournament if commission is not None and not commission.duel else ""


def begin(table: OpenTable, play: Play) -> None:
    """Show a game that is on disk, and ask its first question."""
    table.play = play
    if not table.options.spectators:
        show_spectators_out(table)
    company_changed(table)
    table.show_table()
    play.show_beginning([viewer for viewer in table.viewers.values() if viewer.seat is not None])
    if not table.options.spectator_delay:
        play.bring_spectators()
    play.show()
    play.go_on()
    for place in table.persons():
        if table.is_gone(place.person):
            table.post(gone_for_long, table, place.person)
    table.house.hosting.report(table)
