"""The scenarios of the duel hold, and nothing that can be shown is missing from them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from typing import Any

import pytest

from sixgun.duel.printed import CHARACTERS, KIND_BY_SLUG
from sixgun.locales import LANGUAGES, speech
from sixgun.scenarios import run_scenario
from tests.duel.games import scenarios
from tests.games import RULEBOOK
from tests.source import PACKAGE

#: Lines of the part of the regulation about the duel; the tenth names eight characters.
FAQ_LINES = range(1, 12)
DRAWERS = (
    "dalon_ranger",
    "bull_anderson",
    "jango",
    "bill_tightman",
    "pat_garret",
    "dalton_bros",
    "babe_leroy",
    "wyatt_ear",
)


@pytest.mark.parametrize("name", [name for name, _ in scenarios()])
def test_scenario(name: str) -> None:
    outcome = run_scenario(dict(scenarios())[name], RULEBOOK / name.partition(":")[0])
    assert outcome.passed, str(outcome)


def test_the_id_of_a_scenario_is_its_own() -> None:
    assert [key for key, n in Counter(s["id"] for _, s in scenarios()).items() if n > 1] == []


@cache
def rulings() -> dict[str, dict[str, Any]]:
    return tomllib.loads((PACKAGE / "duel/rulings.toml").read_text(encoding="utf-8"))


@cache
def regulation() -> dict[str, dict[str, Any]]:
    return tomllib.loads((PACKAGE / "duel/regulation.toml").read_text(encoding="utf-8"))


@cache
def sources() -> str:
    return " ".join(f"{s['id']} {s.get('source', '')}" for _, s in scenarios())


@pytest.mark.parametrize("number", [n for n, ruling in rulings().items() if ruling["testable"]])
def test_a_ruling_is_shown(number: str) -> None:
    assert re.search(rf"\b{number}\b", sources())


def test_scenarios_name_only_rulings_that_are_there() -> None:
    assert set(re.findall(r"\bD\d+\b", sources())) <= set(rulings())


@pytest.mark.parametrize("number", rulings())
def test_a_ruling_is_said_in_every_language_and_names_what_there_is(number: str) -> None:
    assert all(speech(lang).knows(f"ruling-{number}") for lang in LANGUAGES)
    assert set(rulings()[number]["names"]) <= {*KIND_BY_SLUG, *CHARACTERS}
    assert rulings()[number]["testable"] or rulings()[number]["reason"]


@pytest.mark.parametrize("number", [*rulings(), *regulation()])
def test_whatever_the_text_of_a_ruling_names_is_named_in_its_entry(number: str) -> None:
    names = (rulings() | regulation())[number]["names"]
    assert named_in(speech("en").say(f"ruling-{number}")) - set(names) == set()


def named_in(text: str) -> set[str]:
    """The cards and characters that a text names; the longest name counts."""
    shelves = {"card": KIND_BY_SLUG, "character": CHARACTERS}
    slugs = {
        speech("en").say(f"duel-{shelf}-{slug.replace('_', '-')}"): slug
        for shelf, found in shelves.items()
        for slug in found
    }
    either = "|".join(re.escape(name) for name in sorted(slugs, key=len, reverse=True))
    return {slugs[name] for name in re.findall(rf"(?<!\w)(?:{either})(?!\w)", text)}


def test_what_the_regulation_says_is_told_in_every_language() -> None:
    assert list(regulation()) == [f"FAQ{line}" for line in FAQ_LINES]
    assert set(regulation()["FAQ10"]["names"]) == set(DRAWERS)
    for number, entry in regulation().items():
        assert all(speech(lang).knows(f"ruling-{number}") for lang in LANGUAGES)
        assert set(entry["names"]) <= {*KIND_BY_SLUG, *CHARACTERS}


@pytest.mark.parametrize("line", FAQ_LINES)
def test_a_line_of_the_regulation_is_shown(line: int) -> None:
    assert re.search(rf"FAQ ([0-9]+, )*{line}\b", sources())


@pytest.mark.parametrize("slug", DRAWERS)
def test_whoever_the_regulation_says_draws_is_shown_drawing(slug: str) -> None:
    """The tenth line: it is the owner of the character who draws."""
    shown = [s for _, s in scenarios() if re.search(r"FAQ ([0-9]+, )*10\b", s.get("source", ""))]
    assert any(slug in played(scenario) for scenario in shown)


@pytest.mark.parametrize("slug", [*KIND_BY_SLUG, *CHARACTERS])
def test_every_card_and_character_has_a_scenario_of_its_own(slug: str) -> None:
    """Played in a step, beside a character, or at the front of a scenario named after it."""
    wanted = slug.replace("_", "-")
    named = [s for _, s in scenarios() if re.search(rf"\b{wanted}\b", s["id"])]
    assert any(re.search(rf"\b{slug}\b", played(scenario)) for scenario in named)


def played(scenario: dict[str, Any]) -> str:
    words = list(scenario["steps"])
    for side in (scenario["law"], scenario["outlaws"]):
        words += [side["active"], side.get("rear", "")]
        words += [*side.get("active_table", []), *side.get("rear_table", [])]
    return " ".join(words)
