"""Lists of people as files."""

from __future__ import annotations

from pathlib import Path

import click

from ...server.desk.lists import read_list


def read_people(path: Path) -> list[tuple[str, str, str]]:
    """(name, member, contact) of every line; a first line of titles may be left out."""
    lines = read_list(path.read_bytes())
    if not lines:
        raise click.ClickException(f"{path}: there is nobody in this file.")
    for line in lines:
        if not line.name:
            raise click.ClickException(f"{path}: line {line.number} has no name.")
    return [(line.name, line.member, line.contact) for line in lines]
