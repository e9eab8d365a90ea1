"""A turn: its start, phase 1 (draw), phase 2 (play), phase 3 (discard); whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import (
    AIMED,
    EVENTS,
    FACES,
    HAS_TWIN,
    KIND_BY_SLUG,
    KINDS,
    LAID,
    PLAIN,
    PLAY,
    PLAY_ON,
    USE,
    USE_ON,
    Kind,
)
from .common import discards, forbidden, order_matters, pay
from .fight import bury, hurt, mourn, refill_hands, settle, take_up
from .game import MOST_TURNS, EndlessGame, step
from .options import END, Option
from .table import GRANTED, NOBODY, NONE, RUNNING
from .timing import act_all

if TYPE_CHECKING:
    from .game import Game

CARDS_A_TURN = 2
CARDS_A_GHOST_TURN = 3


# ---------------------------------------------------------------- start


@step
def begin_turn(game: Game, me: int) -> None:
    """R24: a new event, high noon and events, Dynamite, Jail, abilities; then phase 1."""
    before, game.turn = game.turn, me
    game.turns += 1
    if game.turns > MOST_TURNS:
        raise EndlessGame(f"no end after {MOST_TURNS} turns")
    game.bangs_played = 0
    game.used = game.fresh = ()
    game.skipping = False
    game.duty = NOBODY
    game.named_suit = ""
    if _silenced_by_turns(game, before, me):
        game.forget_facts()
    game.tell("turn_began", me, number=game.turns)
    if game.events and me == event_keeper(game) and not game.extra_turn:
        game.rounds += 1
        if game.rounds > 1:
            game.then(reveal_event)
            game.then(wake_up, me)
            return
    wake_up(game, me)


def _silenced_by_turns(game: Game, before: int, me: int) -> bool:
    """Does one of these silence others in his own turn only? An event does it all the time."""
    for owner, _ in game.facts.silencers(game):
        if owner in (before, me):
            return True
    return False


def event_keeper(game: Game) -> int:
    """At whose turn events are turned up: the Sheriff's; with three players see R73."""
    first = game.first_seat()
    return first if game.alive[first] else game.others(first)[0]


@step
def reveal_event(game: Game) -> None:
    """R147: the next event covers the one before."""
    slug = game.next_event()
    game.turn_up_event(slug, EVENTS[slug])
    if game.rules_version >= 2:  # R161: before the new event does anything
        refill_hands(game)
    EVENTS[slug].on_reveal(game)
    game.then(settle)


@step
def wake_up(game: Game, me: int) -> None:
    """Whatever happens at the start of a turn, in the order of R24."""
    if not game.alive[me] and game.event and not game.passive[me]:
        game.event.on_return(game, me)
        if game.rules_version >= 2:  # R245
            refill_hands(game)
    if game.noon:
        game.then(strike_noon, me)
    if game.event is None:
        rouse(game, me)
    else:
        game.then(wake, me, game.event.slug)
        game.then(rouse, me)


@step
def rouse(game: Game, me: int) -> None:
    """After the event, which may have changed who he is: Dynamite, Jail, abilities (R24)."""
    for slug in game.facts.waking(game, me):
        game.then(wake, me, slug)
    if game.copied[me] and is_silenced(game, me) and game.rules_version >= 2:  # R244
        game.then(forget_choice, me)
    game.then(draw_phase, me)


def is_silenced(game: Game, me: int) -> bool:
    """Has an event taken away the ability of this character, who is still there?"""
    here = game.alive[me] and not game.passive[me]
    return here and game.characters[me] not in game.rules(me)


@step
def forget_choice(game: Game, me: int) -> None:
    """Who cannot choose whose ability to copy has none: the choice lasted until now."""
    if game.alive[me]:  # and no Dynamite was quicker
        game.copy_ability(me, None)


@step
def strike_noon(game: Game, me: int) -> None:
    """R233: from its first player on, everybody loses a life point at the start of the turn."""
    if game.noon == 1 and me == first_at_noon(game):
        game.noon = 2
        game.tell("noon_began", me)
    if game.noon == 2:
        game.then(hurt, me, 1, None, "noon")
        game.then(settle)


def first_at_noon(game: Game) -> int:
    """The Sheriff; at tables of six the next living player after him (T-101, A-10)."""
    first = event_keeper(game)
    return game.others(first)[0] if game.seats == 6 else first


@step
def wake(game: Game, me: int, slug: str) -> None:
    """What a rule does at the start of its owner's turn, if it is still in force."""
    for rule in game.rules(me):
        if rule.slug == slug and game.alive[me] and "before_turn" in rule.hooks:
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
    game.hand_mark = len(game.hands[me])
    if game.event is None:
        draw_cards(game, me)
        game.then(carry_on, me)
    else:
        game.digging = game.event.digs > 0
        draw_cards(game, me)
        game.then(drawn, me)


