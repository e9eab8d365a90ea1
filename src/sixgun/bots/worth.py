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
from pathlib import Path

from ..engine.cards import KINDS
from ..engine.game import Game
from ..engine.settings import ROLES

MOST_LIFE, MOST_HAND = 6, 8

Deal = tuple[str, ...]
Deals = Sequence[tuple[float, Deal]]
_NOTHING = dict.fromkeys(ROLES, 0.0)


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
    yield from company(roles, [roles[seat] for seat in living])


def company(roles: Sequence[str], left: Sequence[str]) -> Iterator[str]:
    """Who is out, of how many players, and by how many the law is more than the Outlaws."""
    for role in ROLES[1:]:
        for _ in range(roles.count(role) - left.count(role)):
            yield f"{role}.dead"
    yield f"players.{len(roles)}"
    yield f"balance.{balance(left.count('sheriff') + left.count('deputy'), left.count('outlaw'))}"


def balance(law: int, outlaws: int) -> int:
    return max(-2, min(2, law - outlaws))


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
        self.dead = {other: learned.get(f"{other}.dead", 0.0) for other in ROLES}
        self.players = [learned.get(f"players.{count}", 0.0) for count in range(9)]
        self.balance = {n: learned.get(f"balance.{n}", 0.0) for n in range(-2, 3)}

    def chance(self, game: Game, me: int, deals: Deals) -> float:
        """How likely I win, over these deals of roles with their weights."""
        alive = game.alive[me]
        mine = self.always + self.players[game.seats]
        reached = game.facts.reachable(game, me) if alive else ()
        sheriff = deals[0][1].index("sheriff")
        likes = [
            self._others(game, seat, me, sheriff, seat in reached) if lives else self.dead
            for seat, lives in enumerate(game.alive)
        ]
        if alive:
            mine += self._own(game, me)
            likes[me] = _NOTHING
        total = 0.0
        for weight, roles in deals:
            total += weight * self._of_deal(game, me, mine, likes, roles)
        return total

    def _of_deal(
        self, game: Game, me: int, mine: float, likes: Sequence[dict[str, float]], roles: Deal
    ) -> float:
        """How likely I win if the roles are dealt like this; `mine` is what I add myself."""
        left = {"sheriff": 0, "deputy": 0, "outlaw": 0, "renegade": 0}
        score = mine
        for role, alive, like in zip(roles, game.alive, likes, strict=True):
            if alive:
                left[role] += 1
            score += like[role]
        won = self._won(game.alive[me], left)
        if won is not None:
            return won
        score += self.balance[balance(1 + left["deputy"], left["outlaw"])]
        return 1 / (1 + exp(-score))

    def _won(self, alive: bool, left: dict[str, int]) -> float | None:
        """1 or 0 if the game is decided."""
        outlaws, renegades = left["outlaw"], left["renegade"]
        if not left["sheriff"]:
            last = renegades == 1 and not outlaws and not left["deputy"]
            return float(self.role == "renegade" and alive if last else self.role == "outlaw")
        if not outlaws and not renegades:
            return float(self.role in ("sheriff", "deputy"))
        return 0.0 if self.role == "renegade" and not alive else None

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
def worth_for(role: str, file: str = "") -> Worth:
    """What was learned for a role, read once: what this package has, or another file."""
    return Worth(role, _learned(file)[role])


@cache
def _learned(file: str) -> dict[str, dict[str, float]]:
    """The numbers of a file that `sixgun bots train` has made, by role."""
    shelf = Path(file) if file else files(__package__).joinpath("worth.json")
    try:
        found: dict[str, dict[str, float]] = json.loads(shelf.read_text(encoding="utf-8"))
        if set(found) == set(ROLES):
            return found
    except (OSError, ValueError, TypeError) as error:
        raise ValueError(f"{file} cannot be read: {error}") from error
    raise ValueError(f"{file} has no numbers for each role; `sixgun bots train` writes such files")
