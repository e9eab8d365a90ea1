"""What a seat sees, as a row of numbers: made of its view and of the public past, nothing else.

The row is filled where something is to be said and zero elsewhere: most of it is zero, and
this is asked at every step.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ..engine.cards import CARDS_BY_FACE, CHARACTERS, EVENTS, KIND_BY_SLUG, KINDS, SUITS
from ..engine.common import WISHES
from ..engine.settings import ROLES
from ..engine.view import Question, View
from .layout import DECISIONS, SEAT, SEAT_SIZE, SIZE, TABLE, TABLE_SIZE
from .past import Past

Row: TypeAlias = "array[float]"  # the class itself takes no brackets before 3.12

_NOTHING = bytes(4 * SIZE)
_DECISION = {kind: number for number, kind in enumerate(DECISIONS)}
_WISH = {wish: number for number, wish in enumerate(WISHES)}
_KIND = {slug: number for number, slug in enumerate(KIND_BY_SLUG)}
_KIND_OF = {face: _KIND[KINDS[cards[0]].slug] for face, cards in CARDS_BY_FACE.items()}
_CHARACTER = {slug: number for number, slug in enumerate(CHARACTERS)}
_EVENT = {slug: number for number, slug in enumerate(EVENTS)}
_ROLE = {role: number for number, role in enumerate(ROLES)}
_SUIT = {suit: number for number, suit in enumerate(SUITS.values())}

#: Where asking steps say whom they are about and how many they need, by their names.
OPPOSITE_AT = {
    "draw_gun": 1,
    "evade": 1,
    "fend_off": 1,
    "give_away": 1,
    "guard_card": 1,
    "rob": 1,
    "save": 2,
    "share": 1,
    "sight_card": 1,
}
NUMBER_AT = {
    "evade": 2,
    "look_round": 1,
    "pay": 1,
    "reach_for_card": 1,
    "save": 1,
    "seek_first_card": 1,
    "select": 1,
    "spend_bangs": 1,
}


def encode(seen: View, past: Past) -> Row:
    """The observation of the seat that this view belongs to."""
    if seen.seat is None:
        raise ValueError("a spectator has no place at the table; take the view of a seat")
    row = array("f", _NOTHING)
    _tell_table(row, seen)
    _tell_cards(row, seen, seen.seat)
    players = len(seen.life)
    start = TABLE_SIZE
    for seat in (*range(seen.seat, players), *range(seen.seat)):
        _tell_seat(row, start, seen, seat)
        _tell_gear(row, start, seen, seat)
        _tell_past(row, start, past, seat, seen.seat)
        start += SEAT_SIZE
    if seen.decision is not None:
        _tell_decision(row, seen.decision, seen.seat, players)
    return row


# ---------------------------------------------------------------- the table

_NUMBER = TABLE["number"].start
_CARD_PLAYED = TABLE["card_played"].start
_SUITS = TABLE["suits"].start
_NAMED_SUIT = TABLE["named_suit"].start
_BANGS_PLAYED = TABLE["bangs_played"].start
_TURNS = TABLE["turns"].start
_SHUFFLES = TABLE["shuffles"].start
_NOON = TABLE["noon"].start
_DECK_SIZE = TABLE["deck_size"].start
_DISCARD_SIZE = TABLE["discard_size"].start
_SPREAD_SIZE = TABLE["spread_size"].start
_EVENTS_LEFT = TABLE["events_left"].start
_EVENT_IN_FORCE = TABLE["event"].start
_NEXT_EVENT = TABLE["next_event"].start
_PAST_EVENTS = TABLE["past_events"].start


def _tell_table(row: Row, seen: View) -> None:
    if seen.card_played:
        row[_CARD_PLAYED + _KIND_OF[seen.card_played]] = 1
    for suit in seen.suits:
        row[_SUITS + _SUIT[suit]] = 1
    if seen.named_suit:
        row[_NAMED_SUIT + _SUIT[seen.named_suit]] = 1
    row[_BANGS_PLAYED] = share(seen.bangs_played, 4)
    row[_TURNS] = share(seen.turns, 100)
    row[_SHUFFLES] = share(seen.shuffles, 4)
    row[_NOON] = seen.noon / 2
    row[_DECK_SIZE] = share(seen.deck_size, 120)
    row[_DISCARD_SIZE] = share(len(seen.discard), 120)
    row[_SPREAD_SIZE] = share(len(seen.spread), 8)
    if seen.event or seen.events_left:
        _tell_events(row, seen)


def _tell_events(row: Row, seen: View) -> None:
    row[_EVENTS_LEFT] = share(seen.events_left, 16)
    if seen.event:
        row[_EVENT_IN_FORCE + _EVENT[seen.event]] = 1
    if seen.next_event:
        row[_NEXT_EVENT + _EVENT[seen.next_event]] = 1
    for slug in seen.past_events:
        row[_PAST_EVENTS + _EVENT[slug]] = 1


_HAND = TABLE["hand"].start
_SPREAD = TABLE["spread"].start
_DISCARD = TABLE["discard"].start
_DISCARD_TOP = TABLE["discard_top"].start
_DECK_TOP = TABLE["deck_top"].start
_DEALT = TABLE["dealt"].start
_SPARE = TABLE["spare"].start


def _tell_cards(row: Row, seen: View, me: int) -> None:
    _mark(row, _HAND, seen.hands[me])
    _mark(row, _DISCARD, seen.discard)
    if seen.spread:
        _mark(row, _SPREAD, seen.spread)
    if seen.discard:
        _mark(row, _DISCARD_TOP, (seen.top_discard,))
    if seen.deck and seen.deck[0][0] == 0:
        _mark(row, _DECK_TOP, (seen.deck[0][1],))
    for slug in seen.dealt[me]:
        row[_DEALT + _CHARACTER[slug]] = 1
    if seen.spares[me]:
        row[_SPARE + _CHARACTER[seen.spares[me]]] = 1


def _mark(row: Row, start: int, faces: Iterable[str | None]) -> None:
    """A 1 for every card that is seen; the second of two twins has a number of its own."""
    for face in faces:
        if face is not None:
            cards = CARDS_BY_FACE[face]
            first = start + cards[0]
            row[start + cards[1] if row[first] and len(cards) > 1 else first] = 1


# ---------------------------------------------------------------- the seats

_THERE = SEAT["there"].start
_ALIVE = SEAT["alive"].start
_PASSIVE = SEAT["passive"].start
_TURN = SEAT["turn"].start
_ASKED = SEAT["asked"].start
_OPPOSITE = SEAT["opposite"].start
_GHOST = SEAT["ghost"].start
_HAS_SPARE = SEAT["has_spare"].start
_WON = SEAT["won"].start
_SEAT_ROLE = SEAT["role"].start
_LIFE = SEAT["life"].start
_MAX_LIFE = SEAT["max_life"].start
_HAND_SIZE = SEAT["hand_size"].start
_KNOWN = SEAT["known"].start
_GEAR = SEAT["gear"].start
_FRESH = SEAT["fresh"].start
_SEAT_CHARACTER = SEAT["character"].start
_COPIED = SEAT["copied"].start
_AGAINST = SEAT["against"].start
_HELPED = SEAT["helped"].start


def _tell_seat(row: Row, start: int, seen: View, seat: int) -> None:
    row[start + _THERE] = 1
    row[start + _ALIVE] = seen.alive[seat]
    row[start + _PASSIVE] = seen.passive[seat]
    row[start + _TURN] = seen.turn == seat
    row[start + _GHOST] = seen.ghost == seat
    row[start + _HAS_SPARE] = seen.has_spare[seat]
    row[start + _WON] = seat in seen.winners
    if seen.roles[seat]:
        row[start + _SEAT_ROLE + _ROLE[seen.roles[seat]]] = 1
    row[start + _LIFE] = share(seen.life[seat], 5)
    row[start + _MAX_LIFE] = share(seen.max_life[seat], 5)
    if seen.characters[seat]:
        row[start + _SEAT_CHARACTER + _CHARACTER[seen.characters[seat]]] = 1
    if seen.copied[seat]:
        row[start + _COPIED + _CHARACTER[seen.copied[seat]]] = 1


def _tell_gear(row: Row, start: int, seen: View, seat: int) -> None:
    hand, gear = seen.hands[seat], seen.gear[seat]
    row[start + _HAND_SIZE] = share(len(hand), 12)
    for face in hand:
        if face is not None:
            at = start + _KNOWN + _KIND_OF[face]
            row[at] = min(1.0, row[at] + 0.25)
    for face in gear:
        row[start + _GEAR + _KIND_OF[face]] = 1
        if face in seen.fresh:
            row[start + _FRESH + _KIND_OF[face]] = 1


def _tell_past(row: Row, start: int, past: Past, seat: int, me: int) -> None:
    _tell_counts(row, start + _AGAINST, past.against[seat], me)
    _tell_counts(row, start + _HELPED, past.helped[seat], me)


def _tell_counts(row: Row, start: int, counts: Sequence[int], me: int) -> None:
    for other, count in enumerate(counts):
        if count:
            row[start + (other - me) % len(counts)] = share(count, 8)


# ------------------------------------------------------------- the decision


def _tell_decision(row: Row, question: Question, me: int, players: int) -> None:
    row[_DECISION[question.kind]] = 1
    row[TABLE_SIZE + (question.seat - me) % players * SEAT_SIZE + _ASKED] = 1
    name = question.asking[0].__name__
    if name == "prefer":
        row[TABLE["wish"].start + _WISH[question.about[1]]] = 1
    if name in NUMBER_AT:
        row[_NUMBER] = share(question.about[NUMBER_AT[name]], 8)
    if name in OPPOSITE_AT:
        foe = question.about[OPPOSITE_AT[name]]
        if foe is not None:  # an event shoots by nobody
            row[TABLE_SIZE + (foe - me) % players * SEAT_SIZE + _OPPOSITE] = 1


def share(count: int, whole: int) -> float:
    """So many of so many, and never more than all."""
    return count / whole if 0 <= count < whole else float(count > 0)
