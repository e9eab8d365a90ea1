"""What one seat may know, built up field by field and never stripped down.

A view is what the server sends and what bots get. It names cards by their faces
and steps by their functions; it holds no card ids, no seed and nobody's secrets.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .anygame import document
from .cards import FACES, faces
from .options import Option, default_of
from .reports import EVERYBODY, SPECTATOR

if TYPE_CHECKING:
    from .game import Game
    from .machine import Machine, Step
    from .settings import Settings
    from .table import Waiting


class Question(NamedTuple):
    """The open decision as a seat sees it: options only for the one who is asked (S4)."""

    serial: int
    seat: int
    kind: str
    options: tuple[Option, ...]
    asking: Step

    @property
    def about(self) -> tuple[Any, ...]:
        """The public arguments of the question, for example who shoots."""
        return self.asking[1]

    @property
    def default(self) -> Option:
        """What a time-out plays (S3); only who is asked can tell."""
        return default_of(self.options)

    def asked_by(self, game: Machine) -> bool:
        """Does this game ask the same, if its asking step is run again (S4)?"""
        asked = game.put_again(self.asking, self.serial)
        return asked is not None and (asked.seat, asked.kind) == (self.seat, self.kind)


document(
    Question,
    {
        "serial": "The number of the decision; an answer to an older one is refused.",
        "seat": "Who is asked.",
        "kind": "What is asked, a word of the glossary: `play`, `shot`, `limit` ...",
        "options": "What can be chosen; empty for everybody who is not asked.",
        "asking": "The step that asked; its arguments are public.",
    },
)


class View(NamedTuple):
    """What one seat (None: a spectator) may know. Faces that it does not know are None."""

    seat: int | None
    settings: Settings
    rules_version: int
    roles: tuple[str, ...]
    characters: tuple[str, ...]
    copied: tuple[str, ...]
    spares: tuple[str, ...]
    has_spare: tuple[bool, ...]
    laid_aside: tuple[str, ...]
    dealt: tuple[tuple[str, ...], ...]
    picks: tuple[str, ...]
    life: tuple[int, ...]
    max_life: tuple[int, ...]
    alive: tuple[bool, ...]
    passive: tuple[bool, ...]
    hands: tuple[tuple[str | None, ...], ...]
    shown: tuple[tuple[bool, ...], ...]
    gear: tuple[tuple[str, ...], ...]
    fresh: tuple[str, ...]
    deck_size: int
    deck: tuple[tuple[int, str], ...]
    peeked: int
    discard: tuple[str | None, ...]
    spread: tuple[str | None, ...]
    card_played: str
    suits: tuple[str, ...]
    turn: int
    turns: int
    rounds: int
    bangs_played: int
    used: tuple[str, ...]
    extra_turn: int
    ghost: int
    graves: tuple[int, ...]
    shown_roles: tuple[int, ...]
    hand_mark: int
    digging: bool
    duty: str
    named_suit: str
    event: str
    past_events: tuple[str, ...]
    next_event: str
    events_left: int
    skipping: bool
    awaited: tuple[int, ...]
    waiting: tuple[Waiting, ...]
    fallen: tuple[tuple[int, int | None], ...]
    owes: bool
    shuffles: int
    noon: int
    over: str
    winners: tuple[int, ...]
    stack: tuple[Step, ...]
    decision: Question | None

    @property
    def hand(self) -> tuple[str | None, ...]:
        """My own hand."""
        return self.hands[self.seat] if self.seat is not None else ()

    @property
    def role(self) -> str:
        """My own role."""
        return self.roles[self.seat] if self.seat is not None else ""

    @property
    def options(self) -> tuple[Option, ...]:
        """What I can choose from now; nothing if I am not asked."""
        return self.decision.options if self.decision else ()

    @property
    def top_discard(self) -> str:
        """The top card of the discards, which everybody sees; "" if there is none."""
        return (self.discard[-1] or "") if self.discard else ""

    def __str__(self) -> str:
        """The table as this seat sees it, a line a player."""
        names = self.settings.names
        who = names[self.seat] if self.seat is not None else "a spectator"
        piles = f"deck {self.deck_size}, discard {self.top_discard or '-'}"
        lines = [f"What {who} sees in turn {self.turns}: {piles}"]
        lines += [self._row(seat) for seat in range(len(names))]
        if self.decision:
            asked = names[self.decision.seat]
            lines.append(f"{asked} is asked ({self.decision.kind})")
        return "\n".join(lines)

    def _row(self, seat: int) -> str:
        mark = ">" if seat == self.turn else " "
        life = f"{self.life[seat]}/{self.max_life[seat]}" if self.alive[seat] else "out"
        hand = " ".join(face or "?" for face in self.hands[seat]) or "-"
        gear = " ".join(self.gear[seat]) or "-"
        role, character = self.roles[seat] or "?", self.characters[seat] or "?"
        name = self.settings.names[seat]
        return f"{mark} {name:8} {role:8} {character:15} {life:>3}  gear: {gear}  hand: {hand}"


document(
    View,
    {
        "seat": "Whose view this is; None: a spectator's.",
        "settings": "What the game is played with.",
        "roles": 'For each seat its role; "" where hidden.',
        "characters": 'For each seat its character; "" before they are revealed.',
        "copied": 'For each seat the character whose ability it copies; "": none.',
        "spares": "For each seat its second character, where it has been seen.",
        "rules_version": "The version of the rules that the game is played by.",
        "laid_aside": "The characters that were given up for a spare.",
        "has_spare": "For each seat: has it a second character?",
        "dealt": "For each seat the characters to choose from, where visible.",
        "picks": "For each seat the character it has chosen, where visible.",
        "life": "For each seat its life points.",
        "max_life": "For each seat the life points it cannot exceed.",
        "alive": "For each seat: is the player in the game?",
        "passive": "For each seat: has the player left?",
        "hands": "For each seat the faces of its hand, in order of arrival; None: not known.",
        "shown": "For each seat which of its hand cards everybody knows.",
        "gear": "For each seat the faces of the cards in front of it.",
        "fresh": "The cards laid down in this very turn.",
        "deck_size": "How many cards the deck has.",
        "deck": "The cards of the deck that are known, as (depth, face); the top is at depth 0.",
        "peeked": "So many cards on top of the deck may be known to somebody.",
        "discard": "The discard pile, the top card last; None: closed, only the top is seen (S22).",
        "spread": "The cards laid out for choosing; None: not known.",
        "card_played": "The face of the card whose effect is under way.",
        "suits": "The suits of the cards that make the effect under way.",
        "turn": "Whose turn it is; -1 before the first one.",
        "turns": "How many turns have begun.",
        "rounds": "How many turns the player who turns up events has had.",
        "bangs_played": "How many BANG! cards that count were played in this turn.",
        "used": "The abilities used in this turn.",
        "extra_turn": "1: another turn of this player follows; 2: it goes on.",
        "ghost": "The eliminated player who has a turn; -1: nobody.",
        "graves": "The eliminated, in order; an empty grave is -1.",
        "shown_roles": "The seats whose role was turned up (R54).",
        "hand_mark": "The size of the turn player's hand before phase 1.",
        "digging": "Does phase 1 draw from the discards?",
        "duty": 'The face of the card that must be played; "": none.',
        "named_suit": "The only suit that the turn player may play, if one was named.",
        "event": 'The event in force; "": none.',
        "past_events": "The events that were in force before.",
        "next_event": 'The event that comes next, which everybody sees (R149); "": none.',
        "events_left": "How many events are still to come.",
        "skipping": "Is the rest of this turn skipped?",
        "awaited": "The seats that the card under way is not through with yet (R234).",
        "waiting": "Abilities that act later: seat, slug, what set them off, what it was about.",
        "fallen": "Who was eliminated, and by whom, since victory was last checked.",
        "owes": "Has the Sheriff eliminated a Deputy, and not paid yet?",
        "shuffles": "How often the discards became the new deck.",
        "noon": "The tournament's high noon: 1 is coming, 2 has begun.",
        "over": 'The winning side, or how else the game ended; "" while it goes on.',
        "winners": "The seats that have won, once the game is over.",
        "stack": "The steps that wait; they name only what everybody may know.",
        "decision": "The open decision as this seat sees it; None: the game is over.",
    },
)


def view(game: Game, seat: int | None = None) -> View:
    """What this seat may know; without a seat, what a spectator may know."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    known = game.known
    spread = game.spread
    return View(
        seat,
        _public(game.settings) if game.settings.roles else game.settings,
        game.rules_version,
        _roles(game, seat),
        tuple([rule.slug if rule else "" for rule in game.characters]),
        tuple(game.copied),
        *_spares(game, seat),
        game.laid_aside,
        *_characters_to_choose(game, seat),
        tuple(game.life),
        tuple(game.max_life),
        tuple(game.alive),
        tuple(game.passive),
        tuple(
            [
                tuple([FACES[card] if known[card] & bit else None for card in hand])
                for hand in game.hands
            ]
        ),
        tuple([tuple([known[card] == EVERYBODY for card in hand]) for hand in game.hands]),
        tuple([faces(gear) for gear in game.gear]),
        faces(game.fresh),
        len(game.deck),
        _known_in_deck(game, bit) if game.peeked else (),
        game.peeked,
        seen_discards(faces(game.discard), game.settings),
        tuple([FACES[card] if known[card] & bit else None for card in spread]) if spread else (),
        game.card_played,
        game.suits,
        game.turn,
        game.turns,
        game.rounds,
        game.bangs_played,
        game.used,
        game.extra_turn,
        game.ghost,
        game.graves,
        game.shown_roles,
        game.hand_mark,
        game.digging,
        FACES[game.duty] if game.duty >= 0 else "",
        game.named_suit,
        game.event.slug if game.event else "",
        game.past_events,
        game.next_event(),
        len(game.events),
        game.skipping,
        game.awaited,
        game.waiting,
        game.fallen,
        game.owes,
        game.shuffles,
        game.noon,
        game.over,
        game.winners,
        tuple(game.stack),
        question(game, seat),
    )


