"""A duel as one sees it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from .parts import Tail


class SideView(Struct, frozen=True):
    """One side of a duel as the viewer sees it."""

    dealt: tuple[str, ...]  # the characters to choose from, where visible
    picks: tuple[str, ...]  # the characters chosen in set-up, where visible
    picked: int  # how many have been chosen
    reserve: tuple[str, ...]  # who waits, where visible; in no order
    reserve_size: int  # how many wait
    front: int  # which of the two spots of this side has the marker: 0 or 1
    out: tuple[str, ...]  # who was eliminated, in order
    passive: bool  # has given up, or run out of time
    hand: tuple[str | None, ...]  # in order of arrival
    backs: tuple[int, ...]  # of the hand cards: 0 of the Law's deck, 1 of the Outlaws'
    shown: tuple[bool, ...]  # which cards of the hand everybody knows


class SpotView(Struct, frozen=True):
    """Where a character of a duel stands, and what lies beside it."""

    character: str  # "": nobody
    life: int  # life points
    max_life: int  # what it began with
    gear: tuple[str, ...]  # equipment


class DuelView(Struct, frozen=True):
    """A duel as the viewer sees it. Faces that it does not know are null."""

    seat: int | None  # whose view this is; null: a spectator's
    sides: tuple[SideView, ...]  # by seat: 0 the Law, 1 the Outlaws
    spots: tuple[SpotView, ...]  # 0 and 1 are the Law's, 2 and 3 the Outlaws'
    deck_sizes: tuple[int, ...]  # the Law's, the Outlaws', the common one
    common_back: int  # the back of the top card of the common deck; -1: there is none
    formed: bool  # is there a common deck?
    discard: tuple[str, ...]  # the top card is the last one; "": closed, not shown
    spread: tuple[str | None, ...]  # cards laid out for choosing
    spread_backs: tuple[int, ...]  # of the cards laid out
    card_played: str  # the card whose effect is under way
    turn: int  # whose turn it is; -1: before the first one
    turns: int  # counted from 1
    bangs_played: int  # in this turn, those that count
    swapped: bool  # the marker has been moved of free will in this turn
    used: tuple[str, ...]  # abilities used in this turn
    fallen: tuple[int, ...]  # the spots of those who fell and still lie there
    shuffles: int  # how often the common deck was shuffled
    over: str  # the winning side, or "" while the duel goes on
    winners: tuple[int, ...]  # the seat that has won


class DuelDelta(Struct, frozen=True, omit_defaults=True):
    """What differs from the view of a duel before.

    `set` gives fields of the view, `sides` and `spots` fields of one of those by its number, and
    `tails` lists that go on differently: so many entries stay, these follow.
    """

    set: dict[str, Any] = field(default_factory=dict)  # fields of the view
    sides: dict[int, dict[str, Any]] = field(default_factory=dict)  # fields of sides
    spots: dict[int, dict[str, Any]] = field(default_factory=dict)  # fields of spots
    tails: dict[str, Tail] = field(default_factory=dict)  # list endings


class ChessClock(Struct, frozen=True, omit_defaults=True):
    """The chess clock of a duel: what each has left, in milliseconds from now."""

    left: tuple[int, int]  # by seat
    running: int = -1  # whose clock runs; -1: both stand still
