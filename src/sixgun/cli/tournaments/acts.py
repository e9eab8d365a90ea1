"""The acts of a tournament, each a command: who plays, what was played, what is known."""

from __future__ import annotations

import base64
from pathlib import Path

import click

from ...server.desk.backups import restore_backup, write_backup
from ...server.desk.store import FolderError, TournamentFolder
from ...tournament.log.errors import Malformed, Refused
from ...tournament.log.filing import allowed_characters, correction_warnings
from ...tournament.log.state import Tournament
from ...tournament.regulation.conduct import MISCONDUCT
from ...tournament.regulation.derogations import DEROGATIONS
from ...tournament.regulation.duels import DUELS, HOWS
from ...tournament.regulation.prizes import OUTCOMES
from ...tournament.regulation.sheet import Sheet, problems, sheet_data
from ...tournament.reporting.report import make_report, standings_csv, write_report
from ..checkout import find_checkout, tool
from .csv_lists import one_person, read_people, register_all, register_one
from .desk import (
    Acts,
    by_option,
    file_argument,
    hall_option,
    local,
    names_in,
    needed,
    now,
    opened,
    person_named,
    refusals,
    said_something,
    told,
    writing,
)
from .remote import Message
from .words import Speaker, checklist_text, duels_text, lang_option, standings_text

#: How roles are typed on the command line.
ROLE_LETTERS = {"s": "sheriff", "d": "deputy", "o": "outlaw", "r": "renegade"}
#: Digits of a price that somebody may have typed.
LONGEST_PRICE = 6
FILE_TO_READ = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER_TO_FILL = click.Path(file_okay=False, path_type=Path)
#: What `derogate` calls the acts that no derogation is needed for.
FOR_GOOD = {"unofficial": "leave_official", "stop": "stop_tournament"}


@click.command()
@file_argument
@click.option("--name", required=True, help="What the tournament is called.")
@click.option("--place", default="")
@click.option("--season", default="")
@click.option("--organizer", required=True, help="The organizer's name.")
@click.option("--referee", "referees", multiple=True, required=True, help="A referee's name.")
@click.option("--unofficial", is_flag=True, help="Outside the official rules, for good.")
@click.option("--reading", type=click.Choice(["A", "B"]), default="A", help="Of Marogi (A-13).")
@lang_option
def new(
    file: Path,
    name: str,
    place: str,
    season: str,
    organizer: str,
    referees: tuple[str, ...],
    unofficial: bool,
    reading: str,
    lang: str,
) -> None:
    """Begin a tournament in FILE and open its registration."""
    asked: Message = {"name": name, "place": place, "season": season, "reading": reading}
    asked |= {"organizer": organizer, "referees": referees, "official": not unofficial}
    store = TournamentFolder(file)
    with refusals(store, lang):
        local().begun(store, asked, now())
    click.echo(f"{file}: registration is open.")


@click.command()
@file_argument
@click.argument("name", required=False)
@click.option("--member", default="", help="The code that tells persons apart.")
@click.option("--contact", default="")
@click.option("--csv", "table", type=FILE_TO_READ, help="Many at once.")
@click.option("--close", is_flag=True, help="Close registration and show the promise of all seeds.")
@click.option(
    "--reopen",
    metavar="REASON",
    callback=said_something,
    help="For late entries, before round 1 is seated.",
)
@click.option("--erase", metavar="PERSON", help="Erase the name and contact of somebody.")
@by_option
@lang_option
def register(
    file: Path,
    name: str | None,
    member: str,
    contact: str,
    table: Path | None,
    close: bool,
    reopen: str | None,
    erase: str | None,
    by: str,
    lang: str,
) -> None:
    """Register NAME, or everybody in a CSV file with the columns name, member, contact."""
    one = one_person(name, member, contact, lang) if name is not None else None
    lines = read_people(table, lang) if table else []
    if not (one or lines or close or reopen or erase):
        raise click.UsageError("Say a NAME, --csv, --close, --reopen or --erase.")
    with writing(file, lang, by) as acts:
        if reopen:
            acts.do("reopen_registration", reason=reopen)
        if one:
            click.echo(register_one(acts, one))
        if table:
            register_all(acts, lines, table, lang)
        if close:
            acts.do("close_registration")
            click.echo(_promised(acts.tournament))
        if erase:
            acts.do("erase_person", person=acts.person(erase), confirmed=True)


def _promised(tournament: Tournament) -> str:
    players = len(tournament.active)
    rounds = f", {tournament.planned} rounds" if players > 9 else ""
    return f"{players} players{rounds}\npromise of all seeds: {tournament.promise}"