@cache
def _public(settings: Settings) -> Settings:
    """Roles that were given are as secret as roles that were dealt."""
    return replace(settings, roles=())


def seen_discards(pile: tuple[str, ...], settings: Any) -> tuple[str | None, ...]:
    """The discards as everybody sees them: all, or where they are closed the top one (S22)."""
    if not settings.closed_discards or not pile:
        return pile
    return (*[None] * (len(pile) - 1), pile[-1])


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


def _spares(game: Game, seat: int | None) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    """A spare is face down: its owner knows it once he has seen it (S19).

    The one that was not chosen of two dealt openly is known to all.
    """
    if not any(game.spares):
        return _NOTHING_PICKED[game.seats], _NO_SPARE[game.seats]
    is_open = game.settings.deal == "two_open"
    seen = [
        slug
        if (other == seat and game.spares_seen[other]) or (is_open and slug in game.dealt[other])
        else ""
        for other, slug in enumerate(game.spares)
    ]
    return tuple(seen), tuple([bool(slug) for slug in game.spares])


def _characters_to_choose(
    game: Game, seat: int | None
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """What was dealt is its owner's, unless dealt openly; picks are secret until revealed (S24).

    Who keeps a character of the game before was dealt none, and everybody knows it.
    """
    if game.turns:
        return _NOTHING_DEALT[game.seats], _NOTHING_PICKED[game.seats]
    is_open = game.settings.deal == "two_open"
    dealt = [two if is_open or other == seat else () for other, two in enumerate(game.dealt)]
    picks = [
        pick if other == seat or not game.dealt[other] else ""
        for other, pick in enumerate(game.picks)
    ]
    return tuple(dealt), tuple(picks)


_NOTHING_DEALT: list[tuple[tuple[str, ...], ...]] = [((),) * seats for seats in range(9)]
_NO_SPARE: list[tuple[bool, ...]] = [(False,) * seats for seats in range(9)]
_NOTHING_PICKED: list[tuple[str, ...]] = [("",) * seats for seats in range(9)]


def _known_in_deck(game: Game, bit: int) -> tuple[tuple[int, str], ...]:
    top = game.deck[-game.peeked :][::-1]
    return tuple([(depth, FACES[card]) for depth, card in enumerate(top) if game.known[card] & bit])


def question(game: Machine, seat: int | None) -> Question | None:
    """The open decision as this seat sees it."""
    decision = game.decision
    if decision is None:
        return None
    options = decision.options if decision.seat == seat else ()
    return Question(decision.serial, decision.seat, decision.kind, options, decision.asking)
