"""The sixteen characters of the base game.

Each is a class that stands under its rule. To find its rulings and scenarios:
`./sixgun card NAME`.
"""

from __future__ import annotations

from ...engine.aims import Reason
from ...engine.cards import TAKE, character
from ...engine.common import pay, robbed
from ...engine.game import Game, step
from ...engine.options import TAKE_DECK, TAKE_DISCARD, TAKE_HAND, Option
from ...engine.rule import UNLIMITED, Rule


@character("bart_cassidy", life=4)
class BartCassidy(Rule):
    """For each life point he loses and survives he draws a card (R82, R83)."""

    def after_hurt(self, game: Game, me: int, points: int, by: int | None) -> None:
        game.tell("acted", me, word=self.slug)
        game.draw(me, points)


@character("black_jack", life=4)
class BlackJack(Rule):
    """He shows the second card he draws; if it is red he draws one more (R81)."""

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        game.draw(me)
        if count < 2:  # R178
            return
        shown = game.draw_openly(me)
        bonus = shown is not None and game.suit_and_rank(shown)[0] in ("hearts", "diamonds")
        if bonus:
            game.tell("acted", me, word=self.slug)
        game.draw(me, count - 2 + bonus)


@character("calamity_janet", life=4)
class CalamityJanet(Rule):
    """BANG! and Missed! cards are the same to her (R42, R43, R44)."""

    def serves_as(self, kind: str, wanted: str) -> bool:
        return (kind, wanted) in (("bang", "missed"), ("missed", "bang"))


@character("el_gringo", life=3)
class ElGringo(Rule):
    """For each life point somebody else's card costs him he takes a card from that hand (R86)."""

    def after_hurt(self, game: Game, me: int, points: int, by: int | None) -> None:
        if by is None or by == me:
            return
        if game.hands[by]:
            game.tell("acted", me, word=self.slug)
        for _ in range(min(points, len(game.hands[by]))):
            game.steal(me, by)


@character("jesse_jones", life=4)
class JesseJones(Rule):
    """His first card may come from the hand of another player (R99)."""

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        game.then(seek_first_card, me, count)


@step
def seek_first_card(game: Game, me: int, count: int) -> None:
    if game.passive[me]:  # S8: the turn ends
        return
    options: list[Option] = [TAKE_DECK]
    options += [("take", None, foe) for foe in game.others(me) if game.hands[foe]]
    game.ask(me, "source", options, found_first_card, me, count)


@step
def found_first_card(game: Game, me: int, count: int, option: Option) -> None:
    if option == TAKE_DECK:
        game.draw(me, count)
        return
    assert option[2] is not None
    game.tell("acted", me, word="jesse_jones")
    game.steal(me, option[2])
    game.draw(me, count - 1)


@character("jourdonnais", life=4)
class Jourdonnais(Rule):
    """He has a Barrel at all times; a real one is a second try (R37, R39)."""

    barrels = 1


@character("kit_carlson", life=4)
class KitCarlson(Rule):
    """He looks at the top three cards, takes two and puts the third back (R100)."""

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        game.tell("acted", me, word=self.slug)
        game.lay_out(me, 3, 1 << me, "look")
        game.then(select, me, count)


@step
def select(game: Game, me: int, count: int) -> None:
    if game.passive[me]:  # S8: what he alone was looking at goes back
        game.put_back(me)
    elif len(game.spread) <= count:  # R20, R177
        for card in game.spread[:]:
            game.pick(me, card)
        game.sort_as_laid(me)
    elif count == 0:
        game.sort_as_laid(me)  # R203
        game.put_back(me)
    else:
        options = list(dict.fromkeys([TAKE[card] for card in game.spread]))
        game.ask(me, "look", options, selected, me, count)


@step
def selected(game: Game, me: int, count: int, option: Option) -> None:
    game.pick(me, game.in_spread(str(option[1])))
    game.then(select, me, count - 1)


