"""Shots, wounds, rescue and elimination."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .cards import HAS_TWIN, KIND_BY_SLUG, KINDS, PLAY, USE, Kind
from .common import flip, forbidden, lose_all, profits, spared
from .game import step
from .options import PASS, Option
from .timing import act, act_all, announce, in_order, must_wait, through
from .victory import judge

if TYPE_CHECKING:
    from .game import Game

REWARD = 3


# ------------------------------------------------------------------ shots


@step
def shoot(game: Game, me: int | None, foe: int, needed: int = 1) -> None:
    """A bang symbol: foe loses a life point unless so many missed effects cancel it.

    An event shoots by nobody (`me` is None).
    """
    if game.alive[foe] and not spared(game, foe, me):
        game.tell("shot", foe, me, number=needed)
        game.then(evade, foe, me, needed, ())


@step
def evade(game: Game, me: int, by: int | None, needed: int, tried: tuple[str, ...]) -> None:
    """Answer a shot: a missed effect, a Barrel not tried yet (R36, R38), or take it (R7)."""
    options = evasions(game, me, tried)
    game.ask(me, "shot", options, evaded, me, by, needed, tried)


@step
def evaded(
    game: Game, me: int, by: int | None, needed: int, tried: tuple[str, ...], option: Option
) -> None:
    if option == PASS:
        game.then(hurt, me, 1, by, "shot")
    else:
        evade_with(game, me, option, tried, stopped_one, me, by, needed)


@step
def stopped_one(
    game: Game, me: int, by: int | None, needed: int, tried: tuple[str, ...], success: bool
) -> None:
    """One missed effect worked, or a draw! for it failed; go on until enough have (R38, R40)."""
    if profits(game, me, success):
        needed -= 1
    if needed:
        game.then(evade, me, by, needed, tried)
    else:
        game.tell("missed", me)
        through(game, me)


def evasions(game: Game, me: int, tried: tuple[str, ...]) -> list[Option]:
    """Everything that bears a missed symbol: hand cards, green cards in play, Barrels; `pass`."""
    facts = game.facts
    options = answers(game, me, "missed")
    options += [
        USE[card]
        for card in facts.own(game, me).greens
        if KINDS[card].stops and card not in game.fresh
    ]
    options += [option for slug, option in facts.own(game, me).barrels if slug not in tried]
    options.append(PASS)
    return options


def evade_with(
    game: Game,
    me: int,
    option: Option,
    tried: tuple[str, ...],
    done: Callable[..., None],
    *args: Any,
) -> None:
    """Use what `evasions` offered; `done` gets args, what was tried, and whether it worked."""
    verb, word, _ = option
    slug = str(word).partition("/")[0]
    if verb == "play":
        reply(game, me, str(word), "missed")
        refill(game, me)  # R90
        game.then(done, *args, tried, True)
    elif slug in KIND_BY_SLUG and KIND_BY_SLUG[slug].border == "green":
        game.tell("used", me, cards=(str(word),), word=slug)
        game.lose_gear(me, game.in_gear(me, str(word)))
        give_reply(game, me, KIND_BY_SLUG[slug])
        game.then(done, *args, tried, True)
    else:
        game.tell("used", me, word=slug)
        game.then(flip, me, "hearts", done, *args, (*tried, slug))


def answers(game: Game, me: int, wanted: str, purpose: str = "answer") -> list[Option]:
    """The hand cards that serve as the wanted kind, as options."""
    serving = game.facts.serving(game, me, wanted)
    barred = forbidden(game, me, purpose, wanted) if game.event else ()
    options = []
    for card in game.hands[me]:
        if KINDS[card] not in serving or card in barred:
            continue
        if not (HAS_TWIN[card] and PLAY[card] in options):
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
    if wanted == "missed" and (kind.border == "brown" or game.rules_version < 2):  # R243
        give_reply(game, me, kind)
    announce(game, me, "after_answer", 1)


def give_reply(game: Game, me: int, kind: Kind) -> None:
    """What a card with the missed symbol does besides (R45)."""
    if kind.reply is not None:
        kind.reply(game, me)


# ----------------------------------------------------------------- wounds


@step
def hurt(game: Game, me: int, points: int, by: int | None, cause: str) -> None:
    """Lose life points; the last one may be answered with a Beer (R49)."""
    if not game.alive[me]:
        return
    if me == game.ghost:  # a ghost cannot die (R154); he loses what he has
        points = min(points, game.life[me])
        if not points:
            return
    game.lose_life(me, points, by, cause)
    announce(game, me, "after_hurt", points, by)
    if game.life[me] > 0 or me == game.ghost:
        survive(game, me)
    else:
        game.then(save, me, points, by)


def survive(game: Game, me: int) -> None:
    """Abilities that wait for a wound act once it is certain that its owner lives (R83, R84)."""
    through(game, me)
    refill_hands(game)  # R85: before El Gringo
    act(game, me, "after_hurt")


@step
def save(game: Game, me: int, points: int, by: int | None) -> None:
    """Answer a lethal hit: Beer with more than two players (R51, R52), or an ability."""
    options: list[Option] = []
    if len(game.living()) > 2:
        barred = forbidden(game, me, "answer")
        for card in game.hands[me]:
            if not KINDS[card].saves or card in barred:
                continue
            if not (HAS_TWIN[card] and PLAY[card] in options):
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
        saves += game.facts.own(game, me).beer_bonus
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
        survive(game, me)
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
    game.then(mourn, me)


@step
def bury(game: Game, dead: int) -> None:
    """The cards of the dead are discarded, unless somebody takes them."""
    takers = [
        (seat, rule)
        for seat, rule in game.facts.told(game, "instead_of_burying")
        if not must_wait(game, seat, rule, "instead_of_burying")
    ]
    if takers:
        heirs = sorted([seat for seat, _ in takers], key=lambda seat: (seat - dead) % game.seats)
        takers[0][1].instead_of_burying(game, tuple(heirs), dead)
    else:
        game.then(lose_all, dead)


@step
def repay(game: Game, dead: int, by: int | None) -> None:
    """Three cards for an Outlaw (R55); a Sheriff who eliminates a Deputy will pay (R60)."""
    if by is None or by == dead or not game.alive[by]:
        return
    if bounty(game, dead) and not game.passive[by]:
        game.tell("rewarded", by, dead, number=REWARD)
        game.draw(by, REWARD)
    elif game.roles[dead] == "deputy" and game.roles[by] == "sheriff":
        game.owes = True


def bounty(game: Game, dead: int) -> bool:
    """Is there a reward for this one? With three players for everybody (R71)."""
    return game.roles[dead] == "outlaw" or game.seats == 3


@step
def mourn(game: Game, dead: int) -> None:
    """Other abilities that an elimination sets off (R61, R124, R236)."""
    for seat in in_order(game, [seat for seat, _ in game.facts.told(game, "after_death")]):
        if seat != dead:
            announce(game, seat, "after_death", dead)


# ------------------------------------------------ after the whole effect


@step
def settle(game: Game) -> None:
    """The effect is over: what waited, the Sheriff's penalty, victory, empty hands (R64, R236)."""
    game.finish_card()
    if game.waiting:
        act_all(game, "after_death")
    if game.owes:
        game.owes = False
        sheriff = game.first_seat()
        game.tell("penalised", sheriff)
        game.then(lose_all, sheriff)
        game.then(settle)
        return
    if game.fallen:
        judge(game)
        game.fallen = ()
        if game.over:
            return
    act_all(game, "after_answer")
    refill_hands(game)


def refill_hands(game: Game) -> None:
    """Whoever refills an empty hand does so now, unless he has to wait (R13, R234)."""
    listening = game.facts.told(game, "on_empty_hand")
    if not listening:
        return
    rules = dict(listening)
    for seat in in_order(game, list(rules)):
        if not game.hands[seat] and not must_wait(game, seat, rules[seat], "on_empty_hand"):
            rules[seat].on_empty_hand(game, seat)


def refill(game: Game, me: int) -> None:
    """Who has answered with the last card refills the hand at once: no waiting here (R90)."""
    if not game.hands[me]:
        for seat, rule in game.facts.told(game, "on_empty_hand"):
            if seat == me:
                rule.on_empty_hand(game, me)
