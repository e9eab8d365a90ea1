"""What the desk shows: to referees everything, to phones and the screen what they may see.

Times are milliseconds since 1970, UTC. Persons are numbers of eight digits; whoever may know
their names finds them in `names` or `people`. Rounds, tables and seats count from 1.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ..protocol import Told
from .acts import LinkRole

#: Where a tournament is.
Stage: TypeAlias = Literal[
    "draft",
    "registration",
    "ready",
    "seating",
    "playing",
    "checked",
    "stopped",
    "published",
    "duels",
    "closed",
    "sent",
]
#: How far a table is.
TableStatus: TypeAlias = Literal["seated", "auction", "playing", "finished"]

# ------------------------------------------------------------------ what a hall may see


class ClockView(Struct):
    """The clock of a duel: `left` as it was at `since`; what runs has run on since then."""

    left: tuple[int, int] | None  # milliseconds of the first and the second; null: no limit
    turn: int | None  # whose clock it is, 0 or 1; null: between turns
    since: int | None  # null: it stands still
    pause: str  # "", reshuffle, interruption, elimination


class PairingView(Struct):
    """One pairing of the bracket."""

    name: str  # q1 to q4, s1, s2, third, final
    first: str | None
    second: str | None
    winner: str | None
    how: str  # "", played, time, forfeit
    ready: bool  # both are known and it can be played
    law: str | None  # who plays the Law; null: the sides are not drawn
    clock: ClockView | None
    housed: bool  # it is played at a table of the house


class HallTable(Struct):
    """A table as the hall sees it: how far it is, not how its game ended."""

    players: tuple[str, ...]
    status: TableStatus
    noon: bool
    noon_due: int | None  # null: no high noon by time
    since: int | None  # when its game began


class Placed(Struct, array_like=True):
    """`[place, player, score]`."""

    place: int
    player: str
    score: int


class FinalPlace(Struct, array_like=True):
    """`[place, player, bonus]`."""

    place: int
    player: str
    bonus: int


class HallView(Struct, tag_field="t", tag="hall"):
    """The screen: seats, stages, clocks, duels; results only once they are published."""

    version: int  # how many events there are
    now: int  # the time of the house, for clocks
    tournament: str
    name: str
    stage: Stage
    head: str
    promise: str
    round: int  # 0: none is drawn
    rounds: int
    tables: tuple[HallTable, ...]
    announcements: tuple[str, ...]
    standings: tuple[Placed, ...]  # () until they are published
    final: tuple[FinalPlace, ...]
    duels: tuple[PairingView, ...]
    names: dict[str, str]  # of everybody who is mentioned
    bots: tuple[str, ...]  # players who are bots of the house, to practise with


# --------------------------------------------------------------------- a player's phone


class AuctionView(Struct):
    """The auction of a table, as everybody there sees it; here seats count from 0."""

    revealed: tuple[str, ...]
    bought: tuple[str | None, ...]
    paid: tuple[int, ...]
    phase: str  # open, bid, last, done
    turn: int
    lot: str
    price: int
    leader: int
    bidders: tuple[int, ...]


class PhoneSeat(Struct):
    """Where the player sits in this round, and the auction or choice there.

    If the table is played in the house: the own role, and whether one can sit down.
    """

    table: int
    seat: int
    auction: AuctionView | None
    may_raise: bool
    never_raises: bool
    offered: tuple[tuple[str, str], ...]  # without auction: the two of every seat
    have_chosen: tuple[bool, ...]
    chosen: str | None  # by this player
    revealed: tuple[str, ...]  # what everybody has chosen, once all have
    housed: bool
    role: str  # "": not known to the house
    open: bool


class PhoneView(Struct, tag_field="t", tag="phone"):
    """A player's phone: the hall, the own seat, the own total."""

    hall: HallView
    me: str
    my_name: str
    total: int | None  # null: nothing has been played
    left: bool
    seat: PhoneSeat | None
    called: int | None  # when this player called the referee, if nobody has come yet
    duel: str  # the duel at whose table of the house one can sit down now; "": none


# ------------------------------------------------------------------------ the desk


class PersonView(Struct):
    """What the desk knows about somebody."""

    name: str
    member: str
    contact: str


class WarningView(Struct):
    """A warning, by the number of its event."""

    event: int
    category: str
    note: str


class GoneView(Struct):
    """Why and when a player left."""

    how: str  # withdrawal, no_show, expulsion
    round: int
    in_game: bool
    category: str


