"""BANG! cards: one a turn, at the opponent's active character.

The function below each is what happens if its hit is dodged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.options import PASS, Option
from ..aims import foe_anywhere, foe_in_front
from ..common import discards, hand_marker, strip, suffer_loss
from ..doubts import unless_equipped
from ..duel import step
from ..fight import hit_once, price_of, shoot
from ..printed import FACES, SIDES, red
from ..table import owner

if TYPE_CHECKING:
    from ..duel import Duel


def hit_for_each_equipment(game: Duel, me: int, spot: int) -> None:
    """As many hits as the target has equipment, each dodged on its own."""
    for _ in game.gear[spot][:]:
        game.then(shoot, me, spot, "quick_fire", price_of(game, me, "quick_fire"))


@red("colt", "LD OD*5", foe_in_front, hit_once)
def colt(game: Duel, me: int, spot: int) -> None:
    """A plain hit."""


@red("quick_fire", "LB LH", foe_in_front, hit_for_each_equipment, doubt=unless_equipped)
def quick_fire(game: Duel, me: int, spot: int) -> None:
    """A hit for each equipment of the target; without any, none."""


@red("winchester", "LH*2", foe_anywhere, hit_once)
def winchester(game: Duel, me: int, spot: int) -> None:
    """May be aimed at the rearguard."""


@red("remington", "OS OB", foe_in_front, hit_once)
def remington(game: Duel, me: int, spot: int) -> None:
    """If dodged, draw a card."""
    game.draw(me)


@red("schofield", "OB*2", foe_in_front, hit_once)
def schofield(game: Duel, me: int, spot: int) -> None:
    """If dodged, one's active character regains a life point."""
    game.heal(game.active(me))


# ------------------------------------------------------------------ Carbine


@red("carbine", "LH*2 OB", foe_in_front, hit_once)
def carbine(game: Duel, me: int, spot: int) -> None:
    """If dodged, one equipment of either active character may be discarded."""
    game.then(aim_at_gear, me)


@step
def aim_at_gear(game: Duel, me: int) -> None:
    options: list[Option] = [
        ("discard", FACES[card], spot)
        for spot in (game.active(me), game.active(1 - me))
        for card in game.gear[spot]
    ]
    game.ask(me, "pick", [*options, PASS], aimed_at_gear, me)


@step
def aimed_at_gear(game: Duel, me: int, option: Option) -> None:
    if option[2] is not None:
        strip(game, me, option[2], str(option[1]))


# --------------------------------------------------------------- Peacemaker


@red("peacemaker", "LH*2", foe_in_front, hit_once)
def peacemaker(game: Duel, me: int, spot: int) -> None:
    """If dodged, the opponent discards a hand card of his choice."""
    if game.hands[owner(spot)]:
        game.then(give_up_card, owner(spot), me)


@step
def give_up_card(game: Duel, me: int, by: int) -> None:
    game.ask(me, "loss", discards(game.hands[me]), gave_up_card, me, by)


@step
def gave_up_card(game: Duel, me: int, by: int, option: Option) -> None:
    game.throw(me, game.in_hand(me, str(option[1])))
    suffer_loss(game, by, me)  # D10


# ------------------------------------------------------------------ Shotgun


@red("shotgun", "LD*2 OH*2", foe_in_front, hit_once)
def shotgun(game: Duel, me: int, spot: int) -> None:
    """If dodged, one's own or the opponent's marker may be moved."""
    game.then(shove, me)


@step
def shove(game: Duel, me: int) -> None:
    options: list[Option] = [
        ("choose", SIDES[seat], None) for seat in (me, 1 - me) if game.paired(seat)
    ]
    game.ask(me, "marker", [*options, PASS], shoved, me)


@step
def shoved(game: Duel, me: int, option: Option) -> None:
    if option != PASS:
        game.then(hand_marker, SIDES.index(str(option[1])))
