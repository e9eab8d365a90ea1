"""The desk of the command line: one person in office acts on the file of a tournament."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import click

from ...server.desk.store import FolderError, StoreHeld, TournamentFolder
from ...tournament.log.desk import Desk
from ...tournament.log.errors import Malformed, Refused
from ...tournament.log.people import Person, told_apart
from ...tournament.log.state import Tournament
from .words import Speaker

if TYPE_CHECKING:
    from .remote import Message

file_argument: Callable[[Any], Any] = click.argument("file", type=click.Path(path_type=Path))


def said_something(_: click.Context, option: click.Parameter, text: str | None) -> str | None:
    """A text that is given is not blank; this is looked at before anything is written."""
    if text is not None and not text.strip():
        raise click.BadParameter("a blank says nothing: write something, or leave the option out.")
    return text


hall_option: Callable[[Any], Any] = click.option(
    "--hall",
    metavar="NUMBER",
    callback=said_something,
    help="A number given in the hall: dice, a spectator.",
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
    """What one person does to a tournament; the file holds it when `do` returns."""

    def __init__(
        self,
        store: TournamentFolder,
        state: Callable[[], Tournament],
        obey: Callable[[str, Message], str],
        by: str = "",
        lang: str = "en",
    ) -> None:
        self.store = store
        self.lang = lang
        self._state = state
        self._obey = obey
        self.by = self._office(by)

    @property
    def tournament(self) -> Tournament:
        return self._state()

    def do(self, t: str, **fields: Any) -> str:
        """An act of the desk, by its tag; the number of the person it was about, if any."""
        return self._obey(self.by, {"t": t, **fields})

    def tell(self, key: str, **arguments: str | int) -> None:
        """Say what was done (`done-…`), in the language that was asked for."""
        speaker = Speaker(self.lang, self.store.people())
        click.echo(speaker.key(f"done-{key}", **arguments))

    def _office(self, by: str) -> str:
        officers = list(self.tournament.officers)
        if by:
            return self.person(by, officers)
        return officers[0] if officers else ""

    def person(self, said: str, among: list[str] | None = None) -> str:
        """The number of somebody who is called by number or name."""
        numbers = among if among is not None else list(self.tournament.players)
        return person_named(self.store, said, numbers, self.lang)


def person_named(store: TournamentFolder, said: str, numbers: list[str], lang: str) -> str:
    """Which of these persons is called so, by number or name."""
    people = store.people()
    names = {number: name for number, name in told_apart(people).items() if number in numbers}
    found = [
        number
        for number in numbers
        if said == number
        or said.casefold() == names.get(number, "").casefold()
        or (number in people and said.casefold() == people[number].name.casefold())
    ]
    if len(found) == 1:
        return found[0]
    speaker = Speaker(lang, people)
    known = ", ".join(names.values()) or speaker.name(None)
    key = "done-several-called" if found else "done-nobody-called"
    raise click.ClickException(speaker.key(key, said=said, known=known))


@contextmanager
def writing(file: Path, lang: str = "en", by: str = "") -> Iterator[Acts]:
    """The tournament in a file, to be written by us, or by the house that holds it."""
    store = TournamentFolder(file)
    with ExitStack() as stack:
        stack.enter_context(refusals(store, lang))
        try:
            ledger = stack.enter_context(store.writing())
        except StoreHeld as held:
            from .remote import RemoteHouse  # brings HTTP and TLS, which few commands need

            house = RemoteHouse(store.log, held)
            yield Acts(store, lambda: store.read().tournament, house.obey, by, lang)
            return
        obeyed = partial(local().obeyed, store, ledger)
        yield Acts(store, lambda: ledger.tournament, lambda *act: obeyed(*act, now()), by, lang)


def local() -> ModuleType:
    """What commands do without a house; it needs more than the library itself."""
    try:
        return import_module(".local", __package__)
    except ModuleNotFoundError as error:
        wanted = 'pip install "sixgun[server]"'
        raise click.ClickException(f"this needs more than is installed: {wanted}") from error


@contextmanager
def refusals(store: TournamentFolder, lang: str) -> Iterator[None]:
    """What is refused becomes a message."""
    try:
        yield
    except Refused as error:
        raise click.ClickException(told(error, store, lang)) from error
    except (FolderError, Malformed) as error:
        raise click.ClickException(str(error)) from error


def opened(file: Path) -> tuple[TournamentFolder, Desk]:
    """The tournament in a file, to be read."""
    store = TournamentFolder(file)
    try:
        return store, store.read()
    except (FolderError, Malformed, Refused) as error:
        raise click.ClickException(str(error)) from error


def names_in(store: TournamentFolder) -> dict[str, Person]:
    """Whom the numbers of a tournament mean."""
    try:
        return store.people()
    except FolderError as error:
        raise click.ClickException(str(error)) from error


def told(error: Refused, store: TournamentFolder, lang: str) -> str:
    people = store.people() if store.people_file.exists() else {}
    rule = f"{error.rule}: " if error.rule else ""
    return rule + Speaker(lang, people).say(error.words)
