"""Duels and their clocks, as the hall, the desk and the tablet between two players see them."""

from __future__ import annotations

from msgspec import Struct


class ClockView(Struct):
    """The clock of a duel: `left` as it was at `since`; what runs has run on since then."""

    left: tuple[int, int] | None  # milliseconds of the first and the second; null: no limit
    turn: int | None  # whose clock it is, 0 or 1; null: between turns
    since: int | None  # null: it stands still
    pause: str  # "", reshuffle, interruption, elimination


class PairingView(Struct):
    """One pairing of the bracket."""

    name: str  # q1 to q4, s1, s2, third, final
    first: str | None
    second: str | None
    winner: str | None
    how: str  # "", played, time, forfeit
    ready: bool  # both are known and it can be played
    law: str | None  # who plays the Law; null: the sides are not drawn
    clock: ClockView | None
    housed: bool  # it is played at a table of the house


class ClockPage(Struct, tag_field="t", tag="clock"):
    """A tablet between two players: the clock of their duel and their names, nothing else."""

    now: int  # the time of the house
    tournament: str
    duel: str
    first: str  # by name
    second: str
    law: int | None  # which of the two plays the Law, 0 or 1
    clock: ClockView
    presses: int  # how often it was pressed: what a press refers to
    winner: int | None
    how: str  # "", played, time, forfeit


class TabletView(Struct):
    """A tablet that has the clock of a duel."""

    duel: str
    here: bool  # is it connected?
