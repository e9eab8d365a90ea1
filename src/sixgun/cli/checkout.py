"""The checkout that the package runs from, if it does: the tools that lie there, and who needs one.

An installed package has none of them: no wheel holds `tools/`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

import sixgun

#: The package in `tools/` of a checkout; an installed copy of the project has none.
TOOLS = "sixgun_tools"


def find_checkout() -> Path | None:
    """The checkout that this package lies in, as src/sixgun; None for an installed copy."""
    root = Path(sixgun.__file__).resolve().parents[2]
    is_checkout = (
        (root / "src/sixgun").is_dir()
        and (root / "pyproject.toml").is_file()
        and (root / "tests").is_dir()
    )
    return root if is_checkout else None


def has_tools() -> bool:
    """Are the tools of a checkout installed beside this package?"""
    return find_checkout() is not None and find_spec(TOOLS) is not None


def tool(name: str) -> Any:
    """A module of the tools, by its name below `tools/sixgun_tools`."""
    return import_module(f"{TOOLS}.{name}")


def tool_command(name: str) -> click.Command:
    """A command of the tools; where there are none, one that says so in one line."""
    if not has_tools():
        return NeedsCheckout(name)
    command: click.Command = tool(name).command
    return command


class NeedsCheckout(click.Command):
    """Stands for a command of the tools where there are none, and says so in one line."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        raise click.ClickException(
            f"`{self.name}` needs a checkout of the project, and this is an installed copy"
        )
