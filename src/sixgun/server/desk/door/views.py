"""What the desk shows of the door."""

from __future__ import annotations

from msgspec import Struct


class WaitingView(Struct):
    """Somebody who waits for a place."""

    number: str
    present: bool  # in the hall, as check-in says
    link: bool  # is there a private link?


class DoorView(Struct):
    """Check-in and the waiting list."""

    check_in: bool  # has it begun?
    present: tuple[str, ...]  # who was there
    missing: tuple[str, ...]  # who plays and was not; () without check-in
    places: int  # 0: for as many as come
    free: bool  # is there a place for somebody more?
    waiting: tuple[WaitingView, ...]  # in their order
    next: str  # who moves up next; "": nobody waits
    late: bool  # can somebody still come in? Not once the first game of round 1 has started


class ShortView(Struct):
    """Fewer are left than the next round needs."""

    players: int
    least: int  # of an official round; outside the official rules: of any
    seatable: bool  # outside the official rules, could so many be seated?
