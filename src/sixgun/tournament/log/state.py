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

WITHDRAWAL, NO_SHOW, EXPULSION = "withdrawal", "no_show", "expulsion"
#: How far a table is; a sheet is entered and verified on top of that.
SEATED, AUCTION, PLAYING, FINISHED = "seated", "auction", "playing", "finished"
STATUSES = (SEATED, AUCTION, PLAYING, FINISHED)


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


class Version(NamedTuple):
    """A sheet as somebody typed it; corrections are further versions."""

    sheet: Sheet
    by: str
    event: int
    reason: str  # "" for the first


class Verified(NamedTuple):
    by: str
    typed_again: bool  # by the same referee, typing it a second time
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


class Side(NamedTuple):
    """T-124: who plays the Law in a duel, by which lot."""

    law: str
    link: str
    hall: str


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that follows from the log. `replay` makes it; nothing else does."""

    events: int = 0
    head: str = ""
    name: str = ""
    place: str = ""
    season: str = ""
    reading: str = "A"  # of the Marogi coefficient
    is_practice: bool = False  # bots may fill it
    unofficial: tuple[str, ...] = ()  # T-130: why; permanent
    referees: Mapping[str, str] = field(default_factory=dict)  # number → digest
    organizers: Mapping[str, str] = field(default_factory=dict)
    revoked: tuple[str, ...] = ()
    players: Mapping[str, Player] = field(default_factory=dict)
    bots: Mapping[str, str] = field(default_factory=dict)  # players of a practice tournament
    banned: Mapping[str, str] = field(default_factory=dict)
    registration: str = ""  # "", open, closed
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
    results: Mapping[str, PairingResult] = field(default_factory=dict)
    third_skipped: bool = False
    is_closed: bool = False
    is_sent: bool = False
    announcements: tuple[str, ...] = ()
    calls: tuple[tuple[int, int, int], ...] = ()  # (event, round, table), not yet answered

    # ------------------------------------------------------------ in short

    @property
    def is_official(self) -> bool:
        return not self.unofficial

    @property
    def active(self) -> tuple[str, ...]:
        """Who is drawn (T-036): in the order of registration, which the seed refers to."""
        return tuple([number for number, player in self.players.items() if not player.gone])

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
        return [
            PlayedTable(each.number, place, table.players, table.sheet)
            for each in self.rounds
            for place, table in enumerate(each.tables, 1)
        ]

    def entries(self) -> dict[str, tuple[Entry, ...]]:
        return entries(self.games())

    def score_of(self, player: str) -> int:
        """T-091: a player's own total."""
        mine = [game for game in self.games() if player in game.players]
        return score(self.planned, entries(mine).get(player, ()))

    def standings(self) -> Standings:
        """T-092: for the referee, until they are published."""
        return standings(self.games(), self.planned, self.lots, self.reading)

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
