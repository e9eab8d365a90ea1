"""What follows from the table: rules in force, reach, distances, who hears what.

Facts are derived, never registered and unregistered. They are a memo over the
living, characters, copies, gear, passivity and the event in force; a `Facts`
object is shared by copies of a game and dropped (`Table.forget_facts`) when one
of those changes, and at the start of a turn if somebody silences others in his.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .cards import CHARACTERS, KIND_BY_SLUG, KINDS, USE, Kind
from .options import Option
from .rule import Rule

if TYPE_CHECKING:
    from .table import Table

COLT_REACH = 1
BANGS_A_TURN = 1

#: R24: what happens at the start of a turn; an event comes first, characters come last.
START_OF_TURN = ("dynamite", "jail")


class Distance(NamedTuple):
    """A distance with its summands (R29, R30)."""

    total: int
    steps: int  # seats, the shorter way round, counting the living
    cover: int  # how much farther the other one seems
    sight: int  # how much closer the looker sees


class Numbers(NamedTuple):
    """What the rules of a seat add up to."""

    sight: int
    cover: int
    reach: int
    bang_allowance: int
    bang_force: int
    extra_flips: int
    draw_bonus: int
    beer_bonus: int
    hand_limit: int


class Facts:
    """A lazy memo; every method takes the table that the memo is about."""

    __slots__ = (
        "_barrels",
        "_greens",
        "_living",
        "_near",
        "_numbers",
        "_others",
        "_reachable",
        "_rules",
        "_serving",
        "_silencers",
        "_told",
    )

    def __init__(self, seats: int) -> None:
        self._living: tuple[int, ...] | None = None
        self._others: list[tuple[int, ...] | None] = [None] * seats
        self._rules: list[tuple[Rule, ...] | None] = [None] * seats
        self._numbers: list[Numbers | None] = [None] * seats
        self._reachable: list[tuple[int, ...] | None] = [None] * seats
        self._near: list[tuple[int, ...] | None] = [None] * seats
        self._barrels: list[tuple[tuple[str, Option], ...] | None] = [None] * seats
        self._greens: list[tuple[int, ...] | None] = [None] * seats
        self._serving: dict[tuple[int, str], frozenset[Kind]] = {}
        self._told: dict[str, tuple[tuple[int, Rule], ...]] | None = None
        self._silencers: tuple[tuple[int, Rule], ...] | None = None

    def with_gear_changed(self, seat: int, rule: Rule | None) -> Facts:
        """The facts after a card with this rule came or went in front of a seat.

        What the change cannot touch is shared with the facts before it.
        """
        new = Facts.__new__(Facts)
        new._living, new._others, new._silencers = self._living, self._others, self._silencers
        new._greens = _without(self._greens, seat)
        new._serving, new._told = self._serving, self._told
        if rule is None:  # a green card, which brings no rule
            new._rules, new._numbers, new._barrels = self._rules, self._numbers, self._barrels
            new._reachable, new._near = self._reachable, self._near
            return new
        new._rules = _without(self._rules, seat)
        new._numbers = _without(self._numbers, seat)
        new._barrels = _without(self._barrels, seat)
        if rule.cover:
            new._reachable = [None] * len(self._reachable)
            new._near = [None] * len(self._near)
        else:
            new._reachable = _without(self._reachable, seat)
            new._near = _without(self._near, seat)
        if rule.hooks:
            new._told = None
            if "serves_as" in rule.hooks:
                new._serving = {}
        return new

    # ----------------------------------------------------- who is there

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

    # ------------------------------------------------------------ rules

    def rules(self, table: Table, me: int) -> tuple[Rule, ...]:
        """The rules in force for a seat: the event, its character, what it copies, its gear."""
        found = self._rules[me]
        if found is None:
            gear = [rule for card in table.gear[me] if (rule := KINDS[card].rule)]
            silencers = self._silencers
            if silencers is None:
                silencers = self.silencers(table)
            if silencers and not self.gear_works(table, me):
                gear = []
            found = (*self._characters(table, me), *gear)
            if table.event:
                found = (table.event, *found)
            if table.passive[me]:  # R224, R232
                found = tuple([rule for rule in found if rule.hindrance])
            self._rules[me] = found
        return found

    def _characters(self, table: Table, me: int) -> tuple[Rule, ...]:
        """The character of a seat and the one it copies, unless silenced."""
        own = table.characters[me]
        if own is None or not table.alive[me]:
            return ()
        for owner, rule in self._silencers or ():
            if rule.silences(table, owner, me, "character"):
                return ()
        copied = table.copied[me]
        return (own, CHARACTERS[copied]) if copied else (own,)

    def gear_works(self, table: Table, me: int) -> bool:
        """Have the cards in front of a seat any effect?"""
        for owner, rule in self.silencers(table):
            if rule.silences(table, owner, me, "gear"):
                return False
        return True

    def silencers(self, table: Table) -> tuple[tuple[int, Rule], ...]:
        """Whoever silences others: the event, and characters that the event leaves alone."""
        found = self._silencers
        if found is None:
            event = table.event
            found = ((NO_OWNER, event),) if event and "silences" in event.hooks else ()
            for seat in self.living(table):
                for rule in _own_and_copied(table, seat):
                    if "silences" in rule.hooks and not table.passive[seat]:
                        if not (found and event and event.silences(table, NO_OWNER, seat, "character")):
                            found = (*found, (seat, rule))
            self._silencers = found
        return found

    def numbers(self, table: Table, me: int) -> Numbers:
        """What the rules of a seat add up to."""
        found = self._numbers[me]
        if found is None:
            sight = cover = force = flips = draws = beer = limit = 0
            reach, allowance = COLT_REACH, BANGS_A_TURN
            for rule in self.rules(table, me):
                sight += rule.sight
                cover += rule.cover
                force += rule.bang_force
                flips += rule.extra_flips
                draws += rule.draw_bonus
                beer += rule.beer_bonus
                allowance += rule.bang_allowance
                if rule.reach > reach:
                    reach = rule.reach
                if rule.hand_limit > limit:
                    limit = rule.hand_limit
            found = self._numbers[me] = Numbers._make(
                (sight, cover, reach, allowance, force, flips, draws, beer, limit)
            )
        return found

    # --------------------------------------------------------- distances

    def distance(self, table: Table, me: int, foe: int) -> Distance:
        """How far me sees foe (R29): only the living count, never less than 1."""
        living = self.living(table)
        low, high = (me, foe) if me < foe else (foe, me)
        apart = len([seat for seat in living if low <= seat < high])
        # A dead onlooker takes his old place, so that pages can still show sums.
        round_table = len(living) + (not table.alive[me]) + (not table.alive[foe])
        steps = min(apart, round_table - apart)
        if table.event and table.event.levels_seats:
            steps = min(1, steps)
        cover = self.numbers(table, foe).cover
        sight = self.numbers(table, me).sight
        return Distance(max(1, steps + cover - sight), steps, cover, sight)

    def reachable(self, table: Table, me: int) -> tuple[int, ...]:
        """Whom my weapon reaches, clockwise from me."""
        found = self._reachable[me]
        if found is None:
            found = self._reachable[me] = self._within(table, me, self.numbers(table, me).reach)
        return found

    def near(self, table: Table, me: int) -> tuple[int, ...]:
        """Who is at distance 1, clockwise from me; weapons do not matter (R30)."""
        found = self._near[me]
        if found is None:
            found = self._near[me] = self._within(table, me, 1)
        return found

    def _within(self, table: Table, me: int, reach: int) -> tuple[int, ...]:
        others = self.others(table, me)
        level = table.event is not None and table.event.levels_seats
        round_table = len(others) + 1
        slack = reach + self.numbers(table, me).sight
        numbers = self.numbers
        found = []
        for place, foe in enumerate(others, 1):
            steps = place if place + place <= round_table else round_table - place
            # The minimum distance of 1 needs no care here: every reach is at least 1.
            if (1 if level else steps) + numbers(table, foe).cover <= slack:
                found.append(foe)
        return tuple(found)

    # ---------------------------------------------------- what may be used

    def serving(self, table: Table, me: int, wanted: str) -> frozenset[Kind]:
        """The kinds that serve me as the wanted one, itself included."""
        found = self._serving.get((me, wanted))
        if found is None:
            found = _plainly_serving(wanted)
            for rule in self.rules(table, me):
                if "serves_as" in rule.hooks:
                    found |= _serving_by(rule, wanted)
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
            in_front = [slug for slug, _ in cards]
            own: list[tuple[str, Option]] = [
                (rule.slug, ("use", rule.slug, None))
                for rule in rules
                if rule.slug not in in_front
            ]
            found = self._barrels[me] = (*cards, *own)
        return found

    def greens(self, table: Table, me: int) -> tuple[int, ...]:
        """The green cards in front of a seat that have an effect, fresh ones included."""
        found = self._greens[me]
        if found is None:
            cards = [card for card in table.gear[me] if KINDS[card].border == "green"]
            works = cards and not table.passive[me] and self.gear_works(table, me)
            found = self._greens[me] = tuple(cards) if works else ()
        return found

    # ------------------------------------------------------- who hears what

    def told(self, table: Table, hook: str) -> tuple[tuple[int, Rule], ...]:
        """Every living seat's rules that define this hook, in seat order."""
        told = self._told
        if told is None:
            told = self._listeners(table)
        return told.get(hook, ())

    def _listeners(self, table: Table) -> dict[str, tuple[tuple[int, Rule], ...]]:
        """By hook, whose rules define it."""
        told = self._told = {}
        for seat in self.living(table):
            for rule in self.rules(table, seat):
                for name in rule.hooks:
                    told[name] = (*told.get(name, ()), (seat, rule))
        return told

    def waking(self, table: Table, me: int) -> list[str]:
        """The slugs of my rules that act at the start of my turn, in the order of R24."""
        awake = [rule for rule in self.rules(table, me) if "before_turn" in rule.hooks]
        if len(awake) > 1:
            awake.sort(key=lambda rule: _place_at_start(rule, table.event))
        return [rule.slug for rule in awake]


#: The owner of an event.
NO_OWNER = -1


def _own_and_copied(table: Table, seat: int) -> list[Rule]:
    own = table.characters[seat]
    rules = [own] if own else []
    if table.copied[seat]:
        rules.append(CHARACTERS[table.copied[seat]])
    return rules


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
        if kind.slug == wanted or (wanted == "missed" and kind.stops and kind.border == "brown")
    )


@cache
def _serving_by(rule: Rule, wanted: str) -> frozenset[Kind]:
    """What serves the owner of a rule as the wanted kind."""
    kinds = KIND_BY_SLUG.values()
    return frozenset(kind for kind in kinds if rule.serves_as(kind.slug, wanted))


def _place_at_start(rule: Rule, event: Rule | None) -> int:
    if rule is event:
        return -1
    slug = rule.slug
    return START_OF_TURN.index(slug) if slug in START_OF_TURN else len(START_OF_TURN)
