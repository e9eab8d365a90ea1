"""What follows from the table: rules in force, reach, distances, who hears what.

Facts are derived, never registered and unregistered. They are a memo over the
living, characters, gear and passivity; a `Facts` object is shared by copies of a
game and dropped (`Table.forget_facts`) when one of those changes.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .cards import KIND_BY_SLUG, KINDS, USE, Kind
from .options import Option
from .rule import Rule

if TYPE_CHECKING:
    from .table import Table

COLT_REACH = 1
BANGS_A_TURN = 1

#: R24: the order of what happens at the start of a turn; characters come last.
START_OF_TURN = ("dynamite", "jail")


class Distance(NamedTuple):
    """A distance with its summands (R29, R30)."""

    total: int
    steps: int  # seats, the shorter way round, counting the living
    cover: int  # how much farther the other one seems
    sight: int  # how much closer the looker sees


class Facts:
    """A lazy memo; every method takes the table that the memo is about."""

    __slots__ = (
        "_barrels",
        "_flips",
        "_living",
        "_near",
        "_numbers",
        "_others",
        "_reachable",
        "_rules",
        "_serving",
        "_told",
    )

    def __init__(self, seats: int) -> None:
        self._living: tuple[int, ...] | None = None
        self._others: list[tuple[int, ...] | None] = [None] * seats
        self._rules: list[tuple[Rule, ...] | None] = [None] * seats
        self._numbers: list[tuple[int, int, int, int, int] | None] = [None] * seats
        self._reachable: list[tuple[int, ...] | None] = [None] * seats
        self._near: list[tuple[int, ...] | None] = [None] * seats
        self._barrels: list[tuple[tuple[str, Option], ...] | None] = [None] * seats
        self._flips: list[int | None] = [None] * seats
        self._serving: dict[tuple[int, str], frozenset[Kind]] = {}
        self._told: dict[str, tuple[tuple[int, Rule], ...]] | None = None

    def with_gear_changed(self, seat: int, rule: Rule) -> Facts:
        """The facts after a card with this rule came or went in front of a seat.

        What the change cannot touch is shared with the facts before it.
        """
        new = Facts.__new__(Facts)
        new._living, new._others = self._living, self._others
        new._rules = _without(self._rules, seat)
        new._numbers = _without(self._numbers, seat)
        new._barrels = _without(self._barrels, seat)
        new._flips = _without(self._flips, seat)
        if rule.cover:
            new._reachable = [None] * len(self._reachable)
            new._near = [None] * len(self._near)
        else:
            new._reachable = _without(self._reachable, seat)
            new._near = _without(self._near, seat)
        new._serving = self._serving if "serves_as" not in rule.hooks else {}
        new._told = self._told if not rule.hooks else None
        return new

    def living(self, table: Table) -> tuple[int, ...]:
        """The seats still in the game, in seat order."""
        found = self._living
        if found is None:
            alive = table.alive
            found = self._living = tuple([seat for seat in range(table.seats) if alive[seat]])
        return found

    def others(self, table: Table, me: int) -> tuple[int, ...]:
        """Everybody else in the game, clockwise from me."""
        found = self._others[me]
        if found is None:
            living = self.living(table)
            after = [seat for seat in living if seat > me]
            before = [seat for seat in living if seat < me]
            found = self._others[me] = tuple(after + before)
        return found

    def rules(self, table: Table, me: int) -> tuple[Rule, ...]:
        """The rules in force for a seat: its character's and those of its gear."""
        found = self._rules[me]
        if found is None:
            gear = [rule for card in table.gear[me] if (rule := KINDS[card].rule)]
            if table.passive[me]:  # R224, R232
                found = tuple([rule for rule in gear if rule.hindrance])
            else:
                mine = table.characters[me]
                found = (mine, *gear) if mine and table.alive[me] else tuple(gear)
            self._rules[me] = found
        return found

    def numbers(self, table: Table, me: int) -> tuple[int, int, int, int, int]:
        """Sight, cover, reach, BANG! allowance, BANG! force."""
        found = self._numbers[me]
        if found is None:
            sight = cover = force = 0
            reach, allowance = COLT_REACH, BANGS_A_TURN
            for rule in self.rules(table, me):
                sight += rule.sight
                cover += rule.cover
                reach = max(reach, rule.reach)
                allowance += rule.bang_allowance
                force += rule.bang_force
            found = self._numbers[me] = (sight, cover, reach, allowance, force)
        return found

    def distance(self, table: Table, me: int, foe: int) -> Distance:
        """How far me sees foe (R29): only the living count, never less than 1."""
        living = self.living(table)
        low, high = (me, foe) if me < foe else (foe, me)
        apart = len([seat for seat in living if low <= seat < high])
        # A dead onlooker takes his old place, so that pages can still show sums.
        round_table = len(living) + (not table.alive[me]) + (not table.alive[foe])
        steps = min(apart, round_table - apart)
        cover = self.numbers(table, foe)[1]
        sight = self.numbers(table, me)[0]
        return Distance(max(1, steps + cover - sight), steps, cover, sight)

    def reachable(self, table: Table, me: int) -> tuple[int, ...]:
        """Whom my weapon reaches, clockwise from me."""
        found = self._reachable[me]
        if found is None:
            found = self._reachable[me] = self._within(table, me, self.numbers(table, me)[2])
        return found

    def near(self, table: Table, me: int) -> tuple[int, ...]:
        """Who is at distance 1, clockwise from me; weapons do not matter (R30)."""
        found = self._near[me]
        if found is None:
            found = self._near[me] = self._within(table, me, 1)
        return found

    def _within(self, table: Table, me: int, reach: int) -> tuple[int, ...]:
        others = self.others(table, me)
        round_table = len(others) + 1
        slack = reach + self.numbers(table, me)[0]
        numbers = self.numbers
        found = []
        for place, foe in enumerate(others, 1):
            steps = place if place + place <= round_table else round_table - place
            # The minimum distance of 1 needs no care here: every reach is at least 1.
            if steps + numbers(table, foe)[1] <= slack:
                found.append(foe)
        return tuple(found)

    def serving(self, table: Table, me: int, wanted: str) -> frozenset[Kind]:
        """The kinds that serve me as the wanted one, itself included."""
        found = self._serving.get((me, wanted))
        if found is None:
            found = _plainly_serving(wanted)
            for rule in self.rules(table, me):
                if "serves_as" in rule.hooks:
                    found |= {
                        kind for kind in KIND_BY_SLUG.values() if rule.serves_as(kind.slug, wanted)
                    }
            self._serving[me, wanted] = found
        return found

    def barrels(self, table: Table, me: int) -> tuple[tuple[str, Option], ...]:
        """What may be tried against a shot: slug and option, cards before abilities."""
        found = self._barrels[me]
        if found is None:
            rules = [rule for rule in self.rules(table, me) if rule.barrels]
            cards = [
                (rule.slug, USE[card])
                for card in table.gear[me]
                if (rule := KINDS[card].rule) is not None and rule in rules
            ]
            own = table.characters[me]
            if own is not None and own in rules:
                cards.append((own.slug, ("use", own.slug, None)))
            found = self._barrels[me] = tuple(cards)
        return found

    def extra_flips(self, table: Table, me: int) -> int:
        found = self._flips[me]
        if found is None:
            found = self._flips[me] = sum(rule.extra_flips for rule in self.rules(table, me))
        return found

    def told(self, table: Table, hook: str) -> tuple[tuple[int, Rule], ...]:
        """Every living seat's rules that define this hook, in seat order."""
        told = self._told
        if told is None:
            told = self._told = {}
            for seat in self.living(table):
                for rule in self.rules(table, seat):
                    for name in rule.hooks:
                        told[name] = (*told.get(name, ()), (seat, rule))
        return told.get(hook, ())

    def waking(self, table: Table, me: int) -> list[str]:
        """The slugs of my rules that act at the start of my turn, in the order of R24."""
        awake = [rule.slug for rule in self.rules(table, me) if "before_turn" in rule.hooks]
        if len(awake) > 1:
            awake.sort(key=_place_at_start)
        return awake


def _without(memo: list[Any], seat: int) -> list[Any]:
    memo = memo[:]
    memo[seat] = None
    return memo


@cache
def _plainly_serving(wanted: str) -> frozenset[Kind]:
    """What serves everybody as the wanted kind; the missed symbol serves as a Missed! (R33)."""
    return frozenset(
        kind
        for kind in KIND_BY_SLUG.values()
        if kind.slug == wanted or (wanted == "missed" and kind.stops)
    )


def _place_at_start(slug: str) -> int:
    return START_OF_TURN.index(slug) if slug in START_OF_TURN else len(START_OF_TURN)
