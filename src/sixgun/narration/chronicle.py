"""Tells reports one after another, as a person would: nothing twice, nothing out of order."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from ..engine.cards import KIND_BY_SLUG, split_face
from ..engine.reports import Report
from .telling import COLOURS, faces, report_words
from .words import Arguments


class Line(NamedTuple):
    """A sentence about a report: its message, and what that needs besides the report."""

    at: int  # the place of the report among those that were told together
    key: str
    args: Arguments


class Log(NamedTuple):
    """Several reports in words."""

    told: list[Line]  # what a log says, in its order
    asides: list[Line]  # each report that it says otherwise or not, for who shows it alone


def recent(reports: Sequence[Report], reader: int | None) -> int:
    """How many of the last reports a log still shows where discards are closed (S22).

    It goes back to the reader's last turn before the one that goes on. Who has no turns (`reader`
    is None: a spectator, or somebody who is out) is shown a round, as the turn player is.
    """
    whose = reader
    goes_on = False
    for count, report in enumerate(reversed(reports), 1):
        if report.key == "turn_began":
            if goes_on and report.seat == whose:
                return count
            if whose is None:
                whose = report.seat
            goes_on = True
    return len(reports)


class _Before(NamedTuple):
    """What matters of the report before: no card, so that all remember the same of it."""

    key: str
    seat: int | None
    foe: int | None
    named_cards: bool


class _Draw(NamedTuple):
    """What matters of the draw! under way."""

    key: str
    several: bool  # does one of several cards count?


class Chronicler(Protocol):
    """Tells the reports of a game as they come, redacted for one reader."""

    #: What is remembered of the reports that were told before.
    memory: Any

    def tell(self, reports: Iterable[Report]) -> Log: ...

    def recall(self, reports: Iterable[Report]) -> Hashable:
        """Everything besides these reports that their telling depends on: whoever has the same
        to recall tells the same, and remembers the same afterwards."""
        ...


class Chronicle:
    """Tells reports one after another and leaves out what the ones before have said."""

    def __init__(self, me: int | None = None) -> None:
        self._me = me  # the reader; None: none of the players
        self._before = _Before("", None, None, named_cards=False)  # the report before this one
        self._draw = _Draw("", several=False)
        self._dealing = False
        self._turn: int | None = None  # whose turn it is

    @property
    def memory(self) -> tuple[_Before, _Draw, bool, int | None]:
        return self._before, self._draw, self._dealing, self._turn

    @memory.setter
    def memory(self, memory: tuple[_Before, _Draw, bool, int | None]) -> None:
        self._before, self._draw, self._dealing, self._turn = memory

    def recall(self, reports: Iterable[Report]) -> Hashable:
        """Who reads matters only where roles are told."""
        roles = "dealt_role" in [report.key for report in reports]
        return self.memory, self._me if roles else None

    def tell(self, reports: Iterable[Report]) -> Log:
        """The log, and what it leaves out."""
        heard = list(reports)
        own = [Line(at, *report_words(report)) for at, report in enumerate(heard)]
        told = []
        for at, report in merged(heard):
            self._notice(report)
            if not self._is_said(report):
                told.append(self._line(own[at], report, heard[at]))
            if report.key != "spread_discarded":
                self._before = _Before(report.key, report.seat, report.foe, bool(report.cards))
        said = {line.at: line for line in told}
        return Log(told, [line for line in own if said.get(line.at) != line])

    def _line(self, own: Line, report: Report, first: Report) -> Line:
        """The sentence of a report, which may stand for several of which it is the first."""
        if len(report.cards) != len(first.cards):
            key, arguments = report_words(report)
            return Line(own.at, key, {**arguments, "cards": faces(report.cards)})
        if report.key == "flip_decided" and self._draw.several:
            return own._replace(key=f"{own.key}.chosen")
        return own

    def _notice(self, report: Report) -> None:
        if report.key in ("turned_up", "laid_out"):
            self._draw = _Draw(report.key, len(report.cards) > 1)
        if report.key == "turn_began":
            self._turn = report.seat
        if report.key in ("took_character", "game_began"):
            self._dealing = report.key == "took_character"

    def _is_said(self, report: Report) -> bool:
        key = report.key
        if key in _SAID:
            return _SAID[key](self, report)
        if key in SAID_BY:
            return self._before.key in SAID_BY[key] and self._before.seat == report.seat
        return key == "turn_ended"

    # -------------------------------------------- what has been said already

    def _said_role(self, report: Report) -> bool:
        """A role that the reader may not know; one's own is told by whoever greets him."""
        return not report.word or report.seat == self._me

    def _said_draw(self, report: Report) -> bool:
        """The hands that the others are dealt."""
        return self._dealing and None in report.cards

    def _said_turned_up(self, report: Report) -> bool:
        """A call tells which card came up."""
        return report.word in COLOURS and bool(report.cards)

    def _said_spread(self, report: Report) -> bool:
        """The cards of a draw!."""
        return self._draw.key == "turned_up"

    def _said_shot(self, report: Report) -> bool:
        """The shot of the card that was just played or used on somebody."""
        before = self._before
        card = before.key == "played" or (before.key == "used" and before.named_cards)
        return (
            card and report.number == 1 and (before.seat, before.foe) == (report.foe, report.seat)
        )

    def _said_challenge(self, report: Report) -> bool:
        before = self._before
        return (before.key, before.seat, before.foe) == ("played", report.seat, report.foe)

    def _said_miss(self, report: Report) -> bool:
        before = self._before
        answered = before.key == "answered" or (before.key == "used" and before.named_cards)
        return answered and before.seat == report.seat

    def _said_wound(self, report: Report) -> bool:
        """Who gives a life point away loses it."""
        return report.word == "blood_brothers"

    def _said_loss(self, report: Report) -> bool:
        """A Jail after its draw!, a Dynamite after its bang; Ricochet hits in others' turns."""
        before = self._before
        if report.seat != self._turn or before.seat != report.seat:
            return False
        return before.key in ("flip_decided", "exploded")


