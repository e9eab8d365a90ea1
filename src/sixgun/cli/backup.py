"""`sixgun backup`: the store of a house in one file."""

from __future__ import annotations

from pathlib import Path

import click

from sixgun.server.store.backup import backup
from sixgun.server.store.errors import StoreError
from sixgun.server.store.places import path_of

#: Shared with `sixgun restore`.
with_db = click.option(
    "--db",
    default="",
    help="The store, as a file or a sqlite:/// URL; by default the one that SIXGUN_DB names, "
    "else that in your data folder.",
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_db
def command(file: Path, db: str) -> None:
    """Copy the store of a house into FILE, also while it is serving.

    FILE is written when the copy is whole, readable by you alone. An older backup of this
    name is replaced; anything else stays, and the exit code is 1.
    """
    try:
        store = path_of(db)
        backup(store, file.absolute())
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{store} was copied to {file}.")
