"""The one clock of a house. Everything that waits, waits for it; tests turn its hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class HouseClock(Protocol):
    """What tells the time (in seconds) and wakes people up."""

    def now(self) -> float:
        """Seconds since some moment; never goes backwards."""
        ...

    def date(self) -> float:
        """Seconds since 1970, for what is written down."""
        ...

    def at(self, when: float, act: Callable[[], None]) -> Alarm:
        """Call `act` on the event loop when `now()` has reached `when`."""
        ...


class RealClock:
    """The clock of the machine."""

    def now(self) -> float:
        return time.monotonic()

    def date(self) -> float:
        return time.time()

    def at(self, when: float, act: Callable[[], None]) -> Alarm:
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0.0, when - time.monotonic()), act)


class SteadyDate:
    """A date that goes on as time does, whatever the machine's clock is set to meanwhile.

    What is measured between two dates that are written down, such as the time of a duel, is then
    the time that has passed.
    """

    def __init__(self, clock: HouseClock, at_least: float = 0.0) -> None:
        self._clock = clock
        self._offset = max(clock.date(), at_least) - clock.now()

    def __call__(self) -> float:
        return self._offset + self._clock.now()


class _Due:
    __slots__ = ("act", "cancelled")

    def __init__(self, act: Callable[[], None]) -> None:
        self.act = act
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class TestClock:
    """A clock that stands still until `advance` turns its hands."""

    __test__ = False  # this is no test, whatever pytest thinks of its name

    def __init__(self, date: float = 1_700_000_000.0) -> None:
        self._now = 0.0
        self._date = date
        self._due: list[tuple[float, int, _Due]] = []
        self._number = count()

    def now(self) -> float:
        return self._now

    def date(self) -> float:
        return self._date + self._now

    def at(self, when: float, act: Callable[[], None]) -> Alarm:
        due = _Due(act)
        if when <= self._now:
            asyncio.get_running_loop().call_soon(lambda: None if due.cancelled else act())
        else:
            heappush(self._due, (when, next(self._number), due))
        return due

    def advance(self, seconds: float) -> None:
        """Let time pass; what falls due happens in its order."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            when, _, due = heappop(self._due)
            self._now = max(self._now, when)
            if not due.cancelled:
                due.act()
        self._now = until

    def jump(self, seconds: float) -> None:
        """Set the date, as whoever sets the machine's clock does; time goes on as ever."""
        self._date += seconds
