"""`sixgun tournament simulate`: many tournaments without people, on many processes."""

from __future__ import annotations

import re
import secrets
import sys
from functools import partial
from pathlib import Path

import click

from ...bots.registry import SpecError, make_bot
from ...executors import cut
from ...tournament.regulation.rounds import MAXIMUM_PLAYERS, MINIMUM_PLAYERS
from ...tournament.simulation import MIX, TournamentPlan, reports
from ..parallel import (
    INTERRUPTED,
    Where,
    collect,
    read_players,
    seed_option,
    where_options,
    working,
)

CHUNK = 20


@click.command()
@click.option(
    "--players", callback=read_players, default="10-100", show_default=True, metavar="A-B"
)
@click.option("--count", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--withdrawals",
    type=click.FloatRange(0, 1),
    default=0.03,
    show_default=True,
    help="The chance of each player to leave, in each round.",
)
@click.option(
    "--expulsions",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="The chance of each player to be expelled, in each round.",
)
@click.option(
    "--no-shows",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="The chance of each player not to come; with any, others wait for places or come late.",
)
@seed_option
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A folder of reports.")
@click.option(
    "--bots", default="none", show_default=True, metavar="SPEC", help="Who plays; none: by --mix."
)
@click.option(
    "--mix",
    default=",".join(f"{name}={share}" for name, share in MIX.items()),
    show_default=True,
    help="How often which side wins, without bots.",
)
@where_options
def simulate(
    players: tuple[int, ...],
    count: int,
    withdrawals: float,
    expulsions: float,
    no_shows: float,
    seed: str | None,
    out: Path,
    bots: str,
    mix: str,
    where: Where,
) -> None:
    """Run whole tournaments without people, and write the report of each.

    Duels are decided by lot, and the reports say so. The same seed gives the same
    tournaments, whatever the number of processes.
    """
    if players[0] < MINIMUM_PLAYERS or players[-1] > MAXIMUM_PLAYERS:
        raise click.UsageError(f"A tournament has {MINIMUM_PLAYERS} to {MAXIMUM_PLAYERS} players.")
    spec = "" if bots == "none" else bots
    if spec:
        try:
            make_bot(spec)
        except SpecError as error:
            raise click.UsageError(str(error)) from error
    said = seed or str(secrets.randbits(32))
    many = (players[0], players[-1])
    plan = TournamentPlan(
        many, said, withdrawals, spec, read_mix(mix), expulsions, no_shows=no_shows
    )
    out.mkdir(parents=True, exist_ok=True)
    with working(where) as executor:
        chunks = cut(range(count), 1 if spec else CHUNK, executor.places)
        work, kept = partial(some_reports, plan), partial(write, out)
        interrupted = collect(executor, work, chunks, kept, "Simulating", count)
    click.echo(f"{count} tournaments in {out} (seed {said})")
    sys.exit(INTERRUPTED if interrupted else 0)


def some_reports(plan: TournamentPlan, numbers: range) -> list[tuple[int, str]]:
    """Simulate these; their reports go back to where they are written."""
    return list(reports(plan, numbers))


def write(out: Path, some: list[tuple[int, str]]) -> int:
    """Write these reports; how many it were."""
    for number, text in some:
        (out / f"tournament-{number:05}.json").write_text(text, encoding="utf-8")
    return len(some)


def read_mix(text: str) -> dict[str, int]:
    pairs = [part.split("=") for part in re.split(r"[,\s]+", text.strip())]
    try:
        mix = {name: int(share) for name, share in pairs}
    except ValueError:
        raise click.UsageError(f"--mix {text!r} is not of the form law=45,outlaws=35.") from None
    if set(mix) - set(MIX) or sum(mix.values()) <= 0 or min(mix.values()) < 0:
        raise click.UsageError(f"--mix gives shares to {', '.join(MIX)}; not {text!r}")
    return mix
