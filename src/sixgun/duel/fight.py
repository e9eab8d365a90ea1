"""Hits and dodges, wounds, elimination, and what waits until a card is finished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..engine.options import PASS, Option
from .common import discards, once, pay
from .duel import STEPS, step
from .printed import FACES, KIND_BY_SLUG, KINDS, Kind, slug_of
from .table import InForce, owner
from .timing import announce

if TYPE_CHECKING:
    from .duel import Duel

CARDS_FOR_A_LOSS = 2


# ------------------------------------------------------------------- hits


@step
def shoot(game: Duel, me: int, spot: int, cause: str, price: int) -> None:
    """This character is the target of a hit; `price` further cards are needed to dodge it."""
    if game.standing(spot):
        if game.ears is not None:
            who = game.slug_at(spot)
            game.tell("shot", owner(spot), me, number=price, word=f"{who},{cause}")
        game.then(evade, spot, me, cause, price, ())


@step
def strike(game: Duel, me: int, cause: str) -> None:
    """The opponent's active character is the target of a hit."""
    game.tell("acted", me, word=cause)
    game.then(shoot, me, game.active(1 - me), cause, 0)


@step
def evade(game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...]) -> None:
    """Answer a hit, or take it."""
    options = evasions(game, spot, cause, price, tried)
    game.ask(owner(spot), "shot", options, evaded, spot, by, cause, price, tried)


@step
def evaded(
    game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...], option: Option
) -> None:
    verb, word, me = option[0], str(option[1]), owner(spot)
    if verb == "pass":
        game.then(bear, spot, 1, by, cause)
    elif verb == "play":
        card = game.in_hand(me, word)
        kind = KINDS[card]
        game.answer_with(me, card, "" if kind.dodge else "missed")
        if kind.dodge and kind.dodged is not None:
            kind.dodged(game, me, spot)
        game.then(charge, spot, by, cause, price)
    elif verb == "discard":  # D7
        game.throw(me, game.in_hand(me, word))
        game.then(charge, spot, by, cause, price)
    else:
        try_out(game, spot, by, cause, price, tried, word)


def try_out(
    game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...], word: str
) -> None:
    """A Barrel, a Hat or an ability is tried against a hit."""
    game.tell("used", owner(spot), word=slug_of(word), cards=(word,) if "/" in word else ())
    for trait, _, name in game.at_work(spot):
        if name == word:
            trait.evade(game, spot, by, cause, price, (*tried, slug_of(word)))


@step
def tried_out(
    game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...], works: bool
) -> None:
    """What was tried last dodges the hit, or does not."""
    if works:
        game.then(charge, spot, by, cause, price)
    else:
        game.then(evade, spot, by, cause, price, tried)


@step
def charge(game: Duel, spot: int, by: int, cause: str, price: int) -> None:
    """Against Tex Killer a dodge takes one card more."""
    if price:
        game.then(pay, owner(spot), charge, spot, by, cause, price - 1)
    else:
        game.then(dodge, spot, by, cause)


@step
def dodge(game: Duel, spot: int, by: int, cause: str) -> None:
    """The hit is dodged: some cards do something then."""
    game.tell("missed", owner(spot), word=game.slug_at(spot))
    if owner(spot) != by:
        for trait, _, _ in game.working(by):
            announce(game, trait, "after_dodge", by)
    kind = KIND_BY_SLUG.get(cause)
    if kind is not None and kind.border == "red" and kind.dodged is not None:
        kind.dodged(game, by, spot)


def evasions(game: Duel, spot: int, cause: str, price: int, tried: tuple[str, ...]) -> list[Option]:
    """Dodges from the hand, what lies beside the target, its ability; `pass`."""
    me, at_work = owner(spot), game.at_work(spot)
    hand = game.hands[me]
    options: list[Option] = []
    if len(hand) > price:
        options += answers(game, me, at_work, "dodge")
    if len(hand) >= price:
        options += [
            ("use", word, None)
            for trait, at, word in at_work
            if trait.dodges and at == spot and slug_of(word) not in tried
        ]
    if cause == "derringer":
        said = {face for _, face, _ in options}
        options += [option for option in discards(hand) if option[1] not in said]
    options.append(PASS)
    return options


def answers(game: Duel, me: int, at_work: Sequence[InForce], wanted: str) -> list[Option]:
    """The hand cards that are a hit (or a dodge), or serve as one."""
    return once(
        [
            ("play", FACES[card], None)
            for card in game.hands[me]
            if fits(KINDS[card], at_work, wanted)
        ]
    )


