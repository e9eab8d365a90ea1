"""Tables as they were before the house was shut, killed or upgraded."""

from __future__ import annotations

import json
from contextlib import suppress
from logging import WARNING
from typing import TYPE_CHECKING

import msgspec

from ...engine.errors import SixgunError
from ...engine.machine import HASTY, PATIENT, Machine
from ...engine.snapshot import from_json, to_json
from .. import protocol
from ..logs import note
from ..protocol import Told
from ..protocol.refusals import Refusal, notice
from ..store import acts, reads
from ..store.errors import StoreFailed
from ..store.rows import SavedSnapshot
from .dealing import await_numbers
from .ending import proof_of
from .games import kind_written
from .lessons import restored_lesson
from .playing import Play
from .presence import wait_for, watch_emptiness
from .seating import halt
from .state import Times, read_options, read_state
from .table import OpenTable

if TYPE_CHECKING:
    from ..house import House
    from ..store.rows import SavedGame, SavedMove, SavedTable
    from ..store.store import Store


class CannotGoOn(Exception):
    """A game cannot be taken up again; the text says why."""


async def restore_table(house: House, row: SavedTable) -> OpenTable | None:
    """The table of this row, ready to go on; None if it had to be closed."""
    try:
        table = _restored(house, row)
    except CannotGoOn as error:
        note("a table could not go on", WARNING, why=str(error), table=row.id)
        date = house.clock.date()
        closing = acts.close_table(row.id, closed=date, reason=str(error))
        await house.store.write(closing, acts.drop_lines(row.id))
        return None
    table.post(_wake, table)
    return table


def _restored(house: House, row: SavedTable) -> OpenTable:
    try:
        options, state = read_options(row.options), read_state(row.state)
    except msgspec.DecodeError as error:
        raise CannotGoOn("notice-closed-restarted") from error
    table = OpenTable(house, row.id, options, state)
    state.lines = max([state.lines, *[line.number for line in house.chat.of(row.id)]])
    if state.game:
        table.play = _restored_play(table)
    return table


def why_closed(store: Store, name: str) -> Told | None:
    """What people of a table that was closed are told when they come back."""
    row = reads.table_called(store, name)
    if row is None or row.closed is None:
        return None
    game = reads.game_of(store, name)
    if row.reason == "notice-closed-rules" and game is not None:
        return notice("closed-rules", version=game.rules)
    return Told(row.reason)


async def _wake(table: OpenTable) -> None:
    """Clocks begin where they stood: nobody's time ran while the house was shut."""
    table.card = None
    for person in {table.state.owner, *(place.person for place in table.persons())} - {""}:
        wait_for(table, person)
    watch_emptiness(table)
    if table.state.promise is not None:
        await_numbers(table)
    _show_spectators(table)
    await go_on(table)
    table.show_table()


def _show_spectators(table: OpenTable) -> None:
    """Whoever sees everything later sees where the game is now, later."""
    play = table.play
    if play is not None and table.options.spectator_delay and not play.game.over:
        play.show()
    else:
        table.screen = play


async def go_on(table: OpenTable) -> None:
    """Open the decision that the game of a table has come to."""
    if table.play is not None and not table.play.game.over:
        table.play.go_on()
        if table.state.status == "paused":
            halt(table)


def _restored_play(table: OpenTable) -> Play | None:
    row = reads.game_called(table.house.store, table.state.game)
    if row is None:
        raise CannotGoOn("notice-closed-restarted")
    moves = reads.moves_of(table.house.store, row.id)
    if table.state.scenario:
        return _restored_lesson(table, moves)
    if row.rules != kind_written(json.loads(row.settings)).rules:
        if table.state.status == "over":
            return None  # its record is kept; nothing of it is needed to play again
        return _upgraded(table, row, moves)
    play = Play(table, row.id, row.number, _first_position(table, row), len(moves))
    play.position = row.position or ""
    _tell_deal(play, row)
    known = _take_up_clocks(play)
    for move in moves:
        if move.number > known:
            _spend(play, move)
        if move.number > row.position_at:
            _replay(play, move)
            if play.position:
                play.moves.append(move.line)
    if play.game.over:
        play.proof = proof_of(play)
    return play


