"""A random complete game that fits a view: what search bots play on.

Everything the view shows stays; what it does not show is dealt at random from
what is left. The open question is asked again on the imagined hands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from random import Random
from typing import TYPE_CHECKING, TypeVar

from ..builds import blank
from .cards import (
    CARDS_BY_FACE,
    CHARACTERS,
    EVENTS,
    FACES,
    HAS_TWIN,
    cards_in,
    characters_in,
    events_in,
)
from .chance import SEED_BYTES
from .game import Game
from .reports import EVERYBODY, SPECTATOR
from .settings import ROLES_FOR
from .table import Table

if TYPE_CHECKING:
    from .view import View

Seen = TypeVar("Seen")
Imagined = TypeVar("Imagined")


def remembered(make: Callable[[Seen], Imagined]) -> Callable[[Seen], Imagined]:
    """Keep the table that was imagined for the last view: questions about one view come together,
    and whoever asks the rules there changes nothing. It is most of what an answer costs."""
    last: list[tuple[Seen, Imagined]] = []

    @wraps(make)
    def found(seen: Seen) -> Imagined:
        for view, table in last:
            if view is seen:
                return table
        table = make(seen)
        last[:] = [(seen, table)]
        return table

    return found


def imagine(seen: View, rng: Random) -> Game:
    """A game that this seat could be in, chosen by `rng`.

    That somebody is asked how to pay with BANG! cards tells that he holds some:
    deals in which the open question would not be asked are dealt again.
    """
    for _ in range(MOST_DEALS):
        game = _deal(seen, rng)
        if _ask_again(game, seen):
            return game
    raise ImpossibleView(f"no deal fits this view after {MOST_DEALS} tries")


#: More deals than any view needs; the rarest question needs a few hundred.
MOST_DEALS = 100_000


class ImpossibleView(ValueError):
    """A view that no game can have."""


def _deal(seen: View, rng: Random) -> Game:
    game = blank(Game)
    Table.__init__(game, seen.settings, rng.randbytes(SEED_BYTES))
    _copy_what_is_public(game, seen)
    _imagine_cards(game, seen, rng)
    _place_what_lies_open(game, seen)
    _imagine_roles(game, seen, rng)
    _imagine_events(game, seen, rng)
    if seen.turns:
        game.picks = list(seen.characters)
    else:
        _imagine_characters(game, seen, rng)
    _imagine_spares(game, seen, rng)
    if game.settings.deal == "two_open" and seen.turns:
        game.dealt = [tuple(filter(None, two)) for two in zip(game.picks, seen.spares, strict=True)]
    return game


def _copy_what_is_public(game: Game, seen: View) -> None:
    game.rules_version = seen.rules_version
    game.characters = [CHARACTERS.get(slug) for slug in seen.characters]
    game.laid_aside = seen.laid_aside
    game.life = list(seen.life)
    game.max_life = list(seen.max_life)
    game.copied = list(seen.copied)
    game.event = EVENTS.get(seen.event)
    game.alive = list(seen.alive)
    game.passive = list(seen.passive)
    game.peeked = seen.peeked
    game.card_played = seen.card_played
    game.turn = seen.turn
    game.turns = seen.turns
    game.rounds = seen.rounds
    game.bangs_played = seen.bangs_played
    game.suits = seen.suits
    game.used = seen.used
    game.extra_turn = seen.extra_turn
    game.ghost = seen.ghost
    game.graves = seen.graves
    game.shown_roles = seen.shown_roles
    game.hand_mark = seen.hand_mark
    game.digging = seen.digging
    game.named_suit = seen.named_suit
    game.skipping = seen.skipping
    game.awaited = seen.awaited
    game.waiting = seen.waiting
    game.fallen = seen.fallen
    game.owes = seen.owes
    game.shuffles = seen.shuffles
    game.noon = seen.noon
    game.over = seen.over
    game.winners = seen.winners
    game.stack = list(seen.stack)
    game.history = None


def _imagine_cards(game: Game, seen: View, rng: Random) -> None:
    """Deal what is not seen to where an unknown card lies."""
    known = game.known
    left = dict.fromkeys(cards_in(seen.settings.sets, simplified=seen.settings.simplified))

    def take(face: str, mask: int) -> int:
        card = CARDS_BY_FACE[face][0]
        if HAS_TWIN[card]:
            card = next(twin for twin in CARDS_BY_FACE[face] if twin in left)
        del left[card]
        known[card] = mask
        return card

    mine = 1 << (SPECTATOR if seen.seat is None else seen.seat)
    pile = [take(face, EVERYBODY) if face is not None else None for face in seen.discard]
    game.gear = [[take(face, EVERYBODY) for face in gear] for gear in seen.gear]
    hands: list[list[int | None]] = []
    for seat, (hand, shown) in enumerate(zip(seen.hands, seen.shown, strict=True)):
        mask = mine | 1 << seat
        hands.append(
            [
                take(face, EVERYBODY if public else mask) if face is not None else None
                for face, public in zip(hand, shown, strict=True)
            ]
        )
    spread = [take(face, mine) if face is not None else None for face in seen.spread]
    in_deck = {depth: take(face, mine) for depth, face in seen.deck}

    unseen = list(left)
    rng.shuffle(unseen)
    draw = unseen.pop
    _fill_hands(game, hands, draw)
    game.spread = [_looked_at(game, seen, draw()) if card is None else card for card in spread]
    game.discard = [_fallen(game, draw()) if card is None else card for card in pile]
    if in_deck:
        deck = [in_deck.get(depth) for depth in range(seen.deck_size)]
        unseen = [draw() if card is None else card for card in deck][::-1]
    game.deck = unseen


def _fill_hands(game: Game, hands: list[list[int | None]], draw: Callable[[], int]) -> None:
    """Deal hands what is not seen of them."""
    for seat, some in enumerate(hands):
        if None in some:
            for place, held in enumerate(some):
                if held is None:
                    card = some[place] = draw()
                    game.known[card] = 1 << seat
    game.hands = hands  # type: ignore[assignment]  # no None is left


def _place_what_lies_open(game: Game, seen: View) -> None:
    """Cards that are named besides lying somewhere: laid down just now, or to be played."""
    if seen.fresh:
        mine = [card for gear in game.gear for card in gear]
        game.fresh = tuple([next(c for c in mine if FACES[c] == face) for face in seen.fresh])
    if seen.duty:
        # It was shown to everybody; it may have been taken away since, unseen.
        held = [card for card in game.hands[seen.turn] if FACES[card] == seen.duty]
        game.duty = (held or CARDS_BY_FACE[seen.duty])[0]
    game.laid = tuple(game.spread)


def _imagine_events(game: Game, seen: View, rng: Random) -> None:
    """The next event is seen; those after it come from what has not been seen, a last one last."""
    game.past_events = seen.past_events
    if not seen.events_left:
        return
    gone = {seen.event, seen.next_event, *seen.past_events}
    slugs = [slug for slug in events_in(seen.settings.sets) if slug not in gone]
    others = [slug for slug in slugs if not EVENTS[slug].last]
    last = [slug for slug in slugs if EVENTS[slug].last]
    rng.shuffle(others)
    game.events = [seen.next_event]
    if seen.events_left > 1:
        hidden = others[: seen.events_left - 2]
        game.events = [rng.choice(last), *hidden, seen.next_event]


def _imagine_spares(game: Game, seen: View, rng: Random) -> None:
    if not any(seen.has_spare):
        return
    pool = set(seen.settings.pool or characters_in(seen.settings.sets))
    pool -= {*seen.characters, *seen.spares, *game.picks}
    pool -= {slug for dealt in game.dealt for slug in dealt}
    left = sorted(pool)
    rng.shuffle(left)
    for seat, there in enumerate(seen.has_spare):
        if there:
            game.spares[seat] = seen.spares[seat] or (left.pop() if left else "")
            game.spares_seen[seat] = bool(seen.spares[seat])


def _looked_at(game: Game, seen: View, card: int) -> int:
    """A laid-out card that I do not see is seen by the one who is asked."""
    if seen.decision is not None:
        game.known[card] |= 1 << seen.decision.seat
    return card


def _fallen(game: Game, card: int) -> int:
    """A discarded card that the view does not show was seen by everybody when it fell."""
    game.known[card] = EVERYBODY
    return card


def _imagine_roles(game: Game, seen: View, rng: Random) -> None:
    game.roles = list(seen.roles)
    if "" not in game.roles:
        return
    left = [role for role, count in ROLES_FOR[game.seats].items() for _ in range(count)]
    for role in seen.roles:
        if role:
            left.remove(role)
    rng.shuffle(left)
    for seat, role in enumerate(game.roles):
        if not role:
            game.roles[seat] = left.pop()


def _imagine_characters(game: Game, seen: View, rng: Random) -> None:
    """During set-up: which characters the others were dealt, and which they chose."""
    settings = seen.settings
    game.dealt, game.picks = list(seen.dealt), list(seen.picks)
    if seen.decision and seen.decision.kind == "keep":
        return  # nothing is dealt yet
    pool = set(settings.pool or characters_in(settings.sets))
    pool -= {slug for two in seen.dealt for slug in two} | set(seen.picks)
    left = sorted(pool)
    rng.shuffle(left)
    waiting = {step[1][0] for step in seen.stack if step[0].__name__ == "choose_character"}
    if seen.decision:
        waiting.add(seen.decision.seat)
    for seat in range(game.seats):
        if seat == seen.seat or game.picks[seat]:
            continue
        if not game.dealt[seat]:
            each = 1 if settings.deal == "random" else 2
            game.dealt[seat] = tuple([left.pop() for _ in range(each)])
        if seat not in waiting:
            game.picks[seat] = rng.choice(game.dealt[seat])


def _ask_again(game: Game, seen: View) -> bool:
    """Run the asking step on the imagined hands; False if it does not ask the same question."""
    question = seen.decision
    return question is None or question.asked_by(game)
