"""Cards: what is printed on each, and the registry that content fills.

A card is an int, an index into the tables below. A *kind* is what all copies
of a card share. A *face* is what a person reads: `bang/QH`. Two cards with the
same face are twins; nobody can tell them apart.

Content registers itself with the decorators `brown`, `blue` and `character`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from .options import Option
from .rule import Rule

if TYPE_CHECKING:
    from .aims import Aim

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
MOST_SEATS = 8

Effect = Callable[..., None]


def kind_named(slug: str) -> Kind:
    return KIND_BY_SLUG[slug]


#: How a card leaves the hand in its owner's turn: not at all (it only answers), played
#: without a target, played on somebody, or laid down in front of oneself.
ANSWERS, PLAIN, AIMED, LAID = range(4)


class Kind:
    """What all copies of a card share."""

    __slots__ = (
        "aim",
        "book",
        "border",
        "cost",
        "effect",
        "heals",
        "hostile",
        "limited",
        "manner",
        "reply",
        "rule",
        "saves",
        "slug",
        "stops",
    )

    def __init__(self, slug: str, border: str) -> None:
        self.slug = slug
        self.border = border  # "brown", "blue" or "green"
        #: What playing it from the hand does, or using it if it is green; None: only answers.
        self.effect: Effect | None = None
        self.cost = 0  # so many further cards from the hand
        self.aim: Aim | None = None  # whom it may be played on; None: nobody in particular
        self.manner = ANSWERS  # how it leaves the hand in its owner's turn, see above
        self.limited = False  # counts against the BANG! cards of the turn
        self.heals = ""  # whom it heals: "me", "target" or "all"
        self.hostile = False  # does harm to whom it is aimed at
        self.stops = False  # bears the missed symbol
        self.reply: Effect | None = None  # what it does besides, used as an answer
        self.saves = 0  # life points it restores against a lethal hit
        self.book = False  # bears the book symbol, left out of the simplified deck
        self.rule: Rule | None = None  # what it does while it lies before somebody

    def __repr__(self) -> str:
        return f"<kind {self.slug}>"

    def __reduce__(self) -> tuple[Callable[[str], Kind], tuple[str]]:
        """There is one of each: copies and other processes get the one that is there."""
        return kind_named, (self.slug,)

    @property
    def weapon(self) -> bool:
        return self.rule is not None and self.rule.reach > 0


# One entry per card, in the order of registration.
KINDS: list[Kind] = []
FACES: list[str] = []
LABELS: list[str] = []  # unique: the second of two twins has a prime, as in `stagecoach/9S'`
SUIT_OF: list[str] = []
RANK_OF: list[int] = []  # 2 to 14
SET_OF: list[str] = []
HAS_TWIN: list[bool] = []
#: The options of playing each card, made once: `PLAY[card]`, `PLAY_ON[card][seat]`.
PLAY: list[Option] = []
PLAY_ON: list[tuple[Option, ...]] = []
DISCARD: list[Option] = []
TAKE: list[Option] = []
USE: list[Option] = []
USE_ON: list[tuple[Option, ...]] = []

# One entry per name.
KIND_BY_SLUG: dict[str, Kind] = {}
CHARACTERS: dict[str, Rule] = {}
EVENTS: dict[str, Rule] = {}
CARDS_BY_FACE: dict[str, list[int]] = {}
CARD_BY_LABEL: dict[str, int] = {}
SETS: list[str] = []

R = TypeVar("R", bound=type[Rule])
E = TypeVar("E", bound=Effect)


def brown(
    slug: str,
    copies: str,
    *,
    set_name: str = "base",
    aim: Aim | None = None,
    limited: bool = False,
    cost: int = 0,
    saves: int = 0,
    heals: str = "",
    hostile: bool = False,
    book: bool = False,
) -> Callable[[E], E]:
    """Register a brown card; the decorated function is its effect."""

    def register(effect: E) -> E:
        kind = _new_kind(slug, "brown", copies, set_name)
        kind.effect, kind.aim, kind.limited = effect, aim, limited
        kind.manner = AIMED if aim else PLAIN
        kind.cost, kind.saves, kind.heals = cost, saves, heals
        kind.hostile, kind.book = hostile, book
        return effect

    return register


def answer(
    slug: str, copies: str, *, set_name: str = "base", stops: bool = False
) -> Callable[[E], E]:
    """Register a brown card that can only be played as an answer; the function runs then."""

    def register(effect: E) -> E:
        kind = _new_kind(slug, "brown", copies, set_name)
        kind.stops, kind.reply = stops, effect
        return effect

    return register


def green(
    slug: str,
    copies: str,
    *,
    set_name: str = "base",
    aim: Aim | None = None,
    heals: str = "",
    hostile: bool = False,
    stops: bool = False,
) -> Callable[[E], E]:
    """Register a green card: laid down first, used later; the function is what using it does.

    With `stops` it bears the missed symbol and is used in answer to a shot.
    """

    def register(effect: E) -> E:
        kind = _new_kind(slug, "green", copies, set_name)
        kind.aim, kind.heals, kind.hostile, kind.stops = aim, heals, hostile, stops
        kind.manner = LAID
        if stops:
            kind.reply = effect
        else:
            kind.effect = effect
        return effect

    return register


def blue(
    slug: str,
    copies: str,
    *,
    set_name: str = "base",
    aim: Aim | None = None,
    hostile: bool = False,
    book: bool = False,
) -> Callable[[R], R]:
    """Register a blue card; the decorated class is the rule it brings while in play."""

    def register(rule: R) -> R:
        kind = _new_kind(slug, "blue", copies, set_name)
        kind.aim, kind.hostile, kind.book = aim, hostile, book
        kind.manner = AIMED if aim else LAID
        kind.rule = _singleton(rule, slug, set_name)
        return rule

    return register


def character(slug: str, *, life: int, set_name: str = "base") -> Callable[[R], R]:
    """Register a character; the decorated class is its ability."""

    def register(rule: R) -> R:
        if slug in CHARACTERS:
            raise ValueError(f"there are two characters called {slug}")
        rule.life = life
        CHARACTERS[slug] = _singleton(rule, slug, set_name)
        return rule

    return register


def event(slug: str, *, set_name: str, last: bool = False) -> Callable[[R], R]:
    """Register an event card; the decorated class is what it does while in force."""

    def register(rule: R) -> R:
        if slug in EVENTS:
            raise ValueError(f"there are two events called {slug}")
        rule.last = last
        EVENTS[slug] = _singleton(rule, slug, set_name)
        return rule

    return register


@cache
def events_in(sets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(slug for slug, rule in EVENTS.items() if rule.set_name in sets)


def more_copies(slug: str, copies: str, *, set_name: str) -> None:
    """Register further copies of a kind that another set has brought."""
    _add_copies(KIND_BY_SLUG[slug], copies, set_name)


@cache
def cards_in(sets: tuple[str, ...], *, simplified: bool = False) -> tuple[int, ...]:
    """The deck of these sets, in order of registration; simplified: no book symbols."""
    return tuple(
        card
        for card, kind in enumerate(KINDS)
        if SET_OF[card] in sets and not (simplified and kind.book)
    )


@cache
def characters_in(sets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(slug for slug, rule in CHARACTERS.items() if rule.set_name in sets)


def faces(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([FACES[card] for card in cards])


def split_face(face: str) -> tuple[str, str, str]:
    """`bang/QH` → `("bang", "Q", "H")`."""
    slug, _, corner = face.partition("/")
    return slug, corner[:-1], corner[-1:]


def _new_kind(slug: str, border: str, copies: str, set_name: str) -> Kind:
    if slug in KIND_BY_SLUG:
        raise ValueError(f"there are two cards called {slug}; use more_copies for further copies")
    kind = KIND_BY_SLUG[slug] = Kind(slug, border)
    _add_copies(kind, copies, set_name)
    return kind


def _note_set(set_name: str) -> None:
    """Something was registered: what was worked out of the tables is out of date."""
    if set_name not in SETS:
        SETS.append(set_name)
    for worked_out in (cards_in, characters_in, events_in):
        worked_out.cache_clear()


def _add_copies(kind: Kind, copies: str, set_name: str) -> None:
    _note_set(set_name)
    for corner in copies.split():
        rank, suit = corner[:-1], corner[-1]
        card, face = len(KINDS), f"{kind.slug}/{corner}"
        twins = CARDS_BY_FACE.setdefault(face, [])
        twins.append(card)
        for twin in twins[:-1]:
            HAS_TWIN[twin] = True
        KINDS.append(kind)
        FACES.append(face)
        LABELS.append(face + "'" * (len(twins) - 1))
        CARD_BY_LABEL[LABELS[card]] = card
        SUIT_OF.append(SUITS[suit])
        RANK_OF.append(RANKS.index(rank) + 2)
        SET_OF.append(set_name)
        HAS_TWIN.append(len(twins) > 1)
        PLAY.append(("play", face, None))
        PLAY_ON.append(tuple(("play", face, seat) for seat in range(MOST_SEATS)))
        DISCARD.append(("discard", face, None))
        TAKE.append(("take", face, None))
        USE.append(("use", face, None))
        USE_ON.append(tuple(("use", face, seat) for seat in range(MOST_SEATS)))


def _singleton(rule: Any, slug: str, set_name: str) -> Rule:
    rule.slug, rule.set_name = slug, set_name
    _note_set(set_name)
    made: Rule = rule()
    return made
