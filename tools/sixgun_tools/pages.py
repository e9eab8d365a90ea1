"""`sixgun pages`: build the pages of a checkout, check them, or work on them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import click

from sixgun.cli.parallel import progress

from .building import BuildFailed, Workshop
from .node import Node

T = TypeVar("T")
#: Who sets this wants to hear that something could not be checked.
NO_SKIP = "SIXGUN_NO_SKIP"
#: The test that plays whole games in virtual time.
TIMELINE = "test/time/timeline.test.ts"
#: What plays whole games in a browser.
WHOLE_GAMES = "tests.web.whole_games"
BUSY_MACHINE = "This machine is busy: work takes {busy:.1f} times as long as it should."
#: What the formatter sets; what it leaves alone, `.prettierignore` says.
FORMATTED = "**/*.{css,js,ts,vue}"
#: The linters and what they look at. What has not changed since is not looked at again.
LINTERS = {
    "eslint": (".", "--max-warnings=0", "--cache", "--cache-location=node_modules/.cache/eslint/"),
    "stylelint": (
        "**/*.{css,vue}",
        "--max-warnings=0",
        "--cache",
        "--cache-location=node_modules/.cache/stylelint/",
    ),
}

REPAIRS = "; `./sixgun pages format --fix` repairs what can be repaired without a person"
ADVICE = {
    "prettier": "; these are not set as they should be: run `./sixgun pages format`",
    **dict.fromkeys(LINTERS, REPAIRS),
}


@click.group()
@click.pass_context
def command(ctx: click.Context) -> None:
    """Build the pages of a checkout, check them, or work on them.

    `sixgun serve` builds them by itself; an installed package has them inside.
    """
    ctx.obj = Workshop(say=click.echo)
    if not ctx.obj.is_here:
        raise click.ClickException("this is an installed package: its pages are built already")


@command.command()
@click.pass_obj
def build(workshop: Workshop) -> None:
    """Build the pages, unless they are built from what is there now."""
    equipped(workshop)
    _build(workshop)
    files = [path for path in workshop.static.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    click.echo(f"{len(files)} files, {size / 1024:.0f} KB, in {workshop.static}")


@command.command()
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.pass_obj
def check(workshop: Workshop, arguments: tuple[str, ...]) -> None:
    """Check the pages: format, style, build, types and tests; ARGUMENTS go to vitest.

    Where no Node.js can be had, one line says so; with SIXGUN_NO_SKIP=1 that is a failure.
    """
    try:
        node = asyncio.run(workshop.equip())
    except BuildFailed as error:
        if os.environ.get(NO_SKIP):
            raise click.ClickException(str(error)) from error
        click.echo(f"The pages are not checked: {str(error).splitlines()[0]}")
        return
    _look_over(workshop, node)
    _build(workshop)
    run(workshop, node, "vitest", "run", *arguments)


@command.command("format")
@click.option("--fix", is_flag=True, help="Repair first what the linters can repair.")
@click.pass_obj
def write_format(workshop: Workshop, fix: bool) -> None:
    """Set the sources of the pages as `sixgun pages check` wants them."""
    node = equipped(workshop)
    left = [call(workshop, node, tool, *LINTERS[tool], "--fix") for tool in LINTERS if fix]
    run(workshop, node, "prettier", "--write", "--list-different", "--cache", FORMATTED)
    sys.exit(max(left, default=0))


@command.command()
@click.option("--house", default="http://127.0.0.1:8080", show_default=True, help="The house.")
@click.pass_obj
def dev(workshop: Workshop, house: str) -> None:
    """Serve the pages as they are being written, with a house that runs already."""
    run(workshop, equipped(workshop), "vite", SIXGUN_HOUSE=house)


@command.command()
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Where they go.")
@click.option("--only", default="", metavar="NAMES", help="Screens, such as lobby,table-5; or art.")
@click.option("--sizes", default="", metavar="NAMES", help="Sizes, such as 1440x900,390x844.")
@click.option("--languages", default="", metavar="NAMES", help="Languages, such as en,it.")
@click.option("--dark", is_flag=True, help="As somebody sees them whose device is dark.")
@click.pass_obj
def shots(
    workshop: Workshop, out: Path | None, only: str, sizes: str, languages: str, dark: bool
) -> None:
    """Take pictures of every screen, in every size and language, with contact sheets.

    A house of its own shows prepared positions to the system's Chromium: the pictures are the
    same each time. They go into the folder `shots` of the checkout, which git ignores.
    """
    from .shots import command as shooting

    order, art = shooting.order_of(only, sizes, languages, dark=dark)
    if order.screens:
        equipped(workshop)
        _build(workshop)
    folder = out or workshop.checkout / shooting.FOLDER
    with progress("Taking pictures", len(order)) as bar:
        say = (lambda name: bar.update(1)) if bar else click.echo
        _look(shooting.shoot(workshop, order, folder, art=art, done=say))
    click.echo(f"The pictures are in {folder}")


@command.command()
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Where it goes.")
@click.option("--seconds", type=click.IntRange(min=1), default=60, show_default=True)
@click.option("--size", default="390x844", show_default=True, help="Of the screen.")
@click.option("--language", default="it", show_default=True)
@click.pass_obj
def film(workshop: Workshop, out: Path | None, seconds: int, size: str, language: str) -> None:
    """Take a newcomer's first minute, a picture a second, and lay the pictures side by side.

    He looks, begins a game against bots, reads his role, and plays what he has understood. They go
    into the folder `shots` of the checkout, which git ignores.
    """
    from .shots import command as shooting

    wanted = shooting.film_of(seconds, size, language)
    equipped(workshop)
    _build(workshop)
    folder = out or workshop.checkout / shooting.FOLDER
    with progress("Filming", seconds) as bar:
        say = (lambda name: bar.update(1)) if bar else click.echo
        strip = _look(shooting.shoot_film(wanted, folder, done=say))
    click.echo(f"The film is {strip}")


@command.command()
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True)
@click.pass_obj
def timeline(workshop: Workshop, games: int) -> None:
    """Play whole games in virtual time: is each question seen under its cause, and soon?

    Both games, three to eight players, all boxes, written for the run as a house tells them to one
    seat. What the page shows must have reached the view of the house before the end of each update.
    """
    run(workshop, equipped(workshop), "vitest", "run", TIMELINE, SIXGUN_TIMELINE=str(games))


@command.command()
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True)
@click.pass_obj
def games(workshop: Workshop, games: int) -> None:
    """Play whole games in a real browser, in their own time: is each question seen under its cause?

    Both games, every size of screen, three to eight players, all boxes, against bots that pause as
    they do for people; somebody plays by chance, and goes to the result when out. Exit code 1 if
    anything is out of order, late or too often shortened, or if the browser complains. Times mean
    something on a machine that does nothing else meanwhile.
    """
    from .shots.budgets import BUSY, busyness

    equipped(workshop)
    _build(workshop)
    busy = busyness()
    with progress("Playing", games) as bar:
        say = (lambda name: bar.update(1)) if bar else click.echo
        found = _with_browser(lambda: _whole_games(workshop).play_all(games, say))
    click.echo("\n".join(found.lines()))
    if busy > BUSY:
        click.echo(BUSY_MACHINE.format(busy=busy), err=True)
    for fault in found.too_much():
        click.echo(f"Too much: {fault}", err=True)
    sys.exit(int(bool(found.too_much())))


@command.command()
@click.option("--times", type=click.IntRange(min=1), default=5, show_default=True)
@click.pass_obj
def budgets(workshop: Workshop, times: int) -> None:
    """Measure what the first look at a table weighs and how soon something can be clicked.

    A browser that was never here opens the link of a table, with a CPU that is four times slower,
    1.6 Mbit a second and 150 ms. Exit code 1 if it weighs or takes more than it may. Times mean
    something on a machine that does nothing else meanwhile.
    """
    from .shots import command as shooting
    from .shots.budgets import BUSY, busyness

    equipped(workshop)
    _build(workshop)
    busy = busyness()
    with progress("Looking", times) as bar:
        found = _look(shooting.weigh(times, lambda visit: bar.update(1) if bar else None))
    click.echo("\n".join(found.lines()))
    if busy > BUSY:
        click.echo(BUSY_MACHINE.format(busy=busy), err=True)
    for fault in found.faults():
        click.echo(f"Too much: {fault}", err=True)
    sys.exit(int(bool(found.faults())))


def _whole_games(workshop: Workshop) -> Any:
    if str(workshop.checkout) not in sys.path:
        sys.path.append(str(workshop.checkout))  # they are played by what the tests play with
    return import_module(WHOLE_GAMES)


def _look(work: Coroutine[Any, Any, T]) -> T:
    """Look at the pages with a browser, if there is one."""
    try:
        return _with_browser(lambda: asyncio.run(work))
    finally:
        work.close()  # without a browser it was never begun


def _with_browser(work: Callable[[], T]) -> T:
    from .shots.browser import NoBrowser, chromium

    try:
        chromium()
        return work()
    except NoBrowser as error:
        raise click.ClickException(str(error)) from error


def equipped(workshop: Workshop) -> Node:
    try:
        return asyncio.run(workshop.equip())
    except BuildFailed as error:
        raise click.ClickException(str(error)) from error


def _build(workshop: Workshop) -> None:
    try:
        asyncio.run(workshop.build())
    except BuildFailed as error:
        raise click.ClickException(f"the pages could not be built: {error}") from error


def _look_over(workshop: Workshop, node: Node) -> None:
    """What can be seen without building anything; nothing is said of what is fine.

    Each of these takes one core, and says nothing if all is well: they look at the same time.
    """
    looks = {
        "prettier": ("--list-different", "--cache", FORMATTED),
        **LINTERS,
        "vue-tsc": ("--noEmit",),
    }
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = pool.map(lambda tool: call(workshop, node, tool, *looks[tool]), looks)
        failed = [(tool, code) for tool, code in zip(looks, codes, strict=True) if code]
    for tool, _ in failed:
        click.echo(f"{tool} failed{ADVICE.get(tool, '')}", err=True)
    if failed:
        sys.exit(failed[0][1])


def run(workshop: Workshop, node: Node, tool: str, *arguments: str, **variables: str) -> None:
    """Run a tool in front of the person; if it fails, so do we."""
    if code := call(workshop, node, tool, *arguments, **variables):
        click.echo(f"{tool} failed", err=True)
        sys.exit(code)


def call(workshop: Workshop, node: Node, tool: str, *arguments: str, **variables: str) -> int:
    """Run a tool in front of the person; the code that it ends with."""
    source = str(workshop.package.parent)
    path = os.pathsep.join([source, str(workshop.checkout), os.environ.get("PYTHONPATH", "")])
    python = {"SIXGUN_PYTHON": sys.executable, "PYTHONPATH": path.rstrip(os.pathsep)}
    command = workshop.command(node, tool, *arguments)
    environment = {**node.environment(), **python, **variables}
    return subprocess.call(command, cwd=workshop.folder, env=environment)
