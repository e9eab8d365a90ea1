"""The heartbeat: how late the event loop is, on a loop whose clock the test turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixgun.server.heartbeat import BEAT, Heartbeat


class Handle:
    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class TurnedLoop:
    """Calls what is due when it is told to, and not before."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[tuple[float, Callable[..., None], tuple[Any, ...], Handle]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, act: Callable[..., None], *args: Any) -> Handle:
        handle = Handle()
        self.due.append((when, act, args, handle))
        return handle

    def turn_to(self, now: float) -> None:
        self.now = now
        due, self.due = self.due, []
        for when, act, args, handle in due:
            if when > now:
                self.due.append((when, act, args, handle))
            elif not handle.cancelled:
                act(*args)


def test_it_tells_how_late_it_was_and_makes_up_for_nothing() -> None:
    late: list[float] = []
    loop: Any = TurnedLoop()
    heart = Heartbeat(late.append)
    heart.begin(loop)
    loop.turn_to(100.0 + BEAT)
    loop.turn_to(100.0 + 2 * BEAT)
    loop.turn_to(100.0 + 3 * BEAT + 2.0)  # something has held up everybody for two seconds
    assert [round(each, 6) for each in late] == [0.0, 0.0, 2.0]
    loop.turn_to(100.0 + 4 * BEAT + 2.0)
    assert [round(each, 6) for each in late[3:]] == [0.0]
    assert len(loop.due) == 1
    heart.end()
    loop.turn_to(200.0)
    assert len(late) == 4
