"""The green cards of Dodge City: laid down first, used in a later turn (R102).

Those with the missed symbol are used in answer to a shot; their function is what
they do besides.
"""

from __future__ import annotations

from ...engine.aims import ANYONE_ELSE, NEAR, REACHABLE, ROBBABLE_BESIDES
from ...engine.cards import green
from ...engine.common import rob
from ...engine.fight import shoot
from ...engine.game import Game
from ..base.brown import shoot_everybody

SET = "dodge_city"


# ------------------------------------------------------- against a shot


@green("bible", "10H", set_name=SET, stops=True)
def bible(game: Game, me: int) -> None:
    """A missed effect, and a card besides (R45)."""
    game.draw(me)


@green("ten_gallon_hat", "JD", set_name=SET, stops=True)
def ten_gallon_hat(game: Game, me: int) -> None:
    """A missed effect."""


@green("iron_plate", "AD QS", set_name=SET, stops=True)
def iron_plate(game: Game, me: int) -> None:
    """A missed effect."""


@green("sombrero", "7C", set_name=SET, stops=True)
def sombrero(game: Game, me: int) -> None:
    """A missed effect."""


# ------------------------------------------------------ in your own turn


@green("canteen", "7H", set_name=SET, heals="me")
def canteen(game: Game, me: int) -> None:
    """Regain a life point."""
    game.heal(me)


@green("pony_express", "QD", set_name=SET)
def pony_express(game: Game, me: int) -> None:
    """Draw three cards."""
    game.draw(me, 3)


@green("can_can", "JC", set_name=SET, aim=ROBBABLE_BESIDES)
def can_can(game: Game, me: int, foe: int) -> None:
    """Anybody discards a card: a random hand card or one in play you choose."""
    game.then(rob, me, foe, False)


@green("conestoga", "9D", set_name=SET, aim=ROBBABLE_BESIDES)
def conestoga(game: Game, me: int, foe: int) -> None:
    """Take a card from anybody, whatever the distance."""
    game.then(rob, me, foe, True)


@green("derringer", "7S", set_name=SET, aim=NEAR, hostile=True)
def derringer(game: Game, me: int, foe: int) -> None:
    """A shot at somebody at distance 1; you draw a card, hit or not (R46)."""
    game.draw(me)
    game.then(shoot, me, foe)


@green("knife", "8H", set_name=SET, aim=NEAR, hostile=True)
def knife(game: Game, me: int, foe: int) -> None:
    """A shot at somebody at distance 1."""
    game.then(shoot, me, foe)


@green("pepperbox", "AH", set_name=SET, aim=REACHABLE, hostile=True)
def pepperbox(game: Game, me: int, foe: int) -> None:
    """A shot at somebody whom your weapon reaches."""
    game.then(shoot, me, foe)


@green("buffalo_rifle", "QC", set_name=SET, aim=ANYONE_ELSE, hostile=True)
def buffalo_rifle(game: Game, me: int, foe: int) -> None:
    """A shot at anybody else, whatever the distance."""
    game.then(shoot, me, foe)


@green("howitzer", "9S", set_name=SET)
def howitzer(game: Game, me: int) -> None:
    """A shot at everybody else."""
    shoot_everybody(game, me)
