"""`sixgun judge`: random games before a second judge, who knows the rules and not the engine."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from pathlib import Path

import click

from ..engine.errors import SettingsError
from ..engine.settings import settings_from
from ..executors import Executor, cut
from ..judge.duels import DuelVerdict, judge_duel
from ..judge.games import EVERY, JudgePlan, judge_games
from ..judge.ledger import Ledger, OtherRun
from ..judge.report import as_text
from ..judge.verdicts import Verdict
from .parallel import (
    INTERRUPTED,
    Where,
    collect,
    players_option,
    read_sets,
    seed_option,
    where_options,
    working,
)

#: Games that are judged between two reports of progress, and duels.
CHUNK, DUEL_CHUNK = 50, 10


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
@where_options
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
    where: Where,
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
    interrupted = False
    with working(where) as executor:
        if games:
            interrupted = judge(ledger, range(first, first + games), executor)
            click.echo("\n".join(as_text(ledger.total)))
        differences = len(ledger.total.differences)
        if duels and not interrupted:
            found, interrupted = judge_duels(seed, duels, executor)
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


def judge(ledger: Ledger, numbers: range, executor: Executor) -> bool:
    """Judge these games; was it interrupted?"""
    chunks = cut(numbers, CHUNK, executor.places if ledger.path is None else 1)
    todo = [chunk for chunk in chunks if chunk[0] not in ledger.done]

    def take(done: tuple[int, Verdict]) -> int:
        ledger.note(*done)
        return done[1].games

    work = partial(judge_chunk, ledger.plan)
    return collect(executor, work, todo, take, "Judging", sum(map(len, todo)))


def judge_chunk(plan: JudgePlan, numbers: range) -> tuple[int, Verdict]:
    return numbers[0], judge_games(plan, numbers)


# ---------------------------------------------------------------------- duels


def judge_duels(seed: str, count: int, executor: Executor) -> tuple[int, bool]:
    """The same for duels: how many differences, and was it interrupted?"""
    total = DuelVerdict()

    def take(verdict: DuelVerdict) -> int:
        total.add(verdict)
        return verdict.duels

    work, chunks = partial(judge_some_duels, seed), cut(range(count), DUEL_CHUNK, executor.places)
    interrupted = collect(executor, work, chunks, take, "Judging duels", count)
    for difference in total.differences:
        click.echo(f"{difference}\n{difference.record}")
    kinds = ", ".join(f"{kind} {times}" for kind, times in sorted(total.decisions.items()))
    met = ", ".join(f"{name} {times}" for name, times in sorted(total.effects.items()))
    click.echo(
        f"{total.duels} duels, {sum(total.decisions.values())} decisions, {total.left} given up: "
        f"{len(total.differences)} differences\nDecisions: {kinds}\nMet: {met}"
    )
    return len(total.differences), interrupted


def judge_some_duels(seed: str, numbers: range) -> DuelVerdict:
    total = DuelVerdict()
    for number in numbers:
        total.add(judge_duel(f"{seed} {number}"))
    return total
