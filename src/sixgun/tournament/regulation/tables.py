"""How many tables, of which sizes (regulation 1.1).

`tables.csv` holds the printed rows, 10 to 50 players. `tables_extension.csv` holds 51 to 100 by
`sizes_by_rule`, our reading of what the printed rows have in common (A-02): if the publisher's
own table turns up, it goes there.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..log.errors import Refused
from .rounds import MAXIMUM_PLAYERS, MINIMUM_PLAYERS

OFFICIAL_ROWS = "tables.csv"
DERIVED_ROWS = "tables_extension.csv"
SIZES = (5, 6, 7)  # prizes exist for no other size


def table_sizes(players: int) -> tuple[int, ...]:
    """T-020: the sizes of the tables for so many active players, table 1 first."""
    row = all_rows().get(players)
    if row is None:
        raise Refused("no-tables", players=players, least=MINIMUM_PLAYERS, most=MAXIMUM_PLAYERS)
    return row


def sizes_by_rule(players: int) -> tuple[int, ...]:
    """Fewest tables of at most six, none below five; from seven up even, if fives allow it."""
    tables = min(-(-players // 6), players // 5)
    if tables % 2 and tables >= 7 and 5 * (tables + 1) <= players:
        tables += 1
    size, bigger = divmod(players, tables)
    return (size + 1,) * bigger + (size,) * (tables - bigger)


@cache
def all_rows() -> dict[int, tuple[int, ...]]:
    """The rows, and single tables for events that go on unofficially with few (T-144)."""
    return {size: (size,) for size in SIZES} | rows_in(OFFICIAL_ROWS) | rows_in(DERIVED_ROWS)


def rows_in(name: str) -> dict[int, tuple[int, ...]]:
    """The rows of a file of this package: players, and sizes joined by |."""
    lines = files(__package__).joinpath(name).read_text(encoding="utf-8").split()
    rows = (line.split(",") for line in lines[1:])
    return {int(players): tuple(map(int, sizes.split("|"))) for players, sizes in rows}
