"""`sixgun serve`: open a house where people play."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from threading import Thread
from typing import TYPE_CHECKING, Any

import click

from ..server.settings import SECRETS, HouseSettings
from .checkout import has_tools, tool
from .house_options import setting_options, settings_of, settings_page, variable

if TYPE_CHECKING:
    from ..server.front.serving import Serving
    from ..server.front.static_pages import Pages


def show_page(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(settings_page(), nl=False)
        ctx.exit()


@click.command()
@setting_options
@click.option(
    "--settings-page",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_page,
    help="Print docs/settings.md and end.",
)
def command(**values: Any) -> None:
    """Open a house where people play: in the browser, or with programs of their own.

    Without options only this machine can come in; --lan lets in the local network. The house
    closes with Ctrl+C, and every table goes on when it is opened again.
    """
    settings = settings_of(values)
    for name in SECRETS:  # no process that this one begins needs to know it
        os.environ.pop(variable(name), None)
    try:
        from ..server import logs
        from ..server.front import serving
        from ..server.front.interfaces import CannotOpen
    except ModuleNotFoundError as error:
        raise click.ClickException(missing(error)) from error
    logs.set_up(settings.log, level=settings.log_level)
    try:
        serving.run(keep_open(settings))
    except CannotOpen as error:
        raise click.ClickException(str(error)) from error


async def keep_open(settings: HouseSettings) -> None:
    """Open the house, say where it is, and keep it open until somebody ends it."""
    from ..server.front.serving import Serving, until_told
    from ..server.front.static_pages import Pages

    pages = Pages()
    serving = Serving(settings, pages=pages)
    say_where(serving)
    async with building(pages, settings.build_pages):
        await until_told(serving, say_more)
    click.echo("The house is closed; its tables are kept.")


def building(pages: Pages, wanted: bool) -> AbstractAsyncContextManager[None]:
    """In a checkout its tools build the pages beside what else goes on, if they are not current."""
    if not wanted or not has_tools():
        return nullcontext()
    beside: AbstractAsyncContextManager[None] = tool("house_pages").beside(pages)
    return beside


def missing(error: ModuleNotFoundError) -> str:
    """What to do when the libraries of the server are not there."""
    package = (error.name or "").partition(".")[0]
    if package == "sixgun":
        raise error
    return f'a house needs more than is installed ({package}): pip install "sixgun[server]"'


# ------------------------------------------------------------- what is said


def say_where(serving: Serving) -> None:
    """The address, which answers from now on."""
    click.echo(f"The house is at {serving.address}")
    if serving.settings.lan:
        say_lan(serving.lan_addresses)
    elif is_alone(serving.settings):
        click.echo("Only this machine can come in; --lan opens the house to the local network.")


def is_alone(settings: HouseSettings) -> bool:
    """Can nobody come in from elsewhere, though there is a network to come from?"""
    from ..server.front.access import LOCAL_NAMES
    from ..server.front.lan import lan_addresses

    has_way = settings.public_url or settings.trusted_proxy or settings.names
    return settings.host in LOCAL_NAMES and not has_way and bool(lan_addresses())


def say_lan(addresses: Sequence[str]) -> None:
    """The address in the local network, and its QR code."""
    from ..server.front.lan import qr_code

    if not addresses:
        click.echo("No address in a local network was found: is this machine connected?")
        return
    click.echo(f"In the local network: {', '.join(addresses)}")
    code = qr_code(addresses[0])
    if _can_show(code):
        click.echo(code, nl=False)


def say_more(serving: Serving) -> None:
    """What is known once the house is open."""
    click.echo(f"It is kept in {serving.store}")
    say_link(serving)
    if serving.settings.open_browser and has_display():
        # Some browsers come back only when they are closed.
        Thread(target=webbrowser.open, args=(serving.address,), daemon=True).start()


def say_link(serving: Serving) -> None:
    """The house link is shown once, and only where no log can catch it."""
    renew = "sixgun tournament house-link --renew"
    if serving.context.house_key.has_link:
        click.echo(f"The house link is the one that was shown before; a new one: {renew}")
    elif sys.stdout.isatty():
        click.echo(f"House link, for you alone, not shown again: {serving.new_house_link()}")
    else:
        click.echo(f"There is no house link yet; this is no terminal to show it on: {renew}")


def has_display() -> bool:
    """Is somebody here who could see a browser?"""
    if not sys.stdout.isatty():
        return False
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
