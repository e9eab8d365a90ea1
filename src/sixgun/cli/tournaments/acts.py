"""The acts of a tournament, each a command: who plays, what was played, what is known."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from ...server.desk.backups import restore_backup, write_backup
from ...server.desk.seasons.register import Seasons, day_of
from ...server.desk.store import Store, StoreError
from ...tournament.log.errors import Malformed, Refused
from ...tournament.log.filing import allowed_characters, correction_warnings
from ...tournament.log.people import Person
from ...tournament.regulation.conduct import MISCONDUCT
from ...tournament.regulation.derogations import DEROGATIONS
from ...tournament.regulation.duels import DUELS, HOWS
from ...tournament.regulation.prizes import OUTCOMES
from ...tournament.regulation.sheet import Sheet, differences, problems
from ...tournament.reporting.report import make_report, standings_csv, write_report
from ...tournament.seasons.sanctions import ORGANIZER
from ..checkout import find_checkout, tool
from .csv_lists import read_people
from .desk import (
    Acts,
    by_option,
    file_argument,
    hall_option,
    needed,
    now,
    opened,
    person_named,
    told,
    writing,
)
from .words import Speaker, checklist_text, duels_text, lang_option, standings_text

#: How roles are typed on the command line.
ROLE_LETTERS = {"s": "sheriff", "d": "deputy", "o": "outlaw", "r": "renegade"}


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
    store = Store(file)
    try:
        for officer in (organizer, *referees):  # before anything is written
            Seasons(file.parent).check(Person(officer), ORGANIZER, day_of(now()))
        store.create()
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    except Refused as error:
        raise click.ClickException(Speaker(lang, {}).say(error.words)) from error
    with writing(file, lang) as acts:
        acts.by, mark = store.add_person(organizer)
        acts.note(
            "created",
            name=name,
            place=place,
            season=season,
            official=not unofficial,
            reading=reading,
            practice=False,
            nonce=secrets.token_hex(32),
        )
        acts.note("person_named", person=acts.by, role="organizer", digest=mark)
        for referee in referees:
            person, digest = store.add_person(referee)
            acts.note("person_named", person=person, role="referee", digest=digest)
        acts.note("registration_opened")
    click.echo(f"{file}: registration is open.")


@click.command()
@file_argument
@click.argument("name", required=False)
@click.option("--member", default="", help="The code that tells persons apart.")
@click.option("--contact", default="")
@click.option("--csv", "table", type=click.Path(exists=True, path_type=Path), help="Many at once.")
@click.option("--close", is_flag=True, help="Close registration and show the promise of all seeds.")
@click.option("--reopen", metavar="REASON", help="For late entries, before round 1 is seated.")
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
    rows = [(name, member, contact)] if name else []
    rows += read_people(table) if table else []
    if not (rows or close or reopen or erase):
        raise click.UsageError("Say a NAME, --csv, --close, --reopen or --erase.")
    with writing(file, lang, by) as acts:
        if reopen:
            acts.note("registration_reopened", reason=reopen)
        for row in rows:
            click.echo(f"{_registered(acts, *row)} {row[0]}")
        if close:
            _close(acts)
        if erase:
            number = acts.person(erase)
            acts.note("person_erased", person=number)
            acts.store.erase_person(number)


def _registered(acts: Acts, name: str, member: str, contact: str) -> str:
    """If it is refused, a name that was new is forgotten again."""
    before = acts.store.people()
    person, digest = acts.store.add_person(name, member, contact)
    try:
        acts.note("registered", person=person, digest=digest)
    except Refused:
        if person not in before:
            acts.store.erase_person(person)
        raise
    return person


def _close(acts: Acts) -> None:
    first = not acts.tournament.promise
    acts.note("registration_closed", promise=acts.store.link(0) if first else None)
    players = len(acts.tournament.active)
    click.echo(
        f"{players} players" + (f", {acts.tournament.planned} rounds" if players > 9 else "")
    )
    click.echo(f"promise of all seeds: {acts.tournament.promise}")


@click.command()
@file_argument
@click.argument("round_number", metavar="ROUND", type=int)
@click.argument("table", type=int)
@click.option("--roles", help="By seats: s, d, o, r, such as s,o,r,o,d.")
@click.option("--prices", help="By seats, such as 50,10,20,10,30.")
@click.option("--outcome", type=click.Choice(OUTCOMES))
@click.option("--final-duel", is_flag=True, help="The Renegade lost the final duel.")
@click.option("--characters", default="", help="By seats, if written down.")
@click.option("--reshuffles", type=int, default=0, help="Boxes ticked.")
@click.option("--confirm", multiple=True, metavar="V-5=REASON", help="A doubt that was settled.")
@click.option("--correct", metavar="REASON", help="Change the sheet that is there.")
@click.option("--verify", "verified", is_flag=True, help="Compared by a second referee.")
@click.option("--typed-again", is_flag=True, help="With --verify: typed twice by the same one.")
@click.option("--photo", type=click.Path(exists=True, path_type=Path), help="Of the paper sheet.")
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
    with writing(file, lang, by) as acts:
        if made is not None and typed_again:
            _compare(acts, round_number, table, made)
        elif made is not None:
            _file(acts, round_number, table, made, correct, lang)
        if photo is not None:
            _keep(acts, round_number, table, photo)
        if verified:
            acts.ledger.verify(acts.by, now(), round_number, table, typed_again=typed_again)


def _keep(acts: Acts, number: int, place: int, photo: Path) -> None:
    """Only the picture is kept: not where, when and by which phone it was taken."""
    try:
        from ...server.desk.photos import NoPhoto, written_anew
    except ModuleNotFoundError as error:
        wanted = 'pip install "sixgun[server]"'
        raise click.ClickException(f"photos need more than is installed: {wanted}") from error
    try:
        mark = acts.store.add_photo(written_anew(photo.read_bytes()))
    except NoPhoto as error:
        raise click.ClickException(f"{photo}: {error}") from error
    acts.note("photo_added", round=number, table=place, digest=mark)


def _file(acts: Acts, number: int, place: int, made: Sheet, correct: str | None, lang: str) -> None:
    terms = acts.tournament.terms(number, place, allowed_characters(acts.tournament))
    speaker = Speaker(lang, acts.store.people())
    for problem in problems(made, terms):
        click.echo(f"{problem.rule}: {speaker.say(problem.words)}", err=True)
    if correct is None:
        acts.ledger.enter(acts.by, now(), number, place, made)
        return
    for warning in correction_warnings(acts.tournament, number, place, made):
        click.echo(speaker.say(warning), err=True)
    acts.ledger.correct(acts.by, now(), number, place, made, correct)


def _compare(acts: Acts, number: int, place: int, made: Sheet) -> None:
    """Typed a second time, it must say the same."""
    there = acts.tournament.table(number, place).sheet
    names = [] if there is None else differences(there, made)
    if names:
        raise click.ClickException(f"This differs from what is there: {', '.join(names)}.")


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _roles(text: str) -> tuple[str, ...]:
    return tuple(ROLE_LETTERS.get(part, part) for part in _parts(text))


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in _parts(text))
    except ValueError:
        raise click.BadParameter(f"{text!r} are not prices such as 50,10,20,10,30.") from None


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
@click.option("--revoke", metavar="REASON", help="It was somebody else, who left or was warned.")
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
            acts.note("warned", player=number, category=warn, note=note)
        elif expel:
            acts.note("expelled", player=number, category=expel, note=note)
        else:
            acts.note("withdrew", player=number, no_show=no_show, note=note)


def _revoke(acts: Acts, number: str, reason: str) -> None:
    player = acts.tournament.players[number]
    if player.gone and player.gone.how != "expulsion":
        acts.note("withdrawal_revoked", player=number, reason=reason)
    elif player.warnings:
        last = player.warnings[-1].event
        acts.note("warning_revoked", player=number, warning=last, reason=reason)
    else:
        raise Refused("has-not-left", player=number)


@click.command()
@file_argument
@click.argument("kind", type=click.Choice([*DEROGATIONS, "unofficial", "stop"]))
@click.option("--value", type=int, default=0, help="Rounds, or minutes.")
@click.option("--approved", metavar="REFERENCE", help="The publisher's approval.")
@click.option("--announced", is_flag=True, help="The players were told.")
@click.option("--agreed", is_flag=True, help="Every active player agreed.")
@click.option("--reason", default="", help="Why the official rules are left, or it stops.")
@by_option
@lang_option
def derogate(
    file: Path,
    kind: str,
    value: int,
    approved: str | None,
    announced: bool,
    agreed: bool,
    reason: str,
    by: str,
    lang: str,
) -> None:
    """Take a derogation, note what it needs, leave the official rules, or stop for good."""
    with writing(file, lang, by) as acts:
        if kind in ("unofficial", "stop"):
            event = {"unofficial": "left_official", "stop": "stopped"}[kind]
            acts.note(event, reason=reason)
            return
        if kind not in acts.tournament.derogations:
            acts.note("derogation_taken", derogation=kind, value=value)
        if approved:
            acts.note("derogation_approved", derogation=kind, reference=approved)
        if announced:
            acts.note("derogation_announced", derogation=kind)
        if agreed:
            everybody = list(acts.tournament.active)
            acts.note("derogation_agreed", derogation=kind, players=everybody)


@click.command()
@file_argument
@click.option("--explain", is_flag=True, help="Where every number comes from.")
@click.option("--checklist", "checks", is_flag=True, help="H-1 to H-12 instead.")
@click.option("--player", help="Only this player's own total, for that player's ears.")
@lang_option
def standings(file: Path, explain: bool, checks: bool, player: str | None, lang: str) -> None:
    """The standings so far: for the referee only, until they are published."""
    store, desk = opened(file)
    speaker = Speaker(lang, store.people())
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
        acts.publish(number)
    store, desk = opened(file)
    click.echo(standings_text(desk, Speaker(lang, store.people()), explain=False))


@click.command()
@file_argument
@click.argument("duel", required=False, type=click.Choice(DUELS))
@click.option("--sides", is_flag=True, help="Draw who plays the Law.")
@click.option("--winner", help="Who won, by name or number.")
@click.option("--how", type=click.Choice(HOWS), default="played", show_default=True)
@click.option("--correct", metavar="REASON", help="Change the result that is there.")
@click.option("--skip-third", metavar="REASON", help="The duel for the third place is not played.")
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
            acts.note("third_skipped", reason=skip_third)
        elif duel is None and not close and not acts.tournament.qualified:
            acts.ledger.begin_duels(acts.by, now())
        if duel and sides:
            acts.ledger.draw_sides(acts.by, now(), duel, acts.link(), needed(hall))
        if duel and winner:
            kind = "duel_corrected" if correct else "duel_won"
            extra = {"reason": correct} if correct else {}
            acts.note(kind, duel=duel, winner=acts.person(winner), how=how, **extra)
        if close:
            acts.note("closed")
    store, desk = opened(file)
    click.echo(duels_text(desk, Speaker(lang, store.people())))


@click.command()
@file_argument
@click.option("--csv", "as_csv", is_flag=True, help="The standings for a spreadsheet.")
@click.option("--names", is_flag=True, help="With names and contacts, which are left out else.")
@click.option(
    "--out", type=click.Path(path_type=Path), help="A file; standard output, if not given."
)
@click.option("--sent", metavar="TO", help="Note that the report has gone to somebody.")
@by_option
@lang_option
def report(
    file: Path, as_csv: bool, names: bool, out: Path | None, sent: str | None, by: str, lang: str
) -> None:
    """The report to the publisher: JSON that `verify` can check, or CSV."""
    if sent:
        with writing(file, lang, by) as acts:
            acts.note("sent", to=sent)
    store, desk = opened(file)
    people = store.people() if names else {}
    tournament = desk.tournament
    if as_csv:
        text = standings_csv(tournament, people)
    else:
        text = write_report(make_report(desk.events, tournament, people=people))
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8", newline="")


@click.command()
@file_argument
@click.option("--out", type=click.Path(path_type=Path), default=Path(), help="A folder.")
def backup(file: Path, out: Path) -> None:
    """Copy everything about the tournament in FILE into one file, also while a house holds it."""
    store, desk = opened(file)
    made = write_backup(store, out, f"event-{desk.tournament.events}", now())
    click.echo(f"{made} holds {desk.tournament.events} events and the secret of the draws.")


@click.command()
@click.argument("backup_file", metavar="BACKUP", type=click.Path(exists=True, path_type=Path))
@click.argument("folder", type=click.Path(path_type=Path))
def restore(backup_file: Path, folder: Path) -> None:
    """Take a tournament out of a BACKUP into a FOLDER where it is not yet; it can go on there."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        store = restore_backup(backup_file, folder)
    except (StoreError, Malformed, Refused) as error:
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
