"""The events of A Fistful of Cards that shoot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.aims import ANYONE_ELSE, REACHABLE, Reason
from ...engine.cards import FACES, KINDS, TAKE, event
from ...engine.common import discards, order_matters, profits, spared
from ...engine.fight import evade_with, evasions, hurt, shoot
from ...engine.game import Game, step
from ...engine.options import PASS, Option
from ...engine.rule import Rule
from ...engine.timing import through
from ...engine.turn import event_keeper
from ..dodge_city.characters import aim_and_fire

SET = "fistful_of_cards"


# ------------------------------------------------- paying with BANG! cards


def bangs(game: Game, me: int) -> list[int]:
    """The hand cards that serve as a BANG! (S16)."""
    serving = game.facts.serving(game, me, "bang")
    return [card for card in game.hands[me] if KINDS[card] in serving]


@step
def spend_bangs(game: Game, me: int, count: int, done: Callable[..., None], *args: Any) -> None:
    """Discard so many BANG! cards, then go on; whoever has left does not (S8)."""
    cards = bangs(game, me)
    if game.passive[me] or len(cards) < count:
        return
    if count == 0:
        game.then(done, *args)
    elif len(cards) == count and not order_matters(game):
        for card in cards:
            game.throw(me, card)
        game.then(done, *args)
    else:
        game.ask(me, "cost", discards(cards), spent_bang, me, count, done, *args)


@step
def spent_bang(game: Game, me: int, count: int, done: Callable[..., None], *rest: Any) -> None:
    *args, (_, face, _) = rest
    game.throw(me, game.in_hand(me, face))
    game.then(spend_bangs, me, count - 1, done, *args)


# ----------------------------------------------------------------- Sniper


@event("sniper", set_name=SET)
class Sniper(Rule):
    """Two BANG! cards together make a shot that takes two missed effects (R214 to R217)."""

    def offers(self, game: Game, me: int) -> list[Option]:
        if len(bangs(game, me)) < 2:
            return []
        return [("use", "sniper", foe) for foe in game.facts.reachable(game, me)]

    def take_up(self, game: Game, me: int, option: Option) -> None:
        game.then(spend_bangs, me, 2, aim_and_fire, me, option[2], 2)

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        if len(bangs(game, me)) < 2:
            return "too-few-bangs", {"number": 2}
        return REACHABLE.why_not(game, me, target) if target is not None else None


# --------------------------------------------------------------- Ricochet


@event("ricochet", set_name=SET)
class Ricochet(Rule):
    """A BANG! may be thrown at a card in front of another player (R208 to R210, R248)."""

    def offers(self, game: Game, me: int) -> list[Option]:
        if not bangs(game, me):
            return []
        return [("use", "ricochet", foe) for foe in game.others(me) if game.gear[foe]]

    def take_up(self, game: Game, me: int, option: Option) -> None:
        game.then(spend_bangs, me, 1, sight_card, me, option[2])

    def why_no_offer(self, game: Game, me: int, target: int | None) -> Reason | None:
        if not bangs(game, me):
            return "too-few-bangs", {"number": 1}
        reason = ANYONE_ELSE.why_not(game, me, target) if target is not None else None
        return reason or ("nothing-to-take", {"target": target})


@step
def sight_card(game: Game, me: int, foe: int) -> None:
    """Which card is shot at; the suit of the BANG! just discarded may not touch its owner."""
    if game.rules_version >= 2:  # R248
        game.note_suits(game.discard[-1:])
    options = [TAKE[card] for card in game.gear[foe]]
    if options and not spared(game, foe, me):
        game.ask(me, "pick", options, sighted_card, me, foe)


@step
def sighted_card(game: Game, me: int, foe: int, option: Option) -> None:
    face = str(option[1])
    game.tell("aimed_at_card", me, foe, (face,))
    game.then(guard_card, foe, me, face, ())


@step
def guard_card(game: Game, me: int, by: int, face: str, tried: tuple[str, ...]) -> None:
    """The owner may save the card with any missed effect (R209)."""
    options = evasions(game, me, tried)
    game.ask(me, "guard", options, guarded_card, me, by, face, tried)


@step
def guarded_card(
    game: Game, me: int, by: int, face: str, tried: tuple[str, ...], option: Option
) -> None:
    if option == PASS:
        game.lose_gear(me, game.in_gear(me, face))
        through(game, me)
    else:
        evade_with(game, me, option, tried, tried_to_guard, me, by, face)


@step
def tried_to_guard(
    game: Game, me: int, by: int, face: str, tried: tuple[str, ...], success: bool
) -> None:
    in_front = any(FACES[card] == face for card in game.gear[me])
    if profits(game, me, success) or not in_front:
        if in_front:
            game.tell("card_saved", me, cards=(face,))
        through(game, me)
    else:
        game.then(guard_card, me, by, face, tried)


# ------------------------------------------------------- Russian Roulette


@event("russian_roulette", set_name=SET)
class RussianRoulette(Rule):
    """From the Sheriff on, round after round, a missed effect each; who fails loses two (R211)."""

    def on_reveal(self, game: Game) -> None:
        game.then(pull_trigger, event_keeper(game), ())


@step
def pull_trigger(game: Game, me: int, tried: tuple[str, ...]) -> None:
    options = evasions(game, me, tried)
    game.ask(me, "roulette", options, pulled_trigger, me, tried)


@step
def pulled_trigger(game: Game, me: int, tried: tuple[str, ...], option: Option) -> None:
    if option == PASS:
        game.then(hurt, me, 2, None, "russian_roulette")
    else:
        evade_with(game, me, option, tried, spun, me)


@step
def spun(game: Game, me: int, tried: tuple[str, ...], success: bool) -> None:
    if profits(game, me, success):
        through(game, me)
        game.then(pull_trigger, game.others(me)[0], ())
    else:
        game.then(pull_trigger, me, tried)


# ----------------------------------------------------- A Fistful of Cards


@event("a_fistful_of_cards", set_name=SET, last=True)
class AFistfulOfCards(Rule):
    """Every turn begins with as many shots at its owner as he has cards (R222, R223)."""

    def before_turn(self, game: Game, me: int) -> None:
        for _ in game.hands[me][:]:
            game.then(shoot, None, me)
