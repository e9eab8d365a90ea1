"""Builds the pages beside a house that is open: in a checkout, `sixgun serve` asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import click

from sixgun.server.front.static_pages import Pages

from .building import BuildFailed, Workshop


@asynccontextmanager
async def building(pages: Pages, workshop: Workshop) -> AsyncIterator[None]:
    """Build the pages beside what else goes on, if they are not current."""
    if not workshop.is_here or workshop.is_current:
        yield
        return
    task = asyncio.create_task(build(pages, workshop))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def build(pages: Pages, workshop: Workshop) -> None:
    """Build the pages; whoever looks meanwhile sees how far it is, and afterwards what there is."""
    click.echo("The pages are being built; the first time that takes a minute ...")
    try:
        await workshop.build(pages.building)
    except BuildFailed as error:
        click.echo(f"The pages could not be built: {error}", err=True)
    except Exception as error:  # whatever it was, the house stays open and somebody must know
        click.echo(f"The pages could not be built: {error!r}", err=True)
    else:
        click.echo("The pages are built.")
    finally:
        pages.look()


def beside(pages: Pages) -> AbstractAsyncContextManager[None]:
    """The pages of this checkout are built while the house is open."""
    return building(pages, Workshop(say=click.echo))
