"""What each cell of the matrix says, and by what it is held."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .answers import answers
from .benders import Cell, all_cells, together
from .proofs import proofs, ruled

#: Never in force together; a scenario that needs both; a ruling that names both; an answer by hand;
#: nothing to say.
NEVER, PROVED, RULED, ANSWERED, SILENT = "never", "proved", "ruled", "answered", "silent"


@dataclass(frozen=True)
class Standing:
    """What stands in a cell."""

    sort: str
    cites: tuple[str, ...] = ()


@cache
def matrix() -> dict[Cell, Standing]:
    """Every cell. Who has nothing to say is tried by `trying`."""
    by_hand = {cell: answer.cites for answer in answers() for cell in answer.cells}
    found = {}
    for cell in all_cells():
        if not together(*cell):
            found[cell] = Standing(NEVER)
        elif cell in proofs():
            found[cell] = Standing(PROVED, tuple(proofs()[cell]))
        elif cell in ruled():
            found[cell] = Standing(RULED, tuple(ruled()[cell]))
        elif cell in by_hand:
            found[cell] = Standing(ANSWERED, by_hand[cell])
        else:
            found[cell] = Standing(SILENT)
    return found


def silent() -> list[Cell]:
    """The cells that claim to have nothing to say."""
    return [cell for cell, standing in matrix().items() if standing.sort == SILENT]
