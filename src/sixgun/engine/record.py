"""Records: a whole game as text, one choice a line.

    sixgun record 1
    rules 1
    settings {"players": 5, ...}
    seed 3f9c...
    deal {"commitment": ...}
    -- turn 1 RUNNING STATE
    P1: play bang on P2
    ...
    -- end 41 outlaws RUNNING STATE

RUNNING is a hash over everything above, STATE a hash of the game: the first
finds a changed byte, the second a changed rule (S26). Same record, same game,
on any machine. The line `deal`, which a house writes, proves how the seed came
about. Lines that begin with `display` (names to show for seats) are outside all
hashes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import blake2b
from itertools import takewhile
from typing import Any, NamedTuple

from .deal import Deal
from .errors import DealError, OtherRules, RecordError, SixgunError
from .machine import HASTY, Machine
from .notation import LEAVE, NOON, LogLine, line_text, option_text, read_choice, read_line
from .options import Option
from .settings import written
from .snapshot import (
    SCRIPTS,
    Script,
    flat_history,
    from_json,
    line_of,
    script_of,
    state_hash,
    to_json,
)

FORMAT = "sixgun record 1"
_MARK = re.compile(r"-- turn ([0-9]{1,9}) ([0-9a-f]{16}) ([0-9a-f]{16})\Z")
_END = re.compile(r"-- end ([0-9]{1,9}) ([a-z]+) ([0-9a-f]{16}) ([0-9a-f]{16})\Z")
_TURNS = re.compile(r"^-- turn ([0-9]{1,9}) ", re.MULTILINE)
DISPLAY = "display "


class RunningHash:
    """A hash over the lines so far; `display` lines do not count."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=8)

    def add(self, line: str) -> None:
        if not line.startswith(DISPLAY):
            self._hash.update(_encoded(line) + b"\n")

    def now(self) -> str:
        return self._hash.copy().hexdigest()


def _encoded(line: str) -> bytes:
    """Bytes that were no text stay what they were; what is no letter at all has bytes, too."""
    try:
        return line.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return line.encode("utf-8", "surrogatepass")


# ---------------------------------------------------------------- writing


class Recorder:
    """Plays a game and writes its record as it goes on.

    The game may be fresh from its seed, or in any position; a position is
    written into the header as a snapshot. With its `deal` the record of a fresh
    game proves how the seed came about.
    """

    def __init__(self, game: Machine, deal: Deal | None = None) -> None:
        self.game: Any = game
        self.lines: list[str] = []
        self._running = RunningHash()
        self._turn = -1
        for line in _header(game, deal):
            self._write(line)
        self._mark()

    @classmethod
    def following(cls, game: Any, deal: Deal | None = None) -> Recorder:
        """The record of a game that may be waiting with a forced question: it begins after that
        one, as the record of a hasty game does (S2)."""
        start = game.copy()
        start.patient = HASTY
        start.answer_forced()
        recorder = cls(start, deal)
        recorder.game = game
        return recorder

    def choose(self, choice: Option | str, serial: int | None = None) -> None:
        decision, places = self.game.decision, self.game.places
        if decision is not None and isinstance(choice, str):
            choice = read_choice(self.game, choice)
        self.game.choose(choice, serial)
        assert decision is not None
        if len(decision.options) > 1:  # what had one answer never stands in a record (S2)
            text = option_text(choice, decision.options, places)  # type: ignore[arg-type]
            self._write(line_text(LogLine(decision.seat, text), self.game.names))
        self._mark()

    def leave(self, seat: int) -> None:
        self._from_outside(LogLine(seat, LEAVE))

    def high_noon_now(self) -> None:
        self._from_outside(LogLine(None, NOON))

    def apply(self, line: LogLine) -> None:
        """Have the game do what a line says, and write it down."""
        if line.from_outside:
            self._from_outside(line)
        elif self.game.asks_for(line):
            self.choose(line.said)

    def _from_outside(self, line: LogLine) -> None:
        """Forced questions are answered first; if that ends the game, or the part of whoever
        leaves, nothing is left to do."""
        between = self.game.copy()
        between.answer_forced()
        self.game.apply(line)
        self._mark(between)
        if not between.over and (line.seat is None or self.game.passive[line.seat]):
            self._write(line_text(line, self.game.names))
            self._mark()

    def _write(self, line: str) -> None:
        self.lines.append(line)
        self._running.add(line)

    def _mark(self, position: Machine | None = None) -> None:
        """Mark a new turn; a forced question stands in no record, so it is not yet the time."""
        game = self.game if position is None else position
        if game.decision is not None and len(game.options) == 1:
            return
        if game.over:
            hashes = f"{self._running.now()} {state_hash(game)}"
            self._write(f"-- end {game.turns} {game.over} {hashes}")
        elif game.turns != self._turn:
            self._turn = game.turns
            self._write(f"-- turn {game.turns} {self._running.now()} {state_hash(game)}")

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


