"""The state of a tournament: what follows from its log. Plain, frozen, never edited by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ..regulation.auction import Auction
from ..regulation.choice import Choice
from ..regulation.conduct import Warned
from ..regulation.derogations import TakenDerogation
from ..regulation.duel_clock import DuelClock
from ..regulation.duels import Pairing, PairingResult, bracket
from ..regulation.rounds import MINIMUM_PLAYERS, rounds_for
from ..regulation.score import Entry, PlayedTable, entries, score
from ..regulation.sheet import Sheet, Terms
from ..regulation.standings import Standings, standings
from .errors import Refused
from .kinds import JUDGE, ORGANIZER, REFEREE, REGISTRAR

WITHDRAWAL, NO_SHOW, EXPULSION = "withdrawal", "no_show", "expulsion"
#: How far a table is; a sheet is entered and verified on top of that.
SEATED, AUCTION, PLAYING, FINISHED = "seated", "auction", "playing", "finished"
STATUSES = (SEATED, AUCTION, PLAYING, FINISHED)
#: Where those of an office stand.
IN_OFFICE = {
    REFEREE: "referees",
    JUDGE: "judges",
    REGISTRAR: "registrars",
    ORGANIZER: "organizers",
}


class Departure(NamedTuple):
    """Why and when a player left: in a game of this round, or between rounds."""

    how: str
    event: int
    round: int  # the round that was drawn last; 0: none yet
    in_game: bool  # the character stays, passive
    category: str = ""  # T-155: of the misconduct, for an expulsion


@dataclass(frozen=True, slots=True)
class Player:
    number: str
    digest: str
    gone: Departure | None = None
    warnings: tuple[Warned, ...] = ()
    is_erased: bool = False


class BoundKey(NamedTuple):
    """A key that signs for somebody in office, or for the house."""

    key: str
    person: str
    device: str
    event: int  # that bound it
    how: str  # it came in (`signing`)
    counter: int = 0  # how many acts it has signed
    withdrawn: int = 0  # the event that did; 0: it is good


class OpenSignature(NamedTuple):
    """The last signature, while events may still belong to it."""

    event: int
    by: str
    at: int
    key: str
    act: str
    arguments: Mapping[str, object]
    used: int = 0  # how many events do


class Confirmation(NamedTuple):
    """A player has confirmed a version of a sheet, with the own phone."""

    player: str
    version: int
    key: str
    event: int


class Version(NamedTuple):
    """A sheet as somebody typed it; corrections are further versions."""

    sheet: Sheet
    by: str
    event: int
    reason: str  # "" for the first


class Verified(NamedTuple):
    by: str
    how: str  # second_person, typed_again, read_aloud
    version: int


class Housed(NamedTuple):
    """A table that is played at a table of the house, and what the referee allowed there."""

    clock: str
    chat: bool
    spectators: bool
    event: int


class HousedDuel(NamedTuple):
    """A duel that is played at a table of the house, and what the referee allowed there."""

    chat: bool
    spectators: bool
    event: int


class GivenRegulation(NamedTuple):
    """The regulation of the season: its address, or the hash of the file that is given out."""

    address: str
    digest: str


@dataclass(frozen=True, slots=True)
class RoundTable:
    """One table of a round."""

    players: tuple[str, ...]
    status: str = SEATED
    versions: tuple[Version, ...] = ()
    verified: Verified | None = None
    photo: str = ""
    passive: tuple[str, ...] = ()  # who left during this game (T-082)
    reshuffles: int = 0
    noon: str = ""  # what called it: reshuffle, time
    playing_since: int | None = None  # the end of this table's auction
    auction: Auction | None = None  # if it is held at the desk's own screens
    choice: Choice | None = None
    housed: Housed | None = None  # it is played in the house
    judged: Mapping[str, bool] = field(default_factory=dict)  # T-064: was it intentional?
    confirmations: tuple[Confirmation, ...] = ()

    @property
    def confirmed_by(self) -> tuple[str, ...]:
        """Who has confirmed the sheet as it is now."""
        count = len(self.versions)
        return tuple([each.player for each in self.confirmations if each.version == count])

    @property
    def sheet(self) -> Sheet | None:
        return self.versions[-1].sheet if self.versions else None

    @property
    def characters(self) -> tuple[str, ...]:
        """Who plays whom, as far as the desk's own screens know: () until all have one."""
        if self.auction is not None and self.auction.phase == "done":
            return tuple([slug for slug in self.auction.bought if slug])
        return self.choice.revealed if self.choice is not None else ()

    @property
    def is_verified(self) -> bool:
        return self.verified is not None and self.verified.version == len(self.versions)


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    active: tuple[str, ...]
    tables: tuple[RoundTable, ...]
    by_hand: bool = False
    link: str = ""
    hall: str = ""
    algorithm: str = ""
    confirmed: bool = False  # the referee saw that somebody is Sheriff again
    event: int = 0

    @property
    def has_started(self) -> bool:
        return any(table.status != SEATED or table.versions for table in self.tables)

    @property
    def is_entered(self) -> bool:
        return all(table.versions for table in self.tables)

    @property
    def is_checked(self) -> bool:
        return all(table.is_verified for table in self.tables)

    @property
    def seating(self) -> tuple[tuple[str, ...], ...]:
        return tuple([table.players for table in self.tables])


