"""Action cards: any number a turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...engine.options import PASS, Option
from ...engine.reports import EVERYBODY
from ..aims import aims_freely, anybody, foe_in_front, open_gear, who_gets_a_marker
from ..common import carry_off, discards, from_hand_of, hand_marker, once, rob, strip, takes
from ..doubts import about_exactly, about_my_rear, unless_wounded
from ..duel import step
from ..fight import answers, bear, hit_once, shoot, strike
from ..printed import FACES, answer, brown
from ..table import COMMON, owner

if TYPE_CHECKING:
    from ..duel import Duel

INN_LIFE = 3
STORE_CARDS = 4


# ------------------------------------------------------------ hits, dodges


@answer("missed", "LB LS*4 OH OB OS*5")
def missed(game: Duel, me: int, spot: int) -> None:
    """Avoid a hit."""


@answer("return_fire", "LH")
def return_fire(game: Duel, me: int, spot: int) -> None:
    """Avoid a hit; then the opponent's active character is the target of one."""
    game.owe(strike, me, "return_fire")


@brown("derringer", "LH*3 LS", aim=anybody, hit=True)
def derringer(game: Duel, me: int, spot: int) -> None:
    """A hit that is avoided by discarding any card."""
    hit_once(game, me, spot)


@brown("knife", "OH*2 OS", aim=anybody, hit=True)
def knife(game: Duel, me: int, spot: int) -> None:
    """A plain hit that is no BANG! card."""
    hit_once(game, me, spot)


def everybody_else(game: Duel, me: int) -> list[int]:
    """All but one's active character, in the order of simultaneous effects."""
    spots = [game.active(1 - me), game.rear(me), game.rear(1 - me)]
    return [spot for spot in dict.fromkeys(spots) if spot != game.active(me)]


@brown("gatling", "LB", hit=True, doubt=about_my_rear)
def gatling(game: Duel, me: int) -> None:
    """Everybody but one's active character is the target of a hit."""
    for spot in everybody_else(game, me):
        game.then(shoot, me, spot, "gatling", 0)


# ----------------------------------------------------------------- Indians!


@brown("indians", "LH OH", doubt=about_my_rear)
def indians(game: Duel, me: int) -> None:
    """For everybody but one's active character: a hit card, or a life point."""
    for spot in everybody_else(game, me):
        game.then(fend_off, spot, me)


@step
def fend_off(game: Duel, spot: int, by: int) -> None:
    if game.standing(spot):
        options = answers(game, owner(spot), game.at_work(spot), "hit")
        game.ask(owner(spot), "indians", [*options, PASS], fended_off, spot, by)


@step
def fended_off(game: Duel, spot: int, by: int, option: Option) -> None:
    if option == PASS:
        game.then(bear, spot, 1, by, "indians")
    else:
        game.answer_with(owner(spot), game.in_hand(owner(spot), str(option[1])), "hit")


# --------------------------------------------------------------------- Duel


@brown("duel", "LD OH", aim=foe_in_front)
def duel(game: Duel, me: int, spot: int) -> None:
    """By turns a hit card from the hand, the opponent first; who has none loses a life point."""
    game.then(draw_gun, spot, game.active(me), me)


@step
def draw_gun(game: Duel, spot: int, other: int, challenger: int) -> None:
    options = answers(game, owner(spot), game.at_work(spot), "hit")
    game.ask(owner(spot), "duel", [*options, PASS], drew_gun, spot, other, challenger)


@step
def drew_gun(game: Duel, spot: int, other: int, challenger: int, option: Option) -> None:
    me = owner(spot)
    if option == PASS:  # D16: who loses his own Duel is hurt by nobody
        game.then(bear, spot, 1, None if me == challenger else challenger, "duel")
    else:
        game.answer_with(me, game.in_hand(me, str(option[1])), "hit")
        game.then(draw_gun, other, spot, challenger)


# ------------------------------------------------------------------ markers


def somebody_has_two(game: Duel, me: int) -> bool:
    return game.paired(0) or game.paired(1)


