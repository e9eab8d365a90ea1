"""What lies on the table.

Everything that changes in a game is a field of `Table` (or of the `Machine` below
it). `FIELDS` says of each field who may know it; `view` and `imagine` follow it,
and a field that nobody classified fails a test. What moves things around is in
`atoms`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import KINDS, RANK_OF, SUIT_OF
from .facts import Facts
from .machine import Machine
from .reports import EVERYBODY

if TYPE_CHECKING:
    from .rule import Rule
    from .settings import Settings

#: Who may know each field: `public`, `owner` (each seat its own), `hidden` (nobody),
#: `machine` (how play goes on; names only what everybody may know).
FIELDS: dict[str, str] = {
    "settings": "public",
    "seats": "public",
    "roles": "owner",
    "characters": "public",
    "copied": "public",
    "spares": "owner",
    "spares_seen": "owner",
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
    "discard": "public",
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
    "due": "public",
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
    "unfinished": "public",
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
#: An extra turn: none, to come, going on.
NONE, GRANTED, RUNNING = 0, 1, 2


class Table(Machine):
    """The state of a game."""

    __slots__ = (
        "alive",
        "bangs_played",
        "card_played",
        "characters",
        "copied",
        "dealt",
        "deck",
        "digging",
        "discard",
        "due",
        "duty",
        "event",
        "events",
        "extra_turn",
        "facts",
        "fallen",
        "fresh",
        "gear",
        "ghost",
        "graves",
        "hand_mark",
        "hands",
        "known",
        "laid",
        "life",
        "max_life",
        "named_suit",
        "noon",
        "owes",
        "past_events",
        "peeked",
        "picks",
        "roles",
        "rounds",
        "shown_roles",
        "shuffles",
        "skipping",
        "spares",
        "spares_seen",
        "spread",
        "suits",
        "turn",
        "unfinished",
        "used",
    )

    settings: Settings

    def __init__(self, settings: Settings, seed: bytes) -> None:
        seats = settings.players
        super().__init__(settings, seats, seed)
        self.roles = [""] * seats
        self.characters: list[Rule | None] = [None] * seats
        self.copied = [""] * seats  # the character whose ability is copied
        self.spares = [""] * seats  # the second character, face down
        self.spares_seen = [False] * seats  # has the owner seen it?
        self.dealt: list[tuple[str, ...]] = [()] * seats  # characters to choose from
        self.picks = [""] * seats  # the character chosen, or "" (not chosen yet)
        self.life = [0] * seats
        self.max_life = [0] * seats
        self.alive = [True] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.gear: list[list[int]] = [[] for _ in range(seats)]
        self.fresh: tuple[int, ...] = ()  # cards laid down in this very turn
        self.deck: list[int] = []  # the top card is the last one
        self.discard: list[int] = []  # the top card is the last one
        self.spread: list[int] = []  # cards laid out for choosing
        self.laid: tuple[int, ...] = ()  # the spread as it was laid out, in deck order
        self.known = [0] * len(KINDS)  # a mask per card: the seats that know where it is
        self.peeked = 0  # so many cards on top of the deck may be known to somebody
        self.card_played = ""  # the face of the card whose effect is under way
        self.suits: tuple[str, ...] = ()  # the suits of the cards that make this effect
        self.turn = NOBODY
        self.rounds = 0  # turns of the player who turns up events
        self.bangs_played = 0
        self.used: tuple[str, ...] = ()  # abilities used in this turn
        self.extra_turn = 0  # 1: another turn of this player follows, 2: it goes on
        self.ghost = NOBODY  # an eliminated player who has a turn
        self.graves: tuple[int, ...] = ()  # the eliminated, in order; an empty grave is NOBODY
        self.shown_roles: tuple[int, ...] = ()  # whose role was turned up (R54)
        #: Seats that draw a card once the effect is over, as often as they draw (R128).
        self.due: tuple[int, ...] = ()
        self.hand_mark = 0  # the size of the turn player's hand before phase 1
        self.digging = False  # phase 1 draws from the discards
        self.duty = NOBODY  # a card in the turn player's hand that must be played
        self.named_suit = ""  # the only suit that the turn player may play
        self.event: Rule | None = None  # the event card in force
        self.past_events: tuple[str, ...] = ()  # those that were in force before
        self.events: list[str] = []  # those still to come, the next one last
        self.skipping = False  # the rest of this turn is skipped
        self.unfinished = NOBODY  # whose card for everybody is not through yet (R13)
        #: Who was eliminated, and by whom, since victory was last checked.
        self.fallen: tuple[tuple[int, int | None], ...] = ()
        self.owes = False  # the Sheriff has eliminated a Deputy and not paid yet
        self.shuffles = 0
        self.noon = 0  # the tournament's high noon: 1 is coming, 2 has begun
        self.facts = Facts(seats)

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
        return self.facts.living(self)

    def rules(self, me: int) -> tuple[Rule, ...]:
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
        return any(self.known[card] != EVERYBODY for card in self.hands[seat])

    # ------------------------------------------------------ consistency

    def zones(self) -> list[list[int]]:
        """Every place where a card can be."""
        return [*self.hands, *self.gear, self.deck, self.discard, self.spread]
