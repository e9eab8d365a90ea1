"""What a seat may know, read straight off the game as numbers: no view, no NumPy.

`Reader.read` says of one game what `observation.encode` says of a view, and asks the same
questions about who may know what; tests compare the two in games of every sort, and exchange what
is hidden. It writes into `Notes`, which hold a whole batch; `rows` makes arrays of them.
"""

from __future__ import annotations

from array import array

from ...engine.cards import FACES
from ...engine.game import Game
from ...engine.machine import Decision
from ..observation import NUMBER_AT, OPPOSITE_AT
from . import codes

#: The fields of a record, in this order: what is counted at the table ...
COUNTED = (
    "number",
    "bangs_played",
    "turns",
    "shuffles",
    "noon",
    "deck_size",
    "discard_size",
    "spread_size",
    "events_left",
)
#: ... what is one of several, as a number of `codes.CHOICES`; -1: nothing ...
CHOSEN = ("turn", "ghost", "asked", "opposite", "decision", "card_played", "discard_top")
#: ... who looks, and how much there is of everything else that is noted ...
LENGTHS = ("me", "ones", "hands", "discard", "offered")
#: ... and, for every seat, what is counted there.
OF_SEATS = ("hand_size", "life", "max_life")


class Notes:
    """What was read of the games of a batch, one after another."""

    __slots__ = ("discards", "hands", "numbers", "ones", "pasts", "record")

    def __init__(self) -> None:
        self.record: list[int] = []
        self.ones: array[int] = array("H")  # codes of what is so
        self.hands: list[int] = []  # cards in hands that are known, as `codes.MOST_CARDS` explains
        self.discards: list[bytes] = []  # cards in the discard pile
        self.pasts: list[bytearray] = []  # who has aimed what at whom
        self.numbers: array[int] = array("H")  # of the options that are offered


