"""Tournaments for tests: a desk with two referees, a given time, a secret that is known."""

from __future__ import annotations

from typing import Any

from sixgun.tournament.log.desk import Desk
from sixgun.tournament.log.kinds import SECOND_PERSON, TYPED_AGAIN, VERSION
from sixgun.tournament.log.seeds import link, promise
from sixgun.tournament.log.state import Tournament
from sixgun.tournament.regulation.prizes import roles_at
from sixgun.tournament.regulation.sheet import Sheet

REMO, RITA, OLGA = "000000a1", "000000a2", "000000b1"
SECRET = bytes(range(32))
DIGEST = "d" * 64


def number(player: int) -> str:
    return f"{player:08x}"


class Hall:
    """Everything that happens in a hall, in short words."""

    def __init__(
        self,
        players: int = 0,
        *,
        official: bool = True,
        close: bool = True,
        version: int = VERSION,
        practice: bool = False,
    ) -> None:
        self.desk = Desk()
        self.at = 1_000_000
        said = {"version": version} if version > 1 else {}  # version 1 said nothing
        self.note(
            "created",
            by=OLGA,
            name="Test",
            place="Here",
            season="2026",
            official=official,
            reading="A",
            practice=practice,
            nonce="0" * 64,
            **said,
        )
        self.note("person_named", by=OLGA, person=OLGA, role="organizer", digest=DIGEST)
        for judge in (REMO, RITA):
            self.note("person_named", by=OLGA, person=judge, role="referee", digest=DIGEST)
        if players:
            self.register(players, close=close)

    @property
    def tournament(self) -> Tournament:
        return self.desk.tournament

    def note(self, kind: str, by: str = REMO, **data: Any) -> None:
        self.at += 1000
        self.desk.note(kind, by, self.at, **data)

    def register(self, players: int, *, close: bool = True) -> None:
        self.note("registration_opened")
        for player in range(1, players + 1):
            self.note("registered", person=number(player), digest=DIGEST)
        if close:
            self.note("registration_closed", promise=promise(SECRET))

    def derogate(self, kind: str, value: int = 0, *, approved: bool = True) -> None:
        self.note("derogation_taken", derogation=kind, value=value)
        self.note("derogation_announced", derogation=kind)
        if approved:
            self.note("derogation_approved", derogation=kind, reference="ref 1")

    def link(self) -> str:
        return link(SECRET, self.desk.links_opened + 1)

    def draw(self, hall: str = "1 2 3", *, confirmed: bool = False) -> None:
        self.at += 1000
        self.desk.draw(REMO, self.at, self.link(), hall, confirmed=confirmed)

    def enter(self, number: int, place: int, sheet: Sheet | None = None) -> None:
        self.at += 1000
        size = len(self.tournament.table(number, place).players)
        self.desk.enter(REMO, self.at, number, place, sheet or a_sheet(size))

    def correct(self, number: int, place: int, sheet: Sheet, reason: str = "misread") -> None:
        self.at += 1000
        self.desk.correct(REMO, self.at, number, place, sheet, reason)

    def verify(self, number: int, place: int, by: str = RITA, *, again: bool = False) -> None:
        self.at += 1000
        self.desk.verify(by, self.at, number, place, TYPED_AGAIN if again else SECOND_PERSON)

    def check(self, number: int, place: int, sheet: Sheet | None = None) -> None:
        """A sheet entered, photographed and verified."""
        self.enter(number, place, sheet)
        self.note("photo_added", round=number, table=place, digest=DIGEST)
        self.verify(number, place)

    def play_round(self, outcome: str = "law") -> None:
        """Draw the next round and bring it to its end."""
        self.draw(confirmed=True)
        self.finish_round(outcome)

    def finish_round(self, outcome: str = "law") -> None:
        last = self.tournament.rounds[-1]
        auction = not self.tournament.no_longer_auctioned(last.number)
        for place, table in enumerate(last.tables, 1):
            size = len(table.players)
            self.check(last.number, place, a_sheet(size, outcome, auction=auction))

    def play_all(self, outcome: str = "law") -> None:
        while not self.tournament.rounds or len(self.tournament.rounds) < self.tournament.planned:
            self.play_round(outcome)

    def publish(self) -> None:
        self.at += 1000
        self.desk.publish(REMO, self.at, self.link(), "4 4 4")

    def begin_duels(self) -> None:
        self.at += 1000
        self.desk.begin_duels(REMO, self.at)

    def sides(self, duel: str) -> str:
        self.at += 1000
        self.desk.draw_sides(REMO, self.at, duel, self.link(), "6 5")
        return self.tournament.sides[duel].law

    def win(self, duel: str, winner: str | None = None, how: str = "played") -> str:
        """The first of a pairing wins, if nobody else is named."""
        self.sides(duel)
        won = winner or self.tournament.duels()[duel].first
        assert won is not None
        self.note("duel_won", duel=duel, winner=won, how=how)
        return won


def a_sheet(size: int, outcome: str = "law", *, auction: bool = True, **other: Any) -> Sheet:
    """An ordinary sheet; the roles in a fixed order, the Sheriff first."""
    roles = tuple(role for role, count in roles_at(size).items() for _ in range(count))
    prices = tuple(10 * (1 + seat) for seat in range(size)) if auction else (0,) * size
    return Sheet(roles, other.pop("prices", prices), outcome, **other)
