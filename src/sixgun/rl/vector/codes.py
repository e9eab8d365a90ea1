"""Where each thing stands in a row, by seats of the table: what is looked up instead of worked out.

A *code* is the place of a number in the row of seat 0. The same code, turned to where somebody
else sits, is its place in the row of that seat; the NumPy side turns all of them at once.
"""

from __future__ import annotations

from ...engine.cards import (
    CARDS_BY_FACE,
    CHARACTERS,
    EVENTS,
    FACES,
    KIND_BY_SLUG,
    KINDS,
    MOST_SEATS,
    SUITS,
)
from ...engine.common import WISHES
from ...engine.settings import ROLES
from ..layout import DECISIONS, SEAT, SEAT_SIZE, TABLE, TABLE_SIZE
from ..observation import NUMBER_AT, OPPOSITE_AT

#: A card in the discards is one byte of what is read, and one in a hand is this number times the
#: seat and the card; the boxes hold half as many.
MOST_CARDS = 256
if len(KINDS) > MOST_CARDS:
    raise ImportError(f"sixgun.rl.vector reads at most {MOST_CARDS} cards, not {len(KINDS)}")


def _of_table(part: str, words: list[str]) -> dict[str, int]:
    start = TABLE[part].start
    return {word: start + number for number, word in enumerate(words)}


def _starts(part: str) -> list[int]:
    """Where a part of each seat begins."""
    start = TABLE_SIZE + SEAT[part].start
    return [start + seat * SEAT_SIZE for seat in range(MOST_SEATS)]


def _of_seats(part: str, words: list[str]) -> list[dict[str, int]]:
    return [{word: start + number for number, word in enumerate(words)} for start in _starts(part)]


def _by_kind(part: str) -> list[list[int]]:
    """For each seat and card the code of its kind."""
    kinds = {slug: number for number, slug in enumerate(KIND_BY_SLUG)}
    return [[start + kinds[kind.slug] for kind in KINDS] for start in _starts(part)]


#: The first of the cards with the same face: twins are told as one and two of a face.
FIRST: list[int] = [CARDS_BY_FACE[face][0] for face in FACES]
#: The second of them; a card without a twin is its own.
SECOND: list[int] = [CARDS_BY_FACE[face][:2][-1] for face in FACES]

# Numbers of `CHOICES`, which are looked up on the NumPy side.
DECISION: dict[str, int] = {kind: number for number, kind in enumerate(DECISIONS)}
_KIND = {slug: number for number, slug in enumerate(KIND_BY_SLUG)}
CARD_PLAYED: dict[str, int] = {
    "": -1,
    **{face: _KIND[KINDS[cards[0]].slug] for face, cards in CARDS_BY_FACE.items()},
}
#: What is one of several: the code of each of them, by its number.
CHOICES: dict[str, list[int]] = {
    "turn": _starts("turn"),
    "ghost": _starts("ghost"),
    "asked": _starts("asked"),
    "opposite": _starts("opposite"),
    "decision": list(_of_table("decision", list(DECISIONS)).values()),
    "card_played": list(_of_table("card_played", list(KIND_BY_SLUG)).values()),
    "discard_top": [TABLE["discard_top"].start + card for card in FIRST],
}
#: The asking steps that name somebody, a number or a wish.
TELLING: frozenset[str] = frozenset({"prefer", *OPPOSITE_AT, *NUMBER_AT})

# What there is once.
WISH: dict[str, int] = _of_table("wish", list(WISHES))
SUIT: dict[str, int] = _of_table("suits", list(SUITS.values()))
NAMED_SUIT: dict[str, int] = _of_table("named_suit", list(SUITS.values()))
EVENT: dict[str, int] = _of_table("event", list(EVENTS))
NEXT_EVENT: dict[str, int] = _of_table("next_event", list(EVENTS))
PAST_EVENT: dict[str, int] = _of_table("past_events", list(EVENTS))
DEALT: dict[str, int] = _of_table("dealt", list(CHARACTERS))
SPARE: dict[str, int] = _of_table("spare", list(CHARACTERS))
SPREAD: int = TABLE["spread"].start
DECK_TOP: list[int] = [TABLE["deck_top"].start + card for card in FIRST]

# What there is for every seat.
THERE: list[int] = _starts("there")
ALIVE: list[int] = _starts("alive")
PASSIVE: list[int] = _starts("passive")
HAS_SPARE: list[int] = _starts("has_spare")
WON: list[int] = _starts("won")
ROLE: list[dict[str, int]] = _of_seats("role", list(ROLES))
CHARACTER: list[dict[str, int]] = _of_seats("character", list(CHARACTERS))
COPIED: list[dict[str, int]] = _of_seats("copied", list(CHARACTERS))
GEAR: list[list[int]] = _by_kind("gear")
FRESH: list[list[int]] = _by_kind("fresh")
