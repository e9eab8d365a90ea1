"""The one who writes: together, all or nothing, and on disk before anybody is told."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from sixgun.server.clock import TestClock
from sixgun.server.store import schema
from sixgun.server.store.acts import add_move, begin_game, set_value
from sixgun.server.store.errors import Conflict, StoreClosed, StoreFailed
from sixgun.server.store.reads import house_value, moves_of
from sixgun.server.store.rows import SavedMove
from sixgun.server.store.store import Store
from sixgun.server.store.writer import MOST_ROWS, Procedure, Statement
from tests.stores import Gate, a_game, count, run, with_games, write


def a_move(number: int, game: str = "g") -> Statement:
    return add_move(game, number, 0, "person", "end", 10)


def test_what_was_acknowledged_can_be_read(store: Store) -> None:
    with_games(store, "g")
    write(store, add_move("g", 0, 3, "bot", "play bang on P2", 1500))
    assert moves_of(store, "g") == [SavedMove("g", 0, 3, "bot", "play bang on P2", 1500)]


def test_more_rows_than_one_statement_takes_are_all_there_and_in_order(store: Store) -> None:
    """Rows are inserted many at a time; one that contradicts them is told, and they are not."""
    with_games(store, "g", "h")
    rows = [a_move(number, game) for number in range(1, 2 * MOST_ROWS + 4) for game in "gh"]
    write(store, *rows)
    for game in "gh":
        assert [move.number for move in moves_of(store, game)] == [*range(1, 2 * MOST_ROWS + 4)]
    with pytest.raises(Conflict):
        write(store, *[a_move(number) for number in (200, 201, 5, 202)])
    assert len(moves_of(store, "g")) == 2 * MOST_ROWS + 3


def test_a_commit_waits_for_the_disk(store: Store) -> None:
    """What a kill cannot show: the settings that hold against a power cut."""
    found = {}

    def look(connection: Connection) -> None:
        for pragma in ("journal_mode", "synchronous", "foreign_keys", "secure_delete"):
            found[pragma] = connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()

    write(store, Procedure(look))
    full = 2
    assert found == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "secure_delete": 1,
    }


def test_everything_that_waits_is_one_transaction(store: Store) -> None:
    """The last one of the group sees all rows, while nobody else sees any yet."""
    with_games(store, "g")
    inside, outside = [], []

    def look(connection: Connection) -> None:
        inside.append(connection.scalar(select(func.count()).select_from(schema.moves)))
        outside.append(count(store))

    async def fifty() -> None:
        gate = Gate()
        await gate.closed(store)
        written = [store.write(a_move(number)) for number in range(50)]
        written.append(store.write(Procedure(look)))
        gate.open()
        await asyncio.gather(*written)

    run(fifty)
    assert (inside, outside) == ([50], [0])
    assert count(store) == 50


def test_neighbours_keep_their_order_whatever_they_are(store: Store) -> None:
    """A move needs its game, and the later value of the house wins."""
    with_games(store)

    async def mixed() -> None:
        gate = Gate()
        await gate.closed(store)
        written = [
            store.write(begin_game(a_game("g")), a_move(0)),
            store.write(*set_value("k", "one")),
            store.write(a_move(1)),
            store.write(*set_value("k", "two")),
        ]
        gate.open()
        await asyncio.gather(*written)

    run(mixed)
    assert [move.number for move in moves_of(store, "g")] == [0, 1]
    assert house_value(store, "k") == "two"


def test_a_write_is_done_as_a_whole_or_not_at_all(store: Store) -> None:
    with_games(store, "g")
    write(store, a_move(0))
    with pytest.raises(Conflict, match=r"moves\.number"):
        write(store, *set_value("k", "v"), a_move(1), a_move(0))
    assert count(store) == 1
    assert house_value(store, "k") is None


def test_a_move_of_an_unknown_game_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict, match="FOREIGN KEY"):
        write(store, a_move(0, "nobody's"))


def fails(connection: Connection) -> None:
    connection.execute(schema.house.insert(), {"key": "left", "value": "over"})
    raise LookupError("not here")


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        ((a_move(0),), Conflict),
        ((a_move(90), Procedure(fails)), LookupError),
        ((add_move("g", 90, 0, "person", "\ud800", 0),), UnicodeEncodeError),
        ((add_move("g", 90, 2**70, "person", "end", 0),), OverflowError),
    ],
)
def test_only_the_culprit_of_a_group_fails(
    store: Store, bad: tuple[Statement, ...], error: type[Exception]
) -> None:
    with_games(store, "g")
    write(store, a_move(0))

    async def group() -> list[object]:
        gate = Gate()
        await gate.closed(store)
        written = [
            store.write(*set_value("before", "there")),
            store.write(a_move(1), a_move(2)),
            store.write(*bad),
            store.write(a_move(3)),
        ]
        gate.open()
        return list(await asyncio.gather(*written, return_exceptions=True))

    *others, last = run(group)
    assert isinstance(others.pop(2), error)
    assert (others, last) == ([None, None], None)
    assert [move.number for move in moves_of(store, "g")] == [0, 1, 2, 3]
    assert house_value(store, "before") == "there"
    assert house_value(store, "left") is None


def page_limit(pages: int) -> Procedure:
    """Let the file grow no further, as if the disk were full."""
    return Procedure(
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    )


def test_a_full_disk_fails_everybody_and_then_it_goes_on(store: Store) -> None:
    """SQLite drops the whole transaction; what seemed to fit in beside it does not count."""
    with_games(store, "g")
    long = add_move("g", 1, 0, "person", "x" * 100_000, 0)

    async def full() -> list[object]:
        await store.write(page_limit(1))
        gate = Gate()
        await gate.closed(store)
        written = [store.write(*acts) for acts in ([a_move(0)], [long], [a_move(2)])]
        gate.open()
        failed = await asyncio.gather(*written, return_exceptions=True)
        await store.write(page_limit(2**31 - 2))
        await store.write(a_move(3))
        return list(failed)

    failed = run(full)
    assert [type(failure) for failure in failed] == [StoreFailed] * 3
    assert all("full" in str(failure) for failure in failed)
    assert [move.number for move in moves_of(store, "g")] == [3]


FULL = """
import asyncio, resource, signal, sys, time
from sixgun.server.store.acts import set_value
from sixgun.server.store.errors import StoreFailed
from sixgun.server.store.store import Store

