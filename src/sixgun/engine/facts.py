"""What follows from the table: rules in force, reach, distances, who hears what.

Facts are derived, never registered and unregistered. They are a memo over the
living, characters, copies, gear, passivity and the event in force; a `Facts`
object is shared by copies of a game and dropped (`Table.forget_facts`) when one
of those changes, and at the start of a turn if somebody silences others in his.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..builds import blank, mypyc_attr
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


class Own:
    """What follows from the rules of one seat alone. Never changed, so games share it."""

    __slots__ = (
        "bang_allowance",
        "bang_force",
        "barrels",
        "beer_bonus",
        "cover",
        "extra_flips",
        "greens",
        "hand_limit",
        "reach",
        "rules",
        "sight",
    )

    def __init__(self, rules: tuple[Rule, ...], gear: tuple[int, ...]) -> None:
        """`gear`: the cards in front of the seat, if they have any effect."""
        self.rules = rules
        self.sight = self.cover = self.bang_force = self.extra_flips = self.beer_bonus = 0
        self.reach, self.bang_allowance, self.hand_limit = COLT_REACH, BANGS_A_TURN, 0
        barrels = False
        for rule in rules:
            if not rule.numbers:
                continue
            self.sight += rule.sight
            self.cover += rule.cover
            self.bang_force += rule.bang_force
            self.extra_flips += rule.extra_flips
            self.beer_bonus += rule.beer_bonus
            self.bang_allowance += rule.bang_allowance
            self.reach = max(self.reach, rule.reach)
            self.hand_limit = max(self.hand_limit, rule.hand_limit)
            if rule.barrels:
                barrels = True
        #: What may be tried against a shot: slug and option, cards before abilities.
        self.barrels = _barrels(rules, gear) if barrels else ()
        #: The green cards in front that have an effect, fresh ones included.
        self.greens: tuple[int, ...] = ()
        if gear:
            self.greens = tuple([card for card in gear if KINDS[card].border == "green"])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Own):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # compared in tests, never a key


#: The same rules and cards come up again and again, over games and copies of games.
own_facts = lru_cache(maxsize=1 << 16)(Own)


def _barrels(rules: tuple[Rule, ...], gear: tuple[int, ...]) -> tuple[tuple[str, Option], ...]:
    trying = [rule for rule in rules if rule.barrels]
    cards = [
        (rule.slug, USE[card])
        for card in gear
        if (rule := KINDS[card].rule) is not None and rule in trying
    ]
    in_front = [slug for slug, _ in cards]
    abilities: list[tuple[str, Option]] = [
        (rule.slug, ("use", rule.slug, None)) for rule in trying if rule.slug not in in_front
    ]
    return (*cards, *abilities)


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """A lazy memo; every method takes the table that the memo is about."""

    __slots__ = (
        "_living",
        "_near",
        "_others",
        "_own",
        "_reachable",
        "_serving",
        "_silencers",
        "_told",
    )

    def __init__(self, seats: int) -> None:
        self._living: tuple[int, ...] | None = None
        self._others: list[tuple[int, ...] | None] = [None] * seats
        self._own: list[Own | None] = [None] * seats
        self._reachable: list[tuple[int, ...] | None] = [None] * seats
        self._near: list[tuple[int, ...] | None] = [None] * seats
        self._serving: dict[tuple[int, str], frozenset[Kind]] = {}
        self._told: dict[str, tuple[tuple[int, Rule], ...]] | None = None
        self._silencers: tuple[tuple[int, Rule], ...] | None = None

    def with_gear_changed(self, seat: int, rule: Rule | None) -> Facts:
        """The facts after a card with this rule came or went in front of a seat.

        What the change cannot touch is shared with the facts before it.
        """
        new = blank(Facts)
        new._living, new._others, new._silencers = self._living, self._others, self._silencers
        new._serving, new._told = self._serving, self._told
        new._own = _without(self._own, seat)
        if rule is None:  # a green card, which brings no rule
            new._reachable, new._near = self._reachable, self._near
            return new
        if rule.cover:
            new._reachable = [None] * len(self._reachable)
            new._near = [None] * len(self._near)
        elif rule.sight or rule.reach:
            new._reachable = _without(self._reachable, seat)
            new._near = _without(self._near, seat)
        else:
            new._reachable, new._near = self._reachable, self._near
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

    def own(self, table: Table, me: int) -> Own:
        """What follows from the rules of a seat alone."""
        found = self._own[me]
        if found is None:
            found = self._own[me] = self._work_out(table, me)
        return found

    def rules(self, table: Table, me: int) -> tuple[Rule, ...]:
        """The rules in force for a seat: the event, its character, what it copies, its gear."""
        return self.own(table, me).rules

    def _work_out(self, table: Table, me: int) -> Own:
        gear = tuple(table.gear[me])
        if self.silencers(table) and not self.gear_works(table, me):
            gear = ()
        rules = self._characters(table, me)
        if table.event:
            rules = (table.event, *rules)
        if gear:
            rules += tuple([rule for card in gear if (rule := KINDS[card].rule)])
        if table.passive[me]:  # R224, R232
            rules = tuple([rule for rule in rules if rule.hindrance])
            gear = ()
        return own_facts(rules, gear)

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
                if table.passive[seat] or (found and _loses_character(table, seat)):
                    continue
                for rule in _own_and_copied(table, seat):
                    if "silences" in rule.hooks:
                        found = (*found, (seat, rule))
            self._silencers = found
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
        cover = self.own(table, foe).cover
        sight = self.own(table, me).sight
        return Distance(max(1, steps + cover - sight), steps, cover, sight)

    def reachable(self, table: Table, me: int) -> tuple[int, ...]:
        """Whom my weapon reaches, clockwise from me."""
        found = self._reachable[me]
        if found is None:
            found = self._reachable[me] = self._within(table, me, self.own(table, me).reach)
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
        slack = reach + self.own(table, me).sight
        own = self.own
        found = []
        for place, foe in enumerate(others, 1):
            steps = place if place + place <= round_table else round_table - place
            # The minimum distance of 1 needs no care here: every reach is at least 1.
            if (1 if level else steps) + own(table, foe).cover <= slack:
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
        """The slugs of my rules that act at the start of my turn, in the order of R24.

        The event is not among them: it has acted before.
        """
        awake = [
            rule.slug
            for rule in self.rules(table, me)
            if "before_turn" in rule.hooks and rule is not table.event
        ]
        if len(awake) > 1:
            awake.sort(key=_place_at_start)
        return awake


#: The owner of an event.
NO_OWNER = -1


def _loses_character(table: Table, seat: int) -> bool:
    """Does the event in force silence the character of this seat?"""
    event = table.event
    return event is not None and event.silences(table, NO_OWNER, seat, "character")


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


def _place_at_start(slug: str) -> int:
    return START_OF_TURN.index(slug) if slug in START_OF_TURN else len(START_OF_TURN)
