"""Whatever is sent to a house: a reason or the end of the connection, and no game changes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from sixgun.trials.attacks import AttackFindings
from sixgun.trials.hostile import strange_moves, trial
from sixgun.trials.ledger import first_position
from sixgun.trials.malice import SAMPLES, UNREADABLE, Malice, is_readable
from tests.trials.stories import a_written_game


def withstand(folder: Path, messages: int) -> AttackFindings:
    found = asyncio.run(trial(folder, messages=messages, seed=4))
    assert found.faults == []
    assert found.sent.total() >= messages
    assert found.games >= 2
    return found


def test_a_house_withstands_a_hostile_hour(tmp_path: Path) -> None:
    found = withstand(tmp_path, 1_500)
    assert {"as a spectator", "out of turn", "out of range"} <= set(found.sent)


@pytest.mark.long
def test_a_house_withstands_a_hostile_day(tmp_path: Path) -> None:
    found = withstand(tmp_path, 100_000)
    assert {"oversized", "binary", "bad frames", "before hello"} <= set(found.sent)
    assert found.cut_off


# ------------------------------------------------------------ would the trial notice?


def test_malice_is_the_same_for_the_same_seed() -> None:
    one, other = (Malice(random.Random(7)) for _ in range(2))
    assert [one.missile() for _ in range(50)] == [other.missile() for _ in range(50)]


def test_what_nobody_should_read_cannot_be_read() -> None:
    malice = Malice(random.Random(1))
    for make in UNREADABLE:
        missile = make(malice)
        assert not is_readable(missile.data)
        assert missile.id == 0


def test_samples_are_messages_of_the_protocol() -> None:
    malice = Malice(random.Random(1))
    for _ in range(3 * len(SAMPLES)):
        assert "t" in malice.sample()


def test_a_move_that_nobody_made_is_found() -> None:
    written = a_written_game()
    answers = {}
    game = first_position(written)
    for move in written.moves:
        assert game.decision is not None
        choice = game.texts().index(move.text)
        answers[written.id, game.decision.serial] = choice
        game.choose(game.options[choice])
    assert strange_moves(written, dict(answers)) == []
    (lost, *_) = strange_moves(written._replace(moves=written.moves[:-1]), dict(answers))
    assert "is lost" in lost
    del answers[written.id, 1]
    (made, *_) = strange_moves(written, answers)
    assert "was made" in made