def fits(kind: Kind, at_work: Sequence[InForce], wanted: str) -> bool:
    """`wanted` is `hit`, `dodge`, or `colt`: a hit that may be played in one's own turn."""
    own = kind.dodge if wanted == "dodge" else kind.hit
    return own or any(trait.serves(kind, wanted) for trait, _, _ in at_work)


# ------------------------------------------------------------------ wounds


@step
def bear(game: Duel, spot: int, points: int, by: int | None, cause: str) -> None:
    """Buffalo Bell may lose life points instead of the other one, but not her last (D6)."""
    if not game.standing(spot):
        return
    helper = spot ^ 1
    trait = game.characters[helper]
    if trait is not None and trait.bears and game.life[helper] > 1:
        options: list[Option] = [("use", trait.slug, None), PASS]
        game.ask(owner(spot), "bear", options, borne, spot, points, by, cause)
    else:
        hurt(game, spot, points, by, cause)


@step
def borne(game: Duel, spot: int, points: int, by: int | None, cause: str, option: Option) -> None:
    if option == PASS:
        hurt(game, spot, points, by, cause)
        return
    game.tell("used", owner(spot), word=str(option[1]))
    hurt(game, spot ^ 1, 1, by, cause)
    if points > 1:
        game.then(bear, spot, points - 1, by, cause)


def hurt(game: Duel, spot: int, points: int, by: int | None, cause: str) -> None:
    """Lose life points; the last one sets off no ability of who loses it."""
    game.lose_life(spot, points, by, cause)
    trait = game.characters[spot]
    if game.standing(spot) and trait is not None:
        announce(game, trait, "after_hurt", owner(spot), spot, points, by)


# ------------------------------------------------- when a card is finished


@step
def settle(game: Duel) -> None:
    """Bury the fallen one by one, then let happen what waited, one by one."""
    if game.fallen:
        loser = defeated(game)
        if loser is not None:
            game.win(1 - loser)
            return
        game.then(bury, game.fallen[0])
        game.then(settle)
    elif game.later:
        name, args = game.next_owed()
        game.then(STEPS[name], *args)
        game.then(settle)


def defeated(game: Duel) -> int | None:
    """The side that has nobody left; of two, the one whose last character fell first (D1)."""
    lost = [seat for seat in (0, 1) if not game.left(seat)]
    if len(lost) < 2:
        return lost[0] if lost else None
    last = {
        seat: max(i for i, spot in enumerate(game.fallen) if owner(spot) == seat) for seat in lost
    }
    return min(lost, key=lambda seat: last[seat])


@step
def bury(game: Duel, spot: int) -> None:
    """Out of the game; some take of its cards before they are discarded."""
    game.eliminate(spot)
    for seat, (trait, _, _) in game.heard_by("on_burial"):
        announce(game, trait, "on_burial", seat, spot)
    game.then(inter, spot)


@step
def inter(game: Duel, spot: int) -> None:
    """The equipment goes, its owner draws two cards, the next one enters."""
    for card in game.gear[spot][:]:
        game.lose_gear(spot, card)
    game.draw(owner(spot), CARDS_FOR_A_LOSS)
    for seat, (trait, _, _) in game.heard_by("after_death"):
        announce(game, trait, "after_death", seat, spot)
    game.then(replace, spot)


@step
def replace(game: Duel, spot: int) -> None:
    """The next of the reserve; in a tournament its owner chooses which."""
    seat = owner(spot)
    reserve = game.reserve[seat]
    if not reserve:
        game.close_ranks(seat)
    elif game.settings.mode == "tournament":
        options: list[Option] = [("choose", slug, None) for slug in sorted(reserve)]
        game.ask(seat, "replacement", options, replaced, spot)
    else:
        game.enter(spot, reserve[-1])


@step
def replaced(game: Duel, spot: int, option: Option) -> None:
    game.enter(spot, str(option[1]))


def hit_once(game: Duel, me: int, spot: int, *_: Any) -> None:
    """What most cards with the hit symbol do."""
    cause = slug_of(game.card_played)
    game.then(shoot, me, spot, cause, price_of(game, me, cause))


def price_of(game: Duel, me: int, cause: str) -> int:
    """So many further cards are needed to dodge this card; only BANG! cards have a price."""
    if KIND_BY_SLUG[cause].border != "red":
        return 0
    return sum(trait.price for trait, _, _ in game.working(me))
