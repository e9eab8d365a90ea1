"""`sixgun serve`: open a house where people play."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import fields
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..server.settings import HouseSettings, about_settings

if TYPE_CHECKING:
    from ..server.serving import Serving

Command = TypeVar("Command", bound=Callable[..., object])

#: Settings whose values are bounded more closely than by their type.
KINDS: dict[str, click.ParamType[Any]] = {
    "log": click.Choice(["text", "json"]),
    "port": click.IntRange(0, 65_535),
}
#: What every other number must be.
NUMBERS: dict[type, click.ParamType[Any]] = {
    int: click.IntRange(min=0),
    float: click.FloatRange(min=0),
}

PAGE = """# Settings of a house

Every setting of `sixgun serve` can be given as an option or as an environment variable; an
option wins. Lists are given by repeating the option, or with commas. A secret such as the
token of the metrics is better given as a variable: options can be read in the list of
processes. This page is made by `./sixgun serve --settings-page > docs/settings.md`.

| option | variable | default | what it is for |
| --- | --- | --- | --- |
"""


def option_name(name: str) -> str:
    """The option of a setting: `tls_cert` is `--tls-cert`."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """The environment variable of a setting: `tls_cert` is `SIXGUN_TLS_CERT`."""
    return "SIXGUN_" + name.upper()


def _sentence(about: str) -> str:
    return about[0].upper() + about[1:] + "."


def setting_option(name: str, default: Any, about: str) -> Callable[[Command], Command]:
    """The option of one setting, made from its default."""
    words: dict[str, Any] = {
        "envvar": variable(name),
        "show_envvar": True,
        "help": _sentence(about),
    }
    if isinstance(default, bool):
        both = f"{option_name(name)}/--no-{name.replace('_', '-')}"
        return click.option(both, name, default=default, show_default=True, **words)
    if isinstance(default, tuple):
        return click.option(option_name(name), name, multiple=True, default=default, **words)
    kind = KINDS.get(name) or NUMBERS.get(type(default), click.STRING)
    shown = default != ""
    return click.option(
        option_name(name), name, type=kind, default=default, show_default=shown, **words
    )


def setting_options(command: Command) -> Command:
    """An option for every setting, in the order of the list."""
    for name, (default, about) in reversed(about_settings().items()):
        command = setting_option(name, default, about)(command)
    return command


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
    try:
        from ..server import logs, serving
        from ..server.doors import CannotOpen
    except ModuleNotFoundError as error:
        raise click.ClickException(missing(error)) from error
    logs.set_up(settings.log)
    try:
        serving.run(keep_open(settings))
    except CannotOpen as error:
        raise click.ClickException(str(error)) from error


async def keep_open(settings: HouseSettings) -> None:
    """Open the house, say where it is, and keep it open until somebody ends it."""
    from ..server.serving import Serving, until_told

    serving = Serving(settings)
    say_where(serving)
    await until_told(serving, say_more)
    click.echo("The house is closed; its tables are kept.")


def settings_of(values: dict[str, Any]) -> HouseSettings:
    """The settings from the options; lists may be given with commas."""
    listed = {
        name: tuple(part for each in value for part in each.replace(",", " ").split())
        for name, value in values.items()
        if isinstance(value, tuple)
    }
    return HouseSettings(**{**values, **listed})


def missing(error: ModuleNotFoundError) -> str:
    """What to do when the libraries of the server are not there."""
    if (error.name or "").partition(".")[0] == "sixgun":
        raise error
    return f'a house needs more than is installed ({error.name}): pip install "sixgun[server]"'


# ------------------------------------------------------------- what is said


def say_where(serving: Serving) -> None:
    """The address, which answers from now on."""
    click.echo(f"The house is at {serving.address}")
    if serving.settings.lan:
        say_lan(serving.lan_addresses)


def say_lan(addresses: Sequence[str]) -> None:
    """The address in the local network, and its QR code."""
    from ..server.lan import qr_code

    if not addresses:
        click.echo("No address in a local network was found: is this machine connected?")
        return
    click.echo(f"In the local network: {', '.join(addresses)}")
    code = qr_code(addresses[0])
    if _can_show(code):
        click.echo(code, nl=False)


def say_more(serving: Serving) -> None:
    """What is known once the house is open; the link is never shown again."""
    click.echo(f"It is kept in {serving.store}")
    click.echo(f"House link, for you alone: {serving.new_house_link()}")
    if serving.settings.open_browser and has_display():
        # Some browsers come back only when they are closed.
        Thread(target=webbrowser.open, args=(serving.address,), daemon=True).start()


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


# ------------------------------------------------------------------ the page


def settings_page() -> str:
    """docs/settings.md."""
    rows = [
        f"| `{option_name(each.name)}` | `{variable(each.name)}` | {_shown(each.default)} "
        f"| {each.metadata['about']} |\n"
        for each in fields(HouseSettings)
    ]
    return PAGE + "".join(rows)


def _shown(default: Any) -> str:
    if default in ("", ()):
        return "none"
    if isinstance(default, bool):
        return "on" if default else "off"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"
