"""The desk of the command line: one person in office acts on the file of a tournament."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import click

from ...server.desk.store import Store, StoreError, StoreHeld
from ...tournament.log.chain import Event
from ...tournament.log.desk import Desk
from ...tournament.log.errors import Malformed, Refused
from ...tournament.log.state import Tournament
from .remote import House, RemoteDesk, RemoteStore
from .words import Speaker

#: Who acts if nobody is named: the first referee.
BY = "by"

file_argument: Callable[[Any], Any] = click.argument("file", type=click.Path(path_type=Path))
hall_option: Callable[[Any], Any] = click.option(
    "--hall", metavar="NUMBER", help="A number given in the hall: dice, a spectator."
)
by_option: Callable[[Any], Any] = click.option(
    "--by", default="", help="Who does it, by name or number; the first referee, if not given."
)


def needed(hall: str | None) -> str:
    """No lot is drawn without a number from the hall."""
    if not hall:
        raise click.UsageError("--hall is needed: a number given in the hall, such as three dice.")
    return hall


def now() -> int:
    return time.time_ns() // 1_000_000


class Acts:
    """What one person does to a tournament; the file holds it when a method returns."""

    def __init__(self, store: Store, ledger: Desk, by: str = "") -> None:
        self.store = store
        self.ledger = ledger
        self.by = self._office(by)

    @property
    def tournament(self) -> Tournament:
        return self.ledger.tournament

    def _office(self, by: str) -> str:
        officers = [*self.tournament.referees, *self.tournament.organizers]
        if by:
            return self.person(by, officers)
        return officers[0] if officers else ""

    def person(self, said: str, among: list[str] | None = None) -> str:
        """The number of somebody who is called by number or name."""
        numbers = among if among is not None else list(self.tournament.players)
        return person_named(self.store, said, numbers)

    def note(self, kind: str, **data: Any) -> Event:
        return self.ledger.note(kind, self.by, now(), **data)

    def draw(self, hall: str, *, confirmed: bool) -> Event:
        return self.ledger.draw(self.by, now(), self.link(), hall, confirmed=confirmed)

    def publish(self, hall: str) -> Event:
        return self.ledger.publish(self.by, now(), self.link(), hall)

    def link(self) -> str:
        """The next link of the promise."""
        return self.store.link(self.ledger.links_opened + 1)


def person_named(store: Store, said: str, numbers: list[str]) -> str:
    """Which of these persons is called so, by number or name."""
    people = store.people()
    names = {number: people[number].name for number in numbers if number in people}
    found = [
        number
        for number in numbers
        if said == number or names.get(number, "").casefold() == said.casefold()
    ]
    if len(found) == 1:
        return found[0]
    problem = "several are called so; say the number" if found else "nobody is called so"
    known = ", ".join(names.values()) or "nobody"
    raise click.ClickException(f"{said!r}: {problem}. There are: {known}.")


@contextmanager
def writing(file: Path, lang: str = "en", by: str = "") -> Iterator[Acts]:
    """The tournament in a file, to be written; refusals become messages."""
    store = Store(file)
    try:
        with written(store) as (where, desk):
            yield Acts(where, desk, by)
    except Refused as error:
        raise click.ClickException(told(error, store, lang)) from error
    except (StoreError, Malformed) as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def written(store: Store) -> Iterator[tuple[Store, Desk]]:
    """The store, to be written by us, or by the house that holds it."""
    with ExitStack() as stack:
        try:
            ledger = stack.enter_context(store.writing())
        except StoreHeld as held:
            house = House(store.log, held)
            remote = RemoteStore(store.log, house)
            yield remote, RemoteDesk(remote, house)
            return
        yield store, ledger


def opened(file: Path) -> tuple[Store, Desk]:
    """The tournament in a file, to be read."""
    store = Store(file)
    try:
        return store, store.read()
    except (StoreError, Malformed, Refused) as error:
        raise click.ClickException(str(error)) from error


def told(error: Refused, store: Store, lang: str) -> str:
    rule = f"{error.rule}: " if error.rule else ""
    return rule + Speaker(lang, store.people()).say(error.words)
