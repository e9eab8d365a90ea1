"""A turn of the duel: its start, the draw, cards and the marker, the discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine.errors import EndlessGame
from ..engine.machine import MOST_TURNS
from ..engine.options import END, PASS, Option
from .common import discards, hand_marker, once, suffer_loss_of_gear
from .duel import step
from .fight import fits, hit_once, settle
from .printed import FACES, KIND_BY_SLUG, KINDS, Kind, slug_of
from .table import InForce

if TYPE_CHECKING:
    from .duel import Duel

CARDS_A_TURN = 2
BANGS_A_TURN = 1
FEWEST_KEPT = 2
SWAP: Option = ("choose", "swap", None)


# ------------------------------------------------------------------- start


@step
def begin_turn(game: Duel, me: int) -> None:
    """Dynamite, Rattlesnake, Panic, wherever they lie; then the draw."""
    if game.turns >= MOST_TURNS:
        raise EndlessGame(f"no end after {MOST_TURNS} turns")
    game.begin_turn(me)
    waking = [trait for trait, _, _ in game.working(me) if "before_turn" in trait.hooks]
    for trait in sorted(waking, key=lambda trait: trait.order):
        game.then(wake, me, trait.slug)
    game.then(draw_phase, me)


@step
def wake(game: Duel, me: int, slug: str) -> None:
    """What an equipment does at the start of a turn, if it still lies there."""
    for trait, spot, _ in game.working(me):
        if trait.slug == slug:
            trait.before_turn(game, me, spot)
    game.then(settle)


# -------------------------------------------------------------------- draw


@step
def draw_phase(game: Duel, me: int) -> None:
    """The marker may be moved at any moment of the turn: before the draw if that can matter."""
    if game.paired(me) and not game.swapped and draw_depends(game, me):
        game.ask(me, "swap", [SWAP, PASS], swapped_or_not, me)
    else:
        game.then(draw_cards, me)


@step
def swapped_or_not(game: Duel, me: int, option: Option) -> None:
    if option == SWAP:
        swap(game, me)
        game.then(settle)
    game.then(draw_cards, me)


def draw_depends(game: Duel, me: int) -> bool:
    """Does it make a difference to the draw who is active?"""
    return any(
        trait.draw_bonus or "instead_of_drawing" in trait.hooks
        for spot in (game.active(me), game.rear(me))
        for trait, _, _ in game.traits(spot)
    )


@step
def draw_cards(game: Duel, me: int) -> None:
    at_work = game.working(me)
    count = CARDS_A_TURN + sum([trait.draw_bonus for trait, _, _ in at_work])
    for trait, _, _ in at_work:
        if "instead_of_drawing" in trait.hooks:
            trait.instead_of_drawing(game, me, count)
            break
    else:
        game.draw(me, count)
    game.then(carry_on, me)


# -------------------------------------------------------------------- play


@step
def carry_on(game: Duel, me: int) -> None:
    """Settle what the last card left behind, then ask for the next one.

    When it asks, nothing is left to settle, so that asking again changes nothing.
    """
    game.note_card("")
    if game.fallen or game.later:
        game.then(settle)
        game.then(carry_on, me)
        return
    at_work = game.working(me)
    options = plays(game, me, at_work)
    last_stand = game.last_stand()
    options += uses(game, me, at_work, reloading=last_stand)
    if last_stand:
        options += once([("discard", FACES[c], None) for c in game.hands[me] if KINDS[c].reload])
    if game.paired(me) and not game.swapped:
        options.append(SWAP)
    options.append(END)
    game.ask(me, "play", options, played, me)


@step
def played(game: Duel, me: int, option: Option) -> None:
    verb, word, spot = option
    if verb == "end":
        game.then(discard_phase, me)
        return
    if verb == "play":
        play_card(game, me, str(word), spot)
    elif verb == "discard":
        reload_card(game, me, str(word))
    elif option == SWAP:
        swap(game, me)
    else:
        use(game, me, option)
    game.then(carry_on, me)


def swap(game: Duel, me: int) -> None:
    """Once a turn the marker may be moved of one's own accord (D4)."""
    game.note_swap()
    game.then(hand_marker, me)


