"""What the commands of this machine ask for: acts of a referee, and what lies in a file.

A command does its acts itself, or sends them to the house that holds the tournament.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from ...tournament.log.errors import Malformed, Refused
from . import tapping  # noqa: F401 - it registers
from .acts import Asked, AtTable, DeskAct, NewTournament
from .deriving import Act, Number
from .doing import ActOutcome, Turn, add_photo, do
from .door import doing as _at_the_door  # noqa: F401 - it registers
from .evidence.signing import SigningKeys, content_of, sign_command
from .regulation import LONGEST_REGULATION, give_file
from .wording import field_problem


class KeepPhoto(AtTable, tag="keep_photo"):
    """The photo of a sheet; the desk has a route of its own for it."""

    photo: Annotated[bytes, Meta(max_length=12_000_000)]
    confirmed: bool = False  # though another sheet has the same picture


class KeepRegulation(Act, tag="keep_regulation"):
    """The regulation of the season as a file; the desk has a route of its own for it."""

    content: Annotated[bytes, Meta(max_length=LONGEST_REGULATION)]


CommandAct: TypeAlias = DeskAct | KeepPhoto | KeepRegulation


class Command(Asked):
    """An act, and who in office does it."""

    by: Number
    act: CommandAct


def obey(turn: Turn, act: CommandAct) -> ActOutcome:
    """Do what a command asks for, signed for whom it acts."""
    keys = SigningKeys(turn.store.signing_file)
    sign_command(keys, turn.ledger, turn.by, *_signed_words(act))
    try:
        return _obeyed(turn, act)
    finally:
        turn.ledger.ahead = ()


def _signed_words(act: CommandAct) -> tuple[str, dict[str, Any]]:
    """The name and the arguments of an act, a file by its hash; what is left empty says nothing."""
    if isinstance(act, KeepPhoto):
        return "keep_photo", content_of(act.photo, round=act.round, table=act.table)
    if isinstance(act, KeepRegulation):
        return "keep_regulation", content_of(act.content)
    said: dict[str, Any] = msgspec.to_builtins(act)
    return said.pop("t"), said


def _obeyed(turn: Turn, act: CommandAct) -> ActOutcome:
    if isinstance(act, KeepPhoto):
        return add_photo(turn, act.round, act.table, act.photo, confirmed=act.confirmed)
    if isinstance(act, KeepRegulation):
        return give_file(turn, act.content)
    return do(turn, act)


def read_act(message: dict[str, Any]) -> CommandAct:
    """An act as the house would read it."""
    found: CommandAct = _read(message, CommandAct, str(message["t"]))
    return found


def read_tournament(message: dict[str, Any]) -> NewTournament:
    """A new tournament as the house would read it."""
    found: NewTournament = _read(message, NewTournament, "tournament")
    return found


def _read(message: dict[str, Any], kind: Any, where: str) -> Any:
    try:
        return msgspec.convert(message, kind)
    except msgspec.ValidationError as error:
        told = field_problem(str(error))
        raise (Refused.because(told) if told else Malformed(where, str(error))) from error
