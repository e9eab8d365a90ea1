"""What the store of a house says, read without the house: the truth that others are held to."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ..engine.errors import SixgunError
from ..engine.game import Game
from ..engine.notation import option_texts
from ..engine.record import load_record, proved_deal
from ..engine.settings import options_of
from ..engine.snapshot import state_hash


class WrittenMove(NamedTuple):
    """A row of the moves."""

    number: int
    seat: int
    kind: str
    text: str


class WrittenGame(NamedTuple):
    """A row of the games, with its moves."""

    id: str
    table: str
    number: int
    settings: str
    seed: str
    commitment: str
    numbers: str
    over: str
    ended: bool
    record: str | None
    patient: bool
    moves: tuple[WrittenMove, ...]


class WrittenLine(NamedTuple):
    """A row of what was said."""

    table: str
    number: int
    text: str


_GAMES = (
    "SELECT g.id, g.table_id, g.number, g.settings, g.seed, g.commitment, g.numbers, g.over,"
    " g.ended IS NOT NULL, g.record, t.options FROM games g JOIN tables t ON t.id = g.table_id"
    " ORDER BY g.begun, g.id"
)
_MOVES = "SELECT number, seat, kind, text FROM moves WHERE game_id = ? ORDER BY number"


class Ledger:
    """A store that is only read, also while a house writes it."""

    def __init__(self, db: Path) -> None:
        self._db = db

    def games(self) -> list[WrittenGame]:
        """Every game that was ever dealt, the oldest first."""
        with self._reading() as store:
            return [self._game(store, row) for row in store.execute(_GAMES).fetchall()]

    def moves(self, table: str) -> list[tuple[str, int, int, str, str]]:
        """Everything that was done at a table, game by game."""
        asked = (
            "SELECT m.game_id, m.number, m.seat, m.kind, m.text FROM moves m"
            " JOIN games g ON g.id = m.game_id WHERE g.table_id = ? ORDER BY g.number, m.number"
        )
        with self._reading() as store:
            return list(store.execute(asked, (table,)))

    def lines(self) -> list[WrittenLine]:
        """What was said and is still kept."""
        asked = "SELECT table_id, number, text FROM lines ORDER BY table_id, number"
        with self._reading() as store:
            return [WrittenLine(*row) for row in store.execute(asked)]

    def states(self) -> dict[str, tuple[str, str, str]]:
        """Options, state and status of every table."""
        with self._reading() as store:
            rows = store.execute("SELECT id, options, state, status FROM tables")
            return {row[0]: (row[1], row[2], row[3]) for row in rows}

    def count(self, what: str) -> int:
        """How many rows one of the tables of the store has."""
        with self._reading() as store:
            (found,) = store.execute(f"SELECT count(*) FROM {what}").fetchone()
            return int(found)

    def size(self) -> int:
        """The bytes of the store and of what SQLite keeps beside it."""
        beside = [self._db.with_name(self._db.name + end) for end in ("", "-wal")]
        return sum(file.stat().st_size for file in beside if file.exists())

    def _game(self, store: sqlite3.Connection, row: tuple[Any, ...]) -> WrittenGame:
        moves = tuple([WrittenMove(*move) for move in store.execute(_MOVES, (row[0],))])
        patient = bool(json.loads(row[-1]).get("patient", True))
        return WrittenGame._make((*row[:-1], patient, moves))

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(f"{self._db.as_uri()}?mode=ro", uri=True)) as store:
            yield store


# ------------------------------------------------------------------ what must be so


def first_position(written: WrittenGame) -> Game:
    """The game as it was dealt."""
    options = options_of(json.loads(written.settings))
    return Game(seed=bytes.fromhex(written.seed), patient=written.patient, listen=True, **options)


def replayed(written: WrittenGame) -> Game:
    """The game that the moves of the store lead to, with everything that was announced.

    It does not ask `Machine.apply`, by which the house plays: two who read a log alike by
    different ways are a proof that it says enough.
    """
    game = first_position(written)
    for move in written.moves:
        if move.kind in ("leave", "time"):
            game.leave(move.seat)
        elif move.kind == "noon":
            game.high_noon_now()
        else:
            game.choose(game.options[option_texts(game).index(move.text)])
    return game


def faults_of(written: WrittenGame) -> list[str]:
    """What is wrong with a game that should be over."""
    where = f"game {written.number} of table {written.table}"
    numbers = [move.number for move in written.moves]
    if numbers != list(range(1, len(numbers) + 1)):
        return [f"{where}: its moves have gaps or are there twice: {numbers}"]
    if not written.ended or written.record is None:
        return [f"{where} has not come to its end"]
    try:
        told, played = load_record(written.record), replayed(written)
        deal = proved_deal(written.record)
    except (SixgunError, ValueError) as error:
        return [f"{where} cannot be replayed: {error}"]
    faults = []
    if not told.over == played.over == written.over:
        faults.append(f"{where} ended as {told.over}, {played.over} and {written.over}")
    if state_hash(told) != state_hash(played):
        faults.append(f"{where}: its record and its moves lead to different ends")
    if deal.commitment != written.commitment:
        faults.append(f"{where}: its record proves another deal")
    return faults
