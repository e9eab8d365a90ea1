"""The brown cards of the base game: played, put on the discards, done.

Each card is a function that stands under its rule. To find its rulings and
scenarios: `./sixgun card NAME`.
"""

from __future__ import annotations

from ...engine.aims import ANYONE_ELSE, REACHABLE, ROBBABLE, ROBBABLE_NEAR
from ...engine.cards import TAKE, answer, brown
from ...engine.common import rob, spared
from ...engine.fight import answers, hurt, refill, reply, shoot
from ...engine.game import Game, step
from ...engine.options import PASS, Option
from ...engine.reports import EVERYBODY
from ...engine.timing import one_by_one, through


@brown(
    "bang",
    "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
    aim=REACHABLE,
    limited=True,
    hostile=True,
)
def bang(game: Game, me: int, foe: int) -> None:
    """Shoot somebody whom your weapon reaches; one BANG! a turn (R31)."""
    game.then(shoot, me, foe, 1 + game.facts.own(game, me).bang_force)


@answer("missed", "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S", stops=True)
def missed(game: Game, me: int) -> None:
    """Cancel a shot aimed at you; `evade` does that, the card has no effect besides."""


@brown("beer", "6H 7H 8H 9H 10H JH", saves=1, heals="me")
def beer(game: Game, me: int) -> None:
    """Regain a life point; without effect when only two players are left (R14, R51)."""
    if len(game.living()) > 2:
        game.heal(me, 1 + game.facts.own(game, me).beer_bonus)
    else:
        game.tell("no_effect", me)


@brown("saloon", "5H", heals="all")
def saloon(game: Game, me: int) -> None:
    """Everybody in the game regains a life point."""
    wounded = [seat for seat in game.living() if game.life[seat] < game.max_life[seat]]
    for seat in wounded:
        game.heal(seat)
    if not wounded:
        game.tell("no_effect", me)


@brown("stagecoach", "9S 9S")
def stagecoach(game: Game, me: int) -> None:
    """Draw two cards."""
    game.draw(me, 2)


@brown("wells_fargo", "3H")
def wells_fargo(game: Game, me: int) -> None:
    """Draw three cards."""
    game.draw(me, 3)


# --------------------------------------------------------- General Store


@brown("general_store", "9C QS", book=True)
def general_store(game: Game, me: int) -> None:
    """One card per player is laid out; from you on, clockwise, everybody takes one."""
    open_store(game, me)


def open_store(game: Game, me: int) -> None:
    foes = game.others(me)
    game.lay_out(me, 1 + len(foes), EVERYBODY, "store")
    game.then(shop, me)
    one_by_one(game, me, {foe: (shop, (foe,)) for foe in foes}, always_waited=False)


@step
def shop(game: Game, me: int) -> None:
    if not game.spread:  # R20
        return
    if game.passive[me]:  # R229
        game.discard_spread(me, game.spread[game.random_below(len(game.spread))])
        return
    options = list(dict.fromkeys([TAKE[card] for card in game.spread]))
    game.ask(me, "store", options, shopped, me)


@step
def shopped(game: Game, me: int, option: Option) -> None:
    game.pick(me, game.in_spread(str(option[1])))


# ------------------------------------------------- taking and discarding


@brown("panic", "JH QH AH 8D", aim=ROBBABLE_NEAR)
def panic(game: Game, me: int, foe: int) -> None:
    """Take a card from a player at distance 1: a random hand card or one in play."""
    game.then(rob, me, foe, True)


@brown("cat_balou", "KH 9D 10D JD", aim=ROBBABLE)
def cat_balou(game: Game, me: int, foe: int) -> None:
    """A player at any distance discards a card: a random hand card or one in play you choose."""
    game.then(rob, me, foe, False)


# -------------------------------------------------- shooting at everybody


@brown("gatling", "10H")
def gatling(game: Game, me: int) -> None:
    """Shoot everybody else, whatever the distance. Not a BANG! card."""
    shoot_everybody(game, me)


def shoot_everybody(game: Game, me: int) -> None:
    one_by_one(game, me, {foe: (shoot, (me, foe)) for foe in game.others(me)})


@brown("indians", "KD AD", book=True)
def indians(game: Game, me: int) -> None:
    """Everybody else discards a BANG! or loses a life point (R35, R48)."""
    one_by_one(game, me, {foe: (fend_off, (foe, me)) for foe in game.others(me)})


@step
def fend_off(game: Game, me: int, by: int) -> None:
    if spared(game, me, by):
        return
    game.ask(me, "indians", [*answers(game, me, "bang"), PASS], fended_off, me, by)


@step
def fended_off(game: Game, me: int, by: int, option: Option) -> None:
    if option == PASS:
        game.then(hurt, me, 1, by, "indians")
    else:
        reply(game, me, str(option[1]), "bang")
        through(game, me)
        refill(game, me)  # as R90: the Indians are through with him


# ------------------------------------------------------------------- Duel


@brown("duel", "QD JS 8C", aim=ANYONE_ELSE, hostile=True, book=True)
def duel(game: Game, me: int, foe: int) -> None:
    """From the challenged on, discard BANG! cards by turns; who fails first loses a life point."""
    game.tell("challenged", me, foe)
    if not spared(game, foe, me):  # R113
        game.then(draw_gun, foe, me, me)


@step
def draw_gun(game: Game, me: int, foe: int, challenger: int) -> None:
    """It is my turn in a Duel with foe."""
    options = [*answers(game, me, "bang", "duel"), PASS]
    game.ask(me, "duel", options, drew_gun, me, foe, challenger)


@step
def drew_gun(game: Game, me: int, foe: int, challenger: int, option: Option) -> None:
    if option == PASS:
        # R58, R86: who loses his own Duel is hurt by nobody else.
        game.then(hurt, me, 1, None if me == challenger else challenger, "duel")
    else:
        reply(game, me, str(option[1]), "bang")  # R89: no refill before the Duel is over
        game.then(draw_gun, foe, me, challenger)
