"""`sixgun generate`: make every generated file of the checkout, or say which are out of date."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

import click

from .places import ROOT

#: What makes generated files: each module has `made()`, the text of every file by its path.
GENERATORS: dict[str, str] = {
    "types": "sixgun_tools.generators.typescript",
    "catalogue": "sixgun_tools.generators.catalogue",
    "decisions": "sixgun_tools.generators.decisions",
    "lookup": "sixgun_tools.generators.lookup",
    "rulings": "sixgun_tools.generators.rulings_page",
    "matrix": "sixgun_tools.generators.matrix_page",
    "regulation": "sixgun_tools.generators.regulation_page",
    "offices": "sixgun_tools.generators.offices_page",
    "settings": "sixgun_tools.generators.settings_page",
    "protocol": "sixgun_tools.generators.protocol_page",
    "learning": "sixgun_tools.generators.learning_page",
    "lock": "sixgun_tools.generators.server_lock",
    "playthroughs": "tests.engine.write_playthroughs",
    "fixtures": "tests.web.record_messages",
}


class Generator(Protocol):
    """What a module that makes files offers."""

    def made(self) -> dict[Path, str]:
        """Every file that it makes, with its text."""
        ...


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(list(GENERATORS)), metavar="[NAMES]...")
@click.option("--check", is_flag=True, help="Write nothing; exit code 1 if a file is out of date.")
def command(names: tuple[str, ...], check: bool) -> None:
    """Make the generated files of the checkout: all of them, or those of NAMES.

    NAMES are types, catalogue, decisions, lookup, rulings, matrix, regulation, offices, settings,
    protocol, learning, lock, playthroughs and fixtures. Files that are up to date are left alone.
    """
    stale = 0
    for name in names or GENERATORS:
        for file, text in changed(name).items():
            stale += 1
            shown = file.relative_to(ROOT)
            if check:
                click.echo(f"{shown} is out of date: ./sixgun generate {name}", err=True)
            else:
                write(file, text)
                click.echo(f"wrote {shown}")
    if not stale:
        click.echo("Every generated file is up to date.")
    sys.exit(int(check and stale > 0))


def changed(name: str) -> dict[Path, str]:
    """The files of one generator that are not what they would be if they were made now."""
    made: dict[Path, str] = generator(name).made()
    return {file: text for file, text in made.items() if not _reads(file, text)}


def generator(name: str) -> Generator:
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))  # what writes data of tests lies beside them
    module: Any = import_module(GENERATORS[name])
    return cast(Generator, module)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def _reads(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text
