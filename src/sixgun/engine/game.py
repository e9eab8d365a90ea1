"""The machine: steps that wait, and the one open decision.

A step is `(function, args)`. The machine pops a step and calls it until a
decision is open or the game is over. `then` queues steps, which run in the
order they were asked for, before what was already waiting. `ask` opens the
decision; the asking step must have no side effects, because it is asked again
when somebody leaves and when a view is imagined.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .atoms import Atoms
from .chance import seed_from
from .errors import ChoiceError, IllegalOption, StaleChoice
from .options import END, PASS, Option
from .reports import EVERYBODY, Report
from .settings import Settings, settings_from
from .table import FIELDS

if TYPE_CHECKING:
    from .view import View

Step = tuple[Callable[..., None], tuple[Any, ...]]

#: Every step by its name, so that a stack can be written down and read back.
STEPS: dict[str, Callable[..., None]] = {}

#: Decisions whose being forced depends on the hand: a patient game asks them anyway (S2).
TELLING = frozenset({"play", "shot", "guard", "roulette", "indians", "duel", "lethal"})

#: How patient a game is: not at all, where a pause would tell something, always.
HASTY, PATIENT, ASK_ALWAYS = 0, 1, 2

#: A game longer than this is an error of the engine (S9).
MOST_TURNS = 2000


class EndlessGame(RuntimeError):
    """A game went on for more than `MOST_TURNS` turns."""


def step(function: Callable[..., None]) -> Callable[..., None]:
    """Register a function as a step."""
    name = function.__name__
    if STEPS.setdefault(name, function) is not function:
        raise ValueError(f"there are two steps called {name}")
    return function


class Decision:
    """Who must choose, about what kind of thing, among which options. Never changed."""

    __slots__ = ("answer", "args", "asking", "kind", "options", "seat", "serial")

    def __init__(
        self,
        serial: int,
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        answer: Callable[..., None],
        args: tuple[Any, ...],
        asking: Step,
    ) -> None:
        self.serial = serial
        self.seat = seat
        self.kind = kind
        self.options = options
        self.answer = answer  # the step that gets `args` and the option
        self.args = args
        self.asking = asking  # the step that asked, to ask it again

    @property
    def default(self) -> Option:
        """What a time-out plays: `pass` or `end` if offered, else the first option (S3)."""
        return self.options[-1] if self.options[-1] in (PASS, END) else self.options[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return (self.seat, self.kind, self.options, self.answer, self.args, self.asking) == (
            other.seat,
            other.kind,
            other.options,
            other.answer,
            other.args,
            other.asking,
        )

    __hash__ = None  # type: ignore[assignment]  # decisions are compared, never keys

    def __repr__(self) -> str:
        shown = ", ".join(" ".join(str(part) for part in option) for option in self.options)
        return f"<decision {self.serial}: seat {self.seat}, {self.kind}: {shown}>"


class Game(Atoms):
    """A game of BANG!: make one, look at `decision`, `choose`, until it is `over`."""

    __slots__ = ("decision", "history", "mark", "patient", "serial", "stack", "step")

    def __init__(
        self,
        players: int | None = None,
        seed: int | str | bytes | None = None,
        *,
        patient: bool = False,
        listen: bool = False,
        **options: Any,
    ) -> None:
        """Set up a game; `options` are those of `settings_from`. `listen` keeps reports."""
        from .setup import set_up

        settings = settings_from(players, **options)
        self._prepare(settings, seed_from(secrets.token_bytes(32) if seed is None else seed))
        self.patient = PATIENT if patient else HASTY
        self.ears = [] if listen else None
        self.stack.append((set_up, ()))
        self.run()

    def _prepare(self, settings: Settings, seed: bytes) -> None:
        super().__init__(settings, seed)
        self.stack: list[Step] = []
        self.mark = 0  # where `then` inserts
        self.step: Step | None = None  # the step that is running
        self.decision: Decision | None = None
        self.serial = 0
        self.patient = HASTY
        self.history: Any = ()  # (earlier history, entry): what was chosen; None: not kept

    @classmethod
    def bare(cls, settings: Settings, seed: bytes) -> Game:
        """An empty table on which a position can be laid out."""
        game = cls.__new__(cls)
        game._prepare(settings, seed)
        game.history = None
        return game

    # ------------------------------------------------------ the machine

    def then(self, function: Callable[..., None], *args: Any) -> None:
        """Queue a step: in the order asked for, before what was already waiting."""
        self.stack.insert(self.mark, (function, args))

    def ask(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        answer: Callable[..., None],
        *args: Any,
    ) -> None:
        """Open a decision; a question with one answer is not asked (S2)."""
        if self.passive[seat]:  # S8
            answer(self, *args, self._for_the_absent(options))
        elif len(options) > 1 or (self.patient and self._pause_tells(seat, kind)):
            self.serial += 1
            assert self.step is not None
            self.decision = Decision(
                self.serial, seat, kind, tuple(options), answer, args, self.step
            )
        else:
            answer(self, *args, options[0])

    def _for_the_absent(self, options: Sequence[Option]) -> Option:
        if options[-1] == PASS or options[-1] == END:
            return options[-1]
        return options[self.random_below(len(options)) if len(options) > 1 else 0]

    def _pause_tells(self, seat: int, kind: str) -> bool:
        if self.patient == ASK_ALWAYS:
            return True
        hidden = any(self.known[card] != EVERYBODY for card in self.hands[seat])
        return kind in TELLING and hidden

    def run(self) -> None:
        """Run steps until a decision is open or nothing is left to do."""
        stack = self.stack
        while stack and self.decision is None:
            self.step = function, args = stack.pop()
            self.mark = len(stack)
            function(self, *args)

    def choose(self, choice: Option | str, serial: int | None = None) -> None:
        """Answer the open decision by an option or by its words, and run to the next one."""
        decision = self.decision
        if decision is None:
            raise IllegalOption("The game is over." if self.over else "No decision is open.")
        if serial is not None and serial != decision.serial:
            raise StaleChoice(f"Decision {serial} is closed; {decision.serial} is open.")
        if isinstance(choice, str):
            from .notation import read_choice

            choice = read_choice(self, choice)
        elif choice not in decision.options:
            from .notation import option_texts

            raise IllegalOption(f"{choice!r} is not offered.", option_texts(self))
        if self.history is not None and len(decision.options) > 1:
            self.history = (self.history, (decision.seat, choice))
        self.decision = None
        self.stack.append((decision.answer, (*decision.args, choice)))
        self.run()

    def ask_again(self) -> None:
        """Close the open decision and run its asking step again, under a new number."""
        decision = self.decision
        if decision is None:
            raise ChoiceError("No decision is open.")
        self.decision = None
        self.stack.append(decision.asking)

    # ------------------------------------------------ from outside (S7)

    def leave(self, seat: int) -> None:
        """The player of this seat abandons the game and becomes passive."""
        from .leave import leave

        leave(self, seat)

    def high_noon_now(self) -> None:
        """The tournament's time limit is reached (T-107)."""
        from .leave import high_noon_now

        high_noon_now(self)

    def remember(self, entry: tuple[Any, ...]) -> None:
        if self.history is not None:
            self.history = (self.history, entry)

    # --------------------------------------------- copies and comparison

    def copy(self) -> Game:
        """An equal, independent game. Nobody listens to the copy."""
        new = Game.__new__(Game)
        new.settings = self.settings
        new.seats = self.seats
        new.roles = self.roles[:]
        new.characters = self.characters[:]
        new.copied = self.copied[:]
        new.spares = self.spares[:]
        new.spares_seen = self.spares_seen[:]
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
        new.due = self.due
        new.hand_mark = self.hand_mark
        new.digging = self.digging
        new.duty = self.duty
        new.named_suit = self.named_suit
        new.event = self.event
        new.past_events = self.past_events
        new.events = self.events[:]
        new.skipping = self.skipping
        new.unfinished = self.unfinished
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

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """The same state; numbers of decisions, patience and listeners do not count (S2)."""
        if not isinstance(other, Game):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in COMPARED)

    __hash__ = None  # type: ignore[assignment]  # games change

    # ----------------------------------------------------- conveniences

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the open decision; none if there is none."""
        return self.decision.options if self.decision else ()

    @property
    def names(self) -> tuple[str, ...]:
        return self.settings.names

    @property
    def reports(self) -> tuple[Report, ...]:
        """What has happened, in full, if the game was made with `listen=True`."""
        return tuple(self.ears or ())

    def view(self, seat: int | None = None) -> View:
        """What this seat may know; without a seat, what a spectator may know."""
        from .view import view

        return view(self, seat)

    def texts(self) -> list[str]:
        """The options of the open decision in words."""
        from .notation import option_texts

        return option_texts(self)

    def __repr__(self) -> str:
        from .snapshot import to_json

        return f"sixgun.load({to_json(self)!r})"

    def __str__(self) -> str:
        from .position import describe

        return describe(self)


#: The fields that make two games equal.
NOT_COMPARED = frozenset({"serial", "patient", "facts", "ears", "history", "mark", "step"})
COMPARED = tuple(field for field in FIELDS if field not in NOT_COMPARED)
