"""What is hidden at the tables of a batch: for critics in training, never for who plays."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import numpy as np

from ...engine.cards import CARDS_BY_FACE, CHARACTERS, EVENTS, FACES
from ...engine.game import Game
from ...engine.settings import ROLES
from ..layout import (
    HIDDEN,
    HIDDEN_SEAT,
    HIDDEN_SEAT_SIZE,
    HIDDEN_TABLE_SIZE,
    SIZE,
    STATE_SIZE,
)
from ..observation import share
from .rows import Array

_HIDDEN_SIZE = STATE_SIZE - SIZE
_ROLE = {slug: number for number, slug in enumerate(ROLES)}
_CHARACTER = {slug: number for number, slug in enumerate(CHARACTERS)}
_EVENT = {slug: number for number, slug in enumerate(EVENTS)}
_DECK, _COMING, _LAID_OUT = (HIDDEN[name].start for name in ("deck", "coming", "laid_out"))
#: What a card of the deck or an event is worth at every depth.
_CARDS_DEEP = np.array([share(120 - depth, 120) for depth in range(256)], np.float32)
_EVENTS_DEEP = np.array([share(16 - depth, 16) for depth in range(64)], np.float32)


def hidden(games: Sequence[Game], seats: Sequence[int]) -> Array:
    """A row for each game: what is hidden there, places counted from one of its seats."""
    ones: array[int] = array("q")
    for row, (game, seat) in enumerate(zip(games, seats, strict=True)):
        start = row * _HIDDEN_SIZE
        for place in range(game.seats):
            at = start + HIDDEN_TABLE_SIZE + place * HIDDEN_SEAT_SIZE
            _uncover(game, (seat + place) % game.seats, at, ones)
        _mark(start + _LAID_OUT, game.spread, ones)
    rows: Array = np.zeros((len(games), _HIDDEN_SIZE), np.float32)
    rows.reshape(-1)[np.frombuffer(ones, ones.typecode)] = 1
    for told, game in zip(rows, games, strict=True):
        told[_DECK + np.array(game.deck[::-1], np.intp)] = _CARDS_DEEP[: len(game.deck)]
        if game.events:
            coming = [_EVENT[slug] for slug in reversed(game.events)]
            told[_COMING + np.array(coming)] = _EVENTS_DEEP[: len(coming)]
    return rows


def _uncover(game: Game, seat: int, start: int, ones: array[int]) -> None:
    """What a seat has face down."""
    if game.roles[seat]:
        ones.append(start + HIDDEN_SEAT["hidden_role"].start + _ROLE[game.roles[seat]])
    _mark(start + HIDDEN_SEAT["holds"].start, game.hands[seat], ones)
    if game.spares[seat]:
        ones.append(start + HIDDEN_SEAT["face_down"].start + _CHARACTER[game.spares[seat]])
    if game.turns:  # everybody has the one that is seen in the observation
        return
    for slug in game.dealt[seat]:
        ones.append(start + HIDDEN_SEAT["offered"].start + _CHARACTER[slug])
    if game.picks[seat]:
        ones.append(start + HIDDEN_SEAT["picked"].start + _CHARACTER[game.picks[seat]])


def _mark(start: int, cards: Sequence[int], ones: array[int]) -> None:
    """A 1 for every card; as everywhere, the second of two twins has a number of its own."""
    seen: set[int] = set()
    for card in cards:
        twins = CARDS_BY_FACE[FACES[card]]
        seen.add(twins[1] if twins[0] in seen and len(twins) > 1 else twins[0])
    ones.extend([start + card for card in seen])
