"""What commands make files of: the report, tables for spreadsheets, backups; and the regulation."""

from __future__ import annotations

import base64
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from ...server.desk.backups import restore_backup, write_backup
from ...server.desk.store import FolderError
from ...tournament.log.desk import Desk
from ...tournament.log.errors import Malformed, Refused
from ...tournament.log.people import Person
from ...tournament.reporting.report import make_report, standings_csv, write_report
from .desk import by_option, file_argument, names_in, now, opened, said_something, told, writing
from .words import Speaker, lang_option

FILE_TO_READ = click.Path(exists=True, dir_okay=False, path_type=Path)
FILE_TO_WRITE = click.Path(dir_okay=False, path_type=Path)
FOLDER_TO_FILL = click.Path(file_okay=False, path_type=Path)
TABLES = ("standings", "players", "seating")


class TableFile(click.Path):
    """A file for a spreadsheet."""

    ENDINGS = (".xlsx", ".csv")

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Refuse what no spreadsheet would know by its name."""
        made = super().convert(value, param, ctx)
        if Path(str(value)).suffix not in self.ENDINGS:
            self.fail(f"{value!r} does not end in .xlsx or .csv.", param, ctx)
        return made


TABLE_FILE = TableFile(dir_okay=False, path_type=Path)


@click.command()
@file_argument
@click.option("--csv", "as_csv", is_flag=True, help="The standings for programs.")
@click.option(
    "--table",
    type=click.Choice(TABLES),
    help="For a spreadsheet: --out ends in .xlsx or .csv; headings in the language of --lang.",
)
@click.option("--names", is_flag=True, help="With names and contacts, which are left out else.")
@click.option("--out", type=FILE_TO_WRITE, help="A file; standard output, if not given.")
@click.option(
    "--sent",
    metavar="TO",
    callback=said_something,
    help="Note that the report has gone to somebody.",
)
@by_option
@lang_option
def report(
    file: Path,
    as_csv: bool,
    table: str | None,
    names: bool,
    out: Path | None,
    sent: str | None,
    by: str,
    lang: str,
) -> None:
    """The report to the publisher: JSON that `verify` can check, or CSV, or a table."""
    if table and out is None:
        raise click.UsageError("--table needs --out, a file that ends in .xlsx or .csv.")
    if table:
        TABLE_FILE.convert(out, None, click.get_current_context())
    if out is not None and not out.absolute().parent.is_dir():
        raise click.ClickException(f"{out}: there is no folder {out.parent}.")
    if sent:
        with writing(file, lang, by) as acts:
            acts.do("mark_sent", to=sent, confirmed=True)
            click.echo(Speaker(lang, {}).key("done-sent", to=sent), err=True)
    store, desk = opened(file)
    people = names_in(store) if names else {}
    if (as_csv or table not in (None, "players")) and not desk.tournament.rounds:
        raise click.ClickException(told(Refused("no-round"), store, lang))
    if table and out is not None:
        _write_table(desk, people, table, out, lang)
    else:
        _write_report(desk, people, out, as_csv=as_csv, lang=lang)


def _write_report(
    desk: Desk, people: dict[str, Person], out: Path | None, *, as_csv: bool, lang: str
) -> None:
    if as_csv:
        text = standings_csv(desk.tournament, people)
    else:
        text = write_report(make_report(desk.events, desk.tournament, people=people))
    if out is None:
        click.echo(text, nl=False)
        return
    _write(out, text.encode())
    _tell(lang, "report-written", file=str(out), events=desk.tournament.events)


def _write_table(desk: Desk, people: dict[str, Person], kind: str, out: Path, lang: str) -> None:
    table = spreadsheets("tables").table_of(kind, desk.tournament, people, lang)
    write_table(table, desk.tournament.name, out, lang)


def write_table(table: Any, name: str, out: Path, lang: str) -> None:
    """A table as a file; `name` is that of the tournament or the season."""
    _write(out, spreadsheets("writing").written_as(out.suffix[1:], table, name, lang))
    _tell(lang, "table-written", file=str(out), title=table.title)


def spreadsheets(module: str) -> Any:
    """A module of that package; they need more than the library itself."""
    try:
        return import_module(f"...server.desk.spreadsheets.{module}", __package__)
    except ModuleNotFoundError as error:
        wanted = 'pip install "sixgun[server]"'
        raise click.ClickException(f"this needs more than is installed: {wanted}") from error


def _tell(lang: str, key: str, **arguments: str | int) -> None:
    """Say what was done (`done-…`)."""
    click.echo(Speaker(lang, {}).key(f"done-{key}", **arguments))


def _write(out: Path, content: bytes) -> None:
    try:
        out.write_bytes(content)
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}.") from error


@click.command()
@file_argument
@click.option("--out", type=FOLDER_TO_FILL, default=Path(), help="A folder.")
@lang_option
def backup(file: Path, out: Path, lang: str) -> None:
    """Copy everything about the tournament in FILE into one file, also while a house holds it."""
    store, desk = opened(file)
    try:
        made = write_backup(store, out, f"event-{desk.tournament.events}", now())
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}.") from error
    _tell(lang, "backup-written", file=str(made), events=desk.tournament.events)


@click.command()
@click.argument("backup_file", metavar="BACKUP", type=FILE_TO_READ)
@click.argument("folder", type=FOLDER_TO_FILL)
@lang_option
def restore(backup_file: Path, folder: Path, lang: str) -> None:
    """Take a tournament out of a BACKUP into a FOLDER where it is not yet; it can go on there."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        store = restore_backup(backup_file, folder)
    except (FolderError, Malformed, Refused) as error:
        raise click.ClickException(str(error)) from error
    _tell(lang, "restored", file=str(store.log), events=store.read().tournament.events)


@click.command("give-regulation")
@file_argument
@click.option("--address", callback=said_something, help="Where it is on the web: https://…")
@click.option("--pdf", type=FILE_TO_READ, help="As a file, which the house gives to everybody.")
@click.option("--none", "removed", is_flag=True, help="It is no longer shown.")
@by_option
@lang_option
def give_regulation(
    file: Path, address: str | None, pdf: Path | None, removed: bool, by: str, lang: str
) -> None:
    """Put the regulation of the season at everybody's hand."""
    if sum(map(bool, (address, pdf, removed))) != 1:
        raise click.UsageError("Say one of --address, --pdf and --none.")
    with writing(file, lang, by) as acts:
        if pdf:
            content = base64.b64encode(pdf.read_bytes()).decode()
            acts.do("keep_regulation", content=content)
            acts.tell("regulation-file", file=str(pdf))
            return
        acts.do("give_regulation", address=address or "")
        if address:
            acts.tell("regulation-address", address=address)
        else:
            acts.tell("regulation-removed")
