"""What the commands of this machine ask for: acts of a referee, and photos that lie in a file.

A command does its acts itself, or sends them to the house that holds the tournament.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from ...tournament.log.errors import Malformed, Refused
from .acts import Asked, AtTable, DeskAct, NewTournament, Number
from .doing import ActOutcome, Turn, add_photo, do
from .wording import field_problem


class KeepPhoto(AtTable, tag="keep_photo"):
    """The photo of a sheet; the desk has a route of its own for it."""

    photo: Annotated[bytes, Meta(max_length=12_000_000)]


CommandAct: TypeAlias = DeskAct | KeepPhoto


class Command(Asked):
    """An act, and who in office does it."""

    by: Number
    act: CommandAct


def obey(turn: Turn, act: CommandAct) -> ActOutcome:
    """Do what a command asks for."""
    if isinstance(act, KeepPhoto):
        return add_photo(turn, act.round, act.table, act.photo)
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
