"""What one seat may know of a duel, built up field by field and never stripped down.

Backs are seen by everybody: of a card that a seat does not know the view still says which
deck it belongs to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.anygame import document
from ..engine.reports import EVERYBODY, SPECTATOR
from ..engine.seeing import seen_discards
from ..engine.view import Question, question
from .printed import BACK_OF, FACES, SIDES, faces
from .table import COMMON, SPOTS

if TYPE_CHECKING:
    from ..builds import Step
    from ..engine.options import Option
    from .duel import Duel
    from .settings import DuelSettings


class DuelView(NamedTuple):
    """What one seat (None: a spectator) may know. Faces that it does not know are None."""

    seat: int | None
    settings: DuelSettings
    dealt: tuple[tuple[str, ...], ...]
    picks: tuple[tuple[str, ...], ...]
    picked: tuple[int, ...]
    reserve: tuple[tuple[str, ...], ...]
    reserve_size: tuple[int, ...]
    characters: tuple[str, ...]
    life: tuple[int, ...]
    max_life: tuple[int, ...]
    front: tuple[int, ...]
    out: tuple[tuple[str, ...], ...]
    passive: tuple[bool, ...]
    hands: tuple[tuple[str | None, ...], ...]
    backs: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[bool, ...], ...]
    gear: tuple[tuple[str, ...], ...]
    deck_sizes: tuple[int, ...]
    common_back: int
    formed: bool
    discard: tuple[str | None, ...]
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

    @property
    def top_discard(self) -> str:
        """The top card of the discards, which everybody sees; "" if there is none."""
        return (self.discard[-1] or "") if self.discard else ""

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
        top = self.top_discard or "-"
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


document(
    DuelView,
    {
        "seat": "Whose view this is; None: a spectator's.",
        "settings": "What the duel is played with.",
        "dealt": "For each side the characters to choose from, where visible.",
        "picks": "For each side the characters chosen in set-up, where visible.",
        "picked": "For each side how many characters it has chosen.",
        "reserve": "For each side who waits, where visible; in no order.",
        "reserve_size": "For each side how many wait.",
        "characters": 'For each spot its character; "": nobody.',
        "life": "For each spot the life points of its character.",
        "max_life": "For each spot the life points its character cannot exceed.",
        "front": "For each side which of its two spots the marker is at.",
        "out": "For each side who was eliminated, in order.",
        "passive": "For each side: has the player left?",
        "hands": "For each side the faces of its hand, in order of arrival; None: not known.",
        "backs": "For each side whose deck its hand cards are of, which everybody sees.",
        "shown": "For each side which of its hand cards everybody knows.",
        "gear": "For each spot the faces of the cards beside its character.",
        "deck_sizes": "How many cards the Law's deck has, the Outlaws' and the common one.",
        "common_back": "The back of the top card of the common deck; -1: there is none.",
        "formed": "Is there a common deck?",
        "discard": "The discard pile, the top card last; None: closed, only the top is seen.",
        "spread": "The cards laid out for choosing; None: not known.",
        "spread_backs": "Whose deck the cards laid out are of.",
        "card_played": "The face of the card whose effect is under way.",
        "turn": "Whose turn it is; -1 before the first one.",
        "turns": "How many turns have begun.",
        "bangs_played": "How many BANG! cards that count were played in this turn.",
        "swapped": "Has the turn player moved the marker of his own accord?",
        "used": "The abilities used in this turn.",
        "fallen": "The spots of those who fell and still lie there.",
        "later": "Steps, by name, that wait until the card is finished (D20).",
        "shuffles": "How often the discards became the common deck.",
        "over": 'The winning side; "" while the duel goes on.',
        "winners": "The seat that has won, once the duel is over.",
        "stack": "The steps that wait; they name only what everybody may know.",
        "decision": "The open decision as this seat sees it; None: the duel is over.",
    },
)


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
        seen_discards(faces(game.discard), game.settings),
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
