"""`sixgun bots train`: learn what positions are worth, from games of mixed bots."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click

from ...bots.schooling import Sample, learn, samples_of
from ...bots.simulation import tables_for
from ...engine.cards import SETS
from ...executors import cut
from ..parallel import Where, collect, read_players, read_sets, where_options, working

Tables = tuple[tuple[int, tuple[str, ...]], ...]

#: Games that are played between two reports of progress.
CHUNK = 5
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
@where_options
def train(
    file: Path,
    games: int,
    players: tuple[int, ...] | None,
    sets: tuple[str, ...] | None,
    seed: str,
    where: Where,
) -> None:
    """Learn what positions are worth to each role and write it to FILE, as JSON.

    Mixed bots play; at the end of turns positions are noted, and at the end who won. The same
    seed learns the same. By the recipe two of three games are those of five players with the
    base game, the others have 4 to 8 players and all boxes. `marshal:weights=FILE` plays by
    what was learned.
    """
    tables = tables_for(players or (5,), sets or ("base",)) if players or sets else RECIPE
    samples: list[Sample] = []

    def take(taught: list[list[Sample]]) -> int:
        for some in taught:
            samples.extend(some)
        return len(taught)

    with working(where) as executor:
        work = partial(taught_by, tables, seed)
        chunks = cut(range(games), CHUNK, executor.places)
        if collect(executor, work, chunks, take, "Playing", games):
            raise click.ClickException("interrupted; nothing was learned")
    learned = learn(samples, seed)
    file.write_text(json.dumps(learned, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    click.echo(f"{len(samples)} positions of {games} games; written to {file}")


def taught_by(tables: Tables, seed: str, numbers: range) -> list[list[Sample]]:
    """What each of these games teaches."""
    return [samples_of(*tables[number % len(tables)], f"{seed} {number}") for number in numbers]
