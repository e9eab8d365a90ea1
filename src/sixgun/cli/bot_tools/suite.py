"""`sixgun bots suite`: positions with right answers."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from ...bots.registry import SpecError, make_bot
from ...bots.runner import Witness
from ...engine.notation import option_text
from ...engine.view import view
from ...scenarios.table import ScenarioError, ScenarioTable, load_file
from ..rulebook import files_at, own_rulebook


@click.command()
@click.argument("specs", nargs=-1, required=True)
@click.option(
    "--path",
    "paths",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="Scenario files or folders; the rulebook of this checkout, if not given.",
)
@click.option("-v", "--verbose", is_flag=True, help="List what was answered right, too.")
def suite(specs: tuple[str, ...], paths: tuple[Path, ...], verbose: bool) -> None:
    """Ask bots in positions that have right answers.

    These are the scenarios that have `best`. Exit code 1 if anything was answered wrong.
    """
    found = [
        scenario for file in files_at(paths or (own_rulebook(),)) for scenario in quizzes(file)
    ]
    if not found:
        raise click.UsageError("No scenario in these files has right answers.")
    wrong = 0
    for spec in specs:
        verdicts = [(scenario["id"], *answered(scenario, spec)) for scenario in found]
        failed = [verdict for verdict in verdicts if not verdict[1]]
        wrong += len(failed)
        click.echo(f"{spec}: {len(verdicts) - len(failed)} of {len(verdicts)} right")
        for name, right, said in verdicts if verbose else failed:
            click.echo(f"  {'right' if right else 'WRONG'} {name}: {said}")
    sys.exit(int(wrong > 0))


def quizzes(file: Path) -> list[dict[str, Any]]:
    """The scenarios of a file that have right answers."""
    try:
        return [scenario for scenario in load_file(file) if "best" in scenario]
    except ScenarioError as error:
        raise click.ClickException(str(error)) from error


def answered(scenario: Mapping[str, Any], spec: str) -> tuple[bool, str]:
    """Does a bot answer right, and what does it answer?"""
    try:
        bot = make_bot(spec, str(scenario["id"]))
    except SpecError as error:
        raise click.UsageError(str(error)) from error
    table = ScenarioTable(scenario, listen=True)
    for line in scenario["steps"]:
        table.take(line)
    game = table.game
    if game.decision is None:
        raise click.ClickException(f"{scenario['id']}: nobody is asked")
    seat = game.decision.seat
    option = bot.choose(view(game, seat), Witness(game, seat).reports())
    return option in table.right(scenario["best"]), option_text(option, game.options, game.names)