def draw_cards(game: Game, me: int, *, past_event: bool = False) -> None:
    """Phase 1, unless a rule replaces it; the event's replacement may hand on to the others."""
    count = CARDS_A_TURN if me != game.ghost else CARDS_A_GHOST_TURN
    for seat, rule in game.facts.told(game, "draws"):
        if seat == me:
            count = rule.draws(game, me, count)
            game.tell("acted", me, word=rule.slug)
    if game.event is not None:
        count = max(1, count + game.event.draw_bonus)
    for seat, rule in game.facts.told(game, "instead_of_drawing"):
        if seat == me and not (past_event and rule is game.event):
            rule.instead_of_drawing(game, me, count)
            return
    game.draw(me, count)


@step
def drawn(game: Game, me: int) -> None:
    """Phase 1 is over; some events act now."""
    game.digging = False
    if not game.passive[me]:
        for seat, rule in game.facts.told(game, "after_drawing"):
            if seat == me:
                rule.after_drawing(game, me)
    game.then(carry_on, me)


# -------------------------------------------------------------- phase 2


@step
def carry_on(game: Game, me: int) -> None:
    """Settle what the last card left behind, then ask for the next one.

    When it asks, nothing is left to settle, so that asking again changes nothing.
    """
    game.card_played = ""
    game.suits = ()
    game.finish_card()
    if game.fallen or game.owes:
        game.then(settle)
        game.then(carry_on, me)
        return
    if game.waiting:
        act_all(game, "after_answer")
    refill_hands(game)
    if not game.alive[me] or game.passive[me]:
        game.then(pass_turn, me)
        return
    options = plays(game, me)
    if game.facts.own(game, me).greens:
        options += uses(game, me)
    for seat, rule in game.facts.told(game, "offers"):
        if seat == me:
            options += rule.offers(game, me)
    if not (game.event and must_play(game, me, options)):
        options.append(END)
    game.ask(me, "play", options, played, me)


def must_play(game: Game, me: int, options: list[Option]) -> bool:
    """Is the end of the turn withheld?"""
    for seat, rule in game.facts.told(game, "demands"):
        if seat == me and rule.demands(game, me, options):
            return True
    return False


@step
def played(game: Game, me: int, option: Option) -> None:
    verb, word, target = option
    if verb == "end":
        game.then(discard_phase, me)
        return
    if verb == "play":
        play_card(game, me, str(word), target)
    elif str(word).partition("/")[0] in KIND_BY_SLUG:
        use_card(game, me, str(word), target)
    else:
        take_up(game, me, option)
    game.then(carry_on, me)


def plays(game: Game, me: int) -> list[Option]:
    """Every card that may be played from the hand now, with every target."""
    facts = game.facts
    hand = game.hands[me]
    spent = game.bangs_played >= facts.own(game, me).bang_allowance
    bangs = facts.serving(game, me, "bang")
    barred = barred_cards(game, me, bangs) if game.event and facts.told(game, "forbids") else ()
    options: list[Option] = []
    twins: list[str] = []
    for card in hand:
        kind = KINDS[card]
        if kind in bangs:
            kind = BANG_KIND[0]
            if spent:
                continue
        if card in barred or (kind.cost and kind.cost >= len(hand)):
            continue
        if HAS_TWIN[card]:
            if FACES[card] in twins:
                continue
            twins.append(FACES[card])
        manner = kind.manner
        if manner == AIMED:
            row = PLAY_ON[card]
            options += [row[foe] for foe in kind.aim.seats(game, me)]  # type: ignore[union-attr]
        elif manner == PLAIN or (manner == LAID and not in_play(game, me, kind)):
            options.append(PLAY[card])
    return options


def barred_cards(game: Game, me: int, bangs: frozenset[Kind]) -> list[int]:
    """The hand cards that a rule forbids to play now."""
    as_bang = [card for card in forbidden(game, me, "play", "bang") if KINDS[card] in bangs]
    plainly = [card for card in forbidden(game, me, "play") if KINDS[card] not in bangs]
    return as_bang + plainly


def uses(game: Game, me: int) -> list[Option]:
    """Every green card in front of me that may be used now (R102)."""
    options: list[Option] = []
    for card in game.facts.own(game, me).greens:
        kind = KINDS[card]
        if kind.effect is None or card in game.fresh:
            continue
        if kind.aim is None:
            options.append(USE[card])
        else:
            row = USE_ON[card]
            options += [row[foe] for foe in kind.aim.seats(game, me)]
    return options


