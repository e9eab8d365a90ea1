"""Tables that are opened from a scenario: for one person, counted nowhere, to be tried again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from ...engine.notation import read_choice
from ...engine.options import Option
from ...engine.snapshot import RULES_VERSION
from .. import protocol
from ..protocol import TableOptions
from ..protocol.refusals import Refusal
from ..store import acts
from ..store.rows import SavedGame
from .connection import Guest
from .dealing import begin
from .games import kind_of
from .playing import Play
from .scripted import Stage, open_stage
from .state import Place, TableState
from .table import Table, on

if TYPE_CHECKING:
    from ..house import House
    from ..store.rows import SavedMove
    from ..store.writer import AnyAct


class StagePlay(Play):
    """A game at a prepared position: the others follow the script, and steps can be repeated."""

    def __init__(self, table: Table, name: str, stage: Stage) -> None:
        super().__init__(table, name, 1, stage.game)
        self.stage = stage
        self.seconds = 0.0  # nobody hurries whoever learns
        self.moves_at = [0]  # how many moves were made before each step

    def _ask(self) -> None:
        """The person may think; everybody else does what the script says."""
        pending = self.pending
        assert pending is not None
        if pending.decision.seat != self.stage.seat:
            self._hold(pending, self.stage.reply(), "bot")
            self.table.post(self._apply_when_due, pending)

    def choose(self, option: Option, serial: int) -> None:
        self.stage.take(option, serial)

    async def _moved(self, move: AnyAct) -> None:
        """Nothing of a lesson is counted, and its end can be taken back like everything else."""
        self._note_step()
        self.table.state.status = "over" if self.game.over else "playing"
        await self.table.keep(move, self.table.as_saved())
        self.show()
        if self.game.over:
            self.table.show_table()
            self.tell_end()
        else:
            self.go_on()

    def _note_step(self) -> None:
        if self.stage.steps > len(self.moves_at):
            self.moves_at.append(self.written)

    def lesson(self) -> protocol.Lesson:
        return protocol.Lesson(self.stage.steps, self.stage.failed, self.stage.done)

    async def again(self, step: int) -> None:
        """Go back to a step: what came after it never happened."""
        self.stage.again(step)
        self.drop_pending()
        self.game = self.stage.game
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
            self.stage.take(read_choice(self.game, move.text))
            self.written = move.number
            self._note_step()


@on(protocol.Again)
async def again(table: Table, guest: Guest, request: protocol.Again) -> None:
    if not isinstance(table.play, StagePlay):
        raise Refusal("not-a-lesson")
    table.place_of(guest)
    await table.play.again(request.step)
    guest.done(request.id)


def scenario_table(house: House, guest: Guest, options: TableOptions, scenario: str) -> Table:
    """A table for this person alone, at the position of a scenario."""
    stage = open_stage(scenario)
    shown = msgspec.structs.replace(
        kind_of(stage.game).table_options(stage.game),
        clock="none",
        pace=options.pace,
        patient=False,
        spectators=False,
        public=False,
    )
    places = [_place(stage, seat, guest.person) for seat in range(stage.game.seats)]
    state = TableState(places, owner=guest.person, scenario=scenario, status="playing", games=1)
    table = Table(house, secrets.token_urlsafe(16), shown, state)
    state.game = secrets.token_hex(8)
    table.play = StagePlay(table, state.game, stage)
    return table


def _place(stage: Stage, seat: int, person: str) -> Place:
    name = stage.game.names[seat]
    if seat == stage.seat:
        return Place(kind="person", person=person, name=name)
    return Place(kind="bot", name=name, bot=kind_of(stage.game).lesson_bot)


def begun(table: Table) -> AnyAct:
    """The game of a scenario, as it is written down: the scenario says everything about it."""
    return acts.begin_game(
        SavedGame(
            id=table.state.game,
            table_id=table.name,
            number=1,
            rules=RULES_VERSION,
            settings="{}",
            seed="",
            counted=False,
            begun=table.house.clock.date(),
        )
    )


def restored_stage(table: Table, moves: list[SavedMove]) -> StagePlay:
    """The stage as it was; a scenario that cannot be played any more is a `Refusal`."""
    play = StagePlay(table, table.state.game, open_stage(table.state.scenario))
    play.replay(moves)
    return play