def _header(game: Any, deal: Deal | None) -> list[str]:
    lines = [FORMAT, f"rules {game.rules_version}"]
    if game.title:
        lines.append(f"game {game.title}")
    if game.history == ():
        settings = json.dumps(written(game.settings), sort_keys=True)
        lines += [f"settings {settings}", f"seed {game.seed.hex()}"]
    elif deal is None:
        lines.append(f"snapshot {to_json(game)}")
    else:
        raise DealError("a deal proves a game from its beginning, and this one has begun", "begun")
    if deal is not None:
        deal.check(game.settings, game.seed)
        lines.append(f"deal {deal.to_json()}")
    return lines


def record_of(game: Any, deal: Deal | None = None) -> str:
    """The record of a game from its seed to where it is now."""
    if game.history is None:
        raise SixgunError("this game did not begin from a seed: use Recorder from its position on")
    script = SCRIPTS[game.title]
    settings, rules = written(game.settings), game.rules_version
    fresh = script.fresh(settings, game.seed, rules, patient=False, listen=False)
    recorder = Recorder(fresh, deal)
    for entry in flat_history(game.history):
        recorder.apply(line_of(entry))
    return recorder.text()


# ---------------------------------------------------------------- reading


class Moment(NamedTuple):
    """A line of a record and the game after it."""

    turn: int
    line: str
    game: Any


def replay(text: str, *, listen: bool = False) -> Iterator[Moment]:
    """Play a record line by line, checking everything; the last moment is its end.

    The same game object is used throughout: copy it to keep a position. With
    `listen` it keeps its reports.
    """
    reader = _Reader(text, listen)
    yield reader.begin()
    yield from reader.moments()


def load_record(text: str) -> Any:
    """The game at the end of a record, with its history; damage is a `RecordError`."""
    game = None
    for moment in replay(text):
        game = moment.game
    assert game is not None
    return game


def deal_of(text: str) -> Deal | None:
    """The deal that a record shows, unproved; None: it shows none."""
    said = _said(_header_lines(text.split("\n")))
    return Deal.from_json(said["deal"]) if "deal" in said else None


def proved_deal(text: str) -> Deal:
    """The deal of a whole record, if settings and seed are what was promised.

    Otherwise it is a `DealError`. The settings count as they are written, so that a record
    stays proved when settings are added.
    """
    said = _said(_header_lines(text.split("\n")))
    if "deal" not in said:
        raise DealError("the record shows no deal", "missing")
    deal = Deal.from_json(said["deal"])
    try:
        settings, seed = json.loads(said["settings"]), bytes.fromhex(said["seed"])
    except (KeyError, ValueError, RecursionError) as error:
        raise DealError(
            f"the record has no settings and seed to compare: {error}", "form"
        ) from error
    deal.check(settings, seed)
    return deal


def _header_lines(lines: list[str]) -> list[str]:
    """What comes before the first mark, without what is outside all hashes."""
    header = takewhile(lambda line: not line.startswith("-- "), lines)
    return [line for line in header if not line.startswith(DISPLAY)]


def _said(header: list[str]) -> dict[str, str]:
    """What the lines of a header say, by their first word."""
    said: dict[str, str] = {}
    for line in header[1:]:
        word, _, rest = line.partition(" ")
        if word in said:
            raise RecordError(f"the header says {word[:60]!r} twice", 0)
        said[word] = rest
    return said


