"""The cards of the duel: two decks of 40 with different backs, and 24 characters.

A card is an int, an index into the tables below. Its face (`missed/LS`) is what a person
reads: the kind, the deck that its back shows (L: Law, O: Outlaws) and the symbol in its
corner (Barrel, Snake, Dynamite, Horseshoe). Content registers itself with the decorators
`red`, `brown`, `answer`, `blue` and `character`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine.aims import Reason
from .trait import Trait

if TYPE_CHECKING:
    from .duel import Duel

#: The two sides; a seat is a number in this list.
SIDES = ("law", "outlaws")
LAW, OUTLAWS = 0, 1
SYMBOLS = {"B": "barrel", "S": "snake", "D": "dynamite", "H": "horseshoe"}

Effect = Callable[..., None]
#: Which characters (by spot) a card may be played on.
Aim = Callable[["Duel", int, "Kind"], list[int]]
#: What a friend would ask before a card is played: whose it is, its face, its target.
Doubt = Callable[["Duel", int, str, int | None], Reason | None]


class Kind:
    """What all copies of a card share."""

    __slots__ = (
        "aim",
        "border",
        "burden",
        "dodge",
        "dodged",
        "doubt",
        "effect",
        "hit",
        "possible",
        "reload",
        "slug",
        "trait",
        "unless",
    )

    def __init__(self, slug: str, border: str) -> None:
        self.slug = slug
        self.border = border  # "red", "brown" or "blue"
        self.hit = False  # bears the circled hit symbol
        self.dodge = False  # bears the circled hat
        self.reload = False  # bears the cylinder
        self.aim: Aim | None = None  # None: on nobody in particular
        self.effect: Effect | None = None  # what playing it does; None: it only answers
        self.dodged: Effect | None = None  # what happens if its hit is dodged
        self.possible: Callable[[Duel, int], bool] | None = None  # None: always
        self.unless = ""  # the reason that is given where it is not possible
        self.doubt: Doubt | None = None  # what speaks against playing it now
        self.burden = False  # of equipment: who has it would rather not
        self.trait: Trait | None = None  # what it does while it lies beside a character

    def __repr__(self) -> str:
        return f"<kind {self.slug}>"

    def __reduce__(self) -> tuple[Callable[[str], Kind], tuple[str]]:
        """There is one of each: copies and other processes get the one that is there."""
        return kind_named, (self.slug,)


def kind_named(slug: str) -> Kind:
    return KIND_BY_SLUG[slug]


# One entry per card, in the order of registration.
KINDS: list[Kind] = []
FACES: list[str] = []
LABELS: list[str] = []  # unique: further twins have primes, as in `missed/LS''`
BACK_OF: list[int] = []  # the seat whose deck it belongs to
SYMBOL_OF: list[str] = []
HAS_TWIN: list[bool] = []

# One entry per name.
KIND_BY_SLUG: dict[str, Kind] = {}
CHARACTERS: dict[str, Trait] = {}
CARDS_BY_FACE: dict[str, list[int]] = {}
CARD_BY_LABEL: dict[str, int] = {}

E = TypeVar("E", bound=Effect)
T = TypeVar("T", bound=type[Trait])


def red(
    slug: str, copies: str, aim: Aim, effect: Effect, *, doubt: Doubt | None = None
) -> Callable[[E], E]:
    """Register a BANG! card; the decorated function is what happens if its hit is dodged."""

    def register(dodged: E) -> E:
        kind = _new_kind(slug, "red", copies)
        kind.hit, kind.aim, kind.effect, kind.dodged = True, aim, effect, dodged
        kind.doubt = doubt
        return dodged

    return register


def brown(
    slug: str,
    copies: str,
    *,
    aim: Aim | None = None,
    hit: bool = False,
    reload: bool = False,
    possible: Callable[[Duel, int], bool] | None = None,
    unless: str = "",
    doubt: Doubt | None = None,
) -> Callable[[E], E]:
    """Register an action card; the decorated function is its effect.

    Where it is not `possible`, `unless` is the reason that `explain` gives.
    """

    def register(effect: E) -> E:
        kind = _new_kind(slug, "brown", copies)
        kind.aim, kind.hit, kind.reload = aim, hit, reload
        kind.effect, kind.possible = effect, possible
        kind.unless, kind.doubt = unless, doubt
        return effect

    return register


def answer(slug: str, copies: str) -> Callable[[E], E]:
    """Register an action card with the hat; the decorated function is what it does besides."""

    def register(dodged: E) -> E:
        kind = _new_kind(slug, "brown", copies)
        kind.dodge, kind.dodged = True, dodged
        return dodged

    return register


def blue(
    slug: str, copies: str, *, aim: Aim, reload: bool = False, burden: bool = False
) -> Callable[[T], T]:
    """Register an equipment; the decorated class is the trait it brings while in play."""

    def register(trait: T) -> T:
        kind = _new_kind(slug, "blue", copies)
        kind.aim, kind.reload, kind.burden = aim, reload, burden
        trait.slug = slug
        kind.trait = trait()
        return trait

    return register


def character(slug: str, side: str, *, life: int) -> Callable[[T], T]:
    """Register a character; the decorated class is its ability."""

    def register(trait: T) -> T:
        if slug in CHARACTERS or slug in KIND_BY_SLUG:
            raise ValueError(f"there are two things called {slug}")
        trait.slug, trait.side, trait.life = slug, SIDES.index(side), life
        CHARACTERS[slug] = trait()
        return trait

    return register


def characters_of(seat: int) -> list[str]:
    """The characters of a side, in order of registration."""
    return [slug for slug, trait in CHARACTERS.items() if trait.side == seat]


def deck_of(seat: int) -> list[int]:
    """The cards whose back is that of this side."""
    return [card for card, back in enumerate(BACK_OF) if back == seat]


def faces(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([FACES[card] for card in cards])


def slug_of(face: str) -> str:
    return face.partition("/")[0]


def back_of(face: str) -> int:
    """The seat whose deck a face belongs to."""
    return "LO".index(face.partition("/")[2][0])


def _new_kind(slug: str, border: str, copies: str) -> Kind:
    if slug in KIND_BY_SLUG:
        raise ValueError(f"there are two cards called {slug}")
    kind = KIND_BY_SLUG[slug] = Kind(slug, border)
    for word in copies.split():
        corner, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            _add_copy(kind, corner)
    return kind


def _add_copy(kind: Kind, corner: str) -> None:
    card, face = len(KINDS), f"{kind.slug}/{corner}"
    twins = CARDS_BY_FACE.setdefault(face, [])
    twins.append(card)
    for twin in twins[:-1]:
        HAS_TWIN[twin] = True
    KINDS.append(kind)
    FACES.append(face)
    LABELS.append(face + "'" * (len(twins) - 1))
    CARD_BY_LABEL[LABELS[card]] = card
    BACK_OF.append("LO".index(corner[0]))
    SYMBOL_OF.append(SYMBOLS[corner[1]])
    HAS_TWIN.append(len(twins) > 1)


def trait_named(slug: str) -> Any:
    """The trait of a character or of an equipment."""
    return CHARACTERS.get(slug) or KIND_BY_SLUG[slug].trait
