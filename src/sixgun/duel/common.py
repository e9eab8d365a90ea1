"""Steps that many cards and characters share: reveals, paying, taking, markers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..engine.options import Option
from .duel import step
from .printed import FACES, SIDES, SYMBOL_OF
from .table import owner
from .timing import announce

if TYPE_CHECKING:
    from .duel import Duel

Done = Callable[..., None]


def once(options: Sequence[Option]) -> list[Option]:
    """Twins are one option."""
    return list(dict.fromkeys(options))


def discards(cards: Sequence[int]) -> list[Option]:
    return once([("discard", FACES[card], None) for card in cards])


def takes(cards: Sequence[int]) -> list[Option]:
    return once([("take", FACES[card], None) for card in cards])


def from_hand_of(game: Duel, seat: int) -> list[Option]:
    """A random card of a hand: who takes it sees the backs."""
    return [("take", SIDES[back], None) for back in game.backs_in(seat)]


# ---------------------------------------------------------------- reveals


@step
def reveal(game: Duel, me: int, of: int, wish: str, done: Done, *args: Any) -> None:
    """Turn up the top card of a deck (`of` is whose) and go on with whether it fits."""
    count, judge = 1, None
    for seat, (trait, _, _) in _judges(game):
        count, judge = count + trait.reveals, seat
    cards = game.turn_up(me, of, count, wish)
    results = {SYMBOL_OF[card] == wish for card in cards}
    if judge is not None and len(results) == 2:
        game.then(prefer, judge, me, wish, done, *args)
        return
    for card in cards:
        game.discard_spread(me, card)
    fits = True in results
    game.tell("reveal_decided", me, number=int(fits), word=wish)
    game.then(done, *args, fits)


def _judges(game: Duel) -> list[tuple[int, Any]]:
    return [(seat, entry) for seat in (0, 1) for entry in game.working(seat) if entry[0].reveals]


@step
def prefer(game: Duel, judge: int, me: int, wish: str, done: Done, *args: Any) -> None:
    """Bart Masterson's player picks the symbol that counts; asked only if they differ."""
    options = takes(game.spread)
    game.ask(judge, "flip", options, preferred, judge, me, wish, done, *args)


@step
def preferred(game: Duel, judge: int, me: int, wish: str, done: Done, *rest: Any) -> None:
    *args, (_, face, _) = rest
    chosen = game.in_spread(face)
    for card in [*(card for card in game.spread if card != chosen), chosen]:
        game.discard_spread(me, card)
    fits = SYMBOL_OF[chosen] == wish
    game.tell("reveal_decided", me, number=int(fits), word=wish)
    game.then(done, *args, fits)


# ----------------------------------------------------------------- paying


@step
def pay(game: Duel, me: int, done: Done, *args: Any) -> None:
    """Discard a card from the hand, then go on."""
    game.ask(me, "cost", discards(game.hands[me]), paid, me, done, *args)


@step
def paid(game: Duel, me: int, done: Done, *rest: Any) -> None:
    *args, (_, face, _) = rest
    game.throw(me, game.in_hand(me, face))
    game.then(done, *args)


# ---------------------------------------------------------------- markers


@step
def hand_marker(game: Duel, seat: int) -> None:
    """Move the marker of a side, whoever makes it move (D2, D3)."""
    if not game.paired(seat):
        return
    game.move_marker(seat)
    if game.turn == seat and game.rules_version >= 2:  # D25
        arrive(game, seat)
        watch_move(game, 1 - seat)
    else:
        watch_move(game, 1 - seat)
        arrive(game, seat)


def arrive(game: Duel, seat: int) -> None:
    """The marker of this side has reached a character."""
    newcomer = game.characters[game.active(seat)]
    if newcomer is not None:
        announce(game, newcomer, "after_arrival", seat)


def watch_move(game: Duel, seat: int) -> None:
    """The marker of this side's opponent was moved."""
    for trait, _, _ in game.working(seat):
        announce(game, trait, "after_move", seat)


# ------------------------------------------------- what the opponent takes


def suffer_loss(game: Duel, by: int, seat: int) -> None:
    """The opponent took a hand card of this side, or had it discarded."""
    if by == seat:
        return
    for trait, _, _ in game.working(seat):
        announce(game, trait, "after_loss", seat)


def suffer_loss_of_gear(game: Duel, by: int, spot: int) -> None:
    """The opponent took a card beside this character, or had it discarded."""
    trait = game.characters[spot]
    if by != owner(spot) and trait is not None:
        announce(game, trait, "after_loss", owner(spot))


def strip(game: Duel, me: int, spot: int, face: str) -> None:
    """Discard a card beside a character, mine or not."""
    game.lose_gear(spot, game.in_gear(spot, face))
    suffer_loss_of_gear(game, me, spot)


def carry_off(game: Duel, me: int, spot: int, face: str) -> None:
    """Take a card beside a character into the hand."""
    game.take_gear(me, spot, game.in_gear(spot, face))
    suffer_loss_of_gear(game, me, spot)


def rob(game: Duel, me: int, word: str) -> None:
    """Take a random card with this back (`law`, `outlaws`) from the opponent's hand."""
    game.steal(me, SIDES.index(word))
    suffer_loss(game, me, 1 - me)


@step
def draw_for(game: Duel, me: int, count: int, slug: str) -> None:
    """Cards that an ability brings once the card that set it off is finished."""
    game.tell("acted", me, word=slug)
    game.draw(me, count)
