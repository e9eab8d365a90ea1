"""The judge's own record of the table, and the moves that change it.

Cards are faces (`bang/QH`): twins that nobody can tell apart are one and the same word. Piles
have their top at the end. Nothing here is read from the game but what chance has dealt.
"""

from __future__ import annotations

from collections import Counter

from sixgun.engine.cards import FACES

from .dice import Dice, WrongDice
from .kinds import RANKS, SUITS, slug_of

NOBODY = -1


class Sheet:
    """Everything the judge keeps in mind of one game."""

    def __init__(self, roles: list[str], dice: Dice, *, noon_after: int) -> None:
        seats = len(roles)
        self.seats = seats
        self.roles = roles
        self.dice = dice
        self.noon_after = noon_after  # so many reshuffles; 0: never
        self.characters = [""] * seats
        self.copied = [""] * seats
        self.spares = [""] * seats
        self.open_spares = [False] * seats
        self.life = [0] * seats
        self.max_life = [0] * seats
        self.alive = [True] * seats
        self.passive = [False] * seats
        self.hands: list[list[str]] = [[] for _ in roles]
        self.gear: list[list[str]] = [[] for _ in roles]
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.spread: list[str] = []
        self.graves: list[int] = []  # who fell, in order; those who came back are out of it
        self.first_fallen = NOBODY
        self.risen = False  # has Dead Man done its work (R195)?
        self.event = ""
        self.events: list[str] = []  # the next one is the last, and everybody sees it (R149)
        self.seen_characters: set[str] = set()
        self.shuffles = 0
        self.noon = 0  # 1: is coming; 2: has begun
        self.over = ""
        self.winners: tuple[int, ...] = ()
        self.met: Counter[str] = Counter()  # what was seen at work, for the figures
        self._new_turn()
        self._new_effect()

    def _new_turn(self) -> None:
        """What is kept in mind of one turn."""
        self.turn = NOBODY
        self.turns = 0
        self.rounds = 0
        self.ghost = NOBODY
        self.bangs = 0
        self.used: Counter[str] = Counter()
        self.fresh: set[str] = set()
        self.named_suit = ""
        self.duty = ""

    def _new_effect(self) -> None:
        """What is kept in mind of the effect under way."""
        self.busy: set[int] = set()  # whose refill waits for the effect (R13)
        self.to_come: list[int] = []  # whom the card has still to reach (R234)
        self.waiting: list[int] = []  # whose abilities wait for that, once for each of the dead
        self.owed = [0] * self.seats  # cards Molly Stark draws when the effect is over (R128)
        self.owes = False  # the Sheriff eliminated a Deputy
        self.fallen: list[tuple[int, int]] = []  # (dead, by) since victory was last checked

    # ------------------------------------------------------------- who is who

    def first_seat(self) -> int:
        return self.roles.index("deputy" if self.seats == 3 else "sheriff")

    def clockwise(self, start: int) -> list[int]:
        """The living from this seat on, itself first if it lives."""
        order = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if self.alive[seat]]

    def others(self, me: int) -> list[int]:
        return [seat for seat in self.clockwise(me) if seat != me]

    def living(self) -> int:
        return sum(self.alive)

    def ability(self, seat: int) -> str:
        """The character whose ability this seat has now; empty: none."""
        if not self.alive[seat] or self.passive[seat] or self.event == "hangover":
            return ""
        own = self.characters[seat]
        return self.copied[seat] if own == "vera_custer" else own

    def having(self, ability: str, start: int) -> list[int]:
        """Everybody who has this ability now, clockwise from this seat on."""
        return [seat for seat in self.clockwise(start) if self.ability(seat) == ability]

    def gear_works(self, seat: int) -> bool:
        """Not under Lasso (R198), in Belle Star's turn (R117) or before a passive one (R232)."""
        if self.event == "lasso" or self.passive[seat]:
            return False
        turn = self.turn
        return seat == turn or turn < 0 or self.ability(turn) != "belle_star"

    def working(self, seat: int, slug: str) -> bool:
        """Does a card of this name work in front of this seat?"""
        return self.gear_works(seat) and self.has_gear(seat, slug)

    def has_gear(self, seat: int, slug: str) -> bool:
        return any(slug_of(face) == slug for face in self.gear[seat])

    def gear_named(self, seat: int, slug: str) -> str:
        return next((face for face in self.gear[seat] if slug_of(face) == slug), "")

    # ----------------------------------------------------------------- faces

    def suit(self, face: str) -> str:
        if self.event == "blessing":
            return "hearts"
        if self.event == "curse":
            return "spades"
        return SUITS[face[-1]]

    def wished_for(self, face: str, wish: str) -> bool:
        """Is this what a draw! hopes for (or fears)?"""
        if wish == "hearts":
            return self.suit(face) == "hearts"
        return self.suit(face) == "spades" and face.partition("/")[2][:-1] in RANKS[:8]

    # ----------------------------------------------------------------- piles

    def top_of_deck(self) -> str:
        """The top card of the deck, taken off; empty: there is none anywhere (R20)."""
        if not self.deck:
            self.reshuffle()
        return self.deck.pop() if self.deck else ""

    def reshuffle(self) -> None:
        """R17: the whole pile, at the moment when a card is needed."""
        if not self.discard:
            return
        order = [FACES[card] for card in self.dice.order_of(len(self.discard))]
        if sorted(order) != sorted(self.discard):
            raise WrongDice("the discards are shuffled, but other cards were")
        self.deck, self.discard = order, []
        self.shuffles += 1
        if self.noon_after and self.shuffles == self.noon_after and not self.noon:
            self.noon = 1

    def draw(self, seat: int, count: int) -> list[str]:
        """So many cards for the hand, from the deck; the absent draw nothing (R227)."""
        drawn: list[str] = []
        if self.passive[seat] or not self.alive[seat]:
            return drawn
        for _ in range(count):
            face = self.top_of_deck()
            if face:
                self.hands[seat].append(face)
                drawn.append(face)
        return drawn

    def throw(self, seat: int, face: str) -> None:
        """A hand card goes to the discards."""
        self.hand_over(seat, face)
        self.discard.append(face)

    def hand_over(self, seat: int, face: str) -> None:
        """A card leaves the hand; which of two twins it is does not matter, and is overheard."""
        hand = self.hands[seat]
        place = self.dice.place_of_twin(seat, face) if hand.count(face) > 1 else None
        if place is not None and hand[place : place + 1] == [face]:
            del hand[place]
        else:
            hand.remove(face)
        if face == self.duty and seat == self.turn:
            self.duty = ""

    def drop(self, seat: int, face: str) -> None:
        """A card in play goes to the discards."""
        self.unlay(seat, face)
        self.discard.append(face)

    def unlay(self, seat: int, face: str) -> None:
        self.gear[seat].remove(face)
        self.fresh.discard(face)

    def random_card(self, seat: int) -> str:
        """A random card leaves this hand."""
        hand = self.hands[seat]
        throw = self.dice.throw_below(len(hand))
        seen = [FACES[card] for card in throw.hands[seat]]
        if sorted(seen) != sorted(hand):
            raise WrongDice(f"a random card of {hand}, but the hand was {seen}")
        self.hands[seat] = seen  # in this order: twins may have changed places
        return seen.pop(throw.number)

    def heal(self, seat: int, points: int) -> None:
        self.life[seat] = min(self.max_life[seat], self.life[seat] + points)
