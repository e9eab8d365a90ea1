"""A random complete duel that fits a view: what search bots play on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ..engine.chance import SEED_BYTES
from ..engine.imagine import MOST_DEALS, ImpossibleView, remembered
from ..engine.reports import EVERYBODY, SPECTATOR
from .duel import Duel
from .printed import BACK_OF, CARDS_BY_FACE, CHARACTERS, KINDS, characters_of
from .table import COMMON

if TYPE_CHECKING:
    from .view import DuelView


def imagine(seen: DuelView, rng: Random) -> Duel:
    """A duel that this seat could be in, chosen by `rng`; the open question is asked in it."""
    for _ in range(MOST_DEALS):
        game = _deal(seen, rng)
        if seen.decision is None or seen.decision.asked_by(game):
            return game
    raise ImpossibleView(f"no deal fits this view after {MOST_DEALS} tries")


@remembered
def table_seen(seen: DuelView) -> Duel:
    """A table that fits the view, to ask the rules at; what the view hides is arbitrary."""
    return _deal(seen, Random(0))


def _deal(seen: DuelView, rng: Random) -> Duel:
    game = Duel.bare(seen.settings, rng.randbytes(SEED_BYTES))
    _copy_what_is_public(game, seen)
    _Dealer(game, seen, rng).deal()
    for seat in (0, 1):
        _imagine_characters(game, seen, seat, rng)
    return game


def _copy_what_is_public(game: Duel, seen: DuelView) -> None:
    game.characters = [CHARACTERS.get(slug) for slug in seen.characters]
    game.life = list(seen.life)
    game.front = list(seen.front)
    game.out = list(seen.out)
    game.passive = list(seen.passive)
    game.formed = seen.formed
    game.card_played = seen.card_played
    game.turn = seen.turn
    game.turns = seen.turns
    game.bangs_played = seen.bangs_played
    game.swapped = seen.swapped
    game.used = seen.used
    game.fallen = seen.fallen
    game.later = seen.later
    game.shuffles = seen.shuffles
    game.over = seen.over
    game.winners = seen.winners
    game.stack = list(seen.stack)


class _Dealer:
    """Puts cards that are seen where they are seen, and deals the others by their backs."""

    def __init__(self, game: Duel, seen: DuelView, rng: Random) -> None:
        self.game, self.seen = game, seen
        self.mine = 1 << (SPECTATOR if seen.seat is None else seen.seat)
        self.left = dict.fromkeys(range(len(KINDS)))
        self.rng = rng
        self.piles: list[list[int]] = [[], []]  # what is not seen, by back

    def deal(self) -> None:
        game, seen = self.game, self.seen
        pile = [None if face is None else self.take(face, EVERYBODY) for face in seen.discard]
        game.gear = [[self.take(face, EVERYBODY) for face in gear] for gear in seen.gear]
        hands = [
            [
                None
                if face is None
                else self.take(face, EVERYBODY if shown else self.mine | 1 << seat)
                for face, shown in zip(hand, seen.shown[seat], strict=True)
            ]
            for seat, hand in enumerate(seen.hands)
        ]
        spread = [None if face is None else self.take(face, self.mine) for face in seen.spread]
        unseen = list(self.left)
        self.rng.shuffle(unseen)
        for card in unseen:
            self.piles[BACK_OF[card]].append(card)
        game.hands = [
            self.fill(hand, seen.backs[seat], 1 << seat) for seat, hand in enumerate(hands)
        ]
        asked = 1 << seen.decision.seat if seen.decision else 0
        game.spread = self.fill(spread, seen.spread_backs, asked)
        self.lay_decks(pile)

    def take(self, face: str, mask: int) -> int:
        card = next(twin for twin in CARDS_BY_FACE[face] if twin in self.left)
        del self.left[card]
        self.game.known[card] = mask
        return card

    def fill(self, cards: Sequence[int | None], backs: Sequence[int], mask: int) -> list[int]:
        """Unknown cards of a zone, which those in `mask` know."""
        filled = []
        for held, back in zip(cards, backs, strict=True):
            card = held
            if card is None:
                card = self.piles[back].pop()
                self.game.known[card] |= mask
            filled.append(card)
        return filled

    def fell(self, card: int) -> int:
        """A discarded card that the view does not show was seen by both when it fell."""
        self.game.known[card] = EVERYBODY
        return card

    def lay_decks(self, pile: Sequence[int | None]) -> None:
        """Each side's deck has its own back; what is left fell unseen, or is the common deck."""
        sizes, top = self.seen.deck_sizes, self.seen.common_back
        decks = [self.piles[seat][: sizes[seat]] for seat in (0, 1)]
        rest = [card for seat in (0, 1) for card in self.piles[seat][sizes[seat] :]]
        self.rng.shuffle(rest)
        if top >= 0:
            on_top = next(card for card in rest if BACK_OF[card] == top)
            rest.remove(on_top)
            rest.append(on_top)
        fallen = iter(rest[: pile.count(None)])
        rest = rest[pile.count(None) :]
        self.game.discard = [self.fell(next(fallen)) if card is None else card for card in pile]
        self.game.decks = [*decks, rest]
        assert len(self.game.decks[COMMON]) == sizes[COMMON]


def _imagine_characters(game: Duel, seen: DuelView, seat: int, rng: Random) -> None:
    """Who waits in the reserve, and during set-up what was dealt and chosen."""
    game.dealt[seat], game.picks[seat] = seen.dealt[seat], seen.picks[seat]
    size = seen.reserve_size[seat]
    if seat == seen.seat:
        game.reserve[seat] = rng.sample(seen.reserve[seat], size)
        return
    gone = {*seen.characters, *seen.out[seat]}
    unseen = [slug for slug in seen.dealt[seat] or characters_of(seat) if slug not in gone]
    rng.shuffle(unseen)
    game.reserve[seat] = unseen[:size]
    if not seen.turns:
        if not seen.dealt[seat]:
            game.dealt[seat] = tuple(sorted(unseen[size : size + 2]))
        game.picks[seat] = tuple(rng.sample(game.dealt[seat], seen.picked[seat]))