async def main(store):
    await store.write(*set_value("small", "x"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, resource.RLIM_INFINITY))
    large = [store.write(*set_value(f"large {n}", "y" * 2_000_000)) for n in range(3)]
    for failure in await asyncio.gather(*large, return_exceptions=True):
        print(type(failure).__name__)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.write(*set_value("again", "z"))

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = Store.open(sys.argv[1], date=time.time)
asyncio.run(main(store))
store.close()
"""


def test_a_disk_that_refuses_a_write_is_told(file: Path) -> None:
    pytest.importorskip("resource")
    child = [sys.executable, "-c", FULL, str(file)]
    done = subprocess.run(child, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["StoreFailed"] * 3
    store = Store.open(file, date=lambda: 0.0)
    assert [house_value(store, key) for key in ("small", "large 0", "again")] == ["x", None, "z"]
    store.close()


def test_flush_waits_for_everything_before_it(store: Store) -> None:
    with_games(store, "g")

    async def flushed() -> list[bool]:
        written = [store.write(a_move(number)) for number in range(100)]
        await store.flush()
        return [future.done() for future in written]

    assert all(run(flushed))
    assert count(store) == 100


def test_closing_writes_what_waits(file: Path, clock: TestClock) -> None:
    store = Store.open(file, date=clock.date)
    with_games(store, "g")

    async def closing() -> None:
        written = [store.write(a_move(number)) for number in range(100)]
        store.close()
        await asyncio.gather(*written)
        with pytest.raises(StoreClosed):
            store.write(a_move(100))

    run(closing)
    again = Store.open(file, date=clock.date)
    assert count(again) == 100
    again.close()


def test_a_write_goes_on_when_nobody_waits_for_it_any_more(store: Store) -> None:
    with_games(store, "g")

    async def impatient() -> None:
        gate = Gate()
        held = await gate.closed(store)
        written = store.write(a_move(0))
        written.cancel()
        gate.open()
        await held
        await store.flush()

    run(impatient)
    assert count(store) == 1


WRITING = """
import asyncio, sys, time
from sixgun.server.store.acts import add_move
from sixgun.server.store.store import Store
from tests.stores import with_games

GAMES = [f"g{number}" for number in range(20)]

async def play(store, game):
    for number in range(1_000_000):
        await store.write(add_move(game, number, 0, "person", "end", 0))
        sys.stdout.write(f"{game} {number}\\n")
        sys.stdout.flush()

async def main(store):
    await asyncio.gather(*(play(store, game) for game in GAMES))

store = Store.open(sys.argv[1], date=time.time)
with_games(store, *GAMES)
asyncio.run(main(store))
"""


@pytest.mark.parametrize(
    "moves",
    [1500, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 20, 500, 10_000, 50_000))],
)
def test_what_was_acknowledged_survives_a_kill(file: Path, moves: int) -> None:
    """Every acknowledged move is there, none is there twice, and none is missing in between."""
    root = Path(__file__).parents[3]
    paths = [str(root), os.environ.get("PYTHONPATH", "")]
    child = subprocess.Popen(
        [sys.executable, "-c", WRITING, str(file)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )
    assert child.stdout is not None
    heard = [child.stdout.readline() for _ in range(moves)]
    child.kill()
    rest, _ = child.communicate()
    heard += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]

    acknowledged: dict[str, list[int]] = defaultdict(list)
    for line in heard:
        game, number = line.split()
        acknowledged[game].append(int(number))
    store = Store.open(file, date=lambda: 0.0)  # the lock of the dead is nobody's
    for game, numbers in acknowledged.items():
        written = [move.number for move in moves_of(store, game)]
        assert written == [*range(len(written))]
        assert len(numbers) <= len(written) <= len(numbers) + 1
        assert numbers == written[: len(numbers)]
    store.close()
