"""`sixgun test`: everything that must hold before a change is taken."""

import os
import subprocess
import sys
from time import monotonic

import click

from .fetching import fetch_for_tests
from .places import ROOT

Check = tuple[str, list[str]]
HELP = (("--help",), ("-h",))


def run(arguments: list[str]) -> int:
    """Check style, types and behaviour; stop at the first that fails.

    `--long` also runs the tests marked as long; every other argument goes to pytest.
    `--mutants` does something else: it tests the tests, and takes arguments of its own.
    """
    if "--mutants" in arguments:
        return plant_mutants([a for a in arguments if a != "--mutants"])
    missing = fetch_for_tests(ROOT)
    if missing:
        print(f"== {missing}", flush=True)  # with SIXGUN_NO_SKIP=1 those tests fail
    environment = dict(os.environ)
    if "--long" in arguments:
        environment["SIXGUN_LONG"] = "1"
    for headline, command in checks([a for a in arguments if a != "--long"]):
        print(f"== {headline}: {' '.join(command)}", flush=True)
        started = monotonic()
        code = subprocess.call([sys.executable, "-m", *command], cwd=ROOT, env=environment)
        if code:
            print(f"== {headline}: FAILED; what comes after it was not run")
            return code
        print(f"== {headline}: passed in {monotonic() - started:.1f} s", flush=True)
    return 0


def plant_mutants(arguments: list[str]) -> int:
    """Plant small faults in copies of some modules: which of them does no test see?"""
    command = [sys.executable, "-m", "sixgun_tools.mutants", *arguments]
    return subprocess.call(command, cwd=ROOT)


def checks(arguments: list[str]) -> list[Check]:
    """What is run, in order: the quick ones first."""
    # Starting workers pays off for the whole suite. Who passes arguments is after something in
    # particular, and debuggers and unbuffered output need a single process.
    workers = [] if arguments else ["-n", "auto", "--dist", "worksteal"]
    # Likewise the pages: who is after one test does not change them.
    pages = [] if arguments else [("pages", ["sixgun.cli", "pages", "check"])]
    return [
        ("lint", ["ruff", "check", ".", "sixgun"]),  # the launcher's name ends in no .py
        ("format", ["ruff", "format", "--check", ".", "sixgun"]),
        ("types", ["mypy"]),  # strict, says pyproject.toml
        *pages,  # built before the tests, which look at them in a browser
        ("tests", ["pytest", *workers, *arguments]),
    ]


@click.command(context_settings={"ignore_unknown_options": True, "help_option_names": []})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def command(ctx: click.Context, arguments: tuple[str, ...]) -> None:
    """Check style, types and behaviour of a checkout; stop at the first that fails.

    ARGUMENTS go to pytest: files to test, -k, -x and all the others. Besides, --long also runs
    the tests marked as long, and --mutants tests the tests instead and has a --help of its own.
    """
    if arguments in HELP:  # by itself: with others it is pytest's
        click.echo(ctx.get_help())
        return
    sys.exit(run(list(arguments)))
