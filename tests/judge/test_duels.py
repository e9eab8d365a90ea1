"""Duels before the second judge, who knows the rules from the rulings alone."""

from __future__ import annotations

import ast

import pytest

from sixgun.judge.duels import DuelVerdict, judge_duel
from sixgun.judge.duels.box import LIFE, TITLES
from sixgun.judge.duels.rulings import RULED, SETTLED
from tests.source import modules

#: Rulings that no duel can show: nobody falls together with the last one of the other side (D1);
#: corners and set-up are compared as they are (D12, D13).
NOT_SHOWN = {1, 12, 13}
RULINGS = {f"D{number}" for number in range(1, 25) if number not in NOT_SHOWN}

#: What the judge may know of the duel: which duel it is, and how cards are called.
OF_THE_DUEL = {"Duel", "DuelOptions", "DuelSettings", "FACES"}
#: What it may know of the engine: options as data, and the record of a duel.
OF_THE_ENGINE = {"END", "PASS", "VERBS", "Option", "record_of", "EndlessGame"}


def judged(count: int, name: str) -> DuelVerdict:
    total = DuelVerdict()
    for number in range(count):
        total.add(judge_duel(f"{name} {number}"))
    return total


@pytest.mark.parametrize(
    ("count", "name"), [(60, "few"), pytest.param(400, "many", marks=pytest.mark.long)]
)
def test_the_judge_agrees_with_the_engine(count: int, name: str) -> None:
    verdict = judged(count, name)
    if count >= 400:
        assert set(verdict.effects) >= RULINGS, "every ruling is at work"
    assert [str(difference) for difference in verdict.differences] == []
    assert set(verdict.decisions) == set(SETTLED), "every kind of question comes up"
    assert {*TITLES, *LIFE} <= set(verdict.effects), "every card and every character is at work"
    assert verdict.duels == count
    assert verdict.left > 0


def test_rulings_are_cited_by_names_that_exist() -> None:
    assert set(RULED) <= {*TITLES, *LIFE}


def test_a_seed_is_judged_the_same_way_again() -> None:
    once, again = judge_duel("again"), judge_duel("again")
    assert (once.decisions, once.effects) == (again.decisions, again.effects)


def test_the_judge_knows_no_rule_from_the_engine() -> None:
    for path, tree in modules().items():
        if not path.startswith("judge/duels/"):
            continue
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Import) or all(
                not alias.name.startswith("sixgun") for alias in node.names
            )
            if not isinstance(node, ast.ImportFrom) or node.level < 3:
                continue
            names = {alias.name for alias in node.names}
            of_duel = str(node.module).startswith("duel")
            assert names <= (OF_THE_DUEL if of_duel else OF_THE_ENGINE), path