@click.command()
@file_argument
@click.argument("round_number", metavar="ROUND", type=int)
@click.argument("table", type=int)
@click.option("--roles", help="By seats: s, d, o, r, such as s,o,r,o,d.")
@click.option("--prices", help="By seats, such as 50,10,20,10,30.")
@click.option("--outcome", type=click.Choice(OUTCOMES))
@click.option("--final-duel", is_flag=True, help="The Renegade lost the final duel.")
@click.option("--characters", default="", help="By seats, if written down.")
@click.option("--reshuffles", type=click.IntRange(0, 1000), default=0, help="Boxes ticked.")
@click.option("--confirm", multiple=True, metavar="V-5=REASON", help="A doubt that was settled.")
@click.option(
    "--correct", metavar="REASON", callback=said_something, help="Change the sheet that is there."
)
@click.option("--verify", "verified", is_flag=True, help="Compared by a second referee.")
@click.option("--typed-again", is_flag=True, help="With --verify: typed twice by the same one.")
@click.option("--photo", type=FILE_TO_READ, help="Of the paper sheet.")
@by_option
@lang_option
def sheet(
    file: Path,
    round_number: int,
    table: int,
    roles: str | None,
    prices: str | None,
    outcome: str | None,
    final_duel: bool,
    characters: str,
    reshuffles: int,
    confirm: tuple[str, ...],
    correct: str | None,
    verified: bool,
    typed_again: bool,
    photo: Path | None,
    by: str,
    lang: str,
) -> None:
    """Enter, correct or verify the sheet of a TABLE in a ROUND."""
    made = None
    if roles and prices is not None and outcome:
        paid, cast = _numbers(prices), tuple(_parts(characters))
        doubts = dict(map(_confirmed, confirm))
        made = Sheet(_roles(roles), paid, outcome, final_duel, cast, reshuffles, doubts)
    elif typed_again or not (verified or photo):
        raise click.UsageError("A sheet needs --roles, --prices and --outcome.")
    if typed_again and not verified:
        raise click.UsageError("--typed-again goes with --verify.")
    picture = _picture(photo) if photo else ""
    where = {"round": round_number, "table": table}
    with writing(file, lang, by) as acts:
        if made is not None and not typed_again:
            _file(acts, where, made, correct, lang)
        if verified:
            typed = sheet_data(made) if made is not None and typed_again else None
            acts.do("verify_sheet", **where, version=max(1, _versions(acts, where)), sheet=typed)
        if picture:
            acts.do("keep_photo", **where, photo=picture)


def _picture(photo: Path) -> str:
    """Only the picture is kept: not where, when and by which phone it was taken."""
    try:
        from ...server.desk.photos import NoPhoto, written_anew
    except ModuleNotFoundError as error:
        wanted = 'pip install "sixgun[server]"'
        raise click.ClickException(f"photos need more than is installed: {wanted}") from error
    try:
        return base64.b64encode(written_anew(photo.read_bytes())).decode()
    except NoPhoto as error:
        raise click.ClickException(f"{photo}: {error}") from error


def _file(acts: Acts, where: dict[str, int], made: Sheet, correct: str | None, lang: str) -> None:
    """What the validations say is told, whether they refuse the sheet or not."""
    number, place = where.values()
    terms = acts.tournament.terms(number, place, allowed_characters(acts.tournament))
    speaker = Speaker(lang, acts.store.people())
    for problem in problems(made, terms):
        click.echo(f"{problem.rule}: {speaker.say(problem.words)}", err=True)
    version = _versions(acts, where)
    if correct is None and version:
        raise Refused("sheet-entered", table=place, version=version)
    if correct is not None:
        version = max(1, version)  # there is something to correct, or it is refused
        for warning in correction_warnings(acts.tournament, number, place, made):
            click.echo(speaker.say(warning), err=True)
    typed = sheet_data(made)
    acts.do("file_sheet", **where, version=version, sheet=typed, reason=correct or "")


def _versions(acts: Acts, where: dict[str, int]) -> int:
    return len(acts.tournament.table(*where.values()).versions)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _roles(text: str) -> tuple[str, ...]:
    return tuple(ROLE_LETTERS.get(part, part) for part in _parts(text))


def _numbers(text: str) -> tuple[int, ...]:
    parts = _parts(text)
    if not all(part.isdecimal() and len(part) <= LONGEST_PRICE for part in parts):
        raise click.BadParameter(f"{text!r} are not prices such as 50,10,20,10,30.")
    return tuple(int(part) for part in parts)


