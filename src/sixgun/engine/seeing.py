"""What a seat may know of each field of a view: the one place that decides it.

Every function here says of one field what is shown to a seat (None: a spectator), from the game
itself. Nothing is taken away from a whole: what no function shows is not seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from .cards import FACES
from .reports import EVERYBODY, SPECTATOR

if TYPE_CHECKING:
    from .game import Game
    from .settings import Settings
    from .view import View

#: What is shown of a field, by the game and the seat.
Shown = Callable[["Game", int | None], Any]

_face_of = FACES.__getitem__


def first_look(seen: View, game: Game, seat: int | None) -> None:
    """Make the fields that nearly everybody reads, which is cheaper now than one by one later."""
    seen.seat = seat
    seen.turns = game.turns
    seen.alive = tuple(game.alive)
    seen.life = tuple(game.life)
    seen.roles = _roles(game, seat)


def fill(seen: View, game: Game, seat: int | None) -> None:
    """Make all fields of a view but the question."""
    _fill_people(seen, game, seat)
    _fill_cards(seen, game, seat)
    _fill_turn(seen, game, seat)


def _fill_people(seen: View, game: Game, seat: int | None) -> None:
    seen.settings = _settings(game, seat)
    seen.rules_version = game.rules_version
    seen.roles = _roles(game, seat)
    seen.characters = _characters(game, seat)
    seen.copied = tuple(game.copied)
    seen.spares = _spares(game, seat)
    seen.has_spare = _has_spare(game, seat)
    seen.laid_aside = game.laid_aside
    seen.dealt = _dealt(game, seat)
    seen.picks = _picks(game, seat)
    seen.life = tuple(game.life)
    seen.max_life = tuple(game.max_life)
    seen.alive = tuple(game.alive)
    seen.passive = tuple(game.passive)
    seen.ghost = game.ghost
    seen.graves = game.graves
    seen.shown_roles = game.shown_roles
    seen.over = game.over
    seen.winners = game.winners


def _fill_cards(seen: View, game: Game, seat: int | None) -> None:
    seen.hands = _hands(game, seat)
    seen.shown = _shown(game, seat)
    seen.gear = _gear(game, seat)
    seen.fresh = _fresh(game, seat)
    seen.deck_size = _deck_size(game, seat)
    seen.deck = _deck(game, seat)
    seen.peeked = game.peeked
    seen.discard = _discard(game, seat)
    seen.spread = _spread(game, seat)
    seen.card_played = game.card_played
    seen.suits = game.suits
    seen.duty = _duty(game, seat)
    seen.shuffles = game.shuffles


def _fill_turn(seen: View, game: Game, seat: int | None) -> None:
    seen.turn = game.turn
    seen.turns = game.turns
    seen.rounds = game.rounds
    seen.bangs_played = game.bangs_played
    seen.used = game.used
    seen.extra_turn = game.extra_turn
    seen.hand_mark = game.hand_mark
    seen.digging = game.digging
    seen.named_suit = game.named_suit
    seen.event = _event(game, seat)
    seen.past_events = game.past_events
    seen.next_event = _next_event(game, seat)
    seen.events_left = _events_left(game, seat)
    seen.skipping = game.skipping
    seen.awaited = game.awaited
    seen.waiting = game.waiting
    seen.fallen = game.fallen
    seen.owes = game.owes
    seen.noon = game.noon
    seen.stack = tuple(game.stack)


def one_field(game: Game, seat: int | None, name: str) -> Any:
    """One of them: fields that are not in the table below, everybody sees as they are."""
    show = SHOWN.get(name)
    if show is not None:
        return show(game, seat)
    found = getattr(game, name)
    return tuple(found) if isinstance(found, list) else found


def _bit_of(seat: int | None) -> int:
    return 1 << (SPECTATOR if seat is None else seat)


# ------------------------------------------------------------- the table


def _settings(game: Game, seat: int | None) -> Settings:
    return _public(game.settings) if game.settings.roles else game.settings


@cache
def _public(settings: Settings) -> Settings:
    """Roles that were given are as secret as roles that were dealt."""
    return replace(settings, roles=())


def _characters(game: Game, seat: int | None) -> tuple[str, ...]:
    return tuple([rule.slug if rule else "" for rule in game.characters])


def _event(game: Game, seat: int | None) -> str:
    return game.event.slug if game.event else ""


def _next_event(game: Game, seat: int | None) -> str:
    return game.next_event()


def _events_left(game: Game, seat: int | None) -> int:
    return len(game.events)


def _roles(game: Game, seat: int | None) -> tuple[str, ...]:
    """The Sheriff's, one's own, those of the dead; all of them when the game is over.

    With three players all are open (R69); who comes back from the dead stays known.
    """
    if game.over or game.seats == 3:
        return tuple(game.roles)
    shown = game.shown_roles
    return tuple(
        [
            role if role == "sheriff" or other == seat or other in shown else ""
            for other, role in enumerate(game.roles)
        ]
    )


# ------------------------------------------------------------- the cards


def _hands(game: Game, seat: int | None) -> tuple[tuple[str | None, ...], ...]:
    known, bit = game.known, _bit_of(seat)
    return tuple(
        [
            tuple([FACES[card] if known[card] & bit else None for card in hand])
            for hand in game.hands
        ]
    )


def _shown(game: Game, seat: int | None) -> tuple[tuple[bool, ...], ...]:
    known = game.known
    return tuple([tuple([known[card] == EVERYBODY for card in hand]) for hand in game.hands])


def _gear(game: Game, seat: int | None) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple(map(_face_of, gear)) for gear in game.gear])


def _fresh(game: Game, seat: int | None) -> tuple[str, ...]:
    return tuple([FACES[card] for card in game.fresh]) if game.fresh else ()


def _duty(game: Game, seat: int | None) -> str:
    return FACES[game.duty] if game.duty >= 0 else ""


def _spread(game: Game, seat: int | None) -> tuple[str | None, ...]:
    if not game.spread:
        return ()
    known, bit = game.known, _bit_of(seat)
    return tuple([FACES[card] if known[card] & bit else None for card in game.spread])


def _discard(game: Game, seat: int | None) -> tuple[str | None, ...]:
    return seen_discards(tuple(map(_face_of, game.discard)), game.settings)


def seen_discards(pile: tuple[str, ...], settings: Any) -> tuple[str | None, ...]:
    """The discards as everybody sees them: all, or where they are closed the top one (S22)."""
    if not settings.closed_discards or not pile:
        return pile
    return (*[None] * (len(pile) - 1), pile[-1])


def _deck_size(game: Game, seat: int | None) -> int:
    return len(game.deck)


def _deck(game: Game, seat: int | None) -> tuple[tuple[int, str], ...]:
    """The cards of the deck that this seat knows."""
    if not game.peeked:
        return ()
    known, bit = game.known, _bit_of(seat)
    top = game.deck[-game.peeked :][::-1]
    return tuple([(depth, FACES[card]) for depth, card in enumerate(top) if known[card] & bit])


# --------------------------------------------------------- the characters


def _spares(game: Game, seat: int | None) -> tuple[str, ...]:
    """A spare is face down: its owner knows it once he has seen it (S19).

    The one that was not chosen of two dealt openly is known to all.
    """
    if not any(game.spares):
        return ("",) * game.seats
    is_open = game.settings.deal == "two_open"
    return tuple(
        [
            slug
            if (other == seat and game.spares_seen[other])
            or (is_open and slug in game.dealt[other])
            else ""
            for other, slug in enumerate(game.spares)
        ]
    )


def _has_spare(game: Game, seat: int | None) -> tuple[bool, ...]:
    if not any(game.spares):
        return (False,) * game.seats
    return tuple([bool(slug) for slug in game.spares])


def _dealt(game: Game, seat: int | None) -> tuple[tuple[str, ...], ...]:
    """What was dealt is its owner's, unless dealt openly."""
    if game.turns:
        return ((),) * game.seats
    is_open = game.settings.deal == "two_open"
    return tuple([two if is_open or other == seat else () for other, two in enumerate(game.dealt)])


def _picks(game: Game, seat: int | None) -> tuple[str, ...]:
    """Picks are secret until revealed (S24).

    Who keeps a character of the game before was dealt none, and everybody knows it.
    """
    if game.turns:
        return ("",) * game.seats
    return tuple(
        [
            pick if other == seat or not game.dealt[other] else ""
            for other, pick in enumerate(game.picks)
        ]
    )


#: Fields of which a seat is not shown all, or which are shown in words.
SHOWN: dict[str, Shown] = {
    "settings": _settings,
    "roles": _roles,
    "characters": _characters,
    "spares": _spares,
    "has_spare": _has_spare,
    "dealt": _dealt,
    "picks": _picks,
    "hands": _hands,
    "shown": _shown,
    "gear": _gear,
    "fresh": _fresh,
    "deck_size": _deck_size,
    "deck": _deck,
    "discard": _discard,
    "spread": _spread,
    "duty": _duty,
    "event": _event,
    "next_event": _next_event,
    "events_left": _events_left,
}