@brown(
    "canteen",
    "LB*4 OB",
    aim=who_gets_a_marker,
    reload=True,
    possible=somebody_has_two,
    unless="nobody-paired",
)
def canteen(game: Duel, me: int, spot: int) -> None:
    """Move a marker, one's own or the opponent's."""
    game.then(hand_marker, owner(spot))


# -------------------------------------------------------------------- cards


@brown("stagecoach", "LB*2 OB")
def stagecoach(game: Duel, me: int) -> None:
    """Draw three cards, keep two."""
    own = min(3, len(game.decks[me]))
    game.lay_out(me, [me] * own + [COMMON] * (3 - own), 1 << me, "look")
    game.then(drop_one, me)


@step
def drop_one(game: Duel, me: int) -> None:
    if game.spread:
        game.ask(me, "look", discards(game.spread), dropped_one, me)


@step
def dropped_one(game: Duel, me: int, option: Option) -> None:
    game.discard_spread(me, game.in_spread(str(option[1])))
    for card in game.spread[:]:
        game.pick(me, card)


@brown("general_store", "LS OH")
def general_store(game: Duel, me: int) -> None:
    """Two cards of each deck lie open; both take two, by turns. Always four cards."""
    places = [me] * min(2, len(game.decks[me]))
    places += [1 - me] * min(2, len(game.decks[1 - me]))
    places += [COMMON] * (STORE_CARDS - len(places))
    game.lay_out(me, places, EVERYBODY, "store")
    game.then(shop, me)


@step
def shop(game: Duel, me: int) -> None:
    if game.spread:
        game.ask(me, "store", takes(game.spread), shopped, me)


@step
def shopped(game: Duel, me: int, option: Option) -> None:
    game.pick(me, game.in_spread(str(option[1])))
    game.then(shop, 1 - me)


def something_to_steal(game: Duel, me: int) -> bool:
    return bool(game.hands[1 - me] or open_gear(game, me, freely=aims_freely(game, me)))


@brown("steal", "OB OH*3", possible=something_to_steal, unless="nothing-to-steal")
def steal(game: Duel, me: int) -> None:
    """A random card from the opponent's hand, or discard a card in play."""
    game.then(reach_out, me)


@step
def reach_out(game: Duel, me: int) -> None:
    gear = open_gear(game, me, freely=aims_freely(game, me))
    options: list[Option] = [("discard", FACES[card], spot) for card, spot in gear]
    options += from_hand_of(game, 1 - me)
    if options:
        game.ask(me, "pick", options, reached_out, me)


@step
def reached_out(game: Duel, me: int, option: Option) -> None:
    _, word, spot = option
    if spot is None:
        rob(game, me, str(word))
    else:
        strip(game, me, spot, str(word))


def something_to_teach(game: Duel, me: int) -> bool:
    return bool(open_gear(game, me, freely=aims_freely(game, me)))


@brown("teacher", "LH*2", possible=something_to_teach, unless="no-equipment")
def teacher(game: Duel, me: int) -> None:
    """Take an equipment in play into the hand."""
    game.then(confiscate, me)


@step
def confiscate(game: Duel, me: int) -> None:
    gear = open_gear(game, me, freely=aims_freely(game, me))
    options: list[Option] = [("take", FACES[card], spot) for card, spot in gear]
    if options:
        game.ask(me, "pick", once(options), confiscated, me)


@step
def confiscated(game: Duel, me: int, option: Option) -> None:
    assert option[2] is not None
    carry_off(game, me, option[2], str(option[1]))


# --------------------------------------------------------------------- life


@brown("inn", "LB", aim=anybody, doubt=partial(about_exactly, INN_LIFE))
def inn(game: Duel, me: int, spot: int) -> None:
    """The life points of a character become three, up or down."""
    game.set_life(spot, INN_LIFE)


@brown("beer", "OB", doubt=unless_wounded)
def beer(game: Duel, me: int) -> None:
    """Both of one's characters regain a life point."""
    for spot in dict.fromkeys([game.active(me), game.rear(me)]):
        game.heal(spot)
