"""What the house remembers of a table besides its game: who sits where and what was agreed."""

from __future__ import annotations

from msgspec import Struct, field, json

from ..protocol import Orders, TableOptions


class Place(Struct):
    """A seat of a table. A person who is away keeps it; a bot plays meanwhile."""

    kind: str = "nobody"  # nobody, person, bot
    person: str = ""  # who sits here; at a bot's place, who left it in mid-game
    name: str = ""
    bot: str = ""  # which of the house's bots sits here, or plays for the person
    temper: str = ""  # the personality of the house's bot that sits here
    seed: str = ""  # of whatever bot plays here; never derived from a game's
    program: bool = False
    away: bool = False
    forced: bool | None = None  # are questions with one answer answered for the person?
    defaults: int = 0  # decisions out of time in a row
    relieved: bool = False  # a bot has played, or would have to, since the person was here last
    wins: int = 0
    avatar: str = ""  # the picture that the person has chosen; "": none
    gathers: bool = False  # can this person's client say that he is there?


class Promise(Struct):
    """A deal that the house has committed to and that is not dealt yet."""

    game: str
    secret: str
    commitment: str
    settings: str  # those of the game, as JSON


class Times(Struct):
    """The clocks of a game after so many moves, in seconds; what came later is in its log."""

    game: str
    at: int
    chess: list[float]
    banks: list[float]


class Commission(Struct):
    """What a tournament has given the house to play: the table is the referee's, nobody owns it."""

    tournament: str
    round: int
    table: int
    event: int  # of the log: tells a table from another one of the same place
    roles: tuple[str, ...]
    characters: tuple[str, ...]
    duel: str = ""  # which one; "": a table of a round
    left: list[int] = field(default_factory=list)  # seats whose players have left for good
    missed: dict[int, str] = field(default_factory=dict)  # by seat, what the referee must hear
    absent: list[int] = field(default_factory=list)  # seats that did not play, until they do


class SlowQuestion(Struct):
    """The open question of a table for days: it is on disk before anybody sees it."""

    game: str
    at: int  # after so many moves
    opened: float  # a date, as the next one
    due: float  # when the time is up
    drawn: bool = False  # out of turn: due was drawn, and nothing takes effect before it
    held: int = -1  # which option takes effect then; -1: none was given yet
    live: bool = False  # the person has given it, and no order


class Gathering(Struct):
    """Everybody says that he is there; then the cards are dealt."""

    bots: str = ""  # who fills free seats, as the owner has said
    temper: str = ""
    until: float = 0.0  # a date; 0: it takes as long as it takes
    here: list[str] = field(default_factory=list)  # who has said so
    by: str = ""  # who has asked, and is there by that


class TableState(Struct):
    """Everything about a table that is not a game, as it is written into the store."""

    places: list[Place]
    owner: str = ""  # a person
    opener: str = ""  # who opened it; as long as nobody owns it, it counts as his
    opened_from: str = ""  # a sign of the address; stays, or forgetting people would free tables
    status: str = "waiting"  # waiting, dealing, playing, paused, over
    games: int = 0
    game: str = ""  # the game that is played, or was played last
    paused_by: str = ""
    pauses: dict[str, int] = field(default_factory=dict)  # how often each person has paused
    invited: list[str] = field(default_factory=list)
    kicked: list[str] = field(default_factory=list)
    promise: Promise | None = None
    revealing: bool = False  # people look at who they are; nobody is asked yet
    scenario: str = ""
    times: Times | None = None  # of a duel with chess clocks, when the house was shut
    commission: Commission | None = None
    lines: int = 0  # what was said, counted
    muted: dict[str, list[str]] = field(default_factory=dict)  # whom each person will not hear
    paused_since: float = 0.0  # a date
    wishes: dict[str, str] = field(default_factory=dict)  # how people who are out want it to go on
    hurried: int | None = None  # since this turn of the game bots have hardly any time to think
    among_people: bool = False  # people had all seats when the game was dealt, and no bot failed
    again: dict[str, bool] = field(default_factory=dict)  # who wants to play again, and who not
    room: str | None = None  # the code that lets anybody in; "": revoked, None: never made
    question: SlowQuestion | None = None
    orders: dict[str, Orders] = field(default_factory=dict)  # what each person answers in advance
    missed_turn: int = -1  # at a table for days: this turn of the game was missed
    gathering: Gathering | None = None
    next_time: float = 0.0  # a date: when these people meet here again; 0: nobody has said
    circle: str = ""  # to whose members it is open
    asked: dict[str, str] = field(default_factory=dict)  # whom a friend has invited, and which one

    def new_game(self) -> None:
        """What was agreed in the game before, or about the next one, is over."""
        self.pauses, self.wishes, self.again, self.hurried = {}, {}, {}, None
        self.question, self.missed_turn = None, -1

    def forget(self, person: str) -> None:
        """Nothing but the places, which are the table's business, knows this person any more."""
        self.owner = "" if self.owner == person else self.owner
        self.opener = "" if self.opener == person else self.opener
        self.paused_by = "" if self.paused_by == person else self.paused_by
        for noted in (self.pauses, self.wishes, self.again, self.asked):
            noted.pop(person, None)
        self.asked = {who: friend for who, friend in self.asked.items() if friend != person}
        self.muted.pop(person, None)
        self.orders.pop(person, None)
        here = self.gathering.here if self.gathering is not None else []
        if self.gathering is not None and self.gathering.by == person:
            self.gathering.by = ""
        for people in (self.invited, self.kicked, here, *self.muted.values()):
            people[:] = [each for each in people if each != person]


write_state = json.Encoder().encode
read_state = json.Decoder(TableState).decode
write_options = json.Encoder().encode
read_options = json.Decoder(TableOptions).decode


def empty_places(players: int) -> list[Place]:
    return [Place() for _ in range(players)]
