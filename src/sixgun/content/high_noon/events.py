"""The events of High Noon, each a rule that is in force for everybody until the next one."""

from __future__ import annotations

from ...engine.cards import CHARACTERS, DISCARD, KINDS, SUITS, event
from ...engine.fight import hurt
from ...engine.game import Game, step
from ...engine.options import NO, YES, Option
from ...engine.rule import Rule
from ...engine.table import Table
from ...engine.turn import event_keeper

SET = "high_noon"


@event("blessing", set_name=SET)
class Blessing(Rule):
    """Every card is a heart (R151, R153)."""

    every_suit = "hearts"


@event("curse", set_name=SET)
class Curse(Rule):
    """Every card is a spade (R152, R153)."""

    every_suit = "spades"


@event("ghost_town", set_name=SET)
class GhostTown(Rule):
    """The eliminated play a turn as ghosts, who draw three cards and cannot die (R154 to R159)."""

    def raises(self, game: Game, dead: int) -> bool:
        return True

    def on_return(self, game: Game, me: int) -> None:
        game.rise(me, 0, for_good=False)


@event("gold_rush", set_name=SET)
class GoldRush(Rule):
    """The turn passes to the right; everything else goes on clockwise (R160)."""

    reverses_turns = 1


@event("hangover", set_name=SET)
class Hangover(Rule):
    """No character has an ability (R161, R162)."""

    def silences(self, table: Table, owner: int, seat: int, what: str) -> bool:
        return what == "character"


@event("shootout", set_name=SET)
class Shootout(Rule):
    """Two BANG! cards a turn instead of one (R163)."""

    bang_allowance = 1


@event("the_daltons", set_name=SET)
class TheDaltons(Rule):
    """Everybody who has blue cards in front discards one of them (R164, R165)."""

    def on_reveal(self, game: Game) -> None:
        first = event_keeper(game)
        for seat in (first, *game.others(first)):
            game.then(hand_over_blue, seat)


@step
def hand_over_blue(game: Game, me: int) -> None:
    blue = [DISCARD[card] for card in game.gear[me] if KINDS[card].border == "blue"]
    if blue:
        game.ask(me, "daltons", blue, handed_over_blue, me)


@step
def handed_over_blue(game: Game, me: int, option: Option) -> None:
    game.lose_gear(me, game.in_gear(me, str(option[1])))


@event("the_doctor", set_name=SET)
class TheDoctor(Rule):
    """Whoever has the fewest life points regains one (R166)."""

    def on_reveal(self, game: Game) -> None:
        fewest = min(game.life[seat] for seat in game.living())
        for seat in game.living():
            if game.life[seat] == fewest < game.max_life[seat]:
                game.heal(seat)


@event("the_reverend", set_name=SET)
class TheReverend(Rule):
    """No Beer (R167 to R169)."""

    def forbids(self, game: Game, me: int, card: int, kind: str, purpose: str) -> bool:
        return kind == "beer"


@event("the_sermon", set_name=SET)
class TheSermon(Rule):
    """No BANG! in one's own turn, not even in a Duel (R170 to R174)."""

    def forbids(self, game: Game, me: int, card: int, kind: str, purpose: str) -> bool:
        return kind == "bang" and game.turn == me


@event("thirst", set_name=SET)
class Thirst(Rule):
    """One card fewer in phase 1 (R175 to R178)."""

    draw_bonus = -1


@event("train_arrival", set_name=SET)
class TrainArrival(Rule):
    """One card more in phase 1 (R177 to R180)."""

    draw_bonus = 1


@event("handcuffs", set_name=SET)
class Handcuffs(Rule):
    """After phase 1 name a suit: in this turn you play no other (R182, R183, S17)."""

    def after_drawing(self, game: Game, me: int) -> None:
        game.then(name_suit, me)

    def forbids(self, game: Game, me: int, card: int, kind: str, purpose: str) -> bool:
        if game.turn != me or not game.named_suit or purpose == "duel":
            return False
        return game.suit_and_rank(card)[0] != game.named_suit


@step
def name_suit(game: Game, me: int) -> None:
    if not game.passive[me]:
        options: list[Option] = [("choose", suit, None) for suit in SUITS.values()]
        game.ask(me, "suit", options, named_suit, me)


@step
def named_suit(game: Game, me: int, option: Option) -> None:
    game.name_suit(me, str(option[1]))


@event("new_identity", set_name=SET)
class NewIdentity(Rule):
    """At the start of a turn its owner may swap to his spare character (R184, R185, S19)."""

    needs_spares = 1

    def before_turn(self, game: Game, me: int) -> None:
        if game.spares[me] and not game.passive[me]:
            game.look_at_spare(me)
            game.then(reconsider, me)


@step
def reconsider(game: Game, me: int) -> None:
    if not game.passive[me]:
        game.ask(me, "identity", [YES, NO], reconsidered, me)


@step
def reconsidered(game: Game, me: int, option: Option) -> None:
    if option == YES:
        slug = game.spares[me]
        game.become(me, slug, CHARACTERS[slug], 2)


@event("high_noon", set_name=SET, last=True)
class HighNoon(Rule):
    """Every turn begins with the loss of a life point (R181)."""

    hindrance = 1

    def before_turn(self, game: Game, me: int) -> None:
        game.then(hurt, me, 1, None, "high_noon")
