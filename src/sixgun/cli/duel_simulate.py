"""`sixgun simulate --game duel`: bots play many duels, and who wins is counted."""

from __future__ import annotations

import json
import shlex
import sys
from functools import partial
from typing import Any

import click

from sixgun.bots.registry import SpecError
from sixgun.bots.simulation import Mishap, Rate, rates_as_data
from sixgun.duel.bots.simulation import DuelPlan, DuelTally, check, play_duels
from sixgun.engine.errors import SettingsError

from .parallel import INTERRUPTED, Where, collect, working


def simulate(plan: DuelPlan, numbers: range, where: Where, *, as_json: bool) -> None:
    """Play and print; exit code 1 if a duel broke off or did not come to an end."""
    try:
        check(plan)
    except (SettingsError, SpecError) as error:
        raise click.UsageError(str(error)) from error
    total = DuelTally()

    def take(tally: DuelTally) -> int:
        total.add(tally)
        return tally.games

    with working(where) as executor:
        chunks = plan.chunks(numbers, executor.places)
        work = partial(play_duels, plan)
        interrupted = collect(executor, work, chunks, take, "Playing", len(numbers))
    if as_json:
        click.echo(json.dumps(as_data(plan, total, interrupted), indent=2))
    else:
        click.echo("\n".join(as_text(plan, total, interrupted)))
    if interrupted:
        sys.exit(INTERRUPTED)
    sys.exit(int(total.errors + total.unfinished > 0))


def as_data(plan: DuelPlan, tally: DuelTally, interrupted: bool) -> dict[str, Any]:
    """The results as one JSON object."""
    return {
        "game": "duel",
        "seed": plan.seed,
        "bots": list(plan.bots),
        "characters": list(plan.characters),
        "modes": list(plan.modes),
        "games": tally.games,
        "finished": tally.finished,
        "unfinished": tally.unfinished,
        "errors": tally.errors,
        "interrupted": interrupted,
        "cpu_seconds": round(tally.cpu_seconds, 3),
        "turns_per_game": round(tally.turns / max(1, tally.finished), 2),
        "decisions_per_game": round(tally.decisions / max(1, tally.finished), 2),
        "wins": {
            "sides": rates_as_data(tally.by_side()),
            "bots": rates_as_data(tally.by_bot()),
            "characters": rates_as_data(tally.by_character()),
        },
        "mishaps": [{**mishap._asdict(), "again": again(plan, mishap)} for mishap in tally.mishaps],
    }


def again(plan: DuelPlan, mishap: Mishap) -> str:
    """The command that plays this duel again."""
    words = ["--game", "duel", "--games", "1", "--first", mishap.number, "--seed", plan.seed]
    words += ["--bots", ",".join(plan.bots), "--mode", ",".join(plan.modes)]
    words += ["--fighters", f"{plan.characters[0]}-{plan.characters[-1]}"]
    return shlex.join(["sixgun", "simulate", *map(str, words)])


def as_text(plan: DuelPlan, tally: DuelTally, interrupted: bool) -> list[str]:
    """The results for people."""
    lines = ["Interrupted; this is what was done."] if interrupted else []
    finished, seconds = max(1, tally.finished), tally.cpu_seconds or 1.0
    lines.append(f"{tally.games} duels ({', '.join(plan.bots)}; seed {plan.seed})")
    lines.append(
        f"  {tally.turns / finished:.1f} turns and {tally.decisions / finished:.1f} decisions "
        f"a duel, {tally.finished / seconds:.0f} duels a CPU-second"
    )
    lines.append(f"  {tally.errors} errors, {tally.unfinished} unfinished")
    lines += _table("This side won", tally.by_side())
    if len(set(plan.bots)) > 1:
        lines += _table("This bot won", tally.by_bot())
    lines += _table("A side with this character won", tally.by_character())
    for mishap in tally.mishaps:
        lines += ["", f"Duel {mishap.number} (seed {mishap.seed}):", f"  {mishap.error}"]
        lines.append(mishap.trace if tally.games == 1 else f"  again: {again(plan, mishap)}")
    return lines


def _table(title: str, rates: dict[str, Rate]) -> list[str]:
    width = max(map(len, rates), default=0)
    rows = [f"  {name:{width}} {rate}" for name, rate in rates.items()]
    return ["", f"{title} (95 % interval)", *rows]
