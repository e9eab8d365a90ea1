"""Tables that are opened from a scenario: for one person, counted nowhere, to be tried again."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from ...engine.game import RULES_VERSION
from ...engine.notation import read_choice
from ...engine.options import Option
from .. import protocol
from ..protocol import TableOptions
from ..protocol.refusals import Refusal
from ..store import acts
from ..store.rows import SavedGame
from .connection import Connection
from .dealing import begin
from .ending import tell_end
from .games import kind_of
from .playing import Play
from .scripted import ScriptedGame, open_scripted, sign_of
from .state import Place, TableState
from .table import OpenTable, on

if TYPE_CHECKING:
    from ..house import House
    from ..store.rows import SavedMove
    from ..store.writer import AnyWrite


#: The settings of a lesson: the sign of its scenario. Older versions wrote none.
SIGN = "sign"


class ScriptedPlay(Play):
    """A game at a prepared position: the others follow the script, and steps can be repeated."""

    def __init__(self, table: OpenTable, name: str, scripted: ScriptedGame) -> None:
        super().__init__(table, name, 1, scripted.game)
        self.scripted = scripted
        self.seconds = 0.0  # nobody hurries whoever learns
        self.moves_at = [0]  # how many moves were made before each step

    def _ask(self) -> None:
        """The person may think; everybody else does what the script says."""
        pending = self.pending
        assert pending is not None
        if pending.decision.seat != self.scripted.seat:
            self._hold(pending, self.scripted.reply(), "bot")
            self.table.post(self._apply_when_due, pending)

    def choose(self, option: Option, serial: int) -> None:
        self.scripted.take(option, serial)

    async def _moved(self, move: AnyWrite) -> None:
        """Nothing of a lesson is counted, and its end can be taken back like everything else."""
        self._note_step()
        self.table.state.status = "over" if self.game.over else "playing"
        await self.table.keep(move, self.table.as_saved())
        self.show()
        if self.game.over:
            self.table.show_table()
            tell_end(self)
        else:
            self.go_on()

    def _note_step(self) -> None:
        if self.scripted.steps > len(self.moves_at):
            self.moves_at.append(self.written)

    def lesson(self) -> protocol.Lesson:
        return protocol.Lesson(self.scripted.steps, self.scripted.failed, self.scripted.done)

    async def again(self, step: int) -> None:
        """Go back to a step: what came after it never happened."""
        self.scripted.again(step)
        self.drop_pending()
        self.game = self.scripted.game
        self.written = self.moves_at[step]
        del self.moves_at[step + 1 :]
        self.table.state.status = "playing"
        back = acts.take_back(self.name, self.written + 1)
        await self.table.keep(*back, self.table.as_saved())
        for viewer in self.table.viewers.values():
            viewer.new_game()
        begin(self.table, self)

    def replay(self, moves: list[SavedMove]) -> None:
        """Make the moves that are on disk once more."""
        for move in moves:
            if move.line.from_outside:  # nobody's step: whoever takes the lesson has given up
                self.game.apply(move.line)
            else:
                self.scripted.take(read_choice(self.game, move.text))
            self.written = move.number
            self._note_step()


@on(protocol.Again)
async def again(table: OpenTable, connection: Connection, request: protocol.Again) -> None:
    if not isinstance(table.play, ScriptedPlay):
        raise Refusal("not-a-lesson")
    table.place_of(connection)
    await table.play.again(request.step)
    connection.done(request.id)


def scenario_table(
    house: House, connection: Connection, options: TableOptions, scenario: str
) -> OpenTable:
    """A table for this person alone, at the position of a scenario."""
    scripted = open_scripted(scenario)
    shown = msgspec.structs.replace(
        kind_of(scripted.game).table_options(scripted.game),
        clock="none",
        pace=options.pace,
        patient=False,
        spectators=False,
        public=False,
    )
    places = [_place(scripted, seat, connection.person) for seat in range(scripted.game.seats)]
    state = TableState(
        places, owner=connection.person, scenario=scenario, status="playing", games=1
    )
    table = OpenTable.fresh(house, shown, state)
    state.game = secrets.token_hex(8)
    table.play = ScriptedPlay(table, state.game, scripted)
    return table


def _place(scripted: ScriptedGame, seat: int, person: str) -> Place:
    name = scripted.game.names[seat]
    if seat == scripted.seat:
        return Place(kind="person", person=person, name=name)
    return Place(kind="bot", name=name, bot=kind_of(scripted.game).lesson_bot)


def begun(table: OpenTable) -> AnyWrite:
    """The game of a scenario, as it is written down: the scenario says everything about it, and
    its sign whether it has changed since."""
    settings = {SIGN: sign_of(table.state.scenario)}
    return acts.begin_game(
        SavedGame(
            id=table.state.game,
            table_id=table.name,
            number=1,
            rules=RULES_VERSION,
            settings=json.dumps(settings),
            seed="",
            counted=False,
            begun=table.house.clock.date(),
        )
    )


def restored_lesson(table: OpenTable, moves: list[SavedMove]) -> ScriptedPlay:
    """The lesson as it was; a scenario that cannot be played any more is a `Refusal`."""
    play = ScriptedPlay(table, table.state.game, open_scripted(table.state.scenario))
    play.replay(moves)
    return play


def is_lesson(settings: str) -> bool:
    """Are these the settings of a lesson, of this version or an older one?"""
    try:
        written = json.loads(settings)
    except (ValueError, TypeError, RecursionError):
        return False
    return isinstance(written, dict) and set(written) <= {SIGN}


def is_unchanged(scenario: str, settings: str) -> bool:
    """Is this the scenario that a lesson began with? Those of older versions do not say."""
    written = msgspec.json.decode(settings, type=dict[str, Any])
    try:
        return written.get(SIGN) == sign_of(scenario)
    except Refusal:  # it is there no more
        return False