def _confirmed(text: str) -> tuple[str, str]:
    rule, equals, reason = text.partition("=")
    if not equals or not reason.strip():
        raise click.BadParameter(f"{text!r} is not of the form V-5=reason.")
    return rule.strip().upper(), reason.strip()


@click.command()
@file_argument
@click.argument("player")
@click.option("--no-show", is_flag=True)
@click.option("--warn", type=click.Choice(MISCONDUCT), help="A warning; the second one expels.")
@click.option("--expel", type=click.Choice(MISCONDUCT))
@click.option(
    "--revoke",
    metavar="REASON",
    callback=said_something,
    help="It was somebody else, who left or was warned.",
)
@click.option("--note", default="")
@by_option
@lang_option
def leave(
    file: Path,
    player: str,
    no_show: bool,
    warn: str | None,
    expel: str | None,
    revoke: str | None,
    note: str,
    by: str,
    lang: str,
) -> None:
    """PLAYER withdraws; or is warned or expelled."""
    with writing(file, lang, by) as acts:
        number = acts.person(player)
        if revoke:
            _revoke(acts, number, revoke)
        elif warn:
            acts.do("warn", player=number, category=warn, note=note, confirmed=True)
        elif expel:
            acts.do("expel", player=number, category=expel, note=note, confirmed=True)
        else:
            acts.do("withdraw", player=number, no_show=no_show, note=note, confirmed=True)


def _revoke(acts: Acts, number: str, reason: str) -> None:
    player = acts.tournament.players[number]
    if player.gone and player.gone.how != "expulsion":
        acts.do("revoke_withdrawal", player=number, reason=reason)
    elif player.warnings:
        last = player.warnings[-1].event
        acts.do("revoke_warning", player=number, warning=last, reason=reason)
    else:
        raise Refused("has-not-left", player=number)


@click.command()
@file_argument
@click.argument("kind", type=click.Choice([*DEROGATIONS, *FOR_GOOD]))
@click.option("--value", type=click.IntRange(0, 1000), default=0, help="Rounds, or minutes.")
@click.option(
    "--approved", metavar="REFERENCE", callback=said_something, help="The publisher's approval."
)
@click.option("--announced", is_flag=True, help="The players were told.")
@click.option("--agreed", is_flag=True, help="Every active player agreed.")
@click.option(
    "--reason", callback=said_something, help="Why the official rules are left, or it stops."
)
@by_option
@lang_option
def derogate(
    file: Path,
    kind: str,
    value: int,
    approved: str | None,
    announced: bool,
    agreed: bool,
    reason: str | None,
    by: str,
    lang: str,
) -> None:
    """Take a derogation, note what it needs, leave the official rules, or stop for good."""
    if kind in FOR_GOOD and reason is None:
        raise click.UsageError("--reason is needed: why the official rules are left, or it stops.")
    with writing(file, lang, by) as acts:
        if kind in FOR_GOOD:
            acts.do(FOR_GOOD[kind], reason=reason, confirmed=True)
            return
        if kind not in acts.tournament.derogations:
            acts.do("derogate", derogation=kind, value=value)
        if approved:
            acts.do("approve_derogation", derogation=kind, reference=approved)
        if announced:
            acts.do("announce_derogation", derogation=kind)
        if agreed:
            acts.do("agree_derogation", derogation=kind, players=acts.tournament.active)


@click.command()
@file_argument
@click.option("--explain", is_flag=True, help="Where every number comes from.")
@click.option("--checklist", "checks", is_flag=True, help="H-1 to H-12 instead.")
@click.option("--player", help="Only this player's own total, for that player's ears.")
@lang_option
def standings(file: Path, explain: bool, checks: bool, player: str | None, lang: str) -> None:
    """The standings so far: for the referee only, until they are published."""
    store, desk = opened(file)
    speaker = Speaker(lang, names_in(store))
    if player:
        who = person_named(store, player, list(desk.tournament.players))
        click.echo(speaker.key("total-own", score=desk.tournament.score_of(who)))
        return
    if checks:
        click.echo(checklist_text(desk, speaker))
        return
    if not desk.tournament.rounds:
        raise click.ClickException(told(Refused("no-round"), store, lang))
    click.echo(standings_text(desk, speaker, explain=explain))
    if desk.tournament.qualified:
        click.echo(duels_text(desk, speaker))


@click.command()
@file_argument
@hall_option
@by_option
@lang_option
def publish(file: Path, hall: str | None, by: str, lang: str) -> None:
    """Validate the standings and make them public."""
    number = needed(hall)  # for the lots of players who are equal
    with writing(file, lang, by) as acts:
        acts.do("publish", hall=number, confirmed=True)
    store, desk = opened(file)
    click.echo(standings_text(desk, Speaker(lang, names_in(store)), explain=False))


