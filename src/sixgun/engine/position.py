"""Positions: a table laid out by hand, as scenarios and lessons need it.

`lay_out` checks that a position can exist and makes a game of it; `describe`
writes a game as such a position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .cards import (
    CARDS_BY_FACE,
    CHARACTERS,
    EVENTS,
    FACES,
    KIND_BY_SLUG,
    KINDS,
    SET_OF,
    SUITS,
    cards_in,
    characters_in,
)
from .chance import seed_from
from .errors import PositionError, SettingsError
from .game import Game
from .machine import HASTY
from .notation import option_texts
from .options import END
from .reports import EVERYBODY
from .settings import settings_from
from .turn import begin_turn, carry_on, draw_phase

if TYPE_CHECKING:
    from collections.abc import Mapping

PHASES = {"start": begin_turn, "draw": draw_phase, "play": carry_on}


@dataclass(frozen=True)
class Place:
    """One seat of a position."""

    name: str
    role: str
    character: str
    hand: Sequence[str] = ()
    table: Sequence[str] = ()
    fresh: Sequence[str] = ()  # green cards laid down in this very turn
    spare: str = ""  # the second character, face down
    copies: str = ""  # the character whose ability is copied
    life: int | None = None  # None: the maximum
    alive: bool = True
    passive: bool = False


@dataclass(frozen=True)
class Position:
    """A table as a scenario describes it."""

    turn: str
    places: Sequence[Place]
    sets: Sequence[str] = ("base",)
    phase: str = "play"
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    event: str = ""  # the event in force
    events: Sequence[str] = ()  # those still to come, next first
    suit: str = ""  # the only suit that the turn player may play
    shown: str = ""  # the card of the turn player's hand that must be played
    bangs_played: int = 0
    options: Mapping[str, object] = field(default_factory=dict)


def lay_out(
    position: Position, seed: str = "", *, listen: bool = False, patient: int = HASTY
) -> Game:
    """A game in this position, run to its first decision; the rest of the deck is shuffled."""
    game = _empty_table(position, seed)
    game.ears = [] if listen else None
    game.patient = patient
    for seat, place in enumerate(position.places):
        _sit_down(game, seat, place)
    _place_events(game, position)
    _deal_missing_spares(game)
    _place_cards(game, position)
    if position.phase not in PHASES:
        raise PositionError(f"phase is one of {', '.join(PHASES)}; not {position.phase!r}")
    _give_turn(game, position)
    _check_it_goes_on(game)
    game.stack.append((PHASES[position.phase], (game.turn,)))
    game.run()
    return game


def _empty_table(position: Position, seed: str) -> Game:
    names = [place.name for place in position.places]
    roles = [place.role for place in position.places]
    characters = [place.character for place in position.places]
    try:
        settings = settings_from(
            len(names),
            names=names,
            sets=position.sets,
            characters=characters,
            roles=roles,
            **position.options,  # type: ignore[arg-type]  # settings_from checks them
        )
    except (SettingsError, TypeError) as error:
        raise PositionError(str(error)) from error
    for slug in characters:
        if CHARACTERS[slug].set_name not in settings.sets:
            raise PositionError(f"{slug} is of a set that is not in: {CHARACTERS[slug].set_name}")
    return Game.bare(settings, seed_from(f"position {seed}"))


def _give_turn(game: Game, position: Position) -> None:
    me = game.turn = _seat_of(position, position.turn)
    at_start = position.phase == "start"
    game.turns = 0 if at_start else 1
    game.rounds = 1  # the first round is over
    game.bangs_played = position.bangs_played
    game.named_suit = position.suit
    if position.suit and position.suit not in SUITS.values():
        raise PositionError(f"suit is one of {', '.join(SUITS.values())}; not {position.suit!r}")
    if position.shown:
        held = [card for card in game.hands[me] if _word_fits(position.shown, card)]
        if not held:
            raise PositionError(f"{position.shown!r} is shown but not in {position.turn}'s hand")
        game.show(me, held[0])
        game.duty = held[0]
    if not game.alive[me]:
        _raise_the_dead(game, me, at_start)


def _raise_the_dead(game: Game, me: int, at_start: bool) -> None:
    """S18: a ghost has the turn with Ghost Town; with Dead Man only at the start."""
    event = game.event
    if event is None or game.passive[me] or not event.raises(game, me):
        raise PositionError(f"{game.names[me]} is out of the game and cannot have the turn")
    if not at_start:
        event.on_return(game, me)
        if game.ghost != me:
            raise PositionError(f'{game.names[me]} comes back only with phase = "start"')


def _word_fits(word: str, card: int) -> bool:
    return word in (FACES[card], KINDS[card].slug)


def _place_events(game: Game, position: Position) -> None:
    for slug in (position.event, *position.events):
        if slug and slug not in EVENTS:
            raise PositionError(f"there is no event {slug!r}; there are: {', '.join(EVENTS)}")
        if slug and EVENTS[slug].set_name not in game.settings.sets:
            raise PositionError(f"{slug} is of a set that is not in: {EVENTS[slug].set_name}")
    game.event = EVENTS.get(position.event)
    game.events = list(position.events)[::-1]
    game.forget_facts()


def _deal_missing_spares(game: Game) -> None:
    """Whoever is given no spare has any character that nobody has (R184)."""
    coming = [game.event, *(EVENTS[slug] for slug in game.events)]
    if not any(event is not None and event.needs_spares for event in coming):
        return
    taken = {*game.picks, *game.spares}
    free = [slug for slug in characters_in(game.settings.sets) if slug not in taken]
    for seat in range(game.seats):
        if not game.spares[seat] and free:
            game.spares[seat] = free.pop()


def _sit_down(game: Game, seat: int, place: Place) -> None:
    character = CHARACTERS[place.character]
    game.roles[seat] = place.role
    game.characters[seat] = character
    game.picks[seat] = place.character
    game.max_life[seat] = character.life + (place.role == "sheriff")
    game.alive[seat] = place.alive
    game.passive[seat] = place.passive
    game.spares[seat] = place.spare
    game.copied[seat] = place.copies
    for slug in (place.spare, place.copies):
        if slug and slug not in CHARACTERS:
            raise PositionError(f"{place.name}: there is no character {slug!r}")
    if not place.alive:
        if place.hand or place.table or place.fresh or place.life:
            raise PositionError(f"{place.name} is out of the game and has no cards and no life")
        game.graves = (*game.graves, seat)
        game.shown_roles = (*game.shown_roles, seat)
        return
    life = game.max_life[seat] if place.life is None else place.life
    if not 1 <= life <= game.max_life[seat]:
        raise PositionError(
            f"{place.name} has {game.max_life[seat]} life points at most and 1 at least, not {life}"
        )
    if place.passive and place.hand:
        raise PositionError(f"{place.name} is passive and has no hand")
    game.life[seat] = life


def _place_cards(game: Game, position: Position) -> None:
    """Words with rank and suit are placed first, the others take free copies (S30)."""
    words = [(f"{place.name}'s hand", word) for place in position.places for word in place.hand]
    for place in position.places:
        words += [(f"{place.name}'s table", word) for word in (*place.table, *place.fresh)]
    words += [("the deck", word) for word in position.deck]
    words += [("the discards", word) for word in position.discard]
    free = list(cards_in(game.settings.sets, simplified=game.settings.simplified))
    placed: list[int | None] = [None] * len(words)
    for exact in (True, False):
        for index, (where, word) in enumerate(words):
            if ("/" in word) is exact:
                placed[index] = _free_copy(word, free, where, game.settings.sets)
    cards = iter(card for card in placed if card is not None)
    for seat, place in enumerate(position.places):
        game.hands[seat] = [next(cards) for _ in place.hand]
        for card in game.hands[seat]:
            game.known[card] = 1 << seat
    for seat, place in enumerate(position.places):
        game.gear[seat] = [next(cards) for _ in (*place.table, *place.fresh)]
        game.fresh = (*game.fresh, *game.gear[seat][len(place.table) :])
        _check_gear(game, seat, place.name)
    top = [next(cards) for _ in position.deck]
    game.discard = [next(cards) for _ in position.discard][::-1]
    for card in [*game.discard, *(card for gear in game.gear for card in gear)]:
        game.known[card] = EVERYBODY
    game.deck = [*game.shuffled(free), *top[::-1]]


def _free_copy(word: str, free: list[int], where: str, sets: Sequence[str]) -> int:
    slug, slash, _ = word.partition("/")
    if slug not in KIND_BY_SLUG:
        raise PositionError(f"{where}: there is no card {word!r}")
    if slash and word not in CARDS_BY_FACE:
        raise PositionError(f"{where}: there is no {word!r} among the copies of {slug}")
    copies = CARDS_BY_FACE[word] if slash else [c for c, k in enumerate(KINDS) if k.slug == slug]
    if not any(SET_OF[card] in sets for card in copies):
        raise PositionError(f"{where}: {word!r} is of a set that is not in")
    for card in copies:
        if card in free:
            free.remove(card)
            return card
    raise PositionError(f"{where}: {word!r} is used more often than there are copies")


def _check_gear(game: Game, seat: int, name: str) -> None:
    kinds = [KINDS[card] for card in game.gear[seat]]
    if any(kind.border == "brown" for kind in kinds):
        raise PositionError(f"{name} has a brown card in front, which cannot stay in play")
    if any(count > 1 for count in Counter(kind.slug for kind in kinds).values()):
        raise PositionError(f"{name} has two cards of the same name in front")
    if sum(kind.weapon for kind in kinds) > 1:
        raise PositionError(f"{name} has two weapons in front")
    if any(KINDS[card].border != "green" for card in game.fresh if card in game.gear[seat]):
        raise PositionError(f"{name}: only green cards are fresh")
    if game.roles[seat] == "sheriff" and any(kind.slug == "jail" for kind in kinds):
        raise PositionError(f"{name} is the Sheriff and cannot be in jail")


def _check_it_goes_on(game: Game) -> None:
    from .victory import winning_side

    if winning_side(game):
        raise PositionError("the game is over in this position")
    if all(game.passive[seat] for seat in game.living()):
        raise PositionError("everybody in this position has left")


def _seat_of(position: Position, name: str) -> int:
    for seat, place in enumerate(position.places):
        if place.name == name:
            return seat
    raise PositionError(f"nobody is called {name!r}")


# ------------------------------------------------------------- describing


def describe(game: Game) -> str:
    """The table as a scenario position in TOML, with the open decision as comments (S27)."""
    lines = [*_state_of_play(game), "", "[[scenario]]", 'id = "position"', 'title = "A position"']
    lines.append(f"sets = {_words(game.settings.sets)}")
    if game.turn >= 0:
        lines.append(f'turn = "{game.names[game.turn]}"')
    lines += _events_of(game)
    if game.bangs_played:
        lines.append(f"bangs_played = {game.bangs_played}")
    options = _rule_options(game)
    if options:
        lines.append(f"options = {{ {options} }}")
    lines.append(_wrapped("deck", [FACES[card] for card in reversed(game.deck)]))
    lines.append(_wrapped("discard", [FACES[card] for card in reversed(game.discard)]))
    lines.append("steps = []")
    for seat in range(game.seats):
        lines += ["", *_place(game, seat)]
    return "\n".join(lines)


def _events_of(game: Game) -> list[str]:
    lines = []
    if game.event:
        lines.append(f'event = "{game.event.slug}"')
    if game.events:
        lines.append(f"events = {_words(reversed(game.events))}")
    if game.named_suit:
        lines.append(f'suit = "{game.named_suit}"')
    if game.duty >= 0 and game.duty in game.hands[game.turn]:
        lines.append(f'shown = "{FACES[game.duty]}"')
    return lines


def _state_of_play(game: Game) -> list[str]:
    if game.over:
        winners = ", ".join(game.names[seat] for seat in game.winners) or "nobody"
        return [f"# The game is over ({game.over}): {winners} won after {game.turns} turns."]
    assert game.decision is not None
    asked = f"# Turn {game.turns}. {game.names[game.decision.seat]} is asked ({game.decision.kind})"
    effect = [] if at_rest(game) else ["# An effect is under way: this is not a whole position."]
    return [*effect, f"{asked}:", *(f"#   {text}" for text in option_texts(game))]


def at_rest(game: Game) -> bool:
    """Is nothing under way but a play phase?"""
    return game.decision is not None and END in game.decision.options


def _rule_options(game: Game) -> str:
    settings = game.settings
    parts = []
    if settings.high_noon_reshuffles:
        parts.append(f"high_noon_reshuffles = {settings.high_noon_reshuffles}")
    if settings.simplified:
        parts.append("simplified = true")
    if settings.closed_discards:
        parts.append("closed_discards = true")
    return ", ".join(parts)


def _place(game: Game, seat: int) -> list[str]:
    character = game.characters[seat]
    lines = ["[[scenario.player]]", f'name = "{game.names[seat]}"', f'role = "{game.roles[seat]}"']
    if character:
        lines.append(f'character = "{character.slug}"')
    if game.spares[seat]:
        lines.append(f'spare = "{game.spares[seat]}"')
    if game.copied[seat]:
        lines.append(f'copies = "{game.copied[seat]}"')
    if not game.alive[seat]:
        return [*lines, "alive = false"]
    lines.append(f"life = {game.life[seat]}")
    if game.passive[seat]:
        lines.append("passive = true")
    lines.append(f"hand = {_words(FACES[card] for card in game.hands[seat])}")
    gear = [card for card in game.gear[seat] if card not in game.fresh]
    fresh = [card for card in game.gear[seat] if card in game.fresh]
    lines.append(f"table = {_words(FACES[card] for card in gear)}")
    if fresh:
        lines.append(f"fresh = {_words(FACES[card] for card in fresh)}")
    return lines


def _words(words: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def _wrapped(key: str, words: list[str], width: int = 8) -> str:
    if len(words) <= width:
        return f"{key} = {_words(words)}"
    rows = [words[start : start + width] for start in range(0, len(words), width)]
    return f"{key} = [\n" + "".join(f"  {_words(row)[1:-1]},\n" for row in rows) + "]"
