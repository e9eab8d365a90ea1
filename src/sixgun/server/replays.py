"""Games that are over, decision by decision: as one player saw them, or with all cards open.

A replay is made from the record, which is checked line by line on the way. Its views are those
of the table, told as deltas like everything that is sent; only the one with all cards open is
made here, and only of games that are over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from gzip import compress
from hashlib import blake2b
from typing import NamedTuple

from ..engine.cards import FACES
from ..engine.game import Game
from ..engine.notation import seat_named
from ..engine.record import Moment, replay
from ..engine.reports import Report
from ..engine.view import View, view
from . import protocol
from .protocol import Replay, Scene
from .store.naming import names_in, seat_name
from .wire import difference, wire_reports, wire_view

#: Records that are longer, in letters, are not made into replays; a long game has 15,000.
LONGEST_RECORD = 200_000
#: Changes with what replays look like, so that no browser keeps one from before.
SHAPE = "1"


class NotOver(Exception):
    """The game of this record goes on: nobody may look into hands."""


class NoSuchSeat(Exception):
    """Nobody sat there."""


class Film(NamedTuple):
    """A replay as it is sent; `packed` is the same with gzip."""

    body: bytes
    packed: bytes


def filmed(game: str, record: str, eyes: int | None) -> Film:
    """The replay of a record, ready to be sent."""
    body = protocol.encode(replay_of(game, record, eyes))
    return Film(body, compress(body, compresslevel=6, mtime=0))


def tag_of(record: str, eyes: int | None) -> str:
    """What a browser knows a replay by; it can be told without making one."""
    text = f"{SHAPE} {eyes} {record}"
    return f'"{blake2b(text.encode(), digest_size=10).hexdigest()}"'


def replay_of(game: str, record: str, eyes: int | None = None) -> Replay:
    """The replay of a record through the eyes of a seat (None: with all cards open)."""
    moments = replay(record, listen=True)
    now = next(moments).game
    if eyes is not None and not 0 <= eyes < now.seats:
        raise NoSuchSeat
    seen, heard = _seen(now, eyes), len(now.reports)
    first, asked, told = wire_view(seen), _asked(now), _told(now.reports, eyes)
    scenes = []
    for line in _decisions(moments):
        before, seen = seen, _seen(now, eyes)
        reports = _told(now.reports[heard:], eyes)
        heard = len(now.reports)
        scenes.append(Scene(_decider(now, line), _asked(now), difference(before, seen), reports))
    if not now.over:
        raise NotOver
    return Replay(game, _names(record, now.seats), first, eyes, asked, told, tuple(scenes))


def _names(record: str, seats: int) -> tuple[str, ...]:
    """What the players were called; those who were forgotten have the names of their seats."""
    known = names_in(record)
    return tuple(known.get(seat, seat_name(seat)) for seat in range(seats))


def _decisions(moments: Iterable[Moment]) -> Iterator[str]:
    """The lines on which something was done; marks are none of them."""
    return (line for _, line, _ in moments if not line.startswith("-- "))


def _decider(game: Game, line: str) -> int:
    found = seat_named(line.partition(":")[0], game.names)
    return -1 if found is None else found


def _asked(game: Game) -> int:
    return game.decision.seat if game.decision else -1


def _told(reports: Iterable[Report], eyes: int | None) -> tuple[protocol.Report, ...]:
    if eyes is not None:
        return wire_reports(reports, eyes)
    return tuple(protocol.Report(*report[:6]) for report in reports)


def _seen(game: Game, eyes: int | None) -> View:
    return open_view(game) if eyes is None else view(game, eyes)


def open_view(game: Game) -> View:
    """A game with all cards on the table face up. Never to be shown while it goes on."""
    return view(game)._replace(
        roles=tuple(game.roles),
        spares=tuple(game.spares),
        dealt=tuple(game.dealt) if not game.turns else ((),) * game.seats,
        picks=tuple(game.picks) if not game.turns else ("",) * game.seats,
        hands=tuple(tuple(FACES[card] for card in hand) for hand in game.hands),
        spread=tuple(FACES[card] for card in game.spread),
    )
