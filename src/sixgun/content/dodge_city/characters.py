"""The fifteen characters of Dodge City."""

from __future__ import annotations

from ...engine.aims import REACHABLE, Reason
from ...engine.cards import KINDS, TAKE, character
from ...engine.common import discards, pay
from ...engine.fight import shoot
from ...engine.game import Game, step
from ...engine.options import TAKE_DECK, Option
from ...engine.rule import Rule
from ...engine.table import Table

SET = "dodge_city"


@character("apache_kid", life=3, set_name=SET)
class ApacheKid(Rule):
    """Diamonds that others play have no effect on him, except during a Duel (R109 to R116)."""

    def shrugs_off(self, suits: tuple[str, ...]) -> bool:
        return bool(suits) and set(suits) == {"diamonds"}


@character("belle_star", life=4, set_name=SET)
class BelleStar(Rule):
    """In her turn nothing that lies in front of the others has any effect (R117 to R119)."""

    def silences(self, table: Table, owner: int, seat: int, what: str) -> bool:
        return what == "gear" and table.turn == owner and seat != owner


@character("bill_noface", life=4, set_name=SET)
class BillNoface(Rule):
    """He draws one card, and one more for each wound (R120)."""

    def draws(self, game: Game, me: int, count: int) -> int:
        return 1 + game.max_life[me] - game.life[me]


@character("chuck_wengam", life=4, set_name=SET)
class ChuckWengam(Rule):
    """In his turn he may lose a life point, not the last one, and draw two cards (R121)."""

    def offers(self, game: Game, me: int) -> list[Option]:
        return [("use", "chuck_wengam", None)] if game.life[me] > 1 else []

    def take_up(self, game: Game, me: int, option: Option) -> None:
        game.lose_life(me, 1, None, "chuck_wengam")
        game.draw(me, 2)

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        return "last-life-point", {}


@character("doc_holyday", life=4, set_name=SET)
class DocHolyday(Rule):
    """Once a turn he discards two cards to shoot somebody within reach (R122)."""

    def offers(self, game: Game, me: int) -> list[Option]:
        if len(game.hands[me]) < 2 or "doc_holyday" in game.used:
            return []
        return [("use", "doc_holyday", foe) for foe in game.facts.reachable(game, me)]

    def take_up(self, game: Game, me: int, option: Option) -> None:
        game.note_use("doc_holyday")
        game.then(pay, me, 2, aim_and_fire, me, option[2], 1)

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        if "doc_holyday" in game.used:
            return "used-up", {"word": "doc_holyday"}
        if len(game.hands[me]) < 2:
            return "too-few-cards", {"number": 2}
        return REACHABLE.why_not(game, me, target) if target is not None else None


@step
def aim_and_fire(game: Game, me: int, foe: int, needed: int) -> None:
    """A shot made of the two cards just discarded: both suits count (R115)."""
    game.note_suits(game.discard[-2:])
    game.then(shoot, me, foe, needed)


@character("elena_fuente", life=3, set_name=SET)
class ElenaFuente(Rule):
    """Any card of her hand serves her as a Missed! (R123)."""

    def serves_as(self, kind: str, wanted: str) -> bool:
        return wanted == "missed"


@character("greg_digger", life=4, set_name=SET)
class GregDigger(Rule):
    """When another character is eliminated he regains two life points (R124)."""

    def after_death(self, game: Game, me: int, dead: int) -> None:
        if game.life[me] < game.max_life[me]:
            game.tell("acted", me, word=self.slug)
            game.heal(me, 2)


@character("herb_hunter", life=4, set_name=SET)
class HerbHunter(Rule):
    """When another character is eliminated he draws two cards (R124)."""

    def after_death(self, game: Game, me: int, dead: int) -> None:
        game.tell("acted", me, word=self.slug)
        game.draw(me, 2)


@character("jose_delgado", life=4, set_name=SET)
class JoseDelgado(Rule):
    """Twice a turn he may discard a blue card from his hand and draw two (R126)."""

    def offers(self, game: Game, me: int) -> list[Option]:
        if game.used.count("jose_delgado") >= 2 or not blue_cards(game, me):
            return []
        return [("use", "jose_delgado", None)]

    def take_up(self, game: Game, me: int, option: Option) -> None:
        game.note_use("jose_delgado")
        game.then(sell, me)

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        if game.used.count("jose_delgado") >= 2:
            return "used-up", {"word": "jose_delgado"}
        return "no-blue-card", {}


def blue_cards(game: Game, me: int) -> list[int]:
    return [card for card in game.hands[me] if KINDS[card].border == "blue"]


@step
def sell(game: Game, me: int) -> None:
    options = discards(blue_cards(game, me))
    if options and not game.passive[me]:  # S8: not paid, cancelled
        game.ask(me, "cost", options, sold, me)


@step
def sold(game: Game, me: int, option: Option) -> None:
    game.throw(me, game.in_hand(me, str(option[1])))
    game.draw(me, 2)


@character("molly_stark", life=4, set_name=SET)
class MollyStark(Rule):
    """A card she plays outside her turn is replaced once the effect is over (R127 to R130)."""

    def after_answer(self, game: Game, me: int, answers: int) -> None:
        if game.turn != me:
            game.tell("acted", me, word=self.slug)
            game.draw(me, answers)


@character("pat_brennan", life=4, set_name=SET)
class PatBrennan(Rule):
    """Instead of drawing he may take a card in play, of anybody (R131, R132)."""

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        game.then(look_round, me, count)


@step
def look_round(game: Game, me: int, count: int) -> None:
    if game.passive[me]:  # S8: the turn ends
        return
    options = [TAKE_DECK]
    options += [TAKE[card] for seat in (me, *game.others(me)) for card in game.gear[seat]]
    game.ask(me, "source", options, looked_round, me, count)


@step
def looked_round(game: Game, me: int, count: int, option: Option) -> None:
    if option == TAKE_DECK:
        game.draw(me, count)
        return
    for seat in (me, *game.others(me)):
        for card in game.gear[seat]:
            if TAKE[card] == option:
                game.tell("acted", me, word="pat_brennan")
                game.take_gear(me, seat, card)
                return


@character("pixie_pete", life=3, set_name=SET)
class PixiePete(Rule):
    """He draws three cards instead of two."""

    def draws(self, game: Game, me: int, count: int) -> int:
        return 3


@character("sean_mallory", life=3, set_name=SET)
class SeanMallory(Rule):
    """He may hold ten cards at the end of his turn (R133)."""

    hand_limit = 10


@character("tequila_joe", life=4, set_name=SET)
class TequilaJoe(Rule):
    """A Beer gives him two life points (R108)."""

    beer_bonus = 1


@character("vera_custer", life=3, set_name=SET)
class VeraCuster(Rule):
    """At the start of her turn she picks a player and has that ability until her next (R134)."""

    def before_turn(self, game: Game, me: int) -> None:
        game.then(study, me)


@step
def study(game: Game, me: int) -> None:
    if game.skipping or game.passive[me]:  # R134: in Jail she has no ability
        game.copy_ability(me, None)
        return
    options: list[Option] = [("choose", None, foe) for foe in game.others(me)]
    game.ask(me, "copy", options, studied, me)


@step
def studied(game: Game, me: int, option: Option) -> None:
    game.copy_ability(me, option[2])