_SAID = {
    "dealt_role": Chronicle._said_role,
    "drew": Chronicle._said_draw,
    "turned_up": Chronicle._said_turned_up,
    "spread_discarded": Chronicle._said_spread,
    "shot": Chronicle._said_shot,
    "challenged": Chronicle._said_challenge,
    "missed": Chronicle._said_miss,
    "hurt": Chronicle._said_wound,
    "lost_gear": Chronicle._said_loss,
}

#: What need not be told right after something that says it already.
SAID_BY = {
    "turn_skipped": ("jailed",),
    "picked": ("called",),
}

#: Reports of which several in a row make one.
MERGED = frozenset(
    {"discarded", "lost_gear", "took_gear", "took_discard", "picked", "buried_in_deck"}
)


def merged(reports: Iterable[Report]) -> list[tuple[int, Report]]:
    """Cards that go the same way one after another make one report, at the place of the first.

    A new weapon comes before the old one; that a card which is used goes is not told.
    """
    found: list[tuple[int, Report]] = []
    for at, report in enumerate(reports):
        place, last = found[-1] if found else (at, Report(""))
        if report.key in MERGED and report[:3] == last[:3]:
            found[-1] = place, last._replace(cards=last.cards + report.cards)
        elif report.key == "equipped" and _is_old_weapon(last, report):
            found[-1:] = [(at, report), (place, last)]
        elif report.key != "lost_gear" or not _is_use_itself(last, report):
            found.append((at, report))
    return found


def _is_old_weapon(last: Report, report: Report) -> bool:
    """Has the weapon that is put in play replaced the one that was lost before it?"""
    same_place = (last.key, last.seat) == ("lost_gear", report.foe)
    return same_place and all(
        face is not None and KIND_BY_SLUG[split_face(face)[0]].weapon
        for face in last.cards + report.cards
    )


def _is_use_itself(last: Report, report: Report) -> bool:
    return (last.key, last.seat, last.cards) == ("used", report.seat, report.cards)