def plays(game: Duel, me: int, at_work: Sequence[InForce]) -> list[Option]:
    """Every card that may be played from the hand now, with every target."""
    options: list[Option] = []
    spent = bangs_spent(game, at_work)
    for card in game.hands[me]:
        kind = played_as(KINDS[card], at_work)
        if kind is None or (kind.border == "red" and spent):
            continue
        if kind.possible is not None and not kind.possible(game, me):
            continue
        face = FACES[card]
        if kind.aim is None:
            options.append(("play", face, None))
        else:
            options += [("play", face, spot) for spot in kind.aim(game, me, kind)]
    return once(options)


def played_as(kind: Kind, at_work: Sequence[InForce]) -> Kind | None:
    """What a card is in one's own turn: a dodge is a Colt for Annie Oakey, else nothing."""
    if kind.border == "blue" or kind.effect is not None:
        return kind
    return KIND_BY_SLUG["colt"] if fits(kind, at_work, "colt") else None


def bangs_spent(game: Duel, at_work: Sequence[InForce]) -> bool:
    """One BANG! card a turn, if nothing says otherwise."""
    if any(trait.unlimited for trait, _, _ in at_work):
        return False
    return game.bangs_played >= bangs_allowed(at_work)


def bangs_allowed(at_work: Sequence[InForce]) -> int:
    """How many BANG! cards that count may be played in a turn."""
    return BANGS_A_TURN + sum([trait.bang_bonus for trait, _, _ in at_work])


def play_card(game: Duel, me: int, face: str, spot: int | None) -> None:
    card = game.in_hand(me, face)
    kind = KINDS[card]
    if kind.border == "blue":
        assert spot is not None
        equip(game, me, card, spot)
        return
    serves = played_as(kind, game.working(me))
    assert serves is not None
    game.play_down(me, card, spot, "" if serves is kind else serves.slug)
    if serves is kind:
        carry_out(game, me, kind, spot)
    else:
        assert spot is not None
        fire_colt(game, me, spot)


def carry_out(game: Duel, me: int, kind: Kind, spot: int | None) -> None:
    """The effect of a card."""
    assert kind.effect is not None
    if kind.border == "red":
        count_bang(game, me)
    if spot is None:
        kind.effect(game, me)
    else:
        kind.effect(game, me, spot)


def fire_colt(game: Duel, me: int, spot: int) -> None:
    """Any card that serves as a Colt: its own text is ignored, it counts as a BANG! card."""
    game.note_card("colt")
    count_bang(game, me)
    hit_once(game, me, spot)


def count_bang(game: Duel, me: int) -> None:
    if not any(trait.unlimited for trait, _, _ in game.working(me)):
        game.note_bang()


def equip(game: Duel, me: int, card: int, spot: int) -> None:
    """An equipment of the same name is discarded first."""
    old = game.of_kind(spot, KINDS[card].slug)
    if old is not None:
        game.lose_gear(spot, old)
        suffer_loss_of_gear(game, me, spot)
    game.equip(me, card, spot)


def uses(game: Duel, me: int, at_work: Sequence[InForce], *, reloading: bool) -> list[Option]:
    """Abilities, and reloading the equipment of one's active character."""
    options: list[Option] = []
    for trait, _, _ in at_work:
        if "offers" in trait.hooks:
            options += trait.offers(game, me)
    if reloading:
        front = game.active(me)
        options += [("use", FACES[c], None) for c in game.gear[front] if KINDS[c].reload]
    return options


def use(game: Duel, me: int, option: Option) -> None:
    word = str(option[1])
    if slug_of(word) in KIND_BY_SLUG:
        game.lose_gear(game.active(me), game.in_gear(game.active(me), word))
        game.draw(me)
        return
    game.tell("used", me, word=word)
    for trait, _, name in game.working(me):
        if name == word:
            trait.take_up(game, me, option)


def reload_card(game: Duel, me: int, face: str) -> None:
    """A card with the cylinder for a card from the deck, once a side is down to one character."""
    game.throw(me, game.in_hand(me, face))
    game.draw(me)


# ----------------------------------------------------------------- discard


@step
def discard_phase(game: Duel, me: int) -> None:
    """Down to the life points of the active character; with one point two may be kept."""
    hand = game.hands[me]
    if len(hand) <= max(FEWEST_KEPT, game.life[game.active(me)]):
        game.tell("turn_ended", me)
        game.then(begin_turn, 1 - me)
    else:
        game.ask(me, "limit", discards(hand), discarded, me)


@step
def discarded(game: Duel, me: int, option: Option) -> None:
    game.throw(me, game.in_hand(me, str(option[1])))
    game.then(discard_phase, me)
