"""The atoms: everything that moves cards and life points.

Each owns its guards and announces what happened, if somebody listens. Cards and
steps call atoms and never touch the lists themselves; a test scans the source.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..builds import mypyc_attr
from .cards import FACES, HAS_TWIN, KINDS, faces
from .reports import EVERYBODY
from .table import GRANTED, NOBODY, Table, Waiting

if TYPE_CHECKING:
    from .rule import Rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Atoms(Table):
    """A table on which things move."""

    __slots__ = ()

    # ------------------------------------------------- atoms: the deck

    def reshuffle(self) -> bool:
        """R17: the discards become the deck, the card just played among them."""
        if not self.discard:
            return False
        self.deck = self.shuffled(self.discard)
        known = self.known
        for card in self.discard:
            known[card] = 0
        self.discard = []
        self.peeked = 0
        self.shuffles += 1
        if self.ears is not None:
            self.tell("reshuffled", number=self.shuffles)
        if self.shuffles == self.settings.high_noon_reshuffles and not self.noon:  # R233
            self.call_noon(from_outside=False)
        return True

    def call_noon(self, *, from_outside: bool) -> None:
        """The tournament's high noon begins with the next turn of its first player."""
        self.noon = 1
        self.tell("noon_called", number=int(from_outside))

    def top_of_deck(self) -> int | None:
        """Take the top card off the deck, reshuffling on demand (R17, R19, R20)."""
        if self.digging and self.discard:  # R186, R187
            return self.discard.pop()
        if not self.deck and not self.reshuffle():
            return None
        if self.peeked:
            self.peeked -= 1
        return self.deck.pop()

    def draw(self, seat: int, count: int = 1) -> None:
        """Draw from the deck; what is not there is not drawn (R20)."""
        if self.passive[seat]:  # R227
            return
        if self.digging:
            self._dig(seat, count)
            return
        hand, known, bit = self.hands[seat], self.known, 1 << seat
        before = len(hand)
        for _ in range(count):
            if not self.deck and not self.reshuffle():
                break
            card = self.deck.pop()
            known[card] |= bit
            hand.append(card)
        if self.peeked:
            self.peeked = max(0, self.peeked - count)
        if self.ears is not None and len(hand) > before:
            self.tell("drew", seat, cards=faces(hand[before:]), eyes=bit)

    def _dig(self, seat: int, count: int) -> None:
        """Draw from the discards, which everybody has seen; from the deck when they run out."""
        from_pile = min(count, len(self.discard))
        for _ in range(from_pile):
            self.draw_discard(seat)
        if count > from_pile:
            self.digging = False
            self.draw(seat, count - from_pile)
            self.digging = True

    def draw_openly(self, seat: int) -> int | None:
        """Draw one card from the deck and show it to everybody."""
        dug = self.digging and bool(self.discard)
        card = self.top_of_deck()
        if card is not None:
            self.known[card] = EVERYBODY
            self.hands[seat].append(card)
            self.tell("drew_openly", seat, cards=(FACES[card],), number=int(dug))
        return card

    def draw_discard(self, seat: int) -> None:
        """Draw the top card of the discard pile."""
        card = self.discard.pop()
        self.hands[seat].append(card)
        self.tell("took_discard", seat, cards=(FACES[card],))

    def turn_up(self, seat: int, count: int, wish: str) -> list[int]:
        """Turn up cards for a draw!; they lie in the spread until `discard_spread`."""
        cards: list[int] = []
        for _ in range(count):
            card = self.top_of_deck()
            if card is not None:
                self.known[card] = EVERYBODY
                self.spread.append(card)
                cards.append(card)
        if self.ears is not None:
            self.tell("turned_up", seat, cards=faces(cards), word=wish)
        return cards

    def lay_out(self, seat: int, count: int, eyes: int, purpose: str) -> None:
        """Lay out cards from the deck for choosing, seen by those in `eyes`."""
        pile = len(self.discard) if self.digging else 0
        for _ in range(count):
            card = self.top_of_deck()
            if card is None:
                break
            # Whoever else knew it in the deck will not see where it goes from here.
            self.known[card] = eyes
            self.spread.append(card)
        self.laid = tuple(self.spread)
        if self.ears is not None:
            dug = min(pile, len(self.spread))
            cards = faces(self.spread)
            self.tell("laid_out", seat, cards=cards, number=dug, word=purpose, eyes=eyes)

    def pick(self, seat: int, card: int) -> None:
        """Take a laid-out card into the hand."""
        self.spread.remove(card)
        self.hands[seat].append(card)
        if self.ears is not None:
            eyes = EVERYBODY if self.known[card] == EVERYBODY else 1 << seat
            self.tell("picked", seat, cards=(FACES[card],), eyes=eyes)

    def give(self, me: int, card: int, foe: int) -> None:
        """Give a laid-out card to another player; only the two of them see it."""
        self.spread.remove(card)
        self.known[card] |= 1 << me | 1 << foe
        self.hands[foe].append(card)
        if self.ears is not None:
            self.tell("gave", me, foe, (FACES[card],), eyes=1 << me | 1 << foe)

    def sort_as_laid(self, seat: int) -> None:
        """The cards picked from the spread stand in the hand as they lay in the deck (R203)."""
        hand = self.hands[seat]
        picked = [card for card in self.laid if card in hand]
        self.hands[seat] = [card for card in hand if card not in picked] + picked
        self.laid = ()

    def discard_spread(self, seat: int, card: int) -> None:
        """A card that was laid out goes to the discards."""
        self.spread.remove(card)
        self.known[card] = EVERYBODY
        self.discard.append(card)
        if self.ears is not None:
            self.tell("spread_discarded", seat, cards=(FACES[card],))

    def put_back(self, seat: int) -> None:
        """Put the whole spread back where it came from, the first card on top."""
        back = self.spread[::-1]
        self.spread, self.laid = [], ()
        if not back:
            return
        if self.digging:
            for card in back:
                self.known[card] = EVERYBODY
                self.discard.append(card)
                self.tell("spread_discarded", seat, cards=(FACES[card],))
            return
        self.deck.extend(back)
        self.peeked += len(back)
        if self.ears is not None:
            self.tell("put_back", seat, cards=faces(back[::-1]), eyes=1 << seat)

    # ------------------------------------------------- atoms: the hand

    def in_hand(self, seat: int, face: str) -> int:
        """The card of this face in a hand; of twins the most widely known one (S5)."""
        for card in self.hands[seat]:
            if FACES[card] == face:
                return card if not HAS_TWIN[card] else self._which_twin(seat, face)
        raise ValueError(f"seat {seat} does not hold {face}")

    def _which_twin(self, seat: int, face: str) -> int:
        """The one that must be played goes first, then the most widely known."""
        found = [card for card in self.hands[seat] if FACES[card] == face]
        return max(found, key=lambda card: (card == self.duty, self.known[card].bit_count()))

    def lose_card(self, seat: int, card: int) -> None:
        """A hand card goes on the discard pile; whoever calls says why."""
        if HAS_TWIN[card]:
            self._blur_twins(seat, card)
        self.hands[seat].remove(card)
        self.known[card] = EVERYBODY
        self.discard.append(card)

    def _blur_twins(self, seat: int, card: int) -> None:
        """Who knew only the other one of two twins cannot tell which of them has left."""
        for held in self.hands[seat]:
            if FACES[held] == FACES[card] and held != card:
                self.known[held] &= self.known[card]

    def _lose_track(self, hand: list[int], eyes: int) -> None:
        """A card leaves a hand unseen: others no longer know what is left of it (S23)."""
        if len(hand) > 1:
            for held in hand:
                self.known[held] &= eyes

    def throw(self, seat: int, card: int) -> None:
        """Discard a hand card."""
        self.lose_card(seat, card)
        if self.ears is not None:
            self.tell("discarded", seat, cards=(FACES[card],))

    def bury_in_deck(self, seat: int, card: int) -> None:
        """Put a hand card face down on the deck; only its owner knows it (S22)."""
        self._lose_track(self.hands[seat], 1 << seat)
        self.hands[seat].remove(card)
        self.deck.append(card)
        self.peeked += 1
        if self.ears is not None:
            self.tell("buried_in_deck", seat, cards=(FACES[card],), eyes=1 << seat)

    def show(self, seat: int, card: int) -> None:
        """Show a hand card to everybody."""
        self.known[card] = EVERYBODY
        self.tell("showed", seat, cards=(FACES[card],))

    def throw_hand(self, seat: int) -> None:
        """Discard the whole hand in order of arrival (S1)."""
        for card in self.hands[seat][:]:
            self.throw(seat, card)

    def throw_random(self, seat: int) -> None:
        """A random hand card is discarded; everybody sees which."""
        hand = self.hands[seat]
        self.throw(seat, hand[self.random_below(len(hand))])

    def steal(self, me: int, foe: int) -> None:
        """Take a random card from foe's hand; third players lose track of that hand (S23)."""
        hand, known = self.hands[foe], self.known
        card = hand[self.random_below(len(hand))]
        both = (1 << me) | (1 << foe)
        self._lose_track(hand, both)
        known[card] |= 1 << me
        hand.remove(card)
        self.hands[me].append(card)
        if self.ears is not None:
            self.tell("stole", me, foe, (FACES[card],), eyes=both)

    def inherit(self, me: int, dead: int) -> None:
        """Take the hand and the gear of an eliminated player."""
        cards, bit = self.hands[dead], 1 << me
        for card in cards:
            self.known[card] |= bit
        self.hands[me].extend(cards)
        self.hands[dead] = []
        if self.ears is not None and cards:
            self.tell("inherited", me, dead, faces(cards), eyes=bit | 1 << dead)
        for card in self.gear[dead][:]:
            self.take_gear(me, dead, card)

    # ------------------------------------------------- atoms: the gear

    def equip(self, me: int, card: int, foe: int) -> None:
        """Put a hand card in front of foe, or of oneself; a new weapon replaces the old one."""
        if KINDS[card].weapon:
            for old in self.gear[foe]:
                if KINDS[old].weapon:
                    self.lose_gear(foe, old)
                    break
        if HAS_TWIN[card]:
            self._blur_twins(me, card)
        self.hands[me].remove(card)
        self.known[card] = EVERYBODY
        self.gear[foe].append(card)
        if KINDS[card].border == "green":
            self.fresh = (*self.fresh, card)
        self._gear_changed(foe, card)
        if self.ears is not None:
            self.tell("equipped", me, foe, (FACES[card],))

    def lose_gear(self, seat: int, card: int) -> None:
        """A card in front of a player goes on the discard pile."""
        self.gear[seat].remove(card)
        self.discard.append(card)
        self._gear_changed(seat, card)
        if self.ears is not None:
            self.tell("lost_gear", seat, cards=(FACES[card],))

    def move_gear(self, seat: int, card: int, foe: int) -> None:
        """A card in front of a player moves in front of another one."""
        self.gear[seat].remove(card)
        self.gear[foe].append(card)
        self._gear_changed(seat, card)
        self._gear_changed(foe, card)
        if self.ears is not None:
            self.tell("gear_moved", seat, foe, (FACES[card],))

    def take_gear(self, me: int, foe: int, card: int) -> None:
        """Take a card in front of a player into one's hand; it is an ordinary card again (R77)."""
        self.gear[foe].remove(card)
        self.hands[me].append(card)
        self._gear_changed(foe, card)
        if self.ears is not None:
            self.tell("took_gear", me, foe, (FACES[card],))

    def in_gear(self, seat: int, face: str) -> int:
        """The card with this face in front of a seat."""
        return next(card for card in self.gear[seat] if FACES[card] == face)

    def in_spread(self, face: str) -> int:
        """The card with this face among those laid out."""
        return next(card for card in self.spread if FACES[card] == face)

    # --------------------------------------------- atoms: life and death

    def lose_life(self, seat: int, points: int, by: int | None, cause: str) -> None:
        """Lose life points, because of `by` if there is one."""
        self.life[seat] -= points
        if self.ears is not None:
            self.tell("hurt", seat, by, number=points, word=cause)

    def heal(self, seat: int, points: int = 1) -> None:
        """Regain life points, never above the starting amount (R53)."""
        gained = min(points, self.max_life[seat] - self.life[seat])
        if gained > 0:
            self.life[seat] += gained
            if self.ears is not None:
                self.tell("healed", seat, number=gained)
        elif self.ears is not None:
            self.tell("no_effect", seat)

    def eliminate(self, seat: int, by: int | None) -> None:
        """Out of the game, with the role turned up (R54)."""
        self.alive[seat] = False
        self.life[seat] = 0
        self._nothing_waits_for(seat)
        self.fallen = (*self.fallen, (seat, by))
        self.graves = (*self.graves, seat)
        self.shown_roles = (*self.shown_roles, seat)
        self.forget_facts()
        self.tell("died", seat, by, word=self.roles[seat])

    def _nothing_waits_for(self, dead: int) -> None:
        self.let_go(dead)
        self.stop_waiting([entry for entry in self.waiting if entry[0] == dead])

    def rise(self, seat: int, life: int, *, for_good: bool) -> None:
        """An eliminated player is back: for good, or as a ghost for this turn (S18)."""
        self.alive[seat] = True
        self.life[seat] = life
        if for_good:
            self.graves = tuple([NOBODY if grave == seat else grave for grave in self.graves])
        else:
            self.ghost = seat
        self.forget_facts()
        self.tell("rose", seat, number=life, word="" if for_good else "ghost")

    def depart(self, seat: int) -> None:
        """A ghost leaves again; victory is checked without him."""
        self.alive[seat] = False
        self.life[seat] = 0
        self._nothing_waits_for(seat)
        self.ghost = NOBODY
        self.fallen = (*self.fallen, (seat, None))
        self.forget_facts()
        self.tell("departed", seat)

    def become(self, seat: int, slug: str, character: Rule, life: int) -> None:
        """Play another character from now on, with so many life points (R185)."""
        before = self.characters[seat]
        if before is not None:
            self.laid_aside = (*self.laid_aside, before.slug)
        self.characters[seat] = character
        self.copied[seat] = ""
        self.max_life[seat] = character.life + (self.roles[seat] == "sheriff")
        self.life[seat] = life
        self.spares[seat] = ""
        self.forget_facts()
        self.tell("changed_character", seat, number=life, word=slug)

    def copy_ability(self, seat: int, foe: int | None) -> None:
        """Borrow the ability of another player's character (or of nobody's)."""
        model = self.characters[foe] if foe is not None and not self.passive[foe] else None
        before, self.copied[seat] = self.copied[seat], model.slug if model else ""
        self.forget_facts()
        if foe is not None or before:
            self.tell("copied", seat, foe, word=self.copied[seat])

    # ------------------------------------------- atoms: notes of the turn

    def note_use(self, slug: str) -> None:
        """An ability was used; some may be used only so often in a turn."""
        self.used = (*self.used, slug)

    def note_suits(self, cards: Sequence[int]) -> None:
        """These cards make the effect that is under way."""
        self.suits = tuple([self.suit_and_rank(card)[0] for card in cards])

    def concern(self, seats: tuple[int, ...]) -> None:
        """A card concerns these, one after another; its player comes last (R234)."""
        self.awaited = seats

    def let_go(self, seat: int) -> None:
        """The card under way is through with this one."""
        if seat in self.awaited:
            self.awaited = tuple([other for other in self.awaited if other != seat])

    def finish_card(self) -> None:
        """The card under way is through with everybody."""
        self.awaited = ()

    def wait(self, seat: int, slug: str, trigger: str, args: tuple[int | None, ...]) -> None:
        """An ability was set off that may not act yet."""
        self.waiting = (*self.waiting, (seat, slug, trigger, args))

    def stop_waiting(self, entries: Sequence[Waiting]) -> None:
        """These abilities act now, or never."""
        if entries:
            self.waiting = tuple([entry for entry in self.waiting if entry not in entries])

    def skip_turn(self, seat: int) -> None:
        """The rest of this turn is skipped."""
        self.skipping = True
        self.tell("jailed", seat)

    def oblige(self, seat: int, card: int) -> None:
        """Show a hand card that must be played in this turn if possible."""
        self.show(seat, card)
        self.duty = card

    def grant_turn(self, seat: int) -> None:
        """Another turn follows this one."""
        self.extra_turn = GRANTED
        self.tell("extra_turn", seat)

    def look_at_spare(self, seat: int) -> None:
        """A player looks at his second character (S19)."""
        self.spares_seen[seat] = True
        self.tell("looked_at_spare", seat, word=self.spares[seat], eyes=1 << seat)

    def name_suit(self, seat: int, suit: str) -> None:
        """A player says which suit alone he will play in this turn."""
        self.named_suit = suit
        self.tell("named_suit", seat, word=suit)

    def turn_up_event(self, slug: str, rule: Rule) -> None:
        """The next event covers the one before."""
        if self.event is not None:
            self.past_events = (*self.past_events, self.event.slug)
        self.event = rule
        self.events.pop()
        self.forget_facts()
        self.tell("event_revealed", word=slug)
        self.show_next_event()

    def show_next_event(self) -> None:
        """The next event lies open beside the deck (R149)."""
        if self.events:
            self.tell("event_coming", word=self.events[-1])

    def retire(self, seat: int) -> None:
        """The player leaves, the character stays and is passive (R224)."""
        self.passive[seat] = True
        self.forget_facts()
        self.tell("left", seat)
        self.throw_hand(seat)
