"""What the house sends."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .duels import ChessClock, DuelDelta, DuelView
from .friends import (
    CircleCard,
    CircleStanding,
    Evening,
    FriendCard,
    InvitationCard,
    Member,
)
from .parts import (
    BotCard,
    Chair,
    Clock,
    Deal,
    Delta,
    GameView,
    Lesson,
    Orders,
    OwnTable,
    Proof,
    Question,
    Report,
    Sentence,
    TableCard,
    TableOptions,
    Told,
)


class Message(Struct, kw_only=True, omit_defaults=True, tag_field="t", tag=str.lower):
    """What the house sends."""


class Welcome(Message):
    """The answer to `hello`."""

    protocol: int
    rules: int  # the version of the rules
    name: str = ""  # how this person was called last time
    bots: tuple[BotCard, ...] = ()
    duel_bots: tuple[BotCard, ...] = ()  # those that play the duel
    duel_rules: int = 0  # the version of the duel's rules
    sets: tuple[str, ...] = ()
    presets: dict[str, TableOptions] = field(default_factory=dict)
    phrases: tuple[str, ...] = ()
    playing: tuple[str, ...] = ()  # the tables where this person has a seat
    emotes: tuple[str, ...] = ()  # phrases that are shown as pictures over a seat
    avatars: tuple[str, ...] = ()  # the pictures that people can choose
    avatar: str = ""  # the one that this person has chosen
    own: tuple[OwnTable, ...] = ()  # the same tables, with who else sits there
    house_rules: bool = False  # whoever runs the house has written rules for people to read
    ratings: bool = False  # the house rates how well people play


class Own(Message):
    """The tables where this person has a seat, if something about them is different."""

    own: tuple[OwnTable, ...] = ()  # all of them


class Reload(Message):
    """This client speaks another version of the protocol: load the page (or package) anew."""

    protocol: int


class Done(Message):
    """A request was carried out."""

    id: int
    table: str = ""  # open, quick: the table
    secret: str = ""  # invite: what stands after the # of the link
    circle: str = ""  # found, join: the circle


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
    owner: int  # a seat; -1: nobody who sits there owns it
    seat: int  # one's own seat; -1: a spectator
    owned: bool = False  # the viewer owns it, seated or not
    games: int = 0  # games begun at this table
    spectators: int = 0
    pauses: int = 0  # how often the viewer may still pause
    reveal: int = 0  # nobody is asked for so many more milliseconds; -1: until `ready`
    scenario: str = ""
    tournament: str = ""  # whose referee the table belongs to
    muted: tuple[str, ...] = ()  # whom the viewer does not hear at this table, as `who`
    blocked: tuple[str, ...] = ()  # whom the viewer has blocked, of those who are or were here
    paused_by: int = -1  # the seat of who pauses the game; -1: nobody who sits here
    paused_for: int = 0  # how long it has been paused, in milliseconds
    hurry: bool = False  # nobody who plays is left: whoever is out may ask to hurry
    wishes: dict[int, str] = field(default_factory=dict)  # by seat, how those who are out want it
    pace: Literal["", "faster", "result"] = ""  # what they agree on
    again: dict[int, bool] = field(default_factory=dict)  # by seat, who plays again, who not
    room: str = ""  # the code that lets anybody in, for those who sit here; "": none
    orders: Orders | None = None  # what the viewer answers in advance, at a table for days
    held: tuple[int, int] | None = None  # to which decision of the viewer, and which option
    gathering: dict[int, bool] = field(default_factory=dict)  # by seat, who has said `here`
    gather_left: int = 0  # people gather for so many more milliseconds; 0: as long as it takes
    next_time: int = 0  # when the same people meet here again, in seconds since 1970


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
    the update before, whose `seq` is `base`. Of a duel it is `duel` and `duel_delta` instead.
    """

    seq: int
    base: int = 0
    view: GameView | None = None
    delta: Delta | None = None
    duel: DuelView | None = None  # the whole view of a duel
    duel_delta: DuelDelta | None = None  # what differs from the view of `base`
    reports: tuple[Report, ...] = ()
    question: Question | None = None
    clock: Clock | None = None
    chess: ChessClock | None = None  # at a duel with chess clocks
    lesson: Lesson | None = None  # at a prepared position
    told: tuple[Sentence, ...] = ()  # the log: the reports in words, in its order
    asides: tuple[Sentence, ...] = ()  # each report that the log says otherwise or not, by itself
    recent: int = -1  # closed discards: a log shows so many of the last reports; -1: all


class Ended(Message):
    """The game is over: everything that was secret about the deal."""

    game: str
    over: str
    proof: Proof | None = None
    how: Literal["", "left", "time"] = ""  # not played out: somebody gave up, or had no time left
    closed: Told | None = None  # why it was not finished
    by_bot: tuple[int, ...] = ()  # the seats whose games a bot has finished for somebody
    hurried: bool = False  # towards the end bots had hardly any time to think


class Summand(Struct, frozen=True, array_like=True):
    """One part of a distance: `[key, source, number]`."""

    key: str
    source: str
    number: int


class Sum(Struct, frozen=True, array_like=True):
    """A number of a duel's side: `[name, total, parts]`."""

    name: str  # `draw`, `bangs`, `kept`, `dodge` or `reveal`
    total: int | None  # null: there is no limit
    parts: tuple[Summand, ...]  # besides `rule`: `base`, `life`, `fewest`, `unlimited`


class Explanation(Struct, frozen=True, omit_defaults=True):
    """The answer to one `Ask`."""

    reason: Told | None = None  # why: null if it is offered
    distance: int | None = None
    reach: int | None = None  # with a distance: how far the weapon carries
    summands: tuple[Summand, ...] = ()
    chance: tuple[int, int] | None = None  # odds: numerator and denominator
    sums: tuple[Sum, ...] = ()  # of a duel


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
    past: bool = False  # told to who comes: it was said before


class Notice(Message):
    """Something about the table or the house that is no part of the game."""

    notice: Told
    table: str = ""  # the table that a friend has invited one to


class Gone(Message):
    """This table is no longer looked at: it was closed, or one was sent away."""

    table: str
    reason: Told


class FriendList(Message):
    """Whom one knows, who has invited one, and one's circles."""

    friends: tuple[FriendCard, ...] = ()  # and who asks, or was asked
    invitations: tuple[InvitationCard, ...] = ()  # to tables that are open
    circles: tuple[CircleCard, ...] = ()  # those one belongs to
    shows: Literal["nothing", "in", "table"] = "in"  # what friends see of oneself
    here: dict[str, str] = field(default_factory=dict)  # those at one's table: `who`, then sign


class CirclePage(Message):
    """A circle: who belongs to it, its tables, and who has won how often."""

    circle: str  # its id
    name: str = ""  # "": there is no such circle any more, or one does not belong to it
    rank: Literal["", "owner", "helper", "member"] = ""  # one's own
    code: str = ""  # what stands after the # of its link, for who may renew it; "": there is none
    members: tuple[Member, ...] = ()  # the oldest first
    tables: tuple[TableCard, ...] = ()  # that are open
    standings: tuple[CircleStanding, ...] = ()  # over everything
    evenings: tuple[Evening, ...] = ()  # the last ones, the latest first


AnyMessage: TypeAlias = (
    Welcome
    | Own
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
    | FriendList
    | CirclePage
)
