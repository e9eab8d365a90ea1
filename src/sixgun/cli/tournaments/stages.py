"""How far the tables of a round are: all games begin, one table goes on, or is set back."""

from __future__ import annotations

from pathlib import Path

import click

from ...tournament.log.state import AUCTION, FINISHED, PLAYING, SEATED
from .desk import by_option, file_argument, said_something, writing
from .words import Speaker, lang_option


@click.command()
@file_argument
@click.argument("round_number", metavar="ROUND", type=int)
@click.option("--start-all", is_flag=True, help="The games begin wherever nothing else is to do.")
@click.option("--table", type=int, help="Only this table.")
@click.option(
    "--stage",
    type=click.Choice([SEATED, AUCTION, PLAYING, FINISHED]),
    help="With --table: how far it is.",
)
@click.option(
    "--back",
    metavar="REASON",
    callback=said_something,
    help="With --stage: it was wrong, the table is set back to this one.",
)
@by_option
@lang_option
def tables(
    file: Path,
    round_number: int,
    start_all: bool,
    table: int | None,
    stage: str | None,
    back: str | None,
    by: str,
    lang: str,
) -> None:
    """How far the tables of a ROUND are; start all games, or move one table."""
    if start_all and table is not None:
        raise click.UsageError("--start-all is for all tables: leave --table out.")
    if (table is None) != (stage is None) or (back and stage is None):
        raise click.UsageError("One table needs both --table and --stage.")
    if (stage == SEATED and not back) or (stage == FINISHED and back):
        raise click.UsageError(f"{stage}: a table is only set back to an earlier stage.")
    with writing(file, lang, by) as acts:
        if start_all:
            acts.do("start_games", round=round_number)
        elif back:
            where = {"round": round_number, "table": table}
            acts.do("set_table_back", **where, status=stage, reason=back)
        elif stage:
            acts.do("move_table", round=round_number, table=table, status=stage)
        acts.tournament.table(round_number, 1)
        speaker = Speaker(lang, {})
        for place, each in enumerate(acts.tournament.rounds[round_number - 1].tables, 1):
            click.echo(f"{place}: {speaker.key(f'table-status-{each.status}')}")
