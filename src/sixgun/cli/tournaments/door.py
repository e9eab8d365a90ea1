"""At the door, each a command: check-in, the waiting list, who comes late, who does not come."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from ...tournament.log.errors import Refused
from ...tournament.log.registering import check_not_late
from .asking import confirmed, yes_option
from .csv_lists import one_person
from .desk import Acts, by_option, file_argument, hall_option, needed, said_something, writing
from .words import Speaker, lang_option, seating_text

reason_option: Callable[[Any], Any] = click.option(
    "--reason", required=True, callback=said_something, help="Why; it stands in the log."
)


def person_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """What is said about a person besides the name, as `register` has it."""
    for option, about in (
        ("--club", "It tells persons of one name apart."),
        ("--given", "The first name, with --surname."),
        ("--surname", "For lists in the order of surnames."),
        ("--contact", ""),
        ("--member", "The code that tells persons apart."),
    ):
        command = click.option(option, default="", help=about)(command)
    return command


def _said(lang: str, name: str, about: dict[str, str]) -> dict[str, str]:
    order = ("member", "contact", "surname", "given", "club")
    found = one_person(lang, name, *[about[each] for each in order])
    return {each: cell for each, cell in found._asdict().items() if each != "number"}


@click.command("check-in")
@file_argument
@click.argument("persons", metavar="[PERSON]...", nargs=-1)
@click.option("--open", "begins", is_flag=True, help="Check-in begins.")
@click.option("--revoke", is_flag=True, help="It was somebody else: they are not here.")
@by_option
@lang_option
def check_in(
    file: Path, persons: tuple[str, ...], begins: bool, revoke: bool, by: str, lang: str
) -> None:
    """Open check-in, or note that each PERSON is here; then tell who is missing."""
    with writing(file, lang, by) as acts:
        if begins:
            acts.do("open_check_in")
            acts.tell("check-in-opened")
        for said in persons:
            _tick(acts, _known(acts, said), revoke)
        missing = acts.tournament.missing
        acts.tell("missing", count=len(missing), players=",".join(missing))


def _known(acts: Acts, said: str) -> str:
    """Somebody who plays, or waits."""
    return acts.person(said, [*acts.tournament.players, *acts.tournament.waiting])


def _tick(acts: Acts, person: str, revoke: bool) -> None:
    if revoke:
        acts.do("revoke_check_in", person=person)
        acts.tell("check-in-revoked", player=person)
        return
    acts.do("check_in", person=person)
    playing = acts.tournament.active
    here = len(playing) - len(acts.tournament.missing)
    acts.tell("checked-in", player=person, here=here, count=len(playing))


@click.command()
@file_argument
@click.argument("name", required=False)
@person_options
@click.option("--places", type=click.IntRange(0, 100), help="Room for so many; 0: no limit.")
@click.option("--up", is_flag=True, help="The next one moves up and plays.")
@click.option("--reason", default="", help="With --up, if registration is closed: why.")
@click.option("--leave", metavar="PERSON", help="Somebody waits no more.")
@by_option
@lang_option
def waiting(
    file: Path,
    name: str | None,
    places: int | None,
    up: bool,
    reason: str,
    leave: str | None,
    by: str,
    lang: str,
    **about: str,
) -> None:
    """Put NAME on the waiting list, let the next one move up, limit the places; tell the list."""
    who = _said(lang, name, about) if name else None
    with writing(file, lang, by) as acts:
        if places is not None:
            acts.do("set_places", places=places)
            acts.tell("places" if places else "no-places", places=places)
        if who:
            number = acts.do("add_waiting", **who)
            place = list(acts.tournament.waiting).index(number) + 1
            acts.tell("waiting-added", number=number, name=who["name"], place=place)
        if leave:
            number = acts.person(leave, list(acts.tournament.waiting))
            told = Speaker(lang, acts.store.people()).name(number)
            acts.do("leave_waiting", person=number, confirmed=True)
            acts.tell("waiting-left", name=told)
        if up:
            number = _next(acts)
            acts.do("move_up", person=number, reason=reason)
            acts.tell("moved-up", player=number)
        for place, number in enumerate(acts.tournament.waiting, 1):
            acts.tell("waiting-line", place=place, player=number)
        if not acts.tournament.waiting:
            acts.tell("nobody-waits")


def _next(acts: Acts) -> str:
    if not acts.tournament.next_waiting:
        raise Refused.because(("done-nobody-waits", {}))
    return acts.tournament.next_waiting


@click.command("late-entry")
@file_argument
@click.argument("name", required=False)
@person_options
@click.option("--waiting", "from_list", is_flag=True, help="The next of the waiting list.")
@click.option("--namesake", is_flag=True, help="Somebody else than the player of this name.")
@reason_option
@hall_option
@yes_option
@by_option
@lang_option
def late_entry(
    file: Path,
    name: str | None,
    from_list: bool,
    namesake: bool,
    reason: str,
    hall: str | None,
    yes: bool,
    by: str,
    lang: str,
    **about: str,
) -> None:
    """NAME comes after registration was closed, until the first game of round 1 starts.

    The draw, if there is one, is void, and the round drawn again. What will be done is told first.
    """
    if bool(name) == from_list:
        raise click.UsageError("Say a NAME, or --waiting for the next of the waiting list.")
    who: dict[str, Any] = _said(lang, name, about) if name else {}
    with writing(file, lang, by) as acts:
        check_not_late(acts.tournament)
        drawn = bool(acts.tournament.rounds)
        number = needed(hall) if drawn else ""
        if from_list:
            who = {"person": _next(acts)}
        first, last = (("void",), ("draw",)) if drawn else ((), ())
        steps = [
            f"desk-late-step-{each}" for each in (*first, "reopen", "register", "close", *last)
        ]
        _sure(acts, ["desk-late-steps", *steps], yes)
        about_it = {"reason": reason, "hall": number, "namesake": namesake, "confirmed": True}
        person = acts.do("late_entry", **who, **about_it)
        acts.tell("late-entry", player=person, count=len(acts.tournament.active))
        _tell_seating(acts)


@click.command("leave-out")
@file_argument
@click.argument("persons", metavar="[PERSON]...", nargs=-1)
@click.option("--missing", is_flag=True, help="Everybody who has not checked in.")
@click.option("--waiting", "to_list", is_flag=True, help="To the end of the waiting list.")
@reason_option
@hall_option
@yes_option
@by_option
@lang_option
def leave_out(
    file: Path,
    persons: tuple[str, ...],
    missing: bool,
    to_list: bool,
    reason: str,
    hall: str | None,
    yes: bool,
    by: str,
    lang: str,
) -> None:
    """Each PERSON, or who is missing, does not play; after the draw, round 1 is drawn again."""
    with writing(file, lang, by) as acts:
        people = [acts.person(said) for said in persons]
        people += [each for each in acts.tournament.missing if missing and each not in people]
        if not people:
            acts.tell("missing", count=0, players="")
            return
        drawn = bool(acts.tournament.rounds)
        told: list[str] = ["desk-redraw-steps"] if drawn else []
        if not drawn and acts.tournament.registration == "closed":
            told.append("desk-reopen-steps")
        names = Speaker(lang, acts.store.people())
        listed = ", ".join(map(names.name, people))
        click.echo(names.key("desk-leave-out.about", count=len(people), names=listed))
        _sure(acts, [f"desk-leave-out-{'waiting' if to_list else 'out'}", *told], yes)
        about: dict[str, Any] = {"people": people, "reason": reason, "confirmed": True}
        about["whither"] = "waiting" if to_list else "out"
        if drawn:
            acts.do("redraw_without", **about, hall=needed(hall))
        else:
            acts.do("leave_out", **about)
        acts.tell("left-out", players=",".join(people), count=len(acts.tournament.active))
        _tell_seating(acts)


def _sure(acts: Acts, keys: list[str], yes: bool) -> None:
    """Tell what will be done, and ask."""
    speaker = Speaker(acts.lang, acts.store.people())
    click.echo("\n".join(speaker.key(key) for key in keys))
    if not yes:
        confirmed(speaker.key("foretold-do-it"), acts.lang)


def _tell_seating(acts: Acts) -> None:
    if acts.tournament.rounds:
        desk = acts.store.read()
        click.echo(seating_text(desk, Speaker(acts.lang, acts.store.people())))