def _restored_lesson(table: OpenTable, moves: list[SavedMove]) -> Play:
    try:
        return restored_lesson(table, moves)
    except (Refusal, SixgunError, ValueError) as error:
        raise CannotGoOn("notice-closed-lesson") from error


def _first_position(table: OpenTable, row: SavedGame) -> Machine:
    """Where a game began. Options may have changed since one that is over: it is told hastily."""
    patient = table.options.patient and row.ended is None
    try:
        if row.position:
            game: Machine = from_json(row.position)
            game.ears = []
            game.patient = PATIENT if patient else HASTY
        else:
            settings = json.loads(row.settings)
            seed = bytes.fromhex(row.seed)
            game = kind_written(settings).make(settings, seed, patient=patient)
    except SixgunError as error:
        raise CannotGoOn("notice-closed-restarted") from error
    return game


def _tell_deal(play: Play, row: SavedGame) -> None:
    play.rules = row.rules
    if row.commitment:
        numbers = {int(seat): number for seat, number in json.loads(row.numbers).items()}
        play.deal = protocol.Deal(row.commitment, numbers)
        play.secret = row.secret


def _replay(play: Play, move: SavedMove) -> None:
    """Make a move that is on disk once more."""
    try:
        play.game.apply(move.line)
    except SixgunError as error:
        raise CannotGoOn("notice-closed-restarted") from error


def _spend(play: Play, move: SavedMove) -> None:
    """What a move took from the clocks of its seat; the game still asks for it."""
    play.last = move.kind
    play.spend_time(move.seat, move.kind, move.spent / 1000)


def _take_up_clocks(play: Play) -> int:
    """Set the clocks as they were noted, and say after which move that was."""
    times = play.table.state.times
    if play.chess is None or times is None or times.game != play.name:
        return 0
    play.chess.left, play.banks = list(times.chess), list(times.banks)
    return times.at


def note_clocks(play: Play) -> None:
    """From the position in a snapshot nobody can tell any more whose time the moves took."""
    if play.chess is not None:
        noted = Times(play.name, play.written, list(play.chess.left), list(play.banks))
        play.table.state.times = noted


# ------------------------------------------------------------------ after an upgrade


async def save_snapshot(table: OpenTable) -> None:
    """Write the position down, so that a house with other rules can go on from it."""
    play = table.play
    if play is not None and not play.game.over and not table.state.scenario:
        taken = SavedSnapshot(play.name, play.written, play.kind.rules, to_json(play.game))
        note_clocks(play)
        with suppress(StoreFailed):  # `keep` has logged it, and the moves are all there
            await table.keep(table.as_saved(), *acts.save_snapshot(taken))


def _upgraded(table: OpenTable, row: SavedGame, moves: list[SavedMove]) -> Play:
    """The rules have changed: go on from the snapshot, if nothing was played after it."""
    saved = reads.snapshot_of(table.house.store, row.id)
    if saved is None or saved.number != len(moves):
        raise CannotGoOn("notice-closed-rules")
    try:
        game = from_json(saved.data, any_rules=True)
    except SixgunError as error:
        raise CannotGoOn("notice-closed-rules") from error
    game.ears = []
    game.history = None
    patient, game.patient = game.patient, HASTY
    game.answer_forced()
    position = to_json(game)
    game.patient = patient
    play = Play(table, row.id, row.number, game, len(moves))
    _tell_deal(play, row)
    play.rules = play.kind.rules
    known = _take_up_clocks(play)
    for move in moves:
        if move.number > known:
            _spend(play, move)
    play.position = position
    table.post(table.keep, acts.go_on_from(row.id, play.rules, position, len(moves)))
    return play
