"""`sixgun restore`: a backup becomes the store of a house."""

from __future__ import annotations

from pathlib import Path

import click

from sixgun.server.store.backup import restore
from sixgun.server.store.errors import StoreError
from sixgun.server.store.places import path_of

from .backup import with_db


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_db
def command(file: Path, db: str) -> None:
    """Put the backup FILE in the place of the store of a house.

    The backup is checked first, and the house must have been stopped. The present store is
    kept beside the new one, with the ending .before-restore.
    """
    try:
        store = path_of(db)
        kept = restore(file.absolute(), store)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{file} is now the store {store}.")
    if kept:
        click.echo(f"The one before was kept as {kept}.")
