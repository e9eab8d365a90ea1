"""What a friend would ask before a card is played: is that what you want?

A card says itself when it would do nothing, or something that nobody hopes for (`doubt` in
`printed`); what is common to hits and to equipment stands here, too. Only what everybody sees
is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.aims import Reason
from .aims import own_rear
from .printed import Kind, slug_of
from .table import owner

if TYPE_CHECKING:
    from .duel import Duel


def doubts_about(game: Duel, me: int, kind: Kind, face: str, spot: int | None) -> list[Reason]:
    """What speaks against playing this card so; `face` is what it is called by."""
    found = [kind.doubt(game, me, face, spot)] if kind.doubt is not None else []
    if spot is not None:
        found.append(_on_whom(game, me, kind, spot))
        found.append(_instead_of_another(game, kind, face, spot))
    return [doubt for doubt in found if doubt is not None]


def _on_whom(game: Duel, me: int, kind: Kind, spot: int) -> Reason | None:
    """A hit or a burden for one's own, a help for the opponent's; a Dynamite has no choice."""
    name = {"name": game.slug_at(spot)}
    mine = owner(spot) == me
    if mine and (kind.hit or (kind.burden and kind.aim is not own_rear)):
        return "duel-caution-own-character", name
    if not mine and kind.border == "blue" and not kind.burden:
        return "duel-caution-helps-foe", name
    return None


def _instead_of_another(game: Duel, kind: Kind, face: str, spot: int) -> Reason | None:
    if kind.border == "blue" and game.of_kind(spot, kind.slug) is not None:
        return "duel-caution-replaces", {"card": slug_of(face), "name": game.slug_at(spot)}
    return None


# ---------------------------------------------------------- what cards say


def unless_wounded(game: Duel, me: int, face: str, spot: int | None) -> Reason | None:
    """Neither of one's characters has lost a life point."""
    mine = {game.active(me), game.rear(me)}
    healed = any(game.life[each] < game.max_life(each) for each in mine)
    return None if healed else ("caution-no-effect", {"card": face})


def unless_equipped(game: Duel, me: int, face: str, spot: int | None) -> Reason | None:
    """Nothing lies beside the target."""
    return None if spot is None or game.gear[spot] else ("caution-no-effect", {"card": face})


def about_exactly(points: int, game: Duel, me: int, face: str, spot: int | None) -> Reason | None:
    """The life points of the target become so many, up or down."""
    assert spot is not None
    more = points - game.life[spot]
    if not more:
        return "caution-no-effect", {"card": face}
    if owner(spot) == me and more < 0:
        return "duel-caution-loses-life", {"name": game.slug_at(spot), "number": -more}
    if owner(spot) != me and more > 0:
        return "duel-caution-helps-foe", {"name": game.slug_at(spot)}
    return None


def about_my_rear(game: Duel, me: int, face: str, spot: int | None) -> Reason | None:
    """One's own rearguard is meant, too, and may fall."""
    rear = game.rear(me)
    if rear == game.active(me) or game.life[rear] > 1:
        return None
    return "duel-caution-own-last-life", {"name": game.slug_at(rear)}
