"""The settings of a house as options and environment variables, and the page about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from math import isfinite
from typing import Any, TypeVar

import click

from ..server.settings import SECRETS, HouseSettings, about_settings

Command = TypeVar("Command", bound=Callable[..., object])


class Amount(click.FloatRange):
    """A number that is not negative, and is a number."""

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        number = float(super().convert(value, param, ctx))
        if not isfinite(number):
            self.fail(f"{value!r} is not a number to count with.", param, ctx)
        return number


class Variable(click.Option):
    """A setting that is read from its environment variable alone."""

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        """The command line does not know it."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        return variable(self.name or ""), self.help or ""


#: Settings whose values are bounded more closely than by their type.
KINDS: dict[str, click.ParamType[Any]] = {
    "admission": click.Choice(["open", "password", "invitation", "account"]),
    "log": click.Choice(["text", "json"]),
    "log_level": click.Choice(["debug", "info", "warning", "error"]),
    "port": click.IntRange(0, 65_535),
}
#: What every other number must be.
NUMBERS: dict[type, click.ParamType[Any]] = {
    int: click.IntRange(min=0),
    float: Amount(min=0),
}

PAGE = """# Settings of a house

Every setting of `sixgun serve` can be given as an option or as an environment variable; an
option wins. Lists are given by repeating the option, or with commas. A secret such as the
token of the metrics is better given as a variable: options can be read in the list of
processes. Passwords are no options at all. This page is made by `./sixgun generate`.

| option | variable | default | what it is for |
| --- | --- | --- | --- |
"""


def option_name(name: str) -> str:
    """The option of a setting: `tls_cert` is `--tls-cert`."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """The environment variable of a setting: `tls_cert` is `SIXGUN_TLS_CERT`."""
    return "SIXGUN_" + name.upper()


def setting_option(name: str, default: Any, about: str) -> Callable[[Command], Command]:
    """The option of one setting, made from its default."""
    words: dict[str, Any] = {
        "envvar": variable(name),
        "show_envvar": True,
        "help": _sentence(about),
    }
    if name in SECRETS:
        return click.option(option_name(name), name, cls=Variable, default="", **words)
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


def settings_of(values: dict[str, Any]) -> HouseSettings:
    """The settings from the options; lists may be given with commas."""
    listed = {
        name: tuple(part for each in value for part in each.replace(",", " ").split())
        for name, value in values.items()
        if isinstance(value, tuple)
    }
    return HouseSettings(**{**values, **listed})


def settings_page() -> str:
    """docs/settings.md."""
    rows = [
        f"| {_option(each.name)} | `{variable(each.name)}` | {_shown(each.default)} "
        f"| {each.metadata['about']} |\n"
        for each in fields(HouseSettings)
    ]
    return PAGE + "".join(rows)


def _option(name: str) -> str:
    return "none" if name in SECRETS else f"`{option_name(name)}`"


def _shown(default: Any) -> str:
    if default in ("", ()):
        return "none"
    if isinstance(default, bool):
        return "on" if default else "off"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"


def _sentence(about: str) -> str:
    return about[0].upper() + about[1:] + "."
