"""What the house tells everybody: announcements that stand for a while, and when it closes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil
from typing import TYPE_CHECKING

from .clock import Alarm, HouseClock
from .protocol import Notice, Told
from .protocol.refusals import notice

if TYPE_CHECKING:
    from .company import Company
    from .tables.table import OpenTable

#: People are told again so many minutes before the house closes.
REMINDERS = (60, 10, 5, 1)
#: While the last games are played it is looked after them every so many seconds.
LOOK_SECONDS = 5.0
MINUTE = 60.0


class Announcing:
    """What stands now, for who is in and for who comes."""

    def __init__(self, company: Company, clock: HouseClock) -> None:
        self._company = company
        self._clock = clock
        self._text = ""
        self._until = 0.0

    @property
    def text(self) -> str:
        """What was announced last and still stands; "": nothing."""
        return self._text if self._clock.now() < self._until else ""

    def announce(self, text: str, seconds: float) -> None:
        """Tell everybody who is in, and for so long whoever comes."""
        self._text, self._until = text, self._clock.now() + seconds
        self.tell(notice("announcement", text=text))

    def withdraw(self) -> None:
        self._text = ""

    def tell(self, told: Told) -> None:
        """Tell everybody who is in, once."""
        for connection in self._company.connections:
            connection.send(Notice(notice=told))


class ClosingTime:
    """A house that closes in peace: at a time it begins nothing new, and ends after its games."""

    def __init__(
        self, tables: Mapping[str, OpenTable], announcing: Announcing, clock: HouseClock
    ) -> None:
        self.leave: Callable[[], None] = lambda: None  # ends the house
        self.is_quiet = False  # no new tables, no new games
        self._tables = tables
        self._announcing = announcing
        self._clock = clock
        self._at: float | None = None
        self._last = 0.0  # then it ends, whatever is being played
        self._alarms: list[Alarm] = []

    def left(self) -> float | None:
        """Seconds until nothing new begins; None: the house stays open."""
        return None if self._at is None else max(0.0, self._at - self._clock.now())

    def begin(self, seconds: float, patience: float) -> None:
        """Close in so many seconds; games that are played then have so much longer."""
        self._stop()
        now = self._clock.now()
        self._at, self._last = now + seconds, now + seconds + patience
        minutes = [each for each in REMINDERS if each * MINUTE < seconds]
        times = [self._at - each * MINUTE for each in minutes]
        self._alarms = [self._clock.at(when, self._remind) for when in times]
        self._alarms.append(self._clock.at(self._at, self._be_quiet))
        if seconds > 0:
            self._remind()

    def cancel(self) -> bool:
        """The house stays open; False: it would have anyway."""
        if self._at is None:
            return False
        self._stop()
        self._announcing.tell(notice("staying-open"))
        return True

    def _stop(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms, self._at, self.is_quiet = [], None, False

    def standing(self) -> Told | None:
        """What somebody is told who comes now."""
        left = self.left()
        if left is None:
            return None
        if self.is_quiet:
            return notice("closing-quiet")
        return notice("closing-soon", minutes=ceil(left / MINUTE))

    def _remind(self) -> None:
        told = self.standing()
        if told is not None:
            self._announcing.tell(told)

    def _be_quiet(self) -> None:
        self.is_quiet = True
        self._remind()
        self._look()

    def playing(self) -> list[OpenTable]:
        """The tables that are waited for: a game is played, and somebody is there."""
        on = ("dealing", "playing")
        return [each for each in self._tables.values() if each.state.status in on and each.viewers]

    def _look(self) -> None:
        """End, if nobody is waited for any more; else look again soon."""
        now = self._clock.now()
        if not self.playing() or now >= self._last:
            self.leave()
            return
        again = min(self._last, now + LOOK_SECONDS)
        self._alarms = [self._clock.at(again, self._look)]
