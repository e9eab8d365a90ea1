"""The store of a tournament: a few files in one folder.

    NAME.jsonl         the log, one event a line; only ever longer
    NAME.people.json   names, member codes, contacts and their salts; can be erased
    NAME.photos        photos of sheets and their salts, each under its hash; can be erased
    NAME.inbox         photos that belong to no sheet yet, until a referee says to which
    NAME.regulation    the regulation that everybody is given, under its hash
    NAME.secret        the secret behind the promise of all seeds; for nobody's eyes
    NAME.keys.json     hashes of the links and tokens of referees, players and the screen
    NAME.printed.json  which check code was printed when
    NAME.signing.json  keys that the house and the command line sign with; for nobody's eyes

An event is acknowledged when it is on the disk. Whoever writes holds a lock; the lock's file
says who, and for commands where a house that holds it can be asked. A line that a killed process
left unfinished was never acknowledged and is dropped; anything else that is not as it was written
is an error.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any

from ...tournament.log.chain import Event, line_of, read_line
from ...tournament.log.desk import Desk
from ...tournament.log.errors import Malformed
from ...tournament.log.kinds import HOUSE
from ...tournament.log.people import (
    NUMBER_BYTES,
    SALT_BYTES,
    Person,
    digest,
    has_same_code,
    is_same,
    person_data,
    photo_digest,
)
from ...tournament.log.seeds import LINK_BYTES, link
from ...tournament.seasons.sanctions import ORGANIZER, PLAYER
from .disk import FolderError, append, locked, sync_folder, write_whole
from .seasons.register import Seasons, day_of

__all__ = ["SUFFIX", "FolderError", "StoreHeld", "StoredDesk", "TournamentFolder"]

SUFFIX = ".jsonl"
#: Events that make somebody a participant, and as what.
BARRED_AS = {"registered": PLAYER, "waiting_added": PLAYER, "person_named": ORGANIZER}


class StoreHeld(FolderError):
    """Somebody else writes; if it is a house, where commands can ask it, and with which token."""

    def __init__(self, log: Path, written: str) -> None:
        who, _, where = written.partition("\n")
        super().__init__(f"{log} is being written by {who or 'somebody else'}; try again")
        self.address, _, self.token = where.strip().partition(" ")


class StoredDesk(Desk):
    """A desk whose every event is on the disk before it is acknowledged."""

    def __init__(
        self,
        events: Sequence[Event],
        file: IO[bytes],
        check: Callable[[Event], None] = lambda _: None,
    ) -> None:
        self._file: IO[bytes] | None = None
        super().__init__(events)
        self._file = file
        self._check = check
        self._together: list[bytes] | None = None

    def take(self, *events: Event) -> Event:
        """What cannot be written down has not happened."""
        for event in events if self._file is not None else ():
            self._check(event)
        before = self.tournament
        last = super().take(*events)
        if self._file is not None:
            try:
                self._write(b"".join([line_of(each).encode() + b"\n" for each in events]))
            except OSError:
                self.tournament = before
                del self.events[-len(events) :]
                raise
        return last

    @contextmanager
    def together(self) -> Iterator[None]:
        """What happens meanwhile is written in one go; nothing of it, if any is refused."""
        if self._together is not None:
            yield  # it is part of something bigger
            return
        before, count = self.tournament, len(self.events)
        lines = self._together = []
        try:
            yield
            self._together = None
            self._write(b"".join(lines))
        except BaseException:
            self._together = None
            self.tournament = before
            del self.events[count:]
            raise

    def _write(self, lines: bytes) -> None:
        assert self._file is not None
        if self._together is not None:
            self._together.append(lines)
        else:
            append(self._file, lines)


class TournamentFolder:
    """A tournament in a folder."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.people_file = log.with_suffix(".people.json")
        self.secret_file = log.with_suffix(".secret")
        self.keys_file = log.with_suffix(".keys.json")
        self.printed_file = log.with_suffix(".printed.json")
        self.signing_file = log.with_suffix(".signing.json")
        self.lock_file = log.with_suffix(".lock")
        self.photos = log.with_suffix(".photos")
        self.inbox = log.with_suffix(".inbox")
        self.regulations = log.with_suffix(".regulation")

    # ---------------------------------------------------------------- the log

    def create(self) -> None:
        """A new, empty log with a secret of its own."""
        if self.log.suffix != SUFFIX:
            raise FolderError(f"{self.log}: a tournament is a file that ends in {SUFFIX}")
        self.log.parent.mkdir(parents=True, exist_ok=True)
        try:
            self.log.touch(0o600, exist_ok=False)
        except FileExistsError:
            raise FolderError(f"{self.log} is there already") from None
        write_whole(self.secret_file, secrets.token_bytes(LINK_BYTES).hex() + "\n")
        write_whole(self.people_file, "{}\n")
        sync_folder(self.log.parent)

    def read(self) -> Desk:
        """The tournament as it is now; every event is checked."""
        return Desk(self._events()[0])

    @contextmanager
    def writing(self, who: str = "a command", where: str = "") -> Iterator[StoredDesk]:
        """The tournament, locked: nobody else writes meanwhile.

        `where`: the address of a house and the token by which commands can ask it.
        """
        said = f"{who} (process {os.getpid()})\n{where}\n"
        with locked(self.lock_file, said, partial(StoreHeld, self.log)):
            events, sound = self._events()
            with self.log.open("r+b", buffering=0) as file:
                file.seek(len(sound))
                file.truncate()  # what was never acknowledged
                file.write(b"" if sound.endswith(b"\n") or not sound else b"\n")
                yield StoredDesk(events, file, self._check_bans)

    def _events(self) -> tuple[list[Event], bytes]:
        """All events, and the part of the file that they are."""
        try:
            content = self.log.read_bytes()
        except OSError as error:
            raise FolderError(f"{self.log}: {error.strerror}") from error
        *lines, rest = content.split(b"\n")
        if _is_unfinished(rest):
            content = content[: len(content) - len(rest)]
        elif rest:
            lines.append(rest)
        events: list[Event] = []
        try:
            for line in lines:
                events.append(read_line(_text(line, events), events[-1] if events else None))
        except Malformed as error:
            raise FolderError(f"{self.log}: {error}") from error
        if events and events[-1].kind == "signed":  # the act that it is for was never written
            last = line_of(events.pop()).encode()
            content = content[: content.rindex(last)]
        return events, content

    # -------------------------------------------------------------- the seeds

    def link(self, number: int) -> str:
        """The number-th link of the promise."""
        return link(self.secret(), number)

    def secret(self) -> bytes:
        """What lies behind the promise, and behind the roles at tables of the house."""
        try:
            return bytes.fromhex(self.secret_file.read_text(encoding="ascii").strip())
        except (OSError, ValueError) as error:
            raise FolderError(f"{self.secret_file}: the secret cannot be read: {error}") from error

    # ------------------------------------------------------------- the people

    def people(self) -> dict[str, Person]:
        """Everybody whose name has not been erased, by number."""
        try:
            found: dict[str, Any] = json.loads(self.people_file.read_text(encoding="utf-8"))
            return {number: Person(**data) for number, data in found.items()}
        except OSError as error:
            problem = f"the names cannot be read: {error.strerror}"
            raise FolderError(f"{self.people_file}: {problem}") from error
        except (ValueError, TypeError, AttributeError) as error:
            raise FolderError(f"{self.people_file}: {error}") from error

    def add_person(
        self,
        name: str,
        member: str = "",
        contact: str = "",
        *,
        apart: Collection[str] = (),
        **more: str,
    ) -> tuple[str, str]:
        """A person's number and hash; the same person as before keeps the number.

        `apart`: numbers of whom this one only has the name. The name is on the disk before any
        event can mention the number.
        """
        people = self.people()
        made = Person(name, member, contact, secrets.token_hex(SALT_BYTES), **more)
        for number, known in people.items():
            namesake = number in apart and not has_same_code(known, made)
            if is_same(known, made) and not namesake:
                return number, digest(known)
        number = secrets.token_hex(NUMBER_BYTES)
        while number in people or number == HOUSE:
            number = secrets.token_hex(NUMBER_BYTES)
        self._write_people({**people, number: made})
        return number, digest(made)

    def change_person(self, number: str, name: str, member: str, contact: str, **more: str) -> str:
        """What was misspelt is put right; the hash of it, for the log."""
        changed = Person(name, member, contact, secrets.token_hex(SALT_BYTES), **more)
        self._write_people({**self.people(), number: changed})
        return digest(changed)

    def put_back(self, number: str, person: Person) -> None:
        """A change that the log did not take has not happened."""
        self._write_people({**self.people(), number: person})

    def erase_person(self, number: str) -> None:
        """The name, the contact and the salt are gone; the log's number says nothing any more."""
        left = {who: person for who, person in self.people().items() if who != number}
        self._write_people(left)

    def _check_bans(self, event: Event) -> None:
        """T-156: whom the register bars neither plays nor organizes, whoever writes it down."""
        role = BARRED_AS.get(event.kind)
        person = self.people().get(event.data["person"]) if role else None
        if role and person is not None:
            Seasons(self.log.parent).check(person, role, day_of(event.at))

    def add_photo(self, photo: bytes) -> str:
        """Keep a photo of a sheet, with a salt of its own; the log gets the hash."""
        salt = secrets.token_bytes(SALT_BYTES)
        mark = photo_digest(photo, salt)
        self.photos.mkdir(exist_ok=True)
        write_whole(self.photos / f"{mark}.salt", salt.hex())
        write_whole(self.photos / mark, photo)
        return mark

    def photo(self, mark: str) -> bytes | None:
        """A photo, unless it was erased."""
        file = self.photos / mark
        return file.read_bytes() if file.is_file() else None

    def photos_like(self, photo: bytes) -> list[str]:
        """The marks of photos that have these very bytes.

        Marks tell nothing about it: each photo has a salt of its own, so that nobody finds out by
        the log which picture is meant. So the pictures themselves are compared.
        """
        if not self.photos.is_dir():
            return []
        alike = [file for file in self.photos.iterdir() if file.stat().st_size == len(photo)]
        return [file.name for file in alike if file.read_bytes() == photo]

    def photos_size(self) -> int:
        """How many bytes all photos have."""
        if not self.photos.is_dir():
            return 0
        return sum([file.stat().st_size for file in self.photos.iterdir()])

    def erase_photo(self, mark: str) -> None:
        """The photo and its salt are gone; the log's hash says nothing any more."""
        for name in (mark, f"{mark}.salt"):
            (self.photos / name).unlink(missing_ok=True)

    def _write_people(self, people: dict[str, Person]) -> None:
        data = {number: person_data(person) for number, person in people.items()}
        write_whole(self.people_file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _text(line: bytes, events: Sequence[Event]) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        where = f"event {len(events) + 1}"
        raise Malformed(where, f"is not text: {error}; a byte has been changed") from error


def _is_unfinished(rest: bytes) -> bool:
    """Is the end of the file only the beginning of an event, as a killed process leaves it?

    A whole event with something after it is not: there a byte has been changed.
    """
    text = rest.decode(errors="replace")
    try:
        json.JSONDecoder().raw_decode(text)
    except ValueError:
        return text.startswith("{")
    return False
