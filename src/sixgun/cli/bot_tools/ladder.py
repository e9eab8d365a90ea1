"""`sixgun bots ladder`: play the cells of the leaderboard and publish what they say."""

from __future__ import annotations

from functools import partial
from math import ceil
from pathlib import Path

import click

from ...bots.ladder import (
    RUNGS,
    LadderRow,
    ResultsError,
    Rung,
    as_csv,
    as_svg,
    into_page,
    read_results,
    rows,
    shared,
    table,
    table_of_roles,
    write_results,
)
from ...bots.sequential import verdict
from ...bots.stand import Cell, DealResult, play_deal
from ...executors import Executor, cut
from ..parallel import INTERRUPTED, Where, collect, where_options, working

#: Deals that are played between two reports of progress.
CHUNK = 4

#: A deal that is missing, and the same deal of another cell whose game of Y alone serves again.
Missing = tuple[int, DealResult | None]


@click.command()
@click.argument("cells", nargs=-1)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("docs/bots"),
    show_default=True,
    help="Of the raw results, the table and the plot.",
)
@click.option(
    "--page",
    type=click.Path(dir_okay=False, exists=True, path_type=Path),
    help="A page between whose marks the leaderboard is written; docs/bots.md is one.",
)
@click.option("--games", type=click.IntRange(min=0), help="At most so many paired games a cell.")
@click.option("--fresh", is_flag=True, help="Play these cells from the beginning.")
@where_options
def ladder(
    cells: tuple[str, ...],
    folder: Path,
    page: Path | None,
    games: int | None,
    fresh: bool,
    where: Where,
) -> None:
    """Play the paired protocol and write the leaderboard.

    CELLS are names such as `tracker-among-drifter-5`; without any, all are played. Raw
    results are kept as they come, and a cell is continued where it was left. A cell that the
    sequential test decides ends with its decision.
    """
    try:
        with working(where) as executor:
            stopped = any(_go_on(rung, folder, games, fresh, executor) for rung in chosen(cells))
        publish(rows(folder), folder, page)
    except ResultsError as error:
        raise click.ClickException(str(error)) from error
    if stopped:
        raise SystemExit(INTERRUPTED)


def chosen(cells: tuple[str, ...]) -> list[Rung]:
    """The rungs with these names; all if there are none."""
    by_name = {rung.cell.name: rung for rung in RUNGS}
    unknown = [name for name in cells if name not in by_name]
    if unknown:
        raise click.UsageError(f"There is no cell {unknown[0]}; there are: {', '.join(by_name)}")
    return [by_name[name] for name in cells] if cells else list(RUNGS)


def _go_on(rung: Rung, folder: Path, games: int | None, fresh: bool, executor: Executor) -> bool:
    """Play what is missing of a cell; was it interrupted?"""
    cell = rung.cell
    wanted = ceil(min(rung.games, games if games is not None else rung.games) / cell.players)
    found = [] if fresh else read_results(folder, cell)
    _check_that_nothing_changed(cell, found)
    played = {deal.number for deal in found}
    known = shared(folder, cell)
    missing = [(number, known.get(number)) for number in range(wanted) if number not in played]

    def take(deals: list[DealResult]) -> int:
        found.extend(deals)
        write_results(folder, cell, found)
        return len(deals)

    def decided() -> bool:
        return rung.sequential and bool(verdict(found).accepted)

    work, chunks = partial(play_some, cell), cut(missing, CHUNK)
    return collect(executor, work, chunks, take, cell.name, len(missing), decided)


def _check_that_nothing_changed(cell: Cell, found: list[DealResult]) -> None:
    """Results of bots that have changed since are not continued."""
    if found and play_deal(cell, found[0].number) != found[0]:
        raise ResultsError(
            f"{cell.name}: deal {found[0].number} ends differently now, so a bot or a rule has "
            "changed since; --fresh plays the cell from the beginning"
        )


def play_some(cell: Cell, missing: list[Missing]) -> list[DealResult]:
    return [play_deal(cell, number, base) for number, base in missing]


def publish(found: list[LadderRow], folder: Path, page: Path | None) -> None:
    """Write table, figures and plot; say the table."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "leaderboard.csv").write_text(as_csv(found), encoding="utf-8")
    (folder / "leaderboard.svg").write_text(as_svg(found), encoding="utf-8")
    board = f"{table(found)}\n\nBy role:\n\n{table_of_roles(found)}"
    if page is not None:
        text = page.read_text(encoding="utf-8")
        page.write_text(into_page(text, board), encoding="utf-8")
    click.echo(table(found))
