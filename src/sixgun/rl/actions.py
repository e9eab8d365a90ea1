"""Every option of every decision as a number: one space of actions for all sets and sizes.

A number says the verb, the card or word, and whom it is aimed at. Seats are counted
clockwise from the one who chooses: 0 is himself, 1 his left neighbour. Twins, which nobody
can tell apart, are one action, as they are one option.

>>> from sixgun.rl.actions import ACTIONS, numbers_for
>>> numbers_for(players=5, seat=3)[("play", "bang/QH", 0)] == ACTIONS.index(("play", "bang/QH", 2))
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from ..engine.cards import (
    CARDS_BY_FACE,
    CHARACTERS,
    KIND_BY_SLUG,
    KINDS,
    MOST_SEATS,
    SUITS,
    Kind,
)
from ..engine.options import Option

#: Abilities of characters and events that their owner sets off, without and with a target.
ABILITIES = (
    "chuck_wengam",
    "hard_liquor",
    "jose_delgado",
    "jourdonnais",
    "sid_ketchum",
    "uncle_will",
)
AIMED_ABILITIES = ("blood_brothers", "doc_holyday", "ricochet", "sniper")
#: Words of `choose` that are neither cards, characters nor players.
WORDS = ("yes", "no", "red", "black", *SUITS.values())
PLACES = ("hand", "deck", "discard")


class Action(NamedTuple):
    """What a number stands for: an option whose seat is counted from the one who chooses."""

    verb: str
    word: str | None  # a face, the slug of an ability or a character, a word
    place: int | None  # whom it is aimed at, clockwise from me; 0 is myself

    @property
    def slug(self) -> str:
        """The word without rank and suit: what all copies of a card share."""
        return (self.word or "").partition("/")[0]


class Range(NamedTuple):
    """Numbers that belong together."""

    form: str  # as the notation writes it
    start: int
    stop: int
    meaning: str


def _play_aimed(kind: Kind) -> bool:
    """May it be played on somebody: by itself, or because it serves someone as a BANG!?"""
    as_bang = any(rule.serves_as(kind.slug, "bang") for rule in CHARACTERS.values())
    return (kind.aim is not None and kind.border != "green") or as_bang


def _usable(kind: Kind) -> bool:
    """May it be used without a target while it lies in front of its owner?"""
    barrel = kind.rule is not None and kind.rule.barrels > 0
    return barrel or (kind.border == "green" and kind.aim is None)


def _faces(kinds: Sequence[Kind]) -> list[str]:
    return [face for face, cards in CARDS_BY_FACE.items() if KINDS[cards[0]] in kinds]


def _plain(verb: str, words: Sequence[str]) -> list[Action]:
    return [Action(verb, word, None) for word in words]


def _aimed(verb: str, words: Sequence[str | None]) -> list[Action]:
    return [Action(verb, word, place) for word in words for place in range(MOST_SEATS)]


def _blocks() -> Iterator[tuple[str, list[Action], str]]:
    """Every form of the notation with its actions, in the order of their numbers."""
    kinds = list(KIND_BY_SLUG.values())
    every = list(CARDS_BY_FACE)
    aimed = _faces([kind for kind in kinds if _play_aimed(kind)])
    used = _faces([kind for kind in kinds if _usable(kind)])
    used_on = _faces([kind for kind in kinds if kind.border == "green" and kind.aim])
    yield "pass", [Action("pass", None, None)], "decline"
    yield "end", [Action("end", None, None)], "finish the turn"
    yield "play CARD", _plain("play", every), "a hand card, in the turn or as an answer"
    yield "play CARD on PLAYER", _aimed("play", aimed), "a hand card with a target"
    yield "use CARD", _plain("use", used), "a card in front: a Barrel, a green card"
    yield "use CARD on PLAYER", _aimed("use", used_on), "a green card with a target"
    yield "use ABILITY", _plain("use", ABILITIES), "of the own character or the event"
    yield "use ABILITY on PLAYER", _aimed("use", AIMED_ABILITIES), "the same with a target"
    yield "discard CARD", _plain("discard", every), "the hand limit, a cost, an order"
    yield "take CARD", _plain("take", every), "one of several cards that are seen"
    yield "take PLACE", _plain("take", PLACES), "`hand` (unseen), `deck`, `discard`"
    yield "take PLAYER", _aimed("take", [None]), "from whom the first card is drawn"
    yield "choose CARD", _plain("choose", every), "a card to give away"
    yield "choose PLAYER", _aimed("choose", [None]), "whose ability to copy"
    yield "choose CHARACTER", _plain("choose", list(CHARACTERS)), "one of those dealt"
    yield "choose WORD", _plain("choose", WORDS), "every other choice"


def _ranges() -> Iterator[Range]:
    start = 0
    for form, actions, meaning in _blocks():
        yield Range(form, start, start + len(actions), meaning)
        start += len(actions)


#: The table of actions: `ACTIONS[number]`, and which numbers have which form.
ACTIONS: tuple[Action, ...] = tuple(action for _, block, _ in _blocks() for action in block)
RANGES: tuple[Range, ...] = tuple(_ranges())

#: Actions without rank and suit, and the number of the sort that each action is of: for policies
#: that need not tell copies of a card apart.
SORTS: tuple[tuple[str, str, int | None], ...] = tuple(
    dict.fromkeys((action.verb, action.slug, action.place) for action in ACTIONS)
)
_SORT = {sort: number for number, sort in enumerate(SORTS)}
SORT_OF: tuple[int, ...] = tuple(_SORT[each.verb, each.slug, each.place] for each in ACTIONS)


@cache
def numbers_for(players: int, seat: int) -> dict[Option, int]:
    """The number of every option that this seat can ever be offered."""
    return {
        (verb, word, None if place is None else (seat + place) % players): number
        for number, (verb, word, place) in enumerate(ACTIONS)
        if place is None or place < players
    }


def option_of(action: int, players: int, seat: int) -> Option:
    """What a number means for a seat: an option as the engine knows it."""
    verb, word, place = ACTIONS[action]
    return verb, word, None if place is None else (seat + place) % players


def words_of(form: str) -> list[str]:
    """The cards or words that have numbers in a form, in order."""
    (found,) = [each for each in RANGES if each.form == form]
    return [word for word, _ in groupby(a.word or "" for a in ACTIONS[found.start : found.stop])]
