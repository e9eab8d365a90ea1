"""Who holds which office: named and dismissed by a command."""

from __future__ import annotations

from pathlib import Path

import click

from ...tournament.log.kinds import JUDGE, OFFICES
from .asking import confirmed, yes_option
from .desk import Acts, by_option, file_argument, said_something, writing
from .words import Speaker, lang_option


@click.command()
@file_argument
@click.argument("office", type=click.Choice(OFFICES))
@click.argument("name")
@click.option("--member", default="", help="The code that tells persons apart.")
@click.option("--contact", default="")
@click.option("--tables", metavar="1,2", help="With judge: the tables that are theirs.")
@click.option("--dismiss", metavar="REASON", callback=said_something, help="They no longer are.")
@yes_option
@by_option
@lang_option
def office(
    file: Path,
    office: str,
    name: str,
    member: str,
    contact: str,
    tables: str | None,
    dismiss: str | None,
    yes: bool,
    by: str,
    lang: str,
) -> None:
    """NAME becomes referee, judge of tables, registrar or organizer, or no longer is."""
    given = _tables(tables)
    if given is not None and (office != JUDGE or dismiss):
        raise click.UsageError("--tables are given to a judge.")
    with writing(file, lang, by) as acts:
        if dismiss:
            _dismiss(acts, office, name, dismiss, yes)
            return
        known = {who: person.name for who, person in acts.store.people().items()}
        number = _judge(acts, name) if given is not None else ""
        if not number:
            number = acts.do("name_officer", role=office, name=name, member=member, contact=contact)
            told = known.get(number, name)
            acts.tell("named", number=number, name=told, office=_office(acts, office))
            acts.tell("link-by-house")
        if given is not None:
            acts.do("give_tables", person=number, tables=given)
            told = ", ".join(map(str, given))
            acts.tell("tables-given", name=known.get(number, name), tables=told)


def _tables(text: str | None) -> list[int] | None:
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        raise click.BadParameter(f"{text!r} are not tables such as 1,2.")
    return [int(part) for part in parts]


def _judge(acts: Acts, name: str) -> str:
    """A judge who is one already and gets other tables; "": nobody."""
    people = acts.store.people()
    same = [
        number
        for number in acts.tournament.judges
        if name == number
        or (number in people and people[number].name.casefold() == name.casefold())
    ]
    return same[0] if len(same) == 1 else ""


def _dismiss(acts: Acts, office: str, name: str, reason: str, yes: bool) -> None:
    number = acts.person(name, list(acts.tournament.in_office(office)))
    speaker = Speaker(acts.lang, acts.store.people())
    if not yes:
        about = {"name": speaker.name(number), "office": _office(acts, office)}
        confirmed(
            f"{speaker.key('done-dismissing', **about)} {speaker.key('foretold-do-it')}", acts.lang
        )
    acts.do("revoke_officer", person=number, role=office, reason=reason, confirmed=True)
    acts.tell("dismissed", name=speaker.name(number), office=_office(acts, office))


def _office(acts: Acts, office: str) -> str:
    return Speaker(acts.lang, {}).key(f"desk-office-{office}")
