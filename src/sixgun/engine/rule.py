"""The vocabulary in which everything that bends the rules is written.

Characters, cards in play and events are all a `Rule`: a stateless singleton
that may define only the names below. `VOCABULARY` is closed; a class that
defines another public name is refused when it is made, so a misspelt hook
cannot go unheard.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Self

if TYPE_CHECKING:
    from .aims import Reason
    from .game import Game
    from .options import Option
    from .table import Table

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
    "at_once": "number: 1 if it does not wait until an effect is through with its owner (R61)",
    "minds_discards": "number: 1 if the order in which cards are discarded can matter to its owner",
    "draw_bonus": "number, events only: so many more cards (or fewer) in phase 1, at least one",
    "beer_bonus": "number: so many more life points from a Beer",
    "hand_limit": "number: the hand limit instead of the life points; the largest counts",
    "levels_seats": "number: 1 if everybody is one place away from everybody else",
    "reverses_turns": "number: 1 if the turn passes to the right",
    "digs": "number: 1 if phase 1 draws from the discards and phase 3 discards on the deck",
    "needs_spares": "number: 1 if everybody gets a second character, face down",
    "every_suit": "word: the suit that every card counts as",
    # questions
    "serves_as": "question: may its owner's card of this kind serve as that kind?",
    "draws": "question: how many cards its owner draws in phase 1, instead of so many",
    "forbids": "question: may its owner not use this card as that kind, to play or to answer?",
    "shrugs_off": "question: has a card of these suits, played by another, no effect on its owner?",
    "silences": "question: are the gear or the character of this seat without effect?",
    "raises": "question: does this eliminated player have a turn?",
    "demands": "question: must its owner go on playing, rather than end the turn?",
    # announcements, told to the seat that it is about
    "on_reveal": "announcement: this event is turned up",
    "before_turn": "announcement: the turn of its owner begins",
    "on_return": "announcement: an eliminated player, whom it raises, begins a turn",
    "after_drawing": "announcement: phase 1 of its owner is over",
    "after_turn": "announcement: the turn of its owner is over, phase 3 included",
    "after_hurt": "announcement: its owner lost life points and survived",
    "after_answer": "announcement: its owner has answered something with so many hand cards",
    "after_equip": "announcement: its owner put a card in play",
    "after_death": "announcement: another player was eliminated, the cards are gone and paid for",
    "on_empty_hand": "announcement: its owner's hand is empty and no effect is under way on him",
    # replacements
    "instead_of_drawing": "replacement: how its owner draws in phase 1",
    "instead_of_burying": "replacement: where the cards of an eliminated player go",
    # offers
    "offers": "offer: the options its owner has in his play phase, besides cards",
    "saves": "offer: the options its owner has against a lethal hit, besides Beer",
    "why_no_offer": "offer: why its owner cannot use it now, as a reason of `explain`",
    "take_up": "offer: an option of `offers` or `saves` was taken",
}


def rule_named(slug: str) -> Rule:
    """The rule of a character, an event or a kind of card."""
    from .cards import CHARACTERS, EVENTS, KIND_BY_SLUG

    found = CHARACTERS.get(slug) or EVENTS.get(slug) or KIND_BY_SLUG[slug].rule
    assert found is not None
    return found


class Bending(str):
    """Something that bends rules, in words of a closed vocabulary.

    It is the word that it is called by: `game.characters[0] == "paul_regret"`.

    The class that has the vocabulary defines all of it, as documentation and types: only
    what a class below it defines itself (`hooks`) is ever called.
    """

    slug: ClassVar[str] = ""
    hooks: ClassVar[frozenset[str]] = frozenset()  # the hooks it defines itself
    numbers: ClassVar[frozenset[str]] = frozenset()  # the numbers and words that it changes
    _vocabulary: ClassVar[Mapping[str, str]] = {}
    _root: ClassVar[type[Bending]]

    def __init_subclass__(cls) -> None:
        if "_vocabulary" in vars(cls):
            cls._root = cls
            return
        for name in vars(cls):
            if not name.startswith("_") and name not in cls._vocabulary:
                raise TypeError(
                    f"{cls.__name__} defines {name!r}, which is not in the vocabulary of rules: "
                    f"{', '.join(sorted(cls._vocabulary))}"
                )
        root = cls._root
        own = {name for name in cls._vocabulary if callable(getattr(root, name))}
        cls.hooks = frozenset(n for n in own if getattr(cls, n) is not getattr(root, n))
        numbers = cls._vocabulary.keys() - own
        cls.numbers = frozenset(n for n in numbers if getattr(cls, n) != getattr(root, n))

    def __new__(cls) -> Self:
        return super().__new__(cls, cls.slug)


class Rule(Bending):
    """Something that bends the rules; see `VOCABULARY` for what it may define."""

    _vocabulary = VOCABULARY

    life: ClassVar[int] = 0  # characters only: the printed bullets
    last: ClassVar[bool] = False  # events only: the one that comes at the very end
    set_name: ClassVar[str] = "base"

    sight = 0
    cover = 0
    reach = 0
    bang_allowance = 0
    bang_force = 0
    extra_flips = 0
    barrels = 0
    hindrance = 0
    at_once = 0
    minds_discards = 0
    draw_bonus = 0
    beer_bonus = 0
    hand_limit = 0
    levels_seats = 0
    reverses_turns = 0
    digs = 0
    needs_spares = 0
    every_suit = ""

    def __reduce__(self) -> tuple[Callable[[str], Rule], tuple[str]]:
        """There is one of each: copies and other processes get the one that is there."""
        return rule_named, (self.slug,)

    def serves_as(self, kind: str, wanted: str) -> bool:
        return kind == wanted

    def draws(self, game: Game, me: int, count: int) -> int:
        return count

    def forbids(self, game: Game, me: int, card: int, kind: str, purpose: str) -> bool:
        """`purpose` is `play`, `answer` or `duel`; `kind` is what the card serves as."""
        return False

    def shrugs_off(self, suits: tuple[str, ...]) -> bool:
        return False

    def silences(self, table: Table, owner: int, seat: int, what: str) -> bool:
        """`what` is `gear` or `character`; the owner of an event is nobody."""
        return False

    def raises(self, game: Game, dead: int) -> bool:
        return False

    def demands(self, game: Game, me: int, options: list[Option]) -> bool:
        return False

    def on_reveal(self, game: Game) -> None: ...

    def before_turn(self, game: Game, me: int) -> None: ...

    def on_return(self, game: Game, me: int) -> None: ...

    def after_drawing(self, game: Game, me: int) -> None: ...

    def after_turn(self, game: Game, me: int) -> None: ...

    def after_answer(self, game: Game, me: int, answers: int) -> None: ...

    def after_equip(self, game: Game, me: int, card: int) -> None: ...

    def after_death(self, game: Game, me: int, dead: int) -> None: ...

    def after_hurt(self, game: Game, me: int, points: int, by: int | None) -> None: ...

    def on_empty_hand(self, game: Game, me: int) -> None: ...

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None: ...

    def instead_of_burying(self, game: Game, heirs: tuple[int, ...], dead: int) -> None:
        """`heirs` are all who have such a rule, the one next after the dead first."""

    def offers(self, game: Game, me: int) -> list[Option]:
        return []

    def saves(self, game: Game, me: int) -> list[Option]:
        return []

    def take_up(self, game: Game, me: int, option: Option) -> None: ...

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        return None
