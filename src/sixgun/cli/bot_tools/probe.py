"""`sixgun bots probe`: what is hidden never changes what a bot chooses."""

from __future__ import annotations

import sys
from functools import partial
from random import Random
from typing import NamedTuple

import click

from ...bots.registry import SpecError, make_bot
from ...bots.runner import Witness
from ...bots.simulation import EVERY, tables_for
from ...engine.cards import SETS
from ...engine.errors import SettingsError
from ...engine.game import Game
from ...engine.settings import settings_from
from ...engine.view import view
from ...secrecy.worlds import other_world
from ..parallel import (
    INTERRUPTED,
    Where,
    collect,
    players_option,
    sets_option,
    where_options,
    working,
)

#: Probes of one game; more come from other games.
IN_A_GAME = 100
#: Of so many probes that differ the details are shown.
MOST_SHOWN = 10


class Found(NamedTuple):
    """What came of some probes."""

    probes: int
    differences: tuple[str, ...]


@click.command()
@click.argument("spec")
@click.option("--probes", type=click.IntRange(min=1), default=1000, show_default=True)
@players_option("4-7")
@sets_option
@click.option("--seed", default="probe", show_default=True, help="Of the games and the worlds.")
@where_options
def probe(
    spec: str,
    probes: int,
    players: tuple[int, ...],
    sets: tuple[str, ...],
    seed: str,
    where: Where,
) -> None:
    """Ask a bot again in a world that differs in all that it cannot know.

    SPEC plays every seat. At each decision everything hidden is exchanged: hands, deck, roles,
    characters, events, the seed. Exit code 1 if it ever chooses differently.
    """
    check(spec, players, sets)
    games = range(-(-probes // IN_A_GAME))
    total = 0
    differences: list[str] = []

    def take(found: Found) -> int:
        nonlocal total
        total += found.probes
        differences.extend(found.differences)
        return found.probes

    work = partial(probe_game, spec, players, sets, seed, probes)
    with working(where) as executor:
        stopped = collect(executor, work, games, take, "Probing", probes)
    click.echo(f"{spec}: {len(differences)} of {total} decisions changed with what is hidden.")
    for line in sorted(differences)[:MOST_SHOWN]:
        click.echo(f"  {line}")
    sys.exit(INTERRUPTED if stopped else int(bool(differences)))


def check(spec: str, players: tuple[int, ...], sets: tuple[str, ...]) -> None:
    try:
        make_bot(spec)
        for count in players:
            settings_from(count, sets=SETS if sets == EVERY else sets)
    except (SettingsError, SpecError) as error:
        raise click.UsageError(str(error)) from error


def probe_game(
    spec: str, players: tuple[int, ...], sets: tuple[str, ...], seed: str, probes: int, number: int
) -> Found:
    """The probes of one game, each at one decision."""
    tables = tables_for(players, sets)
    count, boxes = tables[number % len(tables)]
    wanted = min(IN_A_GAME, probes - number * IN_A_GAME)
    rng = Random(f"{seed} {number}")
    done = round_ = 0
    differences: list[str] = []
    while done < wanted:
        game = Game(count, f"{seed} {number} {round_}", sets=boxes, listen=True)
        more, found = _probe(game, spec, rng, wanted - done)
        differences += [f"game {number}.{round_}: {line}" for line in found]
        done, round_ = done + more, round_ + 1
    return Found(done, tuple(differences))


def _probe(game: Game, spec: str, rng: Random, wanted: int) -> tuple[int, list[str]]:
    """Play a game; every bot has a twin that lives in other worlds."""
    seeds = [rng.randbytes(32) for _ in range(game.seats)]
    bots = [make_bot(spec, own) for own in seeds]
    twins = [make_bot(spec, own) for own in seeds]
    witnesses = [Witness(game, seat) for seat in range(game.seats)]
    done, found = 0, []
    while (decision := game.decision) is not None and done < wanted:
        seat = decision.seat
        reports = witnesses[seat].reports()
        option = bots[seat].choose(view(game, seat), reports)
        world = other_world(game, seat, rng)
        other = twins[seat].choose(view(world, seat), reports)
        if other != option:
            found.append(f"decision {decision.serial}: {option}, but {other} in another world")
        done += 1
        game.choose(option)
    return done, found
