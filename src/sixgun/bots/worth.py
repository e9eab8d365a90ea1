"""What a position is worth to a player: how likely he wins, at the end of a turn.

A sum of small tables (life points, cards in hand and in front, who reaches whom, who is
left), one set for every role, put through the logistic function. The numbers in
`worth.json` were learned from games of bots by `schooling`; docs/bots.md has the figures.

Roles that are hidden are summed over: every way to deal them that is likely enough, by
how likely it is. So one imagined deal says what all of them would.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from math import exp

from ..engine.cards import KINDS
from ..engine.game import Game
from ..engine.settings import ROLES

MOST_LIFE, MOST_HAND = 6, 8

Deals = Sequence[tuple[float, tuple[str, ...]]]


def aspects(game: Game, me: int) -> Iterator[str]:
    """Everything about a position that counts for a player, by names; some come twice."""
    roles, facts = game.roles, game.facts
    sheriff = roles.index("sheriff")
    living = facts.living(game)
    for seat in living:
        who = "me" if seat == me else roles[seat]
        life = min(max(game.life[seat], 0), MOST_LIFE)
        hand = min(len(game.hands[seat]), MOST_HAND)
        yield f"{who}.life.{life}"
        yield f"{who}.hand.{hand}"
        yield f"{who}.state.{life}.{hand}"
        for card in game.gear[seat]:
            yield f"{who}.gear.{KINDS[card].slug}"
        if seat == game.turn:
            yield f"{who}.turn"
        reach = facts.reachable(game, seat)
        if seat == me:
            for card in game.hands[seat]:
                yield f"me.holds.{KINDS[card].slug}"
            for foe in reach:
                yield f"me.reaches.{roles[foe]}"
        elif me in reach:
            yield f"{who}.reaches.me"
        if seat not in (me, sheriff) and me != sheriff and sheriff in reach:
            yield f"{who}.reaches.sheriff"
    yield company([roles[seat] for seat in living])


def company(roles: Sequence[str]) -> str:
    """Who is left: the law, Outlaws, Renegades."""
    outlaws, renegades = roles.count("outlaw"), roles.count("renegade")
    return f"left.{len(roles) - outlaws - renegades}.{outlaws}.{renegades}"


class Part:
    """What one player, as one role, adds to what a position is worth to another."""

    __slots__ = ("gear", "reaches_me", "reaches_sheriff", "states", "turn")

    def __init__(self, learned: dict[str, float], who: str) -> None:
        self.states = [
            [
                learned.get(f"{who}.life.{life}", 0.0)
                + learned.get(f"{who}.hand.{hand}", 0.0)
                + learned.get(f"{who}.state.{life}.{hand}", 0.0)
                for hand in range(MOST_HAND + 1)
            ]
            for life in range(MOST_LIFE + 1)
        ]
        self.gear = [learned.get(f"{who}.gear.{kind.slug}", 0.0) for kind in KINDS]
        self.turn = learned.get(f"{who}.turn", 0.0)
        self.reaches_me = learned.get(f"{who}.reaches.me", 0.0)
        self.reaches_sheriff = learned.get(f"{who}.reaches.sheriff", 0.0)


class Worth:
    """The value of positions to players of one role."""

    def __init__(self, role: str, learned: dict[str, float]) -> None:
        self.role = role
        self.parts = {who: Part(learned, who) for who in ("me", *ROLES)}
        self.holds = [learned.get(f"me.holds.{kind.slug}", 0.0) for kind in KINDS]
        self.reaches = {other: learned.get(f"me.reaches.{other}", 0.0) for other in ROLES}
        self.always = learned.get("always", 0.0)
        self.left = {
            (law, outlaws, renegades): learned.get(f"left.{law}.{outlaws}.{renegades}", 0.0)
            for law in range(4)
            for outlaws in range(4)
            for renegades in range(3)
        }

    def chance(self, game: Game, me: int, deals: Deals) -> float:
        """How likely I win, over these deals of roles with their weights."""
        living = game.facts.living(game)
        mine = self.always + (self._own(game, me) if game.alive[me] else 0.0)
        reached = game.facts.reachable(game, me) if game.alive[me] else ()
        sheriff = deals[0][1].index("sheriff")
        seats = [seat for seat in living if seat != me]
        likes = [self._others(game, seat, me, sheriff, seat in reached) for seat in seats]
        total = 0.0
        for weight, roles in deals:
            total += weight * self._of_deal(game, me, mine, seats, likes, roles)
        return total

    def _of_deal(
        self,
        game: Game,
        me: int,
        mine: float,
        seats: Sequence[int],
        likes: Sequence[dict[str, float]],
        roles: Sequence[str],
    ) -> float:
        outlaws = renegades = 0
        law = 1
        score = mine
        for seat, like in zip(seats, likes, strict=True):
            role = roles[seat]
            score += like[role]
            if role == "outlaw":
                outlaws += 1
            elif role == "renegade":
                renegades += 1
            elif role == "deputy":
                law += 1
        if game.alive[me]:
            outlaws += self.role == "outlaw"
            renegades += self.role == "renegade"
            law += self.role == "deputy"
        if not game.alive[roles.index("sheriff")]:
            last = renegades == 1 and not outlaws and law == 1
            return float(
                self.role == "renegade" and game.alive[me] if last else self.role == "outlaw"
            )
        if not outlaws and not renegades:
            return float(self.role in ("sheriff", "deputy"))
        if not game.alive[me] and self.role == "renegade":
            return 0.0
        return 1 / (1 + exp(-score - self.left[law, outlaws, renegades]))

    def _own(self, game: Game, me: int) -> float:
        part = self.parts["me"]
        hand, gear, holds = game.hands[me], part.gear, self.holds
        score = part.states[min(max(game.life[me], 0), MOST_LIFE)][min(len(hand), MOST_HAND)]
        for card in hand:
            score += holds[card]
        for card in game.gear[me]:
            score += gear[card]
        return score + part.turn if me == game.turn else score

    def _others(
        self, game: Game, seat: int, me: int, sheriff: int, reached: bool
    ) -> dict[str, float]:
        """What a player adds, for every role that he may have."""
        life, hand = min(max(game.life[seat], 0), MOST_LIFE), min(len(game.hands[seat]), MOST_HAND)
        reach = game.facts.reachable(game, seat)
        at_me = me in reach
        at_sheriff = sheriff not in (me, seat) and sheriff in reach
        found = {}
        for role in ("sheriff",) if seat == sheriff else ("deputy", "outlaw", "renegade"):
            part = self.parts[role]
            score = part.states[life][hand]
            for card in game.gear[seat]:
                score += part.gear[card]
            if seat == game.turn:
                score += part.turn
            if at_me:
                score += part.reaches_me
            if at_sheriff:
                score += part.reaches_sheriff
            found[role] = score + self.reaches[role] if reached else score
        return found


@cache
def worth_for(role: str) -> Worth:
    """What was learned for a role, read once."""
    text = files(__package__).joinpath("worth.json").read_text(encoding="utf-8")
    return Worth(role, json.loads(text)[role])
