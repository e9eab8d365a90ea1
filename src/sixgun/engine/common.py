"""Steps that many cards and characters share: draw!, paying, picking, losing everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .cards import CHARACTERS, DISCARD, EVENTS, FACES, KINDS, TAKE, characters_in
from .game import step
from .options import TAKE_HAND, Option

if TYPE_CHECKING:
    from .game import Game
    from .rule import Rule

Done = Callable[..., None]

#: What a draw! may wish for, by name: which suit and rank (2 to 14) fulfil it.
WISHES: dict[str, Callable[[str, int], bool]] = {
    "hearts": lambda suit, rank: suit == "hearts",
    "spades_2_9": lambda suit, rank: suit == "spades" and 2 <= rank <= 9,
    "red": lambda suit, rank: suit in ("hearts", "diamonds"),
    "black": lambda suit, rank: suit in ("spades", "clubs"),
}


# ------------------------------------------------------------------ draw!


@step
def flip(game: Game, me: int, wish: str, done: Done, *args: Any) -> None:
    """Draw!: turn up a card, discard it, and go on with whether it fits the wish (R79)."""
    count = 1 + game.facts.own(game, me).extra_flips
    cards = game.turn_up(me, count, wish)
    results = {_fits(game, card, wish) for card in cards}
    if len(results) == 2:
        game.then(prefer, me, wish, done, *args)
        return
    for card in cards:
        game.discard_spread(me, card)
    result = results.pop() if results else False  # R20: no card, no luck
    if cards:
        game.tell("flip_decided", me, None, (FACES[cards[-1]],), int(result), wish)
    game.then(done, *args, result)


@step
def prefer(game: Game, me: int, wish: str, done: Done, *args: Any) -> None:
    """Lucky Duke picks the card that counts; asked only if the results differ."""
    options = _once([TAKE[card] for card in game.spread])
    game.ask(me, "flip", options, preferred, me, wish, done, *args)


@step
def preferred(game: Game, me: int, wish: str, done: Done, *rest: Any) -> None:
    *args, (_, face, _) = rest
    chosen = game.in_spread(face)
    for card in [*(card for card in game.spread if card != chosen), chosen]:
        game.discard_spread(me, card)
    result = _fits(game, chosen, wish)
    game.tell("flip_decided", me, None, (face,), int(result), wish)
    game.then(done, *args, result)


def _fits(game: Game, card: int, wish: str) -> bool:
    return WISHES[wish](*game.suit_and_rank(card))


def profits(game: Game, me: int, success: bool) -> bool:
    """Has the lucky card of a draw! a use for me? Not if I left before one was chosen (R252)."""
    return success and not (game.passive[me] and game.rules_version >= 2)


# ---------------------------------------------------------------- paying


@step
def pay(game: Game, me: int, count: int, done: Done, *args: Any) -> None:
    """Discard so many cards from the hand, then go on; whoever has left does not (S8)."""
    hand = game.hands[me]
    if game.passive[me]:
        return
    if count == 0:
        game.then(done, *args)
    elif len(hand) == count and not order_matters(game):  # S1
        game.throw_hand(me)
        game.then(done, *args)
    else:
        game.ask(me, "cost", discards(hand), paid, me, count, done, *args)


@step
def paid(game: Game, me: int, count: int, done: Done, *rest: Any) -> None:
    *args, (_, face, _) = rest
    game.throw(me, game.in_hand(me, face))
    game.then(pay, me, count - 1, done, *args)


def discards(cards: list[int]) -> list[Option]:
    return _once([DISCARD[card] for card in cards])


def order_matters(game: Game) -> bool:
    """May the order of discards matter to somebody, as far as everybody knows (S1)?"""
    coming = EVENTS.get(game.next_event())
    events = [event for event in (game.event, coming) if event is not None]
    if any(event.digs for event in events):
        return True
    if any(_minds_discards(game, seat) for seat in game.living() if not game.passive[seat]):
        return True
    if game.rules_version < 2:
        return False
    return any(_minder_may_return(game, event) for event in events)


def _minds_discards(game: Game, seat: int) -> bool:
    """Has this one an ability that minds, be it silent for now: Hangover will end (S1)?"""
    if game.rules_version < 2:
        return any(rule.minds_discards for rule in game.rules(seat))
    own, copied = game.characters[seat], CHARACTERS.get(game.copied[seat])
    return any(rule.minds_discards for rule in (own, copied) if rule is not None)


def _minder_may_return(game: Game, event: Rule) -> bool:
    """May an event bring somebody who minds discards back, or into the game (R235)?"""
    if event.needs_spares and _minder_may_be_a_spare(game):
        return True
    return any(
        character is not None
        and character.minds_discards
        and not game.alive[seat]
        and not game.passive[seat]
        and event.raises(game, seat)
        for seat, character in enumerate(game.characters)
    )


def _minder_may_be_a_spare(game: Game) -> bool:
    """Is there a spare left that may be one of those who are not to be seen in this game?"""
    spares = [game.spares[seat] for seat in game.living() if not game.passive[seat]]
    if game.settings.deal == "two_open":  # everybody sees what the spares are
        return any(slug and CHARACTERS[slug].minds_discards for slug in spares)
    pool = game.settings.pool or characters_in(game.settings.sets)
    seen = {*game.characters, *game.laid_aside}
    return any(spares) and any(
        CHARACTERS[slug].minds_discards and slug not in seen for slug in pool
    )


# --------------------------------------------------- losing every card


@step
def lose_all(game: Game, me: int) -> None:
    """Discard hand and gear: in the order the owner likes if that can matter (R16, S1)."""
    cards = game.hands[me] + game.gear[me]
    if len(cards) > 1 and not game.passive[me] and order_matters(game):
        game.ask(me, "order", discards(cards), lost_one, me)
        return
    game.throw_hand(me)
    for card in game.gear[me][:]:
        game.lose_gear(me, card)


@step
def lost_one(game: Game, me: int, option: Option) -> None:
    face = str(option[1])
    if any(FACES[card] == face for card in game.hands[me]):
        game.throw(me, game.in_hand(me, face))
    else:
        game.lose_gear(me, game.in_gear(me, face))
    game.then(lose_all, me)


# --------------------------------------------- picking a card of somebody


@step
def rob(game: Game, me: int, foe: int, keep: bool) -> None:
    """Pick one of foe's cards, in play or unseen from the hand: to keep, or to be discarded."""
    options = [TAKE[card] for card in game.gear[foe]]
    if foe != me and game.hands[foe]:
        options.append(TAKE_HAND)
    if options and not spared(game, foe, me):
        # Whoever has left picks at random (S8) and can hold nothing any more (R227).
        game.ask(me, "pick", options, robbed, me, foe, keep and not game.passive[me])