def in_play(game: Game, seat: int, kind: Kind) -> bool:
    """Does a card of this name lie in front of the player already (R15)?"""
    for card in game.gear[seat]:  # a loop, because it is asked more often than anything
        if KINDS[card] is kind:
            return True
    return False


def play_card(game: Game, me: int, face: str, foe: int | None) -> None:
    """A brown card lies on the discards before its effect begins (R17); others go in play."""
    card = game.in_hand(me, face)
    if card == game.duty:
        game.duty = NOBODY
    kind = KINDS[card]
    if kind.border != "brown":
        game.equip(me, card, me if foe is None else foe)
        for seat, rule in game.facts.told(game, "after_equip"):
            if seat == me:
                rule.after_equip(game, me, card)
        return
    serves = BANG_KIND[0] if kind.effect is None else kind
    if serves.limited:
        game.bangs_played += 1
    game.lose_card(me, card)
    if game.ears is not None:
        game.tell("played", me, foe, (face,), word="" if serves is kind else serves.slug)
    bring_about(game, me, card, serves, foe)


def use_card(game: Game, me: int, face: str, foe: int | None) -> None:
    """A green card is used: it goes to the discards and has its effect."""
    card = game.in_gear(me, face)
    game.tell("used", me, foe, (face,), word=KINDS[card].slug)
    game.lose_gear(me, card)
    bring_about(game, me, card, KINDS[card], foe)


def bring_about(game: Game, me: int, card: int, kind: Kind, foe: int | None) -> None:
    """The effect of a card, once its cost is paid (R105)."""
    game.card_played = FACES[card]
    game.note_suits((card,))
    if kind.cost:
        game.then(pay, me, kind.cost, take_effect, me, kind.slug, foe)
    elif foe is None:
        kind.effect(game, me)  # type: ignore[misc]  # only cards with an effect are offered
    else:
        kind.effect(game, me, foe)  # type: ignore[misc]


@step
def take_effect(game: Game, me: int, slug: str, foe: int | None) -> None:
    """The cost is paid."""
    effect = KIND_BY_SLUG[slug].effect
    assert effect is not None
    if foe is None:
        effect(game, me)
    else:
        effect(game, me, foe)


# -------------------------------------------------------------- phase 3


@step
def discard_phase(game: Game, me: int) -> None:
    """Down to the hand limit and no further (R6, R27)."""
    hand = game.hands[me]
    limit = game.facts.own(game, me).hand_limit or max(0, game.life[me])
    if len(hand) <= limit:
        game.then(turn_over if game.event else pass_turn, me)
    elif limit == 0 and not order_matters(game):  # a ghost: only the order could be asked
        game.throw_hand(me)
        game.then(turn_over, me)
    else:
        game.ask(me, "limit", discards(hand), discarded, me)


@step
def discarded(game: Game, me: int, option: Option) -> None:
    card = game.in_hand(me, str(option[1]))
    if game.event is not None and game.event.digs:  # R186
        game.bury_in_deck(me, card)
    else:
        game.throw(me, card)
    game.then(discard_phase, me)


@step
def turn_over(game: Game, me: int) -> None:
    """A turn that was not skipped is over; some events act now."""
    for seat, rule in game.facts.told(game, "after_turn"):
        if seat == me:
            rule.after_turn(game, me)
    game.then(pass_turn, me)


# ---------------------------------------------------- whose turn is next


@step
def pass_turn(game: Game, me: int) -> None:
    """A ghost leaves; then the next player has the turn."""
    game.tell("turn_ended", me)
    if game.event is None:
        game.then(begin_turn, game.others(me)[0])
        return
    game.digging = False
    if me == game.ghost:
        game.depart(me)
        game.then(bury, me)
        game.then(mourn, me)
        game.then(settle)
        game.then(hand_over, me)
    else:
        hand_over(game, me)


@step
def hand_over(game: Game, me: int) -> None:
    """R220: an extra turn is played at once, and grants no further one."""
    if game.extra_turn == GRANTED:
        game.extra_turn = RUNNING
        game.then(begin_turn, me)
    else:
        game.extra_turn = NONE
        game.then(begin_turn, next_seat(game, me))


def next_seat(game: Game, me: int) -> int:
    """The next one to have a turn: clockwise, or to the right if an event says so (R160)."""
    event = game.event
    way = -1 if event is not None and event.reverses_turns else 1
    for place in range(1, game.seats + 1):
        seat = (me + way * place) % game.seats
        if game.alive[seat] or (event and not game.passive[seat] and event.raises(game, seat)):
            return seat
    return me


#: The kind named BANG!, once content has registered it: the only one with a limit (R31).
BANG_KIND: list[Kind] = []


def know_bang() -> None:
    BANG_KIND[:] = [KIND_BY_SLUG["bang"]]
