"""Uncle Will, Johnny Kisch and Claus "The Saint"."""

from __future__ import annotations

from ...engine.aims import Reason
from ...engine.cards import FACES, KINDS, character
from ...engine.common import pay
from ...engine.game import Game, step
from ...engine.options import Option
from ...engine.rule import Rule
from ..base.brown import open_store

SET = "promo"


@character("uncle_will", life=4, set_name=SET)
class UncleWill(Rule):
    """Once a turn any card of his hand serves him as a General Store (R140, R141)."""

    def offers(self, game: Game, me: int) -> list[Option]:
        if not game.hands[me] or "uncle_will" in game.used:
            return []
        return [("use", "uncle_will", None)]

    def take_up(self, game: Game, me: int, option: Option) -> None:
        game.used = (*game.used, "uncle_will")
        game.then(pay, me, 1, keep_store, me)

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        if "uncle_will" in game.used:
            return "used-up", {"word": "uncle_will"}
        return "too-few-cards", {"number": 1}


@step
def keep_store(game: Game, me: int) -> None:
    open_store(game, me)


@character("johnny_kisch", life=4, set_name=SET)
class JohnnyKisch(Rule):
    """A card he puts in play sweeps away every other card of that name (R143, R144)."""

    def after_equip(self, game: Game, me: int, card: int) -> None:
        for seat in (me, *game.others(me)):  # S11: clockwise from him
            for other in game.gear[seat][:]:
                if KINDS[other] is KINDS[card] and other != card:
                    game.tell("acted", me, word=self.slug)
                    game.lose_gear(seat, other)


@character("claus_the_saint", life=3, set_name=SET)
class ClausTheSaint(Rule):
    """He draws one card more than there are players, keeps two and gives one to each (R145)."""

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        served = [foe for foe in game.others(me) if not game.passive[foe]]  # S10
        game.tell("acted", me, word=self.slug)
        game.lay_out(me, count + len(served), 1 << me, "gift")
        for foe in served:
            game.then(give_away, me, foe)
        game.then(keep_the_rest, me)


@step
def give_away(game: Game, me: int, foe: int) -> None:
    if not game.spread or game.passive[me] or game.passive[foe]:
        return
    options: list[Option] = [("choose", FACES[card], None) for card in game.spread]
    game.ask(me, "gift", list(dict.fromkeys(options)), gave_away, me, foe)


@step
def gave_away(game: Game, me: int, foe: int, option: Option) -> None:
    game.give(me, game.in_spread(str(option[1])), foe)


@step
def keep_the_rest(game: Game, me: int) -> None:
    if game.passive[me]:  # S8: what he alone was looking at goes back
        game.put_back(me)
    for card in game.spread[:]:
        game.pick(me, card)
    game.sort_as_laid(me)
