"""`sixgun pages`: build the pages of a checkout, check them, or work on them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import click

from .building import BuildFailed, Workshop
from .node import Node

#: Who sets this wants to hear that something could not be checked.
NO_SKIP = "SIXGUN_NO_SKIP"


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
    """Build the pages, check their types, and run their tests; ARGUMENTS go to vitest.

    Where no Node.js can be had, one line says so; with SIXGUN_NO_SKIP=1 that is a failure.
    """
    try:
        node = asyncio.run(workshop.equip())
    except BuildFailed as error:
        if os.environ.get(NO_SKIP):
            raise click.ClickException(str(error)) from error
        click.echo(f"The pages are not checked: {str(error).splitlines()[0]}")
        return
    _build(workshop)
    run(workshop, node, "vue-tsc", "--noEmit")
    run(workshop, node, "vitest", "run", *arguments)


@command.command()
@click.option("--house", default="http://127.0.0.1:8080", show_default=True, help="The house.")
@click.pass_obj
def dev(workshop: Workshop, house: str) -> None:
    """Serve the pages as they are being written, with a house that runs already."""
    run(workshop, equipped(workshop), "vite", SIXGUN_HOUSE=house)


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


def run(workshop: Workshop, node: Node, tool: str, *arguments: str, **variables: str) -> None:
    """Run a tool in front of the person; if it fails, so do we."""
    source = str(workshop.package.parent)
    path = os.pathsep.join([source, str(workshop.checkout), os.environ.get("PYTHONPATH", "")])
    python = {"SIXGUN_PYTHON": sys.executable, "PYTHONPATH": path.rstrip(os.pathsep)}
    command = workshop.command(node, tool, *arguments)
    environment = {**node.environment(), **python, **variables}
    code = subprocess.call(command, cwd=workshop.folder, env=environment)
    if code:
        click.echo(f"{Path(tool).name} failed", err=True)
        sys.exit(code)