@click.command()
@file_argument
@click.argument("duel", required=False, type=click.Choice(DUELS))
@click.option("--sides", is_flag=True, help="Draw who plays the Law.")
@click.option("--winner", help="Who won, by name or number.")
@click.option("--how", type=click.Choice(HOWS), default="played", show_default=True)
@click.option(
    "--correct", metavar="REASON", callback=said_something, help="Change the result that is there."
)
@click.option(
    "--skip-third",
    metavar="REASON",
    callback=said_something,
    help="The duel for the third place is not played.",
)
@click.option("--close", is_flag=True, help="Everything is decided.")
@hall_option
@by_option
@lang_option
def duel(
    file: Path,
    duel: str | None,
    sides: bool,
    winner: str | None,
    how: str,
    correct: str | None,
    skip_third: str | None,
    close: bool,
    hall: str | None,
    by: str,
    lang: str,
) -> None:
    """Begin the duels; draw the sides of a DUEL or note who won it."""
    with writing(file, lang, by) as acts:
        if skip_third:
            acts.do("skip_third", reason=skip_third, confirmed=True)
        elif duel is None and not close and not acts.tournament.qualified:
            acts.do("begin_duels", confirmed=True)
        if duel and sides:
            acts.do("draw_sides", duel=duel, hall=needed(hall))
        if duel and winner:
            won = {"duel": duel, "winner": acts.person(winner), "how": how}
            if correct:
                acts.do("correct_duel", **won, reason=correct)
            else:
                acts.do("win_duel", **won)
        if close:
            acts.do("close_tournament", confirmed=True)
    store, desk = opened(file)
    click.echo(duels_text(desk, Speaker(lang, names_in(store))))


@click.command()
@file_argument
@click.option("--csv", "as_csv", is_flag=True, help="The standings for a spreadsheet.")
@click.option("--names", is_flag=True, help="With names and contacts, which are left out else.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A file; standard output, if not given.",
)
@click.option(
    "--sent",
    metavar="TO",
    callback=said_something,
    help="Note that the report has gone to somebody.",
)
@by_option
@lang_option
def report(
    file: Path, as_csv: bool, names: bool, out: Path | None, sent: str | None, by: str, lang: str
) -> None:
    """The report to the publisher: JSON that `verify` can check, or CSV."""
    if out is not None and not out.absolute().parent.is_dir():
        raise click.ClickException(f"{out}: there is no folder {out.parent}.")
    if sent:
        with writing(file, lang, by) as acts:
            acts.do("mark_sent", to=sent, confirmed=True)
    store, desk = opened(file)
    people = names_in(store) if names else {}
    tournament = desk.tournament
    if as_csv and not tournament.rounds:
        raise click.ClickException(told(Refused("no-round"), store, lang))
    if as_csv:
        text = standings_csv(tournament, people)
    else:
        text = write_report(make_report(desk.events, tournament, people=people))
    if out is None:
        click.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}.") from error


@click.command()
@file_argument
@click.option("--out", type=FOLDER_TO_FILL, default=Path(), help="A folder.")
def backup(file: Path, out: Path) -> None:
    """Copy everything about the tournament in FILE into one file, also while a house holds it."""
    store, desk = opened(file)
    try:
        made = write_backup(store, out, f"event-{desk.tournament.events}", now())
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}.") from error
    click.echo(f"{made} holds {desk.tournament.events} events and the secret of the draws.")


@click.command()
@click.argument("backup_file", metavar="BACKUP", type=FILE_TO_READ)
@click.argument("folder", type=FOLDER_TO_FILL)
def restore(backup_file: Path, folder: Path) -> None:
    """Take a tournament out of a BACKUP into a FOLDER where it is not yet; it can go on there."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        store = restore_backup(backup_file, folder)
    except (FolderError, Malformed, Refused) as error:
        raise click.ClickException(str(error)) from error
    events = store.read().tournament.events
    click.echo(f"{store.log}: {events} events, the chain is whole.")


@click.command()
def regulation() -> None:
    """Print every rule of the regulation with its code and its tests."""
    root = find_checkout()
    if root is None:
        raise click.UsageError("This needs a checkout of the project: the page names its tests.")
    click.echo(tool("generators.regulation_page").page(root), nl=False)


ACTS = (
    new,
    register,
    sheet,
    leave,
    derogate,
    standings,
    publish,
    duel,
    report,
    backup,
    restore,
    regulation,
)
