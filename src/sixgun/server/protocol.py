"""Every message between the house and its clients.

A client opens a socket at `/socket`, says `hello`, and from then on both sides send JSON
objects whose field `t` says what they are. Clients know no rules: they show what they are
sent and answer a decision by its number and the index of an option. Whatever people read is
a key and arguments (`Told`), so that every client tells it in its own language.

`docs/protocol.md` has an example of every message; the TypeScript types of the pages are
generated from this module.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

#: Raised with every change that an old client would not understand.
PROTOCOL = 1
#: A client says at least this often (in updates) how far it has read.
ACK_EVERY = 16
#: So many updates may be on their way to a client; more are put together until it has read.
WINDOW = 64
#: The longest message that a client may send, in bytes.
LONGEST_MESSAGE = 32_768

Args: TypeAlias = dict[str, str | int]


class Told(Struct, frozen=True, omit_defaults=True):
    """Something to be told to a person: a key of the Fluent files and its arguments."""

    key: str
    args: Args = field(default_factory=dict)


# ------------------------------------------------------------------ the table as one sees it


class Option(Struct, array_like=True, frozen=True):
    """What can be answered: `[verb, card, target]`; a card is a face, a slug or a word."""

    verb: str
    card: str | None = None
    target: int | None = None


class Report(Struct, array_like=True, frozen=True):
    """What has happened: `[key, seat, foe, cards, number, word]`; unseen cards are null."""

    key: str
    seat: int | None = None
    foe: int | None = None
    cards: tuple[str | None, ...] = ()
    number: int = 0
    word: str = ""


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
    discard: tuple[str, ...]  # the top card is the last one
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
    tails: dict[str, tuple[int, tuple[str, ...]]] = field(default_factory=dict)


class Question(Struct, frozen=True, omit_defaults=True):
    """The open decision. Options, default and cautions are sent to the one who is asked."""

    decision: int
    seat: int
    kind: str
    about: tuple[int | str | None, ...] = ()  # the public arguments, such as who shoots
    options: tuple[Option, ...] = ()
    default: int = -1  # the index of what a time-out plays
    cautions: dict[int, tuple[Told, ...]] = field(default_factory=dict)  # by index


class Clock(Struct, frozen=True, omit_defaults=True):
    """The clock of the open decision, in milliseconds from now."""

    left: int  # until the time for this decision is up and the bank is used
    bank: int  # what the seat has in its bank
    running: bool = True


# ------------------------------------------------------------------ tables, people, the lobby

#: The names of the clocks.
ClockName: TypeAlias = Literal["relaxed", "normal", "fast", "none"]
#: How quickly bots and forced answers take effect.
PaceName: TypeAlias = Literal["slow", "normal", "quick", "none"]


class TableOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table plays. The defaults are the official rules."""

    players: int = 5
    sets: tuple[str, ...] = ("base",)
    simplified: bool = False
    characters: Literal["random", "two", "two_open"] = "random"
    events: int = 12
    high_noon_reshuffles: int = 0
    keep_characters: bool = False  # survivors may keep theirs in the next game
    travelling_sheriff: bool = False  # in the next game the star goes to the next seat
    clock: ClockName = "normal"
    pace: PaceName = "normal"
    patient: bool = True  # nothing is told by speed
    substitutes: bool = True  # a bot plays for who is away
    chat: bool = True
    spectators: bool = True
    spectator_delay: int = 0  # in seconds
    public: bool = True  # listed in the lobby


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat of a table and who sits there."""

    kind: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    who: str = ""  # tells people at this table apart; means nothing elsewhere
    bot: str = ""  # which of the house's bots sits here
    program: bool = False  # a person's program, shown as a bot
    here: bool = False  # connected
    away: bool = False  # a bot plays for the person meanwhile
    wins: int = 0  # games won at this table


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


class BotCard(Struct, frozen=True, omit_defaults=True):
    """A bot that the house offers."""

    bot: str  # its name here: never a spec string
    level: int  # from 1, the easiest


# ------------------------------------------------------------------ from the client


class Request(
    Struct,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="t",
    tag=str.lower,
):
    """What a client asks for. `id` comes back with the answer."""

    id: int = 0


class Hello(Request):
    """The first message. `program`: this client is no person and is shown as a bot."""

    protocol: int
    client: str = ""
    program: bool = False


class Lobby(Request):
    """Follow the list of public tables, or stop."""

    on: bool = True


class Open(Request):
    """Open a table of one's own. `scenario`: one prepared position, for its opener only."""

    options: TableOptions = field(default_factory=TableOptions)
    scenario: str = ""


