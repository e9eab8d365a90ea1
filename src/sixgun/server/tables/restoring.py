"""Tables as they were before the house was shut, killed or upgraded."""

from __future__ import annotations

import json
from contextlib import suppress
from logging import WARNING
from typing import TYPE_CHECKING

from ...engine.errors import SixgunError
from ...engine.machine import HASTY, PATIENT, Machine
from ...engine.snapshot import from_json, to_json
from .. import protocol
from ..days.gathering import watch_gathering
from ..logs import note
from ..protocol import TableOptions, Told
from ..protocol.refusals import Refusal, notice
from ..sharing.codes import is_code
from ..store import acts, reads
from ..store.errors import RowDamaged, StoreFailed
from ..store.rows import SavedSnapshot
from .dealing import await_numbers
from .ending import begin_record, proof_of
from .games import GAMES, kind_written
from .hurrying import settle_pace
from .lessons import is_unchanged, restored_lesson
from .playing import Play
from .presence import wait_for, watch_emptiness
from .seating import halt
from .solitude import company_changed
from .state import TableState, Times, read_options, read_state
from .table import OpenTable

if TYPE_CHECKING:
    from ..house import House
    from ..store.rows import ChatLine, SavedGame, SavedMove, SavedTable
    from ..store.store import Store


#: What a table can be, and who can have a place at one.
STATUSES = ("waiting", "dealing", "playing", "paused", "over")
KINDS_OF_PLACES = ("nobody", "person", "bot")


class CannotGoOn(Exception):
    """A game is not taken up again, and its table is closed; the text says why."""


class Damaged(Exception):
    """What is written of a table contradicts itself; the text says where."""


async def bring_back(house: House, row: SavedTable | RowDamaged) -> None:
    """A table as it was; if it cannot go on, nothing of it is left in the house."""
    if isinstance(row, RowDamaged):
        raise row
    house.chat.bring_back(row.id, _lines_of(house, row.id))
    table = None
    try:
        table = await restore_table(house, row)
    finally:
        if table is None:
            house.chat.drop_table(row.id)
    if table is not None:
        house.tables[table.name] = table
        house.rooms.note(table)
        table.begin()


def _lines_of(house: House, table: str) -> list[ChatLine]:
    """What was said at a table; a damaged line is not told."""
    found = []
    for number, line in enumerate(reads.each_line_of(house.store, table)):
        with house.aside.containing("line", f"{table} {number}"):
            if isinstance(line, RowDamaged):
                raise line
            found.append(line)
    return found


async def close_aside(house: House, name: str, reason: Told) -> bool:
    """Nobody will repair it: a table that is set aside is closed like any other."""
    if not house.aside.has("table", name):
        return False
    closing = acts.close_table(name, closed=house.clock.date(), reason=reason.key)
    await house.store.write(closing, acts.drop_lines(name))
    house.aside.take_up("table", name)
    house.hosting.forget_aside(name)
    return True


async def restore_table(house: House, row: SavedTable) -> OpenTable | None:
    """The table of this row, ready to go on; None if it had to be closed.

    Whatever is damaged raises, and nothing is written.
    """
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
    options, state = read_options(row.options), read_state(row.state)
    check_state(state, options)
    table = OpenTable(house, row.id, options, state)
    table.opened = row.opened
    state.lines = max([state.lines, *[line.number for line in house.chat.of(row.id)]])
    try:
        _take_up_game(table)
    except CannotGoOn:
        raise
    except Exception:
        house.hosting.note_aside(table)
        raise
    return table


def _take_up_game(table: OpenTable) -> None:
    if table.state.game:
        table.play = _restored_play(table)
    if table.play is None and table.state.status in ("playing", "paused"):
        raise Damaged("a game is played, and nothing says which")


def check_state(state: TableState, options: TableOptions) -> None:
    """Can this be the state of a table with these options?"""
    kind = GAMES[options.game]
    if state.status not in STATUSES:
        raise Damaged(f"a table is {state.status!r}")
    if len(state.places) != options.players:
        raise Damaged(f"{len(state.places)} places are at a table for {options.players}")
    if state.question is not None and state.question.due < state.question.opened:
        raise Damaged("a question for days is due before it was opened")
    if (state.status == "dealing") != (state.promise is not None):
        raise Damaged(f"a table is {state.status} and has another promise")
    if state.room and not is_code(state.room):
        raise Damaged("the room code of a table is none")
    for place in state.places:
        if place.kind not in KINDS_OF_PLACES or (place.bot and place.bot not in kind.bots):
            raise Damaged(f"somebody sits there as {place.kind!r} {place.bot!r}")
        bytes.fromhex(place.seed)


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
    """The first act of a table that was restored: if it fails, the table is set aside."""
    with table.staking():
        await _go_on_as_before(table)


async def _go_on_as_before(table: OpenTable) -> None:
    """Clocks begin where they stood: nobody's time ran while the house was shut."""
    table.card = None
    for person in {table.state.owner, *(place.person for place in table.persons())} - {""}:
        wait_for(table, person)
    watch_emptiness(table)
    watch_gathering(table)
    if table.state.promise is not None:
        await_numbers(table)
    _show_spectators(table)
    await go_on(table)
    company_changed(table)
    await settle_pace(table)
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
    if row is None or row.table_id != table.name:
        raise Damaged(f"there is no game {table.state.game!r} of this table")
    moves = reads.moves_of(table.house.store, row.id)
    if table.state.scenario:
        return _restored_lesson(table, row, moves)
    if not kind_written(json.loads(row.settings)).knows(row.rules):
        if table.state.status == "over":
            return None  # its record is kept; nothing of it is needed to play again
        _check_rules(table, row)
        raise CannotGoOn("notice-closed-rules")
    try:
        return _replayed(table, row, moves)
    except Exception as error:
        note("the moves of a game do not fit", WARNING, game=row.id, table=table.name)
        return _from_snapshot(table, row, moves, error)


