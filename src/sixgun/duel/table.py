"""What lies on the table of a duel.

Characters stand at four *spots*: 0 and 1 are the Law's, 2 and 3 the Outlaws'; the owner
of a spot is `spot // 2`. The marker says which of a side's two spots is its *front*;
the character there is active, the other one is the rearguard. A character that stands
alone is both.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..builds import mypyc_attr
from ..engine.machine import Machine
from ..engine.reports import EVERYBODY
from .printed import BACK_OF, FACES, KINDS, SIDES

if TYPE_CHECKING:
    from .settings import DuelSettings
    from .trait import Trait

#: Who may know each field: `public`, `owner` (each seat its own), `hidden` (nobody), `top`
#: (everybody, but where discards are closed only the top one, S22), `machine` (how play goes
#: on; names only what everybody may know).
FIELDS: dict[str, str] = {
    "settings": "public",
    "rules_version": "public",
    "seats": "public",
    "dealt": "owner",
    "picks": "owner",
    "reserve": "owner",
    "characters": "public",
    "life": "public",
    "front": "public",
    "out": "public",
    "passive": "public",
    "hands": "owner",
    "gear": "public",
    "decks": "hidden",
    "formed": "public",
    "discard": "top",
    "spread": "owner",
    "known": "owner",
    "card_played": "public",
    "turn": "public",
    "turns": "public",
    "bangs_played": "public",
    "swapped": "public",
    "used": "public",
    "fallen": "public",
    "later": "public",
    "shuffles": "public",
    "over": "public",
    "winners": "public",
    "seed": "hidden",
    "counter": "hidden",
    "stack": "machine",
    "mark": "machine",
    "step": "machine",
    "decision": "machine",
    "serial": "machine",
    "patient": "machine",
    "ears": "machine",
    "history": "machine",
}

SPOTS = (0, 1, 2, 3)
#: The place of the common deck among the decks; before it are those of the sides.
COMMON = 2
NOBODY = -1

#: A trait in force: itself, the spot of its character, and the word that options call it by.
InForce = tuple["Trait", int, str]


def owner(spot: int) -> int:
    return spot // 2


@lru_cache(maxsize=4096)  # the same few combinations come up again and again
def traits_of(trait: Trait | None, spot: int, gear: tuple[int, ...]) -> tuple[InForce, ...]:
    """A character and what lies beside it, as it is found in force."""
    if trait is None:
        return ()
    found: list[InForce] = [(trait, spot, trait.slug)]
    for card in gear:
        beside = KINDS[card].trait
        if beside is not None:
            found.append((beside, spot, FACES[card]))
    return tuple(found)


@lru_cache(maxsize=4096)
def always_of(trait: Trait | None, spot: int, gear: tuple[int, ...]) -> tuple[InForce, ...]:
    """What of that works wherever the character stands."""
    return tuple([entry for entry in traits_of(trait, spot, gear) if entry[0].always])


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelTable(Machine):
    """The state of a duel."""

    __slots__ = {  # with what `help` says of each
        "bangs_played": "How many BANG! cards that count were played in this turn.",
        "card_played": "The face of the card whose effect is under way.",
        "characters": "For each spot its character, which compares with its slug; None: nobody.",
        "dealt": "For each side the characters that it was dealt to choose from.",
        "decks": "The Law's deck, the Outlaws' and the common one; the top card is the last.",
        "discard": "The discard pile, as numbers of cards; the top one is the last.",
        "fallen": "The spots of those who fell and still lie there.",
        "formed": "Is there a common deck?",
        "front": "For each side which of its two spots the marker is at.",
        "gear": "For each spot the numbers of the cards beside its character.",
        "hands": "For each side the numbers of the cards it holds, in order of arrival.",
        "known": "For each card a mask of the seats that know where it is.",
        "later": "Steps, by name, that wait until the card is finished (D20).",
        "life": "For each spot the life points of its character; 0 where nobody is.",
        "out": "For each side who was eliminated, in order.",
        "picks": "For each side the characters chosen: active, rearguard, reserve.",
        "reserve": "For each side who waits, face down; the next one is the last.",
        "settings": "What the duel is played with.",
        "shuffles": "How often the discards became the common deck.",
        "spread": "The cards laid out for choosing.",
        "swapped": "Has the turn player moved the marker of his own accord?",
        "turn": "Whose turn it is; -1 before the first one.",
        "used": "The slugs of the abilities used in this turn.",
    }

    def __init__(self, settings: DuelSettings, seed: bytes) -> None:
        super().__init__(len(SIDES), seed)
        self.settings = settings
        self.dealt: list[tuple[str, ...]] = [(), ()]
        self.picks: list[tuple[str, ...]] = [(), ()]
        self.reserve: list[list[str]] = [[], []]
        self.characters: list[Trait | None] = [None] * 4
        self.life = [0] * 4
        self.front = [0, 0]
        self.out: list[tuple[str, ...]] = [(), ()]
        self.hands: list[list[int]] = [[], []]
        self.gear: list[list[int]] = [[], [], [], []]
        self.decks: list[list[int]] = [[], [], []]
        self.formed = False
        self.discard: list[int] = []
        self.spread: list[int] = []
        self.known = [0] * len(KINDS)
        self.card_played = ""
        self.turn = NOBODY
        self.bangs_played = 0
        self.swapped = False
        self.used: tuple[str, ...] = ()
        self.fallen: tuple[int, ...] = ()
        self.later: tuple[tuple[str, tuple[Any, ...]], ...] = ()
        self.shuffles = 0

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.settings.names

    # -------------------------------------------------------- who is where

    def standing(self, spot: int) -> bool:
        """Is there a character at this spot, alive? Where nobody is, there is no life."""
        return self.life[spot] > 0

    def active(self, seat: int) -> int:
        """The spot of a side's active character."""
        return 2 * seat + self.front[seat]

    def rear(self, seat: int) -> int:
        """The spot of a side's rearguard; who stands alone is both."""
        back = 2 * seat + 1 - self.front[seat]
        return back if self.life[back] > 0 else back ^ 1

    def paired(self, seat: int) -> bool:
        """Are both characters of this side standing?"""
        return self.life[2 * seat] > 0 and self.life[2 * seat + 1] > 0

    def left(self, seat: int) -> int:
        """How many characters this side still has, the reserve included."""
        life, left = self.life, 2 * seat
        return (life[left] > 0) + (life[left + 1] > 0) + len(self.reserve[seat])

    def last_stand(self) -> bool:
        """Is one of the sides down to a single character?"""
        return self.left(0) == 1 or self.left(1) == 1

    def max_life(self, spot: int) -> int:
        """The life points that the character at a spot cannot exceed."""
        trait = self.characters[spot]
        return trait.life if trait else 0

    # ---------------------------------------------------------- what works

    def traits(self, spot: int) -> tuple[InForce, ...]:
        """The character at a spot and what lies beside it."""
        if self.life[spot] <= 0:
            return ()
        return traits_of(self.characters[spot], spot, tuple(self.gear[spot]))

    def at_work(self, spot: int) -> tuple[InForce, ...]:
        """What works while this character is active, or the target."""
        other = spot ^ 1
        if self.life[other] <= 0:
            return self.traits(spot)
        always = always_of(self.characters[other], other, tuple(self.gear[other]))
        return self.traits(spot) + always if always else self.traits(spot)

    def working(self, seat: int) -> tuple[InForce, ...]:
        """What works for a side: its active character's, and what always does."""
        return self.at_work(2 * seat + self.front[seat])

    def heard_by(self, hook: str) -> Iterator[tuple[int, InForce]]:
        """Everything at work that defines this hook, the turn player's first."""
        first = max(self.turn, 0)
        for seat in (first, 1 - first):
            for entry in self.working(seat):
                if hook in entry[0].hooks:
                    yield seat, entry

    # ------------------------------------------------------------- secrets

    def hides_cards(self, seat: int) -> bool:
        """Does this seat hold a card that others do not know?"""
        return any(self.known[card] != EVERYBODY for card in self.hands[seat])

    def backs_in(self, seat: int) -> list[int]:
        """The backs that are seen in a hand, each once."""
        backs = {BACK_OF[card] for card in self.hands[seat]}
        return [back for back in (0, 1) if back in backs]

    def source(self, seat: int) -> int:
        """The deck that this side draws from: its own while it lasts, then the common one."""
        return seat if self.decks[seat] else COMMON

    # --------------------------------------------------------- consistency

    def zones(self) -> list[list[int]]:
        """Every place where a card can be."""
        return [*self.hands, *self.gear, *self.decks, self.discard, self.spread]
