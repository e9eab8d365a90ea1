"""`sixgun judge`: random games before a second judge, who knows the rules and not the engine."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from math import ceil
from pathlib import Path

import click

from ..engine.errors import SettingsError
from ..engine.settings import settings_from
from ..judge.duels import DuelVerdict, judge_duel
from ..judge.games import EVERY, JudgePlan, judge_games
from ..judge.ledger import Ledger, OtherRun
from ..judge.report import as_text
from ..judge.verdicts import Verdict
from .parallel import (
    INTERRUPTED,
    collect,
    in_parallel,
    jobs_option,
    players_option,
    read_sets,
    seed_option,
)

#: Games that are judged between two reports of progress.
CHUNK = 50


@click.command()
@click.option("--games", type=click.IntRange(min=0), default=1000, show_default=True)
@click.option("--duels", type=click.IntRange(min=0), default=0, show_default=True)
@players_option("3-8")
@click.option(
    "--sets",
    callback=read_sets,
    default="every",
    show_default=True,
    help="Boxes, by commas, or all; every: a random combination for each game.",
)
@seed_option
@jobs_option
@click.option(
    "--first",
    type=click.IntRange(min=0),
    default=0,
    metavar="I",
    help="The number of the first game, to judge one again.",
)
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the state of the run of games in this file, and go on from it.",
)
def command(
    games: int,
    duels: int,
    players: tuple[int, ...],
    sets: tuple[str, ...],
    seed: str | None,
    jobs: int,
    first: int,
    resume: Path | None,
) -> None:
    """Let a second judge follow random games, and compare.

    The judge is written from the rulings and not from the engine. It says who is asked what
    at every decision, with which options, and where every card and life point is. Exit code
    1 if engine and judge differ anywhere; then the seed, the record and the rulings are shown.
    """
    seed = _seed(seed, resume)
    plan = JudgePlan(players, sets, seed)
    check(plan)
    ledger = opened(plan, resume)
    click.echo(f"seed {seed}")
    interrupted = judge(ledger, range(first, first + games), jobs) if games else False
    if games:
        click.echo("\n".join(as_text(ledger.total)))
    differences = len(ledger.total.differences)
    if duels and not interrupted:
        found, interrupted = judge_duels(seed, duels, jobs)
        differences += found
    sys.exit(INTERRUPTED if interrupted else int(bool(differences)))


def _seed(seed: str | None, resume: Path | None) -> str:
    if seed is None and resume is not None:
        raise click.UsageError("--resume needs --seed, so that the games are the same")
    return seed or str(secrets.randbits(32))


def check(plan: JudgePlan) -> None:
    """Say what is wrong with a plan before a thousand games do."""
    try:
        for players in plan.players:
            settings_from(players, sets="all" if plan.sets == EVERY else plan.sets)
    except SettingsError as error:
        raise click.UsageError(str(error)) from error


def opened(plan: JudgePlan, path: Path | None) -> Ledger:
    try:
        return Ledger.opened(plan, path)
    except OtherRun as error:
        raise click.UsageError(str(error)) from error


def judge(ledger: Ledger, numbers: range, jobs: int) -> bool:
    """Judge these games on several processes; was it interrupted?"""
    size = min(CHUNK, ceil(len(numbers) / jobs)) if ledger.path is None else CHUNK
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    todo = [chunk for chunk in chunks if chunk[0] not in ledger.done]

    def take(done: tuple[int, Verdict]) -> int:
        ledger.note(*done)
        return done[1].games

    results = in_parallel(partial(judge_chunk, ledger.plan), todo, jobs)
    return collect(results, take, "Judging", sum(map(len, todo)))


def judge_chunk(plan: JudgePlan, numbers: range) -> tuple[int, Verdict]:
    return numbers[0], judge_games(plan, numbers)


# ---------------------------------------------------------------------- duels


def judge_duels(seed: str, count: int, jobs: int) -> tuple[int, bool]:
    """The same for duels: how many differences, and was it interrupted?"""
    total = DuelVerdict()

    def take(verdict: DuelVerdict) -> int:
        total.add(verdict)
        return verdict.duels

    seeds = [f"{seed} {number}" for number in range(count)]
    results = in_parallel(judge_duel, seeds, jobs)
    interrupted = collect(results, take, "Judging duels", count)
    for difference in total.differences:
        click.echo(f"{difference}\n{difference.record}")
    kinds = ", ".join(f"{kind} {times}" for kind, times in sorted(total.decisions.items()))
    met = ", ".join(f"{name} {times}" for name, times in sorted(total.effects.items()))
    click.echo(
        f"{total.duels} duels, {sum(total.decisions.values())} decisions, {total.left} given up: "
        f"{len(total.differences)} differences\nDecisions: {kinds}\nMet: {met}"
    )
    return len(total.differences), interrupted
