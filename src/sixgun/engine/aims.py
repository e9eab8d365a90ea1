"""Whom a card may be aimed at, and why not at others.

`seats` is what a decision offers, clockwise from the one who aims (himself
first, where that is allowed); `why_not` explains the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..builds import mypyc_attr

if TYPE_CHECKING:
    from .game import Game

#: Why something is not possible: a key and its arguments.
Reason = tuple[str, dict[str, Any]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim:
    """Anybody else in the game, at any distance."""

    def seats(self, game: Game, me: int) -> Sequence[int]:
        return game.others(me)

    def why_not(self, game: Game, me: int, foe: int) -> Reason | None:
        if not game.alive[foe]:
            return "target-out", {"target": foe}
        if foe == me:
            return "target-self", {}
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Reachable(Aim):
    """Anybody else whom my weapon reaches."""

    def seats(self, game: Game, me: int) -> Sequence[int]:
        return game.facts.reachable(game, me)

    def why_not(self, game: Game, me: int, foe: int) -> Reason | None:
        reason = super().why_not(game, me, foe)
        if reason or foe in self.seats(game, me):
            return reason
        distance = game.facts.distance(game, me, foe).total
        reach = game.facts.own(game, me).reach
        return "out-of-reach", {"target": foe, "distance": distance, "reach": reach}


@mypyc_attr(allow_interpreted_subclasses=True)
class Robbable(Aim):
    """Anybody from whom a card can be taken or discarded; oneself only with cards in play (R8)."""

    def seats(self, game: Game, me: int) -> Sequence[int]:
        hands, gear = game.hands, game.gear
        found = [me] if gear[me] else []
        found += [foe for foe in self.others(game, me) if hands[foe] or gear[foe]]
        return found

    def others(self, game: Game, me: int) -> Sequence[int]:
        return game.others(me)

    def why_not(self, game: Game, me: int, foe: int) -> Reason | None:
        if not game.alive[foe]:
            return "target-out", {"target": foe}
        if foe != me and foe not in self.others(game, me):
            distance = game.facts.distance(game, me, foe).total
            return "too-far", {"target": foe, "distance": distance, "reach": 1}
        if foe == me and not game.gear[me]:
            return "nothing-in-play", {}
        if foe != me and not (game.hands[foe] or game.gear[foe]):
            return "nothing-to-take", {"target": foe}
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class RobbableNear(Robbable):
    """The same at distance 1, which weapons do not change (R30)."""

    def others(self, game: Game, me: int) -> Sequence[int]:
        return game.facts.near(game, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class RobbableBesides(Robbable):
    """The same for a card in play: the card that is being used does not count."""

    def seats(self, game: Game, me: int) -> Sequence[int]:
        return [foe for foe in super().seats(game, me) if foe != me or len(game.gear[me]) > 1]

    def why_not(self, game: Game, me: int, foe: int) -> Reason | None:
        if foe == me and len(game.gear[me]) < 2:
            return "nothing-in-play", {}
        return super().why_not(game, me, foe)


@mypyc_attr(allow_interpreted_subclasses=True)
class Near(Aim):
    """Anybody else at distance 1, whatever the weapon (R30)."""

    def seats(self, game: Game, me: int) -> Sequence[int]:
        return game.facts.near(game, me)

    def why_not(self, game: Game, me: int, foe: int) -> Reason | None:
        reason = super().why_not(game, me, foe)
        if reason or foe in self.seats(game, me):
            return reason
        distance = game.facts.distance(game, me, foe).total
        return "too-far", {"target": foe, "distance": distance, "reach": 1}


@mypyc_attr(allow_interpreted_subclasses=True)
class Anybody(Aim):
    """Everybody in the game, oneself included."""

    def seats(self, game: Game, me: int) -> Sequence[int]:
        return (me, *game.others(me))

    def why_not(self, game: Game, me: int, foe: int) -> Reason | None:
        return None if game.alive[foe] else ("target-out", {"target": foe})


ANYBODY = Anybody()
ANYONE_ELSE = Aim()
NEAR = Near()
ROBBABLE_BESIDES = RobbableBesides()
REACHABLE = Reachable()
ROBBABLE = Robbable()
ROBBABLE_NEAR = RobbableNear()
