"""Games that are over, decision by decision: as one player saw them, or with all cards open.

A replay is made from the record, which is checked line by line on the way. Its views are those
of the table, told as deltas like everything that is sent; only the one with all cards open is
made here, and only of games that are over.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from gzip import compress
from hashlib import blake2b
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from ...engine.machine import Machine
from ...engine.notation import read_line
from ...engine.record import Moment, replay
from ...engine.reports import Report, redacted
from ...narration.narrators import Seen
from .. import protocol
from ..protocol import DuelReplay, Replay, Sentence
from ..protocol.encoding import encode_lines
from ..store.naming import names_in, seat_name
from .games import HouseGame, kind_of

#: Records that are longer, in letters, are not made into replays; a long game has 15,000.
LONGEST_RECORD = 200_000
#: Changes with what replays look like, so that no browser keeps one from before.
SHAPE = "2"


class NotOver(Exception):
    """The game of this record goes on: nobody may look into hands."""


class NoSuchSeat(Exception):
    """Nobody sat there."""


def filmed(game: str, record: str, eyes: int | None) -> bytes:
    """The replay of a record as it is sent: packed, with gzip."""
    return compress(protocol.encode(replay_of(game, record, eyes)), compresslevel=6, mtime=0)


def tag_of(record: str, eyes: int | None) -> str:
    """What a browser knows a replay by; it can be told without making one."""
    text = f"{SHAPE} {eyes} {record}"
    return f'"{blake2b(text.encode(), digest_size=10).hexdigest()}"'


class Take(NamedTuple):
    """A game after one decision, through the eyes of the replay."""

    by: int
    asked: int
    seen: Seen
    reports: tuple[Report, ...]  # as these eyes read them
    told: tuple[Sentence, ...] = ()

    @property
    def sent(self) -> tuple[protocol.Report, ...]:
        return tuple(protocol.Report(*report[:6]) for report in self.reports)


def replay_of(game: str, record: str, eyes: int | None = None) -> Replay | DuelReplay:
    """The replay of a record through the eyes of a seat (None: with all cards open)."""
    moments = replay(record, listen=True)
    played = next(moments).game
    kind = kind_of(played)
    takes = _narrated(kind, _takes(played, moments, eyes), eyes)
    first, names = takes[0], _names(record, played.seats)
    scenes = tuple([_scene(kind, *pair) for pair in pairwise(takes)])
    view = kind.layout.whole_of(first.seen)
    return kind.replay(game, names, view, eyes, first.asked, first.sent, scenes, first.told)


def _takes(now: Machine, moments: Iterator[Moment], eyes: int | None) -> list[Take]:
    """The deal, then every decision; of a game that is over."""
    if eyes is not None and not 0 <= eyes < now.seats:
        raise NoSuchSeat
    heard = len(now.reports)
    takes = [Take(-1, _asked(now), _seen(now, eyes), _told(now.reports, eyes))]
    for line in _decisions(moments):
        told = _told(now.reports[heard:], eyes)
        heard = len(now.reports)
        takes.append(Take(_decider(now, line), _asked(now), _seen(now, eyes), told))
    if not now.over:
        raise NotOver
    return takes


def _narrated(kind: HouseGame, takes: list[Take], eyes: int | None) -> list[Take]:
    """A film is told in one go, and each sentence where what it tells begins."""
    reports = [report for take in takes for report in take.reports]
    ends = list(accumulate(len(take.reports) for take in takes))
    told: list[list[Sentence]] = [[] for _ in takes]
    for line in kind.narrator.chronicle(eyes).tell(reports).told:
        place = bisect_right(ends, line.at)
        told[place] += encode_lines([line], ends[place] - len(takes[place].reports))
    return [take._replace(told=tuple(lines)) for take, lines in zip(takes, told, strict=True)]


def _scene(kind: HouseGame, before: Take, now: Take) -> Any:
    delta = kind.layout.difference(before.seen, now.seen)
    return kind.scene(now.by, now.asked, delta, now.sent, now.told)


def _names(record: str, seats: int) -> tuple[str, ...]:
    """What the players were called; those who were forgotten have the names of their seats."""
    known = names_in(record)
    return tuple(known.get(seat, seat_name(seat)) for seat in range(seats))


def _decisions(moments: Iterable[Moment]) -> Iterator[str]:
    """The lines on which something was done; marks are none of them."""
    return (line for _, line, _ in moments if not line.startswith("-- "))


def _decider(game: Machine, line: str) -> int:
    found = read_line(line, game.names)
    return -1 if found is None or found.seat is None else found.seat


def _asked(game: Machine) -> int:
    return game.decision.seat if game.decision else -1


def _told(reports: Iterable[Report], eyes: int | None) -> tuple[Report, ...]:
    return tuple(report if eyes is None else redacted(report, eyes) for report in reports)


def _seen(game: Any, eyes: int | None) -> Seen:
    seen: Seen = kind_of(game).open_view(game) if eyes is None else game.view(eyes)
    return seen
