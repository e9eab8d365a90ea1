"""What a seat cannot know, it is not sent: not by bytes, and not by time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from sixgun.engine import seeing
from sixgun.server import protocol
from sixgun.server.tables import playing, showing
from sixgun.server.tables.games import HouseGame, Seen
from sixgun.server.tables.position import Position
from sixgun.trials.worlds import WorldFindings, places_for, trial


def compare(folder: Path, games: int, closed: bool | None = None) -> WorldFindings:
    return asyncio.run(trial(folder, games=games, seed=3, closed=closed))


def test_two_worlds_send_the_same_bytes_at_the_same_times(tmp_path: Path) -> None:
    found = compare(tmp_path, 12)
    assert found.faults == []
    assert found.differing
    assert found.explained
    assert {"person", "bot"} <= set(found.asked)


def test_somebody_is_there_or_the_table_would_wait() -> None:
    drawn = [places_for(4, None, Random(seed)) for seed in range(300)]
    people = [[place for place in places if place.kind == "person"] for places in drawn]
    assert any(place.away for each in people for place in each)
    assert not any(each and all(place.away for place in each) for each in people)


@pytest.mark.long
def test_many_worlds_send_the_same_bytes_at_the_same_times(tmp_path: Path) -> None:
    found = compare(tmp_path, 200)
    assert found.faults == []
    assert found.decisions > 500
    assert set(found.asked) == {"person", "bot", "forced", "nobody"}


def test_closed_discards_are_the_same_bytes_whatever_lies_below_the_top(tmp_path: Path) -> None:
    """S22: views, resends, deltas, odds and cautions at a tournament's table."""
    found = compare(tmp_path, 14, closed=True)
    assert found.faults == []
    assert found.piles >= 8
    assert found.reloads
    assert found.explained


@pytest.mark.long
def test_many_closed_discards_are_the_same_bytes(tmp_path: Path) -> None:
    found = compare(tmp_path, 200, closed=True)
    assert found.faults == []
    assert found.piles > 100


# ------------------------------------------------------------ would the trial notice?


def test_a_house_that_shows_all_discards_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeing, "seen_discards", lambda pile, settings: pile)
    assert any('"discard":' in fault for fault in compare(tmp_path, 14, closed=True).faults)


def test_a_house_that_tells_again_all_that_fell_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showing, "recent", lambda reports, reader: len(reports))
    assert any("discarded" in fault for fault in compare(tmp_path, 14, closed=True).faults)


def test_a_house_that_tells_by_time_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that lets those wait who have a choice."""
    pending = playing.Pending

    def hasty(decision: playing.Decision, opened: float, earliest: float) -> playing.Pending:
        return pending(decision, opened, earliest if len(decision.options) > 1 else opened)

    monkeypatch.setattr(playing, "Pending", hasty)
    assert any("told at" in fault or "elsewhere" in fault for fault in compare(tmp_path, 24).faults)


def test_a_house_that_sends_too_much_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that says how many answers the one who is asked has."""
    position, answers = playing.Play.position, [0]

    def counted(self: playing.Play) -> Position:
        answers[0] = len(self.game.options)
        return position(self)

    told = HouseGame.question

    def talkative(self: HouseGame, seen: Seen) -> protocol.Question | None:
        question = told(self, seen)
        if question is None:
            return None
        return protocol.Question(
            question.decision, question.seat, question.kind, (answers[0],), question.options
        )

    monkeypatch.setattr(playing.Play, "position", counted)
    monkeypatch.setattr(HouseGame, "question", talkative)
    assert compare(tmp_path, 12).faults
