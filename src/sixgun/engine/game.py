"""A game of BANG!: the table, what moves on it, and the machine that runs it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, ClassVar, Unpack
from weakref import ref

from ..builds import Step, blank, mypyc_attr
from .atoms import Atoms
from .chance import seed_from
from .errors import EndlessGame, IllegalOption
from .machine import (
    ASK_ALWAYS,
    HASTY,
    MOST_TURNS,
    PATIENT,
    Decision,
    Steps,
    registers_in,
)
from .settings import GameOptions, Players, Settings, check_options, settings_from
from .table import FIELDS

if TYPE_CHECKING:
    from .notation import Lexicon
    from .view import Glance, View

__all__ = [
    "ASK_ALWAYS",
    "COMPARED",
    "HASTY",
    "MOST_TURNS",
    "NOT_COMPARED",
    "PATIENT",
    "STEPS",
    "TELLING",
    "Decision",
    "EndlessGame",
    "Game",
    "Step",
    "step",
]

#: Raised with every change of the rules that lets the same choices end differently:
#: 2: an elimination waits, too (R234), the order of discards matters more often (R235), Elena
#: Fuente's green cards do nothing besides (R243), Vera Custer's choice ends under Hangover (R244),
#: Suzy Lafayette's ghost refills her hand (R245), abilities that are due at the same moment act
#: clockwise from whose turn it is (R250).
#: What has changed asks the game for its version, so that old games end as they ended.
RULES_VERSION = 2

#: Every step by its name, so that a stack can be written down and read back.
STEPS: Steps = {}
step = registers_in(STEPS)

#: Decisions whose being forced depends on the hand: a patient game asks them anyway (S2).
TELLING = frozenset({"play", "shot", "guard", "roulette", "indians", "duel", "lethal"})

#: The fields that make two games equal.
NOT_COMPARED = frozenset({"serial", "patient", "facts", "ears", "history", "mark", "step"})
COMPARED = tuple(field for field in FIELDS if field not in NOT_COMPARED)

#: Every option of a game by name.
OPTIONS = ("players", "seed", "patient", "listen", *GameOptions.__annotations__)

#: What programs use of a game. The rest is for cards: it works, but nobody is led to it.
_PLAYING = ("decision", "options", "texts", "choose", "answer_forced", "over", "winners")
_AROUND_IT = ("view", "reports", "copy", "leave", "high_noon_now", "settings", "names", "seats")
_TURNS = ("turn", "turns", "rounds", "others", "living", "event", "past_events", "next_event")
_OF_SEATS = ("roles", "characters", "life", "max_life", "alive", "passive", "hands", "gear")
_PILES = ("deck", "discard", "spread")
FOR_PROGRAMS = frozenset((*_PLAYING, *_AROUND_IT, *_TURNS, *_OF_SEATS, *_PILES))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Atoms):
    """A game of BANG!: make one, look at `decision`, `choose`, until it is `over`.

    What programs use, and what `dir(game)` lists:

        decision, options, texts()      who is asked what; the answers, as data and in words
        choose(option)                  answer, with an option or with its words
        over, winners                   which side has won, and its seats; empty until then
        view(seat)                      what one seat may know; without a seat, a spectator
        reports                         what has happened, if made with `listen=True`
        copy()                          an equal, independent game
        leave(seat), high_noon_now()    what comes from outside the game
        answer_forced()                 play on where a patient game waits without a choice

        settings, names, seats          what is played, by whom
        turn, turns, rounds             whose turn it is, and how many there were
        others(me), living()            who else is in the game, clockwise; and everybody
        roles, characters, life, max_life, alive, passive      of each seat
        hands, gear                     of each seat, as numbers of cards; a view shows faces
        deck, discard, spread           the piles, and what is laid out for choosing
        event, past_events, next_event()        of High Noon and A Fistful of Cards

    `sixgun.save`, `load`, `record_of` and `load_record` turn games into text and back.

    Everything else is there for cards and steps: atoms that move things (`Atoms`), what is
    remembered between them (`Table`) and how play goes on (`Machine`). A program that calls
    `eliminate` or `draw` plays a game that no record tells.
    """

    __slots__ = ()

    newest_rules: ClassVar[int] = RULES_VERSION
    telling: ClassVar[frozenset[str]] = TELLING
    compared: ClassVar[tuple[str, ...]] = COMPARED

    def __init__(
        self,
        players: Players = None,
        seed: int | str | bytes | None = None,
        *,
        patient: bool = False,
        listen: bool = False,
        **options: Unpack[GameOptions],
    ) -> None:
        """Set up a game and play on to its first decision.

        The same `seed` deals the same game; without one, chance decides. `patient` asks
        also where there is no choice, if not asking would tell something; `listen` keeps
        reports. The rest are `sixgun.GameOptions`, which explain themselves.
        """
        check_options("a game", options, *OPTIONS)
        settings = settings_from(players, **options)
        super().__init__(settings, seed_from(secrets.token_bytes(32) if seed is None else seed))
        self.patient = PATIENT if patient else HASTY
        self.ears = [] if listen else None
        self._begin()

    def _begin(self) -> None:
        from .setup import set_up

        self.stack.append((set_up, ()))
        self.run()

    @classmethod
    def by_rules(
        cls, version: int, settings: Settings, seed: bytes, *, patient: bool, listen: bool
    ) -> Game:
        """A game from its beginning, by an older version of the rules."""
        game = blank(cls)
        Atoms.__init__(game, settings, seed_from(seed))
        game.rules_version = version
        game.patient = PATIENT if patient else HASTY
        game.ears = [] if listen else None
        game._begin()
        return game

    @classmethod
    def bare(cls, settings: Settings, seed: bytes) -> Game:
        """An empty table on which a position can be laid out."""
        game = blank(cls)
        Atoms.__init__(game, settings, seed)
        game.history = None
        return game

    # ------------------------------------------------ from outside (S7)

    def leave(self, seat: int) -> None:
        """The player of this seat abandons the game; the character stays, passive (R224 to R232).

        The open decision is asked again: every asking step knows what becomes of a
        question to somebody who has left (S8).
        """
        from .victory import abandon

        self._check_may_leave(seat)
        self.answer_forced()  # so that a record of it can be replayed (S2)
        if self.over or not (self.alive[seat] or self.decision_of(seat)):
            return  # there is nothing left to leave
        self.remember(("leave", seat))
        self.retire(seat)
        if all(self.passive[other] for other in self.living()):
            abandon(self)
            return
        self.ask_again()
        self.run()

    def _check_may_leave(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalOption(f"There is no seat {seat}; seats go from 0 to {self.seats - 1}.")
        if self.decision is None:
            raise IllegalOption("Nobody can leave: the game is over.")
        if self.passive[seat]:
            raise IllegalOption(f"{self.names[seat]} has left already.")
        if not self.alive[seat] and not self.decision_of(seat):
            raise IllegalOption(f"{self.names[seat]} is out of the game and need not leave.")

    def high_noon_now(self) -> None:
        """The time limit acts like the third reshuffle (T-107, A-12); a second call changes
        nothing."""
        if self.decision is None:
            raise IllegalOption("High noon cannot come: the game is over.")
        self.answer_forced()
        if self.over:
            return
        self.remember(("noon",))
        if not self.noon:
            self.call_noon(from_outside=True)

    # ----------------------------------------------------------- copies

    def copy(self) -> Game:
        """An equal, independent game. Nobody listens to the copy."""
        new = blank(Game)
        new.settings = self.settings
        new.rules_version = self.rules_version
        new.seats = self.seats
        new.roles = self.roles[:]
        new.characters = self.characters[:]
        new.copied = self.copied[:]
        new.spares = self.spares[:]
        new.spares_seen = self.spares_seen[:]
        new.laid_aside = self.laid_aside
        new.dealt = self.dealt[:]
        new.picks = self.picks[:]
        new.life = self.life[:]
        new.max_life = self.max_life[:]
        new.alive = self.alive[:]
        new.passive = self.passive[:]
        new.hands = [hand[:] for hand in self.hands]
        new.gear = [gear[:] for gear in self.gear]
        new.fresh = self.fresh
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.spread = self.spread[:]
        new.laid = self.laid
        new.known = self.known[:]
        new.peeked = self.peeked
        new.card_played = self.card_played
        new.suits = self.suits
        new.turn = self.turn
        new.turns = self.turns
        new.rounds = self.rounds
        new.bangs_played = self.bangs_played
        new.used = self.used
        new.extra_turn = self.extra_turn
        new.ghost = self.ghost
        new.graves = self.graves
        new.shown_roles = self.shown_roles
        new.hand_mark = self.hand_mark
        new.digging = self.digging
        new.duty = self.duty
        new.named_suit = self.named_suit
        new.event = self.event
        new.past_events = self.past_events
        new.events = self.events[:]
        new.skipping = self.skipping
        new.awaited = self.awaited
        new.waiting = self.waiting
        new.fallen = self.fallen
        new.owes = self.owes
        new.shuffles = self.shuffles
        new.noon = self.noon
        new.over = self.over
        new.winners = self.winners
        new.seed = self.seed
        new.counter = self.counter
        new.stack = self.stack[:]
        new.mark = self.mark
        new.step = self.step
        new.decision = self.decision
        new.serial = self.serial
        new.patient = self.patient
        new.facts = self.facts
        new.ears = None
        new.history = self.history
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {name: getattr(self, name) for name in FIELDS if name != "facts"}
        return _revived, (type(self), kept)

    # ----------------------------------------------------- conveniences

    @property
    def lexicon(self) -> Lexicon:
        """The words that stand in options."""
        from .notation import LEXICON

        return LEXICON

    def view(self, seat: int | None = None) -> View:
        """What this seat may know; without a seat, what a spectator may know."""
        from .view import view

        return view(self, seat)

    def glance(self, seat: int | None = None) -> Glance:
        """The same for a look at little of it, and how to find it if somebody has kept it."""
        from .view import glance

        seen = glance(self, seat)
        return seen, ref(seen)

    def __dir__(self) -> list[str]:
        """What programs use, and special names."""
        return [name for name in super().__dir__() if name in FOR_PROGRAMS or name[:2] == "__"]

    def __str__(self) -> str:
        from .position import describe

        return describe(self)


def _revived(kind: type[Game], fields: dict[str, Any]) -> Game:
    """A game as it was pickled; what follows from the table is worked out anew."""
    game = blank(kind)
    for name, value in fields.items():
        setattr(game, name, value)
    game.forget_facts()
    return game
