"""What messages are made of: views, tables, people."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

Args: TypeAlias = dict[str, str | int]
#: A number in a request: whole, and such that JavaScript can send it back.
Whole: TypeAlias = Annotated[int, Meta(gt=-(2**53), lt=2**53)]
#: How a list goes on: so many entries stay, these follow.
Tail: TypeAlias = tuple[int, tuple[str, ...]]


class Told(Struct, frozen=True, omit_defaults=True):
    """Something to be told to a person: a key of the Fluent files and its arguments."""

    key: str
    args: Args = field(default_factory=dict)


# ------------------------------------------------------------------ the table as one sees it


class Option(Struct, array_like=True, frozen=True):
    """What can be answered: `[verb, card, target]`; a card is a face, a slug or a word."""

    verb: str
    card: str | None = None
    target: Whole | None = None


class Report(Struct, array_like=True, frozen=True):
    """What has happened: `[key, seat, foe, cards, number, word]`; unseen cards are null."""

    key: str
    seat: int | None = None
    foe: int | None = None
    cards: tuple[str | None, ...] = ()
    number: int = 0
    word: str = ""


class Sentence(Struct, array_like=True, frozen=True):
    """A report in words: `[at, key, args]`.

    A sentence is given the fields of its report, and `args` besides.
    """

    at: int  # the place of the report among those it was sent with
    key: str
    args: Args = field(default_factory=dict)


class SeatView(Struct, frozen=True):
    """One seat of a game as the viewer sees it."""

    role: str  # "" where hidden
    character: str  # "" before it is revealed
    copied: str  # the character whose ability this one copies
    spare: str  # the second character, where it has been seen
    has_spare: bool
    dealt: tuple[str, ...]  # the characters to choose from, where visible
    pick: str  # the character chosen, where visible
    life: int
    max_life: int
    alive: bool
    passive: bool  # left for good; only defaults are played
    hand: tuple[str | None, ...]
    shown: tuple[bool, ...]  # which cards of the hand everybody knows
    gear: tuple[str, ...]


class GameView(Struct, frozen=True):
    """A game as the viewer sees it. Faces that it does not know are null."""

    seat: int | None  # whose view this is; null: a spectator's
    seats: tuple[SeatView, ...]
    fresh: tuple[str, ...]  # cards laid down in this very turn
    deck_size: int
    deck: tuple[tuple[int, str], ...]  # (depth, face) of the cards in the deck that it knows
    discard: tuple[str, ...]  # the top card is the last one; "": closed, not shown
    spread: tuple[str | None, ...]  # cards laid out for choosing
    card_played: str
    turn: int
    turns: int
    rounds: int
    bangs_played: int
    used: tuple[str, ...]  # abilities used in this turn
    extra_turn: int
    ghost: int  # the seat that is back for a turn; -1: nobody
    duty: str  # the card that must be played in this turn
    named_suit: str
    event: str  # the event in force
    past_events: tuple[str, ...]
    next_event: str
    events_left: int
    shuffles: int
    noon: int  # the tournament's high noon: 0 not yet, 1 called, 2 begun
    over: str  # the winning side, "abandoned", or "" while the game goes on
    winners: tuple[int, ...]


class Delta(Struct, frozen=True, omit_defaults=True):
    """What differs from the view before.

    `set` gives fields of the view, `seats` fields of a seat by its number, and `tails` lists
    that go on differently: so many entries stay, these follow.
    """

    set: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    tails: dict[str, Tail] = field(default_factory=dict)


class Question(Struct, frozen=True, omit_defaults=True):
    """The open decision. What follows `about` is sent to the one who is asked."""

    decision: int
    seat: int
    kind: str
    about: tuple[int | str | None, ...] = ()  # the public arguments, such as who shoots
    asks: Told | None = None  # the question in words
    options: tuple[Option, ...] = ()
    words: tuple[Told, ...] = ()  # each option in words
    default: int = -1  # the index of what a time-out plays
    cautions: dict[int, tuple[Told, ...]] = field(default_factory=dict)  # by index
    heads: dict[int, Told] = field(default_factory=dict)  # a card alone, by its first option


class Clock(Struct, frozen=True, omit_defaults=True):
    """The clock of the open decision, in milliseconds from now."""

    left: int  # until the time for this decision is up and the bank is used
    bank: int  # what the seat has in its bank
    running: bool = True


class Lesson(Struct, frozen=True, omit_defaults=True):
    """How somebody is doing at a prepared position."""

    steps: int  # so many steps can be taken again
    failed: bool = False  # something was done that the lesson does not want
    done: bool = False  # everything was done that it wants


# ------------------------------------------------------------------ tables, people, the lobby

#: The games of the house: the big one, and the duel of Law and Outlaws.
GameName: TypeAlias = Literal["bang", "duel"]
#: The names of the clocks.
ClockName: TypeAlias = Literal["relaxed", "normal", "fast", "none", "days"]
#: How quickly bots and forced answers take effect.
PaceName: TypeAlias = Literal["slow", "normal", "quick", "none"]


class TableOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table plays. The defaults are the official rules."""

    game: GameName = "bang"  # the big game, or the duel
    players: Whole = 5  # two in a duel
    sets: tuple[str, ...] = ("base",)
    simplified: bool = False
    characters: Literal["random", "two", "two_open"] = "random"
    events: Whole = 12
    high_noon_reshuffles: Whole = 0
    keep_characters: bool = False  # survivors may keep theirs in the next game
    travelling_sheriff: bool = False  # in the next game the star goes to the next seat
    fighters: Whole = 4  # in a duel: characters a side, 2 to 6
    tournament: bool = False  # in a duel: each side chooses its characters, of two more
    minutes: Whole = 0  # in a duel: of each chess clock, 30 or 25; 0: none
    closed_discards: bool = False  # of the discards only the top and the number are shown
    clock: ClockName = "normal"
    pace: PaceName = "normal"
    patient: bool = True  # nothing is told by speed
    substitutes: bool = True  # a bot plays for who is away; at a table for days always
    chat: bool = True
    spectators: bool = True
    spectator_delay: Whole = 0  # in seconds
    public: bool = True  # listed in the lobby


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat of a table and who sits there."""

    kind: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    who: str = ""  # tells people at this table apart; means nothing elsewhere
    bot: str = ""  # which of the house's bots sits here
    temper: str = ""  # the personality of that bot
    program: bool = False  # a person's program, shown as a bot
    here: bool = False  # connected
    away: bool = False  # a bot plays for the person meanwhile
    wins: int = 0  # games won at this table
    avatar: str = ""  # the picture that stands for who sits here


class Deal(Struct, frozen=True, omit_defaults=True):
    """How the players can check the deal: what the house promised, and the numbers added."""

    commitment: str
    numbers: dict[int, str] = field(default_factory=dict)  # by seat, once all are there


class Proof(Struct, frozen=True, omit_defaults=True):
    """What was kept secret during the game: seed = hash of the secret and all numbers."""

    secret: str
    numbers: dict[int, str] = field(default_factory=dict)
    seed: str = ""


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table as the lobby lists it."""

    table: str
    status: Literal["waiting", "playing", "paused", "over"]
    options: TableOptions
    chairs: tuple[Chair, ...]
    spectators: int = 0


class OwnTable(Struct, frozen=True, omit_defaults=True):
    """A table where this person has a seat."""

    table: str  # its name
    playing: bool = False  # a game is on
    others: tuple[str, ...] = ()  # who else sits there, by name
    turn: bool = False  # for days: this person is asked what nothing answers yet


class Orders(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody answers in advance at a table for days; "": nothing was said."""

    shot: Literal["", "dodge", "hit"] = ""  # `dodge`: whatever dodges a shot, a Barrel first
    beer: bool = False  # before dying, a Beer or what else saves
    indians: Literal["", "bang", "hit"] = ""  # a BANG! if there is one, or take the hit
    duel: Literal["", "bang", "hit"] = ""  # likewise


#: Asks for a personality by chance.
ANY_TEMPER = "any"


class BotCard(Struct, frozen=True, omit_defaults=True):
    """A bot that the house offers."""

    bot: str  # its name here: never a spec string
    level: int  # from 1, the easiest
    tempers: tuple[str, ...] = ()  # the personalities that it can have
    usual: bool = False  # who plays where nobody has chosen
