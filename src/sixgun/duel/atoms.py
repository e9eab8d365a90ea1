"""The atoms of the duel: everything that moves cards, life points and markers.

Each owns its guards and announces what happened, if somebody listens. Cards and steps
call atoms and never touch the lists themselves; a test scans the source.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..builds import mypyc_attr
from ..engine.reports import EVERYBODY
from .printed import BACK_OF, CHARACTERS, FACES, HAS_TWIN, KINDS, SIDES, faces
from .table import COMMON, DuelTable, owner


def origin(place: int, card: int) -> str:
    """Where a card came from, as everybody saw it: its back, and whether from the common deck."""
    back = SIDES[BACK_OF[card]]
    return f"common-{back}" if place == COMMON else back


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelAtoms(DuelTable):
    """A table of the duel on which things move."""

    __slots__ = ()

    # ------------------------------------------------------------ the decks

    def form_common_deck(self) -> bool:
        """D8: when the next card is needed, the discards become the common deck."""
        if not self.discard:
            return False
        self.decks[COMMON] = self.shuffled(self.discard)
        for card in self.discard:
            self.known[card] = 0
        self.discard = []
        self.formed = True
        self.shuffles += 1
        self.tell("reshuffled", number=self.shuffles)
        return True

    def take_top(self, seat: int) -> tuple[int, str] | None:
        """The top card of the deck that this side draws from and its origin; None: no card."""
        place = self.source(seat)
        card = self.take_top_of(place)
        return None if card is None else (card, origin(place, card))

    def take_top_of(self, place: int) -> int | None:
        """Take the top card off one of the decks; the common one is formed on demand."""
        if not self.decks[place] and (place != COMMON or not self.form_common_deck()):
            return None
        return self.decks[place].pop()

    def draw(self, seat: int, count: int = 1, *, of: int | None = None) -> None:
        """Draw from one's own deck, or from that of another side."""
        drawn: list[int] = []
        origins: list[str] = []
        for _ in range(count):
            taken = self.take_top(seat if of is None else of)
            if taken is None:
                break
            card, whence = taken
            self.known[card] |= 1 << seat
            drawn.append(card)
            origins.append(whence)
        self.hands[seat].extend(drawn)
        if drawn and self.ears is not None:
            self.tell("drew", seat, cards=faces(drawn), word=",".join(origins), eyes=1 << seat)

    def draw_openly(self, seat: int) -> int | None:
        """Draw a card and show it to everybody."""
        taken = self.take_top(seat)
        if taken is None:
            return None
        card, whence = taken
        self.known[card] = EVERYBODY
        self.hands[seat].append(card)
        self.tell("drew_openly", seat, cards=(FACES[card],), word=whence)
        return card

    def turn_up(self, seat: int, of: int, count: int, wish: str) -> list[int]:
        """Reveal the top cards of a deck; they lie in the spread until they are discarded."""
        cards: list[int] = []
        words = [wish]
        for _ in range(count):
            taken = self.take_top(of)
            if taken is not None:
                card, whence = taken
                self.known[card] = EVERYBODY
                self.spread.append(card)
                cards.append(card)
                words.append(whence)
        self.tell("turned_up", seat, cards=faces(cards), word=",".join(words))
        return cards

    def lay_out(self, seat: int, decks: Sequence[int], eyes: int, purpose: str) -> None:
        """Lay out the top cards of these decks for choosing, seen by those in `eyes`."""
        words = [purpose]
        for place in decks:
            card = self.take_top_of(place)
            if card is not None:
                self.known[card] = eyes
                self.spread.append(card)
                words.append(origin(place, card))
        self.tell("laid_out", seat, cards=faces(self.spread), word=",".join(words), eyes=eyes)

    def pick(self, seat: int, card: int) -> None:
        """Take a laid-out card into the hand."""
        self.spread.remove(card)
        self.hands[seat].append(card)
        eyes = EVERYBODY if self.known[card] == EVERYBODY else 1 << seat
        back = SIDES[BACK_OF[card]]
        self.tell("picked", seat, cards=(FACES[card],), word=back, eyes=eyes)

    def discard_spread(self, seat: int, card: int) -> None:
        """A card that was laid out goes to the discards."""
        self.spread.remove(card)
        self._put_down(card)
        self.tell("spread_discarded", seat, cards=(FACES[card],))

    def in_spread(self, face: str) -> int:
        """The card with this face among those laid out."""
        return next(card for card in self.spread if FACES[card] == face)

    def _put_down(self, card: int) -> None:
        self.known[card] = EVERYBODY
        self.discard.append(card)

    # ------------------------------------------------------------- the hand

    def in_hand(self, seat: int, face: str) -> int:
        """The card of this face in a hand; of twins the most widely known one (S5)."""
        found = [card for card in self.hands[seat] if FACES[card] == face]
        if not found:
            raise ValueError(f"{SIDES[seat]} does not hold {face}")
        return max(found, key=lambda card: self.known[card].bit_count())

    def lose_card(self, seat: int, card: int) -> None:
        """A hand card goes on the discard pile; whoever calls says why."""
        self._let_go(seat, card)
        self._put_down(card)

    def _let_go(self, seat: int, card: int) -> None:
        """Who knew only the other one of two twins cannot tell which of them has left."""
        if HAS_TWIN[card]:
            for held in self.hands[seat]:
                if FACES[held] == FACES[card] and held != card:
                    self.known[held] &= self.known[card]
        self.hands[seat].remove(card)

    def throw(self, seat: int, card: int) -> None:
        """Discard a hand card."""
        self.lose_card(seat, card)
        self.tell("discarded", seat, cards=(FACES[card],))

    def play_down(self, seat: int, card: int, spot: int | None, serves: str = "") -> None:
        """A card is played: it lies on the discards before its effect begins."""
        self.lose_card(seat, card)
        self.card_played = FACES[card]
        if self.ears is not None:
            named = self.slug_at(spot)
            self.tell("played", seat, None, (FACES[card],), word=f"{named},{serves}")

    def answer_with(self, seat: int, card: int, serves: str = "") -> None:
        """A hand card is played in answer to something."""
        self.lose_card(seat, card)
        self.tell("answered", seat, cards=(FACES[card],), word=serves)

    def throw_random(self, seat: int, back: int) -> None:
        """A random hand card with this back is discarded; everybody sees which."""
        cards = [card for card in self.hands[seat] if BACK_OF[card] == back]
        self.throw(seat, cards[self.random_below(len(cards))])

    def steal(self, me: int, back: int) -> None:
        """Take a random card with this back from the opponent's hand; spectators lose track."""
        foe = 1 - me
        cards = [card for card in self.hands[foe] if BACK_OF[card] == back]
        card = cards[self.random_below(len(cards))]
        both = (1 << me) | (1 << foe)
        if len(cards) > 1:
            for held in cards:
                self.known[held] &= both
        self.known[card] |= 1 << me
        self.hands[foe].remove(card)
        self.hands[me].append(card)
        self.tell("stole", me, foe, (FACES[card],), word=SIDES[back], eyes=both)

    # ------------------------------------------------------------ equipment

    def equip(self, me: int, card: int, spot: int) -> None:
        """Put a hand card beside a character; one of the same name makes room."""
        self._let_go(me, card)
        self.known[card] = EVERYBODY
        self.gear[spot].append(card)
        self.tell("equipped", me, owner(spot), (FACES[card],), spot, self.slug_at(spot))

    def lose_gear(self, spot: int, card: int) -> None:
        """A card beside a character goes on the discard pile."""
        self.gear[spot].remove(card)
        self.discard.append(card)
        self.tell("lost_gear", owner(spot), None, (FACES[card],), spot, self.slug_at(spot))

    def move_gear(self, spot: int, card: int, to: int) -> None:
        """A card beside a character moves beside another one."""
        self.gear[spot].remove(card)
        self.gear[to].append(card)
        self.tell("gear_moved", owner(spot), owner(to), (FACES[card],), spot, self.slug_at(to))

    def take_gear(self, me: int, spot: int, card: int) -> None:
        """Take a card beside a character into one's hand."""
        self.gear[spot].remove(card)
        self.hands[me].append(card)
        self.tell("took_gear", me, owner(spot), (FACES[card],), spot, self.slug_at(spot))

    def in_gear(self, spot: int, face: str) -> int:
        """The card with this face beside a character."""
        return next(card for card in self.gear[spot] if FACES[card] == face)

    def of_kind(self, spot: int, slug: str) -> int | None:
        """The card of this name beside a character, if there is one."""
        return next((card for card in self.gear[spot] if KINDS[card].slug == slug), None)

    # ------------------------------------------------- life and characters

    def lose_life(self, spot: int, points: int, by: int | None, cause: str) -> None:
        """Who loses the last point falls, and lies there until the card is done."""
        lost = min(points, self.life[spot])
        self.life[spot] -= lost
        if self.ears is not None:
            who = self.slug_at(spot)
            self.tell("hurt", owner(spot), by, number=lost, word=f"{who},{cause}")
        if not self.life[spot]:
            self.fallen = (*self.fallen, spot)

    def heal(self, spot: int, points: int = 1) -> None:
        """Regain life points, never above the number on the card."""
        gained = min(points, self.max_life(spot) - self.life[spot])
        if gained > 0:
            self.life[spot] += gained
            self.tell("healed", owner(spot), number=gained, word=self.slug_at(spot))

    def set_life(self, spot: int, life: int) -> None:
        """D5: no loss and no gain, so nothing hears of it."""
        self.life[spot] = life
        self.tell("life_set", owner(spot), number=life, word=self.slug_at(spot))

    def eliminate(self, spot: int) -> None:
        """The character leaves; its equipment still lies there."""
        slug, seat = self.slug_at(spot), owner(spot)
        self.fallen = tuple([other for other in self.fallen if other != spot])
        self.out[seat] = (*self.out[seat], slug)
        self.characters[spot] = None
        self.life[spot] = 0
        self.tell("died", seat, word=slug)

    def enter(self, spot: int, slug: str) -> None:
        """A character comes from the reserve, with all its life points."""
        seat = owner(spot)
        if slug in self.reserve[seat]:
            self.reserve[seat].remove(slug)
        self.characters[spot] = CHARACTERS[slug]
        self.life[spot] = CHARACTERS[slug].life
        self.tell("entered", seat, number=self.life[spot], word=slug)

    def close_ranks(self, seat: int) -> None:
        """Who is left alone carries the marker; that is no move of it."""
        if not self.standing(self.active(seat)) and self.standing(self.active(seat) ^ 1):
            self.front[seat] = 1 - self.front[seat]
            if self.rules_version >= 2:  # a film of an older duel has as many reports as ever
                self.tell("ranks_closed", seat, word=self.slug_at(self.active(seat)))

    def move_marker(self, seat: int) -> None:
        """The active character and the rearguard change places."""
        self.front[seat] = 1 - self.front[seat]
        self.tell("marker_moved", seat, word=self.slug_at(self.active(seat)))

    def slug_at(self, spot: int | None) -> str:
        """The slug of the character at a spot; empty: nobody."""
        trait = self.characters[spot] if spot is not None else None
        return trait.slug if trait else ""

    # ------------------------------------------------------ notes of the turn

    def begin_turn(self, me: int) -> None:
        """The turn of a side begins: nothing of the turn before counts any more."""
        self.turn = me
        self.turns += 1
        self.bangs_played = 0
        self.swapped = False
        self.used = ()
        self.tell("turn_began", me, number=self.turns)

    def note_use(self, slug: str) -> None:
        """An ability was used; some may be used only once in a turn."""
        self.used = (*self.used, slug)

    def note_bang(self) -> None:
        """A BANG! card that counts towards the limit was played."""
        self.bangs_played += 1

    def note_swap(self) -> None:
        """The turn player has moved the marker of his own accord."""
        self.swapped = True

    def note_card(self, face: str) -> None:
        """This card's effect is under way ("": none is)."""
        self.card_played = face

    def owe(self, step: Callable[..., None], *args: Any) -> None:
        """This happens once the card that is under way is finished."""
        self.later = (*self.later, (step.__name__, args))

    def next_owed(self) -> tuple[str, tuple[Any, ...]]:
        """Take the first step off those that wait in `later`."""
        first, *rest = self.later
        self.later = tuple(rest)
        return first

    # -------------------------------------------------------------- set-up

    def deal_characters(self, seat: int, dealt: Sequence[str], reserve: Sequence[str]) -> None:
        """Characters to choose from; the reserve lies face down."""
        self.dealt[seat] = tuple(dealt)
        self.reserve[seat] = list(reserve)

    def note_pick(self, seat: int, slug: str) -> None:
        """A side has chosen a character in set-up."""
        self.picks[seat] = (*self.picks[seat], slug)

    def place_picks(self, seat: int) -> None:
        """The chosen ones take their places; what is known to all of a deal stays known."""
        active, rear, *others = self.picks[seat]
        self.picks[seat] = ()
        self.reserve[seat] = [*self.reserve[seat], *others]
        if self.settings.mode == "normal":
            self.dealt[seat] = ()
        self.enter(2 * seat, active)
        self.enter(2 * seat + 1, rear)

    def shuffle_decks(self, decks: Sequence[Sequence[int]]) -> None:
        """Shuffle the decks before the first card is drawn."""
        for place, cards in enumerate(decks):
            self.decks[place] = self.shuffled(cards)

    def retire(self, seat: int) -> None:
        """The player gives up."""
        self.passive[seat] = True
        self.tell("left", seat)
