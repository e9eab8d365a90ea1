"""A tournament while it goes on: the log, its state, and what each act of the desk writes.

Nothing here reads the clock, makes random numbers or touches a file: whoever keeps the desk gives
the time, the persons' numbers and the links, and stores the events it gets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..regulation.sheet import Sheet, sheet_data
from .chain import Event, next_event
from .closing import propose_lots, propose_sides, who_qualifies
from .kinds import SECOND_PERSON
from .replay import apply
from .seating import drawn_data, propose_draw
from .state import Tournament


class Desk:
    """The events so far and what follows from them."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = []
        self.tournament = Tournament()
        #: Written before the next event and with it, or not at all: signatures, keys.
        self.ahead: tuple[tuple[str, Mapping[str, Any]], ...] = ()
        for event in events:
            self.take(event)

    def take(self, *events: Event) -> Event:
        """Events that were made elsewhere, all of them or none: read from a file, or sent."""
        after = self.tournament
        for event in events:
            after = apply(after, event)
        self.tournament = after
        self.events.extend(events)
        return events[-1]

    def note(self, kind: str, by: str, at: int, **data: Any) -> Event:
        """Something happened; refused if the regulation or the state does not allow it."""
        sealed: list[Event] = []
        last = self.events[-1] if self.events else None
        for what, said in (*self.ahead, (kind, data)):
            last = next_event(last, what, by, at, said)
            sealed.append(last)
        happened = self.take(*sealed)
        self.ahead = ()
        return happened

    @property
    def links_opened(self) -> int:
        """How many links of the promise were laid open: the next one is one further."""
        drawing = ("round_drawn", "published", "sides_drawn")
        return sum([event.kind in drawing for event in self.events])

    # ------------------------------------------------------- acts with a lot

    def draw(self, by: str, at: int, link: str, hall: str, *, confirmed: bool = False) -> Event:
        """Draw the next round; `confirmed`: the referee has seen who is Sheriff again (A-03)."""
        draw = propose_draw(self.tournament, link, hall)
        data = drawn_data(self.tournament, draw, link, hall, confirmed=confirmed)
        return self.note("round_drawn", by, at, **data)

    def publish(self, by: str, at: int, link: str, hall: str) -> Event:
        """T-093: validate and publish, with a lot for everybody."""
        lots = propose_lots(self.tournament, link, hall)
        return self.note("published", by, at, lots=lots, link=link, hall=hall)

    def begin_duels(self, by: str, at: int) -> Event:
        players = list(who_qualifies(self.tournament))
        return self.note("duels_begun", by, at, qualified=players)

    def draw_sides(self, by: str, at: int, duel: str, link: str, hall: str) -> Event:
        law = propose_sides(self.tournament, duel, link, hall)
        return self.note("sides_drawn", by, at, duel=duel, law=law, link=link, hall=hall)

    # ----------------------------------------------------------------- sheets

    def enter(self, by: str, at: int, number: int, place: int, sheet: Sheet) -> Event:
        return self.note(
            "sheet_entered",
            by,
            at,
            round=number,
            table=place,
            version=0,
            sheet=sheet_data(sheet),
        )

    def correct(
        self, by: str, at: int, number: int, place: int, sheet: Sheet, reason: str
    ) -> Event:
        version = len(self.tournament.table(number, place).versions)
        return self.note(
            "sheet_corrected",
            by,
            at,
            round=number,
            table=place,
            version=version,
            sheet=sheet_data(sheet),
            reason=reason,
        )

    def verify(self, by: str, at: int, number: int, place: int, how: str = SECOND_PERSON) -> Event:
        """Tournaments of version 1 know two ways only."""
        about: dict[str, Any] = {"round": number, "table": place}
        about["version"] = len(self.tournament.table(number, place).versions)
        if self.tournament.version < 2:
            return self.note("sheet_verified", by, at, **about, typed_again=how != SECOND_PERSON)
        return self.note("sheet_checked", by, at, **about, how=how)
