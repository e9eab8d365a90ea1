"""`sixgun bots train`: learn what positions are worth, from games of mixed bots."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click

from ...bots.schooling import Sample, learn, samples_of
from ...bots.simulation import tables_for
from ...engine.cards import SETS
from ..parallel import collect, in_parallel, jobs_option, read_players, read_sets

Tables = tuple[tuple[int, tuple[str, ...]], ...]

#: Two of three games are what is played most; the others are everything else.
RECIPE: Tables = (*((5, ("base",)),) * 10, *((players, tuple(SETS)) for players in range(4, 9)))


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--games", type=click.IntRange(min=1), default=3000, show_default=True)
@click.option(
    "--players",
    callback=lambda ctx, param, value: value and read_players(ctx, param, value),
    metavar="N[-M]",
    help="Players at the table; a range is taken by turns.  [default: the recipe]",
)
@click.option(
    "--sets",
    callback=lambda ctx, param, value: value and read_sets(ctx, param, value),
    help="Boxes, by commas, or all.  [default: the recipe]",
)
@click.option("--seed", default="school", show_default=True, help="Of games, bots and samples.")
@jobs_option
def train(
    file: Path,
    games: int,
    players: tuple[int, ...] | None,
    sets: tuple[str, ...] | None,
    seed: str,
    jobs: int,
) -> None:
    """Learn what positions are worth to each role and write it to FILE, as JSON.

    Mixed bots play; at the end of turns positions are noted, and at the end who won. The same
    seed learns the same. By the recipe two of three games are those of five players with the
    base game, the others have 4 to 8 players and all boxes. `marshal:weights=FILE` plays by
    what was learned.
    """
    tables = tables_for(players or (5,), sets or ("base",)) if players or sets else RECIPE
    found: list[tuple[int, list[Sample]]] = []

    def take(taught: tuple[int, list[Sample]]) -> int:
        found.append(taught)
        return 1

    work = partial(taught_by, tables, seed)
    if collect(in_parallel(work, range(games), jobs), take, "Playing", games):
        raise click.ClickException("interrupted; nothing was learned")
    samples = [sample for _, some in sorted(found, key=lambda pair: pair[0]) for sample in some]
    learned = learn(samples, seed)
    file.write_text(json.dumps(learned, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    click.echo(f"{len(samples)} positions of {games} games; written to {file}")


def taught_by(tables: Tables, seed: str, number: int) -> tuple[int, list[Sample]]:
    """What one game teaches."""
    count, boxes = tables[number % len(tables)]
    return number, samples_of(count, boxes, f"{seed} {number}")
