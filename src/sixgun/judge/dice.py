"""Chance, overheard: what the dice gave is not judged, when they are thrown is.

`HeardGame` is a game that tells its dice: every shuffle with its result, every random number
with its bound. The judge takes them one by one where the rules call for chance. One that was
not thrown, thrown for another number of cards, or thrown without need is a difference. Which of
two twins leaves a hand is overheard as well: nobody can tell them apart, but the order of what
stays can be seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from sixgun import Game
from sixgun.engine.cards import FACES


class WrongDice(Exception):
    """The rules call for chance here, and the game threw something else or nothing."""


class Throw(NamedTuple):
    """A random number below a bound, and the hands as they were at that moment."""

    bound: int
    number: int
    hands: tuple[tuple[int, ...], ...]


class HeardGame(Game):
    """A game whose chance can be overheard."""

    def __init__(self, players: int, seed: str, **options: Any) -> None:
        self.dice = Dice()
        super().__init__(players, seed, **options)

    def random_below(self, bound: int) -> int:
        number = super().random_below(bound)
        self.dice.thrown.append(Throw(bound, number, tuple([tuple(hand) for hand in self.hands])))
        return number

    def shuffled(self, things: Sequence[Any]) -> list[Any]:
        order = super().shuffled(things)
        self.dice.thrown.append(list(order))
        return order

    def lose_card(self, seat: int, card: int) -> None:
        self._overhear_twin(seat, card)
        super().lose_card(seat, card)

    def bury_in_deck(self, seat: int, card: int) -> None:
        self._overhear_twin(seat, card)
        super().bury_in_deck(seat, card)

    def equip(self, me: int, card: int, foe: int) -> None:
        self._overhear_twin(me, card)
        super().equip(me, card, foe)

    def _overhear_twin(self, seat: int, card: int) -> None:
        hand, face = self.hands[seat], FACES[card]
        if [FACES[held] for held in hand].count(face) > 1:
            self.dice.twins.append((seat, face, hand.index(card)))


class Dice:
    """What was thrown and has not been taken yet."""

    def __init__(self) -> None:
        self.thrown: deque[Throw | list[Any]] = deque()
        self.twins: list[tuple[int, str, int]] = []  # whose, which face, from which place

    def throw_below(self, bound: int) -> Throw:
        """The throw that decides here."""
        thrown = self.thrown.popleft() if self.thrown else None
        if not isinstance(thrown, Throw) or thrown.bound != bound:
            raise WrongDice(f"one of {bound} at random, but the dice gave {thrown}")
        return thrown

    def order_of(self, count: int) -> list[Any]:
        """The new order of so many things."""
        thrown = self.thrown.popleft() if self.thrown else None
        if not isinstance(thrown, list) or len(thrown) != count:
            raise WrongDice(f"{count} things are shuffled, but the dice gave {thrown}")
        return thrown

    def place_of_twin(self, seat: int, face: str) -> int | None:
        """From which place in the hand one of two twins went; None: it was not heard."""
        for heard in self.twins:
            if heard[:2] == (seat, face):
                self.twins.remove(heard)
                return heard[2]
        return None
