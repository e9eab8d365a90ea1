"""What the desk shows: to referees everything, to phones and the screen what they may see.

Times are milliseconds since 1970, UTC. Persons are numbers of eight digits; whoever may know
their names finds them in `names` or `people`. Rounds, tables and seats count from 1.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ..protocol import Told
from .door.views import DoorView, ShortView
from .duel_views import ClockPage, PairingView, TabletView
from .evidence.views import OwnSheet, SigningView
from .persons import PersonView, PlayerView
from .previews import PendingView

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


class RegulationView(Struct):
    """The regulation of the season: an address, or the hash of the file that the house gives."""

    address: str  # "": it is a file
    digest: str  # "": it is an address


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
    regulation: RegulationView | None  # null: none was given
    listed: dict[str, str]  # names for lists, the surname first


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
    call: int | None  # the number of that call, by which it is withdrawn
    duel: str  # the duel at whose table of the house one can sit down now; "": none
    waiting: int  # the place on the waiting list; 0: not on it
    here: bool  # check-in has seen this player
    may_check_in: bool  # can one say so by the phone, now?
    founded: str  # stands for the tournament in what is signed
    sheet: OwnSheet | None  # of the own table in the last round, to be confirmed
    how_left: str  # withdrawal, no_show or expulsion; "": has not left


# ------------------------------------------------------------------------ the desk


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
    """Who verified the sheet, and how."""

    by: str
    typed_again: bool
    version: int
    how: str  # second_person, typed_again, read_aloud


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
    filed: int  # how many versions of the sheet there are; 0: none is filed
    versions: tuple[VersionView, ...]  # the last one counts; () for who may not see sheets
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
    boxes: int | None  # for reshuffles on the sheet; null: whatever happened is written
    back: tuple[TableStatus, ...]  # the earlier stages that it can be set back to
    confirmed_by: tuple[str, ...]  # players who have confirmed the sheet with their phones


class RoundView(Struct):
    """A round at the desk."""

    number: int
    by_hand: bool
    link: str
    hall: str
    confirmed: bool
    auctioned: bool
    tables: tuple[TableView, ...]
    to_start: tuple[int, ...]  # tables where nothing but the game is still to begin


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
    withdrawable: bool  # nothing rests on it yet


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


class Overspend(Struct):
    """Somebody paid more than was there."""

    round: int
    table: int
    player: str
    intentional: bool | None  # null: not judged yet


class InboxPhoto(Struct):
    """A picture that waits until somebody says of which sheet it is."""

    photo: str  # what it is called in addresses
    file: str  # what the file was called
    by: str
    at: int


class BackupView(Struct):
    """The last backup, or why there is none."""

    file: str
    at: int
    trouble: Told | None


class DeskView(Struct, tag_field="t", tag="desk"):
    """What somebody in office sees, but what is asked for separately: standings, checklist, log.

    Referees see everything; docs/offices.md says what others do.
    """

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
    rules_version: int  # by which version of the desk's rules it is run; 1: as before
    practice: bool
    official: bool
    unofficial: tuple[str, ...]  # why not; "": from the start
    me: str
    offices: tuple[str, ...]  # what I am here: referee, judge, registrar, organizer
    plays: bool  # I play here, and see no amounts until the standings are published
    may: tuple[str, ...]  # what I may do: tags of acts; those about tables at one of mine
    sees: tuple[str, ...]  # which sorts of facts I see; what I do not see is empty or null
    people: dict[str, PersonView]
    referees: tuple[str, ...]
    organizers: tuple[str, ...]
    judges: tuple[str, ...]
    registrars: tuple[str, ...]
    given: dict[str, tuple[int, ...]]  # by judge, the tables that are theirs in every round
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
    offered: tuple[str, ...]  # derogations that the regulation still allows
    rounds: tuple[RoundView, ...]
    voided: tuple[VoidedView, ...]
    stopped: str
    editions: tuple[EditionView, ...]
    pending: PendingView | None  # what was corrected and is not published; null: nothing
    qualified: tuple[str, ...]
    duels: tuple[PairingView, ...]
    third_skipped: bool
    final: tuple[FinalPlace, ...]
    announcements: tuple[str, ...]
    calls: tuple[CallView, ...]  # that are not over
    tablets: tuple[TabletView, ...]  # with the clocks of duels
    unjudged: tuple[Overspend, ...]  # of which nobody has said yet whether they were intentional
    inbox: tuple[InboxPhoto, ...]  # that belong to no sheet yet
    backup: BackupView | None
    regulation: RegulationView | None
    door: DoorView  # check-in and the waiting list
    short: ShortView | None  # fewer are left than the next round needs; null: enough
    signing: SigningView


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


class StandingsView(Struct):
    """The standings, explained."""

    version: int
    edition: int  # 0: not published
    pending: bool  # as they are now, which nobody but referees knows yet
    head: str
    final: bool  # with places and bonuses after the duels
    rows: tuple[StandingRow, ...]
    warnings: tuple[Told, ...]  # for referees
    overspends: tuple[Overspend, ...]  # for referees
    names: dict[str, str]


class OneTotal(Struct):
    """What one player has now, and nothing else."""

    version: int
    player: str
    total: int


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
    signature: int  # the event that signs it; 0: nobody did


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


#: What comes through a live socket.
LiveView: TypeAlias = DeskView | PhoneView | HallView | ClockPage
