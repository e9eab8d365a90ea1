"""The new brown cards of Dodge City; some cost a further card from the hand (R105)."""

from __future__ import annotations

from ...engine.aims import ANYBODY, ANYONE_ELSE, NEAR, ROBBABLE
from ...engine.cards import answer, brown
from ...engine.common import rob
from ...engine.fight import shoot
from ...engine.game import Game
from ...engine.timing import one_by_one

SET = "dodge_city"


@brown("punch", "10S", set_name=SET, aim=NEAR, hostile=True)
def punch(game: Game, me: int, foe: int) -> None:
    """A shot at somebody at distance 1. Not a BANG! card."""
    game.then(shoot, me, foe)


@answer("dodge", "7D KH", set_name=SET, stops=True)
def dodge(game: Game, me: int) -> None:
    """A missed effect, and a card besides (R45)."""
    game.draw(me)


@brown("springfield", "KS", set_name=SET, aim=ANYONE_ELSE, cost=1, hostile=True)
def springfield(game: Game, me: int, foe: int) -> None:
    """With a further card: a shot at anybody, whatever the distance."""
    game.then(shoot, me, foe)


@brown("tequila", "9C", set_name=SET, aim=ANYBODY, cost=1, heals="target")
def tequila(game: Game, me: int, foe: int) -> None:
    """With a further card: anybody regains a life point."""
    game.heal(foe)


@brown("whisky", "QH", set_name=SET, cost=1, heals="me")
def whisky(game: Game, me: int) -> None:
    """With a further card: regain two life points."""
    game.heal(me, 2)


@brown("rag_time", "9H", set_name=SET, aim=ROBBABLE, cost=1)
def rag_time(game: Game, me: int, foe: int) -> None:
    """With a further card: take a card from anybody, whatever the distance (R107)."""
    game.then(rob, me, foe, True)


@brown("brawl", "JS", set_name=SET, cost=1)
def brawl(game: Game, me: int) -> None:
    """With a further card: everybody else discards a card; you decide which kind (R106)."""
    one_by_one(game, me, {foe: (rob, (me, foe, False)) for foe in game.others(me)})
