"""Killed with -9 in the middle of things, the house has everything that anybody has seen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixgun.server import protocol
from sixgun.server.protocol import Report, Update
from sixgun.trials.kills import trial
from sixgun.trials.ledger import WrittenLine, faults_of
from sixgun.trials.memory import Memory
from tests.trials.stories import a_written_game


def kill(folder: Path, **options: Any) -> None:
    found = asyncio.run(trial(folder, **options))
    assert found.faults == []
    assert found.kills.total() == options["kills"]
    assert found.games >= 2 * found.tables > 0
    assert found.returns


def test_nothing_is_lost_or_doubled_by_a_few_kills(tmp_path: Path) -> None:
    kill(tmp_path, kills=3, tables=1, seed=2)


@pytest.mark.long
def test_nothing_is_lost_or_doubled_by_many_kills(tmp_path: Path) -> None:
    kill(tmp_path, kills=50, tables=3, seed=1)


# ------------------------------------------------------------ would the trial notice?


def game(name: str = "g") -> protocol.Game:
    return protocol.Game(game=name, number=1, rules=1)


def update(*keys: str) -> Update:
    return Update(seq=1, reports=tuple(Report(key) for key in keys))


def test_a_memory_notices_what_was_lost() -> None:
    memory = Memory()
    for message in (game(), update("drew", "played"), game(), update("drew")):
        memory.hear(message)
    assert memory.faults == ["2 reports were seen, there are 1"]
    assert memory.returns == 1


def test_a_memory_notices_what_is_different() -> None:
    memory = Memory()
    for message in (game(), update("drew"), game(), update("played")):
        memory.hear(message)
    (fault,) = memory.faults
    assert fault.startswith("report 0 was")


def test_a_memory_is_content_with_what_goes_on() -> None:
    memory = Memory()
    for message in (game(), update("drew"), game(), update("drew", "played"), update("missed")):
        memory.hear(message)
    assert memory.faults == []
    assert [report.key for report in memory.seen["g"]] == ["drew", "played", "missed"]


def test_a_memory_notices_other_promises_ends_and_lines() -> None:
    memory = Memory()
    for commitment, over, text in (("a", "outlaws", "hello"), ("b", "sheriff", "bye")):
        memory.hear(protocol.Dealing(game="g", commitment=commitment))
        memory.hear(protocol.Ended(game="g", over=over))
        memory.hear(protocol.Said(number=1, room="table", who="x", name="y", text=text))
    assert len(memory.faults) == 3
    assert memory.held_to_lines([WrittenLine("", 1, "hello")]) == []
    assert memory.held_to_lines([]) == ["line 1 was 'hello' and is None"]
    assert memory.held_to({}) == []
    memory.hear(game())
    memory.hear(update("drew"))
    assert memory.held_to({}) == ["game g was seen and is not in the store"]


# ------------------------------------------------------------------ the ledger


def test_a_ledger_notices_gaps_doubles_and_games_without_an_end() -> None:
    game = a_written_game()
    moves = game.moves
    for wrong in (moves[1:], (*moves[:3], *moves[2:]), (*moves[:4], *moves[5:])):
        assert "gaps" in faults_of(game._replace(moves=wrong))[0]
    assert "not come to its end" in faults_of(game._replace(ended=False))[0]
    other = tuple(move._replace(text="end") for move in moves)
    assert "cannot be replayed" in faults_of(game._replace(moves=other))[0]
