"""`sixgun tournament house-link`: the link by which tournaments are opened, made anew.

The house that is open looks into the same file, so it need not be asked, nor opened again.
"""

from __future__ import annotations

from pathlib import Path

import click

from ...server.settings import HouseSettings, about_settings
from ...server.store.errors import StoreError
from ...server.store.places import path_of
from ..house_options import setting_option


@click.command("house-link")
@click.option(
    "--renew", is_flag=True, help="Make a new link, shown once; the old one is worthless."
)
@setting_option("tournaments", *about_settings()["tournaments"])
@setting_option("db", *about_settings()["db"])
def house_link(renew: bool, tournaments: str, db: str) -> None:
    """Say whether there is a house link, or make a new one with --renew.

    The house link opens tournaments, closes tables and bans people. Only its hash is kept, so it
    cannot be shown again. A new one makes the old one worthless, in a house that is open, too.
    """
    from ...server.front.house_link import FILE, read_link, renewed_link

    file = _folder(tournaments, db) / FILE
    if renew:
        usual = HouseSettings()
        address = f"http://{usual.host}:{usual.port}"
        click.echo(f"House link, for you alone, not shown again: {renewed_link(file, address)}")
    elif read_link(file).link:
        click.echo("There is a house link; it was shown once. --renew makes a new one.")
    else:
        click.echo("There is no house link yet; --renew makes one.")


def _folder(tournaments: str, db: str) -> Path:
    if tournaments:
        return Path(tournaments).expanduser()
    try:
        return path_of(db).with_name("tournaments")
    except StoreError as error:
        raise click.ClickException(str(error)) from error
