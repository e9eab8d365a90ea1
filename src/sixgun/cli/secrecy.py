"""`sixgun secrecy`: in sampled positions, nobody sees what he may not know."""

from __future__ import annotations

import json
import secrets
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click

from ..engine.errors import SettingsError
from ..engine.settings import settings_from
from ..secrecy.leaks import leaks_in
from ..secrecy.samples import CHUNK, Sample, Survey, sampled
from .parallel import (
    INTERRUPTED,
    Where,
    collect,
    json_option,
    players_option,
    seed_option,
    sets_option,
    where_options,
    working,
)

#: Of so many failures the details are shown.
MOST_SHOWN = 10


class Failure(NamedTuple):
    """A position in which something is seen that should not be."""

    position: int
    story: str
    what: str


@dataclass
class Findings:
    """What was checked, and what was found."""

    positions: int = 0
    viewers: int = 0  # seats and spectators
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        self.positions += other.positions
        self.viewers += other.viewers
        self.failures = sorted(self.failures + other.failures)


@click.command()
@click.option("--positions", type=click.IntRange(min=1), default=2000, show_default=True)
@players_option("4-7")
@sets_option
@seed_option
@where_options
@click.option(
    "--at",
    type=click.IntRange(min=0),
    metavar="P",
    help="Check the position of this number alone, to look into a failure.",
)
@json_option
def command(
    positions: int,
    players: tuple[int, ...],
    sets: tuple[str, ...],
    seed: str | None,
    where: Where,
    at: int | None,
    as_json: bool,
) -> None:
    """Check in sampled positions that nobody sees what he may not know.

    For every seat and a spectator: a game imagined from a view gives that view again,
    and a world that differs only in what cannot be known gives the same view, the same
    explanations and the same reports. Exit code 1 if anything leaks.
    """
    survey = Survey(players, sets, seed or str(secrets.randbits(32)))
    check(survey)
    wanted = range(positions) if at is None else range(at, at + 1)
    findings, interrupted = examine(survey, wanted, where)
    if as_json:
        click.echo(json.dumps(as_data(survey, findings, interrupted), indent=2))
    else:
        click.echo("\n".join(as_text(survey, findings, interrupted)))
    sys.exit(INTERRUPTED if interrupted else int(bool(findings.failures)))


def check(survey: Survey) -> None:
    try:
        for players in survey.players:
            settings_from(players, sets=survey.sets)
    except SettingsError as error:
        raise click.UsageError(str(error)) from error


# --------------------------------------------------------------- checking


def examine(survey: Survey, wanted: range, where: Where) -> tuple[Findings, bool]:
    """Check the positions of these numbers; was it interrupted?"""
    chunks = range(wanted[0] // CHUNK, wanted[-1] // CHUNK + 1)
    total = Findings()

    def take(findings: Findings) -> int:
        total.add(findings)
        return findings.positions

    with working(where) as executor:
        work = partial(examine_chunk, survey, wanted)
        return total, collect(executor, work, chunks, take, "Checking", len(wanted))


def examine_chunk(survey: Survey, wanted: range, chunk: int) -> Findings:
    findings = Findings()
    for sample in sampled(survey, chunk):
        if sample.number in wanted:
            examine_position(survey, sample, findings)
    return findings


def examine_position(survey: Survey, sample: Sample, findings: Findings) -> None:
    """Every seat and a spectator; explanations, which take longest, for one of them."""
    rng = Random(f"{survey.seed} {sample.number}")
    viewers: Sequence[int | None] = [*range(sample.game.seats), None]
    curious = rng.choice(viewers)
    findings.positions += 1
    for me in viewers:
        findings.viewers += 1
        try:
            found = [str(leak) for leak in leaks_in(sample.game, me, rng, explain=me == curious)]
        except Exception as error:  # a world that cannot be played is as bad as a leak
            found = [_crash(me, error)]
        findings.failures += [Failure(sample.number, sample.story, what) for what in found]


def _crash(me: int | None, error: Exception) -> str:
    """A crash in one line: who looked, what went wrong, where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}, line {place.lineno}, in {place.name}"
    return f"seat {me}: {type(error).__name__}: {error} ({where})"


# ---------------------------------------------------------------- results


def as_data(survey: Survey, findings: Findings, interrupted: bool) -> dict[str, Any]:
    return {
        "seed": survey.seed,
        "players": list(survey.players),
        "sets": list(survey.sets),
        "positions": findings.positions,
        "viewers": findings.viewers,
        "interrupted": interrupted,
        "failures": len(findings.failures),
        "details": [failure._asdict() for failure in findings.failures[:MOST_SHOWN]],
    }


def as_text(survey: Survey, findings: Findings, interrupted: bool) -> list[str]:
    lines = ["Interrupted; this is what was done."] if interrupted else []
    for failure in findings.failures[:MOST_SHOWN]:
        lines.append(f"Position {failure.position}: {failure.what}")
        lines.append(f"    {failure.story}")
        lines.append(f"    to see it again: {again(survey, failure)}")
    if len(findings.failures) > MOST_SHOWN:
        lines.append(f"and {len(findings.failures) - MOST_SHOWN} more")
    lines.append(
        f"{findings.positions} positions, {findings.viewers} viewers (every seat and a "
        f"spectator; seed {survey.seed}): {len(findings.failures)} failures"
    )
    return lines


def again(survey: Survey, failure: Failure) -> str:
    """The command that checks this position again."""
    players = f"{survey.players[0]}-{survey.players[-1]}"
    options = f"--seed {survey.seed} --players {players} --sets {','.join(survey.sets)}"
    return f"sixgun secrecy {options} --at {failure.position}"
