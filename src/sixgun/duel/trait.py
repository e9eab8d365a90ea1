"""The vocabulary in which characters and equipment of the duel are written.

Both are a `Trait`: a stateless singleton that may define only the names below. Traits
work for their owner's active character, and for a rearguard while it is a target; those
that are `always` in force work wherever they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from ..engine.aims import Reason
from ..engine.options import Option
from ..engine.rule import Bending

if TYPE_CHECKING:
    from .duel import Duel
    from .printed import Kind

#: What an ability does: a step, and what it is called with. `timing` says when.
Deed = tuple[Any, ...]

VOCABULARY: dict[str, str] = {
    # numbers
    "at_once": "number: 1 if it does not wait until the card is finished (D20)",
    "always": "number: 1 if it is in force wherever its character stands",
    "draw_bonus": "number: so many more cards in the draw phase",
    "bang_bonus": "number: so many more BANG! cards a turn",
    "unlimited": "number: 1 if BANG! cards are not counted while it is in force",
    "reveals": "number: so many more cards are turned up in every reveal; its owner picks one",
    "scoped": "number: 1 if its owner's hit cards reach the opponent's rearguard",
    "free_aim": "number: 1 if its owner may play cards on any character",
    "price": "number: so many further cards it takes to dodge its owner's BANG! cards",
    "dodges": "number: 1 if it may be tried once against every hit on its character",
    "bears": "number: 1 if it may lose life points instead of its owner's other character",
    "order": "number: when it acts at the start of a turn, lowest first",
    # questions
    "serves": "question: may its owner's card of this kind serve as a hit, a dodge or a Colt?",
    # announcements
    "before_turn": "announcement: the turn of its owner begins",
    "after_hurt": "announcement: its character lost life points and survived",
    "after_dodge": "announcement: an opposing character dodged a hit of its owner",
    "after_move": "announcement: the opponent's marker was moved",
    "after_arrival": "announcement: its owner's marker was moved onto its character",
    "after_death": "announcement: another character was eliminated",
    "after_loss": "announcement: the opponent took a card or had it discarded",
    "on_burial": "announcement: an eliminated character still has its equipment",
    # replacements
    "instead_of_drawing": "replacement: how its owner draws in the draw phase",
    # offers
    "offers": "offer: the options its owner has in the play phase, besides cards",
    "why_no_offer": "offer: why its owner cannot use it now, as a reason of `explain`",
    "take_up": "offer: an option of `offers` was taken",
    "evade": "offer: it is tried against a hit",
}


class Trait(Bending):
    """What a character can do, or a card beside it; see `VOCABULARY`."""

    _vocabulary = VOCABULARY

    life: ClassVar[int] = 0  # characters only: bullets at the start, and at most
    side: ClassVar[int] = 0  # characters only: the seat that they play for

    at_once = 0
    always = 0
    draw_bonus = 0
    bang_bonus = 0
    unlimited = 0
    reveals = 0
    scoped = 0
    free_aim = 0
    price = 0
    dodges = 0
    bears = 0
    order = 0

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """There is one of each: copies and other processes get the one that is there."""
        from .printed import trait_named

        return trait_named, (self.slug,)

    def serves(self, kind: Kind, wanted: str) -> bool:
        """`wanted` is `hit` (in answer), `colt` (in one's turn) or `dodge`."""
        return False

    def before_turn(self, game: Duel, me: int, spot: int) -> None: ...

    def after_hurt(self, game: Duel, me: int, spot: int, points: int, by: int | None) -> list[Deed]:
        return []

    def after_dodge(self, game: Duel, me: int) -> list[Deed]:
        return []

    def after_move(self, game: Duel, me: int) -> list[Deed]:
        return []

    def after_arrival(self, game: Duel, me: int) -> list[Deed]:
        return []

    def after_death(self, game: Duel, me: int, spot: int) -> list[Deed]:
        return []

    def after_loss(self, game: Duel, me: int) -> list[Deed]:
        return []

    def on_burial(self, game: Duel, me: int, spot: int) -> list[Deed]:
        return []

    def instead_of_drawing(self, game: Duel, me: int, count: int) -> None: ...

    def offers(self, game: Duel, me: int) -> list[Option]:
        return []

    def why_no_offer(self, game: Duel, me: int, spot: int | None) -> Reason | None:
        """Asked only while it is in force; None: a target was said that it does not take."""
        return None

    def take_up(self, game: Duel, me: int, option: Option) -> None: ...

    def evade(self, game: Duel, spot: int, *hit: Any) -> None:
        """`hit` is what `fight.tried` needs besides the spot, and gets back with the result."""
