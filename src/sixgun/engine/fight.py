"""Shots, wounds, rescue and elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import HAS_TWIN, KINDS, PLAY
from .common import flip, lose_all
from .game import step
from .options import PASS, Option
from .table import NOBODY
from .victory import judge

if TYPE_CHECKING:
    from .game import Game

REWARD = 3


# ------------------------------------------------------------------ shots


@step
def shoot(game: Game, me: int, foe: int, needed: int = 1) -> None:
    """A bang symbol: foe loses a life point unless so many missed effects cancel it."""
    if game.alive[foe]:
        game.tell("shot", foe, me, number=needed)
        game.then(evade, foe, me, needed, ())


@step
def evade(game: Game, me: int, by: int, needed: int, tried: tuple[str, ...]) -> None:
    """Answer a shot: Missed!, a Barrel not tried yet (R36, R38), or take it (R7)."""
    facts = game.facts
    options = answers(game, me, "missed")
    options += [option for slug, option in facts.barrels(game, me) if slug not in tried]
    options.append(PASS)
    game.ask(me, "shot", options, evaded, me, by, needed, tried)


@step
def evaded(
    game: Game, me: int, by: int, needed: int, tried: tuple[str, ...], option: Option
) -> None:
    verb, word, _ = option
    if verb == "play":
        reply(game, me, str(word), "missed")
        refill(game, me)  # R90
        game.then(stopped_one, me, by, needed, tried, True)
    elif verb == "use":
        slug = str(word).partition("/")[0]
        game.tell("used", me, word=slug)
        game.then(flip, me, "hearts", stopped_one, me, by, needed, (*tried, slug))
    else:
        game.then(hurt, me, 1, by, "shot")


@step
def stopped_one(
    game: Game, me: int, by: int, needed: int, tried: tuple[str, ...], success: bool
) -> None:
    """One missed effect worked, or a draw! for it failed; go on until enough have (R38, R40)."""
    if success:
        needed -= 1
    if needed:
        game.then(evade, me, by, needed, tried)
    else:
        game.tell("missed", me)


def answers(game: Game, me: int, wanted: str) -> list[Option]:
    """The hand cards that serve as the wanted kind, as options."""
    serving = game.facts.serving(game, me, wanted)
    options = []
    for card in game.hands[me]:
        if KINDS[card] in serving and not (HAS_TWIN[card] and PLAY[card] in options):
            options.append(PLAY[card])
    return options


def reply(game: Game, me: int, face: str, wanted: str) -> None:
    """Play a hand card in answer to something."""
    card = game.in_hand(me, face)
    kind = KINDS[card]
    game.lose_card(me, card)
    if game.ears is not None:
        plain = kind.slug == wanted or (wanted == "missed" and kind.stops)
        game.tell("answered", me, cards=(face,), word="" if plain else wanted)
    if kind.reply is not None:
        kind.reply(game, me)


# ----------------------------------------------------------------- wounds


@step
def hurt(game: Game, me: int, points: int, by: int | None, cause: str) -> None:
    """Lose life points; the last one may be answered with a Beer (R49)."""
    if not game.alive[me]:
        return
    game.lose_life(me, points, by, cause)
    if game.life[me] > 0:
        survive(game, me, points, by)
    else:
        game.then(save, me, points, by)


def survive(game: Game, me: int, points: int, by: int | None) -> None:
    """Abilities that wait for a wound act once it is certain that its owner lives (R83, R84)."""
    refill_hands(game)  # R85: before El Gringo
    for seat, rule in game.facts.told(game, "after_hurt"):
        if seat == me:
            rule.after_hurt(game, me, points, by)


@step
def save(game: Game, me: int, points: int, by: int | None) -> None:
    """Answer a lethal hit: Beer with more than two players (R51, R52), or an ability."""
    options: list[Option] = []
    if len(game.living()) > 2:
        for card in game.hands[me]:
            if KINDS[card].saves and not (HAS_TWIN[card] and PLAY[card] in options):
                options.append(PLAY[card])
    for seat, rule in game.facts.told(game, "saves"):
        if seat == me:
            options += rule.saves(game, me)
    options.append(PASS)
    game.ask(me, "lethal", options, saved, me, points, by)


@step
def saved(game: Game, me: int, points: int, by: int | None, option: Option) -> None:
    verb, word, _ = option
    if verb == "pass":
        game.then(die, me, by)
        return
    if verb == "play":
        saves = KINDS[game.in_hand(me, str(word))].saves
        reply(game, me, str(word), str(word).partition("/")[0])
        game.heal(me, saves)
        refill(game, me)  # as R90
    else:
        take_up(game, me, option)
    game.then(pull_through, me, points, by)


@step
def pull_through(game: Game, me: int, points: int, by: int | None) -> None:
    """Was it enough? If not, more answers are possible (R9, R94)."""
    if game.life[me] > 0:
        survive(game, me, points, by)
    else:
        game.then(save, me, points, by)


def take_up(game: Game, me: int, option: Option) -> None:
    """Use the ability that an option names."""
    for rule in game.rules(me):
        if rule.slug == option[1]:
            game.tell("used", me, option[2], word=rule.slug)
            rule.take_up(game, me, option)
            return


# ------------------------------------------------------------ elimination


@step
def die(game: Game, me: int, by: int | None) -> None:
    """R61: the cards go first, then reward or penalty."""
    game.eliminate(me, by)
    game.then(bury, me)
    game.then(repay, me, by)


@step
def bury(game: Game, dead: int) -> None:
    """The cards of the dead are discarded, unless somebody takes them."""
    for seat, rule in game.facts.told(game, "instead_of_burying"):
        rule.instead_of_burying(game, seat, dead)
        return
    game.then(lose_all, dead)


@step
def repay(game: Game, dead: int, by: int | None) -> None:
    """Three cards for an Outlaw (R55); a Sheriff who eliminates a Deputy will pay (R60)."""
    if by is None or by == dead or not game.alive[by]:
        return
    if game.roles[dead] == "outlaw" and not game.passive[by]:
        game.tell("rewarded", by, dead, number=REWARD)
        game.draw(by, REWARD)
    elif game.roles[dead] == "deputy" and game.roles[by] == "sheriff":
        game.owes = True


# ------------------------------------------------ after the whole effect


@step
def settle(game: Game) -> None:
    """The effect is over: the Sheriff's penalty, victory, empty hands (R64, S12)."""
    game.unfinished = NOBODY
    if game.owes:
        game.owes = False
        sheriff = game.roles.index("sheriff")
        game.tell("penalised", sheriff)
        game.then(lose_all, sheriff)
        game.then(settle)
        return
    if game.fallen:
        game.fallen = False
        judge(game)
        if game.over:
            return
    refill_hands(game)


def refill_hands(game: Game) -> None:
    """Whoever refills an empty hand does so now, unless his own card is still going on (R13)."""
    for seat, rule in game.facts.told(game, "on_empty_hand"):
        if not game.hands[seat] and seat != game.unfinished:
            rule.on_empty_hand(game, seat)


def refill(game: Game, me: int) -> None:
    if not game.hands[me]:
        for seat, rule in game.facts.told(game, "on_empty_hand"):
            if seat == me:
                rule.on_empty_hand(game, me)
