"""The rulebook of the pages: nothing of the rules is missing in it, and nothing is there twice."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.engine.settings import ROLES
from sixgun.locales import LANGUAGES, speech, texts
from sixgun.server.tables.scripted import ScriptedGame
from sixgun_tools.generators.figure import figures
from sixgun_tools.generators.rulings import rulings_of_the_big_game
from sixgun_tools.generators.sections import (
    NoSection,
    Section,
    by_section,
    files_of,
    numbers,
    section_of,
    sections,
    shown,
    write_scenarios,
)
from tests.games import RULEBOOK, scenarios
from tests.source import PACKAGE

#: Scenarios in which nobody decides anything: they can only be read.
ONLY_READ = {
    "R65-sheriff-and-dynamite",
    "R72-dynamite-takes-one-of-the-last-two",
    "S9-last-active-player-leaves",
}

#: What pages are told of a scenario besides the scenario itself.
OURS = {"rulings", "about"}


@cache
def found() -> dict[str, list[dict[str, Any]]]:
    return by_section(RULEBOOK)


def of_this_game() -> list[dict[str, Any]]:
    """Every scenario that proves a rule; positions for bots and the duel for two are others."""
    return [each for name, each in scenarios() if name.partition("/")[0] not in ("bots", "duel")]


def told() -> list[dict[str, Any]]:
    return [scenario for section in found().values() for scenario in section]


# ------------------------------------------------------------------ sections


def test_every_scenario_is_in_one_section() -> None:
    listed = Counter(scenario["id"] for scenario in told())
    assert set(listed.values()) == {1}
    assert set(listed) == {scenario["id"] for scenario in of_this_game()}


def test_every_ruling_is_in_one_section() -> None:
    listed = Counter(number for section in sections() for number in section.rulings)
    assert set(listed.values()) == {1}
    assert set(listed) == set(rulings_of_the_big_game())


def test_everything_is_explained_in_one_section() -> None:
    listed = Counter(slug for section in sections() for slug in section.names)
    assert set(listed.values()) == {1}
    assert set(listed) == {*KIND_BY_SLUG, *CHARACTERS, *EVENTS, *ROLES}


def test_the_files_that_sections_name_are_there() -> None:
    named = {file for section in sections() for file in section.scenarios}
    assert named <= set(files_of(RULEBOOK))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", sections(), ids=lambda section: section.name)
def test_a_section_is_written_in_every_language(section: Section, lang: str) -> None:
    say = speech(lang).say
    assert say(f"rules-{section.anchor}")
    assert len(say(f"rules-{section.anchor}.text").split()) >= 15
    assert say(f"rules-part-{section.part}")


def test_nothing_is_written_that_no_page_shows() -> None:
    keys = re.findall(r"^rules-([\w-]+) =", "\n".join(rules_texts()), re.MULTILINE)
    pages = "".join(
        path.read_text(encoding="utf-8")
        for path in (PACKAGE / "web/src").rglob("*")
        if path.suffix in (".ts", ".vue") and path.name != "rulebook.ts"
    )
    named = {section.anchor for section in sections()} | {"part-game", "part-boxes", "part-house"}
    named |= {f"figure-{name}" for name in figures()}
    named |= {key for key in keys if re.search(rf"[`\"](rules-)?{key}[`\"]", pages)}
    named |= {f"step-{kind}" for kind in re.findall(r'"(\w+)"', pages)}
    assert set(keys) <= named


def rules_texts() -> list[str]:
    return [text for name, text in texts("en").items() if name.startswith("rules")]


def test_ranges_of_rulings() -> None:
    assert [*numbers("R7 R15-R17 S1")] == ["R7", "R15", "R16", "R17", "S1"]


# ----------------------------------------------------------------- scenarios


@pytest.mark.parametrize(
    ("file", "name", "source", "section"),
    [
        ("base/shooting.toml", "R31-only-bang-cards-are-limited", "R31", "shooting"),
        ("base/cards.toml", "rev_carabine-does", "Weapons", "weapons"),
        ("base/cards.toml", "beer-does", "Beer; R7", "life"),
        ("base/examples.toml", "ex-kit-carlson", "R100", "characters"),
        ("base/examples.toml", "ex-general-store-order", "General store", "taking"),
        ("base/tournament.toml", "T-100-anything", "R17, T-100", "variants"),
        ("high_noon/suits.toml", "whatever", "", "high_noon"),
    ],
)
def test_where_a_scenario_belongs(file: str, name: str, source: str, section: str) -> None:
    assert section_of({"id": name, "source": source}, file) == section


def test_a_scenario_without_a_section_is_an_error_that_says_where() -> None:
    with pytest.raises(NoSection, match=r"base/new\.toml: something belongs to no section"):
        section_of({"id": "something", "source": ""}, "base/new.toml")


def test_scenarios_can_be_tried_by_whoever_acts_in_them() -> None:
    assert {scenario["id"] for scenario in told() if not scenario["me"]} == ONLY_READ
    for scenario in told()[:: len(told()) // 40]:
        scripted = ScriptedGame({key: value for key, value in scenario.items() if key not in OURS})
        assert scripted.game.names[scripted.seat] == scenario["me"]


def test_who_tries_a_scenario_is_whose_turn_it_is_if_he_acts() -> None:
    (scenario,) = [s for _, s in scenarios() if s["id"] == "R32-duel-beyond-the-limit"]
    assert shown(scenario, "duel")["me"] == scenario["turn"] == "Ann"
    bobs = {**scenario, "steps": ["asked Ann"], "turn": "Bob"}
    assert shown(bobs, "duel")["me"] == "Ann"


def test_scenarios_say_what_of_their_section_they_are_about() -> None:
    about = {scenario["id"]: scenario["about"] for scenario in told()}
    assert about["R38-barrel-tried-once"] == "barrel"
    assert about["ex-ricochet"] == "ricochet"
    assert about["R24-dynamite-then-jail-then-the-next"] == ""
    for section in sections():
        assert {scenario["about"] for scenario in found()[section.name]} <= {"", *section.names}
    for name in ("high_noon", "fistful_of_cards", "dodge_city_characters"):
        unsaid = [scenario["id"] for scenario in found()[name] if not scenario["about"]]
        assert len(unsaid) < len(found()[name]) / 10, unsaid


def test_pages_are_told_rulings_and_nothing_for_developers() -> None:
    for scenario in told():
        assert "source" not in scenario
        assert set(scenario["rulings"]) <= set(rulings_of_the_big_game())


def test_the_files_beside_the_pages(tmp_path: Path) -> None:
    folder = tmp_path / "rulebook"
    write_scenarios(RULEBOOK, folder)
    counts = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    assert list(counts) == [section.anchor for section in sections()]
    for anchor, count in counts.items():
        assert len(json.loads((folder / f"{anchor}.json").read_text(encoding="utf-8"))) == count
    assert sum(counts.values()) == len(of_this_game())


# -------------------------------------------------------------------- figure


def test_the_figure_shows_what_the_rules_say() -> None:
    """R29: the shorter way round, only the living; Scope and Mustang add up, never below 1."""
    pictures = {name: [seat.distance for seat in seats] for name, seats in figures().items()}
    assert pictures == {
        "plain": [0, 1, 2, 3, 2, 1],
        "gear": [0, 1, 1, 3, 1, 1],
        "fewer": [0, 1, 0, 2, 2, 1],
    }
    assert [seat.out for seat in figures()["fewer"]] == [False, False, True, False, False, False]
