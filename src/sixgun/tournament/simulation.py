"""Whole tournaments without people: every act of the desk, with withdrawals, to the report.

Games are decided by a given mix of outcomes or played by bots on the engine; auctions are bid at
random; duels are decided by lot, and the report says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import Any

from ..engine.chance import seed_from, seed_of_part
from .log.desk import Desk
from .log.dice import Dice
from .log.kinds import VERSION
from .log.seating import propose_draw
from .log.seeds import link, promise
from .log.state import FINISHED, RoundTable
from .regulation.auction import Auction, begin, can_raise, for_passive, opened, passed, raised, took
from .regulation.choice import chose, deal_two
from .regulation.conduct import MISCONDUCT
from .regulation.deal import deal_roles, pool, reveal_characters
from .regulation.derogations import contradicted
from .regulation.noon import RESHUFFLES
from .regulation.rounds import MAXIMUM_PLAYERS, MINIMUM_PLAYERS
from .regulation.sheet import Sheet
from .regulation.tabletop import Outcome, play_with_bots
from .reporting.report import make_report, write_report

#: Out of 100 games; of those the Law wins, so many end with the Renegade's lost final duel.
MIX = {"law": 45, "outlaws": 35, "renegade": 20}
FINAL_DUELS = 30
_MINUTE = 60_000
_START = 1_767_258_000_000  # a morning in January


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """What to simulate; the same plan gives the same tournaments."""

    players: tuple[int, int]
    seed: str
    withdrawals: float = 0.0  # the chance of each player to leave in or before each round
    bots: str = ""  # a spec; "": outcomes by the mix
    mix: Mapping[str, int] = field(default_factory=lambda: dict(MIX))
    expulsions: float = 0.0  # the chance of each player at each table, in the game or after it
    corrections: float = 0.0  # the chance of each sheet to be corrected after publication
    no_shows: float = 0.0  # the chance of each player not to come; others wait, or come late


def simulate(plan: TournamentPlan, number: int) -> str:
    """The report of the number-th tournament of a plan, as text."""
    made = Simulation(plan, number)
    made.run()
    remarks = ["games-by-bots" if plan.bots else "games-by-mix"]
    if made.desk.tournament.results:
        remarks.append("duels-by-lot")
    return write_report(make_report(made.desk.events, made.desk.tournament, remarks=remarks))


class Simulation:
    """One tournament under way."""

    def __init__(self, plan: TournamentPlan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.seed = seed_of_part(seed_from(plan.seed), number)
        self.dice = Dice(self.seed)
        self.secret = sha256(b"links" + self.seed).digest()
        self.desk = Desk()
        self.at = _START
        self.referees = [self._someone(), self._someone()]

    # ---------------------------------------------------------------- chance

    def _someone(self) -> str:
        return f"{self.dice.below(1 << 32):08x}"

    def _happens(self, chance: float) -> bool:
        return self.dice.below(1_000_000) < chance * 1_000_000

    def _hall(self) -> str:
        """A number given in the hall: three dice."""
        return " ".join(str(1 + self.dice.below(6)) for _ in range(3))

    def _link(self) -> str:
        return link(self.secret, self.desk.links_opened + 1)

    def note(self, kind: str, by: int = 0, **data: Any) -> None:
        self.at += _MINUTE
        self.desk.note(kind, self.referees[by], self.at, **data)

    # ------------------------------------------------------------- the course

    def run(self) -> None:
        self._open()
        while not self._is_played():
            self._leave_between()
            if self._is_short():
                self.note("stopped", reason="fewer than ten players")
                break
            self._round()
        self.at += _MINUTE
        self.desk.publish(self.referees[0], self.at, self._link(), self._hall())
        self._correct()
        if self.desk.tournament.has_duels and not self.desk.tournament.stopped:
            self._duels()
        self.note("closed")

    def _is_played(self) -> bool:
        rounds = self.desk.tournament.rounds
        return bool(rounds) and len(rounds) == self.desk.tournament.planned

    def _is_short(self) -> bool:
        return len(self.desk.tournament.active) < MINIMUM_PLAYERS

    def _open(self) -> None:
        low, high = self.plan.players
        players = low + self.dice.below(high - low + 1)
        name = f"Simulated tournament {self.number}"
        self.note(
            "created",
            name=name,
            place="",
            season="",
            official=True,
            reading="A",
            practice=bool(self.plan.bots),
            nonce=_hash(f"nonce {self.seed.hex()}"),
            version=VERSION,
        )
        for judge in self.referees:
            self.note("person_named", person=judge, role="referee", digest=_hash(judge))
        self._derogate(players)
        self.note("registration_opened")
        while len(self.desk.tournament.players) < players:
            person = self._someone()
            taken = {*self.desk.tournament.players, *self.referees}
            if person not in taken:
                self.note("registered", person=person, digest=_hash(person))
        came = self._check_in() if self.plan.no_shows else []
        self.note("registration_closed", promise=promise(self.secret))
        if self.plan.no_shows:
            self._come_late(came)

    def _newcomer(self) -> str:
        while True:
            person = self._someone()
            tournament = self.desk.tournament
            if person not in {*tournament.players, *tournament.waiting, *self.referees}:
                return person

    def _check_in(self) -> list[str]:
        """Some do not come; who waits takes their places. Who is missing after that, at the end."""
        desk = self.desk
        self.note("places_set", places=len(desk.tournament.players))
        self.note("check_in_opened")
        for _ in range(1 + self.dice.below(3)):
            person = self._newcomer()
            self.note("waiting_added", person=person, digest=_hash(person))
        gone = [who for who in desk.tournament.players if self._happens(self.plan.no_shows)]
        for player in desk.tournament.players:
            if player not in gone:
                self.note("checked_in", person=player)
        for player in gone[: len(desk.tournament.waiting)]:
            kind = "moved_to_waiting" if self._happens(0.3) else "unregistered"
            self.note(kind, person=player, reason="did not come")
            self.note("moved_up", person=desk.tournament.next_waiting)
        return gone

    def _come_late(self, gone: list[str]) -> None:
        """A-20: round 1 is drawn again for who comes late, and without who has not come."""
        self._draw()
        late = self.desk.tournament.next_waiting
        missing = [who for who in gone if who in self.desk.tournament.players]
        least = len(self.desk.tournament.active) - MINIMUM_PLAYERS
        self.note("draw_voided", round=1, reason="late entry")
        self.note("registration_reopened", reason="late entry")
        for player in missing[:least]:
            self.note("unregistered", person=player, reason="did not come")
        self.note("places_set", places=0)
        has_room = len(self.desk.tournament.players) < MAXIMUM_PLAYERS
        if late and has_room and self._happens(0.5):
            self.note("moved_up", person=late)
        elif has_room:
            person = self._newcomer()
            self.note("registered", person=person, digest=_hash(person))
        self.note("registration_closed", promise=None)

    def _derogate(self, players: int) -> None:
        taken = [
            ("no_duels", 0, 0.4),
            ("no_auction", 0, 0.1),
            ("eight_duelists", 0, 0.3 if players > 30 else 0.0),
            ("rounds", 3 + self.dice.below(3), 0.05),
        ]
        for kind, value, chance in taken:
            is_free = not contradicted(kind, self.desk.tournament.derogations)
            if self._happens(chance) and is_free:
                self.note("derogation_taken", derogation=kind, value=value)
                self.note("derogation_announced", derogation=kind)
                if kind == "rounds":
                    self.note("derogation_approved", derogation=kind, reference="simulated")

    # ----------------------------------------------------------------- rounds

    def _leave_between(self) -> None:
        """Half of the withdrawals; the first round is seated with everybody who came."""
        if not self.desk.tournament.rounds:
            return
        for player in self.desk.tournament.active:
            if self._happens(self.plan.withdrawals / 2):
                self._leave(player)

    def _leave(self, player: str) -> None:
        if self._happens(0.1):
            category = MISCONDUCT[self.dice.below(len(MISCONDUCT))]
            while not self.desk.tournament.players[player].gone:
                self.note("warned", player=player, category=category, note="")
        else:
            self.note("withdrew", player=player, no_show=self._happens(0.2), note="")

    def _misconduct(self, number: int, place: int) -> None:
        """A-29: some are expelled while the game goes on, some after it; some get all back."""
        if not self.plan.expulsions:
            return
        for player in self.desk.tournament.table(number, place).players:
            gone = self.desk.tournament.players[player].gone
            if gone is None and self._happens(self.plan.expulsions):
                if self._happens(0.2):
                    self._finish(number, place)
                self._expel(player)
        if self._happens(self.plan.expulsions):
            self._finish(number, place)

    def _finish(self, number: int, place: int) -> None:
        if self.desk.tournament.table(number, place).status != FINISHED:
            self.note("table_moved", round=number, table=place, status=FINISHED)

    def _expel(self, player: str) -> None:
        category = MISCONDUCT[self.dice.below(len(MISCONDUCT))]
        if self._happens(0.5):
            self.note("expelled", player=player, category=category, note="")
            return
        while not self.desk.tournament.players[player].gone:
            self.note("warned", player=player, category=category, note="")
        if self._happens(0.4):  # it was somebody else
            last = self.desk.tournament.players[player].warnings[-1].event
            self.note("warning_revoked", player=player, warning=last, reason="somebody else")

    def _draw(self) -> None:
        self.at += _MINUTE
        opened_link, hall = self._link(), self._hall()
        again = propose_draw(self.desk.tournament, opened_link, hall).sheriffs_again
        by = self.referees[0]
        self.desk.draw(by, self.at, opened_link, hall, confirmed=bool(again))

    def _round(self) -> None:
        self._draw()
        number = len(self.desk.tournament.rounds)
        if self._happens(0.02):  # a wrong list, found in time (T-038)
            self.note("draw_voided", round=number, reason="wrong list")
            self._draw()
        for place in range(1, len(self.desk.tournament.rounds[-1].tables) + 1):
            self._table(number, place)

    def _table(self, number: int, place: int) -> None:
        status = "playing" if self.desk.tournament.no_longer_auctioned(number) else "auction"
        self.note("table_moved", round=number, table=place, status=status)
        for player in self.desk.tournament.table(number, place).players:
            if self._happens(self.plan.withdrawals / 2):
                self._leave(player)
        self._misconduct(number, place)
        table = self.desk.tournament.table(number, place)
        sheet = self._sheet(number, place, table)
        self.at += _MINUTE
        self.desk.enter(self.referees[0], self.at, number, place, sheet)
        photo = _hash(f"{self.number} {number} {place}")
        self.note("photo_added", round=number, table=place, digest=photo)
        self.at += _MINUTE
        self.desk.verify(self.referees[1], self.at, number, place)

    def _sheet(self, number: int, place: int, table: RoundTable) -> Sheet:
        size = len(table.players)
        roles = deal_roles(size, self.dice)
        prices, characters = self._characters(number, place, table)
        passive = [seat for seat, player in enumerate(table.players) if player in table.passive]
        outcome = self._outcome(roles, characters, passive)
        return Sheet(
            roles,
            prices,
            outcome.winner,
            outcome.final_duel,
            characters if self.plan.bots else (),
            min(outcome.reshuffles, RESHUFFLES),  # a paper sheet has no more boxes
        )

    def _outcome(
        self, roles: tuple[str, ...], characters: tuple[str, ...], passive: list[int]
    ) -> Outcome:
        if self.plan.bots:
            seed = f"{self.dice.below(1 << 64)}"
            return play_with_bots(roles, characters, self.plan.bots, seed, passive)
        names = list(self.plan.mix)
        winner = names[self.dice.weighted([self.plan.mix[name] for name in names])]
        final = winner == "law" and self.dice.below(100) < FINAL_DUELS
        return Outcome(winner, final, self.dice.below(4))

    def _characters(
        self, number: int, place: int, table: RoundTable
    ) -> tuple[tuple[int, ...], tuple[str, ...]]:
        size = len(table.players)
        if self.desk.tournament.no_longer_auctioned(number):
            choice = deal_two(self.dice.shuffled(pool()), size)
            for seat, two in enumerate(choice.offered):
                choice = chose(choice, seat, two[self.dice.below(2)])
            return (0,) * size, choice.revealed
        terms = self.desk.tournament.terms(number, place, ())
        money = [amount or 0 for amount in terms.money]
        passive = [table.players.index(player) for player in table.passive]
        auction = begin(money, reveal_characters(size, pool(), self.dice))
        done = bid_out(auction, self.dice, passive)
        return done.paid, tuple([slug for slug in done.bought if slug])

    def _correct(self) -> None:
        """A-32: misread outcomes, found after publication, and published as one more edition."""
        for each in self.desk.tournament.rounds if self.plan.corrections else ():
            for place, table in enumerate(each.tables, 1):
                if table.sheet is not None and self._happens(self.plan.corrections):
                    outcome = self._outcome(table.sheet.roles, table.sheet.characters, [])
                    winner, final_duel, _ = outcome
                    sheet = replace(table.sheet, outcome=winner, final_duel=final_duel)
                    self.desk.correct(
                        self.referees[0], self.at, each.number, place, sheet, "misread"
                    )
                    self.desk.verify(self.referees[1], self.at, each.number, place)
        if self.desk.tournament.is_pending:
            edition = len(self.desk.tournament.editions) + 1
            self.note("edition_published", edition=edition, reason="misread")

    # ------------------------------------------------------------------ duels

    def _duels(self) -> None:
        self.at += _MINUTE
        self.desk.begin_duels(self.referees[0], self.at)
        if self._happens(0.2):
            self.note("third_skipped", reason="time")
        while ready := self._ready():
            name = ready[0]
            if self._happens(self.plan.withdrawals):
                duel = self.desk.tournament.duels()[name]
                self._leave(str(duel.first))
                continue
            self.at += _MINUTE
            self.desk.draw_sides(self.referees[0], self.at, name, self._link(), self._hall())
            duel = self.desk.tournament.duels()[name]
            winner = (duel.first, duel.second)[self.dice.below(2)]
            how = "time" if self._happens(0.1) else "played"
            self.note("duel_won", duel=name, winner=winner, how=how)

    def _ready(self) -> list[str]:
        return [duel.name for duel in self.desk.tournament.duels().values() if duel.is_ready]


def bid_out(auction: Auction, dice: Dice, passive: list[int]) -> Auction:
    """Everybody bids at random, mostly little, to the end of the auction."""
    while auction.phase != "done":
        seat = auction.turn
        if seat in passive:
            auction = for_passive(auction, dice)
            continue
        character = auction.revealed[dice.below(len(auction.revealed))]
        if auction.phase == "open":
            steps = min(1 + dice.below(3), max(1, auction.money[seat] // 10))
            auction = opened(auction, seat, character, 10 * steps)
        elif auction.phase == "last":
            auction = took(auction, seat, character)
        elif can_raise(auction, seat) and not dice.below(4):
            auction = raised(auction, seat, auction.price + 10)
        else:
            auction = passed(auction, seat)
    return auction


def reports(plan: TournamentPlan, numbers: range) -> Iterator[tuple[int, str]]:
    """Several tournaments of a plan."""
    one = partial(simulate, plan)
    return ((number, one(number)) for number in numbers)


def _hash(word: str) -> str:
    return sha256(word.encode()).hexdigest()
