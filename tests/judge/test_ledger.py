"""Long runs that are stopped and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.judge.games import JudgePlan, judge_games
from sixgun.judge.ledger import Ledger, OtherRun
from sixgun.judge.verdicts import Difference, Finding, Verdict

PLAN = JudgePlan(players=(4,), sets=("base",), seed="ledger")
DIFFERENCE = Difference(1, "s", "o", "w", "d", (Finding("life", "1", "2"),), "R1", "record")


def test_what_was_noted_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    ledger = Ledger.opened(PLAN, path)
    ledger.note(0, judge_games(PLAN, range(2)))
    ledger.note(2, Verdict(games=1, differences=[DIFFERENCE]))
    again = Ledger.opened(PLAN, path)
    assert again.done == {0, 2}
    assert again.total == ledger.total
    assert again.total.differences == [DIFFERENCE]


def test_the_state_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    Ledger.opened(PLAN, path).note(0, Verdict())
    with pytest.raises(OtherRun, match="another run"):
        Ledger.opened(JudgePlan(seed="other"), path)
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(OtherRun, match="not the state"):
        Ledger.opened(PLAN, path)


def test_without_a_file_nothing_is_written(tmp_path: Path) -> None:
    ledger = Ledger.opened(PLAN, None)
    ledger.note(0, Verdict(games=3))
    assert ledger.total.games == 3
    assert not list(tmp_path.iterdir())
