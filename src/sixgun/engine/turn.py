"""A turn: its start, phase 1 (draw), phase 2 (play), phase 3 (discard)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import HAS_TWIN, KIND_BY_SLUG, KINDS, PLAY, PLAY_ON, Kind
from .common import discards
from .fight import hurt, refill_hands, settle, take_up
from .game import MOST_TURNS, EndlessGame, step
from .options import END, Option
from .table import NOBODY

if TYPE_CHECKING:
    from .game import Game

CARDS_A_TURN = 2


# ---------------------------------------------------------------- start


@step
def begin_turn(game: Game, me: int) -> None:
    """R24: the tournament's high noon, Dynamite, Jail, abilities; then phase 1."""
    game.turn = me
    game.turns += 1
    if game.turns > MOST_TURNS:
        raise EndlessGame(f"no end after {MOST_TURNS} turns")
    game.bangs_played = 0
    game.skipping = False
    game.tell("turn_began", me, number=game.turns)
    if game.noon:
        game.then(strike_noon, me)
    for slug in game.facts.waking(game, me):
        game.then(wake, me, slug)
    game.then(draw_phase, me)


@step
def strike_noon(game: Game, me: int) -> None:
    """R233: from its first player on, everybody loses a life point at the start of the turn."""
    if game.noon == 1 and me == first_at_noon(game):
        game.noon = 2
        game.tell("noon_began", me)
    if game.noon == 2:
        game.then(hurt, me, 1, None, "high_noon")
        game.then(settle)


def first_at_noon(game: Game) -> int:
    """The Sheriff; at tables of six the next living player after him (T-101, A-10)."""
    sheriff = game.roles.index("sheriff")
    return game.others(sheriff)[0] if game.seats == 6 else sheriff


@step
def wake(game: Game, me: int, slug: str) -> None:
    """What a rule does at the start of its owner's turn, if it is still in force."""
    for rule in game.rules(me):
        if rule.slug == slug and game.alive[me]:
            rule.before_turn(game, me)
            game.then(settle)


# -------------------------------------------------------------- phase 1


@step
def draw_phase(game: Game, me: int) -> None:
    if not game.alive[me]:  # R26
        game.then(pass_turn, me)
        return
    if game.skipping or game.passive[me]:  # R225
        game.tell("turn_skipped", me)
        game.then(pass_turn, me)
        return
    for seat, rule in game.facts.told(game, "instead_of_drawing"):
        if seat == me:
            rule.instead_of_drawing(game, me, CARDS_A_TURN)
            break
    else:
        game.draw(me, CARDS_A_TURN)
    game.then(carry_on, me)


# -------------------------------------------------------------- phase 2


@step
def carry_on(game: Game, me: int) -> None:
    """Settle what the last card left behind, then ask for the next one.

    When it asks, nothing is left to settle, so that asking again changes nothing.
    """
    game.card_played = ""
    game.unfinished = NOBODY
    if game.fallen or game.owes:
        game.then(settle)
        game.then(carry_on, me)
        return
    refill_hands(game)
    if not game.alive[me] or game.passive[me]:
        game.then(pass_turn, me)
        return
    options = plays(game, me)
    for seat, rule in game.facts.told(game, "offers"):
        if seat == me:
            options += rule.offers(game, me)
    options.append(END)
    game.ask(me, "play", options, played, me)


@step
def played(game: Game, me: int, option: Option) -> None:
    verb, word, target = option
    if verb == "end":
        game.then(discard_phase, me)
        return
    if verb == "play":
        play_card(game, me, str(word), target)
    else:
        take_up(game, me, option)
    game.then(carry_on, me)


def plays(game: Game, me: int) -> list[Option]:
    """Every card that may be played from the hand now, with every target."""
    facts = game.facts
    spent = game.bangs_played >= facts.numbers(game, me)[3]
    bangs = facts.serving(game, me, "bang")
    options: list[Option] = []
    for card in game.hands[me]:
        kind = KINDS[card]
        if kind in bangs:
            kind = BANG_KIND[0]
            if spent:
                continue
        if HAS_TWIN[card] and PLAY[card] in options:
            continue
        if kind.aim is not None:
            row = PLAY_ON[card]
            options += [row[foe] for foe in kind.aim.seats(game, me)]
        elif kind.effect is not None or (kind.rule is not None and not in_play(game, me, kind)):
            options.append(PLAY[card])
    return options


def in_play(game: Game, seat: int, kind: Kind) -> bool:
    """Does a card of this name lie in front of the player already (R15)?"""
    return any(KINDS[card] is kind for card in game.gear[seat])


def play_card(game: Game, me: int, face: str, foe: int | None) -> None:
    """A brown card lies on the discards before its effect begins (R17); a blue one goes in play."""
    card = game.in_hand(me, face)
    kind = KINDS[card]
    if kind.border == "blue":
        game.equip(me, card, me if foe is None else foe)
        return
    serves = BANG_KIND[0] if kind.effect is None else kind
    if serves.limited:
        game.bangs_played += 1
    game.lose_card(me, card)
    game.card_played = face
    if game.ears is not None:
        game.tell("played", me, foe, (face,), word="" if serves is kind else serves.slug)
    assert serves.effect is not None
    if foe is None:
        serves.effect(game, me)
    else:
        serves.effect(game, me, foe)


# -------------------------------------------------------------- phase 3


@step
def discard_phase(game: Game, me: int) -> None:
    """Down to the hand limit and no further (R6, R27)."""
    hand = game.hands[me]
    if len(hand) > game.life[me]:
        game.ask(me, "limit", discards(hand), discarded, me)
    else:
        game.then(pass_turn, me)


@step
def discarded(game: Game, me: int, option: Option) -> None:
    game.throw(me, game.in_hand(me, str(option[1])))
    game.then(discard_phase, me)


@step
def pass_turn(game: Game, me: int) -> None:
    """The next player still in the game has the turn."""
    game.tell("turn_ended", me)
    game.then(begin_turn, game.others(me)[0])


#: The kind named BANG!, once content has registered it: the only one with a limit (R31).
BANG_KIND: list[Kind] = []


def know_bang() -> None:
    BANG_KIND[:] = [KIND_BY_SLUG["bang"]]