class Quick(Request):
    """Find any public table with a free seat and sit down; if there is none, open one."""

    name: str = ""


class Watch(Request):
    """Look at a table from now on: from the own seat, or as a spectator."""

    table: str


class Unwatch(Request):
    """Look at no table any more. The seat stays."""


class Sit(Request):
    """Take a free seat (the first one if none is named) of the table one looks at."""

    name: str
    seat: int = -1


class Stand(Request):
    """Give the seat back before or after a game."""


class Invite(Request):
    """A link that seats one person once, and soon; for whoever sits at the table."""


class Change(Request):
    """The owner sets the options of the table."""

    options: TableOptions


class Rename(Request):
    """Another name at this table, before or after a game."""

    name: str


class Seatbot(Request):
    """The owner puts a bot of the house on a free seat (-1: on every free seat)."""

    bot: str
    seat: int = -1


class Clear(Request):
    """The owner takes a bot from its seat."""

    seat: int


class Kick(Request):
    """The owner sends somebody away; in a game a bot plays on."""

    seat: int


class Start(Request):
    """The owner begins the game; free seats are filled with bots if `bots` names one."""

    bots: str = ""


class Number(Request):
    """The client's own random number for the deal, as 32 to 64 hexadecimal digits."""

    value: str


class Answer(Request):
    """An answer to an open decision: its number and the index of an option."""

    decision: int
    option: int


class Prefer(Request):
    """Settings of the own seat. `forced`: questions with one answer are answered for me."""

    forced: bool


class Back(Request):
    """Take the seat back from the bot that played meanwhile."""


class Pause(Request):
    """Stop the clocks for a while; everybody may do so a few times a game."""


class Resume(Request):
    """Go on after a pause."""


class Resign(Request):
    """Give up this game: the seat plays on passively, as the rules of leaving say."""


class Leave(Request):
    """Leave the table for good."""


class Rematch(Request):
    """The owner has the same people play again."""


class Again(Request):
    """At a prepared position: go back to this step (0: the beginning)."""

    step: int = 0


class Full(Request):
    """Send the whole view again."""


class Ack(Request):
    """All updates up to this one have been read."""

    seq: int


