"""The events of A Fistful of Cards that change how turns and draws go."""

from __future__ import annotations

from ...engine.cards import FACES, KINDS, event
from ...engine.common import discards, flip, profits
from ...engine.fight import hurt
from ...engine.game import Game, step
from ...engine.options import PASS, Option
from ...engine.rule import Rule
from ...engine.table import NOBODY, RUNNING, Table
from ...engine.turn import draw_cards

SET = "fistful_of_cards"


@event("abandoned_mine", set_name=SET)
class AbandonedMine(Rule):
    """Phase 1 draws from the discards, phase 3 discards on the deck (R186 to R189)."""

    digs = 1


@event("ambush", set_name=SET)
class Ambush(Rule):
    """Everybody is one away from everybody else, before modifiers (R190)."""

    levels_seats = 1


@event("lasso", set_name=SET)
class Lasso(Rule):
    """Nothing that lies in front of anybody has any effect (R198, R199)."""

    def silences(self, table: Table, owner: int, seat: int, what: str) -> bool:
        return what == "gear"


@event("the_judge", set_name=SET)
class TheJudge(Rule):
    """No card may be put in front of anybody (R218, R219)."""

    def forbids(self, game: Game, me: int, card: int, kind: str, purpose: str) -> bool:
        return purpose == "play" and KINDS[card].border != "brown"


@event("dead_man", set_name=SET)
class DeadMan(Rule):
    """Who was eliminated first comes back with two life points and two cards (R194, R195)."""

    def raises(self, game: Game, dead: int) -> bool:
        return game.graves[:1] == (dead,)

    def on_return(self, game: Game, me: int) -> None:
        game.rise(me, 2, for_good=True)
        game.draw(me, 2)


# -------------------------------------------------------- Blood Brothers


@event("blood_brothers", set_name=SET)
class BloodBrothers(Rule):
    """At the start of a turn its owner may give a life point, not the last, to another (R191)."""

    def before_turn(self, game: Game, me: int) -> None:
        game.then(bleed, me)


@step
def bleed(game: Game, me: int) -> None:
    weak = [foe for foe in game.others(me) if game.life[foe] < game.max_life[foe]]
    if game.life[me] > 1 and weak and not game.passive[me]:
        options: list[Option] = [("use", "blood_brothers", foe) for foe in weak]
        game.ask(me, "blood", [*options, PASS], bled, me)


@step
def bled(game: Game, me: int, option: Option) -> None:
    foe = option[2]
    if foe is not None:
        game.tell("used", me, foe, word="blood_brothers")
        game.then(hurt, me, 1, None, "blood_brothers")  # R193
        game.then(transfuse, foe)


@step
def transfuse(game: Game, me: int) -> None:
    game.heal(me)


# ------------------------------------------------------------- phase 1


@event("hard_liquor", set_name=SET)
class HardLiquor(Rule):
    """Who gives up phase 1 regains a life point (R197)."""

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        game.then(consider_liquor, me)


@step
def consider_liquor(game: Game, me: int) -> None:
    if game.passive[me]:
        return
    if game.life[me] >= game.max_life[me]:
        draw_cards(game, me, past_event=True)
    else:
        game.ask(me, "liquor", [("use", "hard_liquor", None), PASS], considered_liquor, me)


@step
def considered_liquor(game: Game, me: int, option: Option) -> None:
    if option == PASS:
        draw_cards(game, me, past_event=True)
    else:
        game.tell("used", me, word="hard_liquor")
        game.heal(me)


@event("peyote", set_name=SET)
class Peyote(Rule):
    """Instead of drawing, call the colour of the top card, until a call is wrong (R204, R205)."""

    def instead_of_drawing(self, game: Game, me: int, count: int) -> None:
        game.then(call_colour, me)


COLOURS = {"spades": "black", "clubs": "black", "hearts": "red", "diamonds": "red"}


@step
def call_colour(game: Game, me: int) -> None:
    if not game.passive[me]:
        options: list[Option] = [("choose", "red", None), ("choose", "black", None)]
        game.ask(me, "colour", options, called_colour, me)


@step
def called_colour(game: Game, me: int, option: Option) -> None:
    colour = str(option[1])
    for card in game.turn_up(me, 1, colour):  # none, if no card is left (R20)
        right = COLOURS[game.suit_and_rank(card)[0]] == colour
        game.tell("called", me, cards=(FACES[card],), number=int(right), word=colour)
        if right:
            game.pick(me, card)
            game.then(call_colour, me)
        else:
            game.discard_spread(me, card)


# -------------------------------------------------------- after phase 1


@event("law_of_the_west", set_name=SET)
class LawOfTheWest(Rule):
    """The second card drawn is shown, and played in this turn if possible (R200 to R203, S15)."""

    def after_drawing(self, game: Game, me: int) -> None:
        second = game.hands[me][game.hand_mark + 1 : game.hand_mark + 2]
        for card in second:
            game.oblige(me, card)

    def demands(self, game: Game, me: int, options: list[Option]) -> bool:
        if game.duty == NOBODY or game.duty not in game.hands[me]:
            return False
        return any(option[:2] == ("play", FACES[game.duty]) for option in options)


@event("ranch", set_name=SET)
class Ranch(Rule):
    """After phase 1 discard as many cards as you like and draw as many (R206, R207)."""

    def after_drawing(self, game: Game, me: int) -> None:
        game.then(swap_cards, me, 0)


@step
def swap_cards(game: Game, me: int, count: int) -> None:
    if game.passive[me]:
        return
    options = discards(game.hands[me])
    if options:
        game.ask(me, "ranch", [*options, PASS], swapped_cards, me, count)
    else:
        game.draw(me, count)


@step
def swapped_cards(game: Game, me: int, count: int, option: Option) -> None:
    if option == PASS:
        game.draw(me, count)
    else:
        game.throw(me, game.in_hand(me, str(option[1])))
        game.then(swap_cards, me, count + 1)


# ------------------------------------------------------ after the turn


@event("vendetta", set_name=SET)
class Vendetta(Rule):
    """A finished turn is followed by a draw!; a heart gives another turn (R220, R221)."""

    def after_turn(self, game: Game, me: int) -> None:
        if game.extra_turn != RUNNING:
            game.then(flip, me, "hearts", avenged, me)


@step
def avenged(game: Game, me: int, success: bool) -> None:
    if profits(game, me, success):
        game.grant_turn(me)
