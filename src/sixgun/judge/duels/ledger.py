"""The judge's own table: where every card and every life point is, by the rules alone.

Spots 0 and 1 are the Law's, 2 and 3 the Outlaws'. Cards are faces; the top of a pile is its
last. Moves here are simple; what follows from them is for the rules.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import Any, NamedTuple

from .box import LIFE, back_of, name_of
from .question import Rule
from .watching import Chance

COMMON = 2


class Disagreement(Exception):
    """Something is not as the rules have it: what, as expected, as found, by which rule."""

    def __init__(self, what: str, expected: object, found: object, rule: str) -> None:
        super().__init__(f"{what}: expected {expected}, found {found} ({rule})")
        self.what = what
        self.expected = expected
        self.found = found
        self.rule = rule


class DuelEnded(Exception):
    """The duel is over, and this side has won."""

    def __init__(self, winner: int) -> None:
        super().__init__(winner)
        self.winner = winner


class Waiting(NamedTuple):
    """What happens once the card that is under way is finished (D20)."""

    rule: Callable[..., Rule]
    args: tuple[Any, ...]


class DuelLedger:
    """The table, and what the rules remember of a turn."""

    def __init__(self, chance: Chance, tournament: bool) -> None:
        self.chance = chance
        self.tournament = tournament
        self.names = ["", "", "", ""]
        self.life = [0, 0, 0, 0]
        self.front = [0, 0]
        self.gear: list[list[str]] = [[], [], [], []]
        self.hands: list[list[str]] = [[], []]
        self.decks: list[list[str]] = [[], [], []]
        self.discard: list[str] = []
        self.spread: list[str] = []
        self.reserve: list[list[str]] = [[], []]
        self.out: list[list[str]] = [[], []]
        self.turn = -1
        self.turns = 0
        self.bangs = 0
        self.swapped = False
        self.used: set[str] = set()
        self.shuffles = 0
        self.fallen: list[int] = []
        self.waiting: deque[Waiting] = deque()
        self.applied: Counter[str] = Counter()  # titles, characters, rulings at work

    # ------------------------------------------------------- who is where

    def active(self, side: int) -> int:
        return 2 * side + self.front[side]

    def rear(self, side: int) -> int:
        """Who stands alone is the rearguard too."""
        behind = self.active(side) ^ 1
        return behind if self.life[behind] > 0 else behind ^ 1

    def paired(self, side: int) -> bool:
        return self.life[2 * side] > 0 and self.life[2 * side + 1] > 0

    def standing(self, side: int) -> list[int]:
        return [spot for spot in (2 * side, 2 * side + 1) if self.life[spot] > 0]

    def left(self, side: int) -> int:
        return len(self.standing(side)) + len(self.reserve[side])

    def leads(self, side: int, name: str) -> bool:
        """Is this character the active one of the side, and alive?"""
        spot = self.active(side)
        return self.life[spot] > 0 and self.names[spot] == name

    def stands(self, side: int, name: str) -> bool:
        """Is this character in play on the side, active or not?"""
        return any(self.names[spot] == name for spot in self.standing(side))

    def carries(self, spot: int, name: str) -> bool:
        return any(name_of(face) == name for face in self.gear[spot])

    def equipped(self, side: int, name: str) -> bool:
        """Does this equipment lie beside the active character, and work?"""
        spot = self.active(side)
        return self.life[spot] > 0 and self.carries(spot, name)

    def note(self, name: str) -> None:
        self.applied[name] += 1

    def owe(self, rule: Callable[..., Rule], *args: Any) -> None:
        """What a card sets off waits until it is finished."""
        self.note("D20")
        self.waiting.append(Waiting(rule, args))

    # ------------------------------------------------------------- decks

    def form_common(self) -> None:
        """D8: all discards, the card just played among them, when a card is needed."""
        if not self.discard:
            return
        order = self.next_shuffle()
        if Counter(order) != Counter(self.discard):
            raise Disagreement("shuffle", sorted(self.discard), sorted(order), "D8")
        self.note("D8")
        self.decks[COMMON], self.discard = list(order), []
        self.shuffles += 1

    def next_shuffle(self) -> list[str]:
        if not self.chance.shuffles:
            raise Disagreement("shuffle", "a shuffle", "none", "D8")
        return self.chance.shuffles.popleft()

    def take_top(self, place: int) -> str | None:
        """The top card of this very deck; the common one is formed on demand."""
        if place == COMMON and not self.decks[COMMON]:
            self.form_common()
        return self.decks[place].pop() if self.decks[place] else None

    def take_for(self, side: int) -> str | None:
        """The top card of what a side draws from: its own deck, then the common one."""
        return self.take_top(side if self.decks[side] else COMMON)

    def draw(self, side: int, count: int, of: int | None = None) -> list[str]:
        drawn = []
        for _ in range(count):
            face = self.take_for(side if of is None else of)
            if face is None:
                break
            drawn.append(face)
        self.hands[side] += drawn
        return drawn

    # ------------------------------------------------------------- cards

    def lay_down(self, side: int, face: str) -> None:
        """A hand card goes on the discards."""
        self.hands[side].remove(face)
        self.discard.append(face)

    def lose_gear(self, spot: int, face: str) -> None:
        self.gear[spot].remove(face)
        self.discard.append(face)

    def backs(self, side: int) -> list[int]:
        return sorted({back_of(face) for face in self.hands[side]})

    def random_card(self, side: int, back: int) -> str:
        """The lot decides among the cards of a hand that have this back (D21)."""
        self.note("D21")
        if not self.chance.lots:
            raise Disagreement("random card", "a lot", "none", "D21")
        lot = self.chance.lots.popleft()
        hand = lot.hands[side]
        if Counter(hand) != Counter(self.hands[side]):
            raise Disagreement("hand before a lot", sorted(self.hands[side]), sorted(hand), "D21")
        cards = [face for face in hand if back_of(face) == back]
        if lot.below != len(cards):
            raise Disagreement("cards in a lot", len(cards), lot.below, "D21")
        return cards[lot.number]

    # ------------------------------------------------------- characters

    def enter(self, spot: int, name: str) -> None:
        self.names[spot] = name
        self.life[spot] = LIFE[name]

    def heal(self, spot: int) -> None:
        if 0 < self.life[spot] < LIFE[self.names[spot]]:
            self.life[spot] += 1

    def begin_turn(self, side: int) -> None:
        self.turn = side
        self.turns += 1
        self.bangs = 0
        self.swapped = False
        self.used = set()
