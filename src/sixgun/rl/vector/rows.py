"""Makes arrays of what was read: the NumPy side, for all games of a batch at once."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from ...engine.cards import HAS_TWIN, KIND_BY_SLUG, KINDS
from ..actions import ACTIONS
from ..layout import SEAT, SEAT_SIZE, SIZE, TABLE, TABLE_SIZE
from ..observation import share
from . import codes
from .playing import MOST_COUNTED
from .reading import CHOSEN, COUNTED, LENGTHS, OF_SEATS, Notes

Array: TypeAlias = Any  # NumPy's types are not looked at, see pyproject.toml

#: So many of what makes a whole, for everything that is counted.
WHOLES = {
    "number": 8,
    "bangs_played": 4,
    "turns": 100,
    "shuffles": 4,
    "noon": 2,
    "deck_size": 120,
    "discard_size": 120,
    "spread_size": 8,
    "events_left": 16,
    "life": 5,
    "max_life": 5,
    "hand_size": 12,
}
#: Numbers from -1 up to this one have shares; what is beyond is no more than a whole.
MOST = max(WHOLES.values())
_LENGTHS_AT = len(COUNTED) + len(CHOSEN)
_HEAD = _LENGTHS_AT + len(LENGTHS)
_ME, _ONES, _HANDS, _DISCARD_LENGTH, _OFFERED = range(_LENGTHS_AT, _HEAD)

_HAND, _DISCARD = TABLE["hand"].start, TABLE["discard"].start
_FIRST = np.array(codes.FIRST, np.intp)
_TWIN = np.array(HAS_TWIN)
#: From the place of a first twin to that of the second, wherever the two stand.
_TO_SECOND = np.array(codes.SECOND, np.intp) - _FIRST
_KIND = {slug: number for number, slug in enumerate(KIND_BY_SLUG)}
_KNOWN = np.array([SEAT["known"].start + _KIND[kind.slug] for kind in KINDS], np.intp)
_PAST = SEAT["against"].start


class Turning:
    """What is looked up to see tables of one size with the eyes of each seat."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.width = _HEAD + len(OF_SEATS) * players
        turned = [_turned(players, me) for me in range(players)]
        self.columns = np.array(turned, np.intp).ravel()
        # Where the block of each seat begins, for each seat that may look.
        self.places = np.array([_places(players, me) for me in range(players)], np.intp).ravel()
        # Counted things, in the order in which they are told, for each seat that may look.
        fields = [*COUNTED, *(name for name in OF_SEATS for _ in range(players))]
        counted = [*range(len(COUNTED)), *range(_HEAD, self.width)]
        self.counted = np.array(counted, np.intp)
        shares = [[share(count, WHOLES[name]) for count in range(-1, MOST + 1)] for name in fields]
        self.shares = np.array(shares, np.float32).ravel()
        self.share_at: Array = np.arange(len(fields)) * (MOST + 2) + 1
        self.told = np.array([_told(players, me) for me in range(players)], np.intp)
        # What is one of several; nothing at all is told as what is so anyway.
        nothing = codes.THERE[0]
        choices = [[nothing, *codes.CHOICES[name]] for name in CHOSEN]
        self.choices = np.array([code for choice in choices for code in choice], np.intp)
        lengths = np.array([len(choice) for choice in choices])
        self.choice_at = lengths.cumsum() - lengths + 1
        self.pairs = np.array([_pairs(players, me) for me in range(players)], np.intp)


def _places(players: int, me: int) -> list[int]:
    return [TABLE_SIZE + (seat - me) % players * SEAT_SIZE for seat in range(players)]


def _turned(players: int, me: int) -> list[int]:
    """For every code its place in the row of this seat."""
    row = list(range(SIZE))
    for here, there in zip(_places(players, 0), _places(players, me), strict=True):
        row[here : here + SEAT_SIZE] = range(there, there + SEAT_SIZE)
    return row


def _told(players: int, me: int) -> list[int]:
    """Where everything counted is told to this seat."""
    table = [TABLE[name].start for name in COUNTED]
    blocks = _places(players, me)
    return [*table, *(block + SEAT[name].start for name in OF_SEATS for block in blocks)]


def _pairs(players: int, me: int) -> list[int]:
    """What has happened between whom, by places from this seat; two of each pair of seats."""
    seats = [(me + place) % players for place in range(players)]
    return [
        (sort * players + seat) * players + other
        for seat in seats
        for sort in range(2)
        for other in seats
    ]


_EIGHTHS = np.array([share(count, MOST_COUNTED) for count in range(256)], np.float32)


