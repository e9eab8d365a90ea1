"""Where everything stands in an observation: one layout for all sets and sizes.

An observation is a row of numbers from 0 to 1. First comes what there is once at a table,
then eight blocks of equal shape, one a seat, clockwise from the one who looks; blocks of
seats that the table does not have are zero. A state, which only training may look at, goes on
with what is hidden, in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from ..engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, LABELS, MOST_SEATS, SUITS
from ..engine.common import WISHES
from ..engine.settings import ROLES

#: Kinds of decisions, as the glossary explains them.
DECISIONS = (
    *("play", "shot", "indians", "duel", "lethal", "limit", "cost", "order", "pick", "store"),
    *("look", "flip", "source", "character", "keep", "copy", "gift", "daltons", "suit"),
    *("colour", "identity", "blood", "liquor", "ranch", "guard", "roulette"),
)
PLACES = tuple(f"place {place}" for place in range(MOST_SEATS))


class Part(NamedTuple):
    """Neighbouring numbers of one meaning."""

    name: str
    labels: tuple[str, ...]  # what each number is about; one empty label: a number by itself
    meaning: str
    start: int = 0  # in the row, or in the block of a seat

    @property
    def size(self) -> int:
        return len(self.labels)


ALONE = ("",)

#: What there is once.
_TABLE = (
    Part("decision", DECISIONS, "1 at the kind of the open decision, whoever is asked"),
    Part("number", ALONE, "how many are needed: missed effects, cards, life points; in eighths"),
    Part("wish", tuple(WISHES), "1 at what a draw! hopes for, while its card is picked"),
    Part("card_played", tuple(KIND_BY_SLUG), "1 at the card whose effect goes on"),
    Part("suits", tuple(SUITS.values()), "1 at the suits that count for it"),
    Part("named_suit", tuple(SUITS.values()), "1 at the suit named under Handcuffs"),
    Part("bangs_played", ALONE, "BANG! cards played in this turn, in quarters"),
    Part("turns", ALONE, "turns begun, in hundredths"),
    Part("shuffles", ALONE, "how often the discards were shuffled, in quarters"),
    Part("noon", ALONE, "the tournament's high noon: 0.5 if it is due, 1 if it has begun"),
    Part("deck_size", ALONE, "cards in the deck, of 120"),
    Part("discard_size", ALONE, "cards in the discard pile, of 120"),
    Part("spread_size", ALONE, "cards laid out for choosing, in eighths"),
    Part("events_left", ALONE, "events still to come, in sixteenths"),
    Part("event", tuple(EVENTS), "1 at the event in force"),
    Part("next_event", tuple(EVENTS), "1 at the event that comes next, which lies open"),
    Part("past_events", tuple(EVENTS), "1 at those that are over"),
    Part("hand", tuple(LABELS), "1 at the cards in my hand"),
    Part("spread", tuple(LABELS), "1 at the cards laid out that I may see"),
    Part("discard", tuple(LABELS), "1 at the cards in the discard pile; closed: at the top one"),
    Part("discard_top", tuple(LABELS), "1 at the card on top of it"),
    Part("deck_top", tuple(LABELS), "1 at the card on top of the deck, if I know it"),
    Part("dealt", tuple(CHARACTERS), "1 at the characters that I choose from"),
    Part("spare", tuple(CHARACTERS), "1 at my second character, once I have seen it"),
)

#: What there is for every seat.
_SEAT = (
    Part("there", ALONE, "1 if the table has this seat"),
    Part("alive", ALONE, "1 if still in the game"),
    Part("passive", ALONE, "1 if the player has left"),
    Part("turn", ALONE, "1 if it is this seat's turn"),
    Part("asked", ALONE, "1 if the open decision is this seat's"),
    Part("opposite", ALONE, "1 if the open decision is about this seat: who shoots, who is robbed"),
    Part("ghost", ALONE, "1 if it has a turn though eliminated"),
    Part("has_spare", ALONE, "1 if it has a second character"),
    Part("won", ALONE, "1 if the game is over and this seat has won"),
    Part("role", ROLES, "1 at the role, if I know it"),
    Part("life", ALONE, "life points, in fifths"),
    Part("max_life", ALONE, "the most it can have, in fifths"),
    Part("hand_size", ALONE, "cards in hand, in twelfths"),
    Part("known", tuple(KIND_BY_SLUG), "cards in hand that I know, by kind, in quarters"),
    Part("gear", tuple(KIND_BY_SLUG), "1 at the cards in front"),
    Part("fresh", tuple(KIND_BY_SLUG), "1 at those that were laid down in this very turn"),
    Part("character", tuple(CHARACTERS), "1 at the character"),
    Part("copied", tuple(CHARACTERS), "1 at the character whose ability it copies"),
    Part(
        "against", PLACES, "what it has aimed against others, by whom it was aimed at, in eighths"
    ),
    Part("helped", PLACES, "what it has done for others, by for whom, in eighths"),
)


#: What a state tells besides, of what lies hidden: once ...
_HIDDEN = (
    Part(
        "deck", tuple(LABELS), "the cards in the deck: 1 for the top one, 1/120 less for each below"
    ),
    Part(
        "coming", tuple(EVENTS), "events still to come: 1 for the next, 1/16 less for each after it"
    ),
    Part("laid_out", tuple(LABELS), "1 at the cards laid out for choosing"),
)
#: ... and for every seat.
_HIDDEN_SEAT = (
    Part("hidden_role", ROLES, "1 at the role"),
    Part("holds", tuple(LABELS), "1 at the cards in hand"),
    Part("face_down", tuple(CHARACTERS), "1 at the second character"),
    Part("offered", tuple(CHARACTERS), "1 at the characters that it chooses from"),
    Part("picked", tuple(CHARACTERS), "1 at the one that it has chosen of them"),
)


def _placed(parts: Sequence[Part], start: int) -> Iterator[Part]:
    ends = accumulate((part.size for part in parts), initial=start)
    for part, at in zip(parts, ends, strict=False):
        yield part._replace(start=at)


#: The parts of the table, by name: they start where `start` says.
TABLE: dict[str, Part] = {part.name: part for part in _placed(_TABLE, 0)}
#: The parts of a seat, by name: they start that far into its block.
SEAT: dict[str, Part] = {part.name: part for part in _placed(_SEAT, 0)}
TABLE_SIZE = sum(part.size for part in _TABLE)
SEAT_SIZE = sum(part.size for part in _SEAT)
#: How many numbers an observation has.
SIZE = TABLE_SIZE + MOST_SEATS * SEAT_SIZE
#: What is hidden, by name, in the same way: it stands behind an observation.
HIDDEN: dict[str, Part] = {part.name: part for part in _placed(_HIDDEN, 0)}
HIDDEN_SEAT: dict[str, Part] = {part.name: part for part in _placed(_HIDDEN_SEAT, 0)}
HIDDEN_TABLE_SIZE = sum(part.size for part in _HIDDEN)
HIDDEN_SEAT_SIZE = sum(part.size for part in _HIDDEN_SEAT)
#: How many numbers a state has: an observation, and what is hidden.
STATE_SIZE = SIZE + HIDDEN_TABLE_SIZE + MOST_SEATS * HIDDEN_SEAT_SIZE


def table_slice(name: str) -> slice:
    """Where a part of the table stands in a row."""
    part = TABLE[name]
    return slice(part.start, part.start + part.size)


def seat_slice(name: str, place: int) -> slice:
    """Where a part of a seat stands in a row; `place` counts clockwise from who looks."""
    part = SEAT[name]
    start = TABLE_SIZE + place * SEAT_SIZE + part.start
    return slice(start, start + part.size)


def hidden_slice(name: str, place: int | None = None) -> slice:
    """Where something hidden stands in a state; `place` counts as in an observation."""
    if place is None:
        part, start = HIDDEN[name], SIZE
    else:
        part, start = HIDDEN_SEAT[name], SIZE + HIDDEN_TABLE_SIZE + place * HIDDEN_SEAT_SIZE
    return slice(start + part.start, start + part.start + part.size)
