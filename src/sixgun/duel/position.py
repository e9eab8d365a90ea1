"""Positions of a duel: a table laid out by hand, as scenarios need it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.chance import seed_from
from ..engine.errors import PositionError, SettingsError
from ..engine.notation import option_texts, word_fits
from ..engine.reports import EVERYBODY
from .duel import Duel
from .printed import BACK_OF, CHARACTERS, FACES, KINDS, SIDES
from .settings import settings_from
from .table import COMMON
from .turn import begin_turn, carry_on, draw_phase

PHASES = {"start": begin_turn, "draw": draw_phase, "play": carry_on}
#: Where the cards lie that a position does not mention.
RESTS = ("decks", "discard", "common", *SIDES)


@dataclass(frozen=True)
class Side:
    """One side of a position."""

    active: str
    rear: str = ""
    reserve: Sequence[str] = ()  # the next one first
    out: Sequence[str] = ()  # eliminated
    active_life: int | None = None  # None: the maximum
    rear_life: int | None = None
    active_table: Sequence[str] = ()
    rear_table: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()  # top first


@dataclass(frozen=True)
class DuelPosition:
    """A table as a scenario describes it."""

    turn: str
    law: Side
    outlaws: Side
    phase: str = "play"
    common: Sequence[str] = ()  # the common deck, top first
    discard: Sequence[str] = ()  # top first
    rest: str = "decks"
    bangs_played: int = 0
    swapped: bool = False
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.law, self.outlaws


def lay_out(position: DuelPosition, seed: str = "", *, listen: bool = False) -> Duel:
    """A duel in this position, run to its first decision."""
    game = _empty_table(position, seed)
    game.ears = [] if listen else None
    for seat, side in enumerate(position.sides):
        _stand_up(game, seat, side)
    _place_cards(game, position)
    if position.phase not in PHASES:
        raise PositionError(f"phase is one of {', '.join(PHASES)}; not {position.phase!r}")
    if position.turn not in SIDES:
        raise PositionError(f"turn is one of {', '.join(SIDES)}; not {position.turn!r}")
    game.turn = SIDES.index(position.turn)
    game.turns = 0 if position.phase == "start" else 1
    game.bangs_played, game.swapped = position.bangs_played, position.swapped
    game.stack.append((PHASES[position.phase], (game.turn,)))
    game.run()
    return game


def _empty_table(position: DuelPosition, seed: str) -> Duel:
    try:
        settings = settings_from(**position.options)  # type: ignore[arg-type]  # which it checks
    except (SettingsError, TypeError) as error:
        raise PositionError(str(error)) from error
    named = [name for side in position.sides for name in _named(side)]
    twice = [name for name, times in Counter(named).items() if times > 1]
    if twice:
        raise PositionError(f"{twice[0]} is there only once")
    return Duel.bare(settings, seed_from(f"position {seed}"))


def _named(side: Side) -> list[str]:
    return [name for name in (side.active, side.rear, *side.reserve, *side.out) if name]


def _stand_up(game: Duel, seat: int, side: Side) -> None:
    for name in _named(side):
        if name not in CHARACTERS or CHARACTERS[name].side != seat:
            raise PositionError(f"{name!r} is no character of the {SIDES[seat]}")
    if not side.rear and (side.rear_table or side.reserve):
        raise PositionError(f"{SIDES[seat]} has no rearguard: then nobody waits in the reserve")
    for spot, name, life in (
        (2 * seat, side.active, side.active_life),
        (2 * seat + 1, side.rear, side.rear_life),
    ):
        if name:
            most = CHARACTERS[name].life
            game.characters[spot] = CHARACTERS[name]
            game.life[spot] = most if life is None else life
            if not 1 <= game.life[spot] <= most:
                raise PositionError(f"{name} has 1 to {most} life points, not {life}")
    game.reserve[seat] = list(side.reserve)[::-1]
    game.out[seat] = tuple(side.out)
    if game.settings.mode == "tournament":
        game.dealt[seat] = tuple(sorted(_named(side)))


class _Words:
    """The card words of a position, each with the copy it gets: what says most of it first."""

    def __init__(self, position: DuelPosition) -> None:
        zones = [("the common deck", position.common), ("the discards", position.discard)]
        for name, side in zip(SIDES, position.sides, strict=True):
            zones += [(f"the hand of {name}", side.hand), (f"the deck of {name}", side.deck)]
            zones += [(f"{side.active}'s table", side.active_table)]
            zones += [(f"{side.rear}'s table", side.rear_table)]
        self.free = list(range(len(KINDS)))
        self.cards: dict[str, list[int]] = {where: [-1] * len(words) for where, words in zones}
        for letters in (2, 1, 0):
            for where, words in zones:
                for index, word in enumerate(words):
                    if min(2, len(word.partition("/")[2])) == letters:
                        self.cards[where][index] = self._copy(word, where)

    def _copy(self, word: str, where: str) -> int:
        copies = [card for card, face in enumerate(FACES) if word_fits(word, face)]
        if not copies:
            raise PositionError(f"{where}: there is no card {word!r}")
        for side in range(2):  # a deck has the cards of its own back
            if where == f"the deck of {SIDES[side]}":
                copies = [card for card in copies if BACK_OF[card] == side]
        free = [card for card in copies if card in self.free]
        if not free:
            raise PositionError(f"{where}: {word!r} is used more often than there are copies")
        self.free.remove(free[0])
        return free[0]


def _place_cards(game: Duel, position: DuelPosition) -> None:
    words = _Words(position)
    if position.rest not in RESTS:
        raise PositionError(f"rest is one of {', '.join(RESTS)}; not {position.rest!r}")
    for seat, (name, side) in enumerate(zip(SIDES, position.sides, strict=True)):
        game.hands[seat] = words.cards[f"the hand of {name}"]
        game.gear[2 * seat] = words.cards[f"{side.active}'s table"]
        game.gear[2 * seat + 1] = words.cards[f"{side.rear}'s table"] if side.rear else []
        game.decks[seat] = words.cards[f"the deck of {name}"][::-1]
        for spot in (2 * seat, 2 * seat + 1):
            _check_gear(game, spot)
    game.decks[COMMON] = words.cards["the common deck"][::-1]
    game.discard = words.cards["the discards"][::-1]
    _place_rest(game, position.rest, game.shuffled(words.free))
    game.formed = bool(game.decks[COMMON])
    for seat, hand in enumerate(game.hands):
        for card in hand:
            game.known[card] = 1 << seat
    for card in [*game.discard, *(card for gear in game.gear for card in gear)]:
        game.known[card] = EVERYBODY


def _place_rest(game: Duel, rest: str, cards: list[int]) -> None:
    if rest == "discard":
        game.discard = [*cards, *game.discard]
    elif rest == "common":
        game.decks[COMMON] = [*cards, *game.decks[COMMON]]
    elif rest in SIDES:
        game.hands[SIDES.index(rest)].extend(cards)
    else:
        for seat in (0, 1):
            below = [card for card in cards if BACK_OF[card] == seat]
            game.decks[seat] = [*below, *game.decks[seat]]


def _check_gear(game: Duel, spot: int) -> None:
    kinds = [KINDS[card] for card in game.gear[spot]]
    name = game.slug_at(spot)
    if any(kind.border != "blue" for kind in kinds):
        raise PositionError(f"{name} has a card on the table that is no equipment")
    if len(set(kinds)) < len(kinds):
        raise PositionError(f"{name} has two cards of the same name on the table")


# ------------------------------------------------------------- describing


def describe(game: Duel) -> str:
    """The table as a scenario position in TOML, with the open decision as comments."""
    lines = [*_state_of_play(game), "", "[[scenario]]", 'id = "position"', 'title = "A position"']
    lines += ['sets = ["duel"]', f'turn = "{SIDES[max(game.turn, 0)]}"']
    if game.bangs_played:
        lines.append(f"bangs_played = {game.bangs_played}")
    if game.swapped:
        lines.append("swapped = true")
    lines.append(f"common = {_words(reversed(game.decks[COMMON]))}")
    lines.append(f"discard = {_words(reversed(game.discard))}")
    lines.append("steps = []")
    for seat in (0, 1):
        lines += ["", *_side(game, seat)]
    return "\n".join(lines)


def _state_of_play(game: Duel) -> list[str]:
    if game.decision is None:
        return [f"# The duel is over: {game.over} won after {game.turns} turns."]
    asked = f"# Turn {game.turns}. {SIDES[game.decision.seat]} is asked ({game.decision.kind}):"
    return [asked, *(f"#   {text}" for text in option_texts(game))]


def _side(game: Duel, seat: int) -> list[str]:
    lines = [f"[scenario.{SIDES[seat]}]"]
    front = game.active(seat)
    for name, spot in (("active", front), ("rear", front ^ 1)):
        if game.characters[spot] is not None:
            lines.append(f'{name} = "{game.slug_at(spot)}"')
            lines.append(f"{name}_life = {game.life[spot]}")
            lines.append(f"{name}_table = {_words(game.gear[spot])}")
    lines.append(f"reserve = {_list(reversed(game.reserve[seat]))}")
    lines.append(f"out = {_list(game.out[seat])}")
    lines.append(f"hand = {_words(game.hands[seat])}")
    lines.append(f"deck = {_words(reversed(game.decks[seat]))}")
    return lines


def _words(cards: Iterable[int]) -> str:
    return _list(FACES[card] for card in cards)


def _list(words: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"
