"""The executable rulebook holds, and nothing that can be shown is missing from it."""

from __future__ import annotations

import importlib
import re
import tomllib
from collections import Counter
from functools import cache
from typing import Any

import pytest

from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.scenarios import run_scenario
from tests.games import RULEBOOK, scenarios
from tests.source import PACKAGE

#: Rulings that are shown by a test rather than by a scenario (S31): module and function.
SHOWN_BY_TESTS = {
    "R2": ("tests.engine.test_rulings", "test_r2_an_ability_not_used_is_an_opportunity_lost"),
}


@pytest.mark.parametrize("name", [name for name, _ in scenarios()])
def test_scenario(name: str) -> None:
    outcome = run_scenario(dict(scenarios())[name], RULEBOOK / name.partition(":")[0])
    assert outcome.passed, str(outcome)


def test_the_id_of_a_scenario_is_its_own() -> None:
    twice = [key for key, times in Counter(s["id"] for _, s in scenarios()).items() if times > 1]
    assert twice == []


@cache
def rulings() -> dict[str, dict[str, Any]]:
    return tomllib.loads((PACKAGE / "content/rulings.toml").read_text(encoding="utf-8"))


def rulings_to_show() -> list[str]:
    return [number for number, ruling in rulings().items() if ruling["testable"]]


@cache
def named_in_scenarios() -> frozenset[str]:
    text = " ".join(f"{s['id']} {s.get('source', '')}" for _, s in scenarios())
    return frozenset(re.findall(r"\bR\d+\b", text))


@pytest.mark.parametrize("number", rulings_to_show())
def test_a_ruling_is_shown(number: str) -> None:
    assert number in named_in_scenarios() or number in SHOWN_BY_TESTS


@pytest.mark.parametrize("number", SHOWN_BY_TESTS)
def test_the_test_that_shows_a_ruling_is_there(number: str) -> None:
    module, function = SHOWN_BY_TESTS[number]
    assert callable(getattr(importlib.import_module(module), function))
    assert number in rulings_to_show()


def test_scenarios_name_only_rulings_that_are_there() -> None:
    assert named_in_scenarios() <= set(rulings())


def test_what_cannot_be_tested_says_why() -> None:
    for number, ruling in rulings().items():
        assert ruling["testable"] or ruling["reason"], number


@pytest.mark.parametrize("slug", [*KIND_BY_SLUG, *CHARACTERS, *EVENTS])
def test_every_card_character_and_event_is_played_in_some_scenario(slug: str) -> None:
    """A card in a step of play or on the table; a character at the table; an event in force."""
    assert any(re.search(rf"\b{slug}\b", played(scenario)) for _, scenario in scenarios())


def played(scenario: dict[str, Any]) -> str:
    players = [
        f"{player['character']} {' '.join(player.get('table', []))}"
        for player in scenario["player"]
    ]
    events = [scenario.get("event", ""), *scenario.get("events", [])]
    return " ".join([*scenario["steps"], *players, *events])
