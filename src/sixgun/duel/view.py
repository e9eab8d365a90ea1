"""What one seat may know of a duel, built up field by field and never stripped down.

Backs are seen by everybody: of a card that a seat does not know the view still says which
deck it belongs to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.reports import EVERYBODY, SPECTATOR
from ..engine.view import Question, question
from .printed import BACK_OF, FACES, SIDES, faces
from .table import COMMON, SPOTS

if TYPE_CHECKING:
    from ..engine.machine import Step
    from ..engine.options import Option
    from .duel import Duel
    from .settings import DuelSettings


class DuelView(NamedTuple):
    """What one seat (None: a spectator) may know. Faces that it does not know are None."""

    seat: int | None
    settings: DuelSettings
    dealt: tuple[tuple[str, ...], ...]  # characters to choose from, where visible
    picks: tuple[tuple[str, ...], ...]  # characters chosen in set-up, where visible
    picked: tuple[int, ...]  # how many each side has chosen
    reserve: tuple[tuple[str, ...], ...]  # who waits, where visible; in no order
    reserve_size: tuple[int, ...]
    characters: tuple[str, ...]  # by spot; "": nobody
    life: tuple[int, ...]  # by spot
    max_life: tuple[int, ...]
    front: tuple[int, ...]  # which of its two spots the marker of a side is at
    out: tuple[tuple[str, ...], ...]  # who was eliminated
    passive: tuple[bool, ...]
    hands: tuple[tuple[str | None, ...], ...]  # in order of arrival
    backs: tuple[tuple[int, ...], ...]  # of the hand cards: whose deck they are of
    shown: tuple[tuple[bool, ...], ...]  # which hand cards everybody knows
    gear: tuple[tuple[str, ...], ...]  # by spot
    deck_sizes: tuple[int, ...]  # Law's, Outlaws', common
    common_back: int  # the back of the top card of the common deck; -1: there is none
    formed: bool  # is there a common deck?
    discard: tuple[str, ...]  # the top card is the last one
    spread: tuple[str | None, ...]
    spread_backs: tuple[int, ...]
    card_played: str
    turn: int
    turns: int
    bangs_played: int
    swapped: bool
    used: tuple[str, ...]
    fallen: tuple[int, ...]
    later: tuple[tuple[str, tuple[Any, ...]], ...]
    shuffles: int
    over: str
    winners: tuple[int, ...]
    stack: tuple[Step, ...]
    decision: Question | None

    @property
    def hand(self) -> tuple[str | None, ...]:
        """My own hand."""
        return self.hands[self.seat] if self.seat is not None else ()

    @property
    def options(self) -> tuple[Option, ...]:
        """What I can choose from now; nothing if I am not asked."""
        return self.decision.options if self.decision else ()

    @property
    def places(self) -> tuple[str, ...]:
        """What the targets of options are called."""
        return self.characters

    def active(self, seat: int) -> int:
        """The spot of the active character of a side."""
        return 2 * seat + self.front[seat]

    def rear(self, seat: int) -> int:
        """The spot of the rearguard; who stands alone is both."""
        back = self.active(seat) ^ 1
        return back if self.life[back] > 0 else self.active(seat)

    def left(self, seat: int) -> int:
        """How many characters a side still has."""
        standing = sum([self.life[spot] > 0 for spot in (2 * seat, 2 * seat + 1)])
        return standing + self.reserve_size[seat]

    def __str__(self) -> str:
        """The table as this seat sees it, a line a character."""
        who = SIDES[self.seat] if self.seat is not None else "a spectator"
        sizes = " ".join(map(str, self.deck_sizes))
        top = self.discard[-1] if self.discard else "-"
        lines = [f"What {who} sees in turn {self.turns}: decks {sizes}, discard {top}"]
        for seat, side in enumerate(SIDES):
            hand = " ".join(face or "?" for face in self.hands[seat]) or "-"
            lines.append(f"{side}, {self.reserve_size[seat]} in reserve, hand: {hand}")
            lines += [self._row(spot) for spot in (2 * seat, 2 * seat + 1)]
        if self.decision:
            lines.append(f"{SIDES[self.decision.seat]} is asked ({self.decision.kind})")
        return "\n".join(lines)

    def _row(self, spot: int) -> str:
        mark = ">" if spot == self.active(spot // 2) else " "
        gear = " ".join(self.gear[spot]) or "-"
        name = self.characters[spot] or "-"
        return f"{mark} {name:15} {self.life[spot]}/{self.max_life[spot]}  gear: {gear}"


def view(game: Duel, seat: int | None = None) -> DuelView:
    """What this seat may know; without a seat, what a spectator may know."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    known = game.known
    return DuelView(
        seat,
        game.settings,
        *_characters_to_choose(game, seat),
        tuple([tuple(sorted(r)) if own == seat else () for own, r in enumerate(game.reserve)]),
        tuple([len(reserve) for reserve in game.reserve]),
        game.places,
        tuple(game.life),
        tuple([game.max_life(spot) for spot in SPOTS]),
        tuple(game.front),
        tuple(game.out),
        tuple(game.passive),
        tuple([_seen(game, hand, bit) for hand in game.hands]),
        tuple([_backs(hand) for hand in game.hands]),
        tuple([tuple([known[card] == EVERYBODY for card in hand]) for hand in game.hands]),
        tuple([faces(gear) for gear in game.gear]),
        tuple([len(deck) for deck in game.decks]),
        BACK_OF[game.decks[COMMON][-1]] if game.decks[COMMON] else -1,
        game.formed,
        faces(game.discard),
        _seen(game, game.spread, bit),
        _backs(game.spread),
        game.card_played,
        game.turn,
        game.turns,
        game.bangs_played,
        game.swapped,
        game.used,
        game.fallen,
        game.later,
        game.shuffles,
        game.over,
        game.winners,
        tuple(game.stack),
        question(game, seat),
    )


def _seen(game: Duel, cards: list[int], bit: int) -> tuple[str | None, ...]:
    return tuple([FACES[card] if game.known[card] & bit else None for card in cards])


def _backs(cards: list[int]) -> tuple[int, ...]:
    return tuple([BACK_OF[card] for card in cards])


def _characters_to_choose(game: Duel, seat: int | None) -> tuple[Any, Any, tuple[int, ...]]:
    """What was dealt is its owner's, unless openly; choices are secret until both are made.

    What a tournament dealt openly stays known: who waits in the reserve is one of them.
    """
    is_open = game.settings.mode == "tournament"
    dealt = [names if is_open or own == seat else () for own, names in enumerate(game.dealt)]
    picks = [names if own == seat else () for own, names in enumerate(game.picks)]
    return tuple(dealt), tuple(picks), tuple([len(names) for names in game.picks])
