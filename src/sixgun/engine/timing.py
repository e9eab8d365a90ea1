"""When abilities act: who is still to be resolved by the effect under way (R13, R234).

A card that concerns several players one after another says which (`one_by_one`): they are
awaited, its own player last, and it lets go of them one by one (`through`). What sets off an
ability is told by `announce` to its owner's rules: who is still to be resolved, or is the one
to whom it happened, waits (`Table.waiting`) until the effect is through with him. A rule
that does not wait says so itself (`at_once`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .game import step

if TYPE_CHECKING:
    from .game import Game, Step
    from .rule import Rule

#: What happens to the owner of an ability himself: the effect is under way on him.
ON_OWNER = frozenset({"after_hurt", "after_answer"})
#: Everything that sets off an ability while an effect is under way.
TRIGGERS = ON_OWNER | {"after_death", "on_empty_hand", "instead_of_burying"}


def must_wait(game: Game, seat: int, rule: Rule, trigger: str) -> bool:
    """May this ability of a seat not act yet?"""
    if rule.at_once:
        return False
    if trigger in ON_OWNER:
        return True
    if trigger == "after_death" and game.rules_version < 2:
        return False
    return seat in game.awaited


def announce(game: Game, seat: int, trigger: str, *args: int | None) -> None:
    """Something happened that may set off abilities of this seat: now, or once they may act."""
    for owner, rule in game.facts.told(game, trigger):
        if owner != seat:
            continue
        if must_wait(game, seat, rule, trigger):
            game.wait(seat, rule.slug, trigger, args)
        else:
            getattr(rule, trigger)(game, seat, *args)


def one_by_one(
    game: Game, me: int, effects: Mapping[int, Step], *, always_waited: bool = True
) -> None:
    """A card of mine has an effect on each of these in turn; abilities of all of us wait (R234).

    By version 1 of the rules I waited alone, and only if `always_waited`.
    """
    if game.rules_version < 2:
        if always_waited:
            game.concern((me,))
        for effect, args in effects.values():
            game.then(effect, *args)
        return
    game.concern((*effects, me))
    for foe, (effect, args) in effects.items():
        game.then(effect, *args)
        game.then(through, foe)


@step
def through(game: Game, me: int) -> None:
    """The effect is through with this one; what waited for that acts (R128, R130, R234)."""
    if me in game.awaited:
        game.let_go(me)
    if game.waiting:
        act(game, me, "after_answer")
        act(game, me, "after_death")


def act(game: Game, me: int, trigger: str) -> None:
    """What waited of this seat's abilities acts, if it still has them."""
    mine = [entry for entry in game.waiting if entry[0] == me and entry[2] == trigger]
    if not mine:
        return
    game.stop_waiting(mine)
    if trigger == "after_answer":  # R128: all at once
        mine = [(*mine[0][:3], (len(mine),))]
    for _, slug, _, args in mine:
        for rule in game.rules(me):
            if rule.slug == slug:
                getattr(rule, trigger)(game, me, *args)


def act_all(game: Game, trigger: str) -> None:
    """The whole effect is over: nobody waits any longer."""
    waiting = {entry[0] for entry in game.waiting if entry[2] == trigger}
    for seat in in_order(game, sorted(waiting)):
        act(game, seat, trigger)


def in_order(game: Game, seats: Sequence[int]) -> Sequence[int]:
    """Whose abilities are due at the same moment: clockwise from whose turn it is (R250).

    By version 1 of the rules in the order of the seats.
    """
    if len(seats) < 2 or game.rules_version < 2:
        return seats
    return sorted(seats, key=lambda seat: (seat - game.turn) % game.seats)
