"""`sixgun rulebook`: run the executable rulebook, or scenarios of your own."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ..scenarios.table import Outcome, run_file, scenario_files
from .checkout import find_checkout, tool


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("-v", "--verbose", is_flag=True, help="List the scenarios that pass, too.")
@click.option("--rulings", is_flag=True, help="Print every ruling with its scenarios instead.")
def command(paths: tuple[Path, ...], verbose: bool, rulings: bool) -> None:
    """Run scenario files, or all that lie below folders.

    Without PATHS the rulebook of this checkout is run. The format of scenarios is
    described in docs/notation.md. Exit code 0 only if all of them pass.
    """
    if rulings:
        click.echo(tool("generators.rulings_page").rulings_page(own_rulebook()), nl=False)
        return
    passed = failed = 0
    for file in files_at(paths or (own_rulebook(),)):
        for outcome in run_file(file):
            passed, failed = passed + outcome.passed, failed + (not outcome.passed)
            if verbose or not outcome.passed:
                click.echo(told(outcome))
    if not passed + failed:
        raise click.UsageError("There is no scenario in these files.")
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(int(failed > 0))


def own_rulebook() -> Path:
    """The rulebook that lies in the checkout this runs from."""
    root = find_checkout()
    if root is None or not (root / "rulebook").is_dir():
        raise click.UsageError("There is no rulebook here: say which files or folders to run.")
    return root / "rulebook"


def files_at(paths: tuple[Path, ...]) -> list[Path]:
    """The scenario files at these paths, each once; a path without any is an error."""
    found: dict[Path, None] = {}
    for path in paths:
        files = scenario_files(path)
        if not files:
            raise click.UsageError(f"There is no scenario file (.toml) in {path}.")
        found |= dict.fromkeys(files)
    return list(found)


def told(outcome: Outcome) -> str:
    """An outcome as people read it, with the file as they would name it."""
    here = Path.cwd()
    file = outcome.file.resolve()
    short = file.relative_to(here) if file.is_relative_to(here) else outcome.file
    return str(Outcome(short, outcome.id, outcome.verdict, outcome.message))