def _check_rules(table: OpenTable, row: SavedGame) -> None:
    """A house that knows other rules has left a position that says so; else a number is damaged."""
    saved = reads.snapshot_of(table.house.store, row.id)
    if saved is None or saved.rules != row.rules:
        said = "nothing" if saved is None else f"{saved.rules}"
        raise Damaged(f"nobody knows rules {row.rules} of a game, and its position says {said}")


def _check_game(table: OpenTable, row: SavedGame, moves: list[SavedMove]) -> None:
    """Is the log of a game whole, and of this table?"""
    if [move.number for move in moves] != list(range(1, len(moves) + 1)):
        raise Damaged("a move is missing")
    if row.position_at > len(moves) or (row.position_at and not row.position):
        raise Damaged(f"the position is one after {row.position_at} of {len(moves)} moves")
    if (row.ended is not None) != (table.state.status in ("over", "waiting", "dealing")):
        raise Damaged(f"the table is {table.state.status}, and the game ended at {row.ended}")


def _check_play(play: Play, row: SavedGame) -> None:
    """Has a game come to where its row says, with a seat for everybody who plays?"""
    if bool(play.game.over) != (row.ended is not None):
        raise Damaged(f"the game is over: {bool(play.game.over)}, and it ended at {row.ended}")
    if row.ended is None and play.game.seats != len(play.table.state.places):
        raise Damaged(f"{len(play.table.state.places)} places are at a game for {play.game.seats}")


def _replayed(table: OpenTable, row: SavedGame, moves: list[SavedMove]) -> Play:
    """The game from its beginning, move by move, by the rules that it began with."""
    _check_game(table, row, moves)
    play = Play(table, row.id, row.number, _first_position(table, row), len(moves))
    _tell_deal(play, row)
    begin_record(play)
    known = _take_up_clocks(play)
    for move in moves:
        if move.number > known:
            _spend(play, move)
        if move.number > row.position_at:
            _replay(play, move)
    _check_play(play, row)
    if play.game.over:
        play.proof = proof_of(play)
        play.hurried = row.hurried is not None
        seatings = reads.seatings_of(table.house.store, row.id)
        play.by_bot = tuple([seating.seat for seating in seatings if seating.by_bot])
    return play


def _restored_lesson(table: OpenTable, row: SavedGame, moves: list[SavedMove]) -> Play:
    """Moves need not fit a scenario that has changed; that they do not fit the same is damage."""
    unchanged = is_unchanged(table.state.scenario, row.settings)
    try:
        return restored_lesson(table, moves)
    except (Refusal, SixgunError, ValueError) as error:
        if unchanged:
            raise Damaged(f"the moves of a lesson do not fit: {error}") from error
        raise CannotGoOn("notice-closed-lesson") from error


def _first_position(table: OpenTable, row: SavedGame) -> Machine:
    """Where a game began. Options may have changed since one that is over: it is told hastily."""
    patient = table.options.patient and row.ended is None
    if not row.position:
        settings = json.loads(row.settings)
        seed = bytes.fromhex(row.seed)
        return kind_written(settings).make(settings, seed, row.rules, patient=patient)
    game: Machine = from_json(row.position)
    game.ears = []
    game.patient = PATIENT if patient else HASTY
    return game


def _tell_deal(play: Play, row: SavedGame) -> None:
    if row.commitment:
        numbers = {int(seat): number for seat, number in json.loads(row.numbers).items()}
        play.deal = protocol.Deal(row.commitment, numbers)
        play.secret = row.secret


def _replay(play: Play, move: SavedMove) -> None:
    """Make a move that is on disk once more, and write it into the record."""
    play.apply(move.line)


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


# ------------------------------------------------------------------ a second way


async def save_snapshot(table: OpenTable) -> None:
    """Write the position down, so that a house can go on even if the moves lead elsewhere."""
    play = table.play
    if play is not None and not play.game.over and not table.state.scenario:
        taken = SavedSnapshot(play.name, play.written, play.rules, to_json(play.game))
        note_clocks(play)
        with suppress(StoreFailed):  # `keep` has logged it, and the moves are all there
            await table.keep(table.as_saved(), *acts.save_snapshot(taken))


def _from_snapshot(
    table: OpenTable, row: SavedGame, moves: list[SavedMove], why: Exception
) -> Play:
    """Go on from the position at the last shutting, if nothing was played after it."""
    saved = reads.snapshot_of(table.house.store, row.id)
    if saved is None or saved.number != len(moves):
        raise why
    game = from_json(saved.data, proved=False)  # that it is not is why one comes here
    game.ears = []
    game.history = None
    patient, game.patient = game.patient, HASTY
    game.answer_forced()
    position = to_json(game)
    game.patient = patient
    play = Play(table, row.id, row.number, game, len(moves))
    _tell_deal(play, row)
    known = _take_up_clocks(play)
    for move in moves:
        if move.number > known:
            _spend(play, move)
    begin_record(play)
    _check_play(play, row)
    table.post(table.keep, acts.go_on_from(row.id, play.rules, position, len(moves)))
    return play