class Reader:
    """Reads one table again and again. What seldom changes is kept as codes until it differs."""

    __slots__ = (
        "_alive",
        "_characters",
        "_copied",
        "_event",
        "_events",
        "_fresh",
        "_gear",
        "_in_front",
        "_lasting",
        "_over",
        "_own_role",
        "_passive",
        "_past_events",
        "_roles",
        "_shown_roles",
        "_spares",
        "_standing",
        "_winners",
    )

    def __init__(self) -> None:
        self._roles: list[str] = []  # nothing was read yet, and no game is like that
        self._lasting: array[int] = array("H")
        self._in_front: array[int] = array("H")
        self._standing: array[int] = array("H")  # both
        self._own_role: list[int] = []
        self._gear: list[list[int]] = []
        self._fresh: tuple[int, ...] = ()

    def read(self, game: Game, me: int, offered: int, notes: Notes) -> None:
        """Note down what this seat may know; `offered`: how many options are noted beside it."""
        self._keep_up(game)
        record, ones, hands = notes.record, notes.ones, notes.hands
        ones_before, hands_before = len(ones), len(hands)
        ones.extend(self._standing)
        ones.append(self._own_role[me])
        self._read_rarities(game, me, ones)
        number, asked, opposite, kind = self._read_decision(game.decision, ones)
        sizes = self._read_hands(game, 1 << me, hands)
        discard = game.discard
        fallen = bytes(discard[-1:] if game.settings.closed_discards else discard)
        notes.discards.append(fallen)
        record += (
            number,
            game.bangs_played,
            game.turns,
            game.shuffles,
            game.noon,
            len(game.deck),
            len(discard),
            len(game.spread),
            len(game.events),
            game.turn,
            game.ghost,
            asked,
            opposite,
            kind,
            codes.CARD_PLAYED[game.card_played],
            discard[-1] if discard else -1,
            me,
            len(ones) - ones_before,
            len(hands) - hands_before,
            len(fallen),
            offered,
        )
        record += sizes
        record += game.life
        record += game.max_life

    # ------------------------------------------------------- what seldom changes

    def _keep_up(self, game: Game) -> None:
        """Look again at whatever is not as it was."""
        if (
            game.roles != self._roles
            or game.alive != self._alive
            or game.characters != self._characters
            or game.copied != self._copied
            or game.event is not self._event
            or game.events != self._events
            or game.past_events != self._past_events
            or game.shown_roles != self._shown_roles
            or game.passive != self._passive
            or game.spares != self._spares
            or game.over != self._over
            or game.winners != self._winners
        ):
            self._look_round(game)
        if game.gear != self._gear or game.fresh != self._fresh:
            self._look_in_front(game)

    def _look_round(self, game: Game) -> None:
        """What everybody knows and what seldom changes; and each his own role."""
        self._over, self._winners = game.over, game.winners
        self._alive, self._passive = game.alive[:], game.passive[:]
        self._characters, self._copied = game.characters[:], game.copied[:]
        self._event, self._events = game.event, game.events[:]
        self._past_events, self._spares = game.past_events, game.spares[:]
        self._roles, self._shown_roles = game.roles[:], game.shown_roles
        ones: array[int] = array("H")
        for seat in range(game.seats):
            self._look_at(game, seat, ones)
        if game.event is not None:
            ones.append(codes.EVENT[game.event.slug])
        if game.events:
            ones.append(codes.NEXT_EVENT[game.events[-1]])  # it lies open (R149)
        for slug in game.past_events:
            ones.append(codes.PAST_EVENT[slug])
        self._lasting = ones
        self._standing = self._lasting + self._in_front
        self._own_role = [
            codes.ROLE[seat][role] if role else codes.THERE[seat]  # none is dealt yet
            for seat, role in enumerate(game.roles)
        ]

    def _look_at(self, game: Game, seat: int, ones: array[int]) -> None:
        """What everybody knows of a seat."""
        ones.append(codes.THERE[seat])
        if game.alive[seat]:
            ones.append(codes.ALIVE[seat])
        if game.passive[seat]:
            ones.append(codes.PASSIVE[seat])
        if game.spares[seat]:
            ones.append(codes.HAS_SPARE[seat])
        if seat in game.winners:
            ones.append(codes.WON[seat])
        role = game.roles[seat]
        if role and (role == "sheriff" or seat in game.shown_roles or game.over or game.seats == 3):
            ones.append(codes.ROLE[seat][role])
        character = game.characters[seat]
        if character is not None:
            ones.append(codes.CHARACTER[seat][character.slug])
        if game.copied[seat]:
            ones.append(codes.COPIED[seat][game.copied[seat]])

    def _look_in_front(self, game: Game) -> None:
        """The gear of all seats."""
        self._gear, self._fresh = [cards[:] for cards in game.gear], game.fresh
        fresh = [FACES[card] for card in game.fresh]
        ones: array[int] = array("H")
        for seat, cards in enumerate(game.gear):
            for card in cards:
                ones.append(codes.GEAR[seat][card])
                if fresh and FACES[card] in fresh:
                    ones.append(codes.FRESH[seat][card])
        self._in_front = ones
        self._standing = self._lasting + self._in_front

    # -------------------------------------------------------- what often changes

    def _read_rarities(self, game: Game, me: int, ones: array[int]) -> None:
        """What there is only now and then."""
        if game.suits:
            for suit in game.suits:
                ones.append(codes.SUIT[suit])
        if game.named_suit:
            ones.append(codes.NAMED_SUIT[game.named_suit])
        if game.spread:
            self._read_spread(game, me, ones)
        if game.peeked and game.deck and game.known[game.deck[-1]] >> me & 1:
            ones.append(codes.DECK_TOP[game.deck[-1]])
        if not game.turns:  # characters are being chosen
            for slug in game.dealt[me]:
                ones.append(codes.DEALT[slug])
        spare = game.spares[me]
        if spare and (
            game.spares_seen[me] or (game.settings.deal == "two_open" and spare in game.dealt[me])
        ):
            ones.append(codes.SPARE[spare])

    def _read_spread(self, game: Game, me: int, ones: array[int]) -> None:
        """Cards laid out that may be seen; the second of two twins has a code of its own."""
        seen: list[int] = []
        for card in game.spread:
            if game.known[card] >> me & 1:
                first = codes.FIRST[card]
                seen.append(codes.SECOND[card] if first in seen else first)
        for card in seen:
            ones.append(codes.SPREAD + card)

    def _read_decision(
        self, decision: Decision | None, ones: array[int]
    ) -> tuple[int, int, int, int]:
        """The open question: how many are needed, who is asked, whom it is about, its kind."""
        if decision is None:
            return 0, -1, -1, -1
        kind = codes.DECISION[decision.kind]
        step, about = decision.asking
        name = step.__name__
        if name not in codes.TELLING:
            return 0, decision.seat, -1, kind
        if name == "prefer":
            ones.append(codes.WISH[about[1]])
        number: int = about[NUMBER_AT[name]] if name in NUMBER_AT else 0
        foe: int | None = about[OPPOSITE_AT[name]] if name in OPPOSITE_AT else None
        return number, decision.seat, -1 if foe is None else foe, kind  # an event shoots by nobody

    def _read_hands(self, game: Game, bit: int, seen: list[int]) -> list[int]:
        """The cards that are known, in whose hand; how many there are in each."""
        known = game.known
        sizes: list[int] = []
        first = 0
        for hand in game.hands:
            sizes.append(len(hand))
            for card in hand:
                if known[card] & bit:
                    seen.append(first + card)
            first += codes.MOST_CARDS
        return sizes
