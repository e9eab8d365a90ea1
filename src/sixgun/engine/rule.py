"""The vocabulary in which everything that bends the rules is written.

Characters, cards in play and events are all a `Rule`: a stateless singleton
that may define only the names below. `VOCABULARY` is closed; a class that
defines another public name is refused when it is made, so a misspelt hook
cannot go unheard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from .game import Game
    from .options import Option

#: A number of BANG! cards that nobody ever reaches.
UNLIMITED = 1000

VOCABULARY: dict[str, str] = {
    # numbers: class attributes, summed per seat (`reach`: the largest)
    "sight": "number: its owner sees everybody else so much closer",
    "cover": "number: everybody else sees its owner so much farther away",
    "reach": "number: how far its owner's BANG! carries; the largest counts",
    "bang_allowance": "number: so many more BANG! cards a turn",
    "bang_force": "number: so many more missed effects are needed against its owner's BANG! cards",
    "extra_flips": "number: so many more cards are turned up for a draw!, its owner picks one",
    "barrels": "number: 1 if it may be tried once against each shot, with a draw! for hearts",
    "hindrance": "number: 1 if it works against whoever it lies before, passive players included",
    "minds_discards": "number: 1 if the order in which cards are discarded can matter to its owner",
    # questions
    "serves_as": "question: may its owner's card of this kind serve as that kind?",
    # announcements, told to the seat that it is about
    "before_turn": "announcement: the turn of its owner begins",
    "after_hurt": "announcement: its owner lost life points and survived",
    "on_empty_hand": "announcement: its owner's hand is empty and no effect is under way on him",
    # replacements
    "instead_of_drawing": "replacement: how its owner draws in phase 1",
    "instead_of_burying": "replacement: where the cards of an eliminated player go",
    # offers
    "offers": "offer: the options its owner has in his play phase, besides cards",
    "saves": "offer: the options its owner has against a lethal hit, besides Beer",
    "take_up": "offer: an option of `offers` or `saves` was taken",
}


class Rule:
    """Something that bends the rules; see `VOCABULARY` for what it may define."""

    slug: ClassVar[str] = ""
    hooks: ClassVar[frozenset[str]] = frozenset()  # the hooks it defines itself
    life: ClassVar[int] = 0  # characters only: the printed bullets
    set_name: ClassVar[str] = "base"

    sight = 0
    cover = 0
    reach = 0
    bang_allowance = 0
    bang_force = 0
    extra_flips = 0
    barrels = 0
    hindrance = 0
    minds_discards = 0

    def __init_subclass__(cls) -> None:
        for name in vars(cls):
            if not name.startswith("_") and name not in VOCABULARY:
                raise TypeError(
                    f"{cls.__name__} defines {name!r}, which is not in the vocabulary of rules: "
                    f"{', '.join(sorted(VOCABULARY))}"
                )
        own = {name for name in VOCABULARY if callable(getattr(Rule, name))}
        cls.hooks = frozenset(n for n in own if getattr(cls, n) is not getattr(Rule, n))

    def __repr__(self) -> str:
        return f"<{self.slug}>"

    # The hooks below are documentation and types: only those that a class defines
    # itself (`hooks`) are ever called.

    def serves_as(self, kind: str, wanted: str) -> bool:
        return kind == wanted

    def before_turn(self, game: Game, me: int) -> None: ...

    def after_hurt(self, game: Game, me: int, points: int, by: int | None) -> None: ...

    def on_empty_hand(self, game: Game, me: int) -> None: ...

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None: ...

    def instead_of_burying(self, game: Game, me: int, dead: int) -> None: ...

    def offers(self, game: Game, me: int) -> list[Option]:
        return []

    def saves(self, game: Game, me: int) -> list[Option]:
        return []

    def take_up(self, game: Game, me: int, option: Option) -> None: ...