class Told:
    """What was read of a batch, as arrays."""

    def __init__(self, notes: Notes, turning: Turning) -> None:
        size = len(notes.record)
        self.record = np.fromiter(notes.record, np.int16, size).reshape(-1, turning.width)
        self.me = self.record[:, _ME].astype(np.intp)
        self.offered = self.record[:, _OFFERED].astype(np.intp)
        self.numbers = np.frombuffer(notes.numbers, np.uint16).astype(np.intp)
        self.notes = notes
        self.turning = turning

    def __len__(self) -> int:
        return len(self.record)

    def observations(self) -> Array:
        """A row for everything that was read, in order."""
        rows: Array = np.zeros((len(self), SIZE), np.float32)
        flat = rows.reshape(-1)
        starts: Array = np.arange(len(self)) * SIZE
        _tell_ones(flat, starts, self)
        _tell_cards(flat, starts, self)
        _tell_counted(flat, starts, self)
        _tell_past(rows, self)
        return rows

    def masks(self) -> Array:
        """For each row a 1 at the actions that are offered."""
        rows: Array = np.zeros((len(self), len(ACTIONS)), np.int8)
        starts: Array = np.repeat(np.arange(len(self)) * len(ACTIONS), self.offered)
        rows.reshape(-1)[starts + self.numbers] = 1
        return rows

    def options(self) -> tuple[Array, Array]:
        """What `masks().nonzero()` finds: rows and numbers of all that is offered, in order."""
        rows: Array = np.repeat(np.arange(len(self)), self.offered)
        keys = rows * len(ACTIONS) + self.numbers
        keys.sort()
        return rows, keys - rows * len(ACTIONS)

    def drawn(self, dice: Any, odds: Array | None) -> Array:
        """An action for each row by chance; 0 where none is offered."""
        actions: Array = np.zeros(len(self), np.intp)
        asked = self.offered > 0
        lengths = self.offered[asked]
        starts = lengths.cumsum() - lengths
        _, numbers = self.options()
        if odds is None:
            actions[asked] = numbers[starts + (dice.random(len(lengths)) * lengths).astype(np.intp)]
            return actions
        # The first of clocks that ring by chance: each as often as its odds say.
        rings = dice.exponential(size=len(odds)) / odds
        first = np.minimum.reduceat(rings, starts)
        actions[asked] = numbers[rings == np.repeat(first, lengths)]
        return actions


def _tell_ones(flat: Array, starts: Array, told: Told) -> None:
    """What is so, and what is one of several."""
    turning = told.turning
    lengths = told.record[:, _ONES]
    code: Array = np.repeat(told.me * SIZE, lengths)
    code += np.frombuffer(told.notes.ones, np.uint16)
    where = turning.columns.take(code)
    where += np.repeat(starts, lengths)
    flat[where] = 1
    chosen = told.record[:, len(COUNTED) : _LENGTHS_AT]
    code = turning.choices.take(chosen + turning.choice_at)
    code += (told.me * SIZE)[:, None]
    flat[turning.columns.take(code) + starts[:, None]] = 1


def _tell_cards(flat: Array, starts: Array, told: Told) -> None:
    """The own hand, what is known of others' hands, and the discards."""
    hands, turning = told.notes.hands, told.turning
    row: Array = np.repeat(np.arange(len(told)), told.record[:, _HANDS])
    seats, cards = np.divmod(np.fromiter(hands, np.intp, len(hands)), codes.MOST_CARDS)
    places = turning.places.take(told.me.take(row) * turning.players + seats)
    row = starts.take(row)
    mine = places == TABLE_SIZE  # where the block of place 0 begins
    _mark(flat, row[mine] + _HAND, cards[mine])
    known = row + places + _KNOWN.take(cards)
    np.add.at(flat, known, np.float32(0.25))
    flat[known] = np.minimum(flat[known], 1)
    discards = np.frombuffer(b"".join(told.notes.discards), np.uint8)
    _mark(flat, np.repeat(starts + _DISCARD, told.record[:, _DISCARD_LENGTH]), discards)


def _mark(flat: Array, start: Array, cards: Array) -> None:
    """A 1 for every card; the second of two twins has a number of its own."""
    where = start + _FIRST.take(cards)
    flat[where] = 1
    twins = _TWIN.take(cards)
    if twins.any():
        where, cards = where[twins], cards[twins]
        order = where.argsort()
        where, cards = where[order], cards[order]
        again = where[1:] == where[:-1]
        flat[where[1:][again] + _TO_SECOND[cards[1:][again]]] = 1


def _tell_counted(flat: Array, starts: Array, told: Told) -> None:
    turning = told.turning
    counts = told.record.take(turning.counted, axis=1).clip(-1, MOST)
    where = turning.told.take(told.me, axis=0)
    where += starts[:, None]
    flat[where] = turning.shares.take(counts + turning.share_at)


def _tell_past(rows: Array, told: Told) -> None:
    players = told.turning.players
    size = 2 * players * players
    counts = np.frombuffer(b"".join(told.notes.pasts), np.uint8)
    at = told.turning.pairs.take(told.me, axis=0)
    at += (np.arange(len(told)) * size)[:, None]
    past = _EIGHTHS.take(counts.take(at)).reshape(-1, players, 2, players)
    blocks = rows[:, TABLE_SIZE:].reshape(len(rows), -1, SEAT_SIZE)
    places = blocks[:, :players, _PAST:].reshape(len(rows), players, 2, -1)
    places[..., :players] = past
