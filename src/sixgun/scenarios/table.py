"""The scenario table: run rulebook scenarios, also for your own cards.

A scenario is a position, a few lines of play, and what must be true; the format
is described in docs/notation.md.

    for outcome in run_file(Path("rulebook/base/cards.toml")):
        print(outcome)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..engine.cards import FACES
from ..engine.errors import AmbiguousWords, SixgunError
from ..engine.game import Game
from ..engine.notation import (
    LEAVE,
    NOON,
    LogLine,
    fitting,
    option_texts,
    read_word,
    seat_named,
    word_fits,
)
from ..engine.options import Option
from ..engine.position import Place, Position, lay_out
from ..engine.view import view

#: What a scenario and its players say, each with what it is.
SCENARIO_KEYS: dict[str, str] = {
    "id": "text",
    "title": "text",
    "source": "text",
    "me": "text",
    "sets": "a list of texts",
    "turn": "text",
    "phase": "text",
    "options": "a table",
    "deck": "a list of texts",
    "discard": "a list of texts",
    "bangs_played": "a number",
    "event": "text",
    "events": "a list of texts",
    "suit": "text",
    "shown": "text",
    "steps": "a list of texts",
    "best": "a list of texts",
    "player": "a list of tables",
}
PLAYER_KEYS: dict[str, str] = {
    "name": "text",
    "role": "text",
    "character": "text",
    "hand": "a list of texts",
    "table": "a list of texts",
    "fresh": "a list of texts",
    "life": "a number",
    "alive": "true or false",
    "passive": "true or false",
    "spare": "text",
    "copies": "text",
}
#: How each of these is told from everything else.
SHAPES: dict[str, Callable[[object], bool]] = {
    "text": lambda value: isinstance(value, str),
    "a number": lambda value: type(value) is int and value >= 0,
    "true or false": lambda value: isinstance(value, bool),
    "a table": lambda value: isinstance(value, Mapping),
    "a list of texts": lambda value: _is_list_of(value, str),
    "a list of tables": lambda value: _is_list_of(value, Mapping),
}


def _is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(part, kind) for part in value)


class ScenarioError(SixgunError):
    """A scenario cannot be set up or read: an error, not a failure."""


class StepFailed(AssertionError):
    """A step of a scenario does not hold."""


@dataclass(frozen=True)
class Outcome:
    """What became of one scenario."""

    file: Path
    id: str
    verdict: str  # passed, failed, error
    message: str = ""

    @property
    def passed(self) -> bool:
        return self.verdict == "passed"

    def __str__(self) -> str:
        head = f"{self.verdict.upper()} {self.file}: {self.id}"
        return f"{head}\n{self.message}" if self.message else head


# ---------------------------------------------------------------- running


def scenario_files(path: Path) -> list[Path]:
    """The scenario files at a path: the file itself, or all below a folder."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def load_file(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file, not checked yet."""
    try:
        return read_scenarios(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: cannot be read: {error}") from error
    except ScenarioError as error:
        raise ScenarioError(f"{path}: {error}") from error


def read_scenarios(text: str) -> list[dict[str, Any]]:
    """The scenarios of a text in TOML, not checked yet."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(f"cannot be read: {error}") from error
    unknown = set(document) - {"scenario"}
    if unknown or not isinstance(document.get("scenario"), list):
        what = f"the unknown key {min(unknown)!r}" if unknown else "no [[scenario]]"
        raise ScenarioError(f"not a scenario file: it has {what}")
    return list(document["scenario"])


def run_file(path: Path) -> Iterator[Outcome]:
    """Run every scenario of a file."""
    try:
        scenarios = load_file(path)
    except ScenarioError as error:
        yield Outcome(path, "-", "error", f"  {error}")
        return
    seen: set[str] = set()
    for scenario in scenarios:
        outcome = run_scenario(scenario, path)
        if outcome.passed and outcome.id in seen:
            outcome = Outcome(path, outcome.id, "error", "  this id stands twice in the file")
        seen.add(outcome.id)
        yield outcome


def run_scenario(scenario: Mapping[str, Any], path: Path = Path("-")) -> Outcome:
    """Set up a scenario and play its steps."""
    if not isinstance(scenario, Mapping):
        return Outcome(path, "-", "error", f"  this is no scenario: {scenario!r}")
    name = str(scenario.get("id", "(no id)"))
    try:
        table = table_for(scenario)
        steps = list(scenario["steps"])
    except Exception as error:  # whatever a file may hold, the others are run
        return Outcome(path, name, "error", f"  {_said(error)}")
    for number, line in enumerate(steps, 1):
        try:
            table.take(str(line))
        except Exception as error:
            verdict = "failed" if isinstance(error, StepFailed) else "error"
            return Outcome(path, name, verdict, _told(number, line, error, table))
    return _quiz(scenario.get("best", ()), table, path, name)


def _quiz(best: Iterable[str], table: ScenarioTable, path: Path, name: str) -> Outcome:
    """The right answers, if there are any, must be answers to the question that is open."""
    for text in best:
        try:
            offered = table.right([text])
        except SixgunError as error:
            return Outcome(path, name, "error", f"  {text!r}: {_said(error)}")
        if not offered:
            said = f"  the right answer {text!r} is not offered; {table.open_question()}"
            return Outcome(path, name, "failed", said)
    return Outcome(path, name, "passed")


def table_for(scenario: Mapping[str, Any], *, listen: bool = False) -> ScenarioTable:
    """The table of the game that a scenario is about: its sets say which."""
    if scenario.get("sets") == ["duel"]:
        from .duels import DuelScenarioTable

        return DuelScenarioTable(scenario, listen=listen)
    return ScenarioTable(scenario, listen=listen)


def _told(number: int, line: str, error: Exception, table: ScenarioTable) -> str:
    """The step, what is wrong, and always who is asked what."""
    lines = [f"  step {number}: {line}", f"  {_said(error)}"]
    question = table.open_question()
    return "\n".join(lines if question in lines[1] else [*lines, f"  {question}"])


def _said(error: Exception) -> str:
    """Errors that are meant speak for themselves; of others the kind is worth knowing."""
    meant = isinstance(error, SixgunError | StepFailed)
    return str(error) if meant else f"{type(error).__name__}: {error}"


# --------------------------------------------------------------- position


def read_position(scenario: Mapping[str, Any]) -> Position:
    """The position of a scenario; unknown keys and wrong types are errors."""
    check_keys(scenario, SCENARIO_KEYS, "a scenario")
    demand_keys(scenario, ("id", "title", "turn", "steps", "player"))
    places = [_read_place(player) for player in scenario["player"]]
    return Position(
        turn=scenario["turn"],
        places=places,
        sets=scenario.get("sets", ["base"]),
        phase=scenario.get("phase", "play"),
        deck=scenario.get("deck", []),
        discard=scenario.get("discard", []),
        event=scenario.get("event", ""),
        events=scenario.get("events", []),
        suit=scenario.get("suit", ""),
        shown=scenario.get("shown", ""),
        bangs_played=scenario.get("bangs_played", 0),
        options=scenario.get("options", {}),
    )


def _read_place(player: Mapping[str, Any]) -> Place:
    check_keys(player, PLAYER_KEYS, "a player")
    for key in ("name", "role", "character"):
        if key not in player:
            raise ScenarioError(f"a player has no {key!r}")
    return Place(**player)


def demand_keys(scenario: Mapping[str, Any], keys: Iterable[str]) -> None:
    for key in keys:
        if key not in scenario:
            raise ScenarioError(f"{key!r} is missing")


def check_keys(table: Mapping[str, Any], known: Mapping[str, str], what: str) -> None:
    """Is everything in this table known, and of the right shape?"""
    for key, value in table.items():
        if key not in known:
            raise ScenarioError(f"{what} has no {key!r}; it has: {', '.join(sorted(known))}")
        if not SHAPES[known[key]](value):
            raise ScenarioError(f"{key!r} of {what} is {known[key]}, not {_shortened(value)}")


def _shortened(value: object) -> str:
    try:
        shown = repr(value)
    except (ValueError, RecursionError):  # a number or a nest too large to be written down
        return f"such a {type(value).__name__}"
    return shown if len(shown) <= 60 else f"{shown[:60]}…"


# ------------------------------------------------------------------ steps


class ScenarioTable:
    """A game set up from a scenario, and the steps that can be taken at it."""

    def __init__(self, scenario: Mapping[str, Any], *, listen: bool = False) -> None:
        position = read_position(scenario)
        self.game: Any = lay_out(position, seed=str(scenario["id"]), listen=listen)
        self.me = self.seat(scenario["me"]) if "me" in scenario else 0  # for lessons
        # Copies set up without rank and suit: a step that fits several means any (S30).
        words = [word for place in position.places for word in (*place.hand, *place.table)]
        words += [*position.deck, *position.discard]
        self.loose = {word for word in words if "/" not in word}

    def take(self, line: str) -> None:
        """Take one step; raises `StepFailed` if it does not hold."""
        method, words = form_of(line)
        getattr(self, method.__name__)(*words)  # which another game may do in its own way

    # -- play

    def high_noon(self) -> None:
        self.game.apply(LogLine(None, NOON))

    def play(self, name: str, text: str) -> None:
        seat = self.seat(name)
        self.game.apply(LogLine(seat, LEAVE if text == LEAVE else self._meant(seat, text)))

    def _meant(self, seat: int, text: str) -> Option:
        self.demand_asked(seat)
        found = fitting(self.game, text)
        if len(found) > 1 and text.split()[1] not in self.loose:
            raise AmbiguousWords(f"{text!r} fits several options.", option_texts(self.game))
        if not found:
            raise StepFailed(f"not offered; {self.open_question()}")
        return found[0]

    def asked(self, name: str) -> None:
        self.demand_asked(self.seat(name))

    def can(self, name: str, text: str) -> None:
        self.demand_asked(self.seat(name))
        if not fitting(self.game, text):
            raise StepFailed(f"not offered; {self.open_question()}")

    def cannot(self, name: str, text: str) -> None:
        self.demand_asked(self.seat(name))
        if fitting(self.game, text):
            raise StepFailed(f"offered all the same; {self.open_question()}")

    def options(self, name: str, listed: str) -> None:
        self.demand_asked(self.seat(name))
        wanted = sorted(part.strip() for part in listed.split(",") if part.strip())
        if wanted != sorted(option_texts(self.game)):
            raise StepFailed(f"other options; {self.open_question()}")

    def default(self, name: str, text: str) -> None:
        self.demand_asked(self.seat(name))
        assert self.game.decision is not None
        if self.game.decision.default not in fitting(self.game, text):
            raise StepFailed(f"another default; {self.open_question()}")

    def right(self, best: Iterable[str]) -> set[Option]:
        """The options of the open question that these texts mean."""
        return {option for text in best for option in fitting(self.game, text)}

    def demand_asked(self, seat: int) -> None:
        decision = self.game.decision
        if decision is None or decision.seat != seat:
            raise StepFailed(self.open_question())

    def open_question(self) -> str:
        decision = self.game.decision
        if decision is None:
            return f"the game is over ({self.game.over})"
        who = self.game.names[decision.seat]
        return f"{who} is asked ({decision.kind}): {', '.join(option_texts(self.game))}"

    # -- checks

    def knows(self, name: str, other: str, listed: str) -> None:
        seen = view(self.game, self.seat(name)).hands[self.seat(other)]
        self.compare_cards([face for face in seen if face is not None], listed)

    def check_player(self, name: str, field: str, wanted: str) -> None:
        if field not in PLAYER_CHECKS:
            raise ScenarioError(f"a player has no {field!r}: {', '.join(PLAYER_CHECKS)}")
        found = PLAYER_CHECKS[field](self.game, self.seat(name))
        if isinstance(found, list):
            self.compare_cards(found, wanted.strip()[1:-1])
        else:
            self.compare(found, wanted)

    def check_distance(self, name: str, other: str, wanted: str) -> None:
        game = self.game
        distance = game.facts.distance(game, self.seat(name), self.seat(other))
        self.compare(str(distance.total), wanted)

    def check_pile(self, pile: str, field: str, wanted: str) -> None:
        cards = self.game.deck if pile == "deck" else self.game.discard
        if field == "size":
            self.compare(str(len(cards)), wanted)
        else:
            self.compare_cards([FACES[card] for card in cards[-1:]], wanted)

    def check_winners(self, listed: str) -> None:
        if not self.game.over:
            raise StepFailed(f"the game goes on; {self.open_question()}")
        wanted = sorted(self.seat(part.strip()) for part in listed.split(",") if part.strip())
        if wanted != sorted(self.game.winners):
            names = ", ".join(self.game.names[seat] for seat in self.game.winners)
            raise StepFailed(f"found [{names}]")

    def check_game(self, field: str, wanted: str) -> None:
        if field not in GAME_CHECKS:
            raise ScenarioError(f"a game has no {field!r}: {', '.join(GAME_CHECKS)}")
        self.compare(GAME_CHECKS[field](self.game), wanted)

    def compare(self, found: str, wanted: str) -> None:
        if found != wanted.strip():
            raise StepFailed(f"found {found}")

    def compare_cards(self, found: list[str], listed: str) -> None:
        """Cards in any order; a word without rank and suit fits any copy."""
        parts = [part.strip() for part in listed.split(",") if part.strip()]
        wanted = [read_word(part, self.game.lexicon) for part in parts]
        rest = list(found)
        for word in sorted(wanted, key=_said_of_corner, reverse=True):
            fits = [face for face in rest if word_fits(word, face)]
            if not fits:
                raise StepFailed(f"found [{', '.join(found)}]")
            rest.remove(fits[0])
        if rest:
            raise StepFailed(f"found [{', '.join(found)}]")

    def seat(self, name: str) -> int:
        seat = seat_named(name, self.game.names)
        if seat is None:
            raise ScenarioError(f"nobody is called {name!r}")
        return seat


def _yes_no(value: object) -> str:
    return "yes" if value else "no"


def _character(game: Game, seat: int) -> str:
    rule = game.characters[seat]
    return rule.slug if rule else "none"


PLAYER_CHECKS: dict[str, Callable[[Game, int], Any]] = {
    "life": lambda game, seat: str(game.life[seat]),
    "max_life": lambda game, seat: str(game.max_life[seat]),
    "hand": lambda game, seat: [FACES[card] for card in game.hands[seat]],
    "hand_size": lambda game, seat: str(len(game.hands[seat])),
    "table": lambda game, seat: [FACES[card] for card in game.gear[seat]],
    "alive": lambda game, seat: _yes_no(game.alive[seat]),
    "passive": lambda game, seat: _yes_no(game.passive[seat]),
    "role": lambda game, seat: game.roles[seat],
    "character": _character,
}
GAME_CHECKS: dict[str, Callable[[Game], str]] = {
    "turn": lambda game: game.names[game.turn],
    "event": lambda game: game.event.slug if game.event else "none",
    "over": lambda game: _yes_no(game.over),
    "abandoned": lambda game: _yes_no(game.over == "abandoned"),
    "bangs_played": lambda game: str(game.bangs_played),
    "reshuffles": lambda game: str(game.shuffles),
}
_NAME = r"([A-Za-z0-9_-]+)"
STEP_FORMS: list[tuple[str, Callable[..., None]]] = [
    (re.escape(NOON), ScenarioTable.high_noon),
    (rf"asked {_NAME}", ScenarioTable.asked),
    (rf"can {_NAME}: (.+)", ScenarioTable.can),
    (rf"cannot {_NAME}: (.+)", ScenarioTable.cannot),
    (rf"options {_NAME} = \[(.*)\]", ScenarioTable.options),
    (rf"default {_NAME} = (.+)", ScenarioTable.default),
    (rf"knows {_NAME} {_NAME}\.hand = \[(.*)\]", ScenarioTable.knows),
    (r"check winners = \[(.*)\]", ScenarioTable.check_winners),
    (r"check (deck|discard)\.(size|top) = (.+)", ScenarioTable.check_pile),
    (rf"check {_NAME}\.distance_to\({_NAME}\) = (\d+)", ScenarioTable.check_distance),
    (rf"check {_NAME}\.([a-z_]+) = (.+)", ScenarioTable.check_player),
    (r"check ([a-z_]+) = (.+)", ScenarioTable.check_game),
    (rf"{_NAME}: (.+)", ScenarioTable.play),
]


def _said_of_corner(word: str) -> int:
    """How many letters of its corner a word says."""
    return len(word.partition("/")[2])


def form_of(line: str) -> tuple[Callable[..., None], tuple[str, ...]]:
    """The method of a `ScenarioTable` that takes this step, and its arguments."""
    for pattern, method in STEP_FORMS:
        match = re.fullmatch(pattern, line.strip())
        if match:
            return method, match.groups()
    raise ScenarioError(f"{line!r} is none of the forms of a step")