class PlayerView(Struct):
    """A player at the desk."""

    number: str
    gone: GoneView | None
    warnings: tuple[WarningView, ...]
    erased: bool
    total: int | None  # null: no round is drawn
    link: bool  # is there a private link?
    bot: str  # which of the house's bots it is; "": a person


class SheetData(Struct):
    """A sheet as it is kept; lists go in the order of seats."""

    roles: tuple[str, ...]
    prices: tuple[int, ...]
    outcome: str
    final_duel: bool
    characters: tuple[str, ...]
    reshuffles: int
    confirmed: dict[str, str]  # by validation, the reason


class VersionView(Struct):
    """A sheet as somebody typed it."""

    sheet: SheetData
    by: str
    event: int
    reason: str  # "" for the first


class VerifiedView(Struct):
    """Who compared the sheet."""

    by: str
    typed_again: bool
    version: int


class ChoiceView(Struct):
    """Without auction: two open characters each."""

    offered: tuple[tuple[str, str], ...]
    chosen: tuple[str | None, ...]


class HousedView(Struct):
    """A table that is played in the house."""

    clock: str
    chat: bool
    spectators: bool
    status: Literal["", "waiting", "dealing", "playing", "over"]  # "": not open (yet)
    came: tuple[bool, ...]  # who has sat down
    here: tuple[bool, ...]  # who is connected


class TableView(Struct):
    """A table at the desk."""

    players: tuple[str, ...]
    status: TableStatus
    versions: tuple[VersionView, ...]  # the last one counts
    verified: VerifiedView | None
    is_verified: bool  # the last version is
    photo: str  # "": none; else its hash
    passive: tuple[str, ...]
    reshuffles: int
    noon: str  # "", reshuffle, time
    noon_due: int | None
    since: int | None
    auction: AuctionView | None
    choice: ChoiceView | None
    judged: dict[str, bool]  # by player, whether an overspend was intentional
    housed: HousedView | None


class RoundView(Struct):
    """A round at the desk."""

    number: int
    by_hand: bool
    link: str
    hall: str
    confirmed: bool
    auctioned: bool
    tables: tuple[TableView, ...]


class VoidedView(Struct):
    """A draw that was taken back."""

    round: int
    tables: tuple[tuple[str, ...], ...]
    reason: str


class DerogationView(Struct):
    """A derogation that is made use of."""

    kind: str
    degree: str  # A, B, C
    value: int
    midway: bool
    approval: str
    announced: bool
    consent: tuple[str, ...]
    asked: tuple[str, ...]


class EditionView(Struct):
    """The standings as published, or corrected after that."""

    number: int
    event: int
    at: int
    reason: str


class CallView(Struct):
    """Somebody calls the referee; `event` is what answers it."""

    event: int
    round: int
    table: int
    by: str
    at: int
    note: str
    player: str  # who does not play, if the house calls
    cause: str  # "", away, time


class BackupView(Struct):
    """The last backup, or why there is none."""

    file: str
    at: int
    trouble: Told | None


class DeskView(Struct, tag_field="t", tag="desk"):
    """Everything that referees see, but what is asked for separately: standings, checklist, log."""

    version: int
    now: int
    tournament: str
    name: str
    place: str
    season: str
    stage: Stage
    head: str
    promise: str
    reading: str
    practice: bool
    official: bool
    unofficial: tuple[str, ...]  # why not; "": from the start
    me: str
    people: dict[str, PersonView]
    referees: tuple[str, ...]
    organizers: tuple[str, ...]
    revoked: tuple[str, ...]
    registration: str  # "", open, closed
    self_service: bool  # is there a link for registering oneself?
    players: tuple[PlayerView, ...]
    banned: dict[str, str]  # noted in the log
    barred: dict[str, str]  # by the register of seasons, though they take part
    planned: int  # rounds; 0: too few players
    has_auction: bool
    has_duels: bool
    characters: tuple[str, ...]  # of this tournament
    derogations: tuple[DerogationView, ...]
    rounds: tuple[RoundView, ...]
    voided: tuple[VoidedView, ...]
    stopped: str
    editions: tuple[EditionView, ...]
    qualified: tuple[str, ...]
    duels: tuple[PairingView, ...]
    third_skipped: bool
    final: tuple[FinalPlace, ...]
    announcements: tuple[str, ...]
    calls: tuple[CallView, ...]  # not yet answered
    backup: BackupView | None


# ------------------------------------------------------------- what is asked for separately


class DrawPreview(Struct):
    """What the next draw will be like, before any number is given: nobody's seat is known yet."""

    round: int
    players: int
    sizes: tuple[int, ...]
    sheriffs_again: int  # so many must be Sheriff again: to be confirmed
    last_again: int
    problems: tuple[Told, ...]