def _game_of(said: dict[str, str], script: Script, listen: bool) -> Any:
    """The game that a header begins with."""
    if "snapshot" in said:
        if {"settings", "seed", "deal"} & said.keys():
            raise RecordError("a game begins from a position or from a seed, not from both", 0)
        game = from_json(said["snapshot"])
        game.ears = [] if listen else None
        return game
    settings, seed = json.loads(said["settings"]), bytes.fromhex(said["seed"])
    game = script.fresh(settings, seed, int(said["rules"]), patient=False, listen=listen)
    if "deal" in said and not set(Deal.from_json(said["deal"]).numbers) <= set(range(game.seats)):
        raise DealError("a number was added at a seat that is not at this table", "seat")
    return game


class _Reader:
    def __init__(self, text: str, listen: bool) -> None:
        self.turn = 0
        self.listen = listen
        if not text.endswith("\n"):
            marks = [int(turn) for turn in _TURNS.findall(text)]
            turn = marks[-1] if marks else 0
            raise RecordError("the record does not end with a line break; it was cut", turn)
        self.lines = text[:-1].split("\n")
        self.running = RunningHash()
        self.place = 0

    def begin(self) -> Moment:
        """The header, which ends with the first mark."""
        while self.place < len(self.lines) and not self.lines[self.place].startswith("-- "):
            self._pass(self.lines[self.place])
        self._check_running(self.lines[self.place] if self.place < len(self.lines) else "")
        self.game = self._read_header(_header_lines(self.lines))
        mark = self.lines[self.place]
        self._check_mark(mark)
        self._pass(mark)
        return Moment(self.turn, mark, self.game)

    def moments(self) -> Iterator[Moment]:
        while self.place < len(self.lines):
            line = self.lines[self.place]
            if line.startswith("-- "):
                self._check_running(line)
                self._check_mark(line)
            else:
                self._check_turn_later(line)
            self._pass(line)
            yield Moment(self.turn, line, self.game)
        if self.game.over and not self.lines[-1].startswith("-- end "):
            raise RecordError("the last line, which closes the record, is missing", self.turn)

    def _pass(self, line: str) -> None:
        self.running.add(line)
        self.place += 1

    def _check_running(self, line: str) -> None:
        match = _MARK.match(line) or _END.match(line)
        if not match:
            raise RecordError(f"this is no line of a record: {line[:60]!r}", self.turn)
        if match.group(match.re.groups - 1) != self.running.now():
            where = "this turn" if self.turn else "the header"
            raise RecordError(f"something was changed in {where}: its hash differs", self.turn)

    def _check_mark(self, line: str) -> None:
        end, mark = _END.match(line), _MARK.match(line)
        match = end or mark
        assert match is not None
        said = (int(match.group(1)), end.group(2) if end else "")
        if said != (self.game.turns, self.game.over):
            raise RecordError(f"the game is at turn {self.game.turns} here", self.turn)
        if match.group(match.re.groups) != state_hash(self.game):
            raise RecordError(
                "the record is whole, but these rules lead to another position", self.turn
            )
        if end and self.place != len(self.lines) - 1:
            raise RecordError("there is something after the end", self.turn)
        self.turn = self.game.turns

    def _check_turn_later(self, line: str) -> None:
        """Play a line; that the turn is whole is proved by the mark that closes it."""
        try:
            self._play(line)
        except RecordError:
            raise
        except SixgunError as error:
            raise RecordError(f"{line[:60]!r} cannot be played: {error}", self.turn) from error

    def _play(self, line: str) -> None:
        found = read_line(line, self.game.names)
        if found is None:
            raise RecordError(f"this is no line of a record: {line[:60]!r}", self.turn)
        self.game.apply(found)

    def _read_header(self, header: list[str]) -> Any:
        if not header or header[0] != FORMAT:
            raise RecordError(f"this is no record: its first line is not {FORMAT!r}", 0)
        said = _said(header)
        try:
            script = script_of(said.get("game", ""))
        except SixgunError as error:
            raise RecordError(str(error), 0) from error
        if not script.knows(_version(said.get("rules", ""))):
            raise OtherRules(_version(said["rules"]), script.rules)
        try:
            return _game_of(said, script, self.listen)
        except RecordError:
            raise
        except (SixgunError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise RecordError(f"the header cannot be read: {error}", 0) from error


def _version(said: str) -> int:
    if re.fullmatch(r"0|[1-9][0-9]{0,8}", said):
        return int(said)
    raise RecordError(f"the header does not say the version of the rules, but {said[:60]!r}", 0)
