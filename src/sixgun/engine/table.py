"""What lies on the table.

Everything that changes in a game is a field of `Table` (or of the `Machine` below
it). `FIELDS` says of each field who may know it; `view` and `imagine` follow it,
and a field that nobody classified fails a test. What moves things around is in
`atoms`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..builds import mypyc_attr
from .cards import KINDS, RANK_OF, SUIT_OF
from .facts import Facts
from .machine import Machine
from .reports import EVERYBODY

if TYPE_CHECKING:
    from .rule import Rule
    from .settings import Settings

#: Who may know each field: `public`, `owner` (each seat its own), `hidden` (nobody), `top`
#: (everybody, but where discards are closed only the top one, S22), `machine` (how play goes
#: on; names only what everybody may know).
FIELDS: dict[str, str] = {
    "settings": "public",
    "rules_version": "public",
    "seats": "public",
    "roles": "owner",
    "characters": "public",
    "copied": "public",
    "spares": "owner",
    "spares_seen": "owner",
    "laid_aside": "public",
    "dealt": "owner",
    "picks": "owner",
    "life": "public",
    "max_life": "public",
    "alive": "public",
    "passive": "public",
    "hands": "owner",
    "gear": "public",
    "fresh": "public",
    "deck": "hidden",
    "discard": "top",
    "spread": "owner",
    "laid": "hidden",
    "known": "owner",
    "peeked": "public",
    "card_played": "public",
    "suits": "public",
    "turn": "public",
    "turns": "public",
    "rounds": "public",
    "extra_turn": "public",
    "ghost": "public",
    "graves": "public",
    "shown_roles": "public",
    "hand_mark": "public",
    "digging": "public",
    "duty": "public",
    "named_suit": "public",
    "event": "public",
    "past_events": "public",
    "events": "hidden",
    "bangs_played": "public",
    "used": "public",
    "skipping": "public",
    "awaited": "public",
    "waiting": "public",
    "fallen": "public",
    "owes": "public",
    "shuffles": "public",
    "noon": "public",
    "over": "public",
    "winners": "public",
    "seed": "hidden",
    "counter": "hidden",
    "stack": "machine",
    "mark": "machine",
    "step": "machine",
    "decision": "machine",
    "serial": "machine",
    "patient": "machine",
    "facts": "machine",
    "ears": "machine",
    "history": "machine",
}

NOBODY = -1
#: An ability that waits: whose, which, what set it off, and what that was about.
Waiting = tuple[int, str, str, tuple[int | None, ...]]
#: An extra turn: none, to come, going on.
NONE, GRANTED, RUNNING = 0, 1, 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Machine):
    """The state of a game."""

    __slots__ = {  # with what `help` says of each
        "alive": "For each seat: is the player in the game?",
        "awaited": "The seats that the card under way is not through with yet (R234).",
        "bangs_played": "How many BANG! cards that count were played in this turn.",
        "card_played": "The face of the card whose effect is under way.",
        "characters": "For each seat its character, which compares with its slug; None: none yet.",
        "copied": "For each seat the slug of the character whose ability it copies; empty: none.",
        "dealt": "For each seat the characters that it was dealt to choose from.",
        "deck": "The deck, as numbers of cards; the top one is the last.",
        "digging": "Does phase 1 draw from the discards?",
        "discard": "The discard pile, as numbers of cards; the top one is the last.",
        "duty": "The card in the turn player's hand that must be played; -1: none.",
        "event": "The event in force, which compares with its slug; None: there is none.",
        "events": "The slugs of the events still to come; the next one is the last.",
        "extra_turn": "1: another turn of this player follows; 2: it goes on.",
        "facts": "What follows from the table: rules in force, reach, distances.",
        "fallen": "Who was eliminated, and by whom, since victory was last checked.",
        "fresh": "The cards laid down in this very turn.",
        "gear": "For each seat the numbers of the cards in front of it.",
        "ghost": "The eliminated player who has a turn; -1: nobody.",
        "graves": "The eliminated, in order; an empty grave is -1.",
        "hand_mark": "The size of the turn player's hand before phase 1.",
        "hands": "For each seat the numbers of the cards it holds, in order of arrival.",
        "known": "For each card a mask of the seats that know where it is.",
        "laid": "The spread as it was laid out, in deck order.",
        "laid_aside": "The slugs of characters that were given up for a spare.",
        "life": "For each seat its life points.",
        "max_life": "For each seat the life points it cannot exceed.",
        "named_suit": "The only suit that the turn player may play, if one was named.",
        "noon": "The tournament's high noon: 1 is coming, 2 has begun.",
        "owes": "Has the Sheriff eliminated a Deputy, and not paid yet?",
        "past_events": "The slugs of the events that were in force before.",
        "peeked": "So many cards on top of the deck may be known to somebody.",
        "picks": "For each seat the slug of the character it chose; empty: not chosen yet.",
        "roles": "For each seat its role.",
        "rounds": "How many turns the player who turns up events has had.",
        "settings": "What the game is played with.",
        "shown_roles": "The seats whose role was turned up (R54).",
        "shuffles": "How often the discards became the new deck.",
        "skipping": "Is the rest of this turn skipped?",
        "spares": "For each seat the slug of its second character, face down.",
        "spares_seen": "For each seat: has it seen its second character?",
        "spread": "The cards laid out for choosing.",
        "suits": "The suits of the cards that make the effect under way.",
        "turn": "Whose turn it is; -1 before the first one.",
        "used": "The slugs of the abilities used in this turn.",
        "waiting": "Abilities that act later: seat, slug, what set them off, what it was about.",
    }

    def __init__(self, settings: Settings, seed: bytes) -> None:
        seats = settings.players
        super().__init__(seats, seed)
        self.settings = settings
        self.roles = [""] * seats
        self.characters: list[Rule | None] = [None] * seats
        self.copied = [""] * seats
        self.spares = [""] * seats
        self.spares_seen = [False] * seats
        self.laid_aside: tuple[str, ...] = ()
        self.dealt: list[tuple[str, ...]] = [()] * seats
        self.picks = [""] * seats
        self.life = [0] * seats
        self.max_life = [0] * seats
        self.alive = [True] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.gear: list[list[int]] = [[] for _ in range(seats)]
        self.fresh: tuple[int, ...] = ()
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.spread: list[int] = []
        self.laid: tuple[int, ...] = ()
        self.known = [0] * len(KINDS)
        self.peeked = 0
        self.card_played = ""
        self.suits: tuple[str, ...] = ()
        self.turn = NOBODY
        self.rounds = 0
        self.bangs_played = 0
        self.used: tuple[str, ...] = ()
        self.extra_turn = 0
        self.ghost = NOBODY
        self.graves: tuple[int, ...] = ()
        self.shown_roles: tuple[int, ...] = ()
        self.hand_mark = 0
        self.digging = False
        self.duty = NOBODY
        self.named_suit = ""
        self.event: Rule | None = None
        self.past_events: tuple[str, ...] = ()
        self.events: list[str] = []
        self.skipping = False
        self.awaited: tuple[int, ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        self.fallen: tuple[tuple[int, int | None], ...] = ()
        self.owes = False
        self.shuffles = 0
        self.noon = 0
        self.facts = Facts(seats)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.settings.names

    # ------------------------------------------------------------ facts

    def forget_facts(self) -> None:
        """Life, character or passivity changed: everything may follow differently."""
        self.facts = Facts(self.seats)

    def _gear_changed(self, seat: int, card: int) -> None:
        self.facts = self.facts.with_gear_changed(seat, KINDS[card].rule)
        if card in self.fresh and card not in self.gear[seat]:
            self.fresh = tuple([other for other in self.fresh if other != card])

    def others(self, me: int) -> tuple[int, ...]:
        """Everybody else in the game, clockwise from me."""
        return self.facts.others(self, me)

    def living(self) -> tuple[int, ...]:
        """Everybody in the game, in seat order."""
        return self.facts.living(self)

    def rules(self, me: int) -> tuple[Rule, ...]:
        """The rules in force for a seat: the event, its character, what lies before it."""
        return self.facts.rules(self, me)

    def suit_and_rank(self, card: int) -> tuple[str, int]:
        """What a card counts as; an event may change the suit, never the rank."""
        return (self.event and self.event.every_suit) or SUIT_OF[card], RANK_OF[card]

    def first_seat(self) -> int:
        """The Sheriff; with three players the Deputy (R69)."""
        return self.roles.index("deputy" if self.seats == 3 else "sheriff")

    def next_event(self) -> str:
        """The next event, which everybody sees (R149)."""
        return self.events[-1] if self.events else ""

    def hides_cards(self, seat: int) -> bool:
        """Does this seat hold a card that others do not know?"""
        return any(self.known[card] != EVERYBODY for card in self.hands[seat])

    # ------------------------------------------------------ consistency

    def zones(self) -> list[list[int]]:
        """Every place where a card can be."""
        return [*self.hands, *self.gear, self.deck, self.discard, self.spread]
