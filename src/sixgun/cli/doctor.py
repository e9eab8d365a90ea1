"""`sixgun doctor`: what is wrong with the store of a house, and what can be repaired."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

import click

from .backup import with_db
from .serve import missing

if TYPE_CHECKING:
    from pathlib import Path

    from ..server.aside import SetAside
    from ..server.doctor import Finding


@click.command()
@with_db
@click.option("--repair", is_flag=True, help="Repair what can be repaired, after asking.")
@click.option("--yes", is_flag=True, help="With --repair: ask nothing.")
def command(db: str, repair: bool, yes: bool) -> None:
    """Look at everything in the store of a house, and say what is wrong.

    Without --repair nothing is changed, and a house may be open meanwhile. What can be repaired
    is so from the log of the house itself: a damaged snapshot from the moves of its game, moves
    that cannot be replayed from the snapshot, a record from the moves. The store as it was is kept
    beside it, with the ending .before-repair. Exit code 1 if anything is wrong that stays so.
    """
    try:
        from ..server import doctor
        from ..server.store.errors import StoreError
        from ..server.store.places import path_of
    except ModuleNotFoundError as error:
        raise click.ClickException(missing(error)) from error
    try:
        path = path_of(db)
        findings = doctor.examined(path)
        findings += doctor.damaged_tournaments(path.with_name("tournaments"))
        _tell(findings)
        done = _repair(path, findings, yes) if repair else []
        aside = _tried(path)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    for each in aside:
        click.echo(f"{each.part} {each.name} would be set aside: {each.why}")
    left = [each for each in findings if each not in done]
    if not left and not aside:
        click.echo(f"{path} is sound.")
    sys.exit(int(bool(left or aside)))


def _tried(path: Path) -> tuple[SetAside, ...]:
    """What a house would set aside; its log has nothing to add to what is told here."""
    from ..server import doctor

    logging.disable(logging.CRITICAL)
    try:
        return doctor.set_aside_by(path)
    finally:
        logging.disable(logging.NOTSET)


def _tell(findings: list[Finding]) -> None:
    for each in findings:
        click.echo(f"{each.where}: {each.what}")
        if each.how:
            click.echo(f"  can be repaired: {each.how}")


def _repair(path: Path, findings: list[Finding], yes: bool) -> list[Finding]:
    """Ask about each, repair what is wanted in one go; what was repaired."""
    from ..server import doctor

    wanted = [each for each in findings if each.mends]
    if not yes:
        wanted = [each for each in wanted if click.confirm(f"{each.where}: {each.how}?")]
    if wanted:
        kept = doctor.repair(path, wanted)
        click.echo(f"{len(wanted)} repaired; the store as it was is {kept}.")
    return wanted
