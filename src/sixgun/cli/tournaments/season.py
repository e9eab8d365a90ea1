"""`sixgun tournament season`: several tournaments by person, and what the publisher decided."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from sixgun.locales import speech

from ...server.desk.disk import FolderError
from ...server.desk.seasons.register import Seasons, day_of
from ...server.desk.store import SUFFIX, TournamentFolder
from ...tournament.log.errors import Malformed, Refused
from ...tournament.log.people import Person
from ...tournament.regulation.results import played
from ...tournament.reporting.spreadsheet import season_csv
from ...tournament.seasons import register
from ...tournament.seasons.formula import PARTS, USUAL
from ...tournament.seasons.reckoning import Reckoned, read_played, reckoned
from ...tournament.seasons.sanctions import SANCTIONS, Ban, Sanction
from ...tournament.seasons.season import COMBINED, COUNTING, PlayedTournament, SeasonRules, shown
from ..parallel import json_option
from .desk import now, said_something
from .files import TABLE_FILE, spreadsheets, write_table
from .words import Speaker, lang_option

folder_argument: Callable[[Any], Any] = click.argument(
    "folder", type=click.Path(exists=True, file_okay=False, path_type=Path)
)
member_option: Callable[[Any], Any] = click.option(
    "--member", default="", help="The code that tells persons apart."
)


@click.group()
def season() -> None:
    """Results of several tournaments by person; sanctions, and bans that block registration.

    FOLDER is where the tournaments lie; their season is the word they were opened with.
    """


@contextmanager
def refusals(lang: str) -> Iterator[None]:
    """What is refused becomes a message."""
    try:
        yield
    except Refused as error:
        raise click.ClickException(Speaker(lang, {}).say(error.words)) from error
    except (FolderError, Malformed) as error:
        raise click.ClickException(str(error)) from error


def change(folder: Path, lang: str, make: Callable[[], register.Change]) -> register.Kept:
    with refusals(lang):
        return Seasons(folder).change(make())


def tell(lang: str, key: str, **arguments: str | int) -> None:
    """Say what was done (`done-season-…`)."""
    click.echo(speech(lang).say(f"done-season-{key}", **arguments))


# ------------------------------------------------------------------------ the table


@season.command("show")
@folder_argument
@click.argument("name")
@click.option("--csv", "as_csv", is_flag=True, help="For programs.")
@click.option(
    "--out", type=TABLE_FILE, help="For a spreadsheet: a file that ends in .xlsx or .csv."
)
@json_option
@lang_option
def show(folder: Path, name: str, as_csv: bool, out: Path | None, as_json: bool, lang: str) -> None:
    """Everybody of the season NAME, the best average first."""
    with refusals(lang):
        kept = Seasons(folder).read()
        found = reckoned(name, played_in(folder, name), kept)
    if out is not None:
        write_season(name, found, out, lang)
    elif as_csv:
        click.echo(season_csv(found.rows, found.played), nl=False)
    elif as_json:
        click.echo(json.dumps(season_json(name, found), ensure_ascii=False))
    else:
        click.echo(season_text(name, found, lang))
        for line in bans_text(kept.bans, lang):
            click.echo(line)


def write_season(name: str, found: Reckoned, out: Path, lang: str) -> None:
    """The table of a season as a file for a spreadsheet."""
    table = spreadsheets("tables").season_table(name, found.rows, found.played, lang)
    write_table(table, name, out, lang)


def played_in(folder: Path, name: str) -> list[PlayedTournament]:
    """Tournaments of a folder that are of this season and decided, the oldest first."""
    made = []
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        store = TournamentFolder(file)
        desk = store.read()
        if desk.events and desk.tournament.season == name:
            first = desk.events[0]
            found = played(desk.tournament, first.hash, store.people())
            made += [(first.at, found)] if found else []
    return [found for _, found in sorted(made, key=lambda pair: pair[0])]


def season_json(name: str, found: Reckoned) -> dict[str, Any]:
    people = [
        {
            "place": row.place,
            "name": row.person.name,
            "member": row.person.member,
            "total": shown(row.total),
            "withdrawals": row.withdrawals,
            "expulsions": row.expulsions,
            "warnings": row.warnings,
            "notices": row.notices,
            "values": {part.tournament: shown(part.value) for part in row.parts},
        }
        for row in found.rows
    ]
    tournaments = {each.tournament: each.name for each in found.played}
    rules = dataclasses.asdict(found.rules)
    return {"season": name, "rules": rules, "tournaments": tournaments, "people": people}


def season_text(name: str, found: Reckoned, lang: str) -> str:
    say = speech(lang).say
    lines = [say("season-title", season=name), say("season-formula", formula=found.rules.formula)]
    columns = ("tournaments", "total", "withdrawals", "expulsions", "warnings", "notices")
    heads = [say(f"season-{column}") for column in columns]
    widths = [max(9, len(head)) for head in heads]
    titles = " ".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True))
    lines.append(f"{say('column-place'):>6} {say('column-player'):28} {titles}")
    for row in found.rows:
        counts = (row.withdrawals, row.expulsions, row.warnings, row.notices)
        cells = [str(len(row.parts)), shown(row.total), *map(str, counts)]
        told = " ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        who = f"{row.person.name} {row.person.member}".strip()
        lines.append(f"{row.place or '':>6} {who:28} {told}")
    for each in found.played:
        lines.append(f"  {each.tournament[:16]} {each.name}")
    for sanction in found.sanctions:
        lines.append(f"  {sanction.number}: {sanction_text(sanction, lang)}")
    return "\n".join(lines)


def sanction_text(sanction: Sanction, lang: str) -> str:
    say = speech(lang).say
    who = f"{sanction.name} {sanction.member}".strip() or say("season-everybody")
    points = f" (-{sanction.points}$)" if sanction.points else ""
    text = f"{say(f'sanction-{sanction.kind}')}: {who}{points} {sanction.tournament[:16]}"
    return f"{text.strip()}: {sanction.reason}{_lifted_text(sanction.lifted, lang)}"


def bans_text(bans: tuple[Ban, ...], lang: str) -> Iterator[str]:
    say = speech(lang).say
    for ban in bans:
        who = f"{ban.name} {ban.member}".strip()
        until = ban.until or say("season-for-good")
        days = f"{ban.since} - {until}"
        why = f"{ban.reason}{_lifted_text(ban.lifted, lang)}"
        yield f"  {ban.number}: {say('season-ban')}: {who} ({days}): {why}"


def _lifted_text(reason: str, lang: str) -> str:
    return f" [{speech(lang).say('season-lifted', reason=reason)}]" if reason else ""


# --------------------------------------------------------------------- the register


@season.command("rules")
@folder_argument
@click.argument("name")
@click.option("--formula", default=USUAL, show_default=True, help=f"Of {', '.join(PARTS)}.")
@click.option("--combined", type=click.Choice(COMBINED), default="mean", show_default=True)
@click.option("--best", type=click.IntRange(0, 1000), default=0, help="So many count; 0: all.")
@click.option("--least", type=click.IntRange(0, 1000), default=1, help="Tournaments for a place.")
@click.option("--counting", type=click.Choice(COUNTING), default="official", show_default=True)
@lang_option
def rules(folder: Path, name: str, lang: str, **given: Any) -> None:
    """How the season NAME counts."""
    change(folder, lang, lambda: register.with_rules(name, SeasonRules(**given)))
    tell(lang, "rules", season=name, formula=given["formula"])


@season.command("ban")
@folder_argument
@click.argument("name")
@member_option
@click.option("--since", help="The first day, such as 2026-03-01; today if left out.")
@click.option("--until", default="", help="The last day; for good if left out.")
@click.option("--as-player/--not-as-player", default=True)
@click.option("--as-organizer/--not-as-organizer", default=True)
@click.option("--reason", required=True, callback=said_something)
@lang_option
def ban(folder: Path, since: str | None, lang: str, **given: Any) -> None:
    """Ban NAME from registering or organizing."""
    made = Ban(0, since=since or day_of(now()), **given)
    number = change(folder, lang, lambda: register.with_ban(made)).last
    key = "banned-until" if made.until else "banned"
    said = {"name": made.name, "since": made.since, "reason": made.reason}
    tell(lang, key, number=number, **said, **({"until": made.until} if made.until else {}))


@season.command("sanction")
@folder_argument
@click.argument("season_name", metavar="SEASON")
@click.argument("kind", type=click.Choice(SANCTIONS))
@click.option("--name", default="", help="Whom; left out: everybody of the tournament.")
@member_option
@click.option("--tournament", default="", help="As `show` names it, or how that begins.")
@click.option("--points", type=click.IntRange(0, 10**6), default=0)
@click.option("--reason", required=True, callback=said_something)
@lang_option
def sanction(folder: Path, season_name: str, tournament: str, lang: str, **given: Any) -> None:
    """Note a sanction of the publisher in a SEASON."""
    with refusals(lang):
        whole = _tournament(folder, season_name, tournament, lang) if tournament else ""
    made = Sanction(0, season=season_name, tournament=whole, **given)
    number = change(folder, lang, lambda: register.with_sanction(made)).last
    tell(lang, "sanctioned", number=number, sanction=sanction_text(made, lang))


def _tournament(folder: Path, season_name: str, beginning: str, lang: str) -> str:
    found = reckoned(season_name, played_in(folder, season_name), Seasons(folder).read())
    names = [each.tournament for each in found.played if each.tournament.startswith(beginning)]
    if len(names) == 1:
        return names[0]
    known = ", ".join(f"{each.tournament[:16]} {each.name}" for each in found.played) or "–"
    said = {"said": beginning, "known": known}
    raise click.ClickException(speech(lang).say("done-not-one-tournament", **said))


@season.command("lift")
@folder_argument
@click.argument("entry", type=int)
@click.option("--reason", required=True, callback=said_something)
@lang_option
def lift(folder: Path, entry: int, reason: str, lang: str) -> None:
    """A ban or sanction, by its number, has no force any more; it stays readable."""
    change(folder, lang, lambda: register.lift(entry, reason))
    tell(lang, "lifted", number=entry, reason=reason)


@season.command("take")
@folder_argument
@click.argument("name")
@click.argument("report", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@lang_option
def take(folder: Path, name: str, report: Path, lang: str) -> None:
    """Take the results of another house's REPORT (with names) into the season NAME."""
    with refusals(lang):
        found = read_played(report.read_bytes())
    change(folder, lang, lambda: register.with_taken(name, now(), found))
    tell(lang, "taken", tournament=found.tournament[:16], name=found.name, season=name)


@season.command("forget")
@folder_argument
@click.argument("name")
@member_option
@lang_option
def forget(folder: Path, name: str, member: str, lang: str) -> None:
    """Erase everything about NAME from the register, for good."""
    change(folder, lang, lambda: register.forgotten(Person(name, member)))
    tell(lang, "forgotten", name=name)