class SheetProblem(Struct):
    """A validation that speaks up: `reject`, `confirm` (with a reason) or `flag`."""

    rule: str
    degree: str
    reason: Told
    seat: int | None  # from 0; null: the whole sheet


class SheetChecked(Struct):
    """What is to be said about a sheet while it is typed."""

    version: int  # of the sheet that is kept; 0: none
    complete: bool
    problems: tuple[SheetProblem, ...]
    warnings: tuple[Told, ...]  # what a correction would bring about
    money: tuple[int | None, ...]  # before this round
    prizes: tuple[int, ...]  # () until roles and outcome are there


class StandingRow(Struct):
    """A line of the standings; the notes say where its numbers come from."""

    place: int
    player: str
    score: int
    marogi: str
    wins: int
    lot: int | None
    tie: str  # what decided among equals: "", marogi, wins, lot, open
    bonus: int
    left: str  # "", withdrawal, no_show, expulsion
    notes: tuple[Told, ...]


class Overspend(Struct):
    """Somebody paid more than was there."""

    round: int
    table: int
    player: str
    intentional: bool | None  # null: not judged yet


class StandingsView(Struct):
    """The standings, explained."""

    version: int
    edition: int  # 0: not published
    head: str
    final: bool  # with places and bonuses after the duels
    rows: tuple[StandingRow, ...]
    warnings: tuple[Told, ...]  # for referees
    overspends: tuple[Overspend, ...]  # for referees
    names: dict[str, str]


class CheckView(Struct):
    """One line of the checklist."""

    rule: str
    status: str  # ok, open, attention, failed
    notes: tuple[Told, ...]


class ChecklistView(Struct):
    """H-1 to H-12, computed now."""

    version: int
    lines: tuple[CheckView, ...]
    homologable: bool
    marks: tuple[Told, ...]
    forecast: tuple[Told, ...]


class LogEntry(Struct):
    """An event of the log."""

    number: int
    kind: str
    by: str
    at: int
    data: dict[str, Any]
    hash: str


class LogPage(Struct):
    """Some events, the oldest first."""

    version: int
    events: tuple[LogEntry, ...]


class TournamentLine(Struct):
    """A tournament of this house; `trouble` says why it cannot be opened."""

    tournament: str
    name: str
    stage: str
    players: int
    officers: dict[str, str]  # number → name
    trouble: str


class Tournaments(Struct):
    """All tournaments of this house."""

    tournaments: tuple[TournamentLine, ...]


# ---------------------------------------------------------------------- answers


class LinkGiven(Struct):
    """A link with a secret after its #; it is never shown again."""

    role: LinkRole
    person: str  # "" for the screen and for registration
    link: str
    qr: str  # the same as a picture: a data: address


class Opened(Struct):
    """A new tournament, and the links of those in office."""

    tournament: str
    links: tuple[LinkGiven, ...]


class Entered(Struct):
    """Somebody has come in; programs get a token for the Authorization header."""

    tournament: str
    name: str  # of the tournament, as people call it
    role: LinkRole
    person: str
    token: str  # "" for browsers, which get a cookie
    link: LinkGiven | None  # for who has registered by self-service


class ActDone(Struct):
    """It is on the disk."""

    version: int
    head: str
    person: str  # who was registered or named
    link: LinkGiven | None  # of who was named


class TicketGiven(Struct):
    """A ticket to a table of the house, for one person and soon."""

    secret: str


class SeatTaken(Struct):
    """Where a ticket leads to."""

    table: str


class Registered(Struct):
    """Who was registered from a list, and which lines were not."""

    version: int
    registered: tuple[str, ...]
    refused: tuple[LineRefused, ...]


class LineRefused(Struct):
    """A line of a list that could not be used."""

    line: int
    name: str
    reason: Told


class SheetConflict(Struct):
    """What somebody else has filed meanwhile."""

    version: int
    by: str
    sheet: SheetData
    differs: tuple[str, ...]  # names of fields


class DeskProblem(Struct):
    """Why something was refused; `detail` is for who writes programs."""

    reason: Told
    rule: str = ""  # the validation that failed
    detail: str = ""
    conflict: SheetConflict | None = None


class ReportVerified(Struct):
    """What other code says about a report."""

    violations: tuple[str, ...]
    last_again: int
    avoidable: int
    name: str
    head: str


#: What comes through a live socket.
LiveView: TypeAlias = DeskView | PhoneView | HallView
