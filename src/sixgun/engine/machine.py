"""The machine: steps that wait, and the one open decision. Every game of the house runs on it.

A step is `(function, args)`. The machine pops a step and calls it until a
decision is open or the game is over. `then` queues steps, which run in the
order they were asked for, before what was already waiting. `ask` opens the
decision; the asking step must have no side effects, because it is asked again
when somebody leaves and when a view is imagined.

The machine knows seats, chance and who listens, but no card: what lies on the
table and what may be done with it is the business of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ..builds import Step, mypyc_attr
from . import chance
from .errors import ChoiceError, IllegalOption, StaleChoice
from .options import END, PASS, Choice, Option, default_of
from .reports import EVERYBODY, Report, report_of

if TYPE_CHECKING:
    from .notation import Lexicon, LogLine

Steps = dict[str, Callable[..., None]]
F = TypeVar("F", bound=Callable[..., None])

#: How patient a game is: not at all, where a pause would tell something, always.
HASTY, PATIENT, ASK_ALWAYS = 0, 1, 2

#: A game longer than this is an error of the engine (S9).
MOST_TURNS = 2000


def registers_in(steps: Steps) -> Callable[[F], F]:
    """A decorator that notes steps by name, so that a stack can be written down and read back."""

    def step(function: F) -> F:
        name = function.__name__
        if steps.setdefault(name, function) is not function:
            raise ValueError(f"there are two steps called {name}")
        return function

    return step


class Decision:
    """Who must choose, about what kind of thing, among which options. Never changed."""

    __slots__ = {  # with what `help` says of each
        "answer": "The step that gets `args` and the option that was chosen.",
        "args": "What the answering step is called with, besides the option.",
        "asking": "The step that asked, to ask it again.",
        "kind": "What is asked, a word of the glossary: `play`, `shot`, `limit` ...",
        "options": "What can be chosen: complete, legal, in a fixed order.",
        "seat": "Who is asked.",
        "serial": "The number of this decision; `choose` refuses an answer to an older one.",
    }

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
        self.answer = answer
        self.args = args
        self.asking = asking

    @property
    def default(self) -> Option:
        """What a time-out plays (S3)."""
        return default_of(self.options)

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

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.serial, self.seat, self.kind, self.options, self.answer, self.args)
        return Decision, (*parts, self.asking)

    def __repr__(self) -> str:
        shown = ", ".join(" ".join(str(part) for part in option) for option in self.options)
        return f"<decision {self.serial}: seat {self.seat}, {self.kind}: {shown}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine:
    """What every game has: seats, chance, steps, one open decision, ears that listen."""

    __slots__ = {  # with what `help` says of each
        "counter": "How much of the chance that the seed holds is used up.",
        "decision": "The open decision; None: the game is over.",
        "ears": "The reports so far, in full; None: nobody listens.",
        "history": "What was chosen, as (earlier history, entry); None: not kept.",
        "mark": "Where `then` inserts a step.",
        "over": "The winning side, or how else the game ended; empty while it goes on.",
        "passive": "For each seat: has the player left?",
        "patient": "How patient the game is: `HASTY`, `PATIENT` or `ASK_ALWAYS`.",
        "rules_version": "The version of the rules that it is played by, to its end.",
        "seats": "How many seats there are.",
        "seed": "What all chance of the game is drawn from; a secret until it is over.",
        "serial": "The number of the last decision that was asked.",
        "stack": "The steps that wait; the next one is the last.",
        "step": "The step that is running, or that ran last.",
        "turns": "How many turns have begun.",
        "winners": "The seats that have won, once the game is over.",
    }

    #: The newest version of the rules. Games that began by an older one are played out by it.
    newest_rules: ClassVar[int] = 1
    #: How records and snapshots name the game; the big one needs no name.
    title: ClassVar[str] = ""
    #: Decisions whose being forced depends on the hand: a patient game asks them anyway (S2).
    telling: ClassVar[frozenset[str]] = frozenset()
    #: The fields that make two games equal.
    compared: ClassVar[tuple[str, ...]] = ()

    over: str
    winners: tuple[int, ...]
    turns: int
    ears: list[Report] | None

    def __init__(self, seats: int, seed: bytes) -> None:
        self.rules_version = self.newest_rules
        self.seats = seats
        self.passive = [False] * seats
        self.turns = 0
        self.over = ""
        self.winners = ()
        self.seed = seed
        self.counter = 0
        self.ears = None
        self.stack: list[Step] = []
        self.mark = 0
        self.step: Step | None = None
        self.decision: Decision | None = None
        self.serial = 0
        self.patient = HASTY
        self.history: Any = ()

    # ------------------------------------------------------------ steps

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
        return kind in self.telling and self.hides_cards(seat)

    def hides_cards(self, seat: int) -> bool:
        """Does this seat hold a card that others do not know?"""
        raise NotImplementedError

    def run(self) -> None:
        """Run steps until a decision is open or nothing is left to do."""
        stack = self.stack
        while stack and self.decision is None:
            self.step = function, args = stack.pop()
            self.mark = len(stack)
            # Spelt out because nothing is called more often, and a star costs more than the step.
            count = len(args)
            if count == 1:
                function(self, args[0])
            elif count == 2:
                function(self, args[0], args[1])
            else:
                function(self, *args)

    def choose(self, choice: Choice, serial: int | None = None) -> None:
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

    def answer_forced(self) -> None:
        """Answer questions that have one answer, which only a patient game asks (S2)."""
        while self.decision is not None and len(self.decision.options) == 1:
            self.choose(self.decision.options[0])

    def apply(self, line: LogLine) -> None:
        """Do what a line of a log says: every log, whoever keeps it, is followed by this."""
        from .notation import LEAVE

        if line.seat is None:
            self.high_noon_now()
        elif line.said == LEAVE:
            self.leave(line.seat)
        elif self.asks_for(line):
            self.choose(line.said)

    def asks_for(self, line: LogLine) -> bool:
        """Is this the answer that is due? A hasty game has not asked for a forced one (S2)."""
        if line.forced and self.patient == HASTY:
            return False
        if self.decision is None or self.decision.seat != line.seat:
            asked = self.names[self.decision.seat] if self.decision else "nobody"
            raise IllegalOption(f"{asked} is asked here")
        return True

    def ask_again(self) -> None:
        """Close the open decision and run its asking step again, under a new number."""
        decision = self.decision
        if decision is None:
            raise ChoiceError("No decision is open.")
        self.decision = None
        self.stack.append(decision.asking)

    def put_again(self, asking: Step, serial: int) -> Decision | None:
        """Run an asking step on a table that may have changed, even if one answer is left (S4)."""
        patient, self.patient = self.patient, ASK_ALWAYS
        self.decision = None
        self.serial = serial - 1
        self.step = function, args = asking
        self.mark = len(self.stack)
        function(self, *args)
        self.patient = patient
        return self._asked()

    def _asked(self) -> Decision | None:
        """The open decision, which a step may just have opened (a type checker cannot know)."""
        return self.decision

    def stop(self, side: str, winners: tuple[int, ...]) -> None:
        """The game is over; nothing waits any more."""
        self.over = side
        self.winners = winners
        self.stack.clear()
        self.decision = None

    # ------------------------------------------------ from outside (S7)

    def leave(self, seat: int) -> None:
        """The player of this seat abandons the game."""
        raise NotImplementedError

    def high_noon_now(self) -> None:
        """The tournament's time limit is reached; not every game has one."""
        raise IllegalOption("High noon does not come in this game.")

    def remember(self, entry: tuple[Any, ...]) -> None:
        """Note what came from outside, for the record."""
        if self.history is not None:
            self.history = (self.history, entry)

    # ----------------------------------------------------------- chance

    def random_below(self, bound: int) -> int:
        """A random number from 0 up to, but not including, the bound."""
        (word,), self.counter = chance.words(self.seed, self.counter, 1)
        return word % bound

    def shuffled(self, things: Sequence[Any]) -> list[Any]:
        """The things in random order: sorted by random keys."""
        keys, self.counter = chance.words(self.seed, self.counter, len(things))
        return [thing for _, _, thing in sorted(zip(keys, range(len(things)), things, strict=True))]

    # ---------------------------------------------------------- reports

    def tell(
        self,
        key: str,
        seat: int | None = None,
        foe: int | None = None,
        cards: tuple[str, ...] = (),
        number: int = 0,
        word: str = "",
        eyes: int = EVERYBODY,
    ) -> None:
        """Announce what has happened, if somebody listens; `REPORTS` has the keys."""
        if self.ears is not None:
            self.ears.append(report_of((key, seat, foe, cards, number, word, eyes)))

    @property
    def reports(self) -> tuple[Report, ...]:
        """What has happened, in full, if the game was made with `listen=True`."""
        return tuple(self.ears or ())

    # ------------------------------------------- comparison and notation

    def __eq__(self, other: object) -> bool:
        """The same state; numbers of decisions, patience and listeners do not count (S2)."""
        if not isinstance(other, type(self)):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self.compared)

    __hash__ = None  # type: ignore[assignment]  # games change

    def decision_of(self, seat: int) -> bool:
        """Is this seat asked now?"""
        return self.decision is not None and self.decision.seat == seat

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the open decision; none if there is none."""
        return self.decision.options if self.decision else ()

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        raise NotImplementedError

    @property
    def places(self) -> tuple[str, ...]:
        """What the targets of options are called: seats, if the game does not say otherwise."""
        return self.names

    @property
    def lexicon(self) -> Lexicon:
        """The words that stand in options besides."""
        raise NotImplementedError

    def texts(self) -> list[str]:
        """The options of the open decision in words."""
        from .notation import option_texts

        return option_texts(self)

    def __repr__(self) -> str:
        from .snapshot import to_json

        return f"sixgun.load({to_json(self)!r})"
