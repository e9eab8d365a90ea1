"""Lists of people as files: every line is looked at before anybody is registered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from ...server.desk.lists import ListedPerson, ListUnreadable, clean, line_problem, read_list
from ...tournament.log.errors import Refused
from .desk import Acts
from .words import Speaker

#: What is refused because of the person: the others of a list can still be registered.
PERSONAL = (
    "refused-banned",
    "refused-barred",
    "refused-referee-plays",
    "refused-officer-plays",
)
KNOWN = "refused-already-registered"


def read_people(path: Path, lang: str = "en") -> list[ListedPerson]:
    """Everybody in a file; a first line of titles may be left out."""
    speaker = Speaker(lang, {})
    try:
        lines = read_list(path.read_bytes())
    except ListUnreadable as error:
        told = speaker.key("desk-list-unreadable", line=error.line)
        raise click.ClickException(f"{path}: {told}") from error
    if not lines:
        raise click.ClickException(f"{path}: {speaker.key('desk-list-empty')}")
    problems = [f"{path}:{number}: {told}" for number, told in _problems(lines, speaker)]
    if problems:
        raise click.ClickException("\n".join(problems))
    return lines


def one_person(lang: str, *said: str) -> ListedPerson:
    """Somebody who is named on the command line: what a list says of a person, in its order."""
    made = ListedPerson(0, *map(clean, said))
    for _, told in _problems([made], Speaker(lang, {})):
        raise click.ClickException(told)
    return made


def _problems(lines: list[ListedPerson], speaker: Speaker) -> Iterator[tuple[int, str]]:
    for line in lines:
        key = line_problem(line)
        if key:
            yield line.number, speaker.key(key)


def register_all(acts: Acts, lines: list[ListedPerson], path: Path, lang: str) -> None:
    """Everybody of a list. Who is registered already is told and stays so: a list that was put
    right can be sent again. Whom the rules keep out is told at the end."""
    problems = []
    before = len(acts.tournament.players)
    for line in lines:
        try:
            register_one(acts, line)
        except Refused as error:
            told = Speaker(lang, acts.store.people()).say(error.words)
            if error.words[0] not in (KNOWN, *PERSONAL):
                raise
            if error.words[0] == KNOWN:
                click.echo(f"{path}:{line.number}: {told}", err=True)
            else:
                problems.append(f"{path}:{line.number}: {told}")
    players = len(acts.tournament.players)
    acts.tell("registered-list", count=players - before, players=players)
    if problems:
        raise click.ClickException("\n".join(problems))


def register_one(acts: Acts, line: ListedPerson, *, namesake: bool = False) -> None:
    """Register somebody, and tell the number."""
    said = {name: cell for name, cell in line._asdict().items() if name != "number"}
    person = acts.do("register", **said, namesake=namesake)
    acts.tell("registered", number=person, name=line.name)
