"""`sixgun bots manners`: in what bots differ besides how often they win."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial

import click

from ...bots.manners import FIGURES, Manners, observe
from ...bots.registry import SpecError, make_bot
from ...bots.stand import Cell
from ...bots.tempers import TEMPERS
from ...engine.errors import SettingsError
from ...engine.settings import settings_from
from ...executors import Executor, cut
from ..parallel import Where, collect, json_option, sets_option, where_options, working

#: Deals that are played between two reports of progress.
CHUNK = 10


@click.command()
@click.argument("specs", nargs=-1)
@click.option("--among", default="tracker", show_default=True, help="Who plays the others.")
@click.option("--players", type=click.IntRange(3, 8), default=5, show_default=True)
@sets_option
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True)
@click.option("--seed", default="manners", show_default=True, help="Of the deals and the bots.")
@where_options
@json_option
def manners(
    specs: tuple[str, ...],
    among: str,
    players: int,
    sets: tuple[str, ...],
    games: int,
    seed: str,
    where: Where,
    as_json: bool,
) -> None:
    """Count how bots behave, one at a table of others.

    Without SPECS, `tracker` and all its personalities.
    """
    chosen = specs or ("tracker", *(f"tracker:personality={name}" for name in TEMPERS))
    check((*chosen, among), players, sets)
    found: dict[str, dict[str, float]] = {}
    with working(where) as executor:
        for spec in chosen:
            cell = Cell(spec, among, players, sets, seed)
            found[spec] = observed(cell, games, executor).figures()
    click.echo(json.dumps(found, indent=2) if as_json else as_text(found))


def check(specs: tuple[str, ...], players: int, sets: tuple[str, ...]) -> None:
    try:
        settings_from(players, sets=sets)
        for spec in specs:
            make_bot(spec)
    except (SettingsError, SpecError) as error:
        raise click.UsageError(str(error)) from error


def observed(cell: Cell, games: int, executor: Executor) -> Manners:
    """Watch one bot."""
    total: Counter[str] = Counter()

    def take(seen: Manners) -> int:
        total.update(seen.counts)
        return CHUNK

    work, chunks = partial(observe, cell), cut(range(games), CHUNK)
    if collect(executor, work, chunks, take, cell.one, games):
        raise click.ClickException("interrupted; figures of half the games would not compare")
    return Manners(total)


def as_text(found: dict[str, dict[str, float]]) -> str:
    wide = max(len(spec) for spec in found)
    lines = [" " * wide + "".join(f"  {name:>8}" for name in FIGURES)]
    for spec, figures in found.items():
        lines.append(f"{spec:{wide}}" + "".join(f"  {value:8.2f}" for value in figures.values()))
    lines += [f"  {name}: {said}" for name, (_, _, said) in FIGURES.items()]
    return "\n".join(lines)
