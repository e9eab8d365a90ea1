"""An act is sent to the house of this machine, through the socket beside its store."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

from sixgun.locales import Speech, UnknownSentence, speech

from ...server.store.errors import StoreError
from ...server.store.places import path_of
from ..backup import with_db
from ..terminal import prepare_streams, tell, with_language

Command = TypeVar("Command", bound=Callable[..., object])
#: What is closed, one after another, may take a while.
PATIENCE = 120.0


class Asking:
    """A house, asked in somebody's language; with `json` answers are printed as they are."""

    def __init__(self, db: str, lang: str, as_json: bool = False) -> None:
        prepare_streams()
        self.say = speech(lang).say
        self.speech: Speech = speech(lang)
        self.as_json = as_json
        try:
            self._store = path_of(db)
        except StoreError as error:
            raise click.ClickException(str(error)) from error

    def asks(self, act: str, **fields: Any) -> Any:
        """The answer of the house; what it refuses ends the command with its reason."""
        line = json.dumps({"t": act, **fields}).encode() + b"\n"
        answer = self._sent(line)
        if isinstance(answer, dict) and "reason" in answer:
            self.fails(answer["reason"]["key"], **answer["reason"].get("args", {}))
        return answer

    def _sent(self, line: bytes) -> Any:
        from ...server.operator.local_socket import NoLocalSocket, socket_path

        try:
            path = socket_path(self._store)
        except NoLocalSocket as error:
            self.fails(str(error))
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asked:
            asked.settimeout(PATIENCE)
            self._connect(asked, path)
            try:
                asked.sendall(line)
                with asked.makefile("rb") as heard:
                    return json.loads(heard.read())
            except (OSError, ValueError):
                self.fails("operator-lost")

    def _connect(self, asked: socket.socket, path: Path) -> None:
        try:
            asked.connect(str(path))
        except OSError:
            self.fails("operator-no-house", store=str(self._store))

    def fails(self, key: str, **args: str | int) -> NoReturn:
        """End the command with a sentence."""
        try:
            why = self.say(key, **args)
        except UnknownSentence:  # a newer house than this command
            why = key
        raise click.ClickException(why)

    # ------------------------------------------------------------ what cannot be taken back

    def does(self, act: str, sure: str, yes: bool, **fields: Any) -> None:
        """Ask how much it concerns, then whether that is meant, then do it."""
        if not yes:
            would = self.asks(act, **fields)
            counts = {name: would.get(name, 0) for name in _COUNTS[sure]}
            if not click.confirm(self.say(sure, **counts), err=True):
                self.fails("operator-nothing-done")
        self.tells_outcome(self.asks(act, **fields, confirmed=True))

    def tells_outcome(self, outcome: Any) -> None:
        """What came of it."""
        if self.as_json:
            self.prints(outcome)
            return
        names = ("tables", "people", "addresses", "complaints", "invitations")
        counts = {name: int(outcome.get(name, 0)) for name in names}
        tell(self.say("operator-did-counts", **counts))

    def prints(self, answer: Any) -> None:
        """An answer as it came."""
        tell(json.dumps(answer, indent=2, ensure_ascii=False))


#: What each question counts.
_COUNTS = {
    "operator-close-sure": ("tables",),
    "operator-ban-sure": ("people", "addresses", "tables"),
    "operator-shutdown-sure": ("people", "tables"),
    "operator-dismiss-sure": ("complaints",),
    "operator-revoke-sure": ("invitations", "people"),
}


def of_house(command: Command) -> Command:
    """The options that every command has."""
    as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
    return with_db(with_language(as_json(command)))


with_yes = click.option("--yes", is_flag=True, help="Do not ask whether it is meant.")
