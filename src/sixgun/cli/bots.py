"""`sixgun bots`: compare bots with each other, look for their faults, teach them."""

from __future__ import annotations

import json
from functools import partial
from math import ceil

import click

from ..bots.levels import LEVELS
from ..bots.registry import SpecError, bot_names, make_bot
from ..bots.sequential import Verdict, verdict
from ..bots.stand import Cell, DealResult, Gain, gains, play_deals
from ..bots.tempers import TEMPERS
from ..engine.errors import SettingsError
from ..engine.settings import settings_from
from ..executors import cut
from .bot_tools.ladder import ladder
from .bot_tools.manners import manners
from .bot_tools.probe import probe
from .bot_tools.suite import suite
from .bot_tools.train import train
from .parallel import Where, collect, json_option, sets_option, where_options, working

#: Deals that are played between two reports of progress.
CHUNK = 4


@click.group()
def command() -> None:
    """Compare bots with each other, look for their faults, teach them.

    Bots are named by specs such as `tracker`; options follow after colons.
    """


command.add_command(ladder)
command.add_command(manners)
command.add_command(probe)
command.add_command(suite)
command.add_command(train)


@command.command("list")
def list_bots() -> None:
    """Name every bot there is, those of other packages included.

    The levels for people come first, the easiest at the top, then all others, then the
    personalities that bots can have.
    """
    for number, level in enumerate(LEVELS, 1):
        more = " [:personality=…]" if level.tempered else ""
        click.echo(f"{number} {level.spec}{more}")
    levels = [level.name for level in LEVELS]
    for name in bot_names():
        if name not in levels:
            click.echo(f"  {name}")
    click.echo(f"personalities: {', '.join(TEMPERS)}")


@command.command()
@click.argument("one")
@click.argument("field")
@click.option("--players", type=click.IntRange(3, 8), default=5, show_default=True)
@sets_option
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=500,
    show_default=True,
    help="Paired games; every seat of a deal is one.",
)
@click.option("--seed", default="stand", show_default=True, help="Of the deals and the bots.")
@click.option(
    "--sequential",
    is_flag=True,
    help="Stop when the sequential test (gain 0 or +2) is decided; --games is the most then.",
)
@where_options
@json_option
def duel(
    one: str,
    field: str,
    players: int,
    sets: tuple[str, ...],
    games: int,
    seed: str,
    sequential: bool,
    where: Where,
    as_json: bool,
) -> None:
    """Compare one bot ONE among bots FIELD with a table of FIELD alone.

    Each deal is played by FIELD alone and once for every seat with ONE in it; the gain is
    in points of win rate, with 95 % intervals drawn by deal.
    """
    cell = Cell(one, field, players, sets, seed)
    check(cell)
    deals = measured(cell, ceil(games / players), where, sequential=sequential)
    test = verdict(deals) if sequential else None
    said = as_data if as_json else as_text
    click.echo(said(cell, gains(deals), test))


def check(cell: Cell) -> None:
    """Say what is wrong with a cell before it is played."""
    try:
        settings_from(cell.players, sets=cell.sets)
        make_bot(cell.one), make_bot(cell.field)
    except (SettingsError, SpecError) as error:
        raise click.UsageError(str(error)) from error


def measured(cell: Cell, deals: int, where: Where, *, sequential: bool = False) -> list[DealResult]:
    """Play so many deals, or until the sequential test is decided."""
    found: list[DealResult] = []

    def take(played: list[DealResult]) -> int:
        found.extend(played)
        return len(played)

    def decided() -> bool:
        return sequential and bool(verdict(found).accepted)

    with working(where) as executor:
        work, chunks = partial(play_deals, cell), cut(range(deals), CHUNK)
        if collect(executor, work, chunks, take, "Playing", deals, decided):
            click.echo("Interrupted; this is what was done.", err=True)
    return found


def as_text(cell: Cell, found: dict[str, Gain], test: Verdict | None = None) -> str:
    lines = [f"One {cell.one} among {cell.field}, {cell.players} players: {', '.join(cell.sets)}"]
    lines.append(f"  {'':9} {'baseline':>8}  {'gain':>6}  95 % interval")
    for name, gain in found.items():
        lines.append(f"  {name:9} {gain.baseline:7.1f}%  {gain}  {gain.games} games")
    if test is not None:
        lines.append(f"  sequential test: {test}")
    return "\n".join(lines)


def as_data(cell: Cell, found: dict[str, Gain], test: Verdict | None = None) -> str:
    data = {"one": cell.one, "field": cell.field, "players": cell.players, "sets": cell.sets}
    rows = {name: gain._asdict() for name, gain in found.items()}
    more = {"sequential": test._asdict()} if test is not None else {}
    return json.dumps({**data, "seed": cell.seed, "gains": rows, **more}, indent=2)