@character("lucky_duke", life=4)
class LuckyDuke(Rule):
    """For every draw! he turns up two cards and picks the one that counts (R80)."""

    extra_flips = 1


@character("paul_regret", life=3)
class PaulRegret(Rule):
    """Everybody sees him one farther away."""

    cover = 1


@character("pedro_ramirez", life=4)
class PedroRamirez(Rule):
    """His first card may be the top of the discard pile (R18)."""

    minds_discards = 1

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        game.then(reach_for_card, me, count)


@step
def reach_for_card(game: Game, me: int, count: int) -> None:
    if game.passive[me]:  # S8: the turn ends
        return
    # R189: where everybody draws from the discards he gains nothing.
    choice = game.discard and not game.digging
    options = [TAKE_DECK, TAKE_DISCARD] if choice else [TAKE_DECK]
    game.ask(me, "source", options, reached_for_card, me, count)


@step
def reached_for_card(game: Game, me: int, count: int, option: Option) -> None:
    if option == TAKE_DISCARD:
        game.tell("acted", me, word="pedro_ramirez")
        game.draw_discard(me)
        count -= 1
    game.draw(me, count)


@character("rose_doolan", life=4)
class RoseDoolan(Rule):
    """She sees everybody one closer."""

    sight = 1


@character("sid_ketchum", life=4)
class SidKetchum(Rule):
    """Two cards from his hand give him a life point: in his turn, or against a lethal hit (S14)."""

    def offers(self, game: Game, me: int) -> list[Option]:
        return self.saves(game, me) if game.life[me] < game.max_life[me] else []

    def saves(self, game: Game, me: int) -> list[Option]:
        return [("use", "sid_ketchum", None)] if len(game.hands[me]) >= 2 else []

    def take_up(self, game: Game, me: int, option: Option) -> None:
        game.then(pay, me, 2, sober_up, me)

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        if len(game.hands[me]) < 2:
            return "too-few-cards", {"number": 2}
        return "life-full", {}


@step
def sober_up(game: Game, me: int) -> None:
    game.heal(me)


@character("slab_the_killer", life=4)
class SlabTheKiller(Rule):
    """It takes two missed effects to cancel his BANG! cards (R38, R41)."""

    bang_force = 1


@character("suzy_lafayette", life=4)
class SuzyLafayette(Rule):
    """With an empty hand she draws a card, once the effect is through with her (R88 to R92)."""

    def on_empty_hand(self, game: Game, me: int) -> None:
        if game.deck or game.discard:
            game.tell("acted", me, word=self.slug)
        game.draw(me)


@character("vulture_sam", life=4)
class VultureSam(Rule):
    """The hand and the cards in play of everybody who is eliminated go to his hand (R95)."""

    at_once = 1  # R61: he takes the cards even if the card under way has still to come to him

    def instead_of_burying(self, game: Game, heirs: tuple[int, ...], dead: int) -> None:
        for heir in heirs:
            game.tell("acted", heir, word=self.slug)
        if len(heirs) == 1:
            game.inherit(heirs[0], dead)
        else:
            game.then(share, heirs, dead)


@step
def share(game: Game, heirs: tuple[int, ...], dead: int) -> None:
    """Two who inherit take a card by turns, the nearer one first (R97)."""
    options = [TAKE[card] for card in game.gear[dead]]
    if game.hands[dead]:
        options.append(TAKE_HAND)
    if options:
        game.ask(heirs[0], "pick", options, shared, heirs, dead)


@step
def shared(game: Game, heirs: tuple[int, ...], dead: int, option: Option) -> None:
    # Whoever has left picks at random (S8) and can hold nothing any more (R227).
    keep = not game.passive[heirs[0]] or game.rules_version < 2
    robbed(game, heirs[0], dead, keep, option)
    game.then(share, (*heirs[1:], heirs[0]), dead)


@character("willy_the_kid", life=4)
class WillyTheKid(Rule):
    """He plays as many BANG! cards as he likes (R101)."""

    bang_allowance = UNLIMITED
