"""How many moves a second the store takes: `python benchmarks/store.py`.

Every row is on disk before its writer goes on. The reference commits the same rows one by one.
Latency is what a writer waits; `loop` is the CPU time that a row costs the event loop.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from sixgun.server.store.acts import add_move, add_table, begin_game
from sixgun.server.store.rows import SavedGame, SavedTable
from sixgun.server.store.store import Store

WRITERS = (1, 50, 200)
TEXT = "play bang on P2"


class Figures(NamedTuple):
    """What one measurement found; times in seconds."""

    rows: float  # a second
    waits: list[float]
    loop: float  # CPU time per row

    def line(self, name: str) -> str:
        cuts = quantiles(self.waits, n=100)
        waits = f"{cuts[49] * 1e3:9.2f}{cuts[98] * 1e3:9.2f}"
        return f"{name:22}{self.rows:10,.0f}{waits}{self.loop * 1e6:9.1f}"


def opened(file: Path, writers: int) -> Store:
    """A store with a game for every writer."""
    store = Store.open(file, date=time.time)
    games = [
        SavedGame(id=game, table_id="t", number=n, rules=1, settings="{}", seed="", begun=0.0)
        for n, game in enumerate(names(writers))
    ]

    async def prepare() -> None:
        table = SavedTable("t", 0.0, 0.0, "{}", "{}", "playing")
        await store.write(add_table(table), *map(begin_game, games))

    asyncio.run(prepare())
    return store


def names(writers: int) -> list[str]:
    """As long as real ones, and as far apart."""
    return [f"{n * 2654435761 % 2**32:032x}"[::-1] for n in range(writers)]


def together(file: Path, writers: int, seconds: float) -> Figures:
    """As many writers as there are games; each waits for its row before the next."""
    store, waits = opened(file, writers), []

    async def play(game: str, until: float) -> None:
        number, before = 0, time.perf_counter()
        while before < until:
            await store.write(add_move(game, number, number % 5, "person", TEXT, 1000))
            number, now = number + 1, time.perf_counter()
            waits.append(now - before)
            before = now

    async def everybody() -> None:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(play(game, until) for game in names(writers)))

    figures = measured(lambda: run_loop(everybody), waits)
    store.close()
    return figures


def run_loop(everybody: Callable) -> None:
    try:
        import uvloop
    except ImportError:
        asyncio.run(everybody())
    else:
        uvloop.run(everybody())


def one_by_one(file: Path, writers: int, seconds: float) -> Figures:
    """A commit for every row, by turns for all games."""
    opened(file, writers).close()
    connection, waits = sqlite3.connect(file, isolation_level=None), []
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")

    def play() -> None:
        number, before = 0, time.perf_counter()
        until, games = before + seconds, names(writers)
        while before < until:
            turn, game = divmod(number, writers)
            row = (games[game], turn, turn % 5, "person", TEXT, 1000)
            connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", row)
            number, now = number + 1, time.perf_counter()
            waits.append((now - before) * writers)  # all the others come first
            before = now

    figures = measured(play, waits)
    connection.close()
    return figures


def measured(work: Callable[[], None], waits: list[float]) -> Figures:
    wall, cpu = time.perf_counter(), time.thread_time()
    work()
    wall, cpu = time.perf_counter() - wall, time.thread_time() - cpu
    return Figures(len(waits) / wall, waits, cpu / len(waits))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="time of one measurement")
    parser.add_argument("--folder", type=Path, help="where to write; by default a temporary one")
    arguments = parser.parse_args()
    print(f"{'':22}{'rows/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'loop µs':>9}")
    for writers in WRITERS:
        for name, way in (("one by one", one_by_one), ("together", together)):
            with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
                figures = way(Path(folder) / "house.db", writers, arguments.seconds)
            print(figures.line(f"{writers:3} writers, {name}"))


if __name__ == "__main__":
    main()
