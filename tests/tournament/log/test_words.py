"""Every sentence of the tournament is there in every language, and every rule on its page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.cli.tournaments.words import Speaker
from sixgun.locales import LANGUAGES, speech, texts
from sixgun.tournament.log.people import Person
from sixgun.tournament.log.state import STATUSES
from sixgun.tournament.log.words import words
from sixgun.tournament.regulation.conduct import MISCONDUCT
from sixgun.tournament.regulation.derogations import DEROGATIONS
from sixgun.tournament.regulation.duels import DUELS, HOWS
from sixgun.tournament.regulation.prizes import OUTCOMES
from sixgun_tools.generators.regulation_page import named_in, page, rules
from tests.source import ROOT, modules

FILE = "tournament.ftl"


def said_in_the_code() -> Iterator[str]:
    """Keys that the pure part names, and what looks at signatures: refusals, words of their own."""
    for path, tree in modules().items():
        if not path.startswith(("tournament/", "server/desk/evidence/")):
            continue
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            place = {"Refused": 0, "words": 0, "demand": 1}.get(node.func.id)
            if place is None or len(node.args) <= place:
                continue
            key = node.args[place]
            if isinstance(key, ast.Constant):
                yield key.value if node.func.id == "words" else f"refused-{key.value}"


def families() -> Iterator[str]:
    """Keys that are made of a word of the code."""
    for family, names in {
        "derogation": DEROGATIONS,
        "misconduct": MISCONDUCT,
        "outcome": OUTCOMES,
        "table-status": STATUSES,
        "bracket": DUELS,
        "bracket-won": HOWS,
        "left": ("withdrawal", "no_show", "expulsion"),
        "tie": ("marogi", "wins", "lot", "open"),
        "check-status": ("ok", "open", "attention", "failed"),
        "check-h": map(str, range(1, 13)),
    }.items():
        yield from (f"{family}-{name.replace('_', '-')}" for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_said_has_a_sentence(lang: str) -> None:
    keys = {*said_in_the_code(), *families()}
    assert len(keys) > 150
    unsaid = [key for key in sorted(keys) if not speech(lang).knows(key)]
    assert unsaid == [], f"say it in locales/{lang}/{FILE}"


def test_sentences_mention_only_what_they_are_given() -> None:
    """The arguments of a call against the variables of its message."""
    for path, tree in modules().items():
        for node in ast.walk(tree) if path.startswith("tournament/") else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"Refused": 0, "words": 0, "demand": 1}.get(node.func.id, 9)
                key = node.args[place] if place < len(node.args) else None
                if isinstance(key, ast.Constant):
                    name = key.value if node.func.id == "words" else f"refused-{key.value}"
                    given = {word.arg for word in node.keywords}
                    assert variables_of(name) <= given, f"{path}:{node.lineno}: {name}"


def variables_of(key: str) -> set[str]:
    """What a message of the English file mentions."""
    match = re.search(rf"^{key} =(.*?)(?=^\S|\Z)", texts("en")[FILE], re.MULTILINE | re.DOTALL)
    assert match, f"{key}: say it in locales/en/{FILE}"
    return set(re.findall(r"\{ \$(\w+)", match[1]))


def test_no_refusal_is_there_that_nobody_says() -> None:
    there = set(
        re.findall(r"^((?:refused|check|mark|sheet)-[a-z0-9-]+) =", texts("en")[FILE], re.M)
    )
    source = "".join(
        (ROOT / "src/sixgun" / path).read_text(encoding="utf-8")
        for path in modules()
        if path.startswith(("tournament/", "cli/tournament"))
    )
    said = {*said_in_the_code(), *families()}
    unsaid = {key for key in there - said if f'"{key}"' not in source}
    assert unsaid == set()


def test_names_take_the_place_of_numbers() -> None:
    people = {"00000001": Person("Anna"), "00000002": Person("Bruno")}
    speaker = Speaker("it", people)
    several = words("warning-marogi-readings", players="00000001,00000002,00000003")
    assert speaker.say(several).endswith("Anna, Bruno, 00000003")
    note = words("check-derogation-midway", derogation="no_auction")
    assert ": niente aste" in speaker.say(note)
    assert speaker.say(words("check-few", round=1, players=9)).startswith("Il turno 1")


# --------------------------------------------------------- the regulation


def every_rule() -> list[str]:
    return [rule["id"] for section in rules() for rule in section["rule"]]


def test_the_list_of_rules_is_whole() -> None:
    """Every number that the specification uses, each once."""
    expected = [
        *range(1, 8), *range(10, 13), 20, 21, *range(30, 40), *range(50, 66), *range(70, 74),
        *range(80, 85), *range(90, 94), *range(100, 108), 110, *range(120, 130), 130,
        *range(140, 145), *range(150, 158),
    ]  # fmt: skip
    found = every_rule()
    assert len(set(found)) == len(found)
    assert sorted(rule for rule in found if rule[0] == "T") == [f"T-{n:03}" for n in expected]
    assert [rule for rule in found if rule[0] == "V"] == [f"V-{n}" for n in range(1, 10)]
    assert [rule for rule in found if rule[0] == "H"] == [f"H-{n}" for n in range(1, 13)]


def test_the_page_of_the_regulation_is_what_the_tests_say() -> None:
    """Made by `./sixgun tournament regulation > docs/regulation.md`."""
    written = (ROOT / "docs/regulation.md").read_text(encoding="utf-8")
    assert written == page(ROOT)


def test_every_rule_that_can_be_tested_names_its_test() -> None:
    assert "NO TEST" not in page(ROOT)


def test_rules_are_found_in_texts() -> None:
    assert list(named_in("T-050 to T-053, V-4; A-03, H-12")) == [
        "T-050",
        "T-051",
        "T-052",
        "T-053",
        "V-4",
        "H-12",
    ]


def test_the_code_names_no_rule_that_does_not_exist() -> None:
    known = set(every_rule())
    for path in sorted((ROOT / "src/sixgun/tournament").glob("*.py")):
        text = Path(path).read_text(encoding="utf-8")
        assert set(named_in(text)) <= known, path.name
