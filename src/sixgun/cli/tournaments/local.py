"""A tournament that nobody holds: commands do by themselves what they would ask of a house."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...server.desk.commanding import obey, read_act, read_tournament
from ...server.desk.doing import SheetDiffers, Turn, begin, check_new
from ...server.desk.keys import Keys
from ...server.desk.seasons.register import Seasons
from ...server.desk.store import StoredDesk, TournamentFolder
from ...server.front.interfaces import NotLetIn
from .remote import Message, refusal


def obeyed(store: TournamentFolder, ledger: StoredDesk, by: str, act: Message, at: int) -> str:
    """Do an act; whom it was about."""
    with _refusals():
        return obey(_turn(store, ledger, by, at), read_act(act)).person


def begun(store: TournamentFolder, asked: Message, at: int) -> None:
    """A new tournament, with its registration open."""
    wanted = read_tournament(asked)
    with _refusals():
        check_new(Seasons(store.log.parent), wanted, at)  # before anything is written
    store.create()
    with store.writing() as ledger:
        begin(_turn(store, ledger, "", at), wanted)


def _turn(store: TournamentFolder, ledger: StoredDesk, by: str, at: int) -> Turn:
    return Turn(store, ledger, Keys(store.keys_file), by, at)


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except SheetDiffers as error:
        reason = error.reason
        told = (reason.told.key, reason.told.args) if isinstance(reason, NotLetIn) else reason.words
        raise refusal(told, differs=error.shown.differs) from error
    except NotLetIn as error:
        raise refusal((error.told.key, error.told.args)) from error