class Why(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why is this not offered to me?"""

    option: Option


class Distance(Struct, frozen=True, tag_field="t", tag="distance", forbid_unknown_fields=True):
    """How far does one seat see the other, and what does it come from?"""

    seat: int
    foe: int


class Odds(Struct, frozen=True, tag_field="t", tag="odds", forbid_unknown_fields=True):
    """How likely is it that a draw! of this seat comes out as wished?"""

    seat: int
    wish: str


Ask: TypeAlias = Why | Distance | Odds


class Explain(Request):
    """Ask the engine for explanations, computed from the own view alone."""

    asks: tuple[Ask, ...]


class Say(Request):
    """Say something to the others of one's own kind: the living, the dead, spectators."""

    text: str


class Phrase(Request):
    """Say one of the house's quick phrases."""

    phrase: str


class Mute(Request):
    """Hear somebody no more (or again) at this table."""

    who: str
    on: bool = True


class Block(Request):
    """Hear somebody no more at any table, and sit at no table that he owns, or undo that."""

    who: str
    on: bool = True


class Complain(Request):
    """Report somebody to the house, with what was said."""

    who: str
    text: str = ""


AnyRequest: TypeAlias = (
    Hello
    | Lobby
    | Open
    | Quick
    | Watch
    | Unwatch
    | Sit
    | Stand
    | Invite
    | Change
    | Rename
    | Seatbot
    | Clear
    | Kick
    | Start
    | Number
    | Answer
    | Prefer
    | Back
    | Pause
    | Resume
    | Resign
    | Leave
    | Rematch
    | Again
    | Full
    | Ack
    | Explain
    | Say
    | Phrase
    | Mute
    | Block
    | Complain
)

# ------------------------------------------------------------------ from the house


class Message(Struct, kw_only=True, omit_defaults=True, tag_field="t", tag=str.lower):
    """What the house sends."""


class Welcome(Message):
    """The answer to `hello`."""

    protocol: int
    rules: int  # the version of the rules
    name: str = ""  # how this person was called last time
    bots: tuple[BotCard, ...] = ()
    sets: tuple[str, ...] = ()
    presets: dict[str, TableOptions] = field(default_factory=dict)
    phrases: tuple[str, ...] = ()
    playing: tuple[str, ...] = ()  # the tables where this person has a seat in a running game


class Reload(Message):
    """This client speaks another version of the protocol: load the page (or package) anew."""

    protocol: int


class Done(Message):
    """A request was carried out."""

    id: int
    table: str = ""  # open, quick: the table
    secret: str = ""  # invite: what stands after the # of the link


class Refused(Message):
    """A request changed nothing, and this is why."""

    id: int
    reason: Told


class Tables(Message):
    """The public tables; after the first list only those that changed, and those that went."""

    tables: tuple[TableCard, ...] = ()
    gone: tuple[str, ...] = ()
    all: bool = False


class Table(Message):
    """The table one looks at, sent whenever something about it changes."""

    table: str
    status: Literal["waiting", "dealing", "playing", "paused", "over"]
    options: TableOptions
    chairs: tuple[Chair, ...]
    owner: int  # a seat; -1: nobody owns it
    seat: int  # one's own seat; -1: a spectator
    games: int = 0  # games begun at this table
    spectators: int = 0
    pauses: int = 0  # how often the viewer may still pause
    scenario: str = ""


class Dealing(Message):
    """The house has committed to its secret; every client now sends its `number`."""

    game: str
    commitment: str


class Game(Message):
    """A game is being played; an update with the full view follows."""

    game: str
    number: int  # of the games at this table
    rules: int
    deal: Deal | None = None


class Update(Message):
    """What has happened, and what is asked now: one message per decision and viewer.

    `view` is there on joining and when asked for; otherwise `delta` says what differs from
    the update before, whose `seq` is `base`.
    """

    seq: int
    base: int = 0
    view: GameView | None = None
    delta: Delta | None = None
    reports: tuple[Report, ...] = ()
    question: Question | None = None
    clock: Clock | None = None
    steps: int = 0  # at a prepared position: the steps that one can go back to


class Ended(Message):
    """The game is over: everything that was secret about the deal."""

    game: str
    over: str
    proof: Proof | None = None
    closed: Told | None = None  # why it was not finished


class Summand(Struct, frozen=True, array_like=True):
    """One part of a distance: `[key, source, number]`."""

    key: str
    source: str
    number: int


class Explanation(Struct, frozen=True, omit_defaults=True):
    """The answer to one `Ask`."""

    reason: Told | None = None  # why: null if it is offered
    distance: int | None = None
    reach: int | None = None  # with a distance: how far the weapon carries
    summands: tuple[Summand, ...] = ()
    chance: tuple[int, int] | None = None  # odds: numerator and denominator


class Explained(Message):
    """The answers to `explain`, in the order of what was asked."""

    id: int
    answers: tuple[Explanation, ...]


class Said(Message):
    """Somebody said something."""

    number: int
    room: Literal["table", "dead", "spectators"]
    who: str
    name: str
    seat: int = -1
    text: str = ""
    phrase: str = ""


class Notice(Message):
    """Something about the table or the house that is no part of the game."""

    notice: Told


class Gone(Message):
    """This table is no longer looked at: it was closed, or one was sent away."""

    table: str
    reason: Told


AnyMessage: TypeAlias = (
    Welcome
    | Reload
    | Done
    | Refused
    | Tables
    | Table
    | Dealing
    | Game
    | Update
    | Ended
    | Explained
    | Said
    | Notice
    | Gone
)

# ------------------------------------------------------------------ reading and writing

encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(AnyRequest).decode
read_message = msgspec.json.Decoder(AnyMessage).decode
