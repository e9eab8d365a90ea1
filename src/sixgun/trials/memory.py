"""What somebody was shown by a house: it must stay true, whatever happens to the house."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.game import Game as Played
from ..server.protocol import Dealing, Ended, Game, Message, Report, Said, Table, Update
from ..server.protocol.encoding import encode_reports
from .ledger import WrittenGame, WrittenLine


class Memory:
    """What one client was shown of a table, and whether it was ever told otherwise."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[Report, ...]] = {}  # by game
        self.promised: dict[str | int, str] = {}  # commitments by game
        self.ends: dict[str | int, str] = {}  # who won, by game
        self.said: dict[str | int, str] = {}  # lines by number
        self.table = ""
        self.seat = -1
        self.games = 0
        self.returns = 0  # to a game that was seen before
        self.faults: list[str] = []
        self._game = ""
        self._again: list[Report] = []  # since this connection shows the game

    def hear(self, message: Message) -> None:
        match message:
            case Update():
                self._again += message.reports
                self._compare()
            case Table():
                self._see_table(message)
            case Dealing():
                self._keep(self.promised, message.game, message.commitment, "commitment")
            case Game():
                self._see_game(message)
            case Ended():
                self._keep(self.ends, message.game, message.over, "end")
            case Said():
                self._keep(self.said, message.number, message.text, "line")

    def _keep(self, known: dict[str | int, str], key: str | int, new: str, what: str) -> None:
        before = known.setdefault(key, new)
        if before != new:
            self.faults.append(f"{what} {key} was {before!r} and is {new!r}")

    def _see_table(self, table: Table) -> None:
        if table.games < self.games:
            self.faults.append(f"{self.games} games were begun, {table.games} are left")
        if self.seat >= 0 and table.seat != self.seat:
            self.faults.append(f"seat {self.seat} has become {table.seat}")
        self.table, self.seat, self.games = table.table, table.seat, table.games

    def _see_game(self, game: Game) -> None:
        self.returns += game.game in self.seen
        self._game, self._again = game.game, []
        if game.deal is not None:
            self._keep(self.promised, game.game, game.deal.commitment, "commitment")

    def _compare(self) -> None:
        before, now = self.seen.get(self._game, ()), tuple(self._again)
        if now[: len(before)] != before:
            self.faults.append(first_difference(before, now))
        self.seen[self._game] = now

    # ------------------------------------------------------------ against the store

    def held_to(self, games: dict[str, tuple[WrittenGame, Played]]) -> list[str]:
        """What was seen of each game against what its moves in the store lead to."""
        faults = []
        for name, seen in self.seen.items():
            if name not in games:
                faults.append(f"game {name} was seen and is not in the store")
                continue
            written, played = games[name]
            told = encode_reports(played.ears or [], self.seat if self.seat >= 0 else None)
            if seen != told[: len(seen)] or (name in self.ends and seen != told):
                faults.append(f"game {name}: {first_difference(seen, told)}")
            if self.ends.get(name, written.over) != written.over:
                faults.append(f"game {name} ended as {self.ends[name]}, now {written.over}")
            if self.promised.get(name, written.commitment) != written.commitment:
                faults.append(f"game {name} was promised with another commitment")
        return faults

    def held_to_lines(self, lines: Sequence[WrittenLine]) -> list[str]:
        """What was heard against what is written."""
        written: dict[str | int, str] = {
            line.number: line.text for line in lines if line.table == self.table
        }
        return [
            f"line {number} was {text!r} and is {written.get(number)!r}"
            for number, text in self.said.items()
            if written.get(number) != text
        ]


def first_difference(before: Sequence[Report], now: Sequence[Report]) -> str:
    for place, (one, other) in enumerate(zip(before, now, strict=False)):
        if one != other:
            return f"report {place} was {one} and is {other}"
    return f"{len(before)} reports were seen, there are {len(now)}"
