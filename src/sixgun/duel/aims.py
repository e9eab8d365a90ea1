"""Which characters a card may be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .printed import Kind

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
