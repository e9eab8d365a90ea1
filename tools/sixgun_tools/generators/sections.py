"""The rulebook of the pages: its sections, and the rulings and scenarios that belong to each.

`content/rulebook.toml` says what goes where. The pages are given `rulebook.ts`, which
`catalogue` makes, and the scenarios of every section as a file of their
own, which the build of the pages puts beside them.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import sixgun  # noqa: F401 - registers everything
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, KINDS, SET_OF, Kind
from sixgun.engine.notation import LEAVE
from sixgun.scenarios.table import ScenarioError, ScenarioTable, form_of, load_file, scenario_files

from .rulings import rulings_of_the_big_game

#: What pages need not know of a scenario.
DEVELOPERS = frozenset({"source"})
#: Examples of the notation say what they show behind this.
EXAMPLE = "ex-"
#: Folders of scenarios that are about something else: how to play well, and the duel for two.
ELSEWHERE = frozenset({"bots", "duel"})
#: How many scenarios there are, by section.
INDEX = "index.json"

_NUMBER = re.compile(r"\b[RS]\d+\b")
_RANGE = re.compile(r"([RS])(\d+)(?:-[RS](\d+))?")


class NoSection(LookupError):
    """A scenario that belongs to no section of the rulebook."""


@dataclass(frozen=True)
class Section:
    """A section of the rulebook: what it explains, and what it rests on."""

    name: str
    part: str
    names: tuple[str, ...]
    rulings: tuple[str, ...]
    settled: tuple[str, ...]
    scenarios: tuple[str, ...]  # files that belong here as a whole

    @property
    def cited(self) -> tuple[str, ...]:
        """What scenarios cite that belong here."""
        return self.rulings + self.settled

    @property
    def anchor(self) -> str:
        """What it is called in addresses and messages."""
        return self.name.replace("_", "-")


@cache
def sections() -> tuple[Section, ...]:
    """The sections in their order."""
    text = files("sixgun.content").joinpath("rulebook.toml").read_text(encoding="utf-8")
    return tuple(_section(name, entry) for name, entry in tomllib.loads(text).items())


def _section(name: str, entry: dict[str, Any]) -> Section:
    return Section(
        name,
        entry["part"],
        (*entry.get("names", ()), *_names(entry)),
        tuple(numbers(entry.get("rulings", ""))),
        tuple(numbers(entry.get("settled", ""))),
        tuple(entry.get("scenarios", ())),
    )


def _names(entry: dict[str, Any]) -> Iterator[str]:
    """What of a box is explained in a section."""
    for slug, kind in KIND_BY_SLUG.items():
        if first_set(kind) == entry.get("cards"):
            yield slug
    for word, things in (("characters", CHARACTERS), ("events", EVENTS)):
        for slug, rule in things.items():
            if rule.set_name == entry.get(word):
                yield slug


def first_set(kind: Kind) -> str:
    """The box that a card is printed in first; others may bring further copies."""
    return next(box for each, box in zip(KINDS, SET_OF, strict=True) if each is kind)


def numbers(text: str) -> Iterator[str]:
    """`R7 R15-R17` → R7, R15, R16, R17."""
    for letter, first, last in _RANGE.findall(text):
        yield from (f"{letter}{number}" for number in range(int(first), int(last or first) + 1))


# ----------------------------------------------------------------- scenarios


def by_section(rulebook: Path) -> dict[str, list[dict[str, Any]]]:
    """The scenarios of a rulebook as pages are given them, each in one section."""
    found: dict[str, list[dict[str, Any]]] = {section.name: [] for section in sections()}
    for where in files_of(rulebook):
        for scenario in load_file(rulebook / where):
            section = section_of(scenario, where)
            found[section].append(shown(scenario, section))
    return found


def files_of(rulebook: Path) -> list[str]:
    """The files of a rulebook whose scenarios prove a rule of this game."""
    found = [file.relative_to(rulebook) for file in scenario_files(rulebook)]
    return [file.as_posix() for file in found if file.parts[0] not in ELSEWHERE]


def section_of(scenario: dict[str, Any], file: str) -> str:
    """Where a scenario belongs: by its file, else by what its id says, else by its source."""
    whole, rulings, things = _places()
    words = [file] if file in whole else [*_words(scenario)]
    for word in words:
        for shelf in (whole, rulings, things):
            if word in shelf:
                return shelf[word]
    raise NoSection(f"{file}: {scenario['id']} belongs to no section of content/rulebook.toml")


def _words(scenario: dict[str, Any]) -> Iterator[str]:
    """What may say where a scenario belongs, the surest first."""
    name, source = scenario["id"], scenario.get("source", "")
    yield from _NUMBER.findall(name)
    yield _thing(name)
    yield from _NUMBER.findall(source)
    yield _thing(name.removeprefix(EXAMPLE))


def _thing(name: str) -> str:
    """The card, character or event whose name an id begins with; "": none."""
    plain = name.replace("-", "_") + "_"
    _, _, things = _places()
    return max((slug for slug in things if plain.startswith(f"{slug}_")), key=len, default="")


@cache
def _places() -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """The section of every whole file, every ruling and every thing."""
    found = sections()
    return (
        {file: section.name for section in found for file in section.scenarios},
        {number: section.name for section in found for number in section.cited},
        {slug: section.name for section in found for slug in section.names},
    )


def shown(scenario: dict[str, Any], section: str) -> dict[str, Any]:
    """A scenario as pages are given it: its rulings, what it is about, and who tries it."""
    kept = {key: value for key, value in scenario.items() if key not in DEVELOPERS}
    named = _NUMBER.findall(f"{scenario['id']} {scenario.get('source', '')}")
    rulings = [number for number in dict.fromkeys(named) if number.startswith("R")]
    about = _about(scenario, rulings, section)
    return {**kept, "rulings": rulings, "about": about, "me": who_tries(scenario)}


def _about(scenario: dict[str, Any], rulings: list[str], section: str) -> str:
    """Which of the things that its section explains a scenario is about; "": none of them."""
    index, (_, _, things) = rulings_of_the_big_game(), _places()
    ruled = [name for number in rulings for name in index[number]["names"]]
    begins = _thing(scenario["id"].removeprefix(EXAMPLE))
    words = (begins, scenario.get("event", ""), *ruled)
    return next((word for word in words if things.get(word) == section), "")


def who_tries(scenario: dict[str, Any]) -> str:
    """Who is played by a person that tries a scenario; "": nothing is asked in it."""
    from sixgun.server.tables.scripted import (
        ScriptedGame,  # a house is needed to open one, not to read of it
    )

    me = _acting(scenario)
    try:
        ScriptedGame({**scenario, "me": me})
    except ScenarioError:
        return ""
    return me


def _acting(scenario: dict[str, Any]) -> str:
    """Whoever acts in a scenario and stays, best in his own turn; else who is alive."""
    lines = [form_of(step) for step in scenario["steps"]]
    played = [words for form, words in lines if form is ScenarioTable.play]
    leaving = {name for name, text in played if text == LEAVE}
    acting = sorted((name for name, _ in played), key=lambda name: name != scenario["turn"])
    alive: list[str] = [
        player["name"] for player in scenario["player"] if player.get("alive", True)
    ]
    return next((name for name in (*acting, *alive) if name not in leaving), "")


def write_scenarios(rulebook: Path, folder: Path) -> None:
    """The scenarios of a rulebook as files that a house serves: one a section, and an index."""
    found = by_section(rulebook)
    folder.mkdir()
    for section in sections():
        _write(folder / f"{section.anchor}.json", found[section.name])
    _write(folder / INDEX, {section.anchor: len(found[section.name]) for section in sections()})


def _write(file: Path, content: Any) -> None:
    file.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), "utf-8")
