"""The acts of a tournament, each a command: who plays, what was played, what is known."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import click

from ...server.desk.store import TournamentFolder
from ...tournament.log.errors import Refused
from ...tournament.log.filing import (
    allowed_characters,
    correction_warnings,
    overspends_to_judge,
)
from ...tournament.log.offices import TOTALS, sight_of
from ...tournament.regulation.conduct import MISCONDUCT
from ...tournament.regulation.derogations import DEROGATIONS
from ...tournament.regulation.duels import DUELS, HOWS
from ...tournament.regulation.prizes import OUTCOMES
from ...tournament.regulation.rounds import MINIMUM_PLAYERS
from ...tournament.regulation.sheet import Sheet, problems, sheet_data
from ..checkout import find_checkout, tool
from .asking import read_aloud, told_first, yes_option
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
from .words import Speaker, checklist_text, duels_text, lang_option, standings_text

#: How roles are typed on the command line.
ROLE_LETTERS = {"s": "sheriff", "d": "deputy", "o": "outlaw", "r": "renegade"}
#: Digits of a price that somebody may have typed.
LONGEST_PRICE = 6
FILE_TO_READ = click.Path(exists=True, dir_okay=False, path_type=Path)
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
    asked: dict[str, Any] = {"name": name, "place": place, "season": season, "reading": reading}
    asked |= {"organizer": organizer, "referees": referees, "official": not unofficial}
    store = TournamentFolder(file)
    with refusals(store, lang):
        local().begun(store, asked, now())
    said = {"name": name, "organizer": organizer, "referees": ", ".join(referees)}
    click.echo(Speaker(lang, {}).key("done-opened", **said, file=str(file)))


@click.command()
@file_argument
@click.argument("name", required=False)
@click.option("--member", default="", help="The code that tells persons apart.")
@click.option("--contact", default="")
@click.option("--surname", default="", help="For lists in the order of surnames.")
@click.option("--given", default="", help="The first name, with --surname.")
@click.option("--club", default="", help="It tells persons of one name apart.")
@click.option("--namesake", is_flag=True, help="Somebody else than the player of this name.")
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
    surname: str,
    given: str,
    club: str,
    namesake: bool,
    table: Path | None,
    close: bool,
    reopen: str | None,
    erase: str | None,
    by: str,
    lang: str,
) -> None:
    """Register NAME, or everybody in a CSV file with the columns name, member, contact, club."""
    said = (member, contact, surname, given, club)
    one = one_person(lang, name, *said) if name is not None else None
    lines = read_people(table, lang) if table else []
    if not (one or lines or close or reopen or erase):
        raise click.UsageError("Say a NAME, --csv, --close, --reopen or --erase.")
    with writing(file, lang, by) as acts:
        if reopen:
            acts.do("reopen_registration", reason=reopen)
            acts.tell("registration-reopened", reason=reopen)
        if one:
            register_one(acts, one, namesake=namesake)
        if table:
            register_all(acts, lines, table, lang)
        if close:
            acts.do("close_registration")
            _tell_closed(acts)
        if erase:
            number = acts.person(erase)
            name = Speaker(lang, acts.store.people()).name(number)
            acts.do("erase_person", person=number, confirmed=True)
            acts.tell("erased", name=name, number=number)


def _tell_closed(acts: Acts) -> None:
    players = len(acts.tournament.active)
    if players < MINIMUM_PLAYERS:
        acts.tell("registration-closed-few", players=players)
    else:
        acts.tell("registration-closed", players=players, rounds=acts.tournament.planned)
    acts.tell("promise", promise=acts.tournament.promise)


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
@click.option("--typed-again", is_flag=True, help="With --verify: typed a second time.")
@click.option("--read-aloud", "aloud", is_flag=True, help="With --verify: read out line by line.")
@click.option("--photo", type=FILE_TO_READ, help="Of the paper sheet.")
@click.option("--same-photo", is_flag=True, help="Keep it, though another sheet has the same.")
@by_option
@lang_option
def sheet(
    file: Path,
    round_number: int,
    table: int,
    correct: str | None,
    verified: bool,
    typed_again: bool,
    aloud: bool,
    photo: Path | None,
    same_photo: bool,
    by: str,
    lang: str,
    **typed: Any,
) -> None:
    """Enter, correct or verify the sheet of a TABLE in a ROUND."""
    made = _typed_sheet(**typed)
    if (typed_again or aloud) and not verified:
        raise click.UsageError("--typed-again and --read-aloud go with --verify.")
    if made is None and (typed_again or not (verified or photo)):
        raise click.UsageError("A sheet needs --roles, --prices and --outcome.")
    picture = _picture(photo) if photo else ""
    where = {"round": round_number, "table": table}
    with writing(file, lang, by) as acts:
        if made is not None and not typed_again:
            _file(acts, where, made, correct, lang)
        if verified:
            _verify(acts, where, made if typed_again else None, aloud, lang)
        if picture:
            acts.do("keep_photo", **where, photo=picture, confirmed=same_photo)
            acts.tell("photo-kept", **where)


def _typed_sheet(
    roles: str | None,
    prices: str | None,
    outcome: str | None,
    final_duel: bool,
    characters: str,
    reshuffles: int,
    confirm: tuple[str, ...],
) -> Sheet | None:
    """The sheet as it was typed; None: nothing was."""
    if not roles or prices is None or not outcome:
        return None
    paid, cast = _numbers(prices), tuple(_parts(characters))
    doubts = dict(map(_confirmed, confirm))
    return Sheet(_roles(roles), paid, outcome, final_duel, cast, reshuffles, doubts)


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
    """What the validations say is told, whether they refuse the sheet or not; what anybody has,
    only to who may see that."""
    number, place = where.values()
    terms = acts.tournament.terms(number, place, allowed_characters(acts.tournament))
    sees_totals = sight_of(acts.tournament, acts.by).sees(TOTALS)
    if not sees_totals:
        terms = terms._replace(money=[None] * terms.size)
    speaker = Speaker(lang, acts.store.people())
    for problem in problems(made, terms):
        click.echo(f"{problem.rule}: {speaker.say(problem.words)}", err=True)
    version = _versions(acts, where)
    if correct is None and version:
        raise Refused("sheet-entered", table=place, version=version)
    if correct is not None:
        version = max(1, version)  # there is something to correct, or it is refused
        warnings = correction_warnings(acts.tournament, number, place, made) if sees_totals else ()
        for warning in warnings:
            click.echo(speaker.say(warning), err=True)
    typed = sheet_data(made)
    acts.do("file_sheet", **where, version=version, sheet=typed, reason=correct or "")
    if correct is None:
        acts.tell("sheet-filed", **where, outcome=made.outcome)
    else:
        acts.tell("sheet-corrected", **where, outcome=made.outcome, version=version + 1)


def _verify(acts: Acts, where: dict[str, int], again: Sheet | None, aloud: bool, lang: str) -> None:
    """By comparing it, by typing it `again`, or by reading it `aloud`."""
    version = max(1, _versions(acts, where))
    key = "sheet-verified"
    how: dict[str, Any] = {}
    if aloud:
        ticked = read_aloud(acts, where["round"], where["table"], lang)
        key, how = "sheet-verified-aloud", {"how": "read_aloud", "ticked": ticked}
    elif again is not None:
        key, how = "sheet-verified-again", {"sheet": sheet_data(again)}
    acts.do("verify_sheet", **where, version=version, **how)
    acts.tell(key, **where, version=version)


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
@yes_option
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
    yes: bool,
    by: str,
    lang: str,
) -> None:
    """PLAYER withdraws; or is warned or expelled. What follows is told before it is done."""
    with writing(file, lang, by) as acts:
        about = {"player": acts.person(player), "note": note}
        if revoke:
            _revoke(acts, about["player"], revoke)
        elif warn:
            told_first(acts, "warn", lang, yes, **about, category=warn)
            out = acts.tournament.players[about["player"]].gone is not None
            _tell_left(acts, "warned-out" if out else "warned", about["player"], warn)
        elif expel:
            told_first(acts, "expel", lang, yes, **about, category=expel)
            _tell_left(acts, "expelled", about["player"], expel)
        else:
            told_first(acts, "withdraw", lang, yes, **about, no_show=no_show)
            _tell_left(acts, "no-show" if no_show else "withdrew", about["player"])


def _tell_left(acts: Acts, key: str, number: str, category: str = "") -> None:
    acts.tell(key, player=number, category=category, count=len(acts.tournament.active))


def _revoke(acts: Acts, number: str, reason: str) -> None:
    player = acts.tournament.players[number]
    if player.gone and player.gone.how != "expulsion":
        acts.do("revoke_withdrawal", player=number, reason=reason)
        acts.tell("withdrawal-revoked", player=number, reason=reason)
    elif player.warnings:
        last = player.warnings[-1].event
        acts.do("revoke_warning", player=number, warning=last, reason=reason)
        acts.tell("warning-revoked", player=number, reason=reason)
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
@click.option("--withdraw", is_flag=True, help="Give it up again, while nothing rests on it.")
@click.option(
    "--reason", callback=said_something, help="Why the official rules are left, or it stops."
)
@yes_option
@by_option
@lang_option
def derogate(
    file: Path,
    kind: str,
    value: int,
    approved: str | None,
    announced: bool,
    agreed: bool,
    withdraw: bool,
    reason: str | None,
    yes: bool,
    by: str,
    lang: str,
) -> None:
    """Take a derogation, note what it needs, leave the official rules, or stop for good."""
    if kind in FOR_GOOD and reason is None:
        raise click.UsageError("--reason is needed: why the official rules are left, or it stops.")
    with writing(file, lang, by) as acts:
        if kind in FOR_GOOD:
            acts.do(FOR_GOOD[kind], reason=reason, confirmed=True)
            acts.tell("stopped" if kind == "stop" else "left-official", reason=str(reason))
            return
        if withdraw:
            told_first(acts, "withdraw_derogation", lang, yes, derogation=kind, reason=reason or "")
            acts.tell("derogation-withdrawn", derogation=kind)
            return
        if kind in acts.tournament.derogations:
            acts.tell("derogation-known", derogation=kind)
        else:
            told_first(acts, "derogate", lang, yes, derogation=kind, value=value)
            acts.tell("derogation-taken", derogation=kind)
        if approved:
            acts.do("approve_derogation", derogation=kind, reference=approved)
            acts.tell("derogation-approved", derogation=kind, reference=approved)
        if announced:
            acts.do("announce_derogation", derogation=kind)
            acts.tell("derogation-announced", derogation=kind)
        if agreed:
            players = acts.tournament.active
            acts.do("agree_derogation", derogation=kind, players=players)
            acts.tell("derogation-agreed", derogation=kind, count=len(players))


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
        who = person_named(store, player, list(desk.tournament.players), lang)
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
@click.option(
    "--edition",
    metavar="REASON",
    callback=said_something,
    help="Publish what was corrected and verified since, as the next edition.",
)
@hall_option
@yes_option
@by_option
@lang_option
def publish(
    file: Path, edition: str | None, hall: str | None, yes: bool, by: str, lang: str
) -> None:
    """Validate the standings and make them public."""
    number = "" if edition else needed(hall)  # for the lots of players who are equal
    with writing(file, lang, by) as acts:
        if edition:
            count = len(acts.tournament.editions) + 1
            told_first(acts, "publish_edition", lang, yes, edition=count, reason=edition)
        else:
            acts.do("publish", hall=number, confirmed=True)
        acts.tell("published", number=len(acts.tournament.editions))
    store, desk = opened(file)
    speaker = Speaker(lang, names_in(store))
    click.echo(standings_text(desk, speaker, explain=False))
    if count := len(overspends_to_judge(desk.tournament)):  # T-064
        click.echo(speaker.key("desk-open-overspends", count=count), err=True)


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
@click.option(
    "--reopen",
    metavar="REASON",
    callback=said_something,
    help="Open a tournament again that was closed, and not sent.",
)
@hall_option
@yes_option
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
    reopen: str | None,
    hall: str | None,
    yes: bool,
    by: str,
    lang: str,
) -> None:
    """Begin the duels; draw the sides of a DUEL or note who won it; close the tournament."""
    with writing(file, lang, by) as acts:
        if reopen:
            told_first(acts, "reopen_tournament", lang, yes, reason=reopen)
            acts.tell("reopened", reason=reopen)
        elif skip_third:
            acts.do("skip_third", reason=skip_third, confirmed=True)
            acts.tell("third-skipped", reason=skip_third)
        elif duel is None and not close and not acts.tournament.qualified:
            acts.do("begin_duels", confirmed=True)
            acts.tell("duels-begun", players=",".join(acts.tournament.qualified))
        if duel and sides:
            acts.do("draw_sides", duel=duel, hall=needed(hall))
            acts.tell("sides-drawn", duel=duel, player=acts.tournament.sides[duel].law)
        if duel and winner:
            _note_winner(acts, duel, acts.person(winner), how, correct)
        if close:
            told_first(acts, "close_tournament", lang, yes)
            acts.tell("closed")
    store, desk = opened(file)
    click.echo(duels_text(desk, Speaker(lang, names_in(store))))


def _note_winner(acts: Acts, duel: str, winner: str, how: str, correct: str | None) -> None:
    won = {"duel": duel, "winner": winner, "how": how}
    if correct:
        acts.do("correct_duel", **won, reason=correct)
    else:
        acts.do("win_duel", **won)
    acts.tell("duel-corrected" if correct else "duel-won", duel=duel, player=winner)


@click.command()
def regulation() -> None:
    """Print every rule of the regulation with its code and its tests."""
    root = find_checkout()
    if root is None:
        raise click.UsageError("This needs a checkout of the project: the page names its tests.")
    click.echo(tool("generators.regulation_page").page(root), nl=False)
