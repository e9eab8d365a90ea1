"""Random games of every sort: engine and judge agree about everything."""

from __future__ import annotations

import pytest

from sixgun.judge.games import JudgePlan, judge_games
from sixgun.judge.report import never_met
from sixgun.judge.verdicts import Verdict

#: 300 games, in parts that can be shared out.
PARTS, GAMES = 10, 30
PLAN = JudgePlan(seed="tests")


def new_differences(verdict: Verdict) -> str:
    return "\n".join(str(found) for found in verdict.differences)


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_judge_agree(part: int) -> None:
    verdict = judge_games(PLAN, range(part * GAMES, (part + 1) * GAMES))
    assert not new_differences(verdict)
    assert (verdict.games, verdict.unfinished) == (GAMES, 0)


@pytest.mark.long
def test_they_agree_about_everything_that_there_is() -> None:
    """2,000 games, in which every kind of decision, card, character and event comes up."""
    verdict = judge_games(JudgePlan(seed="long"), range(2000))
    assert not new_differences(verdict)
    assert not never_met(verdict)
    assert verdict.left > 500
    assert verdict.noons > 100


def test_a_game_depends_on_seed_and_number_alone() -> None:
    alone, among_others = judge_games(PLAN, [7]), judge_games(PLAN, range(7))
    among_others.add(judge_games(PLAN, [7]))
    assert judge_games(PLAN, range(8)) == among_others
    assert judge_games(PLAN, [7]) == alone


def test_every_number_of_players_and_many_combinations_of_boxes_are_played() -> None:
    tables = [PLAN.options_of(number, PLAN.dice_of(number)) for number in range(300)]
    assert {table["players"] for table in tables} == {3, 4, 5, 6, 7, 8}
    assert len({table["sets"] for table in tables}) == 16
    assert {table["high_noon_reshuffles"] for table in tables} == {0, 1, 2, 3}
    for option in ("keep", "sheriff", "events"):
        assert any(option in table for table in tables)
