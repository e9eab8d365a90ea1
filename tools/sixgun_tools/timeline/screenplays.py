"""Writes games as a house tells them to one seat: every message, and how long it was in coming.

    python -m sixgun_tools.timeline.screenplays FOLDER GAMES [FIRST]

Both games, three to eight players, all boxes, seen by a seat or by somebody who looks on; each
number is another game, always the same. The pages play them in virtual time
(`test/time/timeline.test.ts`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from sixgun.bots.contract import Bot
from sixgun.bots.runner import Witness
from sixgun.engine.machine import Machine
from sixgun.engine.settings import PLAYERS_NEED
from sixgun.server import protocol
from sixgun.server.protocol import Chair, TableOptions
from sixgun.server.settings import CLOCKS, PACES
from sixgun.server.tables.connection import Viewer
from sixgun.server.tables.games import BANG, DUEL, HouseGame
from sixgun.server.tables.pauses import draw_pause
from sixgun.server.tables.position import Moment, Position

#: Boxes that are played together, one game after another.
BOXES = (("base",), ("base", "dodge_city"), ("all",), ("all",), ("all",))
#: Who plays: bots of several strengths, and chance, which does what nobody would.
MINDS = ("drifter", "random", "gunslinger", "drifter")
DUEL_MINDS = ("brawler", "random")


class Listener:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send_bytes(self, message: bytes) -> None:
        self.heard.append(message)


class Screenplay:
    """One game: who plays what, and who looks."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.dice = Random(f"timeline {number}")
        self.is_duel = number % 4 == 3
        self.kind: HouseGame = DUEL if self.is_duel else BANG
        self.options = self._duel() if self.is_duel else self._big_game()
        watches = number % 9 == 5
        self.seat: int | None = None if watches else self.dice.randrange(self.options.players)

    def _big_game(self) -> TableOptions:
        place = self.number - self.number // 4
        players = 3 + place % 6
        boxes = ("all",) if players in PLAYERS_NEED else BOXES[place % len(BOXES)]
        ways = ("random", "two", "random", "two_open")
        return TableOptions(
            players=players,
            sets=boxes,
            characters=ways[self.number // 4 % 4],  # type: ignore[arg-type]
            closed_discards=self.number % 10 == 8,
        )

    def _duel(self) -> TableOptions:
        place = self.number // 4
        return TableOptions(
            game="duel", players=2, fighters=2 + place % 5, tournament=place % 2 == 1
        )

    def bots(self) -> list[Bot]:
        minds = DUEL_MINDS if self.is_duel else MINDS
        mind = minds[self.number // 4 % len(minds)]
        names = [f"{self.number} {seat}" for seat in range(self.options.players)]
        return [self.kind.make_bot(mind, name) for name in names]

    def messages(self) -> Iterator[tuple[int, bytes]]:
        """Each message, and how many milliseconds after the one before it was sent."""
        settings = self.kind.plain_settings(self.options, {})
        seed = self.dice.randbytes(32)
        game = self.kind.make(settings, seed, self.kind.rules, patient=True)
        listener = Listener()
        viewer = Viewer(listener, self.seat)  # type: ignore[arg-type]
        yield 0, protocol.encode(self.table())
        yield 0, protocol.encode(protocol.Game(str(self.number), 1, game.rules_version))
        for pause in self.decisions(game):
            viewer.show(self.moment(game))
            viewer.ack(viewer.seq)
            yield round(pause * 1000), listener.heard.pop()
        yield 0, protocol.encode(protocol.Ended(str(self.number), game.over))

    def decisions(self, game: Machine) -> Iterator[float]:
        """Let everybody play; for each decision and for the end, the pause that came before it."""
        bots = self.bots()
        witnesses = [Witness(game, seat) for seat in range(game.seats)]
        pause = 0.0
        while (decision := game.decision) is not None:
            yield pause
            game.choose(self.choice(game, bots, witnesses), decision.serial)
            pause = draw_pause(self.dice, PACES[self.options.pace])
        yield pause

    def choice(self, game: Any, bots: Sequence[Bot], witnesses: Sequence[Witness]) -> Any:
        seat = game.decision.seat
        if bots[seat].needs == "options":
            return bots[seat].pick(game.options)
        return bots[seat].choose(game.view(seat), witnesses[seat].reports(), None)

    def moment(self, game: Any) -> Moment:
        heard = game.ears or []
        asks = game.decision is not None and game.decision.seat == self.seat
        clock = protocol.Clock(round(CLOCKS["normal"].decision * 1000), 0) if asks else None
        recent = len(heard) if self.options.closed_discards and not game.over else -1
        position = Position(self.kind, game.view(), heard, clock)
        return position.moment(game.view(self.seat), recent=recent)

    def table(self) -> protocol.Table:
        chairs = tuple([Chair("bot", f"Bot {seat}") for seat in range(self.options.players)])
        place = -1 if self.seat is None else self.seat
        return protocol.Table("here", "playing", self.options, chairs, owner=-1, seat=place)


def write(folder: Path, games: int, first: int = 0) -> list[Path]:
    """One file a game, a message a line; beside them the middle pause, in milliseconds."""
    folder.mkdir(parents=True, exist_ok=True)
    pace = {"pause": round(PACES[TableOptions().pace] * 1000)}
    (folder / "pace.json").write_text(json.dumps(pace), encoding="utf-8")
    written = []
    for number in range(first, first + games):
        path = folder / f"{number:04}.jsonl"
        lines = [
            f'{{"gap":{gap},"message":{message.decode()}}}\n'
            for gap, message in Screenplay(number).messages()
        ]
        path.write_text("".join(lines), encoding="utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    place, wanted, *rest = sys.argv[1:]
    found = write(Path(place), int(wanted), int(rest[0]) if rest else 0)
    sys.stdout.write(json.dumps([str(path) for path in found]) + "\n")
