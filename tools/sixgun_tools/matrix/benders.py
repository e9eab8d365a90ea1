"""The rules that bend rules: every character, event and card in play, and three states of play.

The list is what is registered, so that a new card makes new cells. Which of them can be in force
together is tried, not listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import sixgun.content  # noqa: F401  # registers everything
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, KINDS, SET_OF, SETS
from sixgun.engine.errors import PositionError
from sixgun.engine.position import Place, Position, lay_out


class State(NamedTuple):
    """Something that bends rules and is no card."""

    box: str
    name: str
    rulings: frozenset[str]  # that are about it


STATES: dict[str, State] = {
    "ghost": State(
        "high_noon",
        "a ghost",
        frozenset(["R154", "R155", "R156", "R157", "R158", "R159", "R245", "R246"]),
    ),
    "passive": State(
        "tournament",
        "a passive player",
        frozenset(["R224", "R225", "R226", "R227", "R228", "R229", "R230", "R231", "R232"]),
    ),
    "noon": State("tournament", "the tournament's high noon", frozenset({"R10", "R233", "R247"})),
}


@dataclass(frozen=True, order=True)
class Bender:
    """One row, and one column, of the matrix."""

    slug: str
    sort: str  # character, card, event, state
    box: str


Cell = tuple[str, str]


@cache
def benders() -> dict[str, Bender]:
    """All of them by slug, in the order in which the page shows them."""
    found = [Bender(slug, "character", rule.set_name) for slug, rule in CHARACTERS.items()]
    for slug, kind in KIND_BY_SLUG.items():
        if kind.border != "brown":
            found.append(Bender(slug, "card", SET_OF[KINDS.index(kind)]))
    found += [Bender(slug, "event", rule.set_name) for slug, rule in EVENTS.items()]
    found += [Bender(slug, "state", state.box) for slug, state in STATES.items()]
    return {bender.slug: bender for bender in found}


@cache
def _place_of() -> dict[str, int]:
    return {slug: place for place, slug in enumerate(benders())}


def cell(one: str, other: str) -> Cell:
    """The cell of two rules: a pair has no order, that of the page is kept."""
    places = _place_of()
    return (one, other) if places[one] <= places[other] else (other, one)


def all_cells() -> Iterator[Cell]:
    """The triangle, its diagonal included."""
    yield from combinations_with_replacement(benders(), 2)


# ------------------------------------------------------------------ together


@cache
def together(one: str, other: str) -> bool:
    """Can both be in force at once? Tried by laying out tables with both."""
    return any(_can_be_laid_out(position) for position in _tables(one, other))


def _can_be_laid_out(position: Position) -> bool:
    try:
        lay_out(position)
    except PositionError:
        return False
    return True


def _tables(one: str, other: str) -> Iterator[Position]:
    """Tables with both in force, of two players or of one; none where a game has room for one."""
    pair = (benders()[one], benders()[other])
    events = [bender.slug for bender in pair if bender.sort == "event"]
    if len(events) > 1:  # R147
        return
    if one == other and (pair[0].sort == "character" or one in ("noon", "ghost")):
        return
    yield _table(pair, (1, 2), events)
    if not pair[0].sort == pair[1].sort == "character":
        yield _table(pair, (1, 1), events)


_SEATS = (("Ann", "sheriff"), ("Bob", "outlaw"), ("Cat", "renegade"), ("Dan", "outlaw"))


def _table(pair: tuple[Bender, Bender], seats: tuple[int, int], events: list[str]) -> Position:
    slugs = {bender.slug for bender in pair}
    free = iter([slug for slug in CHARACTERS if slug not in slugs])
    said: list[dict[str, Any]] = [
        {"name": name, "role": role, "character": next(free), "hand": ["bang"], "table": []}
        for name, role in _SEATS
    ]
    ghosts = []
    for bender, seat in zip(pair, seats, strict=True):
        if bender.sort == "card":
            said[seat]["table"].append(bender.slug)
        elif bender.sort == "character":
            said[seat]["character"] = bender.slug
        elif bender.slug == "passive":
            said[seat] |= {"passive": True, "hand": []}
        elif bender.slug == "ghost":
            said[seat] |= {"alive": False, "hand": []}
            ghosts.append(seat)
    turn = _SEATS[ghosts[0] if ghosts else 0][0]
    event = events[0] if events else "ghost_town" if ghosts else ""
    return Position(turn, [Place(**place) for place in said], SETS, event=event)
