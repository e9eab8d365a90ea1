"""The draw (regulation 1.1): who sits where, at random, within two rules.

Nobody is Sheriff twice (T-034), and nobody sits last twice if that is possible (T-035). A draw
that cared for its own round only would often make the last round impossible, so it looks ahead.

Players differ for these rules only in whether they have been Sheriff and whether they have sat
last. So a draw is first given a *shape*: how many Sheriffs and last seats come from each of
these groups. Shapes that cost needless repeats, now or later, are left out; of the others one
is taken with the number of draws it stands for as its weight, and then a draw of that shape.
That is uniform over all legal draws, with nothing tried in vain.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import Generic, NamedTuple, TypeVar

from ..log.dice import Dice
from .tables import table_sizes

#: Stored with every draw (T-037): a seed is repeatable only together with this.
ALGORITHM = "sixgun-draw-1"

Player = TypeVar("Player", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Draw(Generic[Player]):
    """Tables in order, players in order of seats: the first is the Sheriff (T-033)."""

    tables: tuple[tuple[Player, ...], ...]
    sheriffs_again: tuple[Player, ...]  # only if nobody else was left
    last_again: tuple[Player, ...]  # T-035: only if it could not be helped


class Past(NamedTuple):
    """In which round somebody was Sheriff, and sat last, most recently."""

    sheriff: dict[Hashable, int]
    last: dict[Hashable, int]


class Groups(NamedTuple):
    """The players of a draw: `fresh` have been neither, then not Sheriff, not last, both."""

    fresh: list[Hashable]
    not_sheriff: list[Hashable]
    not_last: list[Hashable]
    both: list[Hashable]

    @property
    def counts(self) -> tuple[int, int, int, int]:
        return len(self.fresh), len(self.not_sheriff), len(self.not_last), len(self.both)


class Again(NamedTuple):
    """A-03: who must be Sheriff again, and among whom the lot decides for the rest."""

    certain: list[Hashable]
    drawn_from: list[Hashable]
    drawn: int


class Shape(NamedTuple):
    """How many Sheriffs and last seats come from which group, and how many draws that is."""

    fresh_sheriffs: int
    drawn_not_last: int  # Sheriffs again, by lot, who have not sat last
    fresh_last: int
    repeats: int  # last seats that somebody has for the second time
    draws: int
    cost: int  # repeats in this round and the least in later ones


def draw_round(
    players: Sequence[Player],
    past: Sequence[Sequence[Sequence[Player]]],
    rounds_after: int,
    dice: Dice,
) -> Draw[Player]:
    """T-030 to T-036: a draw of these players, after these rounds, with so many to come."""
    sizes = table_sizes(len(players))
    tables = len(sizes)
    memory = remember(past)
    groups = grouped(players, memory)
    again = sheriffs_again(groups, memory, tables)
    shape = _shape(groups, again, tables, rounds_after, dice)
    sheriffs = _sheriffs(groups, again, shape, tables, dice)
    last = _last(groups, set(sheriffs), shape, tables, dice)
    taken = {*sheriffs, *last}
    others: list[Hashable] = [player for player in players if player not in taken]
    others = dice.shuffled(others)
    seated = _seated(dice.shuffled(sheriffs), others, dice.shuffled(last), sizes)
    return Draw(
        seated,  # type: ignore[arg-type]
        tuple([player for player in players if player in memory.sheriff and player in sheriffs]),
        tuple([player for player in players if player in memory.last and player in last]),
    )


def draw_tournament(players: int, rounds: int, seed: bytes) -> list[Draw[int]]:
    """All rounds of a tournament that nobody leaves; players are numbers from 1."""
    dice = Dice(seed)
    drawn: list[Draw[int]] = []
    everybody = range(1, players + 1)
    for number in range(1, rounds + 1):
        past = [draw.tables for draw in drawn]
        drawn.append(draw_round(everybody, past, rounds - number, dice))
    return drawn


# ---------------------------------------------------------------- groups


def remember(past: Sequence[Sequence[Sequence[Hashable]]]) -> Past:
    """Who was Sheriff and who sat last, and when most recently."""
    memory = Past({}, {})
    for number, tables in enumerate(past, 1):
        for table in tables:
            memory.sheriff[table[0]] = number
            memory.last[table[-1]] = number
    return memory


def grouped(players: Sequence[Hashable], memory: Past) -> Groups:
    groups = Groups([], [], [], [])
    for player in players:
        was_sheriff, was_last = player in memory.sheriff, player in memory.last
        groups[2 * was_sheriff + was_last].append(player)
    return groups


def sheriffs_again(groups: Groups, memory: Past, tables: int) -> Again:
    """A-03: missing Sheriffs were Sheriff longest ago; the lot decides among equals."""
    missing = tables - len(groups.fresh) - len(groups.not_sheriff)
    if missing <= 0:
        return Again([], [], 0)
    been = groups.not_last + groups.both
    certain: list[Hashable] = []
    for number in sorted({memory.sheriff[player] for player in been}):
        equals = [player for player in been if memory.sheriff[player] == number]
        if len(certain) + len(equals) >= missing:
            return Again(certain, equals, missing - len(certain))
        certain += equals
    raise AssertionError("a table has more seats than one")


# ---------------------------------------------------------------- shapes


def _shape(groups: Groups, again: Again, tables: int, rounds_after: int, dice: Dice) -> Shape:
    shapes = list(_shapes(groups, again, tables, rounds_after))
    least = min(shape.cost for shape in shapes)
    legal = [shape for shape in shapes if shape.cost == least]
    return legal[dice.weighted([shape.draws for shape in legal])]


def _shapes(groups: Groups, again: Again, tables: int, after: int) -> Iterator[Shape]:
    """Every shape with as few repeats in this round as its Sheriffs allow."""
    fresh, not_sheriff, not_last, both = groups.counts
    players = fresh + not_sheriff + not_last + both
    for lead in _leads(groups, again, tables):
        first = min(tables, lead.fresh + lead.waiting)
        rest = players - tables - lead.fresh - lead.waiting
        repeats = tables - first
        for chosen in range(max(0, first - lead.waiting), min(first, lead.fresh) + 1):
            draws = lead.ways * comb(lead.fresh, chosen) * comb(lead.waiting, first - chosen)
            draws *= comb(rest, repeats)
            left = lead.fresh - chosen
            may_lead = fresh + not_sheriff - lead.new - left  # but have sat last
            may_end = not_last + lead.fresh_sheriffs - (first - chosen)  # but have led
            cost = repeats + least_repeats(after, tables, left, may_lead, may_end, players)
            if draws:
                yield Shape(lead.fresh_sheriffs, lead.drawn, chosen, repeats, draws, cost)


class Lead(NamedTuple):
    """A way to choose the Sheriffs, and who is left for the last seats."""

    new: int  # Sheriffs for the first time
    fresh_sheriffs: int
    drawn: int  # Sheriffs again, by lot, who have not sat last
    ways: int
    fresh: int  # left of those who have been neither
    waiting: int  # left of those who have only been Sheriff


def _leads(groups: Groups, again: Again, tables: int) -> Iterator[Lead]:
    fresh, not_sheriff, not_last, _ = groups.counts
    new = min(tables, fresh + not_sheriff)
    waiting = set(groups.not_last)
    certain = sum([player in waiting for player in again.certain])
    lots = sum([player in waiting for player in again.drawn_from])
    others = len(again.drawn_from) - lots
    for chosen in range(max(0, new - not_sheriff), min(new, fresh) + 1):
        ways = comb(fresh, chosen) * comb(not_sheriff, new - chosen)
        for drawn in range(min(lots, again.drawn) + 1):
            ways_again = ways * comb(lots, drawn) * comb(others, again.drawn - drawn)
            left = not_last - certain - drawn
            yield Lead(new, chosen, drawn, ways_again, fresh - chosen, left)


def least_repeats(
    rounds: int, tables: int, fresh: int, not_sheriff: int, not_last: int, players: int
) -> int:
    """The fewest repeated last seats that so many rounds can do with, if nobody leaves.

    With two or more rounds to go it is enough to count (Hall's theorem); in the last round
    the Sheriffs take up players who could have sat last.
    """
    missing = max(0, rounds * tables - fresh - not_last)
    if rounds != 1:
        return missing
    new = min(tables, fresh + not_sheriff)
    both = players - fresh - not_sheriff - not_last
    from_waiting = max(0, new - not_sheriff) + max(0, tables - new - both)
    return max(0, tables - (fresh + not_last - from_waiting))


# ---------------------------------------------------------------- persons


def _sheriffs(
    groups: Groups, again: Again, shape: Shape, tables: int, dice: Dice
) -> list[Hashable]:
    new = min(tables, len(groups.fresh) + len(groups.not_sheriff))
    waiting = set(groups.not_last)
    found = dice.sample(groups.fresh, shape.fresh_sheriffs)
    found += dice.sample(groups.not_sheriff, new - shape.fresh_sheriffs)
    found += again.certain
    found += dice.sample([p for p in again.drawn_from if p in waiting], shape.drawn_not_last)
    others = [p for p in again.drawn_from if p not in waiting]
    return found + dice.sample(others, again.drawn - shape.drawn_not_last)


def _last(
    groups: Groups, sheriffs: set[Hashable], shape: Shape, tables: int, dice: Dice
) -> list[Hashable]:
    fresh, not_sheriff, not_last, both = (
        [player for player in group if player not in sheriffs] for group in groups
    )
    first = tables - shape.repeats
    found = dice.sample(fresh, shape.fresh_last)
    found += dice.sample(not_last, first - shape.fresh_last)
    return found + dice.sample(not_sheriff + both, shape.repeats)


def _seated(
    sheriffs: list[Hashable], others: list[Hashable], last: list[Hashable], sizes: Sequence[int]
) -> tuple[tuple[Hashable, ...], ...]:
    tables, start = [], 0
    for sheriff, end, size in zip(sheriffs, last, sizes, strict=True):
        tables.append((sheriff, *others[start : start + size - 2], end))
        start += size - 2
    return tuple(tables)
