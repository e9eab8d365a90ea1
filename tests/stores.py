"""What tests of the store share: tables and games to write, and a way to hold the writer up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, func, select

from sixgun.server.store import schema
from sixgun.server.store.acts import add_table, begin_game, end_game
from sixgun.server.store.rows import SavedGame, SavedSeat, SavedTable
from sixgun.server.store.store import Store
from sixgun.server.store.writer import AnyWrite, Procedure

Result = TypeVar("Result")


def run(coroutine: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    return asyncio.run(coroutine())


def write(store: Store, *acts: AnyWrite) -> None:
    """Write and wait, outside an event loop."""

    async def written() -> None:
        await store.write(*acts)

    asyncio.run(written())


def a_table(table_id: str = "t", **values: Any) -> SavedTable:
    usual = {"opened": 1.0, "changed": 1.0, "options": "{}", "state": "{}", "status": "waiting"}
    return SavedTable(table_id, **{**usual, **values})


def a_game(game_id: str = "g", table_id: str = "t", number: int = 1, **values: Any) -> SavedGame:
    usual: dict[str, Any] = {"rules": 1, "settings": "{}", "seed": "00", "begun": 2.0}
    return SavedGame(id=game_id, table_id=table_id, number=number, **{**usual, **values})


def with_games(store: Store, *game_ids: str) -> None:
    """A table with these games, all of which are running."""
    games = [begin_game(a_game(name, number=place)) for place, name in enumerate(game_ids)]
    write(store, add_table(a_table()), *games)


def played(
    game: SavedGame, seatings: Sequence[SavedSeat], *, ended: float, **values: Any
) -> tuple[AnyWrite, ...]:
    """A game that is begun and over at once."""
    usual: dict[str, Any] = {"over": "outlaws", "record": None}
    ending = end_game(game.id, ended=ended, seatings=seatings, **{**usual, **values})
    return begin_game(game), ending


def count(store: Store, table: str = "moves") -> int:
    question = select(func.count()).select_from(schema.METADATA.tables[table])
    return int(store.read(question)[0][0])


class Gate:
    """A deed that holds the writer up until it is opened; what comes meanwhile is one group."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self._open = threading.Event()
        self.deed = Procedure(self._wait)

    def _wait(self, _: Connection) -> None:
        self.reached.set()
        assert self._open.wait(60)

    async def closed(self, store: Store) -> asyncio.Future[None]:
        """Send the deed and come back when the writer has arrived at it."""
        held = store.write(self.deed)
        await asyncio.to_thread(self.reached.wait, 60)
        return held

    def open(self) -> None:
        self._open.set()
