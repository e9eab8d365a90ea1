"""What one seat may know, built up field by field and never stripped down.

A view is what the server sends and what bots get. It names cards by their faces
and steps by their functions; it holds no card ids, no seed and nobody's secrets.
What a seat may know of each field is said in `seeing`.

`view` makes a whole view, which stays as it is whatever the game does. `glance` makes one for
whoever chooses now: its fields are made when they are first read, because most are never read.
Whoever lets the game go on makes sure that a glance that was kept is whole before (`finish`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from .anygame import document
from .options import Option, default_of
from .seeing import fill, first_look, one_field

if TYPE_CHECKING:
    from ..builds import Step
    from .game import Game
    from .machine import Machine
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


#: Every field of a view, and what it means.
FIELDS: dict[str, str] = {
    "seat": "Whose view this is; None: a spectator's.",
    "settings": "What the game is played with.",
    "rules_version": "The version of the rules that the game is played by.",
    "roles": 'For each seat its role; "" where hidden.',
    "characters": 'For each seat its character; "" before they are revealed.',
    "copied": 'For each seat the character whose ability it copies; "": none.',
    "spares": "For each seat its second character, where it has been seen.",
    "has_spare": "For each seat: has it a second character?",
    "laid_aside": "The characters that were given up for a spare.",
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
}


class View:
    """What one seat (None: a spectator) may know. Faces that it does not know are None."""

    __slots__ = {
        **FIELDS,
        "_game": "Where fields come from that nobody has read yet; not there once all are made.",
        "__weakref__": "",
    }

    if TYPE_CHECKING:
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
        _game: Game | None

    #: The names of all fields, in order.
    _fields = tuple(FIELDS)

    def __getattr__(self, name: str) -> Any:
        """A field that is read for the first time."""
        if name == "_game":  # all fields are made
            return None
        game = self._game
        if game is None or name not in FIELDS:
            raise AttributeError(f"a view has no {name!r}; it has {', '.join(FIELDS)}")
        made = one_field(game, self.seat, name)
        setattr(self, name, made)
        return made

    def finish(self) -> View:
        """Make all fields that nobody has read: from now on the game may go on."""
        game = self._game
        if game is not None:
            fill(self, game, self.seat)
            self._game = None
        return self

    def _replace(self, **fields: Any) -> View:
        """The same view with other things in some fields."""
        return view_of({**self._asdict(), **fields})

    def _asdict(self) -> dict[str, Any]:
        """The fields by name."""
        return dict(zip(FIELDS, _all_of(self.finish()), strict=True))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return bool(_all_of(self.finish()) == _all_of(other.finish()))

    def __hash__(self) -> int:
        return hash(_all_of(self.finish()))

    def __reduce__(self) -> tuple[Any, ...]:
        return view_of, (self._asdict(),)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self._asdict().items())
        return f"View({shown})"

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


_all_of = attrgetter(*FIELDS)


def view_of(fields: Mapping[str, Any]) -> View:
    """A view with these fields."""
    seen = View()
    for name, value in fields.items():
        setattr(seen, name, value)
    return seen


def view(game: Game, seat: int | None = None) -> View:
    """What this seat may know; without a seat, what a spectator may know."""
    seen = View()
    seen.seat = seat
    seen.decision = question(game, seat)
    fill(seen, game, seat)
    return seen


#: A view for a look at little of it, and what finds it if somebody has kept it: whoever lets the
#: game go on makes it whole then.
Glance = tuple[View, Callable[[], View | None]]


def glance(game: Game, seat: int | None = None) -> View:
    """The same for whoever looks at little of it, and only until the game goes on."""
    seen = View()
    first_look(seen, game, seat)
    seen.decision = question(game, seat)
    seen._game = game
    return seen


def question(game: Machine, seat: int | None) -> Question | None:
    """The open decision as this seat sees it."""
    decision = game.decision
    if decision is None:
        return None
    options = decision.options if decision.seat == seat else ()
    parts = (decision.serial, decision.seat, decision.kind, options, decision.asking)
    return tuple.__new__(Question, parts)  # a third of what Question(...) costs