class Voided(NamedTuple):
    """A draw that was taken back (T-038); it stays readable."""

    round: Round
    reason: str


class Edition(NamedTuple):
    """The standings as they were published, or corrected after that."""

    number: int
    event: int
    at: int
    reason: str
    standings: Standings


class Reopening(NamedTuple):
    """A tournament that was closed is open again, for this reason (A-32)."""

    event: int
    reason: str


class Call(NamedTuple):
    """T-151: somebody calls the referee to a table, or the house does for who does not play."""

    event: int
    round: int
    table: int
    by: str = ""
    player: str = ""  # who does not play


class Side(NamedTuple):
    """T-124: who plays the Law in a duel, by which lot."""

    law: str
    link: str
    hall: str


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that follows from the log. `replay` makes it; nothing else does."""

    version: int = 1  # of the rules it is run by (`kinds.VERSION`)
    events: int = 0
    head: str = ""
    founded: str = ""  # the hash of the first event: by it signatures mean this tournament
    name: str = ""
    place: str = ""
    season: str = ""
    reading: str = "A"  # of the Marogi coefficient
    is_practice: bool = False  # bots may fill it
    unofficial: tuple[str, ...] = ()  # T-130: why; permanent
    referees: Mapping[str, str] = field(default_factory=dict)  # number → digest
    organizers: Mapping[str, str] = field(default_factory=dict)
    judges: Mapping[str, str] = field(default_factory=dict)
    registrars: Mapping[str, str] = field(default_factory=dict)
    given: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # judge → tables
    held: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # every office ever held
    revoked: tuple[str, ...] = ()
    players: Mapping[str, Player] = field(default_factory=dict)
    bots: Mapping[str, str] = field(default_factory=dict)  # players of a practice tournament
    banned: Mapping[str, str] = field(default_factory=dict)
    registration: str = ""  # "", open, closed
    places: int = 0  # for so many; 0: for as many as come
    waiting: Mapping[str, str] = field(default_factory=dict)  # in their order: number → digest
    has_check_in: bool = False  # has it begun?
    present: frozenset[str] = frozenset()  # who was there at check-in
    promise: str = ""  # the commitment to all seeds
    link: str = ""  # the last link laid open
    derogations: Mapping[str, TakenDerogation] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    voided: tuple[Voided, ...] = ()
    stopped: str = ""
    lots: Mapping[str, int] | None = None
    editions: tuple[Edition, ...] = ()
    qualified: tuple[str, ...] = ()
    sides: Mapping[str, Side] = field(default_factory=dict)
    housed_duels: Mapping[str, HousedDuel] = field(default_factory=dict)
    clocks: Mapping[str, DuelClock] = field(default_factory=dict)
    lent: frozenset[str] = frozenset()  # duels whose clock lies on a tablet between the players
    results: Mapping[str, PairingResult] = field(default_factory=dict)
    third_skipped: bool = False
    is_closed: bool = False
    reopenings: tuple[Reopening, ...] = ()
    is_sent: bool = False
    announcements: tuple[str, ...] = ()
    calls: tuple[Call, ...] = ()  # that are not over
    regulation: GivenRegulation | None = None
    keys: Mapping[str, BoundKey] = field(default_factory=dict)  # that sign acts
    phone_keys: Mapping[str, str] = field(default_factory=dict)  # of phones → their players
    signature: OpenSignature | None = None

    # ------------------------------------------------------------ in short

    @property
    def is_official(self) -> bool:
        return not self.unofficial

    def in_office(self, office: str) -> Mapping[str, str]:
        """Who holds an office: number → digest."""
        held: Mapping[str, str] = getattr(self, IN_OFFICE[office])
        return held

    @property
    def officers(self) -> dict[str, str]:
        """Everybody in office: number → digest."""
        return {**self.referees, **self.organizers, **self.judges, **self.registrars}

    @property
    def active(self) -> tuple[str, ...]:
        """Who is drawn (T-036): in the order of registration, which the seed refers to."""
        return tuple([number for number, player in self.players.items() if not player.gone])

    @property
    def has_place(self) -> bool:
        """Is there one for somebody more?"""
        return not self.places or len(self.active) < self.places

    @property
    def missing(self) -> tuple[str, ...]:
        """Who is drawn though nobody has seen them at check-in; nobody, if there is none."""
        if not self.has_check_in:
            return ()
        return tuple([number for number in self.active if number not in self.present])

    @property
    def next_waiting(self) -> str:
        """Who moves up: the first who waits in the hall, else the first; "": nobody waits."""
        there = [number for number in self.waiting if number in self.present]
        return next(iter(there or self.waiting), "")

    @property
    def participants(self) -> tuple[str, ...]:
        """A-22: who was seated in round 1."""
        return self.rounds[0].active if self.rounds else ()

    @property
    def gone(self) -> frozenset[str]:
        return frozenset([number for number, player in self.players.items() if player.gone])

    @property
    def planned(self) -> int:
        """R: by the players seated in round 1, or by derogation; withdrawals change nothing."""
        if "rounds" in self.derogations:
            return self.derogations["rounds"].value
        count = len(self.participants or self.active)
        if count < MINIMUM_PLAYERS and not self.is_official:
            return rounds_for(MINIMUM_PLAYERS)
        return rounds_for(count)

    @property
    def has_auction(self) -> bool:
        return "no_auction" not in self.derogations

    @property
    def has_duels(self) -> bool:
        return "no_duels" not in self.derogations

    @property
    def has_started(self) -> bool:
        """Has the first game begun?"""
        return any(each.has_started for each in self.rounds)

    @property
    def is_published(self) -> bool:
        return bool(self.editions)

    @property
    def corrected(self) -> tuple[tuple[int, int], ...]:
        """A-32: by round and table, the sheets whose last version no edition holds yet."""
        if not self.editions:
            return ()
        last = self.editions[-1].event
        return tuple(
            [
                (each.number, place)
                for each in self.rounds
                for place, table in enumerate(each.tables, 1)
                if table.versions and table.versions[-1].event > last
            ]
        )

    @property
    def is_pending(self) -> bool:
        """A-32: has something changed that the published standings do not say yet?"""
        if self.version < 2 or not self.editions:
            return False
        published = self.editions[-1].standings
        return bool(self.corrected) or self.standings().rows != published.rows

    @property
    def phase(self) -> str:
        """Where the tournament is."""
        if self.is_sent or self.is_closed:
            return "sent" if self.is_sent else "closed"
        if self.qualified or self.editions:
            return "duels" if self.qualified else "published"
        if self.stopped:
            return "stopped"
        if self.rounds:
            last = self.rounds[-1]
            if last.is_checked:
                return "checked"
            return "playing" if last.has_started else "seating"
        return {"": "draft", "open": "registration", "closed": "ready"}[self.registration]

    def no_longer_auctioned(self, number: int) -> bool:
        """T-070: was the auction given up before this round was drawn?"""
        taken = self.derogations.get("no_auction")
        if taken is None:
            return False
        return not taken.midway or taken.value < number

    # ------------------------------------------------------------- computed

    def games(self) -> list[PlayedTable]:
        expelled = self.expelled_in_game
        return [
            PlayedTable(
                each.number,
                place,
                table.players,
                table.sheet,
                tuple([who for who in table.players if expelled.get(who) == each.number]),
            )
            for each in self.rounds
            for place, table in enumerate(each.tables, 1)
        ]

    @property
    def expelled_in_game(self) -> dict[str, int]:
        """A-29: who was expelled before the own game was over, and in which round."""
        if self.version < 2:
            return {}
        return {
            number: player.gone.round
            for number, player in self.players.items()
            if player.gone and player.gone.how == EXPULSION and player.gone.in_game
        }

    def entries(self) -> dict[str, tuple[Entry, ...]]:
        return entries(self.games())

    def score_of(self, player: str) -> int:
        """T-091: a player's own total."""
        mine = [game for game in self.games() if player in game.players]
        return score(self.planned, entries(mine).get(player, ()))

    def standings(self) -> Standings:
        """T-092: for the referee, until they are published."""
        return standings(self.games(), self.planned, self.lots, self.reading)

    def shown_standings(self) -> Standings:
        """The latest edition; before publication the standings so far, for the referee."""
        return self.editions[-1].standings if self.editions else self.standings()

    def terms(self, number: int, place: int, pool: tuple[str, ...]) -> Terms:
        """What the sheet of a table is held against."""
        table = self.table(number, place)
        seated = set(table.players)
        before = [game for game in self.games() if game.round < number]
        mine = entries([game for game in before if not seated.isdisjoint(game.players)])
        known = all(each.is_entered for each in self.rounds[: number - 1])
        money = [score(self.planned, mine.get(player, ())) for player in table.players]
        auction = not self.no_longer_auctioned(number)
        return Terms(len(table.players), auction, money if known else [None] * len(money), pool)

    def table(self, number: int, place: int) -> RoundTable:
        if not 1 <= number <= len(self.rounds):
            raise Refused("no-such-round", round=number)
        tables = self.rounds[number - 1].tables
        if not 1 <= place <= len(tables):
            raise Refused("no-such-table", round=number, table=place)
        return tables[place - 1]

    def duels(self) -> dict[str, Pairing]:
        if not self.qualified:
            return {}
        skipped = self.third_skipped
        return bracket(self.qualified, self.results, self.gone, third_skipped=skipped)
