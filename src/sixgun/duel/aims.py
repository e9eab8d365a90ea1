"""Which characters a card may be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.aims import Reason
from .printed import SIDES, Kind
from .table import owner

if TYPE_CHECKING:
    from .duel import Duel


def reaches_rear(game: Duel, me: int, kind: Kind) -> bool:
    """May this card be aimed at the opponent's rearguard?"""
    for trait, _, _ in game.working(me):  # a loop, because it is asked for every card
        if trait.free_aim or (trait.scoped and kind.hit):
            return True
    return False


def aims_freely(game: Duel, me: int) -> bool:
    return any(trait.free_aim for trait, _, _ in game.working(me))


def _once(spots: list[int]) -> list[int]:
    """Who stands alone is active and rearguard at once."""
    return list(dict.fromkeys(spots))


def foe_in_front(game: Duel, me: int, kind: Kind) -> list[int]:
    """The opponent's active character; the rearguard only by special leave."""
    front = [game.active(1 - me)]
    return _once([*front, game.rear(1 - me)]) if reaches_rear(game, me, kind) else front


def foe_anywhere(game: Duel, me: int, kind: Kind) -> list[int]:
    return _once([game.active(1 - me), game.rear(1 - me)])


def anybody(game: Duel, me: int, kind: Kind) -> list[int]:
    """One's own characters too, but not the opponent's rearguard."""
    return _once([game.active(me), game.rear(me), *foe_in_front(game, me, kind)])


def beside(game: Duel, me: int, kind: Kind) -> list[int]:
    """Equipment: one's own rearguard or the opponent's active character."""
    if aims_freely(game, me):
        return anybody(game, me, kind)
    return [game.rear(me), game.active(1 - me)]


def own_rear(game: Duel, me: int, kind: Kind) -> list[int]:
    return anybody(game, me, kind) if aims_freely(game, me) else [game.rear(me)]


def who_gets_a_marker(game: Duel, me: int, kind: Kind) -> list[int]:
    """The rearguards to whom a marker can be moved."""
    return [game.rear(seat) for seat in (me, 1 - me) if game.paired(seat)]


def open_gear(game: Duel, me: int, *, freely: bool) -> list[tuple[int, int]]:
    """Cards in play, with their spots; those of the opponent's rearguard only `freely`."""
    spots = [game.active(me), game.rear(me), game.active(1 - me)]
    if freely:
        spots.append(game.rear(1 - me))
    return [(card, spot) for spot in _once(spots) for card in game.gear[spot]]


# ---------------------------------------------------------------- why not


def why_no_effect(game: Duel, me: int, kind: Kind, face: str, spot: int | None) -> Reason | None:
    """Why a card, once it may be played at all, cannot be played so."""
    if kind.possible is not None and not kind.possible(game, me):
        return kind.unless, {}
    if kind.aim is None:
        return ("takes-no-target", {"card": face}) if spot is not None else None
    if spot is None:
        return "needs-target", {"card": face}
    return None if spot in kind.aim(game, me, kind) else _why_not_on(game, me, kind, spot)


def _why_not_on(game: Duel, me: int, kind: Kind, spot: int) -> Reason:
    """Why a card cannot be played on this character."""
    name = {"name": game.slug_at(spot)}
    if not game.standing(spot):
        return "nobody-there", {}
    if kind.aim is who_gets_a_marker:
        side = owner(spot)
        return ("has-marker", name) if game.paired(side) else ("no-pair", {"side": SIDES[side]})
    if kind.aim is own_rear:
        return "only-own-rear", {"card": kind.slug}
    if kind.border == "blue":
        return "not-beside", name
    return ("own-character", {"card": kind.slug}) if owner(spot) == me else ("rear-spared", name)
