"""Tables opened from a scenario: a prepared position, scripted opponents, steps to take again.

The lines of the person's own seat are what the lesson wants; those of the others are what they
do when they are asked. Where the script is silent, or no longer fits because the person did
something else, a bot plays, so a lesson never hangs.

>>> scripted = open_scripted("bang-and-missed")
>>> scripted.wanted()
(('play', 'bang/QH', 1),)
>>> scripted.take(scripted.wanted()[0])
>>> scripted.play_on()
>>> scripted.steps, scripted.failed
(2, False)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from ...bots import SpecError, Witness
from ...bots.runner import chosen_by
from ...engine.errors import ChoiceError, IllegalOption, SixgunError
from ...engine.notation import LEAVE, NOON, LogLine, fitting, read_option
from ...engine.options import Option
from ...scenarios import ScenarioError, ScenarioTable, form_of, read_scenarios
from ...scenarios.table import table_for
from ..protocol.refusals import Refusal
from ..visible_text import unseen
from .games import kind_of

#: The longest scenario that a client may send, in bytes.
LONGEST_SCENARIO = 16_384
#: Keys of more parts than this in one line cost the reader of TOML too much time.
MOST_DOTS = 100
#: So many steps are kept to go back to.
MOST_STEPS = 1000
#: What a scenario that a client has sent is called.
OWN = "own"

_NAME = re.compile(r"[a-z0-9-]{1,40}")
_LONGEST_WHY = 300


class Checkpoint(NamedTuple):
    """A step that can be taken again: the game as it was then."""

    game: Any
    heard: int  # how many reports there were
    at: int
    failed: bool


class ScriptedGame:
    """A game from a scenario, for one person."""

    def __init__(self, scenario: Mapping[str, Any], *, name: str = OWN, bot: str = "") -> None:
        """`bot` plays the others where the script is silent; "": whom the house takes."""
        table = table_for(scenario, listen=True)
        self.name = name
        self.game = table.game
        self.seat = table.me  # the person's
        self.lines = _script(table, scenario["steps"])
        self.at = 0  # the line that comes next
        self.answered = 0  # the person's decisions so far
        self.failed = False  # has the person done something that the lesson does not want?
        kind = kind_of(self.game)
        spec = bot or kind.lesson_bot
        self._bots = [kind.make_bot(spec, f"{name} {seat}") for seat in range(self.game.seats)]
        self._witnesses: dict[int, Witness] = {}
        self._come_from_outside()
        if self.game.decision is None:
            raise ScenarioError("the game is over before anybody is asked")
        self._moments = [self._moment()]

    # ------------------------------------------------------------------ the lesson

    def wanted(self) -> tuple[Option, ...]:
        """What the lesson wants of the person now; empty if anything will do."""
        if not self.game.decision_of(self.seat):
            return ()
        return self._meant(self._next_line(self.seat))

    def judge(self, option: Option) -> bool:
        """Is this what the lesson wants? Anything is, where it wants nothing in particular."""
        wanted = self.wanted()
        return not wanted or option in wanted

    @property
    def done(self) -> bool:
        """Has the person done everything that the lesson wanted?"""
        has_goal = any(line.seat == self.seat for line in self.lines)
        return has_goal and not self.failed and self._next_line(self.seat) is None

    # ------------------------------------------------------------------ the others

    def scripted(self) -> Option | None:
        """What the script has the asked seat do; None if it says nothing that is possible."""
        decision = self.game.decision
        if decision is None or decision.seat == self.seat:
            return None
        meant = self._meant(self._next_line(decision.seat))
        return meant[0] if meant else None

    def reply(self) -> Option:
        """What the asked seat does, by the script or by its bot."""
        decision = self.game.decision
        if decision is None:
            raise IllegalOption("No decision is open.")
        return self.scripted() or self._bot_choice(decision.seat)

    def play_on(self) -> None:
        """Let the others play until the person is asked or the game is over."""
        while self.game.decision is not None and not self.game.decision_of(self.seat):
            self.take(self.reply())

    def _bot_choice(self, seat: int) -> Option:
        if seat not in self._witnesses:
            self._witnesses[seat] = Witness(self.game, seat)
        return chosen_by(self._bots[seat], self.game, self._witnesses[seat].reports())

    # ------------------------------------------------------------------ going on, going back

    def take(self, option: Option, serial: int | None = None) -> None:
        """Answer the open decision, whoever is asked. What is wrong for the lesson is done too."""
        game, decision = self.game, self.game.decision
        mine = game.decision_of(self.seat)
        good = not mine or self.judge(option)
        line = self._next_line(decision.seat) if decision else None
        in_script = option in self._meant(line)
        game.choose(option, serial)
        self.at = line + 1 if line is not None and in_script else self.at
        self.answered += mine
        self.failed = self.failed or not good
        self._come_from_outside()
        if game.decision_of(self.seat) and len(self._moments) == self.answered < MOST_STEPS:
            self._moments.append(self._moment())

    @property
    def steps(self) -> int:
        """How many steps one can go back to: the beginning, and each own decision after it."""
        return len(self._moments)

    def again(self, step: int) -> None:
        """Go back to a step; 0 is the very beginning. Its decision gets a new number."""
        if not 0 <= step < self.steps:
            raise Refusal("no-such-step", count=self.steps)
        before, heard, self.at, self.failed = self._moments[step]
        game = before.copy()
        game.ears = list(self.game.reports[:heard])
        game.serial = self.game.serial  # an answer that is late must not fit
        game.ask_again()
        game.run()
        self.game, self.answered = game, step
        self._witnesses.clear()
        del self._moments[step + 1 :]

    def _moment(self) -> Checkpoint:
        return Checkpoint(self.game.copy(), len(self.game.reports), self.at, self.failed)

    # ------------------------------------------------------------------ the script

    def _next_line(self, seat: int) -> int | None:
        """The first line of this seat that has not been taken or passed over."""
        for number in range(self.at, len(self.lines)):
            if self.lines[number].seat == seat:
                return number
        return None

    def _meant(self, line: int | None) -> tuple[Option, ...]:
        return () if line is None else tuple(fitting(self.game, str(self.lines[line].said)))

    def _come_from_outside(self) -> None:
        """What may come at any decision comes as soon as it is its turn in the script."""
        while self.at < len(self.lines) and self.lines[self.at].from_outside:
            self.at += 1
            with suppress(ChoiceError):  # the game went another way: no longer possible
                self.game.apply(self.lines[self.at - 1])


def _script(table: ScenarioTable, steps: list[str]) -> list[LogLine]:
    """The lines that somebody plays; what must be true is for the rulebook."""
    lines = []
    for step in steps:
        form, words = form_of(step)
        if form is ScenarioTable.high_noon:
            lines.append(LogLine(None, NOON))
        elif form is ScenarioTable.play:
            lines.append(_line(table, *words))
    return lines


def _line(table: ScenarioTable, name: str, text: str) -> LogLine:
    seat = table.seat(name)
    if text != LEAVE:
        game = table.game  # words that nobody knows are found now
        read_option(text, kind_of(game).targets(game), game.lexicon)
    elif seat == table.me:
        raise ScenarioError(f"{name} is who the person plays, and cannot leave by the script")
    return LogLine(seat, text)


# ------------------------------------------------------------------ opening


def scenario_names() -> list[str]:
    """The prepared positions of the house."""
    return sorted(file.name.removesuffix(".toml") for file in _folder().iterdir())


def open_scripted(scenario: str, bot: str = "") -> ScriptedGame:
    """A scripted game from the name of a prepared position, or from a scenario in TOML."""
    is_ours = _NAME.fullmatch(scenario) is not None
    return _open_text(_text_of(scenario), scenario if is_ours else OWN, bot)


def sign_of(scenario: str) -> str:
    """What tells whether a prepared position is still the one that somebody began with."""
    return blake2b(_text_of(scenario).encode(), digest_size=10).hexdigest()


def _text_of(scenario: str) -> str:
    """A scenario in TOML, by the name of a prepared position or as it is."""
    if not _NAME.fullmatch(scenario):
        return scenario
    if scenario not in scenario_names():
        raise Refusal("no-such-scenario", name=scenario)
    return _folder().joinpath(f"{scenario}.toml").read_text(encoding="utf-8")


def _folder() -> Traversable:
    return files(__package__).joinpath("lesson_scenarios")


def _open_text(text: str, name: str, bot: str) -> ScriptedGame:
    try:
        _check_size(text)
        scenarios = read_scenarios(text)
        if len(scenarios) != 1 or not isinstance(scenarios[0], Mapping):
            raise ScenarioError("there must be one [[scenario]] and no more")
        return ScriptedGame(scenarios[0], name=name, bot=bot)
    except SpecError:  # the house's own mistake
        raise
    except Exception as error:  # whatever a text may hold, it is refused and nothing else happens
        raise Refusal("bad-scenario", why=_why(error)) from error


def _check_size(text: str) -> None:
    if len(text.encode()) > LONGEST_SCENARIO:
        raise ScenarioError(f"it has more than {LONGEST_SCENARIO} bytes")
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise ScenarioError(f"a line has more than {MOST_DOTS} dots")


def _why(error: Exception) -> str:
    """Errors that are meant speak for themselves; of others the kind is worth knowing."""
    said = str(error) if isinstance(error, SixgunError) else f"{type(error).__name__}: {error}"
    words = [word if len(word) <= 60 else f"{word[:60]}…" for word in said.split()]
    return "".join(letter for letter in " ".join(words)[:_LONGEST_WHY] if not unseen(letter))