@step
def robbed(game: Game, me: int, foe: int, keep: bool, option: Option) -> None:
    if option == TAKE_HAND:
        if keep:
            game.steal(me, foe)
        else:
            game.throw_random(foe)
        return
    card = game.in_gear(foe, str(option[1]))
    if keep:
        game.take_gear(me, foe, card)
    else:
        game.lose_gear(foe, card)


# ------------------------------------------------------------- immunity


def spared(game: Game, me: int, by: int | None) -> bool:
    """Has the card that somebody else plays no effect on me, because of its suit (R114)?"""
    if by == me or by is None:
        return False
    for seat, rule in game.facts.told(game, "shrugs_off"):
        if seat == me and rule.shrugs_off(game.suits):
            game.tell("acted", me, word=rule.slug)
            return True
    return False


def forbidden(game: Game, me: int, purpose: str, kind: str = "") -> list[int]:
    """The hand cards that I may not use for this purpose (as this kind, if it is not its own)."""
    found: list[int] = []
    for seat, rule in game.facts.told(game, "forbids"):
        if seat == me:
            found += [
                card
                for card in game.hands[me]
                if rule.forbids(game, me, card, kind or KINDS[card].slug, purpose)
            ]
    return found


def _once(options: list[Option]) -> list[Option]:
    """Twins are one option."""
    return options if len(options) < 2 else list(dict.fromkeys(options))
