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
    FACES,
    KIND_BY_SLUG,
    KINDS,
    SET_OF,
    cards_in,
)
from .chance import seed_from
from .errors import PositionError, SettingsError
from .game import Game
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
    bangs_played: int = 0
    options: Mapping[str, object] = field(default_factory=dict)


def lay_out(position: Position, seed: str = "") -> Game:
    """A game in this position, run to its first decision; the rest of the deck is shuffled."""
    game = _empty_table(position, seed)
    for seat, place in enumerate(position.places):
        _sit_down(game, seat, place)
    _place_cards(game, position)
    game.turn = _seat_of(position, position.turn)
    if not game.alive[game.turn]:
        raise PositionError(f"{position.turn} is out of the game and cannot have the turn")
    game.bangs_played = position.bangs_played
    if position.phase not in PHASES:
        raise PositionError(f"phase is one of {', '.join(PHASES)}; not {position.phase!r}")
    game.turns = 0 if position.phase == "start" else 1
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


def _sit_down(game: Game, seat: int, place: Place) -> None:
    character = CHARACTERS[place.character]
    game.roles[seat] = place.role
    game.characters[seat] = character
    game.picks[seat] = place.character
    game.max_life[seat] = character.life + (place.role == "sheriff")
    game.alive[seat] = place.alive
    game.passive[seat] = place.passive
    if not place.alive:
        if place.hand or place.table or place.life:
            raise PositionError(f"{place.name} is out of the game and has no cards and no life")
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
    words += [(f"{place.name}'s table", word) for place in position.places for word in place.table]
    words += [("the deck", word) for word in position.deck]
    words += [("the discards", word) for word in position.discard]
    free = cards_in(game.settings.sets, simplified=game.settings.simplified)
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
        game.gear[seat] = [next(cards) for _ in place.table]
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
    lines = [*_state_of_play(game), "", "[[scenario]]", 'id = "position"']
    lines.append(f"sets = {_words(game.settings.sets)}")
    if game.turn >= 0:
        lines.append(f'turn = "{game.names[game.turn]}"')
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
    return ", ".join(parts)


def _place(game: Game, seat: int) -> list[str]:
    character = game.characters[seat]
    lines = ["[[scenario.player]]", f'name = "{game.names[seat]}"', f'role = "{game.roles[seat]}"']
    if character:
        lines.append(f'character = "{character.slug}"')
    if not game.alive[seat]:
        return [*lines, "alive = false"]
    lines.append(f"life = {game.life[seat]}")
    if game.passive[seat]:
        lines.append("passive = true")
    lines.append(f"hand = {_words(FACES[card] for card in game.hands[seat])}")
    lines.append(f"table = {_words(FACES[card] for card in game.gear[seat])}")
    return lines


def _words(words: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def _wrapped(key: str, words: list[str], width: int = 8) -> str:
    if len(words) <= width:
        return f"{key} = {_words(words)}"
    rows = [words[start : start + width] for start in range(0, len(words), width)]
    return f"{key} = [\n" + "".join(f"  {_words(row)[1:-1]},\n" for row in rows) + "]"
