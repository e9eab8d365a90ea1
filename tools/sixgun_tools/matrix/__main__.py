"""Try every cell that has nothing to say, or some: `python -m sixgun_tools.matrix --tables 30`."""

from __future__ import annotations

import sys

import click

from .benders import Cell, cell
from .muting import empty_stage
from .standing import silent
from .trying import try_pair


@click.command()
@click.argument("rules", nargs=-1)
@click.option("--tables", default=10, help="So many random tables for each act of a rule.")
@click.option("--seed", default="", help="Other tables.")
def command(rules: tuple[str, ...], tables: int, seed: str) -> None:
    """Try the cells of the matrix that claim to have nothing to say.

    RULES: two rules, whatever their cell says; none: every cell that claims it.
    """
    cells: list[Cell] = [cell(*rules)] if rules else silent()
    found = tried = 0
    with empty_stage() as stage:
        for one, other in cells:
            verdict = try_pair(one, other, stage, tables, seed)
            tried += verdict.tried
            if verdict.differs is not None:
                found += 1
                table, left = verdict.differs
                click.echo(f"{one} and {other}: {dict(left)}\n{table}\n")
    click.echo(f"{len(cells)} cells, {tried} tables: {found} have something to say.")
    sys.exit(int(found > 0))


if __name__ == "__main__":
    command()
